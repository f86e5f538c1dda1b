//! Whether the other servers answer. Somebody is asked on and on, as a proxy would, so that what is passed on to one that
//! cannot be reached ends soon, and nobody waits for it.

use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use std::time::Duration;

use stolik_store::Node;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::AbortHandle;
use tokio::time::{sleep, timeout};
use tracing::{info, warn};

use crate::neighbours::Neighbours;

const ASKS_EVERY: Duration = Duration::from_millis(500);
const ANSWERS_WITHIN: Duration = Duration::from_secs(1);
/// One answer may be lost.
const TRIES: u32 = 2;

/// Who is being asked, by id.
#[derive(Default)]
pub struct Asking(BTreeMap<String, AbortHandle>);

impl Asking {
    /// Asks whoever is around, and no others.
    pub fn follow(&mut self, neighbours: &Arc<Neighbours>) {
        let others = neighbours.others();
        self.0.retain(|id, asking| {
            let stays = others.iter().any(|node| node.id == *id);
            if !stays {
                asking.abort();
            }
            stays
        });
        for node in others {
            self.0.entry(node.id.clone()).or_insert_with(|| {
                tokio::spawn(keep_asking(Arc::downgrade(neighbours), node)).abort_handle()
            });
        }
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.values().for_each(AbortHandle::abort);
    }
}

async fn keep_asking(neighbours: Weak<Neighbours>, node: Node) {
    let mut unanswered = 0;
    loop {
        let answers = timeout(ANSWERS_WITHIN, ask(&node.address)).await.is_ok_and(|asked| asked.is_ok());
        let Some(neighbours) = neighbours.upgrade() else { return };
        if answers {
            if unanswered >= TRIES {
                info!(server = node.address, "another server answers again");
            }
            unanswered = 0;
            neighbours.note_answer(&node, true);
        } else {
            unanswered += 1;
            if unanswered == TRIES {
                warn!(server = node.address, "another server does not answer: nothing is passed on to it");
                neighbours.note_answer(&node, false);
            }
        }
        drop(neighbours);
        sleep(ASKS_EVERY).await;
    }
}

/// Whatever it says, it is there.
async fn ask(address: &str) -> std::io::Result<()> {
    let mut tcp = TcpStream::connect(address).await?;
    tcp.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").await?;
    tcp.read_u8().await.map(drop)
}

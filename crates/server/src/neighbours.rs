//! Servers that share one database. Each says every moment that it lives; one that cannot get that through has lost touch,
//! and serves nothing until it can: by then another one may have its rooms. And each asks the others every moment whether
//! they answer: the database may hear one whom nobody else reaches.
//!
//! None of this decides who is right. That does the fence alone: whoever writes names the claim that it believes in.

use std::collections::BTreeSet;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use stolik_store::{Claim, Cluster, Node, StoreError, Whose};
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};
use tracing::{info, warn};

use crate::asking::Asking;

/// A server that was silent for so long is taken for gone, by the database's clock.
pub const LEASE: Duration = Duration::from_millis(2000);
/// By its own clock it is out of touch sooner: clocks do not run alike.
const IN_TOUCH: Duration = Duration::from_millis(1500);
/// Several may be lost.
const BEATS_EVERY: Duration = Duration::from_millis(300);

pub struct Neighbours {
    pub cluster: Arc<dyn Cluster>,
    /// What servers know each other by.
    secret: blake3::Hash,
    shown: String,
    /// When the last heartbeat was sent that came through.
    beat: Mutex<Instant>,
    /// How often a room was taken over from us, as far as we know.
    taken: AtomicU64,
    around: watch::Sender<Around>,
}

/// Who lives, as far as is known here.
#[derive(Clone, Default)]
struct Around {
    nodes: Vec<Node>,
    /// Those of them that do not answer us, by id.
    silent: BTreeSet<String>,
    has_lost_touch: bool,
    is_leaving: bool,
}

impl Around {
    /// Does another server live, and answer?
    fn has(&self, node: &Node) -> bool {
        self.nodes.contains(node) && !self.silent.contains(&node.id)
    }
}

impl Neighbours {
    /// Becomes one of those who share this database.
    pub async fn join(cluster: Arc<dyn Cluster>) -> Result<Arc<Self>, StoreError> {
        let shown = cluster.secret().await?;
        let secret = blake3::hash(shown.as_bytes());
        let sent = Instant::now();
        let taken = cluster.beat().await?;
        let around = Around { nodes: cluster.nodes().await?, ..Around::default() };
        let (beat, around) = (Mutex::new(sent), watch::Sender::new(around));
        Ok(Arc::new(Neighbours { cluster, secret, shown, beat, taken: taken.into(), around }))
    }

    pub fn me(&self) -> &Node {
        self.cluster.me()
    }

    /// Is it certain that nobody has taken anything over because we were silent? A clock that was stopped with us goes on
    /// with us, and shows it at once.
    pub fn is_in_touch(&self) -> bool {
        let beat = *self.beat.lock().unwrap_or_else(PoisonError::into_inner);
        beat.elapsed() < IN_TOUCH
    }

    /// How long it will be so, unless a beat comes through.
    fn in_touch_for(&self) -> Duration {
        let beat = *self.beat.lock().unwrap_or_else(PoisonError::into_inner);
        IN_TOUCH.saturating_sub(beat.elapsed())
    }

    /// Ends when that is certain no longer.
    pub async fn until_out_of_touch(&self) {
        if self.is_in_touch() {
            // The sender is ours: it cannot be gone.
            let _ = self.around.subscribe().wait_for(|around| around.has_lost_touch).await;
        }
    }

    /// Should people be sent here?
    pub fn is_well(&self) -> bool {
        self.is_in_touch() && !self.around.borrow().is_leaving
    }

    /// Says that this server lives, for as long as it does. Whenever it has lost touch, or was taken for gone, `lost` is
    /// told.
    pub async fn keep_beating(self: Arc<Self>, lost: impl Fn()) {
        let mut ticks = interval(BEATS_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut asking = Asking::default();
        let mut was_in_touch = true;
        loop {
            ticks.tick().await;
            asking.follow(&self);
            let sent = Instant::now();
            // Whoever is out of touch already may take longer.
            let patience = if was_in_touch { self.in_touch_for() } else { IN_TOUCH };
            let beaten = timeout(patience, async {
                let taken = self.cluster.beat().await?;
                Ok::<_, StoreError>((taken, self.cluster.nodes().await?))
            });
            let mut is_robbed = false;
            if let Ok(Ok((taken, nodes))) = beaten.await {
                is_robbed = self.taken.swap(taken, Ordering::Relaxed) != taken;
                *self.beat.lock().unwrap_or_else(PoisonError::into_inner) = sent;
                self.around.send_if_modified(|around| {
                    let is_new = around.nodes != nodes;
                    around.silent.retain(|id| nodes.iter().any(|node| node.id == *id));
                    around.nodes = nodes;
                    is_new
                });
            }
            let is_in_touch = self.is_in_touch();
            self.around.send_if_modified(|around| {
                std::mem::replace(&mut around.has_lost_touch, !is_in_touch) == is_in_touch
            });
            if is_robbed {
                warn!("the others took us for gone: every table is read again");
                lost();
            } else if was_in_touch && !is_in_touch {
                warn!("the database does not hear us: every table is let go of until it does");
                lost();
            } else if is_in_touch && !was_in_touch {
                info!("the database hears us again");
            }
            was_in_touch = is_in_touch;
        }
    }

    /// From now on nothing is taken over here, and nothing is passed on.
    pub fn begin_to_leave(&self) {
        self.around.send_modify(|around| around.is_leaving = true);
    }

    /// Nobody waits for us.
    pub async fn leave(&self) {
        if let Err(error) = self.cluster.leave().await {
            warn!("the others learn by our silence that we are gone: {error}");
        }
    }

    /// Ends when another server is gone, or does not answer.
    pub async fn until_gone(&self, node: &Node) {
        self.until(node, |around| !around.has(node)).await;
    }

    /// The same, or when we are about to be gone.
    pub async fn until_parted(&self, from: &Node) {
        self.until(from, |around| around.is_leaving || !around.has(from)).await;
    }

    async fn until(&self, node: &Node, is_so: impl Fn(&Around) -> bool) {
        let mut around = self.around.subscribe();
        // One that has only just come may not be known here yet. (The sender is ours: it cannot be gone.)
        let known = around.wait_for(|around| around.nodes.contains(node) || around.is_leaving);
        let _ = timeout(LEASE, known).await;
        let _ = around.wait_for(|around| is_so(around)).await;
    }

    /// Is it one that does not answer? Then nothing is passed on to it.
    pub fn is_silent(&self, node: &Node) -> bool {
        self.around.borrow().silent.contains(&node.id)
    }

    /// The others that live.
    pub fn others(&self) -> Vec<Node> {
        self.around.borrow().nodes.iter().filter(|node| *node != self.me()).cloned().collect()
    }

    /// What came of asking it.
    pub(crate) fn note_answer(&self, node: &Node, answers: bool) {
        self.around.send_if_modified(|around| {
            let was_silent = around.silent.contains(&node.id);
            if answers {
                around.silent.remove(&node.id);
            } else {
                around.silent.insert(node.id.clone());
            }
            was_silent == answers
        });
    }

    /// Takes a room, unless another one has it.
    pub async fn claim(&self, room: &str) -> Result<Whose, StoreError> {
        if !self.is_in_touch() || self.around.borrow().is_leaving {
            return Err(StoreError::Broken("this server takes no rooms now".to_owned()));
        }
        self.cluster.claim(room.to_owned()).await
    }

    /// Lets go of a room that has ended here. If that does not come through, the others wait until we are silent.
    pub async fn give_up(&self, claim: Claim) {
        if let Err(error) = self.cluster.give_up(claim).await {
            warn!("a room is not given up: {error}");
        }
    }

    /// The other server that has a room, if one does.
    pub async fn has(&self, room: &str) -> Result<Option<Node>, StoreError> {
        let owner = self.cluster.owner(room.to_owned()).await?;
        Ok(owner.filter(|owner| owner != self.me()))
    }

    /// What we show to another server.
    pub fn shown(&self) -> &str {
        &self.shown
    }

    /// Is this shown by one of us? (Hashes are compared in the same time wherever they differ.)
    pub fn is_one(&self, shown: &[u8]) -> bool {
        blake3::hash(shown) == self.secret
    }

    /// Does one of us live at this address? Whoever connects from there speaks for many.
    pub fn is_at(&self, address: IpAddr) -> bool {
        let around = self.around.borrow();
        let addresses = around.nodes.iter().filter_map(|node| node.address.parse::<SocketAddr>().ok());
        addresses.map(|at| at.ip().to_canonical()).any(|at| at == address.to_canonical())
    }
}

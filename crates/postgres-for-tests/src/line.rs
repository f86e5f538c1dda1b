//! A line that a test lays between two programs, such as a server and its database: it can be held, cut, and led elsewhere.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Condition {
    Open,
    /// What is sent is swallowed, and nobody is told. It arrives when the line is mended.
    Held,
    /// Whoever is connected is cut off, and nobody gets through.
    Cut,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Way {
    to: String,
    condition: Condition,
}

pub struct Line {
    /// Where it begins.
    pub address: SocketAddr,
    way: watch::Sender<Way>,
    /// How often the other end has said something.
    pub answers: watch::Receiver<u32>,
}

impl Line {
    /// # Panics
    /// If there is no free port.
    pub async fn lay(to: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let address = listener.local_addr().expect("its number");
        let way = watch::Sender::new(Way { to: to.to_owned(), condition: Condition::Open });
        let (answered, answers) = watch::channel(0);
        let ways = way.subscribe();
        tokio::spawn(async move {
            while let Ok((ours, _)) = listener.accept().await {
                tokio::spawn(connect(ours, ways.clone(), answered.clone()));
            }
        });
        Line { address, way, answers }
    }

    /// To the database with this address; gives the address of the database through it.
    ///
    /// # Panics
    /// If it is no address.
    pub async fn to_database(url: &str) -> (Self, String) {
        let (start, rest) = url.split_once('@').expect("an address");
        let (database, name) = rest.split_once('/').expect("the name of a database");
        let line = Line::lay(database).await;
        let url = format!("{start}@{}/{name}", line.address);
        (line, url)
    }

    pub fn hold(&self) {
        self.way.send_modify(|way| way.condition = Condition::Held);
    }

    pub fn cut(&self) {
        self.way.send_modify(|way| way.condition = Condition::Cut);
    }

    pub fn mend(&self) {
        self.way.send_modify(|way| way.condition = Condition::Open);
    }

    /// Whoever comes next gets there; who is connected is cut off.
    pub fn lead_to(&self, to: &str) {
        self.way.send_modify(|way| to.clone_into(&mut way.to));
    }
}

async fn connect(ours: TcpStream, mut ways: watch::Receiver<Way>, answered: watch::Sender<u32>) {
    // However it ends, it is a reset: whoever is cut off is told nothing else.
    let _ = ours.set_zero_linger();
    let began = ways.borrow_and_update().clone();
    let carried = ways.clone();
    tokio::select! {
        _ = ways.wait_for(|way| way.condition == Condition::Cut || way.to != began.to) => {}
        () = carry_both(ours, &began.to, carried, answered) => {}
    }
}

async fn carry_both(ours: TcpStream, to: &str, mut ways: watch::Receiver<Way>, answered: watch::Sender<u32>) {
    if ways.wait_for(|way| way.condition == Condition::Open).await.is_err() {
        return;
    }
    let Ok(theirs) = TcpStream::connect(to).await else { return };
    for end in [&ours, &theirs] {
        // Only slower without.
        let _ = end.set_nodelay(true);
    }
    let (from_us, to_us) = ours.into_split();
    let (from_them, to_them) = theirs.into_split();
    let unheard = watch::Sender::new(0);
    tokio::join!(carry(from_us, to_them, ways.clone(), &unheard), carry(from_them, to_us, ways, &answered));
}

async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut ways: watch::Receiver<Way>,
    carried: &watch::Sender<u32>,
) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut bytes).await {
        carried.send_modify(|carried| *carried += 1);
        let is_open = ways.wait_for(|way| way.condition == Condition::Open).await.is_ok();
        if !is_open || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}

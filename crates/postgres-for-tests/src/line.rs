//! A line that a test lays between two programs, such as a server and its database: it can be held, cut, slowed down, and led
//! elsewhere.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep, sleep_until};

/// Reads that may be under way at once in each direction of a connection. A sender that is faster is made to wait.
const MAX_IN_FLIGHT: usize = 64;

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
    /// What is sent arrives so much later, in each direction.
    latency: Duration,
    /// Connections that were made under an earlier number are cut off.
    resets: u32,
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
        let way = Way { to: to.to_owned(), condition: Condition::Open, latency: Duration::ZERO, resets: 0 };
        let way = watch::Sender::new(way);
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

    /// Sets the time from one end to the other and back, for what is sent from now on. Connecting takes it once, too.
    pub fn slow_down(&self, round_trip: Duration) {
        self.way.send_modify(|way| way.latency = round_trip / 2);
    }

    /// Resets every connection. New ones get through.
    pub fn reset(&self) {
        self.way.send_modify(|way| way.resets += 1);
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
    let is_cut =
        |way: &Way| way.condition == Condition::Cut || way.to != began.to || way.resets != began.resets;
    tokio::select! {
        _ = ways.wait_for(is_cut) => {}
        () = carry_both(ours, &began, carried, answered) => {}
    }
}

async fn carry_both(
    ours: TcpStream,
    began: &Way,
    mut ways: watch::Receiver<Way>,
    answered: watch::Sender<u32>,
) {
    // The kernel has shaken hands at once. Over a slow line that would have taken a round trip.
    sleep(began.latency * 2).await;
    if ways.wait_for(|way| way.condition == Condition::Open).await.is_err() {
        return;
    }
    let Ok(theirs) = TcpStream::connect(&began.to).await else { return };
    for end in [&ours, &theirs] {
        // Only slower without.
        let _ = end.set_nodelay(true);
    }
    let (from_us, to_us) = ours.into_split();
    let (from_them, to_them) = theirs.into_split();
    let unheard = watch::Sender::new(0);
    tokio::join!(carry(from_us, to_them, ways.clone(), &unheard), carry(from_them, to_us, ways, &answered));
}

/// Carries one direction. What is read waits in a queue, so that latency does not add up over what is sent at once.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut ways: watch::Receiver<Way>,
    carried: &watch::Sender<u32>,
) {
    let (sent, mut under_way) = mpsc::channel::<(Instant, Vec<u8>)>(MAX_IN_FLIGHT);
    let latency = ways.clone();
    let reading = async move {
        let mut bytes = vec![0; 1 << 16];
        while let Ok(count @ 1..) = from.read(&mut bytes).await {
            carried.send_modify(|carried| *carried += 1);
            let due = Instant::now() + latency.borrow().latency;
            if sent.send((due, bytes[..count].to_vec())).await.is_err() {
                return;
            }
        }
    };
    let writing = async move {
        while let Some((due, bytes)) = under_way.recv().await {
            sleep_until(due).await;
            let is_open = ways.wait_for(|way| way.condition == Condition::Open).await.is_ok();
            if !is_open || to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    };
    tokio::join!(reading, writing);
}

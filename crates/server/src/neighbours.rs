//! Servers that share one database. Each sends heartbeats; one whose heartbeats are not confirmed in time is out of touch,
//! and serves nothing: another server may have its rooms by then. While it is out of touch it only probes the database, which
//! does not count as life, so that a server which cannot serve does not keep its rooms from the others. And each asks the
//! others every moment whether they answer: the database may hear one whom nobody else reaches.
//!
//! None of this decides who is right. That does the fence alone: whoever writes names the claim that it believes in.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use stolik_store::{Claim, Cluster, Node, Pulse, Sign, StoreError, Whose};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};
use tracing::{debug, info, warn};

use crate::asking::Asking;

/// A server that was silent for so long is taken for gone, by the database's clock.
pub const LEASE: Duration = Duration::from_millis(2000);
/// By its own clock it is out of touch sooner: clocks do not run alike.
const IN_TOUCH: Duration = Duration::from_millis(1500);
/// Several may be lost.
const BEATS_EVERY: Duration = Duration::from_millis(300);
const SWEEPS_EVERY: Duration = Duration::from_secs(5);
/// How long to wait before rooms that could not be given up are given up again.
const GIVES_UP_AGAIN_AFTER: Duration = Duration::from_millis(300);

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
    /// Rooms that have ended here and are not given up yet, each with the epoch of its claim.
    ended: Mutex<BTreeMap<Arc<str>, u64>>,
    has_ended: Notify,
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
        let Pulse { sent, taken, nodes } = cluster.beat(Sign::Alive).await?;
        let (beat, around) = (Mutex::new(sent), watch::Sender::new(Around { nodes, ..Around::default() }));
        let (taken, ended, has_ended) = (taken.into(), Mutex::default(), Notify::new());
        Ok(Arc::new(Neighbours { cluster, secret, shown, beat, taken, around, ended, has_ended }))
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

    /// Sends heartbeats for as long as the server runs. Whenever it has lost touch, or was taken for gone, `lost` is told.
    pub async fn keep_beating(self: Arc<Self>, lost: impl Fn()) {
        let mut ticks = interval(BEATS_EVERY);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut asking = Asking::default();
        // Out of touch: has a probe been answered as fast as a heartbeat must be?
        let mut may_live = false;
        loop {
            if !may_live {
                ticks.tick().await;
            }
            asking.follow(&self);
            // A heartbeat goes over a connection that is there: setting one up takes longer over a slow line, and by then this
            // server may be out of touch.
            if let Err(error) = self.meanwhile(self.cluster.reach(), &lost).await {
                debug!("the database is not reached: {error}");
                continue;
            }
            let sign = if self.is_in_touch() || may_live { Sign::Alive } else { Sign::Probe };
            let beating = timeout(IN_TOUCH, self.cluster.beat(sign));
            let pulse = self.meanwhile(beating, &lost).await.ok().and_then(Result::ok);
            may_live = match pulse {
                Some(pulse) => {
                    let is_fast = pulse.sent.elapsed() < IN_TOUCH;
                    self.is_heard(sign, pulse, &lost);
                    sign == Sign::Probe && is_fast && self.has_let_go()
                }
                None => false,
            };
        }
    }

    /// Can others take over the rooms that this server had when it lost touch? Before that it must not live again: they would
    /// wait here for a server that has just begun to set up its connections.
    fn has_let_go(&self) -> bool {
        let beat = *self.beat.lock().unwrap_or_else(PoisonError::into_inner);
        self.ended().is_empty() || beat.elapsed() > LEASE
    }

    /// The database has answered a heartbeat.
    fn is_heard(&self, sign: Sign, Pulse { sent, taken, nodes }: Pulse, lost: &impl Fn()) {
        let is_robbed = self.taken.swap(taken, Ordering::Relaxed) != taken;
        self.around.send_if_modified(|around| {
            let is_new = around.nodes != nodes;
            around.silent.retain(|id| nodes.iter().any(|node| node.id == *id));
            around.nodes = nodes;
            is_new
        });
        if sign == Sign::Alive {
            *self.beat.lock().unwrap_or_else(PoisonError::into_inner) = sent;
        }
        let had_lost_touch = self.around.borrow().has_lost_touch;
        if is_robbed {
            if !had_lost_touch {
                warn!("the others took us for gone: every table is read again");
            }
            // A room may have been on its way here when touch was lost.
            lost();
        }
        if had_lost_touch && self.is_in_touch() {
            self.around.send_modify(|around| around.has_lost_touch = false);
            info!("the database hears us again");
        }
    }

    /// Waits for the database, and notices meanwhile when touch is lost.
    async fn meanwhile<T>(&self, asked: impl Future<Output = T>, lost: &impl Fn()) -> T {
        let mut asked = pin!(asked);
        if !self.around.borrow().has_lost_touch {
            tokio::select! {
                biased;
                answer = &mut asked => {
                    self.notice_lost_touch(lost);
                    return answer;
                }
                () = sleep(self.in_touch_for()) => self.notice_lost_touch(lost),
            }
        }
        asked.await
    }

    fn notice_lost_touch(&self, lost: &impl Fn()) {
        if !self.is_in_touch() && !self.around.borrow().has_lost_touch {
            self.around.send_modify(|around| around.has_lost_touch = true);
            warn!("the database does not hear us: every table is let go of until it does");
            lost();
        }
    }

    /// Deletes what time has emptied in the database, for as long as the server runs.
    pub async fn keep_sweeping(self: Arc<Self>) {
        loop {
            sleep(SWEEPS_EVERY).await;
            if let Err(error) = self.cluster.sweep().await {
                debug!("the database is swept later: {error}");
            }
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

    /// Gives up a room that has ended here, as soon as the database can be told.
    pub fn give_up(&self, claim: Claim) {
        self.ended().insert(claim.room, claim.epoch);
        self.has_ended.notify_one();
    }

    /// Gives up the rooms that have ended here, all at once and until it is through, for as long as the server runs: a room
    /// that is not given up stays this server's, and the others lead people here.
    pub async fn keep_giving_up(self: Arc<Self>) {
        loop {
            self.has_ended.notified().await;
            loop {
                let claims = self.waiting_to_be_given_up();
                if claims.is_empty() {
                    break;
                }
                match self.cluster.give_up(claims.clone()).await {
                    // One that was woken and has ended again since has another epoch.
                    Ok(()) => {
                        let mut ended = self.ended();
                        for Claim { room, epoch } in claims {
                            if ended.get(&room) == Some(&epoch) {
                                ended.remove(&room);
                            }
                        }
                    }
                    Err(error) => {
                        warn!(rooms = claims.len(), "rooms are not given up yet: {error}");
                        sleep(GIVES_UP_AGAIN_AFTER).await;
                    }
                }
            }
        }
    }

    fn waiting_to_be_given_up(&self) -> Vec<Claim> {
        self.ended().iter().map(|(room, epoch)| Claim { room: room.clone(), epoch: *epoch }).collect()
    }

    fn ended(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, u64>> {
        // Nothing inside can be half done.
        self.ended.lock().unwrap_or_else(PoisonError::into_inner)
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

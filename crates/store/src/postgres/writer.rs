//! Who is written when. All that waits goes together in one statement (`group`); what cannot goes by itself beside it
//! (`errand`). Of a room there is one order under way at a time, and they keep their order.
//!
//! An order that was not written with its group, because its room was lost, its codes changed, or somebody in the group
//! was refused, goes by itself then and hears what is the matter with it alone.

use std::collections::{HashSet, VecDeque};
use std::pin::Pin;
use std::sync::Arc;

use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use sqlx::postgres::PgConnection;
use tokio::sync::{mpsc, oneshot};

use super::order::{Confirmation, Lane, Order};
use super::pool::{Failure, Pool, why};
use super::{errand, group};
use crate::{StoreError, broken};

/// Callers whose writes go into one statement at the most.
const LARGEST_GROUP: usize = 256;
/// So many go by themselves at once.
const ERRANDS: usize = 4;

/// What everybody who writes needs.
pub(super) struct Desk {
    pub pool: Pool,
    pub for_groups: Pool,
    /// The id of this server.
    pub me: String,
}

pub(super) struct Writer {
    orders: mpsc::Sender<Ordered>,
}

enum Ordered {
    Write(Order, Confirmation),
    Stop(oneshot::Sender<()>),
}

impl Writer {
    pub fn start(desk: Desk) -> Self {
        let (orders, waiting) = mpsc::channel(LARGEST_GROUP);
        // It ends when it is told to, or when nobody can tell it anything any more.
        tokio::spawn(work(desk, waiting));
        Writer { orders }
    }

    pub async fn commit(&self, order: Order) -> Result<(), StoreError> {
        let (told, tell) = oneshot::channel();
        self.orders.send(Ordered::Write(order, told)).await.map_err(|_| broken("it is closed"))?;
        tell.await.unwrap_or_else(|_| Err(StoreError::Unsure("the store was cut off".to_owned())))
    }

    /// Everything that was handed over before is written.
    pub async fn stop(&self) {
        let (told, tell) = oneshot::channel();
        if self.orders.send(Ordered::Stop(told)).await.is_ok() {
            // An error means that it has stopped already.
            let _ = tell.await;
        }
    }
}

async fn work(desk: Desk, mut orders: mpsc::Receiver<Ordered>) {
    let mut line = Line::new();
    let mut under_way: FuturesUnordered<UnderWay<'_>> = FuturesUnordered::new();
    let (mut is_open, mut stopped) = (true, Vec::new());
    let mut come = Vec::new();
    loop {
        line.start(&desk, &mut under_way);
        let has_room = LARGEST_GROUP.saturating_sub(line.waiting.len());
        tokio::select! {
            Some(done) = under_way.next() => line.end(done),
            count = orders.recv_many(&mut come, has_room), if is_open && has_room > 0 => is_open = count > 0,
            else => break,
        }
        for ordered in come.drain(..) {
            match ordered {
                Ordered::Write(order, told) => line.waiting.push_back((order, told)),
                Ordered::Stop(told) => {
                    orders.close();
                    stopped.push(told);
                }
            }
        }
    }
    drop((under_way, line));
    desk.for_groups.close().await;
    for told in stopped {
        // Who no longer waits does not need to know.
        let _ = told.send(());
    }
}

type Waiting = (Order, Confirmation);
type UnderWay<'a> = Pin<Box<dyn Future<Output = Done> + Send + 'a>>;

/// What is done with some orders.
struct Done {
    lane: Lane,
    rooms: Vec<Arc<str>>,
    /// To be tried by themselves.
    again: Vec<Waiting>,
}

/// The orders that wait, in the order in which they came.
struct Line {
    waiting: VecDeque<Waiting>,
    /// Rooms of which something is under way.
    busy: HashSet<Arc<str>>,
    /// A group of each kind at a time.
    is_sheets_free: bool,
    is_steps_free: bool,
    errands: usize,
}

impl Line {
    fn new() -> Self {
        let (waiting, busy) = (VecDeque::new(), HashSet::new());
        Line { waiting, busy, is_sheets_free: true, is_steps_free: true, errands: 0 }
    }

    /// Sends off whatever can go.
    fn start<'a>(&mut self, desk: &'a Desk, under_way: &mut FuturesUnordered<UnderWay<'a>>) {
        let (mut sheets, mut steps, mut stay) = (Vec::new(), Vec::new(), VecDeque::new());
        // Rooms that have to wait, so that a later order does not overtake.
        let mut passed = HashSet::new();
        for (order, told) in self.waiting.drain(..) {
            let room = order.claim.room.clone();
            let is_free = match order.lane {
                Lane::Sheets => self.is_sheets_free,
                Lane::Steps => self.is_steps_free,
                Lane::Errand => self.errands < ERRANDS,
            };
            if !is_free || self.busy.contains(&room) || passed.contains(&room) {
                passed.insert(room);
                stay.push_back((order, told));
                continue;
            }
            self.busy.insert(room);
            match order.lane {
                Lane::Sheets => sheets.push((order, told)),
                Lane::Steps => steps.push((order, told)),
                Lane::Errand => {
                    self.errands += 1;
                    under_way.push(Box::pin(go_alone(desk, order, told)));
                }
            }
        }
        self.waiting = stay;
        for (lane, orders, is_free) in
            [(Lane::Sheets, sheets, &mut self.is_sheets_free), (Lane::Steps, steps, &mut self.is_steps_free)]
        {
            if !orders.is_empty() {
                *is_free = false;
                under_way.push(Box::pin(go_together(desk, lane, orders)));
            }
        }
    }

    fn end(&mut self, done: Done) {
        for room in &done.rooms {
            self.busy.remove(room);
        }
        match done.lane {
            Lane::Sheets => self.is_sheets_free = true,
            Lane::Steps => self.is_steps_free = true,
            Lane::Errand => self.errands -= 1,
        }
        // Before whatever their rooms have sent since.
        for (order, told) in done.again.into_iter().rev() {
            self.waiting.push_front((Order { lane: Lane::Errand, ..order }, told));
        }
    }
}

async fn go_alone(desk: &Desk, order: Order, told: Confirmation) -> Done {
    tell(told, errand::run(desk, &order).await);
    Done { lane: Lane::Errand, rooms: vec![order.claim.room], again: Vec::new() }
}

async fn go_together(desk: &Desk, lane: Lane, orders: Vec<Waiting>) -> Done {
    let rooms = orders.iter().map(|(order, _)| order.claim.room.clone()).collect();
    let all: Vec<&Order> = orders.iter().map(|(order, _)| order).collect();
    let write = async |connection: &mut PgConnection| group::write(connection, lane, &all).await.map_err(why);
    let written = desk.for_groups.with(write).await;
    let mut again = Vec::new();
    for (order, told) in orders {
        match &written {
            Ok(held) if held.contains(&*order.claim.room) => tell(told, Ok(())),
            // The database has refused it all for the sake of one, or because it is full.
            Ok(_) | Err(Failure::Again(_) | Failure::Refused(_)) => again.push((order, told)),
            Err(Failure::Lost(error)) => tell(told, Err(error.clone())),
        }
    }
    Done { lane, rooms, again }
}

fn tell(told: Confirmation, result: Result<(), StoreError>) {
    // Who no longer waits does not need to know.
    let _ = told.send(result);
}

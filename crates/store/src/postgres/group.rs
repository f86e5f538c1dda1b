//! Many orders in one statement, which is one round trip and one wait for the disk.
//!
//! `held` locks the rooms, in one order for everybody, and waits for whoever is taking one over. The database then looks
//! again whether the epoch is still that of the claim: a room that is not `held` was lost, and nothing of it is written.
//! The rooms that are held come back.

use std::collections::HashSet;

use sqlx::Postgres;
use sqlx::postgres::{PgArguments, PgConnection};
use sqlx::query::QueryScalar;

use super::order::{Lane, Order};
use crate::Write;

/// What both kinds of groups begin with: the fence, the states of rooms, games that begin. A room whose codes or people
/// change is not held either: that takes more than this statement.
macro_rules! beginning {
    () => {
        "with asked as (
             select * from unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[])
                 as a (room, epoch, state, found_by, touched)
         ), held as (
             select rooms.code, asked.state, asked.touched from rooms join asked on asked.room = rooms.code
             where rooms.epoch = asked.epoch and (asked.found_by is null or asked.found_by = rooms.found_by)
             order by rooms.code for update of rooms
         ), states as (
             update rooms set state = held.state, touched = coalesce(held.touched, rooms.touched)
             from held where rooms.code = held.code and held.state is not null
         ), begun as (
             insert into games (id, code, head, seed)
             select game, room, head, seed
             from unnest($6::text[], $7::text[], $8::text[], $9::text[]) as b (room, game, head, seed)
             where room in (select code from held)
         ),"
    };
}

const SHEETS: &str = concat!(
    beginning!(),
    "put as (
         insert into journal (game, ask, seat, nonce, place, put)
         select p.game, p.ask, p.seat, p.nonce,
             p.nth + coalesce((select max(place) from journal where journal.game = p.game), 0), p.put
         from unnest($10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::bigint[], $15::text[])
             with ordinality as p (room, game, ask, seat, nonce, put, nth)
         where p.room in (select code from held)
     ) select code from held"
);

const STEPS: &str = concat!(
    beginning!(),
    "steps as (
         select * from unnest($10::text[], $11::text[], $12::bigint[], $13::text[], $14::text[])
             as s (room, game, seq, record, snapshot)
         where room in (select code from held)
     ), logged as (
         insert into log (game, seq, record) select game, seq, record from steps
     ), emptied as (
         delete from journal where game in (select game from steps)
     ), taken as (
         insert into snapshots (game, seq, snapshot) select game, seq, snapshot from steps
         on conflict (game) do update set seq = excluded.seq, snapshot = excluded.snapshot
     ) select code from held"
);

/// Writes them, and says of which rooms it did. They are of different rooms, and all of one lane.
pub(super) async fn write(
    connection: &mut PgConnection,
    lane: Lane,
    orders: &[&Order],
) -> Result<HashSet<String>, sqlx::Error> {
    let query = beginning(if lane == Lane::Steps { STEPS } else { SHEETS }, orders);
    let query = if lane == Lane::Steps { steps(query, orders) } else { sheets(query, orders) };
    Ok(query.fetch_all(connection).await?.into_iter().collect())
}

type Query<'a> = QueryScalar<'a, Postgres, String, PgArguments>;

fn beginning<'a>(sql: &'static str, orders: &[&'a Order]) -> Query<'a> {
    let (mut rooms, mut epochs, mut states) = (Vec::new(), Vec::new(), Vec::new());
    let (mut digests, mut touched) = (Vec::new(), Vec::new());
    for order in orders {
        rooms.push(&*order.claim.room);
        epochs.push(order.epoch());
        states.push(order.state());
        digests.push(order.found.as_ref().map(|found| found.digest.as_str()));
        touched.push(order.found.as_ref().map(|found| found.touched));
    }
    let query = sqlx::query_scalar(sql).bind(rooms).bind(epochs).bind(states).bind(digests).bind(touched);
    let (mut rooms, mut games, mut heads, mut seeds) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (room, write) in writes(orders) {
        if let Write::Begin { game, head, seed, .. } = write {
            rooms.push(room);
            games.push(game.as_str());
            heads.push(head.as_str());
            seeds.push(seed.as_str());
        }
    }
    query.bind(rooms).bind(games).bind(heads).bind(seeds)
}

fn sheets<'a>(query: Query<'a>, orders: &[&'a Order]) -> Query<'a> {
    let (mut rooms, mut games, mut asks) = (Vec::new(), Vec::new(), Vec::new());
    let (mut seats, mut nonces, mut puts) = (Vec::new(), Vec::new(), Vec::new());
    for (room, write) in writes(orders) {
        if let Write::Put { game, ask, seat, number, put } = write {
            rooms.push(room);
            games.push(game.as_str());
            asks.push(i64::from(*ask));
            seats.push(i64::from(*seat));
            nonces.push(*number);
            puts.push(put.as_str());
        }
    }
    query.bind(rooms).bind(games).bind(asks).bind(seats).bind(nonces).bind(puts)
}

fn steps<'a>(query: Query<'a>, orders: &[&'a Order]) -> Query<'a> {
    let (mut rooms, mut games, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
    let (mut records, mut snapshots) = (Vec::new(), Vec::new());
    for (room, write) in writes(orders) {
        if let Write::Step { game, seq, record, snapshot } = write {
            rooms.push(room);
            games.push(game.as_str());
            numbers.push(i64::from(*seq));
            records.push(record.as_str());
            snapshots.push(snapshot.as_str());
        }
    }
    query.bind(rooms).bind(games).bind(numbers).bind(records).bind(snapshots)
}

/// All that is written, each with its room.
fn writes<'a>(orders: &[&'a Order]) -> impl Iterator<Item = (&'a str, &'a Write)> {
    orders.iter().flat_map(|order| order.writes.iter().map(|write| (&*order.claim.room, write)))
}

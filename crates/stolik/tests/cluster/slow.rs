//! A slow line between a server and its database. All connections break, and setting them up takes many round trips: the
//! server's tables must be playable at some door soon after, at the server itself or at another one.

use std::time::Duration;

use futures_util::future::join_all;
use serde_json::json;
use stolik_postgres_for_tests::Postgres;
use stolik_protocol::PROTOCOL;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::common::{PATIENCE, Person};
use crate::servers::{Between, COMES_BACK_AFTER, SERVERS, Servers};

/// From one continent to another, or over a phone.
const ROUND_TRIPS: [Duration; 2] = [Duration::from_millis(160), Duration::from_millis(250)];
/// With TLS and a password a connection takes three round trips more.
const GUARDED_ROUND_TRIPS: [Duration; 2] = [Duration::from_millis(120), Duration::from_millis(250)];
/// Longer than a server may be silent: over such a line it cannot serve.
const TOO_LONG_A_ROUND_TRIP: Duration = Duration::from_millis(1600);
const TABLES: usize = 24;
/// If one is of the version before, it is this one.
const SLOW: usize = SERVERS - 1;

/// Locks a table through one door after the other until that is confirmed.
async fn lock_somewhere(servers: &Servers, host: &Person, code: &str, first_door: usize) {
    for door in first_door.. {
        if lock(&servers.at(host, door), code).await {
            return;
        }
        sleep(COMES_BACK_AFTER).await;
    }
}

async fn lock(host: &Person, code: &str) -> bool {
    let Ok(mut screen) = host.connect(&format!("/api/tables/{code}/ws")).await else { return false };
    for said in [
        json!({"is": "hello", "protocol": PROTOCOL}),
        json!({"is": "do", "id": 1, "wish": {"is": "lock", "on": true}}),
    ] {
        if screen.say_raw(Message::text(said.to_string())).await.is_err() {
            return false;
        }
    }
    while let Some(message) = screen.hear().await {
        match message["is"].as_str() {
            Some("done") => return true,
            Some("refused") => return false,
            _ => {}
        }
    }
    false
}

async fn tables_are_played_on_over(postgres: Postgres, round_trip: Duration) {
    let servers = Servers::start_on(postgres, "100").await;
    let host = servers.person(SLOW);
    let codes = join_all((0..TABLES).map(|_| host.open(false))).await;
    let line = servers.line(SLOW, Between::ItAndTheDatabase);
    line.slow_down(round_trip);
    line.reset();
    let broken = Instant::now();
    let locking = join_all(codes.iter().enumerate().map(async |(number, code)| {
        lock_somewhere(&servers, &host, code, number).await;
        broken.elapsed()
    }));
    let mut took = timeout(PATIENCE, locking).await.expect("every table is playable at some door");
    took.sort();
    println!(
        "{TABLES} tables of a server with {} ms to its database and back: playable after {} ms in the median, {} ms at most",
        round_trip.as_millis(),
        took[TABLES / 2].as_millis(),
        took[TABLES - 1].as_millis(),
    );
    // What was confirmed is there, wherever one asks.
    line.slow_down(Duration::ZERO);
    for (number, code) in codes.iter().enumerate() {
        let stranger = servers.person(number);
        let told = loop {
            let told = stranger.get(&format!("/api/tables/{code}")).await;
            if told.status != 503 {
                break told;
            }
            sleep(COMES_BACK_AFTER).await;
        };
        assert!(
            told.body.contains("locked"),
            "the lock of {code} was confirmed: {} {}",
            told.status,
            told.body
        );
    }
}

#[tokio::test]
async fn every_table_is_playable_soon_after_its_server_has_lost_a_slow_line_to_the_database() {
    for round_trip in ROUND_TRIPS {
        tables_are_played_on_over(Postgres::start(), round_trip).await;
    }
}

/// As hosts are told to set it up.
#[tokio::test]
async fn every_table_is_playable_soon_where_connections_take_longer_to_set_up() {
    for round_trip in GUARDED_ROUND_TRIPS {
        tables_are_played_on_over(Postgres::start_guarded(), round_trip).await;
    }
}

#[tokio::test]
async fn a_server_that_cannot_serve_over_its_line_loses_its_tables_to_the_others() {
    tables_are_played_on_over(Postgres::start(), TOO_LONG_A_ROUND_TRIP).await;
}

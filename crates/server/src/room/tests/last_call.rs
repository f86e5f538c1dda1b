//! The last call: with a clock, a wave of accusations is open for ten seconds, whoever has answered.

use stolik_protocol::room::Clock;
use stolik_shelf::ruletka::{Options, Ruletka};
use stolik_table::{News, Table, Why};

use super::*;

/// Four people whose bids lie open, asked whom they accuse; this many seconds are on the clock.
async fn at_the_last_call(seconds: Option<u16>) -> Vec<Screen> {
    let luck = || Luck::alone(Secret::from_bytes([0; 32]));
    let mut table = Table::<Ruletka>::deal(&Options::default(), 4, luck().seed()).unwrap();
    while table.now().ask().expect("it goes on").topic.0 != "accuse" {
        table.close(Why::Clock, &mut News::new()).unwrap();
    }
    let (mut state, keys) = four_people();
    state.clocks = seconds.into_iter().map(|seconds| Clock { topic: "accuse".to_owned(), seconds }).collect();
    let mut play = Match::<Ruletka>::deal("game".to_owned(), Options::default(), 4, luck()).unwrap();
    play.stand_as(&table.snapshot());
    let room = open(state, play, config(1.0));
    let mut seats = Vec::new();
    for key in &keys {
        seats.push(Screen::connect(&room, Some(key)).await);
    }
    seats
}

/// How long after `since` the question closes, in milliseconds.
async fn closes_after(seats: &mut [Screen], since: Instant) -> u128 {
    for screen in seats {
        let ask = screen.ask();
        while screen.ask() == ask {
            screen.wait_for("update").await;
        }
    }
    since.elapsed().as_millis()
}

#[tokio::test(start_paused = true)]
async fn rr12_ra16_with_a_clock_a_wave_is_open_for_ten_seconds_even_if_all_have_passed() {
    // A shorter clock waits for the last call, and a longer one only for those who have not answered.
    for seconds in [5, 10, 30] {
        let mut seats = at_the_last_call(Some(seconds)).await;
        let since = Instant::now();
        for seat in &mut seats {
            seat.pass().await;
        }
        assert_eq!(closes_after(&mut seats, since).await, 10_000, "{seconds} seconds on the clock");
        assert_eq!(seats[0].update["events"][0]["is"], "nobody-accused");
    }
}

#[tokio::test(start_paused = true)]
async fn ra16_whoever_has_passed_may_still_accuse_in_the_last_second() {
    let mut seats = at_the_last_call(Some(10)).await;
    let since = Instant::now();
    for seat in &mut seats {
        seat.pass().await;
    }
    tokio::time::sleep(Duration::from_millis(9900)).await;
    let (ask, sheet) = (seats[2].ask(), json!({"parts": [seats[2].listed(0)[0]], "ready": true}));
    seats[2].say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask, nonce: 9, sheet }).await;
    assert_eq!(seats[2].wait_for("sheet-reply").await["reply"]["is"], "replaced");
    assert_eq!(closes_after(&mut seats, since).await, 10_000);
    assert_eq!(seats[0].update["events"][0]["is"], "accused");
}

#[tokio::test(start_paused = true)]
async fn after_the_last_call_the_last_answer_closes_a_wave_or_the_clock_does() {
    let mut seats = at_the_last_call(Some(30)).await;
    let since = Instant::now();
    for seat in &mut seats[..3] {
        seat.pass().await;
    }
    tokio::time::sleep(Duration::from_secs(14)).await;
    seats[3].pass().await;
    assert_eq!(closes_after(&mut seats, since).await, 14_000);

    let mut silent = at_the_last_call(Some(30)).await;
    let since = Instant::now();
    assert_eq!(closes_after(&mut silent, since).await, 30_000);
    // The clock that is shown is never shorter than the last call.
    let mut hurried = at_the_last_call(Some(5)).await;
    let since = Instant::now();
    assert_eq!(hurried[3].view["clock_left_ms"], 10_000);
    assert_eq!(closes_after(&mut hurried, since).await, 10_000);
}

#[tokio::test(start_paused = true)]
async fn the_last_call_begins_when_the_film_is_over() {
    let mut seats = at_the_last_call(Some(10)).await;
    let since = Instant::now();
    seats[1].say(ClientMessage::Film { seq: seats[1].ask(), ms: 3000 }).await;
    for seat in &mut seats {
        seat.pass().await;
    }
    assert_eq!(closes_after(&mut seats, since).await, 13_000);
}

#[tokio::test(start_paused = true)]
async fn without_a_clock_nobody_is_kept_waiting() {
    let mut seats = at_the_last_call(None).await;
    let since = Instant::now();
    for seat in &mut seats {
        seat.pass().await;
    }
    assert_eq!(closes_after(&mut seats, since).await, 0);
}

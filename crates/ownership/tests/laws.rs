//! With all rules of the protocol the laws hold. Each rule is there for a reason: without it, some history breaks a law.
//!
//! `STOLIK_HISTORY=SEED cargo test -p stolik-ownership --test laws all_laws -- --nocapture` runs one history and tells it.

use stolik_ownership::{Law, Protocol, digest, run, tell};

/// Histories, unless `STOLIK_LAW_GAMES` says how many.
const HISTORIES: u64 = 5_000;

const WHOLE: Protocol = Protocol::whole();

/// Without a rule some history breaks this law.
fn breaks(law: Law, without: Protocol) {
    let found = (0..HISTORIES).map(|seed| run(seed, without)).find(|history| history.breaks(law));
    let found = found.expect("the law did not bite");
    println!("{law:?} is broken by history {}", found.seed);
}

#[test]
fn all_laws_hold_with_all_rules() {
    if let Some(seed) = std::env::var("STOLIK_HISTORY").ok().and_then(|seed| seed.parse().ok()) {
        println!("{}", tell(seed, WHOLE).join("\n"));
        let history = run(seed, WHOLE);
        return assert!(history.broken.is_empty(), "{}", history.why());
    }
    let asked = std::env::var("STOLIK_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    let (mut events, mut acknowledged) = (0, 0);
    for seed in 0..asked.unwrap_or(HISTORIES) {
        let history = run(seed, WHOLE);
        assert!(history.broken.is_empty(), "{}", history.why());
        assert_eq!(history.end.conflicts, 0, "seed {seed}: the fence should have come first");
        events += history.events;
        acknowledged += history.end.clients.iter().map(|client| client.done).sum::<u32>();
    }
    println!("{events} events, {acknowledged} choices");
}

#[test]
fn the_same_seed_is_the_same_history() {
    for seed in 0..50 {
        let elsewhere = std::thread::spawn(move || digest(seed, WHOLE));
        assert_eq!(digest(seed, WHOLE), elsewhere.join().unwrap());
        assert_ne!(digest(seed, WHOLE), digest(seed + 1, WHOLE));
    }
}

/// A check in which nothing goes wrong would hold as well.
#[test]
fn whatever_can_go_wrong_does() {
    let all: Vec<String> = (0..300).flat_map(|seed| tell(seed, WHOLE)).collect();
    let rare = [
        "is answered: fenced off",
        "is answered: nobody knows",
        "(who does not listen any more): table",
        "(who does not listen any more): I claim",
        "passed on 2 times",
        "and 1 tables were taken from you",
        "falls asleep",
        "is paused",
        "dies",
        "leaves in good order",
        "gives up table",
    ];
    for words in rare {
        let times = all.iter().filter(|line| line.contains(words)).count();
        assert!(times >= 5, "{times} times: {words}");
    }
}

#[test]
fn a_broken_law_is_told_with_its_seed_and_how_it_came_to_it() {
    let careless = Protocol { resend_is_recognised: false, ..WHOLE };
    let broken = (0..100).map(|seed| run(seed, careless)).find(|history| history.breaks(Law::Once)).unwrap();
    let why = broken.why();
    let mut lines = why.lines();
    let first = lines.next().unwrap();
    assert!(first.starts_with(&format!("seed {}: after ", broken.seed)), "{first}");
    assert!(first.contains("Once is broken") && first.contains("is in the table twice"), "{first}");
    assert_eq!(lines.clone().count(), 40);
    assert!(lines.next_back().unwrap().contains("the database hears server"), "{why}");
}

#[test]
fn without_the_fence_what_was_acknowledged_is_lost() {
    let without = Protocol { fence: false, ..WHOLE };
    breaks(Law::OneWriter, without);
    breaks(Law::Once, without);
    breaks(Law::Shown, without);
}

#[test]
fn a_fence_that_is_only_looked_at_lets_others_in_before_it_is_written() {
    let without = Protocol { fence_holds_until_written: false, ..WHOLE };
    breaks(Law::OneWriter, without);
    breaks(Law::Shown, without);
}

/// What an earlier room of the same server has sent is still under way.
#[test]
fn a_claim_that_keeps_its_epoch_does_not_fence_off_oneself() {
    let without = Protocol { one_epoch_a_claim: false, ..WHOLE };
    breaks(Law::OneWriter, without);
    breaks(Law::Once, without);
}

#[test]
fn what_was_read_before_the_claim_is_old() {
    let without = Protocol { reads_behind_the_claim: false, ..WHOLE };
    breaks(Law::Once, without);
    breaks(Law::Fresh, without);
}

#[test]
fn a_room_that_goes_on_unsure_loses_what_it_acknowledges() {
    breaks(Law::Once, Protocol { ends_on_unsure: false, ..WHOLE });
}

/// A claim that was late fences off the server's own room, and from no server was anything taken.
#[test]
fn a_room_that_stays_when_fenced_off_never_answers_again() {
    breaks(Law::Answers, Protocol { ends_when_fenced: false, ..WHOLE });
}

#[test]
fn a_server_that_lives_and_does_not_serve_keeps_its_tables_from_everybody() {
    breaks(Law::Answers, Protocol { only_who_serves_lives: false, ..WHOLE });
}

#[test]
fn a_choice_that_is_sent_again_would_count_twice() {
    breaks(Law::Once, Protocol { resend_is_recognised: false, ..WHOLE });
}

#[test]
fn who_talks_out_of_touch_shows_what_is_old() {
    breaks(Law::Fresh, Protocol { silent_out_of_touch: false, ..WHOLE });
}

#[test]
fn a_beat_that_counts_from_its_answer_counts_for_too_long() {
    breaks(Law::Fresh, Protocol { counts_from_sending: false, ..WHOLE });
}

#[test]
fn a_slow_clock_needs_a_margin() {
    breaks(Law::Fresh, Protocol { margin_for_clocks: false, ..WHOLE });
}

/// It is in touch again, and has a room that is another's by now.
#[test]
fn who_comes_back_and_is_not_told_shows_what_is_old() {
    breaks(Law::Fresh, Protocol { beat_tells_what_was_taken: false, ..WHOLE });
}

#[test]
fn giving_up_late_takes_away_what_was_claimed_since() {
    breaks(Law::Fresh, Protocol { gives_up_by_epoch: false, ..WHOLE });
}

#[test]
fn a_room_that_is_given_up_before_it_ends_shows_what_is_old() {
    breaks(Law::Fresh, Protocol { ends_before_it_gives_up: false, ..WHOLE });
}

#[test]
fn tables_of_the_dead_that_nobody_may_have_answer_no_more() {
    breaks(Law::Answers, Protocol { the_dead_are_inherited: false, ..WHOLE });
}

/// Where the other rules hold, no number is ever taken: this rule alone is missed by nobody. Where the fence is down, it
/// saves the log, and not the row.
#[test]
fn the_numbers_of_a_log_are_a_second_lock() {
    let without = Protocol { numbers: false, ..WHOLE };
    assert!((0..HISTORIES / 5).all(|seed| run(seed, without).broken.is_empty()));
    let log_is_whole = |history: &stolik_ownership::History| {
        let mut logs = history.end.database.rooms.values().map(|kept| &kept.table.log);
        logs.all(|log| log.iter().enumerate().all(|(number, entry)| entry.number == number))
    };
    let no_fence = Protocol { fence: false, ..WHOLE };
    assert!((0..HISTORIES / 5).all(|seed| log_is_whole(&run(seed, no_fence))));
    let neither = Protocol { fence: false, numbers: false, ..WHOLE };
    assert!(!(0..HISTORIES / 5).all(|seed| log_is_whole(&run(seed, neither))));
}

//! The laws bite: the right game upholds all five, and each broken one breaks the law that is about it.

mod whispers;

use stolik_table::kit::{Broken, Effort, Law, uphold};
use whispers::{Whispers, flaw};

stolik_table::laws!(super::Whispers, 40);

/// The first fault that is found under this law.
fn broken<const FLAW: u8>(law: Law) -> Broken {
    *uphold::<Whispers<FLAW>>(law, Effort { games: 40 }).expect_err("the law did not bite")
}

/// Breaks this clause of law 3.
fn leaks<const FLAW: u8>(clause: &str) {
    let broken = broken::<FLAW>(Law::NothingLeaks);
    assert_eq!((broken.law, broken.clause), (Law::NothingLeaks, clause), "{broken}");
}

/// Breaks this law, which is not about leaks.
fn breaks<const FLAW: u8>(law: Law) {
    let broken = broken::<FLAW>(law);
    assert_eq!(broken.law, law, "{broken}");
}

#[test]
fn law_1_finds_a_game_that_looks_at_the_clock() {
    breaks::<{ flaw::LOOKS_AT_THE_CLOCK }>(Law::SameInSameOut);
}

#[test]
fn law_2_finds_a_list_with_something_illegal() {
    breaks::<{ flaw::LISTS_WHAT_IS_REFUSED }>(Law::ListedIsLegal);
}

#[test]
fn law_2_finds_a_list_without_something_legal() {
    breaks::<{ flaw::HIDES_WHAT_IS_LEGAL }>(Law::ListedIsLegal);
}

#[test]
fn law_3a_finds_a_card_that_is_shown() {
    leaks::<{ flaw::SHOWS_A_CARD }>("3a");
}

#[test]
fn law_3a_finds_votes_that_can_be_told_apart() {
    leaks::<{ flaw::LISTS_VOTES_BY_SEAT }>("3a");
}

#[test]
fn law_3a_finds_a_default_that_peeks() {
    leaks::<{ flaw::DEFAULT_PEEKS }>("3a");
}

#[test]
fn law_3b_finds_a_window_that_is_skipped() {
    leaks::<{ flaw::SKIPS_THE_WINDOW }>("3b");
}

#[test]
fn law_3b_finds_a_mark_that_follows_the_truth() {
    leaks::<{ flaw::MARK_FOLLOWS_THE_TRUTH }>("3b");
}

#[test]
fn law_3c_finds_an_event_that_too_many_hear() {
    leaks::<{ flaw::TELLS_TOO_MANY }>("3c");
}

#[test]
fn law_3_finds_a_lazy_imagination() {
    leaks::<{ flaw::IMAGINES_LAZILY }>("lazy");
}

#[test]
fn law_4_finds_a_question_that_repeats_for_ever() {
    breaks::<{ flaw::REPEATS_FOR_EVER }>(Law::ItAlwaysGoesOn);
}

#[test]
fn law_4_finds_a_question_to_nobody() {
    breaks::<{ flaw::ASKS_NOBODY }>(Law::ItAlwaysGoesOn);
}

#[test]
fn law_5_finds_a_panic_on_garbage() {
    breaks::<{ flaw::PANICS_ON_GARBAGE }>(Law::NothingBreaksIt);
}

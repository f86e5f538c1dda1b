//! The laws bite: the right game upholds all six, and each broken one breaks the law that is about it.

mod whispers;

use stolik_table::kit::{Broken, Effort, Law, uphold};
use whispers::{Whispers, flaw};

stolik_table::laws!(super::Whispers, 40);

const LAWS: [Law; 6] = [
    Law::SameInSameOut,
    Law::ListedIsLegal,
    Law::NothingLeaks,
    Law::ItAlwaysGoesOn,
    Law::NothingBreaksIt,
    Law::FairChance,
];

/// The first fault that shows while games are played for this law.
fn fault<const FLAW: u8>(law: Law) -> Option<Broken> {
    uphold::<Whispers<FLAW>>(law, Effort { games: 25 }).err().map(|broken| *broken)
}

/// This law finds it, and wherever else it shows, it is put down to this law. Gives the clause.
fn breaks<const FLAW: u8>(law: Law) -> &'static str {
    let others = LAWS.into_iter().filter(|other| *other != law);
    for broken in others.filter_map(fault::<FLAW>) {
        assert_eq!(broken.law, law, "{broken}");
    }
    let broken = fault::<FLAW>(law).expect("the law did not bite");
    assert_eq!(broken.law, law, "{broken}");
    broken.clause
}

/// Law 3 finds it by this clause.
fn leaks<const FLAW: u8>(clause: &str) {
    assert_eq!(breaks::<FLAW>(Law::NothingLeaks), clause);
}

#[test]
fn law_1_finds_a_game_that_looks_at_the_clock() {
    // Law 3 may find it, too: two worlds that go on at different times are not the same afterwards.
    let broken = fault::<{ flaw::LOOKS_AT_THE_CLOCK }>(Law::SameInSameOut);
    assert_eq!(broken.map(|broken| broken.law), Some(Law::SameInSameOut));
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

/// Here 3a finds nothing: what is imagined from such a view looks just like it, for it is the truth.
#[test]
fn law_3b_finds_hands_that_are_shown() {
    leaks::<{ flaw::SHOWS_EVERY_HAND }>("3b");
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
fn law_3c_finds_a_newcomers_hand_that_all_are_told() {
    leaks::<{ flaw::SHOWS_THE_NEWCOMERS_HAND }>("3c");
}

#[test]
fn law_3_finds_a_lazy_imagination() {
    // So does law 6: the truth is not spread as such an imagination says.
    let broken = fault::<{ flaw::IMAGINES_LAZILY }>(Law::NothingLeaks);
    assert_eq!(broken.map(|broken| broken.clause), Some("lazy"));
}

#[test]
fn law_4_finds_a_question_that_repeats_for_ever() {
    breaks::<{ flaw::REPEATS_FOR_EVER }>(Law::ItAlwaysGoesOn);
}

/// Whoever answers is never kept waiting: only a table that everybody has left shows it.
#[test]
fn law_4_finds_a_question_that_repeats_until_somebody_is_there() {
    breaks::<{ flaw::WAITS_FOR_EVER }>(Law::ItAlwaysGoesOn);
}

#[test]
fn law_4_finds_a_question_to_nobody() {
    breaks::<{ flaw::ASKS_NOBODY }>(Law::ItAlwaysGoesOn);
}

#[test]
fn law_5_finds_a_panic_on_garbage() {
    breaks::<{ flaw::PANICS_ON_GARBAGE }>(Law::NothingBreaksIt);
}

/// Sorted lists would hide it.
#[test]
fn law_3a_finds_an_order_that_follows_a_secret() {
    leaks::<{ flaw::LISTS_THE_TRUTH_LAST }>("3a");
}

/// Imagined worlds copy it with all that is public.
#[test]
fn law_3d_finds_a_checksum_that_was_made_at_the_deal() {
    leaks::<{ flaw::SHOWS_A_CHECKSUM }>("3d");
}

#[test]
fn law_3e_finds_a_list_that_drops_what_others_have_locked_in() {
    // Law 2 may find it, too: what was listed and is dropped is still legal.
    let broken = fault::<{ flaw::DROPS_WHAT_IS_LOCKED_IN }>(Law::NothingLeaks);
    assert_eq!(broken.map(|broken| broken.clause), Some("3e"));
}

/// Law 3 may find these, too: where nothing is shuffled no two deals differ.
#[test]
fn law_6_finds_cards_that_are_not_shuffled_evenly() {
    for broken in [
        fault::<{ flaw::NO_SHUFFLE_WITH_FOUR }>(Law::FairChance),
        fault::<{ flaw::CARD_WITH_A_HOME }>(Law::FairChance),
        fault::<{ flaw::DEALS_IN_ORDER }>(Law::FairChance),
        fault::<{ flaw::DRAWS_IN_ORDER }>(Law::FairChance),
    ] {
        assert_eq!(broken.map(|broken| broken.clause), Some("6"));
    }
}

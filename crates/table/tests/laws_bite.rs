//! The laws bite: the right game upholds all six, and each broken one breaks the law that is about it.

mod whispers;

use stolik_table::kit::{Broken, Effort, Law, uphold};
use whispers::Whispers;
use whispers::flaw::Flaw;

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
fn fault(flaw: Flaw, law: Law) -> Option<Broken> {
    let upheld = flaw.during(|| uphold::<Whispers>(law, Effort { games: 25 }));
    upheld.err().map(|broken| *broken)
}

/// This law finds it, and wherever else it shows, it is put down to this law. Gives the clause.
///
/// Law 6 may find what law 3 is about, too: who can tell worlds apart does not see them as evenly spread.
fn breaks(flaw: Flaw, law: Law) -> &'static str {
    let others = LAWS.into_iter().filter(|other| *other != law);
    for broken in others.filter_map(|other| fault(flaw, other)) {
        let is_a_leak = law == Law::NothingLeaks && broken.law == Law::FairChance;
        assert!(broken.law == law || is_a_leak, "{broken}");
    }
    let broken = fault(flaw, law).expect("the law did not bite");
    assert_eq!(broken.law, law, "{broken}");
    broken.clause
}

/// Law 3 finds it by this clause.
fn leaks(flaw: Flaw, clause: &str) {
    assert_eq!(breaks(flaw, Law::NothingLeaks), clause);
}

#[test]
fn law_1_finds_a_game_that_looks_at_the_clock() {
    // Law 3 may find it, too: two worlds that go on at different times are not the same afterwards.
    let broken = fault(Flaw::LooksAtTheClock, Law::SameInSameOut);
    assert_eq!(broken.map(|broken| broken.law), Some(Law::SameInSameOut));
}

#[test]
fn law_2_finds_a_list_with_something_illegal() {
    breaks(Flaw::ListsWhatIsRefused, Law::ListedIsLegal);
}

#[test]
fn law_2_finds_a_list_without_something_legal() {
    breaks(Flaw::HidesWhatIsLegal, Law::ListedIsLegal);
}

#[test]
fn law_3a_finds_a_card_that_is_shown() {
    leaks(Flaw::ShowsACard, "3a");
}

#[test]
fn law_3a_finds_votes_that_can_be_told_apart() {
    leaks(Flaw::ListsVotesBySeat, "3a");
}

#[test]
fn law_3a_finds_a_default_that_peeks() {
    leaks(Flaw::DefaultPeeks, "3a");
}

/// Here 3a finds nothing: what is imagined from such a view looks just like it, for it is the truth.
#[test]
fn law_3b_finds_hands_that_are_shown() {
    leaks(Flaw::ShowsEveryHand, "3b");
}

#[test]
fn law_3b_finds_a_window_that_is_skipped() {
    leaks(Flaw::SkipsTheWindow, "3b");
}

#[test]
fn law_3b_finds_a_mark_that_follows_the_truth() {
    leaks(Flaw::MarkFollowsTheTruth, "3b");
}

#[test]
fn law_3c_finds_an_event_that_too_many_hear() {
    leaks(Flaw::TellsTooMany, "3c");
}

#[test]
fn law_3c_finds_a_newcomers_hand_that_all_are_told() {
    leaks(Flaw::ShowsTheNewcomersHand, "3c");
}

#[test]
fn law_3_finds_a_lazy_imagination() {
    // So does law 6: the truth is not spread as such an imagination says.
    let broken = fault(Flaw::ImaginesLazily, Law::NothingLeaks);
    assert_eq!(broken.map(|broken| broken.clause), Some("lazy"));
}

#[test]
fn law_4_finds_a_question_that_repeats_for_ever() {
    breaks(Flaw::RepeatsForEver, Law::ItAlwaysGoesOn);
}

/// Whoever answers is never kept waiting: only a table that everybody has left shows it.
#[test]
fn law_4_finds_a_question_that_repeats_until_somebody_is_there() {
    breaks(Flaw::WaitsForEver, Law::ItAlwaysGoesOn);
}

#[test]
fn law_4_finds_a_question_to_nobody() {
    breaks(Flaw::AsksNobody, Law::ItAlwaysGoesOn);
}

#[test]
fn law_5_finds_a_panic_on_garbage() {
    breaks(Flaw::PanicsOnGarbage, Law::NothingBreaksIt);
}

/// Sorted lists would hide it.
#[test]
fn law_3a_finds_an_order_that_follows_a_secret() {
    leaks(Flaw::ListsTheTruthLast, "3a");
}

/// Imagined worlds copy it with all that is public.
#[test]
fn law_3d_finds_a_checksum_that_was_made_at_the_deal() {
    leaks(Flaw::ShowsAChecksum, "3d");
}

#[test]
fn law_3e_finds_a_list_that_drops_what_others_have_locked_in() {
    // Law 2 may find it, too: what was listed and is dropped is still legal.
    let broken = fault(Flaw::DropsWhatIsLockedIn, Law::NothingLeaks);
    assert_eq!(broken.map(|broken| broken.clause), Some("3e"));
}

/// Law 3 may find these, too: where nothing is shuffled no two deals differ.
#[test]
fn law_6_finds_cards_that_are_not_shuffled_evenly() {
    for broken in [
        fault(Flaw::NoShuffleWithFour, Law::FairChance),
        fault(Flaw::CardWithAHome, Law::FairChance),
        fault(Flaw::DealsInOrder, Law::FairChance),
        fault(Flaw::DrawsInOrder, Law::FairChance),
    ] {
        assert_eq!(broken.map(|broken| broken.clause), Some("6"));
    }
}

/// Coin and hand are each spread evenly, and twins are found for either side of the coin.
#[test]
fn law_6_finds_a_public_fact_that_is_tied_to_a_secret() {
    for flaw in [Flaw::CoinFollowsAHand, Flaw::FirstNarratorHoldsTheFirst] {
        assert_eq!(fault(flaw, Law::NothingLeaks), None);
        assert_eq!(breaks(flaw, Law::FairChance), "6");
    }
}

/// It changes one draw in twenty of one seat.
#[test]
fn law_6_finds_a_second_chance_for_one_seat() {
    assert_eq!(breaks(Flaw::SecondChance, Law::FairChance), "6");
}

/// A card that is turned up is news, and the order of news is not.
#[test]
fn law_3f_finds_an_order_that_follows_a_secret_among_what_is_revealed() {
    leaks(Flaw::OrderFollowsAHand, "3f");
}

//! Joining and leaving between rounds: DA26 to DA28.

use crate::scene::{self, evening, evening_with, seat};
use stolik_dixit::{Deck, Event, Newcomers, Options, Phase};
use stolik_table::{Roster, Viewer};

fn order(evening: &scene::Evening) -> Vec<usize> {
    evening.all().open.order.iter().map(|seat| seat.index()).collect()
}

#[test]
fn da26_a_newcomer_gets_a_hand_and_the_lowest_score_and_narrates_last() {
    let mut evening = evening(4);
    evening.round(&[0, 0, 1]);
    evening.round(&[1, 1, 2]);
    assert_eq!(evening.points(), [6, 7, 7, 0]);
    evening.round(&[2, 2, 1]);
    assert_eq!((evening.narrator(), evening.points()), (3, vec![9, 11, 10, 0]));
    evening.round(&[3, 3, 0]);
    assert_eq!((evening.narrator(), evening.points()), (0, vec![13, 14, 10, 3]));
    let events = evening.join(4);
    assert_eq!(events[0], Event::Joined { seat: seat(4), points: 3 });
    assert_eq!(evening.points(), [13, 14, 10, 3, 3]);
    assert_eq!(evening.hand(4).len(), 6);
    assert_eq!(order(&evening), [4, 0, 1, 2, 3], "to the right of the narrator, seat 0");
    assert_eq!(evening.narrator(), 0);
    let drew = |who: usize| events_heard(&evening, who);
    assert_eq!(drew(4), 6);
    let narrators: Vec<usize> = (0..4)
        .map(|_| {
            evening.plain_round();
            evening.narrator()
        })
        .collect();
    assert_eq!(narrators, [1, 2, 3, 4]);
}

/// How many cards of its own hand a seat sees.
fn events_heard(evening: &scene::Evening, number: usize) -> usize {
    evening.table.view(Viewer::Seat(seat(number))).hand().len()
}

#[test]
fn da26_a_table_may_let_newcomers_begin_at_nought() {
    let mut evening = evening_with(Options { newcomers: Newcomers::Zero, ..Options::default() }, 4);
    evening.round(&[2, 3, 1]);
    evening.round(&[2, 0, 0]);
    assert!(evening.points().iter().all(|points| *points > 0), "{:?}", evening.points());
    evening.join(4);
    assert_eq!(evening.points()[4], 0);
}

#[test]
fn da26_nobody_joins_within_a_round_a_full_table_or_a_deck_too_small() {
    let refusal = |evening: &mut scene::Evening, number| {
        let refusal = evening.amend(Roster::Join(seat(number))).unwrap_err();
        (refusal.rule.0, refusal.case)
    };
    let mut within = evening(4);
    within.tell("a clue");
    assert_eq!(refusal(&mut within, 4), ("dixit.DA26", "between-rounds"));
    within.lay();
    assert_eq!(refusal(&mut within, 4), ("dixit.DA26", "between-rounds"));
    let deck = Deck::Own { deck: 1, cards: 30 };
    let mut small = evening_with(Options { deck, ..Options::default() }, 4);
    assert_eq!(refusal(&mut small, 4), ("dixit.DA32", "deck-too-small"));
}

#[test]
fn da26_a_pile_too_small_for_a_newcomer_is_reshuffled() {
    let deck = Deck::Own { deck: 1, cards: 35 };
    let mut evening = evening_with(Options { deck, ..Options::default() }, 4);
    evening.plain_round();
    evening.plain_round();
    assert_eq!((evening.all().pile, evening.all().open.discard.len()), (3, 8));
    let events = evening.join(4);
    assert_eq!(events[1], Event::Reshuffled);
    assert_eq!((evening.hand(4).len(), evening.all().pile), (6, 5));
}

#[test]
fn da27_who_leaves_puts_the_hand_on_the_discard_and_is_not_waited_for() {
    let mut evening = evening(5);
    evening.plain_round();
    let hand = evening.hand(3);
    let discarded = evening.all().open.discard.len();
    let events = evening.leave(3);
    assert!(matches!(&events[..], [Event::Left { seat: left, hand: shown }]
        if *left == seat(3) && shown.iter().collect::<Vec<_>>() == hand));
    assert_eq!(evening.all().open.discard.len(), discarded + 6);
    assert_eq!(order(&evening), [0, 1, 2, 4]);
    evening.tell("a clue");
    assert!(!evening.ask().asked().has(seat(3)));
    evening.lay();
    assert_eq!(evening.all().open.table.len(), 4);
    evening.vote(&[1, 1, 1]);
    assert_eq!(evening.narrator(), 2);
    assert!(evening.amend(Roster::Leave(seat(3))).is_err(), "nobody leaves twice");
}

#[test]
fn da27_three_must_stay() {
    let refusal = evening(3).amend(Roster::Leave(seat(1))).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.case), ("dixit.DA27", "three-must-stay"));
}

#[test]
fn da27_from_four_to_three_the_next_round_is_played_with_seven_and_two() {
    let mut evening = evening(4);
    evening.leave(2);
    assert!([0, 1, 3].iter().all(|number| evening.hand(*number).len() == 7));
    evening.tell("a clue");
    evening.lay();
    assert_eq!(evening.all().open.table.len(), 5);
}

#[test]
fn da27_from_three_to_four_nobody_draws_until_six_are_left() {
    let mut evening = evening(3);
    evening.join(3);
    assert_eq!((0..4).map(|number| evening.hand(number).len()).collect::<Vec<_>>(), [7, 7, 7, 6]);
    evening.plain_round();
    assert_eq!((0..4).map(|number| evening.hand(number).len()).collect::<Vec<_>>(), [6, 6, 6, 6]);
    evening.plain_round();
    assert_eq!((0..4).map(|number| evening.hand(number).len()).collect::<Vec<_>>(), [6, 6, 6, 6]);
}

#[test]
fn da27_who_has_left_cannot_win() {
    let mut evening = evening_with(Options { rounds: Some(3), ..Options::default() }, 4);
    evening.round(&[0, 1, 1]);
    assert_eq!(evening.points(), [3, 5, 0, 0]);
    evening.leave(1);
    evening.plain_round();
    evening.plain_round();
    assert_eq!(evening.phase(), Phase::Over);
    let outcome = evening.outcome();
    assert!(!outcome.winners.has(seat(1)));
    assert_eq!(outcome.places[seat(1)], 4);
}

#[test]
fn da28_a_narrator_who_leaves_before_telling_is_followed_by_the_next() {
    let mut evening = evening(5);
    evening.leave(0);
    assert_eq!((evening.narrator(), evening.phase()), (1, Phase::Tell));
}

#[test]
fn da28_once_told_the_round_is_played_to_its_end_first() {
    let mut evening = evening(5);
    evening.tell("a clue");
    for _ in 0..2 {
        let refusal = evening.amend(Roster::Leave(seat(0))).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("dixit.DA28", "between-rounds"));
        if evening.phase() == Phase::Lay {
            evening.lay();
        }
    }
    evening.vote(&[0, 0, 0, 0]);
    evening.leave(0);
    assert_eq!(order(&evening), [1, 2, 3, 4]);
}

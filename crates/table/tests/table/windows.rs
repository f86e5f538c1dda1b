//! Windows: the first in order, passes, the floor, and what others learn meanwhile.

use stolik_table::{News, Record, Reply, Seat, Seats, Sheet, Viewer, WhoIsIn, Why};

use crate::room::*;
use crate::whispers::cards::HIGH;
use crate::whispers::event::Event;
use crate::whispers::open::{GUESS, Phase, SNATCH, TELL, VOTE};

/// A window in which Ben and Dot can snatch. Ben comes first: he sits to the left of Ann, who narrates.
fn ben_and_dot_can_snatch() -> (Table, u8, u8) {
    let can = |seat| {
        move |view: &crate::whispers::view::View| {
            let hand = view.hands[seat].cards.unwrap_or_default();
            hand.iter().any(|card| card >= HIGH)
        }
    };
    let (table, _) = four_people_at(SNATCH, |view| can(BEN)(view) && can(DOT)(view));
    let high = |seat: Seat| *hand(&table, seat).last().unwrap();
    let (bens, dots) = (high(BEN), high(DOT));
    (table, bens, dots)
}

#[test]
fn the_first_is_first_in_order_and_not_in_time() {
    let (mut table, bens, dots) = ben_and_dot_can_snatch();
    let window = table.number();
    is_in(&mut table, DOT, card(dots), 1);
    is_in(&mut table, BEN, card(bens), 1);
    assert!(table.is_answered(None), "nobody comes before Ben");

    let heard = close(&mut table, Why::Answered);
    assert_eq!(heard, [Event::Snatched { by: BEN, card: bens }]);
    assert!(hand(&table, DOT).contains(&dots), "her card is not spent");
    assert_eq!(table.submit(BEN, window, card(bens), 1), Reply::Closed { counted: true });
    assert_eq!(table.submit(DOT, window, card(dots), 1), Reply::Closed { counted: false });
}

#[test]
fn an_act_that_lost_is_in_neither_answers_nor_record_nor_news() {
    let (mut table, bens, dots) = ben_and_dot_can_snatch();
    is_in(&mut table, DOT, card(dots), 1);
    is_in(&mut table, BEN, card(bens), 1);
    let mut news = News::new();
    let step = table.decide(Why::Answered, None, &mut news).unwrap();

    let counted: Vec<Seat> = step.answers().unwrap().iter().map(|answer| answer.seat).collect();
    assert_eq!(counted, [BEN]);
    let Record::Close(closed) = step.record() else { panic!() };
    assert_eq!(closed.by.iter().map(|one| one.seat).collect::<Vec<_>>(), [BEN]);
    let by_dot = |event: &&Event| matches!(event, Event::Snatched { by: DOT, .. });
    assert_eq!(news.heard_by(Viewer::All).filter(by_dot).count(), 0);
}

#[test]
fn whoever_comes_before_is_waited_for() {
    let (mut table, _, dots) = ben_and_dot_can_snatch();
    is_in(&mut table, DOT, card(dots), 1);
    is_in(&mut table, CID, Sheet::pass(), 1);
    assert!(!table.is_answered(None), "Ben may still snatch");
    let refusal = table.decide(Why::Answered, None, &mut News::new()).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.case), ("table.T7", "not-all-in"));

    is_in(&mut table, BEN, Sheet::pass(), 1);
    assert!(table.is_answered(None));
    assert_eq!(close(&mut table, Why::Answered), [Event::Snatched { by: DOT, card: dots }]);
}

#[test]
fn a_pass_may_be_taken_back() {
    let (mut table, bens, _) = ben_and_dot_can_snatch();
    for seat in [BEN, CID, DOT] {
        is_in(&mut table, seat, Sheet::pass(), 1);
    }
    assert!(table.is_answered(None));
    assert_eq!(says(&mut table, BEN, draft(Sheet::pass()), 2), Reply::Noted);
    assert!(!table.is_answered(None));
    is_in(&mut table, BEN, card(bens), 3);
    assert_eq!(close(&mut table, Why::Answered), [Event::Snatched { by: BEN, card: bens }]);
}

#[test]
fn at_the_floor_silence_is_a_pass() {
    let (mut table, bens, dots) = ben_and_dot_can_snatch();
    // A card that is only being thought about is silence, too.
    assert_eq!(says(&mut table, BEN, draft(card(bens)), 1), Reply::Noted);
    is_in(&mut table, DOT, card(dots), 1);
    assert_eq!(close(&mut table, Why::Floor), [Event::Snatched { by: DOT, card: dots }]);
    assert!(hand(&table, BEN).contains(&bens));

    let (mut nobody_speaks, ..) = ben_and_dot_can_snatch();
    assert_eq!(close(&mut nobody_speaks, Why::Floor), []);
    assert_eq!(all(&nobody_speaks).open.phase, Phase::Guess);
}

#[test]
fn t7_the_floor_closes_nothing_but_windows() {
    for topic in [TELL, VOTE] {
        let table = four_people_at_the(topic);
        let refusal = table.decide(Why::Floor, None, &mut News::new()).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("table.T7", "no-window"));
    }
}

#[test]
fn t7_a_question_closes_when_all_have_answered() {
    let mut table = four_people_at_the(VOTE);
    for (seat, others_are_in) in [(ANN, false), (CID, false), (DOT, false), (BEN, true)] {
        is_in(&mut table, seat, vote(2), 1);
        assert_eq!(table.is_answered(None), others_are_in);
        assert_eq!(table.decide(Why::Answered, None, &mut News::new()).is_ok(), others_are_in);
    }
}

#[test]
fn others_learn_who_is_in_as_far_as_the_question_allows() {
    // A window tells nothing at all.
    let (mut table, bens, _) = ben_and_dot_can_snatch();
    is_in(&mut table, BEN, card(bens), 1);
    is_in(&mut table, CID, Sheet::pass(), 1);
    assert_eq!(table.who_is_in(), WhoIsIn::Nothing);

    wait_for(&mut table, GUESS);
    assert_eq!(table.who_is_in(), WhoIsIn::Seats(Seats::NONE));
    is_in(&mut table, DOT, Sheet::of([crate::whispers::choice::Choice::Odd]), 1);
    assert_eq!(table.who_is_in(), WhoIsIn::Seats(Seats::one(DOT)));

    wait_for(&mut table, VOTE);
    is_in(&mut table, ANN, vote(1), 1);
    is_in(&mut table, CID, vote(1), 1);
    says(&mut table, DOT, draft(vote(1)), 1);
    assert_eq!(table.who_is_in(), WhoIsIn::Count(2), "a draft is not in");
}

#[test]
fn a_sealed_vote_is_seen_by_nobody_before_it_opens() {
    let mut table = four_people_at_the(VOTE);
    let looks = [Viewer::Seat(BEN), Viewer::Public, Viewer::All];
    let before = looks.map(|who| table.view(who));
    is_in(&mut table, ANN, vote(3), 1);
    assert_eq!(looks.map(|who| table.view(who)), before);
    assert_eq!(table.chair(BEN).partners().count(), 0);
}

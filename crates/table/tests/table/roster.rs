//! Joining and leaving.

use stolik_table::example::Nim;
use stolik_table::{News, Record, Refusal, Reply, Roster, Seat, Seats, Sheet, Viewer, Why};

use crate::room::*;
use crate::whispers::choice::Choice;
use crate::whispers::event::Event;
use crate::whispers::open::{TELL, VOTE};

fn amend(table: &mut Table, change: Roster) -> Result<(), Refusal> {
    let step = table.decide_amend(change, &mut News::new())?;
    table.apply(step).unwrap();
    Ok(())
}

fn rule(result: Result<(), Refusal>) -> (&'static str, &'static str) {
    let refusal = result.unwrap_err();
    (refusal.rule.0, refusal.case)
}

#[test]
fn after_a_change_of_people_the_question_is_put_anew() {
    let mut table = four_people();
    let number = table.number();
    let [low, mid, _] = hand(&table, ANN)[..] else { panic!() };
    let tale = Sheet::of([low, mid].map(Choice::Card)).with_text("fog");
    is_in(&mut table, ANN, tale.clone(), 1);

    amend(&mut table, Roster::Leave(DOT)).unwrap();
    assert_eq!((table.number(), ask(&table).topic), (number + 1, TELL));
    assert_eq!(table.chair(ANN).sheet(), None, "her sheet was for a table of other people");
    assert!(!table.is_answered(None));
    let late = table.submit(ANN, number, tale.clone(), 1);
    assert_eq!(late, Reply::Closed { counted: false });
    assert_eq!(says(&mut table, ANN, tale, 1), Reply::Accepted, "the number is free again");
}

#[test]
fn who_has_left_is_asked_no_more() {
    let mut table = four_people();
    amend(&mut table, Roster::Leave(DOT)).unwrap();
    assert_eq!(table.seats(), 4, "seats are never used again");
    wait_for(&mut table, VOTE);
    assert_eq!(ask(&table).asked(), [ANN, BEN, CID].into_iter().collect::<Seats>());
    let reply = says(&mut table, DOT, vote(1), 1);
    assert_eq!(refused(reply), ("table.T3", "not-your-question"));
}

#[test]
fn a_newcomer_gets_the_next_seat_and_narrates_last() {
    let mut table = four_people();
    amend(&mut table, Roster::Leave(DOT)).unwrap();
    let mut news = News::new();
    let step = table.decide_amend(Roster::Join(EVE), &mut news).unwrap();
    let drawn = |who| news.heard_by(who).filter(|event| matches!(event, Event::Drew { .. })).count();
    assert_eq!((drawn(Viewer::Seat(EVE)), drawn(Viewer::Public)), (3, 0));
    table.apply(step).unwrap();

    assert_eq!((table.seats(), hand(&table, EVE).len()), (5, 3));
    wait_for(&mut table, VOTE);
    assert_eq!(says(&mut table, EVE, vote(1), 1), Reply::Accepted);
    assert_eq!(all(&table).open.narrators, [ANN, BEN, CID, EVE]);
}

#[test]
fn t9_seats_are_taken_in_order_and_left_by_who_has_them() {
    let mut table = four_people();
    let no_such_seat = ("table.T9", "no-such-seat");
    assert_eq!(rule(amend(&mut table, Roster::Join(DOT))), no_such_seat, "it is taken");
    assert_eq!(rule(amend(&mut table, Roster::Join(Seat::nth(5)))), no_such_seat, "4 comes first");
    assert_eq!(rule(amend(&mut table, Roster::Leave(EVE))), no_such_seat, "nobody sits there");
    amend(&mut table, Roster::Leave(DOT)).unwrap();
    assert_eq!(rule(amend(&mut table, Roster::Join(DOT))), no_such_seat, "it was Dot's and stays hers");
}

#[test]
fn t11_a_game_that_says_nothing_of_it_keeps_its_people() {
    let table = stolik_table::Table::<Nim>::deal(&(), 2, seed(0)).unwrap();
    for change in [Roster::Leave(BEN), Roster::Join(CID)] {
        let refusal = table.decide_amend(change, &mut News::new()).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("table.T11", "seats-are-fixed"));
    }
    assert_eq!(table.hush(), Seats::NONE);
}

#[test]
fn the_game_says_when_people_may_come_and_go() {
    let mut table = four_people();
    assert_eq!(rule(amend(&mut table, Roster::Join(EVE))), ("whispers.W8", "table-full"));
    close(&mut table, Why::Clock);
    let before = table.snapshot();
    let too_early = ("whispers.W7", "wait-for-the-end-of-the-round");
    assert_eq!(rule(amend(&mut table, Roster::Leave(ANN))), too_early);
    assert_eq!(table.snapshot(), before);

    wait_for(&mut table, TELL);
    amend(&mut table, Roster::Leave(ANN)).unwrap();
    assert_eq!(rule(amend(&mut table, Roster::Leave(ANN))), ("whispers.W8", "three-must-stay"));
}

#[test]
fn a_change_that_came_too_late_is_not_applied() {
    let mut table = four_people();
    let leave = table.decide_amend(Roster::Leave(DOT), &mut News::new()).unwrap();
    close(&mut table, Why::Clock);
    assert!(table.apply(leave).is_err());
    assert!(ask(&table).asked().has(DOT), "the window asks her");
}

#[test]
fn each_change_throws_dice_of_its_own() {
    let mut table = four_people();
    let record = |table: &Table| {
        let step = table.decide_amend(Roster::Leave(DOT), &mut News::new()).unwrap();
        let Record::Amend(amended) = step.record() else { panic!() };
        amended
    };
    assert_eq!(record(&table), record(&table));
    let amended = record(&table);
    assert_eq!((amended.ask, amended.change), (table.number(), Roster::Leave(DOT)));
    amend(&mut table, Roster::Leave(DOT)).unwrap();

    // Eve draws three cards, Dot's empty hand is in the bag again; somebody else's draw would not repeat them.
    amend(&mut table, Roster::Join(EVE)).unwrap();
    let first = hand(&table, EVE);
    amend(&mut table, Roster::Leave(EVE)).unwrap();
    amend(&mut table, Roster::Join(Seat::nth(5))).unwrap();
    assert_ne!(hand(&table, Seat::nth(5)), first);
}

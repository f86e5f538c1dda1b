//! The clock, deciding before applying, stopping and going on, the end.

use stolik_table::{
    Dice, FilledBy, Lane, News, Now, Outcome, Record, Reply, Roster, Sheet, Snapshot, Stale, Viewer, Why,
};

use crate::room::*;
use crate::whispers::Whispers;
use crate::whispers::choice::Choice;
use crate::whispers::open::{Ending, Options, SNATCH, VOTE};

#[test]
fn the_clock_keeps_the_draft_and_fills_the_rest() {
    let mut table = four_people();
    let [low, _, high] = hand(&table, ANN)[..] else { panic!() };
    says(&mut table, ANN, two(Some(high), None).with_text("fog"), 1);
    let step = table.decide(Why::Clock, None, &mut News::new()).unwrap();

    let answer = step.answers().unwrap().only().unwrap().clone();
    assert_eq!(answer.sheet, Sheet::of([low, high].map(Choice::Card)).with_text("fog"));
    assert_eq!(answer.by, FilledBy::Clock);
    let Record::Close(closed) = step.record() else { panic!() };
    assert_eq!((closed.why, closed.by[0].nonce), (Why::Clock, None));
}

#[test]
fn the_clock_leaves_those_alone_who_have_answered() {
    let mut table = four_people_at_the(VOTE);
    is_in(&mut table, CID, vote(3), 5);
    let step = table.decide(Why::Clock, None, &mut News::new()).unwrap();
    let by: Vec<FilledBy> = step.answers().unwrap().iter().map(|answer| answer.by).collect();
    assert_eq!(by, [FilledBy::Clock, FilledBy::Clock, FilledBy::Player { nonce: 5 }, FilledBy::Clock]);
    assert_eq!(step.answers().unwrap().of(CID), Some(&vote(3)));
}

#[test]
fn in_a_window_the_clock_passes() {
    let table = four_people_at_the(SNATCH);
    let step = table.decide(Why::Clock, None, &mut News::new()).unwrap();
    assert_eq!(step.answers().unwrap().iter().count(), 0);
}

#[test]
fn deciding_changes_nothing() {
    let mut table = four_people_at_the(VOTE);
    is_in(&mut table, ANN, vote(1), 1);
    let (before, number) = (table.snapshot(), table.number());
    let first = table.decide(Why::Clock, None, &mut News::new()).unwrap();
    let again = table.decide(Why::Clock, None, &mut News::new()).unwrap();

    assert_eq!(first.record(), again.record(), "the dice fall the same way");
    assert_eq!((table.snapshot(), table.number()), (before, number));
    assert_eq!(table.chair(ANN).sheet(), Some(&vote(1)));
    assert_eq!(says(&mut table, ANN, vote(1), 1), Reply::Repeated);
}

/// Simulations do both at once and copy nothing; a served table writes in between. Both come to the same.
#[test]
fn closing_at_once_is_deciding_and_then_applying() {
    let (mut at_once, mut in_turn) = (four_people(), four_people());
    while at_once.now().ask().is_some() {
        for table in [&mut at_once, &mut in_turn] {
            let [low, _, high] = [0, 1, 2].map(|nth| hand(table, ANN).get(nth).copied());
            says(table, ANN, two(high, low), 7);
        }
        let (mut news, mut told) = (News::new(), News::new());
        at_once.close(Why::Clock, &mut news).unwrap();
        let step = in_turn.decide(Why::Clock, None, &mut told).unwrap();
        in_turn.apply(step).unwrap();
        assert_eq!(at_once.snapshot(), in_turn.snapshot());
        assert_eq!(at_once.now(), in_turn.now());
        assert_eq!(at_once.chair(ANN).sheet(), None);
        assert!(news.heard_by(Viewer::All).eq(told.heard_by(Viewer::All)));
    }
    assert!(at_once.close(Why::Clock, &mut News::new()).is_err(), "it is over");
}

/// It is written down together with the last sheet, before either is taken.
#[test]
fn how_the_table_will_stand_is_known_before_it_does() {
    for game in 0..20 {
        let mut table = Table::deal(&Default::default(), 4, seed(game)).unwrap();
        let mut dice = Dice::new(&seed(game), Lane::Mind(BEN));
        while let Some(ask) = table.now().ask() {
            let may_pass = ask.pass;
            for seat in ask.asked().iter() {
                let passes = may_pass && dice.index(2) == 0;
                let sheet = if passes { Sheet::pass() } else { any_answer(table.chair(seat), &mut dice) };
                let put = table.weigh(seat, table.number(), sheet, dice.word()).unwrap();
                if !table.is_answered(Some(&put)) {
                    table.put(put);
                    continue;
                }
                let step = table.decide(Why::Answered, Some(&put), &mut News::new()).unwrap();
                let ahead = format!("{:?}", table.snapshot_after(&step, Some(&put)));
                table.put(put);
                table.apply(step).unwrap();
                assert_eq!(ahead, format!("{:?}", table.snapshot()));
                break;
            }
        }
    }
}

#[test]
fn a_stale_step_is_not_applied() {
    let mut table = four_people_at_the(VOTE);
    let step = table.decide(Why::Clock, None, &mut News::new()).unwrap();
    let second = step.clone();
    let open = table.number();
    table.apply(step).unwrap();
    let after = table.snapshot();
    assert_eq!(table.apply(second), Err(Stale { step: open, open: open + 1 }));
    assert_eq!(table.snapshot(), after);
}

#[test]
fn a_sheet_on_its_way_counts_as_if_it_lay_there() {
    let mut table = four_people_at_the(VOTE);
    for seat in [ANN, BEN, DOT] {
        is_in(&mut table, seat, vote(1), 1);
    }
    says(&mut table, CID, draft(vote(2)), 1);
    let put = table.weigh(CID, table.number(), vote(3), 2).unwrap();
    assert!(!table.is_answered(None));
    assert!(table.is_answered(Some(&put)));
    let on_its_way = table.decide(Why::Answered, Some(&put), &mut News::new()).unwrap();

    assert_eq!(table.put(put), Reply::Accepted);
    let lying_there = table.decide(Why::Answered, None, &mut News::new()).unwrap();
    assert_eq!(on_its_way.record(), lying_there.record());
    assert_eq!(on_its_way.now(), lying_there.now());

    let mut other = table.clone();
    table.apply(on_its_way).unwrap();
    other.apply(lying_there).unwrap();
    assert_eq!(table.snapshot(), other.snapshot());
    assert_eq!(all(&table).ballots[CID], Some(3));
}

#[test]
fn a_sheet_written_too_late_is_not_put() {
    let mut table = four_people_at_the(VOTE);
    let put = table.weigh(CID, table.number(), vote(3), 2).unwrap();
    close(&mut table, Why::Clock);
    assert_eq!(table.put(put), Reply::Closed { counted: false });
    assert_eq!(table.chair(CID).sheet(), None);
}

#[test]
fn a_table_goes_on_after_a_rest_as_if_it_had_not_stopped() {
    let mut table = four_people();
    let seed = seed(0);
    for _ in 0..5 {
        close(&mut table, Why::Clock);
    }
    // Changes of people throw dice of their own, counted apart from the questions: the count rests, too.
    for change in [Roster::Leave(ANN), Roster::Join(EVE)] {
        let step = table.decide_amend(change, &mut News::new()).unwrap();
        table.apply(step).unwrap();
    }
    let bytes = postcard::to_stdvec(&table.snapshot()).unwrap();
    let snapshot: Snapshot<Whispers> = postcard::from_bytes(&bytes).unwrap();
    let mut resumed = Table::resume(snapshot, seed);

    assert_eq!((resumed.number(), resumed.now()), (table.number(), table.now()));
    for who in [Viewer::Seat(BEN), Viewer::Public] {
        assert_eq!(resumed.view(who), table.view(who));
    }
    let (one, two) = (play_out(&mut table, &mut News::new()), play_out(&mut resumed, &mut News::new()));
    assert_eq!(one, two);
    assert_eq!(table.snapshot(), resumed.snapshot());
}

#[test]
fn after_a_rest_a_late_tap_is_still_told_that_it_counted() {
    let mut table = four_people_at_the(VOTE);
    let voting = table.number();
    is_in(&mut table, ANN, vote(3), 8);
    close(&mut table, Why::Clock);
    let mut resumed = Table::resume(table.snapshot(), seed(0));
    assert_eq!(resumed.submit(ANN, voting, vote(3), 8), Reply::Closed { counted: true });
}

#[test]
fn a_sheet_for_an_earlier_question_does_not_count_on_its_way() {
    let mut table = four_people_at_the(VOTE);
    let late = table.weigh(ANN, table.number(), vote(3), 8).unwrap();
    close(&mut table, Why::Clock);
    assert!(!table.is_answered(Some(&late)), "Ann is to give a card, and this is a vote");
    assert!(table.decide(Why::Answered, Some(&late), &mut News::new()).is_err());
}

#[test]
fn sheets_of_the_journal_are_put_again_after_a_rest() {
    let mut table = four_people_at_the(VOTE);
    let put = table.weigh(ANN, table.number(), vote(3), 8).unwrap();
    table.put(put.clone());
    let mut resumed = Table::resume(table.snapshot(), seed(0));
    assert_eq!(resumed.chair(ANN).sheet(), None);
    assert_eq!(resumed.put(put), Reply::Accepted);
    assert_eq!(says(&mut resumed, ANN, vote(3), 8), Reply::Repeated);
}

#[test]
fn t8_when_the_game_is_over_nothing_is_asked_any_more() {
    let mut table = four_people();
    play_out(&mut table, &mut News::new());
    let refusal = table.decide(Why::Clock, None, &mut News::new()).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.case), ("table.T8", "over"));
    let refusal = table.decide_amend(Roster::Leave(ANN), &mut News::new()).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.case), ("table.T8", "over"));
    assert_eq!(says(&mut table, ANN, vote(1), 1), Reply::Closed { counted: false });
    assert!(!table.is_answered(None));
    assert!(!table.chair(ANN).is_asked());
}

#[test]
fn the_last_tap_of_a_game_is_told_that_it_counted() {
    let mut table = four_people();
    let mut last = None;
    while table.now().ask().is_some() {
        let giver = ask(&table).asked().lowest().unwrap();
        let choice = hand(&table, giver)[0];
        if ask(&table).topic == crate::whispers::open::GIVE {
            is_in(&mut table, giver, card(choice), 4);
            last = Some((giver, table.number(), card(choice)));
        }
        close(&mut table, Why::Clock);
    }
    let (giver, number, sheet) = last.unwrap();
    assert_eq!(table.submit(giver, number, sheet, 4), Reply::Closed { counted: true });
}

#[test]
fn the_most_points_one_side_or_nobody_wins() {
    let outcome = |ending, game| -> Outcome {
        let mut table = Table::deal(&Options { ending }, 4, seed(game)).unwrap();
        play_out(&mut table, &mut News::new());
        match table.now() {
            Now::Over(outcome) => *outcome,
            Now::Ask(_) => panic!("the game is not over"),
        }
    };
    for game in 0..20 {
        let best = outcome(Ending::MostPoints, game);
        let most = best.scores.as_slice().iter().max().copied();
        assert!(best.winners.iter().all(|seat| Some(best.scores[seat]) == most));

        let sides = outcome(Ending::Sides, game);
        let winners: Vec<u8> = sides.winners.iter().map(|seat| seat.number()).collect();
        assert!([&[][..], &[0, 2], &[1, 3]].contains(&&winners[..]), "{winners:?}");

        assert!(outcome(Ending::Nobody, game).winners.is_empty());
    }
}

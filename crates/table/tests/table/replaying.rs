//! Playing a log again, and noticing what was changed in it.

use stolik_table::{
    Change, Closed, Dice, Diverged, End, Head, Lane, Luck, Mismatch, News, Opening, Outcome, PlayerChange,
    Receipt, Replay, Roster, Seals, Seat, Seats, Secret, Sources, Unsealed, Viewer, Why, Written,
};

use crate::room::*;
use crate::whispers::Whispers;
use crate::whispers::choice::Choice;
use crate::whispers::event::Event;
use crate::whispers::open::Options;
use crate::whispers::view::View;

/// A log, and what everybody saw and heard while it was written.
struct Recorded {
    head: Head<Options>,
    sources: Sources,
    records: Vec<Record>,
    seen: Vec<Vec<View>>,
    heard: Vec<Event>,
}

fn looks(table: &Table) -> Vec<View> {
    let seats = [ANN, BEN, CID, DOT, EVE].map(Viewer::Seat);
    seats.into_iter().chain([Viewer::Public]).map(|who| table.view(who)).collect()
}

/// Seats 1 and 2 have opened what they had sealed; seat 3 kept silent at first.
fn luck() -> Luck {
    let bytes = |seat: Seat, attempt| Secret::of_simulation(u64::from(seat.number()), 0).link(attempt);
    let secret = Secret::of_simulation(1, 3);
    let seal = |seat| Receipt { seat, hash: bytes(seat, 0).commitment() };
    let mut opening = Opening::begin(secret.commitment(), [BEN, CID, DOT].map(seal).to_vec(), Seats::NONE);
    for attempt in 0..2 {
        for seat in [BEN, CID] {
            opening.open(seat, attempt, bytes(seat, attempt)).unwrap();
        }
        opening.leave_out();
    }
    opening.luck(secret)
}

/// A game with everything in it: answers, a floor, a clock, somebody who leaves and somebody who comes.
fn a_game() -> Recorded {
    let luck = luck();
    let head = Head::of::<Whispers>(Options::default(), 4, &luck);
    let mut table = Table::deal(&head.options, 4, luck.seed()).unwrap();
    let (mut records, mut seen, mut news) = (Vec::new(), Vec::new(), News::new());
    let mut dice = Dice::new(&seed(5), Lane::Mind(ANN));
    let changes = [(5, Roster::Leave(ANN)), (6, Roster::Join(EVE))];
    while table.now().ask().is_some() {
        let number = table.number();
        let change = changes.iter().find(|(when, _)| *when == number);
        let step = if let Some((_, change)) = change {
            table.decide_amend(*change, &mut news).unwrap()
        } else {
            // Every third question nobody is there.
            let mut why = Why::Clock;
            if number % 3 != 2 {
                for seat in ask(&table).asked().iter() {
                    let sheet = any_answer(table.chair(seat), &mut dice);
                    // Dot is a bot.
                    if seat == DOT {
                        let put = table.weigh_bot(seat, number, sheet).unwrap();
                        table.put(put);
                    } else {
                        is_in(&mut table, seat, sheet, dice.word());
                    }
                }
                why = if ask(&table).pass { Why::Floor } else { Why::Answered };
            }
            table.decide(why, None, &mut news).unwrap()
        };
        records.push(step.record());
        table.apply(step).unwrap();
        seen.push(looks(&table));
    }
    let outcome = *table.now().outcome().unwrap();
    records.push(Record::End(End { outcome, head: head.digest() }));
    let heard = news.heard_by(Viewer::All).cloned().collect();
    Recorded { head, sources: luck.sources, records, seen, heard }
}

fn replay(told: &Recorded) -> Result<(), Diverged> {
    let mut replay = Replay::<Whispers>::new(&told.head, &told.sources)?;
    let mut news = News::new();
    told.records.iter().try_for_each(|record| replay.play(record, &mut news))
}

/// What is wrong with the first record that does not fit, and the question at which it was noticed.
fn noticed(told: &Recorded) -> (u32, Mismatch) {
    match replay(told) {
        Err(Diverged::At { ask, mismatch }) => (ask, mismatch),
        other => panic!("not noticed: {other:?}"),
    }
}

/// The first close that fits, by its index, which is also its question.
fn find(told: &Recorded, fits: impl Fn(&Closed<Choice>) -> bool) -> usize {
    let is_fitting = |record: &Record| matches!(record, Record::Close(closed) if fits(closed));
    told.records.iter().position(is_fitting).expect("no such record")
}

fn closed(told: &mut Recorded, index: usize) -> &mut Closed<Choice> {
    match &mut told.records[index] {
        Record::Close(closed) => closed,
        other => panic!("{other:?}"),
    }
}

fn is_a_card(closed: &Closed<Choice>) -> bool {
    closed.by.iter().any(|one| matches!(one.parts[0], Some(Choice::Card(_))))
}

fn is_a_vote(closed: &Closed<Choice>) -> bool {
    closed.why == Why::Answered && closed.by.len() > 2
}

#[test]
fn a_log_plays_again_with_the_same_views_and_news() {
    let told = a_game();
    assert!(told.records.len() > 20);
    let mut replay = Replay::<Whispers>::new(&told.head, &told.sources).unwrap();
    let mut news = News::new();
    for (record, seen) in told.records.iter().zip(&told.seen) {
        replay.play(record, &mut news).unwrap();
        assert_eq!(&looks(replay.table()), seen);
    }
    assert_eq!(replay.play(told.records.last().unwrap(), &mut news), Ok(()));
    assert_eq!(news.heard_by(Viewer::All).cloned().collect::<Vec<_>>(), told.heard);
}

#[test]
fn an_altered_answer_is_noticed() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    let others = [1, 2, 3].map(|vote| Some(Choice::Vote(vote)));
    let mut stories = Vec::new();
    for other in others {
        let before = closed(&mut told, index).by[0].parts[0];
        if before != other {
            closed(&mut told, index).by[0].parts[0] = other;
            stories.push(noticed(&told));
            closed(&mut told, index).by[0].parts[0] = before;
        }
    }
    // A vote that could have been, and perhaps one that could not.
    assert!(stories.contains(&(index as u32, Mismatch::Digest)), "{stories:?}");
}

#[test]
fn an_answer_against_the_rules_is_refused() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    closed(&mut told, index).by[0].parts[0] = Some(Choice::Vote(9));
    let (ask, mismatch) = noticed(&told);
    assert!(matches!(mismatch, Mismatch::Refused(refusal) if refusal.rule.0 == "whispers.W5"));
    assert_eq!(ask, index as u32);
}

#[test]
fn an_altered_nonce_is_noticed() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    let nonce = &mut closed(&mut told, index).by[0].nonce;
    *nonce = nonce.map(|nonce| nonce.wrapping_add(1));
    assert_eq!(noticed(&told), (index as u32, Mismatch::Digest));
}

#[test]
fn whose_hand_it_was_cannot_be_altered() {
    let honest = a_game();
    let index = honest.records.iter().position(
        |record| matches!(record, Record::Close(closed) if closed.by.iter().any(|written| written.bot)),
    );
    let index = index.expect("a bot has answered");
    let written = |told: &mut Recorded, change: fn(&mut Written<Choice>)| {
        change(closed(told, index).by.iter_mut().find(|written| written.bot).unwrap());
        noticed(told)
    };
    assert_eq!(written(&mut a_game(), |bot| (bot.bot, bot.nonce) = (false, Some(1))).1, Mismatch::Digest);
    assert_eq!(written(&mut a_game(), |bot| bot.nonce = Some(1)).1, Mismatch::Sheets);
    assert_eq!(written(&mut a_game(), |bot| bot.bot = false).1, Mismatch::Sheets, "no clock ran out");
}

#[test]
fn another_reason_for_closing_is_noticed() {
    let mut told = a_game();
    let index = find(&told, |closed| closed.why == Why::Floor);
    closed(&mut told, index).why = Why::Clock;
    assert_eq!(noticed(&told), (index as u32, Mismatch::Digest));
}

#[test]
fn a_floor_where_there_is_no_window_is_noticed() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    closed(&mut told, index).why = Why::Floor;
    assert_eq!(noticed(&told), (index as u32, Mismatch::Sheets));
}

#[test]
fn a_sheet_of_the_clock_where_no_clock_ran_out_is_noticed() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    closed(&mut told, index).by[0].nonce = None;
    assert_eq!(noticed(&told), (index as u32, Mismatch::Sheets));
}

#[test]
fn a_sheet_that_is_missing_or_out_of_order_is_noticed() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    let honest = closed(&mut told, index).by.clone();
    let mut with = |by: Vec<_>| {
        closed(&mut told, index).by = by;
        assert_eq!(noticed(&told), (index as u32, Mismatch::Sheets));
    };
    with(honest[1..].to_vec());
    with(honest[..honest.len() - 1].to_vec());
    with(honest.iter().rev().cloned().collect());
}

#[test]
fn a_doubled_sheet_is_noticed() {
    let mut told = a_game();
    let index = find(&told, is_a_vote);
    let by = &mut closed(&mut told, index).by;
    by.push(by[0].clone());
    assert_eq!(noticed(&told), (index as u32, Mismatch::Sheets));
}

#[test]
fn an_act_that_lost_does_not_come_back_through_the_log() {
    let mut told = a_game();
    let snatches = |closed: &Closed<Choice>| closed.why == Why::Floor && is_a_card(closed);
    let index = find(&told, snatches);
    let won = closed(&mut told, index).by.clone();
    for loser in [ANN, BEN, CID, DOT, EVE].into_iter().filter(|seat| *seat != won[0].seat) {
        let lost = Written { seat: loser, ..won[0].clone() };
        closed(&mut told, index).by = vec![won[0].clone(), lost];
        assert_eq!(noticed(&told), (index as u32, Mismatch::Sheets));
    }
}

#[test]
fn a_sheet_that_the_table_would_have_tidied_is_noticed() {
    let mut told = a_game();
    assert_eq!(closed(&mut told, 0).by[0].parts.len(), 2, "Ann tells");
    closed(&mut told, 0).by[0].parts.swap(0, 1);
    assert_eq!(noticed(&told), (0, Mismatch::Sheets));
    closed(&mut told, 0).by[0].parts.swap(0, 1);
    closed(&mut told, 0).by[0].text = Some(" fog".into());
    assert_eq!(noticed(&told), (0, Mismatch::Sheets));
}

#[test]
fn swapped_records_are_noticed() {
    let mut told = a_game();
    told.records.swap(2, 3);
    assert_eq!(noticed(&told), (2, Mismatch::OtherNumber(3)));
}

#[test]
fn a_missing_record_is_noticed() {
    let mut told = a_game();
    told.records.remove(4);
    assert_eq!(noticed(&told), (4, Mismatch::OtherNumber(5)));
}

#[test]
fn an_altered_change_of_people_is_noticed() {
    let mut told = a_game();
    let Record::Amend(amended) = &mut told.records[5] else { panic!() };
    amended.change = Roster::Leave(CID);
    assert_eq!(noticed(&told), (5, Mismatch::Digest));
}

#[test]
fn a_wrong_outcome_is_noticed() {
    let mut told = a_game();
    let Some(Record::End(end)) = told.records.last_mut() else { panic!() };
    end.outcome = Outcome::nobody(end.outcome.scores);
    assert_eq!(replay(&told), Err(Diverged::Outcome));
}

#[test]
fn an_end_before_the_end_and_a_question_after_it_are_noticed() {
    let mut told = a_game();
    let end = told.records.pop().unwrap();
    let last = told.records.pop().unwrap();
    told.records.push(end.clone());
    let number = told.records.len() as u32 - 1;
    assert_eq!(noticed(&told), (number, Mismatch::NotOver));

    let mut told = a_game();
    let Record::Close(mut late) = last else { panic!() };
    late.ask += 1;
    told.records.push(Record::Close(late));
    assert_eq!(noticed(&told), (number + 1, Mismatch::Over));
}

#[test]
fn a_wrong_secret_is_noticed() {
    let mut told = a_game();
    told.sources.secret = Secret::of_simulation(9, 9);
    assert_eq!(replay(&told), Err(Diverged::Unsealed(Unsealed::Secret)));

    let mut told = a_game();
    told.sources.devices[1] = Secret::of_simulation(9, 9);
    assert_eq!(replay(&told), Err(Diverged::Unsealed(Unsealed::Device(CID))));

    let mut told = a_game();
    told.sources.opened[0][0] = Secret::of_simulation(9, 9);
    assert_eq!(replay(&told), Err(Diverged::Unsealed(Unsealed::Device(BEN))));

    // Sealed again to fit: the dice tell.
    let mut told = a_game();
    let other = Luck::alone(Secret::of_simulation(9, 9));
    told.head.sealed = Seals::BySeat(other.sealed);
    told.sources = other.sources;
    noticed(&told);
}

#[test]
fn an_attempt_that_is_hidden_is_noticed() {
    let mut told = a_game();
    let Seals::BySeat(sealed) = &mut told.head.sealed else { panic!() };
    sealed.attempts.clear();
    told.sources.opened.clear();
    // The dice are the same; only the end knows.
    assert_eq!(replay(&told), Err(Diverged::Head));
}

/// The same log in which a player was removed at question 2 and returned at question 4.
fn with_player_changes(version: u16) -> Recorded {
    let mut told = a_game();
    told.head.v = version;
    let changes = [(2, Change::Removed), (4, Change::Returned)];
    let changes = changes.map(|(ask, change)| PlayerChange { ask, seat: CID, change });
    let head = changes.iter().fold(told.head.digest(), |digest, change| change.follow(digest));
    let Some(Record::End(end)) = told.records.last_mut() else { panic!() };
    end.head = head;
    for change in changes.into_iter().rev() {
        told.records.insert(change.ask as usize, Record::Player(change));
    }
    told
}

#[test]
fn a_change_of_players_is_bound_to_its_question_and_to_the_end() {
    assert_eq!(replay(&with_player_changes(3)), Ok(()));
    assert_eq!(noticed(&with_player_changes(2)), (2, Mismatch::Player), "no record of version 2");
    let with = |change: fn(&mut Vec<Record>)| {
        let mut told = with_player_changes(3);
        change(&mut told.records);
        replay(&told).unwrap_err()
    };
    fn changed(records: &mut [Record], change: fn(&mut PlayerChange)) {
        let Record::Player(removed) = &mut records[2] else { panic!() };
        change(removed);
    }
    assert_eq!(with(|records| drop(records.remove(2))), Diverged::Head);
    assert_eq!(with(|records| changed(records, |one| one.change = Change::Left)), Diverged::Head);
    assert_eq!(with(|records| changed(records, |one| one.seat = BEN)), Diverged::Head);
    let at = |ask, mismatch| Diverged::At { ask, mismatch };
    assert_eq!(with(|records| changed(records, |one| one.seat = EVE)), at(2, Mismatch::Player));
    assert_eq!(with(|records| records.swap(2, 3)), at(3, Mismatch::OtherNumber(2)));
}

#[test]
fn a_log_of_another_kind_is_not_played() {
    let with = |change: fn(&mut Head<Options>)| {
        let mut told = a_game();
        change(&mut told.head);
        replay(&told).unwrap_err()
    };
    assert_eq!(with(|head| head.v = 1), Diverged::Version(1));
    assert_eq!(with(|head| head.v = 4), Diverged::Version(4));
    assert_eq!(with(|head| head.rules = 2), Diverged::Rules { log: 2, ours: 1 });
    let other = with(|head| head.game = "chess".to_owned());
    assert_eq!(other, Diverged::OtherGame("chess".to_owned(), "whispers"));
    assert!(matches!(with(|head| head.seats = 9), Diverged::Deal(_)));
}

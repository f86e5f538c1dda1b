//! One answer for two: Ben and Dot guess together while Ann narrates.

use stolik_table::{News, Reply, Seat, Sheet, Why};

use crate::room::*;
use crate::whispers::choice::Choice;
use crate::whispers::event::Event;
use crate::whispers::open::GUESS;

fn odd() -> Sheet<Choice> {
    Sheet::of([Choice::Odd])
}

fn even() -> Sheet<Choice> {
    Sheet::of([Choice::Even])
}

/// Who spoke for the team, and what they said.
fn guessed(heard: &[Event]) -> Option<(Seat, bool)> {
    heard.iter().find_map(|event| match event {
        Event::Guessed { by, odd } => Some((*by, *odd)),
        _ => None,
    })
}

#[test]
fn either_may_have_the_last_word() {
    for (first, last) in [(BEN, DOT), (DOT, BEN)] {
        let mut table = four_people_at_the(GUESS);
        is_in(&mut table, first, odd(), 1);
        is_in(&mut table, last, even(), 1);
        assert_eq!(guessed(&close(&mut table, Why::Answered)), Some((last, false)));
    }
}

#[test]
fn the_last_ready_sheet_of_either_is_the_answer_of_both() {
    let mut table = four_people_at_the(GUESS);
    let guess = table.number();
    is_in(&mut table, DOT, odd(), 1);
    assert!(table.is_answered(None), "one of them is enough");
    is_in(&mut table, BEN, even(), 1);
    is_in(&mut table, DOT, odd(), 2);
    is_in(&mut table, BEN, even(), 2);

    assert_eq!(guessed(&close(&mut table, Why::Answered)), Some((BEN, false)));
    assert_eq!(table.submit(BEN, guess, even(), 2), Reply::Closed { counted: true });
    assert_eq!(table.submit(DOT, guess, odd(), 2), Reply::Closed { counted: false });
}

#[test]
fn a_sheet_on_its_way_is_the_last_word() {
    let mut table = four_people_at_the(GUESS);
    is_in(&mut table, DOT, odd(), 1);
    let put = table.weigh(BEN, table.number(), even(), 1).unwrap();
    let step = table.decide(Why::Answered, Some(&put), &mut News::new()).unwrap();
    assert_eq!(step.answers().unwrap().only().map(|answer| answer.seat), Some(BEN));
}

#[test]
fn who_takes_their_sheet_back_leaves_the_word_to_the_other() {
    let mut table = four_people_at_the(GUESS);
    is_in(&mut table, BEN, even(), 1);
    is_in(&mut table, DOT, odd(), 1);
    says(&mut table, DOT, draft(odd()), 2);
    assert!(table.is_answered(None));
    assert_eq!(guessed(&close(&mut table, Why::Answered)), Some((BEN, false)));
}

#[test]
fn a_team_passes_only_when_all_of_it_pass() {
    let mut table = four_people_at_the(GUESS);
    is_in(&mut table, BEN, Sheet::pass(), 1);
    assert!(!table.is_answered(None), "Dot may still guess");
    assert!(table.decide(Why::Answered, None, &mut News::new()).is_err());

    let mut dot_guesses = table.clone();
    is_in(&mut dot_guesses, DOT, odd(), 1);
    assert_eq!(guessed(&close(&mut dot_guesses, Why::Answered)), Some((DOT, true)));

    is_in(&mut table, DOT, Sheet::pass(), 1);
    assert!(table.is_answered(None));
    assert_eq!(guessed(&close(&mut table, Why::Answered)), None);
}

#[test]
fn a_later_pass_of_one_does_not_silence_the_other() {
    let mut table = four_people_at_the(GUESS);
    is_in(&mut table, DOT, odd(), 1);
    is_in(&mut table, BEN, Sheet::pass(), 1);
    assert_eq!(guessed(&close(&mut table, Why::Answered)), Some((DOT, true)));
}

#[test]
fn partners_see_each_others_drafts_and_nobody_else_does() {
    let mut table = four_people_at_the(GUESS);
    says(&mut table, BEN, draft(odd()), 1);
    let seen_by = |seat| table.chair(seat).partners().collect::<Vec<_>>();
    assert_eq!(seen_by(DOT), [(BEN, &draft(odd()))]);
    assert_eq!(seen_by(BEN), [], "Dot has put nothing");
    for other in [ANN, CID, EVE] {
        assert_eq!(seen_by(other), []);
        assert_eq!(table.chair(other).sheet(), None);
    }
}

#[test]
fn the_clock_speaks_for_the_newest_draft_of_a_team() {
    let mut table = four_people_at_the(GUESS);
    says(&mut table, BEN, draft(even()), 1);
    says(&mut table, DOT, draft(odd()), 1);
    assert_eq!(guessed(&close(&mut table, Why::Clock)), Some((DOT, true)));
}

#[test]
fn the_clock_does_not_speak_for_who_has_passed() {
    let mut table = four_people_at_the(GUESS);
    is_in(&mut table, BEN, Sheet::pass(), 1);
    let refusal = table.decide(Why::Answered, None, &mut News::new()).unwrap_err();
    assert_eq!(refusal.facts[0].value, DOT.into(), "she is the one who is not in");
    assert_eq!(guessed(&close(&mut table, Why::Clock)), Some((DOT, false)));
}

#[test]
fn the_narrator_is_silent_while_the_others_guess() {
    let mut table = four_people();
    assert!(table.hush().is_empty());
    wait_for(&mut table, GUESS);
    assert_eq!(table.hush(), ANN.into());
}

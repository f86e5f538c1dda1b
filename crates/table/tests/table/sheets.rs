//! Drafts, changes of mind, double taps and late taps.

use stolik_table::table::MOST_CHANGES;
use stolik_table::{News, Reply, Sheet, Why};

use crate::room::*;
use crate::whispers::choice::Choice;
use crate::whispers::open::{TELL, VOTE};

#[test]
fn t1_whispers_is_for_three_or_four() {
    for seats in [0, 2, 5, 8, 9, 255] {
        let refusal = Table::deal(&Default::default(), seats, seed(0)).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("table.T1", "wrong-number-of-seats"));
    }
    assert!(Table::deal(&Default::default(), 3, seed(0)).is_ok());
}

#[test]
fn a_draft_has_holes_and_is_replaced_whole() {
    let mut table = four_people();
    let [low, mid, _] = hand(&table, ANN)[..] else { panic!() };

    assert_eq!(says(&mut table, ANN, two(Some(low), None), 1), Reply::Noted);
    assert_eq!(table.chair(ANN).sheet(), Some(&two(Some(low), None)));

    // Not merged with what lay there before: the first place is empty again.
    assert_eq!(says(&mut table, ANN, two(None, Some(mid)), 2), Reply::Noted);
    assert_eq!(table.chair(ANN).sheet(), Some(&two(None, Some(mid))));
    assert!(!table.is_answered(None), "a draft is no answer");

    // A sheet with nothing on it clears the draft.
    assert_eq!(says(&mut table, ANN, draft(Sheet::pass()), 3), Reply::Noted);
    assert_eq!(table.chair(ANN).sheet(), Some(&two(None, None)));
}

#[test]
fn an_answer_may_be_given_replaced_and_taken_back() {
    let mut table = four_people_at_the(VOTE);
    for seat in [BEN, CID, DOT] {
        is_in(&mut table, seat, vote(1), 1);
    }
    assert_eq!(says(&mut table, ANN, vote(3), 1), Reply::Accepted);
    assert_eq!(says(&mut table, ANN, vote(2), 2), Reply::Replaced);
    assert!(table.is_answered(None));

    assert_eq!(says(&mut table, ANN, draft(vote(2)), 3), Reply::Noted);
    assert!(!table.is_answered(None), "she is not ready any longer");
    assert_eq!(says(&mut table, ANN, vote(2), 4), Reply::Accepted);

    close(&mut table, Why::Answered);
    assert_eq!(all(&table).ballots.as_slice(), [Some(2), Some(1), Some(1), Some(1)]);
}

#[test]
fn a_full_draft_is_no_answer() {
    let mut table = four_people();
    let [low, mid, _] = hand(&table, ANN)[..] else { panic!() };
    says(&mut table, ANN, two(Some(low), Some(mid)).with_text("fog"), 1);
    let refusal = table.decide(Why::Answered, None, &mut News::new()).unwrap_err();
    assert_eq!(refusal.rule.0, "table.T7");
}

#[test]
fn a_double_tap_counts_once() {
    let mut table = four_people_at_the(VOTE);
    assert_eq!(says(&mut table, ANN, vote(3), 7), Reply::Accepted);
    assert_eq!(says(&mut table, ANN, vote(3), 7), Reply::Repeated);
    // Numbers are each seat's own.
    assert_eq!(says(&mut table, BEN, vote(3), 7), Reply::Accepted);
}

#[test]
fn an_old_retry_does_not_undo_a_change_of_mind() {
    let mut table = four_people_at_the(VOTE);
    is_in(&mut table, ANN, vote(1), 1);
    is_in(&mut table, ANN, vote(2), 2);
    is_in(&mut table, ANN, vote(3), 3);
    for (old, nonce) in [(1, 1), (2, 2)] {
        assert_eq!(says(&mut table, ANN, vote(old), nonce), Reply::Repeated);
    }
    close(&mut table, Why::Clock);
    assert_eq!(all(&table).ballots[ANN], Some(3));
}

#[test]
fn a_refused_sheet_may_be_sent_again_under_its_number() {
    let mut table = four_people_at_the(VOTE);
    refused(says(&mut table, ANN, vote(4), 1));
    assert_eq!(says(&mut table, ANN, vote(3), 1), Reply::Accepted);
}

#[test]
fn a_late_tap_is_told_whether_it_counted() {
    let mut table = four_people_at_the(VOTE);
    let voting = table.number();
    is_in(&mut table, ANN, vote(1), 1);
    is_in(&mut table, ANN, vote(2), 2);
    close(&mut table, Why::Clock);

    let mut late = |seat, nonce| table.submit(seat, voting, vote(2), nonce);
    assert_eq!(late(ANN, 2), Reply::Closed { counted: true });
    assert_eq!(late(ANN, 1), Reply::Closed { counted: false }, "she changed her mind");
    assert_eq!(late(ANN, 3), Reply::Closed { counted: false }, "it came too late");
    assert_eq!(late(BEN, 2), Reply::Closed { counted: false }, "the clock voted for Ben");
}

#[test]
fn a_late_tap_never_answers_the_next_question() {
    let mut table = four_people_at_the(VOTE);
    let voting = table.number();
    let card = hand(&table, ANN)[0];
    close(&mut table, Why::Clock);
    // Ann is asked again, and this sheet would fit: but it was meant for the vote.
    let late = Sheet::of([Choice::Card(card)]);
    assert_eq!(table.submit(ANN, voting, late, 1), Reply::Closed { counted: false });
    assert_eq!(table.chair(ANN).sheet(), None);
}

#[test]
fn t2_nobody_answers_a_question_before_it_is_put() {
    let mut table = four_people_at_the(VOTE);
    let next = table.number() + 1;
    assert_eq!(refused(table.submit(ANN, next, vote(1), 1)), ("table.T2", "not-asked-yet"));
}

#[test]
fn t3_only_who_is_asked_may_answer() {
    let mut table = four_people();
    let [low, mid, _] = hand(&table, BEN)[..] else { panic!() };
    let tale = Sheet::of([low, mid].map(Choice::Card)).with_text("fog");
    let seat_nobody_has = EVE;
    for seat in [BEN, seat_nobody_has] {
        let reply = says(&mut table, seat, tale.clone(), 1);
        assert_eq!(refused(reply), ("table.T3", "not-your-question"));
        assert_eq!(table.chair(seat).sheet(), None);
        assert!(!table.chair(seat).is_asked());
    }
}

#[test]
fn t4_nobody_changes_their_mind_for_ever() {
    let mut table = four_people_at_the(VOTE);
    for nonce in 0..MOST_CHANGES as u32 {
        says(&mut table, ANN, vote(1), nonce);
    }
    let one_more = says(&mut table, ANN, vote(2), u32::MAX);
    assert_eq!(refused(one_more), ("table.T4", "too-many-changes"));
    assert_eq!(table.chair(ANN).sheet(), Some(&vote(1)));
    assert_eq!(says(&mut table, BEN, vote(2), 1), Reply::Accepted, "the others may go on");
}

#[test]
fn t4_whoever_has_only_drafted_may_still_answer() {
    let mut table = four_people_at_the(VOTE);
    let draft = |number| Sheet { ready: false, ..vote(number) };
    for nonce in 0..MOST_CHANGES as u32 {
        assert_eq!(says(&mut table, ANN, draft(1), nonce), Reply::Noted);
    }
    let most = MOST_CHANGES as u32;
    assert_eq!(refused(says(&mut table, ANN, draft(2), most)), ("table.T4", "too-many-changes"));
    assert_eq!(says(&mut table, ANN, vote(2), most + 1), Reply::Accepted);
    assert_eq!(says(&mut table, ANN, vote(2), most + 1), Reply::Repeated);
    // It is final: nothing takes its place.
    for (nonce, sheet) in [(most + 2, vote(1)), (most + 3, draft(1))] {
        assert_eq!(refused(says(&mut table, ANN, sheet, nonce)), ("table.T4", "too-many-changes"));
    }
    assert_eq!(table.chair(ANN).sheet(), Some(&vote(2)));
}

#[test]
fn t4_a_bots_answer_does_not_keep_its_player_from_answering() {
    let mut table = four_people_at_the(VOTE);
    for nonce in 0..MOST_CHANGES as u32 {
        says(&mut table, ANN, Sheet { ready: false, ..vote(1) }, nonce);
    }
    let put = table.weigh_bot(ANN, table.number(), vote(1)).unwrap();
    assert_eq!(table.put(put), Reply::Accepted);
    assert_eq!(says(&mut table, ANN, vote(2), u32::MAX), Reply::Replaced);
}

#[test]
fn t5_an_answer_is_whole() {
    let mut table = four_people();
    let [low, mid, _] = hand(&table, ANN)[..] else { panic!() };
    let hole = Sheet { ready: true, ..two(Some(low), None) };
    let mut case = |sheet: Sheet<Choice>| refused(says(&mut table, ANN, sheet, 1));
    assert_eq!(case(hole.with_text("fog")), ("table.T5", "part-missing"));
    assert_eq!(case(card(mid).with_text("fog")), ("table.T5", "wrong-number-of-parts"));
    assert_eq!(case(Sheet::pass()), ("table.T5", "no-pass"));
}

#[test]
fn t6_a_text_is_asked_for_and_short_enough() {
    let mut table = four_people();
    let [low, mid, _] = hand(&table, ANN)[..] else { panic!() };
    let tale = Sheet::of([low, mid].map(Choice::Card));
    let mut case = |sheet: Sheet<Choice>| refused(says(&mut table, ANN, sheet, 1));
    assert_eq!(case(tale.clone()), ("table.T6", "text-too-short"));
    assert_eq!(case(tale.clone().with_text("  ")), ("table.T6", "text-too-short"));
    assert_eq!(case(tale.clone().with_text("x".repeat(21))), ("table.T6", "text-too-long"));
    assert_eq!(case(tale.clone().with_text("a\u{202E}b")), ("table.T6", "text-unreadable"));

    wait_for(&mut table, VOTE);
    let reply = says(&mut table, ANN, vote(1).with_text("hello"), 1);
    assert_eq!(refused(reply), ("table.T6", "no-text-asked"));
}

#[test]
fn the_order_of_two_cards_means_nothing_once_they_are_laid() {
    let mut table = four_people();
    let [low, mid, _] = hand(&table, ANN)[..] else { panic!() };
    let tale = Sheet::of([mid, low].map(Choice::Card)).with_text(" fog ");
    is_in(&mut table, ANN, tale, 1);
    let sorted = Sheet::of([low, mid].map(Choice::Card)).with_text("fog");
    assert_eq!(table.chair(ANN).sheet(), Some(&sorted));
}

#[test]
fn a_refusal_of_the_game_changes_nothing() {
    let mut table = four_people();
    let (own, foreign) = (hand(&table, ANN)[0], hand(&table, BEN)[0]);
    says(&mut table, ANN, two(Some(own), None), 1);
    let before = table.snapshot();

    let mut case = |sheet| refused(says(&mut table, ANN, sheet, 2));
    assert_eq!(case(two(Some(foreign), None)), ("whispers.W1", "not-your-card"));
    assert_eq!(case(two(Some(255), None)), ("whispers.W1", "not-your-card"));
    assert_eq!(case(two(Some(own), Some(own))), ("whispers.W2", "two-different-cards"));
    assert_eq!(table.chair(ANN).sheet(), Some(&two(Some(own), None)));
    assert_eq!(table.snapshot(), before);
}

#[test]
fn the_lists_follow_the_draft() {
    let table = four_people();
    let [low, mid, high] = hand(&table, ANN)[..] else { panic!() };
    let list = |seat, sheet: &Sheet<Choice>, part| {
        let mut choices = stolik_table::Choices::new();
        table.choices(seat, sheet, part, &mut choices);
        choices.as_slice().to_vec()
    };
    assert_eq!(ask(&table).topic, TELL);
    assert_eq!(list(ANN, &two(None, Some(mid)), 0), [low, high].map(Choice::Card));
    assert_eq!(list(ANN, &two(None, None), 2), [], "there is no third part");
    assert_eq!(list(ANN, &Sheet::blank(1), 0), [], "the sheet does not fit");
    assert_eq!(list(BEN, &two(None, None), 0), [], "Ben is not asked");
}

#[test]
fn t10_a_bot_answers_only_for_a_seat_that_has_not_and_answers_again_when_its_sheet_was_taken_back() {
    let mut table = four_people_at_the(VOTE);
    let number = table.number();
    let bot = |table: &mut Table, sheet| match table.weigh_bot(ANN, number, sheet) {
        Ok(put) => table.put(put),
        Err(reply) => reply,
    };
    // A person's zero is a number like any other: it is no bot's, and keeps no bot from answering.
    assert_eq!(says(&mut table, ANN, draft(vote(1)), 0), Reply::Noted);
    assert_eq!(bot(&mut table, vote(2)), Reply::Accepted);
    assert_eq!(says(&mut table, ANN, draft(vote(1)), 1), Reply::Noted);
    assert_eq!(bot(&mut table, vote(3)), Reply::Accepted);
    assert_eq!(says(&mut table, ANN, vote(1), 2), Reply::Replaced);
    assert_eq!(refused(bot(&mut table, vote(2))), ("table.T10", "answered-already"));

    for seat in [BEN, CID, DOT] {
        is_in(&mut table, seat, vote(1), 1);
    }
    close(&mut table, Why::Answered);
    assert_eq!(all(&table).ballots[ANN], Some(1), "what the person answered counts");
}

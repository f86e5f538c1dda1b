//! Turns: drawing, the action, exhaustion, absence, leaving.

use crate::scene::{self, scene, seat};
use stolik_nokaut::{Choice, Ending, Event, Phase, Team};
use stolik_table::{Reply, Seats, Sheet, Viewer, Why};

fn winner(scene: &scene::Scene) -> (Team, Ending) {
    match scene.phase() {
        Phase::Over { winner, ending } => (winner, ending),
        phase => panic!("not over: {phase:?}"),
    }
}

#[test]
fn kr9_a_turn_draws_a_card_and_plays_one_or_draws_another() {
    let mut scene = scene(4, "", &["D01 D12", "U01 U12", "D01", "U01"]);
    scene.do_it(0, "D01 5 -");
    assert_eq!((scene.at('5'), scene.open().active()), ("D01", seat(1)));
    assert_eq!(scene.hand(1).len(), 3, "drawn when the turn began");
    scene.play(1, "draw - -");
    assert_eq!(scene.hand(1).len(), 4);
    assert_eq!(scene.open().active(), seat(2));
    assert!(scene.has_heard(|event| *event == Event::DrewInstead { seat: seat(1) }));
    assert_eq!(scene.refused(2, "U01 1 -"), "not-your-card");
    assert_eq!(scene.refused(2, "yes - -"), "play-or-draw");
    assert_eq!(scene.refused(2, "D01 - -"), "name-a-space");
    assert_eq!(scene.refused(2, "D01 1 2"), "no-space-needed");
}

#[test]
fn ka1_a_character_goes_to_any_free_space() {
    let mut scene = scene(2, "1:U01 5:D02", &["D01"]);
    assert_eq!(scene.listed(0, "D01 _ _", 1), ["2", "3", "4", "6", "7", "8", "9"]);
    assert_eq!(scene.refused(0, "D01 1 -"), "space-taken");
    assert_eq!(scene.refused(0, "D01 5 -"), "space-taken");
}

#[test]
fn ka16_nobody_has_to_do_anything() {
    let mut scene = scene(4, "", &["D01", "U01"]);
    scene.pass();
    assert_eq!(scene.hand(0), ["D01"]);
    assert_eq!(scene.open().active(), seat(1));
}

#[test]
fn kr13_ka41_two_players_play_one_character_or_up_to_two_magic_cards() {
    let mut scene = scene(2, "1:U01 2:U02 9:D01", &["D01 D12 D12 D14 D16", "U01"]);
    scene.do_it(0, "D12 1 -");
    assert_eq!((scene.topic(), scene.open().active()), ("act", seat(0)));
    assert_eq!(scene.refused(0, "D01 5 -"), "only-magic-now");
    assert_eq!(scene.refused(0, "draw - -"), "no-draw-after-a-card");
    scene.do_it(0, "D12 2 -");
    assert_eq!(scene.open().active(), seat(1), "not a third one");
    assert_eq!((scene.at('1'), scene.at('2')), ("", ""));

    let mut scene = scene::scene(2, "1:U01", &["D01 D12", ""]);
    scene.do_it(0, "D01 5 -");
    assert_eq!(scene.open().active(), seat(1), "never a character and a magic card");

    let mut scene = scene::scene(2, "1:U01", &["D12 D12", ""]);
    scene.do_it(0, "D12 1 -").pass();
    assert_eq!(scene.open().active(), seat(1), "the second one is up to the player");

    let mut scene = scene::scene(2, "1:U01", &["D12", ""]);
    scene.do_it(0, "D12 1 -");
    assert_eq!(scene.open().active(), seat(1), "nobody is asked for a card of an empty hand");

    let mut scene = scene::scene(4, "1:U01 2:U01", &["D12 D12", "", "", ""]);
    scene.do_it(0, "D12 1 -");
    assert_eq!(scene.open().active(), seat(1), "with more players it is one card");
}

#[test]
fn ka11_a_card_that_is_stopped_was_the_action_and_a_second_magic_card_may_follow() {
    let mut scene = scene(2, "1:U01 2:U02", &["D12 D12 D01", "U17"]);
    scene.play(0, "D12 1 -").play(1, "U17 -");
    assert_eq!((scene.at('1'), scene.in_discard("D12"), scene.topic()), ("U01", 1, "act"));
    let held = scene.hand(0).len();
    scene.do_it(0, "D12 1 -");
    assert_eq!((scene.at('1'), held), ("", 2), "nothing is drawn for it");

    let mut scene = scene::scene(2, "", &["D01 D02", "U17"]);
    scene.play(0, "D01 1 -").play(1, "U17 -");
    assert_eq!(scene.open().active(), seat(1));
}

#[test]
fn kr11_ka12_the_last_card_loses_before_anything_else() {
    // The draw phase of seat 1 takes the last card of the unicorns.
    let mut scene = scene(2, "", &["D01", "U01"]).pile(Team::Unicorns, 1);
    scene.pass();
    assert_eq!(winner(&scene), (Team::Dragons, Ending::Exhausted));
    assert_eq!(scene.outcome().winners, Seats::one(seat(0)));

    // Even where the turn would complete the third goal.
    let mut scene =
        scene::scene(2, "1:D01 2:D01 3:D02", &["", ""]).goals(1, 9).done(&[2, 3], &[]).pile(Team::Dragons, 1);
    scene.play(0, "draw - -");
    assert_eq!(winner(&scene), (Team::Unicorns, Ending::Exhausted));
}

#[test]
fn ka15_to_draw_the_last_card_is_legal_and_loses() {
    let mut scene = scene(4, "", &["D16", "", "", ""]).pile(Team::Dragons, 2);
    assert_eq!(scene.refused(0, "draw - -"), "fits");
    scene.do_it(0, "D16 - -");
    assert_eq!(winner(&scene), (Team::Unicorns, Ending::Exhausted));
}

#[test]
fn ka5_piorunochron_may_discard_nothing_and_its_draws_can_exhaust() {
    let mut scene = scene(2, "", &["", "U05 U01 U12 U17"]).turn(2);
    scene.do_it(1, "U05 5 -");
    assert_eq!(scene.topic(), "redraw");
    assert!(scene.ask().unordered, "the same cards in another order are the same choice");
    let mut idle = scene::scene(2, "", &["", "U05 U01"]).turn(2);
    idle.do_it(1, "U05 5 -").pass();
    assert_eq!((idle.at('5'), idle.hand(1)), ("U05", vec!["U01"]));
    let own = |event: &Event| matches!(event, Event::Drew { seat: who, .. } if *who == seat(1));
    assert!(!idle.has_heard(own), "nothing was drawn");
    let mut empty = scene::scene(2, "", &["", "U05"]).turn(2);
    empty.do_it(1, "U05 5 -");
    assert_eq!(empty.open().active(), seat(0), "nobody is asked what goes from an empty hand");
    scene.play(1, "U01 U17 -");
    assert_eq!(scene.hand(1).len(), 3);
    assert!(scene.hand(1).contains(&"U12"));
    assert_eq!((scene.in_discard("U01"), scene.in_discard("U17")), (1, 1));

    let mut scene = scene::scene(2, "", &["", "U05 U01 U12"]).turn(2).pile(Team::Unicorns, 2);
    scene.do_it(1, "U05 5 -").play(1, "U01 U12");
    assert_eq!(winner(&scene), (Team::Dragons, Ending::Exhausted));
}

#[test]
fn ka3_a_space_can_be_named_before_the_card_that_needs_it() {
    let mut scene = scene(2, "1:U01 2:D01", &["D12", ""]);
    for (nonce, (name, fits)) in [(98, ('1', true)), (99, ('2', false))] {
        let mut sheet = Sheet::blank(3);
        sheet.parts[1] = Some(Choice::Space(scene::space(name)));
        let reply = scene.table.submit(seat(0), scene.table.number(), sheet, nonce);
        assert_eq!(reply == Reply::Noted, fits, "{name}: {reply:?}");
    }
}

#[test]
fn kr16_ka5_no_card_is_discarded_twice() {
    let mut scene = scene(2, "", &["", "U05 U01 U12"]).turn(2);
    scene.do_it(1, "U05 5 -");
    let card = scene.sheet(1, "U01").part(0).unwrap();
    let reply = scene.table.submit(seat(1), scene.table.number(), Sheet::of([card, card]), 99);
    assert!(matches!(&reply, Reply::Refused { refusal } if refusal.case == "twice"), "{reply:?}");
}

#[test]
fn ka5_any_number_can_be_more_than_a_sheet_holds() {
    let mut scene = scene(2, "", &["", "U05 U01 U01 U01 U01 U02 U02 U02 U02 U03 U03"]).turn(2);
    scene.do_it(1, "U05 5 -").play(1, "U01 U01 U01 U01 U02 U02 U02 U02");
    assert_eq!((scene.topic(), scene.hand(1).len()), ("redraw", 2), "and any of the rest");
    scene.play(1, "U03 -");
    assert_eq!(scene.hand(1).len(), 10);
    assert_eq!(scene.refused(0, "yes - -"), "play-or-draw");
}

#[test]
fn ka14_a_discard_pile_never_becomes_a_deck() {
    let mut scene = scene(4, "", &["", "", "", ""]).pile(Team::Dragons, 3);
    let discarded = scene.open().discard.dragons.len();
    for _ in 0..4 {
        scene.pass();
    }
    assert_eq!(scene.open().discard.dragons.len(), discarded);
    assert_eq!(scene.pile_of(Team::Dragons), 1);
}

#[test]
fn ka44_ka45_a_hand_may_be_empty_and_has_no_limit() {
    let mut scene = scene(2, "", &["", ""]);
    scene.pass();
    assert_eq!(scene.hand(1).len(), 1, "the draw phase gives one");
    for turn in 0..20 {
        let active = scene.open().active().index();
        scene.play(active, "draw - -");
        assert!(scene.topic() == "act", "{turn}");
    }
    assert!(scene.hand(0).len() > 15);
}

#[test]
fn ka46_piles_lie_open_and_decks_are_counted() {
    let mut scene = scene(2, "1:U01", &["D12", "U01"]);
    scene.do_it(0, "D12 1 -");
    let public = scene.table.view(Viewer::Public).open;
    assert!(public.discard.unicorns.iter().any(|card| card.kind().id == "U01"));
    assert!(public.discard.dragons.iter().any(|card| card.kind().id == "D12"));
    assert!(public.piles.dragons > 0);
}

#[test]
fn ka48_who_does_not_answer_in_time_passes_and_chance_chooses_what_must_be() {
    let mut scene = scene(2, "", &["D01", "U01"]);
    scene.close(Why::Clock);
    assert_eq!((scene.open().active(), scene.hand(0)), (seat(1), vec!["D01"]));

    let mut scene = scene::scene(2, "", &["D13 D01 D12", "U17"]).discarded("D05 D02 D03");
    scene.play(0, "D13 - -").close(Why::Clock);
    assert_eq!(scene.topic(), "discard", "nobody answered");
    scene.close(Why::Clock);
    assert_eq!((scene.topic(), scene.hand(0).len()), ("take", 1));
    scene.close(Why::Clock);
    assert_eq!(scene.hand(0).len(), 3, "two were taken");

    // A covered goal is revealed, by the clock and at the floor of the window.
    for why in [Why::Clock, Why::Floor] {
        let mut scene = scene::scene(2, "1:D01 2:D01", &["D01", ""]).goals(1, 9);
        scene.do_it(0, "D01 3 -");
        assert_eq!(scene.topic(), "goal");
        scene.close(why);
        assert_eq!(scene.open().done.dragons.len(), 1);
    }
    // What was laid out and not handed in counts.
    let mut scene = scene::scene(2, "1:D01 2:D01", &["D01", ""]).goals(1, 9);
    scene.do_it(0, "D01 3 -");
    let draft = Sheet { ready: false, ..Sheet::of([Choice::Keep]) };
    assert_eq!(scene.table.submit(seat(0), scene.table.number(), draft, 99), Reply::Noted);
    scene.close(Why::Clock);
    assert_eq!(scene.open().done.dragons.len(), 0);
}

#[test]
fn ka47_who_leaves_leaves_the_seat_to_the_partner() {
    let mut scene = scene(4, "5:U01", &["D12", "U17", "D01 D18", "U01"]);
    scene.leave(0).unwrap();
    assert_eq!(scene.leave(0).unwrap_err().case, "not-at-the-table");
    assert_eq!((scene.topic(), scene.asked()), ("act", vec![2]));
    assert_eq!(scene.refused(2, "D01 1 -"), "not-your-card", "it is the turn of the hand that was left");
    scene.play(2, "D12 5 -");
    assert_eq!(scene.open().stack.last().unwrap().by, seat(0));
    // The partner's own riposte could answer too, as any other player's (KA17): one sheet for both hands.
    assert_eq!(scene.asked(), [1, 2, 3]);
    scene.settle();
    assert_eq!(scene.at('5'), "");
    assert!(scene.seen_by(2).hands[seat(0)].is_some());
    assert_eq!(scene.open().active(), seat(1));
    scene.leave(2).unwrap();
    assert_eq!(winner(&scene), (Team::Unicorns, Ending::Left));
}

#[test]
fn ka47_where_nobody_of_a_team_is_left_the_others_have_won() {
    let mut scene = scene(2, "", &["", ""]);
    scene.leave(0).unwrap();
    assert_eq!(winner(&scene), (Team::Unicorns, Ending::Left));
    let mut three = scene::scene(3, "", &["", "", ""]);
    three.leave(0).unwrap();
    assert_eq!(three.asked(), [2]);
    three.leave(1).unwrap();
    assert_eq!(winner(&three), (Team::Dragons, Ending::Left));
}

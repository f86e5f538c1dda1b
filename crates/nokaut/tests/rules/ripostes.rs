//! Ripostes: who is asked, in which order, what fits, and what lies on what.

use crate::scene::{self, scene, seat};
use stolik_nokaut::{Card, Choice, Event, Team, What};
use stolik_table::{Close, Progress, Reply};

fn pos(scene: &scene::Scene, is: impl Fn(&Event) -> bool) -> usize {
    scene.heard.iter().position(is).unwrap()
}

#[test]
fn kr18_atak_stops_any_card_of_any_other_player() {
    for (played, hand) in [("D01 5 -", "D01"), ("D12 1 -", "D12"), ("D16 - -", "D16")] {
        let mut scene = scene(2, "1:U01", &[hand, "U17"]);
        scene.play(0, played);
        assert_eq!(scene.topic(), "riposte");
        scene.play(1, "U17 -");
        assert!(scene.has_heard(
            |event| matches!(event, Event::Riposted { against, .. } if against.kind().id == hand)
        ));
        assert_eq!((scene.in_discard(hand), scene.in_discard("U17")), (1, 1), "{played}");
        assert_eq!((scene.at('5'), scene.at('1')), ("", "U01"));
    }
    // The mirror.
    let mut scene = scene::scene(2, "", &["D18", "U01"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D18 -");
    assert_eq!((scene.at('5'), scene.in_discard("U01")), ("", 1));
}

#[test]
fn ka10_a_riposte_can_be_answered_but_not_one_that_cannot_be_stopped() {
    // Lądowanie is stopped, so the unicorn enters.
    let mut scene = scene(2, "", &["D17", "U01 U17"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -");
    assert_eq!(scene.asked(), [1]);
    scene.play(1, "U17 -").settle();
    assert_eq!((scene.at('5'), scene.in_discard("D17"), scene.in_discard("U17")), ("U01", 1, 1));
    // Nobody may answer Atak, not even with Atak.
    let mut scene = scene::scene(2, "", &["D01 D18", "U17"]);
    scene.play(0, "D01 5 -").play(1, "U17 -");
    assert_eq!((scene.topic(), scene.at('5')), ("act", ""));
}

#[test]
fn ka17_any_other_player_is_a_partner_too() {
    let mut scene = scene(4, "", &["D01", "", "D18", ""]);
    scene.play(0, "D01 5 -").play(2, "D18 -");
    assert_eq!((scene.at('5'), scene.in_discard("D01")), ("", 1));
}

#[test]
fn kr18_ka18_kopytkontra_destroys_somebody_else_instead() {
    let mut scene = scene(2, "1:U01 5:D01 9:D03", &["D12", "U18"]);
    scene.play(0, "D12 1 -");
    assert_eq!(scene.refused(1, "draw -"), "no-riposte");
    assert_eq!(scene.listed(1, "U18 _", 1), ["5", "9"]);
    assert_eq!(scene.refused(1, "U18 1"), "not-theirs");
    assert_eq!(scene.refused(1, "U18 -"), "name-a-space");
    scene.play(1, "U18 9").settle();
    assert_eq!((scene.at('1'), scene.at('5'), scene.at('9')), ("U01", "D01", ""));
    // It answers what destroys, and not what moves.
    let mut scene = scene::scene(2, "1:U01 5:D01", &["D14", "U18"]);
    scene.play(0, "D14 1 2");
    assert_eq!((scene.topic(), scene.refused(1, "U18 5")), ("riposte", "does-not-fit"));
    // Nobody to destroy: it cannot be played, and by what lies open nobody needs to be asked for it.
    let mut scene = scene::scene(2, "1:U01", &["D12", "U18"]);
    scene.play(0, "D12 1 -");
    assert_eq!(scene.refused(1, "U18 1"), "does-not-fit");
    // A guarded dragon cannot be destroyed by it either; one that is safe from magic can.
    let mut scene = scene::scene(2, "1:U01 5:D06 6:D01 9:D10", &["D12", "U18"]);
    scene.play(0, "D12 1 -");
    assert_eq!(scene.listed(1, "U18 _", 1), ["5", "9"]);
}

#[test]
fn kr18_ka20_ka21_ladowanie_destroys_what_is_played_and_a_dragon_may_land() {
    let mut scene = scene(2, "", &["D17 D02 D07", "U05 U01"]).turn(2);
    scene.play(1, "U05 5 -").play(0, "D17 -");
    // Offered to Atak; nobody answers.
    scene.settle();
    assert_eq!((scene.topic(), scene.asked()), ("landing", vec![0]));
    assert_eq!((scene.at('5'), scene.in_discard("U05")), ("", 1));
    assert_eq!(scene.listed(0, "_ _", 0), ["D02"]);
    assert_eq!(scene.refused(0, "D07 5"), "ordinary-from-hand");
    assert_eq!(scene.refused(0, "draw 5"), "ordinary-from-hand");
    scene.play(0, "D02 5");
    assert_eq!((scene.topic(), scene.open().stack.last().unwrap().what), ("riposte", What::Character));
    scene.settle();
    assert_eq!((scene.at('5'), scene.open().active()), ("D02", seat(0)));
    assert!(
        !scene
            .has_heard(|event| matches!(event, Event::Entered { card, .. } if card.team() == Team::Unicorns))
    );
    assert_eq!(scene.in_discard("D17"), 1);
    // It was not the action of seat 0, whose turn has just begun.
    assert_eq!((scene.topic(), scene.open().tried), ("act", 0));
}

#[test]
fn ka21_the_landing_dragon_can_be_stopped_like_any_other() {
    let mut scene = scene(2, "", &["D17 D02", "U01 U17"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -").pass();
    scene.play(0, "D02 5").play(1, "U17 -").settle();
    assert_eq!((scene.at('5'), scene.in_discard("D02")), ("", 1));
}

#[test]
fn ka19_ka53_kopytkontra_saves_what_ladowanie_would_destroy_and_it_enters() {
    let mut scene = scene(2, "1:D01", &["D17 D02", "U05 U18 U01"]).turn(2);
    scene.play(1, "U05 5 -").play(0, "D17 -").play(1, "U18 1").settle();
    assert_eq!((scene.topic(), scene.at('1'), scene.at('5')), ("landing", "", "U05"));
    scene.play(0, "D02 1").settle();
    assert_eq!((scene.at('1'), scene.at('5')), ("D02", "U05"), "the dragon may still land");
    assert_eq!(scene.topic(), "redraw", "and the unicorn enters");
}

#[test]
fn ka22_ladowanie_answers_characters_from_a_hand_only() {
    let mut scene = scene(2, "1:D01 2:U01", &["D17", "U07 U14"]).turn(2);
    scene.do_it(1, "U14 2 9");
    assert!(scene.has_heard(|event| matches!(event, Event::Moved { .. })));
    let mut scene = scene::scene(2, "2:U01", &["D17", "U07 U14"]).turn(2);
    scene.play(1, "U14 2 9");
    assert_eq!(scene.refused(0, "D17 -"), "does-not-fit", "nothing is played to the grid");
}

#[test]
fn ka9_ripostes_lie_on_each_other_and_the_last_is_done_first() {
    // Magic, Kopytkontra on it, Atak on that: the magic is done after all.
    let mut scene = scene(2, "1:U01 5:D01", &["D12 D18", "U18 U01"]);
    scene.play(0, "D12 1 -").play(1, "U18 5");
    assert_eq!(scene.open().stack.len(), 2);
    scene.play(0, "D18 -");
    assert!(scene.has_heard(|event| matches!(event, Event::Stopped { card } if card.kind().id == "U18")));
    // What lies below is offered again.
    assert_eq!((scene.topic(), scene.open().stack.len(), scene.asked()), ("riposte", 1, vec![1]));
    scene.settle();
    assert_eq!((scene.at('1'), scene.at('5')), ("", "D01"));
    let stopped = pos(&scene, |event| matches!(event, Event::Stopped { .. }));
    let destroyed = pos(&scene, |event| matches!(event, Event::Destroyed { .. }));
    assert!(stopped < destroyed);
}

#[test]
fn ka9_what_an_entering_character_names_can_be_answered_too() {
    let mut scene = scene(2, "1:U01 9:D01", &["D11", "U18 U17"]);
    scene.play(0, "D11 2 -").pass();
    scene.play(0, "1");
    assert_eq!((scene.topic(), scene.open().stack.last().unwrap().what), ("riposte", What::Effect));
    assert_eq!(scene.refused(1, "U17 -"), "does-not-fit", "no card is played");
    scene.play(1, "U18 2").settle();
    assert_eq!((scene.at('1'), scene.at('2')), ("U01", ""));
}

#[test]
fn ka9_ka55_everybody_is_asked_at_once_in_order_of_turns_after_who_acted() {
    let mut scene = scene(4, "1:U01 5:D01", &["D12 D01", "U18 U01", "D18 D01", "U18 U01"]);
    scene.play(0, "D12 1 -");
    let ask = scene.ask();
    assert_eq!((ask.close, ask.pass, ask.progress), (Close::First, true, Progress::Nothing));
    assert_eq!(scene.asked(), [1, 2, 3]);
    // Seat 3 is faster, seat 1 comes first.
    assert_eq!(scene.try_to(3, "U18 5"), Reply::Accepted);
    assert_eq!(scene.try_to(1, "U18 5"), Reply::Accepted);
    scene.pass();
    assert_eq!(scene.open().stack.last().unwrap().by, seat(1));
    assert_eq!((scene.hand(3).len(), scene.hand(1).len()), (2, 1), "what lost stays in the hand");
    assert_eq!(scene.asked(), [2, 3, 0], "from the seat after who acted last");
    scene.pass();
    assert_eq!(scene.asked(), [2, 3, 1], "and again for what lies below, but not its own player");
}

#[test]
fn ka9_who_plays_alone_is_asked_once() {
    let mut scene = scene(3, "", &["D01", "U17", "D18"]);
    scene.play(0, "D01 5 -");
    assert_eq!(scene.asked(), [1, 2]);
    // In the first of two turns the one of the others comes first, in the second the other one.
    for (turn, asked) in [(2, [2, 0]), (4, [0, 2])] {
        let mut scene = scene::scene(3, "", &["D01", "U01", "D02"]).turn(turn);
        scene.play(1, "U01 5 -");
        assert_eq!(scene.asked(), asked, "turn {turn}");
    }
}

#[test]
fn ka9_an_effect_whose_target_is_gone_or_safe_by_then_does_nothing() {
    for change in ["gone", "another", "guarded"] {
        let mut scene = scene(2, "1:U01 2:U02", &["D12", "U01"]);
        scene.play(0, "D12 1 -");
        scene.edit(|open, _| match change {
            "gone" => open["grid"][0] = serde_json::Value::Null,
            "another" => open["grid"][0] = open["grid"][1].take(),
            // U06 beside it.
            _ => open["grid"][3] = serde_json::json!(58),
        });
        let before = scene.open().grid;
        scene.settle();
        assert_eq!(scene.open().grid, before, "{change}");
        assert!(scene.has_heard(|event| matches!(event, Event::Fizzled { .. })));
    }
    // Nor is anybody moved or swapped, nor asked for a card of a hand that is empty by then.
    for play in ["D14 1 9", "D15 1 2"] {
        let mut scene = scene(2, "1:U01 2:U02", &["D14 D15", "U01"]);
        scene.play(0, play);
        scene.edit(|open, _| open["grid"][0] = serde_json::Value::Null);
        scene.settle();
        assert!(scene.has_heard(|event| matches!(event, Event::Fizzled { .. })), "{play}");
    }
    let mut scene = scene(2, "", &["D13 D01", "U01"]);
    scene.play(0, "D13 - -");
    scene.edit(|open, hidden| {
        open["held"][0] = serde_json::json!(0);
        hidden["hands"][0] = serde_json::json!([]);
    });
    scene.settle();
    assert_ne!(scene.topic(), "discard");
}

#[test]
fn ka9_ka53_ladowanie_does_nothing_where_its_target_is_safe_by_then() {
    let mut scene = scene(2, "", &["D17", "U01 U02"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -");
    // U06 beside it.
    scene.edit(|open, _| open["grid"][3] = serde_json::json!(58));
    scene.settle();
    assert_eq!(scene.at('5'), "U01");
    assert!(scene.has_heard(|event| matches!(event, Event::Fizzled { .. })));
}

#[test]
fn ka8_ka53_a_guard_covers_who_is_being_played_but_guards_nobody_before_it_has_arrived() {
    // An ordinary unicorn beside a guard cannot be destroyed by Lądowanie.
    let mut scene = scene(2, "1:U06", &["D17", "U01"]).turn(2);
    scene.play(1, "U01 2 -");
    assert_eq!(scene.refused(0, "D17 -"), "does-not-fit");
    // A guard that is being played covers nobody: it can be destroyed itself, of course.
    let mut scene = scene::scene(2, "2:U01", &["D17 D01", "U06"]).turn(2);
    scene.play(1, "U06 1 -").play(0, "D17 -").settle();
    assert_eq!((scene.at('1'), scene.topic()), ("", "landing"));
    // As if magic lay on top that destroys its neighbour: the text holds once the guard has arrived, whatever is aimed at it.
    for (arrives, neighbour) in [(true, ""), (false, "U01")] {
        let mut scene = if arrives {
            scene::scene(2, "2:U01", &["D12", "U06 U02"]).turn(2)
        } else {
            scene::scene(2, "1:U06 2:U01", &["D12 D12", "U02"])
        };
        let magic = scene.sheet(0, "D12").part(0);
        if arrives {
            scene.play(1, "U06 1 -")
        } else {
            scene.play(0, "D12 1 -")
        };
        let aim =
            serde_json::json!({ "space": scene::space('2'), "card": scene.open().at(scene::space('2')) });
        scene.edit(|open, _| {
            let mut item = open["stack"][0].clone();
            item["by"] = serde_json::json!(0);
            item["what"] = serde_json::json!(What::Magic);
            item["card"] = serde_json::json!(magic.and_then(card_of));
            item["first"] = aim;
            open["stack"].as_array_mut().unwrap().push(item);
        });
        scene.pass();
        assert_eq!(scene.at('2'), neighbour, "arrives: {arrives}");
    }
}

fn card_of(choice: Choice) -> Option<Card> {
    match choice {
        Choice::Card(card) => Some(card),
        _ => None,
    }
}

#[test]
fn ka53_a_character_that_is_being_played_holds_its_space() {
    let mut scene = scene(2, "", &["D01", "U17"]);
    scene.play(0, "D01 5 -");
    assert_eq!((scene.topic(), scene.at('5')), ("riposte", "D01"));
    scene.play(1, "U17 -");
    assert_eq!(scene.at('5'), "", "stopped, and the space is free at once");
}

#[test]
fn ka49_a_riposte_can_be_played_in_ones_own_turn() {
    let mut scene = scene(2, "", &["D17", "U01 U17"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -");
    assert_eq!(scene.open().active(), seat(1));
    assert_eq!(scene.refused(1, "U17 -"), "fits");
}

#[test]
fn ka51_a_riposte_answers_the_top_of_the_stack_only() {
    // Two attempts lie there: a character, and on it Lądowanie. D19 fits neither, U18 only the top.
    let mut scene = scene(4, "1:D01", &["D17 D02", "U01", "D19", "U18 U17"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -");
    assert!(!scene.asked().contains(&2) || scene.refused(2, "D19 -") == "does-not-fit");
    assert_eq!(scene.refused(3, "U18 1"), "fits");
    scene.pass();
    assert_eq!(scene.topic(), "landing");
}

#[test]
fn kr17_d19_and_u19_keep_ones_own_characters_where_they_are() {
    // Move, swap, and the move of an entering character.
    let mut scene = scene(2, "1:D01 9:U01", &["D19", "U14 U15 U08"]).turn(2);
    scene.play(1, "U14 9 5");
    assert!(
        scene.topic() != "riposte" || scene.refused(0, "D19 -") == "does-not-fit",
        "not one's own character"
    );
    let mut scene = scene::scene(2, "1:D01 9:U01", &["D19", "U14"]).turn(2);
    scene.play(1, "U14 1 5").play(0, "D19 -").settle();
    assert_eq!((scene.at('1'), scene.at('5'), scene.in_discard("U14")), ("D01", "", 1));
    let mut scene = scene::scene(2, "1:D01 9:U01", &["D19", "U15"]).turn(2);
    scene.play(1, "U15 1 9").play(0, "D19 -").settle();
    assert_eq!((scene.at('1'), scene.at('9')), ("D01", "U01"));
    let mut scene = scene::scene(2, "1:D01", &["D19", "U08"]).turn(2);
    scene.do_it(1, "U08 5 -").play(1, "1 9").play(0, "D19 -").settle();
    assert_eq!((scene.at('1'), scene.at('9')), ("D01", ""));
}

#[test]
fn ka54_questions_depend_on_what_everybody_knows_only() {
    // Nobody at seat 1 holds a riposte; they are asked all the same.
    let mut scene = scene(2, "", &["D01", "U01 U12"]);
    scene.play(0, "D01 5 -");
    assert_eq!((scene.topic(), scene.asked()), ("riposte", vec![1]));
    // An empty hand is known to be empty, and so are piles that lie open.
    let mut scene = scene::scene(2, "", &["D01", ""]);
    scene.play(0, "D01 5 -");
    assert_ne!(scene.topic(), "riposte");
    let mut scene = scene::scene(2, "", &["D01", "U01"]).discarded("U17 U17");
    scene.play(0, "D01 5 -");
    assert_ne!(scene.topic(), "riposte", "no riposte is left that could answer");
    // The landing is offered to who has no ordinary dragon.
    let mut scene = scene::scene(2, "", &["D17 D12", "U01"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -").settle();
    assert_eq!(scene.topic(), "landing");
    assert_eq!(scene.listed(0, "_ _", 0), Vec::<String>::new());
}

#[test]
fn ka58_a_riposte_goes_to_its_pile_when_it_leaves_the_stack() {
    let mut scene = scene(2, "", &["D17", "U01 U17"]).turn(2);
    scene.play(1, "U01 5 -").play(0, "D17 -");
    assert_eq!(scene.in_discard("D17"), 0, "it lies on the stack");
    scene.play(1, "U17 -");
    assert_eq!((scene.in_discard("D17"), scene.in_discard("U17")), (1, 1));
}

#[test]
fn ka9_a_known_hand_without_ripostes_is_not_asked() {
    let mut scene = scene(2, "", &["D13 D01", "U01"]).discarded("D02 D03");
    scene.do_it(0, "D13 - -").play(0, "D01").play(0, "D02 D03");
    // Seat 0 holds two cards, and everybody knows which.
    scene.pass().play(1, "U01 5 -");
    assert_ne!(scene.topic(), "riposte");
}

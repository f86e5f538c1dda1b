//! The impasse: how it begins, who has a turn in it, what breaks it, and what it costs.

use crate::scene::{Scene, scene, scene_with, seat};
use stolik_nokaut::{Board, Event, Options, Phase, Team};
use stolik_table::{Reply, Seats, Why};

/// Nobody covers a goal of the scenes here; 1 5 9 of the unicorns could be one, for all that is known.
const FULL: &str = "1:D01 2:U01 3:D02 4:U02 5:D05 6:U03 7:U06 8:D03 9:U04";
const ORDINARY: &str = "1:D01 2:U01 3:D02 4:U02 5:D03 6:U03 7:U04 8:D03 9:U04";

fn full(seats: u8, grid: &str, hands: &[&str]) -> Scene {
    scene(seats, grid, hands).goals(7, 9).turn(1)
}

/// Passes until it is somebody's turn, or something else is asked than turns, goals and ripostes.
fn pass_turns(scene: &mut Scene, turns: u32) {
    for _ in 0..turns {
        scene.pass();
        while ["goal", "riposte"].contains(&scene.topic()) {
            scene.pass();
        }
    }
}

fn began(scene: &Scene) -> bool {
    scene.has_heard(|event| matches!(event, Event::ImpasseBegan { .. }))
}

#[test]
fn kr12_ka34_not_to_play_on_a_full_grid_is_an_impasse_and_special_characters_go() {
    let mut scene = full(2, FULL, &["D12", "U12"]);
    pass_turns(&mut scene, 1);
    assert_eq!(scene.open().impasse, Some(Seats::one(seat(0))));
    assert!(scene.has_heard(|event| *event == Event::ImpasseBegan { by: seat(0) }));
    assert_eq!(scene.hand(1).len(), 2, "the draw phase comes as ever");
    pass_turns(&mut scene, 1);
    assert!(scene.has_heard(|event| *event == Event::ImpasseFailed));
    assert_eq!((scene.at('5'), scene.at('7')), ("", ""), "the special ones of both teams");
    assert_eq!((scene.at('1'), scene.at('9')), ("D01", "U04"));
    assert_eq!((scene.in_discard("D05"), scene.in_discard("U06")), (1, 1));
    assert_eq!((scene.open().impasse, scene.topic()), (None, "act"));
}

#[test]
fn ka34_a_grid_that_fills_up_during_the_turn_starts_nothing() {
    let mut scene =
        scene(2, "1:D01 2:U01 3:D02 4:U02 5:D05 6:U03 7:U06 8:D03", &["", ""]).goals(7, 9).turn(1);
    scene.pass();
    assert!(!began(&scene));
    let mut drawn = full(2, FULL, &["", ""]);
    drawn.play(0, "draw - -");
    assert!(began(&drawn), "to draw is no play");
}

#[test]
fn ka35_it_fails_with_the_turn_with_which_everybody_has_had_one() {
    for (seats, declarer, turns) in [(2, 1, 2), (4, 1, 4), (3, 1, 3), (3, 2, 4)] {
        let mut scene = scene(seats, FULL, &["D01", "U01", "D01", "U01"]).goals(7, 9).turn(declarer);
        pass_turns(&mut scene, turns - 1);
        assert!(began(&scene) && !scene.has_heard(|event| *event == Event::ImpasseFailed), "{seats}");
        pass_turns(&mut scene, 1);
        assert!(scene.has_heard(|event| *event == Event::ImpasseFailed), "{seats} {declarer}");
    }
}

#[test]
fn ka36_any_free_space_breaks_it() {
    let mut scene = full(2, FULL, &["D12", "U12 U01"]);
    pass_turns(&mut scene, 1);
    scene.do_it(1, "U12 1 -");
    assert!(scene.has_heard(|event| *event == Event::ImpasseBroken));
    assert_eq!(scene.open().impasse, None);
    pass_turns(&mut scene, 1);
    assert!(!scene.has_heard(|event| *event == Event::ImpasseFailed));
}

#[test]
fn ka37_drawing_and_swapping_break_nothing() {
    let mut scene = full(2, FULL, &["D12", "U15"]);
    pass_turns(&mut scene, 1);
    scene.do_it(1, "U15 1 2").pass();
    while scene.topic() == "goal" {
        scene.pass();
    }
    assert!(scene.has_heard(|event| *event == Event::ImpasseFailed));
    let mut scene = full(2, FULL, &["D12", "U15"]);
    pass_turns(&mut scene, 1);
    scene.play(1, "draw - -");
    while scene.topic() == "goal" {
        scene.pass();
    }
    assert!(scene.has_heard(|event| *event == Event::ImpasseFailed));
}

#[test]
fn ka36_ka38_a_goal_comes_before_the_sacrifice_and_breaks_it() {
    // The unicorns cover 2 4 6 7 9: with 2 7 9 they have goal 10.
    let mut scene = full(2, FULL, &["D12", "U01"]).goals(7, 10);
    scene.pass().pass();
    // Their goal is asked for at the end of either turn.
    while scene.topic() == "goal" {
        let asked = scene.asked()[0];
        if asked == 1 {
            scene.play(1, "reveal");
        } else {
            scene.pass();
        }
    }
    assert_eq!(scene.open().done.unicorns.len(), 1);
    assert!(scene.has_heard(|event| *event == Event::ImpasseBroken));
    assert!(!scene.has_heard(|event| *event == Event::ImpasseFailed));
    assert_eq!(scene.at('5'), "D05");
}

#[test]
fn ka38_after_the_sacrifice_goals_wait_for_the_next_turn() {
    // 1 3 8 would be covered by the dragons all along; they keep it, and nobody asks again after the sacrifice.
    let mut scene = full(2, FULL, &["D12", "U01"]).goals(9, 12);
    scene.pass();
    for _ in 0..2 {
        while scene.topic() == "goal" {
            let asked = scene.asked()[0];
            scene.play(asked, "keep");
        }
        if !scene.has_heard(|event| *event == Event::ImpasseFailed) {
            scene.pass();
        }
    }
    assert!(scene.has_heard(|event| *event == Event::ImpasseFailed));
    assert_eq!((scene.topic(), scene.at('1')), ("act", "D01"));
}

#[test]
fn ka39_ka56_without_special_characters_each_team_gives_one_in_secret() {
    let mut scene = full(4, ORDINARY, &["D01", "U01", "D02", "U02"]);
    pass_turns(&mut scene, 4);
    assert_eq!(scene.phase(), Phase::Sacrifice);
    assert_eq!(scene.ask().parties.len(), 2, "a team speaks with one voice");
    assert_eq!(scene.refused(0, "2"), "sacrifice-your-own");
    assert_eq!(scene.try_to(0, "1"), Reply::Accepted);
    assert_eq!(scene.try_to(2, "3"), Reply::Accepted);
    assert_eq!(scene.at('1'), "D01", "sealed");
    assert_eq!(scene.try_to(1, "9"), Reply::Accepted);
    scene.close(Why::Answered);
    assert_eq!((scene.at('1'), scene.at('3'), scene.at('9')), ("D01", "", ""), "the last word counts");
    assert_eq!(scene.topic(), "act");
}

#[test]
fn ka39_a_team_without_characters_gives_none() {
    let grid = "1:D01 2:D01 3:D02 4:D02 5:D03 6:D03 7:D04 8:D04 9:D04";
    let mut scene = full(2, grid, &["D01", "U01"]);
    scene.pass();
    while scene.topic() == "goal" {
        scene.play(0, "keep");
    }
    scene.pass();
    while scene.topic() == "goal" {
        scene.play(0, "keep");
    }
    assert_eq!((scene.phase(), scene.asked()), (Phase::Sacrifice, vec![0]));
    scene.close(Why::Clock);
    assert_eq!(scene.open().free().len(), 1);
}

#[test]
fn ka40_the_same_holds_on_the_advanced_grid() {
    let options = Options { board: Board::Advanced, ..Options::default() };
    let mut scene = scene_with(options, 2, FULL, &["", ""]).turn(1);
    scene.pass();
    assert!(!began(&scene), "nine characters do not fill it");
    let grid = format!("{FULL} a:D04 b:U01 c:D04 d:U02 e:D04 f:U04 g:D04");
    let mut scene = scene_with(options, 2, &grid, &["", ""]).goals(7, 9).turn(1);
    pass_turns(&mut scene, 2);
    assert!(scene.has_heard(|event| *event == Event::ImpasseFailed));
    assert_eq!(scene.at('5'), "");
}

#[test]
fn ka57_a_card_that_was_stopped_was_tried() {
    let mut scene = full(2, FULL, &["D12", "U17 U01"]);
    scene.play(0, "D12 2 -").play(1, "U17 -");
    while scene.open().active() == seat(0) {
        scene.pass();
    }
    assert!(!began(&scene));
    assert_eq!(scene.at('2'), "U01");
    assert!(scene.open().standing(Team::Dragons).len() == 4);
}

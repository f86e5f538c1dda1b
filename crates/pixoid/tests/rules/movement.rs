//! Movement: Pixoid first, then the Viruses together; walls, captures and bonuses.

use crate::scene::{self, FIRST, IDLE, at, command, scene, three};
use stolik_pixoid::{Choice, Event};

#[test]
fn pr11_pixoid_moves_its_full_distance() {
    assert_eq!(scene().pixoid_goes("right 3").end(0), at(3, 3));
    assert_eq!(scene().pixoid_goes("up 2").end(0), at(1, 0));
    assert_eq!(scene().pixoid_at(3, 4).pixoid_goes("left 2").end(0), at(3, 2));
    assert_eq!(scene().pixoid_at(1, 0).pixoid_goes("down 2").end(0), at(3, 0));
}

#[test]
fn pr11_pa2_a_wall_stops_a_mover_and_all_see_what_was_programmed() {
    let after = scene().play(["right 9", "up 9", "right 9", "left 9"]);
    assert_eq!(after.end(0), at(3, 5));
    assert_eq!(after.end(1), at(5, 9), "there is a wall between rows 4 and 5");
    assert_eq!(after.end(3), at(0, 5));
    let dialled: Vec<Choice> = after.turn().moves.iter().map(|step| Choice::Program(step.command)).collect();
    assert_eq!(dialled, ["right 9", "up 9", "right 9", "left 9"].map(command));
    assert_eq!(after.turn().moves[0].from, at(3, 0));
}

#[test]
fn pr12_pixoid_is_caught_by_passing_or_ending_on_a_virus() {
    let passing = scene().virus(1, 3, 2).play(["right 4", "up 1", IDLE[1], IDLE[2]]);
    assert!(passing.caught());
    assert_eq!(passing.end(0), at(3, 2), "the round ends there");
    assert_eq!(passing.end(1), at(3, 2), "and the Viruses move no more");
    let ending = scene().virus(1, 3, 2).play(["right 2", "up 1", IDLE[1], IDLE[2]]);
    assert!(ending.caught());
    let short_of_it = scene().virus(1, 3, 2).play(["right 1", "up 1", IDLE[1], IDLE[2]]);
    assert!(!short_of_it.caught());
}

#[test]
fn pr13_a_virus_catches_by_passing_or_ending_on_pixoid() {
    // Pixoid goes up to (2, 0); the Virus comes down column 0 from (0, 0).
    let hunt =
        |distance: &str| scene().virus(1, 0, 0).play(["up 1", &format!("down {distance}"), IDLE[1], IDLE[2]]);
    assert!(!hunt("1").caught());
    assert!(hunt("2").caught());
    let passed = hunt("9");
    assert!(passed.caught());
    assert_eq!(passed.end(1), at(2, 0), "it stops where it caught");
}

#[test]
fn pr13_only_where_pixoid_stands_after_its_own_move() {
    // The Virus crosses the pixel that Pixoid has just left.
    let after = scene().virus(1, 2, 0).play(["right 1", "down 2", IDLE[1], IDLE[2]]);
    assert!(!after.caught());
    assert_eq!(after.end(1), at(4, 0));
}

#[test]
fn pr14_viruses_may_stand_on_one_pixel() {
    let after = scene().virus(1, 9, 9).virus(2, 9, 7).play(["right 1", "left 1", "right 1", IDLE[2]]);
    assert_eq!((after.end(1), after.end(2)), (at(9, 8), at(9, 8)));
    assert!(!after.caught());
}

#[test]
fn pa8_viruses_pass_through_each_other() {
    let after = scene().virus(1, 9, 9).virus(2, 9, 7).play(["right 1", "left 2", "right 2", IDLE[2]]);
    assert_eq!((after.end(1), after.end(2)), (at(9, 7), at(9, 9)));
}

#[test]
fn pa7_pixoid_cannot_jump_a_virus_that_will_move_away() {
    let after = scene().virus(1, 3, 1).play(["right 3", "up 1", IDLE[1], IDLE[2]]);
    assert!(after.caught());
}

#[test]
fn pa12_two_viruses_at_once_catch_once() {
    let hunted = scene().virus(1, 0, 0).virus(2, 4, 0).reserve(5);
    let after = hunted.play(["up 1", "down 2", "up 2", IDLE[2]]);
    assert_eq!(after.gained(), [7, 5, 5, 5]);
    assert_eq!((after.end(1), after.end(2)), (at(2, 0), at(2, 0)));
}

#[test]
fn pr15_pixoid_collects_by_passing_and_by_ending() {
    // Row 7 from (7, 5): the bonus lies on (7, 7).
    let passing = scene().pixoid_at(7, 5).pixoid_goes("right 4").open();
    assert_eq!(passing.bonuses, [true, true, false, true]);
    let ending = scene().pixoid_at(7, 5).pixoid_goes("right 2").open();
    assert_eq!(ending.bonuses, [true, true, false, true]);
    let short_of_it = scene().pixoid_at(7, 5).pixoid_goes("right 1").open();
    assert_eq!(short_of_it.bonuses, [true; 4]);
    assert_eq!(passing.collected(), 1);
}

#[test]
fn pr15_a_second_pass_gives_nothing() {
    let mut after = scene().pixoid_at(7, 5).pixoid_goes("right 4");
    let again = scene::play(&mut after.table, ["left 4", "down 1", "left 1", "right 1"]);
    assert_eq!(after.open().collected(), 1);
    let collected = |event: &Event| matches!(event, Event::Collected { .. });
    assert!(!again.heard_by(stolik_table::Viewer::Public).any(collected));
}

#[test]
fn pr15_viruses_do_not_collect() {
    let after = scene().virus(1, 7, 5).virus(2, 7, 9).play(["right 1", "right 2", "left 4", IDLE[2]]);
    assert_eq!(after.end(1), at(7, 7));
    assert_eq!(after.open().bonuses, [true; 4]);
}

#[test]
fn pa5_a_bonus_before_the_capture_counts() {
    let after = scene().pixoid_at(7, 5).virus(1, 7, 8).reserve(8).play(["right 9", "up 1", IDLE[1], IDLE[2]]);
    assert!(after.caught());
    assert_eq!(after.gained(), [4 + 1, 8, 8, 8]);
}

#[test]
fn pa6_a_virus_on_the_bonus_comes_first() {
    let after =
        scene().pixoid_at(7, 5).virus(1, 7, 7).reserve(8).play(["right 9", "right 1", IDLE[1], IDLE[2]]);
    assert!(after.caught());
    assert_eq!(after.gained(), [4, 8, 8, 8]);
}

#[test]
fn pa35_all_commands_are_shown_at_once_then_what_followed() {
    let after = scene().pixoid_at(7, 5).virus(1, 7, 8).play(["right 9", "up 1", IDLE[1], IDLE[2]]);
    let events = after.events();
    let Event::Moved { turn } = &events[0] else { panic!("the controllers open first: {events:?}") };
    assert_eq!(turn.moves.len(), 4);
    assert_eq!(events[1], Event::Collected { pixel: at(7, 7) });
    assert_eq!(events[2], Event::Caught { at: at(7, 8) });
    assert!(matches!(events[3], Event::RoundEnded { .. }));
}

#[test]
fn pr23_movement_is_the_same_with_three() {
    // Pawn 3, the third Virus, hunts down column 0.
    let hunt = three().virus(3, 0, 0).play(["up 1", IDLE[0], IDLE[1], "down 2"]);
    assert!(hunt.caught());
    let run_into = three().virus(3, 3, 2).play(["right 4", IDLE[0], IDLE[1], "up 1"]);
    assert!(run_into.caught());
    assert_eq!(run_into.end(FIRST.index()), at(3, 2));
}

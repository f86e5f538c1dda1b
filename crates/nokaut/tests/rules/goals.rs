//! Goals: when they are asked for, what revealing one does, and who has won.

use crate::scene::{self, scene, scene_with, seat};
use stolik_nokaut::{Board, Ending, Event, Goal, Options, Phase, Team};
use stolik_table::{Reply, Seats, Why};

fn winner(scene: &scene::Scene) -> (Team, Ending) {
    match scene.phase() {
        Phase::Over { winner, ending } => (winner, ending),
        phase => panic!("not over: {phase:?}"),
    }
}

#[test]
fn kr10_ka28_ka29_a_covered_goal_is_revealed_and_all_characters_of_the_team_leave() {
    let mut scene = scene(2, "1:D01 2:D02 7:D03 9:U01", &["D04", "U01"]).goals(1, 9);
    scene.do_it(0, "D04 3 -");
    assert_eq!((scene.topic(), scene.asked()), ("goal", vec![0]));
    scene.play(0, "reveal");
    let open = scene.open();
    assert_eq!(open.done.dragons.as_slice(), [Goal(0)]);
    assert!(open.standing(Team::Dragons).is_empty(), "also who stood elsewhere");
    assert_eq!(scene.at('9'), "U01", "those of the others stay");
    assert_eq!(open.discard.dragons.len(), 4);
    assert_ne!(scene.goal_of(Team::Dragons), Goal(0));
    assert_eq!(open.active(), seat(1));
}

#[test]
fn kr10_the_new_goal_is_drawn_evenly_from_those_that_are_left() {
    let mut times = [0; 12];
    for number in 0..300 {
        let scene = scene(2, "1:D01 2:D02 7:D03 9:U01", &["D04", "U01"]).goals(1, 9);
        let mut scene = scene.with_seed(number);
        scene.do_it(0, "D04 3 -").play(0, "reveal");
        times[usize::from(scene.goal_of(Team::Dragons).0)] += 1;
    }
    let (left, taken): (Vec<_>, Vec<_>) = (0..12).partition(|goal| ![0, 8].contains(goal));
    assert!(taken.into_iter().all(|goal| times[goal] == 0), "{times:?}");
    assert!(left.into_iter().all(|goal| (12..=52).contains(&times[goal])), "{times:?}");
}

#[test]
fn kr1_ka30_three_goals_win_and_the_team_whose_turn_it_was_comes_first() {
    let both =
        || scene(2, "1:D01 2:D01 4:U01 5:U01 6:U01", &["D01", "U01"]).goals(1, 2).done(&[3, 4], &[5, 6]);
    let mut scene = both();
    scene.do_it(0, "D01 3 -").play(0, "reveal");
    assert_eq!(winner(&scene), (Team::Dragons, Ending::Goals));
    assert_eq!(scene.outcome().winners, Seats::one(seat(0)));
    assert_eq!(scene.outcome().scores.as_slice(), [3, 2]);
    // If they keep theirs, the others may reveal.
    let mut scene = both();
    scene.do_it(0, "D01 3 -").play(0, "keep").play(1, "reveal");
    assert_eq!(winner(&scene), (Team::Unicorns, Ending::Goals));
}

#[test]
fn ka25_the_team_whose_turn_it_was_is_asked_first_then_the_other_once_each() {
    let mut scene = scene(2, "1:D01 2:D01 4:U01 5:U01 6:U01", &["D01", "U01"]).goals(1, 2);
    scene.do_it(0, "D01 3 -");
    assert_eq!(scene.asked(), [0]);
    scene.play(0, "reveal");
    assert_eq!((scene.topic(), scene.asked()), ("goal", vec![1]));
    scene.play(1, "reveal");
    assert_eq!((scene.topic(), scene.open().active()), ("act", seat(1)), "each at most one");
    // In the turn of the others, too.
    let mut scene = scene::scene(2, "4:U01 5:U01 6:U01", &["", ""]).goals(1, 2);
    scene.pass();
    assert_eq!((scene.topic(), scene.asked()), ("goal", vec![1]));
}

#[test]
fn ka26_only_the_end_of_a_turn_counts() {
    // Covered when the character is played; Lądowanie takes it away again.
    let mut scene = scene(2, "4:U01 5:U01", &["D17", "U01 U02"]).goals(1, 2).turn(2);
    scene.play(1, "U01 6 -").play(0, "D17 -").settle();
    if scene.topic() == "landing" {
        scene.pass();
    }
    assert!(scene.open().done.unicorns.is_empty());
    assert_eq!(scene.topic(), "act");
}

#[test]
fn ka27_nobody_has_to_reveal() {
    let mut scene = scene(2, "1:D01 2:D01", &["D01", ""]).goals(1, 9);
    scene.do_it(0, "D01 3 -").play(0, "keep");
    assert!(scene.open().done.dragons.is_empty());
    assert!(scene.has_heard(|event| *event == Event::NoGoal { team: Team::Dragons }));
    // And may at the end of a later turn.
    scene.pass();
    assert_eq!((scene.topic(), scene.asked()), ("goal", vec![0]));
    scene.play(0, "reveal");
    assert_eq!(scene.open().done.dragons.len(), 1);
}

#[test]
fn kr10_what_is_not_covered_cannot_be_revealed() {
    let mut scene = scene(2, "1:D01 2:D01", &["D01", ""]).goals(2, 9);
    scene.do_it(0, "D01 3 -");
    assert_eq!(scene.topic(), "goal", "KA54: some hidden goal could be covered");
    assert_eq!(scene.refused(0, "reveal"), "goal-not-covered");
    assert_eq!(scene.refused(0, "yes"), "reveal-or-keep");
    assert_eq!(scene.listed(0, "_", 0), ["keep"]);
    scene.pass();
    assert!(scene.open().done.dragons.is_empty());
}

#[test]
fn ka54_goals_are_asked_for_wherever_some_hidden_one_could_be_covered() {
    // 1 2 3 is a goal, and it lies open: nobody can have it.
    let mut scene = scene(2, "1:D01 2:D01", &["D01", ""]).goals(2, 9).done(&[], &[1]);
    scene.do_it(0, "D01 3 -");
    assert_eq!(scene.topic(), "act");
    // 1 2 4 is none.
    let mut scene = scene::scene(2, "1:D01 2:D01", &["D01", ""]);
    scene.do_it(0, "D01 4 -");
    assert_eq!(scene.topic(), "act");
}

#[test]
fn kr7_the_advanced_game_needs_the_letter_too() {
    let options = Options { board: Board::Advanced, ..Options::default() };
    let mut scene = scene_with(options, 2, "1:D01 2:D01", &["D01 D02", ""]).goals(1, 9);
    scene.do_it(0, "D01 3 -");
    assert_eq!(scene.topic(), "act");
    let mut scene = scene_with(options, 2, "1:D01 2:D01 3:D02", &["D01", ""]).goals(1, 9);
    scene.do_it(0, "D01 a -").play(0, "reveal");
    assert_eq!(scene.open().done.dragons.len(), 1);
}

#[test]
fn ka31_ka32_a_new_goal_is_another_one_and_is_not_covered_yet() {
    for number in 1..=12 {
        let other = if number == 12 { 1 } else { number + 1 };
        let marks: String = Goal(number - 1)
            .marks(Board::Standard)
            .iter()
            .map(|space| format!("{}:D01 ", space.name()))
            .collect();
        let mut scene = scene(2, &marks, &["", "U01"]).goals(number, other).done(&[], &[]);
        scene.pass();
        assert_eq!(scene.topic(), "goal", "{number}");
        scene.play(0, "reveal");
        assert!(![number - 1, other - 1].contains(&scene.goal_of(Team::Dragons).0));
        assert!(scene.open().standing(Team::Dragons).is_empty());
    }
}

#[test]
fn ka56_one_partner_reveals_and_to_keep_takes_both() {
    let covered = || {
        let mut scene = scene(4, "1:D01 2:D01", &["D01", "", "", ""]).goals(1, 9);
        scene.do_it(0, "D01 3 -");
        assert_eq!(scene.asked(), [0, 2]);
        scene
    };
    let mut scene = covered();
    assert_eq!(scene.try_to(0, "keep"), Reply::Accepted);
    assert_eq!(scene.try_to(2, "reveal"), Reply::Accepted);
    scene.close(Why::Answered);
    assert_eq!(scene.open().done.dragons.len(), 1);
    let mut scene = covered();
    scene.try_to(0, "keep");
    scene.try_to(2, "keep");
    scene.close(Why::Answered);
    assert!(scene.open().done.dragons.is_empty());
    let mut scene = covered();
    scene.try_to(0, "keep");
    scene.close(Why::Floor);
    assert_eq!(scene.open().done.dragons.len(), 1, "one who is silent keeps nothing");
    // A partner who has left has no say.
    let mut scene = covered();
    scene.leave(2).unwrap();
    scene.play(0, "keep");
    assert!(scene.open().done.dragons.is_empty());
}

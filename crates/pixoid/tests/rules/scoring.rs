//! Scoring, the end of rounds and of the game, and the short variant.

use crate::scene::{self, FIRST, at, deal, open, place_all, play, scene, seat, three};
use stolik_pixoid::{Ending, Event, Options, Phase, Variant};
use stolik_table::{News, Seats, Why};

/// Pixoid walks into the Virus beside it.
fn caught(scene: scene::Scene) -> scene::After {
    scene.virus(1, 3, 1).play(["right 1", "right 1", "right 1", "left 1"])
}

#[test]
fn pr16_pixoid_takes_a_cube_for_each_turn_it_survives() {
    let after = scene().pixoid_goes("right 1");
    assert_eq!(after.open().reserve, 11);
    assert_eq!(after.open().phase, Phase::Program, "and the next turn begins");
    assert!(after.events().contains(&Event::CubeTaken { left: 11 }));
    assert_eq!(after.ended(), None);
}

#[test]
fn pr16_pr8_the_twelfth_cube_ends_the_round() {
    let after = scene().reserve(1).pixoid_goes("right 1");
    let round = after.ended().expect("the round is over");
    assert_eq!((round.ending, round.cubes), (Ending::Escaped, 12));
    assert_eq!(after.open().round, 1);
    assert_eq!(scene().reserve(2).pixoid_goes("right 1").ended(), None);
}

#[test]
fn pr17_an_escape_scores_12_and_the_bonuses_and_viruses_get_nothing() {
    assert_eq!(scene().reserve(1).pixoid_goes("right 1").gained(), [12, 0, 0, 0]);
    assert_eq!(scene().reserve(1).bonuses_taken(3).pixoid_goes("right 1").gained(), [15, 0, 0, 0]);
}

#[test]
fn pr18_a_capture_scores_cubes_and_bonuses_and_each_virus_the_rest_of_the_reserve() {
    assert_eq!(caught(scene().reserve(7).bonuses_taken(2)).gained(), [5 + 2, 7, 7, 7]);
}

/// The rulebook's example.
#[test]
fn pr19_pa9_caught_with_9_cubes_and_1_bonus_gives_10_and_3_each() {
    assert_eq!(caught(scene().reserve(3).bonuses_taken(1)).gained(), [10, 3, 3, 3]);
}

#[test]
fn pa10_no_cube_for_the_turn_in_which_pixoid_is_caught() {
    assert_eq!(caught(scene()).gained(), [0, 12, 12, 12]);
    assert_eq!(caught(scene().bonuses_taken(1)).gained(), [1, 12, 12, 12]);
}

#[test]
fn pa11_caught_in_the_twelfth_turn_leaves_one() {
    assert_eq!(caught(scene().reserve(1)).gained(), [11, 1, 1, 1]);
}

#[test]
fn pa13_with_three_only_the_two_virus_players_score() {
    let hunt = three().virus(3, 0, 0).reserve(6).play(["up 1", "up 1", "right 1", "down 2"]);
    assert_eq!(hunt.gained(), [6, 6, 6]);
    assert_eq!(caught(three().reserve(6)).gained(), [6, 6, 6]);
}

#[test]
fn pr20_the_next_round_starts_afresh_with_the_player_to_the_left() {
    let after = caught(scene().reserve(3).bonuses_taken(1).round(0, &[1, 2, 3, 4]));
    let open = after.open();
    assert_eq!((open.round, open.pixoid), (1, seat(1)));
    assert_eq!(open.phase, Phase::Place(seat(1)));
    assert_eq!(open.pawns, [None; 4]);
    assert_eq!(open.bonuses, [true; 4]);
    assert_eq!(open.reserve, 12);
    assert_eq!(open.points.as_slice(), [11, 5, 6, 7], "what was gained is added to the track");
    assert!(after.events().contains(&Event::RoundBegan { round: 1, pixoid: seat(1) }));
}

#[test]
fn pr1_pr21_everybody_is_pixoid_once() {
    for seats in [3, 4] {
        let mut table = deal(seats, Options { first: Some(seat(2)), ..Options::default() });
        let mut pixoids = Vec::new();
        while table.now().ask().is_some() {
            let open = open(&table);
            if pixoids.len() <= usize::from(open.round) {
                pixoids.push(open.pixoid.number());
            }
            table.close(Why::Clock, &mut News::new()).unwrap();
        }
        let expected: Vec<u8> = (0..seats).map(|round| (2 + round) % seats).collect();
        assert_eq!(pixoids, expected);
    }
}

#[test]
fn pr8_a_round_has_at_most_twelve_turns() {
    let mut table = deal(4, Options { first: Some(FIRST), ..Options::default() });
    let mut turns = [0; 4];
    while table.now().ask().is_some() {
        let open = open(&table);
        turns[usize::from(open.round)] += u32::from(open.phase == Phase::Program);
        table.close(Why::Clock, &mut News::new()).unwrap();
    }
    assert!(turns.iter().all(|played| (1..=12).contains(played)), "{turns:?}");
}

#[test]
fn pr21_the_most_points_win() {
    let after = caught(scene().reserve(3).round(3, &[0, 30, 20, 10]));
    let outcome = after.outcome().expect("the fourth round was the last");
    assert_eq!(outcome.scores.as_slice(), [9, 33, 23, 13]);
    assert_eq!(outcome.places.as_slice(), [4, 1, 2, 3]);
    assert_eq!(outcome.winners, Seats::one(seat(1)));
    assert_eq!(caught(scene().reserve(3).round(2, &[0; 4])).outcome(), None, "three rounds are not enough");
}

#[test]
fn pr21_pa27_a_tie_is_a_shared_victory() {
    let outcome = caught(scene().reserve(3).round(3, &[16, 22, 22, 0])).outcome().expect("over");
    assert_eq!(outcome.winners, [seat(0), seat(1), seat(2)].into_iter().collect());
    assert_eq!(outcome.places.as_slice(), [1, 1, 1, 4]);
}

#[test]
fn pr21_three_players_play_three_rounds() {
    assert_eq!(caught(three().round(1, &[0; 3])).outcome(), None);
    assert!(caught(three().round(2, &[0; 3])).outcome().is_some());
}

#[test]
fn pa28_nobody_can_score_more_than_52_or_40() {
    let best = scene().round(3, &[36, 0, 0, 0]).reserve(1).bonuses_taken(4).pixoid_goes("right 1");
    assert_eq!(best.outcome().expect("over").scores[FIRST], 52);
    let best = three().round(2, &[24, 0, 0]).reserve(1).bonuses_taken(4);
    assert_eq!(best.pixoid_goes("right 1").outcome().expect("over").scores[FIRST], 40);
}

#[test]
fn pr23_the_second_controller_passes_to_the_other_virus_every_turn() {
    let mut after = three().pixoid_goes("right 1");
    assert_eq!(after.open().second_controller, Some(seat(2)));
    assert!(after.events().contains(&Event::SecondControllerPassed { to: seat(2) }));
    play(&mut after.table, ["right 1", "down 1", "left 1", "right 1"]);
    assert_eq!(after.open().second_controller, Some(seat(1)));
}

#[test]
fn pr23_the_player_left_of_pixoid_begins_with_the_second_controller() {
    for (first, left) in [(0, 1), (1, 2), (2, 0)] {
        let mut table = deal(3, Options { first: Some(seat(first)), ..Options::default() });
        place_all(&mut table);
        assert_eq!(open(&table).second_controller, Some(seat(left)));
    }
    assert_eq!(open(&deal(4, Options::default())).second_controller, None);
}

#[test]
fn pa14_the_second_controller_starts_left_of_the_new_pixoid_each_round() {
    let mut scene = three();
    scene.setup.second_controller = Some(seat(2));
    let after = caught(scene);
    assert_eq!(after.open().pixoid, seat(1));
    assert_eq!(after.open().second_controller, Some(seat(2)));
    assert!(!after.events().iter().any(|event| matches!(event, Event::SecondControllerPassed { .. })));
}

#[test]
fn pr22_pixoid_wins_the_short_game_with_twelve_cubes_of_both_kinds() {
    // Nine from the reserve and two bonuses; this turn's cube is the twelfth.
    let after = scene().short().reserve(3).bonuses_taken(2).pixoid_goes("right 1");
    let outcome = after.outcome().expect("over");
    assert_eq!(outcome.winners, Seats::one(FIRST));
    assert_eq!(outcome.places.as_slice(), [1, 2, 2, 2]);
    assert_eq!(scene().short().reserve(4).bonuses_taken(2).pixoid_goes("right 1").outcome(), None);
}

#[test]
fn pr22_the_viruses_win_the_short_game_together() {
    let outcome = caught(scene().short().reserve(2)).outcome().expect("over after one round");
    assert_eq!(outcome.winners, [seat(1), seat(2), seat(3)].into_iter().collect());
    assert_eq!(outcome.places.as_slice(), [4, 1, 1, 1]);
}

#[test]
fn pr22_pa18_the_short_game_has_no_victory_track() {
    let after = caught(scene().short().reserve(2));
    assert_eq!(after.gained(), [0; 4]);
    assert_eq!(after.open().points.as_slice(), [0; 4]);
}

#[test]
fn pa19_the_twelfth_cube_wins_at_once_even_before_a_virus() {
    // Eleven cubes; the bonus on (7, 7) is the twelfth, the Virus stands behind it.
    let after = scene()
        .short()
        .reserve(1)
        .pixoid_at(7, 5)
        .virus(1, 7, 8)
        .play(["right 9", "up 1", "right 1", "left 1"]);
    assert!(!after.caught());
    assert_eq!(after.end(0), at(7, 7), "the rest of the move is void");
    assert_eq!(after.end(1), at(7, 8), "and the Viruses move no more");
    assert_eq!(after.outcome().expect("over").winners, Seats::one(FIRST));
    assert_eq!(after.ended().expect("over").cubes, 11);
}

#[test]
fn pa19_in_the_standard_game_a_bonus_ends_nothing() {
    let after =
        scene().reserve(1).pixoid_at(7, 5).virus(1, 7, 8).play(["right 9", "up 1", "right 1", "left 1"]);
    assert!(after.caught());
}

#[test]
fn pa20_with_bonuses_the_short_game_ends_before_turn_12() {
    let after = scene().short().reserve(5).bonuses_taken(4).pixoid_goes("right 1");
    assert_eq!(after.ended().expect("over").cubes, 8);
    assert_eq!(after.outcome().expect("over").winners, Seats::one(FIRST));
}

#[test]
fn pa21_the_short_game_works_with_three() {
    let outcome = caught(three().short()).outcome().expect("over");
    assert_eq!(outcome.winners, [seat(1), seat(2)].into_iter().collect());
    let mut table = deal(3, Options { variant: Variant::Short, first: Some(FIRST), ..Options::default() });
    place_all(&mut table);
    assert_eq!(open(&table).second_controller, Some(seat(1)));
}

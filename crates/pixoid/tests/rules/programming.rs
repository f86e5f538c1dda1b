//! Secret programming: what may be dialled, and what the clock dials.

use std::collections::BTreeSet;

use crate::scene::{
    self, FIRST, at, command, deal, listed, open, place_all, position, refusal_of, scene, seat, three,
};
use stolik_pixoid::{Choice, Command, Options, Pixoid};
use stolik_table::{
    Answer, Dice, FilledBy, Game, Lane, News, Now, Reply, Roster, Seat, Sheet, Table, Viewer, Why,
};

fn says(choice: &str) -> String {
    scene().says_to(FIRST, Sheet::of([command(choice)]))
}

#[test]
fn pr9_0_is_forbidden() {
    assert_eq!(says("right 0"), "pixoid.PR9 must-move");
    assert_eq!(says("right 1"), "Accepted");
}

#[test]
fn pr9_straight_into_the_wall_is_forbidden() {
    // At (3, 0) there is the edge of the board to the left; the other three ways are open.
    assert_eq!(says("left 1"), "pixoid.PR9 wall");
    assert_eq!(says("left 9"), "pixoid.PR9 wall");
    assert_eq!(says("up 1"), "Accepted");
    assert_eq!(says("down 1"), "Accepted");
    // A wall inside the board: (1, 3) and (1, 4) are not joined.
    let stand = || scene().pixoid_at(1, 3);
    assert_eq!(stand().says_to(FIRST, Sheet::of([command("right 2")])), "pixoid.PR9 wall");
    assert_eq!(stand().says_to(FIRST, Sheet::of([command("left 2")])), "Accepted");
}

#[test]
fn pr9_a_start_pixel_is_no_program() {
    let game = position(scene());
    assert_eq!(refusal_of(&game, FIRST, Choice::Start(at(0, 0))), Some("program-now"));
}

#[test]
fn pa1_the_dial_ends_at_9() {
    assert_eq!(says("right 9"), "Accepted");
    assert_eq!(says("right 10"), "pixoid.PA1 too-far");
    assert_eq!(says("right 255"), "pixoid.PA1 too-far");
}

#[test]
fn pa3_what_is_listed_is_every_open_way_with_every_distance() {
    let table = scene().table();
    let ways: Vec<(stolik_pixoid::Direction, u8)> = listed(&table, FIRST, 0)
        .into_iter()
        .map(|choice| match choice {
            Choice::Program(Command { direction, distance }) => (direction, distance),
            Choice::Start(_) => panic!("no start is listed"),
        })
        .collect();
    assert_eq!(ways.len(), 27);
    assert!(ways.iter().all(|(direction, _)| *direction != stolik_pixoid::Direction::Left));
    assert_eq!(ways.iter().map(|(_, distance)| *distance).collect::<BTreeSet<_>>(), (1..=9).collect());
}

#[test]
fn pa4_a_first_step_onto_an_enemy_is_legal() {
    let beside = || scene().virus(1, 3, 1);
    assert_eq!(beside().says_to(FIRST, Sheet::of([command("right 1")])), "Accepted");
    assert_eq!(beside().says_to(seat(1), Sheet::of([command("left 1")])), "Accepted");
}

#[test]
fn pa34_pixoid_must_move_even_where_every_way_is_deadly() {
    // Viruses stand on all three neighbours of (3, 0).
    let boxed = || scene().virus(1, 2, 0).virus(2, 3, 1).virus(3, 4, 0);
    assert_eq!(boxed().says_to(FIRST, Sheet::of([command("right 0")])), "pixoid.PR9 must-move");
    assert_eq!(boxed().says_to(FIRST, Sheet::pass()), "table.T5 no-pass");
    assert_eq!(listed(&boxed().table(), FIRST, 0).len(), 27);
    assert!(boxed().play(["right 1", "up 1", "right 1", "right 1"]).caught());
}

#[test]
fn pr23_pa16_two_controllers_are_one_answer_in_two_parts() {
    let Now::Ask(ask) = three().table().now().clone() else { panic!("a turn is programmed") };
    assert_eq!(ask.parts.as_slice(), [1, 2, 1]);
    let both = [command("up 1"), command("left 1")];
    assert_eq!(three().says_to(seat(1), Sheet::of(both)), "Accepted");
    assert_eq!(three().says_to(seat(1), Sheet::of([both[0]])), "table.T5 wrong-number-of-parts");
    let half = |ready| Sheet { ready, parts: [Some(both[0]), None].into_iter().collect(), text: None };
    assert_eq!(three().says_to(seat(1), half(true)), "table.T5 part-missing");
    assert_eq!(three().says_to(seat(1), half(false)), "Noted");
    // Each part is held to its own pawn: (9, 9) has a way up and left, (0, 9) one down and left.
    let second_up = Sheet::of([command("up 1"), command("up 1")]);
    assert_eq!(three().says_to(seat(1), second_up), "pixoid.PR9 wall");
    // The turn opens only when all parts of all are in.
    let mut table = three().table();
    for (number, ways) in [(0, vec!["right 1"]), (2, vec!["right 1"])] {
        let sheet = Sheet::of(ways.into_iter().map(command));
        assert_eq!(table.submit(seat(number), 0, sheet, 1), Reply::Accepted);
    }
    assert_eq!(table.submit(seat(1), 0, half(false), 1), Reply::Noted);
    assert_eq!(table.close(Why::Answered, &mut News::new()).unwrap_err().rule.0, "table.T7");
    assert_eq!(table.submit(seat(1), 0, Sheet::of(both), 2), Reply::Accepted);
    assert!(table.close(Why::Answered, &mut News::new()).is_ok());
}

/// What the clock plays for a seat, over many throws.
fn defaults(game: &Pixoid, speaker: Seat, draft: &Sheet<Choice>) -> Vec<Vec<Choice>> {
    let throw = |number| {
        let mut dice = Dice::new(&scene::seed(number), Lane::Absent(0, speaker));
        game.absent(speaker, draft, &mut dice).filled().collect()
    };
    (0..200).map(throw).collect()
}

#[test]
fn pa29_the_clock_programs_an_open_way_of_1_to_3() {
    let played: BTreeSet<Vec<Choice>> =
        defaults(&position(scene()), FIRST, &Sheet::blank(1)).into_iter().collect();
    let expected: BTreeSet<Vec<Choice>> = ["up", "right", "down"]
        .into_iter()
        .flat_map(|way| (1..=3).map(move |distance| vec![command(&format!("{way} {distance}"))]))
        .collect();
    assert_eq!(played, expected);
}

#[test]
fn pa29_the_clock_keeps_what_was_dialled() {
    let game = position(three());
    let draft =
        Sheet { parts: [None, Some(command("left 7"))].into_iter().collect(), text: None, ready: false };
    for played in defaults(&game, seat(1), &draft) {
        assert_eq!(played.len(), 2);
        assert_eq!(played[1], command("left 7"));
    }
}

#[test]
fn pa29_the_clock_places_on_a_random_free_start() {
    let mut table = deal(4, Options { first: Some(FIRST), ..Options::default() });
    scene::place(&mut table, 2);
    let game = table.snapshot().game;
    let played: BTreeSet<Choice> =
        defaults(&game, seat(1), &Sheet::blank(1)).into_iter().map(|parts| parts[0]).collect();
    assert_eq!(played, [at(0, 0), at(0, 9), at(9, 0)].map(Choice::Start).into_iter().collect());
    let draft = Sheet { ready: false, ..Sheet::of([Choice::Start(at(9, 0))]) };
    assert!(defaults(&game, seat(1), &draft).iter().all(|parts| *parts == [Choice::Start(at(9, 0))]));
}

/// PA26: a direction means the same for every seat; turning the picture is the screen's business.
#[test]
fn pa26_directions_are_those_of_the_board_for_every_seat() {
    for number in 0..4 {
        let mut scene = scene();
        scene.setup.pixoid = seat((number + 1) % 4);
        scene.setup.pawns = [at(9, 9), at(9, 7), at(0, 9), at(0, 6)];
        scene.setup.pawns[number] = at(5, 2);
        let game = position(scene);
        let mut ways: Vec<bool> = Vec::new();
        for way in ["up 1", "right 1", "down 1", "left 1"] {
            ways.push(refusal_of(&game, seat(number), command(way)).is_none());
        }
        // (5, 2) is open to the right and to the left only.
        assert_eq!(ways, [false, true, false, true], "seat {number}");
    }
}

#[test]
fn pa30_nobody_leaves_or_joins_a_running_game() {
    let mut table = deal(3, Options::default());
    place_all(&mut table);
    let before = open(&table);
    for change in [Roster::Leave(seat(1)), Roster::Join(seat(3))] {
        let refusal = table.decide_amend(change, &mut News::new()).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("pixoid.PA30", "seats-are-fixed"));
    }
    assert_eq!(open(&table), before);
}

/// X3, X4: an answer can be changed until the last one is in, and counts once.
#[test]
fn pr8_a_program_can_be_changed_until_all_are_in() {
    let mut table: Table<Pixoid> = scene().table();
    assert_eq!(table.submit(FIRST, 0, Sheet::of([command("right 1")]), 1), Reply::Accepted);
    assert_eq!(table.submit(FIRST, 0, Sheet::of([command("right 2")]), 2), Reply::Replaced);
    assert_eq!(table.submit(FIRST, 0, Sheet::of([command("right 1")]), 1), Reply::Repeated);
    for (number, way) in [(1, "up 1"), (2, "right 1"), (3, "left 1")] {
        table.submit(seat(number), 0, Sheet::of([command(way)]), 1);
    }
    table.close(Why::Answered, &mut News::new()).unwrap();
    assert_eq!(open(&table).pawns[0], Some(at(3, 2)));
}

/// No default of ours leaves a controller empty; a forged log could. The pawn then takes one step along the first
/// open way, so that nothing breaks before the digest tells on the forger.
#[test]
fn pa3_a_missing_program_breaks_nothing() {
    let mut game = position(scene().pixoid_at(2, 1));
    let forged = |number: usize| Answer { seat: seat(number), sheet: Sheet::blank(1), by: FilledBy::Clock };
    let answers = (0..4).map(forged).collect();
    game.resolve(&answers, &mut Dice::new(&scene::seed(0), Lane::Question(0)), &mut News::new());
    let pawns = game.view(Viewer::Public).open.pawns;
    // (2, 1) is closed above and open to the right; the corners are open upwards, upwards and to the left.
    assert_eq!(pawns, [at(2, 2), at(8, 9), at(8, 7), at(1, 9)].map(Some));
}

//! What cards do: each word of the vocabulary, and each card of the rulebook.

use crate::scene::{self, scene, scene_with, seat};
use stolik_nokaut::{Board, DestroyAny, Event, Options, Space};

const ANYBODY: Options = Options {
    board: Board::Standard,
    destroy: DestroyAny::Anybody,
    decks: stolik_nokaut::Decks::Chosen,
    hands: true,
    partner: None,
    solo: None,
    youngest: None,
    trash: None,
};

#[test]
fn kr15_adjacent_is_side_by_side() {
    let names = |name: char| scene::space(name).neighbours().iter().map(Space::name).collect::<String>();
    assert_eq!(names('5'), "2468");
    assert_eq!(names('1'), "24a");
    assert_eq!(names('9'), "68g");
    assert_eq!(names('a'), "1b");
    assert_eq!(names('d'), "ce");
    assert_eq!(names('7'), "48ce");
    for space in (0..16).map(Space) {
        assert!(space.neighbours().iter().all(|other| other.neighbours().has(space)));
    }
}

#[test]
fn kr16_kr18_magic_destroys_an_opposing_character_and_goes_to_its_pile() {
    for (number, magic, victim) in [(0, "D12", "U02"), (1, "U12", "D03")] {
        let hands = if number == 0 { ["D12", ""] } else { ["", "U12"] };
        let mut scene = scene(2, &format!("5:{victim}"), &hands).turn(number + 1);
        scene.do_it(number.into(), &format!("{magic} 5 -"));
        assert_eq!((scene.at('5'), scene.in_discard(victim), scene.in_discard(magic)), ("", 1, 1));
    }
}

#[test]
fn ka2_any_character_is_any_of_the_opponents_unless_agreed_otherwise() {
    let mut strict = scene(2, "1:D01 5:U01", &["D12", ""]);
    assert_eq!(strict.listed(0, "D12 _ _", 1), ["5"]);
    assert_eq!(strict.refused(0, "D12 1 -"), "own-character");
    assert_eq!(strict.refused(0, "D12 2 -"), "nobody-there");
    let mut free = scene_with(ANYBODY, 2, "1:D01 5:U01", &["D12 D08", ""]);
    assert_eq!(free.listed(0, "D12 _ _", 1), ["1", "5"]);
    free.do_it(0, "D12 1 -");
    assert_eq!((free.at('1'), free.in_discard("D01")), ("", 1));
}

#[test]
fn ka3_a_card_with_nothing_to_name_cannot_be_played_but_a_may_never_stops_one() {
    let mut scene = scene(2, "1:D01", &["D12 D15 D08 D11", ""]);
    assert_eq!(scene.listed(0, "_ _ _", 0), ["draw", "D08", "D11"]);
    assert_eq!(scene.refused(0, "D12 5 -"), "nobody-there");
    assert_eq!(scene.refused(0, "D15 1 1"), "two-different");
    scene.do_it(0, "D08 5 -");
    assert_eq!(scene.at('5'), "D08");
    assert_eq!(scene.open().active(), seat(1), "there was nobody to move, so nothing was asked");
}

#[test]
fn kr18_ka4_bystry_wzrok_discards_and_takes_characters() {
    let mut scene = scene(2, "", &["D13 D12 D05", ""]).discarded("D01 D14");
    assert_eq!(scene.refused(0, "D13 - -"), "fits");
    scene.do_it(0, "D13 - -");
    assert_eq!(scene.topic(), "discard");
    assert_eq!(scene.refused(0, "D01"), "discard-your-card");
    assert_eq!(scene.refused(0, "D12"), "fits", "a character lies there already");
    scene.play(0, "D05");
    // Two characters lie there now, the discarded one among them.
    assert_eq!((scene.topic(), scene.ask().parts[seat(0)]), ("take", 2));
    assert_eq!(scene.refused(0, "D14 D01"), "take-a-character");
    scene.play(0, "D01 D05");
    assert_eq!(scene.hand(0), ["D01", "D05", "D12"]);
    let shown = scene.open().shown[seat(0)];
    assert_eq!(shown.len(), 2, "everybody knows what was taken");

    // As many as there are: one.
    let mut one = scene::scene(2, "", &["D13 D12 D01", ""]);
    one.do_it(0, "D13 - -");
    assert_eq!(one.refused(0, "D12"), "discard-a-character");
    one.play(0, "D01");
    assert_eq!(one.ask().parts[seat(0)], 1);
    one.play(0, "D01");
    assert_eq!(one.hand(0), ["D01", "D12"]);

    // No other card, or no character afterwards.
    for (hand, piled) in [("D13", "D01"), ("D13 D12", "")] {
        let mut none = scene::scene(2, "", &[hand, ""]).discarded(piled);
        assert_eq!(none.refused(0, "D13 - -"), "nothing-to-take");
    }
}

#[test]
fn kr18_ka6_pasibrzusio_stays_where_it_is_but_can_be_destroyed() {
    let mut scene = scene(2, "1:D05 2:D01 3:U01", &["", "U14 U15 U12"]).turn(2);
    assert_eq!(scene.refused(1, "U14 1 5"), "cannot-be-moved");
    assert_eq!(scene.refused(1, "U15 1 2"), "cannot-be-moved");
    assert_eq!(scene.listed(1, "U14 _ _", 1), ["2", "3"]);
    scene.do_it(1, "U12 1 -");
    assert_eq!((scene.at('1'), scene.in_discard("D05")), ("", 1));
}

#[test]
fn ka7_ka24_who_is_moved_any_distance_does_not_enter_again() {
    let mut scene = scene(2, "1:D07 3:U01", &["D14", ""]);
    scene.do_it(0, "D14 1 9");
    assert_eq!((scene.at('1'), scene.at('9'), scene.topic()), ("", "D07", "act"));
    assert!(!scene.has_heard(|event| matches!(event, Event::Entered { .. })));
    assert!(scene.has_heard(|event| matches!(event, Event::Moved { .. })));
    let mut scene = scene::scene(2, "1:D07 3:U01", &["D14", ""]);
    assert_eq!(scene.refused(0, "D14 1 3"), "space-taken");
    assert_eq!(scene.refused(0, "D14 2 4"), "nobody-there");
}

#[test]
fn ka23_a_swap_needs_two_characters_of_any_teams() {
    for (grid, first, second) in
        [("1:D01 9:U02", "D01", "U02"), ("1:D01 9:D02", "D01", "D02"), ("1:U01 9:U02", "U01", "U02")]
    {
        let mut scene = scene(2, grid, &["D15", ""]);
        assert_eq!(scene.refused(0, "D15 1 5"), "nobody-there");
        scene.do_it(0, "D15 9 1");
        assert_eq!((scene.at('1'), scene.at('9')), (second, first));
        // Which was named first means nothing, and is not told.
        let (one, nine) = (Some(scene::space('1')), Some(scene::space('9')));
        assert!(scene.has_heard(
            |event| matches!(event, Event::Played { first, second, .. } if *first == one && *second == nine)
        ));
    }
}

#[test]
fn ka8_a_guard_protects_ordinary_neighbours_of_its_team_while_it_stands() {
    let mut scene = scene(2, "1:D06 2:D01 5:D02 4:D08 3:U01 9:D03", &["", "U12 U12"]).turn(2);
    assert_eq!(scene.refused(1, "U12 2 -"), "guarded");
    assert_eq!(
        scene.listed(1, "U12 _ _", 1),
        ["1", "4", "5", "9"],
        "not across the corner, not the special one"
    );
    scene.do_it(1, "U12 1 -");
    scene.do_it(1, "U12 2 -");
    assert_eq!((scene.at('1'), scene.at('2')), ("", ""), "gone is the guard, gone the protection");
}

#[test]
fn ka8_pancerniak_is_safe_from_magic_alone() {
    let mut scene = scene(2, "5:D10 1:U01", &["", "U12 U09"]).turn(2);
    assert_eq!(scene.refused(1, "U12 5 -"), "safe-from-magic");
    scene.do_it(1, "U09 9 -").do_it(1, "1 5");
    assert_eq!((scene.at('5'), scene.at('1')), ("", ""), "a character can destroy it");
}

#[test]
fn kr17_a_special_character_may_do_something_when_it_enters() {
    // D07 draws.
    let mut scene = scene(2, "", &["D07", ""]);
    scene.do_it(0, "D07 5 -");
    assert_eq!((scene.topic(), scene.refused(0, "5")), ("enter", "yes-or-no"));
    scene.play(0, "yes");
    assert_eq!((scene.hand(0).len(), scene.open().active()), (1, seat(1)));

    // D08 moves an opposing character.
    let mut scene = scene::scene(2, "1:U01 2:D01", &["D08", ""]);
    scene.do_it(0, "D08 5 -");
    assert_eq!(scene.refused(0, "2 3"), "not-theirs");
    scene.do_it(0, "1 9");
    assert_eq!((scene.at('1'), scene.at('9')), ("", "U01"));

    // D09 gives another one of its own for an opposing one.
    let mut scene = scene::scene(2, "1:U01 2:D01", &["D09", ""]);
    scene.do_it(0, "D09 5 -");
    assert_eq!(scene.refused(0, "5 1"), "another-one");
    assert_eq!(scene.refused(0, "1 1"), "not-yours");
    scene.do_it(0, "2 1");
    assert_eq!((scene.at('1'), scene.at('2'), scene.at('5')), ("", "", "D09"));
    assert!(scene.has_heard(|event| matches!(event, Event::Sacrificed { .. })));

    // D11 eats an ordinary neighbour.
    let mut scene = scene::scene(2, "1:U01 2:U06 4:U02 6:U03", &["D11", ""]);
    scene.do_it(0, "D11 5 -");
    assert_eq!(scene.refused(0, "1"), "not-adjacent");
    assert_eq!(scene.refused(0, "2"), "ordinary-only");
    scene.do_it(0, "4");
    assert_eq!((scene.at('4'), scene.at('6')), ("", "U03"));

    // U07 moves another one of its own; no, thanks.
    let mut scene = scene::scene(2, "1:U01", &["", "U07"]).turn(2);
    scene.do_it(1, "U07 5 -");
    assert_eq!(scene.refused(1, "5 9"), "another-one");
    scene.pass();
    assert_eq!((scene.at('1'), scene.open().active()), ("U01", seat(0)));
}

#[test]
fn kr17_ripostes_are_no_action() {
    let mut scene = scene(2, "", &["D17 D18 D01", ""]);
    assert_eq!(scene.refused(0, "D18 - -"), "riposte-waits");
    assert_eq!(scene.listed(0, "_ _ _", 0), ["draw", "D01"]);
}

#[test]
fn kr16_a_draw_comes_from_ones_own_deck() {
    let mut scene = scene(2, "", &["D16", ""]);
    let before = scene.open().piles;
    scene.do_it(0, "D16 - -");
    assert_eq!(scene.hand(0).len(), 2);
    assert_eq!(
        (scene.open().piles.dragons, scene.open().piles.unicorns),
        (before.dragons - 2, before.unicorns)
    );
    assert!(scene.hand(0).iter().all(|id| id.starts_with('D')));
}

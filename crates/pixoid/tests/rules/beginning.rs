//! Before the first turn: who is Pixoid, which board, where the pawns start.

use std::collections::BTreeSet;

use crate::scene::{self, asked, at, deal, listed, open, place, place_all, seat, seed};
use stolik_pixoid::{Choice, Options, PLACE, Phase, Pixoid, Variant};
use stolik_table::{Game, Reply, Sheet, Table};

fn first_is(number: usize) -> Options {
    Options { first: Some(seat(number)), ..Options::default() }
}

#[test]
fn pr4_four_bonuses_lie_on_the_board_and_twelve_cubes_in_the_reserve() {
    let open = open(&deal(4, Options::default()));
    assert_eq!(open.bonuses, [true; 4]);
    assert_eq!(open.reserve, 12);
    assert_eq!(open.collected(), 0);
}

#[test]
fn pr5_the_first_pixoid_is_drawn_by_lot_or_named() {
    let firsts: BTreeSet<u8> = (0..60)
        .map(|game| open(&Table::deal(&Options::default(), 4, seed(game)).unwrap()).pixoid.number())
        .collect();
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
    assert_eq!(open(&deal(4, first_is(2))).pixoid, seat(2));
}

#[test]
fn pr5_a_first_pixoid_must_sit_at_the_table() {
    let refusal = Table::<Pixoid>::deal(&first_is(3), 3, seed(0)).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.case), ("pixoid.PR5", "no-such-seat"));
    assert!(Table::<Pixoid>::deal(&first_is(3), 4, seed(0)).is_ok());
}

#[test]
fn pr6_everybody_starts_on_0() {
    assert_eq!(open(&deal(4, Options::default())).points.as_slice(), [0; 4]);
}

#[test]
fn pr7_pixoid_places_first_then_the_viruses_clockwise_on_free_starts() {
    let mut table = deal(4, first_is(2));
    assert_eq!(asked(&table), seat(2));
    let starts: Vec<Choice> = [at(0, 0), at(0, 9), at(9, 9), at(9, 0)].map(Choice::Start).to_vec();
    assert_eq!(listed(&table, seat(2), 0), starts);
    place(&mut table, 1);
    assert_eq!(asked(&table), seat(3));
    assert_eq!(listed(&table, seat(3), 0), [starts[0], starts[2], starts[3]]);
    place(&mut table, 0);
    assert_eq!(asked(&table), seat(0));
    assert_eq!(open(&table).pawns, [None, None, Some(at(0, 9)), Some(at(0, 0))]);
}

#[test]
fn pr7_only_a_free_start_pixel_will_do() {
    let mut table = deal(4, first_is(0));
    place(&mut table, 0);
    let mut says = |choice| match table.submit(seat(1), 1, Sheet::of([choice]), 1) {
        Reply::Refused { refusal } => (refusal.rule.0, refusal.case),
        reply => panic!("{reply:?}"),
    };
    assert_eq!(says(Choice::Start(at(0, 0))), ("pixoid.PR7", "taken"));
    assert_eq!(says(Choice::Start(at(4, 4))), ("pixoid.PR7", "not-a-start-pixel"));
    assert_eq!(says(scene::command("up 1")), ("pixoid.PR7", "place-first"));
}

#[test]
fn pa17_the_fourth_player_has_no_choice_and_is_not_asked() {
    let mut table = deal(4, first_is(0));
    (0..3).for_each(|_| place(&mut table, 0));
    let open = open(&table);
    assert_eq!(open.pawns, [at(0, 0), at(0, 9), at(9, 9), at(9, 0)].map(Some));
    assert_eq!(open.phase, Phase::Program);
}

#[test]
fn pa15_with_three_the_third_virus_takes_the_last_start() {
    let mut table = deal(3, first_is(1));
    place(&mut table, 0);
    assert_eq!(asked(&table), seat(2));
    place(&mut table, 0);
    assert_eq!(asked(&table), seat(0));
    place(&mut table, 0);
    let open = open(&table);
    // Pixoid is seat 1, then seat 2, then seat 0; what is left goes to the Virus that nobody owns.
    assert_eq!(open.pawns, [at(9, 9), at(0, 0), at(0, 9), at(9, 0)].map(Some));
    assert_eq!(open.phase, Phase::Program);
}

#[test]
fn pa18_the_short_game_places_pawns_like_any_other() {
    let mut table = deal(4, Options { variant: Variant::Short, ..first_is(0) });
    assert_eq!(listed(&table, seat(0), 0).len(), 4);
    place_all(&mut table);
    assert_eq!(open(&table).phase, Phase::Program);
}

#[test]
fn pa22_in_the_short_game_pixoid_is_drawn_or_named_too() {
    let short = |first| Options { variant: Variant::Short, first, ..Options::default() };
    let firsts: BTreeSet<u8> = (0..60)
        .map(|game| open(&Table::deal(&short(None), 3, seed(game)).unwrap()).pixoid.number())
        .collect();
    assert_eq!(firsts.len(), 3);
    assert_eq!(open(&deal(3, short(Some(seat(1))))).pixoid, seat(1));
}

#[test]
fn pa23_the_board_is_drawn_or_named_and_stays_for_all_rounds() {
    let boards: BTreeSet<u16> = (0..40)
        .map(|game| open(&Table::deal(&Options::default(), 4, seed(game)).unwrap()).board.into())
        .collect();
    assert!(boards.len() > 20, "{boards:?}");

    let named = Options { board: stolik_pixoid::Arrangement::new(217), ..first_is(0) };
    let mut table = deal(4, named);
    while table.now().ask().is_some() {
        assert_eq!(u16::from(open(&table).board), 217);
        table.close(stolik_table::Why::Clock, &mut stolik_table::News::new()).unwrap();
    }
    assert_eq!(open(&table).round, 3);
}

#[test]
fn pa31_five_and_six_cannot_play() {
    for seats in [5, 6] {
        let refusal = Table::<Pixoid>::deal(&Options::default(), seats, seed(0)).unwrap_err();
        assert_eq!(refusal.rule.0, "table.T1");
    }
}

#[test]
fn pa32_two_cannot_play() {
    assert_eq!(Table::<Pixoid>::deal(&Options::default(), 2, seed(0)).unwrap_err().rule.0, "table.T1");
    assert_eq!(*Pixoid::INFO.seats.start(), 3);
}

#[test]
fn pr10_pa25_viruses_are_silent_from_the_first_pawn_to_the_end_of_the_round() {
    let mut table = deal(4, first_is(1));
    assert!(table.hush().is_empty(), "before the first pawn all may talk");
    place(&mut table, 0);
    let viruses = [seat(0), seat(2), seat(3)].into_iter().collect();
    assert_eq!(table.hush(), viruses);
    place_all(&mut table);
    assert_eq!(table.hush(), viruses);
    while table.now().ask().is_some() {
        table.close(stolik_table::Why::Clock, &mut stolik_table::News::new()).unwrap();
        if table.now().ask().is_some_and(|ask| ask.topic == PLACE) && open(&table).pawns == [None; 4] {
            assert!(table.hush().is_empty(), "between rounds all may talk");
        }
    }
    assert!(table.hush().is_empty(), "after the game all may talk");
}

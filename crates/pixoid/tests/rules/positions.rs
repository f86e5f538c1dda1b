//! Positions that somebody writes down, and positions drawn as text.

use crate::scene::{self, at, scene, seat, three};
use stolik_pixoid::{Pixel, Pixoid, Variant};
use stolik_table::Game;
use stolik_table::kit::Specimen;

fn refused(scene: scene::Scene) -> &'static str {
    scene.setup.position().expect_err("this cannot stand").case
}

#[test]
fn only_positions_that_can_come_about_are_taken() {
    let mut with_five = scene();
    with_five.setup.seats = 5;
    assert_eq!(refused(with_five), "wrong-seats");
    let mut stranger = three();
    stranger.setup.pixoid = seat(3);
    assert_eq!(refused(stranger), "wrong-seats");
    assert_eq!(refused(scene().reserve(0)), "round-is-over");
    assert_eq!(refused(scene().reserve(13)), "round-is-over");
    assert_eq!(refused(scene().round(4, &[0; 4])), "round-is-over");
    let mut pixoid_holds_two = three();
    pixoid_holds_two.setup.second_controller = Some(seat(0));
    assert_eq!(refused(pixoid_holds_two), "second-controller");
    let mut nobody_holds_it = three();
    nobody_holds_it.setup.second_controller = None;
    assert_eq!(refused(nobody_holds_it), "second-controller");
    let mut third_virus_holds_it = three();
    third_virus_holds_it.setup.second_controller = Some(seat(3));
    assert_eq!(refused(third_virus_holds_it), "second-controller");
    let mut four_and_a_second = scene();
    four_and_a_second.setup.second_controller = Some(seat(1));
    assert_eq!(refused(four_and_a_second), "second-controller");
    assert_eq!(refused(scene().virus(2, 3, 0)), "caught-already");
    assert!(scene().setup.position().is_ok());
    assert!(three().setup.position().is_ok());
}

#[test]
fn a_position_can_be_read_as_a_map() {
    let after = scene().pixoid_at(7, 5).play(["right 4", "up 1", "right 1", "left 1"]);
    insta::assert_snapshot!(after.table.view(stolik_table::Viewer::Seat(seat(1))).open);
}

/// PR14: a stack and the bonus under it are seen, and the way on is, too.
#[test]
fn a_map_shows_who_stands_together_and_on_a_bonus() {
    let row = |scene: scene::Scene| {
        let map = scene.table().view(stolik_table::Viewer::Public).open.to_string();
        map.lines().nth(14).unwrap().to_owned()
    };
    assert!(row(scene().virus(1, 7, 7)).starts_with("o---o---*   o   o   o---o---1-*-o---"));
    assert!(row(scene().virus(1, 7, 7).virus(2, 7, 7)).starts_with("o---o---*   o   o   o---o---1+*-o---"));
}

#[test]
fn every_view_says_who_looks_and_holds_the_whole_board() {
    let table = scene().table();
    let view = table.view(stolik_table::Viewer::Seat(seat(2)));
    assert_eq!(view.you, Some(seat(2)));
    assert_eq!(table.view(stolik_table::Viewer::Public).you, None);
    assert_eq!(view.ways.len(), 100);
    // (0, 0) is open to the right (2) and down (4).
    assert_eq!(&view.ways[..1], "6");
    assert_eq!(view.starts, [at(0, 0), at(0, 9), at(9, 9), at(9, 0)]);
}

#[test]
fn the_laws_are_held_for_both_variants_and_against_what_cannot_be_dialled() {
    let variants: Vec<Variant> = Pixoid::variants().into_iter().map(|options| options.variant).collect();
    assert_eq!(variants, [Variant::Standard, Variant::Short]);
    let universe = Pixoid::universe(&Default::default());
    // 100 pixels; 0 to 9, one too many and 255, in four directions.
    assert_eq!(universe.len(), 100 + 4 * 12);
    assert_eq!(Pixoid::INFO.longest, 60);
}

#[test]
fn pixels_end_at_the_edge() {
    assert_eq!(Pixel::at(9, 9), Pixel::new(99));
    assert_eq!((Pixel::at(10, 0), Pixel::at(0, 10), Pixel::new(100)), (None, None, None));
    assert_eq!(format!("{:?}", at(3, 4)), "(3, 4)");
}

#[test]
fn only_what_somebody_chose_reveals() {
    let after = scene().reserve(1).pixoid_goes("right 1");
    let reveals: Vec<bool> = after.events().iter().map(stolik_table::Tells::reveals).collect();
    // The move; then the cube, the end of the round and the next beginning follow from it.
    assert_eq!(reveals, [true, false, false, false]);
}

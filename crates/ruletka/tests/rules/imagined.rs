//! Worlds that a bot thinks about: they fit what is known, and nothing in them is impossible.

use crate::scene::*;
use stolik_ruletka::{Kind, MAGAZINE, Play, Ruletka};
use stolik_table::{Dice, Game, Lane, Viewer};

/// So many worlds that look like this to somebody who watches.
fn worlds(scene: &Scene, count: usize) -> impl Iterator<Item = Ruletka> {
    let mut dice = Dice::new(&seed(1), Lane::Mind(seat(0)));
    let view = scene.table.view(Viewer::Public);
    std::iter::repeat_with(move || Ruletka::imagine(&view, &mut dice)).take(count)
}

#[test]
fn a_magazine_has_as_many_bullets_as_everybody_has_seen_loaded() {
    for bullets in 0..=MAGAZINE {
        let face = if bullets == MAGAZINE { Bullet } else { Click };
        let scene = scene(2).bullets(&[bullets, 1]).load(&[face, Click]);
        for world in worlds(&scene, 500) {
            let view = world.view(Viewer::All);
            let spun = view.spun[seat(0)].iter().filter(|face| **face == Some(Bullet)).count();
            let hidden = usize::from(view.hidden[seat(0)] == Some(Bullet));
            assert_eq!(spun + hidden, usize::from(bullets));
        }
    }
}

#[test]
fn a_card_that_everybody_knows_is_what_it_is() {
    let mut scene = scene(2).bullets(&[1, 6]).holds(0, &[Kind::ExtraBullet]).honest();
    scene.plays(0, Play::on(Kind::ExtraBullet, seat(1)));
    assert!(scene.open().clean.has(seat(1)));
    assert!(worlds(&scene, 50).all(|world| world.view(Viewer::All).hidden[seat(1)] == Some(Click)));
    // A cheat who was caught; and whoever is only suspected may be one or not.
    let mut caught = self::scene(3).load(&[Click, Bullet, Bullet]).bid(&[1, 1, 1]);
    caught.accuse(&[(0, 1)]);
    let hidden =
        |number: usize| worlds(&caught, 50).map(move |world| world.view(Viewer::All).hidden[seat(number)]);
    assert!(hidden(1).all(|face| face != Some(Click)));
    assert!(hidden(2).any(|face| face == Some(Click)) && hidden(2).any(|face| face == Some(Bullet)));
}

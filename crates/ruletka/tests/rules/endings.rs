//! How it ends: points, survival, glory, nobody, a shared victory, and leaving for good.

use crate::scene::*;
use stolik_ruletka::{Choice, Ending, Kind, Options, Phase, Play};
use stolik_table::{Roster, Why};

/// A round in which everybody bids so and survives.
fn round(mut scene: Scene, bids: &[u8]) -> Scene {
    scene = scene.honest().bid(bids);
    for number in 0..bids.len() {
        scene = scene.spun(number, "oooooX");
    }
    scene = scene.peaceful();
    scene.pass_windows();
    scene
}

#[test]
fn rr1_rr18_rr21_fifteen_points_and_more_than_the_others_win() {
    let scene = round(scene(3).points(&[13, 3, 3]), &[1, 0, 0]);
    assert_eq!(scene.winners(), [0]);
    assert_eq!(scene.outcome().scores.as_slice(), [15, 4, 4]);
    let scene = round(self::scene(3).points(&[13, 3, 3]), &[0, 0, 0]);
    assert_eq!(scene.topic(), "load", "fourteen are not enough");
}

#[test]
fn rr18_ra1_the_single_highest_score_wins_and_a_tie_goes_on() {
    let scene = round(scene(3).points(&[15, 15, 3]), &[1, 0, 0]);
    assert_eq!(scene.winners(), [0], "although the other has more than fifteen, too");
    let scene = round(self::scene(3).points(&[15, 15, 3]), &[1, 1, 0]);
    assert_eq!((scene.topic(), scene.open().ties), ("load", 1));
    assert_eq!(scene.asked(), [0, 1, 2], "all the living go on");
}

#[test]
fn ra5_the_dead_are_not_compared() {
    let scene = round(scene(3).points(&[20, 13, 3]).living(&[0, 4, 4]), &[0, 1, 0]);
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn ra48_the_winner_is_found_after_the_cards_of_the_points() {
    let scene = scene(2).points(&[13, 3]).holds(1, &[Kind::Pickpocket]);
    let mut scene = scene.honest().bid(&[1, 0]).spun(0, "oooooX").peaceful();
    scene.pass_to("points");
    assert_eq!(scene.open().points.as_slice(), [15, 4]);
    scene.plays(1, Play::on(Kind::Pickpocket, seat(0)));
    scene.pass_windows();
    assert_eq!((scene.topic(), scene.open().points.as_slice()), ("load", &[14, 5][..]));
}

#[test]
fn ra24_the_last_captain_alive_wins_at_once() {
    // No shots are left: nothing is offered.
    let mut last = scene(2).living(&[1, 4]).honest().bid(&[1, 1]).spun(0, "Xooooo").spun(1, "oooooX");
    last.accuse(&[]);
    assert_eq!((last.winners(), last.open().phase), (vec![1], Phase::Over(Ending::Survivor(seat(1)))));
    // In a challenge, too.
    let mut caught = scene(2).living(&[1, 1]).load(&[Bullet, Click]).bid(&[5, 0]);
    caught.accuse(&[(1, 0)]);
    assert_eq!(caught.winners(), [1]);
}

#[test]
fn rr22_ra24_the_winner_may_shoot_on_for_glory() {
    let before = || {
        let scene = scene(2).living(&[1, 1]).honest().bid(&[1, 3]);
        let mut scene = scene.spun(0, "Xooooo").spun(1, "ooXooo");
        scene.accuse(&[]);
        assert_eq!((scene.topic(), scene.asked()), ("glory", vec![1]));
        scene
    };
    let mut content = before();
    content.say(1, Choice::Stop);
    content.close(Why::Answered);
    assert_eq!(content.winners(), [1]);

    let mut glorious = before();
    glorious.say(1, Choice::Shoot);
    glorious.close(Why::Answered);
    assert_eq!(glorious.topic(), "glory", "one shot at a time");
    glorious.say(1, Choice::Shoot);
    glorious.close(Why::Answered);
    assert_eq!(glorious.winners(), [] as [usize; 0], "and at that risk");

    // RA45.
    let mut absent = before();
    absent.close(Why::Clock);
    assert_eq!(absent.winners(), [1]);
}

#[test]
fn rr22_ra24_for_glory_one_may_aim_at_corpses_and_nobody_adds_a_shot() {
    let scene =
        scene(2).living(&[1, 1]).holds(0, &[Kind::OnceMore]).holds(1, &[Kind::ShootSomebody, Kind::PifPaf]);
    let scene = scene.honest().bid(&[1, 3]);
    let mut scene = scene.spun(0, "Xooooo").spun(1, "oXXooo").peaceful();
    scene.pass();
    assert_eq!(scene.topic(), "glory");
    scene.say(1, Choice::Shoot);
    scene.close(Why::Answered);
    scene.plays(1, Play::on(Kind::PifPaf, seat(0)));
    scene.pass();
    assert_eq!(scene.topic(), "glory", "no window after the shot of a winner");
    scene.say(1, Choice::Shoot);
    scene.close(Why::Answered);
    scene.plays(1, Play::plain(Kind::ShootSomebody));
    scene.pass_to("aim");
    assert_eq!(scene.listed(1), [Choice::Aim(seat(0))]);
    scene.say(1, Choice::Aim(seat(0)));
    scene.close(Why::Answered);
    assert_eq!(scene.winners(), [1]);
}

#[test]
fn ra25_survival_comes_before_points() {
    // Seat 1 would have fifteen points, but the others are dead before that.
    let scene = scene(2).living(&[1, 4]).points(&[20, 14]).honest().bid(&[1, 1]);
    let mut scene = scene.spun(0, "Xooooo").spun(1, "oooooX");
    scene.accuse(&[]);
    assert_eq!(scene.open().phase, Phase::Over(Ending::Survivor(seat(1))));
    assert_eq!(scene.outcome().scores.as_slice(), [20, 14]);
}

#[test]
fn rr21_ra47_after_three_ties_those_who_are_tied_may_share() {
    let options = Options { shared: true, ..Options::default() };
    let tied = || {
        let mut scene = scene_with(options, 3).points(&[15, 15, 0]);
        for _ in 0..3 {
            assert_eq!(scene.topic(), "load");
            scene = round(scene, &[0, 0, 0]);
        }
        assert_eq!((scene.topic(), scene.asked()), ("share", vec![0, 1]));
        scene
    };
    let mut shared = tied();
    shared.say(0, Choice::Share);
    shared.say(1, Choice::Share);
    shared.close(Why::Answered);
    assert_eq!(shared.winners(), [0, 1]);
    assert_eq!(shared.outcome().places.as_slice(), [1, 1, 3]);

    let mut one_wants = tied();
    one_wants.say(0, Choice::Share);
    one_wants.say(1, Choice::GoOn);
    one_wants.close(Why::Answered);
    assert_eq!((one_wants.topic(), one_wants.open().ties), ("load", 3));

    let mut absent = tied();
    absent.close(Why::Clock);
    assert_eq!(absent.topic(), "load");

    // RA46: who is left over need not be asked.
    let mut alone = tied();
    alone.leave(1);
    assert_eq!(alone.open().phase, Phase::Over(Ending::Points(seat(0))));
}

#[test]
fn ra47_without_the_option_a_tie_goes_on() {
    let mut scene = scene(2).points(&[15, 15]);
    for _ in 0..5 {
        scene = round(scene, &[0, 0]);
        assert_eq!(scene.topic(), "load");
    }
    scene = round(scene, &[1, 0]);
    assert_eq!(scene.winners(), [0]);
}

#[test]
fn ra46_who_leaves_is_dead_and_the_hand_lies_open() {
    let mut scene =
        scene(3).bullets(&[1, 4, 1]).holds(1, &[Kind::Raise, Kind::Vest]).honest().bid(&[1, 1, 1]);
    scene.pass_to("accuse");
    scene.leave(1);
    let open = scene.open();
    assert_eq!(open.living.as_slice(), [4, 0, 4]);
    assert_eq!((open.held[seat(1)], open.discard.len(), open.bullets[seat(1)]), (0, 2, 0));
    assert_eq!((scene.topic(), scene.asked()), ("accuse", vec![0, 2]), "asked anew without them");
    let again = scene.amend(Roster::Leave(seat(1))).unwrap_err();
    assert_eq!((again.rule.0, again.case), ("ruletka.RA46", "has-left"));
    let nobody = scene.amend(Roster::Leave(seat(3))).unwrap_err();
    assert_eq!(nobody.case, "no-such-seat");
    let joins = scene.amend(Roster::Join(seat(3))).unwrap_err();
    assert_eq!((joins.rule.0, joins.case), ("ruletka.RR1", "no-newcomers"));
}

#[test]
fn ra46_who_is_left_over_has_won() {
    let mut scene = scene(2).honest();
    scene.leave(0);
    assert_eq!(scene.winners(), [1]);
    // With shots to take, glory is offered.
    let mut glory = self::scene(2).honest().bid(&[1, 2]);
    glory.leave(0);
    assert_eq!((glory.topic(), glory.asked()), ("glory", vec![1]));
    glory.leave(1);
    assert_eq!(glory.winners(), [] as [usize; 0]);
}

#[test]
fn ra46_a_card_on_the_table_and_an_accusation_outlive_their_player() {
    let scene = scene(3).holds(0, &[Kind::Raise]).holds(2, &[Kind::Vest]);
    let mut scene = scene.honest().bid(&[1, 1, 1]);
    scene.play(0, Play::on(Kind::Raise, seat(1)));
    assert_eq!(scene.topic(), "played");
    scene.leave(0);
    scene.pass();
    assert_eq!(scene.open().bids[seat(1)], Some(2));

    // On somebody who has gone it does nothing.
    for kind in [Kind::Peeper, Kind::ExtraBullet] {
        let mut gone = self::scene(3).holds(0, &[kind]).holds(2, &[Kind::Vest]).honest();
        gone.pass_to(if kind == Kind::Peeper { "before-bids" } else { "after-spin" });
        gone.play(0, Play::on(kind, seat(1)));
        gone.leave(1);
        let events = gone.pass();
        assert_eq!((count(&events, "peeked"), count(&events, "slipped")), (0, 0), "{kind:?}");
        assert_eq!((gone.open().peeked[seat(0)].len(), gone.open().slipped[seat(1)]), (0, 0), "{kind:?}");
    }

    let mut accused = self::scene(3).holds(1, &[Kind::Vest]).load(&[Click, Bullet, Click]).bid(&[0, 0, 0]);
    accused.accuse(&[(0, 1), (2, 0)]);
    assert_eq!(accused.topic(), "accused");
    accused.leave(0);
    accused.pass();
    assert_eq!(accused.open().living.as_slice(), [0, 3, 4], "the cheat is caught all the same");
    assert_eq!(accused.open().bullets[seat(2)], 1, "and nobody is wrong about who has gone");
}

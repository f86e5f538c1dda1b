//! Shots in series, aiming elsewhere, points and deaths.

use crate::scene::*;
use stolik_ruletka::{Choice, Event, Kind, Play, Shot};
use stolik_table::Why;

/// Everybody is honest and bids so; magazines as given; nobody accuses.
fn shooting(bids: &[u8], spun: &[&str]) -> Scene {
    let mut scene = before_shots(bids, spun).peaceful();
    scene.pass_windows();
    scene
}

fn before_shots(bids: &[u8], spun: &[&str]) -> Scene {
    set_up(scene(bids.len() as u8), bids, spun)
}

fn set_up(scene: Scene, bids: &[u8], spun: &[&str]) -> Scene {
    let scene = scene.honest().bid(bids);
    spun.iter().enumerate().fold(scene, |scene, (number, cards)| scene.spun(number, cards))
}

fn shots(events: &[Event]) -> Vec<Shot> {
    let fired = events.iter().filter_map(|event| match event {
        Event::Fired { shot } => Some(shot.clone()),
        _ => None,
    });
    fired.collect()
}

#[test]
fn rr14_rr15_shots_are_counted_and_whoever_is_done_stops() {
    let mut scene = before_shots(&[2, 0, 3], &["ooooXo", "Xooooo", "oXoooo"]);
    let mut events = scene.accuse(&[]);
    events.extend(scene.pass_windows());
    let shots = shots(&events);
    let shooters = |shot: &Shot| shot.fired.iter().map(|fired| fired.by.index()).collect::<Vec<_>>();
    assert_eq!(shots.iter().map(shooters).collect::<Vec<_>>(), [vec![0, 2], vec![0, 2]]);
    assert_eq!(shots[1].died, seat(2).into());
    assert_eq!(scene.open().living.as_slice(), [4, 4, 3]);
    assert_eq!(scene.open().points.as_slice(), [3, 1, 0]);
}

#[test]
fn rr16_points_for_the_bid_and_for_surviving() {
    // The rulebook's Borys bids 0 and Natasza 4.
    let scene = shooting(&[0, 4, 1], &["Xooooo", "ooooXo", "Xooooo"]);
    assert_eq!(scene.open().points.as_slice(), [1, 5, 0]);
}

#[test]
fn rr16_whoever_lost_a_character_to_the_judge_scores_nothing() {
    let mut scene = scene(3).load(&[Click, Bullet, Click]).bid(&[0, 5, 0]);
    scene.accuse(&[(0, 1)]);
    scene.accuse(&[]);
    scene.pass_windows();
    assert_eq!(scene.open().points.as_slice(), [1, 0, 1]);
}

#[test]
fn rr20_a_dead_member_is_worth_a_card_and_a_fresh_magazine() {
    let scene = set_up(scene(2).bullets(&[3, 1]), &[1, 0], &["XXXooo", "Xooooo"]);
    let mut scene = scene.peaceful();
    scene.pass_windows();
    assert_eq!(scene.open().living.as_slice(), [3, 4]);
    assert_eq!(scene.open().held.as_slice(), [1, 0]);
    assert_eq!(scene.open().bullets.as_slice(), [1, 1]);
}

#[test]
fn rr20_ra4_a_dead_captain_is_out_of_the_game() {
    let scene = scene(3).living(&[1, 4, 4]).points(&[14, 0, 0]).holds(0, &[Kind::Vest, Kind::Raise]);
    let mut scene = set_up(scene, &[1, 0, 0], &["Xooooo", "Xooooo", "Xooooo"]);
    scene.accuse(&[]);
    scene.pass_to("after-shot");
    assert_eq!(scene.hand(0), [Kind::Raise], "only skulls are kept");
    assert_eq!(scene.open().discard.iter().collect::<Vec<_>>(), [Kind::Vest]);
    assert_eq!((scene.open().living[seat(0)], scene.open().bullets[seat(0)]), (0, 0));
    scene.pass_windows();
    assert_eq!((scene.topic(), scene.asked()), ("load", vec![1, 2]));
    assert_eq!(scene.open().points.as_slice(), [14, 1, 1], "the score stays shown");
}

#[test]
fn ra21_members_die_before_their_captain() {
    let mut scene = scene(2);
    for living in [3, 2, 1] {
        scene = set_up(scene, &[1, 0], &["Xooooo", "Xooooo"]).peaceful();
        scene.pass_windows();
        assert_eq!(scene.open().living.as_slice(), [living, 4]);
        scene = scene.holds(0, &[]);
    }
}

#[test]
fn ra6_an_empty_deck_takes_in_the_discard() {
    let emptied = |discard: &[Kind]| {
        let discard: stolik_ruletka::Cards = discard.iter().copied().collect();
        let all = stolik_ruletka::Cards::of(stolik_ruletka::Deck::Full);
        before_shots(&[1, 0], &["Xooooo", "Xooooo"]).edit(move |state| {
            state["hidden"]["deck"] = serde_json::json!([]);
            state["open"]["discard"] = serde_json::json!(discard);
            state["hidden"]["hands"][1] = serde_json::json!(all.without(discard));
            state["open"]["held"][1] = serde_json::json!(all.len() - discard.len());
        })
    };
    let mut scene = emptied(&[Kind::Vest]);
    scene.accuse(&[]);
    let events = scene.pass();
    assert_eq!(count(&events, "reshuffled"), 1);
    assert_eq!((scene.hand(0), scene.open().discard.len()), (vec![Kind::Vest], 0));

    let mut scene = emptied(&[]);
    scene.accuse(&[]);
    scene.pass();
    assert_eq!(scene.open().held[seat(0)], 0, "no card, and no debt");
}

#[test]
fn rr19_ra28_a_shot_in_the_air_kills_nobody_and_counts() {
    let scene = scene(2).holds(0, &[Kind::AirGun]);
    let mut scene = set_up(scene, &[2, 0], &["Xooooo", "Xooooo"]);
    scene.accuse(&[]);
    scene.plays(0, Play::plain(Kind::AirGun));
    scene.pass_windows();
    assert_eq!(scene.open().living.as_slice(), [4, 4]);
    assert_eq!(scene.open().points.as_slice(), [3, 1], "two shots and surviving");
}

#[test]
fn ra26_ra28_ra29_a_shot_at_somebody_kills_them_and_earns_nothing() {
    let scene = scene(3).bullets(&[1, 3, 1]).holds(0, &[Kind::PifPaf]);
    let mut scene = set_up(scene, &[1, 0, 0], &["Xooooo", "Xooooo", "Xooooo"]);
    scene.accuse(&[]);
    scene.plays(0, Play::on(Kind::PifPaf, seat(1)));
    scene.pass_windows();
    let open = scene.open();
    assert_eq!(open.living.as_slice(), [4, 3, 4], "also somebody who bid 0");
    assert_eq!(open.points.as_slice(), [2, 0, 1]);
    assert_eq!(open.held.as_slice(), [0, 1, 0], "the victim draws a card");
    assert_eq!(open.bullets[seat(1)], 1, "and has a fresh magazine");
}

#[test]
fn ra22_nobody_dies_twice_in_a_round() {
    let scene = scene(3).holds(0, &[Kind::PifPaf]).holds(2, &[Kind::PifPaf]);
    let mut scene = set_up(scene, &[1, 1, 1], &["Xooooo", "Xooooo", "Xooooo"]);
    scene.accuse(&[]);
    scene.plays(0, Play::on(Kind::PifPaf, seat(1)));
    scene.plays(2, Play::on(Kind::PifPaf, seat(1)));
    scene.pass_windows();
    assert_eq!(scene.open().living.as_slice(), [4, 3, 4], "hit three times at once");
}

#[test]
fn ra27_killed_after_ones_own_shots_is_dead_and_scores_nothing() {
    let scene = scene(2).holds(0, &[Kind::PifPaf]);
    let mut scene = set_up(scene, &[2, 1], &["oXoooo", "oooooX"]);
    scene.accuse(&[]);
    scene.pass();
    scene.pass_to("before-shot");
    scene.plays(0, Play::on(Kind::PifPaf, seat(1)));
    scene.pass_windows();
    assert_eq!(scene.open().living.as_slice(), [4, 3]);
    assert_eq!(scene.open().points.as_slice(), [3, 0]);
}

#[test]
fn ra30_a_shot_at_somebody_who_is_out_has_no_effect() {
    let scene = scene(3).holds(0, &[Kind::PifPaf]);
    let mut scene = set_up(scene, &[2, 1, 0], &["oXoooo", "Xooooo", "oooooX"]);
    scene.accuse(&[]);
    scene.pass();
    scene.pass_to("before-shot");
    scene.plays(0, Play::on(Kind::PifPaf, seat(1)));
    scene.pass_windows();
    assert_eq!(scene.open().living.as_slice(), [4, 3, 4]);
    assert_eq!(scene.open().points.as_slice(), [3, 0, 1]);
}

#[test]
fn ra31_everybody_who_shoots_chooses_another_in_secret() {
    let scene = scene(3).living(&[4, 4, 0]).holds(0, &[Kind::ShootSomebody]);
    let mut scene = set_up(scene, &[1, 1], &["Xooooo", "Xooooo"]);
    scene.accuse(&[]);
    scene.plays(0, Play::plain(Kind::ShootSomebody));
    scene.pass_to("aim");
    assert_eq!(scene.asked(), [0, 1]);
    assert_eq!(scene.refused(0, Choice::Aim(seat(0))), ("ruletka.RA31", "aim-at-another"));
    assert_eq!(scene.listed(1), [Choice::Aim(seat(0)), Choice::Aim(seat(2))], "corpses are fine");
    scene.say(0, Choice::Aim(seat(1)));
    scene.say(1, Choice::Aim(seat(2)));
    let events = scene.close(Why::Answered);
    assert_eq!(count(&events, "aimed"), 1);
    assert_eq!(scene.open().living.as_slice(), [4, 3, 0]);
}

#[test]
fn ra45_an_absent_shooter_aims_at_the_living_else_at_a_corpse() {
    let aim = |living: &[u8]| {
        let scene = scene(3).living(living).holds(0, &[Kind::ShootSomebody]);
        let mut scene = set_up(scene, &[1, 0, 0], &["Xooooo", "oooooX", "oooooX"]);
        scene.accuse(&[]);
        scene.plays(0, Play::plain(Kind::ShootSomebody));
        scene.pass_to("aim");
        scene.close(Why::Clock);
        scene.open().last_shot.unwrap().fired[0].aim
    };
    assert_eq!(aim(&[4, 0, 4]), stolik_ruletka::Aim::At(seat(2)));
    assert_eq!(aim(&[4, 4, 0]), stolik_ruletka::Aim::At(seat(1)));
}

#[test]
fn ra32_a_card_about_the_next_shot_is_for_those_who_fire_it() {
    let scene = scene(3).holds(1, &[Kind::AirGun, Kind::PifPaf, Kind::ShootSomebody]);
    let mut scene = set_up(scene, &[1, 0, 1], &["Xooooo", "Xooooo", "oooooX"]);
    scene.accuse(&[]);
    assert_eq!(scene.refused_play(1, Play::plain(Kind::AirGun)), "not-shooting");
    assert_eq!(scene.refused_play(1, Play::on(Kind::PifPaf, seat(0))), "not-shooting");
    scene.plays(1, Play::plain(Kind::ShootSomebody));
    scene.pass_to("aim");
    assert_eq!(scene.asked(), [0, 2]);
}

#[test]
fn ra38_turned_cards_are_open_for_the_round() {
    let scene = scene(2).holds(1, &[Kind::Vest]);
    let mut scene = set_up(scene, &[2, 1], &["ooXooo", "oooooX"]);
    scene.accuse(&[]);
    scene.pass();
    let view = scene.table.view(stolik_table::Viewer::Public);
    let spun = |number: usize| view.spun[seat(number)].iter().flatten().count();
    assert_eq!((spun(0), spun(1)), (1, 1));
    assert_eq!(view.open.turned[seat(0)][0].face, Click);
}

#[test]
fn ra50_whoever_is_out_has_no_magazine_until_the_next_load() {
    let scene = scene(3).holds(2, &[Kind::Vest]);
    let mut scene = set_up(scene, &[1, 2, 0], &["Xooooo", "oooooX", "oooooX"]);
    scene.accuse(&[]);
    scene.pass();
    assert!(scene.all().spun[seat(0)].is_empty());
    assert_eq!(scene.all().hidden[seat(0)], None);
    scene.pass_windows();
    assert_eq!((scene.topic(), scene.asked()), ("load", vec![0, 1, 2]));
}

#[test]
fn ra40_ra41_an_extra_shot_reaches_the_sixth_card_and_is_worth_a_point() {
    let scene = scene(2).holds(1, &[Kind::OnceMore, Kind::OnceMore]);
    let mut scene = scene.load(&[Bullet, Click]).bid(&[5, 0]).spun(1, "oooooX");
    scene.accuse(&[]);
    scene.pass_to("after-shot");
    // Five cards are left and four shots of the bid: one is to spare.
    scene.plays(1, Play::on(Kind::OnceMore, seat(0)));
    assert_eq!(scene.open().extra, Some(seat(0)));
    scene.pass();
    assert_eq!((scene.topic(), scene.open().extra), ("before-shot", None), "now there is none to spare");
    scene.pass_windows();
    assert_eq!(scene.open().points.as_slice(), [7, 1], "five, one for the extra shot, one for surviving");
    assert_eq!(scene.open().last_round.unwrap().turned[seat(0)].len(), 6, "and there is no seventh");
}

#[test]
fn ra23_all_deaths_of_a_shot_happen_together() {
    let scene = scene(2).living(&[1, 1]);
    let mut scene = set_up(scene, &[1, 1], &["Xooooo", "Xooooo"]);
    scene.accuse(&[]);
    assert_eq!(scene.winners(), [] as [usize; 0], "no captain is left, so nobody wins");
    assert_eq!(scene.outcome().places.as_slice(), [2, 2]);
}

/// Between two shots there is the moment in which somebody may aim elsewhere.
#[test]
fn rr14_rounds_and_shots_are_counted_from_one_until_it_is_over() {
    let counted = |scene: &Scene| (scene.table.moment().round, scene.table.moment().turn);
    let scene = scene(2);
    assert_eq!((scene.topic(), counted(&scene)), ("load", (Some(1), None)));
    let mut scene = set_up(scene.holds(0, &[Kind::AirGun]), &[2, 2], &["ooooXo", "ooooXo"]).peaceful();
    let mut seen = Vec::new();
    while scene.topic() != "load" {
        seen.push(counted(&scene));
        scene.pass();
    }
    seen.dedup();
    assert_eq!(seen.first(), Some(&(Some(1), Some(1))), "{seen:?}");
    assert!(seen.contains(&(Some(1), Some(2))), "{seen:?}");
    assert_eq!(counted(&scene), (Some(2), None));
}

//! The sixteen action cards: when each may be played and when not, by whom and on whom, and what it does.

use crate::scene::*;
use stolik_ruletka::{Aim, Choice, Event, Kind, Play, Pull, Window};
use stolik_table::{Close, Progress, Reply, Sheet, Viewer, Why};

/// Three players stand in this window. Seat 0 holds these cards, seat 1 one that is of no interest, and seat 2 is out of the
/// game.
fn at(window: Window, held: &[Kind]) -> Scene {
    let scene = scene(3).points(&[3, 3, 3]).living(&[4, 4, 0]).holds(0, held).holds(1, &[Kind::Peeper]);
    let mut scene =
        if window == Window::Accused { scene.load(&[Bullet, Click]).bid(&[2, 2]) } else { scene.honest() };
    if matches!(window, Window::BidsOpen | Window::BeforeShot | Window::AfterShot | Window::Points) {
        scene = scene.bid(&[2, 2]).spun(0, "oooooX").spun(1, "oooooX");
    }
    match window {
        Window::Accused => drop(scene.accuse(&[(1, 0)])),
        Window::BeforeShot | Window::AfterShot | Window::Points => drop(scene.accuse(&[])),
        _ => {}
    }
    let topic = match window {
        Window::AfterSpin => "after-spin",
        Window::BeforeBids => "before-bids",
        Window::BidsOpen => "bids-open",
        Window::Accused => "accused",
        Window::BeforeShot => "before-shot",
        Window::AfterShot => "after-shot",
        Window::Points => "points",
        Window::Played => unreachable!("it follows a card"),
    };
    scene.pass_to(topic);
    scene
}

const WINDOWS: [Window; 7] = [
    Window::AfterSpin,
    Window::BeforeBids,
    Window::BidsOpen,
    Window::Accused,
    Window::BeforeShot,
    Window::AfterShot,
    Window::Points,
];

/// A way to play a card of this kind that its own window allows seat 0 above.
fn way(kind: Kind) -> Play {
    match kind {
        Kind::SecondThoughts => Play::rebid(4),
        kind if kind.has_target() => Play::on(kind, seat(1)),
        kind => Play::plain(kind),
    }
}

#[test]
fn rr19_each_card_can_be_played_in_its_window_and_in_no_other() {
    for kind in Kind::ALL.into_iter().filter(|kind| *kind != Kind::BeyondTheGrave && *kind != Kind::Objection)
    {
        for window in WINDOWS {
            let mut scene = at(window, &[kind]);
            let choice = Choice::Play(way(kind));
            if kind.window() == window {
                assert!(scene.listed(0).contains(&choice), "{kind:?} in {window:?}");
                assert_eq!(scene.ask().close, Close::First, "one card at a time");
                assert_eq!(scene.ask().progress, Progress::Nothing, "nobody sees who has passed");
                scene.plays(0, way(kind));
                assert_eq!(scene.open().held[seat(0)], 0);
            } else {
                assert_eq!(scene.listed(0), [], "{kind:?} in {window:?}");
                let refused = scene.refused_play(0, way(kind));
                assert_eq!(refused, "not-its-moment", "{kind:?} in {window:?}");
            }
        }
    }
}

#[test]
fn rr19_no_card_answers_a_question_and_only_a_card_answers_a_window() {
    let mut scene = scene(2).holds(0, &[Kind::Vest]);
    assert_eq!(scene.refused(0, Choice::Play(Play::plain(Kind::Vest))).1, "no-answer-to-this");
    let mut scene = scene.honest();
    assert_eq!(scene.refused(0, Choice::Bid(1)).1, "no-answer-to-this");
}

#[test]
fn rr19_a_card_must_be_held_and_named_with_what_it_needs() {
    let mut scene = at(Window::BidsOpen, &[Kind::Raise, Kind::SecondThoughts]);
    assert_eq!(scene.refused_play(0, Play::on(Kind::ColdFeet, seat(0))), "not-your-card");
    assert_eq!(scene.refused_play(0, Play::plain(Kind::Raise)), "name-what-it-needs");
    assert_eq!(scene.refused_play(0, Play::plain(Kind::SecondThoughts)), "name-what-it-needs");
    let both = Play { bid: Some(3), ..Play::on(Kind::Raise, seat(1)) };
    assert_eq!(scene.refused_play(0, both), "name-what-it-needs");
    assert_eq!(scene.refused_play(0, Play::on(Kind::Raise, seat(5))), "no-such-seat");
    assert_eq!(scene.refused_play(0, Play::rebid(6)), "no-such-bid");
}

#[test]
fn rr19_any_player_includes_oneself_and_any_other_does_not() {
    for kind in Kind::ALL.into_iter().filter(|kind| kind.has_target() && *kind != Kind::BeyondTheGrave) {
        let mut scene = at(kind.window(), &[kind]);
        let own = Choice::Play(Play::on(kind, seat(0)));
        let others = [Kind::PifPaf, Kind::OnceMore, Kind::ExtraBullet, Kind::Pickpocket];
        if others.contains(&kind) {
            assert_eq!(scene.refused(0, own).1, "name-another", "{kind:?}");
        } else {
            assert!(scene.listed(0).contains(&own), "{kind:?}");
        }
    }
}

#[test]
fn rr19_any_number_of_cards_can_be_held_and_played() {
    let mut scene = at(Window::BidsOpen, &[Kind::Raise, Kind::Raise, Kind::ColdFeet, Kind::SecondThoughts]);
    scene.plays(0, Play::on(Kind::Raise, seat(1)));
    scene.plays(0, Play::on(Kind::Raise, seat(1)));
    scene.plays(0, Play::on(Kind::ColdFeet, seat(0)));
    scene.plays(0, Play::rebid(0));
    assert_eq!(scene.open().bids.as_slice(), [Some(0), Some(4), None]);
}

#[test]
fn rr19_the_last_card_has_priority_borys_natasza_and_siergiej() {
    // Borys aims in the air; Natasza makes everybody aim at somebody; he chooses Siergiej.
    let scene = scene(3).holds(0, &[Kind::AirGun]).holds(1, &[Kind::ShootSomebody]);
    let mut scene = scene.honest().bid(&[1, 0, 0]).spun(0, "Xooooo");
    scene.accuse(&[]);
    scene.plays(0, Play::plain(Kind::AirGun));
    assert_eq!(scene.open().aims[seat(0)], Aim::Air);
    scene.plays(1, Play::plain(Kind::ShootSomebody));
    assert_eq!(scene.open().aims[seat(0)], Aim::Somebody);
    scene.pass_to("aim");
    scene.say(0, Choice::Aim(seat(2)));
    scene.close(Why::Answered);
    assert_eq!(scene.open().living.as_slice(), [4, 4, 3]);
}

#[test]
fn ra33_effects_apply_in_the_order_played_a_bid_of_2_becomes_5_and_then_4() {
    let mut scene = at(Window::BidsOpen, &[Kind::SecondThoughts, Kind::ColdFeet]);
    assert_eq!(scene.open().bids[seat(0)], Some(2));
    scene.plays(0, Play::rebid(5));
    scene.plays(0, Play::on(Kind::ColdFeet, seat(0)));
    assert_eq!(scene.open().bids[seat(0)], Some(4));
}

#[test]
fn ra33_ra7_every_card_can_be_cancelled_first_and_then_its_window_opens_again() {
    let mut scene = at(Window::BidsOpen, &[Kind::Raise, Kind::Vest]);
    scene.play(0, Play::on(Kind::Raise, seat(1)));
    assert_eq!((scene.topic(), scene.asked()), ("played", vec![0, 1]));
    assert_eq!(scene.open().bids[seat(1)], Some(2), "not yet");
    assert_eq!(scene.open().discard.iter().collect::<Vec<_>>(), [Kind::Raise]);
    scene.pass();
    assert_eq!((scene.topic(), scene.open().bids[seat(1)]), ("bids-open", Some(3)));
}

#[test]
fn ra52_a_cancelling_card_removes_the_effect_just_below_it() {
    let mut scene = at(Window::BidsOpen, &[Kind::Raise, Kind::Raise]).holds(1, &[Kind::Objection]);
    scene.plays(0, Play::on(Kind::Raise, seat(1)));
    scene.play(0, Play::on(Kind::Raise, seat(1)));
    let events = scene.play(1, Play::plain(Kind::Objection));
    assert_eq!((count(&events, "cancelled"), count(&events, "worked")), (1, 0));
    assert_eq!(scene.open().bids[seat(1)], Some(3), "the first one stays");
    assert_eq!(scene.open().discard.len(), 3);
    assert_eq!(scene.open().last_card.unwrap().cancelled, Some(seat(1)));
}

#[test]
fn ra52_an_objection_needs_a_card_just_played_and_a_place_in_the_round() {
    for window in WINDOWS {
        let mut scene = at(window, &[Kind::Objection]);
        assert_eq!(scene.refused_play(0, Play::plain(Kind::Objection)), "not-its-moment");
    }
    // The dead hold skulls only; whoever is out of the round may not object. One's own card may be objected to.
    let scene = scene(3).holds(0, &[Kind::Respin, Kind::Objection]).holds(1, &[Kind::Vest]);
    let mut scene = scene.honest().bid(&[1, 2, 2]).spun(0, "oooooX").spun(1, "Xooooo").spun(2, "oooooX");
    scene.accuse(&[]);
    scene.pass();
    scene.pass_to("before-shot");
    scene.play(0, Play::on(Kind::Respin, seat(2)));
    assert_eq!((scene.topic(), scene.asked()), ("played", vec![0]), "seat 1 is out of the round");
    scene.play(0, Play::plain(Kind::Objection));
    assert!(scene.open().discard.has(Kind::Objection));
}

#[test]
fn ra54_nobody_is_asked_for_an_objection_that_lies_open() {
    let mut scene = scene(2).discarded(&[Kind::Objection]).holds(0, &[Kind::Raise]).holds(1, &[Kind::Vest]);
    scene = scene.honest().bid(&[1, 1]);
    scene.play(0, Play::on(Kind::Raise, seat(1)));
    assert_eq!(scene.open().pending, None);
    assert_eq!(scene.open().bids[seat(1)], Some(2));
}

#[test]
fn ra2_ra3_the_dead_play_skulls_and_nothing_else() {
    // Seat 2 dies in the first shot.
    let dead = |kind: Kind| {
        let scene = scene(3).points(&[1, 1, 1]).holds(2, &[kind]).honest();
        let scene = scene.bid(&[2, 2, 1]).spun(0, "oooooX").spun(1, "oooooX").spun(2, "Xooooo");
        let mut scene = scene.peaceful();
        scene.pass();
        assert!(scene.open().out.has(seat(2)));
        // It keeps the hand, and what it drew for the death is not of interest.
        scene = scene.holds(2, &[kind]);
        let topic = match kind.window() {
            Window::AfterShot => "after-shot",
            Window::Points => "points",
            _ => "before-shot",
        };
        scene.pass_to(topic);
        scene
    };
    for kind in [Kind::ShootSomebody, Kind::OnceMore, Kind::Respin, Kind::Pickpocket] {
        assert!(
            dead(kind).listed(2).contains(&Choice::Play(match kind {
                Kind::ShootSomebody => Play::plain(kind),
                kind => Play::on(kind, seat(0)),
            })),
            "{kind:?}"
        );
    }
    let mut vest = dead(Kind::Vest);
    assert_eq!(vest.refused(2, Choice::Play(Play::plain(Kind::Vest))), ("ruletka.RA3", "out-of-the-round"));
    // In the Points there is nothing but the pickpocket for the dead, so a bonus is refused.
    let mut bonus = dead(Kind::Bonus);
    assert_eq!(bonus.refused(2, Choice::Play(Play::plain(Kind::Bonus))).1, "out-of-the-round");
    // Until the next Load.
    vest.pass_windows();
    let vest = vest.honest().bid(&[1, 1, 1]).peaceful();
    assert_eq!(vest.listed(2), [Choice::Play(Play::plain(Kind::Vest))]);
}

#[test]
fn ra2_a_dead_captain_plays_skulls_on_the_living() {
    let scene = scene(3).living(&[4, 4, 0]).holds(2, &[Kind::Raise]);
    let mut scene = scene.honest().bid(&[1, 1]);
    assert_eq!((scene.topic(), scene.asked()), ("bids-open", vec![2]));
    scene.plays(2, Play::on(Kind::Raise, seat(0)));
    assert_eq!(scene.open().bids.as_slice(), [Some(2), Some(1), None]);
}

#[test]
fn ra56_no_card_is_played_on_somebody_who_is_out_but_for_aiming_and_skulls() {
    for kind in [Kind::Peeper, Kind::ExtraBullet] {
        let mut scene = at(kind.window(), &[kind]);
        assert_eq!(scene.refused_play(0, Play::on(kind, seat(2))), "target-is-out", "{kind:?}");
    }
    let mut living = at(Window::AfterShot, &[Kind::OnceMore]);
    assert_eq!(living.refused_play(0, Play::on(Kind::OnceMore, seat(2))), "target-is-out");
    let mut corpse = at(Window::BeforeShot, &[Kind::PifPaf]);
    corpse.plays(0, Play::on(Kind::PifPaf, seat(2)));
    assert_eq!(corpse.open().aims[seat(0)], Aim::At(seat(2)));
    let mut purse = at(Window::Points, &[Kind::Pickpocket]);
    purse.plays(0, Play::on(Kind::Pickpocket, seat(2)));
    assert_eq!(purse.open().points[seat(2)], 2);
}

#[test]
fn ra56_no_card_is_played_where_it_changes_nothing() {
    let mut bids =
        scene(2).holds(0, &[Kind::Raise, Kind::ColdFeet, Kind::SecondThoughts]).honest().bid(&[5, 0]);
    assert_eq!(bids.refused_play(0, Play::on(Kind::Raise, seat(0))), "changes-nothing");
    assert_eq!(bids.refused_play(0, Play::on(Kind::ColdFeet, seat(1))), "changes-nothing");
    assert_eq!(bids.refused_play(0, Play::rebid(5)), "changes-nothing");

    let mut poor = scene(2)
        .holds(0, &[Kind::Pickpocket])
        .bullets(&[1, 1])
        .honest()
        .bid(&[0, 1])
        .spun(1, "Xooooo")
        .peaceful();
    poor.pass_to("points");
    assert_eq!(poor.refused_play(0, Play::on(Kind::Pickpocket, seat(1))), "changes-nothing", "no points");

    let mut aims = at(Window::BeforeShot, &[Kind::AirGun, Kind::AirGun, Kind::PifPaf, Kind::PifPaf]);
    aims.plays(0, Play::plain(Kind::AirGun));
    assert_eq!(aims.refused_play(0, Play::plain(Kind::AirGun)), "changes-nothing");
    aims.plays(0, Play::on(Kind::PifPaf, seat(1)));
    assert_eq!(aims.refused_play(0, Play::on(Kind::PifPaf, seat(1))), "changes-nothing");

    let mut twice = at(Window::BeforeShot, &[Kind::ShootSomebody, Kind::ShootSomebody]);
    twice.plays(0, Play::plain(Kind::ShootSomebody));
    assert_eq!(twice.refused_play(0, Play::plain(Kind::ShootSomebody)), "changes-nothing");

    let mut respin = at(Window::BeforeShot, &[Kind::Respin]);
    assert_eq!(respin.refused_play(0, Play::on(Kind::Respin, seat(2))), "changes-nothing", "no magazine");
    // Of six cards so many are turned.
    let turned = |count: usize| {
        let scene = at(Window::BeforeShot, &[Kind::Respin]);
        scene.edit(|state| {
            let pull = Pull { face: Click, aim: Aim::Own };
            state["open"]["turned"][1] = serde_json::json!(vec![pull; count]);
        })
    };
    assert!(
        turned(4).listed(0).contains(&Choice::Play(Play::on(Kind::Respin, seat(1)))),
        "two can be shuffled"
    );
    for count in [5, 6] {
        assert_eq!(
            turned(count).refused_play(0, Play::on(Kind::Respin, seat(1))),
            "changes-nothing",
            "{count}"
        );
    }

    let mut alone = scene(2).holds(0, &[Kind::Vest]).honest().bid(&[1, 0]).peaceful();
    assert_eq!(alone.refused_play(0, Play::plain(Kind::Vest)), "changes-nothing", "nobody else shoots");
}

#[test]
fn rr19_rr22_a_peeper_sees_three_cards_and_nobody_else_does() {
    let mut scene =
        scene(3).holds(0, &[Kind::Peeper, Kind::Peeper]).holds(2, &[Kind::Peeper]).honest().spun(1, "oXoooo");
    scene.pass_to("before-bids");
    let events = scene.plays(0, Play::on(Kind::Peeper, seat(1)));
    assert_eq!(count(&events, "peeked"), 1);
    let seen = |scene: &Scene, number: usize| scene.seen_by(number).spun[seat(1)].to_vec();
    assert_eq!(seen(&scene, 0), [Some(Click), Some(Bullet), Some(Click), None, None, None]);
    assert_eq!(seen(&scene, 1), [None; 6]);
    assert_eq!(seen(&scene, 2), [None; 6]);
    // RA56: the same cards again would show nothing new; to somebody else they would.
    assert_eq!(scene.refused_play(0, Play::on(Kind::Peeper, seat(1))), "changes-nothing");
    scene.plays(2, Play::on(Kind::Peeper, seat(1)));
    assert_eq!(seen(&scene, 2), seen(&scene, 0));
    // Once it is shuffled again nobody knows the order.
    let scene = scene.bid(&[1, 1, 1]).holds(0, &[Kind::Respin, Kind::Vest]);
    let mut scene = scene.peaceful();
    scene.plays(0, Play::on(Kind::Respin, seat(1)));
    assert_eq!(seen(&scene, 0), [None; 6]);
}

#[test]
fn rr19_a_bribe_voids_the_accusations_of_a_wave() {
    let mut scene = scene(3).holds(1, &[Kind::Bribe]).load(&[Click, Bullet, Bullet]).bid(&[1, 1, 1]);
    scene.accuse(&[(0, 1), (1, 2), (2, 1)]);
    assert_eq!((scene.topic(), scene.asked()), ("accused", vec![1]), "seat 2 is accused but holds no card");
    scene.plays(1, Play::plain(Kind::Bribe));
    assert_eq!(scene.open().shown.as_slice(), [None, None, Some(Bullet)], "the card stays hidden");
    assert_eq!(scene.open().living.as_slice(), [4, 4, 3], "the accusation by the bribing player stands");
    assert_eq!(scene.open().bullets.as_slice(), [1, 1, 1], "no penalty");
    assert_eq!(scene.open().flipped.len(), 3, "the aids stay flipped");
    assert_eq!(scene.open().held.as_slice(), [0, 3, 1]);
    // Nobody with an unflipped aid is left here; with one more, the same player could be accused again.
    let mut again = self::scene(3).holds(1, &[Kind::Bribe]).load(&[Click, Bullet, Click]).bid(&[1, 1, 1]);
    again.accuse(&[(0, 1)]);
    again.plays(1, Play::plain(Kind::Bribe));
    again.accuse(&[(2, 1)]);
    assert_eq!(again.open().living.as_slice(), [4, 3, 4]);
}

#[test]
fn rr19_only_who_is_accused_is_asked_for_a_bribe() {
    let mut scene = scene(3)
        .holds(0, &[Kind::Bribe])
        .holds(2, &[Kind::Bribe])
        .load(&[Click, Click, Click])
        .bid(&[1, 1, 1]);
    scene.accuse(&[(1, 2)]);
    assert_eq!(scene.asked(), [2]);
    let reply = scene.hand_in(0, Sheet::of([Choice::Play(Play::plain(Kind::Bribe))]));
    assert!(matches!(reply, Reply::Refused { refusal } if refusal.case == "not-your-question"));
}

#[test]
fn rr19_ra41_once_more_is_a_shot_of_one_player_with_windows_of_its_own() {
    let scene = scene(3).holds(0, &[Kind::OnceMore]).holds(1, &[Kind::AirGun]).honest();
    let mut scene = scene.bid(&[1, 1, 1]).spun(0, "oooooX").spun(1, "oXoooo").spun(2, "oooooX").peaceful();
    scene.pass_to("after-shot");
    scene.plays(0, Play::on(Kind::OnceMore, seat(1)));
    assert_eq!((scene.topic(), scene.open().shooters()), ("before-shot", seat(1).into()));
    scene.plays(1, Play::plain(Kind::AirGun));
    scene.pass_windows();
    let shot = scene.open().last_shot.unwrap();
    assert_eq!((shot.extra, shot.fired.len(), shot.fired[0].face), (true, 1, Bullet));
    scene.pass_windows();
    assert_eq!(scene.open().points.as_slice(), [2, 3, 2]);
}

#[test]
fn ra40_once_more_needs_a_card_to_spare() {
    let scene = scene(2).holds(0, &[Kind::OnceMore]).load(&[Click, Bullet]);
    let mut scene = scene.bid(&[1, 5]).spun(0, "oooooX").peaceful();
    scene.pass_to("after-shot");
    assert_eq!(scene.listed(0).len(), 1, "five left, four to take");
    let mut short = scene.edit(|state| {
        let pull = state["open"]["turned"][1][0].clone();
        state["open"]["turned"][1].as_array_mut().unwrap().push(pull);
    });
    // As if an extra shot had been taken before: four left, four to take. Nobody can play it, so nobody is asked.
    assert_eq!(short.refused(0, Choice::Play(Play::on(Kind::OnceMore, seat(1)))).1, "not-your-question");
}

#[test]
fn rr19_a_respin_shuffles_what_is_left() {
    let mut orders = std::collections::BTreeSet::new();
    for places in ["oXoooo", "ooXooo", "oooXoo", "ooooXo", "oooooX"] {
        let mut scene = at(Window::BeforeShot, &[Kind::Respin, Kind::Vest]);
        scene.pass();
        scene.pass_to("before-shot");
        let mut scene = scene.spun(1, places);
        scene.plays(0, Play::on(Kind::Respin, seat(1)));
        assert_eq!(scene.spun_bullets(1), 1);
        assert_eq!(scene.all().spun[seat(1)][0], Some(Click), "what was turned stays");
        orders.insert(scene.all().spun[seat(1)].clone());
    }
    assert!(orders.len() > 1);
}

#[test]
fn ra57_an_extra_bullet_is_for_the_round_only() {
    let mut scene = scene(2).holds(0, &[Kind::ExtraBullet]).honest();
    scene.plays(0, Play::on(Kind::ExtraBullet, seat(1)));
    assert_eq!((scene.open().slipped.as_slice(), scene.all().supply), (&[0, 1][..], 16));
    assert_eq!(scene.spun_bullets(1), 2);
    let mut scene = scene.bid(&[0, 0]).peaceful();
    scene.pass_windows();
    assert_eq!((scene.open().slipped.as_slice(), scene.all().supply), (&[0, 0][..], 17));
    // It goes back with a death, too.
    let mut dead = self::scene(2).holds(0, &[Kind::ExtraBullet, Kind::Vest]).honest();
    dead.plays(0, Play::on(Kind::ExtraBullet, seat(1)));
    let dead = dead.bid(&[1, 2]).spun(0, "oooooX").spun(1, "XXoooo");
    let mut dead = dead.peaceful();
    dead.pass();
    assert_eq!((dead.open().slipped[seat(1)], dead.all().supply), (0, 17));
}

#[test]
fn ra57_an_extra_bullet_needs_one_in_the_supply_and_a_click() {
    let mut none = scene(3).bullets(&[7, 6, 6]).holds(0, &[Kind::ExtraBullet]).edit(|state| {
        state["open"]["phase"] = serde_json::json!({"window": "after-spin"});
    });
    assert_eq!(none.ask().asked().len(), 0, "nobody could play it: {:?}", none.open().window());
    none = none.holds(1, &[]);
    assert_eq!(none.open().supply(), 0);

    let mut full = scene(2).bullets(&[1, 7]).holds(0, &[Kind::ExtraBullet]).load(&[Click, Bullet]);
    assert_eq!(full.topic(), "before-bids", "there is no CLICK in seven bullets");
    full.pass();

    // Six bullets and a hidden CLICK: there was none to swap, and everybody knows it now.
    let mut click = scene(2).bullets(&[1, 6]).holds(0, &[Kind::ExtraBullet]).load(&[Click, Click]);
    let events = click.plays(0, Play::on(Kind::ExtraBullet, seat(1)));
    let swapped = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::Slipped { swapped, .. } => Some(*swapped),
            _ => None,
        })
    };
    assert_eq!(swapped(&events), Some(false));
    assert!(click.table.view(Viewer::Public).open.clean.has(seat(1)));
    let mut cheat = scene(2).bullets(&[1, 6]).holds(0, &[Kind::ExtraBullet]).load(&[Click, Bullet]);
    let events = cheat.plays(0, Play::on(Kind::ExtraBullet, seat(1)));
    assert_eq!((swapped(&events), cheat.spun_bullets(1)), (Some(true), 6));
}

#[test]
fn rr19_a_vest_saves_from_others_and_not_from_oneself() {
    let armed = |on: &str| {
        let scene = scene(2).holds(0, &[Kind::PifPaf]).holds(1, &[Kind::Vest]).honest();
        let mut scene = scene.bid(&[1, 1]).spun(0, "Xooooo").spun(1, on).peaceful();
        scene.plays(1, Play::plain(Kind::Vest));
        scene.plays(0, Play::on(Kind::PifPaf, seat(1)));
        scene.pass_windows();
        scene
    };
    let saved = armed("oooooX");
    assert_eq!(saved.open().living.as_slice(), [4, 4]);
    assert_eq!(saved.open().last_shot.unwrap().saved, seat(1).into());
    let own = armed("Xooooo");
    assert_eq!(own.open().living.as_slice(), [4, 3]);
    assert!(own.open().last_shot.unwrap().saved.is_empty());
}

#[test]
fn rr19_a_bonus_is_two_points_for_who_survived() {
    let mut scene = at(Window::Points, &[Kind::Bonus]);
    assert_eq!(scene.open().points[seat(0)], 6);
    scene.plays(0, Play::plain(Kind::Bonus));
    assert_eq!(scene.open().points[seat(0)], 8);
}

/// The card lies on the table, and whoever has played it gets up before anybody knows whether it is cancelled.
#[test]
fn ra46_who_leaves_has_survived_nothing_and_gets_no_bonus() {
    let scene = scene(3).points(&[3, 3, 3]).holds(0, &[Kind::Bonus]).holds(1, &[Kind::Vest]).honest();
    let mut scene = scene.bid(&[2, 2, 2]).spun(0, "oooooX").spun(1, "oooooX").spun(2, "oooooX").peaceful();
    scene.pass_to("points");
    scene.play(0, Play::plain(Kind::Bonus));
    assert_eq!(scene.topic(), "played");
    scene.leave(0);
    let before = scene.open().points[seat(0)];
    scene.pass();
    assert_eq!(scene.open().points[seat(0)], before);
}

#[test]
fn rr19_a_pickpocket_gains_only_if_no_character_was_lost() {
    let mut alive = at(Window::Points, &[Kind::Pickpocket]);
    alive.plays(0, Play::on(Kind::Pickpocket, seat(1)));
    assert_eq!(alive.open().points.as_slice(), [7, 5, 3]);

    let scene = scene(2).points(&[3, 3]).holds(0, &[Kind::Pickpocket]).honest();
    let mut dead = scene.bid(&[1, 0]).spun(0, "Xooooo").peaceful();
    dead.pass();
    dead = dead.holds(0, &[Kind::Pickpocket]);
    dead.pass_to("points");
    dead.plays(0, Play::on(Kind::Pickpocket, seat(1)));
    assert_eq!(dead.open().points.as_slice(), [3, 3]);
}

#[test]
fn ra2_ra56_beyond_the_grave_turns_a_living_shooters_pistol_back() {
    let scene =
        scene(3).living(&[4, 4, 0]).holds(0, &[Kind::AirGun]).holds(2, &[Kind::BeyondTheGrave]).honest();
    let mut scene = scene.bid(&[1, 0]).spun(0, "Xooooo").peaceful();
    let back = |number: usize| Play::on(Kind::BeyondTheGrave, seat(number));
    assert_eq!(scene.listed(2), [], "everybody aims at themselves, so it would change nothing");
    scene.plays(0, Play::plain(Kind::AirGun));
    assert_eq!(scene.asked(), [2]);
    assert_eq!(scene.refused_play(2, back(1)), "not-shooting");
    assert_eq!(scene.refused_play(2, back(2)), "target-is-out");
    scene.plays(2, back(0));
    assert_eq!(scene.open().aims[seat(0)], Aim::Own);
    scene.pass_windows();
    assert_eq!(scene.open().living.as_slice(), [3, 4, 0]);

    let living =
        self::scene(2).holds(0, &[Kind::AirGun]).holds(1, &[Kind::BeyondTheGrave, Kind::Vest]).honest();
    let mut living = living.bid(&[1, 1]).peaceful();
    living.plays(0, Play::plain(Kind::AirGun));
    assert_eq!(living.refused_play(1, back(0)), "only-from-the-grave");
}

#[test]
fn ra41_the_bid_as_it_stands_at_last_counts() {
    let mut scene = at(Window::BidsOpen, &[Kind::SecondThoughts]);
    scene.plays(0, Play::rebid(4));
    let mut scene = scene.peaceful();
    scene.pass_windows();
    assert_eq!(scene.open().points.as_slice(), [8, 6, 3], "three before; five and three for the round");
}

//! Accusations in waves: who may accuse whom, what it earns and what it costs.

use crate::scene::*;
use stolik_ruletka::{Choice, Event, Kind, Paid, Phase, Play};
use stolik_table::{Reply, Sheet, Viewer, Why};

/// Everybody hides a card and bids 1.
fn challenge(faces: &[stolik_ruletka::Face]) -> Scene {
    let seats = faces.len() as u8;
    scene(seats).load(faces).bid(&vec![1; seats.into()])
}

fn paid(events: &[Event], number: usize) -> Option<Paid> {
    events.iter().find_map(|event| match event {
        Event::Penalty { seat: who, paid } if *who == seat(number) => Some(*paid),
        _ => None,
    })
}

#[test]
fn rr8_the_accused_turns_the_hidden_card_and_the_aid_is_flipped() {
    let mut scene = challenge(&[Click, Click, Click]);
    scene.accuse(&[(0, 1)]);
    let open = scene.table.view(Viewer::Public).open;
    assert_eq!(open.shown.as_slice(), [None, Some(Click), None]);
    assert!(open.flipped.has(seat(0)));
    assert_eq!((scene.topic(), scene.asked()), ("accuse", vec![1, 2]), "once a round");
}

#[test]
fn rr9_ra19_a_cheat_loses_a_character_and_the_accuser_gets_three_cards() {
    let mut scene = scene(3).bullets(&[1, 3, 1]).load(&[Click, Bullet, Click]).bid(&[1, 1, 1]);
    let events = scene.accuse(&[(0, 1)]);
    let open = scene.open();
    assert_eq!(open.held.as_slice(), [3, 1, 0], "three for the accuser, one for the dead member");
    assert_eq!(open.living.as_slice(), [4, 3, 4]);
    assert!(open.out.has(seat(1)));
    assert_eq!(open.bullets.as_slice(), [1, 1, 1], "the extra bullets are gone");
    assert_eq!(count(&events, "verdict"), 1);
}

#[test]
fn rr10_ra18_whoever_was_caught_may_still_accuse() {
    let mut scene = challenge(&[Click, Bullet, Click]);
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.asked(), [1, 2]);
    scene.accuse(&[(1, 2)]);
    // RA18: the bullet goes into the restored magazine of the next round.
    assert_eq!(scene.open().bullets.as_slice(), [1, 2, 1]);
    assert_eq!(scene.open().held.as_slice(), [3, 1, 1]);
}

#[test]
fn rr10_ra20_a_captain_is_caught_last_and_draws_nothing() {
    let mut scene = scene(3).living(&[4, 1, 4]).load(&[Click, Bullet, Click]).bid(&[1, 1, 1]);
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.open().living.as_slice(), [4, 0, 4]);
    assert_eq!(scene.open().held.as_slice(), [3, 0, 0]);
    assert_eq!(scene.asked(), [2], "a dead captain accuses nobody");
}

#[test]
fn rr11_ra10_ra11_a_wrong_accusation_costs_a_bullet_and_a_card() {
    let mut scene = challenge(&[Click, Click, Click]).spun(0, "Xooooo");
    let events = scene.accuse(&[(0, 1)]);
    assert_eq!(paid(&events, 0), Some(Paid::Bullet));
    assert_eq!(scene.open().bullets.as_slice(), [2, 1, 1]);
    assert_eq!(scene.spun_bullets(0), 2, "among the six that are spun");
    assert_eq!(scene.seen_by(0).hidden[seat(0)], Some(Click), "and not under the aid card");
    assert_eq!(scene.open().held.as_slice(), [0, 1, 0]);
    assert_eq!(scene.open().bids.as_slice(), [Some(1); 3], "the bid stays");
}

#[test]
fn rr11_ra34_the_extra_bullet_stays_over_rounds_until_a_character_dies() {
    let mut scene = challenge(&[Click, Click]);
    scene.accuse(&[(0, 1)]);
    let scene = scene.spun(0, "oXXooo").spun(1, "oooooX");
    let mut scene = scene.peaceful();
    scene.pass_windows();
    assert_eq!((scene.topic(), scene.open().round), ("load", 2));
    assert_eq!(scene.open().bullets.as_slice(), [2, 1]);
    let scene = scene.honest().bid(&[1, 0]).spun(0, "Xooooo");
    let mut scene = scene.peaceful();
    scene.pass_windows();
    assert_eq!(scene.open().bullets.as_slice(), [1, 1]);
}

#[test]
fn rr12_ra16_waves_repeat_until_nobody_accuses() {
    let mut scene = challenge(&[Click, Click, Click]);
    // A pass holds for one wave only.
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.asked(), [1, 2]);
    scene.accuse(&[(2, 0)]);
    assert_eq!(scene.asked(), [1]);
    let events = scene.accuse(&[]);
    assert_eq!(count(&events, "nobody-accused"), 1);
    assert_ne!(scene.open().phase, Phase::Accuse);
    // Aids turn back at the next Load.
    scene.pass_windows();
    assert_eq!(scene.topic(), "load");
    assert!(scene.open().flipped.is_empty());
}

#[test]
fn ra12_one_of_several_bullets_is_still_cheating() {
    let mut scene = scene(2).bullets(&[1, 4]).load(&[Click, Bullet]).bid(&[0, 0]);
    assert_eq!(scene.spun_bullets(1), 3);
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.open().living.as_slice(), [4, 3]);
}

#[test]
fn ra13_ra14_whoever_is_revealed_or_out_cannot_be_accused() {
    let mut scene = challenge(&[Click, Click, Bullet, Click]);
    scene.accuse(&[(0, 1), (1, 2)]);
    assert_eq!(scene.open().shown.as_slice(), [None, Some(Click), Some(Bullet), None]);
    assert_eq!(scene.asked(), [2, 3]);
    assert_eq!(scene.refused(3, Choice::Accuse(seat(1))), ("ruletka.RA14", "accused-before"));
    assert_eq!(scene.refused(3, Choice::Accuse(seat(2))), ("ruletka.RA14", "accused-is-out"));
    assert_eq!(scene.refused(3, Choice::Accuse(seat(4))), ("ruletka.RR1", "no-such-seat"));
    assert_eq!(scene.listed(3), [Choice::Accuse(seat(0))]);
}

#[test]
fn ra14_who_has_nobody_left_to_accuse_is_not_asked() {
    let mut scene = challenge(&[Click, Click]);
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.asked(), [1]);
    let mut scene = challenge(&[Click, Bullet]);
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.asked(), [1], "the caught one may accuse, and the accuser has nobody left");
}

#[test]
fn ra15_nobody_accuses_themselves() {
    let mut scene = challenge(&[Click, Click]);
    assert_eq!(scene.refused(0, Choice::Accuse(seat(0))), ("ruletka.RA15", "accuse-another"));
}

#[test]
fn ra16_accusations_are_sealed_until_all_have_answered() {
    let mut scene = challenge(&[Click, Bullet, Click]);
    scene.say(0, Choice::Accuse(seat(1)));
    assert_eq!(scene.hand_in(1, Sheet::pass()), Reply::Accepted);
    assert!(scene.seen_by(1).open.flipped.is_empty());
    assert!(!scene.table.is_answered(None));
    scene.hand_in(2, Sheet::pass());
    assert!(scene.table.is_answered(None));
    assert_eq!(count(&scene.close(Why::Answered), "accused"), 1);
}

#[test]
fn ra17_whoever_is_caught_has_accused_all_the_same() {
    let mut scene = challenge(&[Click, Bullet, Bullet]);
    scene.accuse(&[(0, 1), (1, 2)]);
    assert_eq!(scene.open().living.as_slice(), [4, 3, 3]);
    assert_eq!(scene.open().held.as_slice(), [3, 4, 1], "three for each catch, one for each death");
}

#[test]
fn rr22_two_accusers_at_once_share_what_comes_of_it() {
    let mut caught = challenge(&[Click, Bullet, Click]);
    caught.accuse(&[(0, 1), (2, 1)]);
    assert_eq!(caught.open().held.as_slice(), [3, 1, 3]);
    assert_eq!(caught.open().living.as_slice(), [4, 3, 4]);

    let mut wrong = challenge(&[Click, Click, Click]);
    wrong.accuse(&[(0, 1), (2, 1)]);
    assert_eq!(wrong.open().held.as_slice(), [0, 2, 0]);
    assert_eq!(wrong.open().bullets.as_slice(), [2, 1, 2]);
}

#[test]
fn rr22_two_may_accuse_each_other_in_the_same_instant() {
    let mut scene = challenge(&[Bullet, Click]);
    scene.accuse(&[(0, 1), (1, 0)]);
    assert_eq!(scene.open().living.as_slice(), [3, 4]);
    // RA55: the penalty goes into the magazine just restored.
    assert_eq!(scene.open().bullets.as_slice(), [2, 1]);
    assert_eq!(scene.open().held.as_slice(), [1, 4], "one for the dead; three and one for the innocent");
}

#[test]
fn ra53_a_captain_who_dies_in_a_wave_draws_no_reward() {
    let mut scene = scene(3).living(&[1, 4, 4]).load(&[Bullet, Bullet, Click]).bid(&[1, 1, 1]);
    scene.accuse(&[(0, 1), (2, 0)]);
    assert_eq!(scene.open().living.as_slice(), [0, 3, 4]);
    assert_eq!(scene.open().held.as_slice(), [0, 1, 3]);
    assert_eq!(scene.open().bullets[seat(0)], 0);
}

#[test]
fn ra55_cards_are_drawn_from_the_left_of_the_first_accused_each_seat_all_at_once() {
    // Four cards are left: seat 2 takes three, seat 3 the last one, and seat 1 has none.
    let deck = [Kind::Vest, Kind::Bonus, Kind::Objection, Kind::Pickpocket];
    let mut scene = challenge(&[Click, Bullet, Click, Click]).edit(|state| {
        state["open"]["held"][0] = serde_json::json!(27);
        let all = stolik_ruletka::Cards::of(stolik_ruletka::Deck::Full);
        let left: stolik_ruletka::Cards = deck.into_iter().collect();
        state["hidden"]["hands"][0] = serde_json::json!(all.without(left));
        state["hidden"]["deck"] = serde_json::json!(left);
    });
    let events = scene.accuse(&[(3, 1), (2, 1)]);
    let drawn: Vec<(usize, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Drew { seat, count } => Some((seat.index(), *count)),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [(2, 3), (3, 1)]);
    // RA6: no debt.
    assert_eq!(scene.open().held.as_slice(), [27, 0, 3, 1]);
}

#[test]
fn ra55_first_all_reveal_then_the_caught_die_then_penalties_then_cards() {
    let mut scene = challenge(&[Click, Bullet, Click]);
    let events = scene.accuse(&[(0, 1), (1, 2)]);
    let told: Vec<String> = events
        .iter()
        .map(|event| serde_json::to_value(event).unwrap()["is"].as_str().unwrap().to_owned())
        .collect();
    let order =
        ["accused", "verdict", "verdict", "died", "penalty", "drew", "got", "drew", "got", "drew", "got"];
    assert_eq!(told, order);
}

#[test]
fn ra8_the_card_that_is_lost_is_drawn_by_chance() {
    let kinds = [Kind::Vest, Kind::Bonus, Kind::Objection];
    let lost = |number| {
        let scene = scene(3).bullets(&[7, 6, 6]).holds(2, &kinds).with_seed(number);
        let events = scene.load(&[Bullet, Click, Click]).bid(&[0, 0, 0]).accuse(&[(2, 1)]);
        let Some(Paid::Card(kind)) = paid(&events, 2) else { panic!("no card is lost: {events:?}") };
        kind
    };
    let lost: Vec<Kind> = (0..60).map(lost).collect();
    for kind in kinds {
        let times = lost.iter().filter(|one| **one == kind).count();
        assert!((8..=32).contains(&times), "{kind:?} {times} times");
    }
}

#[test]
fn ra8_without_bullets_a_card_is_lost_and_without_cards_a_point() {
    let short = || scene(3).bullets(&[7, 6, 6]).points(&[2, 0, 0]);
    let mut card = short().holds(2, &[Kind::Vest]).load(&[Bullet, Click, Click]).bid(&[0, 0, 0]);
    let events = card.accuse(&[(2, 1)]);
    assert_eq!(paid(&events, 2), Some(Paid::Card(Kind::Vest)));
    assert_eq!(card.open().discard.iter().collect::<Vec<_>>(), [Kind::Vest]);
    assert_eq!((card.hand(2).len(), card.open().held[seat(2)]), (0, 0), "and everybody sees that it is gone");
    assert_eq!(card.open().bullets.as_slice(), [7, 6, 6]);

    let mut point = short().load(&[Bullet, Click, Click]).bid(&[0, 0, 0]);
    let events = point.accuse(&[(0, 1), (2, 1)]);
    assert_eq!((paid(&events, 0), paid(&events, 2)), (Some(Paid::Point), Some(Paid::Nothing)));
    assert_eq!(point.open().points.as_slice(), [1, 0, 0]);
}

#[test]
fn ra9_without_a_click_among_the_six_the_hidden_card_is_swapped() {
    let mut hidden = scene(2).bullets(&[6, 1]).load(&[Click, Click]).bid(&[0, 0]);
    let events = hidden.accuse(&[(0, 1)]);
    assert_eq!(paid(&events, 0), Some(Paid::Bullet));
    assert_eq!((hidden.open().bullets[seat(0)], hidden.all().hidden[seat(0)]), (7, Some(Bullet)));

    // Everybody knew that a CLICK was hidden there, and now it is none.
    let known = scene(2).bullets(&[6, 1]).holds(1, &[Kind::ExtraBullet]);
    let mut known = known.load(&[Click, Click]);
    known.plays(1, Play::on(Kind::ExtraBullet, seat(0)));
    assert!(known.open().clean.has(seat(0)));
    let mut known = known.bid(&[0, 0]);
    known.accuse(&[(0, 1)]);
    assert_eq!((known.all().hidden[seat(0)], known.open().clean.has(seat(0))), (Some(Bullet), false));

    let mut full = scene(2).bullets(&[7, 1]).points(&[1, 0]).load(&[Bullet, Click]).bid(&[0, 0]);
    let events = full.accuse(&[(0, 1)]);
    assert_eq!(paid(&events, 0), Some(Paid::Point));
}

#[test]
fn ra49_a_card_for_a_wrong_accusation_can_be_used_in_the_same_phase() {
    // Whatever is drawn, it is in the hand before the next wave; here it is a bribe.
    let mut scene = challenge(&[Click, Click, Click]).edit(|state| {
        state["hidden"]["deck"] = serde_json::json!(["bribe", "bribe"]);
        let all = stolik_ruletka::Cards::of(stolik_ruletka::Deck::Full);
        let bribes = [Kind::Bribe; 2].into_iter().collect();
        state["open"]["discard"] = serde_json::json!(all.without(bribes));
    });
    scene.accuse(&[(0, 1)]);
    assert_eq!(scene.hand(1), [Kind::Bribe]);
    // Only who is accused could bribe, and seat 1 is revealed: seat 2 was wrongly accused before, too.
    scene.accuse(&[(1, 2)]);
    assert_eq!(scene.hand(2), [Kind::Bribe]);
    assert_eq!(scene.open().window(), None);
}

#[test]
fn ra49_a_bribe_that_was_just_drawn_is_asked_for() {
    let mut scene = challenge(&[Click, Click, Click]).holds(0, &[Kind::Bribe]);
    scene.accuse(&[(2, 0)]);
    assert_eq!((scene.topic(), scene.asked()), ("accused", vec![0]));
    scene.plays(0, Play::plain(Kind::Bribe));
    assert_eq!(scene.open().shown.as_slice(), [None; 3]);
    assert_eq!(scene.topic(), "accuse");
}

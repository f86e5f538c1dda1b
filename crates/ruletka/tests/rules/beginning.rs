//! The table, Load, Spin and Bid.

use crate::scene::*;
use stolik_ruletka::{
    Aim, BULLETS, Cards, Choice, Deck, Event, Kind, Options, Phase, Pull, Ruletka, TEAM, Window, survival,
};
use stolik_table::{Game, Sheet, Table, Viewer, Why};

#[test]
fn rr1_two_to_six_captains_play() {
    assert_eq!(Ruletka::INFO.seats, 2..=6);
    for seats in 2..=6 {
        assert_eq!(scene(seats).asked().len(), usize::from(seats));
    }
    let refused = Table::<Ruletka>::deal(&Options::default(), 7, seed(0)).unwrap_err();
    assert_eq!(refused.case, "wrong-number-of-seats");
}

#[test]
fn rr2_the_box_has_31_cards_30_in_english_and_19_bullets() {
    assert_eq!(Cards::of(Deck::Full).len(), 31);
    assert_eq!(Cards::of(Deck::English).len(), 30);
    assert_eq!(Cards::of(Deck::English).count(Kind::SecondThoughts), 2);
    assert_eq!(Cards::of(Deck::None).len(), 0);
    let copies = [3, 3, 2, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1];
    assert_eq!(Kind::ALL.map(|kind| Cards::of(Deck::Full).count(kind)), copies);
    assert_eq!((BULLETS, TEAM), (19, 4));
}

#[test]
fn rr3_everybody_begins_with_a_team_a_bullet_and_a_card() {
    for seats in 2..=6 {
        let table = Table::<Ruletka>::deal(&Options::default(), seats, seed(3)).unwrap();
        let view = table.view(Viewer::All);
        let all = vec![1; seats.into()];
        assert_eq!(view.open.living.as_slice(), vec![4; seats.into()]);
        assert_eq!((view.open.bullets.as_slice(), view.open.held.as_slice()), (&all[..], &all[..]));
        assert_eq!((view.deck, view.supply), (31 - seats, 19 - seats));
        assert!(view.hands.iter().all(|hand| hand.cards.len() == 1));
        assert!(view.open.flipped.is_empty());
    }
}

#[test]
fn ra44_the_first_card_may_be_any_card() {
    let deal = |number| Table::<Ruletka>::deal(&Options::default(), 2, seed(number)).unwrap();
    let first = |number| deal(number).view(Viewer::All).hands[0].cards.iter().next().unwrap();
    let seen: std::collections::BTreeSet<Kind> = (0..400).map(first).collect();
    assert_eq!(seen.len(), 16);
}

#[test]
fn rr4_all_play_the_six_phases_together() {
    let mut scene = scene(3).honest();
    assert_eq!((scene.topic(), scene.asked()), ("bid", vec![0, 1, 2]));
    scene = scene.bid(&[1, 0, 2]);
    assert_eq!((scene.topic(), scene.asked()), ("accuse", vec![0, 1, 2]));
    assert_eq!(scene.refused(0, Choice::Bid(2)), ("ruletka.RR4", "no-answer-to-this"));
    scene = scene.spun(0, "oooooX").spun(1, "oooooX").spun(2, "oooooX").peaceful();
    assert_eq!((scene.topic(), scene.open().round), ("load", 2));
    assert_eq!(scene.open().points.as_slice(), [2, 1, 3]);
}

#[test]
fn rr5_one_of_seven_cards_is_hidden_and_only_its_owner_knows() {
    let scene = scene(2).load(&[Bullet, Click]);
    assert_eq!(scene.seen_by(0).hidden.as_slice(), [Some(Bullet), None]);
    assert_eq!(scene.seen_by(1).hidden.as_slice(), [None, Some(Click)]);
    assert_eq!(scene.table.view(Viewer::Public).hidden.as_slice(), [None, None]);
    assert_eq!((scene.spun_bullets(0), scene.spun_bullets(1)), (0, 1));
}

#[test]
fn rr6_the_six_others_are_shuffled_and_nobody_sees_them() {
    let mut places = [0; 6];
    for number in 0..600 {
        let mut table = Table::<Ruletka>::deal(&Options::default(), 2, seed(number)).unwrap();
        table.close(Why::Clock, &mut stolik_table::News::unheard()).unwrap();
        let spun = &table.view(Viewer::All).spun[seat(0)];
        places[spun.iter().position(|face| *face == Some(Bullet)).unwrap()] += 1;
        let own = table.view(Viewer::Seat(seat(0)));
        assert!(own.spun.as_slice().iter().flatten().all(Option::is_none));
    }
    assert!(places.iter().all(|times| (60..150).contains(times)), "{places:?}");
}

#[test]
fn ra35_all_seven_faces_are_there_to_choose_from() {
    assert_eq!(scene(2).listed(0), [Choice::Hide(Click), Choice::Hide(Bullet)]);
    let mut full = scene(2).bullets(&[7, 1]);
    assert_eq!(full.listed(0), [Choice::Hide(Bullet)]);
    assert_eq!(full.refused(0, Choice::Hide(Click)), ("ruletka.RR5", "no-click"));
}

#[test]
fn rr7_bids_go_from_0_to_5_and_are_revealed_together() {
    let mut scene = scene(2).honest();
    assert_eq!(scene.listed(0), (0..=5).map(Choice::Bid).collect::<Vec<_>>());
    assert_eq!(scene.refused(0, Choice::Bid(6)), ("ruletka.RR7", "no-such-bid"));
    scene.say(0, Choice::Bid(4));
    assert_eq!(scene.seen_by(1).open.bids.as_slice(), [None, None]);
    scene.say(1, Choice::Bid(0));
    let events = scene.close(Why::Answered);
    let bids = events.iter().find_map(|event| match event {
        Event::Bids { bids } => Some(*bids),
        _ => None,
    });
    assert_eq!(bids.unwrap().as_slice(), [Some(4), Some(0)]);
}

#[test]
fn rr13_ra34_ra39_everybody_sees_bullets_points_cards_and_the_living() {
    let scene = scene(3).bullets(&[3, 1, 1]).points(&[4, 0, 9]).living(&[2, 4, 1]).holds(1, &[Kind::Vest]);
    let open = scene.table.view(Viewer::Public).open;
    assert_eq!(open.bullets.as_slice(), [3, 1, 1]);
    assert_eq!(open.points.as_slice(), [4, 0, 9]);
    assert_eq!(open.held.as_slice(), [0, 1, 0]);
    assert_eq!(open.living.as_slice(), [2, 4, 1]);
    assert!(scene.table.view(Viewer::Public).hands.is_empty());
    // RA34: seven cards, three of them bullets, also in this round.
    let scene = scene.honest();
    assert_eq!(scene.spun_bullets(0), 3);
}

#[test]
fn ra43_two_play_by_the_same_rules() {
    let mut scene = scene(2).load(&[Bullet, Click]).bid(&[5, 2]);
    assert_eq!(scene.asked(), [0, 1]);
    scene.accuse(&[(1, 0)]);
    assert_eq!(scene.open().living.as_slice(), [3, 4]);
    assert_eq!(scene.topic(), "accuse", "the one who was caught may accuse in turn");
}

#[test]
fn ra45_whoever_does_not_answer_plays_safe() {
    let mut scene = scene(3).bullets(&[1, 3, 7]).holds(0, &[Kind::Peeper]);
    scene.close(Why::Clock);
    assert_eq!(scene.all().hidden.as_slice(), [Some(Click), Some(Click), Some(Bullet)]);
    scene.pass_to("before-bids");
    scene.close(Why::Clock);
    assert_eq!(scene.hand(0), [Kind::Peeper], "no card is played");
    scene.close(Why::Clock);
    assert_eq!(scene.open().bids.as_slice(), [Some(1), Some(0), Some(0)]);
    let mut scene = scene.spun(0, "oooooX");
    scene.pass_to("accuse");
    scene.close(Why::Clock);
    assert!(scene.open().flipped.is_empty(), "nobody is accused");
    scene.pass_windows();
    assert_eq!(scene.open().points.as_slice(), [2, 1, 1]);
}

#[test]
fn ra45_a_draft_is_kept() {
    let mut scene = scene(2);
    scene.hand_in(0, Sheet { ready: false, ..Sheet::of([Choice::Hide(Bullet)]) });
    scene.close(Why::Clock);
    assert_eq!(scene.all().hidden.as_slice(), [Some(Bullet), Some(Click)]);
}

#[test]
fn ra37_what_was_hidden_or_not_turned_is_never_shown() {
    let scene = scene(2).load(&[Bullet, Click]).bid(&[3, 1]).spun(1, "oooooX").peaceful();
    assert_eq!(scene.open().phase, Phase::Load);
    let said = serde_json::to_string(&scene.seen_by(1)).unwrap();
    assert!(!said.contains("\"hidden\":[\"bullet\""), "{said}");
    assert!(scene.seen_by(1).spun.as_slice().iter().all(|spun| spun.is_empty()));
    let last = scene.open().last_round.unwrap();
    assert_eq!((last.turned[seat(0)].len(), last.turned[seat(1)].len()), (3, 1));
}

#[test]
fn ra54_a_window_is_put_to_those_who_might_hold_a_fitting_card() {
    // Nobody holds a card: there is no window at all.
    assert_eq!(scene(3).honest().topic(), "bid");
    // Whoever holds a card is asked, whatever it is; whoever holds none is not.
    let scene_of = |kind| scene(3).holds(1, &[kind]).honest();
    for kind in [Kind::ExtraBullet, Kind::Vest] {
        let mut scene = scene_of(kind);
        assert_eq!((scene.topic(), scene.asked()), ("after-spin", vec![1]));
        scene.pass();
        assert_eq!((scene.topic(), scene.asked()), ("before-bids", vec![1]));
    }
    // All copies of the only fitting card lie open: nobody can hold it.
    let scene = scene(3).discarded(&[Kind::ExtraBullet, Kind::ExtraBullet]).holds(1, &[Kind::Vest]).honest();
    assert!(scene.is_in(Window::BeforeBids));
}

#[test]
fn ra54_windows_go_round_and_begin_after_who_played_last() {
    let mut scene =
        scene(3).holds(0, &[Kind::Peeper; 2]).holds(1, &[Kind::Vest]).holds(2, &[Kind::Bonus]).honest();
    scene.pass_to("before-bids");
    let order = |scene: &Scene| {
        scene.ask().parties.iter().map(|party| party.lowest().unwrap().index()).collect::<Vec<_>>()
    };
    assert_eq!(order(&scene), [0, 1, 2]);
    scene.plays(0, stolik_ruletka::Play::on(Kind::Peeper, seat(1)));
    assert_eq!(order(&scene), [1, 2, 0]);
}

#[test]
fn everybody_sees_how_many_cards_are_left_to_draw_and_only_their_own_hand() {
    let scene =
        scene(2).holds(0, &[Kind::Vest]).holds(1, &[Kind::Raise, Kind::Raise]).discarded(&[Kind::Bonus]);
    let view = scene.seen_by(0);
    assert_eq!((view.deck, view.hand()), (31 - 3 - 1, [Kind::Vest].into_iter().collect()));
    assert_eq!(scene.seen_by(1).hand().len(), 2);
    assert_eq!(scene.table.view(Viewer::Public).hand(), Cards::NONE);
}

#[test]
fn where_the_table_has_agreed_on_it_everybody_sees_their_own_odds() {
    let odds = |bullets: u8, hidden: stolik_ruletka::Face| {
        let options = Options { odds: true, ..Options::default() };
        scene_with(options, 2).bullets(&[bullets, 1]).load(&[hidden, Click])
    };
    let expected = |chambers: u8, bullets: u8| survival(chambers, bullets, &[]).collect::<Vec<u16>>();
    // A CLICK is hidden, so both bullets are among the six; or one of them is hidden.
    assert_eq!(odds(2, Click).seen_by(0).odds.to_vec(), expected(6, 2));
    assert_eq!(odds(2, Bullet).seen_by(0).odds.to_vec(), expected(6, 1));
    // One of the two was turned, and hit nobody.
    let scene = odds(2, Click).edit(|state| {
        state["open"]["turned"][0] = serde_json::json!([Pull { face: Bullet, aim: Aim::Air }]);
    });
    assert_eq!(scene.seen_by(0).odds.to_vec(), expected(5, 1));
    assert!(scene.table.view(Viewer::Public).odds.is_empty());
    assert!(scene_with(Options::default(), 2).honest().seen_by(0).odds.is_empty(), "unless they have not");
}

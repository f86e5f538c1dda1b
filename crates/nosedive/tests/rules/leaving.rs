//! Leaving for good, and one device beside the box on the table.

use std::collections::BTreeSet;

use crate::scene::{self, Evening, evening, seat};
use proptest::prelude::*;
use stolik_nosedive::companion::{BoxAnswer, BoxAsk, BoxMark, answer};
use stolik_nosedive::{Cards, Event, Experiences, Options, Phase, Rating};
use stolik_table::{Roster, Seats, Secret};

fn leave(evening: &mut Evening, number: usize) -> Result<Vec<Event>, &'static str> {
    evening.amend(Roster::Leave(seat(number))).map_err(|refusal| refusal.case)
}

fn between_rounds(seats: u8) -> Evening {
    let mut evening = evening(seats);
    evening.flip();
    evening.until(Phase::Flip);
    evening
}

#[test]
fn na40_nobody_joins_and_nobody_leaves_in_a_round() {
    let mut evening = evening(5);
    assert_eq!(evening.amend(Roster::Join(seat(5))).unwrap_err().case, "nobody-joins");
    assert_eq!(leave(&mut evening, 1), Err("between-rounds"), "nothing has been played");
    for phase in [Phase::Move, Phase::Take, Phase::Share, Phase::Rate] {
        evening.until(phase);
        assert_eq!(leave(&mut evening, 1), Err("between-rounds"));
    }
}

#[test]
fn na40_cards_of_who_leaves_are_out_of_the_game_and_the_round_is_laid_out_for_fewer() {
    let mut evening = between_rounds(5);
    let view = evening.all();
    let leaver = view.open.order.iter().copied().find(|one| *one != view.open.influencer).unwrap();
    let theirs = view.hands[leaver].and(view.open.collected[leaver]);
    let events = leave(&mut evening, leaver.index()).unwrap();
    assert_eq!(events[0], Event::Left { seat: leaver, cards: theirs, influencer: view.open.influencer });
    let after = evening.all();
    assert_eq!((after.open.players(), after.piles.len()), (4, 4));
    assert_eq!(after.open.gone, theirs);
    assert_eq!(after.deck, view.deck + 1);
    assert_eq!(after.open.influencer, view.open.influencer);
    assert!(after.hands[leaver].is_empty() && after.open.collected[leaver].is_empty());
    // The others play on, four with four.
    evening.until(Phase::Share);
    assert_eq!(evening.ask().parts[leaver], 0);
    assert_eq!(evening.ask().asked().len(), 4);
    let who = evening.all().open.order[0];
    assert_eq!(evening.offered(who.index()).len(), 4);
    evening.until(Phase::Over);
    let outcome = evening.outcome();
    assert_eq!(outcome.places[leaver], 5);
    let seen = evening.all().open;
    let kept = seen.collected.as_slice().iter().fold(Cards::NONE, |all, cards| all.and(*cards));
    assert!(kept.among(theirs).is_empty(), "they never come back");
}

#[test]
fn na40_an_influencer_who_leaves_is_replaced_by_the_highest_rated() {
    let mut evening = between_rounds(5);
    let open = evening.all().open;
    leave(&mut evening, open.influencer.index()).unwrap();
    let after = evening.all().open;
    let best = after.order.iter().copied().max_by_key(|one| after.ratings[*one]).unwrap();
    assert_eq!(after.influencer, best);
    assert_eq!(evening.ask().asked(), Seats::one(best));
}

#[test]
fn na40_three_must_stay() {
    let mut evening = between_rounds(4);
    leave(&mut evening, 2).unwrap();
    assert_eq!(leave(&mut evening, 2), Err("not-at-the-table"));
    assert_eq!(leave(&mut evening, 0), Err("three-must-stay"));
}

fn secret(number: u64) -> Secret {
    Secret::of_simulation(9, number)
}

#[test]
fn na37_na1_one_device_begins_like_a_table() {
    let BoxAnswer::Begun { ratings, influencer } = answer(&BoxAsk::Begin { players: 5, seed: secret(1) })
    else {
        panic!("not begun")
    };
    assert_eq!(ratings.len(), 5);
    assert_eq!(ratings[influencer.index()], *ratings.iter().max().unwrap());
    // From 2.500 to 3.500, both included.
    let begun =
        (0..4000).flat_map(|number| match answer(&BoxAsk::Begin { players: 6, seed: secret(number) }) {
            BoxAnswer::Begun { ratings, .. } => ratings,
            other => panic!("not begun but {other:?}"),
        });
    let begun: BTreeSet<u16> = begun.map(|rating| rating.0).collect();
    assert_eq!((begun.first(), begun.last()), (Some(&2500), Some(&3500)));
}

#[test]
fn na37_nr1_one_device_answers_for_three_to_six() {
    let (seed, influencer) = (secret(1), seat(0));
    let ratings = |players: usize| vec![Rating(3000); players];
    for players in [2, 7] {
        let number = players as u8;
        let deal = BoxAsk::Deal {
            players: number,
            options: Box::default(),
            used: Experiences::NONE,
            tokens: Seats::NONE,
            seed,
        };
        let asks = [
            BoxAsk::Begin { players: number, seed },
            deal,
            BoxAsk::Rate { ratings: ratings(players), influencer, marks: vec![], doubled: Seats::NONE },
            BoxAsk::End { points: vec![0; players], ratings: ratings(players) },
        ];
        for ask in asks {
            assert_eq!(answer(&ask), BoxAnswer::Unclear, "{ask:?}");
        }
    }
    for players in [3, 5] {
        let end = BoxAsk::End { points: vec![0; 4], ratings: ratings(players) };
        assert_eq!(answer(&end), BoxAnswer::Unclear, "points of four, ratings of {players}");
    }
}

#[test]
fn na37_na30_na43_one_device_deals_what_did_not_come_up_yet() {
    let ask = |used: Experiences, number: u64| BoxAsk::Deal {
        players: 6,
        options: Box::default(),
        used,
        tokens: Seats::one(seat(2)),
        seed: secret(number),
    };
    let mut used = Experiences::NONE;
    for number in 0..9 {
        let BoxAnswer::Dealt { experiences, used: now } = answer(&ask(used, number)) else {
            panic!("not dealt")
        };
        assert_eq!(experiences.iter().map(Vec::len).collect::<Vec<_>>(), [6, 6, 7, 6, 6, 6]);
        let dealt: Experiences = experiences.iter().flatten().copied().collect();
        assert!(dealt.len() == 37 && dealt.among(used).is_empty() && now == used.and(dealt));
        used = now;
    }
    // 333 of 360 were used: 27 new ones, then ten of the others, and it begins anew.
    let BoxAnswer::Dealt { experiences, used: now } = answer(&ask(used, 10)) else { panic!("not dealt") };
    let dealt: Experiences = experiences.into_iter().flatten().collect();
    assert_eq!((dealt.without(used).len(), dealt.among(used).len()), (27, 10));
    assert_eq!(now, dealt);
    let none = BoxAsk::Deal {
        players: 6,
        options: Box::new(serde_json::from_str(r#"{"about_home":false,"about_work":false,"about_family":false,"about_love":false,"about_friends":false,"about_travel":false,"about_food":false}"#).unwrap()),
        used,
        tokens: Seats::NONE,
        seed: secret(1),
    };
    assert!(matches!(answer(&none), BoxAnswer::Refused { refusal } if refusal.case == "too-few-experiences"));
}

#[test]
fn na37_nr39_one_device_counts_like_the_rulebook() {
    let scored = |rating: u16, cards: [[u8; 5]; 3], lost: u8| {
        let BoxAnswer::Scored { stars, dropped, score } =
            answer(&BoxAsk::Score { rating: Rating(rating), cards, lost })
        else {
            panic!("not scored")
        };
        (stars, dropped, score.sets, score.points)
    };
    assert_eq!(scored(2784, [[1, 1, 0, 0, 2], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0]], 0), (2, 3, 2, 15));
    assert_eq!(scored(4223, [[0, 0, 0, 1, 0], [0, 0, 0, 1, 1], [0, 0, 1, 2, 0]], 3), (4, 1, 1, 18));
}

proptest! {
    /// The same marks give the same ratings and the same influencer, on one device and at a table.
    #[test]
    fn na37_na45_one_device_rates_like_a_table(number in 0_u64..1000, seats in 3_u8..=6) {
        let mut evening = scene::evening_of(&Options::default(), seats, number);
        evening.until(Phase::Rate);
        let before = evening.all().open;
        let gifts = evening.all().gifts;
        while evening.phase() == Phase::Rate {
            evening.close_because(stolik_table::Why::Clock);
        }
        let after = evening.all().open;
        let summary = after.last.unwrap();
        let giver = |rater, what| gifts.iter().find(|gift| gift.to == rater && Some(gift.what) == what).unwrap().from;
        let marks = summary.reviews.iter().map(|review| BoxMark {
            rater: review.rater,
            most: giver(review.rater, review.most),
            least: giver(review.rater, review.least),
        });
        let ask = BoxAsk::Rate {
            ratings: before.ratings.as_slice().to_vec(),
            influencer: before.influencer,
            marks: marks.collect(),
            doubled: before.doubled,
        };
        let said = answer(&ask);
        prop_assert_eq!(said, BoxAnswer::Rated {
            ratings: after.ratings.as_slice().to_vec(),
            influencer: after.influencer,
            weighed: summary.weighed().to_vec(),
        });
    }
}

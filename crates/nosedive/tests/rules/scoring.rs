//! Points at the end, by themselves and in a game.

use crate::scene::{self, DOUBLE, LOSE, card, cards, evening, seat};
use serde_json::json;
use stolik_nosedive::companion::{BoxAnswer, BoxAsk, answer};
use stolik_nosedive::score::{score, tally};
use stolik_nosedive::{Event, Phase, Rating};
use stolik_table::Seats;

/// So many cards of each suit and number of stars: `(suit, stars, how many)`.
fn collected(of: &[(u8, u8, u8)], lose: u8) -> stolik_nosedive::Cards {
    let lifestyle =
        of.iter().flat_map(|&(suit, stars, many)| (0..many).map(move |copy| card(suit, stars, copy)));
    let all: Vec<u8> = lifestyle.chain((0..lose).map(|copy| LOSE + copy)).collect();
    cards(&all)
}

/// 2.784: three home, two work and two community cards with eleven stars, two sets.
#[test]
fn nr39_nr36_nr37_the_first_example_gives_fifteen() {
    let kept = [(2, 1, 1), (2, 2, 2), (1, 1, 1), (1, 2, 1), (0, 1, 1), (0, 2, 1)];
    let too_much = [(2, 3, 1), (0, 5, 2)];
    let score = score(Rating(2784), collected(&[&kept[..], &too_much].concat(), 0));
    assert_eq!((score.kept, score.stars, score.sets, score.lost), ([2, 2, 3], 11, 2, 0));
    assert_eq!(score.dropped.len(), 3);
    assert_eq!(score.points, 15);
    assert_eq!(tally([2, 2, 3], 11, 0).points, 15);
}

/// 4.223: nineteen stars, one set, three that cost a point.
#[test]
fn nr39_nr36_nr37_the_second_example_gives_eighteen() {
    let kept = [(2, 4, 2), (1, 4, 1), (0, 4, 1), (2, 3, 1)];
    let score = score(Rating(4223), collected(&[&kept[..], &[(1, 5, 1)]].concat(), 3));
    assert_eq!((score.stars, score.sets, score.lost), (19, 1, 3));
    assert_eq!(score.points, 18);
}

#[test]
fn na25_sets_are_counted_among_the_cards_that_stay() {
    let score = score(Rating(2999), collected(&[(0, 1, 1), (1, 1, 1), (2, 3, 1)], 0));
    assert_eq!((score.sets, score.points), (0, 2));
}

#[test]
fn na26_five_stars_are_kept_at_five_and_not_below() {
    let five = collected(&[(0, 5, 1)], 0);
    assert_eq!(score(Rating(5000), five).points, 5);
    assert_eq!(score(Rating(4999), five).points, 0);
}

#[test]
fn na27_na29_a_card_that_costs_a_point_always_stays_and_points_can_be_less_than_none() {
    let score = score(Rating(1000), collected(&[(0, 2, 3)], 4));
    assert_eq!((score.lost, score.points), (4, -4));
    assert_eq!(score.dropped.len(), 3);
}

#[test]
fn nr4_the_rating_decides_which_cards_count() {
    let all = collected(&[(0, 1, 1), (0, 2, 1), (0, 3, 1), (0, 4, 1), (0, 5, 1)], 0);
    let points = [1000, 2000, 3000, 4000, 5000].map(|rating| score(Rating(rating), all).points);
    assert_eq!(points, [1, 3, 6, 10, 15]);
}

/// The end of a game: everybody has collected this, is rated like this, and the last mark is made.
fn ended(ratings: &[u16], collected: &[&[u8]]) -> (scene::Evening, Vec<Event>) {
    let mut evening = evening(ratings.len() as u8);
    evening.until(Phase::Rate);
    while evening.all().open.reviews.len() < ratings.len() {
        evening.step();
    }
    evening.arrange(|state| {
        state["open"]["round"] = json!(3);
        state["open"]["ratings"] = json!(ratings);
        state["open"]["collected"] = json!(collected);
        state["open"]["doubled"] = json!([]);
        // Nobody has marked anything yet, and the last one marks what two others gave.
        for review in state["open"]["reviews"].as_array_mut().expect("a list") {
            (review["most"], review["least"]) = (json!(null), json!(null));
        }
    });
    let events = evening.step();
    (evening, events)
}

#[test]
fn nr38_nr35_nr4_the_most_points_win_and_hands_are_put_away() {
    let (evening, events) =
        ended(&[3000, 3000, 3000], &[&[0], &[card(1, 2, 0), DOUBLE - 1], &[card(1, 2, 1)]]);
    let Some(Event::Scored { scores, hands }) = events.last() else { panic!("{events:?}") };
    assert_eq!(scores.as_slice().iter().map(|score| score.points).collect::<Vec<_>>(), [1, 1, 2]);
    assert!(hands.as_slice().iter().all(|hand| hand.len() >= 5), "they held cards");
    assert!(evening.all().hands.as_slice().iter().all(|hand| hand.is_empty()));
    let outcome = evening.outcome();
    assert_eq!(outcome.winners, Seats::one(seat(2)));
    assert_eq!(outcome.scores.as_slice(), [1, 1, 2]);
}

#[test]
fn nr38_na28_among_equals_the_higher_rating_wins_and_equal_ratings_share() {
    let end = |points: &[i16], ratings: &[u16]| {
        let ratings = ratings.iter().copied().map(Rating).collect();
        let BoxAnswer::Ended { outcome } = answer(&BoxAsk::End { points: points.to_vec(), ratings }) else {
            panic!("no end")
        };
        outcome
    };
    let outcome = end(&[7, 7, 3], &[2999, 3000, 5000]);
    assert_eq!((outcome.winners, outcome.places.as_slice()), (Seats::one(seat(1)), &[2, 1, 3][..]));
    let outcome = end(&[7, 7, 3], &[3000, 3000, 5000]);
    assert_eq!(outcome.winners, Seats::first(2));
    assert_eq!(outcome.places.as_slice(), [1, 1, 3]);

    // In a game the same: seats 0 and 1 have a point each, and one of them the better rating.
    let (evening, _) = ended(&[3100, 3900, 3000], &[&[0], &[1], &[LOSE]]);
    let open = evening.all().open;
    assert!(open.ratings[seat(1)] > open.ratings[seat(0)]);
    assert_eq!(evening.outcome().winners, Seats::one(seat(1)));
    assert_eq!(evening.outcome().places.as_slice(), [2, 1, 3]);
}

//! Ratings, by themselves.

use proptest::prelude::*;
use stolik_nosedive::Rating;
use stolik_nosedive::rating::{Formula, Mark};

fn like(rater: u16) -> Mark {
    Mark { rater: Rating(rater), liked: true }
}

fn dislike(rater: u16) -> Mark {
    Mark { rater: Rating(rater), liked: false }
}

fn rate(before: u16, marks: &[Mark], doubled: bool) -> u16 {
    Formula::HOUSE.rate(Rating(before), marks.iter().copied(), doubled).0
}

#[test]
fn na45_the_vectors_of_the_ruling() {
    let marks = [like(2700), dislike(3300)];
    assert_eq!(rate(3000, &marks, false), 2970);
    assert_eq!(rate(3000, &marks, true), 2655);
}

#[test]
fn na45_a_mark_at_three_moves_by_three_tenths_and_halves_are_rounded_up() {
    assert_eq!(rate(3000, &[like(3000)], false), 3300);
    assert_eq!(rate(3000, &[like(1000)], false), 3200);
    assert_eq!(rate(3000, &[like(5000)], false), 3400);
    // 3010 / 20 is 150.5 above 3000 / 20.
    assert_eq!(rate(2000, &[like(3010)], false), 2301);
    assert_eq!(rate(2000, &[dislike(3010)], false), 1700);
    assert_eq!(rate(2000, &[dislike(3009)], false), 1700);
    assert_eq!(rate(2000, &[dislike(3011)], false), 1699);
}

#[test]
fn na45_all_marks_are_added_before_anything_is_rounded() {
    // Twice 300.5: once rounded 601, twice rounded 602.
    assert_eq!(rate(2000, &[like(3010), like(3010)], false), 2601);
}

#[test]
fn na26_five_can_be_reached_and_nobody_leaves_the_scale() {
    assert_eq!(rate(4700, &[like(3000)], false), 5000);
    assert_eq!(rate(4900, &[like(5000); 5], false), 5000);
    assert_eq!(rate(1100, &[dislike(5000); 5], true), 1000);
    assert_eq!(Rating(5000).stars(), 5);
    assert_eq!(Rating(4999).stars(), 4);
}

#[test]
fn na17_nr32_a_double_loss_doubles_what_is_lost_and_nothing_else() {
    assert_eq!(rate(3000, &[dislike(3000)], true), 2400);
    assert_eq!(rate(3000, &[like(3000)], true), 3300);
}

#[test]
fn nr37_a_rating_is_printed_with_three_decimals_and_keeps_whole_stars() {
    assert_eq!(Rating(2784).to_string(), "2.784");
    assert_eq!(Rating(3007).to_string(), "3.007");
    assert_eq!([2784, 4223, 1000].map(|rating| Rating(rating).stars()), [2, 4, 1]);
}

/// Ratings, and for each player whom they like most and least: two different others.
fn table() -> impl Strategy<Value = (Vec<u16>, Vec<(usize, usize)>)> {
    (3_usize..=6).prop_flat_map(|players| {
        let ratings = proptest::collection::vec(1000_u16..=5000, players);
        let marks = proptest::collection::vec((1..players, 1..players - 1), players);
        (ratings, marks)
    })
}

fn others(rater: usize, players: usize, (most, least): (usize, usize)) -> (usize, usize) {
    let most = (rater + most) % players;
    let rest: Vec<usize> = (0..players).filter(|one| *one != rater && *one != most).collect();
    (most, rest[least % rest.len()])
}

fn after(ratings: &[u16], marks: &[(usize, usize)], doubled: bool) -> Vec<u16> {
    let players = ratings.len();
    let of = |seat: usize| {
        let given = marks.iter().enumerate().flat_map(|(rater, chosen)| {
            let (most, least) = others(rater, players, *chosen);
            let liked = (most == seat).then(|| like(ratings[rater]));
            let disliked = (least == seat).then(|| dislike(ratings[rater]));
            [liked, disliked].into_iter().flatten()
        });
        rate(ratings[seat], &given.collect::<Vec<_>>(), doubled)
    };
    (0..players).map(of).collect()
}

proptest! {
    #[test]
    fn nr31_na35_a_mark_weighs_more_the_higher_its_rater_is_rated(
        before in 2000_u16..=4000,
        low in 1000_u16..=4979,
    ) {
        let high = low + 21;
        prop_assert!(Formula::HOUSE.weight(Rating(low)) < Formula::HOUSE.weight(Rating(high)));
        prop_assert!(rate(before, &[like(low)], false) < rate(before, &[like(high)], false));
        prop_assert!(rate(before, &[dislike(low)], false) > rate(before, &[dislike(high)], false));
        prop_assert!(rate(before, &[like(low)], false) > before);
        prop_assert!(rate(before, &[dislike(low)], false) < before);
    }

    #[test]
    fn na35_the_mean_stays_within_a_thousandth_a_seat((ratings, marks) in table()) {
        let after = after(&ratings, &marks, false);
        prop_assume!(after.iter().all(|rating| (1001..5000).contains(rating)));
        let sum = |all: &[u16]| all.iter().map(|rating| i32::from(*rating)).sum::<i32>();
        prop_assert!((sum(&after) - sum(&ratings)).abs() <= ratings.len() as i32);
    }

    #[test]
    fn na26_na45_nobody_leaves_the_scale((ratings, marks) in table(), doubled: bool) {
        let after = after(&ratings, &marks, doubled);
        prop_assert!(after.iter().all(|rating| (1000..=5000).contains(rating)));
    }

    #[test]
    fn nr32_with_a_double_loss_nobody_is_better_off(
        before in 1000_u16..=5000,
        raters in proptest::collection::vec((1000_u16..=5000, any::<bool>()), 0..10),
    ) {
        let marks: Vec<Mark> =
            raters.iter().map(|(rater, liked)| Mark { rater: Rating(*rater), liked: *liked }).collect();
        let (single, double) = (rate(before, &marks, false), rate(before, &marks, true));
        prop_assert!(double <= single);
        let lost: i32 = marks.iter().filter(|mark| !mark.liked).map(|mark| 3000 + i32::from(mark.rater.0)).sum();
        if (1001..5000).contains(&double) && single < 5000 {
            prop_assert!((i32::from(single) - i32::from(double) - lost / 20).abs() <= 1);
        }
    }
}

//! Points, and the end of the game: DR9 to DR16 and what belongs to them.

use crate::scene::{self, by_seat, evening, evening_with, gained, seat, seed};
use proptest::prelude::*;
use stolik_dixit::{BestClue, Choice, Clue, Dixit, Event, HEART, Options, Phase, gains};
use stolik_table::{Reply, Seat, Sheet, Table, Why};

#[test]
fn dr9_all_found_gives_two_to_the_others() {
    let (reveal, _) = evening(4).round(&[0, 0, 0]);
    assert_eq!(gained(&reveal), [0, 2, 2, 2]);
}

#[test]
fn dr9_da14_none_found_gives_two_to_the_others_and_one_for_each_vote() {
    let (reveal, _) = evening(4).round(&[2, 3, 2]);
    assert_eq!(gained(&reveal), [0, 2, 2 + 2, 2 + 1]);
}

#[test]
fn dr10_some_found_gives_three_to_them_and_to_the_narrator() {
    let (reveal, _) = evening(5).round(&[0, 0, 0, 1]);
    assert_eq!(gained(&reveal), [3, 3 + 1, 3, 3, 0]);
}

#[test]
fn dr11_each_vote_on_a_card_is_worth_one_but_not_for_the_narrator() {
    let (reveal, _) = evening(5).round(&[0, 1, 1, 1]);
    assert_eq!(gained(&reveal), [3, 3 + 3, 0, 0, 0]);
}

#[test]
fn dr12_the_rabbits_move_by_what_was_gained() {
    let mut evening = evening(4);
    evening.round(&[0, 1, 1]);
    assert_eq!(evening.points(), [3, 5, 0, 0]);
    // Seat 1 narrates; 0, 2 and 3 vote.
    evening.round(&[1, 1, 0]);
    assert_eq!(evening.points(), [3 + 3 + 1, 5 + 3, 3, 0]);
}

#[test]
fn dr13_used_cards_go_to_the_discard_and_hands_are_filled() {
    let mut evening = evening(5);
    let (reveal, events) = evening.plain_round();
    let view = evening.all();
    assert_eq!(view.open.discard.len(), 5);
    assert!(reveal.cards.iter().all(|card| view.open.discard.has(*card)));
    assert!(view.held.as_slice().iter().all(|held| *held == 6));
    assert_eq!(view.pile, 84 - 30 - 5);
    assert!(view.open.table.is_empty() && view.open.clue.is_empty());
    let drawn = events.iter().filter(|event| matches!(event, Event::Drew { cards } if cards.len() == 1));
    assert_eq!(drawn.count(), 5);
}

#[test]
fn da18_with_eight_the_first_reshuffle_comes_at_the_end_of_round_five() {
    // A target that nobody reaches so soon: all find the card each time.
    let mut evening = evening_with(Options { target: 60, ..Options::default() }, 8);
    assert_eq!(evening.all().pile, 36);
    let reshuffled: Vec<bool> =
        (0..6).map(|_| evening.plain_round().1.contains(&Event::Reshuffled)).collect();
    assert_eq!(reshuffled, [false, false, false, false, true, false]);
}

#[test]
fn da19_da20_a_pile_too_small_for_all_takes_the_whole_discard_in_first() {
    let mut evening = evening_with(Options { target: 60, ..Options::default() }, 8);
    (0..4).for_each(|_| drop(evening.plain_round()));
    assert_eq!((evening.all().pile, evening.all().open.discard.len()), (4, 32));
    let hands: Vec<_> = (0..8).map(|number| evening.hand(number)).collect();
    evening.plain_round();
    // Four were left, and forty had been used, those of this round among them.
    assert_eq!((evening.all().pile, evening.all().open.discard.len()), (4 + 40 - 8, 0));
    for (number, before) in hands.iter().enumerate() {
        let kept = before.iter().filter(|card| evening.hand(number).contains(card)).count();
        assert!(kept >= 5, "hands stay");
    }
}

#[test]
fn da20_a_pile_that_just_serves_the_refill_stays_as_it_is() {
    let deck = stolik_dixit::Deck::Own { deck: 1, cards: 32 };
    let mut evening = evening_with(Options { deck, ..Options::default() }, 4);
    let reshuffled: Vec<bool> =
        (0..3).map(|_| evening.plain_round().1.contains(&Event::Reshuffled)).collect();
    assert_eq!(reshuffled, [false, false, true], "eight cards serve two refills of four");
}

#[test]
fn da21_hands_are_filled_from_the_narrators_left_on() {
    let mut evening = evening(5);
    evening.plain_round();
    assert_eq!(evening.narrator(), 1);
    let (_, events) = evening.plain_round();
    let drawn = events.iter().filter_map(|event| match event {
        Event::Drew { cards } => Some(cards[0]),
        _ => None,
    });
    let holder = |card| (0..5).find(|number| evening.hand(*number).contains(&card)).unwrap();
    assert_eq!(drawn.map(holder).collect::<Vec<_>>(), [2, 3, 4, 0, 1]);
}

#[test]
fn da22_after_a_reshuffle_a_card_may_be_seen_again() {
    let deck = stolik_dixit::Deck::Own { deck: 1, cards: 28 };
    let mut evening = evening_with(Options { deck, ..Options::default() }, 4);
    let (first, _) = evening.plain_round();
    let (_, events) = evening.plain_round();
    assert!(events.contains(&Event::Reshuffled));
    let held = (0..4).flat_map(|number| evening.hand(number)).filter(|card| first.cards.contains(card));
    assert!(held.count() > 0);
}

#[test]
fn dr14_the_game_ends_after_the_round_in_which_somebody_has_the_target() {
    let mut evening = evening_with(Options { target: 10, ..Options::default() }, 4);
    evening.round(&[0, 1, 1]);
    evening.round(&[1, 1, 0]);
    assert_eq!(evening.points(), [7, 8, 3, 0]);
    assert_eq!(evening.phase(), Phase::Tell);
    // Seat 2 narrates; seats 0 and 1 find it: 10 and 11.
    evening.round(&[2, 2, 0]);
    assert_eq!(evening.points(), [11, 11, 6, 0]);
    let outcome = evening.outcome();
    assert_eq!(outcome.winners, [seat(0), seat(1)].into_iter().collect(), "a tie is shared");
    assert_eq!(outcome.places.as_slice(), [1, 1, 3, 4]);
    assert_eq!(outcome.scores.as_slice(), [11, 11, 6, 0]);
}

#[test]
fn dr14_thirty_points_are_the_usual_target() {
    assert_eq!(Options::default().target, 30);
    for target in [9, 61] {
        let refusal =
            Table::<Dixit>::deal(&Options { target, ..Options::default() }, 4, seed(0)).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("dixit.DR14", "no-such-target"));
    }
}

#[test]
fn da16_of_several_beyond_the_target_the_highest_wins() {
    let mut evening = evening_with(Options { target: 10, ..Options::default() }, 4);
    evening.round(&[0, 1, 1]);
    evening.round(&[1, 1, 0]);
    evening.round(&[2, 2, 1]);
    assert_eq!(evening.points(), [10, 12, 6, 0]);
    assert_eq!(evening.outcome().winners, seat(1).into());
}

#[test]
fn da17_a_round_limit_ends_the_game_and_there_usually_is_none() {
    assert_eq!(Options::default().rounds, None);
    let mut evening = evening_with(Options { rounds: Some(2), ..Options::default() }, 4);
    evening.plain_round();
    assert_eq!(evening.phase(), Phase::Tell);
    // A turn to narrate that is passed over counts as well.
    evening.close_because(Why::Clock);
    assert_eq!(evening.phase(), Phase::Over);
    assert_eq!(evening.outcome().scores.as_slice(), [0, 2, 2, 2]);
    for rounds in [0, 100] {
        let options = Options { rounds: Some(rounds), ..Options::default() };
        let refusal = Table::<Dixit>::deal(&options, 4, seed(0)).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("dixit.DA17", "no-such-limit"));
    }
}

#[test]
fn da39_hearts_decide_nothing_and_the_best_clue_is_told_at_the_end() {
    let mut evening = evening_with(Options { rounds: Some(4), ..Options::default() }, 4);
    // Hearts for the rounds of seats 0 to 3: the first with two stays the best.
    let mut told = Vec::new();
    for hearts in [1, 2, 2, 0] {
        let (narrator, round) = (evening.narrator(), evening.all().open.round);
        evening.tell(&format!("clue {round}"));
        evening.lay();
        let before = evening.all();
        for (nth, voter) in (0..4).filter(|seat| *seat != narrator).enumerate() {
            let place = evening.listed(voter)[0];
            let sheet = Sheet::of([place]);
            // Anything else beside a vote is nothing.
            let sheet = sheet.with_text(if nth < hearts { HEART } else { "?" });
            assert_eq!(evening.hand_in(voter, sheet), Reply::Accepted);
            assert_eq!(evening.all(), before, "nothing shows");
        }
        assert_eq!(evening.all().open.best, None);
        told = evening.close();
    }
    assert_eq!(evening.phase(), Phase::Over);
    let best = BestClue { round: 2, narrator: seat(1), clue: Clue::new("clue 2"), hearts: 2 };
    assert_eq!(evening.all().open.best, Some(best));
    assert_eq!(told.last(), Some(&Event::BestClue { best }));
    // Nobody is held to it, and the narrator has none to give.
    let mut plain = evening_with(Options { rounds: Some(1), ..Options::default() }, 4);
    plain.plain_round();
    assert_eq!((plain.phase(), plain.all().open.best), (Phase::Over, None));
}

#[test]
fn dr15_da23_three_players_hold_seven_and_lay_two_each() {
    let mut evening = evening(3);
    assert!((0..3).all(|number| evening.hand(number).len() == 7));
    evening.tell("a clue");
    let twice = Choice::Card(evening.hand(1)[0]);
    assert_eq!(evening.refused(1, Sheet::of([twice, twice])), ("dixit.DR15", "two-different-cards"));
    assert_eq!(evening.refused(1, Sheet::of([twice])), ("table.T5", "wrong-number-of-parts"));
    assert!(evening.ask().unordered, "which of the two was chosen first is nobody's business");
    evening.lay();
    assert_eq!(evening.all().open.table.len(), 5);
    assert_eq!((evening.hand(0).len(), evening.hand(1).len(), evening.hand(2).len()), (6, 5, 5));
    let (_, events) = evening.vote(&[0, 0]);
    assert!((0..3).all(|number| evening.hand(number).len() == 7));
    let drawn = events.iter().filter_map(|event| match event {
        Event::Drew { cards } => Some(cards.len()),
        _ => None,
    });
    assert_eq!(drawn.collect::<Vec<_>>(), [2, 2, 1], "the others two each, the narrator one");
}

#[test]
fn dr15_with_three_a_vote_on_either_card_is_worth_one() {
    for which in 0..2 {
        let mut evening = evening(3);
        evening.tell("a clue");
        evening.lay();
        let decoy = Choice::Place(evening.places_of(2)[which]);
        let right = Choice::Place(evening.place_of(0));
        evening.hand_in(1, Sheet::of([decoy]));
        evening.hand_in(2, Sheet::of([right]));
        evening.close();
        assert_eq!(evening.points(), [3, 0, 3 + 1]);
    }
}

#[test]
fn da8_with_three_neither_of_ones_two_cards_can_be_voted_for() {
    let mut evening = evening(3);
    evening.tell("a clue");
    evening.lay();
    let own = evening.places_of(1);
    assert_eq!(own.len(), 2);
    for place in own {
        assert_eq!(evening.refused(1, Sheet::of([Choice::Place(place)])), ("dixit.DA8", "own-card"));
    }
    assert_eq!(evening.listed(1).len(), 3);
}

#[test]
fn da24_with_three_all_or_none_is_both_or_neither() {
    assert_eq!(gained(&evening(3).round(&[0, 0]).0), [0, 2, 2]);
    assert_eq!(gained(&evening(3).round(&[2, 1]).0), [0, 3, 3]);
    assert_eq!(gained(&evening(3).round(&[0, 1]).0), [3, 3 + 1, 0]);
}

#[test]
fn da25_with_three_everybody_has_one_vote() {
    let mut evening = evening(3);
    evening.tell("a clue");
    evening.lay();
    assert_eq!(evening.ask().parts[seat(1)], 1);
    let two = Sheet::of([Choice::Place(evening.place_of(0)), Choice::Place(evening.place_of(2))]);
    assert_eq!(evening.refused(1, two), ("table.T5", "wrong-number-of-parts"));
}

/// Pink, blue, green, purple, yellow, red are seats 0 to 5.
#[test]
fn dr16_the_example_with_six() {
    let (reveal, _) = evening(6).round(&[0, 0, 1, 1, 3]);
    assert_eq!(gained(&reveal), [3, 3 + 2, 3, 1, 0, 0]);
}

#[test]
fn da11_who_abstains_is_not_counted() {
    let owners: Vec<Seat> = (0..5).map(seat).collect();
    let count = |votes: &[Option<u8>]| gains(seat(0), &owners, &by_seat(votes)).as_slice().to_vec();
    // Place 1 is the narrator's. Every vote cast is right: all, and nothing for who abstained.
    assert_eq!(count(&[None, Some(1), Some(1), None, Some(1)]), [0, 2, 2, 0, 2]);
    // No vote cast is right: none, and 1 for each vote on one's card, even for who abstained.
    assert_eq!(count(&[None, Some(4), Some(4), None, None]), [0, 2, 2, 2, 0]);
    // Nobody voted at all: none was right.
    assert_eq!(count(&[None; 5]), [0; 5]);
    // Some: the abstainer gets only what was voted for.
    assert_eq!(count(&[None, Some(1), Some(4), None, Some(4)]), [3, 3, 0, 2, 0]);
}

#[test]
fn da11_the_clock_abstains_for_who_has_not_voted_and_keeps_a_vote_that_lies_there() {
    let mut evening = evening(4);
    evening.tell("a clue");
    evening.lay();
    let right = Choice::Place(evening.place_of(0));
    evening.hand_in(1, Sheet::of([right]));
    let draft = Sheet { ready: false, ..Sheet::of([Choice::Place(evening.place_of(1))]) };
    assert_eq!(evening.hand_in(2, draft), Reply::Noted);
    let reveal = scene::revealed(&evening.close_because(Why::Clock));
    assert_eq!(reveal.votes[seat(3)], None);
    assert_eq!(gained(&reveal), [3, 3 + 1, 0, 0]);
}

#[test]
fn da12_the_clock_lays_random_cards_beside_those_already_chosen() {
    let mut thrown = std::collections::BTreeSet::new();
    for number in 0..60 {
        let options = Options { first: Some(seat(0)), ..Options::default() };
        let mut evening = scene::evening_of(options, 3, number);
        evening.tell("a clue");
        let hands = [evening.hand(1), evening.hand(2)];
        let chosen = hands[0][3];
        let mut draft = Sheet::blank(2);
        draft.parts[1] = Some(Choice::Card(chosen));
        assert_eq!(evening.hand_in(1, draft), Reply::Noted);
        evening.close_because(Why::Clock);
        let table = evening.all().open.table;
        assert_eq!(table.len(), 5);
        assert!(table.contains(&chosen));
        let of = |hand: &[_]| hand.iter().filter(|card| table.contains(card)).count();
        assert_eq!((of(&hands[0]), of(&hands[1])), (2, 2));
        let filled = hands[0].iter().position(|card| *card != chosen && table.contains(card)).unwrap();
        thrown.insert(filled);
    }
    assert!(thrown.len() >= 5, "any of the others: {thrown:?}");
}

#[test]
fn da13_a_narrator_who_tells_nothing_in_time_is_passed_over() {
    let mut evening = evening(4);
    let hands: Vec<_> = (0..4).map(|number| evening.hand(number)).collect();
    let events = evening.close_because(Why::Clock);
    assert_eq!(
        events,
        [Event::PassedOver { narrator: seat(0) }, Event::RoundBegan { round: 1, narrator: seat(1) }]
    );
    assert_eq!((evening.narrator(), evening.points()), (1, vec![0; 4]));
    assert_eq!((0..4).map(|number| evening.hand(number)).collect::<Vec<_>>(), hands);

    // A card without a clue, and a clue without a card, are not enough; both together are.
    let card = Choice::Card(evening.hand(1)[0]);
    evening.hand_in(1, Sheet { ready: false, ..Sheet::of([card]) });
    evening.close_because(Why::Clock);
    assert_eq!(evening.narrator(), 2);
    evening.hand_in(2, Sheet::blank(1).with_text("fog"));
    evening.close_because(Why::Clock);
    assert_eq!(evening.narrator(), 3);
    let card = Choice::Card(evening.hand(3)[0]);
    evening.hand_in(3, Sheet { ready: false, ..Sheet::of([card]).with_text("fog") });
    evening.close_because(Why::Clock);
    assert_eq!(evening.phase(), Phase::Lay);
    assert_eq!((evening.all().open.round, evening.all().open.passes), (1, 3), "the first round is round 1");
}

#[test]
fn da13_when_everybody_was_passed_over_twice_in_a_row_the_game_ends_as_it_stands() {
    let mut evening = evening(4);
    evening.round(&[0, 1, 1]);
    for _ in 0..7 {
        evening.close_because(Why::Clock);
    }
    evening.plain_round();
    let points = evening.points();
    for _ in 0..7 {
        evening.close_because(Why::Clock);
        assert_eq!(evening.phase(), Phase::Tell, "a round was played, so the count began anew");
    }
    let last = evening.narrator();
    assert_eq!(evening.close_because(Why::Clock), [Event::PassedOver { narrator: seat(last) }]);
    let scores: Vec<i32> = points.iter().map(|points| i32::from(*points)).collect();
    assert_eq!(evening.outcome().scores.as_slice(), scores);
}

/// Eight count to sixteen; when five of them leave, three count to six.
#[test]
fn da13_everybody_is_who_sits_at_the_table() {
    let mut evening = evening(8);
    for _ in 0..5 {
        evening.close_because(Why::Clock);
    }
    for number in 3..8 {
        evening.leave(number);
    }
    assert_eq!(evening.phase(), Phase::Tell);
    evening.close_because(Why::Clock);
    assert_eq!(evening.phase(), Phase::Over);
}

#[test]
fn da35_two_rabbits_can_stand_on_the_same_space() {
    let mut evening = evening(4);
    evening.plain_round();
    assert_eq!(evening.points(), [0, 2, 2, 2]);
}

proptest! {
    #[test]
    fn da15_nobody_gains_more_than_the_rules_can_give(
        votes in proptest::collection::vec(proptest::option::of(1_u8..=8), 8),
        seats in 4_u8..=8,
    ) {
        let owners: Vec<Seat> = (0..usize::from(seats)).map(seat).collect();
        // The narrator is seat 0; nobody votes for a place that is not there or for their own.
        let vote = |number: usize| votes[number].filter(|place| {
            number != 0 && *place <= seats && usize::from(*place) != number + 1
        });
        let votes: Vec<_> = (0..usize::from(seats)).map(vote).collect();
        let gained = gains(seat(0), &owners, &by_seat(&votes));
        prop_assert!(gained[seat(0)] <= 3);
        prop_assert!(gained.as_slice().iter().all(|gain| *gain <= 3 + (seats - 2)));
        let found = votes.iter().flatten().filter(|place| **place == 1).count();
        let cast = votes.iter().flatten().count();
        prop_assert_eq!(gained[seat(0)] == 3, found > 0 && found < cast);
    }
}

#[test]
fn da15_nine_is_the_most_with_eight_and_the_track_goes_on_beyond_the_target() {
    let owners: Vec<Seat> = (0..8).map(seat).collect();
    let all_for_one = [None, Some(1), Some(2), Some(2), Some(2), Some(2), Some(2), Some(2)];
    assert_eq!(gains(seat(0), &owners, &by_seat(&all_for_one))[seat(1)], 9);
    let mut evening = evening_with(Options { target: 10, ..Options::default() }, 8);
    evening.round(&[0, 1, 1, 1, 1, 1, 1]);
    assert_eq!(evening.points()[1], 9);
    // Seat 1 narrates and gets three: twelve of ten.
    evening.round(&[1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(evening.points()[1], 12);
    assert_eq!(evening.phase(), Phase::Over);
}

//! The lifestyle phase, rule by rule.

use crate::scene::{DOUBLE, Evening, LOSE, cards, evening, evening_of, place, seat, staged};
use serde_json::json;
use stolik_nosedive::{Card, Choice, Event, Nosedive, Options, Phase, Rating, Space};
use stolik_table::{FactValue, Game, Reply, Seats, Sheet, Table, Viewer, Why};

/// Four players with three cards each, before the first turn of the influencer.
fn four() -> Evening {
    let mut evening =
        staged(&[&[20, 21, 22, LOSE], &[30, 31, 32, DOUBLE], &[40, 41, 42, 43], &[50, 51, 52, 53]]);
    evening.flip();
    evening
}

/// Pawns stand here, seat by seat.
fn pawns(evening: &mut Evening, on: &[Space]) {
    evening.arrange(|state| state["open"]["pawns"] = json!(on));
}

/// It is this seat's turn.
fn turn_of(evening: &mut Evening, number: usize) {
    evening.arrange(|state| state["open"]["active"] = json!(number));
}

#[test]
fn nr1_three_to_six_play() {
    assert_eq!(Nosedive::INFO.seats, 3..=6);
    for seats in 3..=6 {
        assert_eq!(evening(seats).all().open.players(), seats);
    }
}

#[test]
fn nr5_nr6_nr7_na42_pawns_on_start_five_cards_each_three_tokens_face_down() {
    for seats in 3..=6 {
        let evening = evening(seats);
        let view = evening.all();
        assert!(view.open.pawns.as_slice().iter().all(|pawn| *pawn == Space::Start));
        assert!(view.held.as_slice().iter().all(|held| *held == 5));
        assert_eq!(view.deck, 108 - 6 * seats);
        assert_eq!((view.open.tokens.stack, view.open.tokens.plus), (3, 0));
        let seen = evening.seen_by(1);
        assert_eq!(seen.hand().len(), 5);
        assert!(seen.hands[seat(0)].is_empty() && seen.held[seat(0)] == 5, "sizes are public, cards are not");
        assert!(evening.table.view(Viewer::Public).hands.as_slice().iter().all(|hand| hand.is_empty()));
    }
}

#[test]
fn na1_nr9_all_begin_with_different_ratings_and_the_highest_is_influencer() {
    let mut firsts = Seats::NONE;
    for number in 0..200 {
        let open = evening_of(&Options::default(), 6, number).all().open;
        let mut ratings: Vec<Rating> = open.ratings.as_slice().to_vec();
        assert_eq!(open.ratings[open.influencer], *ratings.iter().max().unwrap());
        assert!(ratings.iter().all(|rating| (2500..=3500).contains(&rating.0)));
        ratings.sort_unstable();
        ratings.dedup();
        assert_eq!(ratings.len(), 6);
        firsts = firsts.with(open.influencer);
    }
    assert_eq!(firsts.len(), 6, "it can be anybody");
}

#[test]
fn nr11_na12_the_influencer_alone_sees_the_cards_under_the_piles_and_turns_two() {
    let mut evening = staged(&[&[20], &[30], &[40], &[50]]);
    assert_eq!(evening.phase(), Phase::Flip);
    assert_eq!((evening.ask().asked(), evening.ask().parts[seat(0)]), (Seats::one(seat(0)), 2));
    assert!(evening.ask().unordered, "the same two in another order are the same choice");
    assert_eq!(evening.all().piles.len(), 4);
    let seen = |evening: &Evening, who: Viewer| {
        let piles = evening.table.view(who).piles;
        piles.iter().flatten().map(|seen| seen.card.map(|card| card.0)).collect::<Vec<_>>()
    };
    assert_eq!(seen(&evening, Viewer::Seat(seat(0))), [Some(0), Some(1), Some(2), Some(3)]);
    for who in [Viewer::Seat(seat(1)), Viewer::Public] {
        assert_eq!(seen(&evening, who), [None; 4]);
    }
    assert_eq!(evening.refused(0, [Choice::Pile(1), Choice::Pile(1)]).1, "two-piles");
    assert_eq!(evening.refused(0, [Choice::Pile(1), Choice::Pile(4)]).1, "no-such-pile");
    assert_eq!(evening.refused(0, [Choice::Pile(1), Choice::Number(2)]).1, "a-pile-is-asked");
    evening.answer([Choice::Pile(3), Choice::Pile(1)]);
    assert_eq!(seen(&evening, Viewer::Public), [None, Some(1), None, Some(3)]);
    // NA12: what was not turned is still remembered, by one.
    assert_eq!(seen(&evening, Viewer::Seat(seat(0))), [Some(0), Some(1), Some(2), Some(3)]);
}

#[test]
fn nr11_the_influencer_draws_what_others_do_not_see() {
    let mut evening = staged(&[&[20], &[30], &[40]]);
    evening.until(Phase::Rate);
    while evening.all().open.reviews.len() < 3 {
        evening.step();
    }
    evening.fill();
    let events = evening.close_because(Why::Answered);
    let laid = events.iter().find_map(|event| match event {
        Event::LaidOut { cards } => Some(cards.len()),
        _ => None,
    });
    assert_eq!(laid, Some(3));
}

#[test]
fn nr12_nr13_nr25_na2_three_turns_each_clockwise_from_the_influencer_a_token_for_each_of_the_influencers() {
    let mut evening = evening(5);
    let influencer = evening.all().open.influencer.index();
    evening.flip();
    for turn in 1..=3 {
        for step in 0..5 {
            let open = evening.all().open;
            assert_eq!((open.turn, evening.active()), (turn, (influencer + step) % 5));
            assert_eq!((open.tokens.stack, open.tokens.plus), (3 - turn, turn));
            evening.go(Space::Start);
        }
    }
    assert_eq!(evening.phase(), Phase::Take);
    assert_eq!(evening.all().open.tokens.stack, 0);
}

#[test]
fn nr14_na3_na5_a_pawn_goes_elsewhere_or_to_start_where_it_may_stay() {
    let mut evening = four();
    assert!(evening.spaces().contains(&Space::Start));
    pawns(&mut evening, &[Space::DrawTwo, Space::Start, Space::Start, Space::Start]);
    assert!(!evening.spaces().contains(&Space::DrawTwo));
    assert_eq!(evening.refused(0, [Choice::Space(Space::DrawTwo)]), ("nosedive.NA3", "stands-there"));
    assert_eq!(evening.refused(0, [Choice::Pile(1)]).1, "a-space-is-asked");
    evening.go(Space::OneDown);
    assert_eq!(evening.all().open.pawns[seat(0)], Space::OneDown);
    assert_eq!(evening.phase(), Phase::Act);
}

#[test]
fn nr23_na5_na41_start_draws_one_card_also_for_who_stands_there() {
    let mut evening = four();
    let before = evening.hand(0).len();
    evening.go(Space::Start);
    assert_eq!(evening.hand(0).len(), before + 1);
    assert_eq!(evening.all().open.pawns[seat(0)], Space::Start);
    // NA41: a hand may be of any size.
    evening.arrange(|state| {
        state["hidden"]["hands"][1] = (30..80).filter(|card| !(40..54).contains(card)).collect();
        let deck: Vec<u8> = (80..108).collect();
        state["hidden"]["deck"] = json!(deck);
    });
    let before = evening.hand(1).len();
    evening.go(Space::DrawTwo);
    assert_eq!(evening.hand(1).len(), before + 2);
}

#[test]
fn nr15_pawns_stay_where_they_are_between_rounds() {
    let mut evening = four();
    evening.go(Space::DrawTwo);
    evening.until(Phase::Share);
    pawns(&mut evening, &[Space::DrawTwo, Space::TwoUp, Space::Start, Space::OneDown]);
    evening.until(Phase::Flip);
    assert_eq!(evening.all().open.round, 2);
    assert_eq!(
        evening.all().open.pawns.as_slice(),
        [Space::DrawTwo, Space::TwoUp, Space::Start, Space::OneDown]
    );
}

#[test]
fn nr16_na4_na6_a_card_for_each_whose_pawn_stands_there_and_a_different_one() {
    let mut evening = four();
    pawns(&mut evening, &[Space::Start, Space::DrawTwo, Space::Start, Space::DrawTwo]);
    evening.go(Space::DrawTwo);
    let open = evening.all().open;
    assert_eq!((open.phase, open.owed.as_slice()), (Phase::Act, &[seat(1), seat(3)][..]));
    assert_eq!(evening.ask().parts[seat(0)], 2);
    let pay = |card: u8| Choice::Card(Card(card));
    assert_eq!(evening.refused(0, [pay(20), pay(20)]), ("nosedive.NA6", "card-twice"));
    assert_eq!(evening.refused(0, [pay(20), pay(30)]).1, "not-your-card");
    assert_eq!(evening.refused(0, [pay(20), place(21, 0)]).1, "a-toll-is-asked");
    let events = evening.answer([pay(20), pay(LOSE)]);
    assert!(evening.hand(1).contains(&20) && evening.hand(3).contains(&LOSE));
    assert_eq!(evening.hand(0).len(), 4, "two were paid and two drawn");
    let pawns = evening.all().open.pawns;
    assert!([0, 1, 3].iter().all(|number| pawns[seat(*number)] == Space::DrawTwo), "all stand there (NA4)");
    assert!(events.contains(&Event::Paid { from: seat(0), to: seat(1) }));
}

#[test]
fn nr16_who_cannot_pay_goes_elsewhere_and_start_is_free() {
    let mut evening = staged(&[&[20], &[30], &[40], &[50]]);
    evening.flip();
    pawns(&mut evening, &[Space::TwoUp, Space::DrawTwo, Space::DrawTwo, Space::Start]);
    assert_eq!(evening.refused(0, [Choice::Space(Space::DrawTwo)]), ("nosedive.NR16", "toll-too-high"));
    evening.go(Space::Start);
    assert_eq!(evening.hand(0).len(), 2, "nothing was paid to who stands on Start");
}

/// Nobody but the two learns which card it was, and nobody can follow it afterwards.
#[test]
fn na6_na42_a_toll_is_seen_by_the_two_alone_and_forgotten_when_it_may_have_left() {
    let mut evening = four();
    pawns(&mut evening, &[Space::Start, Space::ExperiencePlus, Space::Start, Space::Start]);
    evening.go(Space::ExperiencePlus);
    assert_eq!(evening.hand_in(0, Sheet::of([Choice::Card(Card(21))])), Reply::Accepted);
    let mut others = Evening::clone_of(&evening);
    let told = |event: &Event| matches!(event, Event::Toll { .. });
    assert!(evening.heard(Viewer::Seat(seat(0))).iter().any(told));
    assert!(!others.heard(Viewer::Seat(seat(2))).iter().any(told));
    let knows = |evening: &Evening, who: usize| evening.seen_by(who).hands[seat(1)];
    assert_eq!(knows(&evening, 0), cards(&[21]));
    assert!(knows(&evening, 2).is_empty());
    // A card that is seen on its way leaves the rest known.
    evening.go(Space::TwoUp);
    evening.answer([place(30, 0), place(31, 1)]);
    assert_eq!(knows(&evening, 0), cards(&[21]));
    // A card that is not might be it, whichever it was.
    turn_of(&mut evening, 1);
    evening.go(Space::OneDown);
    evening.answer([place(32, 0)]);
    assert!(knows(&evening, 0).is_empty());
    assert!(evening.hand(1).contains(&21));
}

/// Who gets a toll has seen which card it was, so the others of that hand are still where they were.
#[test]
fn na6_who_is_paid_knows_what_is_left() {
    let pay = |card: u8| Choice::Card(Card(card));
    let mut evening = four();
    pawns(&mut evening, &[Space::Start, Space::DrawTwo, Space::Start, Space::Start]);
    evening.go(Space::DrawTwo);
    evening.answer([pay(21)]);
    turn_of(&mut evening, 1);
    pawns(&mut evening, &[Space::DrawTwo, Space::Start, Space::Start, Space::Start]);
    evening.go(Space::DrawTwo);
    evening.answer([pay(30)]);
    assert_eq!(evening.seen_by(0).hands[seat(1)], cards(&[21]));
    assert_eq!(evening.seen_by(1).hands[seat(0)], cards(&[30]));
}

#[test]
fn na12_a_card_that_all_have_seen_is_nobodys_secret_any_more_and_unknown_when_it_is_drawn_again() {
    let mut evening = four();
    pawns(&mut evening, &[Space::Start, Space::DrawTwo, Space::Start, Space::Start]);
    evening.go(Space::DrawTwo);
    evening.answer([Choice::Card(Card(21))]);
    turn_of(&mut evening, 1);
    evening.go(Space::TwoUp);
    evening.answer([place(21, 0), place(31, 1)]);
    // As if it had come back by way of the discard.
    evening.arrange(|state| {
        state["hidden"]["piles"][0].as_array_mut().expect("a pile").pop();
        state["hidden"]["hands"][2] = json!([21]);
    });
    assert!(evening.seen_by(0).hands[seat(2)].is_empty());
}

#[test]
fn na7_a_card_that_is_drawn_cannot_pay() {
    let mut evening = staged(&[&[], &[30], &[40], &[50]]);
    evening.flip();
    pawns(&mut evening, &[Space::Start, Space::DrawTwo, Space::DrawAndUp, Space::Start]);
    assert_eq!(evening.spaces(), [Space::Start, Space::ExperiencePlus]);
    for space in [Space::DrawTwo, Space::DrawAndUp] {
        assert_eq!(evening.refused(0, [Choice::Space(space)]).1, "toll-too-high");
    }
}

#[test]
fn na8_after_the_toll_there_must_be_enough_for_the_action() {
    let mut evening = staged(&[&[20, 21], &[30], &[40], &[50]]);
    evening.flip();
    assert!(
        [Space::OneDown, Space::TwoUp, Space::UpAndDown].iter().all(|one| evening.spaces().contains(one))
    );
    pawns(&mut evening, &[Space::Start, Space::OneDown, Space::TwoUp, Space::DrawAndUp]);
    // One card is left for one; two are wanted for two; a drawn one is enough for the last.
    let spaces = evening.spaces();
    assert!(spaces.contains(&Space::OneDown) && spaces.contains(&Space::DrawAndUp));
    assert!(!spaces.contains(&Space::TwoUp) && spaces.contains(&Space::UpAndDown));
    assert_eq!(evening.refused(0, [Choice::Space(Space::TwoUp)]), ("nosedive.NA8", "too-few-cards"));
    let needed = evening.refused_fact(0, [Choice::Space(Space::TwoUp)], "needed");
    assert_eq!(needed, FactValue::Number(3), "two to lie and one to pay");
}

#[test]
fn nr17_one_card_face_down_on_any_pile() {
    let mut evening = four();
    evening.go(Space::OneDown);
    assert_eq!(evening.listed(0, 0).len(), 4 * 4, "any card on any pile");
    assert_eq!(evening.refused(0, [place(20, 4)]).1, "no-such-pile");
    assert_eq!(evening.refused(0, [place(30, 0)]).1, "not-your-card");
    assert_eq!(evening.refused(0, [Choice::Card(Card(20))]).1, "a-placement-is-asked");
    let events = evening.answer([place(20, 2)]);
    assert!(!events.iter().any(|event| matches!(event, Event::Drew { .. })), "nothing is drawn");
    assert_eq!(evening.pile(2).last(), Some(&(20, false)));
    assert!(!evening.hand(0).contains(&20));
}

#[test]
fn nr18_one_face_up_then_one_face_down_on_another_pile() {
    let mut evening = four();
    evening.go(Space::UpAndDown);
    assert_eq!(evening.refused(0, [place(20, 2), place(21, 2)]), ("nosedive.NR18", "another-pile"));
    assert_eq!(evening.refused_fact(0, [place(20, 2), place(21, 2)], "pile"), FactValue::Number(3));
    assert_eq!(evening.refused(0, [place(20, 2), place(20, 1)]).1, "card-twice");
    let events = evening.answer([place(20, 2), place(21, 1)]);
    assert_eq!(evening.pile(2).last(), Some(&(20, true)));
    assert_eq!(evening.pile(1).last(), Some(&(21, false)));
    let placed: Vec<&Event> = events.iter().filter(|event| matches!(event, Event::Placed { .. })).collect();
    assert_eq!(
        placed,
        [
            &Event::Placed { seat: seat(0), pile: 2, card: Some(Card(20)) },
            &Event::Placed { seat: seat(0), pile: 1, card: None },
        ]
    );
}

#[test]
fn nr19_na15_two_face_up_on_two_piles_also_those_that_hurt() {
    let mut evening = four();
    turn_of(&mut evening, 1);
    evening.go(Space::TwoUp);
    assert_eq!(evening.refused(1, [place(30, 3), place(31, 3)]).1, "another-pile");
    evening.answer([place(DOUBLE, 3), place(30, 0)]);
    assert_eq!(evening.pile(3).last(), Some(&(DOUBLE, true)));
    assert_eq!(evening.pile(0).last(), Some(&(30, true)));
}

#[test]
fn nr20_na9_na10_a_token_that_lies_there_one_a_round() {
    let mut evening = four();
    evening.go(Space::ExperiencePlus);
    assert_eq!(evening.all().open.tokens.holders, Seats::one(seat(0)));
    // The only one is taken.
    assert_eq!(
        evening.refused(1, [Choice::Space(Space::ExperiencePlus)]),
        ("nosedive.NA9", "no-token-lies-there")
    );
    // NA10: what lies there waits for later turns.
    evening.arrange(|state| state["open"]["tokens"]["plus"] = json!(2));
    pawns(&mut evening, &[Space::Start; 4]);
    turn_of(&mut evening, 0);
    assert_eq!(
        evening.refused(0, [Choice::Space(Space::ExperiencePlus)]),
        ("nosedive.NR20", "one-token-a-round")
    );
    turn_of(&mut evening, 2);
    evening.go(Space::ExperiencePlus);
    let tokens = evening.all().open.tokens;
    assert_eq!((tokens.plus, tokens.holders), (1, [seat(0), seat(2)].into_iter().collect()));
}

#[test]
fn nr21_a_card_is_drawn_and_then_one_placed_face_up() {
    let mut evening = four();
    let before = evening.hand(0);
    evening.go(Space::DrawAndUp);
    assert_eq!(evening.phase(), Phase::Place);
    let drawn = evening.hand(0).into_iter().find(|card| !before.contains(card)).unwrap();
    evening.answer([place(drawn, 1)]);
    assert_eq!(evening.pile(1).last(), Some(&(drawn, true)));
    assert_eq!(evening.hand(0), before);
    assert_eq!(evening.active(), 1);
}

#[test]
fn nr22_two_cards_are_drawn() {
    let mut evening = four();
    let deck = evening.all().deck;
    evening.go(Space::DrawTwo);
    assert_eq!((evening.hand(0).len(), evening.all().deck), (6, deck - 2));
}

#[test]
fn nr24_na12_na13_cards_face_up_are_seen_by_all_and_others_by_who_laid_them() {
    let mut evening = four();
    turn_of(&mut evening, 1);
    evening.go(Space::UpAndDown);
    evening.answer([place(31, 2), place(30, 3)]);
    let seen = |who: usize, pile: usize| {
        let piles = evening.seen_by(who).piles;
        piles[pile].iter().map(|seen| seen.card.map(|card| card.0)).collect::<Vec<_>>()
    };
    // In the order in which they were laid (NA13).
    assert_eq!(seen(2, 2), [None, Some(31)]);
    assert_eq!(seen(2, 3), [None, None]);
    assert_eq!(seen(1, 3), [None, Some(30)]);
    assert_eq!(seen(0, 3), [Some(3), None], "the influencer knows what lay there first");
    let public = evening.table.view(Viewer::Public).piles;
    assert_eq!(public[3].iter().map(|seen| (seen.card, seen.up)).collect::<Vec<_>>(), [(None, false); 2]);
    assert_eq!(public[3][1].by, seat(1), "who laid it is seen by all");
}

#[test]
fn nr26_na23_from_the_lowest_rating_on_everybody_takes_a_whole_pile_and_the_last_one_is_left_over() {
    let mut evening = four();
    evening.go(Space::OneDown);
    evening.answer([place(20, 2)]);
    evening.until(Phase::Take);
    // Rated 3.500, 3.400, 3.300, 3.200.
    assert_eq!(evening.active(), 3);
    let events = evening.answer([Choice::Pile(2)]);
    assert_eq!(events[0], Event::TookPile { seat: seat(3), pile: 2, cards: cards(&[2, 20]) });
    assert_eq!(evening.all().open.collected[seat(3)], cards(&[2, 20]));
    assert_eq!(evening.active(), 2);
    assert_eq!(evening.refused(2, [Choice::Pile(2)]).1, "pile-taken");
    assert_eq!(evening.refused_fact(2, [Choice::Pile(2)], "pile"), FactValue::Number(3));
    assert_eq!(evening.refused(2, [Choice::Space(Space::Start)]).1, "take-a-pile");
    evening.answer([Choice::Pile(0)]);
    assert_eq!(evening.active(), 1);
    evening.answer([Choice::Pile(3)]);
    let open = evening.all().open;
    assert_eq!((open.phase, open.taken[seat(0)]), (Phase::Share, Some(1)));
    assert_eq!(open.collected[seat(0)], cards(&[1]));
}

#[test]
fn na21_among_equals_who_was_earlier_in_turn_takes_later() {
    let mut evening = four();
    evening.arrange(|state| {
        state["open"]["ratings"] = json!([3000, 3000, 2000, 3000]);
        state["open"]["influencer"] = json!(3);
        state["open"]["phase"] = json!("take");
        state["open"]["active"] = json!(2);
    });
    let mut order = vec![evening.active()];
    for pile in 0..2 {
        evening.answer([Choice::Pile(pile)]);
        order.push(evening.active());
    }
    assert_eq!(order, [2, 1, 0], "turns went 3, 0, 1, 2");
}

#[test]
fn na14_an_empty_pile_can_be_played_on_and_taken() {
    let mut evening = four();
    evening.arrange(|state| state["hidden"]["piles"][3] = json!([]));
    evening.go(Space::OneDown);
    evening.answer([place(20, 3)]);
    assert_eq!(evening.pile(3), [(20, false)]);
    evening.arrange(|state| {
        state["hidden"]["piles"][3] = json!([]);
        state["open"]["phase"] = json!("take");
        state["open"]["active"] = json!(3);
    });
    evening.answer([Choice::Pile(3)]);
    assert!(evening.all().open.collected[seat(3)].is_empty());
}

/// All turns of six players, and the card that it began with.
#[test]
fn nr17_a_pile_has_room_for_a_card_of_every_turn() {
    let mut evening = four();
    let laid = json!((40..58).map(|card| json!({ "card": card, "by": 0, "up": false })).collect::<Vec<_>>());
    evening.arrange(|state| state["hidden"]["piles"][3] = laid);
    evening.go(Space::OneDown);
    evening.answer([place(20, 3)]);
    assert_eq!(evening.pile(3).len(), 1 + 3 * 6);
}

/// The deck has these cards, the discard those.
fn drawn_out(evening: &mut Evening, deck: &[u8], discard: &[u8]) {
    evening.arrange(|state| {
        state["hidden"]["deck"] = json!(deck);
        state["open"]["discard"] = json!(discard);
    });
}

#[test]
fn na19_an_empty_deck_is_replaced_by_the_discard() {
    let mut evening = four();
    drawn_out(&mut evening, &[60], &[103, 104]);
    let events = evening.go(Space::DrawTwo);
    assert!(events.contains(&Event::Reshuffled { cards: 2 }));
    assert_eq!((evening.hand(0).len(), evening.all().deck), (6, 1));
    assert!(evening.hand(0).contains(&60) && evening.all().open.discard.is_empty());
}

#[test]
fn na19_with_nothing_to_draw_start_is_free_and_spaces_that_draw_are_closed() {
    let mut evening = four();
    drawn_out(&mut evening, &[], &[]);
    for space in [Space::DrawTwo, Space::DrawAndUp] {
        assert_eq!(evening.refused(0, [Choice::Space(space)]), ("nosedive.NA19", "nothing-to-draw"));
    }
    assert!(evening.spaces().contains(&Space::OneDown), "where nothing is drawn it goes on");
    let before = evening.hand(0);
    let events = evening.go(Space::Start);
    assert_eq!(evening.hand(0), before);
    assert!(events.contains(&Event::Drew { seat: seat(0), count: 0 }));
    drawn_out(&mut evening, &[60], &[]);
    let before = evening.hand(1).len();
    evening.go(Space::DrawTwo);
    assert_eq!(evening.hand(1).len(), before + 1, "what is there is drawn");
}

#[test]
fn na20_too_few_cards_for_the_piles_leave_the_last_ones_empty() {
    let first_round = |deck: &[u8], discard: &[u8]| {
        let mut evening = four();
        evening.until(Phase::Rate);
        while evening.all().open.reviews.len() < 4 {
            evening.step();
        }
        drawn_out(&mut evening, deck, discard);
        evening.step();
        assert_eq!(evening.all().open.round, 2);
        evening
    };
    let mut evening = first_round(&[60], &[103]);
    assert_eq!(evening.all().piles.iter().map(|pile| pile.len()).collect::<Vec<_>>(), [1, 1, 0, 0]);
    assert_eq!(evening.ask().parts[evening.all().open.influencer], 2);
    let influencer = evening.active();
    assert_eq!(evening.refused(influencer, [Choice::Pile(0), Choice::Pile(2)]).1, "nothing-to-turn");
    assert_eq!(
        evening.refused_fact(influencer, [Choice::Pile(0), Choice::Pile(2)], "pile"),
        FactValue::Number(3)
    );
    let mut one = first_round(&[60], &[]);
    assert_eq!(one.ask().parts[one.all().open.influencer], 1);
    one.flip();
    assert_eq!(one.phase(), Phase::Move);
    let none = first_round(&[], &[]);
    assert_eq!((none.phase(), none.all().open.turn), (Phase::Move, 1), "there is nothing to turn");
}

#[test]
fn na16_a_double_loss_does_nothing_in_a_hand() {
    let mut evening = four();
    evening.until(Phase::Share);
    assert!(evening.hand(1).contains(&DOUBLE));
    assert!(!evening.all().open.doubled.has(seat(1)));
}

#[test]
fn na39_whoever_is_late_in_a_turn_goes_to_start_and_what_was_begun_is_finished_at_random() {
    let mut evening = staged(&[&[20, 21], &[30, 31], &[40, 41]]);
    evening.close_because(Why::Clock);
    let turned = evening.all().piles.iter().flatten().filter(|seen| seen.up).count();
    assert_eq!(turned, 2, "two piles by lot");
    evening.close_because(Why::Clock);
    assert_eq!((evening.all().open.pawns[seat(0)], evening.hand(0).len()), (Space::Start, 3));
    evening.go(Space::DrawAndUp);
    evening.close_because(Why::Clock);
    assert_eq!(evening.hand(1).len(), 2, "one was drawn and one placed");
    evening.go(Space::UpAndDown);
    // A draft is kept: only what is missing is filled.
    let draft = Sheet { ready: false, ..Sheet::of([place(41, 1), place(40, 0)]) };
    let mut half = draft.clone();
    half.parts[1] = None;
    evening.hand_in(2, half);
    evening.close_because(Why::Clock);
    assert_eq!(evening.pile(1).last(), Some(&(41, true)));
    evening.until(Phase::Take);
    let first = evening.active();
    evening.close_because(Why::Clock);
    assert!(evening.all().open.taken[seat(first)].is_some());
}

#[test]
fn nr2_nr3_no_card_is_ever_lost_or_there_twice() {
    for number in 0..20 {
        let mut evening = evening_of(&Options::default(), 3 + number as u8 % 4, number);
        while evening.table.now().ask().is_some() {
            let view = evening.all();
            let piles = view.piles.iter().flatten().filter_map(|seen| seen.card);
            let zones = view.hands.as_slice().iter().chain(view.open.collected.as_slice());
            let outside = zones.fold(view.open.discard, |all, zone| all.and(*zone)).and(piles.collect());
            assert_eq!(outside.len() + usize::from(view.deck), 108);
            evening.close_because(Why::Clock);
        }
    }
}

impl Evening {
    fn clone_of(other: &Evening) -> Evening {
        let mut copy = evening(other.table.seats());
        copy.table = Table::clone(&other.table);
        copy
    }
}

#[test]
fn nr10_nr12_rounds_and_turns_are_counted_from_one_until_it_is_over() {
    let mut evening = four();
    let counted = |evening: &Evening| (evening.table.moment().round, evening.table.moment().turn);
    assert_eq!((evening.phase(), counted(&evening)), (Phase::Move, (Some(1), Some(1))));
    evening.until(Phase::Take);
    assert_eq!(counted(&evening).0, Some(1));
    evening.until(Phase::Flip);
    assert_eq!(counted(&evening), (Some(2), None), "before the first turn");
    evening.until(Phase::Move);
    assert_eq!(counted(&evening), (Some(2), Some(1)));
    evening.until(Phase::Over);
    assert_eq!(counted(&evening), (None, None));
}

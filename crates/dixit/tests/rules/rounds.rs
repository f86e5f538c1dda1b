//! A round from the clue to the votes: DR1 to DR8 and what belongs to them.

use std::collections::BTreeMap;

use crate::scene::{evening, evening_of, evening_with, revealed, seat, seed};
use stolik_dixit::{
    Card, Cards, Choice, Deck, Dixit, Event, HOUSE_CARDS, LONGEST_CLUE, MOST_CARDS, Opener, Options, PLACES,
    Phase, SECOND_CARDS,
};
use stolik_table::{Game, Progress, Reply, Sheet, Table, Viewer, WhoIsIn, Why};

fn card(number: u8) -> Choice {
    Choice::Card(Card(number))
}

#[test]
fn dr1_the_deck_has_84_cards_and_the_board_8_places() {
    assert_eq!((HOUSE_CARDS, PLACES, Deck::House.cards()), (84, 8, 84));
    let mut evening = evening(8);
    let view = evening.all();
    assert_eq!(view.hands.iter().map(|hand| hand.cards.len()).sum::<usize>() + usize::from(view.pile), 84);
    evening.tell("a clue");
    evening.lay();
    assert_eq!(evening.all().open.table.len(), 8);
}

#[test]
fn dr2_everybody_holds_six_cards_and_none_twice() {
    for seats in 4..=8 {
        let evening = evening(seats);
        let view = evening.all();
        assert!(view.held.as_slice().iter().all(|held| *held == 6), "{view:?}");
        let dealt = view.hands.iter().fold(Cards::NONE, |all, hand| all.and(hand.cards));
        assert_eq!(dealt.len(), 6 * usize::from(seats));
    }
}

#[test]
fn dr3_the_player_to_the_left_narrates_next() {
    let mut evening = evening(4);
    let narrators: Vec<usize> = (0..5)
        .map(|_| {
            evening.plain_round();
            evening.narrator()
        })
        .collect();
    assert_eq!(narrators, [1, 2, 3, 0, 1]);
}

#[test]
fn dr3_da2_the_first_narrator_is_drawn_by_lot_or_named() {
    let mut drawn: Vec<usize> =
        (0..60).map(|number| evening_of(Options::default(), 5, number).narrator()).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [0, 1, 2, 3, 4], "anybody can begin");
    let named = Options { first: Some(seat(3)), ..Options::default() };
    assert!((0..20).all(|number| evening_of(named, 5, number).narrator() == 3));
    let refusal = Table::<Dixit>::deal(&named, 3, seed(0)).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.case), ("dixit.DA2", "no-such-seat"));
}

#[test]
fn da2_who_has_a_clue_the_first_in_the_drawn_order_narrates() {
    let options = Options { opener: Opener::WhoHasAClue, ..Options::default() };
    let mut orders = BTreeMap::new();
    for number in 0..40 {
        let mut evening = evening_of(options, 4, number);
        assert_eq!(evening.phase(), Phase::Opener);
        let order: Vec<usize> =
            evening.ask().parties.iter().map(|party| party.lowest().unwrap().index()).collect();
        assert_eq!(evening.listed(order[0]), [Choice::Claim]);
        assert_eq!(evening.ask().progress, Progress::Nothing, "who has no clue need not show it");
        // The first passes, the second and the fourth have a clue, the third is slow.
        assert_eq!(evening.hand_in(order[3], Sheet::of([Choice::Claim])), Reply::Accepted);
        assert_eq!(evening.hand_in(order[0], Sheet::pass()), Reply::Accepted);
        assert!(!evening.table.is_answered(None), "one of the first two may still have a clue");
        assert_eq!(evening.hand_in(order[1], Sheet::of([Choice::Claim])), Reply::Accepted);
        let events = evening.close();
        assert_eq!(events, [Event::Opens { narrator: seat(order[1]) }]);
        assert_eq!((evening.phase(), evening.narrator()), (Phase::Tell, order[1]));
        assert!(evening.all().open.callers.is_empty());
        *orders.entry(order[0]).or_insert(0) += 1;
    }
    assert_eq!(orders.len(), 4, "the order is drawn: {orders:?}");
}

#[test]
fn da2_if_nobody_has_a_clue_the_first_of_the_order_narrates() {
    let options = Options { opener: Opener::WhoHasAClue, ..Options::default() };
    let mut evening = evening_of(options, 4, 7);
    let first = evening.ask().parties[0].lowest().unwrap().index();
    assert_eq!(evening.refused(first, Sheet::of([card(1)])), ("dixit.DA2", "claim-or-pass"));
    evening.close_because(Why::Clock);
    assert_eq!((evening.phase(), evening.narrator()), (Phase::Tell, first));
}

#[test]
fn da2_a_narrator_named_by_the_host_is_not_asked_for() {
    let options = Options { opener: Opener::WhoHasAClue, first: Some(seat(2)), ..Options::default() };
    let evening = evening_of(options, 4, 7);
    assert_eq!((evening.phase(), evening.narrator()), (Phase::Tell, 2));
}

#[test]
fn dr4_da3_the_narrator_gives_a_card_of_the_own_hand_and_a_clue_together() {
    let mut evening = evening(4);
    let own = evening.hand(0);
    let foreign = evening.hand(1)[0];
    let ask = evening.ask();
    assert_eq!(ask.asked().iter().collect::<Vec<_>>(), [seat(0)]);
    assert_eq!(evening.listed(0), own.iter().map(|card| Choice::Card(*card)).collect::<Vec<_>>());
    let foreign = Sheet::of([Choice::Card(foreign)]).with_text("sea");
    assert_eq!(evening.refused(0, foreign), ("dixit.DR4", "not-your-card"));
    assert_eq!(evening.refused(0, Sheet::of([Choice::Place(1)]).with_text("sea")).1, "a-card-is-asked");
    assert_eq!(evening.refused(0, Sheet::of([Choice::Card(own[2])])), ("table.T6", "text-too-short"));
    let only_text = Sheet { ready: true, ..Sheet::blank(1) }.with_text("sea");
    assert_eq!(evening.refused(0, only_text), ("table.T5", "part-missing"));

    let told = Sheet::of([Choice::Card(own[2])]).with_text("salt");
    assert_eq!(evening.hand_in(0, told), Reply::Accepted);
    let events = evening.close();
    assert!(
        matches!(&events[..], [Event::Told { narrator, clue }] if *narrator == seat(0) && clue.as_str() == "salt")
    );
    assert_eq!(evening.all().told, Some(own[2]));
    assert!(!evening.hand(0).contains(&own[2]));
}

#[test]
fn da4_a_clue_has_1_to_140_characters_in_any_script_or_fewer_by_agreement() {
    assert_eq!(LONGEST_CLUE, 140);
    for (longest, fits, too_long) in
        [(140, "☂".repeat(140), "a".repeat(141)), (10, "ż".repeat(10), "ż".repeat(11))]
    {
        let mut evening = evening_with(Options { clue: longest, ..Options::default() }, 4);
        let own = Choice::Card(evening.hand(0)[0]);
        let told = |text: &str| Sheet::of([own]).with_text(text);
        assert_eq!(evening.refused(0, told(&too_long)), ("table.T6", "text-too-long"));
        assert_eq!(evening.refused(0, told("  ")), ("table.T6", "text-too-short"));
        assert_eq!(evening.hand_in(0, told(&fits)), Reply::Accepted);
        evening.close();
        assert_eq!(evening.all().open.clue.as_str(), fits);
        evening.lay();
        assert_eq!(evening.seen_by(2).open.clue.as_str(), fits, "seen all round");
    }
    for clue in [9, 141] {
        let refusal = Table::<Dixit>::deal(&Options { clue, ..Options::default() }, 4, seed(0)).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.case), ("dixit.DA4", "no-such-length"));
    }
}

#[test]
fn da5_an_old_clue_may_be_told_again() {
    let mut evening = evening(4);
    evening.plain_round();
    let old = evening.all().open.last.unwrap().clue;
    evening.tell(old.as_str());
    assert_eq!((evening.phase(), evening.all().open.clue), (Phase::Lay, old));
}

#[test]
fn dr5_everybody_else_gives_one_of_their_cards() {
    let mut evening = evening(5);
    evening.tell("a clue");
    let ask = evening.ask();
    assert_eq!(ask.asked().iter().map(|seat| seat.index()).collect::<Vec<_>>(), [1, 2, 3, 4]);
    let (own, foreign) = (evening.hand(1), evening.hand(2)[0]);
    assert_eq!(evening.listed(1), own.iter().map(|card| Choice::Card(*card)).collect::<Vec<_>>());
    assert_eq!(evening.refused(1, Sheet::of([Choice::Card(foreign)])), ("dixit.DR5", "not-your-card"));
    assert_eq!(evening.refused(1, Sheet::of([Choice::Claim])), ("dixit.DR5", "a-card-is-asked"));
    assert_eq!(evening.refused(0, Sheet::of([card(1)])), ("table.T3", "not-your-question"));
    let laid: Vec<Card> = (1..5).map(|seat| evening.hand(seat)[0]).collect();
    evening.lay();
    assert!((1..5).all(|seat| !evening.hand(seat).contains(&laid[seat - 1])), "a card given is gone");
    assert!(laid.iter().all(|card| evening.all().open.table.contains(card)));
}

#[test]
fn dr6_the_cards_lie_face_up_with_the_narrators_among_them() {
    let mut evening = evening(6);
    let told = evening.tell("a clue");
    assert!(evening.all().open.table.is_empty(), "nothing is shown before all cards are in");
    let events = evening.lay();
    let table = evening.all().open.table;
    assert_eq!(table.len(), 6);
    assert!(table.contains(&told));
    assert_eq!(events, [Event::Laid { cards: table.clone() }]);
    for who in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(3))] {
        assert_eq!(evening.table.view(who).open.table, table);
    }
}

#[test]
fn da10_every_place_is_equally_likely_whoever_laid_first() {
    let mut places = [0; 4];
    let tries = 800;
    for number in 0..tries {
        let mut evening = evening_of(Options { first: Some(seat(0)), ..Options::default() }, 4, number);
        evening.tell("a clue");
        evening.lay();
        places[usize::from(evening.place_of(0)) - 1] += 1;
    }
    assert!(places.iter().all(|count| (150..250).contains(count)), "{places:?}");

    let order = |guessers: [usize; 3]| {
        let mut evening = evening(4);
        evening.tell("a clue");
        for guesser in guessers {
            let card = Choice::Card(evening.hand(guesser)[0]);
            evening.hand_in(guesser, Sheet::of([card]));
        }
        evening.close();
        evening.all().open.table
    };
    assert_eq!(order([1, 2, 3]), order([3, 1, 2]));
}

#[test]
fn dr7_da8_nobody_votes_for_their_own_card() {
    let mut evening = evening(5);
    evening.tell("a clue");
    evening.lay();
    let own = evening.place_of(2);
    assert_eq!(evening.refused(2, Sheet::of([Choice::Place(own)])), ("dixit.DA8", "own-card"));
    let others: Vec<Choice> = (1..=5).filter(|place| *place != own).map(Choice::Place).collect();
    assert_eq!(evening.listed(2), others);
    for place in [0, 6, 255] {
        assert_eq!(evening.refused(2, Sheet::of([Choice::Place(place)])), ("dixit.DR7", "no-such-place"));
    }
    assert_eq!(evening.refused(2, Sheet::of([card(3)])), ("dixit.DR7", "a-place-is-asked"));
}

#[test]
fn da9_the_narrator_does_not_vote() {
    let mut evening = evening(4);
    evening.tell("a clue");
    evening.lay();
    assert!(!evening.ask().asked().has(seat(0)));
    assert_eq!(evening.refused(0, Sheet::of([Choice::Place(1)])), ("table.T3", "not-your-question"));
}

#[test]
fn da7_a_card_and_a_vote_can_be_changed_until_the_last_one_is_in() {
    let mut evening = evening(4);
    evening.tell("a clue");
    let hand = evening.hand(1);
    assert_eq!(evening.hand_in(1, Sheet::of([Choice::Card(hand[0])])), Reply::Accepted);
    assert_eq!(evening.hand_in(1, Sheet::of([Choice::Card(hand[4])])), Reply::Replaced);
    for guesser in [2, 3] {
        let card = Choice::Card(evening.hand(guesser)[0]);
        evening.hand_in(guesser, Sheet::of([card]));
    }
    evening.close();
    assert!(evening.all().open.table.contains(&hand[4]) && !evening.all().open.table.contains(&hand[0]));

    let first = Choice::Place(evening.place_of(0));
    let second = Choice::Place(evening.place_of(2));
    assert_eq!(evening.hand_in(1, Sheet::of([first])), Reply::Accepted);
    assert_eq!(evening.hand_in(1, Sheet::of([second])), Reply::Replaced);
    for guesser in [2, 3] {
        evening.hand_in(guesser, Sheet::of([first]));
    }
    let reveal = revealed(&evening.close());
    assert_eq!(reveal.owners[usize::from(reveal.votes[seat(1)].unwrap()) - 1], seat(2));
}

#[test]
fn da29_all_see_who_has_voted_and_nobody_for_what() {
    let mut evening = evening(4);
    evening.tell("a clue");
    evening.lay();
    let before =
        [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))].map(|who| evening.table.view(who));
    let vote = Choice::Place(evening.place_of(0));
    evening.hand_in(1, Sheet::of([vote]));
    let after =
        [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))].map(|who| evening.table.view(who));
    assert_eq!(before, after);
    assert_eq!(evening.table.who_is_in(), WhoIsIn::Seats(seat(1).into()));
}

/// The secrets of the rules, each by hand: a view that shows too much could deceive the laws together with its news.
#[test]
fn dr4_dr5_dr7_hands_the_told_card_and_owners_are_their_owners_alone() {
    let mut evening = evening(4);
    let told = evening.tell("a clue");
    for (who, sees) in
        [(Viewer::Seat(seat(0)), true), (Viewer::Seat(seat(1)), false), (Viewer::Public, false)]
    {
        assert_eq!(evening.table.view(who).told, sees.then_some(told));
    }
    evening.lay();
    for (number, who) in (0..4).map(|number| (number, Viewer::Seat(seat(number)))) {
        let view = evening.table.view(who);
        assert_eq!(view.hands.iter().map(|hand| hand.seat).collect::<Vec<_>>(), [seat(number)]);
        assert_eq!(view.hand().iter().collect::<Vec<_>>(), evening.hand(number));
        let known: Vec<_> = view.owners.iter().flatten().collect();
        assert_eq!(known, [&seat(number)], "one's own place and no other");
    }
    let public = evening.table.view(Viewer::Public);
    assert!(public.hands.is_empty() && public.owners.iter().all(Option::is_none));
}

#[test]
fn dr8_da30_the_reveal_says_whose_card_is_whose_who_voted_for_what_and_who_gained() {
    let mut evening = evening(4);
    let told = evening.tell("a clue");
    evening.lay();
    let (table, owners) = (evening.all().open.table, evening.all().owners);
    let votes = [evening.place_of(0), evening.place_of(1), evening.place_of(2)];
    let (reveal, _) = evening.vote(&[0, 1, 2]);
    assert_eq!(reveal.cards, table);
    assert_eq!(reveal.owners.iter().map(|owner| Some(*owner)).collect::<Vec<_>>(), owners.to_vec());
    let narrators_place = reveal.owners.iter().position(|owner| *owner == seat(0)).unwrap();
    assert_eq!(reveal.cards[narrators_place], told);
    assert_eq!(reveal.votes.as_slice(), [None, Some(votes[0]), Some(votes[1]), Some(votes[2])]);
    assert_eq!((reveal.round, reveal.narrator, reveal.clue.as_str()), (1, seat(0), "a clue"));
    for who in [Viewer::Public, Viewer::Seat(seat(3))] {
        assert_eq!(evening.table.view(who).open.last.as_ref(), Some(&reveal), "who comes late sees it too");
    }
}

#[test]
fn da36_everybody_has_one_vote_with_seven_and_eight_too() {
    for seats in [7, 8] {
        let mut evening = evening(seats);
        evening.tell("a clue");
        evening.lay();
        let parts = evening.ask().parts;
        assert!((1..usize::from(seats)).all(|number| parts[seat(number)] == 1));
    }
}

#[test]
fn da1_three_to_eight_play() {
    for seats in 0..=8 {
        let dealt = Table::<Dixit>::deal(&Options::default(), seats, seed(1));
        assert_eq!(dealt.is_ok(), (3..=8).contains(&seats), "{seats}");
    }
    let cards_to_lay = |seats: u8| {
        let mut evening = evening(seats);
        evening.tell("a clue");
        evening.ask().parts[seat(1)]
    };
    assert_eq!((3..=8).map(cards_to_lay).collect::<Vec<_>>(), [2, 1, 1, 1, 1, 1]);
    assert!(Dixit::INFO.seats.eq(3..=8));
}

#[test]
fn da32_a_deck_must_fill_every_hand_and_the_table() {
    let deal = |cards: u8, seats: u8| {
        let options = Options { deck: Deck::Own { deck: 1, cards }, ..Options::default() };
        Table::<Dixit>::deal(&options, seats, seed(0)).map_err(|refusal| (refusal.rule.0, refusal.case))
    };
    for (seats, fewest) in [(3, 26), (4, 28), (5, 35), (6, 42), (7, 49), (8, 56)] {
        assert_eq!(Deck::fewest(seats), fewest);
        assert_eq!(deal(fewest - 1, seats).unwrap_err(), ("dixit.DA32", "deck-too-small"));
        assert!(deal(fewest, seats).is_ok());
    }
    assert!(deal(200, 8).is_ok());
    assert_eq!(deal(201, 8).unwrap_err(), ("dixit.DA32", "deck-too-large"));
}

#[test]
fn da38_a_table_plays_with_the_first_deck_the_second_or_both_and_a_card_keeps_its_number() {
    let dealt = |deck: Deck| {
        let view = evening_with(Options { deck, ..Options::default() }, 8).all();
        let hands = view.hands.iter().fold(Cards::NONE, |all, hand| all.and(hand.cards));
        assert_eq!(hands.len() + usize::from(view.pile), usize::from(deck.cards()));
        assert_eq!(hands.without(deck.all()), Cards::NONE);
        hands
    };
    let cards = |deck: Deck| deck.all().iter().collect::<Vec<_>>();
    let (first, second) = (HOUSE_CARDS, HOUSE_CARDS + SECOND_CARDS);
    assert_eq!(cards(Deck::House), (0..first).map(Card).collect::<Vec<_>>());
    assert_eq!(cards(Deck::Second), (first..second).map(Card).collect::<Vec<_>>());
    assert_eq!(cards(Deck::Both), (0..second).map(Card).collect::<Vec<_>>());
    assert!(second <= MOST_CARDS);
    dealt(Deck::House);
    dealt(Deck::Second);
    let both = dealt(Deck::Both);
    assert!(both.without(Deck::House.all()) != both && both.without(Deck::Second.all()) != both, "of either");
    // In the second deck bots have something to tell too.
    assert!(!evening_with(Options { deck: Deck::Second, ..Options::default() }, 4).ask().pass);
}

#[test]
fn da38_what_was_agreed_before_there_was_a_second_deck_is_read_as_it_was() {
    let agreed = r#"{"target":30,"clue":140,"rounds":null,"opener":"lot","first":null,"newcomers":"lowest","words":"pl","deck":"house"}"#;
    assert_eq!(serde_json::from_str::<Options>(agreed).unwrap(), Options::default());
    assert_eq!(serde_json::to_string(&Options::default()).unwrap(), agreed);
}

#[test]
fn da37_a_narrator_may_be_passed_over_where_bots_have_no_clues_but_not_everybody() {
    let mut ours = evening(4);
    assert!(!ours.ask().pass);
    assert_eq!(ours.refused(0, Sheet::pass()), ("table.T5", "no-pass"));

    let own = Options { deck: Deck::Own { deck: 1, cards: 40 }, ..Options::default() };
    let mut evening = evening_with(own, 4);
    for narrator in 0..3 {
        assert_eq!(evening.narrator(), narrator);
        assert_eq!(evening.hand_in(narrator, Sheet::pass()), Reply::Accepted);
        let events = evening.close();
        assert_eq!(events[0], Event::PassedOver { narrator: seat(narrator) });
    }
    assert!(!evening.ask().pass, "the fourth in a row has to tell");
    evening.plain_round();
    assert!(evening.ask().pass, "and then the count begins anew");
}

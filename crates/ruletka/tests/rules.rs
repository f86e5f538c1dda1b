//! The rules, played through a real table.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use stolik_ruletka::{Card, Choice, Event, Hand, Options, Ruletka, Trick};
use stolik_table::{News, Reply, Seat, Secret, Sheet, Sources, Table, Viewer, Why};

fn table(cards: u8, seats: u8) -> Table<Ruletka> {
    Table::deal(&Options { cards }, seats, Sources::alone(Secret::of_simulation(1, 1)).seed()).unwrap()
}

fn hand(table: &Table<Ruletka>, seat: Seat) -> Hand {
    table.view(Viewer::Seat(seat)).hands[seat].clone().unwrap()
}

fn lay(table: &mut Table<Ruletka>, seat: Seat, card: Card) -> Reply {
    table.submit(seat, table.number(), Sheet::of([Choice::Card(card)]), 1)
}

/// Everybody lays the card that `chosen` names of each hand.
fn round(table: &mut Table<Ruletka>, chosen: impl Fn(&Hand) -> Card) -> Trick {
    for seat in table.now().ask().unwrap().asked().iter() {
        let card = chosen(&hand(table, seat));
        assert_eq!(lay(table, seat, card), Reply::Accepted);
    }
    let mut news = News::new();
    table.close(Why::Answered, &mut news).unwrap();
    let Event::Laid { trick } = news.heard_by(Viewer::Public).next().unwrap().clone();
    trick
}

#[test]
fn rr1_everybody_is_dealt_different_cards() {
    let table = table(8, 6);
    let mut all: Vec<Card> = (0..6).flat_map(|seat| hand(&table, Seat::nth(seat))).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 48);
    assert!(all.iter().all(|card| (1..=60).contains(card)));
}

#[test]
fn rr1_a_hand_has_three_to_eight_cards() {
    let deal = |cards| {
        Table::<Ruletka>::deal(&Options { cards }, 3, Sources::alone(Secret::of_simulation(1, 1)).seed())
    };
    assert!(deal(3).is_ok() && deal(8).is_ok());
    for cards in [0, 2, 9, u8::MAX] {
        assert_eq!(deal(cards).unwrap_err().case, "no-such-hand");
    }
}

#[test]
fn rr2_only_a_card_of_ones_own_hand_is_taken() {
    let mut table = table(5, 3);
    let (mine, theirs) = (Seat::nth(0), hand(&table, Seat::nth(1))[0]);
    let Reply::Refused { refusal } = lay(&mut table, mine, theirs) else { panic!("it was taken") };
    assert_eq!(refusal.case, "not-your-card");
}

#[test]
fn rr3_the_highest_card_takes_the_round_and_all_cards_are_gone() {
    let mut table = table(5, 4);
    let trick = round(&mut table, |hand| hand[0]);
    let highest = trick.laid.as_slice().iter().max().unwrap();
    assert_eq!(trick.laid[trick.winner], *highest);
    let open = table.view(Viewer::Public).open;
    assert_eq!(open.points[trick.winner], 1);
    assert_eq!(open.points.as_slice().iter().sum::<u8>(), 1);
    assert_eq!(open.gone.len(), 4);
    for (seat, card) in trick.laid.iter() {
        assert!(open.gone.contains(card) && !hand(&table, seat).contains(card));
    }
}

#[test]
fn rr4_who_is_late_lays_the_card_that_lies_there_or_any() {
    let mut table = table(5, 3);
    let (first, second) = (Seat::nth(0), Seat::nth(1));
    let chosen = hand(&table, first)[2];
    let held = hand(&table, second);
    let draft = Sheet { ready: false, ..Sheet::of([Choice::Card(chosen)]) };
    table.submit(first, 0, draft, 1);
    table.close(Why::Clock, &mut News::unheard()).unwrap();
    let trick = table.view(Viewer::Public).open.last.unwrap();
    assert_eq!(trick.laid[first], chosen);
    assert!(held.contains(&trick.laid[second]));
}

#[test]
fn rr5_the_most_points_win_when_the_hands_are_empty() {
    let mut table = table(3, 3);
    for _ in 0..3 {
        assert!(table.now().outcome().is_none());
        round(&mut table, |hand| *hand.last().unwrap());
    }
    let outcome = *table.now().outcome().unwrap();
    assert_eq!(outcome.scores.as_slice().iter().sum::<i32>(), 3);
    let most = outcome.scores.as_slice().iter().max().unwrap();
    assert!(outcome.winners.iter().all(|seat| outcome.scores[seat] == *most));
}

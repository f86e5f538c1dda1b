//! The decks as they are read, and what the client is told of them.

use std::path::Path;

use serde_json::{Value, json};
use stolik_nokaut::effect::{Rank, Step};
use stolik_nokaut::phrases::text_of;
use stolik_nokaut::{Board, Card, Goal, KINDS, Space, Team};

/// What a card says and is, for the client, which makes its text of it.
fn told() -> Value {
    let mut first = 0;
    let kinds: Vec<Value> = KINDS
        .iter()
        .map(|kind| {
            let card = Card(first);
            first += kind.copies;
            json!({
                "id": kind.id,
                "team": card.team(),
                "rank": kind.rank,
                "first": card,
                "copies": kind.copies,
                "text": text_of(kind),
            })
        })
        .collect();
    let marks = |goal: Goal| goal.marks(Board::Advanced).iter().collect::<Vec<Space>>();
    let goals: Vec<_> = Goal::all().map(marks).collect();
    let spaces: Vec<_> = (0..16).map(|space| Space(space).name().to_string()).collect();
    json!({ "kinds": kinds, "goals": goals, "spaces": spaces })
}

/// `STOLIK_UPDATE_WIRE=1 cargo test -p stolik-nokaut --test deck` writes it anew.
#[test]
fn the_client_knows_the_decks() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/nokaut/deck.json");
    let told = serde_json::to_string_pretty(&told()).unwrap() + "\n";
    if std::env::var_os("STOLIK_UPDATE_WIRE").is_some() {
        std::fs::write(&path, &told).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap_or_default(), told, "{} is out of date", path.display());
}

/// One that did would have to name two different ones: `may_enter` looks at one space at a time.
#[test]
fn no_character_swaps_others_when_it_enters() {
    assert!(KINDS.iter().all(|kind| !kind.enters.iter().any(|step| matches!(step, Step::Swap(_)))));
}

#[test]
fn kr2_there_are_forty_cards_of_each_team_and_twelve_goals() {
    let cards = || (0..80).map(Card);
    assert_eq!(cards().filter(|card| card.team() == Team::Dragons).count(), 40);
    let of = |team: Team, rank: Rank| {
        cards().filter(|card| card.team() == team && card.kind().rank == rank).count()
    };
    for team in Team::BOTH {
        let ranks = [Rank::Ordinary, Rank::Special, Rank::Magic, Rank::Riposte].map(|rank| of(team, rank));
        assert_eq!(ranks.iter().sum::<usize>(), 40, "{ranks:?}");
    }
    assert_eq!(Goal::all().count(), 12);
}

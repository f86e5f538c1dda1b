//! Dixit, told. What its cards show is said as it is to those who do not see them.

use stolik_shelf::dixit::{Card, Deck, Dixit, Event, Phase, Place, Reveal, View};
use stolik_table::{BySeat, Outcome, Seat};

use crate::{Text, Told, Words};

/// What is seen on the cards of the house: the first deck, then the second, which lies in three files.
const CARDS: [Text; 4] = [
    text!("dixit/descriptions."),
    text!("dixit/second/a."),
    text!("dixit/second/b."),
    text!("dixit/second/c."),
];

impl Told for Dixit {
    const FILES: &'static [Text] = &[
        text!("dixit/"),
        text!("dixit/rules."),
        text!("dixit/box."),
        CARDS[0],
        CARDS[1],
        CARDS[2],
        CARDS[3],
    ];
    const RULES: Text = text!("dixit/rules.");

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        let of = |key: &str, seat: &Seat| vec![say!(words, key, name: words.name(*seat))];
        match event {
            Event::Opens { narrator } => of("dixit-log-opens", narrator),
            Event::RoundBegan { round, narrator } => vec![round_began(*round, *narrator, words)],
            Event::Told { narrator, clue } => {
                vec![say!(words, "dixit-log-told", name: words.name(*narrator), clue: clue.as_str())]
            }
            Event::PassedOver { narrator } => of("dixit-log-passed-over", narrator),
            Event::Laid { cards } => vec![say!(words, "dixit-log-laid", count: cards.len())],
            Event::Revealed { reveal } => revealed(reveal, words),
            Event::BestClue { best } => {
                let (name, clue) = (words.name(best.narrator), best.clue.as_str());
                vec![say!(words, "dixit-log-best-clue", name: name, clue: clue, hearts: best.hearts)]
            }
            Event::Reshuffled => vec![say!(words, "dixit-log-reshuffled")],
            Event::Drew { .. } => vec![],
            Event::Joined { seat, points } => {
                vec![say!(words, "dixit-log-joined", name: words.name(*seat), points: *points)]
            }
            Event::Left { seat, .. } => of("dixit-log-left", seat),
        }
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        let open = &view.open;
        let mut lines = Vec::new();
        let shows = |card: Card| describe(open.options.deck, card, words);
        if let Some(card) = view.told {
            let name = words.name(open.narrator);
            lines.push(say!(words, "story-dixit-told", name: name, card: number(card), label: shows(card)));
        }
        if open.phase == Phase::Vote {
            let laid = (1_u8..).zip(open.table.iter().zip(&view.owners));
            lines.extend(laid.map(|(place, (card, owner))| match owner {
                Some(seat) => {
                    say!(words, "story-dixit-place-of", place: place, label: shows(*card), name: words.name(*seat))
                }
                None => say!(words, "dixit-place", place: place, label: shows(*card)),
            }));
        }
        for hand in &view.hands {
            let cards: Vec<String> = hand.cards.iter().map(|card| number(card).to_string()).collect();
            lines.push(say!(words, "story-dixit-hand", name: words.name(hand.seat), cards: cards.join(", ")));
        }
        lines.push(words.points(open.order.iter().map(|seat| (*seat, open.points[*seat].into()))));
        lines
    }

    fn headline(_: &View, outcome: &Outcome, words: &Words) -> String {
        won(outcome, words)
    }
}

pub(crate) fn won(outcome: &Outcome, words: &Words) -> String {
    let key = if outcome.winners.len() > 1 { "dixit-won-shared" } else { "dixit-won" };
    say!(words, key, names: words.names(outcome.winners.iter()))
}

pub(crate) fn round_began(round: u16, narrator: Seat, words: &Words) -> String {
    say!(words, "dixit-log-round", round: round, name: words.name(narrator))
}

/// All that the told reveal shows: whose card was whose, who voted for what, who gained how much (DA30).
fn revealed(reveal: &Reveal, words: &Words) -> Vec<String> {
    let owners: Vec<Option<Seat>> = reveal.owners.iter().copied().map(Some).collect();
    let mut lines = vec![verdict(reveal.narrator, &owners, reveal.votes.as_slice(), words)];
    lines.extend((1..).zip(&reveal.owners).map(|(place, owner)| {
        let voters = voters_of(place, reveal.votes.as_slice());
        let key = if voters.is_empty() { "dixit-log-card" } else { "dixit-log-card-voted" };
        say!(words, key, place: place, name: words.name(*owner), voters: words.names(voters))
    }));
    lines.extend(gained(&reveal.gained, words));
    lines
}

pub(crate) fn gained(gained: &BySeat<u8>, words: &Words) -> Vec<String> {
    let some = gained.iter().filter(|(_, points)| **points > 0);
    some.map(|(seat, points)| say!(words, "dixit-log-gained", name: words.name(seat), points: *points))
        .collect()
}

pub(crate) fn voters_of(place: Place, votes: &[Option<Place>]) -> Vec<Seat> {
    let voted = votes.iter().enumerate().filter(|(_, voted)| **voted == Some(place));
    voted.map(|(seat, _)| Seat::nth(seat)).collect()
}

/// The one sentence about a round: who found the card, and what that means (DA11: counted among the votes that were cast).
pub(crate) fn verdict(
    narrator: Seat,
    owners: &[Option<Seat>],
    votes: &[Option<Place>],
    words: &Words,
) -> String {
    let place = owners.iter().position(|owner| *owner == Some(narrator)).map_or(0, |at| at as Place + 1);
    let finders = voters_of(place, votes);
    let key = match finders.len() {
        0 => "dixit-verdict-none",
        all if all == votes.iter().flatten().count() => "dixit-verdict-all",
        _ => "dixit-verdict-some",
    };
    let (count, names) = (finders.len(), words.names(finders));
    say!(words, key, narrator: words.name(narrator), place: place, names: names, count: count)
}

/// As people count.
fn number(card: Card) -> u16 {
    u16::from(card.0) + 1
}

/// One neutral sentence (DA33). The descriptions stand in the order of the decks.
fn describe(deck: Deck, card: Card, words: &Words) -> String {
    let key = house_cards().nth(usize::from(card.0)).filter(|_| deck.is_ours());
    match key {
        Some(key) => words.say(key, &[]),
        None => say!(words, "dixit-own-card", number: number(card)),
    }
}

fn house_cards() -> impl Iterator<Item = &'static str> {
    let lines = CARDS.iter().flat_map(|[polish, _]| polish.lines());
    lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key).filter(|key| !key.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn the_descriptions_stand_in_the_order_of_the_decks() {
        let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/dixit");
        let files =
            ["cards", "second"].into_iter().flat_map(|deck| std::fs::read_dir(content.join(deck)).unwrap());
        let mut pictures: Vec<(u16, String)> = files
            .filter_map(|file| {
                let name = file.unwrap().file_name().into_string().unwrap();
                let (number, slug) = name.strip_suffix(".svg")?.split_once('-')?;
                Some((number.parse().unwrap(), format!("card-{slug}")))
            })
            .collect();
        pictures.sort();
        let named: Vec<String> = pictures.into_iter().map(|(_, key)| key).collect();
        assert_eq!(house_cards().collect::<Vec<_>>(), named);
    }
}

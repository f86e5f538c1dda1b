//! Nosedive, told.

use stolik_shelf::nosedive::{
    Card, Cards, Event, Experience, HOUSE, Kind, Nosedive, OF_A_CATEGORY, Rating, Seen, Suit, Summary, View,
};
use stolik_table::{Outcome, Seat};

use crate::words::key;
use crate::{Text, Told, Words};

/// Cards of a suit with the same stars are told apart by a text each.
const COPIES: u8 = 6;

impl Told for Nosedive {
    const FILES: &'static [Text] = &[
        text!("nosedive/"),
        text!("nosedive/box."),
        text!("nosedive/cards."),
        text!("nosedive/experiences."),
    ];
    const RULES: Text = text!("nosedive/");

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        tell(event, words)
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        beside(view, words)
    }

    fn headline(_: &View, outcome: &Outcome, words: &Words) -> String {
        headline(outcome, words)
    }
}

pub(crate) fn headline(outcome: &Outcome, words: &Words) -> String {
    let names = words.names(outcome.winners.iter());
    say!(words, "nosedive-won", names: names, count: outcome.winners.len())
}

pub(crate) fn tell(event: &Event, words: &Words) -> Vec<String> {
    let name = |seat: &Seat| words.name(*seat);
    match event {
        Event::RoundBegan { round, influencer } => {
            vec![say!(words, "nosedive-log-round", round: *round, name: name(influencer))]
        }
        Event::LaidOut { cards } => {
            vec![say!(words, "nosedive-log-laid-out", cards: worths(cards.iter().copied(), words))]
        }
        Event::Flipped { seat, flips } => {
            let line = |pile: u8, card: Card| {
                let card = describe(card, words);
                say!(words, "nosedive-log-flipped", name: name(seat), pile: pile + 1, card: card)
            };
            flips.iter().map(|flip| line(flip.pile, flip.card)).collect()
        }
        Event::TurnBegan { .. } | Event::Offered { .. } => vec![],
        Event::TokenTurned { plus } => vec![say!(words, "nosedive-log-token-turned", plus: *plus)],
        Event::Moved { seat, to, .. } => {
            let space = words.say(&format!("nosedive-space-{}", key(to)), &[]);
            vec![say!(words, "nosedive-log-moved", name: name(seat), space: space)]
        }
        Event::Paid { from, to } => vec![say!(words, "nosedive-log-paid", name: name(from), to: name(to))],
        Event::Toll { from, to, card } => {
            let card = describe(*card, words);
            vec![say!(words, "nosedive-log-toll", name: name(from), to: name(to), card: card)]
        }
        Event::Placed { seat, pile, card: None } => {
            vec![say!(words, "nosedive-log-placed-down", name: name(seat), pile: pile + 1)]
        }
        Event::Placed { seat, pile, card: Some(card) } => {
            let card = worth(*card, words);
            vec![say!(words, "nosedive-log-placed-up", name: name(seat), pile: pile + 1, card: card)]
        }
        Event::TookToken { seat } => vec![say!(words, "nosedive-log-took-token", name: name(seat))],
        Event::Drew { seat, count } => {
            vec![say!(words, "nosedive-log-drew", name: name(seat), count: *count)]
        }
        Event::DrewCards { cards } => {
            vec![say!(words, "nosedive-log-drew-cards", cards: worths(cards.iter().copied(), words))]
        }
        Event::Reshuffled { cards } => vec![say!(words, "nosedive-log-reshuffled", count: *cards)],
        Event::TookPile { seat, pile, cards } => {
            let cards = worths(cards.iter(), words);
            vec![say!(words, "nosedive-log-took-pile", name: name(seat), pile: pile + 1, cards: cards)]
        }
        Event::Marked { tokens, doubled } => {
            let both = [("nosedive-log-tokens", tokens), ("nosedive-log-doubled", doubled)];
            let some = both.into_iter().filter(|(_, seats)| !seats.is_empty());
            some.map(|(key, seats)| say!(words, key, names: words.names(seats.iter()))).collect()
        }
        Event::Shared => vec![say!(words, "nosedive-log-shared")],
        Event::Received { texts } => vec![say!(words, "nosedive-log-received", count: texts.len())],
        Event::Shown { rater, .. } => vec![say!(words, "nosedive-log-shown", name: name(rater))],
        Event::Rated { rater, most, least } => {
            let both = [("nosedive-log-most", most), ("nosedive-log-least", least)];
            both.map(|(key, what)| say!(words, key, name: name(rater), text: experience(*what, words)))
                .to_vec()
        }
        Event::Summed { summary } => summed(summary, words),
        Event::Scored { scores, .. } => {
            let line = |(seat, score): (Seat, &stolik_shelf::nosedive::Score)| {
                say!(words, "nosedive-log-scored", name: words.name(seat), points: score.points, stars: score.stars,
                    sets: score.sets, lost: score.lost, dropped: score.dropped.len())
            };
            scores.iter().map(line).collect()
        }
        Event::Left { seat, .. } => vec![say!(words, "nosedive-log-left", name: name(seat))],
    }
}

fn summed(summary: &Summary, words: &Words) -> Vec<String> {
    let line = |(seat, after): (Seat, &Rating)| {
        let before = summary.before[seat];
        let sign = match after.cmp(&before) {
            std::cmp::Ordering::Less => '−',
            std::cmp::Ordering::Equal => '±',
            std::cmp::Ordering::Greater => '+',
        };
        let change = format!("{sign}{}", words.thousandths(after.0.abs_diff(before.0)));
        let rating = words.thousandths(after.0);
        say!(words, "nosedive-log-rating", name: words.name(seat), rating: rating, change: change)
    };
    summary.after.iter().map(line).collect()
}

/// A card in a few words: what it is worth.
fn worth(card: Card, words: &Words) -> String {
    match card.kind() {
        Kind::Lifestyle { suit, stars } => {
            let suit = words.say(&format!("nosedive-suit-{}", suit_name(suit)), &[]);
            say!(words, "nosedive-worth", suit: suit, stars: stars)
        }
        Kind::LoseOne => say!(words, "nosedive-worth-lose"),
        Kind::DoubleLoss => say!(words, "nosedive-worth-double"),
    }
}

fn worths(cards: impl Iterator<Item = Card>, words: &Words) -> String {
    words.listed(cards.map(|card| worth(card, words)))
}

/// What it is worth, then what is written on it.
fn describe(card: Card, words: &Words) -> String {
    let text = match card.kind() {
        Kind::Lifestyle { suit, stars } => {
            format!("lifestyle-{}-{stars}-{}", suit_name(suit), card.0 % COPIES + 1)
        }
        Kind::LoseOne => "lifestyle-lose".to_owned(),
        Kind::DoubleLoss => "lifestyle-double".to_owned(),
    };
    say!(words, "nosedive-card-label", worth: worth(card, words), text: words.say(&text, &[]))
}

fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Community => "community",
        Suit::Work => "work",
        Suit::Home => "home",
    }
}

/// What is written of it; what a table has added is no part of what is told.
fn experience(what: Experience, words: &Words) -> String {
    match what.category() {
        Some(category) if what.0 < HOUSE => {
            let nth = what.0 % OF_A_CATEGORY + 1;
            words.say(&format!("experience-{}-{nth:02}", category.name()), &[])
        }
        _ => say!(words, "nosedive-own-gone"),
    }
}

fn experiences(all: impl IntoIterator<Item = Experience>, words: &Words) -> String {
    let texts: Vec<String> = all.into_iter().map(|what| experience(what, words)).collect();
    texts.join(" · ")
}

pub(crate) fn beside(view: &View, words: &Words) -> Vec<String> {
    let open = &view.open;
    let mut lines = Vec::new();
    for seat in open.order.iter().copied() {
        let (name, rating) = (words.name(seat), words.thousandths(open.ratings[seat].0));
        if open.has_cards() {
            let space = words.say(&format!("nosedive-space-{}", key(open.pawns[seat])), &[]);
            lines.push(say!(words, "story-nosedive-seat-cards", name: name.as_str(), rating: rating, held: view.held[seat], space: space));
        } else {
            lines.push(say!(words, "story-nosedive-seat", name: name.as_str(), rating: rating));
        }
        let cards = [("story-hand", view.hands[seat]), ("story-nosedive-collected", open.collected[seat])];
        let some = cards.into_iter().filter(|(_, cards)| *cards != Cards::NONE);
        lines.extend(
            some.map(
                |(key, cards)| say!(words, key, name: name.as_str(), cards: worths(cards.iter(), words)),
            ),
        );
        if !view.dealt[seat].is_empty() {
            let texts = experiences(view.dealt[seat].iter().copied(), words);
            lines.push(say!(words, "story-nosedive-may-share", name: name, texts: texts));
        }
    }
    lines.extend(piles(view, words));
    for gift in &view.gifts {
        let (name, to) = (words.name(gift.from), words.name(gift.to));
        lines
            .push(say!(words, "story-nosedive-gift", name: name, to: to, text: experience(gift.what, words)));
    }
    for review in open.reviews.iter().filter(|review| review.most.is_none()) {
        let texts = experiences(review.texts.iter().map(|text| text.what), words);
        lines.push(say!(words, "story-nosedive-reads", name: words.name(review.rater), texts: texts));
    }
    if open.has_cards() {
        lines.push(say!(words, "nosedive-tokens", plus: open.tokens.plus, stack: open.tokens.stack));
    }
    lines
}

fn piles(view: &View, words: &Words) -> Vec<String> {
    let card = |seen: &Seen| match (seen.card, seen.up) {
        (Some(card), true) => worth(card, words),
        (Some(card), false) => say!(words, "story-nosedive-down-known", card: worth(card, words)),
        (None, _) => say!(words, "story-nosedive-down"),
    };
    let mut lines = Vec::new();
    for (number, pile) in (0_u8..).zip(&view.piles) {
        let title = say!(words, "nosedive-pile", pile: number + 1);
        let taken = view.open.taken.iter().find(|(_, taken)| **taken == Some(number));
        let lies = match taken {
            Some((seat, _)) => say!(words, "nosedive-pile-taken", name: words.name(seat)),
            None => pile.iter().map(card).collect::<Vec<_>>().join(", "),
        };
        if !lies.is_empty() {
            lines.push(format!("{title}: {lies}"));
        }
    }
    lines
}

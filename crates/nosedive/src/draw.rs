//! A view as text: `stolik replay` shows it.

use std::fmt;

use crate::cards::Cards;
use crate::state::Phase;
use crate::view::View;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let open = &self.open;
        let (round, influencer) = (open.round, open.influencer.number());
        writeln!(f, "round {round}, turn {}, seat {influencer} is influencer, {:?}", open.turn, open.phase)?;
        if let Some(active) = open.active {
            writeln!(f, "seat {} is to act", active.number())?;
        }
        for seat in open.order.iter().copied() {
            let (rating, pawn) = (open.ratings[seat], open.pawns[seat]);
            let hand = numbers(self.hands[seat]);
            writeln!(
                f,
                "seat {}: {rating}, on {pawn:?}, holds {} [{hand}], has collected [{}]",
                seat.number(),
                self.held[seat],
                numbers(open.collected[seat])
            )?;
            if !self.dealt[seat].is_empty() {
                let dealt: Vec<u16> = self.dealt[seat].iter().map(|one| one.0).collect();
                writeln!(f, "seat {} can share {dealt:?}", seat.number())?;
            }
        }
        for (number, pile) in (1..).zip(&self.piles) {
            let card = |seen: &crate::view::Seen| match (seen.card, seen.up) {
                (Some(card), true) => card.0.to_string(),
                (Some(card), false) => format!("({})", card.0),
                (None, _) => "?".to_owned(),
            };
            writeln!(f, "pile {number}: {}", pile.iter().map(card).collect::<Vec<_>>().join(" "))?;
        }
        for review in &open.reviews {
            let texts: Vec<u16> = review.texts.iter().map(|text| text.what.0).collect();
            let mark =
                |what: Option<crate::Experience>| what.map_or("-".to_owned(), |what| what.0.to_string());
            writeln!(
                f,
                "seat {} got {texts:?}, most {}, least {}",
                review.rater.number(),
                mark(review.most),
                mark(review.least)
            )?;
        }
        if let (Phase::Over, Some(scores)) = (open.phase, &open.scores) {
            let points: Vec<i16> = scores.as_slice().iter().map(|score| score.points).collect();
            writeln!(f, "points {points:?}")?;
        }
        let (stack, plus) = (open.tokens.stack, open.tokens.plus);
        writeln!(f, "deck {}, discard {}, tokens {stack} and {plus}", self.deck, open.discard.len())
    }
}

fn numbers(cards: Cards) -> String {
    cards.iter().map(|card| card.0.to_string()).collect::<Vec<_>>().join(" ")
}

//! What cards are worth to somebody: points that they may bring at the end, by what their owner may be rated then.

use stolik_shelf::nosedive::{self, Card, Cards, Kind, Open, ROUNDS, Rating, Seen, Suit};
use stolik_table::Seat;

/// By how many thousandths a rating moves in a round, as a rule.
const SWING: f64 = 420.0;
/// What it costs to have a double loss in front of one in the experience phase, in points.
const DOUBLED: f64 = 1.2;
/// What a card that nobody has seen is worth on a pile.
const UNSEEN: f64 = 1.3;
/// What one more experience to choose from is worth.
const TOKEN: f64 = 0.5;
/// What a card in hand is worth to who may place it later.
const IN_HAND: f64 = 0.12;

/// How likely somebody keeps a card with so many stars.
#[derive(Clone, Copy, Debug)]
pub struct Keeps([f64; 5]);

impl Keeps {
    pub fn new(rating: Rating, rounds_left: u8) -> Self {
        let spread = SWING * f64::from(rounds_left.max(1)).sqrt();
        let keeps = |stars: u16| {
            let away = (f64::from(rating.0) - f64::from(1000 * stars)) / spread;
            // Nobody falls below one star, and five are reached at the very top only.
            if stars == 1 { 1.0 } else { 1.0 / (1.0 + (-1.7 * away).exp()) }
        };
        Keeps([1, 2, 3, 4, 5].map(keeps))
    }

    pub fn of(open: &Open, seat: Seat) -> Self {
        Keeps::new(open.ratings[seat], ROUNDS + 1 - open.round.min(ROUNDS))
    }

    /// One card by itself.
    pub fn card(&self, card: Card) -> f64 {
        match card.kind() {
            // Two thirds of a point are its part in a set.
            Kind::Lifestyle { stars, .. } => self.0[usize::from(stars - 1)] * (f64::from(stars) + 0.6),
            Kind::LoseOne => -1.0,
            Kind::DoubleLoss => -DOUBLED,
        }
    }

    /// All that somebody has collected.
    pub fn all(&self, cards: Cards) -> f64 {
        let mut stars_kept = 0.0;
        let of = |suit: Suit| {
            (1..=5_u8)
                .map(|stars| {
                    let kept = cards.among(nosedive::cards::of(suit, stars)).len() as f64
                        * self.0[usize::from(stars - 1)];
                    (kept, kept * f64::from(stars))
                })
                .fold((0.0, 0.0), |(cards, points), (kept, more)| (cards + kept, points + more))
        };
        let mut fewest = f64::MAX;
        for suit in Suit::ALL {
            let (kept, points) = of(suit);
            stars_kept += points;
            fewest = fewest.min(kept);
        }
        stars_kept + 2.0 * fewest - cards.among(nosedive::cards::LOSE_ONES).len() as f64
    }

    /// A pile as somebody sees it.
    pub fn pile(&self, pile: &[Seen]) -> f64 {
        let mut doubled = false;
        let worth = |seen: &Seen| match seen.card {
            Some(card) if card.kind() == Kind::DoubleLoss => {
                let first = !std::mem::replace(&mut doubled, true);
                if first { -DOUBLED } else { 0.0 }
            }
            Some(card) => self.card(card),
            None => UNSEEN,
        };
        pile.iter().map(worth).sum()
    }
}

/// How good it stands for each seat when piles are taken, in points to come.
pub fn standing(open: &Open, seat: Seat, held: u8) -> f64 {
    let keeps = Keeps::of(open, seat);
    let doubled = if open.doubled.has(seat) { DOUBLED } else { 0.0 };
    let token = if open.tokens.holders.has(seat) { TOKEN } else { 0.0 };
    let hand = if open.round < ROUNDS { IN_HAND * f64::from(held.min(10)) } else { 0.0 };
    keeps.all(open.collected[seat]) - doubled + token + hand
}

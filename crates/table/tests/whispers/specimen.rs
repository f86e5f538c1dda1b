//! What the laws need to know of the game. What is hidden from a viewer is said by the rules and not derived from any
//! view, which might show too much.

use stolik_table::kit::{Secrecy, Specimen};
use stolik_table::{Seat, Viewer};

use super::Whispers;
use super::cards::{Cards, DECK};
use super::choice::Choice;
use super::open::{Ending, Options};

impl<const KIND: u8> Specimen for Whispers<KIND> {
    fn variants() -> Vec<Options> {
        [Ending::MostPoints, Ending::Sides, Ending::Nobody].map(|ending| Options { ending }).to_vec()
    }

    fn universe(_: &Options) -> Vec<Choice> {
        let cards = (0..=DECK).chain([31, 32, 200, 255]).map(Choice::Card);
        let votes = [0, 1, 2, 3, 4, 255].map(Choice::Vote);
        cards.chain([Choice::Odd, Choice::Even]).chain(votes).collect()
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        if who == Viewer::All {
            return Vec::new();
        }
        let mut secrets = self.hidden_piles(who.seat());
        secrets.extend(self.hidden_votes(who.seat()));
        secrets.extend(self.hidden_gifts(who.seat()));
        secrets
    }

    /// Gifts go with the hand that they are in.
    fn swapped(&self, one: Seat, other: Seat) -> Option<Self> {
        let mut world = self.clone();
        let hands = &mut world.hidden.hands;
        (hands[one], hands[other]) = (hands[other], hands[one]);
        let is_theirs = |seat: Seat| seat == one || seat == other;
        let is_free = !world.hidden.gifts.iter().any(|gift| is_theirs(gift.to));
        (is_free && world.hidden.hands[one].len() == world.hidden.hands[other].len()).then_some(world)
    }
}

impl<const KIND: u8> Whispers<KIND> {
    fn hidden_piles(&self, who: Option<Seat>) -> Vec<Secrecy> {
        let given_to = |seat: Seat| -> Cards {
            let own = self.hidden.gifts.iter().filter(|gift| Some(gift.by) == who && gift.to == seat);
            own.map(|gift| gift.card).collect()
        };
        let others = || self.hidden.hands.seats().filter(move |seat| Some(*seat) != who);
        let is_narrator = who.is_some() && self.open.narrators.first().copied() == who;
        let own_hand = who.map_or(Cards::NONE, |seat| self.hidden.hands[seat]);
        let own_laid = if is_narrator { self.hidden.laid } else { Cards::NONE };
        let in_sight = own_hand.and(own_laid).and(self.open.aside());
        let known = others().map(given_to).fold(in_sight, Cards::and);
        let unknown = Cards::ALL.without(known).len();

        let pile = |name: String, cards: Cards, known: Cards| Secrecy {
            name,
            truth: cards.bytes(),
            worlds: ways(unknown, cards.without(known).len()),
        };
        let hands = others().map(|seat| {
            let name = format!("hand of {seat:?}");
            pile(name, self.hidden.hands[seat], given_to(seat))
        });
        let laid = (!is_narrator).then(|| pile("laid".to_owned(), self.hidden.laid, Cards::NONE));
        let bag = pile("bag".to_owned(), self.bag(), Cards::NONE);
        hands.chain(laid).chain([bag]).collect()
    }

    fn hidden_votes(&self, who: Option<Seat>) -> Option<Secrecy> {
        let others = self.hidden.ballots.iter().filter(|(seat, _)| Some(*seat) != who);
        let votes: Vec<u8> = others.filter_map(|(_, vote)| *vote).collect();
        let all_equal = votes.iter().all(|vote| *vote == votes[0]);
        (!votes.is_empty()).then(|| Secrecy {
            name: "votes".to_owned(),
            // At least as many ways as one odd vote among equal ones has.
            worlds: if all_equal { 1 } else { votes.len() as u32 },
            truth: votes,
        })
    }

    fn hidden_gifts(&self, who: Option<Seat>) -> Vec<Secrecy> {
        let others = self.hidden.gifts.iter().filter(|gift| ![Some(gift.by), Some(gift.to)].contains(&who));
        others
            .map(|gift| Secrecy {
                name: format!("gift of {:?}", gift.by),
                truth: vec![gift.card],
                // Any card of that hand, but for those that are known to be other gifts.
                worlds: (u32::from(self.hidden.hands[gift.to].len()) + 1)
                    .saturating_sub(self.hidden.gifts.len() as u32),
            })
            .collect()
    }
}

/// How many sets of so many cards there are.
fn ways(from: u8, count: u8) -> u32 {
    (0..u32::from(count)).fold(1, |ways, taken| ways * (u32::from(from) - taken) / (taken + 1))
}

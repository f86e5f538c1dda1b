//! What the laws need to know of the game. What is hidden from a viewer is said by the rules and not derived from any
//! view, which might show too much.

use stolik_table::kit::{Secrecy, Specimen};
use stolik_table::{Seat, Viewer};

use crate::cards::{Card, Cards};
use crate::choice::Choice;
use crate::options::{Deck, Newcomers, Opener, Options};
use crate::state::{Dixit, Phase};

impl Specimen for Dixit {
    fn variants() -> Vec<Options> {
        let with = |change: fn(&mut Options)| {
            let mut options = Options::default();
            change(&mut options);
            options
        };
        vec![
            Options::default(),
            with(|options| options.opener = Opener::WhoHasAClue),
            with(|options| options.deck = Deck::Own { deck: 1, cards: 56 }),
            // Two things at once where neither touches the other: each variant costs as much as all the others.
            with(|options| {
                (options.target, options.rounds, options.clue, options.deck) = (60, Some(7), 10, Deck::Both);
            }),
            with(|options| (options.newcomers, options.deck) = (Newcomers::Zero, Deck::Second)),
        ]
    }

    /// Far beyond what a deck and a table hold.
    fn universe(_: &Options) -> Vec<Choice> {
        let cards = (0..=u8::MAX).map(|card| Choice::Card(Card(card)));
        let places = (0..=10).chain([u8::MAX]).map(Choice::Place);
        cards.chain(places).chain([Choice::Claim]).collect()
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        if who == Viewer::All {
            return Vec::new();
        }
        let mut secrets = self.hidden_cards(who.seat());
        secrets.extend(self.hidden_owners(who.seat()));
        secrets
    }

    /// Hands, and whose cards lie at the places.
    fn swapped(&self, one: Seat, other: Seat) -> Option<Self> {
        let mut world = self.clone();
        let hands = &mut world.hidden.hands;
        (hands[one], hands[other]) = (hands[other], hands[one]);
        for owner in &mut world.hidden.owners {
            *owner = match *owner {
                owner if owner == one => other,
                owner if owner == other => one,
                owner => owner,
            };
        }
        Some(world)
    }
}

impl Dixit {
    fn hidden_cards(&self, who: Option<Seat>) -> Vec<Secrecy> {
        let others = || self.open.order.iter().copied().filter(move |seat| Some(*seat) != who);
        let hands = others().map(|seat| (format!("hand of {seat:?}"), self.hidden.hands[seat]));
        let told = self.hidden.told.filter(|_| Some(self.open.narrator) != who);
        let told = told.map(|card| ("told".to_owned(), [card].into_iter().collect::<Cards>()));
        let hidden: Vec<(String, Cards)> =
            hands.chain(told).chain([("pile".to_owned(), self.hidden.pile)]).collect();
        let unknown = hidden.iter().map(|(_, cards)| cards.len() as u32).sum();
        hidden
            .into_iter()
            .map(|(name, cards)| Secrecy {
                name,
                truth: cards.iter().map(|card| card.0).collect(),
                worlds: ways(unknown, cards.len() as u32),
            })
            .collect()
    }

    /// Where the narrator's card lies, and whose the others are.
    fn hidden_owners(&self, who: Option<Seat>) -> Option<Secrecy> {
        let unknown = self.hidden.owners.iter().filter(|owner| Some(**owner) != who).count() as u32;
        let truth = || self.hidden.owners.iter().map(|owner| owner.number()).collect();
        // With three players two of the places may have the same owner: at least as many ways as places.
        (self.open.phase == Phase::Vote).then(|| Secrecy {
            name: "owners".to_owned(),
            truth: truth(),
            worlds: unknown,
        })
    }
}

/// How many sets of so many cards there are, or very many.
fn ways(from: u32, count: u32) -> u32 {
    let few = count.min(from - count);
    let ways = (0..u64::from(few)).try_fold(1_u64, |ways, taken| {
        let more = ways.checked_mul(u64::from(from) - taken)? / (taken + 1);
        (more < u64::from(u32::MAX)).then_some(more)
    });
    ways.map_or(u32::MAX, |ways| ways as u32)
}

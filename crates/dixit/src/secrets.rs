//! What is hidden from a viewer, by the rules of the game: not derived from any view, which might show too much.

use stolik_table::{Seat, Secrecy, Viewer};

use crate::cards::Cards;
use crate::state::{Dixit, Phase};

impl Dixit {
    pub(crate) fn hidden_from(&self, who: Viewer) -> Vec<Secrecy> {
        if who == Viewer::All {
            return Vec::new();
        }
        let mut secrets = self.hidden_cards(who.seat());
        secrets.extend(self.hidden_owners(who.seat()));
        secrets
    }

    fn hidden_cards(&self, who: Option<Seat>) -> Vec<Secrecy> {
        let others = || self.open.order.iter().copied().filter(move |seat| Some(*seat) != who);
        let hands = others().map(|seat| (format!("hand of {seat:?}"), self.hidden.hands[seat]));
        let told = self.hidden.told.filter(|_| Some(self.open.narrator) != who);
        let told = told.map(|card| ("told".to_owned(), [card].into_iter().collect::<Cards>()));
        let hidden: Vec<(String, Cards)> =
            hands.chain(told).chain([("pile".to_owned(), self.hidden.pile)]).collect();
        let unknown = hidden.iter().map(|(_, cards)| cards.len()).sum();
        hidden
            .into_iter()
            .map(|(name, cards)| Secrecy {
                name,
                truth: cards.iter().map(|card| card.0).collect(),
                worlds: ways(unknown, cards.len()),
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

//! What the laws need to know of the game. What is hidden from a viewer is said by the rules and not derived from any
//! view, which might show too much.

use stolik_table::kit::{Secrecy, Specimen};
use stolik_table::{Seat, Viewer};

use crate::cards::{Card, Cards};
use crate::choice::Choice;
use crate::experience::{Experience, MOST};
use crate::options::Options;
use crate::space::Space;
use crate::state::{Nosedive, Phase};

impl Specimen for Nosedive {
    fn variants() -> Vec<Options> {
        let with = |change: fn(&mut Options)| {
            let mut options = Options::default();
            change(&mut options);
            options
        };
        vec![
            Options::default(),
            with(|options| (options.all_at_once, options.givers) = (true, false)),
            with(|options| {
                (options.about_home, options.about_love, options.about_body) = (false, false, false);
                options.own = vec!["Kogut sąsiada zna twój PIN".to_owned(); 3];
                // All but thirty are known: they run out in the first or the second round.
                options.used = (30..360).map(Experience).collect();
            }),
        ]
    }

    /// Far beyond what there is.
    fn universe(_: &Options) -> Vec<Choice> {
        let numbers = (0..=u8::MAX).map(Choice::Number);
        let piles = (0..=8).chain([u8::MAX]).map(Choice::Pile);
        let cards = (0..=u8::MAX).map(|card| Choice::Card(Card(card)));
        let places = (0..112).chain([u8::MAX]).flat_map(|card| {
            (0..=7).chain([u8::MAX]).map(move |pile| Choice::Place { card: Card(card), pile })
        });
        let marks = [(false, false), (true, false), (false, true), (true, true)];
        let marks = marks.map(|(token, double)| Choice::Mark { token, double });
        let texts = (0..MOST + 8).chain([u16::MAX]).map(|text| Choice::Experience(Experience(text)));
        let spaces = Space::ALL.map(Choice::Space);
        numbers.chain(piles).chain(cards).chain(places).chain(marks).chain(texts).chain(spaces).collect()
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        if who == Viewer::All || self.open.phase == Phase::Over {
            return Vec::new();
        }
        let mut secrets = Vec::new();
        if self.open.has_cards() {
            self.hidden_cards(who.seat(), &mut secrets);
        }
        self.hidden_texts(who.seat(), &mut secrets);
        secrets
    }

    /// Hands of which nobody knows anything, what they can share, and what they gave to others.
    fn swapped(&self, one: Seat, other: Seat) -> Option<Self> {
        let mut world = self.clone();
        let hidden = &mut world.hidden;
        let both = hidden.hands[one].and(hidden.hands[other]);
        let is_known = hidden.known.iter().any(|(_, known)| !known.among(both).is_empty());
        (hidden.hands[one], hidden.hands[other]) = (hidden.hands[other], hidden.hands[one]);
        match self.open.phase {
            Phase::Share => {
                let dealt = hidden.dealt[one].clone();
                hidden.dealt[one] = std::mem::replace(&mut hidden.dealt[other], dealt);
            }
            Phase::Rate => {
                for gift in &mut hidden.gifts {
                    let from = match gift.from {
                        from if from == one => other,
                        from if from == other => one,
                        from => from,
                    };
                    if gift.to != one && gift.to != other && from != gift.from {
                        hidden.dealt[gift.from].retain(|text| *text != gift.what);
                        // One goes for each that comes.
                        let _ = hidden.dealt[from].try_push(gift.what);
                        gift.from = from;
                    }
                }
                hidden.gifts.sort_unstable();
                hidden.dealt[one].sort_unstable();
                hidden.dealt[other].sort_unstable();
            }
            _ => {}
        }
        let as_many = hidden.hands[one].len() == hidden.hands[other].len();
        (!is_known && as_many).then_some(world)
    }
}

impl Nosedive {
    /// Hands, the deck, and what lies face down; but for what one has paid or laid oneself.
    fn hidden_cards(&self, who: Option<Seat>, secrets: &mut Vec<Secrecy>) {
        let known = who.map_or(Cards::NONE, |seat| self.hidden.known[seat]);
        let others = self.open.order.iter().copied().filter(|seat| Some(*seat) != who);
        let mut hidden: Vec<(String, Cards)> = others
            .map(|seat| (format!("hand of {seat:?}"), self.hidden.hands[seat].without(known)))
            .collect();
        for (number, pile) in self.hidden.piles.iter().enumerate() {
            let down = pile.iter().filter(|laid| !laid.up && Some(laid.by) != who);
            hidden.push((format!("face down on pile {number}"), down.map(|laid| laid.card).collect()));
        }
        hidden.push(("deck".to_owned(), self.hidden.deck));
        let unknown: usize = hidden.iter().map(|(_, cards)| cards.len()).sum();
        secrets.extend(hidden.into_iter().map(|(name, cards)| Secrecy {
            name,
            truth: cards.iter().map(|card| card.0).collect(),
            worlds: if cards.is_empty() || cards.len() == unknown { 1 } else { unknown as u32 },
        }));
    }

    /// What others can share, and while it is rated who gave what.
    fn hidden_texts(&self, who: Option<Seat>, secrets: &mut Vec<Secrecy>) {
        let others = || self.open.order.iter().copied().filter(move |seat| Some(*seat) != who);
        if self.open.phase == Phase::Share {
            secrets.extend(others().map(|seat| Secrecy {
                name: format!("what {seat:?} can share"),
                truth: self.hidden.dealt[seat].iter().flat_map(|text| text.0.to_le_bytes()).collect(),
                worlds: 50,
            }));
        }
        if self.open.phase == Phase::Rate {
            for to in self.open.order.iter().copied() {
                let given = self.received(to).filter(|text| text.giver != who);
                let givers: Vec<u8> = given.filter_map(|text| text.giver).map(Seat::number).collect();
                // Whoever gave one of two knows whose the other is.
                let worlds = givers.len() as u32;
                secrets.push(Secrecy { name: format!("who gave to {to:?}"), truth: givers, worlds });
            }
        }
    }
}

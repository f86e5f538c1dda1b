//! What the laws need to know of the game. What is hidden from a viewer is said by the rules and not derived from any
//! view, which might show too much.

use stolik_table::kit::{Secrecy, Specimen};
use stolik_table::{Seat, Viewer};

use crate::cards::{Card, Cards};
use crate::choice::Choice;
use crate::options::{Board, Decks, DestroyAny, Options};
use crate::space::Space;
use crate::state::{Nokaut, Phase};
use crate::team::Team;

impl Specimen for Nokaut {
    fn variants() -> Vec<Options> {
        let standard = Options::default();
        let advanced = Options { board: Board::Advanced, decks: Decks::Lot, ..standard };
        vec![
            standard,
            Options { decks: Decks::Lot, hands: false, ..standard },
            advanced,
            Options { destroy: DestroyAny::Anybody, hands: false, decks: Decks::Chosen, ..advanced },
        ]
    }

    /// Beyond the decks and the grid.
    fn universe(_: &Options) -> Vec<Choice> {
        let teams = Team::BOTH.map(Choice::Team);
        let cards = (0..82).chain([127, 128, u8::MAX]).map(|card| Choice::Card(Card(card)));
        let spaces = (0..18).chain([u8::MAX]).map(|space| Choice::Space(Space(space)));
        let words = [Choice::Draw, Choice::Blank, Choice::Yes, Choice::Reveal, Choice::Keep];
        teams.into_iter().chain(cards).chain(spaces).chain(words).collect()
    }

    fn secrets(&self, who: Viewer) -> Vec<Secrecy> {
        let is_open = matches!(self.open.phase, Phase::Deck | Phase::Over { .. });
        if who == Viewer::All || is_open {
            return Vec::new();
        }
        Team::BOTH.into_iter().flat_map(|team| self.secrets_of(team, who.seat())).collect()
    }

    /// Hands of partners, where nothing is known of them: the others have another deck.
    fn swapped(&self, one: Seat, other: Seat) -> Option<Self> {
        let open = &self.open;
        let unknown = open.shown[one].is_empty() && open.shown[other].is_empty();
        let mut world = self.clone();
        let hands = &mut world.hidden.hands;
        (hands[one], hands[other]) = (hands[other], hands[one]);
        (unknown && open.held[one] == open.held[other] && open.team[one] == open.team[other]).then_some(world)
    }
}

impl Nokaut {
    fn secrets_of(&self, team: Team, who: Option<Seat>) -> Vec<Secrecy> {
        let open = &self.open;
        // KA43, KA47: partners see each other's hands by agreement, or when one has left.
        let sees = |of: Seat| {
            who.is_some_and(|who| {
                let inherits = open.gone.has(of) && !open.gone.has(who);
                who == of || open.team[who] == open.team[of] && (open.options.hands || inherits)
            })
        };
        let hidden = || open.members(team).iter().filter(|seat| !sees(*seat));
        let guessed = |seat: Seat| u32::from(open.held[seat]) - open.shown[seat].len() as u32;
        let pile = u32::from(open.piles[team]);
        let unseen = pile + hidden().map(guessed).sum::<u32>();
        // There are at least as many ways to choose some of the unseen cards as there are such cards.
        let worlds = |guessed: u32| if guessed == 0 || guessed == unseen { 1 } else { unseen };
        let cards = |name: String, cards: Cards, guessed: u32| Secrecy {
            name,
            truth: cards.iter().fold(0_u128, |bits, card| bits | 1 << card.0).to_le_bytes().to_vec(),
            worlds: worlds(guessed),
        };
        let hands =
            hidden().map(|seat| cards(format!("hand of {seat:?}"), self.hidden.hands[seat], guessed(seat)));
        let piles = [cards(format!("pile of {team:?}"), self.hidden.piles[team], pile)];
        // KR6: the other team knows one goal that it is not.
        let is_member = who.is_some_and(|seat| open.team[seat] == team);
        let known = open.revealed().count() as u32 + u32::from(who.is_some());
        let goal = (!is_member).then(|| Secrecy {
            name: format!("goal of {team:?}"),
            truth: (1_u16 << self.hidden.goals[team].0).to_le_bytes().to_vec(),
            worlds: 12 - known,
        });
        hands.chain(piles).chain(goal).collect()
    }
}

//! The state of a game: what is open to all, and the secrets.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use stolik_table::{BySeat, MAX_SEATS, Seat, Seats};
use ts_rs::TS;

use crate::cards::{Cards, Window};
use crate::choice::Play;
use crate::magazine::{CHAMBERS, Face, MAGAZINE, Magazine};
use crate::options::Options;
use crate::turned::Turned;

/// RF2: BULLET cards in the box.
pub const BULLETS: u8 = 19;
/// RR3: a captain and three members.
pub const TEAM: u8 = 4;
/// RR1: so many points win.
pub const TARGET: u16 = 15;

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ruletka {
    pub(crate) open: Open,
    pub(crate) hidden: Hidden,
}

/// What is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hidden {
    pub hands: BySeat<Cards>,
    /// Without an order: it is drawn from by dice.
    pub deck: Cards,
    pub magazines: BySeat<Magazine>,
}

/// All that is public, the same in the state and in every view. What is asked follows from this alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaOpen")]
pub struct Open {
    pub options: Options,
    pub seats: u8,
    /// From 1.
    pub round: u16,
    pub phase: Phase,
    /// A card that was just played and can still be cancelled (W*).
    pub pending: Option<Played>,
    /// Who is asked first in the next window.
    pub first: Seat,

    /// RR10, RA21: how many of the team live; members die before their captain, in the order of the team.
    pub living: BySeat<u8>,
    /// RA46: who has gone home for good.
    pub left: Seats,
    /// Who has lost a character in this round.
    pub out: Seats,
    pub points: BySeat<u16>,
    /// RA39: how many action cards everybody holds.
    pub held: BySeat<u8>,
    /// RA7: face up beside the deck.
    pub discard: Cards,

    /// RR13, RA34: BULLETs in each magazine, the usual one too; none once the captain is dead.
    pub bullets: BySeat<u8>,
    /// BULLETs that each magazine had when the round began.
    pub began: BySeat<u8>,
    /// RA57: further BULLETs of this round only (A11).
    pub slipped: BySeat<u8>,
    /// Who is known to hide a CLICK, because A11 found none to swap.
    pub clean: Seats,
    /// RA13: hidden cards that an accusation has turned over.
    pub shown: BySeat<Option<Face>>,
    /// Whose magazine each seat has peeked into since it was last shuffled (A04).
    pub peeked: BySeat<Seats>,

    /// Nothing before they are revealed.
    pub bids: BySeat<Option<u8>>,
    /// RR8: whose aid card is flipped.
    pub flipped: Seats,
    /// Whom each seat has accused in this round.
    pub accused: BySeat<Option<Seat>>,
    /// Whose accusations are of the last wave, and not void (A08).
    pub wave: Seats,

    /// The count of the shot that comes or was last fired; 0 before the first.
    pub shot: u8,
    /// A09: the shot that comes or was last fired is an extra one, of this seat alone.
    pub extra: Option<Seat>,
    /// Where everybody aims in the shot that comes.
    pub aims: BySeat<Aim>,
    /// A12: who is protected in the shot that comes.
    pub vests: Seats,
    /// Shots of the bid that were taken.
    pub taken: BySeat<u8>,
    /// Extra shots that were taken (A09).
    pub extras: BySeat<u8>,
    /// RA38: what was turned in this round, in order.
    #[ts(as = "BySeat<Vec<Pull>>")]
    pub turned: BySeat<Turned>,

    /// RA47: rounds in a row that ended in a tie at the top.
    pub ties: u8,
    /// RA47: who wanted to share when it was last asked.
    pub shares: Seats,

    /// The last card, shot and round: who comes back late sees what happened.
    pub last_card: Option<Played>,
    pub last_shot: Option<Shot>,
    pub last_round: Option<Scored>,
}

/// Where in a round the game is. While a card is pending it is the moment in which that card was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaPhase")]
pub enum Phase {
    Load,
    Bid,
    Accuse,
    /// A03: those who must aim at somebody choose whom.
    Aim,
    /// RA24: the last one alive may shoot on.
    Glory,
    /// RA47: those who are tied may share.
    Share,
    /// A moment for action cards.
    Window(Window),
    Over(Ending),
}

/// RR21, RA46, RA47: how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaEnding")]
pub enum Ending {
    /// The last captain alive wins.
    Survivor(Seat),
    /// Fifteen points, and more than everybody else.
    Points(Seat),
    /// Tied for long enough, and agreed.
    Shared(Seats),
    Nobody,
}

/// A card that somebody has played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaPlayed")]
pub struct Played {
    pub by: Seat,
    pub play: Play,
    /// Who cancelled it, if somebody did.
    pub cancelled: Option<Seat>,
}

/// Where a pistol points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaAim")]
pub enum Aim {
    /// At whoever holds it, as ever.
    #[default]
    Own,
    Air,
    At(Seat),
    /// At another player, who is still to be chosen.
    Somebody,
}

/// A shot as it was fired by all at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaShot")]
pub struct Shot {
    /// From 1; the count of the last series for an extra shot.
    pub number: u8,
    pub extra: bool,
    pub fired: ArrayVec<Fired, MAX_SEATS>,
    /// Who lost a character.
    pub died: Seats,
    /// A12: who was hit and wears a vest.
    pub saved: Seats,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaFired")]
pub struct Fired {
    pub by: Seat,
    pub aim: Aim,
    pub face: Face,
}

/// One card that was turned: what it was, and where its pistol pointed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaPull")]
pub struct Pull {
    pub face: Face,
    pub aim: Aim,
}

/// A round as it is told at its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "RuletkaScored")]
pub struct Scored {
    pub round: u16,
    /// RR16: what it was worth, before the cards of W8.
    pub gained: BySeat<u8>,
    pub bids: BySeat<Option<u8>>,
    pub accused: BySeat<Option<Seat>>,
    pub shown: BySeat<Option<Face>>,
    #[ts(as = "BySeat<Vec<Pull>>")]
    pub turned: BySeat<Turned>,
    /// Who lost a character.
    pub out: Seats,
}

impl Open {
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// The moment for cards that is open now.
    pub const fn window(&self) -> Option<Window> {
        match (self.pending, self.phase) {
            (Some(_), _) => Some(Window::Played),
            (None, Phase::Window(window)) => Some(window),
            (None, _) => None,
        }
    }

    /// In the game: the captain lives.
    pub fn is_alive(&self, seat: Seat) -> bool {
        self.living[seat] > 0
    }

    /// Everybody whose captain lives.
    pub fn alive(&self) -> Seats {
        Seats::first(self.seats).iter().filter(|seat| self.is_alive(*seat)).collect()
    }

    /// Alive, and without a loss in this round.
    pub fn in_round(&self, seat: Seat) -> bool {
        self.is_alive(seat) && !self.out.has(seat)
    }

    pub fn round_seats(&self) -> Seats {
        self.alive() - self.out
    }

    /// BULLETs among the seven cards of a magazine.
    pub fn loaded(&self, seat: Seat) -> u8 {
        self.bullets[seat] + self.slipped[seat]
    }

    /// RA8: BULLETs that are in no magazine.
    pub fn supply(&self) -> u8 {
        let loaded: u8 = Seats::first(self.seats).iter().map(|seat| self.loaded(seat)).sum();
        BULLETS.saturating_sub(loaded)
    }

    /// Is there a CLICK left that could be swapped for a BULLET, and a BULLET to swap it for?
    pub(crate) fn has_room_for_a_bullet(&self, seat: Seat) -> bool {
        self.loaded(seat) < MAGAZINE && self.supply() > 0
    }

    /// Action cards left to draw.
    pub fn deck(&self) -> u8 {
        let held: u8 = self.held.as_slice().iter().sum();
        (Cards::of(self.options.deck).len() - self.discard.len()).saturating_sub(held)
    }

    /// Cards that nobody has turned yet.
    pub fn chambers_left(&self, seat: Seat) -> u8 {
        CHAMBERS - self.turned[seat].len() as u8
    }

    /// Shots of the bid that are still to be taken.
    pub fn shots_left(&self, seat: Seat) -> u8 {
        if self.in_round(seat) { self.bids[seat].unwrap_or(0).saturating_sub(self.taken[seat]) } else { 0 }
    }

    /// RR14, RA26, RA32: who fires the shot that comes.
    pub fn shooters(&self) -> Seats {
        if let Some(seat) = self.extra {
            return if self.in_round(seat) { Seats::one(seat) } else { Seats::NONE };
        }
        Seats::first(self.seats).iter().filter(|seat| self.shots_left(*seat) > 0).collect()
    }

    /// Seats clockwise, this one first.
    pub(crate) fn clockwise_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = usize::from(self.seats.max(1));
        (0..seats).map(move |step| Seat::nth((first.index() + step) % seats))
    }
}

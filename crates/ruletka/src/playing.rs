//! Which cards can be played when, by whom and on whom (RR19, RA2, RA3, RA56).

use stolik_table::{Reason, Seat, Seats};

use crate::cards::{Kind, Window};
use crate::choice::{HIGHEST_BID, Play};
use crate::magazine::MAGAZINE;
use crate::refusals;
use crate::state::{Aim, Open};

impl Window {
    /// The cards of this moment.
    pub(crate) const fn kinds(self) -> &'static [Kind] {
        match self {
            Window::AfterSpin => &[Kind::ExtraBullet],
            Window::BeforeBids => &[Kind::Peeper],
            Window::BidsOpen => &[Kind::SecondThoughts, Kind::Raise, Kind::ColdFeet],
            Window::Accused => &[Kind::Bribe],
            // Those that nearly everybody may play come first: who might play one is asked.
            Window::BeforeShot => &[
                Kind::ShootSomebody,
                Kind::Respin,
                Kind::AirGun,
                Kind::PifPaf,
                Kind::Vest,
                Kind::BeyondTheGrave,
            ],
            Window::AfterShot => &[Kind::OnceMore],
            Window::Points => &[Kind::Bonus, Kind::Pickpocket],
            Window::Played => &[Kind::Objection],
        }
    }
}

impl Open {
    /// Why a card cannot be played so, by what is open to all.
    pub(crate) fn why_not_play(&self, window: Window, by: Seat, play: Play) -> Option<Reason> {
        let Play { card, on, bid } = play;
        if card.window() != window {
            return Some(refusals::NOT_ITS_MOMENT);
        }
        if on.is_some() != card.has_target() || bid.is_some() != (card == Kind::SecondThoughts) {
            return Some(refusals::NAME_WHAT_IT_NEEDS);
        }
        // RA3: whoever is out of the round plays cards with a skull only.
        if !card.has_skull() && !self.in_round(by) {
            return Some(refusals::OUT_OF_THE_ROUND);
        }
        match on {
            Some(seat) if seat.number() >= self.seats => Some(refusals::NO_SUCH_SEAT),
            Some(seat) if seat == by && card.is_for_others() => Some(refusals::NAME_ANOTHER),
            Some(seat) => self.why_not_on(card, by, seat),
            None => self.why_not_alone(card, by, bid),
        }
    }

    fn why_not_on(&self, card: Kind, by: Seat, on: Seat) -> Option<Reason> {
        let bid = if self.in_round(on) { self.bids[on] } else { None };
        match card {
            // RR19, RA56: aiming may always name a corpse.
            Kind::PifPaf if !self.shooters().has(by) => Some(refusals::NOT_SHOOTING),
            Kind::PifPaf => nothing_if(self.aims[by] == Aim::At(on)),
            Kind::Peeper | Kind::ExtraBullet | Kind::OnceMore | Kind::BeyondTheGrave
                if !self.in_round(on) =>
            {
                Some(refusals::TARGET_IS_OUT)
            }
            Kind::Peeper => nothing_if(self.peeked[by].has(on)),
            // RA57.
            Kind::ExtraBullet if self.supply() == 0 => Some(refusals::NO_BULLETS_LEFT),
            Kind::ExtraBullet => nothing_if(self.loaded(on) >= MAGAZINE || self.clean.has(on)),
            Kind::Raise => nothing_if(bid.is_none_or(|bid| bid >= HIGHEST_BID)),
            Kind::ColdFeet => nothing_if(bid.is_none_or(|bid| bid == 0)),
            // RA40: only if the magazine has more cards than the bid still needs.
            Kind::OnceMore => {
                let has_enough = self.chambers_left(on) > self.shots_left(on);
                (!has_enough).then_some(refusals::MAGAZINE_TOO_SHORT)
            }
            Kind::Respin => nothing_if(!self.in_round(on) || self.chambers_left(on) < 2),
            Kind::Pickpocket => nothing_if(self.points[on] == 0),
            Kind::BeyondTheGrave if self.in_round(by) => Some(refusals::ONLY_FROM_THE_GRAVE),
            Kind::BeyondTheGrave if !self.shooters().has(on) => Some(refusals::NOT_SHOOTING),
            Kind::BeyondTheGrave => nothing_if(self.aims[on] == Aim::Own),
            _ => Some(refusals::NAME_WHAT_IT_NEEDS),
        }
    }

    fn why_not_alone(&self, card: Kind, by: Seat, bid: Option<u8>) -> Option<Reason> {
        match card {
            // RA32.
            Kind::AirGun if !self.shooters().has(by) => Some(refusals::NOT_SHOOTING),
            Kind::AirGun => nothing_if(self.aims[by] == Aim::Air),
            Kind::ShootSomebody => {
                nothing_if(self.shooters().iter().all(|seat| self.aims[seat] == Aim::Somebody))
            }
            Kind::SecondThoughts if bid.is_some_and(|bid| bid > HIGHEST_BID) => Some(refusals::NO_SUCH_BID),
            Kind::SecondThoughts => nothing_if(bid == self.bids[by]),
            Kind::Bribe => nothing_if(!self.is_accused(by)),
            // Nobody else shoots: nobody can hit.
            Kind::Vest => nothing_if(self.vests.has(by) || self.shooters().without(by).is_empty()),
            Kind::Bonus => None,
            // A card may object to any other, also to one's own.
            Kind::Objection => None,
            _ => Some(refusals::NAME_WHAT_IT_NEEDS),
        }
    }

    /// Who accuses this seat in the wave that is open.
    pub(crate) fn accusers_of(&self, seat: Seat) -> Seats {
        self.wave.iter().filter(|accuser| self.accused[*accuser] == Some(seat)).collect()
    }

    /// In the wave that is open.
    pub(crate) fn is_accused(&self, seat: Seat) -> bool {
        !self.accusers_of(seat).is_empty()
    }
}

/// RA56: no card may be played where, by public facts, it changes nothing.
fn nothing_if(changes_nothing: bool) -> Option<Reason> {
    changes_nothing.then_some(refusals::CHANGES_NOTHING)
}

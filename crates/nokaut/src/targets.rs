//! Which spaces a card may name. What is listed and what is refused rest on one function a space, so they agree.

use stolik_table::{Reason, Seat};

use crate::cards::Card;
use crate::effect::{Lasting, OfRank, Place, Rank, Step, Whom, Whose};
use crate::options::DestroyAny;
use crate::refusals;
use crate::space::{Space, Spaces};
use crate::state::Open;
use crate::team::Team;

/// A space that a card names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slot {
    /// A free one.
    Free,
    Destroyed(Whom),
    Moved(Whom),
    Swapped(Whom),
    Sacrificed(Whom),
}

/// The spaces that a card names, at most two.
pub(crate) type Slots = [Option<Slot>; 2];

/// Who does something, and with what: what may be named depends on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    pub team: Team,
    pub rank: Rank,
    /// Where the character stands that does it.
    pub space: Option<Space>,
}

impl Source {
    pub fn card(card: Card) -> Source {
        Source { team: card.team(), rank: card.kind().rank, space: None }
    }

    pub fn character(card: Card, space: Space) -> Source {
        Source { space: Some(space), ..Source::card(card) }
    }
}

/// What these steps name, in their order.
pub(crate) fn slots(steps: &[Step]) -> Slots {
    let mut all = [None; 2];
    let mut next = 0;
    let mut push = |slot| {
        if let Some(place) = all.get_mut(next) {
            *place = Some(slot);
            next += 1;
        }
    };
    for step in steps {
        match *step {
            Step::Destroy(whom) => push(Slot::Destroyed(whom)),
            Step::Sacrifice(whom) => push(Slot::Sacrificed(whom)),
            Step::Move(whom) => {
                push(Slot::Moved(whom));
                push(Slot::Free);
            }
            Step::Swap(whom) => {
                push(Slot::Swapped(whom));
                push(Slot::Swapped(whom));
            }
            _ => {}
        }
    }
    all
}

/// What a card of one's hand names when it is played: a character its space, others what they do.
pub(crate) fn slots_of(card: Card) -> Slots {
    if card.is_character() { [Some(Slot::Free), None] } else { slots(card.kind().does) }
}

impl Open {
    /// The spaces that fit.
    pub(crate) fn fitting(&self, slot: Slot, source: Source) -> Spaces {
        let among = match slot {
            Slot::Free => return self.free(),
            Slot::Destroyed(whom) => self.among(self.narrowed(whom), source),
            Slot::Moved(whom) | Slot::Swapped(whom) | Slot::Sacrificed(whom) => self.among(whom, source),
        };
        among.iter().filter(|space| self.may_name(slot, source, *space).is_ok()).collect()
    }

    /// Where a target may stand at all: keeps `fitting` from asking about every space.
    fn among(&self, whom: Whom, source: Source) -> Spaces {
        let whose = match whom.whose {
            Whose::Any => self.taken(),
            Whose::Own => self.standing(source.team),
            Whose::Opposing => self.standing(source.team.other()),
        };
        match (whom.place, source.space) {
            (Place::Adjacent, Some(space)) => whose.within(space.neighbours()),
            _ => whose,
        }
    }

    /// KA2: "any character" is any of the opponents', unless the table agreed otherwise.
    fn narrowed(&self, whom: Whom) -> Whom {
        let narrows = whom.whose == Whose::Any && self.options.destroy == DestroyAny::Opponents;
        Whom { whose: if narrows { Whose::Opposing } else { whom.whose }, ..whom }
    }

    /// May this space be named? The reason says what is in the way.
    pub(crate) fn may_name(&self, slot: Slot, source: Source, space: Space) -> Result<(), Reason> {
        if !self.options.board.spaces().has(space) {
            return Err(refusals::NO_SUCH_SPACE);
        }
        let Some(card) = self.at(space) else {
            return if slot == Slot::Free { Ok(()) } else { Err(refusals::NOBODY_THERE) };
        };
        match slot {
            // KA1, KA24.
            Slot::Free => Err(refusals::SPACE_TAKEN),
            Slot::Destroyed(whom) => {
                let narrowed = self.narrowed(whom);
                if narrowed != whom && card.team() == source.team {
                    return Err(refusals::OWN_CHARACTER);
                }
                is_meant(narrowed, source, space, card)?;
                self.may_be_destroyed(space, card, source.rank)
            }
            // KA6.
            Slot::Moved(whom) | Slot::Swapped(whom) => {
                is_meant(whom, source, space, card)?;
                if self.holds(space, |lasting| *lasting == Lasting::Unmovable) {
                    return Err(refusals::CANNOT_BE_MOVED);
                }
                Ok(())
            }
            Slot::Sacrificed(whom) => is_meant(whom, source, space, card),
        }
    }

    /// KA8: protected only while the protector is on the grid and has arrived.
    pub(crate) fn may_be_destroyed(&self, space: Space, card: Card, by: Rank) -> Result<(), Reason> {
        if self.holds(space, |lasting| *lasting == Lasting::SafeFrom(by)) {
            return Err(refusals::SAFE_FROM_MAGIC);
        }
        let guards = |from: Space| {
            let guard = self.at(from).filter(|guard| guard.team() == card.team());
            guard.is_some_and(|guard| {
                let source = Source::character(guard, from);
                self.holds(from, |lasting| match lasting {
                    Lasting::Guards(whom) => is_meant(*whom, source, space, card).is_ok(),
                    Lasting::Unmovable | Lasting::SafeFrom(_) => false,
                })
            })
        };
        if self.standing(card.team()).iter().any(guards) { Err(refusals::GUARDED) } else { Ok(()) }
    }

    /// Does the character on this space have such a text, and does it hold?
    fn holds(&self, space: Space, is: impl Fn(&Lasting) -> bool) -> bool {
        let card = self.at(space);
        // KA53: not before it has arrived.
        card.is_some_and(|card| card.kind().stays.iter().any(is)) && !self.arriving().has(space)
    }

    /// KA3: can a card with these slots be played, beside what is named already? `Some(None)` says that nothing stands
    /// in that place, and must not.
    pub(crate) fn can_name(&self, slots: Slots, source: Source, named: [Option<Option<Space>>; 2]) -> bool {
        let mut fit = [Spaces::NONE; 2];
        for (index, (slot, named)) in slots.into_iter().zip(named).enumerate() {
            match (slot, named) {
                (None, Some(Some(_))) | (Some(_), Some(None)) => return false,
                (None, _) => {}
                (Some(slot), Some(Some(space))) => {
                    if self.may_name(slot, source, space).is_err() {
                        return false;
                    }
                    fit[index] = Spaces::one(space);
                }
                (Some(slot), None) => {
                    fit[index] = self.fitting(slot, source);
                    if fit[index].is_empty() {
                        return false;
                    }
                }
            }
        }
        // KA23: two different ones.
        !matches!(slots[1], Some(Slot::Swapped(_))) || fit[0].and(fit[1]).len() > 1
    }

    /// Who is asked for a seat's hand that everybody knows to hold characters only has nothing to answer with.
    pub(crate) fn may_hold_riposte(&self, seat: Seat) -> bool {
        usize::from(self.held[seat]) > self.shown[seat].len()
    }
}

/// Is this character among those that are meant?
fn is_meant(whom: Whom, source: Source, space: Space, card: Card) -> Result<(), Reason> {
    let is_own = card.team() == source.team;
    match whom.whose {
        Whose::Own if !is_own => return Err(refusals::NOT_YOURS),
        Whose::Opposing if is_own => return Err(refusals::NOT_THEIRS),
        _ => {}
    }
    match (whom.place, source.space) {
        (Place::Elsewhere, Some(from)) if from == space => return Err(refusals::ANOTHER_ONE),
        (Place::Adjacent, Some(from)) if !from.neighbours().has(space) => return Err(refusals::NOT_ADJACENT),
        _ => {}
    }
    if whom.rank == OfRank::OrdinaryOnly && !card.is_ordinary() {
        return Err(refusals::ORDINARY_ONLY);
    }
    Ok(())
}

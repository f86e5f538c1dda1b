//! Counting a round.

use stolik_table::{BySeat, Seat};

use crate::choice::Place;

/// What each seat gains. `owners` says whose card lies at each place, `votes` who voted for which place. With real cards
/// it can be that nobody knows whose card one is: then an owner is an `Option`, and votes there are cast and wrong.
pub fn gains<O: Copy + Into<Option<Seat>>>(
    narrator: Seat,
    owners: &[O],
    votes: &BySeat<Option<Place>>,
) -> BySeat<u8> {
    let owner_of = |place: Place| -> Option<Option<Seat>> {
        owners.get(usize::from(place).wrapping_sub(1)).map(|owner| (*owner).into())
    };
    let cast = || votes.iter().filter_map(|(voter, place)| Some((voter, owner_of((*place)?)?)));
    let found = cast().filter(|(_, owner)| *owner == Some(narrator)).count();
    // DR9: all or none. DA11: who abstained is not counted, and if no vote was cast, none was right.
    let all_or_none = found == 0 || found == cast().count();

    let mut gained = BySeat::new(votes.len() as u8);
    if !all_or_none {
        // DR10.
        gained[narrator] += 3;
    }
    for (voter, owner) in cast() {
        gained[voter] += match (all_or_none, owner == Some(narrator)) {
            // DR9: two for everybody else. DA11: but not for who abstained.
            (true, _) => 2,
            (false, true) => 3,
            (false, false) => 0,
        };
        // DR11, DA14: in addition one for each vote on a card of theirs.
        if let Some(owner) = owner
            && owner != narrator
        {
            gained[owner] += 1;
        }
    }
    gained
}

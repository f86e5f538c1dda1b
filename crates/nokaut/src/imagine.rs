//! A whole state that looks like a view: what is known stays, the rest is dealt out at random.

use stolik_table::{BySeat, Dice};

use crate::cards::{self, Cards};
use crate::goal::Goal;
use crate::state::{Hidden, Nokaut, Phase, What};
use crate::team::{ByTeam, Team};
use crate::view::View;

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Nokaut {
    let open = &view.open;
    if open.phase == Phase::Deck {
        let (hands, piles) = (BySeat::new(open.seats), ByTeam::from_fn(cards::deck));
        return Nokaut { open: open.clone(), hidden: Hidden { hands, piles, goals: ByTeam::default() } };
    }
    let mut piles = ByTeam::from_fn(|team| view.unseen(team));
    let hands = BySeat::from_fn(open.seats, |seat| {
        view.hands[seat].unwrap_or_else(|| {
            let mut hand = open.shown[seat];
            while hand.len() < usize::from(open.held[seat])
                && let Some(card) = piles[open.team[seat]].draw(dice)
            {
                hand.add(card);
            }
            hand
        })
    });
    Nokaut { open: open.clone(), hidden: Hidden { hands, piles, goals: goals(view, dice) } }
}

/// A secret goal is any that neither lies open nor is known to be the others'.
fn goals(view: &View, dice: &mut Dice) -> ByTeam<Goal> {
    let revealed = |goal: Goal| view.open.revealed().any(|done| done == goal);
    let [first, second] =
        if view.goals.dragons.is_some() { Team::BOTH } else { [Team::Unicorns, Team::Dragons] };
    let known = view.goals[first].unwrap_or_else(|| Goal::draw(revealed, dice));
    let other =
        view.goals[second].unwrap_or_else(|| Goal::draw(|goal| goal == known || revealed(goal), dice));
    ByTeam::from_fn(|team| if team == first { known } else { other })
}

impl View {
    /// The cards of a team that the viewer has not seen: they are in the pile, or in a hand that the viewer does not see.
    pub fn unseen(&self, team: Team) -> Cards {
        let open = &self.open;
        let on_grid: Cards = open.grid.iter().flatten().copied().collect();
        let played = open.stack.iter().filter(|item| item.what != What::Effect).map(|item| item.card);
        let in_hands = open.team.seats().fold(Cards::NONE, |all, seat| {
            all.and(open.shown[seat]).and(self.hands[seat].unwrap_or_default())
        });
        let seen = open.discard[team].and(on_grid).and(played.collect()).and(in_hands);
        cards::deck(team).without(seen)
    }
}

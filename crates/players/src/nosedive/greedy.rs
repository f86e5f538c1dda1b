//! A player who thinks of this turn only: cards in hand while there are few, then the worst card where it hurts somebody
//! else, and the pile that looks best.

use stolik_shelf::nosedive::{Card, Choice, Nosedive, Phase, Space, View};
use stolik_table::{Chair, Choices, Dice, Seat, Sheet};

use super::character::FLATTERER;
use super::playout::best_pile;
use super::taste;
use super::worth::Keeps;
use crate::{Player, Random};

#[derive(Clone, Debug, Default)]
pub struct Greedy;

impl Player<Nosedive> for Greedy {
    fn answer(&mut self, chair: Chair<'_, Nosedive>, dice: &mut Dice) -> Sheet<Choice> {
        let (view, seat) = (chair.view(), chair.seat());
        let answer = match view.open.phase {
            Phase::Share => taste::share(&FLATTERER, &view, dice),
            Phase::Rate => taste::rate(&FLATTERER, &view, dice),
            Phase::Take => best_pile(&view, seat).map(|pile| Sheet::of([pile])),
            Phase::Move => Some(Sheet::of([Choice::Space(space(chair, &view))])),
            Phase::Act | Phase::Place => act(chair, &view, seat),
            Phase::Flip | Phase::Mark | Phase::Tally | Phase::Over => None,
        };
        answer.unwrap_or_else(|| Random::new().answer(chair, dice))
    }
}

/// A token, or cards, or a card to be rid of; where nobody takes a toll.
fn space(chair: Chair<'_, Nosedive>, view: &View) -> Space {
    let mut choices = Choices::new();
    chair.choices(&Sheet::blank(1), 0, &mut choices);
    let free = |space: Space| {
        choices.as_slice().contains(&Choice::Space(space))
            && view.open.pawns_on(space, chair.seat()).next().is_none()
    };
    let wanted = if view.hand().len() < 3 {
        [Space::ExperiencePlus, Space::DrawTwo, Space::DrawAndUp]
    } else {
        [Space::ExperiencePlus, Space::OneDown, Space::UpAndDown]
    };
    wanted.into_iter().find(|space| free(*space)).unwrap_or(Space::Start)
}

/// What is worth least is paid and placed, on the piles that look best to everybody.
fn act(chair: Chair<'_, Nosedive>, view: &View, seat: Seat) -> Option<Sheet<Choice>> {
    let keeps = Keeps::of(&view.open, seat);
    let mut hand: Vec<Card> = view.hand().iter().collect();
    hand.sort_by(|one, other| keeps.card(*one).total_cmp(&keeps.card(*other)));
    let mut piles: Vec<usize> = (0..view.piles.len()).collect();
    piles.sort_by(|one, other| keeps.pile(&view.piles[*other]).total_cmp(&keeps.pile(&view.piles[*one])));
    let owed = if view.open.phase == Phase::Act { view.open.owed.len() } else { 0 };
    let mut piles = piles.into_iter();
    let mut sheet = Sheet::blank(chair.parts());
    for (part, card) in (0..sheet.parts.len()).zip(hand) {
        sheet.parts[part] = Some(match part < owed {
            true => Choice::Card(card),
            false => Choice::Place { card, pile: piles.next()? as u8 },
        });
    }
    sheet.ready = true;
    sheet.is_full().then_some(sheet)
}

//! Players to measure others by: one who is greedy, one who is always honest, one who always accuses.

use stolik_shelf::ruletka::{Choice, Face, HIGHEST_BID, Kind, Open, Phase, Ruletka, View};
use stolik_table::{Chair, Choices, Dice, Seat, Sheet};

use super::reading::Reading;
use crate::Player;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plain {
    /// Takes the most points that can be expected, and plays every card at once.
    Greedy,
    /// Hides a CLICK, bids for the most points, accuses nobody, plays nothing.
    AlwaysHonest,
    /// The same, but accuses the highest bid in every round.
    AlwaysAccusing,
}

impl Player<Ruletka> for Plain {
    fn answer(&mut self, chair: Chair<'_, Ruletka>, dice: &mut Dice) -> Sheet<Choice> {
        let view = chair.view();
        let mut listed = Choices::new();
        chair.choices(&Sheet::blank(1), 0, &mut listed);
        let choice = self.choose(&view, chair.seat(), listed.as_slice(), dice);
        let may_pass = chair.ask().is_some_and(|ask| ask.pass);
        match choice.filter(|choice| listed.as_slice().contains(choice)) {
            Some(choice) => Sheet::of([choice]),
            None if may_pass => Sheet::pass(),
            None => Sheet::of(dice.pick(listed.as_slice()).copied()),
        }
    }
}

impl Plain {
    pub fn choose(self, view: &View, me: Seat, listed: &[Choice], dice: &mut Dice) -> Option<Choice> {
        let open = &view.open;
        if open.window().is_some() {
            // Itself is nobody whom greed would harm.
            let harms_me = |choice: &Choice| match choice {
                Choice::Play(play) => play.on == Some(me) && play.card != Kind::Peeper,
                _ => false,
            };
            let plays: Vec<Choice> = listed.iter().filter(|choice| !harms_me(choice)).copied().collect();
            return if self == Plain::Greedy { dice.pick(&plays).copied() } else { None };
        }
        match open.phase {
            Phase::Load => Some(Choice::Hide(Face::Click)),
            Phase::Bid => {
                let reading = Reading { view, me };
                Some(Choice::Bid(Plain::bid(|shots| reading.lives_through(shots))))
            }
            Phase::Accuse => {
                let suspects = listed.iter().filter_map(|choice| match choice {
                    Choice::Accuse(seat) => Some(*seat),
                    _ => None,
                });
                self.accuses(open, suspects).map(Choice::Accuse)
            }
            Phase::Aim => dice.pick(listed).copied(),
            Phase::Glory => Some(Choice::Stop),
            Phase::Share => Some(Choice::Share),
            Phase::Window(_) | Phase::Over(_) => None,
        }
    }

    /// The bid for the most points that can be expected, for who lives through so many shots so often.
    pub fn bid(lives: impl Fn(u8) -> f64) -> u8 {
        let expected = |bid: &u8| lives(*bid) * f64::from(bid + 1);
        (0..=HIGHEST_BID).max_by(|one, other| expected(one).total_cmp(&expected(other))).unwrap_or(0)
    }

    /// The highest bid. Greed believes that four or five has a reason.
    pub fn accuses(self, open: &Open, among: impl Iterator<Item = Seat>) -> Option<Seat> {
        let bid = |seat: Seat| open.bids[seat].unwrap_or(0);
        let highest = among.max_by_key(|seat| bid(*seat))?;
        match self {
            Plain::AlwaysHonest => None,
            Plain::AlwaysAccusing => Some(highest),
            Plain::Greedy => (bid(highest) >= 4).then_some(highest),
        }
    }
}

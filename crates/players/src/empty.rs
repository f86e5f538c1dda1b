//! The empty chair. Where the cards are real, nobody can tell, vote or own a card for somebody who is away; but the
//! others must be able to go on. So it lets everything pass, and is never asked to the table.

use stolik_shelf::dixitbox::Dixitbox;
use stolik_shelf::nosedivebox::Nosedivebox;
use stolik_table::{Chair, Dice, Game, Sheet};

use crate::{Played, Player, Random};

const EMPTY: &str = "empty";

struct Empty;

impl<G: Game> Player<G> for Empty {
    fn answer(&mut self, _: Chair<'_, G>, _: &mut Dice) -> Sheet<G::Choice> {
        Sheet::pass()
    }
}

/// Simulations and tests know somebody who says anything; no room can ask them to a table.
fn player<G: Game>(name: &str) -> Option<Box<dyn Player<G>>> {
    match name {
        EMPTY => Some(Box::new(Empty)),
        "random" => Some(Box::new(Random::new())),
        _ => None,
    }
}

/// Games whose cards are real: DB14, NB9.
macro_rules! nobody_plays_for_anybody {
    ($($game:ty),+) => {
        $(impl Played for $game {
            const NAMES: &'static [&'static str] = &[];
            const HOUSE: &'static str = EMPTY;
            const COMPANY: &'static [&'static str] = &[];

            fn player(name: &str) -> Option<Box<dyn Player<Self>>> {
                player(name)
            }
        })+
    };
}

nobody_plays_for_anybody!(Dixitbox, Nosedivebox);

#[cfg(test)]
mod tests {
    use stolik_table::{Seat, Secret, Sources, Table, Viewer};

    use super::*;
    use crate::Company;

    #[test]
    fn an_empty_chair_neither_tells_nor_votes_and_the_others_play_on() {
        let seed = Sources::alone(Secret::of_simulation(3, 1)).seed();
        let mut table = Table::deal(&Default::default(), 4, seed).unwrap();
        let empty = Dixitbox::player(Dixitbox::HOUSE).unwrap();
        let random = || Box::new(Random::new()) as Box<dyn Player<Dixitbox>>;
        let mut company = Company::new(vec![random(), empty, random(), random()], &seed);
        let finished = company.play::<std::convert::Infallible>(&mut table, |_| Ok(())).unwrap();
        assert!(finished.outcome.scores.as_slice().iter().any(|points| *points > 0));
        let last = table.view(Viewer::Public).open.last.unwrap();
        assert_eq!(last.votes[Seat::nth(1)], None);
        assert_ne!(last.narrator, Seat::nth(1));
    }

    #[test]
    fn beside_the_box_of_nosedive_an_empty_chair_gives_something_and_likes_nothing() {
        let seed = Sources::alone(Secret::of_simulation(3, 2)).seed();
        let mut table = Table::deal(&Default::default(), 3, seed).unwrap();
        let empty = Nosedivebox::player(Nosedivebox::HOUSE).unwrap();
        let random = || Box::new(Random::new()) as Box<dyn Player<Nosedivebox>>;
        let mut company = Company::new(vec![random(), random(), empty], &seed);
        let finished = company.play::<std::convert::Infallible>(&mut table, |_| Ok(())).unwrap();
        assert_eq!(finished.outcome.scores[Seat::nth(2)], 0, "nothing was counted");
        let last = table.view(Viewer::Public).open.last.unwrap();
        for review in last.reviews {
            assert_eq!(review.texts.len(), 2, "everybody has something to read");
            assert!(review.most.is_none() || review.rater != Seat::nth(2));
        }
    }
}

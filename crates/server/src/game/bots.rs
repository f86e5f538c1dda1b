//! The bots of one game. Each keeps its seat and what it has seen from there for as long as the game is awake; after that,
//! or if it fell over while it thought, it is made anew and has forgotten.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use stolik_players::{Played, Player};
use stolik_table::{Chair, Dice, Game, Seat, Sheet};

/// By seat and character: a seat can be lent to one, and then to another.
pub struct Bots<G: Game>(BTreeMap<(Seat, String), Bot<G>>);

impl<G: Game> Default for Bots<G> {
    fn default() -> Self {
        Bots(BTreeMap::new())
    }
}

/// A bot that can think elsewhere. Thoughts of the same one wait for each other there; the room never waits.
pub struct Bot<G: Game> {
    mind: Arc<Mutex<Box<dyn Player<G>>>>,
    listens: bool,
}

impl<G: Game> Bot<G> {
    pub fn answer(&self, chair: Chair<'_, G>, dice: &mut Dice) -> Sheet<G::Choice> {
        self.mind.lock().unwrap_or_else(PoisonError::into_inner).answer(chair, dice)
    }

    /// Does it want to know what everybody has heard?
    pub fn listens(&self) -> bool {
        self.listens
    }
}

impl<G: Played> Bots<G> {
    /// The one of this character on a seat, if there is such a character.
    pub fn on(&mut self, seat: Seat, character: &str) -> Option<Bot<G>> {
        let key = (seat, character.to_owned());
        if self.0.get(&key).is_none_or(|bot| bot.mind.is_poisoned()) {
            let made = G::player(character)?;
            let listens = made.listens();
            self.0.insert(key.clone(), Bot { mind: Arc::new(Mutex::new(made)), listens });
        }
        self.0.get(&key).map(|bot| Bot { mind: Arc::clone(&bot.mind), listens: bot.listens })
    }
}

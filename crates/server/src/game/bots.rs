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
pub struct Bot<G: Game>(Arc<Mutex<Box<dyn Player<G>>>>);

impl<G: Game> Bot<G> {
    pub fn answer(&self, chair: Chair<'_, G>, dice: &mut Dice) -> Sheet<G::Choice> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).answer(chair, dice)
    }
}

impl<G: Played> Bots<G> {
    /// The one of this character on a seat, if there is such a character.
    pub fn on(&mut self, seat: Seat, character: &str) -> Option<Bot<G>> {
        let key = (seat, character.to_owned());
        if self.0.get(&key).is_none_or(|bot| bot.0.is_poisoned()) {
            let made = G::player(character)?;
            self.0.insert(key.clone(), Bot(Arc::new(Mutex::new(made))));
        }
        self.0.get(&key).map(|bot| Bot(bot.0.clone()))
    }
}

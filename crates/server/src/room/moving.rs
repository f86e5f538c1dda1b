//! Somebody moves to another device: a token that works once, and the old device is told.

use std::time::Duration;

use stolik_protocol::server::ServerMessage;
use tokio::time::Instant;

use crate::game::Events;
use crate::keys::{KeyHash, random_hex};
use crate::room::state::RoomState;
use crate::room::{Room, wish};

/// How long a token that moves a seat holds.
pub const TOKEN_SECONDS: u32 = 600;

/// Why a seat was not moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    TokenSpent,
    NotSaved,
}

/// A token that moves a person to another device, once.
pub struct Token {
    token: String,
    person: u32,
    until: Instant,
}

impl Room {
    pub(super) fn make_token(&mut self, key: &KeyHash) -> Option<String> {
        let person = self.state.person_with(key)?.id;
        let now = Instant::now();
        self.tokens.retain(|token| token.until > now && token.person != person);
        let token = random_hex();
        let until = now + Duration::from_secs(u64::from(TOKEN_SECONDS));
        self.tokens.push(Token { token: token.clone(), person, until });
        Some(token)
    }

    /// Another device takes a person's place here; the old one is told.
    pub(super) async fn claim(&mut self, token: &str, key: KeyHash) -> Result<(), Refused> {
        let now = Instant::now();
        let found = self.tokens.iter().position(|one| one.token == token && one.until > now);
        let person = self.tokens[found.ok_or(Refused::TokenSpent)?].person;
        let mut next = RoomState::clone(&self.state);
        // Whoever was somebody else on this device leaves: one device is one person here.
        if let Some(other) = next.person_with(&key).map(|other| other.id).filter(|other| *other != person) {
            wish::leave(&mut next, other);
        }
        // The old device has seen the hand, and may not come back to another.
        let known_by_old = wish::what_is_known(&next, person);
        let Some(theirs) = next.people.iter_mut().find(|other| other.id == person) else {
            return Err(Refused::TokenSpent);
        };
        let old = std::mem::replace(&mut theirs.key, key);
        next.has_sat.extend(known_by_old);
        self.write_state(next, Vec::new()).await.map_err(|_| Refused::NotSaved)?;
        self.tokens.retain(|one| one.token != token);
        let left_behind: Vec<u32> =
            self.screens.greeted().filter(|screen| self.screens.key(*screen) == Some(&old)).collect();
        for screen in left_behind {
            self.screens.tell(screen, &ServerMessage::Moved);
            self.send_update(screen, Events::None);
        }
        self.note_presence();
        self.tell_room();
        Ok(())
    }
}

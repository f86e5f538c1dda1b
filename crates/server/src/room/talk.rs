//! The chat, and signs without words: bounded in length, in number and in time, and silent where the game wants it so.

use std::collections::BTreeMap;
use std::time::Duration;

use stolik_protocol::reasons;
use stolik_protocol::room::{ChatLine, Hearers, Reaction};
use stolik_protocol::server::ServerMessage;
use stolik_protocol::text;
use stolik_table::{Refusal, Seats};
use tokio::time::Instant;

use crate::room::Room;
use crate::room::state::ChairState;
use crate::room::state::RoomState;
use crate::room::wish::{may_speak, no};

const MINUTE: Duration = Duration::from_secs(60);

/// When people said something, or showed a sign, within the last minute.
#[derive(Default)]
pub struct Talk {
    said: BTreeMap<u32, Vec<Instant>>,
}

impl Talk {
    /// Counts one more line, unless it is one too many.
    fn counts(&mut self, person: u32, lines_a_minute: usize) -> bool {
        let said = self.said.entry(person).or_default();
        said.retain(|moment| moment.elapsed() < MINUTE);
        let may = said.len() < lines_a_minute;
        if may {
            said.push(Instant::now());
        }
        may
    }
}

impl Room {
    /// Seats that the game wants silent now.
    pub(super) fn hushed(&self) -> Seats {
        self.play.as_ref().map(|play| play.hush()).unwrap_or_default()
    }

    /// What was said and heard here: at the table, then among partners.
    pub(super) fn heard_at(&self, screen: u32) -> Vec<ChatLine> {
        let own = self.person_at(screen).into_iter().flat_map(|person| self.state.team_talk.heard_by(person));
        self.state.chat.iter().chain(own).cloned().collect()
    }

    pub(super) async fn say(&mut self, screen: u32, typed: &str, to: Hearers) {
        let Err(refusal) = self.try_say(screen, typed, to).await else { return };
        self.screens.tell(screen, &ServerMessage::Refused { id: 0, refusal });
    }

    async fn try_say(&mut self, screen: u32, typed: &str, to: Hearers) -> Result<(), Refusal> {
        let person = self.person_at(screen).ok_or(no(reasons::NOT_JOINED))?;
        may_speak(&self.state, Some(person), self.hushed())?;
        let team = self.team_of(person, to)?;
        let text = text::chat(typed).map_err(|_| no(reasons::BAD_TEXT))?;
        if !self.talk.counts(person, self.config.lines_a_minute) {
            return Err(no(reasons::TOO_FAST));
        }
        let mut next = RoomState::clone(&self.state);
        let line = match &team {
            None => next.say(person, text),
            Some(team) => next.team_talk.say(person, text, team.clone()),
        };
        self.write_state(next, Vec::new()).await?;
        let Some(team) = team else {
            self.screens.tell_all(&ServerMessage::Chat { line });
            return Ok(());
        };
        for screen in self.screens.greeted().collect::<Vec<_>>() {
            if self.person_at(screen).is_some_and(|person| team.contains(&person)) {
                self.screens.tell(screen, &ServerMessage::Chat { line: line.clone() });
            }
        }
        Ok(())
    }

    /// A sign is a gesture: everybody who looks sees it, and nothing of it is kept.
    pub(super) fn react(&mut self, screen: u32, reaction: Reaction) {
        match self.try_react(screen) {
            Ok(person) => self.screens.tell_all(&ServerMessage::Reacted { person, reaction }),
            Err(refusal) => self.screens.tell(screen, &ServerMessage::Refused { id: 0, refusal }),
        }
    }

    fn try_react(&mut self, screen: u32) -> Result<u32, Refusal> {
        let person = self.person_at(screen).ok_or(no(reasons::NOT_JOINED))?;
        may_speak(&self.state, Some(person), self.hushed())?;
        if !self.gestures.counts(person, self.config.lines_a_minute) {
            return Err(no(reasons::TOO_FAST));
        }
        Ok(person)
    }

    /// The people among whom somebody speaks; nothing where the whole table hears it.
    fn team_of(&self, person: u32, to: Hearers) -> Result<Option<Vec<u32>>, Refusal> {
        if to == Hearers::Table {
            return Ok(None);
        }
        let alone = || no(reasons::NO_TEAM);
        let seat = self.state.seat_of(person).ok_or_else(alone)?;
        let partners = self.play.as_ref().map(|play| play.partners(seat)).unwrap_or_default();
        if partners.is_empty() {
            return Err(alone());
        }
        let is_partner = |chair: &ChairState| match chair {
            ChairState::Person { person, .. } => {
                self.state.seat_of(*person).is_some_and(|seat| partners.has(seat)).then_some(*person)
            }
            ChairState::Empty | ChairState::Bot { .. } => None,
        };
        Ok(Some(self.state.chairs.iter().filter_map(is_partner).chain([person]).collect()))
    }
}

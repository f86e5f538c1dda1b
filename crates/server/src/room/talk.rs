//! The chat: bounded in length, in number and in time, and silent where the game wants it so.

use std::collections::BTreeMap;
use std::time::Duration;

use stolik_protocol::reasons;
use stolik_protocol::server::ServerMessage;
use stolik_protocol::text;
use stolik_table::{Refusal, Seats};
use tokio::time::Instant;

use crate::room::Room;
use crate::room::wish::{may_speak, no};

const MINUTE: Duration = Duration::from_secs(60);

/// When people said something, within the last minute.
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

    pub(super) async fn say(&mut self, screen: u32, typed: &str) {
        let Err(refusal) = self.try_say(screen, typed).await else { return };
        self.screens.tell(screen, &ServerMessage::Refused { id: 0, refusal });
    }

    async fn try_say(&mut self, screen: u32, typed: &str) -> Result<(), Refusal> {
        let person = self.person_at(screen).ok_or(no(reasons::NOT_JOINED))?;
        may_speak(&self.state, Some(person), self.hushed())?;
        let text = text::chat(typed).map_err(|_| no(reasons::BAD_TEXT))?;
        if !self.talk.counts(person, self.config.lines_a_minute) {
            return Err(no(reasons::TOO_FAST));
        }
        let mut next = self.state.clone();
        let line = next.say(person, text);
        self.write_state(next, Vec::new()).await?;
        self.screens.tell_all(&ServerMessage::Chat { line });
        Ok(())
    }
}

//! The chat, and signs without words: bounded in length, in number and in time, and silent where the game wants it so.

use std::collections::VecDeque;
use std::time::Duration;

use stolik_protocol::reasons;
use stolik_protocol::room::{ChatLine, Hearers, Reaction};
use stolik_protocol::server::ServerMessage;
use stolik_protocol::text;
use stolik_table::{Refusal, Seat, Seats};
use tokio::time::Instant;

use crate::keys::KeyHash;
use crate::room::Room;
use crate::room::state::ChairState;
use crate::room::state::RoomState;
use crate::room::wish::{MOST_PEOPLE, may_speak, no};

const MINUTE: Duration = Duration::from_secs(60);

/// Rate limit for lines, or for signs: per chair and per device, so that leaving and joining gives no new ones, and for
/// the whole table, so that new devices do not. Lines among partners count only against who says them: nobody else may
/// notice, by what they may still say, that partners talk. Only people with a chair have partners, so what is remembered
/// is bounded, too.
#[derive(Default)]
pub struct Talk {
    said: VecDeque<(Instant, Speaker, Hearers)>,
}

/// What the lines of a person count against.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speaker {
    device: KeyHash,
    chair: Option<usize>,
}

impl Talk {
    /// Counts one more line, unless it is one too many.
    fn counts(&mut self, speaker: Speaker, to: Hearers, lines_a_minute: usize) -> bool {
        while self.said.front().is_some_and(|(at, ..)| at.elapsed() >= MINUTE) {
            self.said.pop_front();
        }
        let is_by = |other: &Speaker| {
            other.device == speaker.device || (other.chair.is_some() && other.chair == speaker.chair)
        };
        let by_speaker = self.said.iter().filter(|(_, other, _)| is_by(other)).count();
        let to_table = self.said.iter().filter(|(.., to)| *to == Hearers::Table).count();
        let is_too_loud = to == Hearers::Table && to_table >= lines_a_minute * MOST_PEOPLE;
        let may = by_speaker < lines_a_minute && !is_too_loud;
        if may {
            self.said.push_back((Instant::now(), speaker, to));
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
        let speaker = self.speaker(screen, person)?;
        if !self.talk.counts(speaker, to, self.config.lines_a_minute) {
            return Err(no(reasons::TOO_FAST));
        }
        let mut next = RoomState::clone(&self.state);
        let line = match &team {
            None => next.say(person, text),
            Some((seats, people)) => next.team_talk.say(person, text, *seats, people.clone()),
        };
        // The limits of the table must not tell others that partners talk: the chairs' own limits bound it.
        if team.is_none() {
            self.allow(&next)?;
        }
        self.write_state(next, Vec::new()).await?;
        let Some((_, team)) = team else {
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
        let speaker = self.speaker(screen, person)?;
        if !self.gestures.counts(speaker, Hearers::Table, self.config.lines_a_minute) {
            return Err(no(reasons::TOO_FAST));
        }
        Ok(person)
    }

    fn speaker(&self, screen: u32, person: u32) -> Result<Speaker, Refusal> {
        let device = self.screens.key(screen).ok_or(no(reasons::NOT_JOINED))?.clone();
        Ok(Speaker { device, chair: self.state.chair_of(person) })
    }

    /// The team in which somebody speaks: its seats, and its people. Nothing where the whole table hears it.
    fn team_of(&self, person: u32, to: Hearers) -> Result<Option<(Seats, Vec<u32>)>, Refusal> {
        if to == Hearers::Table {
            return Ok(None);
        }
        let alone = || no(reasons::NO_TEAM);
        let seat = self.state.seat_of(person).ok_or_else(alone)?;
        let partners = self.play.as_ref().map(|play| play.partners(seat)).unwrap_or_default();
        if partners.is_empty() {
            return Err(alone());
        }
        let team = partners.with(seat);
        let person_on = |seat: Seat| match self.state.chairs.get(seat.index()) {
            Some(ChairState::Person { person, .. }) => Some(*person),
            Some(ChairState::Empty | ChairState::Bot { .. }) | None => None,
        };
        Ok(Some((team, team.iter().filter_map(person_on).collect())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::keys::Key;

    #[tokio::test(start_paused = true)]
    async fn lines_to_the_table_and_to_partners_are_counted_together() {
        let mut talk = Talk::default();
        let speaker = |device: &KeyHash, chair| Speaker { device: device.clone(), chair: Some(chair) };
        let (one, other) = (Key::random().hash(), Key::random().hash());
        for line in 0..30 {
            let to = if line % 2 == 0 { Hearers::Table } else { Hearers::Team };
            assert!(talk.counts(speaker(&one, 0), to, 30));
        }
        for to in [Hearers::Table, Hearers::Team] {
            assert!(!talk.counts(speaker(&one, 1), to, 30), "the device has said enough");
            assert!(!talk.counts(speaker(&other, 0), to, 30), "the chair has said enough");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_loud_table_does_not_notice_that_partners_talk_and_forgets_after_a_minute() {
        let mut talk = Talk::default();
        for chair in 0..8 {
            for _ in 0..15 {
                let speaker = Speaker { device: Key::random().hash(), chair: Some(chair) };
                assert!(talk.counts(speaker, Hearers::Team, 30));
            }
        }
        let watcher = || Speaker { device: Key::random().hash(), chair: None };
        let heard = (0..1000).filter(|_| talk.counts(watcher(), Hearers::Table, 30)).count();
        assert_eq!(heard, 30 * MOST_PEOPLE);
        tokio::time::sleep(MINUTE).await;
        assert!(talk.counts(watcher(), Hearers::Table, 30));
        assert_eq!(talk.said.len(), 1);
    }
}

//! Games that are over: what is kept of them, the evening that they make, and who may see them again.

use serde::{Deserialize, Serialize};
use stolik_protocol::finished::{EveningGame, FinishedView, SeatThen, SharedLink};
use stolik_protocol::room::Stage;
use stolik_table::{Outcome, Seat};
use tokio::sync::oneshot;

use crate::game;
use crate::keys::{KeyHash, random_hex};
use crate::room::Room;
use crate::room::row::now;
use crate::room::state::{ChairState, RoomState};

/// Finished games whose logs can still be asked for.
pub const GAMES_KEPT: usize = 20;

/// Games that followed each other within so many seconds are one evening.
const SAME_EVENING: u64 = 6 * 60 * 60;

const TOKEN_LENGTH: usize = 32;

/// A game whose log those who sat there may have, unless the table keeps its secrets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FinishedGame {
    pub game: String,
    pub people: Vec<u32>,
    /// Devices of players who left, during the game or after it. They get the log as those do who are still here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub departed: Vec<KeyHash>,
    pub keeps_secrets: bool,
    /// Nothing of games from before this was kept.
    #[serde(default)]
    pub ended: Option<Ended>,
    /// The secret half of the link by which others may see what all could see.
    #[serde(default)]
    pub shared: Option<String>,
}

/// How a game ended, and who sat there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ended {
    /// The name of the game; it may have gone from the shelf since.
    pub game: String,
    pub seats: Vec<SeatThen>,
    pub outcome: Outcome,
    /// In seconds since 1970.
    pub at: u64,
    pub own_pictures: bool,
}

/// What is asked about a finished game.
pub enum AboutFinished {
    /// Its log, and of the last one if none is named.
    Log {
        key: KeyHash,
        game: Option<String>,
        told: oneshot::Sender<Result<String, NotShown>>,
    },
    View {
        key: KeyHash,
        game: String,
        told: oneshot::Sender<Result<FinishedView, NotShown>>,
    },
    Share {
        key: KeyHash,
        game: String,
        told: oneshot::Sender<Result<SharedLink, NotShown>>,
    },
    LetGo {
        key: KeyHash,
        game: String,
        told: oneshot::Sender<Result<(), NotShown>>,
    },
    /// Somebody has a link.
    Film {
        token: String,
        told: oneshot::Sender<Result<Offered, NotShown>>,
    },
}

/// A game that may be shown to whoever has the link.
#[derive(Debug)]
pub struct Offered {
    pub id: String,
    pub game: String,
    pub seats: Vec<SeatThen>,
    pub kept_until: u64,
}

/// Why something of a finished game is not shown, or not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotShown {
    /// Whoever asks did not sit there, or there is no such game that is over.
    NotOver,
    SecretsKept,
    /// The pictures on its cards stay at the table.
    OwnPictures,
    NotHost,
    /// The link was let go, or there never was one.
    NoSuchLink,
    NotSaved,
}

impl RoomState {
    /// The game on the table is over. How it ended is not known of games from before that was kept. Gives the game that is
    /// no longer listed: nobody can ask for its log any more, so it is to be forgotten with the same write.
    #[must_use]
    pub fn finish(&mut self, outcome: Option<Outcome>) -> Option<String> {
        self.stage = Stage::Over;
        self.moment = None;
        self.asks_for_chair.clear();
        let game = self.playing.clone()?;
        if self.finished.iter().any(|finished| finished.game == game) {
            return None;
        }
        let (people, keeps_secrets) = (self.seated().collect(), self.keeps_secrets);
        let ended = outcome.map(|outcome| Ended {
            game: self.game.info().id.to_owned(),
            seats: self.chairs.iter().filter_map(|chair| self.seat_then(chair)).collect(),
            outcome,
            at: now(),
            own_pictures: game::own_deck(self.game, &self.options).is_some(),
        });
        let mut departed: Vec<KeyHash> = self.has_sat.iter().map(|(device, _)| device.clone()).collect();
        departed.sort_unstable();
        departed.dedup();
        self.finished.push(FinishedGame { game, people, departed, keeps_secrets, ended, shared: None });
        (self.finished.len() > GAMES_KEPT).then(|| self.finished.remove(0).game)
    }

    fn seat_then(&self, chair: &ChairState) -> Option<SeatThen> {
        match chair {
            ChairState::Empty => None,
            ChairState::Person { person, .. } => {
                let person = self.person(*person)?;
                let (name, identity) = (person.name.clone(), person.identity);
                Some(SeatThen { person: Some(person.id), character: None, name, identity })
            }
            ChairState::Bot { character, identity, .. } => Some(SeatThen {
                person: None,
                character: Some(character.clone()),
                name: String::new(),
                identity: *identity,
            }),
        }
    }

    /// The games of tonight. While one is played nobody looks at them, so they are not sent.
    pub fn evening(&self) -> Vec<EveningGame> {
        if !matches!(self.stage, Stage::Lobby | Stage::Over) {
            return Vec::new();
        }
        let mut after = now();
        let is_tonight = |(_, ended): &(&FinishedGame, &Ended)| {
            let is_tonight = after.saturating_sub(ended.at) <= SAME_EVENING;
            after = ended.at;
            is_tonight
        };
        let known = self.finished.iter().rev().filter_map(|one| Some((one, one.ended.as_ref()?)));
        let mut tonight: Vec<EveningGame> = known
            .take_while(is_tonight)
            .map(|(one, ended)| EveningGame {
                id: one.game.clone(),
                game: ended.game.clone(),
                seats: ended.seats.clone(),
                outcome: ended.outcome,
                keeps_secrets: one.keeps_secrets,
            })
            .collect();
        tonight.reverse();
        tonight
    }

    /// A person leaves the table: their device keeps its right to the logs of the games that they played.
    pub fn note_departed(&mut self, person: u32, device: &KeyHash) {
        let played = self.finished.iter_mut().filter(|finished| finished.people.contains(&person));
        for finished in played.filter(|finished| !finished.departed.contains(device)) {
            finished.departed.push(device.clone());
        }
    }

    /// The stored games that are neither listed nor on the table.
    pub fn unlisted(&self, stored: Vec<String>) -> Vec<String> {
        let is_listed = |game: &String| {
            self.playing.as_ref() == Some(game) || self.finished.iter().any(|finished| finished.game == *game)
        };
        stored.into_iter().filter(|game| !is_listed(game)).collect()
    }

    /// True if the device is a person's here, or was when a game was played whose log is kept.
    pub fn has_played(&self, device: &KeyHash) -> bool {
        let has_departed = |finished: &FinishedGame| finished.departed.contains(device);
        self.person_with(device).is_some() || self.finished.iter().any(has_departed)
    }

    fn played(&self, device: &KeyHash, finished: &FinishedGame) -> bool {
        let person = self.person_with(device).map(|person| person.id);
        finished.departed.contains(device) || person.is_some_and(|person| finished.people.contains(&person))
    }

    /// A finished game that a device played, and how it ended.
    fn sat_at(&self, device: &KeyHash, game: &str) -> Result<(&FinishedGame, &Ended), NotShown> {
        let found = self.finished.iter().find(|one| one.game == game && self.played(device, one));
        let found = found.ok_or(NotShown::NotOver)?;
        Ok((found, found.ended.as_ref().ok_or(NotShown::NotOver)?))
    }
}

impl Room {
    fn kept_until(&self) -> u64 {
        self.state.touched.saturating_add(self.config.kept_for.as_secs())
    }

    pub(super) async fn about_finished(&mut self, ask: AboutFinished) {
        // Whoever asked and no longer waits needs no answer: those sends may fail.
        match ask {
            AboutFinished::Log { key, game, told } => _ = told.send(self.log_offer(&key, game.as_deref())),
            AboutFinished::View { key, game, told } => _ = told.send(self.finished_view(&key, &game)),
            AboutFinished::Share { key, game, told } => _ = told.send(self.share(&key, &game).await),
            AboutFinished::LetGo { key, game, told } => _ = told.send(self.let_go(&key, &game).await),
            AboutFinished::Film { token, told } => _ = told.send(self.film_offer(&token)),
        }
    }

    /// The game whose whole log somebody may have: one at which they sat, once there is nothing left to hide.
    fn log_offer(&self, key: &KeyHash, game: Option<&str>) -> Result<String, NotShown> {
        let finished = &self.state.finished;
        let found = game.map_or(finished.last(), |game| finished.iter().find(|one| one.game == game));
        let found = found.filter(|one| self.state.played(key, one)).ok_or(NotShown::NotOver)?;
        if found.keeps_secrets { Err(NotShown::SecretsKept) } else { Ok(found.game.clone()) }
    }

    fn finished_view(&self, key: &KeyHash, game: &str) -> Result<FinishedView, NotShown> {
        let (finished, ended) = self.state.sat_at(key, game)?;
        if finished.keeps_secrets {
            return Err(NotShown::SecretsKept);
        }
        let person = self.state.person_with(key).map(|person| person.id);
        let seat = ended.seats.iter().position(|seat| seat.person.is_some() && seat.person == person);
        Ok(FinishedView {
            game: ended.game.clone(),
            seats: ended.seats.clone(),
            you: seat.map(Seat::nth),
            shared: finished.shared.clone().map(|token| SharedLink { room: self.state.id.clone(), token }),
            own_pictures: ended.own_pictures,
            is_host: person == Some(self.state.host),
            kept_until: self.kept_until(),
        })
    }

    /// Anybody who sat there may let others see what all could see: they have the whole log.
    async fn share(&mut self, key: &KeyHash, game: &str) -> Result<SharedLink, NotShown> {
        let (finished, ended) = self.state.sat_at(key, game)?;
        if finished.keeps_secrets {
            return Err(NotShown::SecretsKept);
        }
        if ended.own_pictures {
            return Err(NotShown::OwnPictures);
        }
        let room = self.state.id.clone();
        if let Some(token) = finished.shared.clone() {
            return Ok(SharedLink { room, token });
        }
        let token = random_hex()[..TOKEN_LENGTH].to_owned();
        self.set_link(game, Some(token.clone())).await?;
        Ok(SharedLink { room, token })
    }

    /// Whoever has the link sees nothing by it any more; another one can be made.
    async fn let_go(&mut self, key: &KeyHash, game: &str) -> Result<(), NotShown> {
        let person = self.state.person_with(key).map(|person| person.id);
        if person != Some(self.state.host) {
            return Err(NotShown::NotHost);
        }
        self.set_link(game, None).await
    }

    async fn set_link(&mut self, game: &str, token: Option<String>) -> Result<(), NotShown> {
        let mut next = RoomState::clone(&self.state);
        let found = next.finished.iter_mut().find(|one| one.game == game);
        found.ok_or(NotShown::NotOver)?.shared = token;
        self.allow(&next).map_err(|_| NotShown::NotSaved)?;
        self.write_state(next, Vec::new()).await.map_err(|_| NotShown::NotSaved)
    }

    /// What a link leads to. That a table keeps its secrets is decided before the deal, and so before any link.
    fn film_offer(&self, token: &str) -> Result<Offered, NotShown> {
        let is_meant = |one: &&FinishedGame| one.shared.as_deref() == Some(token);
        let found = self.state.finished.iter().find(is_meant).ok_or(NotShown::NoSuchLink)?;
        let ended = found.ended.as_ref().filter(|_| !found.keeps_secrets).ok_or(NotShown::NoSuchLink)?;
        Ok(Offered {
            id: found.game.clone(),
            game: ended.game.clone(),
            seats: ended.seats.clone(),
            kept_until: self.kept_until(),
        })
    }
}

#[cfg(test)]
mod tests {
    use stolik_protocol::room::Language;
    use stolik_shelf::GameId;
    use stolik_table::BySeat;

    use super::*;

    fn over(state: &mut RoomState, number: usize) -> Option<String> {
        state.playing = Some(format!("{number:032x}"));
        state.finish(Some(Outcome::by_scores(BySeat::from_fn(3, |seat| seat.number().into()))))
    }

    #[test]
    fn an_evening_is_what_followed_each_other_and_no_more_than_is_kept() {
        let mut state = RoomState::new("KOT".to_owned(), GameId::Pixoid, Language::Pl);
        for number in 0..GAMES_KEPT + 5 {
            let dropped = number.checked_sub(GAMES_KEPT).map(|number| format!("{number:032x}"));
            assert_eq!(over(&mut state, number), dropped);
        }
        assert_eq!(state.evening().len(), GAMES_KEPT);
        // A long break is the end of an evening; the one before it is another.
        for one in &mut state.finished[..GAMES_KEPT - 2] {
            one.ended.as_mut().unwrap().at -= SAME_EVENING + 60;
        }
        assert_eq!(state.evening().len(), 2);
        assert_eq!(state.evening()[1].id, format!("{:032x}", GAMES_KEPT + 4));
        state.stage = Stage::Playing;
        assert_eq!(state.evening(), []);
    }

    #[test]
    fn a_game_is_listed_once() {
        let mut state = RoomState::new("KOT".to_owned(), GameId::Pixoid, Language::Pl);
        assert_eq!(over(&mut state, 1), None);
        assert_eq!(state.finish(None), None);
        assert_eq!(state.finished.len(), 1);
    }
}

//! A table is opened: a room, somebody as its host, and bots if they want to play at once.

use stolik_protocol::client::Wish;
use stolik_protocol::http::OpenTable;
use stolik_shelf::GameId;
use stolik_store::{Claim, StoreError, Write};
use stolik_table::Refusal;
use thiserror::Error;
use tracing::info;

use super::{Rooms, Wakefulness};
use crate::code::Code;
use crate::doors::Opens;
use crate::game;
use crate::keys::KeyHash;
use crate::room::deal;
use crate::room::state::{ChairState, RoomState};
use crate::room::wish::{Presence, Wisher, grant, join};

/// How many bots sit down with somebody who wants to play at once.
const BOTS_AT_ONCE: usize = 3;
/// Codes that are tried until one is free. Hardly ever is the first one taken.
const CODES_TRIED: usize = 5;

/// Why a table was not opened.
#[derive(Debug, Error)]
pub enum NotOpened {
    #[error("there is no such game")]
    NoSuchGame,
    #[error("there are as many tables as there may be")]
    TooMany,
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Rooms {
    /// Opens a table with somebody as its host, and gives its code.
    pub async fn open(&self, wanted: &OpenTable, key: &KeyHash) -> Result<String, NotOpened> {
        let game: GameId = wanted.game.parse().map_err(|_| NotOpened::NoSuchGame)?;
        let mut state = RoomState::new(String::new(), game, wanted.me.language);
        let person = join(&mut state, Some(key), &wanted.me)?;
        let mut play = None;
        if let Some(fixed) = &self.config.fixed {
            state.secret = fixed.secret;
        }
        state.seals.extend(wanted.dice.map(|hash| (person, hash)));
        if wanted.against_bots {
            fill_with_bots(&mut state);
            let wisher = Wisher { key: Some(key), person: Some(person) };
            (state, _) = grant(&state, wisher, &Wish::Start, &Presence::default())?;
            // Who has sealed something opens it on the socket; without that there is nothing to wait for.
            state.begin_dealing(&[person]);
            if wanted.dice.is_none() {
                play = Some(deal(&mut state, &self.config)?);
            }
        }
        self.keep_place(&state.id).await?;
        let claim = Claim::opening(&state.id);
        let beginning =
            play.as_ref().map(|play| play.beginning(&state.id)).transpose().map_err(Refusal::from);
        let written = match beginning {
            Ok(beginning) => self.write_opened(&claim, &mut state, beginning).await,
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(error) = written {
            self.lock().remove(&state.id);
            return Err(error);
        }
        self.doors.set(state.code.clone(), &state.id, Opens::ForEverybody);
        self.doors.homes.set(&state.id, [key].into_iter(), state.touched);
        info!(room = state.tag, game = wanted.game, "a table is opened");
        let code = state.code.to_string();
        self.start(state, play, claim.opened());
        Ok(code)
    }

    /// Writes a room that has a code of its own from now on.
    async fn write_opened(
        &self,
        claim: &Claim,
        state: &mut RoomState,
        beginning: Option<Write>,
    ) -> Result<(), NotOpened> {
        let mut tried = 0;
        loop {
            state.code = match &self.config.fixed {
                Some(fixed) => Code::read(&fixed.code),
                None => self.doors.make(&state.id),
            };
            let written = match state.write() {
                Ok(room) => {
                    self.store.commit(claim, beginning.clone().into_iter().chain([room]).collect()).await
                }
                Err(unwritable) => {
                    self.doors.remove(&state.code);
                    return Err(Refusal::from(unwritable).into());
                }
            };
            let Err(error) = written else { return Ok(()) };
            self.doors.remove(&state.code);
            tried += 1;
            // Another server may have given the same code to another room.
            if error != StoreError::Conflict || tried == CODES_TRIED {
                return Err(error.into());
            }
        }
    }

    /// Counts one more room, if there may be one more.
    async fn keep_place(&self, id: &str) -> Result<(), NotOpened> {
        let elsewhere = match &self.neighbours {
            Some(neighbours) => neighbours.cluster.tables().await? as usize,
            None => 0,
        };
        let mut all = self.lock();
        if all.len().max(elsewhere) >= self.config.most_tables {
            return Err(NotOpened::TooMany);
        }
        all.insert(id.to_owned(), Wakefulness::Asleep);
        Ok(())
    }
}

/// Enough company for every game; more bots would only make it longer.
fn fill_with_bots(state: &mut RoomState) {
    let company = game::company(state.game_id()).iter().cycle();
    for &character in company.take(BOTS_AT_ONCE) {
        let Some(chair) = state.free_chair() else { return };
        let identity = state.free_identity();
        state.chairs[chair] = ChairState::Bot { character: character.to_owned(), identity };
    }
}

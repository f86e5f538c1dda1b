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
use crate::household::Household;
use crate::keys::KeyHash;
use crate::openers::{NeverBegun, Opener, share_of_tables};
use crate::room::deal;
use crate::room::row::{Entry, now};
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
    #[error("this address has as many tables as it may have")]
    TooManyOfYours,
    #[error("{0}")]
    Refused(#[from] Refusal),
    #[error("{0}")]
    Store(#[from] StoreError),
}

impl Rooms {
    /// Opens a table with somebody as its host, and gives its code.
    pub async fn open(
        &self,
        wanted: &OpenTable,
        key: &KeyHash,
        household: Household,
    ) -> Result<String, NotOpened> {
        let game: GameId = wanted.game.parse().map_err(|_| NotOpened::NoSuchGame)?;
        let mut state = RoomState::new(String::new(), game, wanted.me.language);
        let person = join(&mut state, Some(key), &wanted.me)?;
        let opener = self.opener(household);
        state.opened_by = Some(opener.clone());
        state.never_begun = Some(NeverBegun { since: now(), alone: true });
        let mut play = None;
        if let Some(fixed) = &self.config.fixed {
            state.secret = fixed.secret;
        }
        state.seals.extend(wanted.dice.map(|hash| (person, hash)));
        if wanted.against_bots {
            fill_with_bots(&mut state);
            let wisher = Wisher { key: Some(key), person: Some(person) };
            (state, _) = grant(&state, wisher, &Wish::Start, &Presence::default())?;
            // A device that has sealed opens on the socket. One that sends no seal with the request adds nothing.
            let sealed = wanted.dice.map(|_| person);
            state.begin_dealing(sealed.as_slice());
            if wanted.dice.is_none() {
                play = Some(deal(&mut state, &self.config)?);
            }
        }
        self.keep_place(&state.id, &opener).await?;
        let claim = Claim::opening(&state.id);
        let beginning =
            play.as_ref().map(|play| play.beginning(&state.id)).transpose().map_err(Refusal::from);
        let written = match beginning {
            Ok(beginning) => self.write_opened(&claim, &mut state, beginning).await,
            Err(refusal) => Err(refusal.into()),
        };
        if let Err(error) = written {
            self.lock().remove(&state.id);
            self.doors.openers.remove(&state.id);
            return Err(error);
        }
        self.doors.set(state.code.clone(), &state.id, Opens::ForEverybody);
        self.doors.homes.set(&state.id, [key].into_iter(), state.touched);
        self.doors.openers.set(&state.id, state.opened_by.as_ref(), state.never_begun);
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

    /// Who opens a table, as the table remembers it.
    pub fn opener(&self, household: Household) -> Opener {
        Opener::of(household, &self.secret)
    }

    /// The tables that were opened from the same address.
    pub async fn opened_by(&self, opener: &Opener) -> Result<Vec<String>, StoreError> {
        match &self.neighbours {
            Some(neighbours) => neighbours.cluster.opened_by(opener.as_str().to_owned()).await,
            None => Ok(self.doors.openers.of(opener)),
        }
    }

    /// The tables that were opened from the same address as this one, itself among them.
    pub async fn opened_with(&self, id: &str) -> Result<Vec<String>, StoreError> {
        let text = self.store.room(id.to_owned()).await?.unwrap_or_default();
        let opener = serde_json::from_str::<Entry>(&text).ok().and_then(|entry| entry.opened_by);
        match opener {
            Some(opener) => self.opened_by(&opener).await,
            None => Ok(vec![id.to_owned()]),
        }
    }

    /// Counts one more room, if there may be one more. The oldest table at which no game was begun makes place for it: one
    /// of the same address where that has its share, otherwise any.
    async fn keep_place(&self, id: &str, opener: &Opener) -> Result<(), NotOpened> {
        let share = share_of_tables(self.config.most_tables, self.config.households_an_address);
        let theirs = self.opened_by(opener).await?;
        if theirs.len() >= share && !self.make_place(Some(&theirs)).await? {
            return Err(NotOpened::TooManyOfYours);
        }
        if self.tables().await? >= self.config.most_tables && !self.make_place(None).await? {
            return Err(NotOpened::TooMany);
        }
        let elsewhere = self.tables().await?;
        let mut all = self.lock();
        if all.len().max(elsewhere) >= self.config.most_tables {
            return Err(NotOpened::TooMany);
        }
        all.insert(id.to_owned(), Wakefulness::Asleep);
        // From now on it counts for its address, too, though it is not written yet.
        self.doors.openers.set(id, Some(opener), None);
        Ok(())
    }

    /// Tables in all.
    async fn tables(&self) -> Result<usize, StoreError> {
        match &self.neighbours {
            Some(neighbours) => Ok(neighbours.cluster.tables().await? as usize),
            None => Ok(self.lock().len()),
        }
    }
}

/// Enough company for every game; more bots would only make it longer.
fn fill_with_bots(state: &mut RoomState) {
    let company = game::company(state.game_id()).iter().cycle();
    for &character in company.take(BOTS_AT_ONCE) {
        let Some(chair) = state.free_chair() else { return };
        let identity = state.free_identity();
        state.chairs[chair] = ChairState::bot(character.to_owned(), identity);
    }
}

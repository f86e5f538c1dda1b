//! The commit-reveal protocol before a deal. Every device seals its share of the dice (commit). Once the devices of all
//! connected players have sealed, or a deadline has passed and the missing are named, all open their shares (reveal).
//! Usually that is one round trip. A device that does not open is left out by name, and the others open once more.

use stolik_protocol::reasons;
use stolik_protocol::room::Stage;
use stolik_protocol::server::ServerMessage;
use stolik_table::{Commitment, NotOpened, Refusal, Seat, Secret};
use tokio::time::Instant;
use tracing::{error, info};

use crate::config::Config;
use crate::game::{self, Events, Play};
use crate::keys::random_secret;
use crate::room::Room;
use crate::room::state::{ChairState, Dealing, DealingStep, RoomState};
use crate::room::wish::no;
use crate::room::writing::RETRY_AFTER;

impl Room {
    /// A device seals its share of the next game's dice. It may seal again until the opening begins.
    pub(super) async fn seal(&mut self, screen: u32, hash: Commitment) {
        let Some(person) = self.person_at(screen) else { return };
        // The hashes that are being opened stay as they were published.
        let is_opening = self.state.dealing.as_ref().is_some_and(|dealing| dealing.opening().is_some());
        if is_opening || self.state.stage == Stage::Playing {
            return;
        }
        if self.state.seals.contains(&(person, hash)) {
            return;
        }
        // Somebody else's hash would be opened with somebody else's bytes.
        if self.state.seals.iter().any(|(_, other)| *other == hash) {
            return self.reject_dice(screen);
        }
        let mut next = RoomState::clone(&self.state);
        next.seals.retain(|(other, _)| *other != person);
        next.seals.push((person, hash));
        if let Err(refusal) = self.allow(&next) {
            return self.screens.tell(screen, &ServerMessage::Refused { id: 0, refusal });
        }
        let seat = next.chair_of(person).map(Seat::nth);
        if let Some(DealingStep::Sealing(unsealed)) = next.dealing.as_mut().map(|dealing| &mut dealing.step) {
            *unsealed = seat.map_or(*unsealed, |seat| unsealed.without(seat));
            if unsealed.is_empty() {
                next.begin_opening(&self.presence().seated_here);
            }
            return self.go_on(next).await;
        }
        if self.write_state(next, Vec::new()).await.is_ok() {
            self.tell_room();
        }
    }

    /// A device opens what it has sealed. With the last one the game is dealt.
    pub(super) async fn open_dice(&mut self, screen: u32, attempt: u32, bytes: Secret) {
        let seat = self.person_at(screen).and_then(|person| self.state.seat_of(person));
        let mut state = RoomState::clone(&self.state);
        let (Some(seat), Some(dealing)) = (seat, &mut state.dealing) else { return };
        let DealingStep::Opening(opening) = &mut dealing.step else { return };
        match opening.open(seat, attempt, bytes) {
            Ok(()) => {}
            // It was not sure whether we had heard it, or was too late.
            Err(NotOpened::Again | NotOpened::OtherAttempt | NotOpened::NotSealed) => return,
            Err(NotOpened::OtherBytes) => return self.reject_dice(screen),
        }
        self.go_on(state).await;
    }

    fn reject_dice(&mut self, screen: u32) {
        self.screens.tell(screen, &ServerMessage::Rejected { case: "bad-dice".to_owned() });
    }

    /// True if the dealing waits only for people who have left the table.
    pub(super) fn is_dealing_left(&self) -> bool {
        let Some(dealing) = &self.state.dealing else { return false };
        let is_person =
            |seat: Seat| matches!(self.state.chairs.get(seat.index()), Some(ChairState::Person { .. }));
        !dealing.waits_for().iter().any(is_person)
    }

    /// The deadline of the sealing and of each attempt to open. It runs once somebody is connected.
    pub(super) fn time_the_dealing(&mut self) {
        let dealing = self.state.dealing.as_ref().filter(|_| self.is_visited);
        let step = |dealing: &Dealing| dealing.opening().map_or(0, |opening| opening.attempt() + 1);
        let within = |dealing: &Dealing| match &dealing.step {
            DealingStep::Sealing(_) => self.config.opens_within.mul_f64(self.config.pace),
            DealingStep::Opening(_) => self.config.opens_within,
        };
        let deadline = dealing.map(|dealing| (dealing.game.clone(), step(dealing), within(dealing)));
        self.dealing.wind(deadline);
    }

    /// Goes on without the devices that have not sealed, or not opened.
    pub(super) async fn leave_out_the_silent(&mut self) {
        let here = self.presence().seated_here;
        let mut next = RoomState::clone(&self.state);
        let Some(dealing) = &mut next.dealing else { return };
        let silent = dealing.waits_for();
        match &mut dealing.step {
            DealingStep::Sealing(_) => next.begin_opening(&here),
            DealingStep::Opening(opening) => opening.leave_out(),
        }
        info!(room = self.state.tag, ?silent, "left out of the dice");
        self.go_on(next).await;
    }

    async fn go_on(&mut self, next: RoomState) {
        if let Err(refusal) = self.write_or_deal(next).await {
            // The disk does not take it: the device sends it again, or the time is up again. (Nothing else can be: the
            // start has tried these options with these seats. If it were, it would be tried again no faster.)
            self.retry_at.get_or_insert(Instant::now() + RETRY_AFTER);
            return error!(room = self.state.tag, "the dice are not opened: {refusal}");
        }
        self.tell_room();
        self.tell_updates(Events::None);
    }

    /// Writes a state and takes it. If every seal is opened, the game is dealt in the same write.
    pub(super) async fn write_or_deal(&mut self, mut next: RoomState) -> Result<(), Refusal> {
        let opening = next.dealing.as_ref().and_then(Dealing::opening);
        let is_opened = opening.is_some_and(|opening| opening.waits_for().is_empty());
        let dealt = if is_opened { Some(deal(&mut next, &self.config)?) } else { None };
        let beginning = dealt.as_ref().map(|play| play.beginning(&next.id)).transpose()?;
        let writes = beginning.into_iter().collect();
        self.write_state(next, writes).await?;
        let is_over = dealt.is_some() || self.state.playing.is_none();
        if let Some(over) = self.play.take_if(|_| is_over) {
            self.heard = Some(over.heard());
        }
        if let Some(mut play) = dealt {
            if let Some(heard) = self.heard.take() {
                play.follow(&heard);
            }
            info!(room = self.state.tag, game = play.id(), "a game begins");
            self.play = Some(play);
        }
        Ok(())
    }
}

/// Deals the game whose dice are opened, and spends the secret.
pub fn deal(next: &mut RoomState, config: &Config) -> Result<Box<dyn Play>, Refusal> {
    let Some(Dealing { game: id, step: DealingStep::Opening(opening) }) = next.dealing.take() else {
        return Err(no(reasons::NOT_LOBBY));
    };
    let luck = opening.luck(std::mem::replace(&mut next.secret, random_secret()));
    next.dealt = Some(luck.sealed.clone());
    let seats = next.chairs.len() as u8;
    let stage = config.fixed.as_ref().and_then(|fixed| fixed.stage.as_deref());
    let play = game::deal(next.game_id(), id.clone(), &next.options, seats, luck, stage)?;
    next.seals.clear();
    next.stage = Stage::Playing;
    next.playing = Some(id);
    next.never_begun = None;
    next.note_step();
    Ok(play)
}

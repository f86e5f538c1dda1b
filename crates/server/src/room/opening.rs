//! The dice before a deal: every device seals its share, and when the start is pressed all of them open it. Usually that
//! is one round trip. Whoever keeps silent is left out by name, and the others open once more.

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
use crate::room::state::{ChairState, Dealing, RoomState};
use crate::room::wish::no;
use crate::room::writing::RETRY_AFTER;

impl Room {
    /// A device seals its share of the next game's dice, and may do so again until the start: nothing is opened yet.
    pub(super) async fn seal(&mut self, screen: u32, hash: Commitment) {
        let Some(person) = self.person_at(screen) else { return };
        // Between two games only: what is being opened stays as it was published.
        if matches!(self.state.stage, Stage::Dealing | Stage::Playing) {
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
        if self.write_state(next, Vec::new()).await.is_ok() {
            self.tell_room();
        }
    }

    /// A device opens what it has sealed. With the last one the game is dealt.
    pub(super) async fn open_dice(&mut self, screen: u32, attempt: u32, bytes: Secret, next: Commitment) {
        let seat = self.person_at(screen).and_then(|person| self.state.seat_of(person));
        let mut state = RoomState::clone(&self.state);
        let (Some(seat), Some(dealing)) = (seat, &mut state.dealing) else { return };
        match dealing.opening.open(seat, attempt, bytes, next) {
            Ok(()) => {}
            // It was not sure whether we had heard it, or was too late.
            Err(NotOpened::Again | NotOpened::OtherAttempt | NotOpened::NotSealed) => return,
            Err(NotOpened::OtherBytes | NotOpened::NotNew) => return self.reject_dice(screen),
        }
        self.go_on(state).await;
    }

    fn reject_dice(&mut self, screen: u32) {
        self.screens.tell(screen, &ServerMessage::Rejected { case: "bad-dice".to_owned() });
    }

    /// Is nobody waited for any more but those who have gone for good?
    pub(super) fn is_left_opened(&self) -> bool {
        let Some(dealing) = &self.state.dealing else { return false };
        let is_person =
            |seat: Seat| matches!(self.state.chairs.get(seat.index()), Some(ChairState::Person { .. }));
        !dealing.opening.waits_for().iter().any(is_person)
    }

    /// Each attempt has its time, which begins when somebody is here.
    pub(super) fn time_the_opening(&mut self) {
        let dealing = self.state.dealing.as_ref().filter(|_| self.is_visited);
        let within = self.config.opens_within;
        self.opening.wind(dealing.map(|dealing| (dealing.game.clone(), dealing.opening.attempt(), within)));
    }

    /// The others go on without whoever has not opened.
    pub(super) async fn leave_out_the_silent(&mut self) {
        let mut next = RoomState::clone(&self.state);
        let Some(dealing) = &mut next.dealing else { return };
        let silent = dealing.opening.waits_for();
        dealing.opening.leave_out();
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

    /// Writes a state and takes it; if nobody is waited for to open the dice, the game is dealt in the same write.
    pub(super) async fn write_or_deal(&mut self, mut next: RoomState) -> Result<(), Refusal> {
        let is_opened = next.dealing.as_ref().is_some_and(|dealing| dealing.opening.waits_for().is_empty());
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
    let Dealing { game: id, opening } = next.dealing.take().ok_or(no(reasons::NOT_LOBBY))?;
    let luck = opening.luck(std::mem::replace(&mut next.secret, random_secret()));
    next.dealt = Some(luck.sealed.clone());
    let seats = next.chairs.len() as u8;
    let stage = config.fixed.as_ref().and_then(|fixed| fixed.stage.as_deref());
    let play = game::deal(next.game_id(), id.clone(), &next.options, seats, luck, stage)?;
    next.seals.clear();
    next.stage = Stage::Playing;
    next.playing = Some(id);
    next.note_step();
    Ok(play)
}

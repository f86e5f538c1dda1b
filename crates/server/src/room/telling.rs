//! What everybody sees of the room and of the game, and when they are told. Each screen is told what its viewer may know.

use stolik_protocol::PROTOCOL;
use stolik_protocol::room::{OpeningView, Person, RoomView};
use stolik_protocol::server::ServerMessage;
use stolik_table::Seat;
use tracing::error;

use crate::game::{self, Events, Steps, raw};
use crate::keys::KeyHash;
use crate::room::playing::{Laid, Taken};
use crate::room::{Room, decks};

/// What somebody who comes is told of at once: enough to know how it came to this.
const STEPS_FOR_A_COMER: usize = 3;

impl Room {
    /// The room as everybody in it may see it.
    pub(super) fn view(&self) -> RoomView {
        let state = &self.state;
        let lendable = self.lendable();
        let people = state.people.iter().map(|person| Person {
            id: person.id,
            name: person.name.clone(),
            identity: person.identity,
            online: !self.away_since.contains_key(&person.id),
            mind: person.mind,
        });
        let dealing = state.dealing.as_ref();
        RoomView {
            code: state.code.to_string(),
            game: state.game.info().id.to_owned(),
            options: state.options.clone(),
            stage: state.stage,
            chairs: state.chairs_seen(|chair| lendable.has(Seat::nth(chair))),
            people: people.collect(),
            host: state.host,
            new_host: self.new_host(),
            locked: state.locked,
            keeps_secrets: state.keeps_secrets,
            paused: state.paused,
            rests: self.rests(),
            moment: self.moment_view(),
            linger: state.linger,
            television: self.has_television(),
            asks_for_chair: state.asks_for_chair.clone(),
            clocks: state.clocks.clone(),
            clock_left_ms: self.clock.left().map(|left| left.as_millis() as u32),
            decks: decks::listed(state),
            bots: game::bots(state.game_id()).iter().map(|&name| name.to_owned()).collect(),
            hushed: self.hushed(),
            spectators: self.spectators(),
            outcome: self.play.as_ref().and_then(|play| play.outcome()),
            evening: state.evening(),
            playing: state.playing.clone().or_else(|| dealing.map(|dealing| dealing.game.clone())),
            commitment: state.commitment(),
            receipts: state.seals.clone(),
            sealed: state.sealed().cloned(),
            opening: dealing.map(|dealing| OpeningView { waits_for: dealing.waits_for() }),
            trouble: self.trouble,
            damaged: self.damaged(),
        }
    }

    /// Where somebody is and who they are, what happened so far as far as they heard it, and how things stand.
    pub(super) fn welcome(&mut self, screen: u32) {
        let who = self.viewer(screen);
        let welcome = ServerMessage::Welcome {
            protocol: PROTOCOL,
            you: self.person_at(screen),
            room: Box::new(self.view()),
            chat: self.heard_at(screen),
            history: self
                .play
                .as_ref()
                .and_then(|play| play.history(who, Steps::Last(STEPS_FOR_A_COMER)).ok()),
        };
        self.screens.begins_to_read(screen);
        self.screens.tell(screen, &welcome);
        self.send_update(screen, Events::None);
        self.tell_window(screen);
    }

    /// Everything that happened so far, for whoever wants to read it; not twice, unless something happened since.
    pub(super) fn tell_history(&mut self, screen: u32) {
        let Some(play) = &self.play else { return };
        if !self.screens.reads_until(screen, play.number()) {
            return;
        }
        match play.history(self.viewer(screen), Steps::All) {
            Ok(history) => self.screens.tell(screen, &ServerMessage::History { history }),
            Err(error) => error!(room = self.state.tag, "a history is not told: {error}"),
        }
    }

    pub(super) fn tell_room(&mut self) {
        self.told = self.to_tell();
        let room = match raw(&self.view()) {
            Ok(room) => room,
            Err(error) => return error!(room = self.state.tag, "nobody is told of the room: {error}"),
        };
        let everybody = self.screens.greeted().map(|screen| (self.person_at(screen), screen)).collect();
        for (you, screens) in alike(everybody) {
            self.screens.tell_alike(&screens, &ServerMessage::Room { room: room.clone(), you });
        }
    }

    /// Everybody but one: what concerns those is told to them otherwise.
    pub(super) fn tell_others(&mut self, one: &KeyHash, message: &ServerMessage) {
        let others = self.screens.greeted().filter(|screen| self.screens.key(*screen) != Some(one));
        let others = others.collect::<Vec<_>>();
        self.screens.tell_alike(&others, message);
    }

    pub(super) fn tell_updates(&mut self, events: Events) {
        let everybody = self.screens.greeted().collect::<Vec<_>>();
        self.send_updates(&everybody, events);
    }

    pub(super) fn send_update(&mut self, screen: u32, events: Events) {
        self.send_updates(&[screen], events);
    }

    fn send_updates(&mut self, screens: &[u32], events: Events) {
        let viewers = screens.iter().map(|screen| (self.viewer(*screen), *screen)).collect();
        for (who, screens) in alike(viewers) {
            let Some(play) = &self.play else { return };
            match play.update(who, events) {
                Ok(update) => self.screens.tell_update(&screens, update, play.id()),
                Err(error) => return error!(room = self.state.tag, "an update is not sent: {error}"),
            }
        }
    }

    /// What everybody learns of what was taken, a sheet or a step. The screen that a sheet came from has its reply.
    pub(super) fn tell_taken(&mut self, taken: &Taken) {
        // That the table stays with a step comes before it: no screen goes on to the next question by mistake.
        let stays = taken.closed && self.state.moment.is_some();
        if taken.shows && stays {
            self.tell_room();
        }
        if taken.closed {
            self.tell_updates(Events::OfTheLastStep);
        } else {
            if taken.progressed {
                self.tell_progress();
            }
            if let Some(Laid { seat, screen }) = taken.laid {
                self.tell_partners(seat, screen);
            }
        }
        if taken.shows && !stays {
            self.tell_room();
        }
    }

    /// Who is in, as far as the question lets that be known.
    pub(super) fn tell_progress(&mut self) {
        let Some(play) = &self.play else { return };
        let progress = ServerMessage::Progress { ask: play.number(), who_is_in: play.who_is_in() };
        self.screens.tell_all(&progress);
    }

    /// The other screens of the same person, and partners who see each other's sheets, see the sheet as it lies.
    fn tell_partners(&mut self, seat: Seat, except: Option<u32>) {
        for other in self.screens.greeted().filter(|other| Some(*other) != except).collect::<Vec<_>>() {
            let sees = |viewer| self.play.as_ref().is_some_and(|play| play.sees_sheets_of(viewer).has(seat));
            if self.viewer(other).seat().is_some_and(sees) {
                self.send_update(other, Events::None);
            }
        }
    }
}

/// Screens that look with the same eyes, in the order in which the first of each came.
fn alike<E: PartialEq>(all: Vec<(E, u32)>) -> Vec<(E, Vec<u32>)> {
    let mut groups: Vec<(E, Vec<u32>)> = Vec::new();
    for (eyes, screen) in all {
        match groups.iter_mut().find(|(others, _)| *others == eyes) {
            Some((_, screens)) => screens.push(screen),
            None => groups.push((eyes, vec![screen])),
        }
    }
    groups
}

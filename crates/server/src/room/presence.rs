//! Who is here and who is away, and what follows from it: seats that may be lent, a host who may be replaced.

use std::sync::Arc;

use stolik_protocol::room::{NewHost, Stage};
use stolik_table::{Seat, Seats, WhoIsIn};
use tokio::time::Instant;

use crate::room::Room;
use crate::room::state::{ChairState, OpenQuestion};
use crate::room::wish::{Presence, most_of};

/// What changes by itself, and everybody is told of.
#[derive(Default, PartialEq)]
pub struct Circumstances {
    lendable: Seats,
    new_host: Option<NewHost>,
    spectators: u16,
    rests: bool,
    television: bool,
    hushed: Seats,
}

impl Room {
    /// Notices who has come and gone, and tells everybody if that has changed.
    pub(super) fn note_presence(&mut self) {
        self.show_out();
        let here: Vec<u32> = self.screens.greeted().filter_map(|screen| self.person_at(screen)).collect();
        let before = self.away_since.len();
        let mut changed = false;
        for person in &self.state.people {
            if here.contains(&person.id) {
                changed |= self.away_since.remove(&person.id).is_some();
            } else {
                self.away_since.entry(person.id).or_insert_with(Instant::now);
            }
        }
        if !self.away_since.contains_key(&self.state.host) {
            Arc::make_mut(&mut self.state).asked_for_host.clear();
        }
        if changed || self.away_since.len() != before || self.to_tell() != self.told {
            self.tell_room();
        }
    }

    pub(super) fn to_tell(&self) -> Circumstances {
        Circumstances {
            lendable: self.lendable(),
            new_host: self.new_host(),
            spectators: self.spectators(),
            rests: self.rests(),
            television: self.has_television(),
            hushed: self.hushed(),
        }
    }

    /// Screens that watch without being somebody here.
    pub(super) fn spectators(&self) -> u16 {
        self.screens.greeted().filter(|screen| self.person_at(*screen).is_none()).count() as u16
    }

    pub(super) fn has_television(&self) -> bool {
        self.screens.greeted().any(|screen| self.screens.is_television(screen))
    }

    /// A game waits while nobody who sits there looks: bots do not play it out among themselves.
    pub(super) fn rests(&self) -> bool {
        self.state.stage == Stage::Playing && self.players_here().next().is_none()
    }

    /// Those who sit, are connected, and play themselves.
    fn players_here(&self) -> impl Iterator<Item = u32> + '_ {
        self.state.chairs.iter().filter_map(|chair| match chair {
            ChairState::Person { person, lent_to: None, .. } if self.is_here(*person) => Some(*person),
            _ => None,
        })
    }

    /// A program is never here in this sense: nothing waits for it, and nothing goes on for its sake.
    fn is_here(&self, person: u32) -> bool {
        !self.away_since.contains_key(&person) && self.state.is_human(person)
    }

    /// Has somebody been away for a while?
    fn is_away(&self, person: u32) -> bool {
        let since = self.away_since.get(&person);
        since.is_some_and(|since| since.elapsed() >= self.config.away_after)
    }

    pub(super) fn presence(&self) -> Presence {
        Presence {
            lendable: self.lendable(),
            host_is_away: self.is_away(self.state.host),
            seated_here: self.state.seated().filter(|person| self.is_here(*person)).collect(),
            players_here: self.players_here().collect(),
            hushed: self.hushed(),
            televisions: self.televisions(),
            is_damaged: self.damaged().is_some(),
            open: self.open_question(),
            player_changes: self.play.as_ref().map_or(0, |play| play.player_changes()),
        }
    }

    pub(super) fn open_question(&self) -> Option<OpenQuestion> {
        let play = self.play.as_ref()?;
        Some(OpenQuestion { ask: play.number(), topic: play.topic()? })
    }

    /// How far the table is with asking for a new host, while it may.
    pub(super) fn new_host(&self) -> Option<NewHost> {
        let Presence { host_is_away: true, seated_here, .. } = self.presence() else { return None };
        let asked = self.state.asked_for_host.iter().copied().filter(|person| seated_here.contains(person));
        Some(NewHost { asked: asked.collect(), needed: most_of(seated_here.len()) as u8 })
    }

    /// Seats that anybody may lend to a bot: their player is waited for and has been away for a while. Where nobody may
    /// know who has answered, whoever is asked counts as waited for.
    pub(super) fn lendable(&self) -> Seats {
        let Some(play) = &self.play else { return Seats::NONE };
        let away = |seat: &Seat| match self.state.chairs.get(seat.index()) {
            Some(ChairState::Person { person, lent_to: None, .. }) => self.is_away(*person),
            _ => false,
        };
        let waited_for = match play.who_is_in() {
            WhoIsIn::Nothing => play.asked(),
            WhoIsIn::Seats(_) | WhoIsIn::Count(_) => play.waited_for(),
        };
        waited_for.iter().filter(away).collect()
    }

    /// When somebody will have been away for so long that it matters.
    pub(super) fn next_away(&self) -> Option<Instant> {
        let now = Instant::now();
        let is_playing = self.state.stage == Stage::Playing;
        let matters =
            |person: u32| person == self.state.host || (is_playing && self.state.chair_of(person).is_some());
        let away = self.away_since.iter().filter(|(person, _)| matters(**person));
        away.map(|(_, since)| *since + self.config.away_after).filter(|moment| *moment > now).min()
    }
}

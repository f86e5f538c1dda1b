//! What happened, told to those who may hear it.

use serde::{Deserialize, Serialize};

use crate::seat::{Seats, Viewer};

/// What the laws about secrets need to know of an event.
pub trait Tells {
    /// Does the event show something that its hearers could not have known before: a turned card, a die, or what
    /// somebody chose?
    fn reveals(&self) -> bool;

    /// Is it true only for a moment, so that no view keeps it (a glimpse that the rules let a player forget)?
    fn fleeting(&self) -> bool {
        false
    }

    /// Is it worth a moment: a result that the table stays with before the game goes on? Counts only where everybody
    /// hears it.
    fn lingers(&self) -> bool {
        false
    }
}

/// Who hears an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Audience {
    /// Every seat and every spectator.
    Everyone,
    Only(Seats),
}

impl Audience {
    pub fn includes(self, who: Viewer) -> bool {
        match (self, who) {
            (Audience::Everyone, _) | (_, Viewer::All) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Audience::Only(_), Viewer::Public) => false,
        }
    }
}

/// The events of one step, in order. They cue animations and the readable log; the view is the truth, so a lost
/// event costs an animation and never correctness.
#[derive(Clone, Debug)]
pub struct News<E> {
    told: Vec<(Audience, E)>,
    wanted: bool,
}

impl<E> News<E> {
    /// Keeps what it is told.
    pub const fn new() -> Self {
        News { told: Vec::new(), wanted: true }
    }

    /// Forgets what it is told: for searches and simulations.
    pub const fn unheard() -> Self {
        News { told: Vec::new(), wanted: false }
    }

    #[inline]
    pub fn tell(&mut self, audience: Audience, event: E) {
        if self.wanted {
            self.told.push((audience, event));
        }
    }

    #[inline]
    pub fn tell_everyone(&mut self, event: E) {
        self.tell(Audience::Everyone, event);
    }

    pub fn heard_by(&self, who: Viewer) -> impl Iterator<Item = &E> {
        self.told.iter().filter(move |(audience, _)| audience.includes(who)).map(|(_, event)| event)
    }

    /// All of it, with who hears it, in order.
    pub fn told(&self) -> &[(Audience, E)] {
        &self.told
    }

    /// Who heard each of the events, in order.
    pub fn audiences(&self) -> impl Iterator<Item = Audience> {
        self.told.iter().map(|(audience, _)| *audience)
    }

    /// Is there something in it that the table stays with?
    pub fn lingers(&self) -> bool
    where
        E: Tells,
    {
        self.heard_by(Viewer::Public).any(Tells::lingers)
    }

    pub fn clear(&mut self) {
        self.told.clear();
    }
}

impl<E> Default for News<E> {
    fn default() -> Self {
        News::new()
    }
}

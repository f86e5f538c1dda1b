//! What is asked, and of whom: a matter of what is open to all.

use stolik_table::{Ask, BySeat, Close, Now, Outcome, Progress, Seat, Seats, Topic, TopicInfo};

use crate::cards::{Cards, Kind, Window};
use crate::choice::Play;
use crate::state::{Aim, Ending, Open, Phase};

pub const LOAD: Topic = Topic("load");
pub const BID: Topic = Topic("bid");
pub const ACCUSE: Topic = Topic("accuse");
pub const AIM: Topic = Topic("aim");
pub const GLORY: Topic = Topic("glory");
pub const SHARE: Topic = Topic("share");
pub const AFTER_SPIN: Topic = Topic("after-spin");
pub const BEFORE_BIDS: Topic = Topic("before-bids");
pub const BIDS_OPEN: Topic = Topic("bids-open");
pub const ACCUSED: Topic = Topic("accused");
pub const BEFORE_SHOT: Topic = Topic("before-shot");
pub const AFTER_SHOT: Topic = Topic("after-shot");
pub const POINTS: Topic = Topic("points");
pub const PLAYED: Topic = Topic("played");

/// RR12, RA16: with a clock, a wave is open for so many seconds at the least.
pub(crate) const LAST_CALL: u16 = 10;

/// RA54: so long a window stays open, whatever is held, at full pace. Where nothing new has come to light, or few cards
/// fit, a glance is enough.
const FLOOR_MS: u16 = 1500;
const GLANCE_MS: u16 = 1200;

pub(crate) const TOPICS: &[TopicInfo] = &[
    TopicInfo { topic: LOAD, floor_ms: 0 },
    TopicInfo { topic: BID, floor_ms: 0 },
    TopicInfo { topic: ACCUSE, floor_ms: 0 },
    TopicInfo { topic: AIM, floor_ms: 0 },
    TopicInfo { topic: GLORY, floor_ms: 0 },
    TopicInfo { topic: SHARE, floor_ms: 0 },
    TopicInfo { topic: AFTER_SPIN, floor_ms: GLANCE_MS },
    TopicInfo { topic: BEFORE_BIDS, floor_ms: GLANCE_MS },
    TopicInfo { topic: BIDS_OPEN, floor_ms: FLOOR_MS },
    TopicInfo { topic: ACCUSED, floor_ms: FLOOR_MS },
    TopicInfo { topic: BEFORE_SHOT, floor_ms: FLOOR_MS },
    TopicInfo { topic: AFTER_SHOT, floor_ms: GLANCE_MS },
    TopicInfo { topic: POINTS, floor_ms: GLANCE_MS },
    TopicInfo { topic: PLAYED, floor_ms: FLOOR_MS },
];

impl Window {
    const fn topic(self) -> Topic {
        match self {
            Window::AfterSpin => AFTER_SPIN,
            Window::BeforeBids => BEFORE_BIDS,
            Window::BidsOpen => BIDS_OPEN,
            Window::Accused => ACCUSED,
            Window::BeforeShot => BEFORE_SHOT,
            Window::AfterShot => AFTER_SHOT,
            Window::Points => POINTS,
            Window::Played => PLAYED,
        }
    }
}

impl Open {
    pub(crate) fn now(&self) -> Now {
        let asked = self.asked();
        let sealed = |topic| {
            let parts = BySeat::from_fn(self.seats, |seat| u8::from(asked.has(seat)));
            Ask::of_each(topic, parts)
        };
        if let Some(window) = self.window() {
            let in_order = self.clockwise_from(self.first).filter(|seat| asked.has(*seat));
            return Now::Ask(Ask {
                parties: in_order.map(Seats::one).collect(),
                close: Close::First,
                pass: true,
                progress: Progress::Nothing,
                ..sealed(window.topic())
            });
        }
        match self.phase {
            Phase::Load => Now::Ask(sealed(LOAD)),
            Phase::Bid => Now::Ask(sealed(BID)),
            // RA16: a wave is sealed, and whoever does not accuse says so.
            Phase::Accuse => Now::Ask(Ask { pass: true, ..sealed(ACCUSE) }),
            Phase::Aim => Now::Ask(sealed(AIM)),
            Phase::Glory => Now::Ask(sealed(GLORY)),
            Phase::Share | Phase::Window(_) => Now::Ask(sealed(SHARE)),
            Phase::Over(ending) => Now::Over(self.outcome(ending)),
        }
    }

    /// Who is asked now. Where that is nobody, the game goes on as if all had passed.
    pub(crate) fn asked(&self) -> Seats {
        let seats = Seats::first(self.seats);
        if let Some(window) = self.window() {
            return seats.iter().filter(|seat| self.might_play(window, *seat)).collect();
        }
        match self.phase {
            Phase::Load => self.alive(),
            Phase::Bid => self.round_seats(),
            Phase::Accuse => self.may_accuse(),
            Phase::Aim => {
                let shooters = self.shooters().iter();
                shooters.filter(|seat| self.aims[*seat] == Aim::Somebody).collect()
            }
            Phase::Glory => self.alive(),
            Phase::Share => {
                let leaders = self.leaders();
                if leaders.len() > 1 { leaders } else { Seats::NONE }
            }
            Phase::Window(_) | Phase::Over(_) => Seats::NONE,
        }
    }

    /// RR8, RR10, RA16: the captain lives, the aid is unflipped, and somebody else is left to accuse.
    fn may_accuse(&self) -> Seats {
        let to_accuse: Seats = self.round_seats().iter().filter(|seat| self.shown[*seat].is_none()).collect();
        let accusers = (self.alive() - self.flipped).iter();
        accusers.filter(|seat| !to_accuse.without(*seat).is_empty()).collect()
    }

    /// RA54: by public facts, could this seat hold a card that fits? It holds cards, such a card is not among those that
    /// lie open, and there is a way to play it.
    fn might_play(&self, window: Window, seat: Seat) -> bool {
        if self.held[seat] == 0 {
            return false;
        }
        let all = Cards::of(self.options.deck);
        let somewhere = |kind: Kind| all.count(kind) > self.discard.count(kind);
        let fits = |kind: Kind| {
            Play::ways(kind, self.seats).any(|play| self.why_not_play(window, seat, play).is_none())
        };
        window.kinds().iter().any(|kind| somewhere(*kind) && fits(*kind))
    }

    /// RR18, RA1, RA5: who has the most points of those whose captain lives.
    pub(crate) fn leaders(&self) -> Seats {
        let alive = self.alive();
        let most = alive.iter().map(|seat| self.points[seat]).max();
        alive.iter().filter(|seat| Some(self.points[*seat]) == most).collect()
    }

    fn outcome(&self, ending: Ending) -> Outcome {
        let scores = BySeat::from_fn(self.seats, |seat| i32::from(self.points[seat]));
        match ending {
            Ending::Survivor(seat) | Ending::Points(seat) => Outcome::by_team(Seats::one(seat), scores),
            Ending::Shared(seats) => Outcome::by_team(seats, scores),
            // RR21.
            Ending::Nobody => Outcome::nobody(scores),
        }
    }
}

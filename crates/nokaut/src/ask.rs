//! What is asked now, of whom, and in how many parts. Only what is open to all is looked at.

use stolik_table::{Ask, BySeat, Close, Now, Parties, Progress, Seat, Seats, Topic, TopicInfo};

use crate::cards::{self, Card};
use crate::deck::KINDS;
use crate::effect::{Attempt, Rank, Rival, Step, Trigger};
use crate::state::{Item, Open, Phase, What};
use crate::targets::{Slot, Source, slots};
use crate::team::Team;

pub const DECK: Topic = Topic("deck");
pub const ACT: Topic = Topic("act");
pub const RIPOSTE: Topic = Topic("riposte");
pub const ENTER: Topic = Topic("enter");
pub const REDRAW: Topic = Topic("redraw");
pub const DISCARD: Topic = Topic("discard");
pub const TAKE: Topic = Topic("take");
pub const LANDING: Topic = Topic("landing");
pub const GOAL: Topic = Topic("goal");
pub const SACRIFICE: Topic = Topic("sacrifice");

/// Two of them are windows: nobody learns from how long they last who could have acted.
pub(crate) const TOPICS: &[TopicInfo] = &[
    TopicInfo { topic: DECK, floor_ms: 0 },
    TopicInfo { topic: ACT, floor_ms: 0 },
    TopicInfo { topic: RIPOSTE, floor_ms: 1500 },
    TopicInfo { topic: ENTER, floor_ms: 0 },
    TopicInfo { topic: REDRAW, floor_ms: 0 },
    TopicInfo { topic: DISCARD, floor_ms: 0 },
    TopicInfo { topic: TAKE, floor_ms: 0 },
    TopicInfo { topic: LANDING, floor_ms: 0 },
    TopicInfo { topic: GOAL, floor_ms: 1500 },
    TopicInfo { topic: SACRIFICE, floor_ms: 0 },
];

/// A card and two spaces.
pub(crate) const ACT_PARTS: u8 = 3;
/// A card and a space.
pub(crate) const ANSWER_PARTS: u8 = 2;
/// A sheet has no more; who discards more is asked again.
pub(crate) const REDRAW_PARTS: u8 = 8;

impl Open {
    pub(crate) fn now(&self) -> Now {
        let of = |topic, seat: Seat, parts: u8, pass: bool| {
            let seat = self.speaker(seat);
            let mut ask = Ask::of_one(topic, seat, self.seats);
            ask.parts[seat] = parts;
            Now::Ask(Ask { pass, ..ask })
        };
        match self.phase {
            Phase::Deck => of(DECK, self.youngest, 1, false),
            // KA16: nobody has to do anything.
            Phase::Act => of(ACT, self.active(), ACT_PARTS, true),
            Phase::Riposte => Now::Ask(self.window()),
            Phase::Enter { by, space } => of(ENTER, by, self.enter_parts(space), true),
            Phase::Redraw { by, .. } => {
                in_any_order(of(REDRAW, by, self.held[by].clamp(1, REDRAW_PARTS), true))
            }
            Phase::Discard { by, .. } => of(DISCARD, by, 1, false),
            Phase::Take { by, count } => in_any_order(of(TAKE, by, count, false)),
            Phase::Landing { by } => of(LANDING, by, ANSWER_PARTS, true),
            Phase::Goal { team } => Now::Ask(self.goal_window(team)),
            Phase::Sacrifice => Now::Ask(self.sacrifice()),
            Phase::Over { winner, .. } => Now::Over(self.outcome(winner)),
        }
    }

    /// Each who speaks is a party: silence reveals, and to keep a goal takes everybody (KA56).
    fn goal_window(&self, team: Team) -> Ask {
        let members = self.members(team) - self.gone;
        let parts = BySeat::from_fn(self.seats, |seat| u8::from(members.has(seat)));
        Ask { pass: true, progress: Progress::Nothing, ..Ask::of_each(GOAL, parts) }
    }

    /// KA39: sealed; a team speaks with one voice.
    fn sacrifice(&self) -> Ask {
        let teams = Team::BOTH.into_iter().filter(|team| !self.standing(*team).is_empty());
        let parties: Parties = teams.map(|team| self.members(team) - self.gone).collect();
        let asked = parties.iter().fold(Seats::NONE, |all, party| all | *party);
        let parts = BySeat::from_fn(self.seats, |seat| u8::from(asked.has(seat)));
        Ask { parties, ..Ask::of_each(SACRIFICE, parts) }
    }

    fn window(&self) -> Ask {
        let mut parties = Parties::new();
        let mut parts = BySeat::new(self.seats);
        for seat in self.answerers() {
            let speaker = self.speaker(seat);
            // KA47: who plays two seats answers once, for both.
            if parts[speaker] == 0 {
                parts[speaker] = ANSWER_PARTS;
                parties.push(Seats::one(speaker));
            }
        }
        Ask {
            parties,
            close: Close::First,
            pass: true,
            progress: Progress::Nothing,
            ..Ask::of_each(RIPOSTE, parts)
        }
    }

    /// Whoever might answer the top of the stack by all that everybody knows, in order of turns from the seat after who
    /// acted last (KA9, KA55).
    pub(crate) fn answerers(&self) -> impl Iterator<Item = Seat> {
        let turns = self.order.len();
        let now = usize::from(self.turn.max(1) - 1);
        let at = move |step: usize| self.order[(now + step) % turns];
        let acted = (0..turns).find(|step| at(*step) == self.actor).unwrap_or(0);
        let in_order = move |step: usize| at(acted + 1 + step);
        // Who plays alone has two turns, and is asked at the first.
        let first = move |step: &usize| !(0..*step).any(|earlier| in_order(earlier) == in_order(*step));
        (0..turns).filter(first).map(in_order).filter(|seat| self.might_answer(*seat))
    }

    fn might_answer(&self, seat: Seat) -> bool {
        let Some(top) = self.stack.last() else { return false };
        if !self.may_hold_riposte(seat) {
            return false;
        }
        let team = self.team[seat];
        let seen = self.discard[team].and(self.stack.iter().map(|item| item.card).collect());
        let kinds = KINDS.iter().enumerate().filter(|(_, kind)| kind.rank == Rank::Riposte);
        kinds.map(|(number, _)| cards::copies(number)).any(|copies| {
            let left = copies.without(seen).among(cards::deck(team));
            left.iter().next().is_some_and(|card| self.may_answer(seat, card, top))
        })
    }

    /// KA51: does this riposte fit what is on top, and is there something for it to do (KA3)?
    pub(crate) fn may_answer(&self, seat: Seat, card: Card, top: &Item) -> bool {
        let Some(trigger) = card.kind().answers else { return false };
        self.fits(trigger, seat, card.team(), top)
            && self.can_name(slots(card.kind().does), Source::card(card), [None; 2])
    }

    fn fits(&self, Trigger { to, of }: Trigger, seat: Seat, team: Team, top: &Item) -> bool {
        let is_rival = match of {
            Rival::Other => top.by != seat,
            Rival::Opponent => self.team[top.by] != team,
        };
        // KA10: what cannot be stopped cannot be answered at all.
        let is_played = top.what != What::Effect;
        is_rival
            && !top.card.kind().unstoppable
            && match to {
                Attempt::Card => is_played,
                Attempt::Character => {
                    top.what == What::Character
                        && top.first.is_some_and(|aim| {
                            self.may_be_destroyed(aim.space, top.card, Rank::Riposte).is_ok()
                        })
                }
                Attempt::Destruction => !top.void && top.steps().iter().any(destroys),
                Attempt::RelocationOfYours => {
                    let is_yours = |card: Card| card.team() == team;
                    !top.void && top.relocated().any(is_yours)
                }
            }
    }

    /// How many spaces the character names; one part for a plain yes.
    fn enter_parts(&self, space: crate::space::Space) -> u8 {
        let steps = self.at(space).map_or(&[][..], |card| card.kind().enters);
        slots(steps).iter().flatten().count().max(1) as u8
    }
}

fn in_any_order(now: Now) -> Now {
    match now {
        Now::Ask(ask) => Now::Ask(Ask { unordered: true, ..ask }),
        over @ Now::Over(_) => over,
    }
}

fn destroys(step: &Step) -> bool {
    matches!(step, Step::Destroy(_) | Step::DestroyIt)
}

impl Item {
    /// What it does when it is its turn.
    pub(crate) fn steps(&self) -> &'static [Step] {
        match self.what {
            What::Character => &[],
            What::Magic | What::Riposte => self.card.kind().does,
            What::Effect => self.card.kind().enters,
        }
    }

    /// The characters that it moves or swaps.
    fn relocated(&self) -> impl Iterator<Item = Card> {
        let slots = slots(self.steps());
        let aims = [self.first, self.second];
        let pairs = slots.into_iter().zip(aims);
        let relocates = |slot: Option<Slot>| matches!(slot, Some(Slot::Moved(_) | Slot::Swapped(_)));
        pairs.filter(move |(slot, _)| relocates(*slot)).filter_map(|(_, aim)| aim?.card)
    }
}

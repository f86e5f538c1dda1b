//! All that is public, the same in the state and in every view. What is asked is a matter of this alone: a
//! question cannot depend on a hand.

use serde::{Deserialize, Serialize};
use stolik_table::{
    Ask, BySeat, Close, Now, Outcome, Parties, Progress, Refusal, Seat, Seats, TextAsk, Topic,
};
use ts_rs::TS;

use super::cards::{Card, Cards};
use super::refusals;

pub const TELL: Topic = Topic("tell");
pub const SNATCH: Topic = Topic("snatch");
pub const GUESS: Topic = Topic("guess");
pub const VOTE: Topic = Topic("vote");
pub const GIVE: Topic = Topic("give");

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "WhispersOptions")]
pub struct Options {
    pub ending: Ending,
}

/// Who wins when all have narrated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "WhispersEnding")]
pub enum Ending {
    #[default]
    MostPoints,
    /// The even seats against the odd ones. If they are level, nobody wins.
    Sides,
    /// It was told for the pleasure of it.
    Nobody,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "WhispersPhase")]
pub enum Phase {
    Tell,
    Snatch,
    Guess,
    Vote,
    Give,
}

/// What last came to light, for whoever reconnects.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[ts(rename = "WhispersReveal")]
pub struct Reveal {
    pub told: Option<String>,
    pub snatched: Option<(Seat, Card)>,
    /// Who spoke for the team, and whether they said "odd".
    pub guessed: Option<(Seat, bool)>,
    /// The card that was turned up, and whether the sum was odd.
    pub turned: Option<(Card, bool)>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "WhispersOpen")]
pub struct Open {
    pub options: Options,
    /// Who sits, clockwise.
    pub order: Vec<Seat>,
    /// Who is still to narrate. The first of them does so now.
    pub narrators: Vec<Seat>,
    pub phase: Phase,
    pub last: Reveal,
    /// Whose votes are in the list of the last round.
    pub voters: Seats,
    pub points: BySeat<i32>,
    /// Nothing, except in the broken game that computes it from all hands.
    pub checksum: u32,
}

impl Open {
    pub fn new(options: Options, seats: u8) -> Open {
        let order: Vec<Seat> = Seats::first(seats).iter().collect();
        Open {
            options,
            narrators: order.clone(),
            order,
            phase: Phase::Tell,
            last: Reveal::default(),
            voters: Seats::NONE,
            points: BySeat::new(seats),
            checksum: 0,
        }
    }

    /// Seats that have ever been taken, those who left included.
    pub fn seats(&self) -> u8 {
        self.points.len() as u8
    }

    /// Cards that have come to light in this round lie aside until the next: everybody knows where they are.
    pub fn aside(&self) -> Cards {
        let snatched = self.last.snatched.map(|(_, card)| card);
        snatched.into_iter().chain(self.last.turned.map(|(card, _)| card)).collect()
    }

    pub fn sitting(&self) -> Seats {
        self.order.iter().copied().collect()
    }

    pub fn left_of(&self, seat: Seat) -> Seat {
        let place = self.order.iter().position(|one| *one == seat).unwrap_or(0);
        self.order[(place + 1) % self.order.len()]
    }

    /// The other side of the table: even seats against odd ones.
    pub fn opponents_of(&self, seat: Seat) -> Seats {
        let sitting = self.order.iter().copied();
        sitting.filter(|one| one.number() % 2 != seat.number() % 2).collect()
    }

    pub fn now(&self) -> Now {
        match self.narrators.first() {
            Some(narrator) => Now::Ask(self.ask(*narrator)),
            None => Now::Over(self.outcome()),
        }
    }

    fn ask(&self, narrator: Seat) -> Ask {
        let seats = self.seats();
        let one = |topic| Ask::of_one(topic, narrator, seats);
        let one_part_each = |asked: Seats| BySeat::from_fn(seats, |seat| u8::from(asked.has(seat)));
        match self.phase {
            Phase::Tell => Ask {
                parts: BySeat::from_fn(seats, |seat| if seat == narrator { 2 } else { 0 }),
                unordered: true,
                text: Some(TextAsk { from: Seats::one(narrator), shortest: 1, longest: 20 }),
                ..one(TELL)
            },
            Phase::Snatch => Ask {
                parties: self.others_from_the_left(narrator).map(Seats::one).collect(),
                close: Close::First,
                pass: true,
                parts: one_part_each(self.sitting().without(narrator)),
                progress: Progress::Nothing,
                ..one(SNATCH)
            },
            Phase::Guess => Ask {
                parties: Parties::from_iter([self.opponents_of(narrator)]),
                pass: true,
                parts: one_part_each(self.opponents_of(narrator)),
                ..one(GUESS)
            },
            Phase::Vote => {
                Ask { progress: Progress::Count, ..Ask::of_each(VOTE, one_part_each(self.sitting())) }
            }
            Phase::Give => one(GIVE),
        }
    }

    fn others_from_the_left(&self, narrator: Seat) -> impl Iterator<Item = Seat> {
        let around = self.order.iter().cycle().copied();
        let from_the_narrator = around.skip_while(move |seat| *seat != narrator);
        from_the_narrator.skip(1).take(self.order.len() - 1)
    }

    /// The narrator does not help with the guess, and nobody talks while all vote.
    pub fn hush(&self) -> Seats {
        match (self.phase, self.narrators.first()) {
            (Phase::Guess, Some(narrator)) => Seats::one(*narrator),
            (Phase::Vote, Some(_)) => self.sitting(),
            _ => Seats::NONE,
        }
    }

    fn outcome(&self) -> Outcome {
        match self.options.ending {
            Ending::MostPoints => Outcome::by_scores(self.points),
            Ending::Nobody => Outcome::nobody(self.points),
            Ending::Sides => {
                let side = |odd: u8| -> Seats {
                    let sitting = self.order.iter().copied();
                    sitting.filter(|seat| seat.number() % 2 == odd).collect()
                };
                let sum = |seats: Seats| seats.iter().map(|seat| self.points[seat]).sum::<i32>();
                match sum(side(0)).cmp(&sum(side(1))) {
                    std::cmp::Ordering::Greater => Outcome::by_team(side(0), self.points),
                    std::cmp::Ordering::Less => Outcome::by_team(side(1), self.points),
                    std::cmp::Ordering::Equal => Outcome::nobody(self.points),
                }
            }
        }
    }

    /// Between rounds: the narrator has not begun.
    pub fn between_rounds(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Tell => Ok(()),
            _ => Err(refusals::WAIT_FOR_THE_END_OF_THE_ROUND.into()),
        }
    }
}

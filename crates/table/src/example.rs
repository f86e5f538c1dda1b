//! The smallest game there is, for the examples in this crate's documentation: take one to three matches in turn,
//! and whoever takes the last one wins.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::kit::{Secrecy, Specimen};
use crate::{
    Answers, Ask, Choices, Dice, Game, Info, News, Now, Outcome, Refusal, Seat, Sheet, Tells, Topic,
    TopicInfo, Viewer,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nim {
    matches: u8,
    turn: Seat,
    seats: u8,
}

crate::refusals! {
    TAKE_ONE_TO_THREE = "nim.1", "take-one-to-three";
}

const TAKE: Topic = Topic("take");

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "NimTaken")]
pub struct Taken(u8);

impl Tells for Taken {
    /// How many somebody takes is known to nobody before.
    fn reveals(&self) -> bool {
        true
    }
}

impl Game for Nim {
    type Options = ();
    type Choice = u8;
    type Event = Taken;
    type View = (u8, Seat, u8);

    const INFO: Info = Info {
        id: "nim",
        seats: 2..=2,
        rules: 1,
        topics: &[TopicInfo { topic: TAKE, floor_ms: 0 }],
        settings: &[],
        longest: 10,
    };

    fn deal((): &(), seats: u8, _: &mut Dice) -> Result<Self, Refusal> {
        Ok(Nim { matches: 10, turn: Seat::nth(0), seats })
    }

    fn now(&self) -> Now {
        if self.matches > 0 {
            return Now::Ask(Ask::of_one(TAKE, self.turn, self.seats));
        }
        let winner = self.turn.left(self.seats);
        Now::Over(Outcome::lone(winner, self.seats))
    }

    fn choices(&self, _: Seat, _: &Sheet<u8>, _: usize, out: &mut Choices<u8>) {
        (1..=self.matches.min(3)).for_each(|taken| out.push(taken));
    }

    fn check(&self, _: Seat, sheet: &Sheet<u8>) -> Result<(), Refusal> {
        match sheet.part(0) {
            Some(taken) if !(1..=self.matches.min(3)).contains(&taken) => Err(TAKE_ONE_TO_THREE.into()),
            _ => Ok(()),
        }
    }

    fn resolve(&mut self, answers: &Answers<u8>, _: &mut Dice, news: &mut News<Taken>) {
        let taken = answers.only().and_then(|answer| answer.sheet.part(0)).unwrap_or(1);
        self.matches -= taken.min(self.matches);
        news.tell_everyone(Taken(taken));
        self.turn = self.turn.left(self.seats);
    }

    fn absent(&self, _: Seat, draft: &Sheet<u8>, _: &mut Dice) -> Sheet<u8> {
        Sheet::of([draft.part(0).unwrap_or(1)])
    }

    fn view(&self, _: Viewer) -> Self::View {
        (self.matches, self.turn, self.seats)
    }

    fn imagine(&(matches, turn, seats): &Self::View, _: &mut Dice) -> Self {
        Nim { matches, turn, seats }
    }
}

impl Specimen for Nim {
    fn variants() -> Vec<()> {
        vec![()]
    }

    fn universe((): &()) -> Vec<u8> {
        (0..=10).collect()
    }

    fn secrets(&self, _: Viewer) -> Vec<Secrecy> {
        Vec::new()
    }
}

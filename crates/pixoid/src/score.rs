//! The end of a round and of the game.

use stolik_table::{BySeat, News, Outcome, Seats};

use crate::event::Event;
use crate::options::Variant;
use crate::state::{Ending, Open, Phase, Round};

impl Open {
    pub(crate) fn end_round(&mut self, ending: Ending, news: &mut News<Event>) {
        let gained = self.gained(ending);
        for seat in gained.seats() {
            self.points[seat] += gained[seat];
        }
        let result =
            Round { pixoid: self.pixoid, ending, cubes: self.cubes(), bonuses: self.collected(), gained };
        self.last_round = Some(result);
        news.tell_everyone(Event::RoundEnded { result });
        if self.round + 1 == self.rounds() {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        // PR20: the player to the left is Pixoid next.
        self.begin_round(self.pixoid.left(self.seats), news);
    }

    /// PR17, PR18: Pixoid scores its cubes; if it was caught, each Virus player scores what the reserve still
    /// holds, whoever caught it (PA12, PA13). After an escape the reserve is empty. The short game has no track.
    fn gained(&self, ending: Ending) -> BySeat<u8> {
        if self.options.variant == Variant::Short {
            return BySeat::new(self.seats);
        }
        BySeat::from_fn(self.seats, |seat| match ending {
            _ if seat == self.pixoid => self.cubes() + self.collected(),
            Ending::Caught => self.reserve,
            Ending::Escaped => 0,
        })
    }

    /// PR21: the most points win, and equals share. PR22: in the short game Pixoid wins, or the Viruses together.
    pub(crate) fn outcome(&self) -> Outcome {
        let points = BySeat::from_fn(self.seats, |seat| i32::from(self.points[seat]));
        match (self.options.variant, self.last_round.map(|round| round.ending)) {
            (Variant::Standard, _) => Outcome::by_scores(points),
            (Variant::Short, Some(Ending::Escaped)) => Outcome::by_team(Seats::one(self.pixoid), points),
            (Variant::Short, _) => Outcome::by_team(self.viruses(), points),
        }
    }
}

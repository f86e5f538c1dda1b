//! Nosedive with the real cards on the table, each with their own phone: experiences, ratings, and the counting at the
//! end. Rules NB1 to NB10 of `rules.md`; the id of a rule stands where it is enforced.
//!
//! It is the companion of a box and never stands on the shelf. Dealing, sharing, rating and scoring are Nosedive's own, so
//! this is Nosedive dealt without cards: what is written here is only how it differs at the table. Its refusals are
//! Nosedive's too, by Nosedive's rules.
//!
//! | file | one idea |
//! |---|---|
//! | `lib` | what is asked, and what silence means |
//! | `specimen` | what the laws need to know, for tests |

#[cfg(feature = "kit")]
mod specimen;

pub use stolik_nosedive::{Choice, Event, MARK, Open, Options, Phase, RATE, SHARE, TALLY, View};

use serde::{Deserialize, Serialize};
use stolik_nosedive::Nosedive;
use stolik_table::{
    Answers, Ask, Choices, Dice, Game, Info, Moment, News, Now, Refusal, Roster, Seat, Seats, Sheet,
    TopicInfo, Viewer,
};

/// All of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nosedivebox(Nosedive);

impl Game for Nosedivebox {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "nosedivebox",
        // NB1.
        seats: 3..=6,
        rules: 1,
        topics: &[
            TopicInfo { topic: MARK, floor_ms: 0 },
            TopicInfo { topic: SHARE, floor_ms: 0 },
            TopicInfo { topic: RATE, floor_ms: 0 },
            TopicInfo { topic: TALLY, floor_ms: 0 },
        ],
        settings: stolik_nosedive::SETTINGS,
        // In a round of six: marks, sharing, six ratings. Then the counting.
        longest: 3 * (1 + 1 + 6) + 1,
    };

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        Nosedive::deal_box(options, seats, dice).map(Nosedivebox)
    }

    fn now(&self) -> Now {
        match self.0.now() {
            // NB9.
            Now::Ask(ask) => Now::Ask(Ask { pass: true, ..ask }),
            over @ Now::Over(_) => over,
        }
    }

    fn moment(&self) -> Moment {
        self.0.moment()
    }

    fn choices(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        self.0.choices(seat, sheet, part, out);
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.0.check(seat, sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        self.0.resolve(answers, dice, news);
    }

    /// NB10: nobody says, likes or counts anything for somebody else.
    fn absent(&self, _: Seat, draft: &Sheet<Choice>, _: &mut Dice) -> Sheet<Choice> {
        draft.clone()
    }

    fn view(&self, who: Viewer) -> View {
        self.0.view(who)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        Nosedivebox(Nosedive::imagine(view, dice))
    }

    fn again(&self, options: &Options) -> Options {
        self.0.again(options)
    }

    fn hush(&self) -> Seats {
        self.0.hush()
    }

    fn amend(&mut self, change: &Roster, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.0.amend(change, dice, news)
    }
}

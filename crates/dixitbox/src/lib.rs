//! Dixit with the real cards on the table, each with their own phone: the secret votes, whose card was whose, the points.
//! Rules DB1 to DB16 of `rules.md`; the id of a rule stands where it is enforced.
//!
//! It is the companion of a box and never stands on the shelf. The cards are real, so nothing is hidden here but the
//! votes, and those are sheets of an open question: the kernel keeps them.
//!
//! | file | one idea |
//! |---|---|
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state` | how far the round is, and the points |
//! | `round` | the rules, in the order of a round |
//! | `view` | what is seen, which is everything |
//! | `specimen` | what the laws need to know, for tests |

mod choice;
mod event;
mod options;
mod refusals;
mod round;
#[cfg(feature = "kit")]
mod specimen;
mod state;
mod view;

pub use choice::Choice;
pub use event::Event;
pub use options::Options;
pub use state::{Counted, Dixitbox, Open, Owners, Phase};
pub use stolik_dixit::Place;
pub use view::View;

use stolik_table::{
    Answers, Ask, BySeat, Choices, Dice, Game, Info, Moment, News, Now, Reason, Refusal, Seat, Sheet, Topic,
    TopicInfo, Viewer,
};

pub const TELL: Topic = Topic("tell");
pub const VOTE: Topic = Topic("vote");
pub const WHICH: Topic = Topic("which");
pub const WHOSE: Topic = Topic("whose");

impl Game for Dixitbox {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "dixitbox",
        // DB1.
        seats: 3..=8,
        rules: 1,
        topics: &[
            TopicInfo { topic: TELL, floor_ms: 0 },
            TopicInfo { topic: VOTE, floor_ms: 0 },
            TopicInfo { topic: WHICH, floor_ms: 0 },
            TopicInfo { topic: WHOSE, floor_ms: 0 },
        ],
        settings: options::SETTINGS,
        longest: state::MOST_ROUNDS as u32 * 4,
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        options.check(seats)?;
        // DB2: by lot, unless the host has named somebody. The lot is drawn either way.
        let lot = Seat::nth(dice.index(usize::from(seats)));
        Ok(Dixitbox(Open {
            options: *options,
            seats,
            phase: Phase::Tell,
            round: 1,
            narrator: options.first.unwrap_or(lot),
            votes: BySeat::new(seats),
            right: None,
            points: BySeat::new(seats),
            idle: 0,
            last: None,
        }))
    }

    fn now(&self) -> Now {
        let open = &self.0;
        let of_narrator = |topic, parts| {
            let mut ask = Ask::of_one(topic, open.narrator, open.seats);
            ask.parts[open.narrator] = parts;
            ask
        };
        let ask = match open.phase {
            Phase::Tell => of_narrator(TELL, 1),
            Phase::Vote => {
                let guessers = open.guessers();
                Ask::of_each(VOTE, BySeat::from_fn(open.seats, |seat| u8::from(guessers.has(seat))))
            }
            Phase::Which => of_narrator(WHICH, 1),
            Phase::Whose => of_narrator(WHOSE, open.decoys().count() as u8),
            Phase::Over => return Now::Over(open.outcome()),
        };
        // DB14.
        Now::Ask(Ask { pass: true, ..ask })
    }

    fn moment(&self) -> Moment {
        Moment { round: (self.0.phase != Phase::Over).then_some(self.0.round), turn: None }
    }

    fn choices(&self, _: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        self.list(sheet, part, out);
    }

    fn check(&self, _: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.check_sheet(sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, _: &mut Dice, news: &mut News<Event>) {
        match self.0.phase {
            Phase::Tell => self.tell(answers, news),
            Phase::Vote => self.vote(answers, news),
            Phase::Which => self.which(answers, news),
            Phase::Whose => self.whose(answers, news),
            Phase::Over => {}
        }
    }

    /// DB11 to DB13: what is set counts, and what is not is left open.
    fn absent(&self, _: Seat, draft: &Sheet<Choice>, _: &mut Dice) -> Sheet<Choice> {
        draft.clone()
    }

    fn view(&self, who: Viewer) -> View {
        View::new(&self.0, who)
    }

    fn imagine(view: &View, _: &mut Dice) -> Self {
        Dixitbox(view.open.clone())
    }
}

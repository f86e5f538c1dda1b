//! Sample: all lay a card, the highest takes the round. Rules QQ1 to QQ5 of `rules.md`; the id of a rule stands where it
//! is enforced.
//!
//! | file | one idea |
//! |---|---|
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state` | what is open to all, and the secrets |
//! | `round` | the rules |
//! | `view`, `imagine` | what is seen and guessed |
//! | `specimen` | what the laws need to know, for tests |

mod choice;
mod event;
mod imagine;
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
pub use state::{Card, DECK, Hand, Open, Sample, Trick};
pub use view::View;

use arrayvec::ArrayVec;
use stolik_table::{
    Answers, Ask, BySeat, Choices, Dice, Game, Info, Moment, News, Now, Outcome, Reason, Refusal, Seat, Sheet, Topic,
    TopicInfo, Viewer,
};

use state::{Hidden, deal_hands, deck};

pub const LAY: Topic = Topic("lay");

impl Game for Sample {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "sample",
        seats: 3..=6,
        rules: 1,
        // A window, which stays open whatever is done in it, has a floor here; a question that waits for all has none.
        topics: &[TopicInfo { topic: LAY, floor_ms: 0 }],
        settings: options::SETTINGS,
        longest: *options::CARDS.end() as u32,
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        options.check()?;
        let mut pile = deck(|_| true);
        // QQ1.
        let hands = deal_hands(BySeat::from_fn(seats, |_| None), options.cards, &mut pile, dice);
        let open = Open {
            options: *options,
            seats,
            round: 1,
            gone: ArrayVec::new(),
            points: BySeat::new(seats),
            last: None,
        };
        Ok(Sample { open, hidden: Hidden { hands } })
    }

    fn now(&self) -> Now {
        if self.open.is_over() {
            // QQ5. Where one is left over, `Outcome::lone` says it in a word.
            let scores = BySeat::from_fn(self.open.seats, |seat| i32::from(self.open.points[seat]));
            return Now::Over(Outcome::by_scores(scores));
        }
        // QQ2: no seat may pass. Where one may, `pass` is true, and a pass is an answer like any other. A seat that is
        // out of the game stays at the table and is asked nothing: it has 0 parts.
        Now::Ask(Ask::of_each(LAY, BySeat::from_fn(self.open.seats, |_| 1)))
    }

    fn moment(&self) -> Moment {
        Moment { round: Some(u16::from(self.open.round.min(self.open.options.cards))), turn: None }
    }

    fn choices(&self, seat: Seat, _: &Sheet<Choice>, _: usize, out: &mut Choices<Choice>) {
        self.hidden.hands[seat].iter().for_each(|card| out.push(Choice::Card(*card)));
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.check_sheet(seat, sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, _: &mut Dice, news: &mut News<Event>) {
        self.play_round(answers, news);
    }

    fn absent(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        self.default_for(seat, draft, dice)
    }

    fn view(&self, who: Viewer) -> View {
        View::new(self, who)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }
}

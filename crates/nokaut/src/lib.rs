//! Nokaut: two teams, a grid, secret goals, and ripostes. Rules KR1 to KR18 and rulings KA1 to KA58 of `rules.md`; the id of
//! a rule stands where it is enforced.
//!
//! Cards and goals are data (`content/nokaut/*.toml`): effects are composed of a small vocabulary, and no card has code of
//! its own.
//!
//! # The map
//!
//! | file | one idea |
//! |---|---|
//! | `effect`, `deck`, `phrases` | what cards are composed of, the decks, and the texts that are made from them |
//! | `cards`, `space`, `goal`, `team` | cards, spaces, goals, teams, and sets of them |
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state` | what is open to all, and the secrets |
//! | `setup` | teams, order, decks, hands |
//! | `ask` | what is asked, and who might answer with a riposte |
//! | `answer`, `targets` | what may be answered, and which spaces a card may name |
//! | `turn` | a turn from its draw to its end, goals and the impasse |
//! | `stack` | what is being played, and what it does |
//! | `roster` | leaving |
//! | `view`, `imagine` | what is seen and guessed |
//! | `specimen` | what the laws need to know, for tests |

mod answer;
mod ask;
pub mod cards;
mod choice;
mod deck;
pub mod effect;
mod event;
mod goal;
mod imagine;
mod options;
pub mod phrases;
mod refusals;
mod roster;
mod setup;
mod space;
#[cfg(feature = "kit")]
mod specimen;
mod stack;
mod state;
mod targets;
mod team;
mod turn;
mod view;

pub use ask::{ACT, DECK, DISCARD, ENTER, GOAL, LANDING, REDRAW, RIPOSTE, SACRIFICE, TAKE};
pub use cards::{Card, Cards};
pub use choice::Choice;
pub use deck::{CARDS, GOALS, KINDS};
pub use event::Event;
pub use goal::Goal;
pub use options::{Board, Decks, DestroyAny, Options};
pub use space::{SPACES, Space, Spaces};
pub use state::{Aim, Ending, GOALS_TO_WIN, Item, Nokaut, Open, Phase, STACK, What};
pub use team::{ByTeam, Team};
pub use view::View;

use stolik_table::{
    Answers, Choices, Dice, Game, Info, Moment, News, Now, Reason, Refusal, Roster, Seat, Seats, Sheet,
    Viewer,
};

impl Game for Nokaut {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "nokaut",
        seats: 2..=4,
        // 2: other numbers of copies.
        rules: 2,
        topics: ask::TOPICS,
        settings: options::SETTINGS,
        // Every turn draws a card, so there are fewer than seventy; each asks for at most two actions and two goals. Each
        // card that is played is offered, and offered again after each riposte; few cards are ever played twice.
        longest: 900,
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        Nokaut::set_up(options, seats, dice)
    }

    fn now(&self) -> Now {
        self.open.now()
    }

    fn moment(&self) -> Moment {
        Moment { round: None, turn: (self.open.turn > 0).then_some(self.open.turn) }
    }

    fn choices(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        self.list(seat, sheet, part, out);
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.check_sheet(seat, sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        match self.open.phase {
            Phase::Deck => self.choose_deck(answers, dice, news),
            Phase::Act => self.act(answers, dice, news),
            Phase::Riposte => self.riposte(answers, dice, news),
            Phase::Enter { by, space } => self.use_effect((by, space), answers, dice, news),
            Phase::Redraw { by, discarded } => self.redraw((by, discarded), answers, dice, news),
            Phase::Discard { by, take } => self.discard((by, take), answers, dice, news),
            Phase::Take { by, .. } => self.take(by, answers, dice, news),
            Phase::Landing { by } => self.land(by, answers, dice, news),
            Phase::Goal { team } => self.goal(team, answers, dice, news),
            Phase::Sacrifice => self.sacrifice(answers, dice, news),
            Phase::Over { .. } => {}
        }
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

    // KA43: partners talk.
    fn partners(&self, seat: Seat) -> Seats {
        self.open.partners(seat)
    }

    // KA43: a sheet names cards, so it is seen where the hand is.
    fn sees_sheet(&self, seat: Seat, partner: Seat) -> bool {
        !self.is_dealt() || self.sees_hand(Viewer::Seat(seat), partner)
    }

    fn amend(&mut self, change: &Roster, _: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.change(*change, news)
    }
}

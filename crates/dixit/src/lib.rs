//! Dixit: one player tells a clue for a card, the others lay cards that could be meant, and all look for the right
//! one. Rules DR1 to DR16 and rulings DA1 to DA39 of `rules.md`; the id of a rule stands where it is enforced.
//!
//! The game knows cards by number only. Their pictures, descriptions and what bots think of them are content.
//!
//! # The map
//!
//! | file | one idea |
//! |---|---|
//! | `cards`, `clue` | sets of cards, and what the narrator says |
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state` | what is open to all, and the secrets |
//! | `round`, `score` | the rules, in the order of a round |
//! | `roster` | joining and leaving between rounds |
//! | `view`, `imagine` | what is seen and guessed |
//! | `specimen` | what the laws need to know, for tests |
//!
//! # A round begins
//!
//! ```
//! use stolik_dixit::{Choice, Dixit, Options};
//! use stolik_table::{Choices, News, Reply, Seat, Secret, Sheet, Sources, Table, Why};
//!
//! let seed = Sources::alone(Secret::from_bytes([0; 32])).seed();
//! let options = Options { first: Seat::new(1), ..Options::default() };
//! let mut table = Table::<Dixit>::deal(&options, 4, seed)?;
//!
//! // The narrator holds six cards and gives one of them together with a clue.
//! let narrator = Seat::nth(1);
//! let mut cards = Choices::new();
//! table.choices(narrator, &Sheet::blank(1), 0, &mut cards);
//! assert_eq!(cards.len(), 6);
//! let told = Sheet::of([cards.as_slice()[0]]).with_text("Zanim wrócą bociany");
//! assert_eq!(table.submit(narrator, 0, told, 1), Reply::Accepted);
//! table.close(Why::Answered, &mut News::new())?;
//!
//! // Then the three others are asked at once.
//! assert_eq!(table.now().ask().map(|ask| ask.asked().len()), Some(3));
//! # Ok::<(), stolik_table::Refusal>(())
//! ```

mod cards;
mod choice;
mod clue;
mod event;
mod imagine;
mod options;
mod refusals;
mod roster;
mod round;
mod score;
#[cfg(feature = "kit")]
mod specimen;
mod state;
mod view;

pub use cards::{Card, Cards};
pub use choice::{Choice, Place};
pub use clue::{Clue, HEART, LONGEST_CLUE};
pub use event::Event;
pub use options::{Deck, HOUSE_CARDS, MOST_CARDS, Newcomers, Opener, Options, SECOND_CARDS, Words};
pub use score::gains;
pub use state::{BestClue, Dixit, Open, PLACES, Phase, Reveal};
pub use view::{Hand, View};

use std::ops::RangeInclusive;

use arrayvec::ArrayVec;
use stolik_table::{
    Answers, Ask, BySeat, Choices, Close, Dice, Game, Info, Moment, News, Now, OwnDeck, Progress, Reason,
    Refusal, Roster, Seat, Seats, Sheet, TextAsk, Topic, TopicInfo, Viewer,
};

use state::Hidden;

pub const OPENER: Topic = Topic("opener");
pub const TELL: Topic = Topic("tell");
pub const LAY: Topic = Topic("lay");
pub const VOTE: Topic = Topic("vote");

impl Game for Dixit {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "dixit",
        // DA1.
        seats: 3..=8,
        // 2: the game ends when nobody tells any more (DA13).
        rules: 2,
        topics: &[
            TopicInfo { topic: OPENER, floor_ms: 0 },
            TopicInfo { topic: TELL, floor_ms: 0 },
            TopicInfo { topic: LAY, floor_ms: 0 },
            TopicInfo { topic: VOTE, floor_ms: 0 },
        ],
        settings: options::SETTINGS,
        // A round gives at least 12 points to eight players, of whom none has 60 before the last: 40 rounds of three
        // questions, before each of which seven may be passed over (DA37). Fewer players need fewer questions.
        longest: 1 + 40 * (7 + 3),
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        options.check(seats)?;
        let order: ArrayVec<Seat, 8> = Seats::first(seats).iter().collect();
        let mut callers = order.clone();
        dice.shuffle(&mut callers);
        // DA2: by lot, unless the host has named somebody.
        let narrator = options.first.or(callers.first().copied()).unwrap_or(Seat::nth(0));
        let asks_who = options.opener == Opener::WhoHasAClue && options.first.is_none();
        if !asks_who {
            callers.clear();
        }
        let open = Open {
            options: *options,
            seats,
            order,
            phase: if asks_who { Phase::Opener } else { Phase::Tell },
            round: 1,
            passes: 0,
            narrator,
            clue: Clue::default(),
            table: ArrayVec::new(),
            discard: Cards::NONE,
            points: BySeat::new(seats),
            passed_over: 0,
            callers,
            last: None,
            best: None,
        };
        let hidden = Hidden {
            hands: BySeat::new(seats),
            pile: options.deck.all(),
            told: None,
            owners: ArrayVec::new(),
            best: None,
        };
        let mut game = Dixit { open, hidden };
        // DR2, DR15.
        game.refill(dice, &mut News::unheard());
        Ok(game)
    }

    fn now(&self) -> Now {
        let open = &self.open;
        let parts = |seats: Seats, count: u8| {
            BySeat::from_fn(open.seats, |seat| if seats.has(seat) { count } else { 0 })
        };
        match open.phase {
            Phase::Opener => Now::Ask(Ask {
                parties: open.callers.iter().copied().map(Seats::one).collect(),
                close: Close::First,
                pass: true,
                progress: Progress::Nothing,
                ..Ask::of_each(OPENER, parts(open.sitting(), 1))
            }),
            Phase::Tell => Now::Ask(Ask {
                pass: open.may_pass_over(),
                text: Some(TextAsk {
                    from: Seats::one(open.narrator),
                    shortest: 1,
                    longest: u16::from(open.options.clue),
                }),
                ..Ask::of_one(TELL, open.narrator, open.seats)
            }),
            Phase::Lay => Now::Ask(Ask {
                unordered: true,
                ..Ask::of_each(LAY, parts(open.guessers(), open.cards_to_lay()))
            }),
            // DA9: the narrator does not vote. DA39: a heart is written beside the vote.
            Phase::Vote => Now::Ask(Ask {
                text: Some(TextAsk { from: open.guessers(), shortest: 0, longest: 1 }),
                ..Ask::of_each(VOTE, parts(open.guessers(), 1))
            }),
            Phase::Over => Now::Over(open.outcome()),
        }
    }

    /// A round is one narrator's turn, so turns are not counted apart.
    fn moment(&self) -> Moment {
        Moment { round: (self.open.phase != Phase::Over).then_some(self.open.round), turn: None }
    }

    fn choices(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        self.list(seat, sheet, part, out);
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.check_sheet(seat, sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        match self.open.phase {
            Phase::Opener => self.find_opener(answers, news),
            Phase::Tell => self.tell(answers, news),
            Phase::Lay => self.lay(answers, dice, news),
            Phase::Vote => self.vote(answers, dice, news),
            Phase::Over => {}
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

    fn amend(&mut self, change: &Roster, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.change(*change, dice, news)
    }

    fn own_deck(options: &Options) -> Option<OwnDeck> {
        match options.deck {
            Deck::House | Deck::Second | Deck::Both => None,
            Deck::Own { deck, cards } => Some(OwnDeck { deck, cards }),
        }
    }

    // DA32.
    fn own_deck_for(players: u8) -> Option<RangeInclusive<u8>> {
        Some(Deck::fewest(players)..=MOST_CARDS)
    }
}

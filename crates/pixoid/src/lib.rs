//! Pixoid: one player flees along the circuits, the others hunt. Rules PR1 to PR23 and rulings PA1 to PA35 of
//! `rules.md`; the id of a rule stands where it is enforced.
//!
//! # The map
//!
//! | file | one idea |
//! |---|---|
//! | `pixel`, `tile`, `board` | where one can stand and go; tiles are read from drawings in `content/pixoid` |
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state`, `setup` | a position: as it came about in play, or as somebody wrote it down |
//! | `placement`, `program`, `movement`, `score` | the rules, in the order of a round |
//! | `view`, `draw` | what is seen, on a screen and as a map of letters |
//! | `specimen` | what the laws need to know, for tests |
//!
//! # A round begins
//!
//! ```
//! use stolik_pixoid::{Choice, Options, Pixoid};
//! use stolik_table::{Choices, News, Reply, Seat, Secret, Sheet, Sources, Table, Why};
//!
//! let seed = Sources::alone(Secret::from_bytes([0; 32])).seed();
//! let options = Options { first: Seat::new(2), ..Options::default() };
//! let mut table = Table::<Pixoid>::deal(&options, 4, seed)?;
//!
//! // Pixoid places first, on one of four start pixels.
//! let pixoid = Seat::nth(2);
//! let mut starts = Choices::new();
//! table.choices(pixoid, &Sheet::blank(1), 0, &mut starts);
//! assert_eq!(starts.len(), 4);
//! assert_eq!(table.submit(pixoid, 0, Sheet::of([starts.as_slice()[0]]), 1), Reply::Accepted);
//! table.close(Why::Answered, &mut News::new())?;
//!
//! // Then the player to the left, on one of three.
//! table.choices(Seat::nth(3), &Sheet::blank(1), 0, &mut starts);
//! assert_eq!(starts.len(), 3);
//! # Ok::<(), stolik_table::Refusal>(())
//! ```

mod board;
mod choice;
mod draw;
mod event;
mod movement;
mod options;
mod pixel;
mod placement;
mod program;
mod refusals;
mod score;
mod setup;
#[cfg(feature = "kit")]
mod specimen;
mod state;
mod tile;
mod view;

pub use board::{ARRANGEMENTS, Arrangement, Board, BoardError, read_boards};
pub use choice::{Choice, Command, FARTHEST};
pub use event::Event;
pub use options::{Options, Variant};
pub use pixel::{Direction, PIXELS, Pixel, SIDE};
pub use setup::Setup;
pub use state::{Ending, Move, Open, PAWNS, Pawn, Phase, Pixoid, RESERVE, Round, Turn};
pub use tile::TileError;
pub use view::View;

use stolik_table::{
    Answers, Ask, BySeat, Choices, Dice, Game, Info, Moment, News, Now, Reason, Refusal, Roster, Seat, Seats,
    Sheet, Topic, TopicInfo, Viewer,
};

pub const PLACE: Topic = Topic("place");
pub const PROGRAM: Topic = Topic("program");

impl Game for Pixoid {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "pixoid",
        seats: 3..=4,
        rules: 1,
        topics: &[TopicInfo { topic: PLACE, floor_ms: 0 }, TopicInfo { topic: PROGRAM, floor_ms: 0 }],
        settings: options::SETTINGS,
        // Four rounds, each with three placements that are asked and twelve turns.
        longest: 4 * (3 + RESERVE as u32),
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        options.check(seats)?;
        // PA23: any of the 384 boards, the same for all rounds.
        let lot = Arrangement::new(dice.below(u32::from(ARRANGEMENTS)) as u16);
        let board = options.board.or(lot).ok_or(refusals::NO_SUCH_BOARD)?;
        // PR5: the oldest begins; nobody is asked their age, so it is drawn by lot.
        let first = options.first.unwrap_or(Seat::nth(dice.below(u32::from(seats)) as usize));
        let mut open = Open {
            options: *options,
            seats,
            board,
            phase: Phase::Place(first),
            round: 0,
            pixoid: first,
            pawns: [None; PAWNS],
            bonuses: [true; 4],
            reserve: RESERVE,
            second_controller: None,
            // PR6: everybody starts on 0.
            points: BySeat::new(seats),
            last_turn: None,
            last_round: None,
        };
        open.begin_round(first, &mut News::unheard());
        // Lays out all boards if nobody has yet: after the deal nothing is allocated.
        open.board();
        Ok(Pixoid { open })
    }

    fn now(&self) -> Now {
        let open = &self.open;
        match open.phase {
            Phase::Place(seat) => Now::Ask(Ask::of_one(PLACE, seat, open.seats)),
            // PA16: a seat with two controllers answers in two parts.
            Phase::Program => {
                let parts = |seat| 1 + u8::from(open.second_controller == Some(seat));
                Now::Ask(Ask::of_each(PROGRAM, BySeat::from_fn(open.seats, parts)))
            }
            Phase::Over => Now::Over(open.outcome()),
        }
    }

    fn moment(&self) -> Moment {
        let open = &self.open;
        let round = Some(u16::from(open.round) + 1);
        match open.phase {
            Phase::Place(_) => Moment { round, turn: None },
            Phase::Program => Moment { round, turn: Some(u16::from(open.cubes()) + 1) },
            Phase::Over => Moment::default(),
        }
    }

    fn choices(&self, seat: Seat, _: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        match self.open.phase {
            Phase::Place(_) => placement::choices(&self.open, out),
            Phase::Program => program::choices(&self.open, seat, part, out),
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        for (part, choice) in sheet.parts.iter().enumerate() {
            let Some(choice) = *choice else { continue };
            match self.open.phase {
                Phase::Place(_) => placement::check(&self.open, choice)?,
                Phase::Program => program::check(&self.open, seat, part, choice)?,
                Phase::Over => return Err(refusals::OVER.into()),
            }
        }
        Ok(())
    }

    fn resolve(&mut self, answers: &Answers<Choice>, _: &mut Dice, news: &mut News<Event>) {
        match self.open.phase {
            Phase::Place(seat) => {
                let chosen = answers.of(seat).and_then(|sheet| sheet.part(0));
                // A missing choice, which only a forged log can bring, takes the first free start.
                let first_free = self.open.free_starts().next();
                match (chosen, first_free) {
                    (Some(Choice::Start(pixel)), _) | (_, Some(pixel)) => self.open.place(seat, pixel, news),
                    _ => {}
                }
            }
            Phase::Program => self.open.play_turn(program::commands(&self.open, answers), news),
            Phase::Over => {}
        }
    }

    fn absent(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        match self.open.phase {
            Phase::Place(_) => placement::absent(&self.open, draft, dice),
            Phase::Program => program::absent(&self.open, seat, draft, dice),
            Phase::Over => Sheet::pass(),
        }
    }

    fn view(&self, who: Viewer) -> View {
        View::new(&self.open, who)
    }

    fn imagine(view: &View, _: &mut Dice) -> Self {
        Pixoid { open: view.open.clone() }
    }

    /// PR10, PA25: from the first pawn on the board to the end of the round the Viruses play in silence.
    fn hush(&self) -> Seats {
        let nobody_stands = self.open.pawns.iter().all(Option::is_none);
        if nobody_stands || self.open.phase == Phase::Over { Seats::NONE } else { self.open.viruses() }
    }

    /// PA30: a seat stays at the table until the end; a bot may hold it.
    fn amend(&mut self, change: &Roster, _: &mut Dice, _: &mut News<Event>) -> Result<(), Refusal> {
        let (Roster::Join(seat) | Roster::Leave(seat)) = *change;
        Err(refusals::SEATS_ARE_FIXED.with("seat", seat))
    }
}

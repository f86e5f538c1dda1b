//! A position to try a rule on: written down in a line, played through a real table.
//!
//! All scenes stand on arrangement 0:
//!
//! ```text
//!   0 1 2 3 4 5 6 7 8 9
//! 0 S-o-o-o-o o-o-o-o-S
//!   |       | | |   | |
//! 1 o-o-o-o o-o-o o-o-o
//!   |   | | | |   | | |
//! 2 o-o-* o-o o-o-* o-o
//!   | | |   | | |   | |
//! 3 o-o-o-o-o-o o-o-o o
//!   | | | | | | | | | |
//! 4 o-o-o o-o o-o o-o-o
//!     |   |     |   |
//! 5 o-o-o-o-o o-o o-o-o
//!   |     | | |   | | |
//! 6 o-o-o o-o-o-o o-o-o
//!   |   | | | | | | | |
//! 7 o-o-* o o o-o-*-o-o
//!   | |   | |   | | | |
//! 8 o-o o-o-o-o-o o-o o
//!   | | | | | | | |   |
//! 9 S-o-o-o-o o-o o-o-S
//! ```

use stolik_pixoid::{
    Arrangement, Choice, Command, Direction, Event, Open, Options, Pixel, Pixoid, Round, Setup, Turn, Variant,
};
use stolik_table::{
    BySeat, Choices, Game, News, Now, Outcome, Reply, Seat, Secret, Seed, Sheet, Snapshot, Sources, Table,
    Viewer, Why,
};

pub const FIRST: Seat = Seat::nth(0);

pub fn seed(number: u64) -> Seed {
    Sources::alone(Secret::of_simulation(1, number)).seed()
}

pub fn at(row: u8, column: u8) -> Pixel {
    Pixel::at(row, column).expect("on the board")
}

pub fn seat(number: usize) -> Seat {
    Seat::nth(number)
}

/// `"right 3"`.
pub fn command(text: &str) -> Choice {
    let (direction, distance) = text.split_once(' ').expect("a direction and a distance");
    let direction = match direction {
        "up" => Direction::Up,
        "right" => Direction::Right,
        "down" => Direction::Down,
        "left" => Direction::Left,
        other => panic!("{other} is no direction"),
    };
    Choice::Program(Command { direction, distance: distance.parse().expect("a number") })
}

/// Seat 0 is Pixoid at the left end of the long way in row 3; the Viruses are far off in the corners.
pub struct Scene {
    pub setup: Setup,
}

/// Moves that take the Viruses of a fresh scene nowhere in particular.
pub const IDLE: [&str; 3] = ["up 1", "right 1", "left 1"];

pub fn scene() -> Scene {
    Scene {
        setup: Setup {
            options: Options::default(),
            seats: 4,
            board: Arrangement::new(0).expect("the first board"),
            round: 0,
            pixoid: FIRST,
            pawns: [at(3, 0), at(9, 9), at(9, 7), at(0, 9)],
            bonuses: [true; 4],
            reserve: 12,
            second_controller: None,
            points: BySeat::new(4),
        },
    }
}

/// Three players; pawn 3 is the third Virus, and seat 1 holds the second controller.
pub fn three() -> Scene {
    let mut scene = scene();
    scene.setup.seats = 3;
    scene.setup.second_controller = Some(seat(1));
    scene.setup.points = BySeat::new(3);
    scene
}

impl Scene {
    pub fn pixoid_at(mut self, row: u8, column: u8) -> Self {
        self.setup.pawns[self.setup.pixoid.index()] = at(row, column);
        self
    }

    pub fn virus(mut self, pawn: usize, row: u8, column: u8) -> Self {
        self.setup.pawns[pawn] = at(row, column);
        self
    }

    pub fn reserve(mut self, cubes: u8) -> Self {
        self.setup.reserve = cubes;
        self
    }

    /// So many of the bonuses are gone: first that of the top left corner, then clockwise.
    pub fn bonuses_taken(mut self, taken: usize) -> Self {
        self.setup.bonuses = std::array::from_fn(|bonus| bonus >= taken);
        self
    }

    pub fn round(mut self, round: u8, points: &[u8]) -> Self {
        self.setup.round = round;
        self.setup.points = BySeat::from_fn(points.len() as u8, |seat| points[seat.index()]);
        self
    }

    pub fn short(mut self) -> Self {
        self.setup.options.variant = Variant::Short;
        self
    }

    pub fn table(self) -> Table<Pixoid> {
        let seats = self.setup.seats;
        let game = self.setup.position().expect("a position that can stand");
        Table::resume(Snapshot::of_deal(game, seats), seed(0))
    }

    /// Plays one turn: the commands of pawns 0 to 3.
    pub fn play(self, commands: [&str; 4]) -> After {
        let mut table = self.table();
        let news = play(&mut table, commands);
        After { table, news }
    }

    /// Pixoid moves, the others idle.
    pub fn pixoid_goes(self, way: &str) -> After {
        let [one, two, three] = IDLE;
        self.play([way, one, two, three])
    }

    /// What the table says to a program of one seat.
    pub fn says_to(self, speaker: Seat, sheet: Sheet<Choice>) -> String {
        match self.table().submit(speaker, 0, sheet, 1) {
            Reply::Refused { refusal } => format!("{} {}", refusal.rule.0, refusal.case),
            reply => format!("{reply:?}"),
        }
    }
}

/// Programs all four pawns and closes the question.
pub fn play(table: &mut Table<Pixoid>, commands: [&str; 4]) -> News<Event> {
    let open = open(table);
    for number in 0..usize::from(open.seats) {
        let sheet = Sheet::of(open.pawns_of(seat(number)).map(|pawn| command(commands[pawn.index()])));
        let reply = table.submit(seat(number), table.number(), sheet, 1);
        assert_eq!(reply, Reply::Accepted, "seat {number}, {commands:?}");
    }
    let mut news = News::new();
    table.close(Why::Answered, &mut news).expect("all are in");
    news
}

/// Places a pawn on the n-th free start.
pub fn place(table: &mut Table<Pixoid>, start: usize) {
    let placing = asked(table);
    let mut choices = Choices::new();
    table.choices(placing, &Sheet::blank(1), 0, &mut choices);
    let sheet = Sheet::of([choices.as_slice()[start]]);
    assert_eq!(table.submit(placing, table.number(), sheet, 1), Reply::Accepted);
    table.close(Why::Answered, &mut News::new()).expect("the one is in");
}

/// Places all pawns of a round, each on the first free start.
pub fn place_all(table: &mut Table<Pixoid>) {
    while table.now().ask().is_some_and(|ask| ask.topic == stolik_pixoid::PLACE) {
        place(table, 0);
    }
}

/// The one who is asked.
pub fn asked(table: &Table<Pixoid>) -> Seat {
    table.now().ask().and_then(|ask| ask.asked().lowest()).expect("somebody is asked")
}

pub fn open(table: &Table<Pixoid>) -> Open {
    table.view(Viewer::Public).open
}

pub fn deal(seats: u8, options: Options) -> Table<Pixoid> {
    Table::deal(&options, seats, seed(0)).expect("can be dealt")
}

/// Everything listed for a seat's part.
pub fn listed(table: &Table<Pixoid>, speaker: Seat, part: usize) -> Vec<Choice> {
    let parts = table.now().ask().map_or(0, |ask| ask.parts[speaker]);
    let mut choices = Choices::new();
    table.choices(speaker, &Sheet::blank(parts), part, &mut choices);
    choices.as_slice().to_vec()
}

/// A turn that was played.
pub struct After {
    pub table: Table<Pixoid>,
    pub news: News<Event>,
}

impl After {
    pub fn open(&self) -> Open {
        open(&self.table)
    }

    pub fn turn(&self) -> Turn {
        self.open().last_turn.expect("a turn was played")
    }

    /// Where a pawn ended this turn.
    pub fn end(&self, pawn: usize) -> Pixel {
        self.turn().moves[pawn].to
    }

    pub fn caught(&self) -> bool {
        self.turn().caught
    }

    /// The result of the round, if this turn ended it.
    pub fn ended(&self) -> Option<Round> {
        self.open().last_round
    }

    pub fn gained(&self) -> Vec<u8> {
        self.ended().expect("the round is over").gained.as_slice().to_vec()
    }

    pub fn events(&self) -> Vec<Event> {
        self.news.heard_by(Viewer::Public).cloned().collect()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.table.now() {
            Now::Over(outcome) => Some(*outcome),
            Now::Ask(_) => None,
        }
    }
}

/// The rules of the game itself, for what no table would let through.
pub fn position(scene: Scene) -> Pixoid {
    scene.setup.position().expect("a position that can stand")
}

pub fn refusal_of(game: &Pixoid, speaker: Seat, choice: Choice) -> Option<&'static str> {
    game.check(speaker, &Sheet::of([choice])).err().map(|refusal| refusal.case)
}

//! One round between two without action cards: what every course of it is worth.
//!
//! A course is what both hide and bid, and who accuses whom. Hiding and bidding is one choice, since nothing is learnt in
//! between; then both may accuse at once, and who was accused and has not accused may do so after that.

/// What somebody hides and bids: `hidden * 6 + bid`, where a hidden CLICK is 0 and a BULLET 1.
pub const PLANS: usize = 12;
pub const BIDS: usize = 6;
const CHAMBERS: u8 = 6;
const MAGAZINE: u8 = 7;

/// One of the two, between rounds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    pub living: u8,
    pub points: u8,
    pub bullets: u8,
}

impl Side {
    /// Can this be hidden? There may be no CLICK.
    pub fn can(self, plan: usize) -> bool {
        plan >= BIDS || self.bullets < MAGAZINE
    }
}

/// How a wave went, for both plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Course {
    /// Nobody accuses.
    Peace = 0,
    /// The first accuses, and the other does not accuse in turn.
    First = 1,
    FirstThenOther = 2,
    Other = 3,
    OtherThenFirst = 4,
    Both = 5,
}

pub const COURSES: [Course; 6] = [
    Course::Peace,
    Course::First,
    Course::FirstThenOther,
    Course::Other,
    Course::OtherThenFirst,
    Course::Both,
];

/// What each course is worth to the first of the two.
pub struct Payoffs(pub Box<[[[f64; PLANS]; PLANS]; 6]>);

impl Payoffs {
    /// `next` says what it is worth to have these two sides after a round.
    pub fn new(sides: [Side; 2], next: &impl Fn([Side; 2]) -> f64) -> Payoffs {
        let mut all = Box::new([[[0.0; PLANS]; PLANS]; 6]);
        for course in COURSES {
            for first in (0..PLANS).filter(|plan| sides[0].can(*plan)) {
                for other in (0..PLANS).filter(|plan| sides[1].can(*plan)) {
                    all[course as usize][first][other] = worth(sides, [first, other], course, next);
                }
            }
        }
        Payoffs(all)
    }

    pub fn of(&self, course: Course, first: usize, other: usize) -> f64 {
        self.0[course as usize][first][other]
    }
}

/// Somebody in the middle of a round.
#[derive(Clone, Copy)]
struct Now {
    side: Side,
    cheats: bool,
    /// Bullets among the six.
    spun: u8,
    bid: u8,
    is_out: bool,
}

impl Now {
    /// RR20: a character dies.
    fn dies(&mut self) {
        self.side.living -= 1;
        self.side.bullets = 1;
        self.is_out = true;
    }

    /// RR11, RA8, RA9, without action cards.
    fn pays(&mut self) {
        if self.side.bullets >= MAGAZINE {
            self.side.points = self.side.points.saturating_sub(1);
            return;
        }
        self.side.bullets += 1;
        if self.is_out {
            return;
        }
        if self.spun < CHAMBERS {
            self.spun += 1;
        } else {
            self.cheats = true;
        }
    }

    /// The chance that the first BULLET comes with this shot.
    fn dies_at(&self, shot: u8) -> f64 {
        if self.is_out || shot > self.bid || self.spun == 0 {
            return 0.0;
        }
        ways(CHAMBERS - shot, self.spun - 1) / ways(CHAMBERS, self.spun)
    }

    fn survives(&self) -> f64 {
        if self.is_out { 1.0 } else { ways(CHAMBERS - self.bid, self.spun) / ways(CHAMBERS, self.spun) }
    }

    fn is_last_captain(&self) -> bool {
        self.side.living == 1 && !self.is_out
    }

    /// RR16.
    fn scored(&self) -> Side {
        let points = if self.is_out { 0 } else { self.bid + 1 };
        Side { points: self.side.points + points, ..self.side }
    }
}

fn worth(sides: [Side; 2], plans: [usize; 2], course: Course, next: &impl Fn([Side; 2]) -> f64) -> f64 {
    let begin = |number: usize| {
        let cheats = plans[number] >= BIDS;
        let side = sides[number];
        let bid = (plans[number] % BIDS) as u8;
        Now { side, cheats, spun: side.bullets - u8::from(cheats), bid, is_out: false }
    };
    let mut now = [begin(0), begin(1)];
    let waves: &[[bool; 2]] = match course {
        Course::Peace => &[],
        Course::First => &[[true, false]],
        Course::FirstThenOther => &[[true, false], [false, true]],
        Course::Other => &[[false, true]],
        Course::OtherThenFirst => &[[false, true], [true, false]],
        Course::Both => &[[true, true]],
    };
    for accuses in waves {
        // RA55: all reveal, the caught die, penalties are paid.
        let caught = [accuses[1] && now[0].cheats, accuses[0] && now[1].cheats];
        for number in 0..2 {
            if caught[number] {
                now[number].dies();
            }
        }
        for number in 0..2 {
            if accuses[number] && !caught[1 - number] && now[number].side.living > 0 {
                now[number].pays();
            }
        }
        if let Some(worth) = survival(now[0].side.living, now[1].side.living) {
            return worth;
        }
    }
    shots(now, next)
}

/// RA24: who has won, if it is over. Nobody counts half.
fn survival(first: u8, other: u8) -> Option<f64> {
    match (first, other) {
        (0, 0) => Some(0.5),
        (0, _) => Some(0.0),
        (_, 0) => Some(1.0),
        _ => None,
    }
}

fn shots(now: [Now; 2], next: &impl Fn([Side; 2]) -> f64) -> f64 {
    let [first, other] = now;
    let (first_lives, other_lives) = (first.survives(), other.survives());
    let after = |first_dies: bool, other_dies: bool| {
        let ends = |mut now: Now, dies: bool| {
            if dies {
                now.dies();
            }
            now.scored()
        };
        next([ends(first, first_dies), ends(other, other_dies)])
    };
    match (first.is_last_captain(), other.is_last_captain()) {
        (true, true) => {
            let (mut wins, mut nobody) = (0.0, 0.0);
            let mut first_so_far = 1.0;
            for shot in 1..=CHAMBERS {
                let (one, two) = (first.dies_at(shot), other.dies_at(shot));
                first_so_far -= one;
                wins += two * first_so_far;
                nobody += one * two;
            }
            let both = first_lives * other_lives;
            let goes_on = if both > 0.0 { both * after(false, false) } else { 0.0 };
            wins + nobody / 2.0 + goes_on
        }
        (true, false) => first_lives * mix(other_lives, after, false),
        (false, true) => {
            (1.0 - other_lives)
                + other_lives * weigh(first_lives, || after(false, false), || after(true, false))
        }
        (false, false) => {
            weigh(first_lives, || mix(other_lives, after, false), || mix(other_lives, after, true))
        }
    }
}

/// The other lives or dies.
fn mix(other_lives: f64, after: impl Fn(bool, bool) -> f64, first_dies: bool) -> f64 {
    weigh(other_lives, || after(first_dies, false), || after(first_dies, true))
}

fn weigh(chance: f64, if_so: impl Fn() -> f64, if_not: impl Fn() -> f64) -> f64 {
    let mut worth = 0.0;
    if chance > 0.0 {
        worth += chance * if_so();
    }
    if chance < 1.0 {
        worth += (1.0 - chance) * if_not();
    }
    worth
}

/// So many orders of cards have so many bullets.
fn ways(cards: u8, bullets: u8) -> f64 {
    if bullets > cards {
        return 0.0;
    }
    (0..bullets).fold(1.0, |ways, taken| ways * f64::from(cards - taken) / f64::from(taken + 1))
}

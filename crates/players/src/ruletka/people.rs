//! What others are like. Nobody knows at first; after each round one knows a little better, by what all have seen: what was
//! bid, who accused whom, and which cards were turned over.

use stolik_shelf::ruletka::{CHAMBERS, Choice, Face, HIGHEST_BID, Open, Scored, View, survival};
use stolik_table::{BySeat, Dice, Seat};

use super::habits::{self, by_weight};
use super::plain::Plain;
use super::reading::Reading;
use super::temper::{ACCUSER, ANYBODY, BLUFFER, HONEST, Temper};

/// A way to play that somebody may have.
#[derive(Clone, Copy, Debug, Default)]
pub enum Guess {
    Like(Temper),
    Plainly(Plain),
    /// By no reason at all.
    #[default]
    ByChance,
}

const BIDS: usize = HIGHEST_BID as usize + 1;

/// Ways to play, and how common they are before anything is seen.
const COMMON: [(Guess, f64); 8] = [
    (Guess::Like(ANYBODY), 2.0),
    (Guess::Like(HONEST), 1.5),
    (Guess::Like(BLUFFER), 1.5),
    (Guess::Like(ACCUSER), 1.5),
    (Guess::Plainly(Plain::AlwaysHonest), 1.0),
    (Guess::Plainly(Plain::Greedy), 1.0),
    (Guess::Plainly(Plain::AlwaysAccusing), 0.6),
    (Guess::ByChance, 0.8),
];

/// Nobody does the same every time: so often what was seen means nothing.
const SLIPS: f64 = 0.08;
/// People change: this much of what was learnt is forgotten in each round.
const FORGETS: f64 = 0.02;

impl Guess {
    /// How often a BULLET is hidden.
    fn cheats(self, open: &Open, seat: Seat) -> f64 {
        match self {
            Guess::Like(temper) => habits::cheats(open, seat, &temper),
            Guess::Plainly(_) => 0.0,
            Guess::ByChance => 0.5,
        }
    }

    /// How often somebody hides this card and then bids so; without a bid, how often it is hidden.
    fn hides_and_bids(self, view: &View, seat: Seat, hidden: Face, bid: Option<u8>) -> f64 {
        let cheats = self.cheats(&view.open, seat);
        let hides = if hidden == Face::Bullet { cheats } else { 1.0 - cheats };
        let hides = hides * (1.0 - SLIPS) + 0.5 * SLIPS;
        let Some(bid) = bid else { return hides };
        let bullets = view.open.loaded(seat).saturating_sub(u8::from(hidden == Face::Bullet)).min(CHAMBERS);
        let mut lives = [0.0; BIDS];
        for (lives, odds) in lives.iter_mut().zip(survival(CHAMBERS, bullets, &[])) {
            *lives = f64::from(odds) / 1000.0;
        }
        let reading = Reading { view, me: seat };
        let often = match self {
            Guess::Like(temper) => {
                habits::bids(&reading, Some(hidden), |shots| lives[usize::from(shots)], &temper)
                    [usize::from(bid)]
            }
            Guess::Plainly(_) => f64::from(u8::from(Plain::bid(|shots| lives[usize::from(shots)]) == bid)),
            Guess::ByChance => 1.0 / BIDS as f64,
        };
        hides * (often * (1.0 - SLIPS) + SLIPS / BIDS as f64)
    }

    /// How often somebody accuses this seat, or nobody, where the bids lie open.
    fn accuses(self, view: &View, seat: Seat, whom: Option<Seat>) -> f64 {
        let others = view.open.alive().without(seat);
        let says = |suspect: Option<(Seat, f64)>| match (suspect, whom) {
            (Some((seat, often)), Some(whom)) if seat == whom => often,
            (Some((_, often)), None) => 1.0 - often,
            (None, None) => 1.0,
            _ => 0.0,
        };
        let often = match self {
            Guess::Like(temper) => says(habits::suspect(&Reading { view, me: seat }, others.iter(), &temper)),
            Guess::Plainly(plain) => {
                let accused = plain.accuses(&view.open, others.iter());
                f64::from(u8::from(accused == whom))
            }
            Guess::ByChance => 1.0 / f64::from(others.len() + 1),
        };
        often * (1.0 - SLIPS) + SLIPS / f64::from(others.len() + 1)
    }

    /// What somebody who plays so answers; nothing is a pass.
    pub fn answer(
        self,
        view: &View,
        me: Seat,
        listed: &[Choice],
        pass: bool,
        dice: &mut Dice,
    ) -> Option<Choice> {
        match self {
            Guess::Like(temper) => habits::answer(view, me, listed, &temper, dice),
            Guess::Plainly(plain) => {
                let choice = plain.choose(view, me, listed, dice).filter(|choice| listed.contains(choice));
                choice.or_else(|| if pass { None } else { dice.pick(listed).copied() })
            }
            Guess::ByChance => {
                let ways = listed.len() as u32 + u32::from(pass);
                listed.get(dice.below(ways.max(1)) as usize).copied()
            }
        }
    }
}

/// What one thinks of everybody.
#[derive(Default)]
pub struct People {
    /// How likely each way to play is, for each seat.
    beliefs: Option<BySeat<[f64; COMMON.len()]>>,
    /// How the round began that is played now.
    began: Option<View>,
}

impl People {
    /// Looks around: where a new round has begun, the last one is thought over.
    pub fn look(&mut self, view: &View) {
        let open = &view.open;
        let beliefs = self.beliefs.get_or_insert_with(|| BySeat::from_fn(open.seats, |_| common()));
        let is_new = self.began.as_ref().is_none_or(|began| began.open.round != open.round);
        if !is_new {
            return;
        }
        if let (Some(began), Some(scored)) = (&self.began, &open.last_round)
            && began.open.round == scored.round
        {
            learn(beliefs, began, scored);
        }
        self.began = Some(view.clone());
    }

    /// A way to play for everybody, as likely as they seem.
    pub fn sample(&self, seats: u8, dice: &mut Dice) -> BySeat<Guess> {
        BySeat::from_fn(seats, |seat| {
            let beliefs = self.beliefs.as_ref().map_or_else(common, |beliefs| beliefs[seat]);
            COMMON[by_weight(&beliefs, dice)].0
        })
    }
}

fn common() -> [f64; COMMON.len()] {
    COMMON.map(|(_, often)| often)
}

fn learn(beliefs: &mut BySeat<[f64; COMMON.len()]>, began: &View, scored: &Scored) {
    let mut view = began.clone();
    view.open.bids = scored.bids;
    let prior = common();
    let commonest: f64 = prior.iter().sum();
    for seat in began.open.alive().iter() {
        for (belief, (guess, _)) in beliefs[seat].iter_mut().zip(COMMON) {
            *belief *= likelihood(guess, &view, seat, scored.shown[seat])
                * guess.accuses(&view, seat, scored.accused[seat]);
        }
        let sum: f64 = beliefs[seat].iter().sum();
        for (belief, prior) in beliefs[seat].iter_mut().zip(prior) {
            let learnt = if sum > 0.0 { *belief / sum } else { 0.0 };
            *belief = learnt * (1.0 - FORGETS) + prior / commonest * FORGETS;
        }
    }
}

/// How likely somebody who plays so would have bid so, whatever is hidden if nobody knows.
fn likelihood(guess: Guess, view: &View, seat: Seat, hidden: Option<Face>) -> f64 {
    let bid = view.open.bids[seat];
    let of = |face: Face| guess.hides_and_bids(view, seat, face, bid);
    hidden.map_or_else(|| of(Face::Click) + of(Face::Bullet), of)
}

/// How likely the others would have hidden and bid as they did, were the world so and they like this.
pub fn weigh(guesses: &BySeat<Guess>, truth: &View, view: &View, me: Seat) -> f64 {
    let open = &view.open;
    let others = open.round_seats().without(me);
    let unknown = others.iter().filter(|seat| open.shown[*seat].is_none());
    unknown
        .filter_map(|seat| {
            let hidden = truth.hidden[seat]?;
            Some(guesses[seat].hides_and_bids(view, seat, hidden, open.bids[seat]))
        })
        .product()
}

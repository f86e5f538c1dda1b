//! A round in balance: CFR+ over plans and accusations.

use super::round::{BIDS, Course, PLANS, Payoffs, Side};

/// When the two could gain less than this together by knowing better, a round is solved.
pub const ENOUGH: f64 = 1e-4;
const MOST_STEPS: u32 = 6000;
const LOOK_EVERY: u32 = 100;

/// Somebody's mixture: how often each plan, and then how often one accuses, by own plan and by the other's bid.
#[derive(Clone)]
pub struct Mixture {
    pub plans: [f64; PLANS],
    pub accuses: [[f64; BIDS]; PLANS],
    /// After having been accused.
    pub answers: [[f64; BIDS]; PLANS],
}

/// A round that is solved: both mixtures, and what it is worth to the first.
pub struct Balance {
    pub mixtures: [Mixture; 2],
    pub worth: f64,
}

/// What one of the two sees of the payoffs: its own plan first, and its own gain.
struct Seat<'a> {
    payoffs: &'a Payoffs,
    is_first: bool,
}

impl Seat<'_> {
    /// Peace, I accuse alone, and then the other in turn, the other alone, and then I in turn, both.
    #[inline]
    fn gains(&self, own: usize, other: usize) -> [f64; 6] {
        use Course::{Both, First, FirstThenOther, Other, OtherThenFirst, Peace};
        if self.is_first {
            let of = |course| self.payoffs.of(course, own, other);
            [of(Peace), of(First), of(FirstThenOther), of(Other), of(OtherThenFirst), of(Both)]
        } else {
            let of = |course| 1.0 - self.payoffs.of(course, other, own);
            [of(Peace), of(Other), of(OtherThenFirst), of(First), of(FirstThenOther), of(Both)]
        }
    }

    /// For an own plan and a bid of the other: what passing (split: all is quiet; accused and silent; accused and
    /// answering) and accusing are worth, weighed by how often the other comes there.
    #[inline]
    fn weighed(&self, own: usize, bid: usize, other: &Mixture) -> [f64; 4] {
        let mut sums = [0.0; 4];
        for plan in [bid, bid + BIDS] {
            let often = other.plans[plan];
            if often == 0.0 {
                continue;
            }
            let (accuses, answers) = (other.accuses[plan][own % BIDS], other.answers[plan][own % BIDS]);
            let [peace, mine, mine_then, theirs, theirs_then, both] = self.gains(own, plan);
            sums[0] += often * (1.0 - accuses) * peace;
            sums[1] += often * accuses * theirs;
            sums[2] += often * accuses * theirs_then;
            let alone = (1.0 - answers) * mine + answers * mine_then;
            sums[3] += often * ((1.0 - accuses) * alone + accuses * both);
        }
        sums
    }

    /// The most that can be had against this mixture.
    fn best(&self, other: &Mixture, can: impl Fn(usize) -> bool) -> f64 {
        let of_plan = |own: usize| -> f64 {
            (0..BIDS)
                .map(|bid| {
                    let [quiet, silent, answering, accusing] = self.weighed(own, bid, other);
                    (quiet + silent.max(answering)).max(accusing)
                })
                .sum()
        };
        (0..PLANS).filter(|own| can(*own)).map(of_plan).fold(f64::MIN, f64::max)
    }

    /// What a mixture is worth against another.
    fn worth(&self, own: &Mixture, other: &Mixture) -> f64 {
        let mut sum = 0.0;
        for plan in (0..PLANS).filter(|plan| own.plans[*plan] > 0.0) {
            for bid in 0..BIDS {
                let [quiet, silent, answering, accusing] = self.weighed(plan, bid, other);
                let (accuses, answers) = (own.accuses[plan][bid], own.answers[plan][bid]);
                let passing = quiet + (1.0 - answers) * silent + answers * answering;
                sum += own.plans[plan] * ((1.0 - accuses) * passing + accuses * accusing);
            }
        }
        sum
    }
}

/// The regrets of one of the two, and the sum of what was played.
struct Learner {
    plans: [f64; PLANS],
    accuses: [[[f64; 2]; BIDS]; PLANS],
    answers: [[[f64; 2]; BIDS]; PLANS],
    now: Mixture,
    sum_plans: [f64; PLANS],
    sum_accuses: [[[f64; 2]; BIDS]; PLANS],
    sum_answers: [[[f64; 2]; BIDS]; PLANS],
    side: Side,
}

impl Learner {
    fn new(side: Side) -> Learner {
        let count = (0..PLANS).filter(|plan| side.can(*plan)).count() as f64;
        let plans = std::array::from_fn(|plan| if side.can(plan) { 1.0 / count } else { 0.0 });
        let even = [[0.5; BIDS]; PLANS];
        Learner {
            plans: [0.0; PLANS],
            accuses: [[[0.0; 2]; BIDS]; PLANS],
            answers: [[[0.0; 2]; BIDS]; PLANS],
            now: Mixture { plans, accuses: even, answers: even },
            sum_plans: [0.0; PLANS],
            sum_accuses: [[[0.0; 2]; BIDS]; PLANS],
            sum_answers: [[[0.0; 2]; BIDS]; PLANS],
            side,
        }
    }

    /// Looks at every choice as if it had been made, and leans to what would have been better.
    fn learn(&mut self, seat: &Seat<'_>, other: &Mixture, step: u32) {
        let mut gains = [0.0; PLANS];
        for plan in (0..PLANS).filter(|plan| self.side.can(*plan)) {
            let often = self.now.plans[plan] * f64::from(step);
            for bid in 0..BIDS {
                let [quiet, silent, answering, accusing] = seat.weighed(plan, bid, other);
                let (accuses, answers) = (self.now.accuses[plan][bid], self.now.answers[plan][bid]);
                let accused = (1.0 - answers) * silent + answers * answering;
                let passing = quiet + accused;
                let worth = (1.0 - accuses) * passing + accuses * accusing;
                gains[plan] += worth;
                lean(&mut self.answers[plan][bid], [silent - accused, answering - accused]);
                lean(&mut self.accuses[plan][bid], [passing - worth, accusing - worth]);
                let sums = &mut self.sum_accuses[plan][bid];
                sums[0] += often * (1.0 - accuses);
                sums[1] += often * accuses;
                let sums = &mut self.sum_answers[plan][bid];
                sums[0] += often * (1.0 - accuses) * (1.0 - answers);
                sums[1] += often * (1.0 - accuses) * answers;
                self.now.accuses[plan][bid] = share(self.accuses[plan][bid]);
                self.now.answers[plan][bid] = share(self.answers[plan][bid]);
            }
        }
        let worth: f64 = (0..PLANS).map(|plan| self.now.plans[plan] * gains[plan]).sum();
        for plan in (0..PLANS).filter(|plan| self.side.can(*plan)) {
            self.sum_plans[plan] += f64::from(step) * self.now.plans[plan];
            self.plans[plan] = (self.plans[plan] + gains[plan] - worth).max(0.0);
        }
        let sum: f64 = self.plans.iter().sum();
        if sum > 0.0 {
            self.now.plans = self.plans.map(|regret| regret / sum);
        }
    }

    /// What was played on average, the later steps more.
    fn average(&self) -> Mixture {
        let sum: f64 = self.sum_plans.iter().sum();
        Mixture {
            plans: self.sum_plans.map(|often| often / sum),
            accuses: self.sum_accuses.map(|row| row.map(share)),
            answers: self.sum_answers.map(|row| row.map(share)),
        }
    }
}

#[inline]
fn lean(regrets: &mut [f64; 2], by: [f64; 2]) {
    regrets[0] = (regrets[0] + by[0]).max(0.0);
    regrets[1] = (regrets[1] + by[1]).max(0.0);
}

/// The share of the second; nobody knows where both are nothing.
#[inline]
fn share([first, second]: [f64; 2]) -> f64 {
    if first + second > 0.0 { second / (first + second) } else { 0.0 }
}

/// Solves a round.
pub fn balance(sides: [Side; 2], payoffs: &Payoffs) -> Balance {
    let seats = [Seat { payoffs, is_first: true }, Seat { payoffs, is_first: false }];
    let mut learners = sides.map(Learner::new);
    for step in 1..=MOST_STEPS {
        let [first, other] = &mut learners;
        first.learn(&seats[0], &other.now, step);
        other.learn(&seats[1], &first.now, step);
        if step % LOOK_EVERY == 0 {
            let mixtures = [learners[0].average(), learners[1].average()];
            if gap(&mixtures, sides, payoffs) < ENOUGH || step == MOST_STEPS {
                let worth = seats[0].worth(&mixtures[0], &mixtures[1]);
                return Balance { mixtures, worth };
            }
        }
    }
    unreachable!("the last step returns")
}

/// The most that each could have against the other's mixture, by these payoffs.
pub fn best_responses(mixtures: &[Mixture; 2], sides: [Side; 2], payoffs: [&Payoffs; 2]) -> [f64; 2] {
    let first = Seat { payoffs: payoffs[0], is_first: true };
    let other = Seat { payoffs: payoffs[1], is_first: false };
    [first.best(&mixtures[1], |plan| sides[0].can(plan)), other.best(&mixtures[0], |plan| sides[1].can(plan))]
}

fn gap(mixtures: &[Mixture; 2], sides: [Side; 2], payoffs: &Payoffs) -> f64 {
    let [first, other] = best_responses(mixtures, sides, [payoffs, payoffs]);
    first + other - 1.0
}

//! Players who try their answers out: in worlds with imagined hands, and with goals of the others as they are believed, each
//! promising answer is followed for some turns by players who answer at a glance. Half of the answers are dropped, and the
//! rest is tried again, until one is left.

use stolik_shelf::nokaut::{Choice, Nokaut, Phase, Team, View};
use stolik_table::{
    Answer, Ask, Chair, Choices, Close, Dice, FilledBy, Game, Lane, News, Now, Seat, Secret, Seed, Sheet,
    Sources, Viewer,
};

use super::belief::Belief;
use super::options::options;
use super::policy::glance;
use super::sight::Eyes;
use super::worth::{Temper, worth};
use crate::{Player, Random};

/// Worlds that are played out for a decision.
const BUDGET: u32 = 1500;
const BRAWLER: u32 = 250;
/// So many answers are looked at more than once.
const CLOSE_LOOK: usize = 16;
/// How many turns a world is followed.
const TURNS: u16 = 16;
/// No world asks more on that way.
const QUESTIONS: u32 = 100;

#[derive(Clone, Debug)]
pub struct Search {
    budget: u32,
    temper: Temper,
    belief: Belief,
}

impl Search {
    /// With so many times the usual budget, or so many parts of it.
    pub fn planner(times: u32, parts: u32) -> Search {
        Search { budget: BUDGET * times / parts.max(1), temper: Temper::Calm, belief: Belief::default() }
    }

    pub fn brawler() -> Search {
        Search { budget: BRAWLER, temper: Temper::Fierce, belief: Belief::default() }
    }

    /// Drops the worse half again and again, and spends a like share of the budget on each round.
    fn best(
        &self,
        chair: Chair<'_, Nokaut>,
        mut all: Vec<Sheet<Choice>>,
        dice: &mut Dice,
    ) -> Option<Sheet<Choice>> {
        let (view, seat) = (chair.view(), chair.seat());
        let team = view.open.team[seat];
        let mut tried = Trial { view: &view, team, seat, temper: self.temper, listed: Choices::new() };
        let mut rated: Vec<(f32, u32)> = vec![(0.0, 0); all.len()];
        let rounds = 1 + (usize::BITS - all.len().min(CLOSE_LOOK).leading_zeros());
        let share = (self.budget / rounds.max(1)).max(1);
        while all.len() > 1 {
            let worlds = (share / all.len() as u32).max(1);
            for _ in 0..worlds {
                let world = tried.world(&self.belief, dice);
                let luck = luck(dice);
                for (sheet, rating) in all.iter().zip(&mut rated) {
                    // The same cards for each: what differs then is the answer.
                    rating.0 += tried.follow(&world, sheet, &mut Dice::new(&luck, Lane::Deal));
                    rating.1 += 1;
                }
            }
            let mean = |(sum, times): (f32, u32)| sum / times.max(1) as f32;
            let mut order: Vec<usize> = (0..all.len()).collect();
            order.sort_by(|one, other| mean(rated[*other]).total_cmp(&mean(rated[*one])));
            order.truncate((all.len() / 2).clamp(1, CLOSE_LOOK));
            all = order.iter().map(|index| all[*index].clone()).collect();
            rated = order.iter().map(|index| rated[*index]).collect();
        }
        all.pop()
    }
}

impl Player<Nokaut> for Search {
    fn answer(&mut self, chair: Chair<'_, Nokaut>, dice: &mut Dice) -> Sheet<Choice> {
        let view = chair.view();
        self.belief.look(&view, view.open.team[chair.seat()]);
        let mut listed = Choices::new();
        let allows = |sheet: &Sheet<Choice>| super::greedy::is_listed(chair, sheet, &mut listed);
        let answer = match view.open.phase {
            Phase::Act
            | Phase::Riposte
            | Phase::Enter { .. }
            | Phase::Landing { .. }
            | Phase::Discard { .. }
            | Phase::Take { .. }
            | Phase::Sacrifice => self.best(chair, options(chair), dice),
            Phase::Goal { .. } | Phase::Redraw { .. } | Phase::Deck | Phase::Over { .. } => {
                glance(&view, (chair.seat(), Eyes::Wary), chair.parts(), allows, dice)
            }
        };
        answer.unwrap_or_else(|| Random::new().answer(chair, dice))
    }
}

/// A seed of one's own, for a world that is played more than once.
fn luck(dice: &mut Dice) -> Seed {
    let mut bytes = [0; 32];
    bytes.chunks_exact_mut(4).for_each(|word| word.copy_from_slice(&dice.word().to_le_bytes()));
    Sources::alone(Secret::from_bytes(bytes)).seed()
}

/// What is needed to try an answer out.
struct Trial<'a> {
    view: &'a View,
    team: Team,
    seat: Seat,
    temper: Temper,
    listed: Choices<Choice>,
}

impl Trial<'_> {
    /// Hands by chance, the goal of the others by belief.
    fn world(&self, belief: &Belief, dice: &mut Dice) -> Nokaut {
        let mut view = self.view.clone();
        if view.goals[self.team.other()].is_none() {
            view.goals[self.team.other()] = belief.guess(self.view, self.team, dice);
        }
        Nokaut::imagine(&view, dice)
    }

    /// What a world is worth some turns after this answer.
    fn follow(&mut self, world: &Nokaut, sheet: &Sheet<Choice>, dice: &mut Dice) -> f32 {
        let mut world = world.clone();
        let until = self.view.open.turn + TURNS;
        let mut given = Some(sheet);
        for _ in 0..QUESTIONS {
            let Now::Ask(ask) = world.now() else { break };
            if world.moment().turn.is_some_and(|turn| turn > until) {
                break;
            }
            self.step(&mut world, &ask, given.take(), dice);
        }
        worth(&world.view(Viewer::All), self.team, self.temper)
    }

    /// One question: what was given stands, and whoever else is asked answers at a glance.
    fn step(&mut self, world: &mut Nokaut, ask: &Ask, given: Option<&Sheet<Choice>>, dice: &mut Dice) {
        let mut answers = arrayvec::ArrayVec::<Answer<Choice>, 4>::new();
        for party in &ask.parties {
            let Some(speaker) = party.lowest() else { continue };
            let (seat, sheet) = match given {
                Some(sheet) if party.has(self.seat) => (self.seat, sheet.clone()),
                _ => (speaker, self.glance_of(world, ask, speaker, dice)),
            };
            if sheet.is_pass() {
                continue;
            }
            let _ = answers.try_push(Answer { seat, sheet, by: FilledBy::Bot });
            if ask.close == Close::First {
                break;
            }
        }
        world.resolve(&answers.into_iter().collect(), dice, &mut News::unheard());
    }

    fn glance_of(&mut self, world: &Nokaut, ask: &Ask, seat: Seat, dice: &mut Dice) -> Sheet<Choice> {
        let parts = ask.parts[seat];
        let view = world.view(Viewer::Seat(seat));
        let allows = |sheet: &Sheet<Choice>| world.check(seat, sheet).is_ok();
        glance(&view, (seat, Eyes::Blinkered), parts, allows, dice)
            .unwrap_or_else(|| self.any(world, seat, Sheet::blank(parts), dice))
    }

    /// Anything that is listed; nothing where nothing is.
    fn any(
        &mut self,
        world: &Nokaut,
        seat: Seat,
        mut sheet: Sheet<Choice>,
        dice: &mut Dice,
    ) -> Sheet<Choice> {
        for part in 0..sheet.parts.len() {
            self.listed.clear();
            world.choices(seat, &sheet, part, &mut self.listed);
            let Some(choice) = dice.pick(self.listed.as_slice()) else { return Sheet::pass() };
            sheet.parts[part] = Some(*choice);
        }
        Sheet { ready: true, ..sheet }
    }
}

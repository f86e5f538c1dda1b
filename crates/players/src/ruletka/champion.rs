//! The champion. Between two it plays the balance of `duel`; else it imagines worlds that look like what it sees, tries
//! what it may answer in each of them to the end of the round, and takes what turned out best.
//!
//! Imagined cheats are as likely as honest players. So each world counts as much as the bids in it are likely.

use stolik_shelf::ruletka::{Choice, Face, Open, Phase, Ruletka, View};
use stolik_table::{
    Answer, Answers, Chair, Choices, Close, Dice, FilledBy, Game, News, Now, Seat, Sheet, Viewer,
};

use super::duel;
use super::habits;
use super::reading::Reading;
use super::temper::{ANYBODY, Temper};
use super::tricks;
use crate::Player;

/// Rounds that are played out for one answer, with the usual budget.
const TRIES: usize = 240;
/// A round has fewer questions than this; beyond it a try is judged as it stands.
const MOST_QUESTIONS: usize = 80;
/// A card must promise more than this much of a win.
const WORTH_A_CARD: f64 = 0.012;
/// By this share of its worth an answer may be worse and still be as good.
const NEARLY: f64 = 0.015;
/// An accusation must promise more than this much of a win.
const WORTH_A_WORD: f64 = 0.01;

pub struct Champion {
    tries: usize,
    listed: Choices<Choice>,
}

impl Champion {
    /// With so many times the usual budget.
    pub fn new(times: u32) -> Champion {
        Champion { tries: TRIES * times as usize, listed: Choices::new() }
    }

    /// What each answer is worth, a pass last where there is one.
    fn try_all(&mut self, view: &View, me: Seat, answers: &[Option<Choice>], dice: &mut Dice) -> Vec<f64> {
        let mut worth = vec![0.0; answers.len()];
        let worlds = (self.tries / answers.len().max(1)).max(8);
        for _ in 0..worlds {
            let world = Ruletka::imagine(view, dice);
            let weight = likelihood(&world, view, me);
            for (answer, sum) in answers.iter().zip(&mut worth) {
                *sum += weight * self.play_out(world.clone(), me, *answer, dice);
            }
        }
        worth
    }

    /// Plays a world to the end of its round, with this answer to the first question.
    fn play_out(&mut self, mut world: Ruletka, me: Seat, mut mine: Option<Choice>, dice: &mut Dice) -> f64 {
        let round = world.view(Viewer::Public).open.round;
        let mut news = News::unheard();
        for question in 0..MOST_QUESTIONS {
            let Now::Ask(ask) = world.now() else { break };
            let mut answers = Vec::new();
            for seat in ask.parties.iter().filter_map(|party| party.lowest()) {
                let choice = if question == 0 && seat == me {
                    mine.take()
                } else if ask.close == Close::First {
                    // Cards of others are guesses; a round without them says enough.
                    None
                } else {
                    self.listed.clear();
                    world.choices(seat, &Sheet::blank(1), 0, &mut self.listed);
                    let view = world.view(Viewer::Seat(seat));
                    habits::answer(&view, seat, self.listed.as_slice(), &temper_of(seat, me), dice)
                };
                if let Some(choice) = choice {
                    answers.push(Answer { seat, sheet: Sheet::of([choice]), by: FilledBy::Bot });
                }
            }
            let answers: Answers<Choice> = answers.into_iter().collect();
            world.resolve(&answers, dice, &mut news);
            if let Now::Ask(_) = world.now()
                && world.moment().round != Some(round)
            {
                break;
            }
        }
        let open = world.view(Viewer::Public).open;
        match world.now() {
            Now::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Now::Over(outcome) => f64::from(u8::from(outcome.winners.has(me))),
            Now::Ask(_) => standing(&open, me),
        }
    }
}

/// Others are anybody; oneself is a little more careful.
fn temper_of(seat: Seat, me: Seat) -> Temper {
    if seat == me { Temper { whim: 0.25, cheats: 0.15, ..ANYBODY } } else { ANYBODY }
}

/// How likely the others would have bid as they did, were the world so.
fn likelihood(world: &Ruletka, view: &View, me: Seat) -> f64 {
    let reading = Reading { view, me };
    let truth = world.view(Viewer::All);
    let open = &view.open;
    let unknown = open.round_seats().iter().filter(|seat| *seat != me && open.shown[*seat].is_none());
    unknown
        .filter(|seat| open.bids[*seat].is_some())
        .map(|seat| reading.bid_says(seat, truth.hidden[seat] == Some(Face::Bullet)))
        .product()
}

/// How a table stands between rounds: the chance to win, by points, the living and bullets.
fn standing(open: &Open, me: Seat) -> f64 {
    let strength = |seat: Seat| {
        let (points, living) = (f64::from(open.points[seat]), f64::from(open.living[seat]));
        let cards = f64::from(open.held[seat].min(6));
        let bullets = f64::from(open.bullets[seat]) - 1.0;
        (points * 0.24).exp() * (0.4 + living).powf(0.8) * (1.0 + 0.05 * cards) * 0.88_f64.powf(bullets)
    };
    let all: f64 = open.alive().iter().map(strength).sum();
    if open.is_alive(me) && all > 0.0 { strength(me) / all } else { 0.0 }
}

impl Player<Ruletka> for Champion {
    fn answer(&mut self, chair: Chair<'_, Ruletka>, dice: &mut Dice) -> Sheet<Choice> {
        let (view, me) = (chair.view(), chair.seat());
        let mut listed = Choices::new();
        chair.choices(&Sheet::blank(1), 0, &mut listed);
        let listed = listed.as_slice();
        let may_pass = chair.ask().is_some_and(|ask| ask.pass);
        if listed.is_empty() {
            return Sheet::pass();
        }
        match duel::answer(&view, me, listed, dice) {
            Some(duel::Answer::Says(choice)) => return Sheet::of([choice]),
            Some(duel::Answer::Passes) => return Sheet::pass(),
            None => {}
        }
        let is_clear = listed.len() == 1 && !may_pass;
        let by_habit = is_clear || matches!(view.open.phase, Phase::Glory | Phase::Share);
        // What a look is worth shows only in what one does then.
        let is_a_look = view.open.window().is_some_and(|window| !tricks::shows_in_a_round(window));
        if by_habit || is_a_look {
            let temper = temper_of(me, me);
            let choice = habits::answer(&view, me, listed, &temper, dice);
            return choice.map_or_else(Sheet::pass, |choice| Sheet::of([choice]));
        }
        let mut answers: Vec<Option<Choice>> = listed.iter().copied().map(Some).collect();
        if may_pass {
            answers.push(None);
        }
        let mut worth = self.try_all(&view, me, &answers, dice);
        let all: f64 = worth.iter().copied().fold(0.0, f64::max);
        if may_pass && let Some(pass) = worth.last_mut() {
            let margin = if view.open.phase == Phase::Accuse { WORTH_A_WORD } else { WORTH_A_CARD };
            *pass += margin * all;
        }
        let best = if may_pass {
            (0..answers.len()).max_by(|one, other| worth[*one].total_cmp(&worth[*other]))
        } else {
            // What is nearly as good is done as well now and then: nobody can rely on it.
            let weights: Vec<f64> = worth.iter().map(|worth| ((worth / all - 1.0) / NEARLY).exp()).collect();
            Some(habits::by_weight(&weights, dice))
        };
        match best.and_then(|best| answers[best]) {
            Some(choice) => Sheet::of([choice]),
            None => Sheet::pass(),
        }
    }
}

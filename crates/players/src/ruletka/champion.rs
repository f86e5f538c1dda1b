//! The champion. Between two without action cards it plays the balance of `duel`; else it imagines worlds that look like what it sees, tries
//! what it may answer in each of them to the end of the round, and takes what turned out best.
//!
//! In each world the others are like somebody (`people`), as likely as they have played so far. Imagined cheats are as
//! likely as honest players, so each world counts as much as what is hidden and bid in it is likely for them.

use arrayvec::ArrayVec;
use stolik_shelf::ruletka::{BID, Choice, Deck, HIGHEST_BID, Open, Phase, Ruletka, View};
use stolik_table::{
    Answer, Answers, BySeat, Chair, Choices, Close, Dice, FilledBy, Game, MAX_SEATS, News, Now, Seat, Sheet,
    Viewer,
};

use super::duel;
use super::habits;
use super::people::{self, Guess, People};
use super::temper::{ANYBODY, Temper};
use super::tricks;
use crate::Player;

/// Rounds that are played out for one answer, with the usual budget.
const TRIES: usize = 1000;
/// A round has fewer questions than this; beyond it a try is judged as it stands.
const MOST_QUESTIONS: usize = 80;
/// A card must promise more than this much of a win.
const WORTH_A_CARD: f64 = 0.012;
/// By this share of its worth an answer may be worse and still be as good.
const NEARLY: f64 = 0.015;
/// An accusation must promise more than this much of a win.
const WORTH_A_WORD: f64 = 0.01;

/// A way to go on: an answer to the open question, or a pass, and the bid that follows a Load.
#[derive(Clone, Copy)]
struct Way {
    says: Option<Choice>,
    bid: Option<u8>,
}

/// By this much a card makes somebody stronger, up to so many of them.
const WORTH_OF_A_CARD: f64 = 0.05;
const MOST_CARDS: u8 = 6;

pub struct Champion {
    tries: usize,
    listed: Choices<Choice>,
    people: People,
}

impl Champion {
    /// With so many times the usual budget, in quarters.
    pub fn new(quarters: u32) -> Champion {
        let tries = TRIES * quarters as usize / 4;
        Champion { tries, listed: Choices::new(), people: People::default() }
    }

    /// What each way is worth.
    fn try_all(&mut self, view: &View, me: Seat, ways: &[Way], dice: &mut Dice) -> Vec<f64> {
        let mut worth = vec![0.0; ways.len()];
        let worlds = (self.tries / ways.len().max(1)).max(8);
        let bare = without_hands(view);
        for _ in 0..worlds {
            let world = Ruletka::imagine(bare.as_ref().unwrap_or(view), dice);
            let guesses = self.people.sample(view.open.seats, dice);
            let weight = people::weigh(&guesses, &world.view(Viewer::All), view, me);
            for (way, sum) in ways.iter().zip(&mut worth) {
                *sum += weight * self.play_out(world.clone(), me, *way, &guesses, dice);
            }
        }
        worth
    }

    /// Plays a world to the end of its round, with this way to begin.
    fn play_out(
        &mut self,
        mut world: Ruletka,
        me: Seat,
        way: Way,
        guesses: &BySeat<Guess>,
        dice: &mut Dice,
    ) -> f64 {
        let round = world.moment().round;
        let mut news = News::unheard();
        for question in 0..MOST_QUESTIONS {
            let Now::Ask(ask) = world.now() else { break };
            let mut answers = ArrayVec::<Answer<Choice>, MAX_SEATS>::new();
            for seat in ask.parties.iter().filter_map(|party| party.lowest()) {
                let choice = if question == 0 && seat == me {
                    way.says
                } else if seat == me && ask.topic == BID && way.bid.is_some() {
                    way.bid.map(Choice::Bid)
                } else if ask.close == Close::First {
                    // Cards are guesses; a round without them says enough.
                    None
                } else {
                    self.listed.clear();
                    world.choices(seat, &Sheet::blank(1), 0, &mut self.listed);
                    let (view, listed) = (world.view(Viewer::Seat(seat)), self.listed.as_slice());
                    let guess = if seat == me { ONESELF } else { guesses[seat] };
                    guess.answer(&view, seat, listed, ask.pass, dice)
                };
                if let Some(choice) = choice {
                    answers.push(Answer { seat, sheet: Sheet::of([choice]), by: FilledBy::Bot });
                }
            }
            let answers: Answers<Choice> = answers.into_iter().collect();
            world.resolve(&answers, dice, &mut news);
            if world.moment().round != round {
                break;
            }
        }
        match world.now() {
            Now::Over(outcome) if outcome.winners.is_empty() => 0.5,
            Now::Over(outcome) => f64::from(u8::from(outcome.winners.has(me))),
            Now::Ask(_) => standing(&world.view(Viewer::Public).open, me),
        }
    }
}

/// The same with no card in any hand, unless one is to be played now: nobody plays cards in a try, so nobody need be asked
/// for them. What is drawn in a try still counts.
fn without_hands(view: &View) -> Option<View> {
    if view.open.window().is_some() {
        return None;
    }
    let mut bare = view.clone();
    bare.hands.clear();
    bare.open.held = BySeat::new(view.open.seats);
    Some(bare)
}

/// How one goes on oneself in such a try: carefully.
const ONESELF: Guess = Guess::Like(Temper { whim: 0.25, cheats: 0.15, ..ANYBODY });

/// How a table stands between rounds: the chance to win, by points, the living and bullets. Between two it is known.
fn standing(open: &Open, me: Seat) -> f64 {
    if let Some(worth) = duel::worth(open, me) {
        let cards = |seat: Seat| 1.0 + WORTH_OF_A_CARD * f64::from(open.held[seat].min(MOST_CARDS));
        let others: f64 = open.alive().without(me).iter().map(cards).product();
        let (wins, loses) = (worth * cards(me), (1.0 - worth) * others);
        return wins / (wins + loses);
    }
    let strength = |seat: Seat| {
        let (points, living) = (f64::from(open.points[seat]), f64::from(open.living[seat]));
        let cards = f64::from(open.held[seat].min(MOST_CARDS));
        let bullets = f64::from(open.bullets[seat]) - 1.0;
        (points * 0.24).exp()
            * (0.4 + living).powf(0.8)
            * (1.0 + WORTH_OF_A_CARD * cards)
            * 0.88_f64.powf(bullets)
    };
    let all: f64 = open.alive().iter().map(strength).sum();
    if open.is_alive(me) && all > 0.0 { strength(me) / all } else { 0.0 }
}

impl Player<Ruletka> for Champion {
    fn answer(&mut self, chair: Chair<'_, Ruletka>, dice: &mut Dice) -> Sheet<Choice> {
        let (view, me) = (chair.view(), chair.seat());
        self.people.look(&view);
        let mut listed = Choices::new();
        chair.choices(&Sheet::blank(1), 0, &mut listed);
        let listed = listed.as_slice();
        let may_pass = chair.ask().is_some_and(|ask| ask.pass);
        if listed.is_empty() {
            return Sheet::pass();
        }
        // With action cards the balance is what a round leads to, and what is done in it is tried.
        let has_no_cards = view.open.options.deck == Deck::None;
        match has_no_cards.then(|| duel::answer(&view, me, listed, dice)).flatten() {
            Some(duel::Answer::Says(choice)) => return Sheet::of([choice]),
            Some(duel::Answer::Passes) => return Sheet::pass(),
            None => {}
        }
        let is_clear = listed.len() == 1 && !may_pass;
        let by_habit = is_clear || matches!(view.open.phase, Phase::Glory | Phase::Share);
        // What a look is worth shows only in what one does then.
        let is_a_look = view.open.window().is_some_and(|window| !tricks::shows_in_a_round(window));
        if by_habit || is_a_look {
            let choice = ONESELF.answer(&view, me, listed, may_pass, dice);
            return choice.map_or_else(Sheet::pass, |choice| Sheet::of([choice]));
        }
        let ways = ways(&view, listed, may_pass);
        let mut worth = self.try_all(&view, me, &ways, dice);
        let best = worth.iter().copied().fold(0.0, f64::max);
        if may_pass && let Some(pass) = worth.last_mut() {
            let margin = if view.open.phase == Phase::Accuse { WORTH_A_WORD } else { WORTH_A_CARD };
            *pass += margin * best;
        }
        let chosen = if may_pass {
            (0..ways.len()).max_by(|one, other| worth[*one].total_cmp(&worth[*other]))
        } else {
            // What is nearly as good is done as well now and then: nobody can rely on it.
            let weights: Vec<f64> = worth.iter().map(|worth| ((worth / best - 1.0) / NEARLY).exp()).collect();
            Some(habits::by_weight(&weights, dice))
        };
        match chosen.and_then(|chosen| ways[chosen].says) {
            Some(choice) => Sheet::of([choice]),
            None => Sheet::pass(),
        }
    }
}

/// Every way to go on, a pass last where there is one. What is hidden and what is bid is one plan.
fn ways(view: &View, listed: &[Choice], may_pass: bool) -> Vec<Way> {
    let says = listed.iter().copied().map(Some).chain(may_pass.then_some(None));
    if view.open.phase != Phase::Load {
        return says.map(|says| Way { says, bid: None }).collect();
    }
    says.flat_map(|says| (0..=HIGHEST_BID).map(move |bid| Way { says, bid: Some(bid) })).collect()
}

//! Nosedive: collect the cards of a good life, and keep the rating that lets you have them. Rules NR1 to NR39 and rulings
//! NA1 to NA45 of `rules.md`; the id of a rule stands where it is enforced.
//!
//! The game knows cards and experiences by number only. Their texts, pictures and tones are content.
//!
//! # The map
//!
//! | file | one idea |
//! |---|---|
//! | `cards`, `experience`, `space` | what lies on the table: sets of cards, sets of texts, the board |
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state` | what is open to all, and the secrets |
//! | `lifestyle` | piles, turns and the choice of piles |
//! | `experiences` | sharing and rating, and the end of a round |
//! | [`rating`], [`score`] | the two formulas, usable alone |
//! | `boxed`, [`companion`] | for people who have the box on the table: several phones (`crates/nosedivebox`), and one |
//! | `roster` | leaving between rounds |
//! | `view`, `imagine` | what is seen and guessed |
//! | `specimen` | what the laws need to know, for tests |

mod boxed;
pub mod cards;
mod choice;
pub mod companion;
mod event;
mod experience;
mod experiences;
mod imagine;
mod lifestyle;
mod options;
pub mod rating;
mod refusals;
mod roster;
pub mod score;
mod space;
#[cfg(feature = "kit")]
mod specimen;
mod state;
mod view;

pub use boxed::COUNTS;
pub use cards::{Card, Cards, DECK, Kind, Suit};
pub use choice::Choice;
pub use event::{Event, Flip};
pub use experience::{Category, Experience, Experiences, HOUSE, MOST_OWN, OF_A_CATEGORY};
pub use options::{LONGEST_OWN, Options, Place, SETTINGS, Terms};
pub use rating::{Rating, Weighed};
pub use score::Score;
pub use space::Space;
pub use state::{
    Dealt, Gift, HAND, Nosedive, Open, PLAYERS, Phase, ROUNDS, Review, Summary, TOKENS, TURNS, Text, Tokens,
};
pub use view::{Seen, View};

use arrayvec::ArrayVec;
use stolik_table::{
    Answers, Ask, BySeat, Choices, Dice, Game, Info, Moment, News, Now, Reason, Refusal, Roster, Seat, Seats,
    Sheet, Topic, TopicInfo, Viewer,
};

use state::{Hidden, Stock};

pub const FLIP: Topic = Topic("flip");
pub const MOVE: Topic = Topic("move");
pub const ACT: Topic = Topic("act");
pub const PLACE: Topic = Topic("place");
pub const TAKE: Topic = Topic("take");
pub const MARK: Topic = Topic("mark");
pub const SHARE: Topic = Topic("share");
pub const RATE: Topic = Topic("rate");
pub const TALLY: Topic = Topic("tally");

impl Game for Nosedive {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "nosedive",
        // NR1.
        seats: 3..=6,
        rules: 1,
        topics: &[
            TopicInfo { topic: FLIP, floor_ms: 0 },
            TopicInfo { topic: MOVE, floor_ms: 0 },
            TopicInfo { topic: ACT, floor_ms: 0 },
            TopicInfo { topic: PLACE, floor_ms: 0 },
            TopicInfo { topic: TAKE, floor_ms: 0 },
            TopicInfo { topic: SHARE, floor_ms: 0 },
            TopicInfo { topic: RATE, floor_ms: 0 },
        ],
        settings: SETTINGS,
        // In a round of six: two piles, 18 turns of at most three questions, five choices of piles, sharing, six ratings.
        longest: 3 * (1 + 18 * 3 + 5 + 1 + 6),
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        Nosedive::begin(options, Place::Screen, seats, dice)
    }

    fn now(&self) -> Now {
        let open = &self.open;
        let one = |topic: Topic, parts: usize| {
            let seat = open.active.unwrap_or(open.influencer);
            let mut ask = Ask::of_one(topic, seat, open.seats);
            ask.parts[seat] = parts as u8;
            Now::Ask(ask)
        };
        let all = |topic: Topic, parts: u8| {
            let sitting = open.sitting();
            let parts = BySeat::from_fn(open.seats, |seat| if sitting.has(seat) { parts } else { 0 });
            Ask::of_each(topic, parts)
        };
        match open.phase {
            Phase::Flip => match one(FLIP, usize::from(open.turnable)) {
                Now::Ask(ask) => Now::Ask(Ask { unordered: true, ..ask }),
                over @ Now::Over(_) => over,
            },
            Phase::Move => one(MOVE, 1),
            Phase::Act => {
                let space = open.pawns[open.active.unwrap_or(open.influencer)];
                one(ACT, open.owed.len() + space.placements().len())
            }
            Phase::Place => one(PLACE, 1),
            Phase::Take => one(TAKE, 1),
            // Said by one for all.
            Phase::Mark => one(MARK, usize::from(open.players())),
            Phase::Share => Now::Ask(all(SHARE, open.players() - 1)),
            Phase::Rate if open.active.is_none() => Now::Ask(all(RATE, 2)),
            Phase::Rate => one(RATE, 2),
            Phase::Tally => Now::Ask(all(TALLY, COUNTS)),
            Phase::Over => Now::Over(open.outcome()),
        }
    }

    fn moment(&self) -> Moment {
        let goes_on = self.open.phase != Phase::Over;
        Moment {
            round: goes_on.then_some(u16::from(self.open.round)),
            turn: (goes_on && self.open.turn > 0).then_some(u16::from(self.open.turn)),
        }
    }

    fn choices(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        self.list(seat, sheet, part, out);
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.check_sheet(seat, sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        match self.open.phase {
            Phase::Flip => self.flip(answers, news),
            Phase::Move => self.go(answers, dice, news),
            Phase::Act => self.act(answers, dice, news),
            Phase::Place => self.place(answers, news),
            Phase::Take => self.take(answers, dice, news),
            Phase::Mark => self.mark(answers, dice, news),
            Phase::Share => self.share(answers, dice, news),
            Phase::Rate => self.rate(answers, dice, news),
            Phase::Tally => self.count_box(answers, news),
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

    /// NA43: what was dealt comes last; when all has been, it begins anew.
    fn again(&self, options: &Options) -> Options {
        let dealt = self.stock.fresh.and(self.stock.stale).without(self.hidden.left);
        let used = options.used.and(dealt);
        let all = self.stock.fresh.without(dealt).is_empty();
        Options { used: if all { dealt } else { used }, ..options.clone() }
    }

    /// NR30, NA38: nobody comments while ratings are open.
    fn hush(&self) -> Seats {
        if self.open.phase == Phase::Rate { self.open.sitting() } else { Seats::NONE }
    }

    fn amend(&mut self, change: &Roster, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.change(*change, dice, news)
    }
}

impl Nosedive {
    fn begin(options: &Options, cards: Place, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        options.check(seats)?;
        let order: ArrayVec<Seat, PLAYERS> = Seats::first(seats).iter().take(PLAYERS).collect();
        let ratings = first_ratings(seats, dice);
        let available = options.available();
        let open = Open {
            terms: options.terms(cards),
            seats,
            order,
            phase: Phase::Flip,
            round: 1,
            influencer: Seat::nth(0),
            active: None,
            turn: 0,
            ratings,
            // NR5.
            pawns: BySeat::new(seats),
            owed: ArrayVec::new(),
            turnable: 0,
            // NR7.
            tokens: Tokens { stack: TOKENS, plus: 0, holders: Seats::NONE },
            doubled: Seats::NONE,
            taken: BySeat::new(seats),
            collected: BySeat::new(seats),
            discard: Cards::NONE,
            gone: Cards::NONE,
            reviews: ArrayVec::new(),
            last: None,
            scores: None,
        };
        let stock = Stock {
            fresh: available.without(options.used),
            stale: available.among(options.used),
            shown: Experiences::NONE,
            past: ArrayVec::new(),
        };
        let hidden = Hidden {
            hands: BySeat::new(seats),
            deck: if open.has_cards() { cards::ALL } else { Cards::NONE },
            piles: ArrayVec::new(),
            known: BySeat::new(seats),
            dealt: BySeat::new(seats),
            gifts: ArrayVec::new(),
            spared: BySeat::new(seats),
            left: available,
        };
        let mut game = Nosedive { open, stock, hidden };
        // NR9, NA1.
        game.open.influencer = game.open.highest_rated(Seat::nth(0));
        if game.open.has_cards() {
            // NR6.
            game.hidden.hands = BySeat::from_fn(seats, |_| {
                (0..HAND).filter_map(|_| game.hidden.deck.draw(dice)).collect::<Cards>()
            });
        }
        game.begin_round(dice, &mut News::unheard());
        Ok(game)
    }
}

/// NA1: all different.
fn first_ratings(seats: u8, dice: &mut Dice) -> BySeat<Rating> {
    let (from, to) = (*Rating::BEGINNING.start(), *Rating::BEGINNING.end());
    let mut ratings: BySeat<Rating> = BySeat::new(seats);
    for seat in ratings.seats() {
        loop {
            let rating = Rating(from + dice.below(u32::from(to - from) + 1) as u16);
            if !ratings.as_slice().contains(&rating) {
                ratings[seat] = rating;
                break;
            }
        }
    }
    ratings
}

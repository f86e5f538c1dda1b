//! Whispers: a tiny game that uses what a game without secrets does not.
//!
//! Three or four players hold three cards each; each narrates once. A round is five questions:
//!
//! | topic | asked of | what it exercises |
//! |---|---|---|
//! | `tell` | the narrator: two cards face down and a text | two parts without order, a free text |
//! | `snatch` | all others, from the narrator's left: a high card | a window: passes, first in order, no progress |
//! | `guess` | the narrator's opponents together: is the sum odd? | a team, which may pass; silence; a reveal |
//! | `vote` | all, sealed: 1 to 3, not the same twice in a row | sealed answers, a count, an anonymous list |
//! | `give` | the narrator: a card for the player on the left | a secret between two, a mark that blurs |
//!
//! Between rounds players may join and leave. The game may have a [`flaw`]: each of the broken games is the
//! right one plus one wrong line.

pub mod cards;
pub mod choice;
pub mod event;
pub mod flaw;
mod imagine;
pub mod open;
mod refusals;
mod resolve;
mod roster;
mod specimen;
pub mod view;

use serde::{Deserialize, Serialize};
use stolik_table::{
    Answers, Ask, BySeat, Choices, Dice, Game, Info, News, Now, Refusal, Roster, Seat, Seats, Setting, Sheet,
    TopicInfo, Values, Viewer,
};
use ts_rs::TS;

use cards::{Card, Cards};
use choice::Choice;
use event::Event;
use flaw::Flaw;
use open::{GIVE, GUESS, Open, Options, Phase, SNATCH, TELL, VOTE};
use view::View;

/// A full hand.
pub const HAND: u8 = 3;

/// The kind means nothing to the game: a test that wants other bots has the same game under another type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Whispers<const KIND: u8 = 0> {
    open: Open,
    hidden: Hidden,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Hidden {
    hands: BySeat<Cards>,
    /// The narrator's two cards, face down.
    laid: Cards,
    /// Gifts that are known to be where they were given: no card has left that hand since.
    gifts: Vec<Gift<Card>>,
    /// Who voted what in the last round.
    ballots: BySeat<Option<u8>>,
}

/// A card given in secret: `Card` in the state, `Option<Card>` in a view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(rename = "WhispersGift")]
pub struct Gift<C> {
    pub by: Seat,
    pub to: Seat,
    pub card: C,
}

impl<const KIND: u8> Whispers<KIND> {
    /// Whatever lies nowhere else. Drawn from by dice, so it has no order to hide.
    fn bag(&self) -> Cards {
        let hands = self.hidden.hands.as_slice().iter().copied();
        Cards::ALL.without(hands.fold(self.hidden.laid.and(self.open.aside()), Cards::and))
    }
}

impl<const KIND: u8> Game for Whispers<KIND> {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "whispers",
        seats: 3..=4,
        rules: 1,
        topics: &[
            TopicInfo { topic: TELL, floor_ms: 0 },
            TopicInfo { topic: SNATCH, floor_ms: 1500 },
            TopicInfo { topic: GUESS, floor_ms: 0 },
            TopicInfo { topic: VOTE, floor_ms: 0 },
            TopicInfo { topic: GIVE, floor_ms: 0 },
        ],
        settings: &[Setting {
            key: "ending",
            values: Values::OneOf(&["most-points", "sides", "nobody"]),
            help: "who wins when all have narrated",
        }],
        // Five questions for each seat that can ever be taken.
        longest: 40,
    };

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        let mut game = Whispers {
            open: Open::new(options.clone(), seats),
            hidden: Hidden {
                hands: BySeat::new(seats),
                laid: Cards::NONE,
                gifts: Vec::new(),
                ballots: BySeat::new(seats),
            },
        };
        // FLAW: who begins holds what chance gives.
        if Flaw::FirstNarratorHoldsTheFirst.is_on() {
            game.open.narrators.rotate_left(dice.index(usize::from(seats)));
            let first = game.open.narrators[0];
            game.hidden.hands[first] = game.hidden.hands[first].with(0);
        }
        for seat in Seats::first(seats).iter() {
            // FLAW: every card may go to everybody.
            if Flaw::CardWithAHome.is_on() && seat.number() == 0 {
                game.hidden.hands[seat] = game.hidden.hands[seat].with(0);
            }
            let shuffles = !(Flaw::DealsInOrder.is_on() || Flaw::NoShuffleWithFour.is_on() && seats == 4);
            // FLAW: without shuffling the lowest cards come first.
            while !shuffles && game.hidden.hands[seat].len() < HAND {
                let lowest = game.bag().iter().next().expect("there are cards for all");
                game.hidden.hands[seat] = game.hidden.hands[seat].with(lowest);
            }
            game.draw_up(seat, dice, &mut News::unheard());
        }
        // FLAW: a coin knows nothing of hands.
        if Flaw::CoinFollowsAHand.is_on() {
            game.open.checksum = u32::from(game.hidden.hands[Seat::nth(1)].is_odd());
        }
        // FLAW: what is public knows nothing of hands.
        if Flaw::ShowsAChecksum.is_on() {
            let hands = game.hidden.hands.as_slice().iter().flat_map(|hand| hand.bytes());
            game.open.checksum = hands.fold(7, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()));
        }
        Ok(game)
    }

    fn now(&self) -> Now {
        match self.open.now() {
            // FLAW: a question that nobody can answer.
            Now::Ask(ask) if Flaw::AsksNobody.is_on() && self.open.phase == Phase::Vote => {
                Now::Ask(Ask { parties: Default::default(), ..ask })
            }
            now => now,
        }
    }

    fn choices(&self, seat: Seat, sheet: &Sheet<Choice>, part: usize, out: &mut Choices<Choice>) {
        self.list(seat, sheet, part, out);
    }

    fn check(&self, seat: Seat, sheet: &Sheet<Choice>) -> Result<(), Refusal> {
        self.check_sheet(seat, sheet)
    }

    fn resolve(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        self.go_on(answers, dice, news);
    }

    fn absent(&self, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
        self.default_for(seat, draft, dice)
    }

    fn view(&self, who: Viewer) -> View {
        self.seen_by(who)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    fn hush(&self) -> Seats {
        self.open.hush()
    }

    fn amend(&mut self, change: &Roster, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.change(*change, dice, news)
    }
}

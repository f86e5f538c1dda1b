//! Ruletka: hide a card, bid in secret, accuse, and pull the trigger together. Rules RR1 to RR22 and rulings RA1 to RA57
//! of `rules.md`; the id of a rule stands where it is enforced.
//!
//! # The map
//!
//! | file | one idea |
//! |---|---|
//! | `cards`, `magazine`, `turned` | action cards and hands of them; seven cards in a pistol; those that were turned |
//! | `options`, `choice`, `event`, `refusals` | what is agreed, said, told and refused |
//! | `state` | what is open to all, and the secrets |
//! | `asking` | what is asked, and of whom; how windows are pruned |
//! | `round` | a round in its order |
//! | `playing`, `effects` | which card can be played when, and what it does |
//! | `challenge`, `shots`, `death` | accusations in waves, shots in series, and what they cost |
//! | `roster` | leaving for good |
//! | `view`, `imagine`, `odds` | what is seen, guessed and reckoned |
//! | `specimen` | what the laws need to know, for tests |
//!
//! # Windows
//!
//! A moment for action cards is a question that closes at its floor; silence is a pass (RA54). Who is asked follows from
//! public facts: they hold cards, a card of this moment is not among those that lie open, and there is a way to play it.
//! Where nobody is asked the game goes on at once. A card that was played can be cancelled in a window of its own, and
//! then its window opens again.

mod asking;
mod cards;
mod challenge;
mod choice;
mod death;
mod effects;
mod event;
mod imagine;
mod magazine;
mod odds;
mod options;
mod playing;
mod refusals;
mod roster;
mod round;
mod shots;
#[cfg(feature = "kit")]
mod specimen;
mod state;
mod turned;
mod view;

pub use asking::{
    ACCUSE, ACCUSED, AFTER_SHOT, AFTER_SPIN, AIM, BEFORE_BIDS, BEFORE_SHOT, BID, BIDS_OPEN, GLORY, LOAD,
    PLAYED, POINTS, SHARE,
};
pub use cards::{Cards, Kind, Window};
pub use choice::{Choice, HIGHEST_BID, Play};
pub use event::{Aimed, Event, Paid};
pub use magazine::{CHAMBERS, Face, MAGAZINE};
pub use odds::survival;
pub use options::{Deck, Look, Options};
pub use state::{
    Aim, BULLETS, Ending, Fired, Open, Phase, Played, Pull, Ruletka, Scored, Shot, TARGET, TEAM,
};
pub use turned::Turned;
pub use view::{Hand, View};

use stolik_table::{
    Answers, BySeat, Choices, Dice, Game, Info, Moment, News, Now, Reason, Refusal, Roster, Seat, Seats,
    Sheet, Topic, Viewer,
};

use magazine::Magazine;
use state::Hidden;

impl Game for Ruletka {
    type Options = Options;
    type Choice = Choice;
    type Event = Event;
    type View = View;

    const INFO: Info = Info {
        id: "ruletka",
        // RR1.
        seats: 2..=6,
        rules: 1,
        topics: asking::TOPICS,
        settings: options::SETTINGS,
        longest: 4000,
    };

    const REFUSALS: &'static [Reason] = refusals::ALL;

    const LAST_CALLS: &'static [(Topic, u16)] = &[(ACCUSE, asking::LAST_CALL)];

    fn deal(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        // RR3: a team of four, six CLICKs and a BULLET, and an action card for everybody.
        let mut deck = Cards::of(options.deck);
        let mut hands = BySeat::new(seats);
        for seat in Seats::first(seats).iter() {
            hands[seat] = deck.draw(dice).into_iter().collect::<Cards>();
        }
        let open = Open {
            options: *options,
            seats,
            round: 1,
            phase: Phase::Load,
            pending: None,
            first: Seat::nth(0),
            living: BySeat::from_fn(seats, |_| TEAM),
            left: Seats::NONE,
            out: Seats::NONE,
            points: BySeat::new(seats),
            held: BySeat::from_fn(seats, |seat| hands[seat].len()),
            discard: Cards::NONE,
            bullets: BySeat::from_fn(seats, |_| 1),
            began: BySeat::from_fn(seats, |_| 1),
            slipped: BySeat::new(seats),
            clean: Seats::NONE,
            shown: BySeat::new(seats),
            peeked: BySeat::new(seats),
            bids: BySeat::new(seats),
            flipped: Seats::NONE,
            accused: BySeat::new(seats),
            wave: Seats::NONE,
            shot: 0,
            extra: None,
            aims: BySeat::new(seats),
            vests: Seats::NONE,
            taken: BySeat::new(seats),
            extras: BySeat::new(seats),
            turned: BySeat::new(seats),
            ties: 0,
            shares: Seats::NONE,
            last_card: None,
            last_shot: None,
            last_round: None,
        };
        let magazines = BySeat::from_fn(seats, |_| Magazine::default());
        Ok(Ruletka { open, hidden: Hidden { hands, deck, magazines } })
    }

    fn now(&self) -> Now {
        self.open.now()
    }

    /// A turn is a shot.
    fn moment(&self) -> Moment {
        let shot = u16::from(self.open.shot);
        Moment { round: (!self.open.is_over()).then_some(self.open.round), turn: (shot > 0).then_some(shot) }
    }

    fn choices(&self, seat: Seat, _: &Sheet<Choice>, _: usize, out: &mut Choices<Choice>) {
        self.list(seat, out);
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
        View::new(self, who)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        imagine::imagine(view, dice)
    }

    fn amend(&mut self, change: &Roster, dice: &mut Dice, news: &mut News<Event>) -> Result<(), Refusal> {
        self.change(*change, dice, news)
    }
}

//! The rules, played through a real table. That sharing, rating and scoring are right is Nosedive's to show: here it is
//! shown that they are the same.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use serde_json::{Value, json};
use stolik_nosedivebox::{Choice, MARK, Nosedivebox, Open, Options, Phase, RATE, SHARE, TALLY};
use stolik_table::{
    Game, News, Now, Outcome, Reply, Seat, Seats, Secret, Seed, Sheet, Snapshot, Sources, Table, Topic,
    Viewer, Why,
};

struct Evening {
    table: Table<Nosedivebox>,
    seed: Seed,
    nonce: u32,
}

fn evening_of(options: &Options, seats: u8, number: u64) -> Evening {
    let seed = Sources::alone(Secret::of_simulation(6, number)).seed();
    Evening { table: Table::deal(options, seats, seed).unwrap(), seed, nonce: 0 }
}

fn evening(seats: u8) -> Evening {
    evening_of(&Options::default(), seats, 1)
}

const fn mark(token: bool, double: bool) -> Choice {
    Choice::Mark { token, double }
}

impl Evening {
    fn open(&self) -> Open {
        self.table.view(Viewer::Public).open
    }

    fn asked(&self) -> Option<(Topic, Seats)> {
        match self.table.now() {
            Now::Ask(ask) => Some((ask.topic, ask.asked())),
            Now::Over(_) => None,
        }
    }

    fn hand_in(&mut self, seat: Seat, sheet: Sheet<Choice>) -> Reply {
        self.nonce += 1;
        self.table.submit(seat, self.table.number(), sheet, self.nonce)
    }

    fn say(&mut self, seat: Seat, choices: impl IntoIterator<Item = Choice>) {
        assert_eq!(self.hand_in(seat, Sheet::of(choices)), Reply::Accepted);
    }

    fn refused(&mut self, seat: Seat, choices: impl IntoIterator<Item = Choice>) -> &'static str {
        match self.hand_in(seat, Sheet::of(choices)) {
            Reply::Refused { refusal } => refusal.case,
            reply => panic!("not refused but {reply:?}"),
        }
    }

    fn close(&mut self, why: Why) {
        self.table.close(why, &mut News::unheard()).unwrap();
    }

    /// The influencer says what these have.
    fn mark(&mut self, marks: &[Choice]) {
        self.say(self.open().influencer, marks.iter().copied());
        self.close(Why::Answered);
    }

    /// Everybody gives away the first that they have.
    fn share(&mut self) {
        for seat in self.open().order {
            let dealt = &self.table.view(Viewer::Seat(seat)).dealt[seat];
            let given = dealt.iter().take(self.open().order.len() - 1).copied().map(Choice::Experience);
            self.say(seat, given.collect::<Vec<_>>());
        }
        self.close(Why::Answered);
    }

    /// Everybody likes the first most and the second least.
    fn rate(&mut self) {
        while self.open().phase == Phase::Rate {
            let open = self.open();
            let texts = &open.reviews.last().unwrap().texts;
            let marks = [texts[0].what, texts[1].what].map(Choice::Experience);
            self.say(open.active.unwrap(), marks);
            self.close(Why::Answered);
        }
    }

    /// To the counting, with nothing marked.
    fn until_the_counting(&mut self) {
        while self.open().phase != Phase::Tally {
            self.mark(&vec![mark(false, false); self.open().order.len()]);
            self.share();
            self.rate();
        }
    }

    fn arrange(&mut self, change: impl FnOnce(&mut Value)) {
        let snapshot = self.table.snapshot();
        let mut state = serde_json::to_value(&snapshot.game).unwrap();
        change(&mut state);
        let game = serde_json::from_value(state).unwrap();
        self.table = Table::resume(Snapshot { game, ..snapshot }, self.seed);
    }

    fn outcome(&self) -> Outcome {
        *self.table.now().outcome().unwrap()
    }
}

fn seat(number: usize) -> Seat {
    Seat::nth(number)
}

#[test]
fn nb1_nb2_three_to_six_people_without_cards_and_the_highest_rated_leads() {
    assert_eq!(Nosedivebox::INFO.seats, 3..=6);
    for seats in 3..=6 {
        let mut evening = evening(seats);
        for _ in 0..2 {
            let view = evening.table.view(Viewer::All);
            assert!(view.hands.as_slice().iter().all(|hand| hand.is_empty()) && view.piles.is_empty());
            assert_eq!(view.deck, 0);
            let best = view.open.order.iter().copied().max_by_key(|seat| view.open.ratings[*seat]);
            assert_eq!(Some(view.open.influencer), best);
            evening.mark(&vec![mark(false, false); usize::from(seats)]);
            evening.share();
            evening.rate();
        }
    }
}

#[test]
fn nb4_the_influencer_says_who_has_a_token_and_who_a_double_loss() {
    let mut evening = evening(4);
    let influencer = evening.open().influencer;
    assert_eq!(evening.asked(), Some((MARK, Seats::one(influencer))));
    assert_eq!(evening.refused(influencer, [mark(true, false); 4]), "three-tokens");
    assert_eq!(evening.refused(influencer, [Choice::Number(1); 4]), "marks-are-asked");
    evening.mark(&[mark(true, false), mark(false, true), mark(true, true), mark(false, false)]);
    let open = evening.open();
    assert_eq!(open.tokens.holders, Seats::one(seat(0)).with(seat(2)));
    assert_eq!(open.doubled, Seats::one(seat(1)).with(seat(2)));
    assert_eq!(evening.asked(), Some((SHARE, Seats::first(4))));
}

#[test]
fn nb5_a_token_is_one_more_and_a_double_loss_doubles() {
    let fall = |double: bool| {
        let mut evening = evening(4);
        evening.mark(&[mark(true, double), mark(false, double), mark(false, double), mark(false, double)]);
        let offered =
            |seat: usize| evening.table.view(Viewer::Seat(Seat::nth(seat))).dealt[Seat::nth(seat)].len();
        assert_eq!([0, 1, 2, 3].map(offered), [5, 4, 4, 4]);
        evening.share();
        evening.rate();
        let last = evening.open().last.unwrap();
        [0, 1, 2, 3].map(seat).map(|seat| i32::from(last.after[seat].0) - i32::from(last.before[seat].0))
    };
    let (once, twice) = (fall(false), fall(true));
    assert!(once.iter().any(|change| *change < 0), "{once:?}");
    for (once, twice) in once.into_iter().zip(twice) {
        assert!(if once < 0 { twice < once } else { twice <= once }, "{once} and {twice}");
    }
}

#[test]
fn nb6_who_gave_what_is_told_when_all_have_rated() {
    let mut evening = evening(4);
    evening.mark(&[mark(false, false); 4]);
    evening.share();
    assert_eq!(evening.asked().unwrap().0, RATE);
    while evening.open().phase == Phase::Rate {
        let open = evening.open();
        assert!(open.reviews.iter().flat_map(|review| &review.texts).all(|text| text.giver.is_none()));
        let texts = &open.reviews.last().unwrap().texts;
        let marks = [texts[0].what, texts[1].what].map(Choice::Experience);
        evening.say(open.active.unwrap(), marks);
        evening.close(Why::Answered);
    }
    let last = evening.open().last.unwrap();
    assert!(last.reviews.iter().flat_map(|review| &review.texts).all(|text| text.giver.is_some()));
}

/// The two examples of the rulebook, counted by people.
#[test]
fn nb7_nb8_everybody_counts_what_may_be_kept_and_the_points_are_nosedives() {
    let mut evening = evening(4);
    evening.until_the_counting();
    assert_eq!(evening.asked(), Some((TALLY, Seats::first(4))));
    evening.arrange(|game| game["open"]["ratings"] = json!([2784, 4223, 3000, 1000]));
    let numbers = |all: [u8; 5]| all.map(Choice::Number);
    assert_eq!(evening.refused(seat(0), [mark(false, false); 5]), "a-number-is-asked");
    // Seven cards of at most two stars have at most fourteen, and at least seven.
    assert_eq!(evening.refused(seat(0), numbers([2, 2, 3, 15, 0])), "not-so-many");
    assert_eq!(evening.refused(seat(0), numbers([2, 2, 3, 6, 0])), "not-so-many");
    assert_eq!(evening.refused(seat(0), numbers([31, 0, 0, 40, 0])), "not-so-many");
    assert_eq!(evening.refused(seat(0), numbers([2, 2, 3, 11, 13])), "not-so-many");
    // All of a suit, and all that cost a point.
    let all = Sheet { ready: false, ..Sheet::of(numbers([30, 0, 0, 30, 12])) };
    assert_eq!(evening.hand_in(seat(0), all), Reply::Noted);
    let counted = [[2, 2, 3, 11, 0], [1, 1, 3, 19, 3], [0; 5], [0, 0, 0, 0, 2]];
    for (number, counted) in counted.into_iter().enumerate() {
        evening.say(seat(number), numbers(counted));
    }
    evening.close(Why::Answered);
    assert_eq!(evening.outcome().scores.as_slice(), [15, 18, 0, -2]);
    assert_eq!(evening.outcome().winners, Seats::one(seat(1)));
}

#[test]
fn nb9_every_question_can_be_let_pass() {
    let mut evening = evening(3);
    for _ in 0..3 {
        let influencer = evening.open().influencer;
        assert_eq!(evening.hand_in(influencer, Sheet::pass()), Reply::Accepted);
        evening.close(Why::Answered);
        assert_eq!((evening.open().tokens.holders, evening.open().doubled), (Seats::NONE, Seats::NONE));
        let dealt: Vec<_> =
            [0, 1, 2].map(|one| evening.table.view(Viewer::All).dealt[seat(one)].clone()).into();
        for one in [0, 1, 2].map(seat) {
            assert_eq!(evening.hand_in(one, Sheet::pass()), Reply::Accepted);
        }
        evening.close(Why::Answered);
        let gifts = evening.table.view(Viewer::All).gifts;
        let given: std::collections::BTreeSet<_> = gifts.iter().map(|gift| gift.what).collect();
        assert_eq!((gifts.len(), given.len()), (6, 6), "everybody has something to read");
        assert!(gifts.iter().all(|gift| dealt[gift.from.index()].contains(&gift.what)));
        while let Some((RATE, rater)) = evening.asked() {
            assert_eq!(evening.hand_in(rater.iter().next().unwrap(), Sheet::pass()), Reply::Accepted);
            evening.close(Why::Answered);
        }
        let last = evening.open().last.unwrap();
        assert_eq!(last.before, last.after, "nobody liked anything");
    }
    for one in [0, 1, 2].map(seat) {
        assert_eq!(evening.hand_in(one, Sheet::pass()), Reply::Accepted);
    }
    evening.close(Why::Answered);
    assert_eq!(evening.outcome().scores.as_slice(), [0, 0, 0]);
}

#[test]
fn nb10_the_clock_shares_any_and_likes_nothing() {
    let mut evening = evening(4);
    let influencer = evening.open().influencer;
    let mut draft = Sheet::blank(4);
    draft.parts[0] = Some(mark(true, true));
    assert_eq!(evening.hand_in(influencer, draft), Reply::Noted);
    evening.close(Why::Clock);
    assert_eq!(evening.open().doubled, Seats::one(seat(0)), "what was set counts");
    let last_dealt = *evening.table.view(Viewer::All).dealt[seat(0)].last().unwrap();
    let mut half = Sheet::blank(3);
    half.parts[1] = Some(Choice::Experience(last_dealt));
    assert_eq!(evening.hand_in(seat(0), half), Reply::Noted);
    evening.close(Why::Clock);
    let gifts = evening.table.view(Viewer::All).gifts;
    let given: std::collections::BTreeSet<_> = gifts.iter().map(|gift| gift.what).collect();
    assert_eq!((gifts.len(), given.len()), (12, 12), "everybody has something to read, and no two the same");
    assert!(gifts.iter().any(|gift| (gift.from, gift.to, gift.what) == (seat(0), seat(2), last_dealt)));
    while evening.open().phase == Phase::Rate {
        evening.close(Why::Clock);
    }
    let last = evening.open().last.unwrap();
    assert_eq!(last.before, last.after);
    assert!(last.reviews.iter().all(|review| review.most.is_none()));
}

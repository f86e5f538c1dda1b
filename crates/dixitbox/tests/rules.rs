//! The rules, played through a real table.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use stolik_dixitbox::{Choice, Counted, Dixitbox, Event, Open, Options, Phase, Place};
use stolik_table::{
    Choices, News, Progress, Reply, Seat, Secret, Sheet, Sources, Table, Viewer, WhoIsIn, Why,
};

struct Evening {
    table: Table<Dixitbox>,
    nonce: u32,
}

/// So many people; seat 0 narrates first.
fn evening(seats: u8) -> Evening {
    evening_with(Options { first: Some(Seat::nth(0)), ..Options::default() }, seats, 1)
}

fn evening_with(options: Options, seats: u8, number: u64) -> Evening {
    let seed = Sources::alone(Secret::of_simulation(1, number)).seed();
    Evening { table: Table::deal(&options, seats, seed).unwrap(), nonce: 0 }
}

impl Evening {
    fn open(&self) -> Open {
        self.table.view(Viewer::Public).open
    }

    fn points(&self) -> Vec<u8> {
        self.open().points.as_slice().to_vec()
    }

    fn hand_in(&mut self, seat: usize, sheet: Sheet<Choice>) -> Reply {
        self.nonce += 1;
        self.table.submit(Seat::nth(seat), self.table.number(), sheet, self.nonce)
    }

    fn say(&mut self, seat: usize, choices: &[Choice]) {
        assert_eq!(self.hand_in(seat, Sheet::of(choices.iter().copied())), Reply::Accepted);
    }

    fn refused(&mut self, seat: usize, choices: &[Choice]) -> (&'static str, &'static str) {
        match self.hand_in(seat, Sheet::of(choices.iter().copied())) {
            Reply::Refused { refusal } => (refusal.rule.0, refusal.case),
            reply => panic!("not refused but {reply:?}"),
        }
    }

    fn listed(&self, seat: usize, sheet: &Sheet<Choice>, part: usize) -> Vec<Choice> {
        let mut choices = Choices::new();
        self.table.choices(Seat::nth(seat), sheet, part, &mut choices);
        choices.as_slice().to_vec()
    }

    fn close(&mut self, why: Why) -> Vec<Event> {
        let mut news = News::new();
        self.table.close(why, &mut news).unwrap();
        news.heard_by(Viewer::Public).cloned().collect()
    }

    fn narrator(&self) -> usize {
        self.open().narrator.index()
    }

    fn lay(&mut self) -> Vec<Event> {
        self.say(self.narrator(), &[Choice::Laid]);
        self.close(Why::Answered)
    }

    /// The votes of the guessers, in order of seats; who is missing abstains.
    fn vote(&mut self, places: &[Option<Place>]) -> Vec<Event> {
        let guessers = self.open().guessers();
        for (seat, place) in guessers.iter().zip(places) {
            let sheet = place.map_or(Sheet::pass(), |place| Sheet::of([Choice::Place(place)]));
            assert_eq!(self.hand_in(seat.index(), sheet), Reply::Accepted);
        }
        self.close(Why::Answered)
    }

    fn which(&mut self, place: Place) -> Vec<Event> {
        self.say(self.narrator(), &[Choice::Place(place)]);
        self.close(Why::Answered)
    }

    fn whose(&mut self, owners: &[usize]) -> Counted {
        let owners: Vec<_> = owners.iter().map(|seat| Choice::Owner(Seat::nth(*seat))).collect();
        self.say(self.narrator(), &owners);
        counted(&self.close(Why::Answered))
    }

    /// A round in which everybody finds the narrator's card.
    fn plain_round(&mut self) -> Counted {
        self.lay();
        self.vote(&[Some(1); 7]);
        counted(&self.which(1))
    }
}

fn counted(events: &[Event]) -> Counted {
    let found = events.iter().find_map(|event| match event {
        Event::Counted { counted } => Some(counted.clone()),
        _ => None,
    });
    found.expect("the round was counted")
}

fn some(places: &[Place]) -> Vec<Option<Place>> {
    places.iter().copied().map(Some).collect()
}

const fn owner(seat: usize) -> Choice {
    Choice::Owner(Seat::nth(seat))
}

#[test]
fn db1_there_are_as_many_places_as_people_and_five_for_three() {
    for (seats, places) in [(3, 5), (4, 4), (5, 5), (8, 8)] {
        let mut evening = evening(seats);
        evening.lay();
        assert_eq!(evening.table.view(Viewer::Public).places, places);
        let listed = evening.listed(1, &Sheet::blank(1), 0);
        assert_eq!(listed, (1..=places).map(Choice::Place).collect::<Vec<_>>());
        for place in [0, places + 1] {
            assert_eq!(evening.refused(1, &[Choice::Place(place)]), ("dixitbox.DB1", "no-such-place"));
        }
    }
}

#[test]
fn db2_the_first_narrator_is_drawn_or_named_and_the_next_sits_to_the_left() {
    let lot = |number| evening_with(Options::default(), 5, number).narrator();
    let mut drawn: Vec<_> = (0..60).map(lot).collect();
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn, [0, 1, 2, 3, 4]);
    let named = Options { first: Some(Seat::nth(3)), ..Options::default() };
    let mut evening = evening_with(named, 4, 1);
    assert_eq!(evening.narrator(), 3);
    evening.plain_round();
    assert_eq!(evening.narrator(), 0);
    let seed = Sources::alone(Secret::of_simulation(1, 1)).seed();
    assert_eq!(Table::<Dixitbox>::deal(&named, 3, seed).unwrap_err().case, "no-such-seat");
}

#[test]
fn db3_the_narrator_says_that_the_cards_lie_there() {
    let mut evening = evening(4);
    assert_eq!(evening.refused(0, &[Choice::Place(1)]), ("dixitbox.DB3", "say-laid"));
    assert_eq!(evening.lay(), [Event::Laid { narrator: Seat::nth(0) }]);
    assert_eq!(evening.open().phase, Phase::Vote);
}

#[test]
fn db5_votes_can_be_changed_and_turn_over_together() {
    let mut evening = evening(4);
    evening.lay();
    assert_eq!(evening.refused(1, &[Choice::Laid]), ("dixitbox.DB5", "a-place-is-asked"));
    evening.say(1, &[Choice::Place(2)]);
    assert_eq!(evening.hand_in(1, Sheet::of([Choice::Place(3)])), Reply::Replaced);
    evening.say(2, &[Choice::Place(1)]);
    evening.say(3, &[Choice::Place(1)]);
    let events = evening.close(Why::Answered);
    let Event::Turned { votes } = &events[0] else { panic!("{events:?}") };
    assert_eq!(votes.as_slice(), [None, Some(3), Some(1), Some(1)]);
    assert_eq!(evening.open().votes, *votes);
}

#[test]
fn db6_until_all_have_voted_all_see_who_and_nobody_for_what() {
    let mut evening = evening(4);
    evening.lay();
    let before = evening.table.view(Viewer::Public);
    evening.say(2, &[Choice::Place(4)]);
    assert_eq!(evening.table.view(Viewer::Public), before, "nothing of it is in any view");
    assert_eq!(evening.table.view(Viewer::Seat(Seat::nth(0))).open, before.open);
    assert_eq!(evening.table.now().ask().unwrap().progress, Progress::Who);
    assert_eq!(evening.table.who_is_in(), WhoIsIn::Seats(Seat::nth(2).into()));
}

#[test]
fn db7_the_narrator_says_which_card_it_was() {
    let mut evening = evening(4);
    evening.lay();
    evening.vote(&some(&[3, 3, 1]));
    assert_eq!(evening.table.now().ask().unwrap().asked(), Seat::nth(0).into());
    assert_eq!(evening.refused(0, &[owner(1)]), ("dixitbox.DB7", "a-place-is-asked"));
    assert_eq!(evening.which(3), [Event::Right { narrator: Seat::nth(0), place: 3 }]);
    assert_eq!(evening.open().right, Some(3));
}

#[test]
fn db8_only_cards_with_votes_have_an_owner_and_everybody_gave_one() {
    let mut evening = evening(5);
    evening.lay();
    evening.vote(&some(&[3, 5, 1, 5]));
    evening.which(3);
    assert_eq!(evening.table.now().ask().unwrap().parts.as_slice(), [2, 0, 0, 0, 0]);
    assert_eq!(evening.table.view(Viewer::Public).decoys.as_slice(), [1, 5]);
    assert_eq!(evening.listed(0, &Sheet::blank(2), 0), [owner(1), owner(2), owner(3), owner(4)]);
    let draft = Sheet::of([owner(2), owner(1)]);
    assert_eq!(evening.listed(0, &draft, 0), [owner(2), owner(3), owner(4)]);
    assert_eq!(evening.refused(0, &[owner(1), owner(1)]), ("dixitbox.DB8", "too-many-cards"));
    assert_eq!(evening.refused(0, &[owner(0), owner(1)]), ("dixitbox.DB8", "not-a-guesser"));
    assert_eq!(evening.refused(0, &[Choice::Laid, owner(1)]), ("dixitbox.DB8", "an-owner-is-asked"));
    let counted = evening.whose(&[1, 3]);
    let owners = [Some(1), None, Some(0), None, Some(3)].map(|seat| seat.map(Seat::nth));
    assert_eq!(counted.owners.as_slice(), owners);
}

#[test]
fn db8_with_three_people_two_cards_are_of_one_person() {
    let mut evening = evening(3);
    evening.lay();
    evening.vote(&some(&[4, 5]));
    evening.which(1);
    assert_eq!(evening.whose(&[2, 2]).gained.as_slice(), [0, 2, 1], "the vote of seat 2 was for its own");
}

#[test]
fn db9_a_vote_for_ones_own_card_is_none() {
    let mut evening = evening(4);
    evening.lay();
    evening.vote(&some(&[2, 1, 1]));
    evening.which(1);
    let counted = evening.whose(&[1]);
    assert_eq!(counted.gained.as_slice(), [0, 0, 2, 2], "all others have found it");
    assert_eq!(counted.votes.as_slice()[1], Some(2), "it is shown as it was cast");
}

#[test]
fn db10_the_round_is_counted_as_in_dixit() {
    // The example of the rulebook (DR16): pink 0, blue 1, green 2, purple 3, yellow 4, red 5.
    let mut evening = evening(6);
    evening.lay();
    evening.vote(&some(&[6, 6, 2, 2, 4]));
    evening.which(6);
    assert_eq!(evening.whose(&[1, 3]).gained.as_slice(), [3, 5, 3, 1, 0, 0]);
    assert_eq!(evening.points(), [3, 5, 3, 1, 0, 0]);
    evening.plain_round();
    assert_eq!(evening.points(), [5, 5, 5, 3, 2, 2]);
}

#[test]
fn db11_who_does_not_vote_in_time_abstains_and_what_is_set_counts() {
    let mut evening = evening(4);
    evening.lay();
    evening.say(1, &[Choice::Place(1)]);
    let draft = Sheet { ready: false, ..Sheet::of([Choice::Place(3)]) };
    assert_eq!(evening.hand_in(2, draft), Reply::Noted);
    evening.close(Why::Clock);
    assert_eq!(evening.open().votes.as_slice(), [None, Some(1), Some(3), None]);
    evening.which(1);
    assert_eq!(evening.whose(&[3]).gained.as_slice(), [3, 3, 0, 1]);
}

#[test]
fn db12_a_narrator_who_says_nothing_in_time_is_passed_over() {
    let mut evening = evening(4);
    let passed = |seat| Event::PassedOver { narrator: Seat::nth(seat) };
    assert_eq!(evening.close(Why::Clock)[0], passed(0));
    assert_eq!((evening.narrator(), evening.open().round), (1, 2));
    evening.lay();
    evening.vote(&some(&[1, 2, 3]));
    assert_eq!(evening.close(Why::Clock)[0], passed(1));
    let open = evening.open();
    assert_eq!((open.narrator.index(), open.phase), (2, Phase::Tell));
    assert_eq!(open.votes.as_slice(), [None; 4], "nothing of the round is left");
    assert_eq!(evening.points(), [0; 4]);
}

#[test]
fn db13_a_card_without_an_owner_is_nobodys() {
    let mut evening = evening(4);
    evening.lay();
    evening.vote(&some(&[1, 2, 3]));
    evening.which(1);
    let draft = Sheet { parts: [Some(owner(1)), None].into_iter().collect(), text: None, ready: false };
    assert_eq!(evening.hand_in(0, draft), Reply::Noted);
    let counted = counted(&evening.close(Why::Clock));
    assert_eq!(counted.gained.as_slice(), [3, 3 + 1, 0, 0]);
    assert_eq!(counted.owners[2], None);
}

#[test]
fn db14_whoever_lets_a_question_pass_is_as_if_away() {
    let mut evening = evening(4);
    evening.lay();
    evening.vote(&[Some(2), None, Some(3)]);
    assert_eq!(evening.open().votes.as_slice(), [None, Some(2), None, Some(3)]);
    evening.which(2);
    assert_eq!(evening.hand_in(0, Sheet::pass()), Reply::Accepted);
    assert_eq!(counted(&evening.close(Why::Answered)).gained.as_slice(), [3, 3, 0, 0]);
    for _ in 0..2 {
        let narrator = evening.narrator();
        assert_eq!(evening.hand_in(narrator, Sheet::pass()), Reply::Accepted);
        assert!(matches!(evening.close(Why::Answered)[0], Event::PassedOver { .. }));
    }
}

#[test]
fn db15_it_ends_after_the_round_in_which_somebody_has_the_target() {
    let options = Options { target: 10, first: Some(Seat::nth(0)) };
    let mut evening = evening_with(options, 4, 1);
    let rounds = (1..=8).take_while(|_| {
        evening.plain_round();
        evening.table.now().outcome().is_none()
    });
    // Two points for all but the narrator: after six rounds seats 0 and 1 have narrated twice.
    assert_eq!(rounds.count(), 5);
    assert_eq!(evening.points(), [8, 8, 10, 10]);
    let outcome = *evening.table.now().outcome().unwrap();
    assert_eq!(outcome.winners, [Seat::nth(2), Seat::nth(3)].into_iter().collect(), "a tie is shared");
    assert_eq!(Options::default().target, 30);
    for target in [9, 61] {
        let seed = Sources::alone(Secret::of_simulation(1, 1)).seed();
        let refused = Table::<Dixitbox>::deal(&Options { target, first: None }, 4, seed).unwrap_err();
        assert_eq!((refused.rule.0, refused.case), ("dixitbox.DB15", "no-such-target"));
    }
}

#[test]
fn db16_it_ends_when_nobody_gains_while_all_narrate_twice() {
    let mut evening = evening(3);
    for _ in 0..5 {
        evening.close(Why::Clock);
    }
    evening.plain_round();
    for _ in 0..5 {
        evening.close(Why::Clock);
    }
    assert!(evening.table.now().outcome().is_none());
    // A round in which nobody votes brings nothing either.
    evening.lay();
    evening.vote(&[None, None]);
    assert_eq!(counted(&evening.which(1)).gained.as_slice(), [0, 0, 0]);
    assert!(evening.table.now().outcome().is_some());
}

#[test]
fn db16_it_ends_after_ninety_nine_rounds() {
    // One point pair every sixth round: never idle for long, and never at the target.
    let mut evening = evening_with(Options { target: 60, first: Some(Seat::nth(0)) }, 3, 1);
    let mut rounds = 0;
    while evening.table.now().outcome().is_none() {
        rounds += 1;
        if rounds % 6 == 0 { drop(evening.plain_round()) } else { drop(evening.close(Why::Clock)) }
    }
    assert_eq!(rounds, 99);
}

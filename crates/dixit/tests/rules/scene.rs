//! An evening of Dixit for tests: whole questions answered in one line, through a real table.

use stolik_dixit::{Card, Choice, Dixit, Event, Options, Phase, Place, Reveal, View};
use stolik_table::{
    Ask, BySeat, Choices, News, Now, Outcome, Refusal, Reply, Roster, Seat, Secret, Seed, Sheet, Sources,
    Table, Viewer, Why,
};

pub fn seed(number: u64) -> Seed {
    Sources::alone(Secret::of_simulation(1, number)).seed()
}

pub fn seat(number: usize) -> Seat {
    Seat::nth(number)
}

pub struct Evening {
    pub table: Table<Dixit>,
    nonce: u32,
}

/// So many players; seat 0 narrates first.
pub fn evening(seats: u8) -> Evening {
    evening_with(Options::default(), seats)
}

pub fn evening_with(options: Options, seats: u8) -> Evening {
    evening_of(Options { first: Some(seat(0)), ..options }, seats, 0)
}

pub fn evening_of(options: Options, seats: u8, number: u64) -> Evening {
    let table = Table::deal(&options, seats, seed(number)).expect("these options can be played");
    Evening { table, nonce: 0 }
}

impl Evening {
    pub fn all(&self) -> View {
        self.table.view(Viewer::All)
    }

    pub fn seen_by(&self, number: usize) -> View {
        self.table.view(Viewer::Seat(seat(number)))
    }

    pub fn phase(&self) -> Phase {
        self.all().open.phase
    }

    pub fn narrator(&self) -> usize {
        self.all().open.narrator.index()
    }

    pub fn ask(&self) -> Ask {
        self.table.now().ask().expect("somebody is asked").clone()
    }

    pub fn outcome(&self) -> Outcome {
        match self.table.now() {
            Now::Over(outcome) => *outcome,
            Now::Ask(ask) => panic!("not over: {ask:?}"),
        }
    }

    pub fn points(&self) -> Vec<u8> {
        self.all().open.points.as_slice().to_vec()
    }

    pub fn hand(&self, number: usize) -> Vec<Card> {
        let hands = self.all().hands;
        let own = hands.iter().find(|hand| hand.seat == seat(number)).expect("somebody sits there");
        own.cards.iter().collect()
    }

    pub fn guessers(&self) -> Vec<usize> {
        let open = self.all().open;
        let guessers = open.order.iter().filter(|one| **one != open.narrator);
        guessers.map(|one| one.index()).collect()
    }

    /// Where a card of this seat lies, the first of them with three players.
    pub fn place_of(&self, owner: usize) -> Place {
        self.places_of(owner)[0]
    }

    pub fn places_of(&self, owner: usize) -> Vec<Place> {
        let places = (1..).zip(self.all().owners).filter(|(_, one)| *one == Some(seat(owner)));
        places.map(|(place, _)| place).collect()
    }

    pub fn hand_in(&mut self, number: usize, sheet: Sheet<Choice>) -> Reply {
        self.nonce += 1;
        let ask = self.table.number();
        self.table.submit(seat(number), ask, sheet, self.nonce)
    }

    /// What a seat hands in is refused, and by which rule.
    pub fn refused(&mut self, number: usize, sheet: Sheet<Choice>) -> (&'static str, &'static str) {
        match self.hand_in(number, sheet) {
            Reply::Refused { refusal } => (refusal.rule.0, refusal.case),
            reply => panic!("not refused but {reply:?}"),
        }
    }

    pub fn listed(&self, number: usize) -> Vec<Choice> {
        let parts = self.ask().parts[seat(number)];
        let mut choices = Choices::new();
        self.table.choices(seat(number), &Sheet::blank(parts), 0, &mut choices);
        choices.as_slice().to_vec()
    }

    pub fn close(&mut self) -> Vec<Event> {
        self.close_because(Why::Answered)
    }

    pub fn close_because(&mut self, why: Why) -> Vec<Event> {
        let mut news = News::new();
        self.table.close(why, &mut news).expect("it can be closed");
        news.heard_by(Viewer::All).cloned().collect()
    }

    /// The narrator tells with the first card in hand.
    pub fn tell(&mut self, clue: &str) -> Card {
        let narrator = self.narrator();
        let card = self.hand(narrator)[0];
        assert_eq!(self.hand_in(narrator, Sheet::of([Choice::Card(card)]).with_text(clue)), Reply::Accepted);
        self.close();
        card
    }

    /// Everybody else lays the first cards in hand.
    pub fn lay(&mut self) -> Vec<Event> {
        for guesser in self.guessers() {
            let count = usize::from(self.ask().parts[seat(guesser)]);
            let cards = self.hand(guesser).into_iter().take(count).map(Choice::Card);
            assert_eq!(self.hand_in(guesser, Sheet::of(cards)), Reply::Accepted);
        }
        self.close()
    }

    /// Each guesser votes for the card of somebody, in order of guessers.
    pub fn vote(&mut self, owners: &[usize]) -> (Reveal, Vec<Event>) {
        for (guesser, owner) in self.guessers().into_iter().zip(owners) {
            let vote = Sheet::of([Choice::Place(self.place_of(*owner))]);
            assert_eq!(self.hand_in(guesser, vote), Reply::Accepted);
        }
        let events = self.close();
        (revealed(&events), events)
    }

    /// A whole round: the clue, the cards, and for whose card each guesser votes.
    pub fn round(&mut self, owners: &[usize]) -> (Reveal, Vec<Event>) {
        self.tell("a clue");
        self.lay();
        self.vote(owners)
    }

    /// A round in which everybody finds the narrator's card.
    pub fn plain_round(&mut self) -> (Reveal, Vec<Event>) {
        let narrator = self.narrator();
        let owners = vec![narrator; self.guessers().len()];
        self.round(&owners)
    }

    pub fn amend(&mut self, change: Roster) -> Result<Vec<Event>, Refusal> {
        let mut news = News::new();
        let step = self.table.decide_amend(change, &mut news)?;
        self.table.apply(step).expect("decided a moment ago");
        Ok(news.heard_by(Viewer::All).cloned().collect())
    }

    pub fn join(&mut self, number: usize) -> Vec<Event> {
        self.amend(Roster::Join(seat(number))).expect("there is room")
    }

    pub fn leave(&mut self, number: usize) -> Vec<Event> {
        self.amend(Roster::Leave(seat(number))).expect("they may leave")
    }
}

pub fn revealed(events: &[Event]) -> Reveal {
    let reveal = events.iter().find_map(|event| match event {
        Event::Revealed { reveal } => Some(reveal.clone()),
        _ => None,
    });
    reveal.expect("the round was counted")
}

pub fn gained(reveal: &Reveal) -> Vec<u8> {
    reveal.gained.as_slice().to_vec()
}

pub fn by_seat(values: &[Option<Place>]) -> BySeat<Option<Place>> {
    BySeat::from_fn(values.len() as u8, |seat| values[seat.index()])
}

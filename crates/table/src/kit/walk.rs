//! A random game, played by people who change their minds, pass, run out of time, join and leave.

use crate::hazards::{self, Hazards, People, Stuck};
use crate::kit::Fault;
use crate::{
    Ask, Choices, Dice, Game, Lane, News, Now, Reply, Roster, Seat, Seats, Secret, Sheet, Sources, Step,
    Table, Why,
};

/// The kit's own seed. Another one plays other games.
const KIT_SEED: u64 = 2026;
/// How often something happens to a seat where people are careless.
const ODDS: f64 = 0.3;

/// How a question of the walk is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Manner {
    /// Everybody answers.
    Prompt,
    /// People as they are: some do not answer in time, some are not there, some leave and others join.
    Careless,
    /// Nobody does.
    Asleep,
}

pub(crate) struct Walk<G: Game> {
    pub table: Table<G>,
    pub sources: Sources,
    /// What the walk itself throws: never the game's.
    pub dice: Dice,
    hazards: Hazards,
    choices: Choices<G::Choice>,
    nonce: u32,
}

impl<G: Game> Walk<G> {
    pub fn begin(options: &G::Options, seats: u8, number: u32) -> Result<Self, Fault> {
        let sources = Sources::alone(Secret::of_simulation(KIT_SEED, u64::from(number)));
        let seed = sources.seed();
        let table = Table::deal(options, seats, seed)
            .map_err(|refusal| Fault::new("4", format!("a variant cannot be dealt: {refusal}")))?;
        let dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let hazards = Hazards::new(ODDS, &seed);
        Ok(Walk { table, sources, dice, hazards, choices: Choices::new(), nonce: 0 })
    }

    /// Still going on, and not for too long: a walk that hangs is law 4's business and must end for the others.
    pub fn goes_on(&self) -> bool {
        self.table.now().ask().is_some() && self.table.number() <= 4 * G::INFO.longest + 16
    }

    pub fn nonce(&mut self) -> u32 {
        self.nonce += 1;
        self.nonce
    }

    /// What is listed for a part of a sheet.
    pub fn listed(&mut self, seat: Seat, sheet: &Sheet<G::Choice>, part: usize) -> Vec<G::Choice> {
        self.table.choices(seat, sheet, part, &mut self.choices);
        self.choices.as_slice().to_vec()
    }

    /// A draft in which about half of the parts are filled, in any order, half of the time with its text.
    pub fn draft(&mut self, ask: &Ask, seat: Seat) -> Result<Sheet<G::Choice>, Fault> {
        let mut draft = self.fill(ask, seat, 2)?;
        if self.dice.once_in(2) {
            draft.text = self.text(ask, seat);
        }
        Ok(draft)
    }

    /// A full sheet that may be handed in; now and then a pass, where that is allowed.
    pub fn sheet(&mut self, ask: &Ask, seat: Seat) -> Result<Sheet<G::Choice>, Fault> {
        if ask.pass && self.dice.once_in(2) {
            return Ok(Sheet::pass());
        }
        let mut sheet = self.fill(ask, seat, 1)?;
        if !sheet.is_full() {
            return Ok(Sheet::pass());
        }
        sheet.text = self.text(ask, seat);
        sheet.ready = true;
        Ok(sheet)
    }

    /// Fills each part once in so many times.
    fn fill(&mut self, ask: &Ask, seat: Seat, once_in: u32) -> Result<Sheet<G::Choice>, Fault> {
        let mut sheet = Sheet::blank(ask.parts[seat]);
        let mut order: Vec<usize> = (0..sheet.parts.len()).collect();
        self.dice.shuffle(&mut order);
        for part in order {
            let listed = self.listed(seat, &sheet, part);
            let Some(choice) = self.dice.pick(&listed).copied() else {
                // A window is put to those who hold nothing for it, too: they can only pass.
                if ask.pass {
                    continue;
                }
                return Err(Fault::new(
                    "4",
                    format!("{seat:?} has no choice in part {part} beside {sheet:?}"),
                ));
            };
            if self.dice.once_in(once_in) {
                sheet.parts[part] = Some(choice);
            }
        }
        Ok(sheet)
    }

    fn text(&mut self, ask: &Ask, seat: Seat) -> Option<Box<str>> {
        let asked = ask.text_of(seat)?;
        let length = asked.shortest + self.dice.below(u32::from(asked.longest - asked.shortest) + 1) as u16;
        let letters = ['a', 'ż', 'Ł', '7', '☂'];
        Some((0..length).map(|_| letters[self.dice.index(letters.len())]).collect())
    }

    /// Answers the open question and decides what follows.
    pub fn decide(&mut self, manner: Manner, news: &mut News<G::Event>) -> Result<Step<G>, Fault> {
        let Now::Ask(ask) = self.table.now().clone() else {
            return Err(Fault::new("4", "the game is over"));
        };
        if manner == Manner::Careless {
            return hazards::question(self, news);
        }
        let asleep = manner == Manner::Asleep;
        if !asleep {
            for seat in ask.asked().iter() {
                if self.dice.once_in(4) {
                    let first_thought = self.sheet(&ask, seat)?;
                    self.hand_in(seat, first_thought)?;
                }
                let sheet = self.sheet(&ask, seat)?;
                self.hand_in(seat, sheet)?;
            }
        }
        let why = match (asleep, ask.pass && self.dice.once_in(2)) {
            (false, _) => Why::Answered,
            (true, true) => Why::Floor,
            (true, false) => Why::Clock,
        };
        self.table
            .decide(why, None, news)
            .map_err(|refusal| Fault::new("4", format!("{why:?} cannot close the question: {refusal}")))
    }

    /// Answers the open question, closes it and moves on.
    pub fn step(&mut self, manner: Manner, news: &mut News<G::Event>) -> Result<(), Fault> {
        let step = self.decide(manner, news)?;
        self.take(step)
    }

    pub fn take(&mut self, step: Step<G>) -> Result<(), Fault> {
        self.table.apply(step).map_err(|stale| Fault::new("4", stale.to_string()))
    }

    pub fn hand_in(&mut self, seat: Seat, sheet: Sheet<G::Choice>) -> Result<(), Fault> {
        let (number, nonce) = (self.table.number(), self.nonce());
        match self.table.submit(seat, number, sheet.clone(), nonce) {
            Reply::Noted | Reply::Accepted | Reply::Replaced => Ok(()),
            reply => {
                Err(Fault::new("2", format!("{seat:?} filled {sheet:?} from the lists and got {reply:?}")))
            }
        }
    }

    /// Now and then somebody joins or leaves, if the game lets them.
    pub fn amend(&mut self, news: &mut News<G::Event>) -> Option<Step<G>> {
        if !self.dice.once_in(16) {
            return None;
        }
        let leaver = Seat::nth(self.dice.index(usize::from(self.table.seats())));
        let joiner = Seat::new(self.table.seats());
        let change = match joiner {
            Some(joiner) if self.dice.once_in(2) => Roster::Join(joiner),
            _ => Roster::Leave(leaver),
        };
        self.table.decide_amend(change, news).ok()
    }

    /// How the next question is answered.
    pub fn manner(&mut self) -> Manner {
        match self.dice.below(8) {
            0 | 1 => Manner::Careless,
            2 => Manner::Asleep,
            _ => Manner::Prompt,
        }
    }

    /// Who is asked, as the table stands.
    pub fn asked(&self) -> Seats {
        self.table.now().ask().map_or(Seats::NONE, Ask::asked)
    }
}

impl<G: Game> People<G> for Walk<G> {
    type Trouble = Fault;

    fn table(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    fn hazards(&mut self) -> &mut Hazards {
        &mut self.hazards
    }

    fn nonce(&mut self) -> u32 {
        Walk::nonce(self)
    }

    fn answer(&mut self, seat: Seat) -> Result<Sheet<G::Choice>, Fault> {
        match self.table.now().clone() {
            Now::Ask(ask) => self.sheet(&ask, seat),
            Now::Over(_) => Err(Fault::new("4", "the game is over")),
        }
    }

    fn half_an_answer(&mut self, seat: Seat) -> Result<Sheet<G::Choice>, Fault> {
        match self.table.now().clone() {
            Now::Ask(ask) => self.draft(&ask, seat),
            Now::Over(_) => Err(Fault::new("4", "the game is over")),
        }
    }

    /// All minds of the walk are one.
    fn sits_down(&mut self, _: Seat) {}
}

impl From<Stuck> for Fault {
    fn from(stuck: Stuck) -> Fault {
        let clause = match stuck {
            Stuck::Answer { .. } => "2",
            Stuck::Refused(_) => "4",
        };
        Fault::new(clause, stuck.to_string())
    }
}

//! What is kept of a room.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use stolik_protocol::room::{
    Chair, ChairAsk, ChatLine, Clock, Hearers, Identity, Language, Linger, Mind, Stage,
};
use stolik_shelf::GameId;
use stolik_table::{Commitment, Opening, PlayerChange, Receipt, Sealed, Seat, Seats, Secret};

use crate::code::Code;
use crate::game;
use crate::keys::{KeyHash, random_hex, random_secret};
use crate::openers::{NeverBegun, Opener};
use crate::room::bounds::{MAX_DEVICES_A_CHAIR, keep_last_lines};
use crate::room::finished::FinishedGame;
use crate::room::row::{ID_LENGTH, now, tag_of};
use crate::room::team_talk::TeamTalk;

/// Old codes by which people still find their room. Older ones lead nowhere.
pub const FORMER_CODES: usize = 4;

/// Since when a table waits is kept no finer than this, in seconds, so that most steps write nothing but themselves.
const STEPS_NOTED_EVERY: u64 = 60;

/// A game is called after the commitment to its dice, which no other has.
fn game_id(commit: Commitment) -> String {
    commit.to_string()[..32].to_owned()
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct RoomState {
    /// Never changes, and is no way in: what is stored of the room goes by it. It is the key of its row.
    #[serde(skip)]
    pub id: String,
    /// What logs call the room.
    #[serde(skip)]
    pub tag: String,
    /// The way in, which can be renewed.
    pub code: Code,
    #[serde(default)]
    pub former_codes: Vec<Code>,
    #[serde(with = "named")]
    pub game: GameId,
    pub options: serde_json::Value,
    pub stage: Stage,
    pub chairs: Vec<ChairState>,
    pub people: Vec<PersonState>,
    pub next_person: u32,
    pub host: u32,
    /// Who wants another host, while this one is away. Not kept: after a restart people ask again.
    #[serde(skip)]
    pub asked_for_host: Vec<u32>,
    /// People for whom every window is held.
    #[serde(default)]
    pub always_hold: Vec<u32>,
    pub locked: bool,
    /// Devices of televisions that were here when the room was locked: they may stay.
    #[serde(default)]
    pub televisions: Vec<KeyHash>,
    /// Changes in the lobby only, so it holds for the game on the table.
    #[serde(default)]
    pub keeps_secrets: bool,
    pub paused: bool,
    /// The table stays with what the last step has shown. Written with that step.
    #[serde(default)]
    pub moment: Option<MomentAfter>,
    #[serde(default)]
    pub linger: Linger,
    #[serde(default)]
    pub asks_for_chair: Vec<ChairAsk>,
    /// Devices that no longer have the seat that they had in the game on the table. They have seen its hand.
    #[serde(default)]
    pub has_sat: Vec<(KeyHash, u8)>,
    /// Changes of players that are not in the log yet: the next step writes them there.
    #[serde(default)]
    pub player_changes: Vec<PlayerChange>,
    pub clocks: Vec<Clock>,
    /// The clock of the open question, where the agreed clocks have changed since it was put.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open_clock: Option<OpenClock>,
    pub chat: Vec<ChatLine>,
    pub next_line: u32,
    /// What partners said among themselves in the game on the table.
    #[serde(default)]
    pub team_talk: TeamTalk,
    /// The server's part of the next seed. Its commitment is public; it is spent when a game is dealt.
    pub secret: Secret,
    /// What the devices of people have sealed for it.
    #[serde(default)]
    pub seals: Vec<(u32, Commitment)>,
    /// The dice are being opened: in the stage of that name, and only then.
    #[serde(default)]
    pub dealing: Option<Dealing>,
    /// What was published before the deal of the game on the table.
    #[serde(default)]
    pub dealt: Option<Sealed>,
    /// The game on the table.
    pub playing: Option<String>,
    /// The games that were played to the end here, the last ones.
    #[serde(default)]
    pub finished: Vec<FinishedGame>,
    /// Decks that people brought here.
    #[serde(default)]
    pub decks: Vec<DeckState>,
    /// How many there ever were: the number of the next one is new, so that no picture changes under its address.
    #[serde(default)]
    pub decks_made: u16,
    /// Who opened it. Tables from before this was kept count for nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opened_by: Option<Opener>,
    /// Until the first game is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub never_begun: Option<NeverBegun>,
    /// When it was last written, in seconds since 1970: a room that nobody needs any more is forgotten one day.
    #[serde(default)]
    pub touched: u64,
    /// About when the last question of the game was put, in seconds since 1970. Unlike the above it changes with nothing
    /// that others do not see.
    #[serde(default)]
    pub stepped: u64,
}

/// A game by its name.
mod named {
    use super::*;

    pub fn serialize<S: Serializer>(game: &GameId, serializer: S) -> Result<S::Ok, S::Error> {
        game.info().id.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ChairState {
    Empty,
    Person {
        person: u32,
        lent_to: Option<String>,
        /// Clocks that ran out on them in a row.
        missed: u8,
    },
    Bot {
        character: String,
        identity: Identity,
        /// The device of a player whom the host removed from this chair in this game. Until the game is over nobody else
        /// takes over from the bot: the host could look at the player's hand through a second device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reserved_for: Option<KeyHash>,
    },
}

impl ChairState {
    pub const fn bot(character: String, identity: Identity) -> Self {
        ChairState::Bot { character, identity, reserved_for: None }
    }
}

/// The moment after a reveal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MomentAfter {
    /// The people who have seen enough.
    pub seen_by: Vec<u32>,
}

impl MomentAfter {
    /// Has everybody seen enough who is here? Where nobody is, nobody has.
    pub fn is_seen_by_all(&self, here: &[u32]) -> bool {
        !here.is_empty() && here.iter().all(|person| self.seen_by.contains(person))
    }
}

/// The question that is open, and its kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenQuestion {
    pub ask: u32,
    pub topic: &'static str,
}

/// The clock of one question, none if it has all the time in the world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenClock {
    ask: u32,
    seconds: Option<u16>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DeckState {
    pub deck: u16,
    pub cards: u8,
}

/// A game that is about to be dealt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dealing {
    /// The id that it will have.
    pub game: String,
    #[serde(flatten)]
    pub step: DealingStep,
}

/// The two steps before a deal: all devices commit, then all reveal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DealingStep {
    /// Seats of people who were connected at the start and whose devices have not sealed yet.
    Sealing(Seats),
    Opening(Opening),
}

impl Dealing {
    pub fn waits_for(&self) -> Seats {
        match &self.step {
            DealingStep::Sealing(seats) => *seats,
            DealingStep::Opening(opening) => opening.waits_for(),
        }
    }

    pub const fn opening(&self) -> Option<&Opening> {
        match &self.step {
            DealingStep::Sealing(_) => None,
            DealingStep::Opening(opening) => Some(opening),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PersonState {
    pub id: u32,
    pub name: String,
    pub identity: Identity,
    pub language: Language,
    pub key: KeyHash,
    #[serde(default)]
    pub mind: Mind,
}

impl RoomState {
    pub fn new(code: impl Into<Code>, game: GameId, language: Language) -> Self {
        let id = random_hex()[..ID_LENGTH].to_owned();
        RoomState {
            tag: tag_of(&id),
            id,
            code: code.into(),
            former_codes: Vec::new(),
            game,
            options: game::default_options(game, language),
            stage: Stage::Lobby,
            chairs: vec![ChairState::Empty; usize::from(*game.info().seats.end())],
            people: Vec::new(),
            next_person: 1,
            host: 0,
            asked_for_host: Vec::new(),
            always_hold: Vec::new(),
            locked: false,
            televisions: Vec::new(),
            keeps_secrets: false,
            paused: false,
            moment: None,
            linger: Linger::default(),
            asks_for_chair: Vec::new(),
            has_sat: Vec::new(),
            player_changes: Vec::new(),
            clocks: Vec::new(),
            open_clock: None,
            chat: Vec::new(),
            next_line: 1,
            team_talk: TeamTalk::default(),
            secret: random_secret(),
            seals: Vec::new(),
            dealing: None,
            dealt: None,
            playing: None,
            finished: Vec::new(),
            decks: Vec::new(),
            decks_made: 0,
            opened_by: None,
            never_begun: None,
            touched: now(),
            stepped: 0,
        }
    }

    /// A question was put.
    pub fn note_step(&mut self) {
        if self.is_step_to_note() {
            self.stepped = now();
        }
    }

    /// Is it a while since a question was noted?
    pub fn is_step_to_note(&self) -> bool {
        now().saturating_sub(self.stepped) >= STEPS_NOTED_EVERY
    }

    /// A new way in. Whoever is somebody here still finds the room by the old one; what is dropped leads nowhere.
    pub fn renew_code(&mut self, code: Code) -> Vec<Code> {
        let old = std::mem::replace(&mut self.code, code);
        self.former_codes.push(old);
        let too_many = self.former_codes.len().saturating_sub(FORMER_CODES);
        self.former_codes.drain(..too_many).collect()
    }

    /// The game that is chosen.
    pub fn game_id(&self) -> GameId {
        self.game
    }

    pub fn person(&self, id: u32) -> Option<&PersonState> {
        self.people.iter().find(|person| person.id == id)
    }

    pub fn person_with(&self, key: &KeyHash) -> Option<&PersonState> {
        self.people.iter().find(|person| person.key == *key)
    }

    pub fn chair_of(&self, person: u32) -> Option<usize> {
        let is_theirs = |chair: &ChairState| matches!(chair, ChairState::Person { person: other, .. } if *other == person);
        self.chairs.iter().position(is_theirs)
    }

    /// The seat of a person in the game that is dealt.
    pub fn seat_of(&self, person: u32) -> Option<Seat> {
        if self.stage == Stage::Lobby {
            return None;
        }
        self.chair_of(person).map(Seat::nth)
    }

    /// True if a device has seen the hand of another seat in the game on the table.
    pub fn knows_another_hand(&self, key: &KeyHash, chair: u8) -> bool {
        self.has_sat.iter().any(|(other, seat)| other == key && *seat != chair)
    }

    /// A second device is somebody here.
    pub fn note_company(&mut self) {
        if let Some(never_begun) = &mut self.never_begun {
            never_begun.alone = false;
        }
    }

    /// Remembers a device that gives up the seat whose hand it has seen.
    pub fn note_seen(&mut self, seen: Option<(KeyHash, u8)>) {
        self.has_sat.extend(seen.filter(|seen| !self.has_sat.contains(seen)));
    }

    /// True if a device may see the hand of a chair in the game on the table: it has, or it is not one device too many.
    /// What was seen is never forgotten during a game, so the number of devices is bounded here.
    pub fn may_see_hand(&self, device: &KeyHash, chair: u8) -> bool {
        let player = match self.chairs.get(usize::from(chair)) {
            Some(ChairState::Person { person, .. }) => self.person(*person).map(|person| &person.key),
            _ => None,
        };
        let seen = self.has_sat.iter().filter(|(_, seat)| *seat == chair).map(|(device, _)| device);
        let mut devices: Vec<&KeyHash> = seen.chain(player).collect();
        devices.sort_unstable();
        devices.dedup();
        devices.contains(&device) || devices.len() < MAX_DEVICES_A_CHAIR
    }

    pub fn free_chair(&self) -> Option<usize> {
        self.chairs.iter().position(|chair| *chair == ChairState::Empty)
    }

    /// Which bot plays a seat now, if one does.
    pub fn bot_on(&self, seat: Seat) -> Option<&str> {
        match self.chairs.get(seat.index())? {
            ChairState::Bot { character, .. } => Some(character),
            ChairState::Person { lent_to, .. } => lent_to.as_deref(),
            ChairState::Empty => None,
        }
    }

    /// Is nobody lent this seat, and has nobody missed a clock there?
    pub fn is_there_in_person(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(ChairState::Person { lent_to: None, missed: 0, .. }))
    }

    /// Whoever answers in person is no longer absent, and has taken the seat back if it was lent.
    pub fn sits_there_in_person(&mut self, seat: Seat) {
        if let Some(ChairState::Person { lent_to, missed, .. }) = self.chairs.get_mut(seat.index()) {
            *lent_to = None;
            *missed = 0;
        }
    }

    /// A new game, or none: every seat is its person's again, and nothing is left of the last one.
    pub fn clear_table(&mut self) {
        for chair in &mut self.chairs {
            match chair {
                ChairState::Empty => {}
                ChairState::Person { lent_to, missed, .. } => {
                    *lent_to = None;
                    *missed = 0;
                }
                ChairState::Bot { reserved_for, .. } => *reserved_for = None,
            }
        }
        self.paused = false;
        self.moment = None;
        self.asks_for_chair.clear();
        self.has_sat.clear();
        self.player_changes.clear();
        self.open_clock = None;
    }

    /// An identity that nobody at the table has.
    pub fn free_identity(&self) -> Identity {
        let taken = self.identities();
        Identity::ALL.into_iter().find(|identity| !taken.contains(identity)).unwrap_or(Identity::Circle)
    }

    /// Identities of people and bots.
    pub fn identities(&self) -> Vec<Identity> {
        let bots = self.chairs.iter().filter_map(|chair| match chair {
            ChairState::Bot { identity, .. } => Some(*identity),
            ChairState::Empty | ChairState::Person { .. } => None,
        });
        self.people.iter().map(|person| person.identity).chain(bots).collect()
    }

    /// The seconds on the clock of a question.
    pub fn seconds_for(&self, OpenQuestion { ask, topic }: OpenQuestion) -> Option<u16> {
        match &self.open_clock {
            Some(open) if open.ask == ask => open.seconds,
            _ => self.clocks.iter().find(|clock| clock.topic == topic).map(|clock| clock.seconds),
        }
    }

    /// Agrees on clocks. The open question keeps its clock unless that becomes longer: nobody's time is cut short in the
    /// middle of a question.
    pub fn set_clocks(&mut self, clocks: &[Clock], open: Option<OpenQuestion>) {
        let before = open.map(|open| self.seconds_for(open));
        self.clocks = clocks.to_vec();
        self.open_clock = None;
        let (Some(open), Some(before)) = (open, before) else { return };
        let agreed = self.seconds_for(open);
        let longest = before.zip(agreed).map(|(before, agreed)| before.max(agreed));
        if longest != agreed {
            self.open_clock = Some(OpenClock { ask: open.ask, seconds: longest });
        }
    }

    /// What was published for the game that is dealt, played or over.
    pub fn sealed(&self) -> Option<&Sealed> {
        let dealing = self.dealing.as_ref().and_then(Dealing::opening).map(Opening::sealed);
        dealing.or(self.dealt.as_ref()).filter(|_| self.stage != Stage::Lobby)
    }

    /// The server's part of the dice: of the game that is dealt or played, otherwise of the one to come.
    pub fn commitment(&self) -> Commitment {
        let sealed = self.sealed().filter(|_| self.stage != Stage::Over);
        sealed.map_or_else(|| self.secret.commitment(), |sealed| sealed.commit)
    }

    /// Is this a human being? A program that a host has invited is not.
    pub fn is_human(&self, person: u32) -> bool {
        self.person(person).is_some_and(|person| person.mind == Mind::Human)
    }

    /// The people who sit, in the order of their chairs.
    pub fn seated(&self) -> impl Iterator<Item = u32> + '_ {
        self.chairs.iter().filter_map(|chair| match chair {
            ChairState::Person { person, .. } => Some(*person),
            ChairState::Empty | ChairState::Bot { .. } => None,
        })
    }

    /// Begins to deal: waits for the seals of these people, who are connected. Where none is missing the opening begins.
    pub fn begin_dealing(&mut self, here: &[u32]) {
        let is_unsealed = |person: &&u32| !self.seals.iter().any(|(other, _)| other == *person);
        let unsealed = here.iter().filter(is_unsealed).filter_map(|&person| self.chair_of(person));
        let unsealed: Seats = unsealed.map(Seat::nth).collect();
        let game = game_id(self.secret.commitment());
        self.dealing = Some(Dealing { game, step: DealingStep::Sealing(unsealed) });
        self.playing = None;
        self.dealt = None;
        self.team_talk.forget();
        if unsealed.is_empty() {
            self.begin_opening(here);
        }
    }

    /// Publishes what the devices of these people have sealed, to be opened, and names the people who add nothing.
    pub fn begin_opening(&mut self, here: &[u32]) {
        let seat_of = |person: u32| self.chair_of(person).map(Seat::nth);
        let sealed = self.seals.iter().filter(|(person, _)| here.contains(person));
        let receipts: Vec<Receipt> =
            sealed.filter_map(|&(person, hash)| Some(Receipt { seat: seat_of(person)?, hash })).collect();
        let people: Seats =
            self.seated().filter(|person| self.is_human(*person)).filter_map(seat_of).collect();
        let missing = people - receipts.iter().map(|receipt| receipt.seat).collect();
        let commit = self.secret.commitment();
        if let Some(dealing) = &mut self.dealing {
            dealing.step = DealingStep::Opening(Opening::begin(commit, receipts, missing));
        }
    }

    pub fn say(&mut self, person: u32, text: String) -> ChatLine {
        let line = ChatLine { to: Hearers::Table, number: self.next_line, person, text };
        self.next_line += 1;
        self.chat.push(line.clone());
        keep_last_lines(&mut self.chat, |line| &line.text);
        line
    }

    /// Would people see a difference? That somebody has begun to write, or missed a clock, is their own business.
    pub fn looks_different(&self, other: &RoomState) -> bool {
        let seen = |state: &RoomState| (state.stage, state.moment.clone(), state.chairs_seen(|_| false));
        seen(self) != seen(other)
    }

    /// As others see the chairs; `may_be_lent` is the room's to say.
    pub fn chairs_seen(&self, may_be_lent: impl Fn(usize) -> bool) -> Vec<Chair> {
        let seen = |(number, chair): (usize, &ChairState)| match chair {
            ChairState::Empty => Chair::Empty,
            ChairState::Person { person, lent_to, .. } => Chair::Person {
                person: *person,
                lent_to: lent_to.clone(),
                may_be_lent: lent_to.is_none() && may_be_lent(number),
            },
            ChairState::Bot { character, identity, .. } => {
                Chair::Bot { character: character.clone(), identity: *identity }
            }
        };
        self.chairs.iter().enumerate().map(seen).collect()
    }
}

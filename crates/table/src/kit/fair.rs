//! Law 6: fair chance. A viewer learns no more of a secret than `imagine` says: no shuffle is left out, no card has a home,
//! and nothing public goes together with something hidden.
//!
//! Given all that a viewer sees, the truth and an imagined world are two draws of the same lot: which of the two is the
//! truth is an even guess. So wherever a bit of a secret differs between them, the truth has it set every other time, and
//! that holds in every part of the looks that the viewer can single out: those where the narrator is seat 2, those where
//! seat 3 fired first. The law counts each bit of each secret
//!
//! - in all looks;
//! - for each fact of the view and of the events heard, in the looks in which that fact has the same value;
//! - relative to that fact: does a byte of the secret name the same seat, place or card?
//!
//! It looks at **deals**, and at every **step**, by its topic and to the end of the game. A step is played from an imagined
//! world, so that what goes on before cannot bias it: if deals are fair and every step keeps fair what was fair, games are.
//! Sealed answers are drawn so that each is equally likely in every world that allows it ([`Even`]): what people choose
//! then tells of what they hold only as far as `imagine` can know.
//!
//! Beside that, a step throws as often, however the dice fall: a second throw because of the first is a bias that may be too
//! rare to be counted. (A deal may: it is looked at often enough.)
//!
//! **The limit.** Of `n` looks in which a bit differs, the truth has it set `k` times, a sum of fair coins, whatever was
//! looked at before. By Hoeffding's inequality the chance of `|2k − n| ≥ d` is at most `2·exp(−d²/2n)`: exact for any `n`.
//! The law fails where this, times the number of comparisons that are long enough to fail, is below [`CHANCE_OF_ERROR`].
//! So the limit is as fine as the games are many, and the seeds are fixed: a game that passes always passes.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::kit::facts::{self, Node};
use crate::kit::walk::{Manner, Walk};
use crate::kit::{Fault, Secrecy, Specimen, viewers};
use crate::{
    Answer, Answers, Ask, Choices, Close, Dice, FilledBy, Game, Lane, News, Now, Roster, Seat, Seed, Sheet,
    Tells, Topic, Viewer,
};

/// Deals for each game that the other laws play: a bias shows in numbers only.
pub(crate) const GAMES_FOR_ONE: u32 = 16;
/// One in so many of these is played to its end.
const PLAYED: u32 = 6;
/// Steps of one topic that are surely looked at in a game; of the later ones fewer and fewer.
const LOOKS: u32 = 3;
/// A step of a topic that seldom comes up is looked at this often, until it has had as many looks as others.
const CATCH_UP: u32 = 24;
/// Worlds that are tried for a step in which everybody's answer is allowed.
const ATTEMPTS: u32 = 6;
/// How likely a fair game fails, at most.
const CHANCE_OF_ERROR: f64 = 1e-6;
/// Values of a fact that are told apart. A fact with more of them counts as odd or even.
const VALUES: usize = 8;
/// Bits of a secret that are held against each fact; longer ones are folded.
const BITS: usize = 64;
/// Sums of these bits of a secret are held against each fact, too, for being odd: a sum can be told though none of its bits
/// is.
const SUMS: [u64; 4] = [u64::MAX, 0xaaaa_aaaa_aaaa_aaaa, 0xcccc_cccc_cccc_cccc, 0xf0f0_f0f0_f0f0_f0f0];
/// Bytes of a secret that are compared with each fact.
const BYTES: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum When {
    AtTheDeal,
    After(Topic),
    AfterAChange,
}

/// Deals for every viewer, and now and then a game to its end.
pub(crate) fn play<G: Specimen>(
    walk: &mut Walk<G>,
    options: &G::Options,
    number: u32,
    looks: &mut Looks,
) -> Result<(), Fault> {
    for who in viewers(walk.table.seats()) {
        let mut dice = looks.fresh_dice(Lane::Deal);
        let truth = G::deal(options, walk.table.seats(), &mut dice)
            .map_err(|refusal| Fault::new("4", format!("a variant cannot be dealt: {refusal}")))?;
        looks.note(When::AtTheDeal, who, &truth, &News::unheard());
    }
    if !number.is_multiple_of(PLAYED) {
        return Ok(());
    }
    looks.played += 1;
    let mut asked: HashMap<Topic, u32> = HashMap::new();
    let all: Vec<Viewer> = viewers(walk.table.seats()).collect();
    let mut news = News::unheard();
    while walk.goes_on() {
        let Now::Ask(ask) = walk.table.now().clone() else { break };
        let so_far = asked.entry(ask.topic).or_default();
        *so_far += 1;
        let by_chance = u32::from(walk.dice.below(*so_far) < LOOKS);
        for _ in 0..looks.due(ask.topic, by_chance) {
            if let Some(&who) = walk.dice.pick(&all) {
                look_at_a_step(walk, &ask, who, looks)?;
            }
        }
        if walk.dice.once_in(8)
            && let Some(&who) = walk.dice.pick(&all)
        {
            look_at_a_change(walk, who, looks);
        }
        if let Some(step) = walk.amend(&mut news) {
            walk.take(step)?;
        }
        if walk.goes_on() {
            walk.step(Manner::Prompt, &mut news)?;
        }
    }
    Ok(())
}

fn look_at_a_step<G: Specimen>(
    walk: &Walk<G>,
    ask: &Ask,
    who: Viewer,
    looks: &mut Looks,
) -> Result<(), Fault> {
    let view = walk.table.view(who);
    for _ in 0..ATTEMPTS {
        let world = G::imagine(&view, &mut looks.dice);
        let both = [&walk.table.game, &world];
        let Some(answers) = looks.even.answers(ask, who, both, &mut looks.dice) else { continue };
        let mut go_on = || {
            let (mut next, mut news) = (world.clone(), News::new());
            let mut dice = looks.fresh_dice(Lane::Question(walk.table.number()));
            next.resolve(&answers, &mut dice, &mut news);
            (next, news, dice.throws())
        };
        let (one, other) = (go_on(), go_on());
        takes_as_many_throws(ask, &one, &other)?;
        looks.note(When::After(ask.topic), who, &one.0, &one.1);
        break;
    }
    Ok(())
}

/// A throw that is thrown again because of how it fell is no even throw, however seldom that is. Where two worlds go on
/// alike for the public, they have thrown as often.
fn takes_as_many_throws<G: Game>(
    ask: &Ask,
    (one, one_news, one_throws): &(G, News<G::Event>, u32),
    (other, other_news, other_throws): &(G, News<G::Event>, u32),
) -> Result<(), Fault> {
    let is_alike = one_throws == other_throws
        || !one_news.heard_by(Viewer::Public).eq(other_news.heard_by(Viewer::Public))
        || one.view(Viewer::Public) != other.view(Viewer::Public);
    if is_alike {
        return Ok(());
    }
    let topic = ask.topic.0;
    let story =
        format!("after {topic:?} dice are thrown {one_throws} or {other_throws} times, by how they fall");
    Err(Fault::new("6", story))
}

fn look_at_a_change<G: Specimen>(walk: &mut Walk<G>, who: Viewer, looks: &mut Looks) {
    let leaver = Seat::nth(walk.dice.index(usize::from(walk.table.seats())));
    let change = match Seat::new(walk.table.seats()) {
        Some(joiner) if walk.dice.once_in(2) => Roster::Join(joiner),
        _ => Roster::Leave(leaver),
    };
    let mut world = G::imagine(&walk.table.view(who), &mut looks.dice);
    let mut news = News::new();
    let lane = Lane::Amend(walk.table.amends);
    if world.amend(&change, &mut looks.fresh_dice(lane), &mut news).is_ok() {
        looks.note(When::AfterAChange, who, &world, &news);
    }
}

/// Answers that are equally likely in every world that allows them. Where lists are longer in some worlds than in others,
/// one of so many numbers is drawn as the longest list has choices, and a number beyond a list gives no answer: so a choice
/// from a short list is no likelier than one from a long list.
#[derive(Default)]
struct Even(HashMap<(Topic, usize), Length>);

#[derive(Default)]
struct Length {
    longest: u32,
    differs: bool,
}

impl Even {
    /// The viewer knows its own list, and all worlds have the same.
    fn answers<G: Game>(
        &mut self,
        ask: &Ask,
        who: Viewer,
        [truth, world]: [&G; 2],
        dice: &mut Dice,
    ) -> Option<Answers<G::Choice>> {
        let acts = match ask.close {
            Close::All => None,
            // Nobody, half of the time.
            Close::First => Some(if dice.once_in(2) { usize::MAX } else { dice.index(ask.parties.len()) }),
        };
        let mut answers = Vec::new();
        for (number, party) in ask.parties.iter().enumerate() {
            let passes = match acts {
                Some(acts) => ask.pass && acts != number,
                None => ask.pass && dice.once_in(2),
            };
            if passes {
                continue;
            }
            let speakers: Vec<Seat> = party.iter().collect();
            let seat = *dice.pick(&speakers)?;
            let sheet = self.sheet(ask, seat, who.seat() == Some(seat), [truth, world], dice)?;
            answers.push(Answer { seat, sheet, by: FilledBy::Player { nonce: 0 } });
            if ask.close == Close::First {
                break;
            }
        }
        Some(answers.into_iter().collect())
    }

    fn sheet<G: Game>(
        &mut self,
        ask: &Ask,
        seat: Seat,
        is_own: bool,
        [truth, world]: [&G; 2],
        dice: &mut Dice,
    ) -> Option<Sheet<G::Choice>> {
        let blank = Sheet::blank(ask.parts[seat]);
        let mut sheet = blank.clone();
        let mut out = Choices::new();
        let mut listed = |world: &G, sheet: &Sheet<G::Choice>, part: usize| {
            out.clear();
            world.choices(seat, sheet, part, &mut out);
            out.as_slice().to_vec()
        };
        for part in 0..sheet.parts.len() {
            let length = self.0.entry((ask.topic, part)).or_default();
            length.differs |= listed(truth, &blank, part).len() != listed(world, &blank, part).len();
            let list = listed(world, &sheet, part);
            length.longest = length.longest.max(list.len() as u32);
            let sides = if length.differs && !is_own { length.longest } else { list.len() as u32 };
            let chosen = list.get(dice.below(sides.max(1)) as usize)?;
            sheet.parts[part] = Some(*chosen);
        }
        if ask.unordered {
            sheet.parts.sort_unstable();
        }
        sheet.text = ask.text_of(seat).map(|text| "a".repeat(usize::from(text.shortest.max(1))).into());
        sheet.ready = true;
        Some(sheet)
    }
}

/// A key that is a hash already.
#[derive(Default)]
struct Hashed(u64);

impl Hasher for Hashed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 =
            bytes.iter().fold(self.0, |hash, byte| hash.wrapping_mul(0x100_0000_01b3) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

type ByHash<T> = HashMap<u64, T, BuildHasherDefault<Hashed>>;

/// What was counted so far.
pub(crate) struct Looks {
    /// For all that is looked at. Games with the same number play alike, so their own dice would fall the same way again.
    dice: Dice,
    even: Even,
    /// Games that were played.
    played: u32,
    by_topic: HashMap<Topic, u32>,
    /// With this many seats and these options.
    here: Counts,
    /// With any: what is rare in each shows in their sum.
    in_all: Counts,
}

/// How often each bit was set in the truth where it was not imagined so, and the other way round.
#[derive(Default)]
struct Counts {
    cells: ByHash<Cell>,
    /// Every fact that was ever seen.
    facts: ByHash<Fact>,
    secrets: ByHash<String>,
}

struct Fact {
    path: String,
    values: Vec<i64>,
}

struct Cell {
    secret: u64,
    fact: u64,
    value: Value,
    /// In truth and imagined.
    bits: Vec<[u32; 2]>,
}

/// In which looks a cell counts, and what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    /// In all: each bit.
    Any,
    /// Where the fact has this value: each bit, and then sums of bits.
    Is(i64),
    /// In all: is a byte equal to the fact?
    Compared,
}

/// A fact of a look: its path and its value.
struct Seen {
    fact: u64,
    /// As it is, for what is compared with it.
    value: i64,
    /// As it is told apart from others; nothing for a fact that has always been the same.
    class: Option<i64>,
}

impl Looks {
    pub fn new() -> Looks {
        let dice = Dice::new(&Seed::from_bytes([6; 32]), Lane::Hazards);
        Looks {
            dice,
            even: Even::default(),
            played: 0,
            by_topic: HashMap::new(),
            here: Counts::default(),
            in_all: Counts::default(),
        }
    }

    /// How many looks a step of this topic gets.
    fn due(&mut self, topic: Topic, by_chance: u32) -> u32 {
        let taken = self.by_topic.entry(topic).or_default();
        let behind = (LOOKS * self.played).saturating_sub(*taken + 2 * LOOKS);
        let due = by_chance.max(behind.min(CATCH_UP));
        *taken += due;
        due
    }

    /// Dice that nothing else throws.
    fn fresh_dice(&mut self, lane: Lane) -> Dice {
        let mut seed = [0; 32];
        seed.as_chunks_mut::<4>().0.iter_mut().for_each(|word| *word = self.dice.word().to_le_bytes());
        Dice::new(&Seed::from_bytes(seed), lane)
    }

    fn note<G: Specimen>(&mut self, when: When, who: Viewer, truth: &G, news: &News<G::Event>) {
        if truth.now().ask().is_none() {
            return;
        }
        let view = truth.view(who);
        let imagined = G::imagine(&view, &mut self.dice).secrets(who);
        let secrets: Vec<Secrecy> =
            truth.secrets(who).into_iter().filter(|secret| secret.worlds > 1).collect();
        let is_other =
            |secret: &Secrecy, guess: &Secrecy| guess.name == secret.name && guess.truth != secret.truth;
        let differing: Vec<(&Secrecy, &Secrecy)> = secrets
            .iter()
            .filter_map(|secret| Some((secret, imagined.iter().find(|guess| is_other(secret, guess))?)))
            .collect();
        let heard: Vec<Node> =
            news.heard_by(who).filter(|event| !event.fleeting()).map(facts::node).collect();
        let all = Node::Record(vec![("view", facts::node(&view)), ("heard", Node::List(heard))]);
        for counts in [&mut self.here, &mut self.in_all] {
            let seen = counts.facts(&all);
            for (secret, guess) in &differing {
                let key = facts::hash(&(when, &secret.name));
                counts.secrets.entry(key).or_insert_with(|| format!("{when:?}, {}", secret.name));
                counts.count(key, &seen, &secret.truth, &guess.truth);
            }
        }
    }

    /// The games of one kind are over.
    pub fn judge_kind(&mut self) -> Result<(), Fault> {
        std::mem::take(&mut self.here).judge()
    }

    pub fn judge_all(&self) -> Result<(), Fault> {
        self.in_all.judge()
    }
}

impl Counts {
    fn facts(&mut self, all: &Node) -> Vec<Seen> {
        let mut seen = Vec::new();
        all.leaves(&mut |path, value| {
            let fact = self
                .facts
                .entry(path.hash)
                .or_insert_with(|| Fact { path: path.to_string(), values: Vec::new() });
            if fact.values.len() <= VALUES && !fact.values.contains(&value) {
                fact.values.push(value);
            }
            let class = match fact.values.len() {
                0 | 1 => None,
                few if few <= VALUES => Some(value),
                _ => Some(value & 1),
            };
            seen.push(Seen { fact: path.hash, value, class });
        });
        seen
    }

    fn count(&mut self, secret: u64, seen: &[Seen], truth: &[u8], guess: &[u8]) {
        let bytes = truth.len().max(guess.len());
        let byte = |of: &[u8], place: usize| of.get(place).copied().unwrap_or(0);
        // All bits, in all looks.
        let whole = self.cells.entry(secret).or_insert_with(|| Cell::new(secret, 0, Value::Any));
        whole.bits.resize(whole.bits.len().max(bytes * 8), [0; 2]);
        for place in 0..bytes {
            let (one, other) = (byte(truth, place), byte(guess, place));
            for bit in (0..8).filter(|bit| (one ^ other) >> bit & 1 == 1) {
                whole.bits[place * 8 + bit][usize::from(one >> bit & 1 == 0)] += 1;
            }
        }
        let folded = |of: &[u8]| {
            of.iter().enumerate().fold(0_u64, |all, (place, byte)| all ^ u64::from(*byte) << (place % 8 * 8))
        };
        let (one, other) = (folded(truth), folded(guess));
        for Seen { fact, value, class } in seen {
            let is_it =
                |of: &[u8], place: usize| of.get(place).is_some_and(|byte| i64::from(*byte) == *value);
            let mut equal =
                (0..bytes.min(BYTES)).filter(|place| is_it(truth, *place) != is_it(guess, *place));
            if let Some(first) = equal.next() {
                let key = facts::mix(secret, !*fact);
                let cell = self.cells.entry(key).or_insert_with(|| Cell::new(secret, *fact, Value::Compared));
                cell.bits.resize(BYTES, [0; 2]);
                for place in std::iter::once(first).chain(equal) {
                    cell.bits[place][usize::from(!is_it(truth, place))] += 1;
                }
            }
            let Some(class) = class else { continue };
            let key = facts::mix(facts::mix(secret, *fact), *class as u64);
            let cell = self.cells.entry(key).or_insert_with(|| Cell::new(secret, *fact, Value::Is(*class)));
            cell.bits.resize(BITS + SUMS.len(), [0; 2]);
            let mut differ = one ^ other;
            while differ != 0 {
                let bit = differ.trailing_zeros() as usize;
                cell.bits[bit][usize::from(one >> bit & 1 == 0)] += 1;
                differ &= differ - 1;
            }
            for (number, mask) in SUMS.into_iter().enumerate() {
                let is_odd = (one & mask).count_ones() % 2 == 1;
                if is_odd != ((other & mask).count_ones() % 2 == 1) {
                    cell.bits[BITS + number][usize::from(!is_odd)] += 1;
                }
            }
        }
    }

    /// The worst of all comparisons is within the limit.
    fn judge(&self) -> Result<(), Fault> {
        let all =
            || self.cells.values().flat_map(|cell| cell.bits.iter().enumerate().map(move |bit| (cell, bit)));
        // A comparison of few looks could not fail, so it does not count among those that did not.
        let is_long = |[set, unset]: [u32; 2]| set + unset >= SHORTEST;
        let comparisons = all().filter(|(_, (_, bit))| is_long(**bit)).count().max(1) as f64;
        let limit = (2.0 * comparisons / CHANCE_OF_ERROR).ln();
        let long = all().filter(|(_, (_, bit))| is_long(**bit));
        let worst = long.max_by(|one, other| strength(*one.1.1).total_cmp(&strength(*other.1.1)));
        let Some((cell, (bit, &[in_truth, imagined]))) =
            worst.filter(|(_, (_, bit))| strength(**bit) > limit)
        else {
            return Ok(());
        };
        let secret = self.secrets.get(&cell.secret).map_or("", String::as_str);
        let fact = self.facts.get(&cell.fact).map_or("", |fact| &fact.path);
        let of = match cell.value {
            Value::Any => String::new(),
            Value::Is(value) => format!(" where {fact} is {value}"),
            Value::Compared => format!(" for {fact}"),
        };
        let what = match (cell.value, bit.checked_sub(BITS)) {
            (Value::Compared, _) => format!("byte {bit} of {secret} is equal to it"),
            (Value::Is(_), Some(sum)) => format!("the sum of the bits {:x} of {secret} is odd", SUMS[sum]),
            _ => format!("bit {bit} of {secret} is set"),
        };
        let looks = in_truth + imagined;
        Err(Fault::new(
            "6",
            format!(
                "of {looks} looks{of} that differ in it, {what} in truth in {in_truth}: that has the strength {:.0}, and the \
                 limit is {limit:.0}",
                strength([in_truth, imagined])
            ),
        ))
    }
}

/// Fewer looks than this are not judged: at most half as much is their strength, and the limit is hardly ever lower.
const SHORTEST: u32 = 48;

/// The exponent of Hoeffding's bound.
fn strength([in_truth, imagined]: [u32; 2]) -> f64 {
    let looks = f64::from(in_truth + imagined);
    if looks == 0.0 { 0.0 } else { (f64::from(in_truth) - f64::from(imagined)).powi(2) / (2.0 * looks) }
}

impl Cell {
    fn new(secret: u64, fact: u64, value: Value) -> Cell {
        Cell { secret, fact, value, bits: Vec::new() }
    }
}

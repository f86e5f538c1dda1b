//! What playing Dixit over and over says: how much of what is told was heard lately, whether every card is told, how the
//! characters begin, how long a thought takes, what it sounds like; and how well people are understood.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;

use stolik_shelf::dixit::{Card, Dixit, Event, Options, Words};
use stolik_table::{Secret, Sources, Table, Viewer};

use super::bot::{CLUES, GALLERY};
use super::hearing::{Half, Listeners, Said, people};
use super::letters;
use crate::Played;
use crate::report::{self, NoReport, Thought, Wanted};

/// A clue that was told in one of so many games before is one that was heard lately.
const LATELY: usize = 3;
/// So many clues are read aloud.
const ALOUD: usize = 200;

/// Something that was told at a table.
pub struct Telling {
    pub game: usize,
    pub character: String,
    pub clue: String,
    /// None where the game ended before it was shown.
    pub card: Option<Card>,
}

/// An evening of games at one table, with these bots in turns.
pub struct Evening {
    pub tellings: Vec<Telling>,
    pub thought: Thought,
    /// Votes, how many of them found the card, rounds, and in how many some found it and not all.
    pub votes: u32,
    pub found: u32,
    pub rounds: u32,
    pub some: u32,
}

impl Evening {
    pub fn play(words: Words, names: &[&str], games: u32, seed: u64) -> Result<Evening, NoReport> {
        let (mut votes, mut found, mut rounds, mut some) = (0, 0, 0, 0);
        let (mut tellings, mut thought) = (Vec::new(), Thought::default());
        let mut past = Vec::new();
        for game in 0..games {
            let seed = Sources::alone(Secret::of_simulation(seed, u64::from(game))).seed();
            let options = Options { words, ..Options::default() };
            let mut table = Table::<Dixit>::deal(&options, names.len() as u8, seed)?;
            let told = |_, news: &stolik_table::News<Event>| {
                for event in news.heard_by(Viewer::Public) {
                    match event {
                        Event::Told { narrator, clue } => tellings.push(Telling {
                            game: game as usize,
                            character: names[narrator.index()].to_owned(),
                            clue: clue.as_str().to_owned(),
                            card: None,
                        }),
                        Event::Revealed { reveal } => {
                            let owner = |place: u8| reveal.owners.get(usize::from(place).checked_sub(1)?);
                            let at = reveal.owners.iter().position(|owner| *owner == reveal.narrator);
                            if let Some(last) = tellings.last_mut() {
                                last.card = at.and_then(|at| reveal.cards.get(at)).copied();
                            }
                            let voted = reveal.votes.iter().filter_map(|(_, vote)| *vote);
                            let right: Vec<bool> =
                                voted.map(|vote| owner(vote) == Some(&reveal.narrator)).collect();
                            let finders = right.iter().filter(|right| **right).count();
                            votes += right.len() as u32;
                            found += finders as u32;
                            rounds += 1;
                            some += u32::from(finders > 0 && finders < right.len());
                        }
                        _ => {}
                    }
                }
            };
            let (_, took) = report::play_after(&mut past, &mut table, names, &seed, told)?;
            took.iter().for_each(|(_, took)| thought.add(*took));
        }
        Ok(Evening { tellings, thought, votes, found, rounds, some })
    }

    /// How many of the clues were told in one of the games before.
    pub fn heard_lately(&self) -> usize {
        let is_again = |telling: &&Telling| {
            let lately = telling.game.saturating_sub(LATELY)..telling.game;
            self.tellings.iter().any(|other| lately.contains(&other.game) && other.clue == telling.clue)
        };
        self.tellings.iter().filter(is_again).count()
    }

    pub fn different(&self) -> usize {
        self.tellings.iter().map(|telling| &telling.clue).collect::<BTreeSet<_>>().len()
    }

    pub fn untold(&self) -> Vec<Card> {
        let told: BTreeSet<Card> = self.tellings.iter().filter_map(|telling| telling.card).collect();
        GALLERY.cards().filter(|card| !told.contains(card)).collect()
    }

    /// For each character the word that most of its clues begin with, and how many do, of how many.
    pub fn beginnings(&self) -> BTreeMap<&str, (String, usize, usize)> {
        let mut all: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for telling in &self.tellings {
            let first = letters::words(&telling.clue).into_iter().next().map(|word| word.written);
            all.entry(&telling.character).or_default().push(first.unwrap_or_default());
        }
        let most = |words: Vec<String>| {
            let mut times: BTreeMap<&str, usize> = BTreeMap::new();
            words.iter().for_each(|word| *times.entry(word).or_default() += 1);
            let (word, count) = times.into_iter().max_by_key(|(_, count)| *count).unwrap_or_default();
            (word.to_owned(), count, words.len())
        };
        all.into_iter().map(|(character, words)| (character, most(words))).collect()
    }
}

pub fn report(wanted: &Wanted, out: &mut dyn Write) -> Result<(), NoReport> {
    for bot in &wanted.bots {
        Dixit::player(bot).ok_or_else(|| NoReport::NoSuchBot(bot.clone()))?;
    }
    understanding(out)?;
    for words in [Words::Pl, Words::En] {
        for seats in wanted.seats.clone() {
            let bots = wanted.bots.iter().map(String::as_str).cycle();
            let names: Vec<&str> = bots.take(usize::from(seats)).collect();
            let evening = Evening::play(words, &names, wanted.games, wanted.seed)?;
            told(words, &evening, seats, wanted.games, out)?;
        }
    }
    Ok(())
}

fn told(words: Words, evening: &Evening, seats: u8, games: u32, out: &mut dyn Write) -> Result<(), NoReport> {
    let all = evening.tellings.len();
    let percent = |part: usize, whole: usize| 100.0 * part as f64 / whole.max(1) as f64;
    writeln!(out, "\n## {games} games of {seats} at one table, in {words:?}\n")?;
    writeln!(out, "- {all} clues, {} different", evening.different())?;
    let again = evening.heard_lately();
    writeln!(out, "- heard in the {LATELY} games before: {again} ({:.1} %)", percent(again, all))?;
    writeln!(out, "- cards that were never told: {}", evening.untold().len())?;
    for (character, (word, count, of)) in evening.beginnings() {
        writeln!(out, "- {character} begins {count} of {of} with \"{word}\" ({:.1} %)", percent(count, of))?;
    }
    let (found, some) = (evening.found as usize, evening.some as usize);
    writeln!(out, "- found by {:.1} % of votes", percent(found, evening.votes as usize))?;
    writeln!(
        out,
        "- found by some and not all in {:.1} % of rounds",
        percent(some, evening.rounds as usize)
    )?;
    let Evening { thought, .. } = evening;
    writeln!(
        out,
        "- a decision takes {:.2} ms, the longest {:.1} ms",
        thought.mean_ms(),
        thought.longest_ms()
    )?;
    writeln!(out, "\n### Read aloud\n")?;
    for Telling { character, clue, .. } in evening.tellings.iter().take(ALOUD) {
        writeln!(out, "- {clue} ({character})")?;
    }
    Ok(())
}

/// What people say, and what is stored for cards, without case and tails.
fn understanding(out: &mut dyn Write) -> Result<(), NoReport> {
    let listeners = Listeners::new();
    writeln!(out, "## How well people are understood\n")?;
    writeln!(out, "| clues | of | among any five | among five laid to mislead |")?;
    writeln!(out, "|---|---|---|---|")?;
    for (words, language) in [(Words::Pl, "Polish"), (Words::En, "English")] {
        for (half, name) in [(Half::Seen, "seen"), (Half::Unseen, "unseen")] {
            // The list is read by a test: it is sound.
            let said = people(words, half).unwrap_or_default();
            row(&format!("{language}, {name}"), &said, &listeners, out)?;
            let new: Vec<Said> = said.into_iter().filter(|said| !said.is_a_saying(words)).collect();
            row(&format!("{language}, {name}, and no saying of ours"), &new, &listeners, out)?;
        }
        let of = |card: Card| CLUES.of(card, words).iter().map(move |clue| Said::plainly(clue, card));
        let own: Vec<Said> = GALLERY.cards().flat_map(of).collect();
        row(&format!("{language}, stored for cards"), &own, &listeners, out)?;
    }
    Ok(())
}

fn row(name: &str, said: &[Said], listeners: &Listeners, out: &mut dyn Write) -> Result<(), NoReport> {
    let found = listeners.hear_all(said);
    let (any, misleading) = (found.any_percent(), found.misleading_percent());
    writeln!(out, "| {name} | {} | {any:.1} % | {misleading:.1} % |", said.len())?;
    Ok(())
}

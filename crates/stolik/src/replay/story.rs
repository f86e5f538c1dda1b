//! A game as a story. What happens is told in the words of the client's log; then comes the map, and whatever beside it has
//! changed.

use anyhow::Result;
use stolik_protocol::film::late_in;
use stolik_shelf::journal::Line;
use stolik_table::{Audience, Change, Moment, PlayerChange, Record, Roster, Seats, Why};
use stolik_words::{Told, Words, options, say};

use super::step::SeenStep;
use crate::cli::ReplayArgs;
use crate::output;

pub struct Story<G: Told> {
    words: Words,
    options: G::Options,
    /// How the table lay when it was last shown.
    map: Vec<String>,
    beside: Vec<String>,
}

impl<G: Told> Story<G> {
    pub fn new(options: G::Options, seats: u8, args: &ReplayArgs) -> Self {
        let words = Words::new(args.lang, G::FILES, G::worn(&options), seats, &args.names);
        Story { words, options, map: Vec::new(), beside: Vec::new() }
    }

    pub fn step(&mut self, told: &SeenStep<'_, G>, record: &Line<G>) -> Result<()> {
        match record {
            Record::Head(head) => self.begin(head.seats)?,
            _ => output::line(self.heading(told))?,
        }
        for PlayerChange { seat, change, .. } in &told.players {
            let name = self.words.name(*seat);
            let said = match change {
                Change::Left => say!(self.words, "story-player-left", name: name),
                Change::Removed => say!(self.words, "story-player-removed", name: name),
                Change::Joined => say!(self.words, "story-player-joined", name: name),
                Change::Returned => say!(self.words, "story-player-returned", name: name),
                Change::Moved => say!(self.words, "story-player-moved", name: name),
            };
            output::line(format!("   {said}"))?;
        }
        let happened = self.happened(told, late_in::<G>(told.ask.as_ref(), record));
        for line in &happened {
            output::line(format!("   {line}"))?;
        }
        self.show(&told.view)?;
        if let Some(outcome) = &told.outcome {
            let headline = G::headline(&told.view, outcome, &self.words);
            // What the last line says is not said twice.
            if happened.last() != Some(&headline) {
                output::line(headline)?;
            }
        }
        Ok(())
    }

    /// The log ends in the middle of the game.
    pub fn breaks_off(&self) -> Result<()> {
        Ok(output::line(say!(self.words, "story-open"))?)
    }

    fn begin(&self, seats: u8) -> Result<()> {
        let words = &self.words;
        let game = words.say(&format!("game-{}", G::INFO.id), &[]);
        output::line(format!("{game}, {}", say!(words, "story-players", count: seats)))?;
        for line in options::agreed::<G>(&self.options, words).into_iter().chain(G::legend(words)) {
            output::line(format!("   {line}"))?;
        }
        Ok(())
    }

    /// "4. Round 1, turn 1: programming (A, B and C)".
    fn heading(&self, told: &SeenStep<'_, G>) -> String {
        let words = &self.words;
        let Moment { round, turn } = told.moment;
        let when = match (round, turn) {
            (Some(round), Some(turn)) => say!(words, "story-round-turn", round: round, turn: turn),
            (Some(round), None) => say!(words, "story-round", round: round),
            (None, Some(turn)) => say!(words, "story-turn", turn: turn),
            (None, None) => String::new(),
        };
        let (what, who) = match (told.change, &told.ask) {
            (Some(Roster::Join(seat) | Roster::Leave(seat)), _) => {
                (say!(words, "story-coming-and-going"), Seats::one(seat))
            }
            (None, Some(ask)) => {
                (words.say(&format!("phase-{}-{}", G::INFO.id, ask.topic.0), &[]), ask.asked())
            }
            (None, None) => (String::new(), Seats::NONE),
        };
        let what = if when.is_empty() { capital(&what) } else { format!("{when}: {what}") };
        format!("{}. {what} ({})", told.seq, words.names(who.iter()))
    }

    /// On whom the clock ran out, and everything that the viewer heard. Where everything is told, what not everybody heard
    /// says who did.
    fn happened(&self, told: &SeenStep<'_, G>, late: Seats) -> Vec<String> {
        let words = &self.words;
        let mut lines = Vec::new();
        if !late.is_empty() {
            let names: Vec<String> = late.iter().map(|seat| words.name(seat)).collect();
            lines.push(say!(words, "clock-ran-out", names: names.join(", ")));
        } else if told.why == Some(Why::Clock) {
            lines.push(say!(words, "story-clock"));
        }
        let heard_by = told.hidden.as_ref().map_or(&[][..], |hidden| &hidden.heard_by);
        for (number, event) in told.events.iter().enumerate() {
            let heard = G::tell(event, words).into_iter().map(|line| match heard_by.get(number) {
                Some(Audience::Only(seats)) => {
                    say!(words, "story-only", line: line, names: words.names(seats.iter()))
                }
                Some(Audience::Everyone) | None => line,
            });
            lines.extend(heard);
        }
        lines
    }

    /// The map if anything on it has changed, and every line beside it that has.
    fn show(&mut self, view: &G::View) -> Result<()> {
        let (map, beside) = (G::map(view, &self.words), G::beside(view, &self.words));
        let drawn = if map == self.map { &[][..] } else { &map[..] };
        let changed = beside.iter().filter(|line| !self.beside.contains(line));
        let lines: Vec<&String> = drawn.iter().chain(changed).collect();
        if !lines.is_empty() {
            output::line("")?;
        }
        for line in lines {
            output::line(line)?;
        }
        (self.map, self.beside) = (map, beside);
        Ok(output::line("")?)
    }
}

/// A sentence begins with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

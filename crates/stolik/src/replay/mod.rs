//! `stolik replay`: a logged game, told step by step as somebody saw it.
//!
//! | file | one idea |
//! |---|---|
//! | `mod` | reading the log, and who looks |
//! | `step` | one step, as `--json` prints it |
//! | `story` | the same as a story, in the words of the client's log |

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result, bail};
use stolik_shelf::journal;
use stolik_shelf::{GameId, with_game};
use stolik_table::{Ask, Moment, Record, Seat, Viewer};
use stolik_words::Told;

use crate::cli::ReplayArgs;
use crate::output;

mod step;
mod story;

use step::told;
use story::Story;

pub fn run(args: &ReplayArgs) -> Result<()> {
    let about = || format!("{} cannot be told", args.file.display());
    let (game, lines) = read(&args.file)?;
    with_game!(game, G => tell::<G>(&lines, args).with_context(about))
}

/// The lines of a log, and which game they are of.
pub fn read(path: &Path) -> Result<(GameId, Vec<(usize, String)>)> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("{name} cannot be opened"))?;
    let about = || format!("{name} cannot be told");
    let lines = journal::lines(BufReader::new(file)).with_context(about)?;
    let (_, first) = lines.first().context("it is empty").with_context(about)?;
    let game = journal::game_of(first).with_context(about)?;
    Ok((game, lines))
}

fn tell<G: Told>(lines: &[(usize, String)], args: &ReplayArgs) -> Result<()> {
    // Once to be sure: nothing is printed of a log that turns out to be wrong.
    let (mut seats, mut options) = (0, G::Options::default());
    journal::tell::<G>(lines, |record, table, _| {
        seats = table.seats();
        if let Record::Head(head) = record {
            options = head.options.clone();
        }
    })?;
    let who = viewer(args, seats)?;
    if args.names.len() > usize::from(seats) {
        bail!("--names has {} names, and the table has {seats} seats", args.names.len());
    }
    let mut story = Story::<G>::new(options, seats, args);

    let mut seq = 0;
    let mut asked: Option<(Moment, Ask)> = None;
    let mut players = Vec::new();
    let mut printed = Ok(());
    journal::tell::<G>(lines, |record, table, news| {
        let moved = matches!(record, Record::Head(_) | Record::Close(_) | Record::Amend(_));
        if printed.is_err() {
            return;
        }
        if moved {
            let told = told(seq, asked.take(), std::mem::take(&mut players), record, table, news, who);
            printed = if args.json { output::json(&told) } else { story.step(&told, record) };
            seq += 1;
        } else if let Record::Player(change) = record {
            players.push(*change);
        } else if matches!(record, Record::Open) && !args.json {
            printed = story.breaks_off();
        }
        asked = table.now().ask().map(|ask| (table.moment(), ask.clone()));
    })?;
    printed
}

fn viewer(args: &ReplayArgs, seats: u8) -> Result<Viewer> {
    match args.seat {
        Some(number) => match Seat::new(number).filter(|seat| seat.number() < seats) {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None => {
                bail!("there is no seat {number} at a table of {seats}, whose seats are 0 to {}", seats - 1)
            }
        },
        None if args.all => Ok(Viewer::All),
        None => Ok(Viewer::Public),
    }
}

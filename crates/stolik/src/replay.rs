//! `stolik replay`: a logged game, told step by step as somebody saw it.

use std::fmt::Display;
use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use anyhow::{Context, Result, bail};
use serde::Serialize;
use stolik_shelf::journal::{self, Line};
use stolik_shelf::verify::verify as verify_lines;
use stolik_shelf::{GameId, with_game};
use stolik_table::{
    Ask, Audience, Choices, FilledBy, Game, Moment, News, Now, Outcome, Receipt, Record, Roster, Sealed,
    Seals, Seat, Sheet, Table, Viewer, Why, Written,
};

use crate::cli::{ReplayArgs, VerifyArgs};
use crate::output;

/// One step, as the viewer saw it. The first is the deal: no question came before it. `stolik replay --help` says what
/// each field means.
#[derive(Serialize)]
struct SeenStep<'a, G: Game> {
    seq: u32,
    #[serde(flatten)]
    moment: Moment,
    ask: Option<Ask>,
    why: Option<Why>,
    change: Option<Roster>,
    /// Only those that the viewer may know; what an answer led to, the events tell.
    answers: Vec<Said<'a, G::Choice>>,
    events: Vec<&'a G::Event>,
    view: G::View,
    outcome: Option<Outcome>,
    /// What the seat that looks on may answer to the next question, part by part.
    #[serde(skip_serializing_if = "Option::is_none")]
    lists: Option<Vec<Vec<G::Choice>>>,
    #[serde(flatten)]
    hidden: Option<Hidden<G>>,
}

/// An answer that counted.
#[derive(Serialize)]
struct Said<'a, C> {
    seat: Seat,
    by: By,
    parts: &'a [Option<C>],
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

/// Whose choice it was.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum By {
    Player,
    Bot,
    Clock,
}

/// What only `--all` is told.
#[derive(Serialize)]
struct Hidden<G> {
    /// Who heard each event: a card that was drawn does not say by whom.
    heard_by: Vec<Audience>,
    state: G,
}

pub fn run(args: &ReplayArgs) -> Result<()> {
    let about = || format!("{} cannot be told", args.file.display());
    let (game, lines) = read(&args.file)?;
    with_game!(game, G => tell::<G>(&lines, args).with_context(about))
}

/// Checks the log of a finished game to the letter. It holds the secrets behind the seed; who kept what was shown before
/// the deal can compare that.
pub fn verify(args: &VerifyArgs) -> Result<()> {
    let about = || format!("{} cannot be verified", args.file.display());
    let (game, lines) = read(&args.file)?;
    let verified = with_game!(game, G => verify_lines::<G>(&lines)).with_context(about)?;
    output::line(format!("Every one of {} questions went as the sealed dice say.", verified.questions))?;
    match verified.seals {
        Seals::BySeat(sealed) => tell_sealed(&sealed),
        Seals::ByDevice(sealed) => {
            output::line(format!("The server's commitment: {}", sealed.commit))?;
            for (device, receipt) in sealed.receipts.iter().enumerate() {
                output::line(format!("The receipt of device {device}: {receipt}"))?;
            }
            Ok(())
        }
    }
}

fn tell_sealed(sealed: &Sealed) -> Result<()> {
    output::line(format!("The server's commitment: {}", sealed.commit))?;
    for (number, attempt) in (1..).zip(&sealed.attempts) {
        let silent: Vec<String> = attempt.left_out.iter().map(|seat| seat.number().to_string()).collect();
        let silent = silent.join(", ");
        output::line(format!(
            "Attempt {number} to open the dice failed; left out of the deal: seat {silent}"
        ))?;
        tell_receipts(&attempt.receipts)?;
    }
    if !sealed.attempts.is_empty() {
        output::line(format!("Attempt {} led to the deal", sealed.attempts.len() + 1))?;
    }
    tell_receipts(&sealed.receipts)
}

fn tell_receipts(receipts: &[Receipt]) -> Result<()> {
    for Receipt { seat, hash } in receipts {
        output::line(format!("Sealed by the device of seat {}: {hash}", seat.number()))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<(GameId, Vec<(usize, String)>)> {
    let name = path.display();
    let file = File::open(path).with_context(|| format!("{name} cannot be opened"))?;
    let about = || format!("{name} cannot be told");
    let lines = journal::lines(BufReader::new(file)).with_context(about)?;
    let (_, first) = lines.first().context("it is empty").with_context(about)?;
    let game = journal::game_of(first).with_context(about)?;
    Ok((game, lines))
}

fn tell<G: Game<View: Display>>(lines: &[(usize, String)], args: &ReplayArgs) -> Result<()> {
    // Once to be sure: nothing is printed of a log that turns out to be wrong.
    let mut seats = 0;
    journal::tell::<G>(lines, |_, table, _| seats = table.seats())?;
    let who = viewer(args, seats)?;

    let mut seq = 0;
    let mut asked: Option<(Moment, Ask)> = None;
    let mut printed = Ok(());
    let mut is_open = false;
    journal::tell::<G>(lines, |record, table, news| {
        is_open = matches!(record, Record::Open);
        let moved = matches!(record, Record::Head(_) | Record::Close(_) | Record::Amend(_));
        if moved && printed.is_ok() {
            let told = told(seq, asked.take(), record, table, news, who);
            printed = if args.json { output::json(&told) } else { in_words(&told, record, table) };
            seq += 1;
        }
        asked = table.now().ask().map(|ask| (table.moment(), ask.clone()));
    })?;
    printed?;
    if is_open && !args.json {
        output::line(
            "The game is still being played: the log ends here, and nobody can tell whether it was cut.",
        )?;
    }
    Ok(())
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

fn told<'a, G: Game>(
    seq: u32,
    asked: Option<(Moment, Ask)>,
    record: &'a Line<G>,
    table: &Table<G>,
    news: &'a News<G::Event>,
    who: Viewer,
) -> SeenStep<'a, G> {
    let (moment, ask) = asked.map_or((Moment::default(), None), |(moment, ask)| (moment, Some(ask)));
    let (why, by) = match record {
        Record::Close(closed) => (Some(closed.why), &closed.by[..]),
        _ => (None, &[][..]),
    };
    let change = if let Record::Amend(amended) = record { Some(amended.change) } else { None };
    let may_know = |answer: &&Written<G::Choice>| match who {
        Viewer::All => true,
        Viewer::Public => false,
        // Partners of one party see each other's sheets.
        Viewer::Seat(seat) => {
            let party = ask.as_ref().and_then(|ask| Some(ask.parties[ask.party_of(seat)?]));
            seat == answer.seat || party.is_some_and(|party| party.has(answer.seat))
        }
    };
    let answers = by.iter().filter(may_know).map(Said::from).collect();
    let hidden = (who == Viewer::All)
        .then(|| Hidden { heard_by: news.audiences().collect(), state: table.snapshot().game });
    let (events, view) = (news.heard_by(who).collect(), table.view(who));
    let outcome = table.now().outcome().copied();
    let lists = who.seat().and_then(|seat| lists(table, seat));
    SeenStep { seq, moment, ask, why, change, answers, events, view, outcome, lists, hidden }
}

/// The choices of a seat that is asked, before it has chosen anything.
fn lists<G: Game>(table: &Table<G>, seat: Seat) -> Option<Vec<Vec<G::Choice>>> {
    let chair = table.chair(seat);
    let (blank, mut choices) = (Sheet::blank(chair.parts()), Choices::new());
    let listed = (0..blank.parts.len()).map(|part| {
        chair.choices(&blank, part, &mut choices);
        choices.as_slice().to_vec()
    });
    chair.is_asked().then(|| listed.collect())
}

impl<'a, C: Copy> From<&'a Written<C>> for Said<'a, C> {
    fn from(written: &'a Written<C>) -> Self {
        let by = match written.filled_by() {
            Some(FilledBy::Bot) => By::Bot,
            Some(FilledBy::Clock) => By::Clock,
            // A sheet that claims two hands is no part of a log that replays.
            Some(FilledBy::Player { .. }) | None => By::Player,
        };
        Said { seat: written.seat, by, parts: &written.parts, text: written.text.as_deref() }
    }
}

fn in_words<G: Game<View: Display>>(
    told: &SeenStep<'_, G>,
    record: &Line<G>,
    table: &Table<G>,
) -> Result<()> {
    match (&told.ask, record) {
        (_, Record::Head(head)) => {
            let options = serde_json::to_string(&head.options)?;
            output::line(format!("{} with {} seats, {options}", head.game, head.seats))?;
        }
        (_, Record::Amend(amended)) => output::line(format!("{}. {:?}", told.seq, amended.change))?,
        (Some(ask), Record::Close(closed)) => {
            let asked: Vec<String> = ask.asked().iter().map(|seat| seat.number().to_string()).collect();
            let (topic, asked) = (ask.topic.0, asked.join(", "));
            output::line(format!("{}. {topic}, asked of {asked}, closed: {:?}", told.seq, closed.why))?;
        }
        _ => {}
    }
    for answer in &told.answers {
        let parts = serde_json::to_string(answer.parts)?;
        let text = answer.text.map(|text| format!(" \"{text}\"")).unwrap_or_default();
        let hand = match answer.by {
            By::Clock => " (by the clock)",
            By::Bot => " (by a bot)",
            By::Player => "",
        };
        output::line(format!("   seat {} said {parts}{text}{hand}", answer.seat.number()))?;
    }
    let heard_by = told.hidden.as_ref().map_or(&[][..], |hidden| &hidden.heard_by);
    for (number, event) in told.events.iter().enumerate() {
        let heard_by = match heard_by.get(number) {
            Some(Audience::Only(seats)) => format!(" (heard by {seats:?})"),
            Some(Audience::Everyone) | None => String::new(),
        };
        output::line(format!("   {}{heard_by}", serde_json::to_string(event)?))?;
    }
    output::line(format!("\n{}", told.view))?;
    if let Now::Over(outcome) = table.now() {
        let winners: Vec<String> =
            outcome.winners.iter().map(|seat| format!("seat {}", seat.number())).collect();
        let won = if winners.is_empty() { "nobody".to_owned() } else { winners.join(" and ") };
        output::line(format!("Over: won by {won}; points {:?}", outcome.scores))?;
    }
    Ok(())
}

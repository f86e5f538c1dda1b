//! Law 3: nothing leaks. A viewer cannot tell apart two worlds that look the same to it.
//!
//! For a state, a viewer and a world imagined from the view:
//!
//! - **3a** view, question, round and turn, silence, choices, every refusal and the viewer's own default are the same in both,
//!   and so are the choices of partners whose sheets the viewer sees;
//! - **3b, the twin**: the game goes on in both worlds, the viewer's own answer being the same. Once with the same
//!   answers of everybody: whatever the viewer then hears differently must be an event that reveals. And once with
//!   other answers of the others: the first thing that the viewer hears differently must come with a revealing
//!   event on one of the sides. Where nothing is heard differently, view and question are the same afterwards;
//! - **3c, the converse**: where the views are the same afterwards, so was the news (but for fleeting events): an
//!   event that leaves no trace in the view was told to somebody who should not have heard it;
//! - **3f** where the answers are the same and both worlds tell the same content, they tell it in the same words and order:
//!   an order that follows a secret tells it, and what reveals something does not excuse its own order;
//! - **3d** is in `deals`: two deals that look the same to a viewer;
//! - **3e** what lies in front of others changes neither the view nor the lists of anybody who is not their partner;
//! - **lazy**: imagined worlds differ from the truth and from each other, in each secret, at least half as often as
//!   even guesses would. (A view that shows a secret lets `imagine` copy the truth; an `imagine` that always guesses
//!   the same is wrong as often as any other, but never differs from itself.)
//!
//! The worlds are imagined ones, and those in which two other seats have swapped all that they hold
//! ([`Specimen::swapped`]): what is imagined at random seldom differs in nothing but in who holds what.

use std::collections::BTreeMap;

use crate::kit::facts::{self, Node};
use crate::kit::walk::Walk;
use crate::kit::{Fault, Report, Specimen, viewers};
use crate::step::Cause;
use crate::{
    Answer, Answers, Ask, Choices, Close, Dice, FilledBy, Game, Lane, News, Now, Seat, Sheet, Step, Tells,
    Viewer,
};

/// Imagined worlds a viewer and question.
const WORLDS: u32 = 2;
/// One in so many questions is looked at while the sheets of others lie there.
const LOCKED_IN: u32 = 3;
/// Choices tried in each part for the same refusal.
const REFUSALS: usize = 24;
/// Below this many guesses a low count proves nothing.
const FEWEST_GUESSES: f64 = 40.0;

pub(crate) fn play<G: Specimen>(
    walk: &mut Walk<G>,
    options: &G::Options,
    suspicions: &mut Suspicions,
    report: &mut Report,
) -> Result<(), Fault> {
    let universe = G::universe(options);
    while walk.goes_on() {
        for who in viewers(walk.table.seats()) {
            let view = walk.table.view(who);
            let mut earlier: Option<G> = None;
            for _ in 0..WORLDS {
                let imagined = G::imagine(&view, &mut walk.dice);
                let truth = walk.table.game.clone();
                looks_the_same(walk, who, &view, &truth, &imagined, &universe)?;
                suspicions.note("the truth", &truth, &imagined, who);
                if let Some(earlier) = &earlier {
                    suspicions.note("each other", earlier, &imagined, who);
                }
                report.twins += 1;
                goes_on_the_same(walk, who, &truth, &imagined)?;
                earlier = Some(imagined);
            }
            if let Some(swapped) = swapped(walk, who) {
                let truth = walk.table.game.clone();
                report.twins += 1;
                looks_the_same(walk, who, &view, &truth, &swapped, &universe)?;
                goes_on_the_same(walk, who, &truth, &swapped)?;
            }
        }
        if walk.dice.once_in(LOCKED_IN) {
            lying_sheets_tell_nothing(walk)?;
        }
        let mut news = News::unheard();
        if let Some(step) = walk.amend(&mut news) {
            changes_the_same(walk, &step)?;
            walk.take(step)?;
        }
        if walk.goes_on() {
            let manner = walk.manner();
            walk.step(manner, &mut news)?;
        }
    }
    Ok(())
}

/// The world in which two others have swapped all that they hold, where that looks the same to the viewer.
fn swapped<G: Specimen>(walk: &mut Walk<G>, who: Viewer) -> Option<G> {
    let others: Vec<Seat> = (0..walk.table.seats())
        .map(|seat| Seat::nth(usize::from(seat)))
        .filter(|seat| who.seat() != Some(*seat))
        .collect();
    let (one, other) = (*walk.dice.pick(&others)?, *walk.dice.pick(&others)?);
    let truth = &walk.table.game;
    let world = truth.swapped(one, other).filter(|_| one != other)?;
    (world != *truth && world.view(who) == truth.view(who)).then_some(world)
}

/// 3a. Lists are compared as they are: an order that follows a secret tells it.
pub(crate) fn looks_the_same<G: Game>(
    walk: &mut Walk<G>,
    who: Viewer,
    view: &G::View,
    truth: &G,
    imagined: &G,
    universe: &[G::Choice],
) -> Result<(), Fault> {
    let leak = |what: &str| Fault::new("3a", format!("{who:?} can tell an imagined world by {what}"));
    if imagined.view(who) != *view {
        return Err(leak("its view"));
    }
    if imagined.now() != truth.now() {
        return Err(leak("what is asked"));
    }
    if imagined.hush() != truth.hush() {
        return Err(leak("who may not talk"));
    }
    if imagined.moment() != truth.moment() {
        return Err(leak("how rounds and turns are counted"));
    }
    let (Viewer::Seat(seat), Now::Ask(ask)) = (who, truth.now()) else {
        return Ok(());
    };
    let partners = walk.table.sees_sheets_of(seat).without(seat);
    for partner in partners.iter().filter(|partner| ask.asked().has(*partner)) {
        let mut sheet = walk.draft(&ask, partner)?;
        for part in 0..sheet.parts.len() {
            let written = sheet.parts[part].take();
            if listed(truth, partner, &sheet, part) != listed(imagined, partner, &sheet, part) {
                return Err(leak("what a partner writes on a sheet that it sees"));
            }
            sheet.parts[part] = written;
        }
    }
    if !ask.asked().has(seat) {
        return Ok(());
    }
    let draft = walk.draft(&ask, seat)?;
    for part in 0..draft.parts.len() {
        let mut sheet = draft.clone();
        sheet.parts[part] = None;
        if listed(truth, seat, &sheet, part) != listed(imagined, seat, &sheet, part) {
            return Err(leak("its choices"));
        }
        for _ in 0..REFUSALS.min(universe.len()) {
            sheet.parts[part] = walk.dice.pick(universe).copied();
            if truth.check(seat, &sheet) != imagined.check(seat, &sheet) {
                return Err(leak("a refusal"));
            }
        }
    }
    let default = |world: &G| {
        let mut dice = Dice::new(&walk.table.seed, Lane::Absent(walk.table.number(), seat));
        world.absent(seat, &draft, &mut dice)
    };
    if default(truth) != default(imagined) {
        return Err(leak("its own default"));
    }
    Ok(())
}

fn listed<G: Game>(world: &G, seat: Seat, sheet: &Sheet<G::Choice>, part: usize) -> Vec<G::Choice> {
    let mut out = Choices::new();
    world.choices(seat, sheet, part, &mut out);
    out.as_slice().to_vec()
}

/// 3e. Plays on a table that is put back as it was.
fn lying_sheets_tell_nothing<G: Game>(walk: &mut Walk<G>) -> Result<(), Fault> {
    let Now::Ask(ask) = walk.table.now().clone() else { return Ok(()) };
    let as_it_was = walk.table.clone();
    let seen = |walk: &mut Walk<G>, seat: Seat| {
        let blank = Sheet::blank(ask.parts[seat]);
        let lists: Vec<_> = (0..blank.parts.len()).map(|part| walk.listed(seat, &blank, part)).collect();
        (walk.table.view(Viewer::Seat(seat)), lists)
    };
    for looks in ask.asked().iter() {
        let own = ask.party_of(looks);
        let before = seen(walk, looks);
        for other in ask.asked().iter().filter(|other| ask.party_of(*other) != own) {
            let sheet = walk.sheet(&ask, other)?;
            walk.hand_in(other, sheet)?;
            if seen(walk, looks) != before {
                let story =
                    format!("{looks:?} can tell by the view or the lists what {other:?} has locked in");
                return Err(Fault::new("3e", story));
            }
        }
        walk.table = as_it_was.clone();
    }
    Ok(())
}

/// 3b and 3c.
pub(crate) fn goes_on_the_same<G: Game>(
    walk: &mut Walk<G>,
    who: Viewer,
    truth: &G,
    imagined: &G,
) -> Result<(), Fault> {
    let Now::Ask(ask) = truth.now() else { return Ok(()) };
    let Some(answers) = answers(walk, &ask, &[truth], None) else {
        return Ok(());
    };
    // The same answers, if the imagined world allows them. Otherwise what both worlds allow, if anything.
    let shared = if allows(imagined, &answers) {
        Some(answers.clone())
    } else {
        self::answers(walk, &ask, &[truth, imagined], None)
    };
    if let Some(shared) = shared {
        compare(walk, who, (truth, &shared), (imagined, &shared), Twins::SameAnswers)?;
    }
    // Other answers of the others, in either world.
    for world in [truth, imagined] {
        if let Some(others) = self::answers(walk, &ask, &[world], Some((who, &answers))) {
            compare(walk, who, (truth, &answers), (world, &others), Twins::OtherAnswers)?;
        }
    }
    Ok(())
}

/// What two worlds that go on side by side have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Twins {
    SameAnswers,
    OtherAnswers,
}

fn compare<G: Game>(
    walk: &Walk<G>,
    who: Viewer,
    (truth, true_answers): (&G, &Answers<G::Choice>),
    (imagined, imagined_answers): (&G, &Answers<G::Choice>),
    twins: Twins,
) -> Result<(), Fault> {
    let go_on = |world: &G, answers: &Answers<G::Choice>| {
        let mut next = world.clone();
        let mut news = News::new();
        let mut dice = Dice::new(&walk.table.seed, Lane::Question(walk.table.number()));
        next.resolve(answers, &mut dice, &mut news);
        (next, news)
    };
    let told = format!("{twins:?}: {true_answers:?}");
    tell_apart(who, go_on(truth, true_answers), go_on(imagined, imagined_answers), twins, &told)
}

/// 3b and 3c, where somebody joins or leaves.
fn changes_the_same<G: Game>(walk: &mut Walk<G>, step: &Step<G>) -> Result<(), Fault> {
    let Cause::Amended { change } = step.cause else { return Ok(()) };
    let truth = walk.table.game.clone();
    for who in viewers(walk.table.seats()) {
        let imagined = G::imagine(&truth.view(who), &mut walk.dice);
        let amended = |world: &G| {
            let (mut next, mut news) = (world.clone(), News::new());
            let mut dice = Dice::new(&walk.table.seed, Lane::Amend(walk.table.amends));
            next.amend(&change, &mut dice, &mut news).map(|()| (next, news))
        };
        match (amended(&truth), amended(&imagined)) {
            (Ok(one), Ok(other)) => {
                tell_apart(who, one, other, Twins::SameAnswers, &format!("{change:?}"))?;
            }
            (one, other) if one.is_err() == other.is_err() => {}
            _ => return Err(Fault::new("3a", format!("{who:?} can tell a world by who may {change:?}"))),
        }
    }
    Ok(())
}

/// What a viewer makes of two worlds that have gone on side by side.
fn tell_apart<G: Game>(
    who: Viewer,
    (true_next, true_news): (G, News<G::Event>),
    (imagined_next, imagined_news): (G, News<G::Event>),
    twins: Twins,
    told: &str,
) -> Result<(), Fault> {
    let true_heard: Vec<&G::Event> = true_news.heard_by(who).collect();
    let imagined_heard: Vec<&G::Event> = imagined_news.heard_by(who).collect();
    let views_agree = true_next.view(who) == imagined_next.view(who);

    let longest = true_heard.len().max(imagined_heard.len());
    let first_difference = (0..longest).find(|&event| true_heard.get(event) != imagined_heard.get(event));
    let Some(event) = first_difference else {
        if views_agree && true_next.now() == imagined_next.now() && true_next.hush() == imagined_next.hush() {
            return Ok(());
        }
        let what = if views_agree { "what is asked next" } else { "the view after it" };
        return Err(Fault::new(
            "3b",
            format!("{who:?} heard the same and yet learns something by {what} ({told})"),
        ));
    };
    let [one, other] = [true_heard.get(event).copied(), imagined_heard.get(event).copied()];
    let content = |heard: &[&G::Event]| Node::List(heard.iter().map(facts::node).collect()).content();
    if twins == Twins::SameAnswers && content(&true_heard) == content(&imagined_heard) {
        let story =
            format!("{who:?} hears the same in another order: {one:?} where it could be {other:?} ({told})");
        return Err(Fault::new("3f", story));
    }
    let reveals = |event: Option<&G::Event>, if_none: bool| event.map_or(if_none, Tells::reveals);
    let may_differ = match twins {
        Twins::SameAnswers => reveals(one, true) && reveals(other, true),
        Twins::OtherAnswers => reveals(one, false) || reveals(other, false),
    };
    if !may_differ {
        return Err(Fault::new(
            "3b",
            format!("{who:?} hears {one:?} or {other:?}, and neither is said to reveal anything ({twins:?})"),
        ));
    }
    let is_fleeting = |event: Option<&G::Event>| event.is_some_and(Tells::fleeting);
    if views_agree && !is_fleeting(one) && !is_fleeting(other) {
        return Err(Fault::new(
            "3c",
            format!("{who:?} heard {one:?} or {other:?}, and no view of theirs knows the difference"),
        ));
    }
    Ok(())
}

/// Random answers that all these worlds allow; the viewer's own party says what it said before. Nothing if some
/// party that must answer has no choice in common.
fn answers<G: Game>(
    walk: &mut Walk<G>,
    ask: &Ask,
    worlds: &[&G],
    as_before: Option<(Viewer, &Answers<G::Choice>)>,
) -> Option<Answers<G::Choice>> {
    let mut answers = Vec::new();
    for party in &ask.parties {
        let own = as_before.filter(|(who, _)| who.seat().is_some_and(|seat| party.has(seat)));
        if let Some((_, before)) = own {
            answers.extend(before.iter().filter(|answer| party.has(answer.seat)).cloned());
        } else if !(ask.pass && walk.dice.once_in(2)) {
            let speakers: Vec<Seat> = party.iter().collect();
            let seat = *walk.dice.pick(&speakers)?;
            match sheet(walk, ask, seat, worlds) {
                Some(sheet) => answers.push(Answer { seat, sheet, by: FilledBy::Player { nonce: 0 } }),
                // Nothing to act with: it passes.
                None if ask.pass => {}
                None => return None,
            }
        }
        if ask.close == Close::First && !answers.is_empty() {
            break;
        }
    }
    Some(answers.into_iter().collect())
}

fn sheet<G: Game>(walk: &mut Walk<G>, ask: &Ask, seat: Seat, worlds: &[&G]) -> Option<Sheet<G::Choice>> {
    let mut sheet = Sheet::blank(ask.parts[seat]);
    for part in 0..sheet.parts.len() {
        let mut common = listed(worlds[0], seat, &sheet, part);
        for world in &worlds[1..] {
            let also = listed(*world, seat, &sheet, part);
            common.retain(|choice| also.contains(choice));
        }
        sheet.parts[part] = Some(*walk.dice.pick(&common)?);
    }
    if ask.unordered {
        sheet.parts.sort_unstable();
    }
    sheet.text = ask.text_of(seat).map(|text| "a".repeat(usize::from(text.shortest.max(1))).into());
    sheet.ready = true;
    Some(sheet)
}

fn allows<G: Game>(world: &G, answers: &Answers<G::Choice>) -> bool {
    answers.iter().all(|answer| world.check(answer.seat, &answer.sheet).is_ok())
}

/// How often imagined worlds differed from the truth and from each other, for each secret.
#[derive(Default)]
pub(crate) struct Suspicions(BTreeMap<(String, &'static str), Guesses>);

#[derive(Default)]
struct Guesses {
    made: f64,
    differed: f64,
    /// How many of them an even guess would have got wrong.
    expected: f64,
}

impl Suspicions {
    fn note<G: Specimen>(&mut self, from: &'static str, one: &G, imagined: &G, who: Viewer) {
        let guesses = imagined.secrets(who);
        for secret in one.secrets(who).into_iter().filter(|secret| secret.worlds > 1) {
            let guess = guesses.iter().find(|guess| guess.name == secret.name);
            let noted = self.0.entry((secret.name, from)).or_default();
            noted.made += 1.0;
            noted.expected += 1.0 - 1.0 / f64::from(secret.worlds);
            if guess.is_none_or(|guess| guess.truth != secret.truth) {
                noted.differed += 1.0;
            }
        }
    }

    pub fn judge(&self) -> Result<(), Fault> {
        for ((secret, from), guesses) in &self.0 {
            if guesses.made >= FEWEST_GUESSES && guesses.differed < guesses.expected / 2.0 {
                let Guesses { made, differed, expected } = guesses;
                let story = format!(
                    "of {made} imagined worlds {differed} differ from {from} in {secret}; even guesses would give {expected:.0}"
                );
                return Err(Fault::new("lazy", story));
            }
        }
        Ok(())
    }
}

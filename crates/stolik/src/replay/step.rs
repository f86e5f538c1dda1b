//! One step of a game, as somebody saw it.

use serde::Serialize;
use stolik_shelf::journal::Line;
use stolik_table::{
    Ask, Audience, Choices, FilledBy, Game, Moment, News, Outcome, PlayerChange, Record, Roster, Seat, Sheet,
    Table, Viewer, Why, Written,
};

/// One step, as the viewer saw it. The first is the deal: no question came before it. `stolik replay --help` says what
/// each field means.
#[derive(Serialize)]
pub struct SeenStep<'a, G: Game> {
    pub seq: u32,
    #[serde(flatten)]
    pub moment: Moment,
    pub ask: Option<Ask>,
    pub why: Option<Why>,
    pub change: Option<Roster>,
    /// Who came and went while the question was open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<PlayerChange>,
    /// Only those that the viewer may know; what an answer led to, the events tell.
    pub answers: Vec<Said<'a, G::Choice>>,
    pub events: Vec<&'a G::Event>,
    pub view: G::View,
    pub outcome: Option<Outcome>,
    /// What the seat that looks on may answer to the next question, part by part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lists: Option<Vec<Vec<G::Choice>>>,
    #[serde(flatten)]
    pub hidden: Option<Hidden<G>>,
}

/// An answer that counted.
#[derive(Serialize)]
pub struct Said<'a, C> {
    pub seat: Seat,
    pub by: By,
    pub parts: &'a [Option<C>],
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'a str>,
}

/// Whose choice it was.
#[derive(Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    Player,
    Bot,
    Clock,
}

/// What only `--all` is told.
#[derive(Serialize)]
pub struct Hidden<G> {
    /// Who heard each event: a card that was drawn does not say by whom.
    pub heard_by: Vec<Audience>,
    pub state: G,
}

pub fn told<'a, G: Game>(
    seq: u32,
    asked: Option<(Moment, Ask)>,
    players: Vec<PlayerChange>,
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
    SeenStep { seq, moment, ask, why, change, players, answers, events, view, outcome, lists, hidden }
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

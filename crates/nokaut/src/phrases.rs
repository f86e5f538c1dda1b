//! The text of a card, made from what it does: a row of phrases, each found by its key in `content/nokaut/*.ftl`. A text
//! cannot say what the card does not do, because nobody writes it down beside the effect.

use serde::Serialize;

use crate::effect::{Attempt, Kind, Lasting, OfRank, Place, Rank, Rival, Step, Trigger, Whom, Whose};

/// One sentence, or a part of one, and the number in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Phrase {
    pub key: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u8>,
}

impl Phrase {
    fn new(key: impl Into<String>) -> Phrase {
        Phrase { key: key.into(), count: None }
    }
}

/// The whole text of a card; nothing for an ordinary character.
pub fn text_of(kind: &Kind) -> Vec<Phrase> {
    let mut text: Vec<Phrase> = kind.stays.iter().map(lasting).collect();
    text.extend(steps("enter-may-", kind.enters));
    text.extend(
        kind.answers.map(|Trigger { to, of }| Phrase::new(format!("when-{}-{}", attempt(to), rival(of)))),
    );
    text.extend(steps("", kind.does));
    if kind.unstoppable {
        text.push(Phrase::new("unstoppable"));
    }
    text
}

/// The first step says when, the next ones follow from it.
fn steps(first: &str, steps: &[Step]) -> Vec<Phrase> {
    let mut text = Vec::new();
    let mut before = first;
    for (index, step) in steps.iter().enumerate() {
        // What is not done, because something else is done: "instead".
        if *step == Step::VoidIt && index + 1 < steps.len() {
            before = "instead-";
            continue;
        }
        let (key, count) = said(step);
        text.push(Phrase { key: format!("{before}{key}"), count });
        before = "then-";
    }
    text
}

fn said(step: &Step) -> (String, Option<u8>) {
    let plain = |key: &str| (key.to_owned(), None);
    match step {
        Step::Draw(count) => ("draw".to_owned(), Some(*count)),
        Step::Discard(count) => ("discard".to_owned(), Some(*count)),
        Step::TakeCharacters(count) => ("take-characters".to_owned(), Some(*count)),
        Step::DiscardAny => plain("discard-any"),
        Step::DrawAsMany => plain("draw-as-many"),
        Step::Destroy(whom) => (format!("destroy-{}", whom_is(*whom)), None),
        Step::Move(whom) => (format!("move-{}", whom_is(*whom)), None),
        Step::Swap(whom) => (format!("swap-{}", whom_is(*whom)), None),
        Step::Sacrifice(whom) => (format!("sacrifice-{}", whom_is(*whom)), None),
        Step::StopIt => plain("stop-it"),
        Step::VoidIt => plain("void-it"),
        Step::DestroyIt => plain("destroy-it"),
        Step::MayPlayOrdinary => plain("may-play-ordinary"),
    }
}

fn lasting(lasting: &Lasting) -> Phrase {
    Phrase::new(match lasting {
        Lasting::Unmovable => "stays-unmovable".to_owned(),
        Lasting::SafeFrom(rank) => format!("stays-safe-from-{}", rank_is(*rank)),
        Lasting::Guards(whom) => format!("stays-guards-{}", whom_is(*whom)),
    })
}

fn whom_is(Whom { whose, rank, place }: Whom) -> String {
    let whose = match whose {
        Whose::Any => "any",
        Whose::Own => "own",
        Whose::Opposing => "opposing",
    };
    let rank = match rank {
        OfRank::Whichever => "",
        OfRank::OrdinaryOnly => "-ordinary",
    };
    let place = match place {
        Place::Anywhere => "",
        Place::Adjacent => "-adjacent",
        Place::Elsewhere => "-elsewhere",
    };
    format!("{whose}{rank}{place}")
}

const fn rank_is(rank: Rank) -> &'static str {
    match rank {
        Rank::Ordinary => "ordinary",
        Rank::Special => "special",
        Rank::Magic => "magic",
        Rank::Riposte => "riposte",
    }
}

const fn attempt(attempt: Attempt) -> &'static str {
    match attempt {
        Attempt::Card => "card",
        Attempt::Character => "character",
        Attempt::Destruction => "destruction",
        Attempt::RelocationOfYours => "relocation-of-yours",
    }
}

const fn rival(rival: Rival) -> &'static str {
    match rival {
        Rival::Other => "other",
        Rival::Opponent => "opponent",
    }
}

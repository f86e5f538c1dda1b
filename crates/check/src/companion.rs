//! What the companion of a physical box asks of the rules, without a table: so that it counts as the server does.

use stolik_shelf::nosedive::companion::{BoxAnswer, BoxAsk, answer as nosedive};

use crate::parted;

/// For a page: the first line names the game, as JSON, the rest is the question as JSON, and so is the answer.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let (game, ask) = parted(question);
    let answer = match serde_json::from_slice(game) {
        Ok("nosedive") => {
            serde_json::from_slice::<BoxAsk>(ask).map_or(BoxAnswer::Unclear, |ask| nosedive(&ask))
        }
        _ => BoxAnswer::Unclear,
    };
    serde_json::to_vec(&answer).unwrap_or_default()
}

//! `stolik rules`: the rules of a game, as its page in the client has them.

use anyhow::Result;
use stolik_shelf::with_game;
use stolik_words::rules;

use crate::cli::RulesArgs;
use crate::output;

pub fn run(args: &RulesArgs) -> Result<()> {
    for line in with_game!(args.game, G => rules::rules::<G>(args.lang)) {
        output::line(line)?;
    }
    Ok(())
}

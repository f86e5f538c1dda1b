//! `stolik games`: what is on the shelf.

use anyhow::Result;
use serde::Serialize;
use stolik_players::Played;
use stolik_shelf::{GameId, settings, with_game};
use stolik_table::{Info, Setting};

use crate::cli::GamesArgs;
use crate::output;

#[derive(Serialize)]
struct Listed {
    game: &'static str,
    fewest_seats: u8,
    most_seats: u8,
    bots: &'static [&'static str],
    options: &'static [Setting],
    /// The rules in our words, in the project.
    rules: String,
    rules_version: u16,
}

pub fn run(args: &GamesArgs) -> Result<()> {
    let all: Vec<Listed> = GameId::ALL.iter().map(|&game| listed(game)).collect();
    if args.json {
        return output::json(&all);
    }
    for one in all {
        output::line(format!("{}: {} to {} players", one.game, one.fewest_seats, one.most_seats))?;
        output::line(format!("  bots: {}", one.bots.join(", ")))?;
        output::line(format!("  rules: stolik rules {} (version {})", one.game, one.rules_version))?;
        for setting in one.options {
            output::line(format!("  --set {}=… ({})", setting.key, settings::describe(setting.values)))?;
            output::line(format!("      {}", setting.help))?;
        }
    }
    Ok(())
}

fn listed(game: GameId) -> Listed {
    let Info { id, seats, rules, settings, .. } = game.info();
    Listed {
        game: id,
        fewest_seats: *seats.start(),
        most_seats: *seats.end(),
        bots: with_game!(game, G => <G as Played>::NAMES),
        options: settings,
        rules: format!("crates/{id}/rules.md"),
        rules_version: rules,
    }
}

//! `stolik` without a command: a short simulation that shows what there is.

use anyhow::Result;
use stolik_players::Played;
use stolik_shelf::GameId;
use stolik_shelf::pixoid::Pixoid;

use crate::cli::SimArgs;
use crate::output;
use crate::sim::simulate;

pub fn run() -> Result<()> {
    output::line(
        "Stolik plays Pixoid by itself for a moment. (`stolik --help` shows what else it can do.)\n",
    )?;
    output::line("Random players, to see how fast the table is:")?;
    let pixoid = SimArgs {
        game: GameId::Pixoid,
        seats: Some(4),
        games: 20_000,
        seed: 1,
        bots: vec!["random".to_owned()],
        set: Vec::new(),
        threads: 1,
        log: None,
        json: false,
    };
    simulate::<Pixoid>(&pixoid)?.tell()?;

    let best = Pixoid::NAMES.last().copied().unwrap_or("random");
    output::line(format!("\nThe short game, {best} as Pixoid (seat 0) against three random Viruses:"))?;
    let bots = [best, "random", "random", "random"].map(str::to_owned).to_vec();
    let set = ["variant=short", "first=0"].map(str::to_owned).to_vec();
    simulate::<Pixoid>(&SimArgs { games: 40, bots, set, ..pixoid.clone() })?.tell()?;

    output::line(format!("\nThe other way round, three {best} Viruses hunt a random Pixoid:"))?;
    let bots = ["random", best, best, best].map(str::to_owned).to_vec();
    let set = ["variant=short", "first=0"].map(str::to_owned).to_vec();
    simulate::<Pixoid>(&SimArgs { games: 40, bots, set, ..pixoid })?.tell()
}

//! What Ruletka's bots are worth: one of them against a table of others, at every number of seats.
//!
//! `cargo run --release -p stolik-players --example ruletka_strength -- GAMES [NAME …] [seats=N …] [against=NAME …]`. Where
//! nobody wins, everybody has half a win. The interval is 95 % (Wilson). With `speed` instead it says how fast random
//! players decide.

use std::io::Write as _;

use stolik_players::{Company, Played, Share};
use stolik_shelf::ruletka::{Deck, Options, Ruletka};
use stolik_table::{Seat, Secret, Sources, Table};

const OPPONENTS: [&str; 5] = ["random", "always-honest", "always-accusing", "greedy", "characters"];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if(|first| first == "speed").is_some() {
        return speed();
    }
    let games: u64 = arguments.next().ok_or("how many games?")?.parse()?;
    let (mut names, mut seats, mut against) = (Vec::new(), Vec::new(), Vec::new());
    for argument in arguments {
        match argument.split_once('=') {
            Some(("seats", number)) => seats.push(number.parse::<u8>()?),
            Some(("against", name)) => against.push(name.to_owned()),
            _ => names.push(argument),
        }
    }
    if names.is_empty() {
        names = ["champion", "honest", "bluffer", "accuser"].map(String::from).to_vec();
    }
    if against.is_empty() {
        against = OPPONENTS.map(String::from).to_vec();
    }
    for name in &names {
        if seats.is_empty() {
            println!("{name}, without action cards");
            row(name, &against, 2, games, Options { deck: Deck::None, ..Options::default() })?;
        }
        println!("{name}");
        for number in 2..=6 {
            if seats.is_empty() || seats.contains(&number) {
                row(name, &against, number, games, Options::default())?;
            }
        }
    }
    Ok(())
}

/// Random players with all cards in, through a table, at every number of seats.
fn speed() -> Result<(), Box<dyn std::error::Error>> {
    for seats in 2..=6 {
        let (mut decisions, since) = (0, std::time::Instant::now());
        for number in 0..4000 {
            let seed = Sources::alone(Secret::of_simulation(1, number)).seed();
            let mut table = Table::<Ruletka>::deal(&Options::default(), seats, seed)?;
            let players: Option<Vec<_>> = (0..seats).map(|_| Ruletka::player("random")).collect();
            let mut company = Company::new(players.ok_or("there is no such bot")?, &seed);
            decisions += company.play(&mut table, |_| Ok::<(), std::convert::Infallible>(()))?.decisions;
        }
        let seconds = since.elapsed().as_secs_f64();
        println!("{seats} seats: {:.2} million decisions a second", decisions as f64 / seconds / 1e6);
    }
    Ok(())
}

fn row(
    name: &str,
    against: &[String],
    seats: u8,
    games: u64,
    options: Options,
) -> Result<(), Box<dyn std::error::Error>> {
    print!("| {seats} | {:.1} % |", 100.0 / f64::from(seats));
    for opponent in against {
        let mut won = 0.0;
        for number in 0..games {
            won += play(name, opponent, seats, number, &options)?;
        }
        let Share { percent, from, to } = Share::of(won, games as f64);
        print!(" {percent:.0} % [{from:.0}, {to:.0}] |");
        std::io::stdout().flush()?;
    }
    println!();
    Ok(())
}

/// One game; the bot sits on another chair each time.
fn play(
    name: &str,
    opponent: &str,
    seats: u8,
    number: u64,
    options: &Options,
) -> Result<f64, Box<dyn std::error::Error>> {
    let seed = Sources::alone(Secret::of_simulation(2026, number)).seed();
    let mut table = Table::<Ruletka>::deal(options, seats, seed)?;
    let own = number as usize % usize::from(seats);
    let characters = ["honest", "bluffer", "accuser"];
    let player = |seat: usize| match opponent {
        _ if seat == own => name,
        "characters" => characters[(seat + number as usize) % characters.len()],
        _ => opponent,
    };
    let players: Option<Vec<_>> = (0..seats.into()).map(|seat| Ruletka::player(player(seat))).collect();
    let mut company = Company::new(players.ok_or("there is no such bot")?, &seed);
    let finished = company.play(&mut table, |_| Ok::<(), std::convert::Infallible>(()))?;
    let winners = finished.outcome.winners;
    Ok(if winners.is_empty() { 0.5 } else { f64::from(u8::from(winners.has(Seat::nth(own)))) })
}

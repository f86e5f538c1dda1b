//! What playing Nosedive thousands of times says:
//!
//! ```text
//! cargo run -p stolik-players --example nosedive_report
//! ```
//!
//! How strong the bots are against random and greedy players; whether being influencer pays; what the order of taking piles
//! does; and what other constants of the rating would do: to ratings at the end, and to who wins. `GAMES=200` plays fewer
//! games a row; `strength`, `speed` or the name of a bot gives one part only.

use std::error::Error;
use std::time::{Duration, Instant};

use stolik_players::{Company, Played, Player};
use stolik_shelf::nosedive::rating::{Formula, Mark};
use stolik_shelf::nosedive::score::score;
use stolik_shelf::nosedive::{Nosedive, Open, Options, Rating, Summary};
use stolik_table::{
    BySeat, Dice, Lane, News, Now, Outcome, Seat, Seats, Secret, Sources, Table, Viewer, Why,
};

type Failure = Box<dyn Error>;

/// A whole game, as it can be counted.
struct Evening {
    open: Open,
    outcome: Outcome,
    rounds: Vec<Round>,
    thought: Duration,
    longest: Duration,
    decisions: u32,
}

struct Round {
    influencer: Seat,
    /// In which place everybody took a pile, from 0, and what it was worth at the ratings of the end.
    order: Vec<(Seat, stolik_shelf::nosedive::Cards)>,
    summary: Summary,
}

fn play(names: &[&str], number: u64) -> Result<Evening, Failure> {
    let seats = names.len() as u8;
    let seed = Sources::alone(Secret::of_simulation(77, number)).seed();
    let mut table = Table::<Nosedive>::deal(&Options::default(), seats, seed)?;
    let player = |name: &&str| Nosedive::player(name).ok_or("no such bot");
    let mut players: Vec<Box<dyn Player<Nosedive>>> = names.iter().map(player).collect::<Result<_, _>>()?;
    let mut minds: Vec<Dice> = (0..8).map(|seat| Dice::new(&seed, Lane::Mind(Seat::nth(seat)))).collect();
    let (mut rounds, mut order) = (Vec::new(), Vec::new());
    let (mut thought, mut longest, mut decisions) = (Duration::ZERO, Duration::ZERO, 0);
    let mut influencer = table.view(Viewer::Public).open.influencer;
    while let Now::Ask(ask) = table.now().clone() {
        for seat in ask.asked().iter() {
            let begun = Instant::now();
            let sheet = players[seat.index()].answer(table.chair(seat), &mut minds[seat.index()]);
            let took = begun.elapsed();
            (thought, longest, decisions) = (thought + took, longest.max(took), decisions + 1);
            table.submit(seat, table.number(), sheet, 1);
        }
        let mut news = News::new();
        table.close(Why::Answered, &mut news)?;
        for event in news.heard_by(Viewer::Public) {
            match event {
                stolik_shelf::nosedive::Event::TookPile { seat, cards, .. } => order.push((*seat, *cards)),
                stolik_shelf::nosedive::Event::Summed { summary } => {
                    let order = std::mem::take(&mut order);
                    rounds.push(Round { influencer, order, summary: summary.clone() });
                }
                stolik_shelf::nosedive::Event::RoundBegan { influencer: next, .. } => influencer = *next,
                _ => {}
            }
        }
    }
    let open = table.view(Viewer::All).open;
    let outcome = table.now().outcome().copied().ok_or("not over")?;
    Ok(Evening { open, outcome, rounds, thought, longest, decisions })
}

/// 95 % interval of a share, after Wilson.
fn interval(part: f64, whole: f64) -> (f64, f64) {
    let (share, z) = (part / whole, 1.96_f64);
    let middle = share + z * z / (2.0 * whole);
    let width = z * ((share * (1.0 - share) + z * z / (4.0 * whole)) / whole).sqrt();
    let under = 1.0 + z * z / whole;
    (100.0 * (middle - width) / under, 100.0 * (middle + width) / under)
}

/// A win that is shared counts in parts.
fn won(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.has(seat) { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 }
}

fn strength(games: u64) -> Result<(), Failure> {
    println!("| bot | against | seats | games | wins | 95 % | an equal share | mean time | longest |");
    println!("|---|---|---|---|---|---|---|---|---|");
    for bot in ["greedy", "flatterer", "cynic", "strategist"] {
        for rival in ["random", "greedy"].into_iter().filter(|rival| *rival != bot) {
            for seats in 3..=6_usize {
                let (mut wins, mut thought, mut longest, mut decisions) =
                    (0.0, Duration::ZERO, Duration::ZERO, 0);
                for number in 0..games {
                    let own = number as usize % seats;
                    let names: Vec<&str> =
                        (0..seats).map(|seat| if seat == own { bot } else { rival }).collect();
                    let game = play(&names, number)?;
                    wins += won(&game.outcome, Seat::nth(own));
                    (thought, longest) = (thought + game.thought, longest.max(game.longest));
                    decisions += game.decisions / seats as u32;
                }
                let (from, to) = interval(wins, games as f64);
                println!(
                    "| {bot} | {rival} | {seats} | {games} | {:.1} % | {from:.1}–{to:.1} % | {:.1} % | {:.2} ms | {:.1} ms |",
                    100.0 * wins / games as f64,
                    100.0 / seats as f64,
                    1000.0 * thought.as_secs_f64() / f64::from(decisions.max(1)),
                    1000.0 * longest.as_secs_f64(),
                );
            }
        }
    }
    Ok(())
}

/// One bot against itself: the last round's influencer, and who was it at all.
fn influencer(bot: &str, games: u64) -> Result<(), Failure> {
    println!("\n## {bot}: does being influencer pay?\n");
    println!(
        "| seats | games | wins of the first influencer | of the last | an equal share | influencer twice or more | points as influencer of the last round | of the others |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut tables: Vec<Vec<Evening>> = Vec::new();
    for seats in 3..=6_usize {
        let names = vec![bot; seats];
        let all: Vec<Evening> = (0..games).map(|number| play(&names, number)).collect::<Result<_, _>>()?;
        let wins_of = |round: usize| -> f64 {
            all.iter().map(|game| won(&game.outcome, game.rounds[round].influencer)).sum::<f64>()
        };
        let show = |wins: f64| {
            let (from, to) = interval(wins, games as f64);
            format!("{:.1} % ({from:.1}–{to:.1})", 100.0 * wins / games as f64)
        };
        let often = all.iter().filter(|game| {
            let times = |seat: Seat| game.rounds.iter().filter(|round| round.influencer == seat).count();
            game.outcome.winners.iter().any(|seat| times(seat) >= 2)
        });
        let points = |of_influencer: bool| {
            let scores = all.iter().flat_map(|game| {
                let last = game.rounds[2].influencer;
                game.outcome.scores.iter().filter(move |(seat, _)| (*seat == last) == of_influencer)
            });
            let scores: Vec<f64> = scores.map(|(_, score)| f64::from(*score)).collect();
            scores.iter().sum::<f64>() / scores.len() as f64
        };
        println!(
            "| {seats} | {games} | {} | {} | {:.1} % | {:.1} % of the winners | {:.2} | {:.2} |",
            show(wins_of(0)),
            show(wins_of(2)),
            100.0 / seats as f64,
            100.0 * often.count() as f64 / games as f64,
            points(true),
            points(false),
        );
        tables.push(all);
    }
    println!("\n## {bot}: what does the order of taking piles do?\n");
    println!(
        "| seats | mean points of the pile taken first, second, … (all stars kept, no sets) | cards in it |"
    );
    println!("|---|---|---|");
    for all in &tables {
        let seats = all[0].open.seats;
        let rounds = || all.iter().flat_map(|game| &game.rounds);
        let mean = |worth: &dyn Fn(stolik_shelf::nosedive::Cards) -> f64, place: usize| {
            let worths: Vec<f64> = rounds().map(|round| worth(round.order[place].1)).collect();
            worths.iter().sum::<f64>() / worths.len() as f64
        };
        let points = |cards| {
            let score = score(Rating::HIGHEST, cards);
            f64::from(score.stars) - f64::from(score.lost)
        };
        let list = |worth: &dyn Fn(stolik_shelf::nosedive::Cards) -> f64| {
            (0..usize::from(seats))
                .map(|place| format!("{:.1}", mean(worth, place)))
                .collect::<Vec<_>>()
                .join(", ")
        };
        println!("| {seats} | {} | {} |", list(&points), list(&|cards| cards.len() as f64));
    }
    constants(bot, &tables);
    Ok(())
}

/// The same marks, rated by another formula from the same beginning; who would have won with the same cards?
fn constants(bot: &str, tables: &[Vec<Evening>]) {
    println!("\n## {bot}: other constants, with the same marks and the same cards\n");
    println!(
        "| base | divisor | K at 3.000 | seats | mean rating at the end | standard deviation | reached 5.000 | at 1.000 | another winner |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    let house = Formula::HOUSE;
    let others = [24, 17, 15, 12, 30].map(|divisor| Formula { divisor, ..house });
    let steep = Formula { base: 0, divisor: 10 };
    let flat = Formula { base: 27_000, divisor: 100 };
    for formula in [house].into_iter().chain(others).chain([steep, flat]) {
        for all in tables {
            let (mut ratings, mut changed) = (Vec::new(), 0.0);
            for game in all {
                let after = rated(game, formula);
                let worth = |seat: Seat| (score(after[seat], game.open.collected[seat]).points, after[seat]);
                let best = game.open.order.iter().map(|seat| worth(*seat)).max();
                let winners: Seats =
                    game.open.order.iter().copied().filter(|seat| Some(worth(*seat)) == best).collect();
                changed += f64::from(u8::from(winners != game.outcome.winners));
                ratings.extend(after.as_slice().iter().map(|rating| f64::from(rating.0)));
            }
            let count = ratings.len() as f64;
            let mean = ratings.iter().sum::<f64>() / count;
            let variance = ratings.iter().map(|rating| (rating - mean).powi(2)).sum::<f64>() / count;
            let at =
                |end: f64| 100.0 * ratings.iter().filter(|rating| **rating == end).count() as f64 / count;
            println!(
                "| {} | {} | {:.3} | {} | {:.2} | {:.2} | {:.1} % | {:.1} % | {:.1} % |",
                formula.base,
                formula.divisor,
                f64::from(formula.weight(Rating(3000))) / f64::from(formula.divisor) / 1000.0,
                all[0].open.seats,
                mean / 1000.0,
                variance.sqrt() / 1000.0,
                at(5000.0),
                at(1000.0),
                100.0 * changed / all.len() as f64,
            );
        }
    }
}

fn rated(game: &Evening, formula: Formula) -> BySeat<Rating> {
    let mut ratings = game.rounds[0].summary.before;
    for round in &game.rounds {
        let before = ratings;
        for seat in game.open.order.iter().copied() {
            let marks = round.summary.reviews.iter().flat_map(|review| {
                let mark = |what, liked| {
                    let text = review.texts.iter().find(|text| Some(text.what) == what)?;
                    (text.giver == Some(seat)).then_some(Mark { rater: before[review.rater], liked })
                };
                [mark(review.most, true), mark(review.least, false)]
            });
            ratings[seat] = formula.rate(before[seat], marks.flatten(), round.summary.doubled.has(seat));
        }
    }
    ratings
}

/// Random players at one table, through the table and without a log.
fn speed(games: u64) -> Result<(), Failure> {
    println!("| seats | games | decisions | million decisions a second |\n|---|---|---|---|");
    for seats in 3..=6_u8 {
        let (mut decisions, begun) = (0, Instant::now());
        for number in 0..games {
            let seed = Sources::alone(Secret::of_simulation(78, number)).seed();
            let mut table = Table::<Nosedive>::deal(&Options::default(), seats, seed)?;
            let players = (0..seats).map(|_| Nosedive::player("random").ok_or("no such bot"));
            let mut company = Company::new(players.collect::<Result<_, _>>()?, &seed);
            let finished = company.play::<std::convert::Infallible>(&mut table, |_| Ok(()));
            decisions += finished.map_err(|stopped| stopped.to_string())?.decisions;
        }
        let million = decisions as f64 / begun.elapsed().as_secs_f64() / 1e6;
        println!("| {seats} | {games} | {decisions} | {million:.2} |");
    }
    Ok(())
}

fn main() -> Result<(), Failure> {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1000);
    let parts: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |part: &str| parts.is_empty() || parts.iter().any(|one| one == part);
    if wanted("speed") {
        speed(10 * games)?;
    }
    if wanted("strength") {
        strength(games)?;
    }
    for bot in ["random", "greedy", "strategist"].into_iter().filter(|bot| wanted(bot)) {
        influencer(bot, games)?;
    }
    Ok(())
}

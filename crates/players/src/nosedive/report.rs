//! What playing Nosedive thousands of times says: how strong a bot is and how long it thinks; whether being influencer
//! pays; what the order of taking piles does; and what other constants of the rating would do, to ratings and to who wins.

use std::io::Write;

use stolik_shelf::nosedive::rating::{Formula, Mark};
use stolik_shelf::nosedive::score::score;
use stolik_shelf::nosedive::{Cards, Event, Nosedive, Open, Options, Rating, Summary};
use stolik_table::{BySeat, Outcome, Seat, Seats, Secret, Sources, Table, Viewer};

use crate::Played;
use crate::report::{self, NoReport, Share, Thought, Wanted, won};

/// Against whom strength is measured.
const RIVALS: [&str; 2] = ["random", "greedy"];

pub fn report(wanted: &Wanted, out: &mut dyn Write) -> Result<(), NoReport> {
    // Nothing is written before all are known.
    for bot in &wanted.bots {
        Nosedive::player(bot).ok_or_else(|| NoReport::NoSuchBot(bot.clone()))?;
    }
    for bot in &wanted.bots {
        strength(bot, wanted, out)?;
        let mut tables = Vec::new();
        for seats in wanted.seats.clone() {
            let names = vec![bot.as_str(); usize::from(seats)];
            let games = (0..wanted.games).map(|number| play(&names, wanted.seed, number));
            tables.push(games.collect::<Result<Vec<Evening>, _>>()?);
        }
        influencer(bot, &tables, out)?;
        order(bot, &tables, out)?;
        constants(bot, &tables, out)?;
    }
    Ok(())
}

/// A whole game, as it can be counted.
struct Evening {
    open: Open,
    outcome: Outcome,
    rounds: Vec<Round>,
    thought: BySeat<Thought>,
}

struct Round {
    influencer: Seat,
    /// Who took a pile and what was in it, in the order in which they were taken.
    taken: Vec<(Seat, Cards)>,
    summary: Summary,
}

fn play(names: &[&str], seed: u64, number: u32) -> Result<Evening, NoReport> {
    let seats = names.len() as u8;
    let seed = Sources::alone(Secret::of_simulation(seed, u64::from(number))).seed();
    let mut table = Table::<Nosedive>::deal(&Options::default(), seats, seed)?;
    let (mut rounds, mut taken) = (Vec::new(), Vec::new());
    let mut influencer = table.view(Viewer::Public).open.influencer;
    let (outcome, thought) = report::play(&mut table, names, &seed, |_, news| {
        for event in news.heard_by(Viewer::Public) {
            match event {
                Event::TookPile { seat, cards, .. } => taken.push((*seat, *cards)),
                Event::Summed { summary } => {
                    let taken = std::mem::take(&mut taken);
                    rounds.push(Round { influencer, taken, summary: summary.clone() });
                }
                Event::RoundBegan { influencer: next, .. } => influencer = *next,
                _ => {}
            }
        }
    })?;
    Ok(Evening { open: table.view(Viewer::All).open, outcome, rounds, thought })
}

/// One of it among others of one kind, in each chair equally often. One with a larger budget also meets its usual self.
fn strength(bot: &str, wanted: &Wanted, out: &mut dyn Write) -> Result<(), NoReport> {
    let usual = bot.split_once(':').map(|(name, _)| name);
    let rivals = RIVALS.into_iter().chain(usual).filter(|rival| *rival != bot);
    writeln!(out, "\n## {bot}: how strong?\n")?;
    writeln!(out, "| against | seats | games | wins | 95 % | an equal share | mean time | longest |")?;
    writeln!(out, "|---|---|---|---|---|---|---|---|")?;
    for rival in rivals {
        for seats in wanted.seats.clone() {
            let (mut wins, mut thought) = (0.0, Thought::default());
            for number in 0..wanted.games {
                let own = number as usize % usize::from(seats);
                let name = |seat: u8| if usize::from(seat) == own { bot } else { rival };
                let names: Vec<&str> = (0..seats).map(name).collect();
                let game = play(&names, wanted.seed, number)?;
                wins += won(&game.outcome, Seat::nth(own));
                thought.add(game.thought[Seat::nth(own)]);
            }
            let Share { percent, from, to } = Share::of(wins, f64::from(wanted.games));
            writeln!(
                out,
                "| {rival} | {seats} | {} | {percent:.1} % | {from:.1}–{to:.1} % | {:.1} % | {:.2} ms | {:.1} ms |",
                wanted.games,
                100.0 / f64::from(seats),
                thought.mean_ms(),
                thought.longest_ms(),
            )?;
        }
    }
    Ok(())
}

/// One bot against itself: who was influencer first, and who was it last.
fn influencer(bot: &str, tables: &[Vec<Evening>], out: &mut dyn Write) -> Result<(), NoReport> {
    writeln!(out, "\n## {bot}: does being influencer pay?\n")?;
    writeln!(
        out,
        "| seats | games | the first influencer wins | the last one wins | an equal share | winners who were it twice or more | points of the last influencer | of the others |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|")?;
    for all in tables {
        let (Some(seats), games) = (seats_of(all), all.len() as f64) else { continue };
        let wins_of = |round: usize| {
            let wins =
                all.iter().filter_map(|game| Some(won(&game.outcome, game.rounds.get(round)?.influencer)));
            let Share { percent, from, to } = Share::of(wins.sum(), games);
            format!("{percent:.1} % ({from:.1}–{to:.1})")
        };
        let often = all.iter().filter(|game| {
            let times = |seat: Seat| game.rounds.iter().filter(|round| round.influencer == seat).count();
            game.outcome.winners.iter().any(|seat| times(seat) >= 2)
        });
        let points = |of_influencer: bool| {
            mean(all.iter().flat_map(|game| {
                let last = game.rounds.last().map(|round| round.influencer);
                let scores = game.outcome.scores.iter();
                scores
                    .filter(move |(seat, _)| (Some(*seat) == last) == of_influencer)
                    .map(|(_, score)| f64::from(*score))
            }))
        };
        writeln!(
            out,
            "| {seats} | {games} | {} | {} | {:.1} % | {:.1} % | {:.2} | {:.2} |",
            wins_of(0),
            wins_of(2),
            100.0 / f64::from(seats),
            100.0 * often.count() as f64 / games,
            points(true),
            points(false),
        )?;
    }
    Ok(())
}

fn order(bot: &str, tables: &[Vec<Evening>], out: &mut dyn Write) -> Result<(), NoReport> {
    writeln!(out, "\n## {bot}: what does the order of taking piles do?\n")?;
    writeln!(
        out,
        "| seats | points of the pile taken first, second, … (all stars kept, no sets) | cards in it |"
    )?;
    writeln!(out, "|---|---|---|")?;
    for all in tables {
        let Some(seats) = seats_of(all) else { continue };
        let places = |worth: &dyn Fn(Cards) -> f64| {
            let of = |place: usize| {
                let piles =
                    all.iter().flat_map(|game| &game.rounds).filter_map(|round| round.taken.get(place));
                format!("{:.1}", mean(piles.map(|(_, cards)| worth(*cards))))
            };
            (0..usize::from(seats)).map(of).collect::<Vec<_>>().join(", ")
        };
        let points = |cards| {
            let score = score(Rating::HIGHEST, cards);
            f64::from(score.stars) - f64::from(score.lost)
        };
        writeln!(out, "| {seats} | {} | {} |", places(&points), places(&|cards| cards.len() as f64))?;
    }
    Ok(())
}

/// The same marks, rated by another formula from the same beginning; who would have won with the same cards?
fn constants(bot: &str, tables: &[Vec<Evening>], out: &mut dyn Write) -> Result<(), NoReport> {
    writeln!(out, "\n## {bot}: other constants of the rating, with the same marks and the same cards\n")?;
    writeln!(
        out,
        "| base | divisor | a mark at 3.000 | seats | mean rating at the end | standard deviation | reached 5.000 | at 1.000 | another winner |"
    )?;
    writeln!(out, "|---|---|---|---|---|---|---|---|---|")?;
    let house = Formula::HOUSE;
    let others = [24, 17, 15, 12, 30].map(|divisor| Formula { divisor, ..house });
    let steep = Formula { base: 0, divisor: 10 };
    let flat = Formula { base: 27_000, divisor: 100 };
    for formula in [house].into_iter().chain(others).chain([steep, flat]) {
        for all in tables {
            let Some(seats) = seats_of(all) else { continue };
            let ends: Vec<BySeat<Rating>> = all.iter().map(|game| rated(game, formula)).collect();
            let changed =
                all.iter().zip(&ends).filter(|(game, after)| winners(game, after) != game.outcome.winners);
            let ratings = || ends.iter().flat_map(|after| after.as_slice()).map(|rating| f64::from(rating.0));
            let middle = mean(ratings());
            let variance = mean(ratings().map(|rating| (rating - middle).powi(2)));
            let at = |end: Rating| {
                100.0 * mean(ratings().map(|rating| f64::from(u8::from(rating == f64::from(end.0)))))
            };
            writeln!(
                out,
                "| {} | {} | {:.3} | {seats} | {:.2} | {:.2} | {:.1} % | {:.1} % | {:.1} % |",
                formula.base,
                formula.divisor,
                f64::from(formula.weight(Rating(3000))) / f64::from(formula.divisor) / 1000.0,
                middle / 1000.0,
                variance.sqrt() / 1000.0,
                at(Rating::HIGHEST),
                at(Rating::LOWEST),
                100.0 * changed.count() as f64 / all.len() as f64,
            )?;
        }
    }
    Ok(())
}

/// What everybody would be rated at the end.
fn rated(game: &Evening, formula: Formula) -> BySeat<Rating> {
    let mut ratings = game.rounds.first().map_or(game.open.ratings, |round| round.summary.before);
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

/// NR38.
fn winners(game: &Evening, after: &BySeat<Rating>) -> Seats {
    let worth = |seat: Seat| (score(after[seat], game.open.collected[seat]).points, after[seat]);
    let best = game.open.order.iter().map(|seat| worth(*seat)).max();
    game.open.order.iter().copied().filter(|seat| Some(worth(*seat)) == best).collect()
}

fn seats_of(all: &[Evening]) -> Option<u8> {
    all.first().map(|game| game.open.seats)
}

fn mean(numbers: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = numbers.fold((0.0, 0.0), |(sum, count), number| (sum + number, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With the constants of the house and the same marks it ends as it did: the counting is held to the rules.
    #[test]
    fn the_formula_of_the_house_changes_nothing() {
        for number in 0..20 {
            let game = play(&["greedy", "random", "greedy", "random"], 5, number).unwrap();
            let after = rated(&game, Formula::HOUSE);
            assert_eq!((after, winners(&game, &after)), (game.open.ratings, game.outcome.winners));
        }
    }

    #[test]
    fn a_report_has_every_part_for_every_number_of_seats() {
        let wanted = Wanted { bots: vec!["greedy".to_owned()], seats: 3..=4, games: 2, seed: 1 };
        let mut said = Vec::new();
        report(&wanted, &mut said).unwrap();
        let said = String::from_utf8(said).unwrap();
        assert_eq!(said.matches("\n## greedy: ").count(), 4, "{said}");
        // Strength against one rival, influencers, piles, and eight formulas; each with three and four seats.
        let rows = said.lines().filter(|line| line.starts_with("| ") && !line.contains("seats")).count();
        assert_eq!(rows, 2 * (1 + 1 + 1 + 8), "{said}");
        let nobody = Wanted { bots: vec!["nobody".to_owned()], ..wanted };
        assert!(matches!(report(&nobody, &mut Vec::new()), Err(NoReport::NoSuchBot(_))));
    }
}

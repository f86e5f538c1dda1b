//! What playing Ruletka thousands of times says: how strong a bot is at every number of seats, and how long it thinks.

use std::io::Write;

use stolik_shelf::ruletka::{Deck, Options, Ruletka};
use stolik_table::{Outcome, Seat, Secret, Sources, Table};

use crate::Played;
use crate::report::{self, NoReport, Share, Thought, Wanted};

/// Against whom strength is measured: tables of one kind, and a mixed one.
const RIVALS: [&str; 5] = ["random", "always-honest", "always-accusing", "greedy", CHARACTERS];

/// Not the name of a bot: the three characters, in turns.
const CHARACTERS: &str = "characters";
const IN_TURNS: [&str; 3] = ["honest", "bluffer", "accuser"];

pub fn report(wanted: &Wanted, out: &mut dyn Write) -> Result<(), NoReport> {
    // Nothing is written before all are known.
    for bot in &wanted.bots {
        Ruletka::player(bot).ok_or_else(|| NoReport::NoSuchBot(bot.clone()))?;
    }
    for bot in &wanted.bots {
        // One with another budget meets its usual self.
        let usual = bot.split_once(':').map(|(name, _)| [name]);
        let rivals = usual.as_ref().map_or(&RIVALS[..], |name| &name[..]);
        writeln!(out, "\n## {bot}: how strong?\n")?;
        writeln!(out, "| against | seats | cards | games | wins | 95 % | mean time | longest |")?;
        writeln!(out, "|---|---|---|---|---|---|---|---|")?;
        for rival in rivals {
            if wanted.seats.contains(&2) {
                strength(bot, rival, 2, Deck::None, wanted, out)?;
            }
            for seats in wanted.seats.clone() {
                strength(bot, rival, seats, Options::default().deck, wanted, out)?;
            }
        }
    }
    Ok(())
}

/// One of it among others, in each chair equally often.
fn strength(
    bot: &str,
    rival: &str,
    seats: u8,
    deck: Deck,
    wanted: &Wanted,
    out: &mut dyn Write,
) -> Result<(), NoReport> {
    let (mut wins, mut thought) = (0.0, Thought::default());
    for number in 0..wanted.games {
        let own = number as usize % usize::from(seats);
        let name = |seat: usize| match rival {
            _ if seat == own => bot,
            CHARACTERS => IN_TURNS[(seat + number as usize) % IN_TURNS.len()],
            _ => rival,
        };
        let names: Vec<&str> = (0..seats.into()).map(name).collect();
        let seed = Sources::alone(Secret::of_simulation(wanted.seed, u64::from(number))).seed();
        let mut table = Table::<Ruletka>::deal(&Options { deck, ..Options::default() }, seats, seed)?;
        let (outcome, thoughts) = report::play(&mut table, &names, &seed, |_, _| {})?;
        wins += won(&outcome, Seat::nth(own));
        thought.add(thoughts[Seat::nth(own)]);
    }
    let Share { percent, from, to } = Share::of(wins, f64::from(wanted.games));
    let cards = if deck == Deck::None { "none" } else { "all" };
    writeln!(
        out,
        "| {rival} | {seats} | {cards} | {} | {percent:.0} % | {from:.0}–{to:.0} % | {:.1} ms | {:.0} ms |",
        wanted.games,
        thought.mean_ms(),
        thought.longest_ms(),
    )?;
    // Some rows take minutes.
    out.flush()?;
    Ok(())
}

/// Where nobody wins, everybody has half a win; a win that is shared is one.
fn won(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.is_empty() { 0.5 } else { f64::from(u8::from(outcome.winners.has(seat))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_a_row_for_every_rival_and_number_of_seats() {
        let wanted = Wanted { bots: vec!["honest".to_owned()], seats: 2..=3, games: 2, seed: 1 };
        let mut said = Vec::new();
        report(&wanted, &mut said).unwrap();
        let said = String::from_utf8(said).unwrap();
        assert_eq!(said.matches(" | all | 2 | ").count(), 2 * RIVALS.len(), "{said}");
        assert_eq!(said.matches(" | none | 2 | ").count(), RIVALS.len(), "{said}");
        let nobody = Wanted { bots: vec!["nobody".to_owned()], ..wanted };
        assert!(matches!(report(&nobody, &mut Vec::new()), Err(NoReport::NoSuchBot(_))));
    }
}

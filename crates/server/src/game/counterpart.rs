//! The bot of another game that is as strong as a given one: what becomes of a bot's chair when a table changes its game.

use stolik_shelf::GameId;

use super::{bots, company, house_bot};

/// How hard a bot is to beat, within its game. Games name their bots from the weakest to the strongest; the ends of that
/// list are alike in all games, and what lies between is company.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Tier {
    Plain,
    Company,
    Champion,
}

/// The tier of a bot, and its rank within the tier in percent.
fn strength(game: GameId, name: &str) -> (Tier, i32) {
    let names = bots(game);
    let rank = names.iter().position(|other| *other == name).unwrap_or_default();
    let is_last = rank + 1 == names.len();
    let tier = match rank {
        0 => Tier::Plain,
        _ if is_last && !company(game).contains(&name) => Tier::Champion,
        _ => Tier::Company,
    };
    (tier, (100 * rank / names.len().max(1)) as i32)
}

/// The bot of game `to` for the chair of a bot of game `from`: of the same tier if there is one, not taken by another
/// chair if there is one, and then the nearest in rank.
pub fn counterpart(from: GameId, name: &str, to: GameId, taken: &[String]) -> &'static str {
    let (tier, rank) = strength(from, name);
    let distance = |other: &&&str| {
        let (other_tier, other_rank) = strength(to, other);
        let is_taken = taken.iter().any(|taken| taken == *other);
        ((tier as i32 - other_tier as i32).abs(), is_taken, (rank - other_rank).abs())
    };
    bots(to).iter().min_by_key(distance).copied().unwrap_or_else(|| house_bot(to))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games_with_bots() -> impl Iterator<Item = GameId> {
        GameId::ALL.iter().copied().filter(|game| !bots(*game).is_empty())
    }

    #[test]
    fn every_bot_has_a_counterpart_of_its_strength_in_every_game() {
        for from in games_with_bots() {
            for to in games_with_bots() {
                for name in bots(from) {
                    let other = counterpart(from, name, to, &[]);
                    assert!(bots(to).contains(&other));
                    assert_eq!(
                        *name == bots(from)[0],
                        other == bots(to)[0],
                        "{from:?} {name} {to:?} {other}"
                    );
                    if strength(from, name).0 == Tier::Company {
                        assert_eq!(strength(to, other).0, Tier::Company, "{from:?} {name} {to:?} {other}");
                    }
                }
            }
            assert!(bots(from).iter().all(|name| counterpart(from, name, from, &[]) == *name));
        }
    }

    #[test]
    fn company_stays_as_mixed_as_the_next_game_allows() {
        for from in games_with_bots() {
            for to in games_with_bots() {
                let mut taken = Vec::new();
                for name in company(from).iter().filter(|name| strength(from, name).0 == Tier::Company) {
                    taken.push(counterpart(from, name, to, &taken).to_owned());
                }
                let mixed = bots(to).iter().filter(|name| strength(to, name).0 == Tier::Company).count();
                let several = taken.len();
                taken.sort_unstable();
                taken.dedup();
                assert_eq!(taken.len(), several.min(mixed), "{from:?} {to:?} {taken:?}");
            }
        }
    }
}

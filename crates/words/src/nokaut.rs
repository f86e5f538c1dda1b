//! Nokaut, told.

use stolik_shelf::nokaut::{Board, Card, Cards, Event, Goal, Nokaut, Open, Space, Team, View};
use stolik_table::{Outcome, Seat};

use crate::words::key;
use crate::{Text, Told, Words};

impl Told for Nokaut {
    const FILES: &'static [Text] = &[text!("nokaut/"), text!("nokaut/box.")];
    const RULES: Text = text!("nokaut/");

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        sentence(event, words).into_iter().collect()
    }

    fn map(view: &View, words: &Words) -> Vec<String> {
        let mut lines = grid(&view.open, words);
        for item in &view.open.stack {
            let card = card_name(item.card, words);
            lines.push(say!(words, "story-nokaut-stack", card: card, name: words.name(item.by)));
        }
        lines
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        let open = &view.open;
        let mut lines = Vec::new();
        for team in Team::BOTH {
            let done = &open.done[team];
            let names = words.listed(done.iter().map(|goal| goal_name(*goal, words)));
            let (pile, discard) = (open.piles[team], open.discard[team].len());
            let team_name = team_name(team, words);
            lines.push(say!(words, "story-nokaut-team", team: team_name.as_str(), goals: done.len(), names: names, pile: pile, discard: discard));
            if let Some(goal) = view.goals[team] {
                lines.push(say!(words, "story-nokaut-goal", team: team_name, goal: goal_name(goal, words)));
            }
        }
        for (seat, hand) in view.hands.iter().filter(|(seat, _)| open.held[*seat] > 0) {
            let held = || say!(words, "story-nokaut-cards", count: open.held[seat]);
            let cards = hand.map_or_else(held, |cards| card_names(cards, words));
            lines.push(say!(words, "story-hand", name: words.name(seat), cards: cards));
        }
        lines
    }

    fn headline(view: &View, outcome: &Outcome, words: &Words) -> String {
        let first = outcome.winners.lowest().unwrap_or(Seat::nth(0));
        let names = words.names(outcome.winners.iter());
        say!(words, "nokaut-won", team: key(view.open.team[first]), names: names)
    }
}

fn sentence(event: &Event, words: &Words) -> Option<String> {
    let of = |key: &str, seat: &Seat| say!(words, key, name: words.name(*seat));
    let card = |card: &Card| card_name(*card, words);
    let about = |key: &str, card: &Card| say!(words, key, card: card_name(*card, words));
    let stands = |key: &str, card: &Card, space: &Space| say!(words, key, card: card_name(*card, words), space: space_name(*space));
    Some(match event {
        Event::DeckChosen { by, team } => {
            say!(words, "nokaut-log-deck-chosen", name: words.name(*by), team: team_name(*team, words))
        }
        Event::TurnBegan { seat, turn } => {
            say!(words, "nokaut-log-turn", name: words.name(*seat), turn: *turn)
        }
        Event::Drew { seat, count } => {
            say!(words, "nokaut-log-drew", name: words.name(*seat), count: *count)
        }
        Event::DrewCards { seat, cards } => {
            say!(words, "nokaut-log-drew-cards", name: words.name(*seat), cards: card_names(*cards, words))
        }
        Event::DrewInstead { seat } => of("nokaut-log-drew-instead", seat),
        Event::Passed { seat } => of("nokaut-log-passed", seat),
        Event::Played { by, card, first, second } => {
            let keys = ["nokaut-log-played", "nokaut-log-played-at"];
            played(keys, *by, *card, [*first, *second], words)
        }
        Event::Uses { by, card, first, second } => {
            let keys = ["nokaut-log-uses", "nokaut-log-uses-at"];
            played(keys, *by, *card, [*first, *second], words)
        }
        Event::Riposted { by, card: one, against, .. } => {
            say!(words, "nokaut-log-riposted", name: words.name(*by), card: card(one), against: card(against))
        }
        Event::Stopped { card } => about("nokaut-log-stopped", card),
        Event::Voided { card } => about("nokaut-log-voided", card),
        Event::Entered { card, space } => stands("nokaut-log-entered", card, space),
        Event::Fizzled { card } => about("nokaut-log-fizzled", card),
        Event::Destroyed { card, space } => stands("nokaut-log-destroyed", card, space),
        Event::Moved { card: one, from, to } => {
            say!(words, "nokaut-log-moved", card: card(one), from: space_name(*from), to: space_name(*to))
        }
        Event::Swapped { first, second } => {
            say!(words, "nokaut-log-swapped", first: space_name(*first), second: space_name(*second))
        }
        Event::Sacrificed { card, space } => stands("nokaut-log-sacrificed", card, space),
        Event::Discarded { seat, card: one } => {
            say!(words, "nokaut-log-discarded", name: words.name(*seat), card: card(one))
        }
        Event::Took { seat, card: one } => {
            say!(words, "nokaut-log-took", name: words.name(*seat), card: card(one))
        }
        Event::Completed { team, goal } => {
            say!(words, "nokaut-log-completed", team: team_name(*team, words), goal: goal_name(*goal, words))
        }
        Event::NewGoal { goal, .. } => say!(words, "nokaut-log-new-goal", goal: goal_name(*goal, words)),
        Event::ImpasseBegan { by } => of("nokaut-log-impasse-began", by),
        Event::ImpasseBroken => say!(words, "nokaut-log-impasse-broken"),
        Event::ImpasseFailed => say!(words, "nokaut-log-impasse-failed"),
        Event::Left { seat } => of("nokaut-log-left", seat),
        Event::Won { team, .. } => say!(words, "nokaut-log-won", team: team_name(*team, words)),
        // That nobody revealed a goal is what one sees; a hand that was left is shown, not read out.
        Event::NoGoal { .. } | Event::LeftHand { .. } => return None,
    })
}

fn played([plain, at]: [&str; 2], by: Seat, card: Card, spaces: [Option<Space>; 2], words: &Words) -> String {
    let key = if spaces[0].is_none() { plain } else { at };
    let spaces = words.listed(spaces.into_iter().flatten().map(space_name));
    say!(words, key, name: words.name(by), card: card_name(card, words), spaces: spaces)
}

fn card_name(card: Card, words: &Words) -> String {
    words.say(&format!("nokaut-card-{}", card.kind().id.to_ascii_lowercase()), &[])
}

fn card_names(cards: Cards, words: &Words) -> String {
    words.listed(cards.iter().map(|card| card_name(card, words)))
}

fn team_name(team: Team, words: &Words) -> String {
    words.say(&format!("nokaut-team-{}", key(team)), &[])
}

fn goal_name(goal: Goal, words: &Words) -> String {
    words.say(&format!("nokaut-goal-{}", goal.0 + 1), &[])
}

fn space_name(space: Space) -> String {
    space.name().to_ascii_uppercase().to_string()
}

/// The grid in columns. Whose character it is, the first letter of its team says.
fn grid(open: &Open, words: &Words) -> Vec<String> {
    let rows: &[&[u8]] = match open.options.board {
        Board::Standard => &[&[0, 1, 2], &[3, 4, 5], &[6, 7, 8]],
        Board::Advanced => &[&[9, 0, 1, 2], &[10, 3, 4, 5], &[11, 6, 7, 8], &[12, 13, 14, 15]],
    };
    let cell = |space: &u8| {
        let space = Space(*space);
        let stands = match open.at(space) {
            None => say!(words, "story-nokaut-free"),
            Some(card) => {
                let letter: String = team_name(card.team(), words).chars().take(1).collect();
                format!("{letter} {}", card_name(card, words))
            }
        };
        format!("{} {stands}", space_name(space))
    };
    let cells: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    let width = cells.iter().flatten().map(|cell| cell.chars().count()).max().unwrap_or(0);
    let line = |row: &Vec<String>| {
        let padded: Vec<String> = row.iter().map(|cell| format!("{cell:<width$}")).collect();
        padded.join(" | ").trim_end().to_owned()
    };
    cells.iter().map(line).collect()
}

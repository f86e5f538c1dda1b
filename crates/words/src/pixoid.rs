//! Pixoid, told.

use stolik_shelf::pixoid::{Event, Move, Open, Pawn, Phase, Pixel, Pixoid, SIDE, Variant, View};
use stolik_table::Outcome;

use crate::words::key;
use crate::{Text, Told, Words};

impl Told for Pixoid {
    const FILES: &'static [Text] = &[text!("pixoid/"), text!("pixoid/box.")];
    const RULES: Text = text!("pixoid/");

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        let place = |key: &str, pixel: Pixel| {
            vec![say!(words, key, row: pixel.row() + 1, column: pixel.column() + 1)]
        };
        match event {
            Event::RoundBegan { round, pixoid } => {
                vec![say!(words, "pixoid-log-round", round: round + 1, name: words.name(*pixoid))]
            }
            Event::Placed { pawn, pixel } => {
                vec![say!(words, "pixoid-log-placed", name: name(*pawn, words), corner: corner(*pixel))]
            }
            Event::Moved { turn } => {
                Pawn::ALL.iter().zip(&turn.moves).map(|(pawn, step)| moved(step, *pawn, words)).collect()
            }
            Event::Collected { pixel } => place("pixoid-log-collected", *pixel),
            Event::Caught { at } => place("pixoid-log-caught", *at),
            Event::CubeTaken { left } => vec![say!(words, "pixoid-log-cube", left: *left)],
            Event::SecondControllerPassed { to } => {
                vec![say!(words, "pixoid-log-second", name: words.name(*to))]
            }
            Event::RoundEnded { result } => {
                let end = words.say(&format!("pixoid-log-end-{}", key(result.ending)), &[]);
                let gained = result.gained.iter().filter(|(_, points)| **points > 0);
                let gained = gained.map(
                    |(seat, points)| say!(words, "pixoid-log-gained", name: words.name(seat), points: *points),
                );
                [end].into_iter().chain(gained).collect()
            }
        }
    }

    fn legend(words: &Words) -> Option<String> {
        Some(say!(words, "story-pixoid-legend"))
    }

    fn map(view: &View, words: &Words) -> Vec<String> {
        let open = &view.open;
        let mut lines: Vec<String> = open.to_string().lines().map(str::to_owned).collect();
        lines.extend(stacks(open, words));
        if let (Some(seat), Phase::Program) = (open.second_controller, open.phase) {
            lines.push(say!(words, "story-pixoid-second", name: words.name(seat)));
        }
        lines
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        let open = &view.open;
        let round = say!(words, "pixoid-round", round: open.round + 1, rounds: open.rounds());
        let pixoid = say!(words, "pixoid-is-pixoid", name: words.name(open.pixoid));
        let reserve = say!(words, "pixoid-reserve", left: open.reserve, taken: open.cubes());
        let bonuses = say!(words, "pixoid-bonuses", taken: open.collected());
        let mut lines = vec![format!("{round}. {pixoid}."), format!("{reserve} {bonuses}")];
        if open.options.variant == Variant::Standard {
            lines.push(words.points(open.points.iter().map(|(seat, points)| (seat, i32::from(*points)))));
        }
        lines
    }

    fn headline(view: &View, outcome: &Outcome, words: &Words) -> String {
        let names = words.names(outcome.winners.iter());
        let open = &view.open;
        let key = match outcome.winners.len() {
            _ if open.options.variant == Variant::Short && !outcome.winners.has(open.pixoid) => {
                "pixoid-won-viruses"
            }
            0 | 1 => "pixoid-won",
            _ => "pixoid-won-shared",
        };
        say!(words, key, names: names)
    }
}

/// A pawn goes by the name of its player; the third Virus of three players has none.
fn name(pawn: Pawn, words: &Words) -> String {
    words.name_at(pawn.index()).map_or_else(|| say!(words, "pixoid-third-virus"), str::to_owned)
}

/// What was programmed and, where a wall or a capture cut it short, what was walked: all may see both (PA2).
fn moved(step: &Move, pawn: Pawn, words: &Words) -> String {
    let went = step.from.row().abs_diff(step.to.row()) + step.from.column().abs_diff(step.to.column());
    let distance = step.command.distance;
    let way = words.say(&format!("pixoid-way-{}", key(step.command.direction)), &[]);
    let key = match went {
        // Nobody may program a stand: who has not moved was overtaken by the capture.
        0 => "pixoid-log-too-late",
        _ if went < distance => "pixoid-log-moved-less",
        _ => "pixoid-log-moved",
    };
    say!(words, key, name: name(pawn, words), way: way, distance: distance, went: went)
}

/// Start pixels lie near the corners, and a corner is easier to say than a number.
fn corner(pixel: Pixel) -> &'static str {
    match (pixel.row() < SIDE / 2, pixel.column() < SIDE / 2) {
        (true, true) => "top-left",
        (true, false) => "top-right",
        (false, true) => "bottom-left",
        (false, false) => "bottom-right",
    }
}

/// Where more than one pawn stands, and whose they are.
fn stacks(open: &Open, words: &Words) -> Vec<String> {
    let line = |pixel: Pixel| {
        let names = words.listed(open.pawns_at(pixel).map(|pawn| name(pawn, words)));
        say!(words, "story-pixoid-stack", row: pixel.row() + 1, column: pixel.column() + 1, names: names)
    };
    Pixel::all().filter(|pixel| open.pawns_at(*pixel).count() > 1).map(line).collect()
}

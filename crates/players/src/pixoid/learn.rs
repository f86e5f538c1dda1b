//! Where the weights come from: the player plays rounds against itself, and each weight is moved until the safety
//! that it saw agrees with how long Pixoid then lived. Each run goes on from the weights that it finds and writes
//! them over, so run it a few times in a row, with a new seed each time:
//!
//! ```text
//! SEED=1 cargo test --release -p stolik-players learn_the_weights -- --ignored --nocapture
//! ```
//!
//! A better fit is not always better play: what the safety of a position is worth depends on who hunts. Try new
//! weights against the greedy player and against the old ones before they are kept.

use stolik_shelf::pixoid::{ARRANGEMENTS, Arrangement, PAWNS, RESERVE, Variant};
use stolik_table::{Dice, Lane, Seat, Secret, Sources};

use super::lookahead::throw;
use super::map::{Map, Walk};
use super::payoffs::Payoffs;
use super::position::Position;
use super::regret::balance;
use super::safety::{WEIGHTS_IN_ALL, features, logistic};
use super::weights::WEIGHTS;

/// How many turns ahead a weight looks.
const HORIZON: usize = 5;

/// Of regret matching, for each turn: fewer than in play, so that there is time for many games.
const ROUNDS: u32 = 80;

/// A position that came up, by its features, and how long Pixoid then lived.
struct Lesson {
    features: Vec<usize>,
    /// Turns to the end of the round.
    to_play: usize,
    /// Those that Pixoid lived through.
    lived: usize,
}

#[test]
#[ignore = "takes minutes, and writes the weights over"]
fn learn_the_weights() {
    let rounds = 15_000;
    let seed: u64 = std::env::var("SEED").map_or(1, |seed| seed.parse().unwrap());
    let mut lessons = Vec::new();
    let mut lived = 0;
    for round in 0..rounds {
        let seed = Sources::alone(Secret::of_simulation(seed, round)).seed();
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let played = play(&mut dice);
        lived += played.len() - 1;
        lessons.extend(lessons_of(&played));
    }
    println!("{} lessons, lived {:.2} turns", lessons.len(), lived as f32 / rounds as f32);
    let weights = fit(&lessons);
    let survival: Vec<(f32, f32)> =
        (1..=usize::from(RESERVE)).map(|turns| fit_survival(&lessons, &weights, turns)).collect();
    println!("{survival:?}");
    std::fs::write(FILE, written(&weights, &survival)).unwrap();
}

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src/pixoid/weights.rs");

fn written(weights: &[f32], survival: &[(f32, f32)]) -> String {
    let row = |row: &[f32]| row.iter().map(|weight| format!("{weight:.3}")).collect::<Vec<_>>().join(", ");
    let weights: Vec<String> = weights.chunks(8).map(|weights| format!("    {},\n", row(weights))).collect();
    let survival: Vec<String> =
        survival.iter().map(|(slope, offset)| format!("    ({}),\n", row(&[*slope, *offset]))).collect();
    format!(
        "//! What the learning gave (`learn`).\n\n\
         use super::safety::WEIGHTS_IN_ALL;\n\n\
         /// In the order of the features.\n#[rustfmt::skip]\n\
         pub const WEIGHTS: [f32; WEIGHTS_IN_ALL] = [\n{}];\n\n\
         /// How safety tells of living through 1, 2, 3, … turns: slope and offset.\n#[rustfmt::skip]\n\
         pub const SURVIVAL: [(f32, f32); 12] = [\n{}];\n",
        weights.concat(),
        survival.concat(),
    )
}

/// The positions of a round. Now and then a Virus walks anywhere, so that odd positions come up too.
fn play(dice: &mut Dice) -> Vec<Position> {
    let map = Map::of(Arrangement::new(dice.below(u32::from(ARRANGEMENTS)) as u16).unwrap());
    let mut starts = map.board.starts;
    dice.shuffle(&mut starts);
    let mut position = Position {
        map,
        variant: Variant::Standard,
        pixoid: starts[0],
        viruses: [starts[1], starts[2], starts[3]],
        bonuses: map.board.bonuses.into_iter().collect(),
        cubes: 0,
    };
    let mut played = vec![position];
    loop {
        let mixtures = balance(&Payoffs::of(&position), ROUNDS).mixtures;
        let walks: [&Walk; PAWNS] = std::array::from_fn(|pawn| {
            let walks = map.walks(position.pawn(pawn));
            let anywhere = pawn > 0 && dice.once_in(20);
            &walks[if anywhere { dice.index(walks.len()) } else { throw(&mixtures[pawn], dice) }]
        });
        let (next, ending) = position.after(walks);
        if ending.is_some() {
            if next.cubes == RESERVE {
                played.push(next);
            }
            return played;
        }
        position = next;
        played.push(position);
    }
}

fn lessons_of(played: &[Position]) -> impl Iterator<Item = Lesson> {
    let lived = played.len() - 1;
    let to_play = |position: &Position| usize::from(RESERVE - position.cubes);
    played.iter().filter(move |position| to_play(position) > 0).enumerate().map(move |(turn, position)| {
        let mut seen = Vec::new();
        features(position.map, position.pixoid, position.viruses, |feature| seen.push(feature));
        Lesson { features: seen, to_play: to_play(position), lived: lived - turn }
    })
}

/// Logistic regression by steps that shrink for weights that have moved much (Adagrad).
fn fit(lessons: &[Lesson]) -> [f32; WEIGHTS_IN_ALL] {
    let mut weights = WEIGHTS;
    let mut moved = [1e-6_f32; WEIGHTS_IN_ALL];
    for pass in 0..12 {
        let mut loss = 0.0;
        for lesson in lessons.iter().filter(|lesson| lesson.to_play >= HORIZON) {
            let guess = logistic(lesson.features.iter().map(|&feature| weights[feature]).sum());
            let error = lesson.lived.min(HORIZON) as f32 / HORIZON as f32 - guess;
            loss += error * error;
            for &feature in &lesson.features {
                let gradient = error - 1e-4 * weights[feature];
                moved[feature] += gradient * gradient;
                weights[feature] += 0.05 * gradient / moved[feature].sqrt();
            }
        }
        if pass % 6 == 5 {
            println!("pass {pass}: {:.5}", loss / lessons.len() as f32);
        }
    }
    weights
}

/// The chance to live through so many turns as a curve over the safety, by the same steps.
fn fit_survival(lessons: &[Lesson], weights: &[f32; WEIGHTS_IN_ALL], turns: usize) -> (f32, f32) {
    let (mut slope, mut offset) = (1.0_f32, 0.0_f32);
    let (mut slope_moved, mut offset_moved) = (1e-6_f32, 1e-6_f32);
    for _ in 0..6 {
        for lesson in lessons.iter().filter(|lesson| lesson.to_play >= turns) {
            let safety: f32 = lesson.features.iter().map(|&feature| weights[feature]).sum();
            let lived = if lesson.lived >= turns { 1.0 } else { 0.0 };
            let error = lived - logistic(slope * safety + offset);
            slope_moved += (error * safety).powi(2);
            offset_moved += error * error;
            // Twelve turns lie only before a first turn, and those are much alike: the slope needs a hold.
            slope = (slope + 0.1 * error * safety / slope_moved.sqrt()).max(0.3);
            offset += 0.1 * error / offset_moved.sqrt();
        }
    }
    (slope, offset)
}

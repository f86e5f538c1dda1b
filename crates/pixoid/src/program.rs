//! Secret programming: a direction and a distance for each controller.

use stolik_table::{Answers, Choices, Dice, Refusal, Seat, Sheet};

use crate::choice::{Choice, Command, FARTHEST};
use crate::pixel::{Direction, Pixel};
use crate::refusals;
use crate::state::{Open, PAWNS, Pawn};

/// How far a default goes at the most (PA29).
const FARTHEST_BY_DEFAULT: u32 = 3;

pub(crate) fn choices(open: &Open, seat: Seat, part: usize, out: &mut Choices<Choice>) {
    for direction in ways(open, open.pawn_of(seat, part)) {
        for distance in 1..=FARTHEST {
            out.push(Choice::Program(Command { direction, distance }));
        }
    }
}

/// PR9: not 0, and not straight into the wall that the pawn stands at. PA1, PA2: more than the way is long is fine.
pub(crate) fn check(open: &Open, seat: Seat, part: usize, choice: Choice) -> Result<(), Refusal> {
    let Choice::Program(command) = choice else {
        return Err(refusals::PROGRAM_NOW.into());
    };
    if command.distance == 0 {
        return Err(refusals::MUST_MOVE.into());
    }
    if command.distance > FARTHEST {
        return Err(refusals::TOO_FAR.with("farthest", FARTHEST));
    }
    let way_is_open = ways(open, open.pawn_of(seat, part)).any(|way| way == command.direction);
    if way_is_open { Ok(()) } else { Err(refusals::WALL.into()) }
}

/// PA29: for each controller still empty, a random open way and a random distance of 1 to 3.
pub(crate) fn absent(open: &Open, seat: Seat, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
    let mut sheet = draft.clone();
    for (part, slot) in sheet.parts.iter_mut().enumerate().filter(|(_, slot)| slot.is_none()) {
        let mut open_ways = arrayvec::ArrayVec::<Direction, 4>::new();
        open_ways.extend(ways(open, open.pawn_of(seat, part)));
        if let Some(&direction) = dice.pick(&open_ways) {
            let distance = 1 + dice.below(FARTHEST_BY_DEFAULT) as u8;
            *slot = Some(Choice::Program(Command { direction, distance }));
        }
    }
    sheet
}

/// The directions that a pawn can set off in.
fn ways(open: &Open, pawn: Option<Pawn>) -> impl Iterator<Item = Direction> {
    let board = open.board();
    let pixel = pawn.and_then(|pawn| open.pawns[pawn.index()]);
    Direction::ALL.into_iter().filter(move |way| pixel.is_some_and(|pixel| board.reach(pixel, *way) > 0))
}

/// The commands on all controllers, in the order of pawns.
pub(crate) fn commands(open: &Open, answers: &Answers<Choice>) -> [Command; PAWNS] {
    let mut commands = open.pawns.map(|pixel| a_step(open, pixel));
    for answer in answers.iter() {
        for (pawn, part) in open.pawns_of(answer.seat).zip(&answer.sheet.parts) {
            if let Some(Choice::Program(command)) = part {
                commands[pawn.index()] = *command;
            }
        }
    }
    commands
}

/// Stands in for a command that is missing, which no default of ours leaves and only a forged log can: one step
/// along the first open way.
fn a_step(open: &Open, pixel: Option<Pixel>) -> Command {
    let board = open.board();
    let open_way =
        pixel.and_then(|pixel| Direction::ALL.into_iter().find(|way| board.reach(pixel, *way) > 0));
    Command { direction: open_way.unwrap_or(Direction::Up), distance: 1 }
}

//! A turn in a form that can be played thousands of times: four pixels, the bonus cubes and a count. It follows the
//! rules of the game without its events; the tests hold it to the real table, move by move.

use stolik_shelf::pixoid::{Ending, Open, PAWNS, Pawn, Pixel, RESERVE, Variant};

use super::map::{Map, Walk};
use super::pixels::Pixels;

/// Viruses on the board.
pub const VIRUSES: usize = PAWNS - 1;

/// A turn about to be programmed, from nobody's point of view.
#[derive(Clone, Copy)]
pub struct Position {
    pub map: &'static Map,
    pub variant: Variant,
    pub pixoid: Pixel,
    pub viruses: [Pixel; VIRUSES],
    /// The pixels on which bonus cubes still lie.
    pub bonuses: Pixels,
    /// Taken from the reserve.
    pub cubes: u8,
}

/// What Pixoid's walk brings before any Virus moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stroll {
    pub end: Pixel,
    /// Bonus cubes still on the board afterwards.
    pub bonuses: Pixels,
    pub ending: Option<Ending>,
}

impl Position {
    /// The position on a table, and which pawns its four are: Pixoid first, then the Viruses. Nothing before all
    /// pawns stand.
    pub fn on(open: &Open) -> Option<(Position, [Pawn; PAWNS])> {
        let pixoid = Pawn::of(open.pixoid);
        let mut pawns = Pawn::ALL;
        // Pixoid to the front; the Viruses keep their order.
        pawns[..=pixoid.index()].rotate_right(1);
        let [Some(first), Some(a), Some(b), Some(c)] = pawns.map(|pawn| open.pawns[pawn.index()]) else {
            return None;
        };
        let lying = open.board().bonuses.into_iter().zip(open.bonuses);
        let position = Position {
            map: Map::of(open.board),
            variant: open.options.variant,
            pixoid: first,
            viruses: [a, b, c],
            bonuses: lying.filter(|(_, lies)| *lies).map(|(pixel, _)| pixel).collect(),
            cubes: open.cubes(),
        };
        Some((position, pawns))
    }

    /// Where the pawn of this number stands: 0 is Pixoid.
    pub const fn pawn(&self, number: usize) -> Pixel {
        if number == 0 { self.pixoid } else { self.viruses[number - 1] }
    }

    /// Bonus cubes that Pixoid has collected.
    pub const fn collected(&self) -> u8 {
        4 - self.bonuses.len() as u8
    }

    /// Turns until Pixoid is safe, if it finds no more bonus cubes.
    pub fn turns_left(&self) -> u8 {
        match self.variant {
            Variant::Standard => RESERVE - self.cubes,
            // PR22: bonus cubes count among the twelve.
            Variant::Short => RESERVE.saturating_sub(self.cubes + self.collected()),
        }
    }

    /// Pixoid's walk, pixel by pixel, past Viruses that still stand where they were (PA7).
    pub fn stroll(&self, walk: &Walk) -> Stroll {
        let mut stroll = Stroll { end: self.pixoid, bonuses: self.bonuses, ending: None };
        for pixel in self.map.board.path(self.pixoid, walk.direction, walk.steps) {
            stroll.end = pixel;
            // PA6: being caught comes before the bonus on the same pixel.
            if self.viruses.contains(&pixel) {
                stroll.ending = Some(Ending::Caught);
                break;
            }
            stroll.bonuses = stroll.bonuses.without(Pixels::one(pixel));
            // PA19: in the short game the twelfth cube wins at once.
            if (Position { bonuses: stroll.bonuses, ..*self }).turns_left() == 0 {
                stroll.ending = Some(Ending::Escaped);
                break;
            }
        }
        stroll
    }

    /// The position after a turn, and how the round ended if it did.
    pub fn after(&self, walks: [&Walk; PAWNS]) -> (Position, Option<Ending>) {
        let stroll = self.stroll(walks[0]);
        let mut next = Position { pixoid: stroll.end, bonuses: stroll.bonuses, ..*self };
        if stroll.ending.is_some() {
            return (next, stroll.ending);
        }
        let mut caught = false;
        for (virus, walk) in next.viruses.iter_mut().zip(&walks[1..]) {
            // PR13: passing is enough, and who catches stops there.
            let catches = walk.path.has(stroll.end);
            *virus = if catches { stroll.end } else { walk.end };
            caught |= catches;
        }
        if caught {
            return (next, Some(Ending::Caught));
        }
        next.cubes += 1;
        let is_safe = next.turns_left() == 0;
        (next, is_safe.then_some(Ending::Escaped))
    }
}

#[cfg(test)]
mod tests {
    use stolik_shelf::pixoid::{Choice, Command, FARTHEST};
    use stolik_table::{Sheet, Viewer};

    use super::super::scene::{answer, any, dice, table};
    use super::*;

    /// The search may not play by rules of its own: whatever happens in it happens on the table.
    #[test]
    fn a_turn_ends_as_it_does_on_the_table() {
        let mut dice = dice(7);
        let mut endings = [0; 3];
        for _ in 0..5000 {
            let setup = any(&mut dice);
            let mut table = table(setup.clone());
            let before = table.view(Viewer::Public).open;
            let (position, pawns) = Position::on(&before).unwrap();
            let walks: [&Walk; PAWNS] =
                std::array::from_fn(|pawn| dice.pick(position.map.walks(position.pawn(pawn))).unwrap());
            let mut commands = setup.pawns.map(|_| None);
            for (number, (pawn, walk)) in pawns.into_iter().zip(walks).enumerate() {
                // A number beyond the wall makes the same walk (PA2).
                let reach = before.board().reach(position.pawn(number), walk.direction);
                let is_bluff = walk.steps == reach && dice.once_in(2);
                let distance = if is_bluff { FARTHEST } else { walk.steps };
                let command = Command { direction: walk.direction, distance };
                commands[pawn.index()] = Some(Choice::Program(command));
            }
            answer(&mut table, |_, seat| {
                Sheet::of(before.pawns_of(seat).filter_map(|pawn| commands[pawn.index()]))
            });

            let open = table.view(Viewer::Public).open;
            let (next, ending) = position.after(walks);
            let (after, _) = Position::on(&open).unwrap();
            assert_eq!(ending, open.last_round.map(|round| round.ending), "{before}{open}");
            assert_eq!(next.bonuses, after.bonuses, "{before}{open}");
            assert_eq!(next.cubes, after.cubes, "{before}{open}");
            assert_eq!(next.pixoid, after.pixoid, "{before}{open}");
            assert_eq!(next.viruses, after.viruses, "{before}{open}");
            assert_eq!(next.turns_left() == 0, ending == Some(Ending::Escaped));
            endings[ending.map_or(0, |ending| 1 + usize::from(ending == Ending::Escaped))] += 1;
        }
        assert!(endings.into_iter().all(|times| times > 200), "{endings:?}");
    }
}

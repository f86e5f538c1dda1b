//! Movement: Pixoid first, pixel by pixel; then all Viruses at once.

use stolik_table::News;

use crate::choice::Command;
use crate::event::Event;
use crate::options::Variant;
use crate::pixel::Pixel;
use crate::state::{Ending, Move, Open, PAWNS, Pawn, RESERVE, Turn};

impl Open {
    /// PR11 to PR18: opens the controllers, moves everybody and scores the turn.
    pub(crate) fn play_turn(&mut self, commands: [Command; PAWNS], news: &mut News<Event>) {
        let Some(from) = self.standing() else { return };
        let before = self.bonuses;
        let walk = self.move_pixoid(from, commands[Pawn::of(self.pixoid).index()]);
        let mut turn = Turn {
            moves: std::array::from_fn(|pawn| Move {
                command: commands[pawn],
                from: from[pawn],
                to: from[pawn],
            }),
            caught: walk.ending == Some(Ending::Caught),
        };
        turn.moves[Pawn::of(self.pixoid).index()].to = walk.to;
        if walk.ending.is_none() {
            self.move_viruses(&mut turn, walk.to);
        }
        for (pawn, step) in self.pawns.iter_mut().zip(turn.moves) {
            *pawn = Some(step.to);
        }
        self.last_turn = Some(turn);

        news.tell_everyone(Event::Moved { turn });
        for (bonus, pixel) in self.board().bonuses.into_iter().enumerate() {
            if before[bonus] && !self.bonuses[bonus] {
                news.tell_everyone(Event::Collected { pixel });
            }
        }
        match (turn.caught, walk.ending) {
            (true, _) => {
                news.tell_everyone(Event::Caught { at: walk.to });
                self.end_round(Ending::Caught, news);
            }
            (false, Some(ending)) => self.end_round(ending, news),
            (false, None) => self.take_a_cube(news),
        }
    }

    /// Where everybody stands, if everybody does.
    fn standing(&self) -> Option<[Pixel; PAWNS]> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.pawns else {
            return None;
        };
        Some([a, b, c, d])
    }

    /// PR11: Pixoid moves first, and the Viruses still stand where they were (PA7).
    fn move_pixoid(&mut self, from: [Pixel; PAWNS], command: Command) -> Walk {
        let board = self.board();
        let pixoid = Pawn::of(self.pixoid).index();
        let is_virus = |pixel| (0..PAWNS).any(|pawn| pawn != pixoid && from[pawn] == pixel);
        let mut to = from[pixoid];
        for pixel in board.path(to, command.direction, command.distance) {
            to = pixel;
            // PR12; PA6: being caught comes before the bonus on the same pixel.
            if is_virus(pixel) {
                return Walk { to, ending: Some(Ending::Caught) };
            }
            // PR15: passing is enough, and a second pass gives nothing.
            if let Some(bonus) = board.bonus_at(pixel) {
                self.bonuses[bonus] = false;
                // PR22, PA19: in the short game the twelfth cube wins at once; the rest of the move is void.
                if self.has_won_the_short_game() {
                    return Walk { to, ending: Some(Ending::Escaped) };
                }
            }
        }
        Walk { to, ending: None }
    }

    /// PR11, PR13: each on its own, through each other if need be (PR14, PA8); whoever enters Pixoid's pixel has
    /// caught it and stops there.
    fn move_viruses(&self, turn: &mut Turn, pixoid: Pixel) {
        let board = self.board();
        let virus = |pawn: &Pawn| *pawn != Pawn::of(self.pixoid);
        for pawn in Pawn::ALL.into_iter().filter(virus) {
            let Move { command, from, .. } = turn.moves[pawn.index()];
            let mut path = board.path(from, command.direction, command.distance);
            let caught = path.any(|pixel| pixel == pixoid);
            turn.caught |= caught;
            turn.moves[pawn.index()].to =
                if caught { pixoid } else { board.end(from, command.direction, command.distance) };
        }
    }

    /// PR16: not caught, so Pixoid takes a cube; the twelfth ends the round.
    fn take_a_cube(&mut self, news: &mut News<Event>) {
        self.reserve -= 1;
        news.tell_everyone(Event::CubeTaken { left: self.reserve });
        if self.reserve == 0 || self.has_won_the_short_game() {
            return self.end_round(Ending::Escaped, news);
        }
        // PR23: the second controller goes to the other Virus player.
        if let Some(holder) = self.second_controller {
            let other = self.viruses().without(holder).lowest().unwrap_or(holder);
            self.second_controller = Some(other);
            news.tell_everyone(Event::SecondControllerPassed { to: other });
        }
    }

    /// PR22, PA20: twelve white cubes, from the reserve and from bonuses.
    fn has_won_the_short_game(&self) -> bool {
        self.options.variant == Variant::Short && self.cubes() + self.collected() >= RESERVE
    }
}

/// Pixoid's way in one turn: where it ends, and whether that ends the round.
struct Walk {
    to: Pixel,
    ending: Option<Ending>,
}

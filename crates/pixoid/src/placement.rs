//! A round begins: pawns are put on the start pixels.

use stolik_table::{Choices, Dice, News, Refusal, Seat, Sheet};

use crate::choice::Choice;
use crate::event::Event;
use crate::pixel::Pixel;
use crate::refusals;
use crate::state::{Open, PAWNS, Pawn, Phase, RESERVE};

pub(crate) fn choices(open: &Open, out: &mut Choices<Choice>) {
    open.free_starts().for_each(|start| out.push(Choice::Start(start)));
}

/// PR7: any free start pixel.
pub(crate) fn check(open: &Open, choice: Choice) -> Result<(), Refusal> {
    let Choice::Start(pixel) = choice else {
        return Err(refusals::PLACE_FIRST.into());
    };
    if !open.board().starts.contains(&pixel) {
        return Err(refusals::NOT_A_START_PIXEL.into());
    }
    if open.pawns.contains(&Some(pixel)) {
        return Err(refusals::TAKEN.into());
    }
    Ok(())
}

/// PA29: a random free start pixel, unless one was chosen already.
pub(crate) fn absent(open: &Open, draft: &Sheet<Choice>, dice: &mut Dice) -> Sheet<Choice> {
    let mut choices = Choices::new();
    self::choices(open, &mut choices);
    Sheet::of(draft.part(0).or_else(|| dice.pick(choices.as_slice()).copied()))
}

impl Open {
    /// PR20: the pawns leave the board, all cubes return, and `pixoid` places first (PR7).
    pub(crate) fn begin_round(&mut self, pixoid: Seat, news: &mut News<Event>) {
        self.pixoid = pixoid;
        self.phase = Phase::Place(pixoid);
        self.pawns = [None; PAWNS];
        self.bonuses = [true; 4];
        self.reserve = RESERVE;
        // PR23, PA14: with three players the left neighbour of Pixoid programs the third Virus first, every round.
        self.second_controller = (self.seats == 3).then(|| pixoid.left(self.seats));
        news.tell_everyone(Event::RoundBegan { round: self.round, pixoid });
    }

    /// PR7: Pixoid first, then the Viruses clockwise.
    pub(crate) fn place(&mut self, seat: Seat, pixel: Pixel, news: &mut News<Event>) {
        self.put(Pawn::of(seat), pixel, news);
        let next = seat.left(self.seats);
        self.phase = if next == self.pixoid { Phase::Program } else { Phase::Place(next) };
        self.place_the_last(next, news);
    }

    /// Whoever comes last has no choice: the fourth player (PA17) or, with three, the third Virus (PR23, PA15).
    fn place_the_last(&mut self, next: Seat, news: &mut News<Event>) {
        let mut free = self.free_starts();
        if let (Some(last), None) = (free.next(), free.next()) {
            drop(free);
            let pawn = if next == self.pixoid { Pawn::THIRD_VIRUS } else { Pawn::of(next) };
            self.put(pawn, last, news);
            self.phase = Phase::Program;
        }
    }

    fn put(&mut self, pawn: Pawn, pixel: Pixel, news: &mut News<Event>) {
        self.pawns[pawn.index()] = Some(pixel);
        news.tell_everyone(Event::Placed { pawn, pixel });
    }
}

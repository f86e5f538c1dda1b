//! A whole game between people as they are: the same bots, to whom things happen.

use stolik_table::{Game, Hazards, People, Seat, Sheet, Step, Stuck, Table, hazards};

use crate::Player;
use crate::company::{Company, Finished, Stopped};

/// Makes the player who takes a seat.
pub type Newcomer<'a, G> = &'a mut dyn FnMut(Seat) -> Box<dyn Player<G>>;

impl<G: Game> Company<G> {
    /// As [`play`](Company::play), with hazards. Whoever sits down later is made by `newcomer`.
    pub fn play_with_hazards<E>(
        &mut self,
        table: &mut Table<G>,
        hazards: Hazards,
        newcomer: Newcomer<'_, G>,
        mut write: impl FnMut(&Step<G>) -> Result<(), E>,
    ) -> Result<Finished, Stopped<E>> {
        let mut evening = Evening { company: self, table, hazards, newcomer, nonces: 0 };
        let mut news = evening.company.news();
        loop {
            if let Some(outcome) = evening.table.now().outcome() {
                let Hazards { decisions, mishaps, .. } = evening.hazards;
                return Ok(Finished { decisions, outcome: *outcome, mishaps });
            }
            let step = hazards::question(&mut evening, &mut news)?;
            write(&step).map_err(Stopped::NotWritten)?;
            // Decided on this very table: it cannot be stale.
            let applied = evening.table.apply(step);
            debug_assert_eq!(applied, Ok(()));
            evening.company.hear(&mut news);
            evening.nonces = 0;
        }
    }
}

struct Evening<'a, G: Game> {
    company: &'a mut Company<G>,
    table: &'a mut Table<G>,
    hazards: Hazards,
    newcomer: Newcomer<'a, G>,
    /// Sheets laid for the open question.
    nonces: u32,
}

impl<G: Game> People<G> for Evening<'_, G> {
    type Trouble = Stuck;

    fn table(&mut self) -> &mut Table<G> {
        self.table
    }

    fn hazards(&mut self) -> &mut Hazards {
        &mut self.hazards
    }

    fn nonce(&mut self) -> u32 {
        self.nonces += 1;
        self.nonces - 1
    }

    fn answer(&mut self, seat: Seat) -> Result<Sheet<G::Choice>, Stuck> {
        let Company { players, minds, past } = &mut *self.company;
        let (player, mind) = (players.get_mut(seat.index()), &mut minds[seat.index()]);
        let chair = self.table.chair(seat).after(past);
        // A seat without a player says nothing, and the table refuses that where something has to be said.
        Ok(player.map_or_else(Sheet::pass, |player| player.answer(chair, mind)))
    }

    fn sits_down(&mut self, seat: Seat) {
        let player = (self.newcomer)(seat);
        match self.company.players.get_mut(seat.index()) {
            Some(place) => *place = player,
            None => self.company.players.push(player),
        }
    }
}

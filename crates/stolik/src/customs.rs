//! What tables must be like to be carried from one store to another: as `stolik check` wants them. What is damaged is neither
//! taken along nor let in.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Result, bail};
use stolik_server::check::{self, RoomSays};
use stolik_server::found_by;
use stolik_store::{Carried, Wanted, short};

/// Looks at every piece on its way.
#[derive(Default)]
pub struct Customs {
    /// What has come by so far.
    pub passed: Wanted,
    pub decks: usize,
    table: Option<Table>,
}

struct Table {
    id: String,
    says: RoomSays,
    games: BTreeSet<String>,
    /// With the number of their cards.
    decks: BTreeMap<u16, u16>,
}

impl Customs {
    pub fn pass(&mut self, piece: &Carried) -> Result<()> {
        if let Carried::Table { id, state } = piece {
            self.end()?;
            return self.begin(id, state);
        }
        let Some(table) = &mut self.table else { return Ok(()) };
        match piece {
            Carried::Game { id, game } => {
                if let Err(why) = check::game(&game.clone().into()) {
                    bail!("table {}: game {id} is damaged ({why})", short(&table.id));
                }
                if let Some(other) = self.passed.games.insert(id.clone(), table.id.clone()) {
                    bail!("game {id} is of two tables, {} and {}", short(&other), short(&table.id));
                }
                table.games.insert(id.clone());
            }
            Carried::Deck { deck, cards, .. } => {
                self.decks += 1;
                table.decks.insert(*deck, *cards);
            }
            Carried::Card { .. } | Carried::Table { .. } => {}
        }
        Ok(())
    }

    fn begin(&mut self, id: &str, state: &str) -> Result<()> {
        let says = match check::room(id, state) {
            Ok(says) => says,
            Err(why) => bail!("table {}: what is known of it is damaged ({why})", short(id)),
        };
        let found_by = found_by(state).unwrap_or_default();
        for code in found_by.former_codes.into_iter().chain([found_by.code]) {
            match self.passed.codes.insert(code, id.to_owned()) {
                Some(other) if other != id => {
                    bail!("tables {} and {} have the same code", short(&other), short(id))
                }
                _ => {}
            }
        }
        self.passed.tables.insert(id.to_owned());
        let (games, decks) = (BTreeSet::new(), BTreeMap::new());
        self.table = Some(Table { id: id.to_owned(), says, games, decks });
        Ok(())
    }

    /// All of a table has come by: what it speaks of is among it.
    pub fn end(&mut self) -> Result<()> {
        let Some(Table { id, says, games, decks }) = self.table.take() else { return Ok(()) };
        if let Some(game) = says.playing.filter(|game| !games.contains(game)) {
            bail!("table {}: game {game}, which is on the table, is not there", short(&id));
        }
        for (deck, cards) in says.decks {
            let has = decks.get(&deck).copied().unwrap_or(0);
            if has != u16::from(cards) {
                bail!("table {}: deck {deck} has {has} of its {cards} cards", short(&id));
            }
        }
        Ok(())
    }
}

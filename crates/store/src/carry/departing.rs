//! Piece by piece out of a store, as it stood at one moment. Nothing of it changes there.

use std::vec::IntoIter;

use super::Carried;
use crate::inspect::{Inspection, WholeDeck};
use crate::{Card, StoreError, damaged};

/// Tables on their way out.
pub struct Departure<'a> {
    from: &'a mut dyn Inspection,
    tables: IntoIter<String>,
    table: String,
    games: IntoIter<String>,
    decks: IntoIter<WholeDeck>,
    deck: u16,
    cards: IntoIter<u8>,
}

impl<'a> Departure<'a> {
    /// Of the tables with these ids.
    pub fn new(from: &'a mut dyn Inspection, mut ids: Vec<String>) -> Self {
        // Databases have an order of their own.
        ids.sort();
        ids.dedup();
        let tables = ids.into_iter();
        let (games, decks, cards) = (IntoIter::default(), IntoIter::default(), IntoIter::default());
        Departure { from, tables, table: String::new(), games, decks, deck: 0, cards }
    }

    /// The next piece. If something is damaged it is said, and nothing comes after it.
    pub async fn piece(&mut self) -> Result<Option<Carried>, StoreError> {
        if let Some(card) = self.cards.next() {
            return self.card(card).await.map(Some);
        }
        if let Some(id) = self.games.next() {
            let game = self.from.game(&id).await?.map(|(_, game)| game);
            let game = game.ok_or_else(|| self.lost(format!("game {id}")))?;
            return Ok(Some(Carried::Game { id, game }));
        }
        if let Some(WholeDeck { deck, bytes, cards }) = self.decks.next() {
            let count = u16::try_from(cards.len()).map_err(|_| self.lost(format!("deck {deck}")))?;
            (self.deck, self.cards) = (deck, cards.into_iter());
            return Ok(Some(Carried::Deck { deck, bytes, cards: count }));
        }
        let Some(id) = self.tables.next() else { return Ok(None) };
        self.table.clone_from(&id);
        let known = self.from.room(&id).await?;
        let (_, state) = known.ok_or_else(|| self.lost("what is known of the table".to_owned()))?;
        let mut games = self.from.games_of(&id).await?;
        games.sort();
        (self.games, self.decks) = (games.into_iter(), self.from.decks_of(&id).await?.into_iter());
        Ok(Some(Carried::Table { id, state: state? }))
    }

    async fn card(&mut self, card: u8) -> Result<Carried, StoreError> {
        let found = self.from.card(&self.table, self.deck, card).await?;
        let lost = || self.lost(format!("card {card} of deck {}", self.deck));
        let Card { small, large } = found.ok_or_else(lost)?;
        Ok(Carried::Card { card, small, large })
    }

    fn lost(&self, what: String) -> StoreError {
        damaged(what, Some(&self.table))
    }
}

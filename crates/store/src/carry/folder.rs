//! Into a data folder, which no server has meanwhile. It is made if it is not there.

use std::collections::BTreeSet;
use std::path::Path;

use super::{Arrival, Carried, Wanted};
use crate::cluster::FoundBy;
use crate::folder::{DATABASE, Folder};
use crate::sqlite::{SqliteSettings, prepared};
use crate::writer::{Pen, why, write_all};
use crate::{Promise, StoreError, WholeGame, Write, broken};

/// Tables on their way into a folder, in one transaction.
pub struct FolderArrival {
    pen: Pen,
    folder: Folder,
    index: fn(&str) -> Option<FoundBy>,
    table: String,
    deck: u16,
}

impl FolderArrival {
    /// `index` reads from the state of a room how it is found.
    pub async fn open(folder: &Path, index: fn(&str) -> Option<FoundBy>) -> Result<Self, StoreError> {
        let ours = Folder::take(folder)?;
        let (_, connection) = prepared(folder, SqliteSettings::default()).await?;
        let pen = Pen::take(&folder.join(DATABASE), SqliteSettings::default()).map_err(why)?;
        // Not before the other one is open: whoever closes last tidies up.
        sqlx::Connection::close(connection).await.map_err(broken)?;
        pen.execute("begin immediate", ()).map_err(why)?;
        Ok(FolderArrival { pen, folder: ours, index, table: String::new(), deck: 0 })
    }

    fn find_taken(&self, wanted: &Wanted) -> rusqlite::Result<BTreeSet<String>> {
        let mut taken = BTreeSet::new();
        // A folder has codes in the states of its rooms only.
        let mut rooms = self.pen.connection.prepare("select code, state from rooms")?;
        let mut rooms = rooms.query(())?;
        while let Some(row) = rooms.next()? {
            let (id, state): (String, String) = (row.get(0)?, row.get(1)?);
            let found_by = (self.index)(&state).unwrap_or_default();
            let codes = found_by.former_codes.into_iter().chain([found_by.code]);
            taken.extend(Wanted::owners(&wanted.codes, codes));
            taken.extend(wanted.tables.get(&id).cloned());
        }
        let mut games = self.pen.connection.prepare("select id from games where id = ?")?;
        for (game, table) in &wanted.games {
            if games.exists([game])? {
                taken.insert(table.clone());
            }
        }
        Ok(taken)
    }

    /// What a server would have written until it stood like this.
    fn writes(&mut self, piece: Carried) -> Vec<Write> {
        let code = self.table.clone();
        match piece {
            Carried::Table { id, state } => {
                self.table.clone_from(&id);
                vec![Write::Room { code: id, state }]
            }
            Carried::Game { id, game } => played(id, code, game),
            Carried::Deck { deck, bytes, .. } => {
                self.deck = deck;
                vec![Write::Deck { code, deck, bytes }]
            }
            Carried::Card { card, small, large } => {
                vec![Write::Picture { code, deck: self.deck, card, small, large }]
            }
        }
    }
}

fn played(game: String, code: String, whole: WholeGame) -> Vec<Write> {
    let WholeGame { head, seed, log, snapshot, sheets } = whole;
    let mut writes = vec![Write::Begin { game: game.clone(), code, head, seed }];
    let steps = log.len();
    for (seq, record) in (0..).zip(log) {
        // Each takes the place of the one before.
        let is_last = seq as usize + 1 == steps;
        let snapshot = snapshot.clone().filter(|_| is_last).unwrap_or_default();
        writes.push(Write::Step { game: game.clone(), seq, record, snapshot });
    }
    writes.extend(sheets.into_iter().map(|sheet| Write::Put {
        game: game.clone(),
        ask: sheet.ask,
        seat: sheet.seat,
        number: sheet.number,
        put: sheet.put,
    }));
    writes
}

impl Arrival for FolderArrival {
    fn taken<'a>(&'a mut self, wanted: &'a Wanted) -> Promise<'a, BTreeSet<String>> {
        let taken = self.find_taken(wanted).map_err(why);
        Box::pin(async { taken })
    }

    fn take(&mut self, piece: Carried) -> Promise<'_, ()> {
        let writes = self.writes(piece);
        let written = write_all(&mut self.pen, &writes);
        Box::pin(async { written })
    }

    fn settle(self: Box<Self>) -> Promise<'static, ()> {
        Box::pin(async move {
            self.pen.execute("commit", ()).map_err(why)?;
            self.pen.finish();
            self.folder.release();
            Ok(())
        })
    }
}

//! Codes and people follow the state of their room. What they should be is kept in the room's row as a digest: while
//! that is the same, as almost always, nobody looks.

use std::collections::{BTreeMap, BTreeSet};

use sqlx::postgres::PgConnection;

use super::pool::{Failure, why};
use crate::StoreError;
use crate::cluster::FoundBy;

/// By what a room is found, without doubles and in order.
pub(super) struct Found {
    /// Each with whether it was renewed since.
    codes: BTreeMap<String, bool>,
    people: BTreeSet<String>,
    pub touched: i64,
    opened_by: Option<String>,
    /// Since when no game was begun, and until when it is kept.
    unused: Option<(i64, i64)>,
    pub digest: String,
}

impl Found {
    pub fn new(by: FoundBy) -> Self {
        let former = by.former_codes.into_iter().map(|code| (code, true));
        let mut codes: BTreeMap<_, _> = former.chain([(by.code, false)]).collect();
        // Such a room is found by nobody.
        codes.remove("");
        let people: BTreeSet<_> = by.people.into_iter().collect();
        let seconds = |at: u64| i64::try_from(at).unwrap_or(i64::MAX);
        let (opened_by, unused) =
            (by.opened_by, by.unused.map(|(since, until)| (seconds(since), seconds(until))));
        let mut all = format!("{codes:?} {people:?}");
        // Rooms from before there was either have the digest that they had.
        if opened_by.is_some() || unused.is_some() {
            all += &format!(" {opened_by:?} {unused:?}");
        }
        let digest = blake3::hash(all.as_bytes()).to_hex().to_string();
        let touched = i64::try_from(by.touched).unwrap_or(i64::MAX);
        Found { codes, people, touched, opened_by, unused, digest }
    }

    pub fn has_codes(&self, codes: &BTreeMap<String, bool>) -> bool {
        self.codes == *codes
    }

    pub fn has_people(&self, people: &BTreeSet<String>) -> bool {
        self.people == *people
    }

    /// Writes what differs. Whoever calls this has locked the room.
    pub async fn follow(&self, room: &str, connection: &mut PgConnection) -> Result<(), Failure> {
        let sql = "update rooms set opened_by = $2, unused_since = $3, unused_until = $4 where code = $1";
        let (since, until) = self.unused.unzip();
        let update = sqlx::query(sql).bind(room).bind(&self.opened_by).bind(since).bind(until);
        update.execute(&mut *connection).await.map_err(why)?;
        self.follow_codes(room, connection).await?;
        self.follow_people(room, connection).await.map_err(why)
    }

    async fn follow_codes(&self, room: &str, connection: &mut PgConnection) -> Result<(), Failure> {
        let there = sqlx::query_as("select code, is_former from codes where room = $1").bind(room);
        let there: Vec<(String, bool)> = there.fetch_all(&mut *connection).await.map_err(why)?;
        let there: BTreeMap<_, _> = there.into_iter().collect();
        let gone: Vec<_> = there.keys().filter(|code| !self.codes.contains_key(*code)).collect();
        if !gone.is_empty() {
            let delete = sqlx::query("delete from codes where room = $1 and code = any($2)");
            delete.bind(room).bind(gone).execute(&mut *connection).await.map_err(why)?;
        }
        let new = self.codes.iter().filter(|&(code, is_former)| there.get(code) != Some(is_former));
        let (codes, are_former): (Vec<&str>, Vec<bool>) = new.map(|(code, is)| (code.as_str(), *is)).unzip();
        if codes.is_empty() {
            return Ok(());
        }
        let sql = "insert into codes (code, room, is_former)
                   select code, $1, is_former from unnest($2::text[], $3::boolean[]) as new (code, is_former)
                   on conflict (code) do update set is_former = excluded.is_former
                   where codes.room = excluded.room";
        let insert = sqlx::query(sql).bind(room).bind(&codes).bind(are_former);
        let written = insert.execute(connection).await.map_err(why)?.rows_affected();
        // The others lead to another room.
        if written == codes.len() as u64 { Ok(()) } else { Err(Failure::Refused(StoreError::Conflict)) }
    }

    async fn follow_people(&self, room: &str, connection: &mut PgConnection) -> Result<(), sqlx::Error> {
        let there = sqlx::query_scalar("select key from people where room = $1").bind(room);
        let there: BTreeSet<String> = there.fetch_all(&mut *connection).await?.into_iter().collect();
        let gone: Vec<_> = there.difference(&self.people).collect();
        if !gone.is_empty() {
            let delete = sqlx::query("delete from people where room = $1 and key = any($2)");
            delete.bind(room).bind(gone).execute(&mut *connection).await?;
        }
        let new: Vec<_> = self.people.difference(&there).collect();
        if !new.is_empty() {
            let insert = sqlx::query(
                "insert into people (key, room) select key, $1 from unnest($2::text[]) as new (key)",
            );
            insert.bind(room).bind(new).execute(connection).await?;
        }
        Ok(())
    }
}

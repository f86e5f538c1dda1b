//! What servers share: who lives, who has which room, and how a room is found.

use sqlx::Acquire;
use sqlx::postgres::PgConnection;

use super::wire::{Failure, Wire, why};
use super::{PostgresStore, ask, errand, shared};
use crate::cluster::{AtMost, Bucket, Cluster, Node, Once, Way, Whose};
use crate::{Claim, Promise, broken};

/// After so many leases nobody remembers a server.
const REMEMBERED_FOR: u32 = 10;
/// A room that changes hands so often while somebody looks is not to be had.
const TRIES: u32 = 5;

impl Cluster for PostgresStore {
    fn me(&self) -> &Node {
        &self.me
    }

    fn beat(&self) -> Promise<'_, u64> {
        Box::pin(async {
            // The clock is read when the row is locked: whoever takes a room over from us has waited, or we have.
            let sql = "insert into nodes (id, address, beat, taken)
                       values ($1, $2, clock_timestamp(), (extract(epoch from clock_timestamp()) * 1000000)::bigint)
                       on conflict (id) do update set beat = clock_timestamp() returning taken";
            let beat = sqlx::query_scalar(sql).bind(&self.me.id).bind(&self.me.address);
            let taken: i64 =
                ask(&self.for_beats, async |connection| beat.fetch_one(connection).await).await?;
            // Whoever had this address before was stopped without a word. What time has emptied goes along.
            let sql = "with dry as (delete from buckets where empty_at < now()),
                           late as (delete from once where until < now())
                       delete from nodes
                       where id <> $1 and (address = $2 or beat < now() - $3 * interval '1 second')";
            let sweep = sqlx::query(sql).bind(&self.me.id).bind(&self.me.address);
            let sweep = sweep.bind((self.lease * REMEMBERED_FOR).as_secs_f64());
            ask(&self.for_beats, async |connection| sweep.execute(connection).await.map(drop)).await?;
            Ok(taken.unsigned_abs())
        })
    }

    fn nodes(&self) -> Promise<'_, Vec<Node>> {
        Box::pin(async {
            let sql =
                "select id, address from nodes where beat > now() - $1 * interval '1 second' order by id";
            let nodes = sqlx::query_as(sql).bind(self.lease.as_secs_f64());
            let nodes: Vec<(String, String)> =
                ask(&self.for_beats, async |connection| nodes.fetch_all(connection).await).await?;
            Ok(nodes.into_iter().map(|(id, address)| Node { id, address }).collect())
        })
    }

    fn leave(&self) -> Promise<'_, ()> {
        Box::pin(async {
            let leave = sqlx::query("delete from nodes where id = $1").bind(&self.me.id);
            ask(&self.for_beats, async |connection| leave.execute(connection).await.map(drop)).await
        })
    }

    fn claim(&self, room: String) -> Promise<'_, Whose> {
        Box::pin(async move {
            for _ in 0..TRIES {
                match self.take_over(&room).await {
                    Ok(Some(epoch)) => return Ok(Whose::Ours(Claim { room: room.into(), epoch })),
                    Ok(None) => {}
                    Err(Failure::Again(_)) => continue,
                    Err(failure) => return Err(failure.into()),
                }
                if let Some(owner) = self.owner(room.clone()).await? {
                    return Ok(Whose::Theirs(owner));
                }
                let is_there = sqlx::query_scalar("select 1::bigint from rooms where code = $1").bind(&room);
                let is_there: Option<i64> =
                    self.read(async |connection| is_there.fetch_optional(connection).await).await?;
                if is_there.is_none() {
                    return Ok(Whose::Nobodys);
                }
                // Its owner has died or let go of it meanwhile.
            }
            Err(broken("the table changes hands all the time"))
        })
    }

    fn give_up(&self, claim: Claim) -> Promise<'_, ()> {
        Box::pin(async move {
            let sql = "update rooms set owner = null where code = $1 and epoch = $2 and owner = $3";
            let epoch = i64::try_from(claim.epoch).unwrap_or(i64::MAX);
            let update = sqlx::query(sql).bind(&*claim.room).bind(epoch).bind(&self.me.id);
            self.ask(async |connection| update.execute(connection).await.map(drop)).await
        })
    }

    fn forget_room(&self, room: String) -> Promise<'_, Option<u64>> {
        Box::pin(async move {
            for _ in 0..TRIES {
                match errand::forget_room(&self.ways, &room).await {
                    Err(Failure::Again(_)) => continue,
                    forgotten => return Ok(forgotten?),
                }
            }
            Err(broken("others are in the way all the time"))
        })
    }

    fn lost(&self, claims: Vec<Claim>) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let rooms: Vec<&str> = claims.iter().map(|claim| &*claim.room).collect();
            let epochs: Vec<i64> =
                claims.iter().map(|claim| i64::try_from(claim.epoch).unwrap_or(i64::MAX)).collect();
            let sql = "select room from unnest($1::text[], $2::bigint[]) as claimed (room, epoch)
                       where not exists (
                           select 1 from rooms where rooms.code = claimed.room and rooms.epoch = claimed.epoch)";
            let lost = sqlx::query_scalar(sql).bind(rooms).bind(epochs);
            self.read(async |connection| lost.fetch_all(connection).await).await
        })
    }

    fn owner(&self, room: String) -> Promise<'_, Option<Node>> {
        Box::pin(async move {
            let sql = "select nodes.id, nodes.address from rooms join nodes on nodes.id = rooms.owner
                       where rooms.code = $1 and nodes.beat > now() - $2 * interval '1 second'";
            let owner = sqlx::query_as(sql).bind(room).bind(self.lease.as_secs_f64());
            let owner: Option<(String, String)> =
                self.read(async |connection| owner.fetch_optional(connection).await).await?;
            Ok(owner.map(|(id, address)| Node { id, address }))
        })
    }

    fn way(&self, code: String) -> Promise<'_, Option<Way>> {
        Box::pin(async move {
            let way = sqlx::query_as("select room, is_former from codes where code = $1").bind(code);
            let way: Option<(String, bool)> =
                self.read(async |connection| way.fetch_optional(connection).await).await?;
            Ok(way.map(|(room, is_former)| Way { room, is_former }))
        })
    }

    fn homes_of(&self, key: String, at_most: usize) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let sql = "select rooms.code from people join rooms on rooms.code = people.room
                       where people.key = $1 order by rooms.touched desc, rooms.code limit $2";
            let homes = sqlx::query_scalar(sql).bind(key).bind(i64::try_from(at_most).unwrap_or(i64::MAX));
            self.read(async |connection| homes.fetch_all(connection).await).await
        })
    }

    fn tables(&self) -> Promise<'_, u64> {
        Box::pin(async {
            let count = sqlx::query_scalar("select count(*) from rooms");
            let count: i64 = self.read(async |connection| count.fetch_one(connection).await).await?;
            Ok(count.unsigned_abs())
        })
    }

    fn secret(&self) -> Promise<'_, String> {
        Box::pin(shared::secret(self))
    }

    fn pour(&self, what: &'static str, who: String, bucket: Bucket) -> Promise<'_, bool> {
        Box::pin(shared::pour(self, what, who, bucket))
    }

    fn give_back(&self, what: &'static str, who: String) -> Promise<'_, ()> {
        Box::pin(shared::give_back(self, what, who))
    }

    fn keep(&self, kind: &'static str, code: String, once: Once, at_most: AtMost) -> Promise<'_, bool> {
        Box::pin(shared::keep(self, kind, code, once, at_most))
    }

    fn look(&self, kind: &'static str, code: String) -> Promise<'_, Option<Once>> {
        Box::pin(shared::look(self, kind, code))
    }

    fn take(&self, kind: &'static str, code: String) -> Promise<'_, Option<Once>> {
        Box::pin(shared::take(self, kind, code))
    }

    fn forget(&self, kind: &'static str, what: String) -> Promise<'_, ()> {
        Box::pin(shared::forget(self, kind, what))
    }
}

impl PostgresStore {
    /// The new epoch, if no other living server has the room.
    async fn take_over(&self, room: &str) -> Result<Option<u64>, Failure> {
        Wire::default()
            .with(&self.ways, async |connection| {
                let mut transaction = connection.begin().await.map_err(why)?;
                let owner =
                    sqlx::query_scalar("select owner from rooms where code = $1 for update").bind(room);
                let owner: Option<Option<String>> =
                    owner.fetch_optional(&mut *transaction).await.map_err(why)?;
                let Some(owner) = owner else { return Ok(None) };
                let mut epoch = None;
                if self.is_to_be_had(owner, &mut transaction).await.map_err(why)? {
                    let sql =
                        "update rooms set owner = $2, epoch = epoch + 1 where code = $1 returning epoch";
                    let update = sqlx::query_scalar(sql).bind(room).bind(&self.me.id);
                    epoch = update.fetch_optional(&mut *transaction).await.map_err(why)?;
                    // Whoever was bringing a deck is fenced off: it will not become whole.
                    let sql = "delete from pictures where code = $1 and not exists (
                                   select 1 from decks where decks.code = $1 and decks.deck = pictures.deck)";
                    sqlx::query(sql).bind(room).execute(&mut *transaction).await.map_err(why)?;
                }
                transaction.commit().await.map_err(why)?;
                Ok(epoch.map(i64::unsigned_abs))
            })
            .await
    }

    /// Is a room with this owner anybody's who wants it? Then its owner learns with its next beat that it was robbed: what it
    /// shows may be old. Whoever calls this has locked the room.
    async fn is_to_be_had(
        &self,
        owner: Option<String>,
        connection: &mut PgConnection,
    ) -> Result<bool, sqlx::Error> {
        let Some(owner) = owner.filter(|owner| *owner != self.me.id) else { return Ok(true) };
        let sql = "update nodes set taken = taken + 1
                   where id = $1 and beat <= clock_timestamp() - $2 * interval '1 second'";
        let robbed = sqlx::query(sql).bind(&owner).bind(self.lease.as_secs_f64());
        if robbed.execute(&mut *connection).await?.rows_affected() > 0 {
            return Ok(true);
        }
        let known = sqlx::query_scalar("select 1::bigint from nodes where id = $1").bind(owner);
        let known: Option<i64> = known.fetch_optional(connection).await?;
        Ok(known.is_none())
    }
}

//! What servers share: who lives, who has which room, and how a room is found.

use tokio::time::Instant;

use super::pool::{Failure, why};
use super::{PostgresStore, errand, shared};
use crate::cluster::{AtMost, Bucket, Cluster, Node, Once, Pulse, Sign, Unused, Way, Whose};
use crate::{Claim, Promise, StoreError, broken};

/// After so many leases nobody remembers a server.
const REMEMBERED_FOR: u32 = 10;
/// A room that changes hands so often while somebody looks is not to be had.
const TRIES: u32 = 5;

/// Everything that a heartbeat needs, in one round trip. The clock is read when the row is locked: whoever takes a room over
/// from this server has waited, or this server has. Other servers are read as they were before.
pub(super) const BEAT: &str = "with me as (
         insert into nodes (id, address, beat, taken)
         values ($1, $2, case when $4 then clock_timestamp() else to_timestamp(0) end,
                 (extract(epoch from clock_timestamp()) * 1000000)::bigint)
         on conflict (id) do update set beat = case when $4 then clock_timestamp() else nodes.beat end
         returning taken
     )
     select $1 as id, $2 as address, taken from me
     union all
     select id, address, 0::bigint from nodes
     where id <> $1 and beat > now() - $3::double precision * interval '1 second'";

/// Takes a room over that nobody has, or this server, or one that was silent, or one that was read before and is unknown ($4).
/// In the same statement an owner that was silent is noted to have been robbed, and learns it with its next heartbeat: what it
/// shows may be old. Rows are locked first, and looked at again then.
const TAKE_OVER: &str = "with held as (
                             select code, owner from rooms where code = $1 for update
                         ), stale as (
                             select nodes.id from nodes join held on nodes.id = held.owner
                             where nodes.id <> $2 and beat <= clock_timestamp() - $3 * interval '1 second'
                             for update of nodes
                         ), robbed as (
                             update nodes set taken = taken + 1 from stale where nodes.id = stale.id
                         )
                         update rooms set owner = $2, epoch = epoch + 1 from held
                         where rooms.code = held.code and (
                             held.owner is null or held.owner = $2 or held.owner = $4
                             or exists (select 1 from stale))
                         returning epoch";

/// Whose a room is, and whether its owner lives.
const OWNER: &str = "select rooms.owner, nodes.address,
                         coalesce(nodes.beat > now() - $2 * interval '1 second', false)
                     from rooms left join nodes on nodes.id = rooms.owner where rooms.code = $1";

/// Pictures of a deck that did not become whole: whoever was bringing it is fenced off by now.
const LEFT_OVER: &str = "delete from pictures where code = $1
                         and exists (select 1 from rooms where rooms.code = $1 and rooms.epoch = $2)
                         and not exists (select 1 from decks
                                         where decks.code = $1 and decks.deck = pictures.deck)";

impl Cluster for PostgresStore {
    fn me(&self) -> &Node {
        &self.me
    }

    fn reach(&self) -> Promise<'_, ()> {
        Box::pin(self.for_beats.reach())
    }

    fn beat(&self, sign: Sign) -> Promise<'_, Pulse> {
        Box::pin(async move {
            let beat = sqlx::query_as(BEAT).bind(&self.me.id).bind(&self.me.address);
            let beat = beat.bind(self.lease.as_secs_f64()).bind(sign == Sign::Alive);
            let beating = self.for_beats.with(async |connection| {
                let sent = Instant::now();
                Ok((sent, beat.fetch_all(connection).await.map_err(why)?))
            });
            let (sent, rows): (_, Vec<(String, String, i64)>) = beating.await?;
            let taken = rows.iter().find(|(id, ..)| *id == self.me.id).map_or(0, |(.., taken)| *taken);
            let mut nodes: Vec<Node> =
                rows.into_iter().map(|(id, address, _)| Node { id, address }).collect();
            nodes.sort_by(|one, other| one.id.cmp(&other.id));
            Ok(Pulse { sent, taken: taken.unsigned_abs(), nodes })
        })
    }

    fn sweep(&self) -> Promise<'_, ()> {
        Box::pin(async {
            // Whoever had this address before was stopped without a word.
            let sql = "with dry as (delete from buckets where empty_at < now()),
                           late as (delete from once where until < now())
                       delete from nodes
                       where id <> $1 and (address = $2 or beat < now() - $3 * interval '1 second')";
            let sweep = sqlx::query(sql).bind(&self.me.id).bind(&self.me.address);
            let sweep = sweep.bind((self.lease * REMEMBERED_FOR).as_secs_f64());
            self.ask(async |connection| sweep.execute(connection).await.map(drop)).await
        })
    }

    fn leave(&self) -> Promise<'_, ()> {
        Box::pin(async {
            let leave = sqlx::query("delete from nodes where id = $1").bind(&self.me.id);
            self.ask(async |connection| leave.execute(connection).await.map(drop)).await
        })
    }

    fn claim(&self, room: String) -> Promise<'_, Whose> {
        Box::pin(async move {
            let mut unknown = None;
            for _ in 0..TRIES {
                if let Some(epoch) = self.take_over(&room, unknown.take()).await? {
                    return Ok(Whose::Ours(Claim { room: room.into(), epoch }));
                }
                let owner = sqlx::query_as(OWNER).bind(&room).bind(self.lease.as_secs_f64());
                let owner: Option<(Option<String>, Option<String>, bool)> =
                    self.read(async |connection| owner.fetch_optional(connection).await).await?;
                match owner {
                    None => return Ok(Whose::Nobodys),
                    Some((Some(id), Some(address), true)) => return Ok(Whose::Theirs(Node { id, address })),
                    // Should it join again, it is told that it was robbed.
                    Some((owner, None, _)) => unknown = owner,
                    // Its owner has died or given it up meanwhile.
                    Some(_) => {}
                }
            }
            Err(broken("the table changes hands all the time"))
        })
    }

    fn give_up(&self, claims: Vec<Claim>) -> Promise<'_, ()> {
        Box::pin(async move {
            let (rooms, epochs) = rooms_and_epochs(&claims);
            // In one order for everybody, as groups do.
            let sql = "update rooms set owner = null where code in (
                           select rooms.code from rooms
                           join unnest($1::text[], $2::bigint[]) as given (room, epoch)
                               on given.room = rooms.code and given.epoch = rooms.epoch
                           where rooms.owner = $3 order by rooms.code for update of rooms)
                       and owner = $3";
            let update = sqlx::query(sql).bind(rooms).bind(epochs).bind(&self.me.id);
            self.ask(async |connection| update.execute(connection).await.map(drop)).await
        })
    }

    fn forget_room(&self, room: String) -> Promise<'_, Option<u64>> {
        Box::pin(async move {
            for _ in 0..TRIES {
                match errand::forget_room(&self.pool, &room).await {
                    Err(Failure::Again(_)) => continue,
                    forgotten => return Ok(forgotten?),
                }
            }
            Err(broken("others are in the way all the time"))
        })
    }

    fn lost(&self, claims: Vec<Claim>) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let (rooms, epochs) = rooms_and_epochs(&claims);
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

    fn opened_by(&self, opener: String) -> Promise<'_, Vec<String>> {
        Box::pin(async move {
            let rooms = sqlx::query_scalar("select code from rooms where opened_by = $1").bind(opener);
            self.read(async |connection| rooms.fetch_all(connection).await).await
        })
    }

    fn unused(&self, at_most: usize) -> Promise<'_, Vec<Unused>> {
        Box::pin(async move {
            let sql = "select code, unused_since, unused_until from rooms
                       where unused_since is not null and unused_until is not null
                       order by unused_since, code limit $1";
            let rooms = sqlx::query_as(sql).bind(i64::try_from(at_most).unwrap_or(i64::MAX));
            let rooms: Vec<(String, i64, i64)> =
                self.read(async |connection| rooms.fetch_all(connection).await).await?;
            let unused = rooms.into_iter().map(|(room, since, until)| Unused {
                room,
                since: since.unsigned_abs(),
                until: until.unsigned_abs(),
            });
            Ok(unused.collect())
        })
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
    /// The new epoch, unless another server that lives has the room, or there is none.
    async fn take_over(&self, room: &str, unknown: Option<String>) -> Result<Option<u64>, StoreError> {
        let update = sqlx::query_scalar(TAKE_OVER).bind(room).bind(&self.me.id);
        let update = update.bind(self.lease.as_secs_f64()).bind(unknown);
        let taken = self.pool.with(async |connection| update.fetch_optional(connection).await.map_err(why));
        let epoch: Option<i64> = match taken.await {
            Err(Failure::Again(_)) => None,
            taken => taken?,
        };
        let Some(epoch) = epoch else { return Ok(None) };
        // By a statement of its own: only now nobody else writes of the room.
        let delete = sqlx::query(LEFT_OVER).bind(room).bind(epoch);
        self.ask(async |connection| delete.execute(connection).await.map(drop)).await?;
        Ok(Some(epoch.unsigned_abs()))
    }
}

/// As the database counts.
fn rooms_and_epochs(claims: &[Claim]) -> (Vec<&str>, Vec<i64>) {
    let epoch = |claim: &Claim| i64::try_from(claim.epoch).unwrap_or(i64::MAX);
    claims.iter().map(|claim| (&*claim.room, epoch(claim))).unzip()
}

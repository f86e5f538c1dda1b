//! What servers share beside rooms: a secret, buckets that leak, and what is given out under a code to be taken once.
//! The time is always the database's.

use std::time::Duration;

use super::PostgresStore;
use crate::cluster::{AtMost, Bucket, Once};
use crate::{StoreError, broken};

/// 128 bits that nobody guesses.
pub(super) fn random() -> Result<String, StoreError> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(broken)?;
    Ok(format!("{:032x}", u128::from_be_bytes(bytes)))
}

pub(super) async fn secret(store: &PostgresStore) -> Result<String, StoreError> {
    let insert = sqlx::query("insert into cluster (one, secret) values (1, $1) on conflict (one) do nothing");
    let insert = insert.bind(random()?);
    store.ask(async |connection| insert.execute(connection).await).await?;
    let secret = sqlx::query_scalar("select secret from cluster where one = 1");
    store.read(async |connection| secret.fetch_one(connection).await).await
}

/// With each one the bucket will be empty so much later, and what that may be is how much it holds.
pub(super) async fn pour(
    store: &PostgresStore,
    what: &'static str,
    who: String,
    bucket: Bucket,
) -> Result<bool, StoreError> {
    if bucket.holds < 1.0 {
        return Ok(false);
    }
    let one = bucket.one_leaks_in.as_secs_f64();
    let sql = "insert into buckets as b (what, who, empty_at, one_leaks_in)
               values ($1, $2, now() + $3 * interval '1 second', $3)
               on conflict (what, who) do update
               set empty_at = greatest(b.empty_at, now()) + $3 * interval '1 second', one_leaks_in = $3
               where greatest(b.empty_at, now()) + $3 * interval '1 second' <= now() + $4 * interval '1 second'
               returning 1::bigint";
    let pour = sqlx::query_scalar(sql).bind(what).bind(who).bind(one).bind(bucket.holds * one);
    let fits: Option<i64> = store.ask(async |connection| pour.fetch_optional(connection).await).await?;
    Ok(fits.is_some())
}

pub(super) async fn give_back(
    store: &PostgresStore,
    what: &'static str,
    who: String,
) -> Result<(), StoreError> {
    let sql = "update buckets set empty_at = empty_at - one_leaks_in * interval '1 second'
               where what = $1 and who = $2";
    let update = sqlx::query(sql).bind(what).bind(who);
    store.ask(async |connection| update.execute(connection).await.map(drop)).await
}

/// Two who come at the same moment may both be the last that fits: the limit is there against floods.
pub(super) async fn keep(
    store: &PostgresStore,
    kind: &'static str,
    code: String,
    once: Once,
    at_most: AtMost,
) -> Result<bool, StoreError> {
    let sweep = sqlx::query("delete from once where kind = $1 and until <= now()").bind(kind);
    store.ask(async |connection| sweep.execute(connection).await).await?;
    let sql = "insert into once (kind, code, what, household, until)
               select $1, $2, $3, $4, now() + $5 * interval '1 second'
               where (select count(*) from once where kind = $1) < $6
               and (select count(*) from once where kind = $1 and household = $4) < $7
               on conflict (kind, code) do nothing";
    let insert = sqlx::query(sql).bind(kind).bind(code).bind(once.what).bind(once.household);
    let insert = insert.bind(once.left.as_secs_f64());
    let insert = insert.bind(i64::from(at_most.in_all)).bind(i64::from(at_most.a_household));
    let kept = store.ask(async |connection| insert.execute(connection).await).await?;
    Ok(kept.rows_affected() > 0)
}

pub(super) async fn take(
    store: &PostgresStore,
    kind: &'static str,
    code: String,
) -> Result<Option<Once>, StoreError> {
    let sql = "delete from once where kind = $1 and code = $2 and until > now()
               returning what, household, extract(epoch from until - now())::double precision";
    let take = sqlx::query_as(sql).bind(kind).bind(code);
    Ok(store.ask(async |connection| take.fetch_optional(connection).await).await?.map(once))
}

pub(super) async fn look(
    store: &PostgresStore,
    kind: &'static str,
    code: String,
) -> Result<Option<Once>, StoreError> {
    let sql = "select what, household, extract(epoch from until - now())::double precision from once
               where kind = $1 and code = $2 and until > now()";
    let look = sqlx::query_as(sql).bind(kind).bind(code);
    Ok(store.read(async |connection| look.fetch_optional(connection).await).await?.map(once))
}

fn once((what, household, seconds): (String, String, f64)) -> Once {
    Once { what, household, left: Duration::try_from_secs_f64(seconds).unwrap_or_default() }
}

pub(super) async fn forget(
    store: &PostgresStore,
    kind: &'static str,
    what: String,
) -> Result<(), StoreError> {
    let delete = sqlx::query("delete from once where kind = $1 and what = $2").bind(kind).bind(what);
    store.ask(async |connection| delete.execute(connection).await.map(drop)).await
}

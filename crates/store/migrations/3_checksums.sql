-- Every row carries a checksum of its table, its keys and its content; `src/sums.rs` says of which columns.
alter table rooms add column sum blob not null default x'';
alter table games add column sum blob not null default x'';
alter table log add column sum blob not null default x'';
alter table snapshots add column sum blob not null default x'';
alter table journal add column sum blob not null default x'';
alter table decks add column sum blob not null default x'';
-- A picture is read in one size at a time.
alter table pictures add column small_sum blob not null default x'';
alter table pictures add column large_sum blob not null default x'';

-- After which question it was taken: the log ends there, or its end is lost.
alter table snapshots add column seq integer not null default 0;
update snapshots set seq = coalesce((select max(seq) from log where log.game = snapshots.game), 0);

-- The rows that were there before get theirs from our code, which then drops this table.
create table unsummed (empty integer) strict;

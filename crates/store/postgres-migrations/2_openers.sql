-- Who opened a table, as a keyed and shortened hash of their address: for the share of one address.
alter table rooms add column opened_by text;
-- A table at which no game was begun: since when it is there, and until when it is kept, in seconds since 1970.
alter table rooms add column unused_since bigint;
alter table rooms add column unused_until bigint;
create index rooms_by_opener on rooms (opened_by);
create index rooms_unused on rooms (unused_since);

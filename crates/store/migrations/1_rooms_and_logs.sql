-- A room: the people, chairs and agreements around a table, as one text.
create table rooms (
    code text primary key,
    state text not null
) strict;

-- A game: the first two lines of its log.
create table games (
    id text primary key,
    code text not null,
    head text not null,
    seed text not null
) strict;

-- The closed questions. The key is the lock: nobody writes the same step twice.
create table log (
    game text not null references games (id),
    seq integer not null,
    record text not null,
    primary key (game, seq)
) strict, without rowid;

-- What a running table needs to be set up again; overwritten at every step.
create table snapshots (
    game text primary key references games (id),
    snapshot text not null
) strict;

-- Sheets for the open question. Emptied when it closes: hesitation is private.
create table journal (
    number integer primary key autoincrement,
    game text not null references games (id),
    ask integer not null,
    seat integer not null,
    nonce integer not null,
    put text not null,
    unique (game, ask, seat, nonce)
) strict;

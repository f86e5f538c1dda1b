-- A server that shares this database. It lives while its beat is fresh.
create table nodes (
    id text primary key,
    address text not null,
    beat timestamptz not null,
    -- Raised whenever a room is taken over from it because it was silent. It begins somewhere else in every row, so that one
    -- that was swept meanwhile shows it, too.
    taken bigint not null
);

-- A room: the people, chairs and agreements around a table, as one text. Whoever takes it over raises its epoch.
create table rooms (
    code text primary key,
    state text not null,
    owner text,
    epoch bigint not null,
    -- Of all in the two tables below that leads here, so that they are left alone while it is the same.
    found_by text,
    -- When it was last written, in seconds since 1970.
    touched bigint not null
);

-- How a room is found: by its codes,
create table codes (
    code text primary key,
    room text not null,
    is_former boolean not null
);
create index codes_of_rooms on codes (room);

-- and by its people.
create table people (
    key text not null,
    room text not null,
    primary key (key, room)
);
create index people_of_rooms on people (room);

-- A game: the first two lines of its log.
create table games (
    id text primary key,
    code text not null,
    head text not null,
    seed text not null
);
create index games_of_rooms on games (code);

-- The closed questions. The key is the lock: nobody writes the same step twice.
create table log (
    game text not null,
    seq bigint not null,
    record text not null,
    primary key (game, seq)
);

-- What a running table needs to be set up again; overwritten at every step. The log ends where it was taken.
create table snapshots (
    game text primary key,
    seq bigint not null,
    snapshot text not null
);

-- Sheets for the open question. Emptied when it closes: hesitation is private.
create table journal (
    game text not null,
    ask bigint not null,
    seat bigint not null,
    nonce bigint not null,
    -- Their order. No sequence gives it: where databases are distributed those are not in order.
    place bigint not null,
    put text not null,
    primary key (game, ask, seat, nonce)
);

-- A deck that somebody brought to a table. Its row is written last: pictures without one are leftovers.
create table decks (
    code text not null,
    deck bigint not null,
    bytes bigint not null,
    primary key (code, deck)
);

-- Its cards, in both sizes.
create table pictures (
    code text not null,
    deck bigint not null,
    card bigint not null,
    small bytea not null,
    large bytea not null,
    primary key (code, deck, card)
);

-- What servers know each other by.
create table cluster (
    one bigint primary key check (one = 1),
    secret text not null
);

-- Buckets that leak. One is known by when it will be empty, and by how long one of what is in it takes, in seconds.
create table buckets (
    what text not null,
    who text not null,
    empty_at timestamptz not null,
    one_leaks_in double precision not null,
    primary key (what, who)
);
create index buckets_by_time on buckets (empty_at);

-- What is given out under a code, and can be taken once.
create table once (
    kind text not null,
    code text not null,
    what text not null,
    household text not null,
    until timestamptz not null,
    primary key (kind, code)
);
create index once_by_time on once (until);

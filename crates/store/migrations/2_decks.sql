-- A deck that somebody brought to a table. Its row is written last: pictures without one are leftovers.
create table decks (
    code text not null,
    deck integer not null,
    bytes integer not null,
    primary key (code, deck)
) strict, without rowid;

-- Its cards, in both sizes.
create table pictures (
    code text not null,
    deck integer not null,
    card integer not null,
    small blob not null,
    large blob not null,
    primary key (code, deck, card)
) strict;

-- A forgotten room takes its games along: they are found by it.
-- (The columns called code hold the id of a room. Rooms from before codes could be renewed have their code for an id.)
create index games_of_rooms on games (code);

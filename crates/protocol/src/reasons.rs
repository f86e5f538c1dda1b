//! Every reason for which a room refuses, with what it is about. Each has a sentence in `content/ui`.

stolik_table::refusals! {
    ALREADY_SITS = "room.chairs", "already-sits";
    CHAIR_RESERVED = "room.chairs", "chair-reserved";
    KNOWS_ANOTHER_HAND = "room.chairs", "knows-another-hand";
    MAY_NOT_BE_LENT = "room.chairs", "may-not-be-lent";
    NO_BOT_THERE = "room.chairs", "no-bot-there";
    NO_SUCH_BOT = "room.chairs", "no-such-bot";
    NO_SUCH_CHAIR = "room.chairs", "no-such-chair";
    NOBODY_ON_IT = "room.chairs", "no-such-person";
    CHAIR_TAKEN = "room.chairs", "taken";
    TOO_FEW = "room.chairs", "too-few";
    TOO_MANY_CHANGES = "room.chairs", "too-many-changes";
    BAD_CLOCK = "room.clocks", "bad-clock";
    DECK_IN_USE = "room.decks", "deck-in-use";
    NO_OWN_DECKS = "room.decks", "no-own-decks";
    NO_SUCH_DECK = "room.decks", "no-such-deck";
    TOO_MANY_DECKS = "room.decks", "too-many-decks";
    NOT_SAVED = "room.disk", "not-saved";
    TABLE_FULL = "room.disk", "table-full";
    A_PROGRAM = "room.host", "a-program";
    HOST_IS_HERE = "room.host", "host-is-here";
    LOCKED = "room.host", "locked";
    NOT_HOST = "room.host", "not-host";
    BAD_OPTIONS = "room.options", "bad-options";
    ALREADY_JOINED = "room.people", "already-joined";
    BAD_NAME = "room.people", "bad-name";
    BAD_TEXT = "room.people", "bad-text";
    FULL = "room.people", "full";
    HUSHED = "room.people", "hushed";
    NO_SUCH_PERSON = "room.people", "no-such-person";
    NO_TEAM = "room.people", "no-team";
    NOT_JOINED = "room.people", "not-joined";
    NOT_ONESELF = "room.people", "not-oneself";
    QUIET = "room.people", "quiet";
    LOOK_TAKEN = "room.people", "taken";
    TOO_FAST = "room.people", "too-fast";
    DEALING = "room.stage", "dealing";
    MOMENT = "room.stage", "moment";
    NO_SUCH_GAME = "room.stage", "no-such-game";
    NOT_LOBBY = "room.stage", "not-lobby";
    OTHER_GAME = "room.stage", "other-game";
    NOT_PLAYING = "room.stage", "not-playing";
    PAUSED = "room.stage", "paused";
}

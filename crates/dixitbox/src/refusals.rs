//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/dixitbox`.

stolik_table::refusals! {
    NO_SUCH_TARGET = "dixitbox.DB15", "no-such-target";
    NO_SUCH_SEAT = "dixitbox.DB2", "no-such-seat";

    SAY_LAID = "dixitbox.DB3", "say-laid";
    VOTE_A_PLACE = "dixitbox.DB5", "a-place-is-asked";
    SAY_A_PLACE = "dixitbox.DB7", "a-place-is-asked";
    NO_SUCH_PLACE = "dixitbox.DB1", "no-such-place";
    SAY_AN_OWNER = "dixitbox.DB8", "an-owner-is-asked";
    NOT_A_GUESSER = "dixitbox.DB8", "not-a-guesser";
    TOO_MANY_CARDS = "dixitbox.DB8", "too-many-cards";
    OVER = "dixitbox.DB15", "over";
}

//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/dixit`.

stolik_table::refusals! {
    NO_SUCH_TARGET = "dixit.DR14", "no-such-target";
    NO_SUCH_LENGTH = "dixit.DA4", "no-such-length";
    NO_SUCH_LIMIT = "dixit.DA17", "no-such-limit";
    NO_SUCH_SEAT = "dixit.DA2", "no-such-seat";
    DECK_TOO_SMALL = "dixit.DA32", "deck-too-small";
    DECK_TOO_LARGE = "dixit.DA32", "deck-too-large";

    CLAIM_OR_PASS = "dixit.DA2", "claim-or-pass";
    TELL_A_CARD = "dixit.DR4", "a-card-is-asked";
    TELL_YOUR_CARD = "dixit.DR4", "not-your-card";
    LAY_A_CARD = "dixit.DR5", "a-card-is-asked";
    LAY_YOUR_CARD = "dixit.DR5", "not-your-card";
    TWO_DIFFERENT_CARDS = "dixit.DR15", "two-different-cards";
    A_PLACE_IS_ASKED = "dixit.DR7", "a-place-is-asked";
    NO_SUCH_PLACE = "dixit.DR7", "no-such-place";
    OWN_CARD = "dixit.DA8", "own-card";
    OVER = "dixit.DR14", "over";

    JOIN_BETWEEN_ROUNDS = "dixit.DA26", "between-rounds";
    LEAVE_BETWEEN_ROUNDS = "dixit.DA28", "between-rounds";
    TABLE_FULL = "dixit.DA1", "table-full";
    NOT_AT_THE_TABLE = "dixit.DA27", "not-at-the-table";
    THREE_MUST_STAY = "dixit.DA27", "three-must-stay";
}

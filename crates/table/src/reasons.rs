//! Every reason for which the table itself refuses, whatever the game. Each has a sentence in `content/ui`.

crate::refusals! {
    WRONG_NUMBER_OF_SEATS = "table.T1", "wrong-number-of-seats";
    NOT_ASKED_YET = "table.T2", "not-asked-yet";
    NOT_YOUR_QUESTION = "table.T3", "not-your-question";
    TOO_MANY_CHANGES = "table.T4", "too-many-changes";
    NO_PASS = "table.T5", "no-pass";
    PART_MISSING = "table.T5", "part-missing";
    WRONG_NUMBER_OF_PARTS = "table.T5", "wrong-number-of-parts";
    NO_TEXT_ASKED = "table.T6", "no-text-asked";
    TEXT_TOO_LONG = "table.T6", "text-too-long";
    TEXT_TOO_SHORT = "table.T6", "text-too-short";
    TEXT_UNREADABLE = "table.T6", "text-unreadable";
    NO_WINDOW = "table.T7", "no-window";
    NOT_ALL_IN = "table.T7", "not-all-in";
    OVER = "table.T8", "over";
    NO_SUCH_SEAT = "table.T9", "no-such-seat";
    ANSWERED_ALREADY = "table.T10", "answered-already";
    SEATS_ARE_FIXED = "table.T11", "seats-are-fixed";
}

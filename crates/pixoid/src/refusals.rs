//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/pixoid`.

stolik_table::refusals! {
    NO_SUCH_SEAT = "pixoid.PR5", "no-such-seat";
    NO_SUCH_BOARD = "pixoid.PA23", "no-such-board";
    PLACE_FIRST = "pixoid.PR7", "place-first";
    NOT_A_START_PIXEL = "pixoid.PR7", "not-a-start-pixel";
    TAKEN = "pixoid.PR7", "taken";
    PROGRAM_NOW = "pixoid.PR9", "program-now";
    MUST_MOVE = "pixoid.PR9", "must-move";
    WALL = "pixoid.PR9", "wall";
    TOO_FAR = "pixoid.PA1", "too-far";
    SEATS_ARE_FIXED = "pixoid.PA30", "seats-are-fixed";
    OVER = "pixoid.PR21", "over";

    // Positions that cannot stand on a table.
    WRONG_SEATS = "pixoid.PR4", "wrong-seats";
    ROUND_IS_OVER = "pixoid.PR4", "round-is-over";
    SECOND_CONTROLLER = "pixoid.PR4", "second-controller";
    CAUGHT_ALREADY = "pixoid.PR4", "caught-already";
}

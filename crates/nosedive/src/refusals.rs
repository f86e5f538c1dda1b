//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/nosedive`.

stolik_table::refusals! {
    TOO_FEW_EXPERIENCES = "nosedive.NA43", "too-few-experiences";
    TOO_MANY_OWN = "nosedive.NA43", "too-many-own";
    OWN_TOO_LONG = "nosedive.NA43", "own-too-long";
    OWN_UNREADABLE = "nosedive.NA43", "own-unreadable";

    A_PILE_IS_ASKED = "nosedive.NR11", "a-pile-is-asked";
    NOTHING_TO_TURN = "nosedive.NR11", "nothing-to-turn";
    TWO_PILES = "nosedive.NR11", "two-piles";

    A_SPACE_IS_ASKED = "nosedive.NR14", "a-space-is-asked";
    STANDS_THERE = "nosedive.NA3", "stands-there";
    TOLL_TOO_HIGH = "nosedive.NR16", "toll-too-high";
    TOO_FEW_CARDS = "nosedive.NA8", "too-few-cards";
    NO_TOKEN_LIES_THERE = "nosedive.NA9", "no-token-lies-there";
    ONE_TOKEN_A_ROUND = "nosedive.NR20", "one-token-a-round";
    NOTHING_TO_DRAW = "nosedive.NA19", "nothing-to-draw";

    A_TOLL_IS_ASKED = "nosedive.NR16", "a-toll-is-asked";
    A_PLACEMENT_IS_ASKED = "nosedive.NR17", "a-placement-is-asked";
    NOT_YOUR_CARD = "nosedive.NR17", "not-your-card";
    CARD_TWICE = "nosedive.NA6", "card-twice";
    NO_SUCH_PILE = "nosedive.NR17", "no-such-pile";
    ANOTHER_PILE = "nosedive.NR18", "another-pile";

    TAKE_A_PILE = "nosedive.NR26", "take-a-pile";
    PILE_TAKEN = "nosedive.NR26", "pile-taken";

    MARKS_ARE_ASKED = "nosedive.NR27", "marks-are-asked";
    THREE_TOKENS = "nosedive.NR7", "three-tokens";

    AN_EXPERIENCE_IS_ASKED = "nosedive.NR29", "an-experience-is-asked";
    NOT_YOUR_EXPERIENCE = "nosedive.NR29", "not-your-experience";
    SHARED_TWICE = "nosedive.NA30", "shared-twice";
    A_MARK_IS_ASKED = "nosedive.NR30", "a-mark-is-asked";
    NOT_SHARED_WITH_YOU = "nosedive.NR30", "not-shared-with-you";
    MOST_AND_LEAST = "nosedive.NA32", "most-and-least";

    A_NUMBER_IS_ASKED = "nosedive.NR36", "a-number-is-asked";
    NOT_SO_MANY = "nosedive.NR36", "not-so-many";
    OVER = "nosedive.NR38", "over";

    NOBODY_JOINS = "nosedive.NA40", "nobody-joins";
    BETWEEN_ROUNDS = "nosedive.NA40", "between-rounds";
    NOT_AT_THE_TABLE = "nosedive.NA40", "not-at-the-table";
    THREE_MUST_STAY = "nosedive.NA40", "three-must-stay";
}

//! Every reason for which the game refuses, with its rule.

stolik_table::refusals! {
    NOT_YOUR_CARD = "whispers.W1", "not-your-card";
    TWO_DIFFERENT_CARDS = "whispers.W2", "two-different-cards";
    TOO_LOW = "whispers.W3", "too-low";
    NO_ANSWER_TO_THIS = "whispers.W4", "no-answer-to-this";
    ONE_TO_THREE = "whispers.W5", "one-to-three";
    NOT_TWICE_IN_A_ROW = "whispers.W6", "not-twice-in-a-row";
    WAIT_FOR_THE_END_OF_THE_ROUND = "whispers.W7", "wait-for-the-end-of-the-round";
    BOTH_SIDES_MUST_STAY = "whispers.W8", "both-sides-must-stay";
    TABLE_FULL = "whispers.W8", "table-full";
    THREE_MUST_STAY = "whispers.W8", "three-must-stay";
}

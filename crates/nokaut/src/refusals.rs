//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/nokaut`.

stolik_table::refusals! {
    NO_SUCH_SEAT = "nokaut.KR1", "no-such-seat";
    PARTNER_OF_ONESELF = "nokaut.KA56", "partner-of-oneself";
    CHOOSE_A_DECK = "nokaut.KR3", "choose-a-deck";
    NO_SUCH_SPACE = "nokaut.KR4", "no-such-space";
    PLAY_OR_DRAW = "nokaut.KR9", "play-or-draw";
    NOT_YOUR_CARD = "nokaut.KR9", "not-your-card";
    ONLY_MAGIC_NOW = "nokaut.KR13", "only-magic-now";
    NO_DRAW_AFTER_A_CARD = "nokaut.KA41", "no-draw-after-a-card";
    RIPOSTE_WAITS = "nokaut.KR17", "riposte-waits";
    NO_RIPOSTE = "nokaut.KR17", "no-riposte";
    DOES_NOT_FIT = "nokaut.KA51", "does-not-fit";
    NO_TARGET = "nokaut.KA3", "no-target";
    NOTHING_TO_TAKE = "nokaut.KA4", "nothing-to-take";
    NAME_A_SPACE = "nokaut.KA9", "name-a-space";
    NO_SPACE_NEEDED = "nokaut.KA9", "no-space-needed";
    SPACE_TAKEN = "nokaut.KA1", "space-taken";
    NOBODY_THERE = "nokaut.KR16", "nobody-there";
    OWN_CHARACTER = "nokaut.KA2", "own-character";
    NOT_YOURS = "nokaut.KR16", "not-yours";
    NOT_THEIRS = "nokaut.KR16", "not-theirs";
    ANOTHER_ONE = "nokaut.KR17", "another-one";
    ORDINARY_ONLY = "nokaut.KR17", "ordinary-only";
    NOT_ADJACENT = "nokaut.KR15", "not-adjacent";
    GUARDED = "nokaut.KA8", "guarded";
    SAFE_FROM_MAGIC = "nokaut.KA8", "safe-from-magic";
    CANNOT_BE_MOVED = "nokaut.KA6", "cannot-be-moved";
    TWO_DIFFERENT = "nokaut.KA23", "two-different";
    NO_CARD_FOR_THAT = "nokaut.KA3", "no-card-for-that";
    DISCARD_YOUR_CARD = "nokaut.KR16", "discard-your-card";
    DISCARD_A_CHARACTER = "nokaut.KA4", "discard-a-character";
    TAKE_A_CHARACTER = "nokaut.KA4", "take-a-character";
    TWICE = "nokaut.KR16", "twice";
    YES_OR_NO = "nokaut.KR17", "yes-or-no";
    ORDINARY_FROM_HAND = "nokaut.KA21", "ordinary-from-hand";
    REVEAL_OR_KEEP = "nokaut.KA27", "reveal-or-keep";
    GOAL_NOT_COVERED = "nokaut.KR10", "goal-not-covered";
    SACRIFICE_YOUR_OWN = "nokaut.KA39", "sacrifice-your-own";
    OVER = "nokaut.KR1", "over";
    NOT_AT_THE_TABLE = "nokaut.KA47", "not-at-the-table";
    SEATS_ARE_FIXED = "nokaut.KR1", "seats-are-fixed";
}

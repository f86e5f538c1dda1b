//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/nokaut`.

stolik_table::refusals! {
    NO_SUCH_HAND = "nokaut.NR1", "no-such-hand";
    NOT_YOUR_CARD = "nokaut.NR2", "not-your-card";
}

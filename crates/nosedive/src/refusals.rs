//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/nosedive`.

stolik_table::refusals! {
    NO_SUCH_HAND = "nosedive.NR1", "no-such-hand";
    NOT_YOUR_CARD = "nosedive.NR2", "not-your-card";
}

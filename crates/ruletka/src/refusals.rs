//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/ruletka`.

stolik_table::refusals! {
    NO_SUCH_HAND = "ruletka.RR1", "no-such-hand";
    NOT_YOUR_CARD = "ruletka.RR2", "not-your-card";
}

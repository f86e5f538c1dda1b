//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/sample`.

stolik_table::refusals! {
    NO_SUCH_HAND = "sample.QQ1", "no-such-hand";
    NOT_YOUR_CARD = "sample.QQ2", "not-your-card";
}

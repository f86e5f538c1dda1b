//! Every reason for which the game refuses, with its rule. Each has a sentence in `content/ruletka`.

stolik_table::refusals! {
    NO_ANSWER_TO_THIS = "ruletka.RR4", "no-answer-to-this";
    NO_CLICK = "ruletka.RR5", "no-click";
    NO_SUCH_BID = "ruletka.RR7", "no-such-bid";
    NO_SUCH_SEAT = "ruletka.RR1", "no-such-seat";
    ACCUSE_ANOTHER = "ruletka.RA15", "accuse-another";
    ACCUSED_IS_OUT = "ruletka.RA14", "accused-is-out";
    ACCUSED_BEFORE = "ruletka.RA14", "accused-before";
    NOT_YOUR_CARD = "ruletka.RR19", "not-your-card";
    NOT_ITS_MOMENT = "ruletka.RR19", "not-its-moment";
    NAME_WHAT_IT_NEEDS = "ruletka.RR19", "name-what-it-needs";
    NAME_ANOTHER = "ruletka.RR19", "name-another";
    OUT_OF_THE_ROUND = "ruletka.RA3", "out-of-the-round";
    ONLY_FROM_THE_GRAVE = "ruletka.RA2", "only-from-the-grave";
    TARGET_IS_OUT = "ruletka.RA56", "target-is-out";
    CHANGES_NOTHING = "ruletka.RA56", "changes-nothing";
    NOT_SHOOTING = "ruletka.RA32", "not-shooting";
    MAGAZINE_TOO_SHORT = "ruletka.RA40", "magazine-too-short";
    NO_BULLETS_LEFT = "ruletka.RA57", "no-bullets-left";
    AIM_AT_ANOTHER = "ruletka.RA31", "aim-at-another";
    HAS_LEFT = "ruletka.RA46", "has-left";
    NO_NEWCOMERS = "ruletka.RR1", "no-newcomers";
}

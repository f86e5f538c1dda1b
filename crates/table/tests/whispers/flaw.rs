//! The broken games: the right game plus one wrong line each, so that every law is seen to bite.
//!
//! The wrong lines stand where the right ones are, marked with `FLAW`. Which one is wrong is said for a thread and not in a
//! type: so there is one game to compile, and not two dozen.

use std::cell::Cell;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The view lights up the cards of others as well as one's own.
    ShowsACard,
    /// Everybody hears which card was drawn.
    TellsTooMany,
    /// The window is skipped when nobody holds a card for it.
    SkipsTheWindow,
    /// The anonymous list of votes is in the order of seats.
    ListsVotesBySeat,
    /// "Your neighbour holds this card" vanishes only when that very card has left.
    MarkFollowsTheTruth,
    /// A vote that would be refused is listed.
    ListsWhatIsRefused,
    /// A vote that would be taken is not listed.
    HidesWhatIsLegal,
    /// The vote is put again and again.
    RepeatsForEver,
    /// A question is put to nobody.
    AsksNobody,
    /// Points depend on the time of day.
    LooksAtTheClock,
    /// A card that does not exist is looked up all the same.
    PanicsOnGarbage,
    /// Imagined hands are always the highest cards left.
    ImaginesLazily,
    /// What is played for an absent player depends on a hand that they cannot see.
    DefaultPeeks,
    /// The view holds the hands of others, and an honest imagination builds on them.
    ShowsEveryHand,
    /// Everybody hears which cards a newcomer gets.
    ShowsTheNewcomersHand,
    /// What is right is listed last.
    ListsTheTruthLast,
    /// With four players nobody shuffles.
    NoShuffleWithFour,
    /// Everybody sees a sum over all hands, from the deal on.
    ShowsAChecksum,
    /// The first card has a home.
    CardWithAHome,
    /// The cards are dealt in order.
    DealsInOrder,
    /// A vote that somebody else has locked in is no longer listed.
    DropsWhatIsLockedIn,
    /// After the deal the lowest card is drawn.
    DrawsInOrder,
    /// A vote that nobody has cast is put again.
    WaitsForEver,
    /// A public coin, tossed evenly, falls as the sum of a hand does.
    CoinFollowsAHand,
    /// Who narrates first is drawn evenly, and always holds the first card.
    FirstNarratorHoldsTheFirst,
    /// Seat 2 may draw again where it drew the last card.
    SecondChance,
    /// What is revealed at once is told in an order that follows a hand.
    OrderFollowsAHand,
}

thread_local! {
    static WRONG: Cell<Option<Flaw>> = const { Cell::new(None) };
}

impl Flaw {
    pub fn is_on(self) -> bool {
        WRONG.get() == Some(self)
    }

    /// Plays with this flaw.
    #[allow(dead_code, reason = "some tests play the right game only")]
    pub fn during<T>(self, play: impl FnOnce() -> T) -> T {
        WRONG.set(Some(self));
        let played = play();
        WRONG.set(None);
        played
    }
}

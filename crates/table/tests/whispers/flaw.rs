//! The broken games: the right game plus one wrong line each, so that every law is seen to bite.
//!
//! The wrong lines stand where the right ones are, marked with `FLAW`.

pub const NONE: u8 = 0;
/// The view lights up the cards of others as well as one's own.
pub const SHOWS_A_CARD: u8 = 1;
/// Everybody hears which card was drawn.
pub const TELLS_TOO_MANY: u8 = 2;
/// The window is skipped when nobody holds a card for it.
pub const SKIPS_THE_WINDOW: u8 = 3;
/// The anonymous list of votes is in the order of seats.
pub const LISTS_VOTES_BY_SEAT: u8 = 4;
/// "Your neighbour holds this card" vanishes only when that very card has left.
pub const MARK_FOLLOWS_THE_TRUTH: u8 = 5;
/// A vote that would be refused is listed.
pub const LISTS_WHAT_IS_REFUSED: u8 = 6;
/// A vote that would be taken is not listed.
pub const HIDES_WHAT_IS_LEGAL: u8 = 7;
/// The vote is put again and again.
pub const REPEATS_FOR_EVER: u8 = 8;
/// A question is put to nobody.
pub const ASKS_NOBODY: u8 = 9;
/// Points depend on the time of day.
pub const LOOKS_AT_THE_CLOCK: u8 = 10;
/// A card that does not exist is looked up all the same.
pub const PANICS_ON_GARBAGE: u8 = 11;
/// Imagined hands are always the highest cards left.
pub const IMAGINES_LAZILY: u8 = 12;
/// What is played for an absent player depends on a hand that they cannot see.
pub const DEFAULT_PEEKS: u8 = 13;
/// The view holds the hands of others, and an honest imagination builds on them.
pub const SHOWS_EVERY_HAND: u8 = 14;
/// Everybody hears which cards a newcomer gets.
pub const SHOWS_THE_NEWCOMERS_HAND: u8 = 15;
/// What is right is listed last.
pub const LISTS_THE_TRUTH_LAST: u8 = 16;
/// With four players nobody shuffles.
pub const NO_SHUFFLE_WITH_FOUR: u8 = 17;
/// Everybody sees a sum over all hands, from the deal on.
pub const SHOWS_A_CHECKSUM: u8 = 18;
/// The first card has a home.
pub const CARD_WITH_A_HOME: u8 = 19;
/// The cards are dealt in order.
pub const DEALS_IN_ORDER: u8 = 20;
/// A vote that somebody else has locked in is no longer listed.
pub const DROPS_WHAT_IS_LOCKED_IN: u8 = 21;
/// After the deal the lowest card is drawn.
pub const DRAWS_IN_ORDER: u8 = 22;
/// A vote that nobody has cast is put again.
pub const WAITS_FOR_EVER: u8 = 23;

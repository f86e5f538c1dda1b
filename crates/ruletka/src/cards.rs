//! The action cards: sixteen kinds, their moments, and hands of them.

use serde::de::{Deserialize, Deserializer, Error as _, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeSeq as _, Serializer};
use stolik_table::Dice;
use ts_rs::TS;

use crate::options::Deck;

/// What a card says (A01 to A16 of the deck, in this order). Copies of a kind are all the same.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize, TS,
)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaKind")]
pub enum Kind {
    /// A01 Wiatrówka: you aim in the air in the next shot.
    AirGun,
    /// A02 Pif Paf!: you aim at any other player in the next shot.
    PifPaf,
    /// A03 Zastrzel kogoś!: everyone shooting next aims at another player.
    ShootSomebody,
    /// A04 Podglądacz!: look at the top three cards of any player's magazine.
    Peeper,
    /// A05 Zmiana zdania: set your own bid anew.
    SecondThoughts,
    /// A06 Podbij stawkę!: any player's bid grows by one.
    Raise,
    /// A07 Cykor!: any player's bid shrinks by one.
    ColdFeet,
    /// A08 Łapówka dla sędziego: the accusations against you are void.
    Bribe,
    /// A09 Jeszcze raz!: any other living player takes an extra shot.
    OnceMore,
    /// A10 Zakręć jeszcze raz: any player reshuffles the rest of the magazine.
    Respin,
    /// A11 Dodatkowa kula: any other player swaps a CLICK for a BULLET until the end of the round.
    ExtraBullet,
    /// A12 Kamizelka: if another player shoots you in the next shot, you survive.
    Vest,
    /// A13 Premia za odwagę: two points if you survived the round.
    Bonus,
    /// A14 Kieszonkowiec: any other player loses a point, and you may gain it.
    Pickpocket,
    /// A15 Sprzeciw!: cancels the card just played.
    Objection,
    /// A16 Zza grobu: a living player aims at themselves in the next shot.
    BeyondTheGrave,
}

/// The moments in which cards can be played (5.4 of the rules).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize, TS,
)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaWindow")]
pub enum Window {
    /// W2.
    AfterSpin,
    /// W3.
    BeforeBids,
    /// W4.
    BidsOpen,
    /// W5.
    Accused,
    /// W6.
    BeforeShot,
    /// W7.
    AfterShot,
    /// W8.
    Points,
    /// W*.
    Played,
}

impl Kind {
    pub const ALL: [Kind; 16] = [
        Kind::AirGun,
        Kind::PifPaf,
        Kind::ShootSomebody,
        Kind::Peeper,
        Kind::SecondThoughts,
        Kind::Raise,
        Kind::ColdFeet,
        Kind::Bribe,
        Kind::OnceMore,
        Kind::Respin,
        Kind::ExtraBullet,
        Kind::Vest,
        Kind::Bonus,
        Kind::Pickpocket,
        Kind::Objection,
        Kind::BeyondTheGrave,
    ];

    /// RR19: each card states its moment.
    pub const fn window(self) -> Window {
        match self {
            Kind::ExtraBullet => Window::AfterSpin,
            Kind::Peeper => Window::BeforeBids,
            Kind::SecondThoughts | Kind::Raise | Kind::ColdFeet => Window::BidsOpen,
            Kind::Bribe => Window::Accused,
            Kind::AirGun
            | Kind::PifPaf
            | Kind::ShootSomebody
            | Kind::Respin
            | Kind::Vest
            | Kind::BeyondTheGrave => Window::BeforeShot,
            Kind::OnceMore => Window::AfterShot,
            Kind::Bonus | Kind::Pickpocket => Window::Points,
            Kind::Objection => Window::Played,
        }
    }

    /// RA2: may be played by somebody who is out of the round or the game, and on such a player.
    pub const fn has_skull(self) -> bool {
        matches!(
            self,
            Kind::ShootSomebody
                | Kind::Raise
                | Kind::ColdFeet
                | Kind::OnceMore
                | Kind::Respin
                | Kind::Pickpocket
                | Kind::BeyondTheGrave
        )
    }

    /// Does the card name a player?
    pub const fn has_target(self) -> bool {
        matches!(
            self,
            Kind::PifPaf
                | Kind::Peeper
                | Kind::Raise
                | Kind::ColdFeet
                | Kind::OnceMore
                | Kind::Respin
                | Kind::ExtraBullet
                | Kind::Pickpocket
                | Kind::BeyondTheGrave
        )
    }

    /// RR19: "any other player", which is not you.
    pub const fn is_for_others(self) -> bool {
        matches!(self, Kind::PifPaf | Kind::OnceMore | Kind::ExtraBullet | Kind::Pickpocket)
    }

    /// How many copies the full deck has.
    const fn copies(self) -> u8 {
        match self {
            Kind::AirGun | Kind::PifPaf | Kind::Peeper | Kind::SecondThoughts => 3,
            Kind::ShootSomebody
            | Kind::Raise
            | Kind::ColdFeet
            | Kind::Bribe
            | Kind::OnceMore
            | Kind::Respin
            | Kind::ExtraBullet => 2,
            Kind::Vest | Kind::Bonus | Kind::Pickpocket | Kind::Objection | Kind::BeyondTheGrave => 1,
        }
    }

    const fn shift(self) -> u32 {
        self as u32 * 2
    }
}

/// Cards without an order: it cannot tell in which order they came. A pile that nobody sees is such a bag, drawn from by
/// dice. Two bits a kind, since no kind has more than three copies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, TS)]
#[ts(rename = "RuletkaCards")]
pub struct Cards(#[ts(as = "Vec<Kind>")] u32);

/// The low bit of each kind.
const ONES: u32 = 0x5555_5555;

/// All 31 cards.
const FULL: Cards = {
    let (mut all, mut index) = (0, 0);
    while index < Kind::ALL.len() {
        all |= (Kind::ALL[index].copies() as u32) << Kind::ALL[index].shift();
        index += 1;
    }
    Cards(all)
};

/// The bits of all kinds with a skull.
const SKULLS: u32 = {
    let (mut all, mut index) = (0, 0);
    while index < Kind::ALL.len() {
        if Kind::ALL[index].has_skull() {
            all |= 3 << Kind::ALL[index].shift();
        }
        index += 1;
    }
    all
};

impl Cards {
    pub const NONE: Cards = Cards(0);

    /// RR2: the whole deck.
    pub const fn of(deck: Deck) -> Cards {
        match deck {
            Deck::Full => FULL,
            // 5.5: the English size lacks one A05.
            Deck::English => Cards(FULL.0 - (1 << Kind::SecondThoughts.shift())),
            Deck::None => Cards::NONE,
        }
    }

    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> kind.shift() & 3) as u8
    }

    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// The low bit of each pair counts one, the high bit two.
    pub const fn len(self) -> u8 {
        ((self.0 & ONES).count_ones() + 2 * (self.0 & !ONES).count_ones()) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// One more, unless all three are there.
    pub fn add(&mut self, kind: Kind) {
        debug_assert!(self.count(kind) < 3);
        if self.count(kind) < 3 {
            self.0 += 1 << kind.shift();
        }
    }

    /// One less, if there is one.
    pub fn remove(&mut self, kind: Kind) {
        debug_assert!(self.has(kind));
        if self.has(kind) {
            self.0 -= 1 << kind.shift();
        }
    }

    /// These and the others together: never more than the deck has.
    #[must_use]
    pub fn and(self, others: Cards) -> Cards {
        let mut all = self;
        others.iter().for_each(|kind| all.add(kind));
        all
    }

    /// What is left without the others, which are among these.
    #[must_use]
    pub fn without(self, others: Cards) -> Cards {
        let mut rest = self;
        others.iter().for_each(|kind| rest.remove(kind));
        rest
    }

    /// Those with a skull, or those without.
    #[must_use]
    pub const fn with_skull(self, skull: bool) -> Cards {
        if skull { Cards(self.0 & SKULLS) } else { Cards(self.0 & !SKULLS) }
    }

    /// The kinds that are there, each once, in order.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let mut left = (self.0 | self.0 >> 1) & ONES;
        std::iter::from_fn(move || {
            let kind = Kind::ALL.get(left.trailing_zeros() as usize / 2).copied().filter(|_| left != 0);
            left &= left.wrapping_sub(1);
            kind
        })
    }

    /// Every card, in order of kinds.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.count(kind))))
    }

    /// Takes one of them out, each card equally likely; nothing where there is nothing.
    pub fn draw(&mut self, dice: &mut Dice) -> Option<Kind> {
        let count = u32::from(self.len());
        if count == 0 {
            return None;
        }
        let mut nth = dice.below(count) as u8;
        let kind = self.kinds().find(|kind| {
            let here = self.count(*kind);
            let is_here = nth < here;
            nth = nth.saturating_sub(here);
            is_here
        })?;
        self.remove(kind);
        Some(kind)
    }
}

impl FromIterator<Kind> for Cards {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Cards {
        let mut all = Cards::NONE;
        kinds.into_iter().for_each(|kind| all.add(kind));
        all
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len().into()))?;
        self.iter().try_for_each(|kind| list.serialize_element(&kind))?;
        list.end()
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Kinds;

        impl<'de> Visitor<'de> for Kinds {
            type Value = Cards;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("at most three cards of a kind")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Cards, A::Error> {
                let mut all = Cards::NONE;
                while let Some(kind) = list.next_element::<Kind>()? {
                    if all.count(kind) == 3 {
                        return Err(A::Error::custom("no deck has four cards of a kind"));
                    }
                    all.add(kind);
                }
                Ok(all)
            }
        }

        deserializer.deserialize_seq(Kinds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_it_holds() {
        let mut bag: Cards =
            [Kind::AirGun, Kind::AirGun, Kind::AirGun, Kind::BeyondTheGrave].into_iter().collect();
        assert_eq!((bag.len(), bag.count(Kind::AirGun)), (4, 3));
        assert_eq!(bag.with_skull(true).iter().collect::<Vec<_>>(), [Kind::BeyondTheGrave]);
        assert_eq!(bag.with_skull(false).len(), 3);
        bag.remove(Kind::AirGun);
        assert_eq!(bag.iter().collect::<Vec<_>>(), [Kind::AirGun, Kind::AirGun, Kind::BeyondTheGrave]);
        let one = [Kind::AirGun].into_iter().collect();
        assert_eq!(bag.without(one).len(), 2);
        assert_eq!(bag.without(one).and(one), bag);
    }
}

//! A magazine: seven cards, one of them hidden under the aid card, six spun.

use serde::{Deserialize, Serialize};
use stolik_table::Dice;
use ts_rs::TS;

/// RR3: cards in a magazine.
pub const MAGAZINE: u8 = 7;
/// RR6: those that are spun.
pub const CHAMBERS: u8 = 6;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "RuletkaFace")]
pub enum Face {
    #[default]
    Click,
    Bullet,
}

/// What nobody sees of a magazine: which card lies under the aid card, and the order of the other six.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Magazine {
    /// Nothing before it is loaded, and for whoever is out of the round.
    pub hidden: Option<Face>,
    /// Bit `n`: the card that is turned after `n` others is a BULLET.
    spun: u8,
}

impl Magazine {
    /// RR5, RR6: one card is hidden, the rest is shuffled. The magazine has so many bullets in all.
    pub fn load(hidden: Face, bullets: u8, dice: &mut Dice) -> Magazine {
        let spun = bullets.min(MAGAZINE).saturating_sub(u8::from(hidden == Face::Bullet)).min(CHAMBERS);
        let mut magazine = Magazine { hidden: Some(hidden), spun: (1 << spun) - 1 };
        magazine.shuffle(0, dice);
        magazine
    }

    /// With these six cards in this order.
    pub fn of(hidden: Face, spun: impl IntoIterator<Item = Face>) -> Magazine {
        let bit = |(chamber, face): (usize, Face)| u8::from(face == Face::Bullet) << chamber;
        Magazine {
            hidden: Some(hidden),
            spun: spun.into_iter().take(CHAMBERS.into()).enumerate().map(bit).sum(),
        }
    }

    /// The card that is turned after so many others.
    pub const fn card(self, chamber: u8) -> Face {
        if self.spun >> chamber & 1 == 1 { Face::Bullet } else { Face::Click }
    }

    /// Bullets among the cards that are not turned yet.
    #[cfg(any(test, feature = "kit"))]
    pub const fn bullets_left(self, turned: u8) -> u8 {
        (self.spun >> turned).count_ones() as u8
    }

    /// Shuffles what is not turned yet. The number of throws does not depend on the cards.
    pub fn shuffle(&mut self, turned: u8, dice: &mut Dice) {
        for last in (turned + 1..CHAMBERS).rev() {
            let other = turned + dice.below(u32::from(last - turned) + 1) as u8;
            let differ = (self.spun >> last ^ self.spun >> other) & 1;
            self.spun ^= differ << last | differ << other;
        }
    }

    /// RA10: a CLICK among the cards that are not turned becomes a BULLET, and they are shuffled. Says whether there was
    /// one.
    pub fn slip_in(&mut self, turned: u8, dice: &mut Dice) -> bool {
        let click = (turned..CHAMBERS).find(|chamber| self.card(*chamber) == Face::Click);
        if let Some(chamber) = click {
            self.spun |= 1 << chamber;
        }
        self.shuffle(turned, dice);
        click.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stolik_table::{Lane, Seed};

    #[test]
    fn a_shuffle_keeps_what_is_turned_and_reaches_every_order() {
        let mut dice = Dice::new(&Seed::from_bytes([3; 32]), Lane::Deal);
        let mut seen = [0_u32; 64];
        for _ in 0..6000 {
            let mut magazine = Magazine::load(Face::Click, 2, &mut dice);
            assert_eq!(magazine.bullets_left(0), 2);
            seen[usize::from(magazine.spun)] += 1;
            let first = magazine.card(0);
            magazine.shuffle(1, &mut dice);
            assert_eq!((magazine.card(0), magazine.bullets_left(0)), (first, 2));
        }
        let orders: Vec<u32> = seen.into_iter().filter(|times| *times > 0).collect();
        assert_eq!(orders.len(), 15);
        assert!(orders.iter().all(|times| (300..500).contains(times)), "{orders:?}");
    }

    #[test]
    fn slipping_in_needs_a_click() {
        let mut dice = Dice::new(&Seed::from_bytes([4; 32]), Lane::Deal);
        let mut magazine = Magazine::load(Face::Bullet, 6, &mut dice);
        assert!(magazine.slip_in(0, &mut dice));
        assert!(!magazine.slip_in(0, &mut dice));
        assert_eq!(magazine.bullets_left(0), 6);
    }
}

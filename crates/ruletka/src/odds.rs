//! What are my odds? The chance of surviving each bid, from what a player may know.

use crate::magazine::{CHAMBERS, Face};

/// Whole chances are a thousand.
pub const CERTAIN: u16 = 1000;

/// The chance, in thousandths, of living through the next 0, 1, 2 … shots at oneself. `bullets` are those among the
/// cards that are not turned; `known` are the next cards as far as they were seen, in order.
pub fn survival(chambers: u8, bullets: u8, known: &[Face]) -> impl Iterator<Item = u16> + use<> {
    let chambers = chambers.min(CHAMBERS);
    let seen = known.len().min(usize::from(chambers)) as u8;
    let safe = known.iter().take_while(|face| **face == Face::Click).count() as u8;
    let seen_bullets = known.iter().filter(|face| **face == Face::Bullet).count() as u8;
    // What is not seen is in any order.
    let (unseen, bullets) = (chambers - seen, bullets.saturating_sub(seen_bullets));
    (0..=chambers).map(move |shots| {
        if shots <= safe.min(seen) {
            return CERTAIN;
        }
        if safe < seen {
            return 0;
        }
        let clicks = u32::from(unseen.saturating_sub(bullets));
        let (mut lives, mut all) = (1_u32, 1_u32);
        for turned in 0..u32::from(shots - seen) {
            lives *= clicks.saturating_sub(turned);
            all *= (u32::from(unseen) - turned).max(1);
        }
        ((lives * u32::from(CERTAIN) + all / 2) / all) as u16
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Face::{Bullet, Click};

    fn odds(chambers: u8, bullets: u8, known: &[Face]) -> Vec<u16> {
        survival(chambers, bullets, known).collect()
    }

    #[test]
    fn the_odds_of_a_fresh_magazine() {
        assert_eq!(odds(6, 0, &[]), [1000; 7]);
        assert_eq!(odds(6, 1, &[]), [1000, 833, 667, 500, 333, 167, 0]);
        assert_eq!(odds(6, 2, &[]), [1000, 667, 400, 200, 67, 0, 0]);
        assert_eq!(odds(6, 3, &[]), [1000, 500, 200, 50, 0, 0, 0]);
        assert_eq!(odds(6, 6, &[]), [1000, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn what_was_seen_counts() {
        assert_eq!(odds(6, 1, &[Click, Click, Bullet]), [1000, 1000, 1000, 0, 0, 0, 0]);
        assert_eq!(odds(6, 1, &[Click, Click, Click]), [1000, 1000, 1000, 1000, 667, 333, 0]);
        assert_eq!(odds(2, 1, &[Click]), [1000, 1000, 0]);
        assert_eq!(odds(0, 0, &[]), [1000]);
    }
}

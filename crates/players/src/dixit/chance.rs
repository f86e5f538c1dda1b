//! Chance and whim: throws by weight, and numbers that look random but are always the same. From multiplications and
//! divisions only: the exponential of a system's library may differ in its last bit from machine to machine, and the
//! same dice must give the same game.

use stolik_table::Dice;

/// eˣ for x up to 0, near enough; what is far below is as good as nothing.
pub fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-20.0, 0.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

/// The share of each choice for somebody who mostly takes what is worth more; shares add up to 1.
pub fn shares(worths: &[f32]) -> Vec<f32> {
    let best = worths.iter().copied().fold(f32::MIN, f32::max);
    let powers: Vec<f32> = worths.iter().map(|worth| exp(worth - best)).collect();
    let total: f32 = powers.iter().sum();
    powers.into_iter().map(|power| power / total).collect()
}

/// An index, as often as its share says; the first where there are none.
pub fn throw(shares: &[f32], dice: &mut Dice) -> usize {
    let mut left = fraction(dice.word());
    for (index, share) in shares.iter().enumerate() {
        if left < *share {
            return index;
        }
        left -= share;
    }
    shares.len().saturating_sub(1)
}

/// From 0 to 1, always the same for the same things.
pub fn whim(things: &[&[u8]]) -> f32 {
    // Fowler, Noll and Vo's hash, stirred once more so that neighbours lie far apart.
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for thing in things {
        for byte in thing.iter().chain([&0xff]) {
            hash = (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }
    hash = (hash ^ (hash >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
    fraction((hash >> 32) as u32)
}

/// From 0 to 1.
pub fn fraction(word: u32) -> f32 {
    (word >> 8) as f32 / (1 << 24) as f32
}

#[cfg(test)]
mod tests {
    use stolik_table::{Lane, Seat, Secret, Sources};

    use super::*;

    #[test]
    fn the_exponential_is_near_enough() {
        for x in [0.0_f32, -0.1, -1.0, -2.5, -5.0] {
            assert!((exp(x) - x.exp()).abs() < 0.002, "{x}");
        }
        assert_eq!(exp(0.0), 1.0);
        assert!(exp(-1000.0) < 1e-6);
    }

    #[test]
    fn shares_add_up_and_follow_worth() {
        let all = shares(&[2.0, 1.0, 1.0]);
        assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(all[0] > 2.0 * all[1] && all[1] == all[2]);
        assert_eq!(shares(&[7.0]), [1.0]);
        assert_eq!(shares(&[]), Vec::<f32>::new());
    }

    #[test]
    fn throws_follow_shares() {
        let seed = Sources::alone(Secret::from_bytes([5; 32])).seed();
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let mut seen = [0; 3];
        for _ in 0..10_000 {
            seen[throw(&[0.5, 0.0, 0.5], &mut dice)] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((4_700..5_300).contains(&seen[0]), "{seen:?}");
        assert_eq!(throw(&[], &mut dice), 0);
    }

    #[test]
    fn a_whim_is_always_the_same_and_even() {
        assert_eq!(whim(&[b"a", b"b"]), whim(&[b"a", b"b"]));
        assert_ne!(whim(&[b"a", b"b"]), whim(&[b"ab"]));
        let all: Vec<f32> = (0..=255_u8).map(|byte| whim(&[&[byte]])).collect();
        let mean = all.iter().sum::<f32>() / all.len() as f32;
        assert!((0.45..0.55).contains(&mean), "{mean}");
        assert!(all.iter().all(|whim| (0.0..1.0).contains(whim)));
    }
}

//! How a game ended.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::seat::{BySeat, Seat, Seats};

/// The end of a game. One winner, several who share it, a team, or nobody: `winners` says which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Outcome {
    pub winners: Seats,
    /// From 1; equals share a place, and the next place is skipped (1, 1, 3). Nobody is first where nobody won.
    pub places: BySeat<u8>,
    /// Points, where the game has any.
    pub scores: BySeat<i32>,
}

impl Outcome {
    /// The most points win; equals share.
    pub fn by_scores(scores: BySeat<i32>) -> Self {
        let better = |than: i32| scores.as_slice().iter().filter(|&&score| score > than).count() as u8;
        let places = BySeat::from_fn(scores.len() as u8, |seat| better(scores[seat]) + 1);
        let winners = places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| seat).collect();
        Outcome { winners, places, scores }
    }

    /// One won, and the rest lost together: whoever is left over, whoever is first. No points were counted.
    pub fn lone(winner: Seat, seats: u8) -> Self {
        Outcome::by_team(Seats::one(winner), BySeat::new(seats))
    }

    /// These won together, the rest lost together.
    pub fn by_team(winners: Seats, scores: BySeat<i32>) -> Self {
        let behind = winners.len() + 1;
        let places = BySeat::from_fn(scores.len() as u8, |seat| if winners.has(seat) { 1 } else { behind });
        Outcome { winners, places, scores }
    }

    /// Nobody won: all are last.
    pub fn nobody(scores: BySeat<i32>) -> Self {
        let last = scores.len() as u8;
        Outcome { winners: Seats::NONE, places: BySeat::from_fn(last, |_| last), scores }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(all: &[i32]) -> BySeat<i32> {
        BySeat::from_fn(all.len() as u8, |seat| all[seat.index()])
    }

    #[test]
    fn the_most_points_win_and_equals_share() {
        let outcome = Outcome::by_scores(scores(&[7, 12, 12, 3]));
        assert_eq!(outcome.winners, [Seat::nth(1), Seat::nth(2)].into_iter().collect());
        assert_eq!(outcome.places.as_slice(), [3, 1, 1, 4]);
    }

    #[test]
    fn a_team_wins_together() {
        let outcome = Outcome::by_team([Seat::nth(0), Seat::nth(2)].into_iter().collect(), scores(&[0; 4]));
        assert_eq!(outcome.places.as_slice(), [1, 3, 1, 3]);
    }

    #[test]
    fn a_lone_winner_is_first_and_the_rest_are_second() {
        let outcome = Outcome::lone(Seat::nth(1), 3);
        assert_eq!(outcome.winners, Seats::one(Seat::nth(1)));
        assert_eq!((outcome.places.as_slice(), outcome.scores.as_slice()), (&[2, 1, 2][..], &[0; 3][..]));
    }

    #[test]
    fn nobody_can_win() {
        let outcome = Outcome::nobody(scores(&[4, 9]));
        assert!(outcome.winners.is_empty());
        assert_eq!(outcome.places.as_slice(), [2, 2]);
    }
}

//! What a player reads off a view: how far a bid would go, who leads, and who seems to cheat.

use stolik_shelf::ruletka::{CHAMBERS, Face, HIGHEST_BID, View, survival};
use stolik_table::{Seat, Seats};

/// How likely anybody cheats, before they bid.
const PRIOR: f64 = 0.3;

/// A view, and who looks.
pub struct Reading<'a> {
    pub view: &'a View,
    pub me: Seat,
}

impl Reading<'_> {
    /// The chance of living through so many further shots of one's own.
    pub fn lives_through(&self, shots: u8) -> f64 {
        let odds = self.view.survival(self.me);
        odds.get(usize::from(shots)).map_or(0.0, |odds| f64::from(*odds) / 1000.0)
    }

    /// Others who are still in this round.
    pub fn rivals(&self) -> Seats {
        self.view.open.round_seats().without(self.me)
    }

    /// Who of these stands best: points first, then the living.
    pub fn strongest(&self, among: Seats) -> Option<Seat> {
        let open = &self.view.open;
        among.iter().max_by_key(|seat| (open.points[*seat], open.living[*seat]))
    }

    /// What a bid is worth to somebody with so many bullets among six: points, less what a death costs.
    pub fn worth(&self, seat: Seat, bid: u8, lives: f64) -> f64 {
        let open = &self.view.open;
        let death = match open.living[seat] {
            0 | 1 => 6.0,
            2 => 1.8,
            3 => 1.3,
            _ => 1.0,
        };
        let would_have = open.points[seat] + u16::from(bid) + 1;
        let best_rival = open.alive().without(seat).iter().map(|other| open.points[other]).max().unwrap_or(0);
        let wins = if would_have >= 15 && would_have > best_rival + 1 { 3.0 } else { 0.0 };
        lives * (f64::from(bid) + 1.0 + wins) - (1.0 - lives) * death
    }

    /// How likely each bid is for somebody with so many bullets among six.
    fn bids_of(&self, seat: Seat, bullets: u8, temperature: f64) -> [f64; HIGHEST_BID as usize + 1] {
        let mut chances = [0.0; HIGHEST_BID as usize + 1];
        for (bid, odds) in survival(CHAMBERS, bullets, &[]).take(chances.len()).enumerate() {
            let worth = self.worth(seat, bid as u8, f64::from(odds) / 1000.0);
            chances[bid] = (worth / temperature).exp();
        }
        let sum: f64 = chances.iter().sum();
        chances.map(|chance| chance / sum)
    }

    /// The chance that somebody hides a BULLET, from the bid and from whatever was seen of the magazine.
    pub fn cheats(&self, seat: Seat) -> f64 {
        let open = &self.view.open;
        if let Some(face) = self.view.hidden[seat].or(open.shown[seat]) {
            return f64::from(u8::from(face == Face::Bullet));
        }
        if open.clean.has(seat) {
            return 0.0;
        }
        let all = open.loaded(seat);
        let seen: Vec<Face> = self.view.spun[seat].iter().flatten().copied().collect();
        let bullets_seen = seen.iter().filter(|face| **face == Face::Bullet).count() as u8;
        let looks_so = |bullets: u8| -> f64 {
            if bullets > CHAMBERS {
                return 0.0;
            }
            // The cards that were seen, one after the other.
            let (mut left, mut bullets) = (f64::from(CHAMBERS), f64::from(bullets));
            let mut chance = 1.0;
            for face in &seen {
                let hit = *face == Face::Bullet;
                chance *= (if hit { bullets } else { left - bullets }).max(0.0) / left;
                bullets -= f64::from(u8::from(hit));
                left -= 1.0;
            }
            chance
        };
        if all == 0 || bullets_seen >= all {
            return 0.0;
        }
        let cheat = PRIOR * looks_so(all - 1) * self.bid_says(seat, true);
        let honest = (1.0 - PRIOR) * looks_so(all) * self.bid_says(seat, false);
        if cheat + honest > 0.0 { cheat / (cheat + honest) } else { PRIOR }
    }

    /// How likely somebody would bid so, with a BULLET hidden or without. Whoever cheats strays further.
    pub fn bid_says(&self, seat: Seat, cheats: bool) -> f64 {
        let open = &self.view.open;
        let bullets = open.loaded(seat).saturating_sub(u8::from(cheats)).min(CHAMBERS);
        let temperature = if cheats { 1.6 } else { 0.7 };
        open.bids[seat].map_or(1.0, |bid| self.bids_of(seat, bullets, temperature)[usize::from(bid)])
    }

    /// The chance that the next card of somebody is a BULLET.
    pub fn next_is_bullet(&self, seat: Seat) -> f64 {
        let open = &self.view.open;
        let turned = &open.turned[seat];
        if let Some(Some(face)) = self.view.spun[seat].get(turned.len()) {
            return f64::from(u8::from(*face == Face::Bullet));
        }
        let gone = turned.iter().filter(|pull| pull.face == Face::Bullet).count() as f64;
        let left = f64::from(open.chambers_left(seat)).max(1.0);
        ((f64::from(open.loaded(seat)) - self.cheats(seat) - gone) / left).clamp(0.0, 1.0)
    }
}

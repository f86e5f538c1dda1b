//! When somebody plays which card, and on whom.

use stolik_shelf::ruletka::{Aim, Choice, Face, Kind, Play, Window};
use stolik_table::{Dice, Seat};

use super::habits::chance;
use super::reading::Reading;
use super::temper::Temper;

/// The best card of this moment, if it is worth a card.
pub fn play(reading: &Reading<'_>, listed: &[Choice], temper: &Temper, dice: &mut Dice) -> Option<Choice> {
    let plays = listed.iter().filter_map(|choice| match choice {
        Choice::Play(play) => Some((*play, gain(reading, *play))),
        _ => None,
    });
    let (play, gain) = plays.max_by(|one, other| one.1.total_cmp(&other.1))?;
    // What saves a life is never kept back.
    let wants = gain > 0.9 || (gain > 0.25 && chance(dice, temper.generous));
    wants.then_some(Choice::Play(play))
}

/// Does what is played in this moment show before the round is over, whatever one does then? A look at a magazine does not.
pub fn shows_in_a_round(window: Window) -> bool {
    window != Window::BeforeBids
}

/// What a card is worth now, roughly in points.
fn gain(reading: &Reading<'_>, play: Play) -> f64 {
    let (open, me) = (&reading.view.open, reading.me);
    let leader = reading.strongest(reading.rivals());
    let is_leader = |seat: Option<Seat>| seat.is_some() && seat == leader;
    let own_risk =
        if open.shooters().has(me) && open.aims[me] == Aim::Own { reading.next_is_bullet(me) } else { 0.0 };
    match (play.card, play.on) {
        (Kind::AirGun, _) => 3.0 * own_risk - 0.6,
        // As good as the air for oneself, and better than that.
        (Kind::PifPaf, Some(on)) if open.in_round(on) && is_leader(Some(on)) => 3.2 * own_risk - 0.5,
        (Kind::ShootSomebody, _) if own_risk > 0.0 => 3.0 * own_risk - 0.7,
        // The dead like a spectacle.
        (Kind::ShootSomebody, _) if !open.in_round(me) => 0.35,
        (Kind::Peeper, Some(on)) if on == me => 0.6,
        (Kind::Peeper, Some(on)) if is_leader(Some(on)) => 0.45,
        (Kind::SecondThoughts, _) => {
            let worth =
                |bid: Option<u8>| bid.map_or(0.0, |bid| reading.worth(me, bid, reading.lives_through(bid)));
            worth(play.bid) - worth(open.bids[me]) - 0.4
        }
        (Kind::Raise | Kind::ColdFeet, Some(on)) if on == me => {
            let bid = open.bids[me].unwrap_or(0);
            let next = if play.card == Kind::Raise { bid + 1 } else { bid.saturating_sub(1) };
            let worth = |bid: u8| reading.worth(me, bid, reading.lives_through(bid));
            worth(next) - worth(bid) - 0.2
        }
        // A shot more for somebody who will hardly survive it, a point less for somebody who will.
        (Kind::Raise, Some(on)) if is_leader(Some(on)) => {
            0.8 * reading.next_is_bullet(on) * f64::from(open.bids[on].unwrap_or(0)) - 0.1
        }
        (Kind::ColdFeet, Some(on)) if is_leader(Some(on)) => reading.cheats(on) - 0.1,
        // One who is innocent enjoys being accused.
        (Kind::Bribe, _) if reading.view.hidden[me] == Some(Face::Bullet) => 3.0,
        (Kind::OnceMore, Some(on)) if is_leader(Some(on)) => 2.0 * reading.next_is_bullet(on) - 0.1,
        (Kind::Respin, Some(on)) if on == me && own_risk > 0.99 => 2.0,
        (Kind::ExtraBullet, Some(on)) if is_leader(Some(on)) => 0.5,
        (Kind::Vest, _) => {
            let aimed_at = open.shooters().iter().filter(|seat| open.aims[*seat] == Aim::At(me)).count();
            let may_aim =
                open.shooters().without(me).iter().filter(|seat| open.aims[*seat] == Aim::Somebody).count();
            1.2 * aimed_at as f64 + 0.5 * may_aim as f64
        }
        (Kind::Bonus, _) => 2.0,
        (Kind::Pickpocket, Some(on)) => {
            let richest = reading.strongest(open.alive().without(me));
            if Some(on) == richest { 1.0 } else { 0.1 }
        }
        (Kind::Objection, _) => open.pending.map_or(0.0, |pending| harm(reading, pending.by, pending.play)),
        (Kind::BeyondTheGrave, Some(on)) if is_leader(Some(on)) => 1.5 * reading.next_is_bullet(on),
        _ => 0.0,
    }
}

/// How bad a card of somebody else is for this player.
fn harm(reading: &Reading<'_>, by: Seat, play: Play) -> f64 {
    let (open, me) = (&reading.view.open, reading.me);
    if by == me {
        return 0.0;
    }
    let hits_me = play.on == Some(me);
    match play.card {
        Kind::PifPaf | Kind::OnceMore | Kind::ExtraBullet | Kind::Raise | Kind::BeyondTheGrave if hits_me => {
            0.8
        }
        Kind::Pickpocket if hits_me => 0.6,
        Kind::ShootSomebody if open.in_round(me) => 0.4,
        // The judge is bribed, and I am the one who accuses.
        Kind::Bribe if open.accused[me] == Some(by) => 0.9,
        Kind::Bonus if open.points[by] + 2 >= 15 => 1.0,
        _ => 0.0,
    }
}

//! Ruletka, told. A table that has agreed on the fête is told of in the words of the fête.

use stolik_shelf::ruletka::{
    Aim, Cards, Ending, Event, Face, Fired, Kind, Look, Open, Options, Paid, Phase, Played, Ruletka, Shot,
    TEAM, View,
};
use stolik_table::{Outcome, Seat};

use crate::words::key;
use crate::{Text, Told, Words};

impl Told for Ruletka {
    const FILES: &'static [Text] = &[text!("ruletka/"), text!("ruletka/rules."), text!("ruletka/box.")];
    const RULES: Text = text!("ruletka/rules.");

    fn worn(options: &Options) -> Option<Text> {
        (options.look == Look::Confetti).then_some(text!("ruletka/worn."))
    }

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        tell(event, words)
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        let open = &view.open;
        let mut lines: Vec<String> = open.living.seats().map(|seat| seat_line(open, seat, words)).collect();
        for (seat, hidden) in view.hidden.iter() {
            if let Some(face) = hidden {
                lines.push(
                    say!(words, "story-ruletka-hides", name: words.name(seat), face: face_name(*face, words)),
                );
            }
        }
        for (seat, spun) in view.spun.iter().filter(|(_, spun)| spun.iter().any(Option::is_some)) {
            let cards: Vec<String> =
                spun.iter().map(|face| face.map_or("?".to_owned(), |face| face_name(face, words))).collect();
            lines.push(say!(words, "story-ruletka-spun", name: words.name(seat), cards: cards.join(", ")));
        }
        for hand in view.hands.iter().filter(|hand| !hand.cards.is_empty()) {
            let cards = card_names(hand.cards, words);
            lines.push(say!(words, "story-hand", name: words.name(hand.seat), cards: cards));
        }
        lines
    }

    fn headline(view: &View, outcome: &Outcome, words: &Words) -> String {
        match view.open.phase {
            Phase::Over(ending) => ending_line(ending, words),
            _ if outcome.winners.is_empty() => say!(words, "ruletka-won-nobody"),
            _ => say!(words, "ruletka-won-shared", names: words.names(outcome.winners.iter())),
        }
    }
}

fn tell(event: &Event, words: &Words) -> Vec<String> {
    let name = |seat: &Seat| words.name(*seat);
    match event {
        Event::RoundBegan { round } => vec![say!(words, "ruletka-log-round", round: *round)],
        Event::Spun => vec![say!(words, "ruletka-log-spun")],
        Event::Bids { bids } => {
            let placed = bids.iter().filter_map(|(seat, bid)| Some((seat, (*bid)?)));
            placed
                .map(|(seat, bid)| say!(words, "ruletka-log-bid", name: words.name(seat), bid: bid))
                .collect()
        }
        Event::Accused { accused } => {
            let pointed = accused.iter().filter_map(|(seat, whom)| Some((seat, (*whom)?)));
            let line = |(seat, whom): (Seat, Seat)| say!(words, "ruletka-log-accuses", name: words.name(seat), accused: words.name(whom));
            pointed.map(line).collect()
        }
        Event::NobodyAccused => vec![say!(words, "ruletka-log-nobody-accused")],
        Event::Verdict { seat, face, accusers } => {
            let key = format!("ruletka-log-verdict-{}", key(face));
            vec![say!(words, &key, name: name(seat), accusers: words.names(accusers.iter()))]
        }
        Event::Penalty { seat, paid: Paid::Card(card) } => {
            vec![say!(words, "ruletka-log-paid-card", name: name(seat), card: card_name(*card, words))]
        }
        Event::Penalty { seat, paid } => {
            vec![say!(words, &format!("ruletka-log-paid-{}", key(paid)), name: name(seat))]
        }
        Event::Died { seat, living } => {
            let key = if *living > 0 { "ruletka-log-died" } else { "ruletka-log-captain-died" };
            // Members fall in their order, the captain last.
            let member = words
                .say(&format!("ruletka-crew-{}-{}", seat.number(), TEAM.saturating_sub(*living) % TEAM), &[]);
            vec![say!(words, key, name: name(seat), member: member, living: *living)]
        }
        Event::Discarded { cards, .. } if cards.is_empty() => vec![],
        Event::Discarded { seat, cards } => {
            let cards = card_names(*cards, words);
            vec![say!(words, "ruletka-log-discarded", name: name(seat), cards: cards)]
        }
        Event::Left { seat, .. } => vec![say!(words, "ruletka-log-left", name: name(seat))],
        Event::Drew { seat, count } => {
            vec![say!(words, "ruletka-log-drew", name: name(seat), count: *count)]
        }
        Event::Got { cards } => vec![say!(words, "ruletka-log-got", cards: card_names(*cards, words))],
        Event::Reshuffled => vec![say!(words, "ruletka-log-reshuffled")],
        Event::CardPlayed { played } => vec![plays(played, words)],
        Event::Cancelled { played, by } => {
            let card = card_name(played.play.card, words);
            vec![say!(words, "ruletka-log-cancelled", name: name(by), card: card)]
        }
        Event::Worked { .. } | Event::Slipped { swapped: true, .. } => vec![],
        Event::Slipped { seat, .. } => vec![say!(words, "ruletka-log-no-room", name: name(seat))],
        Event::Peeked { of, cards } => {
            let cards: Vec<String> = cards.iter().map(|face| face_name(*face, words)).collect();
            vec![say!(words, "ruletka-log-peeked", name: name(of), cards: cards.join(", "))]
        }
        Event::Aimed { aims } => {
            let line = |by: &Seat, at: Seat| say!(words, "ruletka-log-aims", name: words.name(*by), target: words.name(at));
            aims.iter().filter_map(|aimed| Some(line(&aimed.by, at(aimed.aim)?))).collect()
        }
        Event::Fired { shot } => fired(shot, words),
        Event::Glory { seat, shoots } => {
            let key = if *shoots { "ruletka-log-glory" } else { "ruletka-log-no-glory" };
            vec![say!(words, key, name: name(seat))]
        }
        Event::Scored { gained, .. } => {
            let some = gained.iter().filter(|(_, points)| **points > 0);
            let line = |(seat, points): (Seat, &u8)| say!(words, "ruletka-log-scored", name: words.name(seat), points: *points);
            some.map(line).collect()
        }
        Event::Tied { seats, times } => {
            vec![say!(words, "ruletka-log-tied", names: words.names(seats.iter()), times: *times)]
        }
        Event::Shares { seats } if seats.is_empty() => vec![],
        Event::Shares { seats } => vec![say!(words, "ruletka-log-shares", names: words.names(seats.iter()))],
        Event::Ended { ending } => vec![ending_line(*ending, words)],
    }
}

fn fired(shot: &Shot, words: &Words) -> Vec<String> {
    let number = if shot.extra { "ruletka-extra-shot" } else { "ruletka-shot-number" };
    let mut lines = vec![say!(words, number, number: shot.number)];
    for face in [Face::Click, Face::Bullet] {
        let own = shot.fired.iter().filter(|one| one.face == face && one.aim == Aim::Own);
        let seats: Vec<Seat> = own.map(|one| one.by).collect();
        let (key, count) = (format!("ruletka-log-fired-{}", key(face)), seats.len());
        if count > 0 {
            lines.push(say!(words, &key, names: words.names(seats), count: count));
        }
    }
    let elsewhere = |Fired { by, aim, face }: &Fired| {
        let (name, card) = (words.name(*by), face_name(*face, words));
        match at(*aim) {
            None => say!(words, "ruletka-log-fired-air", name: name, card: card),
            Some(target) => {
                say!(words, "ruletka-log-fired-at", name: name, card: card, target: words.name(target))
            }
        }
    };
    lines.extend(shot.fired.iter().filter(|one| one.aim != Aim::Own).map(elsewhere));
    lines.extend(shot.saved.iter().map(|seat| say!(words, "ruletka-log-saved", name: words.name(seat))));
    lines
}

/// Who played what on whom.
fn plays(played: &Played, words: &Words) -> String {
    let (name, card) = (words.name(played.by), card_name(played.play.card, words));
    match (played.play.on, played.play.bid) {
        (Some(on), _) => {
            say!(words, "ruletka-log-plays-on", name: name, card: card, target: words.name(on))
        }
        (None, Some(bid)) => say!(words, "ruletka-log-plays-bid", name: name, card: card, bid: bid),
        (None, None) => say!(words, "ruletka-log-plays", name: name, card: card),
    }
}

fn ending_line(ending: Ending, words: &Words) -> String {
    match ending {
        Ending::Nobody => say!(words, "ruletka-won-nobody"),
        Ending::Survivor(seat) => say!(words, "ruletka-won-survivor", name: words.name(seat)),
        Ending::Points(seat) => say!(words, "ruletka-won-points", name: words.name(seat)),
        Ending::Shared(seats) => say!(words, "ruletka-won-shared", names: words.names(seats.iter())),
    }
}

const fn at(aim: Aim) -> Option<Seat> {
    if let Aim::At(seat) = aim { Some(seat) } else { None }
}

fn card_name(kind: Kind, words: &Words) -> String {
    words.say(&format!("ruletka-card-{}", key(kind)), &[])
}

fn card_names(cards: Cards, words: &Words) -> String {
    cards.iter().map(|kind| card_name(kind, words)).collect::<Vec<_>>().join(", ")
}

fn face_name(face: Face, words: &Words) -> String {
    words.say(&format!("ruletka-face-{}", key(face)), &[])
}

/// A seat in one sentence, as it is said to those who do not see it.
fn seat_line(open: &Open, seat: Seat, words: &Words) -> String {
    let living = open.living[seat];
    let mut parts = vec![say!(words, "ruletka-seat", name: words.name(seat), points: open.points[seat])];
    let team = words.say(&format!("ruletka-team-{}", seat.number()), &[]);
    // The next to fall, or who fell in this round.
    let fallen = TEAM.saturating_sub(living).saturating_sub(u8::from(open.out.has(seat)));
    let member = words.say(&format!("ruletka-crew-{}-{}", seat.number(), (fallen + 1) % TEAM), &[]);
    parts.push(say!(words, "ruletka-seat-team", team: team, living: living, of: TEAM, member: member));
    if living == 0 {
        parts.push(say!(words, "ruletka-seat-out-of-game"));
    } else if open.out.has(seat) {
        parts.push(say!(words, "ruletka-seat-out-of-round"));
    }
    if let Some(bid) = open.bids[seat] {
        parts.push(say!(words, "ruletka-seat-bid", bid: bid, taken: open.taken[seat]));
    }
    if let Some(face) = open.shown[seat] {
        parts.push(words.say(&format!("ruletka-seat-shown-{}", key(face)), &[]));
    }
    let extra = open.bullets[seat].saturating_sub(1) + open.slipped[seat];
    if extra > 0 {
        parts.push(say!(words, "ruletka-seat-extra", count: extra));
    }
    parts.push(say!(words, "ruletka-seat-cards", count: open.held[seat]));
    parts.join(" ")
}

//! Dixit with the real cards, told.

use std::collections::BTreeSet;

use stolik_shelf::GameId;
use stolik_shelf::dixitbox::{Counted, Dixitbox, Event, Place, View};
use stolik_table::{Outcome, Seat};

use crate::dixit::{gained, round_began, verdict, voters_of, won};
use crate::{Text, Told, Words};

impl Told for Dixitbox {
    const FILES: &'static [Text] = &[text!("dixitbox/"), text!("dixitbox/box."), text!("dixit/")];
    const RULES: Text = text!("dixitbox/");
    const IN_THE_BOX: Option<GameId> = Some(GameId::Dixit);

    fn tell(event: &Event, words: &Words) -> Vec<String> {
        match event {
            Event::Laid { narrator } => vec![say!(words, "dixitbox-log-laid", name: words.name(*narrator))],
            Event::Turned { votes } => turned(votes.as_slice(), words),
            Event::Right { narrator, place } => {
                vec![say!(words, "dixitbox-log-right", name: words.name(*narrator), place: *place)]
            }
            Event::Counted { counted } => tell_counted(counted, words),
            Event::PassedOver { narrator } => {
                vec![say!(words, "dixitbox-log-passed-over", name: words.name(*narrator))]
            }
            Event::RoundBegan { round, narrator } => vec![round_began(*round, *narrator, words)],
        }
    }

    fn beside(view: &View, words: &Words) -> Vec<String> {
        let points = &view.open.points;
        vec![words.points(points.iter().map(|(seat, points)| (seat, i32::from(*points))))]
    }

    fn headline(_: &View, outcome: &Outcome, words: &Words) -> String {
        won(outcome, words)
    }
}

fn turned(votes: &[Option<Place>], words: &Words) -> Vec<String> {
    let places: BTreeSet<Place> = votes.iter().flatten().copied().collect();
    if places.is_empty() {
        return vec![say!(words, "dixitbox-nobody-voted")];
    }
    let line = |place: Place| {
        let names = words.names(voters_of(place, votes));
        say!(words, "dixitbox-log-votes", place: place, names: names)
    };
    places.into_iter().map(line).collect()
}

fn tell_counted(counted: &Counted, words: &Words) -> Vec<String> {
    // Votes as they counted: none for a card of one's own (DB9).
    let counts = |(seat, place): (Seat, &Option<Place>)| {
        place.filter(|place| counted.owners.get(usize::from(*place) - 1) != Some(&Some(seat)))
    };
    let votes: Vec<Option<Place>> = counted.votes.iter().map(counts).collect();
    let mut lines = match votes.iter().flatten().next() {
        Some(_) => vec![verdict(counted.narrator, &counted.owners, &votes, words)],
        // Nobody has found anything or missed it.
        None => vec![say!(words, "dixitbox-nobody-voted")],
    };
    let others = (1_u8..).zip(&counted.owners).filter_map(|(place, owner)| Some((place, (*owner)?)));
    let others = others.filter(|(_, owner)| *owner != counted.narrator);
    lines.extend(
        others.map(|(place, owner)| say!(words, "dixitbox-log-owner", place: place, name: words.name(owner))),
    );
    lines.extend(gained(&counted.gained, words));
    lines
}

//! Law 4: it always goes on, and it ends: with people who answer, with nobody there at all, and with people as they are.

use crate::kit::Fault;
use crate::kit::walk::{Manner, Walk};
use crate::{Ask, Game, MAX_PARTS, News, Now, Seats};

/// Every fourth game is played by the clock alone: that may take longer than people would, but it never stops, and it
/// ends. Nobody has to come back to a table for the table to come to rest.
pub(crate) fn play<G: Game>(walk: &mut Walk<G>, number: u32) -> Result<(), Fault> {
    let manner = [Manner::Prompt, Manner::Asleep, Manner::Prompt, Manner::Careless][number as usize % 4];
    while walk.goes_on() {
        let Now::Ask(ask) = walk.table.now().clone() else {
            break;
        };
        somebody_can_answer(walk, &ask)?;
        walk.step(manner, &mut News::unheard())?;
        if manner == Manner::Prompt && walk.table.number() > G::INFO.longest {
            return Err(Fault::new(
                "4",
                format!("it asks more than the {} questions it says", G::INFO.longest),
            ));
        }
    }
    if walk.table.now().ask().is_some() {
        let number = walk.table.number();
        return Err(Fault::new("4", format!("{manner:?}: after {number} questions it is still not over")));
    }
    Ok(())
}

fn somebody_can_answer<G: Game>(walk: &mut Walk<G>, ask: &Ask) -> Result<(), Fault> {
    let stuck = |why: String| Err(Fault::new("4", why));
    let mut asked = Seats::NONE;
    for &party in &ask.parties {
        let twice = party.iter().find(|seat| asked.has(*seat));
        if party.is_empty() || twice.is_some() {
            return stuck(format!("a party is empty, or a seat is in two: {:?}", ask.parties));
        }
        asked = asked | party;
    }
    if asked.is_empty() || asked != walk.asked() {
        return stuck(format!("nobody is asked: {ask:?}"));
    }
    if !G::INFO.topics.iter().any(|known| known.topic == ask.topic) {
        return stuck(format!("the topic {:?} is not among those it says", ask.topic));
    }
    for seat in asked.iter() {
        let parts = usize::from(ask.parts[seat]);
        if seat.number() >= walk.table.seats() || parts == 0 || parts > MAX_PARTS {
            return stuck(format!("{seat:?} is asked for {parts} parts"));
        }
        if ask.text_of(seat).is_some_and(|text| text.shortest > text.longest) {
            return stuck(format!("no text of {seat:?} can be long and short enough: {:?}", ask.text));
        }
        // Whatever is filled in first, there is a choice for every other part.
        walk.draft(ask, seat)?;
    }
    Ok(())
}

//! What was told, kept for those who come late: as it was written, because an event in memory has room for the longest text that
//! somebody could have said, and a game has hundreds.

use std::sync::Arc;

use serde_json::value::RawValue;
use stolik_table::{Audience, Game, News, Seats, Viewer};

use super::{Unwritable, text};

/// How much of an evening is remembered: bytes of what everybody heard, which is four or five games.
const MOST_REMEMBERED: usize = 32 * 1024;

/// What a step told.
#[derive(Clone)]
pub struct Past {
    /// Who hears what, in order, as JSON.
    told: Arc<str>,
    /// On whom the clock ran out.
    pub late: Seats,
}

impl Past {
    pub fn of<E: serde::Serialize>(news: &News<E>, late: Seats) -> Result<Self, Unwritable> {
        Ok(Past { told: text(news.told())?.into(), late })
    }

    /// The events that somebody hears, as they were written.
    pub fn heard_by(&self, who: Viewer) -> Result<Vec<&RawValue>, Unwritable> {
        let told: Vec<(Audience, &RawValue)> = serde_json::from_str(&self.told)?;
        Ok(told.into_iter().filter(|(audience, _)| audience.includes(who)).map(|(_, event)| event).collect())
    }
}

/// What was told in the games of an evening.
#[derive(Clone, Default)]
pub struct Evening(Vec<Arc<str>>);

impl Evening {
    /// And in these steps after them.
    pub fn with(&self, steps: &[Past]) -> Self {
        Evening(self.0.iter().chain(steps.iter().map(|past| &past.told)).cloned().collect())
    }

    /// What is remembered of it: the last that everybody heard.
    pub fn remembered(&self) -> Self {
        let mut left = MOST_REMEMBERED;
        let is_remembered = |told: &Arc<str>| {
            left = left.saturating_sub(told.len());
            left > 0
        };
        let mut all: Vec<_> = self.0.iter().rev().map_while(public).take_while(is_remembered).collect();
        all.reverse();
        Evening(all)
    }

    /// What everybody heard. It is read where there is time for it.
    pub fn heard<G: Game>(&self) -> Vec<G::Event> {
        let read =
            |told: &Arc<str>| serde_json::from_str::<Vec<(Audience, G::Event)>>(told).unwrap_or_default();
        let heard = self.0.iter().flat_map(read);
        heard.filter(|(audience, _)| audience.includes(Viewer::Public)).map(|(_, event)| event).collect()
    }
}

/// The part of it that everybody heard.
fn public(told: &Arc<str>) -> Option<Arc<str>> {
    let told: Vec<(Audience, &RawValue)> = serde_json::from_str(told).ok()?;
    let public: Vec<_> = told.iter().filter(|(audience, _)| audience.includes(Viewer::Public)).collect();
    Some(text(&public).ok()?.into())
}

#[cfg(test)]
mod tests {
    use stolik_players::Played;
    use stolik_shelf::{GameId, with_game};
    use stolik_table::{Dice, Lane, Secret, Sources, Table, Why};

    use super::*;

    /// Plays a game at random. Gives what it told, typed and as it was kept.
    fn told<G: Played>(seed: u64) -> (Vec<News<G::Event>>, Vec<Past>) {
        let seed = Sources::alone(Secret::of_simulation(seed, 0)).seed();
        let mut table = Table::<G>::deal(&G::Options::default(), *G::INFO.seats.end(), seed).unwrap();
        let (mut player, mut told) = (G::player("random").unwrap(), Vec::new());
        while table.now().outcome().is_none() {
            let (ask, mut news) = (table.number(), News::new());
            for seat in table.waited_for().iter() {
                let sheet = player.answer(table.chair(seat), &mut Dice::new(&seed, Lane::Thought(ask, seat)));
                table.submit(seat, ask, sheet, 1);
            }
            table.close(Why::Clock, &mut news).unwrap();
            told.push(news);
        }
        let kept = told.iter().map(|news| Past::of(news, Seats::NONE).unwrap()).collect();
        (told, kept)
    }

    #[test]
    fn what_was_told_is_read_as_it_was() {
        for (&game, seed) in GameId::ALL.iter().zip(1..) {
            with_game!(game, G => {
                let (told, kept) = told::<G>(seed);
                let heard: Vec<_> = told.iter().flat_map(|news| news.heard_by(Viewer::Public)).cloned().collect();
                let evening = Evening::default().with(&kept);
                assert!(evening.heard::<G>() == heard && !heard.is_empty(), "{game:?}");
                assert!(heard.ends_with(&evening.remembered().heard::<G>()), "{game:?}");
            });
        }
    }

    #[test]
    fn a_long_evening_is_remembered_in_part() {
        let (_, kept) = told::<stolik_shelf::dixit::Dixit>(1);
        let long = (0..40).fold(Evening::default(), |evening, _| evening.with(&kept).remembered());
        let bytes: usize = long.0.iter().map(|told| told.len()).sum();
        assert!((MOST_REMEMBERED / 2..=MOST_REMEMBERED).contains(&bytes), "{bytes}");
    }
}

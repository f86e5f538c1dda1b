//! `stolik check`: reads everything in a data folder or a database and says what is damaged. It changes nothing, and works
//! beside running servers.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use stolik_server::check::{self, Replayed, RoomSays};
use stolik_store::{Damage, Inspection, NotInspected, Part, StoreError, short};

use crate::cli::CheckArgs;
use crate::output;
use crate::place::Place;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    Nothing,
    Damage,
}

pub fn run(args: &CheckArgs) -> Result<Found> {
    let about = || format!("{} cannot be checked", args.place.name());
    let runtime = tokio::runtime::Runtime::new().context("the runtime cannot start")?;
    runtime.block_on(look(&args.place)).with_context(about)
}

async fn look(place: &Place) -> Result<Found> {
    let mut inspection = match place.inspect().await {
        Ok(inspection) => inspection,
        Err(NotInspected::Damaged(what)) => {
            tell(place, &[Damage { what, room: None, part: Part::File }])?;
            return Ok(Found::Damage);
        }
        Err(error) => return Err(error.into()),
    };
    if inspection.is_served() {
        output::line(match place {
            Place::Folder(_) => "A server runs on this folder: it is checked as it stands at this moment.",
            Place::Database(_) => "Servers run on this database: it is checked as it stands at this moment.",
        })?;
    }
    let of = inspection.count().await?;
    let bar = ProgressBar::new(of);
    bar.set_style(ProgressStyle::with_template("{msg} {wide_bar} {pos}/{len}").context("a bad template")?);
    bar.set_message("the file");
    let mut found = inspection.structure().await?;
    bar.set_message("rows");
    found.extend(inspection.rows(&mut || bar.inc(1)).await?);
    let rooms = sense_of_rooms(&mut *inspection, &mut found).await?;
    let games = inspection.games().await?;
    bar.set_message("games");
    bar.set_length(games.len() as u64);
    bar.set_position(0);
    let mut other_rules = 0;
    for game in &games {
        other_rules += u32::from(sense_of_game(&mut *inspection, game, &mut found).await?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    if other_rules > 0 {
        output::line(format!(
            "{other_rules} of the games are of other rules than ours, and were not played again."
        ))?;
    }
    if found.is_empty() {
        let read = match place {
            Place::Folder(_) => "checksums",
            Place::Database(_) => "rows",
        };
        output::line(format!("Everything is whole: {rooms} tables, {} games, {of} {read}.", games.len()))?;
        return Ok(Found::Nothing);
    }
    tell(place, &found)?;
    Ok(Found::Damage)
}

/// Every room can be opened, and what it names is there. Rows that are damaged were found already.
async fn sense_of_rooms(inspection: &mut dyn Inspection, found: &mut Vec<Damage>) -> Result<usize> {
    let rooms = inspection.ids().await?;
    for id in &rooms {
        let Some((_, Ok(state))) = inspection.room(id).await? else { continue };
        let mut add = |part, what| found.push(Damage { what, room: Some(short(id)), part });
        let RoomSays { playing, decks } = match check::room(id, &state) {
            Ok(says) => says,
            Err(why) => {
                add(Part::Room, format!("what is known of the table ({why})"));
                continue;
            }
        };
        if let Some(game) = playing {
            match inspection.game(&game).await {
                Ok(Some((of, _))) if of == *id => {}
                Ok(Some(_)) => add(Part::Game, format!("game {game}, which is of another table,")),
                Ok(None) => add(Part::Game, format!("game {game}, which is not there,")),
                // It was found among the rows.
                Err(StoreError::Damaged { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        if decks.is_empty() {
            continue;
        }
        // One that is damaged was found among the rows; its cards are missed here.
        let there = inspection.decks_of(id).await.unwrap_or_default();
        for (deck, cards) in decks {
            let has = there.iter().find(|there| there.deck == deck).map_or(0, |there| there.cards.len());
            if has != usize::from(cards) {
                add(Part::Deck, format!("deck {deck}, which has {has} of its {cards} cards,"));
            }
        }
    }
    Ok(rooms.len())
}

/// The log leads to how the game last stood. Says whether it is of other rules.
async fn sense_of_game(inspection: &mut dyn Inspection, game: &str, found: &mut Vec<Damage>) -> Result<bool> {
    let (code, stored) = match inspection.game(game).await {
        Ok(Some(stored)) => stored,
        Ok(None) | Err(StoreError::Damaged { .. }) => return Ok(false),
        Err(error) => return Err(error.into()),
    };
    match check::game(&stored.into()) {
        Ok(replayed) => return Ok(replayed == Replayed::OtherRules),
        Err(why) => {
            let what = format!("game {game} ({why})");
            found.push(Damage { what, room: Some(short(&code)), part: Part::Game });
        }
    }
    Ok(false)
}

fn tell(place: &Place, found: &[Damage]) -> Result<()> {
    for Damage { what, room, part } in found {
        let of = room.as_ref().map(|room| format!("Table {room}: ")).unwrap_or_default();
        output::line(format!("{of}{what} is damaged. {}", remedy(place, *part)))?;
    }
    let rest = match place {
        Place::Folder(_) => {
            "Keep the folder as it is; a copy of stolik.sqlite from after a stop brings back what it held."
        }
        Place::Database(_) => {
            "Keep the database as it is; a backup, imported into a new one, brings back what it held."
        }
    };
    output::line(format!("{} damaged. {rest}", found.len()))?;
    Ok(())
}

fn remedy(place: &Place, part: Part) -> &'static str {
    match (part, place) {
        (Part::File, Place::Folder(_)) => {
            "The file itself is: stop the server and bring back a copy, or see what `sqlite3 stolik.sqlite .recover` saves."
        }
        (Part::File, Place::Database(_)) => {
            "The database itself is: stop the servers, promote a standby or bring back a backup; PostgreSQL's own log says more."
        }
        (Part::Room, _) => "The table stays closed, and nothing is written over it; the others open as ever.",
        (Part::Game, _) => {
            "The table says so, and the game stays as it is until the host chooses another; the others go on as ever."
        }
        (Part::Deck, _) => "Its host can delete the deck and bring the pictures again.",
        (Part::Ways, _) => {
            "People may not find the way there: `stolik export` the table, `stolik forget` it, and `stolik import` it, which writes its ways anew."
        }
    }
}

//! A picture is taken out of a deck that somebody brought. The others become a deck with a new number: nobody is shown
//! another picture under an address that was seen before.

use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::{Extension, Json};
use stolik_pictures::Picture;
use stolik_protocol::http::Problem;
use stolik_protocol::room::ListedDeck;
use stolik_store::Size;
use tracing::warn;

use crate::app::App;
use crate::decks::{NO_SUCH_DECK, about, refused};
use crate::http::{KeyOfRequest, NOT_SAVED, Trouble, find, unread};
use crate::import;
use crate::keys::KeyHash;
use crate::proxy::Caller;
use crate::room::decks::{AboutDecks, Destination, TakenOut};
use crate::room::state::DeckState;

#[utoipa::path(
    delete,
    path = "/api/tables/{code}/decks/{deck}/{card}",
    params(("code" = String, Path, description = "The table's code"), ("deck" = u16, Path), ("card" = u8, Path)),
    responses((status = 200, body = ListedDeck), (status = "4XX", body = Problem)),
    summary = "Takes a picture out of a deck, which becomes another one."
)]
pub async fn take_out(
    State(app): State<App>,
    path: Result<Path<(String, u16, u8)>, PathRejection>,
    Extension(caller): Extension<Caller>,
    key: KeyOfRequest,
) -> Result<Json<ListedDeck>, Trouble> {
    let Path((code, deck, card)) = path.map_err(|_| NO_SUCH_DECK)?;
    let key = key.0.hash();
    let room = find(&app, caller, &code, &key).await?;
    let may = about(&app, &room, |told| AboutDecks::MayTakeOut { key: key.clone(), deck, card, told });
    let TakenOut { to, cards } = may.await?.map_err(refused)?;
    let turn = app.imports.begin(&to.room, caller.household())?;
    // It is seen through, even if the phone that asked falls asleep.
    let working = tokio::spawn(async move {
        let left = left_over(&app, &to, deck, (0..cards).filter(|other| *other != card)).await?;
        let listed = replace(&app, &to, key, deck, left).await;
        drop(turn);
        listed
    });
    Ok(Json(working.await.map_err(|_| NOT_SAVED)??))
}

async fn left_over(
    app: &App,
    to: &Destination,
    deck: u16,
    cards: impl Iterator<Item = u8>,
) -> Result<Vec<Picture>, Trouble> {
    let mut left = Vec::new();
    for card in cards {
        let [small, large] =
            [Size::Small, Size::Large].map(|size| app.store.picture(to.room.clone(), deck, card, size));
        let (small, large) = (small.await.map_err(unread)?, large.await.map_err(unread)?);
        left.push(Picture { small: small.ok_or(NO_SUCH_DECK)?, large: large.ok_or(NO_SUCH_DECK)? });
    }
    Ok(left)
}

async fn replace(
    app: &App,
    to: &Destination,
    key: KeyHash,
    deck: u16,
    left: Vec<Picture>,
) -> Result<ListedDeck, Trouble> {
    let by = DeckState { deck: to.deck, cards: u8::try_from(left.len()).unwrap_or(u8::MAX) };
    let bytes = import::bytes_of(&left);
    let replaced = match import::write(app, to, left).await {
        Ok(()) => {
            about(app, &to.room, |told| AboutDecks::Replace { key: key.clone(), deck, by, bytes, told }).await
        }
        Err(error) => {
            warn!(room = to.tag, "a deck was not saved: {error}");
            Err(NOT_SAVED)
        }
    };
    let replaced = replaced.and_then(|replaced| replaced.map_err(refused));
    if replaced.is_err() {
        import::sweep(app, to).await;
    }
    replaced
}

//! Decks that people brought to a room. Their pictures are the store's; which of them there are is the room's.

use std::sync::Arc;

use stolik_protocol::reasons;
use stolik_protocol::room::{ListedDeck, Stage};
use stolik_shelf::GameId;
use stolik_store::Write;
use stolik_table::Refusal;
use tokio::sync::oneshot;

use crate::game;
use crate::keys::KeyHash;
use crate::room::Room;
use crate::room::state::{DeckState, RoomState};
use crate::room::wish::no;

/// Decks that a table can have at once.
const MOST_DECKS: usize = 3;

/// What is asked of a room about its decks.
pub enum AboutDecks {
    /// Which there are, if this device may look.
    List {
        device: KeyHash,
        told: oneshot::Sender<Option<Looked>>,
    },
    /// May somebody bring one now?
    May {
        key: KeyHash,
        told: oneshot::Sender<Result<Destination, Refusal>>,
    },
    /// Its pictures are written: it becomes one of the room's.
    Add {
        key: KeyHash,
        deck: DeckState,
        bytes: u64,
        told: oneshot::Sender<Result<ListedDeck, Refusal>>,
    },
    Remove {
        key: KeyHash,
        deck: u16,
        told: oneshot::Sender<Result<(), Refusal>>,
    },
}

/// The decks of a room, and the id that their pictures are kept under.
pub struct Looked {
    pub room: String,
    pub decks: Vec<ListedDeck>,
}

/// Where a deck goes.
#[derive(Clone, Debug)]
pub struct Destination {
    /// The id of the room.
    pub room: String,
    /// What logs call it.
    pub tag: String,
    /// Held for as long as the deck is on its way: the room stays awake.
    pub _under_way: Arc<()>,
    pub game: GameId,
    /// The number it will have.
    pub deck: u16,
    /// The smallest deck that the game can be played with.
    pub fewest: u8,
}

/// Does the room have the deck that these options name, if they name one?
pub fn has_deck_of(state: &RoomState, options: &serde_json::Value) -> Result<(), Refusal> {
    let Some(named) = game::own_deck(state.game_id(), options) else { return Ok(()) };
    let named = DeckState { deck: named.deck, cards: named.cards };
    if state.decks.contains(&named) { Ok(()) } else { Err(no(reasons::NO_SUCH_DECK)) }
}

pub fn listed(state: &RoomState) -> Vec<ListedDeck> {
    state.decks.iter().map(|deck| listed_one(state, *deck)).collect()
}

fn listed_one(state: &RoomState, DeckState { deck, cards }: DeckState) -> ListedDeck {
    ListedDeck { deck, cards, enough_for: game::enough_for(state.game_id(), cards) }
}

fn host_only(state: &RoomState, key: &KeyHash) -> Result<(), Refusal> {
    let person = state.person_with(key).ok_or(no(reasons::NOT_JOINED))?;
    if person.id == state.host { Ok(()) } else { Err(no(reasons::NOT_HOST)) }
}

/// Where the next deck goes, if somebody may bring it.
pub fn destination(state: &RoomState, key: &KeyHash) -> Result<Destination, Refusal> {
    host_only(state, key)?;
    if state.stage != Stage::Lobby {
        return Err(no(reasons::NOT_LOBBY));
    }
    let game = state.game_id();
    let fewest = game::fewest_cards(game).ok_or(no(reasons::NO_OWN_DECKS))?;
    let number = state.decks_made.checked_add(1);
    match number {
        Some(deck) if state.decks.len() < MOST_DECKS => {
            let (room, tag) = (state.id.clone(), state.tag.clone());
            Ok(Destination { room, tag, _under_way: Arc::default(), game, deck, fewest })
        }
        _ => Err(no(reasons::TOO_MANY_DECKS)),
    }
}

/// The state with one more deck. Much may have happened while its pictures were looked at.
pub fn add(state: &RoomState, key: &KeyHash, deck: DeckState) -> Result<RoomState, Refusal> {
    if destination(state, key)?.deck != deck.deck {
        return Err(no(reasons::NO_SUCH_DECK));
    }
    let mut next = state.clone();
    next.decks.push(deck);
    next.decks_made = deck.deck;
    Ok(next)
}

/// The state with one deck less. What is agreed on always exists, so the deck that is chosen cannot go.
pub fn remove(state: &RoomState, key: &KeyHash, deck: u16) -> Result<RoomState, Refusal> {
    host_only(state, key)?;
    if !state.decks.iter().any(|other| other.deck == deck) {
        return Err(no(reasons::NO_SUCH_DECK));
    }
    if game::own_deck(state.game_id(), &state.options).is_some_and(|chosen| chosen.deck == deck) {
        return Err(no(reasons::DECK_IN_USE));
    }
    let mut next = state.clone();
    next.decks.retain(|other| other.deck != deck);
    Ok(next)
}

impl Room {
    pub(super) async fn about_decks(&mut self, ask: AboutDecks) {
        // Whoever asked and no longer waits needs no answer: those sends may fail.
        match ask {
            AboutDecks::List { device, told } => {
                let may_look = self
                    .is_known(&device)
                    .then(|| Looked { room: self.state.id.clone(), decks: listed(&self.state) });
                let _ = told.send(may_look);
            }
            AboutDecks::May { key, told } => {
                let to = destination(&self.state, &key);
                let _ = told.send(to.map(|to| Destination { _under_way: self.importing.clone(), ..to }));
            }
            AboutDecks::Add { key, deck, bytes, told } => {
                let _ = told.send(self.add_deck(&key, deck, bytes).await);
            }
            AboutDecks::Remove { key, deck, told } => {
                let _ = told.send(self.remove_deck(&key, deck).await);
            }
        }
    }

    async fn add_deck(&mut self, key: &KeyHash, deck: DeckState, bytes: u64) -> Result<ListedDeck, Refusal> {
        let next = add(&self.state, key, deck)?;
        let whole = Write::Deck { code: next.id.clone(), deck: deck.deck, bytes };
        self.write_state(next, vec![whole]).await?;
        self.tell_room();
        Ok(listed_one(&self.state, deck))
    }

    async fn remove_deck(&mut self, key: &KeyHash, deck: u16) -> Result<(), Refusal> {
        let next = remove(&self.state, key, deck)?;
        let forget = Write::ForgetDeck { code: next.id.clone(), deck };
        self.write_state(next, vec![forget]).await?;
        self.tell_room();
        Ok(())
    }
}

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
pub const MOST_DECKS: usize = 3;

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
    /// May somebody take this card out of this deck now?
    MayTakeOut {
        key: KeyHash,
        deck: u16,
        card: u8,
        told: oneshot::Sender<Result<TakenOut, Refusal>>,
    },
    /// What is left of a deck is written: it takes the place of the whole one.
    Replace {
        key: KeyHash,
        deck: u16,
        by: DeckState,
        bytes: u64,
        told: oneshot::Sender<Result<ListedDeck, Refusal>>,
    },
}

/// Where what is left of a deck goes, and how many cards it had.
pub struct TakenOut {
    pub to: Destination,
    pub cards: u8,
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
    let to = next_place(state, key)?;
    if state.decks.len() < MOST_DECKS { Ok(to) } else { Err(no(reasons::TOO_MANY_DECKS)) }
}

fn next_place(state: &RoomState, key: &KeyHash) -> Result<Destination, Refusal> {
    host_only(state, key)?;
    if state.stage != Stage::Lobby {
        return Err(no(reasons::NOT_LOBBY));
    }
    let game = state.game_id();
    let fewest = game::fewest_cards(game).ok_or(no(reasons::NO_OWN_DECKS))?;
    let deck = state.decks_made.checked_add(1).ok_or(no(reasons::TOO_MANY_DECKS))?;
    let (room, tag) = (state.id.clone(), state.tag.clone());
    Ok(Destination { room, tag, _under_way: Arc::default(), game, deck, fewest })
}

/// Where what is left of a deck goes, if somebody may take this card out of it. The last card goes with its deck.
pub fn left_over(state: &RoomState, key: &KeyHash, deck: u16, card: u8) -> Result<TakenOut, Refusal> {
    let to = next_place(state, key)?;
    let whole = state.decks.iter().find(|other| other.deck == deck && card < other.cards && other.cards > 1);
    let cards = whole.ok_or(no(reasons::NO_SUCH_DECK))?.cards;
    is_free(state, deck)?;
    Ok(TakenOut { to, cards })
}

/// The state with a deck in the place of another, of which it is what is left.
pub fn replace(state: &RoomState, key: &KeyHash, deck: u16, by: DeckState) -> Result<RoomState, Refusal> {
    if left_over(state, key, deck, by.cards)?.to.deck != by.deck {
        return Err(no(reasons::NO_SUCH_DECK));
    }
    let mut next = state.clone();
    next.decks.iter_mut().filter(|other| other.deck == deck).for_each(|other| *other = by);
    next.decks_made = by.deck;
    Ok(next)
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
    is_free(state, deck)?;
    let mut next = state.clone();
    next.decks.retain(|other| other.deck != deck);
    Ok(next)
}

fn is_free(state: &RoomState, deck: u16) -> Result<(), Refusal> {
    let chosen = game::own_deck(state.game_id(), &state.options);
    if chosen.is_some_and(|chosen| chosen.deck == deck) { Err(no(reasons::DECK_IN_USE)) } else { Ok(()) }
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
            AboutDecks::MayTakeOut { key, deck, card, told } => {
                let left = left_over(&self.state, &key, deck, card);
                let _ = told.send(left.map(|TakenOut { to, cards }| TakenOut {
                    to: Destination { _under_way: self.importing.clone(), ..to },
                    cards,
                }));
            }
            AboutDecks::Replace { key, deck, by, bytes, told } => {
                let _ = told.send(self.replace_deck(&key, deck, by, bytes).await);
            }
        }
    }

    async fn add_deck(&mut self, key: &KeyHash, deck: DeckState, bytes: u64) -> Result<ListedDeck, Refusal> {
        let next = add(&self.state, key, deck)?;
        self.allow(&next)?;
        let whole = Write::Deck { code: next.id.clone(), deck: deck.deck, bytes };
        self.write_state(next, vec![whole]).await?;
        self.tell_room();
        Ok(listed_one(&self.state, deck))
    }

    async fn replace_deck(
        &mut self,
        key: &KeyHash,
        deck: u16,
        by: DeckState,
        bytes: u64,
    ) -> Result<ListedDeck, Refusal> {
        let next = replace(&self.state, key, deck, by)?;
        let whole = Write::Deck { code: next.id.clone(), deck: by.deck, bytes };
        let forget = Write::ForgetDeck { code: next.id.clone(), deck };
        self.write_state(next, vec![whole, forget]).await?;
        self.tell_room();
        Ok(listed_one(&self.state, by))
    }

    async fn remove_deck(&mut self, key: &KeyHash, deck: u16) -> Result<(), Refusal> {
        let next = remove(&self.state, key, deck)?;
        let forget = Write::ForgetDeck { code: next.id.clone(), deck };
        self.write_state(next, vec![forget]).await?;
        self.tell_room();
        Ok(())
    }
}

//! A wish on its way: decided on a copy, written, taken, told.

use stolik_protocol::client::Wish;
use stolik_protocol::server::ServerMessage;
use stolik_table::Refusal;

use crate::game::Events;
use crate::keys::KeyHash;
use crate::room::Room;
use crate::room::wish::{Then, Wisher, grant};

impl Room {
    pub(super) async fn wish(&mut self, screen: u32, wish: &Wish) -> Result<(), Refusal> {
        let key = self.screens.key(screen).cloned();
        self.wish_of(key.as_ref(), wish).await?;
        if matches!(wish, Wish::AlwaysHold { .. }) {
            self.tell_window(screen);
        }
        Ok(())
    }

    /// Somebody wishes, at a screen or from elsewhere.
    pub(super) async fn wish_of(&mut self, key: Option<&KeyHash>, wish: &Wish) -> Result<(), Refusal> {
        let person = key.and_then(|key| self.state.person_with(key)).map(|person| person.id);
        let wisher = Wisher { key, person };
        let (mut next, then) = grant(&self.state, wisher, wish, &self.presence())?;
        // A table can always be left, and whoever floods it can always be sent away.
        if !matches!(wish, Wish::Leave | Wish::Remove { .. } | Wish::SendAway { .. }) {
            self.allow(&next)?;
        }
        let gone = match then {
            Then::Removed(person) | Then::NewCode(Some(person)) => self.state.person(person).cloned(),
            _ => None,
        };
        if then == Then::Deal {
            next.begin_dealing(&self.presence().seated_here);
        }
        if let Then::NewCode(_) = then {
            self.write_renewed(next).await?;
        } else {
            self.write_or_deal(next).await?;
        }
        self.away_since.retain(|person, _| self.state.people.iter().any(|other| other.id == *person));
        if let Some(gone) = gone {
            // Those whom the host sends away learn why they only watch from now on.
            let sent_away = wisher.person != Some(gone.id);
            if sent_away {
                self.tell_sent_away(&gone.key);
            }
            self.tell_others(&gone.key, &ServerMessage::Went { name: gone.name, sent_away });
        }
        self.note_presence();
        self.tell_room();
        if let Then::Seated(person) = then {
            for screen in self.screens.greeted().collect::<Vec<_>>() {
                if self.person_at(screen) == Some(person) {
                    self.welcome(screen);
                }
            }
        }
        if then != Then::Nothing || matches!(wish, Wish::Join { .. } | Wish::TakeBack) {
            self.tell_updates(Events::None);
        }
        Ok(())
    }
}

//! Who may write of a room. With one server nobody else does; where several share a database, a room has one owner at a
//! time, and whoever takes it over raises its epoch. Who still believes in an earlier one writes nothing: the fence.

use std::sync::Arc;

/// The right to write of a room, for as long as nobody has taken it over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    pub room: Arc<str>,
    /// How often the room was taken over.
    pub epoch: u64,
}

impl Claim {
    /// For a room that is being opened: there is none with this id yet, and with what is written first it is there.
    pub fn opening(room: &str) -> Self {
        Claim { room: room.into(), epoch: 0 }
    }

    /// The room is there now, and whoever has opened it has it.
    pub fn opened(self) -> Self {
        Claim { epoch: 1, ..self }
    }

    /// Where one server has everything to itself, nobody is asked.
    pub fn alone(room: &str) -> Self {
        Claim::opening(room).opened()
    }
}

//! Disks for tests: what becomes of a write is the test's, and there is nothing on them to be read.

use std::ops::Deref;

use super::*;

/// What a test does with what is written.
pub trait Keeps: Send + Sync + 'static {
    fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError>;
}

#[derive(Default)]
pub struct Disk<K>(K);

impl<K> Deref for Disk<K> {
    type Target = K;

    fn deref(&self) -> &K {
        &self.0
    }
}

/// Whatever is written is written.
#[derive(Default)]
pub struct AllIsWritten;

impl Keeps for AllIsWritten {
    fn commit(&self, _: Vec<Write>) -> Result<(), StoreError> {
        Ok(())
    }
}

fn nothing<'a, T: Default + Send + 'a>() -> Promise<'a, T> {
    Box::pin(async { Ok(T::default()) })
}

impl<K: Keeps> Store for Disk<K> {
    fn commit(&self, _: &Claim, writes: Vec<Write>) -> Promise<'_, ()> {
        let done = self.0.commit(writes);
        Box::pin(async { done })
    }

    fn rooms(&self) -> Promise<'_, Vec<StoredRoom>> {
        nothing()
    }

    fn room(&self, _: String) -> Promise<'_, Option<String>> {
        nothing()
    }

    fn damaged_room(&self, _: String) -> Promise<'_, Option<String>> {
        nothing()
    }

    fn games_of(&self, _: String) -> Promise<'_, Vec<String>> {
        nothing()
    }

    fn game(&self, _: String) -> Promise<'_, Option<StoredGame>> {
        nothing()
    }

    fn picture(&self, _: String, _: u16, _: u8, _: Size) -> Promise<'_, Option<Vec<u8>>> {
        nothing()
    }

    fn decks(&self) -> Promise<'_, Vec<(String, u64)>> {
        nothing()
    }

    fn secret(&self) -> Promise<'_, String> {
        nothing()
    }
}

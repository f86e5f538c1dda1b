//! A short proof of what a record led to.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// BLAKE3 over the canonical bytes of a record and of the state it led to, valid within one version of the rules.
///
/// It never leaves the server before the end: the digest of a small state with one unknown bit *is* that bit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Digest([u8; 16]);

impl Digest {
    pub fn of(record: &impl Serialize, state: &impl Serialize) -> Self {
        let mut hasher = blake3::Hasher::new_derive_key("stolik 2026 digest of a step");
        // Writing plain data into memory cannot fail; if a state ever refuses to serialise, the digest is that of
        // nothing and the first replay says so.
        let bytes = postcard::to_stdvec(&(record, state)).unwrap_or_default();
        hasher.update(&bytes);
        let mut digest = [0; 16];
        digest.copy_from_slice(&hasher.finalize().as_bytes()[..16]);
        Digest(digest)
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
        let digits = Some(text.as_bytes()).filter(|digits| digits.len() == 32 && digits.is_ascii());
        let number = digits.and_then(|_| u128::from_str_radix(&text, 16).ok());
        number
            .map(|number| Digest(number.to_be_bytes()))
            .ok_or_else(|| D::Error::custom("a digest has 32 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_depends_on_record_and_state() {
        let digest = Digest::of(&1_u8, &"state");
        assert_eq!(digest, Digest::of(&1_u8, &"state"));
        assert_ne!(digest, Digest::of(&2_u8, &"state"));
        assert_ne!(digest, Digest::of(&1_u8, &"State"));
    }
}

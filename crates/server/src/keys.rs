//! Who somebody is: a random key in a cookie. The server keeps only its hash, so that a stolen database seats nobody.

use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE, HeaderValue};
use serde::{Deserialize, Serialize};
use stolik_table::Secret;

const NAME: &str = "stolik";
/// Half a year, in seconds.
const LIFETIME: u32 = 15_552_000;

/// What a browser holds.
#[derive(Clone, PartialEq, Eq)]
pub struct Key(String);

/// What the server holds.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct KeyHash(String);

impl Key {
    pub fn random() -> Self {
        Key(random_hex())
    }

    /// The key that a host has made for a program.
    pub fn of_program(secret: &Secret) -> Self {
        Key(blake3::Hash::from_bytes(*secret.as_bytes()).to_hex().to_string())
    }

    /// The key in a request, if there is one that could be ours: programs show it, browsers have it in a cookie.
    pub fn of(headers: &HeaderMap) -> Option<Self> {
        let shown = headers.get(AUTHORIZATION).and_then(|header| header.to_str().ok());
        if let Some(key) = shown.and_then(|shown| shown.strip_prefix("Bearer ")) {
            return is_hex(key).then(|| Key(key.to_owned()));
        }
        let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
        let pairs =
            cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
        let mut ours = pairs.filter(|(name, _)| *name == NAME).map(|(_, value)| value);
        ours.find(|value| is_hex(value)).map(|value| Key(value.to_owned()))
    }

    pub fn hash(&self) -> KeyHash {
        let hash = blake3::derive_key("stolik 2026 key of a person", self.0.as_bytes());
        KeyHash(blake3::Hash::from_bytes(hash).to_hex().to_string())
    }

    /// As a browser would show it.
    pub fn in_a_cookie(&self) -> String {
        format!("{NAME}={}", self.0)
    }

    /// The header that puts the key into a browser. Over plain HTTP, as at home, it cannot be marked secure.
    pub fn cookie(&self, is_https: bool) -> Option<HeaderValue> {
        let secure = if is_https { "; Secure" } else { "" };
        let cookie = format!("{NAME}={}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}", self.0);
        HeaderValue::from_str(&cookie).ok()
    }
}

impl KeyHash {
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A hash as it is written down.
    pub fn read(text: &str) -> Option<Self> {
        is_hex(text).then(|| KeyHash(text.to_owned()))
    }
}

/// 64 random hexadecimal digits.
pub fn random_hex() -> String {
    blake3::Hash::from_bytes(random_bytes()).to_hex().to_string()
}

pub fn random_secret() -> Secret {
    Secret::from_bytes(random_bytes())
}

pub fn random_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    // Without randomness no secret would be one: better to stop than to go on.
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

fn is_hex(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key_in(cookie: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(COOKIE, HeaderValue::from_str(cookie).unwrap());
        Key::of(&headers).map(|key| key.0)
    }

    #[test]
    fn a_key_is_found_among_other_cookies_and_nothing_else_is_one() {
        let key = "ab".repeat(32);
        assert_eq!(key_in(&format!("a=b; stolik={key}; c=d")), Some(key.clone()));
        assert_eq!(key_in("stolik=short"), None);
        assert_eq!(key_in(&format!("other={key}")), None);
        assert_eq!(key_in(&format!("stolik={}", "zz".repeat(32))), None);
    }

    #[test]
    fn a_program_shows_its_key() {
        let shown = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(AUTHORIZATION, HeaderValue::from_str(text).unwrap());
            headers.insert(COOKIE, HeaderValue::from_str(&format!("stolik={}", "cd".repeat(32))).unwrap());
            Key::of(&headers).map(|key| key.0)
        };
        let key = "ab".repeat(32);
        assert_eq!(shown(&format!("Bearer {key}")), Some(key.clone()));
        assert_eq!(shown("Bearer short"), None);
        assert!(Key::of_program(&Secret::from_bytes([0xab; 32])).0 == key);
    }

    #[test]
    fn a_cookie_is_secure_only_over_https() {
        let text = |is_https| Key::random().cookie(is_https).unwrap().to_str().unwrap().to_owned();
        assert!(text(true).contains("; Secure") && text(true).contains("HttpOnly; SameSite=Lax"));
        assert!(!text(false).contains("Secure"));
    }

    #[test]
    fn the_hash_is_not_the_key() {
        let key = Key::random();
        assert_ne!(key.hash().0, key.0);
        assert_eq!(key.hash(), key.clone().hash());
        assert_ne!(key.hash(), Key::random().hash());
    }
}

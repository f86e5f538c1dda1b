//! What a table has agreed on, in the words of the lobby.

use serde_json::Value;
use stolik_table::{Seat, Setting, Values};

use crate::{Told, Words};

/// Options that name somebody by the seat.
const NAMES_A_SEAT: [&str; 5] = ["first", "partner", "solo", "youngest", "trash"];

/// "Length of the game: Full", one for each setting.
pub fn agreed<G: Told>(options: &G::Options, words: &Words) -> Vec<String> {
    let options = serde_json::to_value(options).unwrap_or_default();
    let line = |setting: &Setting| {
        let key = format!("option-{}-{}", G::INFO.id, setting.key);
        let value = value(&key, setting, &options[setting.key], words);
        format!("{}: {value}", words.say(&key, &[]))
    };
    G::INFO.settings.iter().map(line).collect()
}

fn value(key: &str, setting: &Setting, value: &Value, words: &Words) -> String {
    let plain = match value {
        Value::String(text) => text.clone(),
        // Something that says more of itself, by its name.
        Value::Object(named) => named.keys().next().cloned().unwrap_or_default(),
        other => other.to_string(),
    };
    let own = format!("{key}-{plain}");
    match (setting.values, value.as_u64()) {
        _ if words.has(&own) => words.say(&own, &[]),
        (_, None) if value.is_null() => say!(words, "by-lot"),
        (Values::YesNo, _) => words.say(if value == true { "story-yes" } else { "story-no" }, &[]),
        (_, Some(seat)) if NAMES_A_SEAT.contains(&setting.key) => words.name(Seat::nth(seat as usize)),
        _ => plain,
    }
}

//! Options from `key=value`, as the command line gives them.

use serde_json::Value;
use stolik_table::{Game, Setting, Values};
use thiserror::Error;

/// What is wrong with a setting.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadSetting {
    #[error("\"{0}\" is not of the form key=value")]
    Form(String),
    #[error("{game} has no setting \"{key}\"; it has: {known}")]
    Unknown { game: &'static str, key: String, known: String },
    #[error("{key} is set twice; it has one value, which is {expected}")]
    Twice { key: &'static str, expected: String },
    #[error("{key} cannot be \"{value}\"; it is {expected}")]
    Value { key: &'static str, value: String, expected: String },
}

/// The game's default options with these changes.
pub fn options<G: Game>(changes: &[String]) -> Result<G::Options, BadSetting> {
    let mut options = serde_json::to_value(G::Options::default()).unwrap_or_default();
    let mut last = None;
    for (number, change) in changes.iter().enumerate() {
        let (key, value) = change.split_once('=').ok_or_else(|| BadSetting::Form(change.clone()))?;
        let setting = find::<G>(key)?;
        if changes[..number].iter().any(|before| before.split_once('=').is_some_and(|(one, _)| one == key)) {
            return Err(BadSetting::Twice { key: setting.key, expected: describe(setting.values) });
        }
        let bad = || BadSetting::Value {
            key: setting.key,
            value: value.to_owned(),
            expected: describe(setting.values),
        };
        options[setting.key] = read(setting.values, value).ok_or_else(bad)?;
        last = Some(bad());
    }
    serde_json::from_value(options).map_err(|error| last.unwrap_or(BadSetting::Form(error.to_string())))
}

fn find<G: Game>(key: &str) -> Result<&'static Setting, BadSetting> {
    let settings = G::INFO.settings;
    settings.iter().find(|setting| setting.key == key).ok_or_else(|| BadSetting::Unknown {
        game: G::INFO.id,
        key: key.to_owned(),
        known: settings.iter().map(|setting| setting.key).collect::<Vec<_>>().join(", "),
    })
}

fn read(values: Values, text: &str) -> Option<Value> {
    let number = |from: i32, to: i32| {
        text.parse::<i32>().ok().filter(|number| (from..=to).contains(number)).map(Value::from)
    };
    match values {
        Values::OneOf(all) => all.contains(&text).then(|| Value::from(text)),
        Values::Number { from, to } => number(from, to),
        Values::NumberOrNull { .. } if text == "null" => Some(Value::Null),
        Values::NumberOrNull { from, to } => number(from, to),
        Values::YesNo => match text {
            "yes" | "true" => Some(Value::Bool(true)),
            "no" | "false" => Some(Value::Bool(false)),
            _ => None,
        },
    }
}

/// What a setting can be, in words.
pub fn describe(values: Values) -> String {
    match values {
        Values::OneOf(all) => all.join(" or "),
        Values::Number { from, to } => format!("a number from {from} to {to}"),
        Values::NumberOrNull { from, to } => format!("a number from {from} to {to}, or null"),
        Values::YesNo => "yes or no".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use crate::pixoid::{Options, Pixoid, Variant};
    use stolik_table::Seat;

    use super::*;

    fn pixoid(changes: &[&str]) -> Result<Options, String> {
        let changes: Vec<String> = changes.iter().map(|&change| change.to_owned()).collect();
        options::<Pixoid>(&changes).map_err(|error| error.to_string())
    }

    #[test]
    fn settings_change_the_defaults() {
        assert_eq!(pixoid(&[]), Ok(Options::default()));
        let changed = pixoid(&["variant=short", "first=2"]).unwrap();
        assert_eq!((changed.variant, changed.first), (Variant::Short, Seat::new(2)));
        assert_eq!(pixoid(&["first=null"]), Ok(Options::default()));
    }

    #[test]
    fn a_bad_setting_says_what_is_possible() {
        let error = |change: &str| pixoid(&[change]).unwrap_err();
        assert_eq!(error("variant"), "\"variant\" is not of the form key=value");
        assert_eq!(error("varant=short"), "pixoid has no setting \"varant\"; it has: variant, first, board");
        assert_eq!(error("variant=long"), "variant cannot be \"long\"; it is standard or short");
        assert_eq!(error("first=9"), "first cannot be \"9\"; it is a number from 0 to 3, or null");
        let twice = pixoid(&["first=2", "variant=short", "first=2"]).unwrap_err();
        assert_eq!(twice, "first is set twice; it has one value, which is a number from 0 to 3, or null");
        assert_eq!(error("board=384"), "board cannot be \"384\"; it is a number from 0 to 383, or null");
    }
}

//! Sayings: idioms, titles, feelings, questions, sounds, each with what it is about (`content/dixit/sayings.*.toml`).
//! They belong to everybody who speaks a language: whoever listens knows them, and narrators tell those that are theirs.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::bent::{DREAMER, LITERAL, TRICKSTER};

type Senses = BTreeMap<String, String>;

/// The file as it is written: what is said, and what it means.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sayings {
    anybody: Senses,
    literal: Senses,
    dreamer: Senses,
    trickster: Senses,
    /// Understood and never told.
    heard: Senses,
}

impl Sayings {
    pub fn read(text: &str) -> Result<Sayings, String> {
        toml::from_str(text).map_err(|error| error.to_string())
    }

    /// Everything that is understood, and what it means.
    pub fn all(&self) -> impl Iterator<Item = (&str, &str)> {
        let all = [&self.anybody, &self.literal, &self.dreamer, &self.trickster, &self.heard];
        all.into_iter().flatten().map(|(said, sense)| (said.as_str(), sense.as_str()))
    }

    /// Everything that is told, and by which character; by any where none is named.
    pub fn told(&self) -> impl Iterator<Item = (&str, Option<&'static str>)> {
        let voices = [
            (&self.anybody, None),
            (&self.literal, Some(LITERAL.name)),
            (&self.dreamer, Some(DREAMER.name)),
            (&self.trickster, Some(TRICKSTER.name)),
        ];
        voices.into_iter().flat_map(|(senses, who)| senses.keys().map(move |said| (said.as_str(), who)))
    }
}

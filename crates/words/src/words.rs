//! A text by its key, in one language, and how names stand in a row.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use serde::Serialize;
use stolik_protocol::room::Language;
use stolik_table::Seat;
use unic_langid::LanguageIdentifier;

/// A file of `content/`, in Polish and in English.
pub type Text = [&'static str; 2];

/// `text!("pixoid/box.")` is `content/pixoid/box.pl.ftl` and `content/pixoid/box.en.ftl`.
macro_rules! text {
    ($file:literal) => {
        [
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/", $file, "pl.ftl")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/", $file, "en.ftl")),
        ]
    };
}

/// A sentence with what it is about: `say!(words, "pixoid-log-cube", left: 3)`.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:expr $(, $name:ident: $value:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::Fact::from($value))),*])
    };
}

/// What a sentence is about: a text or a number.
pub use fluent_bundle::FluentValue as Fact;

/// The words of the house, and those that only the command line says.
const HOUSE: [Text; 2] = [text!("ui/"), text!("story/")];

/// All texts of a game in one language, and who sits at its table.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    language: Language,
    names: Vec<String>,
}

impl Words {
    /// The texts of the house and these, for a table of so many. Whoever has no name goes by the number of the seat. What is
    /// worn replaces the words that the files have for the same keys.
    pub fn new(language: Language, files: &[Text], worn: Option<Text>, seats: u8, names: &[String]) -> Self {
        let (code, at) = match language {
            Language::Pl => ("pl", 0),
            Language::En => ("en", 1),
        };
        let mut bundle = bundle(code);
        for file in HOUSE.iter().chain(files) {
            // The tests of the client hold that no key is in two files.
            let _ = bundle.add_resource(resource(file[at]));
        }
        if let Some(worn) = worn {
            bundle.add_resource_overriding(resource(worn[at]));
        }
        let mut words = Words { bundle, language, names: Vec::new() };
        let name = |seat: u8| match names.get(usize::from(seat)) {
            Some(name) => name.clone(),
            None => say!(words, "story-seat", seat: seat),
        };
        let names = (0..seats).map(name).collect();
        words.names = names;
        words
    }

    /// The text for a key. A missing key shows itself, so that it is noticed.
    pub fn say(&self, key: &str, facts: &[(&str, Fact<'_>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let facts: FluentArgs<'_> = facts.iter().map(|(name, value)| (*name, value.clone())).collect();
        // A sentence with a gap is better than none.
        with_minus(&one_mark(self.bundle.format_pattern(pattern, Some(&facts), &mut Vec::new()).into_owned()))
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// Who has left the table has no name any more.
    pub fn name(&self, seat: Seat) -> String {
        self.name_at(seat.index()).map_or_else(|| say!(self, "somebody-gone"), str::to_owned)
    }

    pub fn name_at(&self, index: usize) -> Option<&str> {
        self.names.get(index).map(String::as_str)
    }

    /// "A, B and C".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.listed(seats.into_iter().map(|seat| self.name(seat)))
    }

    pub fn listed(&self, all: impl IntoIterator<Item = String>) -> String {
        let mut all: Vec<String> = all.into_iter().collect();
        let Some(last) = all.pop() else { return String::new() };
        match &all[..] {
            [] => last,
            [first] => say!(self, "story-two", first: first.as_str(), last: last),
            more => say!(self, "story-more", first: more.join(", "), last: last),
        }
    }

    /// "Points. A: 3 · B: 0".
    pub fn points(&self, all: impl IntoIterator<Item = (Seat, i32)>) -> String {
        let one = |(seat, points): (Seat, i32)| format!("{}: {points}", self.name(seat));
        say!(self, "story-points", list: all.into_iter().map(one).collect::<Vec<_>>().join(" · "))
    }

    /// Thousandths as they are read: with the comma or the point of the language.
    pub fn thousandths(&self, number: u16) -> String {
        let point = match self.language {
            Language::Pl => ',',
            Language::En => '.',
        };
        format!("{}{point}{:03}", number / 1000, number % 1000)
    }
}

/// A sentence that ends with a name that ends with a mark of its own has one mark. As `texts.svelte.ts` does it.
fn one_mark(mut sentence: String) -> String {
    for (two, one) in [("!.", "!"), ("?.", "?"), ("….", "…")] {
        if sentence.contains(two) {
            sentence = sentence.replace(two, one);
        }
    }
    sentence
}

/// A number below zero has a minus and no hyphen. As `texts.svelte.ts` does it.
fn with_minus(sentence: &str) -> String {
    let mut before = ' ';
    let mut letters = sentence.chars().peekable();
    let mut written = String::with_capacity(sentence.len());
    while let Some(letter) = letters.next() {
        let is_sign =
            letter == '-' && matches!(before, ' ' | '(') && letters.peek().is_some_and(char::is_ascii_digit);
        written.push(if is_sign { '−' } else { letter });
        before = letter;
    }
    written
}

fn bundle(code: &str) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = code.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new(vec![id]);
    // Marks that a terminal would show.
    bundle.set_use_isolating(false);
    bundle
}

/// What can be read of a file: the tests of the client read them all.
fn resource(file: &str) -> FluentResource {
    FluentResource::try_new(file.to_owned()).unwrap_or_else(|(rest, _)| rest)
}

/// What something is called on the wire, and so in keys: `two-up`.
pub(crate) fn key(value: impl Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(name)) => name,
        _ => String::new(),
    }
}

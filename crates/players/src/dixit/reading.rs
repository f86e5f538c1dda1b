//! Reading: from a text that somebody wrote to the concepts that it speaks of. The text may be Polish or English, with
//! or without tails, inflected, misspelt. Nothing here knows a stored clue.

use super::endings;
use super::letters::{self, Word};
use super::lexicon::{Concept, Language, Lexicon, Sense, stem};

/// How much a word counts by the way it was understood.
const BY_STEM: f32 = 0.9;
const BY_HARD_STEM: f32 = 0.8;
const WITHOUT_BEGINNING: f32 = 0.7;
const MISSPELT: f32 = 0.6;
/// How alike a misspelt word must be; and where nothing else was understood.
const ALIKE: f32 = 0.6;
const FAINTLY_ALIKE: f32 = 0.34;
/// Shorter words are not looked at as misspelt: too many are alike.
const SHORTEST_MISSPELT: usize = 5;
/// A phrase says more than a word.
const PHRASE: f32 = 1.5;

/// A word with its stems.
struct Spoken {
    word: Word,
    polish: String,
    english: String,
}

impl Spoken {
    fn new(word: Word) -> Self {
        let (polish, english) = (stem(Language::Polish, &word.folded), stem(Language::English, &word.folded));
        Spoken { word, polish, english }
    }

    fn stem(&self, language: Language) -> &str {
        match language {
            Language::Polish => &self.polish,
            Language::English => &self.english,
        }
    }
}

/// What a text speaks of, in order of concepts; nothing where nothing was understood.
pub fn read(lexicon: &Lexicon, text: &str) -> Sense {
    let words: Vec<Spoken> = letters::words(text).into_iter().map(Spoken::new).collect();
    let languages = languages(lexicon, &words);
    let mut heard = Heard::default();
    for symbol in text.chars() {
        heard.add(lexicon.symbol(symbol).into_iter().flatten().copied());
    }
    let mut unknown = Vec::new();
    let mut rest = words.as_slice();
    while let [word, others @ ..] = rest {
        if let Some((length, sense)) = phrase(lexicon, rest) {
            heard.add(sense.iter().map(|(concept, weight)| (*concept, PHRASE * weight)));
            rest = &rest[length..];
            continue;
        }
        match understood(lexicon, languages, word) {
            Some((concepts, weight)) => heard.add_all(concepts, weight),
            None => unknown.push(word.word.folded.as_str()),
        }
        rest = others;
    }
    unknown.retain(|word| word.chars().count() >= SHORTEST_MISSPELT);
    heard.add(unknown.iter().filter_map(|word| misspelt(lexicon, languages, word, ALIKE)));
    if heard.0.is_empty() {
        heard.add(unknown.iter().filter_map(|word| misspelt(lexicon, languages, word, FAINTLY_ALIKE)));
    }
    heard.0.sort_by_key(|(concept, _)| *concept);
    heard.0
}

#[derive(Default)]
struct Heard(Sense);

impl Heard {
    fn add(&mut self, sense: impl IntoIterator<Item = (Concept, f32)>) {
        for (concept, weight) in sense {
            match self.0.iter_mut().find(|(known, _)| *known == concept) {
                Some((_, known)) => *known += weight,
                None => self.0.push((concept, weight)),
            }
        }
    }

    /// A word of several meanings says less of each.
    fn add_all(&mut self, concepts: &[Concept], weight: f32) {
        let each = weight / (concepts.len().max(1) as f32).sqrt();
        self.add(concepts.iter().map(|concept| (*concept, each)));
    }
}

/// In which language the text is, as far as its words tell; the likelier first. *Most* is a bridge in Polish only.
fn languages(lexicon: &Lexicon, words: &[Spoken]) -> [Language; 2] {
    let points = |language: Language| -> u32 {
        let tongue = lexicon.tongue(language);
        let point = |spoken: &Spoken| {
            let word = &spoken.word;
            let tails = language == Language::Polish && word.written != word.folded;
            let small = tongue.small.contains(&word.folded);
            let known = tongue.folded.contains_key(&word.folded);
            let stem = tongue.stems.contains_key(spoken.stem(language));
            3 * u32::from(tails) + 3 * u32::from(small) + 2 * u32::from(known) + u32::from(stem)
        };
        words.iter().map(point).sum()
    };
    if points(Language::English) > points(Language::Polish) {
        [Language::English, Language::Polish]
    } else {
        [Language::Polish, Language::English]
    }
}

/// The longest phrase that begins these words, by their stems, and how many words it has.
fn phrase<'a>(lexicon: &'a Lexicon, words: &[Spoken]) -> Option<(usize, &'a Sense)> {
    let begins = |language: Language, stems: &[String]| {
        stems.len() <= words.len() && stems.iter().zip(words).all(|(stem, word)| stem == word.stem(language))
    };
    let in_language = |language: Language| {
        let phrases = lexicon.tongue(language).phrases.iter();
        phrases.filter(move |(stems, _)| begins(language, stems))
    };
    let all = in_language(Language::Polish).chain(in_language(Language::English));
    all.max_by_key(|(stems, _)| stems.len()).map(|(stems, sense)| (stems.len(), sense))
}

/// What a word means, and how surely: no concept for words that say nothing, nothing for unknown words.
fn understood<'a>(
    lexicon: &'a Lexicon,
    languages: [Language; 2],
    spoken: &Spoken,
) -> Option<(&'a [Concept], f32)> {
    let word = &spoken.word;
    for tongue in languages.map(|language| lexicon.tongue(language)) {
        let concepts = tongue.written.get(&word.written);
        // What is small in the likelier language is not looked for in the other.
        if concepts.is_none() && tongue.small.contains(&word.folded) {
            return Some((&[], 0.0));
        }
        if let Some(concepts) = concepts.or_else(|| tongue.folded.get(&word.folded)) {
            return Some((concepts, 1.0));
        }
    }
    let stems =
        languages.iter().find_map(|language| lexicon.tongue(*language).stems.get(spoken.stem(*language)));
    if let Some(concepts) = stems {
        return Some((concepts, BY_STEM));
    }
    let polish = &lexicon.tongue(Language::Polish).stems;
    let hard = |stem: &str| endings::hardened(stem).find_map(|stem| polish.get(&stem));
    if let Some(concepts) = hard(&spoken.polish) {
        return Some((concepts, BY_HARD_STEM));
    }
    let bare = endings::without_beginning(&word.folded).map(endings::polish);
    let bare = bare.filter_map(|stem| polish.get(&stem).or_else(|| hard(&stem))).next();
    bare.map(|concepts| (concepts.as_slice(), WITHOUT_BEGINNING))
}

/// What the form that looks most like this word means, if it looks enough like it.
fn misspelt(lexicon: &Lexicon, languages: [Language; 2], word: &str, enough: f32) -> Option<(Concept, f32)> {
    let best = |language: Language| lexicon.tongue(language).spelling.most_alike(word);
    let rated = languages.iter().filter_map(|language| best(*language));
    let (concept, alike) = rated.reduce(|best, next| if next.1 > best.1 { next } else { best })?;
    (alike >= enough).then_some((concept, MISSPELT * alike))
}

//! Reading: from a text that somebody wrote to the concepts that it speaks of. The text may be Polish or English, with
//! or without tails, inflected, misspelt. Nothing here knows a stored clue.

use super::endings;
use super::letters::{self, Word};
use super::lexicon::{Concept, Language, Lexicon, Sense, Tongue, stem};

/// How much a word counts by the way it was understood.
const BY_STEM: f32 = 0.9;
const BY_HARD_STEM: f32 = 0.8;
const DERIVED: f32 = 0.8;
const WITHOUT_BEGINNING: f32 = 0.7;
const MISSPELT: f32 = 0.5;
const BADLY_MISSPELT: f32 = 0.4;
/// Shorter words are not looked at as misspelt: too many are alike.
const SHORTEST_MISSPELT: usize = 5;
const SHORTEST_BADLY_MISSPELT: usize = 7;
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
    let mut heard = Heard::default();
    heard.add(text.chars().filter_map(|symbol| lexicon.symbol(symbol)).flatten().copied());
    // The other language is tried where the likelier one has nothing to say: a list is a letter in Polish only.
    let languages = languages(lexicon, &words);
    let in_language = |language: Language, slips: usize| {
        let sense = in_language(lexicon.tongue(language), language, &words, slips);
        (!sense.is_empty()).then_some(sense)
    };
    // One slip of the pen counts little beside a word that is certain; more of them only where nothing else is known.
    let with_slips = |slips: usize| languages.iter().find_map(|language| in_language(*language, slips));
    let is_silent = heard.0.is_empty();
    heard.add(with_slips(1).or_else(|| if is_silent { with_slips(2) } else { None }).unwrap_or_default());
    heard.0.sort_by_key(|(concept, _)| *concept);
    heard.0
}

/// What the words say in one language. Misspelt words may have so many slips.
fn in_language(tongue: &Tongue, language: Language, words: &[Spoken], slips: usize) -> Sense {
    let mut heard = Heard::default();
    let mut rest = words;
    while let [word, others @ ..] = rest {
        if let Some((stems, sense)) = phrase(tongue, language, rest) {
            heard.add(sense.iter().map(|(concept, weight)| (*concept, PHRASE * weight)));
            rest = &rest[stems.len()..];
            continue;
        }
        match understood(tongue, language, word) {
            Some((concepts, weight)) => heard.add_all(concepts, weight),
            None => heard.add(misspelt(tongue, &word.word.folded, slips)),
        }
        rest = others;
    }
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

/// The longest phrase that begins these words, by their stems.
fn phrase<'a>(tongue: &'a Tongue, language: Language, words: &[Spoken]) -> Option<&'a (Vec<String>, Sense)> {
    let begins = |stems: &[String]| {
        stems.len() <= words.len() && stems.iter().zip(words).all(|(stem, word)| stem == word.stem(language))
    };
    let phrases = tongue.phrases.get(words.first()?.stem(language))?;
    phrases.iter().filter(|(stems, _)| begins(stems)).max_by_key(|(stems, _)| stems.len())
}

/// What a word means, and how surely: no concept for words that say nothing, nothing for unknown words.
fn understood<'a>(tongue: &'a Tongue, language: Language, spoken: &Spoken) -> Option<(&'a [Concept], f32)> {
    let word = &spoken.word;
    if let Some(concepts) = tongue.written.get(&word.written) {
        return Some((concepts, 1.0));
    }
    if tongue.small.contains(&word.folded) {
        return Some((&[], 0.0));
    }
    if let Some(concepts) = tongue.folded.get(&word.folded) {
        return Some((concepts, 1.0));
    }
    let stems = &tongue.stems;
    if let Some(concepts) = stems.get(spoken.stem(language)) {
        return Some((concepts, BY_STEM));
    }
    if language == Language::English {
        let concepts = endings::derived(&word.folded).find_map(|stem| stems.get(&stem));
        return concepts.map(|concepts| (concepts.as_slice(), DERIVED));
    }
    let hard = |stem: &str| endings::hardened(stem).find_map(|stem| stems.get(&stem));
    if let Some(concepts) = hard(&spoken.polish) {
        return Some((concepts, BY_HARD_STEM));
    }
    let mut bare = endings::without_beginning(&word.folded).map(endings::polish);
    let concepts = bare.find_map(|stem| stems.get(&stem).or_else(|| hard(&stem)));
    concepts.map(|concepts| (concepts.as_slice(), WITHOUT_BEGINNING))
}

/// What the form that this word was meant to be means, if it can be told.
fn misspelt(tongue: &Tongue, word: &str, slips: usize) -> Option<(Concept, f32)> {
    let most = match word.chars().count() {
        SHORTEST_BADLY_MISSPELT.. => slips,
        SHORTEST_MISSPELT.. => slips.min(1),
        _ => return None,
    };
    let (concept, slips) = tongue.spelling.nearest(word, most)?;
    Some((concept, if slips > 1 { BADLY_MISSPELT } else { MISSPELT }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dixit::bot::LEXICON;

    fn heard(text: &str) -> Vec<&'static str> {
        let mut heard = read(&LEXICON, text);
        heard.sort_by(|(_, left), (_, right)| right.total_cmp(left));
        heard.into_iter().map(|(concept, _)| LEXICON.name(concept)).collect()
    }

    fn weight(text: &str, name: &str) -> f32 {
        let concept = LEXICON.find(name).unwrap();
        read(&LEXICON, text).iter().find(|(heard, _)| *heard == concept).map_or(0.0, |(_, weight)| *weight)
    }

    #[test]
    fn inflected_words_are_understood_with_tails_and_without() {
        for (text, concept) in [
            ("o psach", "dog"),
            ("na wietrze", "wind"),
            ("gwiazdami", "star"),
            ("w wodzie", "water"),
            ("po rzece", "river"),
            ("na moście", "bridge"),
            ("ksiezycowi", "moon"),
            ("księżycowi", "moon"),
            ("zaspiewali", "singing"),
            ("ludziom", "people"),
            ("wolves", "wolf"),
            ("the stories", "story"),
            ("wandering", "wandering"),
            ("the brightest", "light"),
            ("she sang", "singing"),
        ] {
            assert_eq!(heard(text), [concept], "{text}");
        }
    }

    #[test]
    fn tails_tell_apart_what_without_them_is_the_same() {
        assert_eq!(heard("sad"), ["orchard"]);
        assert_eq!(heard("sąd"), ["justice"]);
        assert_eq!(heard("łata"), ["sewing"]);
        assert_eq!(heard("lata"), ["summer"]);
    }

    #[test]
    fn the_language_of_the_text_decides_what_both_have() {
        assert_eq!(heard("most"), ["bridge"]);
        assert_eq!(heard("the most sad"), ["sadness"]);
        assert_eq!(heard("kamienny most"), ["rock", "bridge"]);
        assert_eq!(heard("the king is on the list"), ["king"], "a list is no letter in English");
    }

    #[test]
    fn small_words_and_negations_say_nothing() {
        assert!(heard("nie, to tylko my").is_empty());
        assert!(heard("don't, it's not that").is_empty());
        assert_eq!(heard("bez nadziei"), ["hope"]);
        assert!(heard("").is_empty());
    }

    #[test]
    fn phrases_count_instead_of_their_words_however_they_are_inflected() {
        assert!(heard("w owczej skórze").contains(&"deception"));
        assert!(!heard("spalonych mostów").contains(&"bridge"));
        assert!(heard("spalonych mostów").contains(&"parting"));
        assert!(heard("after the storms").contains(&"calm"));
        // The longer phrase, and what stands around it.
        let three = heard("Światło po burzy w szklance wody");
        assert!(three.contains(&"light") && three.contains(&"calm"));
        assert!(weight("pod prąd", "individuality") > weight("indywidualista", "individuality"));
    }

    #[test]
    fn surer_ways_of_understanding_count_more() {
        let [listed, stripped, softened, bare, misspelt] = [
            ("woda", "water"),
            ("wodami", "water"),
            ("rowerze", "bicycle"),
            ("odśpiewali", "singing"),
            ("nadzeija", "hope"),
        ]
        .map(|(text, concept)| weight(text, concept));
        assert_eq!([listed, stripped, softened, bare], [1.0, BY_STEM, BY_HARD_STEM, WITHOUT_BEGINNING]);
        assert!(0.0 < misspelt && misspelt < bare);
    }

    #[test]
    fn a_word_of_two_meanings_says_less_of_each() {
        let each = 1.0 / 2.0_f32.sqrt();
        assert_eq!((weight("para", "steam"), weight("para", "lovers")), (each, each));
        assert_eq!(weight("para para", "steam"), each + each);
    }

    #[test]
    fn pictures_are_words_too() {
        assert_eq!(heard("🌙")[0], "moon");
        assert_eq!(heard("kot i 🐋"), ["cat", "whale"]);
    }

    #[test]
    fn misspelt_words_are_guessed_and_faint_ones_only_where_nothing_else_is_known() {
        assert_eq!(heard("ksiezycz"), ["moon"]);
        assert_eq!(heard("umberlla"), ["umbrella"]);
        assert_eq!(heard("zegrmistrz"), ["clock"]);
        assert!(heard("xqzvwk").is_empty());
        let faint = "labrtnt";
        assert!(!heard(faint).is_empty(), "nothing else to go by");
        assert_eq!(heard(&format!("kot {faint}")), ["cat"]);
        // Words of which we know nothing are not read as what they happen to look like.
        assert!(!heard("Narnia").contains(&"skiing"));
        assert!(!heard("przemówienie").contains(&"theatre"));
    }
}

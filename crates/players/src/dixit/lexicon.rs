//! The lexicon: concepts, the words that lead to them in two languages, and how near they are to each other. It is
//! content (`content/dixit/lexicon.toml`), compiled in and read once.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::endings;
use super::letters::{self, Word};
use super::sayings::Sayings;

/// Something that can be meant, by its number in the lexicon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Concept(pub u16);

impl Concept {
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Concepts with their weights, 1 the most.
pub type Sense = Vec<(Concept, f32)>;

/// Words that share fewer of their threes of letters need not be compared.
const HARDLY_ALIKE: f32 = 0.25;

/// The heaviest weight that the content gives.
const HEAVIEST: f32 = 9.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    Polish,
    English,
}

#[derive(Debug)]
pub struct Lexicon {
    names: Vec<String>,
    families: Vec<String>,
    near: Vec<Sense>,
    /// The first form of each, Polish and English: what it is called.
    called: Vec<[String; 2]>,
    polish: Tongue,
    english: Tongue,
    emoji: BTreeMap<char, Sense>,
}

/// The words of one language.
#[derive(Debug, Default)]
pub struct Tongue {
    pub written: BTreeMap<String, Vec<Concept>>,
    pub folded: BTreeMap<String, Vec<Concept>>,
    pub stems: BTreeMap<String, Vec<Concept>>,
    /// Words that say nothing by themselves, folded.
    pub small: BTreeSet<String>,
    /// By the stem of their first word: the stems of all their words, and what they mean together.
    pub phrases: BTreeMap<String, Vec<(Vec<String>, Sense)>>,
    /// For words that are misspelt.
    pub spelling: Spelling,
}

/// Every form by its threes of letters.
#[derive(Debug, Default)]
pub struct Spelling {
    forms: Vec<Form>,
    /// The forms, by number, in which three letters stand together.
    holding: BTreeMap<u64, Vec<usize>>,
}

#[derive(Debug)]
struct Form {
    folded: String,
    first: Option<char>,
    /// How many threes it has.
    threes: usize,
    concept: Concept,
}

impl Spelling {
    fn add(&mut self, folded: &str, concept: Concept) {
        let threes = letters::threes(folded);
        for three in &threes {
            self.holding.entry(*three).or_default().push(self.forms.len());
        }
        let (first, threes) = (folded.chars().next(), threes.len());
        self.forms.push(Form { folded: folded.to_owned(), first, threes, concept });
    }

    /// The meaning of the form that this word was most likely meant to be, and how many slips of the pen there are
    /// between them. Hardly anybody gets the first letter wrong. Of equals the one that looks more alike, then the first,
    /// so that the same word always means the same.
    pub fn nearest(&self, folded: &str, most_slips: usize) -> Option<(Concept, usize)> {
        let threes = letters::threes(folded);
        let mut common = vec![0_u16; self.forms.len()];
        for form in threes.iter().filter_map(|three| self.holding.get(three)).flatten() {
            common[*form] += 1;
        }
        let alike = |common: u16, form: &Form| 2.0 * f32::from(common) / (threes.len() + form.threes) as f32;
        let first = folded.chars().next();
        let mut nearest: Option<(usize, f32, Concept)> = None;
        for (common, form) in common.iter().zip(&self.forms).filter(|(_, form)| form.first == first) {
            let alike = alike(*common, form);
            if alike < HARDLY_ALIKE {
                continue;
            }
            let slips = letters::slips(folded, &form.folded);
            let is_nearer =
                nearest.is_none_or(|(least, most, _)| slips < least || slips == least && alike > most);
            if slips <= most_slips && is_nearer {
                nearest = Some((slips, alike, form.concept));
            }
        }
        nearest.map(|(slips, _, concept)| (concept, slips))
    }
}

/// The file as it is written.
#[derive(Deserialize)]
struct Written {
    phrases: Both<BTreeMap<String, String>>,
    emoji: BTreeMap<char, String>,
    small: Both<String>,
    #[serde(flatten)]
    families: BTreeMap<String, BTreeMap<String, [String; 3]>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Both<T> {
    pl: T,
    en: T,
}

impl Lexicon {
    /// Reads the content, or says what is wrong with it.
    pub fn read(text: &str) -> Result<Lexicon, String> {
        let written: Written = toml::from_str(text).map_err(|error| error.to_string())?;
        let rows = || {
            let families = written.families.iter();
            families
                .flat_map(|(family, concepts)| concepts.iter().map(move |(name, row)| (family, name, row)))
        };
        let mut numbers = BTreeMap::new();
        for (_, name, _) in rows() {
            let number = Concept(u16::try_from(numbers.len()).map_err(|_| "too many concepts")?);
            if numbers.insert(name.as_str(), number).is_some() {
                return Err(format!("{name} is there twice"));
            }
        }
        let mut lexicon = Lexicon {
            names: rows().map(|(_, name, _)| name.clone()).collect(),
            families: rows().map(|(family, ..)| family.clone()).collect(),
            near: vec![Vec::new(); numbers.len()],
            called: rows()
                .map(|(_, _, [polish, english, _])| [polish, english].map(|forms| first(forms)))
                .collect(),
            polish: Tongue::default(),
            english: Tongue::default(),
            emoji: BTreeMap::new(),
        };
        for (_, name, [polish, english, near]) in rows() {
            let concept = numbers[name.as_str()];
            lexicon.polish.add(Language::Polish, polish, concept);
            lexicon.english.add(Language::English, english, concept);
            for (neighbour, weight) in sense(near, &numbers).map_err(|error| format!("{name}: {error}"))? {
                lexicon.befriend(concept, neighbour, weight);
                lexicon.befriend(neighbour, concept, weight);
            }
        }
        let Both { pl, en } = &written.phrases;
        for (language, phrases) in [(Language::Polish, pl), (Language::English, en)] {
            for (phrase, meaning) in phrases {
                let meaning = sense(meaning, &numbers).map_err(|error| format!("{phrase}: {error}"))?;
                lexicon.tongue_mut(language).add_phrase(language, phrase, meaning);
            }
        }
        for (symbol, meaning) in &written.emoji {
            lexicon.emoji.insert(*symbol, sense(meaning, &numbers)?);
        }
        let Both { pl, en } = &written.small;
        lexicon.polish.small = letters::words(pl).into_iter().map(|word| word.folded).collect();
        // An apostrophe parts nothing: don't stays one word.
        lexicon.english.small = letters::words(en).into_iter().map(|word| word.folded).collect();
        Ok(lexicon)
    }

    /// Sayings are known like phrases. One word that is known already stays what it is.
    pub fn teach(&mut self, language: Language, sayings: &Sayings) -> Result<(), String> {
        let names = self.names.clone();
        let numbers = (0..).map(Concept).zip(&names).map(|(number, name)| (name.as_str(), number)).collect();
        for (said, meaning) in sayings.all() {
            let meaning = sense(meaning, &numbers).map_err(|error| format!("{said}: {error}"))?;
            let tongue = self.tongue_mut(language);
            let is_known = match &letters::words(said)[..] {
                [word] => tongue.stems.contains_key(&stem(language, &word.folded)),
                _ => false,
            };
            if !is_known {
                tongue.add_phrase(language, said, meaning);
            }
        }
        Ok(())
    }

    /// What a concept is called in one word, where its own name is one.
    pub fn plain_word(&self, language: Language, concept: Concept) -> Option<&str> {
        let [polish, english] = &self.called[concept.index()];
        let word = if language == Language::Polish { polish } else { english };
        (!self.name(concept).contains('-') && !word.is_empty()).then_some(word)
    }

    /// Two ways to say how near they are: the nearer counts.
    fn befriend(&mut self, one: Concept, other: Concept, weight: f32) {
        let friends = &mut self.near[one.index()];
        match friends.iter_mut().find(|(known, _)| *known == other) {
            Some((_, known)) => *known = known.max(weight),
            None => friends.push((other, weight)),
        }
    }

    pub fn concepts(&self) -> usize {
        self.names.len()
    }

    pub fn find(&self, name: &str) -> Option<Concept> {
        let number = self.names.iter().position(|known| known == name)?;
        u16::try_from(number).ok().map(Concept)
    }

    pub fn name(&self, concept: Concept) -> &str {
        &self.names[concept.index()]
    }

    pub fn family(&self, concept: Concept) -> &str {
        &self.families[concept.index()]
    }

    #[cfg(test)]
    pub fn near(&self, concept: Concept) -> &[(Concept, f32)] {
        &self.near[concept.index()]
    }

    pub fn tongue(&self, language: Language) -> &Tongue {
        match language {
            Language::Polish => &self.polish,
            Language::English => &self.english,
        }
    }

    fn tongue_mut(&mut self, language: Language) -> &mut Tongue {
        match language {
            Language::Polish => &mut self.polish,
            Language::English => &mut self.english,
        }
    }

    pub fn symbol(&self, symbol: char) -> Option<&Sense> {
        self.emoji.get(&symbol)
    }

    /// From concepts to what they make one think of: each hop is weaker by `fade`.
    pub fn spread(&self, from: &[(Concept, f32)], hops: u32, fade: f32) -> Vec<f32> {
        let mut wave = vec![0.0; self.concepts()];
        from.iter().for_each(|(concept, weight)| wave[concept.index()] += weight);
        let mut all = wave.clone();
        for _ in 0..hops {
            let mut next = vec![0.0; self.concepts()];
            for (friends, weight) in self.near.iter().zip(&wave).filter(|(_, weight)| **weight > 0.0) {
                friends.iter().for_each(|(other, near)| next[other.index()] += fade * weight * near);
            }
            all.iter_mut().zip(&next).for_each(|(all, next)| *all += next);
            wave = next;
        }
        all
    }
}

impl Tongue {
    /// Is this a word of the language, as far as the lexicon knows?
    #[cfg(test)]
    pub fn knows(&self, folded: &str) -> bool {
        self.folded.contains_key(folded) || self.small.contains(folded)
    }

    fn add_phrase(&mut self, language: Language, phrase: &str, meaning: Sense) {
        let stems: Vec<String> =
            letters::words(phrase).iter().map(|word| stem(language, &word.folded)).collect();
        if let Some(first) = stems.first() {
            self.phrases.entry(first.clone()).or_default().push((stems, meaning));
        }
    }

    fn add(&mut self, language: Language, forms: &str, concept: Concept) {
        for form in forms.split_whitespace() {
            let Word { written, folded } = Word::new(form);
            self.spelling.add(&folded, concept);
            let stem = stem(language, &folded);
            for (words, word) in
                [(&mut self.written, written), (&mut self.folded, folded), (&mut self.stems, stem)]
            {
                let meanings = words.entry(word).or_default();
                if !meanings.contains(&concept) {
                    meanings.push(concept);
                }
            }
        }
    }
}

fn first(forms: &str) -> String {
    forms.split_whitespace().next().unwrap_or_default().to_owned()
}

pub fn stem(language: Language, folded: &str) -> String {
    match language {
        Language::Polish => endings::polish(folded),
        Language::English => endings::english(folded),
    }
}

/// `moon 9 night 5`: concepts and weights in turn.
fn sense(text: &str, numbers: &BTreeMap<&str, Concept>) -> Result<Sense, String> {
    let parts: Vec<&str> = text.split_whitespace().collect();
    let pair = |pair: &[&str]| {
        let &[name, weight] = pair else { return Err(format!("{text} does not come in pairs")) };
        let concept = *numbers.get(name).ok_or(format!("there is no concept {name}"))?;
        let weight: u8 = weight.parse().map_err(|_| format!("{weight} is no weight"))?;
        if !(1..=9).contains(&weight) {
            return Err(format!("{weight} is no weight from 1 to 9"));
        }
        Ok((concept, share(weight)))
    };
    parts.chunks(2).map(pair).collect()
}

/// A weight of the content, 9 being whole.
pub fn share(weight: u8) -> f32 {
    f32::from(weight) / HEAVIEST
}

#[cfg(test)]
mod tests {
    use super::*;

    const TINY: &str = r#"
        [sky]
        moon = ["księżyc", "moon", "night 9 tide 3"]
        night = ["noc", "night", "moon 6"]
        [water]
        tide = ["przypływ", "tide", ""]
        [phrases.pl]
        "nocny marek" = "night 9"
        [phrases.en]
        [emoji]
        "🌙" = "moon 9"
        [small]
        pl = "a nie"
        en = "don't the"
    "#;

    fn tiny() -> Lexicon {
        Lexicon::read(TINY).unwrap()
    }

    fn concept(name: &str) -> Concept {
        tiny().find(name).unwrap()
    }

    #[test]
    fn neighbours_count_both_ways_and_the_nearer_counts() {
        assert_eq!(tiny().near(concept("night")), [(concept("moon"), 1.0)]);
        assert_eq!(tiny().near(concept("tide")), [(concept("moon"), 3.0 / 9.0)]);
        assert_eq!(tiny().near(concept("moon")).len(), 2);
    }

    #[test]
    fn a_wave_fades_with_every_hop() {
        let from_tide = |hops| tiny().spread(&[(concept("tide"), 1.0)], hops, 0.5);
        let at = |wave: &[f32], name| wave[concept(name).index()];
        assert_eq!(from_tide(0).iter().sum::<f32>(), 1.0);
        assert_eq!(at(&from_tide(0), "tide"), 1.0);
        let third = 3.0_f32 / 9.0;
        let one = from_tide(1);
        assert_eq!((at(&one, "tide"), at(&one, "moon"), at(&one, "night")), (1.0, 0.5 * third, 0.0));
        let two = from_tide(2);
        assert_eq!(at(&two, "night"), 0.5 * (0.5 * third));
        // What comes back counts as well.
        assert_eq!(at(&two, "tide"), 1.0 + 0.5 * (0.5 * third) * third);
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |from: &str, to: &str| Lexicon::read(&TINY.replace(from, to)).unwrap_err();
        assert_eq!(error("tide 3", "sea 3"), "moon: there is no concept sea");
        assert_eq!(error("tide 3", "tide 0"), "moon: 0 is no weight from 1 to 9");
        assert_eq!(error("tide 3", "tide 10"), "moon: 10 is no weight from 1 to 9");
        assert_eq!(error("tide 3", "tide x"), "moon: x is no weight");
        assert_eq!(error("tide 3", "tide"), "moon: night 9 tide does not come in pairs");
        assert_eq!(error("[water]", "[water]\nmoon = [\"\", \"\", \"\"]"), "moon is there twice");
    }

    #[test]
    fn misspelt_words_are_near_what_was_meant() {
        let nearest = |language, word, slips| tiny().tongue(language).spelling.nearest(word, slips);
        assert_eq!(nearest(Language::Polish, "ksiezcy", 1), Some((concept("moon"), 1)));
        assert_eq!(nearest(Language::English, "tide", 0), Some((concept("tide"), 0)));
        assert_eq!(nearest(Language::English, "tdie", 0), None);
        assert_eq!(nearest(Language::English, "xide", 2), None, "the first letter counts");
        assert_eq!(Spelling::default().nearest("tide", 2), None);
    }

    #[test]
    fn sayings_are_known_and_words_stay_what_they_are() {
        let sayings = Sayings::read(
            "[anybody]\n\"Nocna zmiana\" = \"night 9\"\nNoc = \"tide 9\"\n[literal]\n[dreamer]\n[trickster]\n[heard]\nX = \"moon 9\"",
        );
        let mut lexicon = tiny();
        lexicon.teach(Language::Polish, &sayings.unwrap()).unwrap();
        let phrases = &lexicon.tongue(Language::Polish).phrases;
        assert!(phrases.contains_key("nocn") && phrases.contains_key("x") && !phrases.contains_key("noc"));
        let wrong = "[anybody]\nA = \"sea 9\"\n[literal]\n[dreamer]\n[trickster]\n[heard]";
        let error = lexicon.teach(Language::Polish, &Sayings::read(wrong).unwrap()).unwrap_err();
        assert_eq!(error, "A: there is no concept sea");
    }

    #[test]
    fn families_and_small_words_are_known() {
        assert_eq!(tiny().family(concept("tide")), "water");
        assert_eq!(tiny().name(concept("tide")), "tide");
        assert!(tiny().tongue(Language::English).small.contains("dont"));
        assert!(tiny().tongue(Language::Polish).small.contains("nie"));
        assert_eq!(tiny().symbol('🌙'), Some(&vec![(concept("moon"), 1.0)]));
    }
}

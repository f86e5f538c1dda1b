//! The lexicon: concepts, the words that lead to them in two languages, and how near they are to each other. It is
//! content (`content/dixit/lexicon.toml`), compiled in and read once.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;

use super::endings;
use super::letters::{self, Word};

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
    /// By the stems of their words.
    pub phrases: Vec<(Vec<String>, Sense)>,
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
        self.forms.push(Form { first: folded.chars().next(), threes: threes.len(), concept });
    }

    /// The meaning of the form that looks most like this word, and how alike they look: 1 for the same threes of
    /// letters, 0 for none in common. Hardly anybody gets the first letter wrong. Of equals the first, so that the same
    /// word always means the same.
    pub fn most_alike(&self, folded: &str) -> Option<(Concept, f32)> {
        let threes = letters::threes(folded);
        let mut common = vec![0_u16; self.forms.len()];
        for form in threes.iter().filter_map(|three| self.holding.get(three)).flatten() {
            common[*form] += 1;
        }
        let alike = |common: u16, form: &Form| 2.0 * f32::from(common) / (threes.len() + form.threes) as f32;
        let rated = common.iter().zip(&self.forms).filter(|(_, form)| form.first == folded.chars().next());
        let rated = rated.map(|(common, form)| (form.concept, alike(*common, form)));
        rated.reduce(|best, next| if next.1 > best.1 { next } else { best })
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
                let stems = letters::words(phrase).iter().map(|word| stem(language, &word.folded)).collect();
                let meaning = sense(meaning, &numbers).map_err(|error| format!("{phrase}: {error}"))?;
                lexicon.tongue_mut(language).phrases.push((stems, meaning));
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
    fn misspelt_words_look_like_what_was_meant() {
        let (concept_meant, alike) = tiny().tongue(Language::Polish).spelling.most_alike("ksiezcy").unwrap();
        assert_eq!(concept_meant, concept("moon"));
        // Four of seven threes are the same: " ks", "ksi", "sie", "iez".
        assert_eq!(alike, 8.0 / 14.0);
        let whole = tiny().tongue(Language::English).spelling.most_alike("tide").unwrap();
        assert_eq!(whole, (concept("tide"), 1.0));
        assert_eq!(
            tiny().tongue(Language::English).spelling.most_alike("xide"),
            None,
            "the first letter counts"
        );
        assert_eq!(Spelling::default().most_alike("tide"), None);
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

//! Endings: what is left of an inflected word, so that *rybami* and *rybę* meet. Rules of thumb, the same for the
//! lexicon and for what people say; what they do not reach, the lexicon lists.

/// What is left must have so many letters.
const SHORTEST: usize = 3;

/// Endings of Polish words without tails, the longest first.
#[rustfmt::skip]
const POLISH: &[&str] = &[
    "alismy", "alysmy", "ilismy", "ilysmy",
    "owego", "owemu", "owych", "owymi", "owala", "owali", "owaly", "ujemy", "ujesz", "acych", "acymi",
    "acego",
    "iego", "iemu", "iami", "iach", "owie", "owac", "owal", "alem", "alam", "ilem", "ilam", "ylem", "ylam",
    "ales", "alas", "ajac", "acie", "ecie", "icie", "ycie", "owym", "owej",
    "ego", "emu", "ych", "ymi", "imi", "ich", "iej", "ami", "ach", "iom", "owi", "iem", "iow", "acy", "aca",
    "ace", "amy", "emy", "imy", "ymy", "asz", "esz", "isz", "ysz", "aja", "eja", "uja", "uje", "ala", "ali",
    "aly", "alo", "ila", "ili", "ily", "ilo", "yla", "yli", "yly", "owa", "owy", "owe",
    "ej", "ym", "im", "om", "em", "ow", "al", "il", "yl", "am", "ac", "ic", "yc", "ia", "ie", "iu", "io",
    "ii",
    "a", "e", "i", "o", "u", "y",
];

/// How a Polish consonant softens before some endings: *wodzie* from *woda*, *nodze* from *noga*.
#[rustfmt::skip]
const SOFT: &[(&str, &str)] = &[
    ("zdz", "zd"), ("sc", "st"), ("dz", "d"), ("dz", "g"), ("rz", "r"), ("sz", "ch"), ("cz", "k"), ("c", "t"), ("c", "k"),
    ("z", "g"),
];

/// What Polish puts before a verb, the longest first: *zaśpiewać* is *śpiewać*.
const BEFORE: &[&str] = &[
    "prze", "przy", "nie", "pod", "roz", "wez", "wy", "za", "po", "na", "do", "od", "ob", "u", "z", "s", "w",
    "o",
];
/// What stands after that must be a word of some length: *pokój* is no *kój*.
const SHORTEST_AFTER: usize = 5;

/// A Polish word without tails, without its ending.
pub fn polish(folded: &str) -> String {
    let ending = POLISH.iter().find(|ending| folded.ends_with(*ending) && left(folded, ending) >= SHORTEST);
    let stem = &folded[..folded.len() - ending.map_or(0, |ending| ending.len())];
    // The vowel that comes and goes: statek, statku.
    match stem.strip_suffix("ek") {
        Some(rest) if rest.chars().count() + 1 >= SHORTEST => format!("{rest}k"),
        _ => stem.to_owned(),
    }
}

/// Stems that may have been softened into this one.
pub fn hardened(stem: &str) -> impl Iterator<Item = String> {
    SOFT.iter().filter_map(move |(soft, hard)| Some(format!("{}{hard}", stem.strip_suffix(soft)?)))
}

/// The word without what Polish puts before a verb, if enough is left.
pub fn without_beginning(folded: &str) -> impl Iterator<Item = &str> {
    let after = BEFORE.iter().filter_map(move |beginning| folded.strip_prefix(beginning));
    after.filter(|word| word.chars().count() >= SHORTEST_AFTER)
}

/// An English word without its ending.
pub fn english(folded: &str) -> String {
    let has_vowel = |stem: &str| stem.contains(['a', 'e', 'i', 'o', 'u', 'y']);
    let without = |ending: &str| {
        let stem = folded.strip_suffix(ending)?;
        (stem.chars().count() >= SHORTEST && has_vowel(stem)).then_some(stem)
    };
    if let Some(stem) = without("ies").or(without("ied")) {
        return format!("{stem}i");
    }
    let stem = if let Some(stem) = without("ings").or(without("ing")).or(without("ed")) {
        undoubled(stem)
    } else if let Some(stem) = without("ness").or(without("ly")) {
        stem
    } else if folded.ends_with("ss") || folded.ends_with("us") {
        folded
    } else {
        without("es").or(without("s")).unwrap_or(folded)
    };
    // Horse and horses, story and stories.
    match (stem.strip_suffix('e'), stem.strip_suffix('y')) {
        (Some(rest), _) if rest.chars().count() >= SHORTEST => rest.to_owned(),
        (_, Some(rest)) if rest.chars().count() >= SHORTEST => format!("{rest}i"),
        _ => stem.to_owned(),
    }
}

/// English words that are made from others by an ending, less surely than by inflection: *brighter*, *fruitful*.
pub fn derived(folded: &str) -> impl Iterator<Item = String> {
    let bare = ["er", "est", "ful", "less"].into_iter().filter_map(move |ending| folded.strip_suffix(ending));
    let long = bare.filter(|stem| stem.chars().count() > SHORTEST);
    long.flat_map(|stem| [english(stem), english(undoubled(stem))])
}

/// *runn* is *run*, but *fall* stays.
fn undoubled(stem: &str) -> &str {
    let mut last = stem.chars().rev();
    match (last.next(), last.next()) {
        (Some(one), Some(other))
            if one == other && !matches!(one, 'l' | 's' | 'e' | 'o') && one.is_ascii() =>
        {
            &stem[..stem.len() - 1]
        }
        _ => stem,
    }
}

fn left(word: &str, ending: &str) -> usize {
    word.chars().count() - ending.chars().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dixit::letters::fold;

    #[test]
    fn forms_of_a_polish_word_meet() {
        for forms in [
            "ryba ryby rybę rybą rybie rybami rybach rybom",
            "dom domu domem domowi domy domów domami domach domowy domowego",
            "statek statku statkiem statkami statków",
            "książka książkę książek książkami",
            "koń konia koniem konie koniom",
            "cichy cicha ciche cichego cichym cichej cichymi",
            "śpiewać śpiewał śpiewała śpiewają śpiewasz śpiewamy śpiewali",
            "maluje malujemy malował malowali",
            "czerwony czerwona czerwonego czerwonym czerwono",
            "kamień kamienie kamienia kamieniem kamieniami",
        ] {
            let stems: Vec<String> = forms.split(' ').map(|form| polish(&fold(form))).collect();
            assert!(stems.iter().all(|stem| *stem == stems[0]), "{forms}: {stems:?}");
        }
    }

    #[test]
    fn different_words_stay_different() {
        for (one, other) in [("kot", "koń"), ("las", "los"), ("mama", "mapa"), ("rok", "rak"), ("dom", "dym")]
        {
            assert_ne!(polish(&fold(one)), polish(&fold(other)));
        }
        for (one, other) in
            [("king", "kin"), ("moth", "mother"), ("string", "str"), ("glass", "glas"), ("bee", "bed")]
        {
            assert_ne!(english(one), english(other));
        }
    }

    #[test]
    fn three_letters_stay() {
        assert_eq!(["dom", "oko", "ul", "alem", "rybo"].map(polish), ["dom", "oko", "ul", "alem", "ryb"]);
        assert_eq!(["bus", "yes", "red", "sing", "die"].map(english), ["bus", "yes", "red", "sing", "die"]);
        assert_eq!(["wiek", "rzek", "ek"].map(polish), ["wik", "rzk", "ek"]);
    }

    #[test]
    fn soft_consonants_come_from_hard_ones() {
        let hard = |word: &str| hardened(&polish(&fold(word))).collect::<Vec<_>>();
        assert!(hard("wodzie").contains(&"wod".to_owned()));
        assert!(hard("nodze").contains(&"nog".to_owned()));
        assert!(hard("górze").contains(&"gor".to_owned()));
        assert!(hard("rzece").contains(&"rzek".to_owned()));
        assert!(hard("moście").contains(&"most".to_owned()));
        assert!(hard("musze").contains(&"much".to_owned()));
        assert_eq!(hard("domem"), Vec::<String>::new());
    }

    #[test]
    fn beginnings_fall_off_long_words() {
        let after = |word| without_beginning(word).collect::<Vec<_>>();
        assert_eq!(after("zaspiewac"), ["spiewac", "aspiewac"]);
        assert_eq!(after("przemalowac"), ["malowac"]);
        assert_eq!(after("pokoj"), Vec::<&str>::new());
    }

    #[test]
    fn derived_words_come_from_others() {
        let from = |word| derived(word).collect::<Vec<_>>();
        assert!(from("brighter").contains(&"bright".to_owned()));
        assert!(from("slowest").contains(&"slow".to_owned()));
        assert!(from("bigger").contains(&"big".to_owned()));
        assert!(from("moonless").contains(&"moon".to_owned()));
        assert_eq!(from("river"), Vec::<String>::new());
        assert_eq!(from("lamp"), Vec::<String>::new());
    }

    #[test]
    fn forms_of_an_english_word_meet() {
        for forms in [
            "horse horses",
            "story stories storied",
            "run running runs",
            "fall falls falling",
            "lamp lamps",
            "wander wandered wandering wanders",
            "sad sadness sadly",
            "box boxes",
            "happy happily happiness",
            "skate skating skates skated",
        ] {
            let stems: Vec<String> = forms.split(' ').map(english).collect();
            assert!(stems.iter().all(|stem| *stem == stems[0]), "{forms}: {stems:?}");
        }
        assert_eq!(english("running"), "run");
        assert_eq!(english("falling"), "fall");
        assert_eq!(english("seeing"), "see");
    }
}

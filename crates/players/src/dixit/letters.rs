//! Letters: a text as small words, with and without the tails of Polish letters, and as threes of letters.

/// A word as it was written, in small letters, and without tails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Word {
    pub written: String,
    pub folded: String,
}

impl Word {
    pub fn new(written: &str) -> Self {
        Word { written: written.to_owned(), folded: fold(written) }
    }
}

/// The words of a text. An apostrophe joins (`don't`), everything else that is no letter and no digit parts.
pub fn words(text: &str) -> Vec<Word> {
    let joined: String = text.chars().filter(|letter| !matches!(letter, '\'' | '’')).collect();
    let small = joined.to_lowercase();
    small
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(Word::new)
        .collect()
}

/// Letters of one alphabet without their tails: people leave them out on phones.
pub fn fold(word: &str) -> String {
    word.chars()
        .map(|letter| match letter {
            'ą' | 'á' | 'à' | 'â' | 'ä' => 'a',
            'ć' | 'ç' => 'c',
            'ę' | 'é' | 'è' | 'ê' | 'ë' => 'e',
            'í' | 'î' | 'ï' => 'i',
            'ł' => 'l',
            'ń' | 'ñ' => 'n',
            'ó' | 'ô' | 'ö' => 'o',
            'ś' => 's',
            'ú' | 'ü' => 'u',
            'ź' | 'ż' => 'z',
            other => other,
        })
        .collect()
}

/// All threes of neighbouring letters, in order of their numbers, with a gap before and after the word: words that
/// share many of them look alike.
pub fn threes(folded: &str) -> Vec<u64> {
    let letters: Vec<u64> = std::iter::once(' ')
        .chain(folded.chars())
        .chain([' '])
        .map(|letter| u64::from(u32::from(letter)))
        .collect();
    let mut threes: Vec<u64> =
        letters.windows(3).map(|three| three.iter().fold(0, |all, letter| (all << 21) | letter)).collect();
    threes.sort_unstable();
    threes.dedup();
    threes
}

/// How many slips of the pen lie between two words: a letter too many, one too few, a wrong one, or two that changed
/// places.
pub fn slips(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let (mut before, mut last): (Vec<usize>, Vec<usize>) = (Vec::new(), (0..=other.len()).collect());
    for (row, letter) in one.iter().enumerate() {
        let mut next = vec![row + 1];
        for (column, facing) in other.iter().enumerate() {
            let mut least = (last[column] + usize::from(letter != facing)).min(last[column + 1] + 1);
            least = least.min(next[column] + 1);
            if row > 0 && column > 0 && *letter == other[column - 1] && one[row - 1] == *facing {
                least = least.min(before[column - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut last, next);
    }
    last[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(text: &str) -> Vec<String> {
        words(text).into_iter().map(|word| word.written).collect()
    }

    #[test]
    fn a_text_falls_into_small_words() {
        assert_eq!(written("Zanim… WRÓCĄ bociany!"), ["zanim", "wrócą", "bociany"]);
        assert_eq!(
            written("Don’t look-down, it's 7 o'clock"),
            ["dont", "look", "down", "its", "7", "oclock"]
        );
        assert_eq!(written("🌙…"), Vec::<String>::new());
    }

    #[test]
    fn every_polish_tail_falls_off() {
        assert_eq!(fold("zażółć gęślą jaźń"), "zazolc gesla jazn");
        assert_eq!(words("ŁÓDŹ")[0], Word { written: "łódź".to_owned(), folded: "lodz".to_owned() });
    }

    #[test]
    fn threes_begin_and_end_with_a_gap() {
        let three = |letters: [char; 3]| {
            letters.into_iter().fold(0, |all, letter| (all << 21) | u64::from(u32::from(letter)))
        };
        let mut expected = vec![three([' ', 'k', 'o']), three(['k', 'o', 't']), three(['o', 't', ' '])];
        expected.sort_unstable();
        assert_eq!(threes("kot"), expected);
        assert_eq!(threes("mamama").len(), 4, "each counts once");
        assert_eq!(threes("").len(), 0);
    }
    #[test]
    fn slips_of_the_pen_are_counted() {
        for (one, other, count) in [
            ("labirynt", "labirynt", 0),
            ("lbairynt", "labirynt", 1),
            ("labrtnt", "labirynt", 2),
            ("nadzeija", "nadzieja", 1),
            ("kot", "", 3),
            ("narnia", "narty", 3),
        ] {
            assert_eq!((slips(one, other), slips(other, one)), (count, count), "{one} {other}");
        }
    }
}

//! `cargo xtask tidy`, for words: the glossary of `ARCHITECTURE.md` gives a word to one thing, and comments use plain English.
//!
//! Files from before these rules are listed beside this file. The lists only shrink: an entry that is no longer needed is an
//! error, and `STOLIK_UPDATE_TIDY=1 cargo xtask tidy` takes such entries out. It adds none.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use crate::docs::documents;
use crate::files;

/// A word of the glossary, and where types and modules may have it in their names.
const WORDS: [(&str, &[&str]); 19] = [
    ("table", &["crates/table/"]),
    ("room", &["crates/server/"]),
    ("sheet", &["crates/table/"]),
    ("check", &["crates/check/", "crates/stolik/src/check.rs", "crates/server/src/check.rs"]),
    ("opening", &["crates/table/", "crates/server/src/room/"]),
    ("claim", &["crates/store/", "crates/ownership/"]),
    ("code", &["crates/server/", "crates/protocol/"]),
    ("film", &["crates/check/", "crates/protocol/"]),
    ("moment", &["crates/server/", "crates/protocol/"]),
    ("box", &[]),
    ("lane", &["crates/table/"]),
    ("wire", &[]),
    ("desk", &[]),
    ("share", &["crates/server/"]),
    ("home", &["crates/server/", "crates/protocol/"]),
    ("told", &[]),
    ("kept", &[]),
    ("heard", &[]),
    ("line", &["crates/shelf/", "crates/protocol/"]),
];
const OLD_NAMES: &str = "xtask/src/prose/old-names.txt";

/// Words that hide the noun. A sentence says what it speaks of.
const FILLERS: [&str; 7] = ["whoever", "somebody", "nobody", "anew", "so many", "as it is", "what is so"];
const OLD_FILES: &str = "xtask/src/prose/old-files.txt";

/// Everything that breaks these rules and is not listed.
pub fn check(root: &Path, wrong: &mut Vec<String>) -> Result<()> {
    let (mut names, mut fillers) = (Vec::new(), Vec::new());
    for file in files(&root.join("crates"), ".rs") {
        let (name, text) = read(root, &file)?;
        names.extend(misnamed(&name, &text).map(|found| format!("{name}: {found}")));
    }
    for ending in [".rs", ".ts", ".svelte"] {
        for file in files(root, ending) {
            let (name, text) = read(root, &file)?;
            // Generated from comments that are counted where they stand.
            if name.starts_with("web/src/wire/") {
                continue;
            }
            fillers.extend(text.lines().filter_map(comment).any(has_filler).then_some(name));
        }
    }
    for document in documents(root)? {
        fillers.extend(document.text.lines().any(has_filler).then_some(document.name));
    }
    let reasons = ["the glossary gives this word to another thing", "a filler word: name the noun"];
    for ((list, found), reason) in [(OLD_NAMES, names), (OLD_FILES, fillers)].into_iter().zip(reasons) {
        hold(root, list, &found.into_iter().collect(), reason, wrong)?;
    }
    Ok(())
}

fn read(root: &Path, file: &Path) -> Result<(String, String)> {
    let name = file.strip_prefix(root).unwrap_or(file).display().to_string();
    Ok((name, std::fs::read_to_string(file)?))
}

/// What is found is on the list, and the list has nothing else.
fn hold(
    root: &Path,
    list: &str,
    found: &BTreeSet<String>,
    reason: &str,
    wrong: &mut Vec<String>,
) -> Result<()> {
    let path = root.join(list);
    let text = std::fs::read_to_string(&path)?;
    let listed: BTreeSet<String> = text.lines().map(str::to_owned).collect();
    wrong.extend(found.difference(&listed).map(|one| format!("{one}: {reason}")));
    if std::env::var_os("STOLIK_UPDATE_TIDY").is_some() {
        let kept: Vec<&str> = listed.intersection(found).map(String::as_str).collect();
        std::fs::write(&path, kept.join("\n") + "\n")?;
    } else {
        let done = "is no longer needed: STOLIK_UPDATE_TIDY=1 cargo xtask tidy";
        wrong.extend(listed.difference(found).map(|one| format!("{list}: `{one}` {done}")));
    }
    Ok(())
}

/// Names of types and modules that have a word of the glossary where it means another thing.
fn misnamed(file: &str, text: &str) -> impl Iterator<Item = String> {
    let names = text.lines().filter_map(|line| {
        let mut words = line.split_whitespace().skip_while(|word| word.starts_with("pub"));
        let kind = words.next().filter(|word| ["struct", "enum", "trait", "type", "mod"].contains(word))?;
        let name = words.next()?;
        let end = name.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
        Some(format!("{kind} {}", &name[..end.unwrap_or(name.len())]))
    });
    let is_wrong = |name: &String| {
        let parts = parts(name.split(' ').nth(1).unwrap_or_default());
        WORDS.iter().any(|(word, allowed)| {
            let has_it = parts.iter().any(|part| part == word || part.strip_suffix('s') == Some(word));
            has_it && !allowed.iter().any(|allowed| file.starts_with(allowed))
        })
    };
    names.filter(is_wrong).collect::<Vec<_>>().into_iter()
}

/// The words that a name is made of: `ToRoom` and `to_room` alike.
fn parts(name: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    for letter in name.chars() {
        if letter == '_' || letter.is_uppercase() {
            parts.push(String::new());
        }
        if let Some(last) = parts.last_mut().filter(|_| letter != '_') {
            last.extend(letter.to_lowercase());
        }
    }
    parts
}

/// The comment of a line, if it has one.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let begins = ["//", "/*", "*", "<!--"].iter().any(|sign| line.starts_with(sign));
    if begins { Some(line) } else { line.split_once(" // ").map(|(_, comment)| comment) }
}

fn has_filler(text: &str) -> bool {
    let words: Vec<String> =
        text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect();
    let text = format!(" {} ", words.join(" "));
    FILLERS.iter().any(|filler| text.contains(&format!(" {filler} ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_of_the_glossary_elsewhere_is_found() {
        let found = |file: &str, text: &str| misnamed(file, text).collect::<Vec<_>>();
        assert_eq!(found("crates/words/src/a.rs", "pub struct TableName {"), ["struct TableName"]);
        assert_eq!(found("crates/words/src/a.rs", "pub(super) mod old_rooms;"), ["mod old_rooms"]);
        assert!(found("crates/table/src/a.rs", "pub struct TableName {").is_empty());
        assert!(found("crates/words/src/a.rs", "struct Stable;\nlet table = 1;").is_empty());
    }

    #[test]
    fn a_filler_is_found_in_comments_only() {
        let found = |text: &str| text.lines().filter_map(comment).any(has_filler);
        assert!(found("/// Whoever asks."));
        assert!(found(&format!("let x = 1; {} as it is", "//")));
        assert!(found(" * for nobody"));
        assert!(!found("let nobody = 1;"));
        assert!(!found("/// The viewer that asks."));
    }
}

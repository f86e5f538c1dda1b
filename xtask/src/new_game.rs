//! `cargo xtask new-game NAME`: a small game that runs, obeys the laws and can be played, to be made into another one.
//!
//! The game is written from `xtask/templates/game`, which is called Sample there. Five lists are longer by a line then:
//! the dependencies of the shelf, its `games!`, the games that `crates/words` tells of, the client's shelf, and the map in
//! `ARCHITECTURE.md`. Everything else follows from them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::run::{run, step};
use crate::{files, root, rules};

/// What stands for the name, the type and the rules of the game in the templates.
const NAME: &str = "sample";
const TYPE: &str = "Sample";
const RULE: &str = "QQ";

/// Words that no crate can be called by.
const KEYWORDS: [&str; 12] = [
    "abstract", "become", "async", "dyn", "final", "loop", "macro", "move", "override", "priv", "try",
    "yield",
];

/// Writes the game, and what is generated from the lists of games.
pub fn new_game(name: &str) -> Result<()> {
    let root = root();
    let written = write(&root, name)?;
    step("format");
    run("cargo", &["fmt", "--all"], &[], &root)?;
    step("the types of the client");
    let wire = ["test", "--quiet", "--package", "stolik-protocol", "--test", "wire"];
    run("cargo", &wire, &[("STOLIK_UPDATE_WIRE", "1")], &root)?;
    println!("{} files are written. It obeys the laws: cargo test -p stolik-{name}", written.len());
    println!(
        "It can be played: cargo run, then take it from the shelf. CONTRIBUTING.md says what comes next."
    );
    Ok(())
}

/// Writes the files of a game into a workspace, and its line into each list. Nothing is written if anything is wrong.
fn write(workspace: &Path, name: &str) -> Result<Vec<PathBuf>> {
    let templates = templates();
    check_name(workspace, name, &templates)?;
    let letters = rule_letters(workspace, name)?;
    let capital = capital(name);
    let fill = |text: &str| {
        text.replace(TYPE, &capital)
            .replace(NAME, name)
            .replace(RULE, &letters)
            .replace(&RULE.to_lowercase(), &letters.to_lowercase())
    };
    let mut all: Vec<(PathBuf, String)> = templates
        .iter()
        .map(|(path, text)| (workspace.join(fill(&path.to_string_lossy())), fill(text)))
        .collect();
    for (path, text) in &all {
        ensure!(!path.exists(), "{} is there already", path.display());
        ensure!(!text.contains(RULE), "{} has a rule without a name", path.display());
    }
    for (path, before, line) in lists(name, &capital) {
        let path = workspace.join(path);
        let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let longer =
            with_line(&text, before, &line).with_context(|| format!("{} has no list", path.display()))?;
        all.push((path, longer));
    }
    for (path, text) in &all {
        fs::create_dir_all(path.parent().unwrap_or(path))?;
        fs::write(path, text).with_context(|| path.display().to_string())?;
    }
    Ok(all.into_iter().map(|(path, _)| path).collect())
}

/// The files of the template, by their path in the workspace.
fn templates() -> Vec<(PathBuf, String)> {
    let folder = root().join("xtask/templates/game");
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap_or_default();
        (path.strip_prefix(&folder).unwrap_or(&path).to_owned(), text)
    };
    files(&folder, "").into_iter().map(read).collect()
}

/// Where a list of games is: its file, how its last line begins that is no game any more, and what to put before that.
fn lists(name: &str, capital: &str) -> [(&'static str, [&'static str; 2], String); 5] {
    [
        (
            "crates/shelf/Cargo.toml",
            ["# The games", "\n"],
            format!("{name} = {{ package = \"stolik-{name}\", path = \"../{name}\" }}\n"),
        ),
        ("crates/shelf/src/lib.rs", ["games! { $", "}\n"], format!("    {capital} in {name},\n")),
        ("crates/words/src/lib.rs", ["// The games", "\n"], format!("mod {name};\n")),
        (
            "web/src/shelf/games.ts",
            ["export const boxes", "];\n"],
            format!("  box(\"{name}\", \"#16332a\"),\n"),
        ),
        (
            "ARCHITECTURE.md",
            ["crates/ruletka", "crates/dixitbox"],
            format!("{:<17} game\n", format!("crates/{name}")),
        ),
    ]
}

/// The text with one more line: after the line that begins with `list`, before the next one that begins with `end`.
fn with_line(text: &str, [list, end]: [&str; 2], line: &str) -> Option<String> {
    let begin = text.find(&format!("\n{list}"))? + 1;
    let place = begin + text[begin..].find(&format!("\n{end}"))? + 1;
    Some(format!("{}{line}{}", &text[..place], &text[place..]))
}

fn check_name(workspace: &Path, name: &str, templates: &[(PathBuf, String)]) -> Result<()> {
    let is_word = (2..=16).contains(&name.len()) && name.bytes().all(|letter| letter.is_ascii_lowercase());
    ensure!(is_word, "a game is called by two to sixteen small letters, not \"{name}\"");
    for place in ["crates", "content", "web/src/games"] {
        ensure!(!workspace.join(place).join(name).exists(), "{place}/{name} is there already");
    }
    let capital = capital(name);
    let words = |text: &str| {
        let is_there = |word: &str| word == name || word == capital;
        text.split(|letter: char| !letter.is_alphanumeric()).any(is_there)
    };
    if KEYWORDS.contains(&name) || templates.iter().any(|(_, text)| words(text)) {
        bail!(
            "\"{name}\" means something in Rust or in the game that is written; call it otherwise and rename it later"
        );
    }
    Ok(())
}

fn capital(name: &str) -> String {
    name[..1].to_ascii_uppercase() + &name[1..]
}

/// Two letters for the ids of the rules that no other game has: pages of several games share their texts.
fn rule_letters(workspace: &Path, name: &str) -> Result<String> {
    let taken: BTreeSet<String> = rules::letters_in(&workspace.join("crates"))?;
    let second = "R".chars().chain(name.chars().skip(1)).chain('A'..='Z');
    let pairs = second.map(|letter| format!("{}{letter}", &name[..1]).to_ascii_uppercase());
    pairs.into_iter().find(|pair| !taken.contains(pair) && pair != RULE).context("all letters are taken")
}

/// A game is written into a copy of the workspace, and all that is true of a game is true of it.
pub fn try_out(chromium: &str) -> Result<()> {
    const GAME: &str = "proba";
    let copy = root().join("target/new-game");
    step("a new game, in a copy of the workspace");
    let _ = fs::remove_dir_all(copy.join("workspace"));
    let workspace = copy.join("workspace");
    copy_workspace(&workspace)?;
    let target = copy.join("target").to_string_lossy().into_owned();
    let cargo = |arguments: &[&str]| run("cargo", arguments, &[("CARGO_TARGET_DIR", &target)], &workspace);
    cargo(&["run", "--quiet", "--package", "xtask", "--", "new-game", GAME])?;
    cargo(&["test", "--quiet", "--package", &format!("stolik-{GAME}")])?;
    let listed = ["stolik-shelf", "stolik-protocol", "stolik-check", "stolik-players"];
    cargo(&[&["test", "--quiet"][..], &listed.map(|name| ["--package", name]).concat()].concat())?;
    cargo(&[
        "clippy",
        "--quiet",
        "--package",
        &format!("stolik-{GAME}"),
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ])?;
    for chore in ["tidy", "rules"] {
        cargo(&["run", "--quiet", "--package", "xtask", "--", chore])?;
    }
    cargo(&["build", "--quiet"])?;
    let web = workspace.join("web");
    for script in ["check", "lint", "test"] {
        run("npm", &["run", script], &[], &web)?;
    }
    let binary = format!("{target}/debug/stolik");
    let story = ["vitest", "run", "--config", "vitest.e2e.config.ts", GAME];
    run("npx", &story, &[("CHROMIUM", chromium), ("STOLIK_BIN", &binary)], &web)
}

/// What Git knows of, as it lies here, and what npm has installed.
fn copy_workspace(to: &Path) -> Result<()> {
    copy_files(to)?;
    run("cp", &["-r", &root().join("web/node_modules").to_string_lossy(), "web"], &[], to)
}

/// What Git knows of, as it lies here.
pub fn copy_files(to: &Path) -> Result<()> {
    let root = root();
    let listed = std::process::Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(&root)
        .output()?;
    for name in String::from_utf8_lossy(&listed.stdout).split_terminator('\0') {
        let (from, to) = (root.join(name), to.join(name));
        fs::create_dir_all(to.parent().unwrap_or(&to))?;
        // What was deleted and not committed is still listed.
        if from.exists() {
            fs::copy(&from, &to).with_context(|| from.display().to_string())?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A workspace that has only what a new game is written into.
    struct Workspace(PathBuf);

    impl Workspace {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir().join(format!("stolik-{name}-{}", std::process::id()));
            let _ = fs::remove_dir_all(&folder);
            for file in lists("", "").map(|(path, ..)| path).into_iter().chain(["crates/pixoid/rules.md"]) {
                fs::create_dir_all(folder.join(file).parent().unwrap()).unwrap();
                fs::copy(root().join(file), folder.join(file)).unwrap();
            }
            Workspace(folder)
        }

        fn read(&self, file: &str) -> String {
            fs::read_to_string(self.0.join(file)).unwrap()
        }
    }

    impl Drop for Workspace {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    fn keys(text: &str) -> Vec<&str> {
        let lines = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
        lines.filter_map(|line| line.split_once(" =").map(|(key, _)| key)).collect()
    }

    #[test]
    fn a_new_game_is_written_whole_and_stands_in_every_list() {
        let workspace = Workspace::new("new-game");
        let written = write(&workspace.0, "poker").unwrap();
        assert!(written.len() > 25, "{}", written.len());
        for file in &written {
            let (name, text) = (file.to_string_lossy(), fs::read_to_string(file).unwrap());
            assert!(!name.contains(NAME) && !name.contains(TYPE), "{name}");
            for word in [NAME, TYPE, RULE, "qq1"] {
                assert!(!text.contains(word), "{name} has {word}");
            }
        }
        assert!(workspace.read("crates/shelf/src/lib.rs").contains("\n    Poker in poker,\n}\n"));
        assert!(workspace.read("crates/words/src/lib.rs").contains("\nmod poker;\n\n"));
        assert!(workspace.read("ARCHITECTURE.md").contains("\ncrates/poker      game\ncrates/dixitbox"));
        assert!(workspace.read("web/src/shelf/games.ts").contains("  box(\"poker\", \"#16332a\"),\n];\n"));
        let shelf = workspace.read("crates/shelf/Cargo.toml");
        assert!(
            shelf.contains("\npoker = { package = \"stolik-poker\", path = \"../poker\" }\n\n["),
            "{shelf}"
        );
        // PR is Pixoid's.
        assert!(workspace.read("crates/poker/rules.md").contains("| PO1 |"));
        assert!(workspace.read("crates/poker/tests/rules.rs").contains("fn po1_"));
        for file in ["", "box."] {
            let [pl, en] =
                ["pl", "en"].map(|language| workspace.read(&format!("content/poker/{file}{language}.ftl")));
            assert_eq!(keys(&pl), keys(&en));
            assert!(keys(&pl).len() > 3);
        }
    }

    #[test]
    fn a_bad_name_is_refused_and_writes_nothing() {
        let workspace = Workspace::new("bad-name");
        let before = files(&workspace.0, "");
        for name in
            ["", "x", "Poker", "po-ker", "pixoid", "shelf", "loop", "seat", "hand", "a_very_long_name_indeed"]
        {
            assert!(write(&workspace.0, name).is_err(), "{name}");
        }
        assert_eq!(files(&workspace.0, ""), before);
        fs::write(workspace.0.join("web/src/shelf/games.ts"), "// no list\n").unwrap();
        assert!(write(&workspace.0, "poker").is_err());
        assert_eq!(files(&workspace.0, ""), before);
    }
}

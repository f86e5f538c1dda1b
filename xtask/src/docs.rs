//! `cargo xtask tidy`, for documents: what a document names exists, links resolve, lengths hold.
//!
//! A document is one of [`PAGES`], a file of `docs/` or a decision in `docs/decisions/`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::files;

/// Documents outside of `docs/`.
const PAGES: [&str; 5] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"];
/// Lines that a document may have.
const MAX_LINES: [(&str, usize); 4] =
    [("README.md", 80), ("ARCHITECTURE.md", 300), ("CONTRIBUTING.md", 120), ("docs/BENCHMARKS.md", 120)];
/// Bytes that all documents except decisions may have together.
const MAX_BYTES: usize = 80 * 1024;
const MAX_BYTES_OF_A_DECISION: usize = 1536;
const MAP: &str = "ARCHITECTURE.md";
/// A text that begins like this is a path of the repository.
const FOLDERS: [&str; 10] =
    ["crates/", "web/", "docs/", "content/", "deploy/", "art/", "fuzz/", "xtask/", "examples/", "target/"];
/// What stands for other names in a path.
const PLACEHOLDERS: [&str; 8] = ["*", "<", "{", "…", "GAME", "NAME", "CRATE", "FILE"];
/// Flags of other programs that documents name.
const OTHER_FLAGS: [&str; 1] = ["--no-run"];

pub struct Document {
    pub name: String,
    pub text: String,
}

impl Document {
    fn is_decision(&self) -> bool {
        self.name.starts_with("docs/decisions/")
    }

    fn is_index_of_decisions(&self) -> bool {
        self.name == "docs/decisions/README.md"
    }

    fn folder(&self) -> &Path {
        Path::new(&self.name).parent().unwrap_or(Path::new(""))
    }

    /// Its code spans and the lines of its code blocks.
    fn code(&self) -> Vec<String> {
        let (mut all, mut is_block) = (Vec::new(), false);
        for line in self.text.lines() {
            if line.trim_start().starts_with("```") {
                is_block = !is_block;
            } else if is_block {
                all.push(line.to_owned());
            } else {
                all.extend(spans(line).map(str::to_owned));
            }
        }
        all
    }
}

/// The code spans of a line.
fn spans(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// All documents, by name.
pub fn documents(root: &Path) -> Result<Vec<Document>> {
    let pages = PAGES.iter().map(|page| root.join(page));
    let mut all = Vec::new();
    for path in pages.chain(files(&root.join("docs"), ".md")) {
        let name = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        all.push(Document { name, text: std::fs::read_to_string(&path)? });
    }
    Ok(all)
}

/// What the repository has that a document may name.
struct Known {
    root: PathBuf,
    commands: BTreeSet<String>,
    flags: BTreeSet<String>,
    /// What `cargo xtask` knows.
    chores: BTreeSet<String>,
    scripts: BTreeSet<String>,
    packages: BTreeSet<String>,
    /// Names of programs in `tests/` and `benches/`.
    tests: BTreeSet<String>,
    variables: BTreeSet<String>,
}

impl Known {
    fn read(root: &Path, chores: &str) -> Result<Self> {
        let cli = std::fs::read_to_string(root.join("crates/stolik/src/cli.rs"))?;
        let place = std::fs::read_to_string(root.join("crates/stolik/src/place.rs"))?;
        let mut known = Known {
            root: root.to_owned(),
            commands: commands(&cli),
            flags: flags(&cli).chain(flags(&place)).chain(words_with(chores, "--")).collect(),
            chores: chores
                .lines()
                .filter_map(|line| line.split_whitespace().nth(2))
                .map(str::to_owned)
                .collect(),
            scripts: BTreeSet::new(),
            packages: BTreeSet::new(),
            tests: BTreeSet::new(),
            variables: BTreeSet::new(),
        };
        known.flags.extend(["--help", "--version"].map(str::to_owned));
        known.flags.extend(OTHER_FLAGS.map(str::to_owned));
        for package in ["web/package.json", "art/package.json"] {
            let package: serde_json::Value =
                serde_json::from_str(&std::fs::read_to_string(root.join(package))?)?;
            let scripts = package["scripts"].as_object().into_iter().flatten();
            known.scripts.extend(scripts.map(|(name, _)| name.clone()));
        }
        for manifest in files(root, "Cargo.toml") {
            let text = std::fs::read_to_string(&manifest)?;
            let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
            known.packages.extend(name.map(str::to_owned));
        }
        let parents = ["tests", "benches"];
        for file in files(root, ".rs") {
            let parts: Vec<String> = file.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            let below = parts.iter().position(|part| parents.contains(&part.as_str()));
            let name = below.and_then(|below| parts.get(below + 1));
            known.tests.extend(name.map(|name| name.trim_end_matches(".rs").to_owned()));
        }
        let sources = ["rs", "ts", "mjs", "yaml", "service"].map(|ending| files(root, &format!(".{ending}")));
        for file in sources.into_iter().flatten() {
            known.variables.extend(words_with(&std::fs::read_to_string(&file)?, "STOLIK_"));
        }
        Ok(known)
    }
}

/// Subcommands of the binary, by the enum that clap reads.
fn commands(cli: &str) -> BTreeSet<String> {
    let body = cli.split_once("pub enum Command {").map_or("", |(_, rest)| rest);
    let body = body.split_once("\n}").map_or(body, |(body, _)| body);
    let variants = body.lines().filter_map(|line| line.trim().split_once('(').map(|(name, _)| name));
    variants.filter(|name| name.starts_with(char::is_uppercase)).map(str::to_lowercase).collect()
}

/// Flags, by the fields that clap reads.
fn flags(cli: &str) -> impl Iterator<Item = String> {
    let fields = cli.lines().filter_map(|line| line.trim().strip_prefix("pub ")?.split_once(':'));
    fields.map(|(name, _)| format!("--{}", name.replace('_', "-")))
}

/// Words of a text that begin like this.
fn words_with(text: &str, beginning: &str) -> Vec<String> {
    let is_of_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let words = text.split(|letter: char| !is_of_word(letter));
    words
        .filter(|word| word.starts_with(beginning) && word.len() > beginning.len())
        .map(str::to_owned)
        .collect()
}

/// Everything that is wrong with the documents.
pub fn check(root: &Path, chores: &str, wrong: &mut Vec<String>) -> Result<()> {
    let (all, known) = (documents(root)?, Known::read(root, chores)?);
    for document in &all {
        paths_exist(&known, document, wrong);
        commands_exist(&known, document, wrong);
        names_are_in_files(root, document, wrong);
        links_resolve(root, document, &all, wrong);
    }
    lengths_hold(&all, wrong);
    map_is_complete(root, &all, wrong)?;
    all_are_linked(&all, wrong);
    metrics_and_alerts_are_in_the_runbook(root, &all, wrong)
}

/// A path in code exists; `*` stands for anything.
fn paths_exist(known: &Known, document: &Document, wrong: &mut Vec<String>) {
    for code in document.code() {
        for word in code.split(|letter: char| letter.is_whitespace() || "()\"'=,;".contains(letter)) {
            let path = word.trim_end_matches(['.', ':', '/']).split('#').next().unwrap_or_default();
            let is_path =
                FOLDERS.iter().any(|folder| path.starts_with(folder)) && !path.starts_with("target/");
            let placeholder = PLACEHOLDERS.iter().filter_map(|sign| path.find(sign)).min();
            let exact =
                placeholder.map_or(path, |at| path[..at].rsplit_once('/').map_or("", |(folder, _)| folder));
            if is_path && !known.root.join(exact).exists() {
                wrong.push(format!("{}: there is no `{path}`", document.name));
            }
        }
    }
}

/// A command, a flag, a script, a package, a test and a variable exist.
fn commands_exist(known: &Known, document: &Document, wrong: &mut Vec<String>) {
    let mut say = |kind: &str, name: &str| wrong.push(format!("{}: no {kind} `{name}`", document.name));
    for code in document.code() {
        let words: Vec<&str> = code.split_whitespace().collect();
        for (at, word) in words.iter().enumerate() {
            let next = words.get(at + 1).copied().unwrap_or_default();
            let is_word = next.starts_with(|letter: char| letter.is_ascii_lowercase());
            let is_cargo = at > 0 && words[at - 1] == "cargo";
            let is_first =
                at == 0 || ["exec", "&&", "|", "$"].contains(&words[at - 1]) || words[at - 1].contains('=');
            match *word {
                "xtask" if is_word && is_cargo && !known.chores.contains(next) => say("chore", next),
                "stolik" | "/stolik" if is_first && is_word && !known.commands.contains(next) => {
                    say("command", next)
                }
                "run" if at > 0 && words[at - 1] == "npm" && !known.scripts.contains(next) => {
                    say("script", next)
                }
                "-p" | "--package" if next.starts_with("stolik") && !known.packages.contains(next) => {
                    say("package", next)
                }
                "--test" | "--bench" if is_word && !known.tests.contains(next) => say("test", next),
                _ => {}
            }
        }
        let is_ours =
            words.first().is_some_and(|word| ["stolik", "--"].iter().any(|ours| word.starts_with(ours)))
                || words.starts_with(&["cargo", "xtask"]);
        if is_ours {
            let typed = words.iter().take_while(|word| !["#", "|", "&&"].contains(word));
            for flag in typed.filter_map(|word| word.split('=').next()).filter(|word| word.starts_with("--"))
            {
                let flag = flag.trim_end_matches([']', ',', ')']);
                if flag.len() > 2 && !known.flags.contains(flag) {
                    say("flag", flag);
                }
            }
        }
        for variable in words_with(&code, "STOLIK_") {
            if !known.variables.contains(&variable) {
                say("variable", &variable);
            }
        }
    }
}

/// Where a document says "`name` in `file`", the file has that name in it.
fn names_are_in_files(root: &Path, document: &Document, wrong: &mut Vec<String>) {
    for line in document.text.lines() {
        let parts: Vec<&str> = line.split('`').collect();
        for three in parts.windows(3).skip(1).step_by(2).filter(|three| three[1] == " in ") {
            let (name, path) = (three[0], three[2]);
            let Ok(text) = std::fs::read_to_string(root.join(path)) else { continue };
            let name = name.rsplit("::").next().unwrap_or(name);
            if !text.contains(name) {
                wrong.push(format!("{}: `{name}` is not in `{path}`", document.name));
            }
        }
    }
}

/// Targets of the links of a text.
fn links(text: &str) -> Vec<String> {
    let mut all = Vec::new();
    for part in text.split("](").skip(1) {
        all.extend(part.split(')').next().map(str::to_owned));
    }
    all
}

/// The anchor that a heading has.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.collect::<String>().trim().to_lowercase().replace(' ', "-")
}

fn headings(text: &str) -> impl Iterator<Item = String> + '_ {
    text.lines().filter(|line| line.starts_with('#')).map(|line| anchor(line.trim_start_matches('#')))
}

/// A relative link leads to a file, and its anchor to a heading.
fn links_resolve(root: &Path, document: &Document, all: &[Document], wrong: &mut Vec<String>) {
    for link in links(&document.text) {
        if link.contains("://") || link.starts_with("mailto:") {
            continue;
        }
        let (path, wanted) = link.split_once('#').unwrap_or((&link, ""));
        let target =
            if path.is_empty() { document.name.clone() } else { lexical(&document.folder().join(path)) };
        if !root.join(&target).exists() {
            wrong.push(format!("{}: the link {link} leads nowhere", document.name));
            continue;
        }
        let known = all.iter().find(|other| other.name == target);
        let is_there = known.is_none_or(|other| headings(&other.text).any(|heading| heading == wanted));
        if !wanted.is_empty() && !is_there {
            wrong.push(format!("{}: no heading for the link {link}", document.name));
        }
    }
}

/// A relative path without `..`.
fn lexical(path: &Path) -> String {
    let mut parts: Vec<String> = Vec::new();
    for part in path.iter().map(|part| part.to_string_lossy().into_owned()) {
        match part.as_str() {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

fn lengths_hold(all: &[Document], wrong: &mut Vec<String>) {
    for document in all {
        let lines = document.text.lines().count();
        let limit = MAX_LINES.iter().find(|(name, _)| *name == document.name);
        if let Some((name, limit)) = limit.filter(|(_, limit)| lines > *limit) {
            wrong.push(format!("{name} has {lines} lines, and {limit} at most are allowed"));
        }
        let bytes = document.text.len();
        if document.is_decision() && !document.is_index_of_decisions() && bytes > MAX_BYTES_OF_A_DECISION {
            wrong.push(format!(
                "{} has {bytes} bytes: a decision has {MAX_BYTES_OF_A_DECISION}",
                document.name
            ));
        }
    }
    let bytes: usize = all.iter().filter(|one| !one.is_decision()).map(|one| one.text.len()).sum();
    if bytes > MAX_BYTES {
        wrong.push(format!("all documents have {bytes} bytes, and {MAX_BYTES} at most are allowed"));
    }
}

/// Each crate, and each folder of the client, is on the map.
fn map_is_complete(root: &Path, all: &[Document], wrong: &mut Vec<String>) -> Result<()> {
    let map = all.iter().find(|document| document.name == MAP).map_or("", |document| &document.text);
    for folder in ["crates", "web/src"] {
        for entry in std::fs::read_dir(root.join(folder))? {
            let entry = entry?;
            let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
            let is_there = map.split_whitespace().any(|word| word == name);
            if entry.path().is_dir() && !is_there {
                wrong.push(format!("{MAP}: {name} is not on the map"));
            }
        }
    }
    Ok(())
}

/// Each file of `docs/` is linked from another document.
fn all_are_linked(all: &[Document], wrong: &mut Vec<String>) {
    let mut linked = BTreeSet::new();
    for document in all {
        let targets = links(&document.text).into_iter().map(|link| {
            let path = link.split('#').next().unwrap_or_default().to_owned();
            lexical(&document.folder().join(path))
        });
        linked.extend(targets.filter(|target| *target != document.name));
    }
    // A link to a folder shows its index.
    let index = "docs/decisions";
    for document in all.iter().filter(|document| document.name.starts_with("docs/")) {
        let is_shown = document.is_index_of_decisions() && linked.contains(index);
        if !is_shown && !linked.contains(&document.name) {
            wrong.push(format!("{} is linked from no other document", document.name));
        }
    }
}

/// What stands between quotation marks after each of these words.
fn quoted<'a>(text: &'a str, after: &str) -> Vec<&'a str> {
    text.split(after).skip(1).filter_map(|part| part.split('"').next()).collect()
}

/// Each metric that the server registers and each alert has its row in the runbook.
fn metrics_and_alerts_are_in_the_runbook(
    root: &Path,
    all: &[Document],
    wrong: &mut Vec<String>,
) -> Result<()> {
    let runbook = all.iter().find(|document| document.name == "docs/HOSTING.md").map_or("", |one| &one.text);
    let metrics = std::fs::read_to_string(root.join("crates/server/src/metrics.rs"))?;
    let alerts = std::fs::read_to_string(root.join("deploy/alerts.yml"))?;
    let names = quoted(&metrics, "registry.register(\"").into_iter();
    let names = names.chain(quoted(&metrics, "registry.register_with_unit(\""));
    let rules = alerts.lines().filter_map(|line| line.trim().strip_prefix("- alert: "));
    for name in names.chain(rules).filter(|name| !runbook.contains(*name)) {
        wrong.push(format!("docs/HOSTING.md: no row for {name}"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn document(name: &str, text: &str) -> Document {
        Document { name: name.to_owned(), text: text.to_owned() }
    }

    fn found(text: &str) -> Vec<String> {
        let root = crate::root();
        let known = Known::read(&root, crate::HELP).unwrap();
        let (document, mut wrong) = (document("docs/API.md", text), Vec::new());
        paths_exist(&known, &document, &mut wrong);
        commands_exist(&known, &document, &mut wrong);
        names_are_in_files(&root, &document, &mut wrong);
        links_resolve(&root, &document, &[], &mut wrong);
        wrong
    }

    #[test]
    fn what_is_named_and_is_not_there_is_found() {
        for text in [
            "see `crates/nowhere/src/lib.rs`",
            "see `crates/table/nowhere/*`",
            "`cargo xtask nothing`",
            "`stolik nothing`",
            "`--no-such-flag`",
            "`stolik serve --no-such-flag 1`",
            "```sh\ncd web && npm run nothing\n```",
            "`cargo test -p stolik-nothing`",
            "`cargo test --test nothing`",
            "`no_such_name` in `xtask/src/docs_of_nothing.rs` and `xtask/src/nothing.rs`",
            "`nameless_thing` in `xtask/src/main.rs`",
            "[there](NOWHERE.md)",
        ] {
            assert!(!found(text).is_empty(), "{text}");
        }
        // Put together, so that it stands in no source.
        assert!(!found(&format!("`STOLIK_{}=1`", "NO_SUCH")).is_empty());
    }

    #[test]
    fn what_is_there_may_be_named() {
        let text = "`crates/table/src/*`, `cargo xtask tidy`, `STOLIK_DATA=x stolik serve --data x --metrics-listen y`\n\
            `--households`, `cargo test -p stolik-table --test laws`, `check` in `xtask/src/tidy.rs`, [x](HOSTING.md)\n\
            ```sh\ncd web && npm run e2e\ncargo bench --bench siege\n```";
        assert_eq!(found(text), Vec::<String>::new());
    }

    #[test]
    fn a_heading_has_the_anchor_that_links_use() {
        assert_eq!(anchor(" When something is wrong"), "when-something-is-wrong");
        assert_eq!(anchor(" `stolik sim`, and more"), "stolik-sim-and-more");
    }

    #[test]
    fn what_is_too_long_or_linked_from_nowhere_is_found() {
        let mut wrong = Vec::new();
        let long = document("README.md", &"a line\n".repeat(81));
        let decision = document("docs/decisions/0001-x.md", &"x".repeat(MAX_BYTES_OF_A_DECISION + 1));
        lengths_hold(&[long, decision], &mut wrong);
        assert_eq!(wrong.len(), 2);
        wrong.clear();
        let linked = document("docs/A.md", "[b](B.md)");
        all_are_linked(&[linked, document("docs/B.md", "[b](B.md)")], &mut wrong);
        assert_eq!(wrong, ["docs/A.md is linked from no other document"]);
    }
}

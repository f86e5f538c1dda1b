//! `cargo xtask rules`: each rule of a crate's `rules.md` is tested, or says why it is not code.
//!
//! A test carries the ids of its rules at the beginning of its name: `pr17_pa9_…`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::files;

/// At most one rule in so many may be *not code*.
const CODE_AT_LEAST: usize = 8;

pub fn check(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    let mut lists = 0;
    for list in files(&root.join("crates"), "rules.md") {
        let folder = list.parent().context("a file lies in a folder")?;
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let rules = read_rules(&std::fs::read_to_string(&list)?, &mut wrong);
        // What the rules say of bots and of content is tested where the bots are.
        let bots = root.join("crates/players/src").join(&name);
        let tested = &tested_ids(folder)? | &tested_ids(&bots)?;
        report(&name, &rules, &tested, &mut wrong);
        lists += 1;
    }
    if lists == 0 {
        bail!("no crate has a rules.md");
    }
    if wrong.is_empty() { Ok(()) } else { bail!("the rules are not in order:\n  {}", wrong.join("\n  ")) }
}

fn report(name: &str, rules: &BTreeMap<String, Status>, tested: &BTreeSet<String>, wrong: &mut Vec<String>) {
    let not_code = rules.values().filter(|status| **status == Status::NotCode).count();
    println!("{name}: {} rules, {} tested, {not_code} not code", rules.len(), rules.len() - not_code);
    if not_code * CODE_AT_LEAST > rules.len() {
        wrong.push(format!(
            "{name}: {not_code} of {} rules are not code, more than one in eight",
            rules.len()
        ));
    }
    for (id, status) in rules {
        match (status, tested.contains(id)) {
            (Status::Tested, false) => wrong.push(format!("{name}: no test carries {id}")),
            (Status::NotCode, true) => {
                wrong.push(format!("{name}: {id} is not code, and yet a test carries it"))
            }
            _ => {}
        }
    }
    let kinds: BTreeSet<String> = rules.keys().map(|id| letters(id)).collect();
    for id in tested.iter().filter(|id| kinds.contains(&letters(id)) && !rules.contains_key(*id)) {
        wrong.push(format!("{name}: a test carries {id}, which no rule has"));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Status {
    Tested,
    NotCode,
}

/// The rows `| id | rule | status |`, each id once.
fn read_rules(text: &str, wrong: &mut Vec<String>) -> BTreeMap<String, Status> {
    let mut rules = BTreeMap::new();
    for line in text.lines() {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [id, rule, status] = cells[..] else { continue };
        if !is_id(id) {
            continue;
        }
        let status = match status.split_once(':') {
            None if status == "tested" => Status::Tested,
            Some(("not code", reason)) if !reason.trim().is_empty() => Status::NotCode,
            _ => {
                wrong.push(format!("{id} is neither \"tested\" nor \"not code: reason\""));
                continue;
            }
        };
        if rule.is_empty() {
            wrong.push(format!("{id} says nothing"));
        }
        if rules.insert(id.to_owned(), status).is_some() {
            wrong.push(format!("{id} stands there twice"));
        }
    }
    rules
}

/// `PR9`, `T3`: one or two capital letters and a number.
fn is_id(text: &str) -> bool {
    let kind = letters(text);
    let number = &text[kind.len()..];
    (1..=2).contains(&kind.len())
        && kind.bytes().all(|letter| letter.is_ascii_uppercase())
        && !number.is_empty()
        && number.bytes().all(|digit| digit.is_ascii_digit())
}

/// The letters with which the ids of rules begin, in every list of rules below a folder.
pub fn letters_in(folder: &Path) -> Result<BTreeSet<String>> {
    let mut all = BTreeSet::new();
    for list in files(folder, "rules.md") {
        let rules = read_rules(&std::fs::read_to_string(&list)?, &mut Vec::new());
        all.extend(rules.keys().map(|id| letters(id)));
    }
    Ok(all)
}

fn letters(id: &str) -> String {
    id.chars().take_while(char::is_ascii_alphabetic).collect()
}

/// The ids at the beginning of the names of a crate's tests.
fn tested_ids(folder: &Path) -> Result<BTreeSet<String>> {
    let mut ids = BTreeSet::new();
    for file in files(folder, ".rs") {
        let text = std::fs::read_to_string(&file)?;
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix("fn ")
                && std::mem::take(&mut is_test)
            {
                ids.extend(ids_of(name));
            }
            is_test |= line == "#[test]";
        }
    }
    Ok(ids)
}

fn ids_of(name: &str) -> Vec<String> {
    let words = name.split('_').map(str::to_ascii_uppercase);
    words.take_while(|word| is_id(word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_stand_at_the_beginning_of_a_name() {
        assert_eq!(ids_of("pr19_pa9_caught_with_9_cubes()"), ["PR19", "PA9"]);
        assert_eq!(ids_of("t3_only_who_is_asked()"), ["T3"]);
        assert!(ids_of("law_1_same_in()").is_empty());
        assert!(ids_of("the_pr9_rule()").is_empty());
    }

    #[test]
    fn every_kind_of_disorder_is_found() {
        let mut wrong = Vec::new();
        let text =
            "| PR1 | a | tested |\n| PR1 | b | tested |\n| PR2 | c | not code |\n| PR3 |  | not code: no |\n";
        let mut rules = read_rules(text, &mut wrong);
        assert_eq!(
            wrong,
            [
                "PR1 stands there twice",
                "PR2 is neither \"tested\" nor \"not code: reason\"",
                "PR3 says nothing"
            ]
        );

        wrong.clear();
        rules.insert("PR4".to_owned(), Status::Tested);
        let tested = ["PR1", "PR3", "PR9", "PX1"].map(str::to_owned).into_iter().collect();
        report("game", &rules, &tested, &mut wrong);
        assert_eq!(
            wrong,
            [
                "game: 1 of 3 rules are not code, more than one in eight",
                "game: PR3 is not code, and yet a test carries it",
                "game: no test carries PR4",
                "game: a test carries PR9, which no rule has",
            ]
        );
    }
}

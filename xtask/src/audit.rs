//! `cargo xtask audit`: advisories and licences of what we depend on.
//!
//! It asks databases that change by themselves, so it is no part of `cargo xtask test`: a new advisory must not turn
//! yesterday's commit red. What could not be asked is *not checked*, which is not the same as fine.

use std::fmt;
use std::path::Path;
use std::process::{Command, ExitCode};

use serde_json::Value;

use crate::run::step;

/// What came of one question.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Verdict {
    Fine,
    Found(String),
    NotChecked(String),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Fine => write!(f, "fine"),
            Verdict::Found(what) => write!(f, "FOUND\n{what}"),
            Verdict::NotChecked(why) => write!(f, "NOT CHECKED: {why}"),
        }
    }
}

/// Folders with packages of Node.
const PACKAGES: [&str; 2] = ["web", "art"];

/// What a package may ask of a program that is given away under MIT: a notice. The fonts may not be sold alone.
const SHIPPED: [&str; 7] = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "OFL-1.1"];
/// What else a package may ask that is only used to build and to test.
const TOOLS: [&str; 4] = ["BlueOak-1.0.0", "CC0-1.0", "MPL-2.0", "Python-2.0"];

/// Ends with 0 where everything was checked and is fine, with 1 where something was found, with 2 where nothing was found
/// but not everything could be checked.
pub fn audit(root: &Path) -> ExitCode {
    let mut verdicts = Vec::new();
    let mut tell = |name: &str, verdict: Verdict| {
        step(&format!("{name}: {verdict}"));
        verdicts.push(verdict);
    };
    tell("crates, licences and sources", crates(root, &["licenses", "bans", "sources"]));
    tell("crates, advisories", advisories(root));
    for folder in PACKAGES {
        tell(&format!("packages of {folder}, licences"), licences(&root.join(folder)));
        tell(&format!("packages of {folder}, advisories"), npm_audit(&root.join(folder)));
    }
    match sum(&verdicts) {
        0 => println!("everything was checked and is fine"),
        1 => println!("something was found"),
        _ => println!("nothing was found, but NOT everything was checked"),
    }
    ExitCode::from(sum(&verdicts))
}

fn sum(verdicts: &[Verdict]) -> u8 {
    let any = |is: fn(&Verdict) -> bool| verdicts.iter().any(is);
    if any(|verdict| matches!(verdict, Verdict::Found(_))) {
        1
    } else if any(|verdict| matches!(verdict, Verdict::NotChecked(_))) {
        2
    } else {
        0
    }
}

/// What a program says, on both of its outputs, and whether it was content. Nothing where it could not be started.
fn ask(folder: &Path, program: &str, arguments: &[&str]) -> Option<(bool, String, String)> {
    let output = Command::new(program).args(arguments).current_dir(folder).output().ok()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).trim().to_owned();
    Some((output.status.success(), text(&output.stdout), text(&output.stderr)))
}

/// Checks of cargo-deny, which holds crates to `deny.toml`.
fn crates(root: &Path, checks: &[&str]) -> Verdict {
    if !ask(root, "cargo", &["deny", "--version"]).is_some_and(|(works, ..)| works) {
        return Verdict::NotChecked("cargo-deny is missing; `cargo install cargo-deny --locked`".to_owned());
    }
    let arguments = [&["deny", "--locked", "check"], checks].concat();
    match ask(root, "cargo", &arguments) {
        Some((true, ..)) => Verdict::Fine,
        // It sums up with a word for each check; without one it has checked nothing.
        Some((false, out, told)) if format!("{out}{told}").contains("FAILED") => Verdict::Found(told),
        Some((false, _, told)) => Verdict::NotChecked(told),
        None => Verdict::NotChecked("cargo could not be started".to_owned()),
    }
}

/// The database is fetched first: one that cannot be reached, or is of yesterday, proves nothing.
fn advisories(root: &Path) -> Verdict {
    match ask(root, "cargo", &["deny", "--locked", "fetch", "db"]) {
        Some((false, _, told)) if told.contains("failed to fetch") => {
            Verdict::NotChecked("the database of advisories could not be reached".to_owned())
        }
        _ => crates(root, &["advisories"]),
    }
}

fn npm_audit(folder: &Path) -> Verdict {
    match ask(folder, "npm", &["audit", "--json", "--package-lock-only"]) {
        Some((_, told, _)) => advised(&told),
        None => Verdict::NotChecked("npm is missing; it comes with Node".to_owned()),
    }
}

/// Only a report counts: whatever else npm says, it has checked nothing.
fn advised(told: &str) -> Verdict {
    let report: Value = serde_json::from_str(told).unwrap_or_default();
    match report["vulnerabilities"].as_object() {
        Some(found) if found.is_empty() => Verdict::Fine,
        Some(found) => {
            let line = |(name, what): (&String, &Value)| {
                format!("  {name}: {}", what["severity"].as_str().unwrap_or("unknown"))
            };
            Verdict::Found(found.iter().map(line).collect::<Vec<_>>().join("\n"))
        }
        None => {
            let why = report["message"].as_str().unwrap_or("npm gave no report");
            Verdict::NotChecked(format!("the registry gives no advisories ({why})"))
        }
    }
}

fn licences(folder: &Path) -> Verdict {
    match std::fs::read_to_string(folder.join("package-lock.json")) {
        Ok(lock) => licensed(&lock),
        Err(error) => Verdict::NotChecked(format!("the lock file cannot be read: {error}")),
    }
}

/// The lock file names the licence of every package, and which are only for building.
fn licensed(lock: &str) -> Verdict {
    let lock: Value = serde_json::from_str(lock).unwrap_or_default();
    let Some(packages) = lock["packages"].as_object() else {
        return Verdict::NotChecked("the lock file lists no packages".to_owned());
    };
    let is_bad = |package: &Value| {
        let licence = package["license"].as_str().unwrap_or("none");
        let is_tool = ["dev", "devOptional"].iter().any(|key| package[key] == Value::Bool(true));
        !(SHIPPED.contains(&licence) || is_tool && TOOLS.contains(&licence))
    };
    // Under no name stands the project itself.
    let bad = packages.iter().filter(|(name, package)| !name.is_empty() && is_bad(package));
    let lines: Vec<String> = bad.map(|(name, package)| format!("  {name}: {}", package["license"])).collect();
    if lines.is_empty() { Verdict::Fine } else { Verdict::Found(lines.join("\n")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_not_checked_is_never_fine() {
        let unknown = || Verdict::NotChecked("no network".to_owned());
        assert_eq!(sum(&[Verdict::Fine, Verdict::Fine]), 0);
        assert_eq!(sum(&[Verdict::Fine, unknown()]), 2);
        assert_eq!(sum(&[unknown(), Verdict::Found("it".to_owned())]), 1);
        for told in ["", "[]", "{}", "not JSON", r#"{"message":"405"}"#, r#"{"vulnerabilities":7}"#] {
            assert!(matches!(advised(told), Verdict::NotChecked(_)), "{told}");
            assert!(matches!(licensed(told), Verdict::NotChecked(_)), "{told}");
        }
    }

    #[test]
    fn advisories_are_found() {
        assert_eq!(advised(r#"{"vulnerabilities":{}}"#), Verdict::Fine);
        let told = r#"{"vulnerabilities":{"left-pad":{"severity":"high"}}}"#;
        assert_eq!(advised(told), Verdict::Found("  left-pad: high".to_owned()));
    }

    #[test]
    fn a_tool_may_have_a_licence_that_what_is_shipped_may_not() {
        let of = |package: &str| licensed(&format!(r#"{{"packages":{{"":{{}},"a":{package}}}}}"#));
        assert_eq!(of(r#"{"license":"MIT"}"#), Verdict::Fine);
        assert_eq!(of(r#"{"license":"MPL-2.0","dev":true}"#), Verdict::Fine);
        assert_eq!(of(r#"{"license":"MPL-2.0"}"#), Verdict::Found("  a: \"MPL-2.0\"".to_owned()));
        assert_eq!(of(r#"{"license":"GPL-3.0","dev":true}"#), Verdict::Found("  a: \"GPL-3.0\"".to_owned()));
        assert_eq!(of("{}"), Verdict::Found("  a: null".to_owned()));
    }
}

//! `cargo xtask tidy`: conventions that the compiler does not check.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{HELP, docs, files, prose};

pub fn check(root: &Path) -> Result<()> {
    let mut wrong = Vec::new();
    for file in files(root, ".rs") {
        let text = std::fs::read_to_string(&file)?;
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        modules_say_where_you_are(&name, &text, &mut wrong);
        no_server_sees_it_all(&name, &text, &mut wrong);
        if let Some(game) = game_of(root, &name) {
            wire_names_are_unique(game, &name, &text, &mut wrong);
        }
    }
    docs::check(root, HELP, &mut wrong)?;
    prose::check(root, &mut wrong)?;
    unique(&mut wrong);
    if wrong.is_empty() { Ok(()) } else { bail!("not tidy:\n  {}", wrong.join("\n  ")) }
}

/// Each module begins with `//!`: a newcomer learns where they are.
fn modules_say_where_you_are(name: &str, text: &str, wrong: &mut Vec<String>) {
    if !text.starts_with("//!") {
        wrong.push(format!("{name} does not begin with a module comment (//!)"));
    }
}

/// Everything at once is shown by a finished log in a browser, and never by a server: see `crates/check/src/film.rs`.
fn no_server_sees_it_all(name: &str, text: &str, wrong: &mut Vec<String>) {
    if name.starts_with("crates/server/src/") && text.contains("Viewer::All") {
        wrong.push(format!("{name} names `Viewer::All`: no function of a server shows everything"));
    }
}

/// A type for the client in a game crate carries the name of its game: two games with a `View` would silently become
/// one type in TypeScript.
fn wire_names_are_unique(game: &str, name: &str, text: &str, wrong: &mut Vec<String>) {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for (number, line) in lines.iter().enumerate() {
        let is_exported = line.starts_with("#[derive(") && line.contains("TS");
        if !is_exported {
            continue;
        }
        let attributes: Vec<&&str> = lines[number + 1..]
            .iter()
            .take_while(|line| line.starts_with("#[") || line.starts_with("//"))
            .collect();
        let capital = game[..1].to_ascii_uppercase() + &game[1..];
        let is_renamed = attributes.iter().any(|line| line.contains(&format!("rename = \"{capital}")));
        let is_plain = attributes.iter().any(|line| line.contains("ts(type"));
        if !is_renamed && !is_plain {
            let kind = lines.get(number + 1 + attributes.len()).copied().unwrap_or_default();
            wrong.push(format!("{name}: `{kind}` needs #[ts(rename = \"{capital}…\")]"));
        }
    }
}

/// The game that a source file belongs to, if it belongs to one: a game has rules, and content of the same name.
fn game_of<'a>(root: &Path, name: &'a str) -> Option<&'a str> {
    let folder = name.strip_prefix("crates/")?.split('/').next()?;
    let is_game = root.join("crates").join(folder).join("rules.md").exists()
        && root.join("content").join(folder).exists();
    (is_game && name.contains("/src/")).then_some(folder)
}

fn unique(wrong: &mut Vec<String>) {
    wrong.sort();
    wrong.dedup();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_without_a_comment_is_found() {
        let mut wrong = Vec::new();
        modules_say_where_you_are("a.rs", "//! Here.\n", &mut wrong);
        assert!(wrong.is_empty());
        modules_say_where_you_are("a.rs", "use b;\n", &mut wrong);
        assert_eq!(wrong.len(), 1);
    }

    #[test]
    fn a_server_that_would_show_everything_is_found() {
        let mut wrong = Vec::new();
        no_server_sees_it_all("crates/check/src/film.rs", "Viewer::All", &mut wrong);
        no_server_sees_it_all("crates/server/src/room/mod.rs", "Viewer::Public", &mut wrong);
        assert!(wrong.is_empty());
        no_server_sees_it_all("crates/server/src/room/mod.rs", "view(Viewer::All)", &mut wrong);
        assert_eq!(wrong.len(), 1);
    }

    #[test]
    fn a_game_is_known_by_its_rules_and_its_content() {
        let root = crate::root();
        assert_eq!(game_of(&root, "crates/pixoid/src/view.rs"), Some("pixoid"));
        assert_eq!(game_of(&root, "crates/pixoid/tests/laws.rs"), None);
        assert_eq!(game_of(&root, "crates/table/src/table.rs"), None, "the table has rules and is no game");
        assert_eq!(game_of(&root, "crates/shelf/src/lib.rs"), None);
    }

    #[test]
    fn a_wire_type_without_its_game_is_found() {
        let found = |text: &str| {
            let mut wrong = Vec::new();
            wire_names_are_unique("pixoid", "crates/pixoid/src/view.rs", text, &mut wrong);
            wrong.len()
        };
        assert_eq!(found("#[derive(Clone, TS)]\n#[ts(rename = \"PixoidView\")]\npub struct View {}"), 0);
        assert_eq!(found("#[derive(Clone, TS)]\n#[serde(x)]\npub struct View {}"), 1);
        assert_eq!(found("#[derive(Clone, TS)]\n#[ts(type = \"number\")]\npub struct Pixel(u8);"), 0);
        assert_eq!(found("#[derive(Clone)]\npub struct Inner {}"), 0);
    }
}

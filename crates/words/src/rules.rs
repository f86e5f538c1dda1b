//! The rules of a game as a text: what its page in the client says, without the pictures.

use stolik_protocol::room::Language;
use stolik_shelf::with_game;

use crate::{Text, Told, Words};

/// The game in a few sentences, then its numbered rules.
pub fn rules<G: Told>(language: Language) -> Vec<String> {
    let files = match G::IN_THE_BOX {
        None => G::FILES.to_vec(),
        // The name of the game in the box.
        Some(inside) => [G::FILES, with_game!(inside, Inside => <Inside as Told>::FILES)].concat(),
    };
    let words = Words::new(language, &files, None, 0, &[]);
    let game = G::INFO.id;
    let named = |game: &str| words.say(&format!("game-{game}"), &[]);
    let mut lines = vec![say!(words, "rules-title", game: named(game))];
    let part = |part: &str| words.say(&format!("rules-{game}-{part}"), &[]);
    if words.has(&format!("rules-{game}-aim")) {
        lines.extend([String::new(), say!(words, "rules-aim"), format!("  {}", part("aim"))]);
        lines.extend([String::new(), say!(words, "story-rules-turn")]);
        lines.extend((1..=3).map(|number| format!("  {number}. {}", part(&format!("turn-{number}")))));
        lines.extend([String::new(), say!(words, "rules-end"), format!("  {}", part("end"))]);
    }
    if let Some(inside) = G::IN_THE_BOX {
        let inside = inside.info().id;
        let title = say!(words, "rules-in-the-box", game: named(inside));
        lines.extend([String::new(), format!("{title} (stolik rules {inside})")]);
    }
    for (key, ids) in chapters(G::RULES) {
        let (Some(from), Some(to)) = (ids.first(), ids.last()) else { continue };
        let key = if G::IN_THE_BOX.is_none() { key } else { "rules-phones" };
        lines.extend([String::new(), say!(words, key, from: *from, to: *to)]);
        lines.extend(ids.iter().map(|id| format!("  {id:<5} {}", words.say(&format!("rule-{id}"), &[]))));
    }
    lines
}

/// The ids of rules by where they come from: the second letter tells, `PA9` is a ruling of ours, any other is the rulebook's.
/// The order of the file is the order of the rulebook.
fn chapters([polish, _]: Text) -> [(&'static str, Vec<&'static str>); 2] {
    let ids = || polish.lines().filter_map(rule_in);
    let is_ours = |id: &&str| id.as_bytes().get(1) == Some(&b'A');
    [
        ("rules-book", ids().filter(|id| !is_ours(id)).collect()),
        ("rules-ours", ids().filter(is_ours).collect()),
    ]
}

/// The id of the rule that a line begins with.
fn rule_in(line: &'static str) -> Option<&'static str> {
    let (id, _) = line.strip_prefix("rule-")?.split_once(" =")?;
    id.starts_with(|letter: char| letter.is_ascii_uppercase()).then_some(id)
}

//! What is read rather than parsed: stories and rules, in both languages, for every game.

use serde_json::Value;
use stolik_shelf::GameId;

use crate::{Folder, complaint, prints};

const LANGUAGES: [&str; 2] = ["pl", "en"];

/// A short game of each kind: how it is played, and who looks.
fn short_game(game: &'static str) -> (Vec<&'static str>, &'static [&'static str]) {
    let (seats, more, viewer): (&str, &[&str], &[&str]) = match game {
        "pixoid" => ("3", &["--set", "variant=short", "--set", "board=0"], &["--public"]),
        "dixit" => ("3", &["--set", "rounds=1"], &["--seat", "1"]),
        "nokaut" => ("2", &["--bots", "greedy"], &["--all"]),
        "nosedivebox" => ("3", &[], &["--seat", "2"]),
        "ruletka" => ("2", &["--set", "look=confetti"], &["--seat", "0"]),
        _ => ("3", &[], &["--all"]),
    };
    ([&["sim", game, "--seats", seats, "--games", "1", "--seed", "3"], more].concat(), viewer)
}

/// So much of a story is kept: how it begins, and how it ends.
const BEGINNING: usize = 110;
const END: usize = 25;

fn shortened(story: &str) -> String {
    let lines: Vec<&str> = story.lines().collect();
    if lines.len() <= BEGINNING + END {
        return story.to_owned();
    }
    let (beginning, end) = (&lines[..BEGINNING], &lines[lines.len() - END..]);
    format!("{}\n\n[…]\n\n{}\n", beginning.join("\n"), end.join("\n"))
}

/// A key that has no text shows itself, and so does a gap in a sentence.
fn is_all_words(text: &str) -> Result<(), String> {
    let is_key = |word: &str| {
        let begins = |begin: &str| word.starts_with(begin);
        begins("{") || word.contains("-log-") || begins("story-") || begins("rule-") || begins("rules-")
    };
    match text.split_whitespace().find(|word| is_key(word)) {
        None => Ok(()),
        Some(word) => Err(format!("{word} is no word")),
    }
}

#[test]
fn every_game_is_told_like_a_story_in_both_languages() {
    for game in GameId::ALL {
        let id = game.info().id;
        let folder = Folder::new(&format!("story-{id}"));
        let log = folder.path("logs");
        let (sim, viewer) = short_game(id);
        prints(&[&sim[..], &["--log", &log]].concat());
        let file = format!("{log}/{id}-000000.jsonl");
        for language in LANGUAGES {
            let story = prints(&[&["replay", &file, "--lang", language], viewer].concat());
            assert_eq!(is_all_words(&story), Ok(()), "{id}, {language}");
            insta::assert_snapshot!(format!("{id}_{language}"), shortened(&story));
        }
    }
}

#[test]
fn whatever_happens_to_people_is_told_in_words_and_to_nobody_more_than_they_heard() {
    for game in GameId::ALL {
        let id = game.info().id;
        let folder = Folder::new(&format!("words-{id}"));
        let log = folder.path("logs");
        prints(&["sim", id, "--games", "2", "--hazards", "0.2", "--log", &log]);
        for number in 0..2 {
            let file = format!("{log}/{id}-{number:06}.jsonl");
            for language in LANGUAGES {
                let told = |viewer: &str| prints(&["replay", &file, "--lang", language, viewer]);
                let (public, all) = (told("--public"), told("--all"));
                assert_eq!(is_all_words(&all), Ok(()), "{id}, {language}");
                // What only some heard is marked where all is told, and nobody else hears it.
                let only = if language == "pl" { "(do wiadomości:" } else { "(heard only by" };
                assert!(!public.contains(only));
                assert!(all.lines().count() >= public.lines().count());
            }
        }
    }
}

#[test]
fn seats_go_by_the_names_that_are_given() {
    let folder = Folder::new("names");
    let log = folder.path("logs");
    prints(&["sim", "pixoid", "--seats", "3", "--games", "1", "--log", &log]);
    let file = format!("{log}/pixoid-000000.jsonl");
    let told = prints(&["replay", &file, "--names", "North,East"]);
    assert!(told.contains("North: ") && told.contains("East: ") && told.contains("Seat 2: "));
    assert!(told.contains("Third virus: "), "who is no seat has a name of its own");
    assert!(!told.contains("Seat 0"));
}

/// Outcome, why a question closed, rounds and turns as people count, and who drew.
#[test]
fn a_referee_is_told_the_same_of_every_game() {
    for game in GameId::ALL {
        let id = game.info().id;
        let folder = Folder::new(&format!("referee-{id}"));
        let log = folder.path("logs");
        prints(&["sim", id, "--games", "1", "--hazards", "0.1", "--log", &log]);
        let told = prints(&["replay", &format!("{log}/{id}-000000.jsonl"), "--all", "--json"]);
        let steps: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let (last, before) = steps.split_last().unwrap();
        assert!(last["outcome"]["winners"].is_array() && last["outcome"]["places"].is_array(), "{id}");
        assert!(before.iter().all(|step| step["outcome"].is_null()), "{id}");
        let mut latest = (0, 0);
        for step in &steps[1..] {
            let closed = ["answered", "clock", "floor"].iter().any(|why| step["why"] == *why);
            assert!(closed != step["change"].is_object(), "{id}: {}", step["seq"]);
            let [round, turn] = ["round", "turn"].map(|key| step[key].as_u64());
            assert!(round != Some(0) && turn != Some(0), "{id}: people count from 1");
            let now = (round.unwrap_or(0), turn.unwrap_or(latest.1));
            assert!(now.0 >= latest.0, "{id}: rounds go on");
            latest = now;
            let (events, heard_by) =
                (step["events"].as_array().unwrap(), step["heard_by"].as_array().unwrap());
            for (event, heard_by) in events.iter().zip(heard_by) {
                if matches!(event["is"].as_str(), Some("drew" | "drew-cards" | "got")) {
                    let who_drew = event["seat"].is_u64() || heard_by["only"].as_array().unwrap().len() == 1;
                    assert!(who_drew, "{id}: {event}");
                }
            }
        }
        let counted = steps[1..].iter().any(|step| step["round"] == 1 || step["turn"] == 1);
        assert!(counted, "{id} counts something");
    }
}

#[test]
fn the_rules_are_printed_in_both_languages() {
    for game in GameId::ALL {
        let id = game.info().id;
        let book = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
        let book = std::fs::read_to_string(format!("{book}/{id}/rules.md")).unwrap();
        let is_id = |cell: &&str| {
            let digits = cell.trim_start_matches(|letter: char| letter.is_ascii_uppercase());
            (1..=2).contains(&(cell.len() - digits.len())) && digits.parse::<u8>().is_ok()
        };
        let ids: Vec<&str> = book
            .lines()
            .filter_map(|line| line.strip_prefix("| ")?.split(" |").next())
            .filter(is_id)
            .collect();
        assert!(ids.len() > 5, "{id}");
        for language in LANGUAGES {
            let rules = prints(&["rules", id, "--lang", language]);
            assert_eq!(is_all_words(&rules), Ok(()), "{id}, {language}");
            for rule in &ids {
                let is_there =
                    |line: &str| line.strip_prefix(&format!("  {rule} ")).is_some_and(|text| text.len() > 9);
                assert!(rules.lines().any(is_there), "{id}, {language}: {rule}");
            }
            if matches!(game, GameId::Pixoid | GameId::Dixitbox) {
                insta::assert_snapshot!(format!("rules_{id}_{language}"), rules);
            }
        }
    }
    assert_eq!(
        complaint(&["rules", "chess"]),
        "stolik: invalid value 'chess' for '<GAME>': there is no game called \"chess\"; there are: GAMES"
    );
}

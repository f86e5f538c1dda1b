//! The commands, run for real.
#![allow(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use stolik_shelf::GameId;

mod story;

/// A folder for one test, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("stolik-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stolik")).args(arguments).output().unwrap()
}

/// What a command prints when all is well.
fn prints(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The games by name, as sentences list them.
fn games() -> String {
    GameId::ALL.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ")
}

/// The one sentence that a mistake gets, whichever games there are.
fn complaint(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?} prints nothing else");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(error.lines().count(), 1, "{error}");
    error.trim().replace(&games(), "GAMES")
}

/// The result of a simulation without what the clock of the machine says.
fn result(arguments: &[&str]) -> String {
    let json = prints(arguments);
    let mut result: serde_json::Value = serde_json::from_str(&json).unwrap();
    let object = result.as_object_mut().unwrap();
    for key in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(object.remove(key).unwrap().as_f64().unwrap() > 0.0, "{key}");
    }
    result.to_string()
}

fn logs(folder: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(path).unwrap())
        })
        .collect();
    all.sort();
    all
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let folder = Folder::new("threads");
    let sim = |threads: &str, seed: &str| {
        let log = folder.path(&format!("{threads}-{seed}"));
        let arguments = [
            "sim",
            "pixoid",
            "--seats",
            "3",
            "--games",
            "50",
            "--threads",
            threads,
            "--seed",
            seed,
            "--log",
            &log,
            "--json",
        ];
        (result(&arguments), logs(&log))
    };
    let (one, one_logs) = sim("1", "7");
    let (three, three_logs) = sim("3", "7");
    assert_eq!(one, three);
    assert_eq!(one_logs, three_logs);
    assert_eq!(one_logs.len(), 50);
    assert_ne!(sim("1", "8").1, one_logs);
}

/// The first game of an evening is any game; the next ones remember it.
#[test]
fn an_evening_is_one_table_whatever_the_threads() {
    let folder = Folder::new("evening");
    let sim = |threads: &str, evening: &str| {
        let log = folder.path(&format!("{threads}-{evening}"));
        let arguments = ["--games", "20", "--bots", "dreamer", "--threads", threads, "--evening", evening];
        let all = [&["sim", "dixit", "--seats", "4", "--log", &log, "--json"], &arguments[..]].concat();
        (result(&all), logs(&log))
    };
    let (one, evenings) = sim("1", "5");
    assert_eq!((one, evenings.clone()), sim("3", "5"));
    let (_, alone) = sim("1", "1");
    let same: Vec<bool> = evenings.iter().zip(&alone).map(|(one, other)| one == other).collect();
    assert!((0..20).step_by(5).all(|first| same[first]));
    assert!(same.iter().filter(|same| **same).count() < 10, "{same:?}");
}

#[test]
fn what_happens_to_people_follows_from_the_seed_and_can_be_verified() {
    let folder = Folder::new("hazards");
    let sim = |threads: &str| {
        let log = folder.path(threads);
        let hazards = ["--hazards", "0.3", "--games", "40", "--threads", threads, "--log", &log, "--json"];
        (result(&[&["sim", "dixit", "--seats", "5"], &hazards[..]].concat()), logs(&log))
    };
    let (one, one_logs) = sim("1");
    assert_eq!((&one, &one_logs), (&sim("3").0, &logs(&folder.path("3"))));
    let result: serde_json::Value = serde_json::from_str(&one).unwrap();
    assert!(result["mishaps"]["joined"].as_u64().unwrap() > 0, "{one}");
    assert!(result["wins"].as_array().unwrap().len() > 5, "newcomers are counted, too");
    for (name, _) in one_logs.iter().take(5) {
        prints(&["verify", &format!("{}/{name}", folder.path("1"))]);
    }
    assert!(prints(&["sim", "pixoid", "--games", "3", "--hazards", "1"]).contains("clocks run out"));
}

/// All that `replay --all --json` says, of two rounds in which somebody leaves, somebody sleeps and bots help out.
#[test]
fn a_referee_is_told_everything() {
    let folder = Folder::new("referee");
    let log = folder.path("logs");
    let short = ["--set", "rounds=2", "--seed", "51", "--hazards", "0.4", "--games", "1", "--log", &log];
    prints(&[&["sim", "dixit", "--seats", "4"], &short[..]].concat());
    let told = prints(&["replay", &format!("{log}/dixit-000000.jsonl"), "--all", "--json"]);
    insta::assert_snapshot!(told);
    let steps: Vec<serde_json::Value> =
        told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (last, before) = steps.split_last().unwrap();
    assert!(last["outcome"]["winners"].is_array());
    assert!(before.iter().all(|step| step["outcome"].is_null()));
    assert!(steps.iter().all(|step| step["state"]["hidden"]["hands"].is_array()));
    let rounds: Vec<_> = steps.iter().map(|step| step["round"].as_u64()).collect();
    assert!(rounds[0].is_none() && rounds[1..].is_sorted() && rounds[1] == Some(1));
    assert_eq!(rounds.last(), Some(&Some(2)));
    for what in [r#""by":"clock""#, r#""by":"bot""#, r#""by":"player""#, r#""why":"clock""#, r#""leave":"#] {
        assert!(told.contains(what), "{what}");
    }
    // Who drew: a card that was drawn is in the hand of whoever heard of it.
    let mut drawn = 0;
    for step in &steps {
        let (events, heard_by) = (step["events"].as_array().unwrap(), step["heard_by"].as_array().unwrap());
        assert_eq!(events.len(), heard_by.len());
        for (event, heard_by) in events.iter().zip(heard_by).filter(|(event, _)| event["is"] == "drew") {
            let seat = heard_by["only"][0].as_u64().unwrap() as usize;
            let hand = step["state"]["hidden"]["hands"][seat].as_array().unwrap();
            assert!(event["cards"].as_array().unwrap().iter().all(|card| hand.contains(card)));
            drawn += 1;
        }
    }
    assert!(drawn > 0);
}

/// Of Nokaut a referee sees where each of the eighty cards lies, at every step, and who wants what.
#[test]
fn a_referee_of_nokaut_sees_every_card() {
    let folder = Folder::new("nokaut-referee");
    let log = folder.path("logs");
    prints(&["sim", "nokaut", "--seats", "4", "--games", "1", "--bots", "greedy", "--log", &log]);
    let told = prints(&["replay", &format!("{log}/nokaut-000000.jsonl"), "--all", "--json"]);
    for line in told.lines() {
        let step: serde_json::Value = serde_json::from_str(line).unwrap();
        let (open, hidden) = (&step["state"]["open"], &step["state"]["hidden"]);
        let mut cards: Vec<u64> = Vec::new();
        let mut lie_in = |place: &serde_json::Value| {
            cards.extend(place.as_array().unwrap().iter().filter_map(serde_json::Value::as_u64));
        };
        lie_in(&open["grid"]);
        hidden["hands"].as_array().unwrap().iter().for_each(&mut lie_in);
        for team in ["dragons", "unicorns"] {
            lie_in(&hidden["piles"][team]);
            lie_in(&open["discard"][team]);
            assert!(open["phase"] == "deck" || hidden["goals"][team].is_u64(), "{line}");
        }
        // A character that is being played stands on its space; what a character does is no card.
        let is_played = |item: &&serde_json::Value| item["what"] == "magic" || item["what"] == "riposte";
        let stack = open["stack"].as_array().unwrap();
        cards.extend(stack.iter().filter(is_played).map(|item| item["card"].as_u64().unwrap()));
        cards.sort_unstable();
        assert_eq!(cards, (0..80).collect::<Vec<_>>(), "{line}");
        assert!(open["turn"].is_u64() && open["order"].is_array() && !open["phase"].is_null(), "{line}");
    }
}

/// Pixoid counts rounds and the turns within them.
#[test]
fn rounds_and_turns_are_counted_as_people_count() {
    let folder = Folder::new("turns");
    let log = folder.path("logs");
    prints(&["sim", "pixoid", "--seats", "3", "--games", "1", "--log", &log]);
    let told = prints(&["replay", &format!("{log}/pixoid-000000.jsonl"), "--json"]);
    let moments: Vec<String> = told
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|step| format!("{} {}", step["round"], step["turn"]))
        .collect();
    assert_eq!(&moments[..6], ["null null", "1 null", "1 null", "1 null", "1 1", "1 2"]);
    assert!(moments.contains(&"3 1".to_owned()));
}

#[test]
fn a_simulation_counts_what_happened() {
    insta::assert_snapshot!(result(&["sim", "pixoid", "--games", "200", "--json"]));
    let short = [
        "sim",
        "pixoid",
        "--games",
        "200",
        "--set",
        "variant=short",
        "--set",
        "first=1",
        "--bots",
        "random,random,random,random",
        "--json",
    ];
    insta::assert_snapshot!(result(&short));
    assert!(
        prints(&["sim", "pixoid", "--games", "10"])
            .starts_with("10 games of pixoid with 4 seats and seed 1 in ")
    );
}

#[test]
fn every_logged_game_can_be_told_as_anybody_saw_it() {
    let folder = Folder::new("tell");
    let log = folder.path("logs");
    prints(&["sim", "pixoid", "--games", "3", "--log", &log]);
    for (name, text) in logs(&log) {
        let file = Path::new(&log).join(name);
        let file = file.to_str().unwrap();
        for viewer in [vec![], vec!["--public"], vec!["--all"], vec!["--seat", "3"]] {
            let told = prints(&[&["replay", file, "--json"], &viewer[..]].concat());
            let steps: Vec<serde_json::Value> =
                told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            // The head and every closed question are a step; the seed and the end are not.
            assert_eq!(steps.len(), text.lines().count() - 2);
            for (seq, step) in steps.iter().enumerate() {
                // What may be answered is told to a seat that is asked.
                let is_told = |key: &&str| *key != "lists" || viewer.first() != Some(&"--seat");
                let keys: Vec<&str> =
                    step.as_object().unwrap().keys().map(String::as_str).filter(is_told).collect();
                let public =
                    ["answers", "ask", "change", "events", "outcome", "round", "seq", "turn", "view", "why"];
                let hidden = ["heard_by", "state"].iter().filter(|_| viewer == ["--all"]);
                let mut expected: Vec<&str> = public.iter().chain(hidden).copied().collect();
                expected.sort_unstable();
                assert_eq!(keys, expected);
                assert_eq!(step["seq"], seq);
            }
            let said: usize = steps.iter().map(|step| step["answers"].as_array().unwrap().len()).sum();
            let everybody = text.matches("\"nonce\"").count();
            match viewer.first() {
                Some(&"--all") => assert_eq!(said, everybody),
                Some(&"--seat") => {
                    assert!((1..everybody).contains(&said));
                    assert!(
                        steps.iter().all(|step| step["answers"]
                            .as_array()
                            .unwrap()
                            .iter()
                            .all(|one| one["seat"] == 3))
                    );
                }
                _ => assert_eq!(said, 0, "a spectator is told what happened, not who said what"),
            }
            assert!(!told.contains("secret") && !told.contains("digest"));
        }
        assert!(prints(&["replay", file]).trim_end().ends_with('!'), "who won is the last word");
    }
}

#[test]
fn several_numbers_of_seats_are_played_one_after_the_other() {
    let all = prints(&["sim", "dixit", "--seats", "3..8", "--games", "2", "--json"]);
    let seats: Vec<_> = serde_json::Deserializer::from_str(&all)
        .into_iter::<serde_json::Value>()
        .map(|result| result.unwrap()["seats"].as_u64().unwrap())
        .collect();
    assert_eq!(seats, [3, 4, 5, 6, 7, 8]);
}

#[test]
fn a_game_may_have_a_report_and_one_without_says_so() {
    let told = prints(&["sim", "nosedive", "--report", "--games", "1", "--seats", "3", "--bots", "greedy"]);
    assert!(told.contains("## greedy: does being influencer pay?"), "{told}");
    assert_eq!(complaint(&["sim", "pixoid", "--report"]), "stolik: pixoid has no report");
    let seats = complaint(&["sim", "nosedive", "--report", "--seats", "2..3"]);
    assert_eq!(seats, "stolik: nosedive is for 3 to 6 players, not for 2 to 3");
    assert_eq!(
        complaint(&["sim", "nosedive", "--report", "--bots", "nobody"]),
        "stolik: there is no bot called \"nobody\""
    );
}

#[test]
fn the_games_are_listed() {
    let told = prints(&["games"]);
    let paragraph = |game: &str| {
        let begin = told.find(&format!("{game}: ")).unwrap();
        let lines = told[begin..].split_inclusive('\n').enumerate();
        lines
            .take_while(|(nth, line)| *nth == 0 || line.starts_with(' '))
            .map(|(_, line)| line)
            .collect::<String>()
    };
    insta::assert_snapshot!(paragraph("pixoid") + &paragraph("dixit"));
    assert_eq!(told, GameId::ALL.iter().map(|game| paragraph(game.info().id)).collect::<String>());
    let json: serde_json::Value = serde_json::from_str(&prints(&["games", "--json"])).unwrap();
    assert_eq!(json[0]["game"], "pixoid");
    assert_eq!(json[0]["most_seats"], 4);
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for game in json.as_array().unwrap() {
        assert!(root.join(game["rules"].as_str().unwrap()).exists(), "the rules are where it says");
    }
}

#[test]
fn a_bad_argument_gets_one_sentence_and_writes_nothing() {
    let folder = Folder::new("bad");
    let log = folder.path("logs");
    let sim = |more: &[&str]| complaint(&[&["sim", "pixoid", "--log", &log], more].concat());
    let all = [
        complaint(&["sim", "chess"]),
        complaint(&["sim"]),
        complaint(&["dance"]),
        sim(&["--seats", "7"]),
        sim(&["--seats", "many"]),
        sim(&["--seats", "3..4"]),
        sim(&["--seats", "4..3"]),
        sim(&["--games", "0"]),
        sim(&["--threads", "0"]),
        sim(&["--hazards", "2"]),
        sim(&["--bots", "clever"]),
        sim(&["--bots", "random,random"]),
        sim(&["--set", "variant=long"]),
        sim(&["--set", "first"]),
        sim(&["--set", "colour=red"]),
        sim(&["--set", "variant=short", "--set", "variant=standard"]),
        sim(&["--seats", "3", "--set", "first=3"]),
        sim(&["--colour", "red"]),
    ];
    assert!(!Path::new(&log).exists(), "nothing was written");
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn logs_never_land_among_other_files() {
    let folder = Folder::new("full");
    fs::write(folder.path("diary.txt"), "mine").unwrap();
    let place = folder.path("");
    let said = complaint(&["sim", "pixoid", "--games", "2", "--log", &place]);
    assert!(said.ends_with("is not empty; logs go into a new or empty one"), "{said}");
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 1);
}

#[test]
fn a_bad_log_gets_one_sentence() {
    let folder = Folder::new("spoilt");
    let logs = folder.path("logs");
    prints(&["sim", "pixoid", "--games", "1", "--log", &logs]);
    let good = fs::read_to_string(format!("{logs}/pixoid-000000.jsonl")).unwrap();
    let file = folder.path("spoilt.jsonl");
    let says = |text: &str| {
        fs::write(&file, text).unwrap();
        complaint(&["replay", &file]).replace(&file, "FILE")
    };
    let lines: Vec<&str> = good.lines().collect();
    let first_move = lines.iter().position(|line| line.contains("program")).unwrap();
    let mut altered = lines.clone();
    let other = lines[first_move].replacen("\"distance\":", "\"distance\":1", 1);
    altered[first_move] = &other;
    let all = [
        says(""),
        says("hello"),
        says(&good.replacen("pixoid", "chess", 1)),
        says(&good.replacen("\"rules\":1", "\"rules\":7", 1)),
        says(&good.replacen("\"secret\":\"", "\"secret\":\"0", 1).replacen(
            "0\",\"devices",
            "\",\"devices",
            1,
        )),
        says(&lines[..9].join("\n")),
        says(&good[..good.len() - 20]),
        says(&altered.join("\n")),
        complaint(&["replay", &folder.path("missing.jsonl")]).replace(&folder.path("missing.jsonl"), "FILE"),
        complaint(&["replay", &format!("{logs}/pixoid-000000.jsonl"), "--seat", "4"])
            .replace(&format!("{logs}/pixoid-000000.jsonl"), "FILE"),
        complaint(&["replay", &file, "--seat", "1", "--public"]),
        complaint(&["replay", &file, "--lang", "de"]),
        complaint(&["replay", &format!("{logs}/pixoid-000000.jsonl"), "--names", "A,B,C,D,E"])
            .replace(&format!("{logs}/pixoid-000000.jsonl"), "FILE"),
    ];
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn a_logged_game_can_be_verified() {
    let folder = Folder::new("verify");
    let logs = folder.path("logs");
    prints(&["sim", "pixoid", "--games", "1", "--log", &logs]);
    let file = format!("{logs}/pixoid-000000.jsonl");
    let said = prints(&["verify", &file]);
    assert!(said.contains("questions went as the sealed dice say"), "{said}");
    let good = fs::read_to_string(&file).unwrap();
    let says = |text: &str| {
        fs::write(&file, text).unwrap();
        complaint(&["verify", &file]).replace(&file, "FILE")
    };
    let cut: Vec<&str> = good.lines().take(9).chain(["{\"t\":\"open\"}\n"]).collect();
    let cut = cut.join("\n");
    let draft = r#"{"t":"put","ask":0,"seat":0,"nonce":1,"sheet":{"parts":[null],"ready":false}}"#;
    let with_draft = good.replacen("{\"t\":\"close\"", &format!("{draft}\n{{\"t\":\"close\""), 1);
    let all = [
        says(&good.replacen("\"nonce\":0", "\"nonce\":7", 1)),
        says(&cut),
        says(&with_draft),
        says(&good.replacen("\"rules\":1", "\"rules\":1,\"note\":\"fair\"", 1)),
        says(&good.replacen("\"t\":", "\"t\": ", 1)),
    ];
    insta::assert_snapshot!(all.join("\n"));
    // It can still be told, and says that it is open.
    fs::write(&file, cut).unwrap();
    assert!(prints(&["replay", &file]).contains("The game is still being played"));
}

/// A game whose dice were opened at the second attempt, and in which a player was removed and came back.
#[test]
fn verify_names_silent_devices_and_changes_of_players_and_proves_nothing_of_version_1() {
    let logs = concat!(env!("CARGO_MANIFEST_DIR"), "/../shelf/tests/logs");
    let old = run(&["verify", &format!("{logs}/version-1.jsonl")]);
    assert_eq!(old.status.code(), Some(3), "a code of its own: this is no damage and no mistake");
    let said = String::from_utf8(old.stderr).unwrap();
    assert!(said.contains("cannot be proven: version 1 hides failed attempts"), "{said}");
    assert!(run(&["replay", &format!("{logs}/version-1.jsonl")]).status.success(), "it can be shown");
    let [two, three] =
        ["2", "3"].map(|version| prints(&["verify", &format!("{logs}/version-{version}.jsonl")]));
    assert!(two.contains("Attempt 1 to open the dice failed; left out of the deal: seat 2"), "{two}");
    insta::assert_snapshot!(three);
}

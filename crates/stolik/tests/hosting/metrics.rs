//! `/metrics`, the dashboard that shows it, and the alerts and the runbook for it.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::AT_ONCE;
use crate::{a_free_port, says, serve_with, stolik};

const DASHBOARD: &str = include_str!("../../../../deploy/grafana.json");
const ALERTS: &str = include_str!("../../../../deploy/alerts.yml");
const RUNBOOK: &str = include_str!("../../../../docs/HOSTING.md");

/// The status, and what is to be read.
fn read(port: u16, key: Option<&str>) -> (u16, String) {
    let agent: ureq::Agent = ureq::Agent::config_builder().http_status_as_error(false).build().into();
    let mut asked = agent.get(format!("http://127.0.0.1:{port}/metrics"));
    if let Some(key) = key {
        asked = asked.header("authorization", format!("Bearer {key}"));
    }
    let mut answer = asked.call().unwrap();
    (answer.status().as_u16(), answer.body_mut().read_to_string().unwrap())
}

/// The names in a text of Prometheus, or in a question to it.
fn names(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    words.filter(|word| word.starts_with("stolik_") || word.starts_with("process_")).collect()
}

/// What stands between two signs, line by line.
fn between(text: &str, from: char, to: char) -> impl Iterator<Item = &str> {
    text.lines().filter_map(move |line| line.split_once(from)?.1.split(to).next())
}

/// Every text in a JSON document under this name.
fn texts<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(object) => {
            for (key, value) in object {
                found.extend(value.as_str().filter(|_| key == name));
                texts(value, name, found);
            }
        }
        Value::Array(all) => all.iter().for_each(|value| texts(value, name, found)),
        _ => {}
    }
}

#[tokio::test]
async fn what_happens_is_counted_without_a_secret_and_the_dashboard_asks_for_what_there_is() {
    let (data, port) = (TempDir::new().unwrap(), a_free_port());
    let key = "not-a-secret-in-a-test";
    let running = serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--metrics-key", key])
            .args(["--metrics-listen", &format!("127.0.0.1:{port}")])
            .args(AT_ONCE)
            .arg("--data")
            .arg(data.path()),
    );
    let person = running.person();
    let code = person.open(true).await;
    let mut screen = person.enter(&code).await;
    screen.until(|screen| screen.is_asked()).await;
    screen.play_to_the_end().await;
    assert_eq!(person.get("/api/tables/BBBBBBBBB").await.status, 404);
    assert_eq!(
        screen.wish(json!({"is": "hand-over", "person": 99})).await.as_deref(),
        Some("no-such-person")
    );

    assert_eq!(read(port, None).0, 401);
    assert_eq!(read(port, Some("some-other-words-of-a-key")).0, 401);
    assert!(!person.get("/metrics").await.body.contains("stolik_"), "not where people play");
    let (status, text) = read(port, Some(key));
    assert_eq!(status, 200);
    let value = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in\n{text}")).parse::<f64>().unwrap()
    };
    assert_eq!(value("stolik_tables{state=\"awake\"}"), 1.0);
    assert_eq!(value("stolik_tables{state=\"asleep\"}"), 0.0);
    assert_eq!(value("stolik_sockets"), 1.0);
    assert_eq!(value("stolik_refusals_total{what=\"request\",case=\"no-such-table\"}"), 1.0);
    assert_eq!(value("stolik_refusals_total{what=\"wish\",case=\"no-such-person\"}"), 1.0);
    assert!(value("stolik_moves_written_total{what=\"step\"}") > 3.0);
    assert!(value("stolik_write_seconds_count") > 3.0);
    assert!(value("stolik_bot_thinking_seconds_count") > 3.0);
    assert!(value("stolik_sent_bytes_total") > 1000.0);
    assert!(value("process_resident_memory_bytes") > 1e6);
    for secret in [code.as_str(), &code.replace('-', ""), &person.key, "Host", key] {
        assert!(!text.contains(secret), "{secret} is in\n{text}");
    }

    // Nor is anything else of a table or a person: labels are words of our own, and the bounds of histograms.
    for label in between(&text, '{', '}').flat_map(|labels| labels.split(',')) {
        let (name, value) = label.split_once('=').unwrap();
        assert!(["state", "what", "case", "le"].contains(&name), "{label}");
        let value = value.trim_matches('"');
        let is_word = value.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        assert!(is_word || name == "le", "{label}");
    }

    // The dashboard asks for nothing else, and leaves nothing out.
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let mut questions = Vec::new();
    texts(&dashboard, "expr", &mut questions);
    let asked: BTreeSet<&str> = questions.iter().flat_map(|question| names(question)).collect();
    let samples = text.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n");
    let told = names(&samples);
    assert!(asked.is_subset(&told), "{:?} are in no answer", asked.difference(&told));
    // A histogram is asked for by its buckets, or by its sum and count.
    let kinds = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    for kind in kinds {
        assert!(asked.iter().any(|name| name.starts_with(kind)), "{kind} is on no panel");
        // The runbook leaves out the unit that the encoder adds.
        let unit = kind.rsplit('_').next().unwrap();
        let name = if ["seconds", "bytes"].contains(&unit) { kind.rsplit_once('_').unwrap().0 } else { kind };
        assert!(RUNBOOK.contains(&format!("| `{name}` |")), "{name} is not in the runbook");
    }

    // The alerts ask for nothing else either, and each is in the runbook.
    let rules =
        ALERTS.lines().filter(|line| !line.trim_start().starts_with('#')).collect::<Vec<_>>().join("\n");
    let asked = names(&rules);
    assert!(asked.is_subset(&told), "{:?} are in no answer", asked.difference(&told));
    for alert in rules.lines().filter_map(|line| line.trim().strip_prefix("- alert: ")) {
        assert!(RUNBOOK.contains(&format!("| `{alert}` |")), "{alert} is not in the runbook");
    }
    // A case that is never told would be an alert that never comes.
    for case in rules.split("case=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let english = include_str!("../../../../content/ui/en.ftl");
        let is_known =
            ["problem", "refusal"].iter().any(|kind| english.contains(&format!("{kind}-{case} =")));
        assert!(is_known, "no text for {case}");
    }
}

/// Part of the long run, which names the tool of Prometheus in `PROMTOOL`.
#[test]
fn prometheus_understands_the_alerts() {
    let Ok(promtool) = std::env::var("PROMTOOL") else {
        return println!("without PROMTOOL the alerts are not read by Prometheus");
    };
    let checked = std::process::Command::new(promtool)
        .args(["check", "rules"])
        .arg(crate::deploy("alerts.yml"))
        .output();
    let checked = checked.expect("PROMTOOL can be started");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}

#[test]
fn counts_are_not_shown_to_strangers() {
    let serve = |words: &[&str]| says(stolik().args(["serve", "--data", "/nonexistent/stolik"]).args(words));
    let refused: [(&[&str], &str); 5] = [
        (&["--metrics-listen", "0.0.0.0:4011"], "can be reached from elsewhere"),
        (&["--metrics-listen", "[::]:4011"], "can be reached from elsewhere"),
        (&["--metrics-listen", "192.0.2.1:4011"], "can be reached from elsewhere"),
        (&["--metrics-listen", "0.0.0.0:4011", "--metrics-key", "short"], "at least 16 letters"),
        (&["--metrics-listen", "0.0.0.0:4011", "--metrics-key", "long, with spaces"], "no spaces"),
    ];
    for (words, why) in refused {
        let (exit, said) = serve(words);
        assert_eq!((exit, said.contains(why)), (Some(2), true), "{words:?}: {said}");
        let key = words.get(3).unwrap_or(&"no key");
        assert!(!said.contains(key), "it may be nearly the right one: {said}");
    }
}

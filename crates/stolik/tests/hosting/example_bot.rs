//! The example of a bot in Python, as somebody runs it: with a key that the host has made, it plays each game to its end.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::json;
use tempfile::TempDir;

use crate::common::AT_ONCE;
use crate::{serve_with, stolik};

/// `cargo xtask test` looks for a Python that has the library which the example needs, or gets one.
fn python() -> String {
    let python = std::env::var("STOLIK_PYTHON").unwrap_or_else(|_| "/usr/bin/python3".to_owned());
    let asked = Command::new(&python).args(["-c", "import websocket"]).status();
    assert!(
        asked.is_ok_and(|status| status.success()),
        "{python} needs websocket-client; STOLIK_PYTHON names another"
    );
    python
}

/// It ends with the test.
pub struct Bot(Child);

impl Bot {
    pub fn start(url: &str, code: &str, key: &str, trusts: Option<(&str, &Path)>) -> Self {
        let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
        let mut bot = Command::new(python());
        bot.arg(example).args([url, code, key]).envs(trusts).stdout(Stdio::piped());
        Bot(bot.spawn().unwrap())
    }

    /// What it says when a game is over.
    fn says_over(&mut self) -> String {
        let mut line = String::new();
        BufReader::new(self.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        line
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_each_game_to_its_end() {
    let data = TempDir::new().unwrap();
    let running = serve_with(
        stolik()
            .args(["serve", "--listen", "127.0.0.1:0", "--limits", "off"])
            .args(AT_ONCE)
            .arg("--data")
            .arg(data.path()),
    );
    let url = format!("http://{}", running.address);
    for game in stolik_server::listed_games().iter().filter(|game| !game.bots.is_empty()) {
        let (host, name) = (running.person(), game.game);
        let code = host.open_for(name, false).await;
        let mut screen = host.enter(&code).await;
        let mut keys = vec![host.key.clone()];
        for chair in 1..game.fewest_seats {
            let program = running.person();
            let invite = json!({"is": "invite-bot", "chair": chair, "name": format!("Machine {chair}"), "key": program.key});
            assert_eq!(screen.wish(invite).await, None, "{name}");
            keys.push(program.key);
        }
        // The host lets it play for themselves, too: nobody else knows the rules here.
        let mut bots: Vec<Bot> = keys.iter().map(|key| Bot::start(&url, &code, key, None)).collect();
        assert_eq!(screen.wish(json!({"is": "start"})).await, None, "{name}");
        screen.until(|screen| screen.is_over()).await;
        for bot in &mut bots {
            assert!(bot.says_over().starts_with("over: {"), "{name}");
        }
    }
}

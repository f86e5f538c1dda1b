//! One table and everybody at it: they sit down, and whoever is asked chooses at random from what is listed.

use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use stolik_protocol::room::Identity;
use stolik_server::random_hex;
use stolik_shelf::GameId;
use stolik_table::{Dice, Lane, Seat, Secret, Sources};
use tokio::sync::watch;
use tokio::time::{Instant, sleep_until, timeout};

use super::Places;
use super::screen::{Screen, Yours};

/// People take their time: each answers after so many milliseconds, evenly spread.
const FASTEST: usize = 2_000;
const SLOWEST: usize = 8_000;
const ANSWERS_PINGS_EVERY: Duration = Duration::from_secs(2);

/// Until when everybody plays, once that is said.
pub type Begins = watch::Receiver<Option<Instant>>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Whoever is asked answers at once.
    Full,
    /// Whoever is asked answers after a while.
    Human,
}

pub struct Room {
    screens: Vec<Screen>,
    dice: Dice,
    /// From the choice that closes a question until the last screen has what follows.
    pub waits: Vec<Duration>,
}

/// A sheet as it is sent.
struct Sheet {
    parts: Vec<Option<Value>>,
    text: Option<String>,
}

impl Room {
    /// Opens a table, seats everybody and deals. The same seed and number give the same choices.
    pub async fn open(places: &Places, game: GameId, seats: u8, seed: u64, number: u64) -> Result<Self> {
        let host = random_hex();
        let at = |seat: u8| places.of(number as usize, seat.into());
        let (opened_at, door) = at(0);
        let code = open_table(opened_at, game, &host).await?;
        let mut screens = vec![Screen::enter(door, &code, &host).await?];
        for seat in 1..seats {
            let mut screen = Screen::enter(at(seat).1, &code, &random_hex()).await?;
            screen.wish(json!({"is": "join", "me": newcomer(seat)})).await?;
            screens.push(screen);
        }
        screens[0].wish(json!({"is": "start"})).await?;
        for screen in &mut screens {
            screen.until(|screen| screen.seq.is_some()).await?;
        }
        let luck = Sources::alone(Secret::of_simulation(seed, number)).seed();
        Ok(Room { screens, dice: Dice::new(&luck, Lane::Mind(Seat::nth(0))), waits: Vec::new() })
    }

    /// What is told from now on is kept.
    pub fn keep_talk(&mut self, folder: &Path) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| format!("{} cannot be made", folder.display()))?;
        for (seat, screen) in self.screens.iter_mut().enumerate() {
            let file = folder.join(format!("seat-{seat}.jsonl"));
            screen.talk =
                Some(File::create(&file).with_context(|| format!("{} cannot be written", file.display()))?);
        }
        Ok(())
    }

    pub fn screens(&self) -> &[Screen] {
        &self.screens
    }

    /// Waits until all tables are open and it is said until when they play; from then on it is counted.
    pub async fn play_from(mut self, mut begins: Begins, pace: Pace) -> Result<Self> {
        let until = loop {
            if let Some(until) = *begins.borrow_and_update() {
                break until;
            }
            // Whoever keeps silent is taken for gone, and there may be many tables to open.
            let _ = timeout(ANSWERS_PINGS_EVERY, begins.changed()).await;
            self.catch_up().await?;
        };
        for screen in &mut self.screens {
            screen.bytes.clear();
        }
        while Instant::now() < until {
            if self.screens[0].is_over {
                self.play_again().await?;
            }
            self.one_question(pace).await?;
        }
        Ok(self)
    }

    async fn play_again(&mut self) -> Result<()> {
        self.screens[0].wish(json!({"is": "rematch"})).await?;
        for screen in &mut self.screens {
            screen.until(|screen| !screen.is_over).await?;
        }
        Ok(())
    }

    /// Everybody who is asked answers, and everybody hears what follows.
    async fn one_question(&mut self, pace: Pace) -> Result<()> {
        let seq = self.screens[0].seq;
        let answering = self.answering();
        let (started, dice) = (Instant::now(), &mut self.dice);
        let mut after = || match pace {
            Pace::Full => Duration::ZERO,
            Pace::Human => Duration::from_millis((FASTEST + dice.index(SLOWEST - FASTEST + 1)) as u64),
        };
        let mut turns: Vec<(Instant, usize)> =
            answering.into_iter().map(|screen| (started + after(), screen)).collect();
        turns.sort_unstable();
        for (at, screen) in turns {
            if pace == Pace::Human {
                sleep_until(at).await;
                self.catch_up().await?;
            }
            // Where the first one counts the question may be over by now.
            if self.screens[0].seq == seq {
                self.answer(screen).await?;
            }
        }
        let chosen = Instant::now();
        for screen in &mut self.screens {
            screen.until(|screen| screen.seq != seq).await?;
        }
        self.waits.push(chosen.elapsed());
        Ok(())
    }

    /// One of each party that is asked, by the index of its screen.
    fn answering(&self) -> Vec<usize> {
        let asked = self.screens.iter().enumerate().filter_map(|(index, screen)| {
            let question = screen.question.as_ref()?;
            let seat = question.yours.as_ref()?.seat;
            let speaks = question.ask.parties.iter().any(|party| party.first() == Some(&seat));
            speaks.then_some(index)
        });
        asked.collect()
    }

    async fn catch_up(&mut self) -> Result<()> {
        for screen in &mut self.screens {
            screen.catch_up().await?;
        }
        Ok(())
    }

    async fn answer(&mut self, screen: usize) -> Result<()> {
        let (screen, dice) = (&mut self.screens[screen], &mut self.dice);
        let Some(number) = screen.question.as_ref().map(|question| question.number) else { return Ok(()) };
        let Some(sheet) = choose(screen, dice).await? else { return Ok(()) };
        screen.answer(number, &sheet.parts, sheet.text.as_deref()).await
    }
}

/// Any of what is listed, one part after the other: what may stand in the next one is asked for as people ask for it, with a
/// draft.
async fn choose(screen: &mut Screen, dice: &mut Dice) -> Result<Option<Sheet>> {
    let Some(question) = &mut screen.question else { return Ok(None) };
    let Some(Yours { seat, lists }) = question.yours.take() else { return Ok(None) };
    let (number, may_pass) = (question.number, question.ask.pass);
    let asked = question.ask.text.as_ref().filter(|text| text.from.contains(&seat));
    let text = asked.map(|text| "a".repeat(usize::from(text.shortest.max(1))));
    let mut lists = lists;
    let mut parts: Vec<Option<Value>> = lists.iter().map(|_| None).collect();
    for part in 0..parts.len() {
        if part > 0 {
            // Where the first one counts somebody else may have been faster.
            let Some(beside) = screen.draft(number, &parts).await? else { return Ok(None) };
            lists = beside;
        }
        let listed = lists.get(part).context("a part without a list")?;
        if may_pass && part == 0 && dice.index(listed.len() + 1) == listed.len() {
            return Ok(Some(Sheet { parts: Vec::new(), text: None }));
        }
        parts[part] = Some(dice.pick(listed).context("nothing is listed")?.clone());
    }
    Ok(Some(Sheet { parts, text }))
}

async fn open_table(address: SocketAddr, game: GameId, key: &str) -> Result<String> {
    let (url, cookie) = (format!("http://{address}/api/tables"), format!("stolik={key}"));
    let body = json!({"game": game.info().id, "me": newcomer(0), "against_bots": false});
    let opened = move || -> Result<Value> {
        let mut answer = ureq::post(&url).header("cookie", &cookie).send_json(body)?;
        Ok(answer.body_mut().read_json()?)
    };
    let opened = tokio::task::spawn_blocking(opened).await?;
    let opened = opened.context("no table can be opened: is the server started with --limits off?")?;
    Ok(opened["code"].as_str().context("a table without a code")?.to_owned())
}

fn newcomer(seat: u8) -> Value {
    let identity = Identity::ALL[usize::from(seat) % Identity::ALL.len()];
    json!({"name": format!("Guest {seat}"), "identity": identity, "language": "en"})
}

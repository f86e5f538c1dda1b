//! One player's socket: what it heard, counted by kind, and what of it a player needs in order to answer.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Write as _;
use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{FutureExt, SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use stolik_squeeze::Memory;
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A table at which nothing awaited happens for this long has stopped, or waits for somebody else. Pings are no news.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Screen {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Where what is heard is kept, a line a message.
    pub talk: Option<File>,
    /// Bytes by kind of message, as they came.
    pub bytes: BTreeMap<String, u64>,
    /// How many sheets were taken that were ready.
    pub moves: u64,
    /// How far the game is, if one was heard of.
    pub seq: Option<u32>,
    pub question: Option<Question>,
    pub is_over: bool,
    /// The id of the game on the table.
    game: Option<String>,
    memory: Memory<String>,
    /// What may stand in each part beside the last draft.
    lists: Option<Vec<Vec<Value>>>,
    /// The last sheet that was replied to.
    replied: u32,
    done: u32,
    next: u32,
    /// Why something was refused last: for the sentence that says why it does not go on.
    refused: Option<String>,
}

/// A message of the server, as far as a player cares.
#[derive(Deserialize)]
struct Said<'a> {
    is: &'a str,
    room: Option<Playing>,
    update: Option<Update>,
    id: Option<u32>,
    nonce: Option<u32>,
    reply: Option<Reply<'a>>,
    lists: Option<Vec<Vec<Value>>>,
    refusal: Option<Refusal>,
    case: Option<String>,
}

#[derive(Deserialize)]
struct Playing {
    playing: Option<String>,
}

#[derive(Deserialize)]
struct Update {
    seq: u32,
    question: Option<Question>,
    outcome: Option<IgnoredAny>,
}

#[derive(Deserialize)]
pub struct Question {
    pub number: u32,
    pub ask: Ask,
    pub yours: Option<Yours>,
}

#[derive(Deserialize)]
pub struct Ask {
    /// Each has one answer, given by any of its seats.
    pub parties: Vec<Vec<u8>>,
    pub pass: bool,
    pub text: Option<TextAsk>,
}

#[derive(Deserialize)]
pub struct TextAsk {
    pub from: Vec<u8>,
    pub shortest: u16,
}

#[derive(Deserialize)]
pub struct Yours {
    pub seat: u8,
    pub lists: Vec<Vec<Value>>,
}

#[derive(Deserialize)]
struct Reply<'a> {
    is: &'a str,
    refusal: Option<Refusal>,
}

#[derive(Deserialize)]
struct Refusal {
    case: String,
}

impl Screen {
    /// A socket at a table that has said hello and been welcomed.
    pub async fn enter(address: SocketAddr, code: &str, key: &str) -> Result<Self> {
        let mut request = format!("ws://{address}/api/tables/{code}/ws").into_client_request()?;
        request.headers_mut().insert("cookie", HeaderValue::from_str(&format!("stolik={key}"))?);
        let (socket, _) = connect_async_with_config(request, None, true)
            .await
            .context("a socket cannot be opened: is the server started with --limits off?")?;
        let mut screen = Screen {
            socket,
            talk: None,
            bytes: BTreeMap::new(),
            moves: 0,
            seq: None,
            question: None,
            is_over: false,
            game: None,
            memory: Memory::default(),
            lists: None,
            replied: 0,
            done: 0,
            next: 0,
            refused: None,
        };
        screen.say(json!({"is": "hello", "protocol": stolik_protocol::PROTOCOL})).await?;
        screen.until(|screen| screen.bytes.contains_key("welcome")).await?;
        Ok(screen)
    }

    async fn say(&mut self, message: Value) -> Result<()> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// Wants something of the room, and waits until it is so.
    pub async fn wish(&mut self, wish: Value) -> Result<()> {
        self.next += 1;
        let id = self.next;
        self.say(json!({"is": "do", "id": id, "wish": wish})).await?;
        self.until(|screen| screen.done == id).await
    }

    /// A sheet that is no answer yet; gives what may stand in its other parts, or nothing if the question was over.
    pub async fn draft(&mut self, ask: u32, parts: &[Option<Value>]) -> Result<Option<Vec<Vec<Value>>>> {
        self.next += 1;
        let nonce = self.next;
        let sheet = json!({"parts": parts, "ready": false});
        self.say(json!({"is": "sheet", "game": self.game, "ask": ask, "nonce": nonce, "sheet": sheet}))
            .await?;
        self.until(|screen| screen.replied == nonce).await?;
        Ok(self.lists.take())
    }

    /// Answers, and waits for nothing.
    pub async fn answer(&mut self, ask: u32, parts: &[Option<Value>], text: Option<&str>) -> Result<()> {
        self.next += 1;
        let mut sheet = json!({"parts": parts, "ready": true});
        if let Some(text) = text {
            sheet["text"] = json!(text);
        }
        self.say(json!({"is": "sheet", "game": self.game, "ask": ask, "nonce": self.next, "sheet": sheet}))
            .await
    }

    /// Listens until what it knows fulfils something.
    pub async fn until(&mut self, fulfilled: impl Fn(&Screen) -> bool) -> Result<()> {
        let patience = Instant::now() + PATIENCE;
        while !fulfilled(self) {
            let Ok(heard) = timeout_at(patience, self.hear()).await else {
                let why = self.refused.as_deref().unwrap_or("nothing was refused");
                bail!("the table does not go on ({why}): is the server started with --pace 0?")
            };
            heard?;
        }
        Ok(())
    }

    /// Hears what has come by now, and answers pings.
    pub async fn catch_up(&mut self) -> Result<()> {
        while let Some(heard) = self.hear().now_or_never() {
            heard?;
        }
        Ok(self.socket.flush().await?)
    }

    async fn hear(&mut self) -> Result<()> {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => {
                self.memory.hear(text.to_string());
                self.understand(&text, text.len())
            }
            Some(Ok(Message::Binary(frame))) => {
                let text = self.memory.understand(&frame)?;
                self.understand(&text, frame.len())
            }
            Some(Ok(Message::Close(_))) | None => bail!("the server has closed a socket"),
            Some(heard) => Ok(heard.map(|_| ())?),
        }
    }

    fn understand(&mut self, text: &str, came: usize) -> Result<()> {
        let said: Said<'_> = serde_json::from_str(text).context("the server speaks another language")?;
        if let Some(talk) = &mut self.talk {
            writeln!(talk, "{text}")?;
        }
        let bytes = came as u64;
        match self.bytes.get_mut(said.is) {
            Some(count) => *count += bytes,
            None => drop(self.bytes.insert(said.is.to_owned(), bytes)),
        }
        match said.is {
            "update" => {
                let Update { seq, question, outcome } = said.update.context("an update without a game")?;
                (self.seq, self.question, self.is_over) = (Some(seq), question, outcome.is_some());
            }
            "sheet-reply" => {
                let reply = said.reply.context("a reply that says nothing")?;
                match reply.is {
                    "accepted" | "replaced" => self.moves += 1,
                    "noted" => {}
                    _ => {
                        self.refused = Some(reply.refusal.map_or(reply.is.to_owned(), |refusal| refusal.case))
                    }
                }
                (self.replied, self.lists) = (said.nonce.unwrap_or_default(), said.lists);
            }
            "welcome" | "room" => self.game = said.room.and_then(|room| room.playing),
            "done" => self.done = said.id.unwrap_or_default(),
            "refused" => bail!("the table refuses: {}", said.refusal.map_or(String::new(), |said| said.case)),
            "rejected" => bail!("the server refuses: {}", said.case.unwrap_or_default()),
            "turned-away" | "reload" | "closing" => bail!("the server lets nobody in: {}", said.is),
            _ => {}
        }
        Ok(())
    }
}

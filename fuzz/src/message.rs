//! What screens and browsers send: read or not, and what is read is written in the same way again.

use serde_json::{Value, json};
use stolik_protocol::PROTOCOL;
use stolik_protocol::client::ClientMessage;
use stolik_protocol::http::{Claim, OpenTable, QrText};
use stolik_protocol::tv::{SendToTv, TypedOnTv};
use stolik_server::parsers;

use crate::same_again;

pub fn law(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    same_again::<ClientMessage>(text);
}

pub fn body_law(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    same_again::<OpenTable>(text);
    same_again::<Claim>(text);
    same_again::<SendToTv>(text);
    same_again::<TypedOnTv>(text);
    if let Some(QrText { text }) = same_again(text) {
        parsers::qr(&text);
    }
}

pub fn seeds() -> Vec<Vec<u8>> {
    let me = json!({"name": "Guest", "identity": "circle", "language": "pl"});
    let wishes = [
        json!({"is": "join", "me": me}),
        json!({"is": "sit", "chair": 2}),
        json!({"is": "add-bot", "chair": 1, "character": "greedy"}),
        json!({"is": "options", "options": {"variant": "short"}}),
        json!({"is": "clocks", "clocks": [{"topic": "program", "seconds": 60}]}),
        json!({"is": "hand-over", "person": 3}),
        json!({"is": "pause", "on": true}),
        json!({"is": "start"}),
    ];
    let wishes = wishes.map(|wish| json!({"is": "do", "id": 1, "wish": wish}));
    let others = [
        json!({"is": "hello", "protocol": PROTOCOL}),
        json!({"is": "sheet", "ask": 0, "nonce": 1, "sheet": {"parts": [null], "ready": false}}),
        json!({"is": "hold", "ask": 7}),
        json!({"is": "say", "text": "Cześć 👋"}),
    ];
    wishes.iter().chain(&others).map(bytes).collect()
}

pub fn body_seeds() -> Vec<Vec<u8>> {
    let me = json!({"name": "Guest", "identity": "circle", "language": "pl"});
    let bodies = [
        json!({"game": "pixoid", "me": me, "against_bots": true}),
        json!({"token": "ab".repeat(32)}),
        json!({"table": "BCD-FGH-JKL", "sure": false}),
        json!({"code": "BCD-FGH"}),
        json!({"text": "http://192.168.1.7:4010/t/ABCD"}),
        json!({"text": "ŻÓŁW 漢字 0123456789"}),
    ];
    bodies.iter().map(bytes).collect()
}

fn bytes(value: &Value) -> Vec<u8> {
    value.to_string().into_bytes()
}

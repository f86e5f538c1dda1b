//! The eavesdropper at a table with partners: a partner sees the other's drafts and nothing else of them, and nobody else
//! hears even that something is being written. Two rooms with two worlds that look the same to one seat are compared to
//! the byte, for whoever looks: seats, partners, guests, televisions, and those who come late.

use std::collections::BTreeMap;

use stolik_table::{Dice, Game, Lane, News, Seat, Snapshot, Table, Viewer, Why};

use super::whispers::cards::Cards;
use super::*;

/// Narrates; the television is in this one's browser.
const HOST: usize = 0;
/// Guess together.
const PARTNER: usize = 1;
const LISTENER: usize = 3;

type Heard = BTreeMap<&'static str, Vec<String>>;

fn luck() -> Luck {
    Luck::alone(Secret::from_bytes([0; 32]))
}

fn at_the_guess() -> Snapshot<Whispers> {
    let mut table = Table::<Whispers>::deal(&Default::default(), 4, luck().seed()).unwrap();
    while table.now().ask().unwrap().topic.0 != "guess" {
        table.close(Why::Clock, &mut News::new()).unwrap();
    }
    table.snapshot()
}

fn hand(game: &Whispers, seat: usize) -> Cards {
    let seat = Seat::nth(seat);
    game.view(Viewer::Seat(seat)).hands[seat].cards.expect("a player sees their own hand")
}

/// Another world that looks the same to the listener, in which the host and the partner hold other cards.
fn twin(world: &Snapshot<Whispers>) -> Snapshot<Whispers> {
    let mut dice = Dice::new(&luck().seed(), Lane::Mind(Seat::nth(LISTENER)));
    let view = world.game.view(Viewer::Seat(Seat::nth(LISTENER)));
    let holds_others = |game: &Whispers, seat| hand(game, seat) != hand(&world.game, seat);
    let game = std::iter::repeat_with(|| Whispers::imagine(&view, &mut dice))
        .take(1000)
        .find(|game| holds_others(game, HOST) && holds_others(game, PARTNER))
        .expect("there is more than one world");
    Snapshot { game, ..world.clone() }
}

pub(super) async fn look(room: &mpsc::Sender<ToRoom>, key: Option<&KeyHash>, device: &KeyHash) -> Screen {
    let came = Came { key: key.cloned(), device: device.clone(), code: CODE.to_owned().into() };
    let mut screen = Screen::knock(room, came).await;
    screen.say(ClientMessage::Hello { protocol: stolik_protocol::PROTOCOL }).await;
    screen.wait_for("update").await;
    screen
}

/// What everybody hears while the partner drafts these.
async fn heard_in(world: &Snapshot<Whispers>, drafts: &[&str]) -> Heard {
    let (mut state, keys) = four_people();
    // It shows in its commitment.
    state.secret = Secret::from_bytes([1; 32]);
    let guest = Key::random().hash();
    let me = Newcomer { name: "Guest".to_owned(), identity: Identity::Cross, language: Language::En };
    join(&mut state, Some(&guest), &me).unwrap();
    let mut play = Match::<Whispers>::deal("game".to_owned(), Default::default(), 4, luck()).unwrap();
    play.stand_as(world);
    let room = open(state, play, config(1.0));

    let stranger = Key::random().hash();
    let looks: [(_, Option<&KeyHash>, &KeyHash); 6] = [
        ("the narrator", Some(&keys[HOST]), &keys[HOST]),
        ("who is not asked", Some(&keys[2]), &keys[2]),
        ("the listener", Some(&keys[LISTENER]), &keys[LISTENER]),
        ("a guest", Some(&guest), &guest),
        ("a stranger", Some(&stranger), &stranger),
        ("the host's television", None, &keys[HOST]),
    ];
    let late = [
        "late narrator",
        "late, not asked",
        "late listener",
        "late guest",
        "late stranger",
        "late television",
    ];
    let mut screens = Vec::new();
    for (name, key, device) in looks {
        screens.push((name, look(&room, key, device).await));
    }
    let mut partner = look(&room, Some(&keys[PARTNER]), &keys[PARTNER]).await;
    for (nonce, draft) in (1..).zip(drafts) {
        let sheet = json!({"parts": [draft], "ready": false});
        partner
            .say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask: partner.ask(), nonce, sheet })
            .await;
        assert_eq!(partner.wait_for("sheet-reply").await["reply"]["is"], "noted");
    }
    for (name, (_, key, device)) in late.into_iter().zip(looks) {
        screens.push((name, look(&room, key, device).await));
    }
    for (_, screen) in &screens {
        screen.wish(Wish::Lend { chair: PARTNER as u8 }).await;
        screen.say(ClientMessage::History).await;
        screen.say(ClientMessage::Hold { ask: partner.ask() }).await;
        screen
            .say(ClientMessage::Sheet {
                game: Some(GAME.to_owned()),
                ask: 99,
                nonce: 7,
                sheet: json!({"ready": true}),
            })
            .await;
        screen
            .say(ClientMessage::Sheet {
                game: Some(GAME.to_owned()),
                ask: partner.ask(),
                nonce: 8,
                sheet: json!(8),
            })
            .await;
        screen.say(ClientMessage::Say { text: "hm".to_owned(), to: Hearers::Table }).await;
        screen.wish(Wish::Stand).await;
    }
    // The room has dealt with everything before it answers this.
    let (told, tell) = oneshot::channel();
    assert!(room.send(ToRoom::Knows { key: guest.clone(), told }).await.is_ok());
    assert!(tell.await.unwrap());
    let mut heard = Heard::new();
    for (name, mut screen) in screens {
        while !screen.outbox.is_empty() {
            screen.hear().await;
        }
        heard.insert(name, screen.heard);
    }
    heard
}

#[tokio::test(start_paused = true)]
async fn a_partner_sees_drafts_and_no_cards() {
    let world = at_the_guess();
    let one = heard_in(&world, &["odd", "even"]).await;
    let two = heard_in(&twin(&world), &["odd", "even"]).await;
    for name in one.keys().filter(|name| !name.contains("narrator") && !name.contains("not asked")) {
        assert_eq!(one[name], two[name], "{name} hears a difference");
    }
    assert_ne!(one["the narrator"], two["the narrator"], "the test can tell the worlds apart");
}

#[tokio::test(start_paused = true)]
async fn nobody_else_hears_that_a_partner_writes() {
    let world = at_the_guess();
    let one = heard_in(&world, &["odd"]).await;
    let two = heard_in(&world, &["even", "odd", "even"]).await;
    for name in one.keys().filter(|name| !name.contains("listener")) {
        assert_eq!(one[name], two[name], "{name} hears a difference");
    }
    for name in ["the listener", "late listener"] {
        assert_ne!(one[name], two[name], "{name} sees the draft");
    }
}

//! The eavesdropper at a window of Ruletka, at full pace: worlds in which somebody holds a card for it and worlds in which
//! nobody does are the same to everybody else, to the byte and to the millisecond.

use stolik_shelf::ruletka::{Kind, Options, Ruletka};
use stolik_table::{News, Snapshot, Table, Why};

use super::*;

const SEATS: u8 = 4;
/// Holds a card that fits, or one that does not.
const HOLDER: usize = 1;

fn luck() -> Luck {
    Luck::alone(Secret::from_bytes([0; 32]))
}

/// A table at this window, in which the holder has such a card and the public cannot tell.
fn at(topic: &str, kind: Kind) -> Snapshot<Ruletka> {
    let mut table = Table::<Ruletka>::deal(&Options::default(), SEATS, luck().seed()).unwrap();
    while table.now().ask().expect("it goes on").topic.0 != topic {
        table.close(Why::Clock, &mut News::new()).unwrap();
    }
    // The card changes places with one of the holder's, wherever it was: nobody sees either.
    let mut snapshot = serde_json::to_value(table.snapshot()).unwrap();
    let hidden = &mut snapshot["game"]["hidden"];
    let wanted = serde_json::to_value(kind).unwrap();
    let had = hidden["hands"][HOLDER][0].take();
    let piles = ["/deck", "/hands/0", "/hands/1", "/hands/2", "/hands/3"];
    let place = piles.iter().find_map(|pile| {
        let cards = hidden.pointer(pile)?.as_array()?;
        Some(format!("{pile}/{}", cards.iter().position(|card| *card == wanted)?))
    });
    if let Some(card) = place.and_then(|place| hidden.pointer_mut(&place)) {
        *card = had;
    }
    snapshot["game"]["hidden"]["hands"][HOLDER][0] = wanted;
    serde_json::from_value(snapshot).unwrap()
}

/// What everybody but the holder hears from when the window opens until it has closed, and how long that took. `acts`
/// says what the holder does.
async fn heard_in(world: &Snapshot<Ruletka>, acts: Acts) -> (Vec<Vec<String>>, u128) {
    let (mut state, keys) = four_people();
    // It shows in its commitment.
    state.secret = Secret::from_bytes([1; 32]);
    let mut play = Match::<Ruletka>::deal("game".to_owned(), Default::default(), SEATS, luck()).unwrap();
    play.stand_as(world);
    let room = open(state, play, config(1.0));
    let mut holder = Screen::connect(&room, Some(&keys[HOLDER])).await;
    let stranger = Key::random().hash();
    let mut ears = vec![Screen::connect(&room, None).await, Screen::connect(&room, Some(&stranger)).await];
    holder.wait_for("window").await;
    let since = Instant::now();
    let ask = holder.ask();
    match acts {
        Acts::Silent => {}
        Acts::Passes => holder.pass().await,
        Acts::Plays => {
            let card = holder.listed(0)[0].clone();
            holder.hand_in(json!({"parts": [card], "ready": true})).await;
        }
    }
    for ear in &mut ears {
        while ear.ask() == ask {
            ear.wait_for("update").await;
        }
    }
    (ears.into_iter().map(|ear| ear.heard).collect(), since.elapsed().as_millis())
}

#[derive(Clone, Copy)]
enum Acts {
    Silent,
    Passes,
    Plays,
}

#[tokio::test(start_paused = true)]
async fn ra54_whether_somebody_holds_a_card_for_a_window_is_heard_by_nobody() {
    for (topic, fits, does_not) in [
        ("after-spin", Kind::ExtraBullet, Kind::Bonus),
        ("before-bids", Kind::Peeper, Kind::Bonus),
        ("bids-open", Kind::Raise, Kind::Vest),
        ("before-shot", Kind::Respin, Kind::Bonus),
        ("after-shot", Kind::OnceMore, Kind::Vest),
        ("points", Kind::Bonus, Kind::Vest),
    ] {
        let (nothing, empty_handed) = heard_in(&at(topic, does_not), Acts::Silent).await;
        for acts in [Acts::Silent, Acts::Passes] {
            let (kept_back, took) = heard_in(&at(topic, fits), acts).await;
            assert_eq!(nothing, kept_back, "{topic}");
            assert_eq!(took, empty_handed, "{topic}");
        }
        // What is played shows when the window closes, and not before.
        let (played, took) = heard_in(&at(topic, fits), Acts::Plays).await;
        assert_eq!(took, empty_handed, "{topic}");
        assert_ne!(played, nothing, "the test can tell the worlds apart");
        let until_then =
            |heard: &[Vec<String>]| heard.iter().map(|ear| ear[..ear.len() - 1].to_vec()).collect::<Vec<_>>();
        let shows = |text: &String| text.contains("card-played");
        assert!(!until_then(&played).iter().flatten().any(shows), "{topic}");
    }
}

//! Late joining: a bot's chair comes with what the seat knows, a device that has seen one hand never gets another, and
//! nobody gets the chair of a player whom the host removed.

use super::*;

/// A game in which seats 1 and 2 are played by bots; the host, seat 3's player, and somebody without a chair are here.
async fn scene() -> (mpsc::Sender<ToRoom>, [Screen; 3]) {
    let (mut state, keys) = four_people();
    for chair in [1, 2] {
        let identity = [Identity::Hexagon, Identity::Cross][chair - 1];
        state.chairs[chair] = ChairState::bot("random".to_owned(), identity);
    }
    state.people.remove(1);
    let room = open(state, deal(0), config(0.0));
    let host = Screen::connect(&room, Some(&keys[0])).await;
    let player = Screen::connect(&room, Some(&keys[3])).await;
    let guest = Screen::connect(&room, Some(&keys[2])).await;
    (room, [host, player, guest])
}

/// What became of a wish: nothing, or the case of its refusal.
async fn wishes(screen: &mut Screen, wish: Wish) -> Option<String> {
    screen.wish(wish).await;
    loop {
        let message = screen.hear().await;
        match message["is"].as_str() {
            Some("done") => return None,
            Some("refused") => return Some(message["refusal"]["case"].as_str().unwrap().to_owned()),
            _ => {}
        }
    }
}

fn ask(chair: u8) -> Wish {
    Wish::AskForChair { chair: Some(chair) }
}

#[tokio::test(start_paused = true)]
async fn the_host_lets_a_guest_have_the_chair_of_a_bot_and_what_it_knows() {
    let (_room, [mut host, _player, mut guest]) = scene().await;
    assert_eq!(wishes(&mut guest, ask(3)).await.as_deref(), Some("no-bot-there"));
    assert_eq!(wishes(&mut guest, ask(9)).await.as_deref(), Some("no-such-chair"));
    assert_eq!(wishes(&mut guest, ask(1)).await, None);
    assert_eq!(guest.update["view"]["hands"][1]["cards"], Value::Null, "asking is not having");
    while host.view["asks_for_chair"] != json!([{"person": 3, "chair": 1}]) {
        host.wait_for("room").await;
    }
    let let_in = Wish::AnswerChair { person: 3, yes: true };
    assert_eq!(wishes(&mut guest, let_in.clone()).await.as_deref(), Some("not-host"));
    assert_eq!(wishes(&mut host, let_in).await, None);
    guest.wait_for("welcome").await;
    guest.wait_for("update").await;
    assert_eq!(guest.view["chairs"][1]["person"], 3);
    assert!(guest.update["view"]["hands"][1]["cards"].is_number(), "{}", guest.update["view"]);
    assert_eq!(wishes(&mut guest, ask(2)).await.as_deref(), Some("already-sits"));
}

#[tokio::test(start_paused = true)]
async fn whoever_has_seen_a_hand_gets_only_that_one_back() {
    let (_room, [mut host, mut player, _guest]) = scene().await;
    assert_eq!(wishes(&mut player, Wish::Leave).await, None);
    let me = Newcomer { name: "Again".to_owned(), identity: Identity::Star, language: Language::En };
    assert_eq!(wishes(&mut player, Wish::Join { me }).await, None);
    assert_eq!(wishes(&mut player, ask(1)).await.as_deref(), Some("knows-another-hand"));
    assert_eq!(wishes(&mut player, ask(3)).await, None);
    let person = host.view["people"].as_array().unwrap().len() as u32;
    assert_eq!(person, 3);
    while host.view["asks_for_chair"].as_array().unwrap().is_empty() {
        host.wait_for("room").await;
    }
    let person = host.view["asks_for_chair"][0]["person"].as_u64().unwrap() as u32;
    assert_eq!(wishes(&mut host, Wish::AnswerChair { person, yes: false }).await, None);
    assert!(host.view["asks_for_chair"].as_array().unwrap().is_empty(), "no is an answer");
}

fn newcomer(identity: Identity) -> Wish {
    Wish::Join { me: Newcomer { name: "Guest".to_owned(), identity, language: Language::En } }
}

/// The attack: the host removes a player and takes over the hand through a second device.
#[tokio::test(start_paused = true)]
async fn a_host_gets_no_look_at_the_hand_of_a_player_whom_they_removed() {
    for send_away in [None, Some(false), Some(true)] {
        let (room, [mut host, _player, mut second]) = scene().await;
        let wish = match send_away {
            None => Wish::Remove { chair: 3 },
            Some(new_code) => Wish::SendAway { person: 4, new_code },
        };
        assert_eq!(wishes(&mut host, wish).await, None);
        assert_eq!(wishes(&mut second, ask(3)).await.as_deref(), Some("chair-reserved"));
        // Neither a host without a chair, nor one who joins again, nor a device that was never here.
        assert_eq!(wishes(&mut host, Wish::HandOver { person: 3 }).await, None);
        assert_eq!(wishes(&mut second, ask(3)).await.as_deref(), Some("chair-reserved"));
        assert_eq!(second.update["view"]["hands"][3]["cards"], Value::Null);
        if send_away == Some(true) {
            // The code that devices of these tests come by is the former one.
            continue;
        }
        let mut third = Screen::connect(&room, Some(&Key::random().hash())).await;
        assert_eq!(wishes(&mut third, newcomer(Identity::Star)).await, None);
        assert_eq!(wishes(&mut third, ask(3)).await.as_deref(), Some("chair-reserved"));
        assert_eq!(wishes(&mut third, ask(1)).await, None, "other bots' chairs are free");
    }
}

#[tokio::test(start_paused = true)]
async fn a_player_whom_the_host_removed_may_come_back_to_the_chair() {
    let (_room, [mut host, mut player, _guest]) = scene().await;
    let hand = player.update["view"]["hands"][3].clone();
    assert!(hand["cards"].is_number());
    assert_eq!(wishes(&mut host, Wish::Remove { chair: 3 }).await, None);
    assert_eq!(wishes(&mut player, newcomer(Identity::Star)).await, None);
    assert_eq!(wishes(&mut player, ask(3)).await, None);
    while host.view["asks_for_chair"].as_array().unwrap().is_empty() {
        host.wait_for("room").await;
    }
    let person = host.view["asks_for_chair"][0]["person"].as_u64().unwrap() as u32;
    assert_eq!(wishes(&mut host, Wish::AnswerChair { person, yes: true }).await, None);
    player.wait_for("welcome").await;
    player.wait_for("update").await;
    assert_eq!(player.update["view"]["hands"][3], hand);
}

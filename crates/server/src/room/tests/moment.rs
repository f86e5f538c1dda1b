//! The table stays with what a step has shown: until all have gone on, or a while after the last film.

use super::*;
use stolik_protocol::room::Linger;

/// A vote has just been shown to four people and a television.
struct Shown {
    seats: Vec<Screen>,
    television: Screen,
    since: Instant,
}

async fn shown(linger: Linger) -> Shown {
    let AtTheWindow { mut seats, spectator: mut television, .. } = at_the_window(config(1.0), None).await;
    seats[0].wish(Wish::Linger { linger }).await;
    for seat in [1, 3] {
        seats[seat].until_asked("guess").await;
        seats[seat].pass().await;
    }
    for screen in &mut seats {
        screen.until_asked("vote").await;
        let vote = screen.listed(0)[0].clone();
        screen.hand_in(json!({"parts": [vote], "ready": true})).await;
    }
    for screen in seats.iter_mut().chain([&mut television]) {
        screen.until_asked("give").await;
        assert_eq!(screen.view["moment"]["seq"], screen.update["seq"], "it was told before the step");
        assert_eq!(screen.update["events"][0]["is"], "voted");
    }
    Shown { seats, television, since: Instant::now() }
}

impl Shown {
    fn seq(&self) -> u32 {
        self.seats[0].ask()
    }

    /// When the game goes on, in milliseconds since the vote was shown.
    async fn goes_on_after(&mut self) -> u128 {
        while !self.seats[0].view["moment"].is_null() {
            self.seats[0].wait_for("room").await;
        }
        self.since.elapsed().as_millis()
    }

    async fn film(&self, screen: &Screen, ms: u32) {
        screen.say(ClientMessage::Film { seq: self.seq(), ms }).await;
    }
}

#[tokio::test(start_paused = true)]
async fn the_game_goes_on_after_a_while_and_nothing_is_answered_before() {
    let mut scene = shown(Linger::Short).await;
    let card = scene.seats[0].listed(0)[0].clone();
    let give = json!({"parts": [card], "ready": true});
    let early = ClientMessage::Sheet {
        game: Some(GAME.to_owned()),
        ask: scene.seq(),
        nonce: 90,
        sheet: give.clone(),
    };
    scene.seats[0].say(early).await;
    let reply = scene.seats[0].wait_for("sheet-reply").await;
    assert_eq!(reply["reply"]["refusal"]["case"], "moment");
    assert_eq!(scene.goes_on_after().await, 8000);
    scene.seats[0].hand_in(give).await;

    assert_eq!(shown(Linger::Relaxed).await.goes_on_after().await, 25_000);
}

#[tokio::test(start_paused = true)]
async fn it_goes_on_when_everybody_who_is_here_has_tapped() {
    let mut scene = shown(Linger::UntilAll).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    for seat in [0, 1, 1] {
        scene.seats[seat].wish(Wish::Onward).await;
    }
    scene.seats[0].wait_for("done").await;
    scene.television.wish(Wish::Onward).await;
    scene.television.wait_for("refused").await;
    while scene.seats[0].view["moment"]["seen"] != json!([1, 2]) {
        scene.seats[0].wait_for("room").await;
    }
    // Who goes away, or lets a bot play, is not waited for.
    scene.seats[2].wish(Wish::StepAway).await;
    scene.seats[2].wait_for("done").await;
    let gone = scene.seats.remove(3);
    assert!(gone.room.send(ToRoom::Disconnect { screen: gone.number }).await.is_ok());
    assert_eq!(scene.goes_on_after().await, 600_000);
    // A tap that comes late is no mistake.
    scene.seats[1].wish(Wish::Onward).await;
    scene.seats[1].wait_for("done").await;
}

#[tokio::test(start_paused = true)]
async fn the_while_begins_after_the_last_film_and_films_have_an_end() {
    let mut scene = shown(Linger::Short).await;
    scene.film(&scene.seats[1], 5000).await;
    scene.film(&scene.television, 6000).await;
    let told = scene.seats[0].wait_for("film").await;
    assert_eq!((&told["seq"], &told["left_ms"]), (&json!(scene.seq()), &json!(6000)));
    assert_eq!(scene.goes_on_after().await, 14_000);

    let mut endless = shown(Linger::Short).await;
    endless.film(&endless.seats[1], u32::MAX).await;
    tokio::time::sleep(Duration::from_secs(10)).await;
    endless.film(&endless.seats[1], u32::MAX).await;
    assert_eq!(endless.goes_on_after().await, 23_000);

    let mut skipped = shown(Linger::Short).await;
    skipped.film(&skipped.seats[1], 12_000).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    skipped.film(&skipped.seats[1], 0).await;
    assert_eq!(skipped.goes_on_after().await, 11_000);
}

#[tokio::test(start_paused = true)]
async fn a_moment_outlives_the_server_and_a_pause() {
    let (mut state, keys) = four_people();
    state.moment = Some(Default::default());
    let written = serde_json::to_string(&state).unwrap();
    let room = open(serde_json::from_str(&written).unwrap(), deal(0), config(1.0));
    tokio::time::sleep(Duration::from_secs(60)).await;
    let mut host = Screen::connect(&room, Some(&keys[0])).await;
    assert_eq!(host.view["moment"]["left_ms"], Value::Null, "it begins with whoever comes");
    tokio::time::sleep(Duration::from_secs(5)).await;
    host.wish(Wish::Pause { on: true }).await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    host.wish(Wish::Pause { on: false }).await;
    let since = Instant::now();
    while !host.view["moment"].is_null() {
        host.wait_for("room").await;
    }
    assert_eq!(since.elapsed().as_millis(), 8000);
}

#[tokio::test(start_paused = true)]
async fn bots_wait_for_the_film_of_a_step_and_clocks_begin_after_it() {
    let (mut state, keys) = four_people();
    state.clocks = vec![stolik_protocol::room::Clock { topic: "tell".to_owned(), seconds: 30 }];
    state.chairs[0] = ChairState::bot("random".to_owned(), Identity::Circle);
    let room = open(state, deal(0), Config { bot_pause: Duration::from_millis(700), ..config(1.0) });
    let mut player = Screen::connect(&room, Some(&keys[1])).await;
    let since = Instant::now();
    player.say(ClientMessage::Film { seq: player.ask(), ms: 4000 }).await;
    while player.view["clock_left_ms"] != 34_000 {
        player.wait_for("room").await;
    }
    player.wait_for("update").await;
    assert_eq!(since.elapsed().as_millis(), 4000);
}

/// By a real clock, which goes on between two looks at it.
#[tokio::test]
async fn bots_that_waited_for_a_film_answer_when_it_is_over() {
    let (mut state, keys) = four_people();
    state.chairs[0] = ChairState::bot("random".to_owned(), Identity::Circle);
    let room = open(state, deal(0), Config { bot_pause: Duration::from_millis(1), ..config(1.0) });
    let mut player = Screen::connect(&room, Some(&keys[1])).await;
    player.say(ClientMessage::Film { seq: player.ask(), ms: 100 }).await;
    let answered = tokio::time::timeout(Duration::from_secs(30), player.wait_for("update"));
    answered.await.expect("nobody waits for ever");
}

//! The dice before a deal, at a real room: all open, somebody keeps silent, everybody does; reloads, restarts, leavers;
//! and an operator who plays and waits for the others.

use std::sync::Mutex;

use stolik_shelf::journal::{self, Line};
use stolik_shelf::pixoid::Pixoid;
use stolik_shelf::verify::verify;
use stolik_table::{Commitment, End, Record, Seals, Seat, Seats};

use super::*;

/// Remembers what would be on the disk.
#[derive(Default)]
struct Begun {
    room: Mutex<String>,
    /// The first two lines of every game.
    begun: Mutex<Vec<(String, String)>>,
}

impl Keeps for Begun {
    fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        for write in writes {
            match write {
                Write::Room { state, .. } => *self.room.lock().unwrap() = state,
                Write::Begin { head, seed, .. } => self.begun.lock().unwrap().push((head, seed)),
                _ => {}
            }
        }
        Ok(())
    }
}

impl Disk<Begun> {
    fn open(self: &Arc<Self>, state: RoomState) -> mpsc::Sender<ToRoom> {
        let (room, inbox) = mpsc::channel(256);
        let (config, doors) = (Arc::new(config(1.0)), Arc::default());
        tokio::spawn(
            Room::new(state, None, (self.clone(), Claim::alone("ROOM")), config, doors, room.clone())
                .run(inbox),
        );
        room
    }

    /// The room as a server finds it that starts again.
    fn state(&self) -> RoomState {
        serde_json::from_str(&self.room.lock().unwrap()).unwrap()
    }

    /// The head and the seed of the one game that was dealt, checked against each other.
    fn dealt(&self) -> (stolik_table::Sealed, stolik_table::Sources) {
        let begun = self.begun.lock().unwrap();
        let [(head, seed)] = &begun[..] else { panic!("{} games were dealt", begun.len()) };
        let read = |line: &str| serde_json::from_str::<Line<Pixoid>>(line).unwrap();
        let (Record::Head(head), Record::Seed(sources)) = (read(head), read(seed)) else { panic!() };
        assert_eq!(sources.check(&head.sealed, head.seats, head.v), Ok(()));
        let Seals::BySeat(sealed) = head.sealed else { panic!("not by seat") };
        (sealed, sources)
    }
}

/// What a device opens in an attempt: a link of its hash chain.
fn share(seat: usize, attempt: u32) -> Secret {
    Secret::of_simulation(seat as u64, 0).link(attempt)
}

fn hash(seat: usize, attempt: u32) -> Commitment {
    share(seat, attempt).commitment()
}

/// Four people in the lobby, of whom the first so many have sealed their share.
struct AtTheStart {
    disk: Arc<Disk<Begun>>,
    room: mpsc::Sender<ToRoom>,
    keys: Vec<KeyHash>,
    seats: Vec<Screen>,
}

async fn at_the_start(sealing: usize) -> AtTheStart {
    let (mut state, keys) = four_people();
    (state.stage, state.playing) = (Stage::Lobby, None);
    let disk = Arc::<Disk<Begun>>::default();
    let room = disk.open(state);
    let mut seats = Vec::new();
    for key in &keys {
        seats.push(Screen::enter(&room, Some(key)).await);
    }
    for (seat, screen) in seats.iter_mut().enumerate().take(sealing) {
        screen.say(ClientMessage::Dice { hash: hash(seat, 0) }).await;
    }
    AtTheStart { disk, room, keys, seats }
}

impl AtTheStart {
    /// The host presses the start, and everybody is shown what is to be opened.
    async fn begin(&mut self) {
        self.seats[0].wish(Wish::Start).await;
        self.seats[0].wait_for("done").await;
        for screen in &mut self.seats {
            screen.until_stage("dealing").await;
        }
    }

    /// The device of a seat is disconnected.
    async fn without(&mut self, seat: usize) {
        let screen = self.seats.remove(seat).number;
        assert!(self.room.send(ToRoom::Disconnect { screen }).await.is_ok());
    }

    async fn open(&self, seat: usize, attempt: u32) {
        self.seats[seat].open(share(seat, attempt), attempt).await;
    }

    /// Waits for the deal, which everybody hears of, and gives the seconds since.
    async fn until_dealt(&mut self, since: Instant) -> f64 {
        for screen in &mut self.seats {
            screen.until_stage("playing").await;
        }
        since.elapsed().as_secs_f64()
    }
}

impl Screen {
    async fn until_stage(&mut self, stage: &str) {
        while self.view["stage"] != stage {
            self.hear().await;
        }
    }

    async fn until_attempt(&mut self, attempt: usize) {
        while self.view["sealed"]["attempts"].as_array().is_none_or(|attempts| attempts.len() < attempt) {
            self.hear().await;
        }
    }

    async fn open(&self, bytes: Secret, attempt: u32) {
        self.say(ClientMessage::OpenDice { attempt, bytes, next: None }).await;
    }
}

#[tokio::test(start_paused = true)]
async fn when_all_have_opened_the_game_is_dealt_at_once() {
    let mut table = at_the_start(3).await;
    table.without(3).await;
    table.begin().await;
    let since = Instant::now();
    let view = &table.seats[0].view;
    assert_eq!(view["opening"]["waits_for"], json!([0, 1, 2]));
    assert_eq!(view["sealed"]["missing"], json!([3]));
    assert_eq!(view["sealed"]["receipts"][1], json!({"seat": 1, "hash": hash(1, 0)}));
    let shown = view["sealed"].clone();
    for seat in [2, 0, 1] {
        table.open(seat, 0).await;
    }
    assert_eq!(table.until_dealt(since).await, 0.0);
    let (sealed, sources) = table.disk.dealt();
    assert_eq!(sources.devices, [0, 1, 2].map(|seat| share(seat, 0)));
    assert_eq!(serde_json::to_value(&sealed).unwrap(), shown);
    let view = &table.seats[0].view;
    assert_eq!((&view["sealed"], &view["opening"], &view["receipts"]), (&shown, &Value::Null, &json!([])));
    // What was opened was told to nobody.
    for screen in &table.seats {
        let bytes = serde_json::to_string(&share(0, 0)).unwrap();
        assert!(!screen.heard.iter().any(|said| said.contains(bytes.trim_matches('"'))));
    }
}

#[tokio::test(start_paused = true)]
async fn without_any_seals_the_server_deals_alone_and_names_everybody_missing() {
    let mut table = at_the_start(0).await;
    table.seats[0].wish(Wish::Start).await;
    assert_eq!(table.until_dealt(Instant::now()).await, 4.0);
    let (sealed, sources) = table.disk.dealt();
    assert_eq!((sources.devices.len(), sealed.missing, sealed.attempts.len()), (0, Seats::first(4), 0));
}

/// The attack: the host's server sends the seal, the start and the opening of the host's device in one breath, before
/// another device could seal. The host's bytes would be the only ones in the deal.
#[tokio::test(start_paused = true)]
async fn nothing_is_opened_before_the_devices_of_all_present_players_have_sealed() {
    let mut table = at_the_start(1).await;
    table.seats[0].wish(Wish::Start).await;
    table.open(0, 0).await;
    table.seats[0].wait_for("done").await;
    for screen in &mut table.seats {
        screen.until_stage("dealing").await;
    }
    let view = &table.seats[1].view;
    assert_eq!((&view["sealed"], &view["opening"]["waits_for"]), (&Value::Null, &json!([1, 2, 3])));
    let since = Instant::now();
    for seat in [1, 2] {
        table.seats[seat].say(ClientMessage::Dice { hash: hash(seat, 0) }).await;
    }
    // Seat 3 never seals: after the deadline it is named, and the others open.
    while table.seats[1].view["sealed"].is_null() {
        table.seats[1].hear().await;
    }
    assert_eq!(since.elapsed(), Duration::from_secs(4));
    assert_eq!(table.seats[1].view["sealed"]["missing"], json!([3]));
    for seat in [0, 1, 2] {
        table.open(seat, 0).await;
    }
    table.until_dealt(since).await;
    let (sealed, sources) = table.disk.dealt();
    assert_eq!(sources.devices, [0, 1, 2].map(|seat| share(seat, 0)));
    assert_eq!((sealed.missing, sealed.attempts.len()), (Seat::nth(3).into(), 0));
}

#[tokio::test(start_paused = true)]
async fn the_last_seal_begins_the_opening_at_once() {
    let mut table = at_the_start(3).await;
    table.seats[0].wish(Wish::Start).await;
    table.seats[0].until_stage("dealing").await;
    let since = Instant::now();
    table.seats[3].say(ClientMessage::Dice { hash: hash(3, 0) }).await;
    for seat in 0..4 {
        table.open(seat, 0).await;
    }
    assert_eq!(table.until_dealt(since).await, 0.0);
    assert_eq!(table.disk.dealt().0.missing, Seats::NONE);
}

#[tokio::test(start_paused = true)]
async fn a_restart_while_devices_seal_waits_for_them_again() {
    let mut table = at_the_start(2).await;
    table.seats[0].wish(Wish::Start).await;
    table.seats[0].until_stage("dealing").await;
    assert!(table.room.send(ToRoom::Stop).await.is_ok());
    table.room.closed().await;
    table.room = table.disk.open(table.disk.state());
    for (seat, key) in table.keys.iter().enumerate() {
        table.seats[seat] = Screen::enter(&table.room, Some(key)).await;
    }
    assert_eq!(table.seats[0].view["opening"]["waits_for"], json!([2, 3]));
    for seat in [2, 3] {
        table.seats[seat].say(ClientMessage::Dice { hash: hash(seat, 0) }).await;
    }
    for seat in 0..4 {
        table.open(seat, 0).await;
    }
    table.until_dealt(Instant::now()).await;
    assert_eq!(table.disk.dealt().1.devices.len(), 4);
}

#[tokio::test(start_paused = true)]
async fn who_leaves_while_devices_seal_is_not_waited_for() {
    let mut table = at_the_start(3).await;
    table.seats[0].wish(Wish::Start).await;
    table.seats[0].until_stage("dealing").await;
    let since = Instant::now();
    table.seats[3].wish(Wish::Leave).await;
    for seat in 0..3 {
        table.open(seat, 0).await;
    }
    while table.seats[0].view["sealed"].is_null() {
        table.seats[0].hear().await;
    }
    for seat in 0..3 {
        table.open(seat, 0).await;
    }
    assert_eq!(table.until_dealt(since).await, 0.0);
    assert_eq!(table.disk.dealt().0.missing, Seats::NONE, "a bot plays there");
}

#[tokio::test(start_paused = true)]
async fn whoever_keeps_silent_is_left_out_by_name_and_the_others_open_anew() {
    let mut table = at_the_start(4).await;
    let commitment = table.seats[0].view["commitment"].clone();
    table.begin().await;
    let since = Instant::now();
    for seat in [0, 1, 3] {
        table.open(seat, 0).await;
    }
    table.seats[0].until_attempt(1).await;
    assert_eq!(since.elapsed(), Duration::from_secs(4));
    let attempt = &table.seats[0].view["sealed"]["attempts"][0];
    assert_eq!(attempt["left_out"], json!([2]));
    assert_eq!(table.seats[0].view["opening"]["waits_for"], json!([0, 1, 3]));
    // Too late, and not asked any more.
    table.open(2, 0).await;
    table.open(2, 1).await;
    for seat in [0, 1, 3] {
        table.open(seat, 1).await;
    }
    assert_eq!(table.until_dealt(since).await, 4.0);
    let (sealed, sources) = table.disk.dealt();
    assert_eq!(serde_json::to_value(sealed.commit).unwrap(), commitment, "the server's part stays as it was");
    assert_eq!(sources.devices, [0, 1, 3].map(|seat| share(seat, 1)));
    assert_eq!(sources.opened, [[0, 1, 3].map(|seat| share(seat, 0))]);
    assert_eq!(sealed.attempts[0].left_out, Seat::nth(2).into());
}

#[tokio::test(start_paused = true)]
async fn if_all_keep_silent_the_server_deals_alone_and_says_so() {
    let mut table = at_the_start(4).await;
    table.begin().await;
    assert_eq!(table.until_dealt(Instant::now()).await, 4.0);
    let (sealed, sources) = table.disk.dealt();
    assert_eq!((sources.devices.len(), sealed.attempts[0].left_out), (0, Seats::first(4)));
}

/// It always ends, however the devices fall silent one after the other.
#[tokio::test(start_paused = true)]
async fn each_device_can_make_the_others_open_anew_only_once() {
    let mut table = at_the_start(4).await;
    table.begin().await;
    let since = Instant::now();
    for attempt in 0..4 {
        for seat in 0..3 - attempt {
            table.open(seat, attempt as u32).await;
        }
        table.seats[0].until_attempt(attempt + 1).await;
    }
    assert_eq!(table.until_dealt(since).await, 16.0);
    let left_out = table.disk.dealt().0.attempts.into_iter().map(|attempt| attempt.left_out);
    assert_eq!(left_out.collect::<Vec<_>>(), [3, 2, 1, 0].map(|seat| Seats::one(Seat::nth(seat))));
}

/// The attack: a device of the operator, who sees what all others have opened, and now looks for bytes that deal well.
#[tokio::test(start_paused = true)]
async fn an_operator_who_waits_for_the_others_finds_nothing_to_choose() {
    let mut table = at_the_start(4).await;
    table.begin().await;
    for seat in 0..3 {
        table.open(seat, 0).await;
    }
    for tried in 0..50 {
        table.seats[3].open(Secret::of_simulation(99, tried), 0).await;
        assert_eq!(table.seats[3].wait_for("rejected").await["case"], "bad-dice");
    }
    // Nor can the hash be changed any more.
    table.seats[3].say(ClientMessage::Dice { hash: hash(9, 0) }).await;
    table.seats[3].open(share(9, 0), 0).await;
    table.seats[3].wait_for("rejected").await;
    table.open(3, 0).await;
    table.until_dealt(Instant::now()).await;
    assert_eq!(table.disk.dealt().1.devices, [0, 1, 2, 3].map(|seat| share(seat, 0)));
}

#[tokio::test(start_paused = true)]
async fn a_device_seals_again_until_the_start_but_never_what_another_has_sealed() {
    let mut table = at_the_start(4).await;
    table.seats[1].say(ClientMessage::Dice { hash: hash(7, 0) }).await;
    table.seats[2].say(ClientMessage::Dice { hash: hash(7, 0) }).await;
    assert_eq!(table.seats[2].wait_for("rejected").await["case"], "bad-dice");
    table.begin().await;
    let hashes: Vec<Value> =
        [hash(0, 0), hash(7, 0), hash(2, 0), hash(3, 0)].map(|hash| json!(hash)).to_vec();
    let receipts = table.seats[0].view["sealed"]["receipts"].as_array().unwrap();
    assert_eq!(receipts.iter().map(|receipt| receipt["hash"].clone()).collect::<Vec<_>>(), hashes);
}

#[tokio::test(start_paused = true)]
async fn a_reload_and_a_second_opening_change_nothing() {
    let mut table = at_the_start(4).await;
    table.begin().await;
    for seat in 0..3 {
        table.open(seat, 0).await;
        table.open(seat, 0).await;
    }
    let number = table.seats[3].number;
    assert!(table.room.send(ToRoom::Disconnect { screen: number }).await.is_ok());
    table.seats[3] = Screen::enter(&table.room, Some(&table.keys[3])).await;
    assert_eq!(table.seats[3].view["opening"]["waits_for"], json!([3]));
    table.open(3, 0).await;
    assert_eq!(table.until_dealt(Instant::now()).await, 0.0);
}

#[tokio::test(start_paused = true)]
async fn a_restart_in_the_middle_loses_nothing_that_was_opened() {
    let mut table = at_the_start(4).await;
    table.begin().await;
    for seat in 0..2 {
        table.open(seat, 0).await;
    }
    table.seats[0].wait_for("room").await;
    table.seats[0].wait_for("room").await;
    assert!(table.room.send(ToRoom::Stop).await.is_ok());
    table.room.closed().await;

    table.room = table.disk.open(table.disk.state());
    tokio::time::sleep(Duration::from_secs(60)).await;
    assert!(table.disk.begun.lock().unwrap().is_empty(), "nobody was here");
    for (seat, key) in table.keys.iter().enumerate() {
        table.seats[seat] = Screen::enter(&table.room, Some(key)).await;
    }
    assert_eq!(table.seats[0].view["opening"]["waits_for"], json!([2, 3]));
    for seat in 2..4 {
        table.open(seat, 0).await;
    }
    table.until_dealt(Instant::now()).await;
    assert_eq!(table.disk.dealt().1.devices, [0, 1, 2, 3].map(|seat| share(seat, 0)));
}

#[tokio::test(start_paused = true)]
async fn nobody_waits_for_who_has_left() {
    let mut table = at_the_start(4).await;
    table.begin().await;
    let since = Instant::now();
    for seat in 0..2 {
        table.open(seat, 0).await;
    }
    // One leaves without opening, another is sent away after it.
    table.seats[3].wish(Wish::Leave).await;
    table.seats[0].wish(Wish::Remove { chair: 1 }).await;
    table.open(2, 0).await;
    for attempt in [1, 2] {
        table.seats[0].until_attempt(attempt).await;
        for seat in [0, 2] {
            table.open(seat, attempt as u32).await;
        }
    }
    assert_eq!(table.until_dealt(since).await, 0.0);
    let (sealed, sources) = table.disk.dealt();
    let left_out: Vec<Seats> = sealed.attempts.iter().map(|attempt| attempt.left_out).collect();
    assert_eq!(left_out, [3, 1].map(|seat| Seats::one(Seat::nth(seat))));
    assert_eq!(sources.devices.len(), 2);
    assert_eq!(table.seats[0].view["chairs"][3]["is"], "bot");
}

#[tokio::test(start_paused = true)]
async fn who_is_away_at_the_start_is_not_waited_for() {
    let mut table = at_the_start(4).await;
    table.without(3).await;
    table.begin().await;
    assert_eq!(table.seats[0].view["opening"]["waits_for"], json!([0, 1, 2]));
    assert_eq!(table.seats[0].view["sealed"]["missing"], json!([3]));
}

/// What devices added is in a log that can be checked to the letter. (The clock plays the game.)
#[tokio::test(start_paused = true)]
async fn the_log_of_a_deal_with_a_failed_attempt_verifies() {
    let mut table = at_the_start(2).await;
    table.without(3).await;
    table.without(2).await;
    table.begin().await;
    table.open(0, 0).await;
    table.seats[0].until_attempt(1).await;
    table.open(0, 1).await;
    table.until_dealt(Instant::now()).await;
    let (_, sources) = table.disk.dealt();
    let (head, seed) = table.disk.begun.lock().unwrap()[0].clone();
    let Record::Head(first) = serde_json::from_str::<Line<Pixoid>>(&head).unwrap() else { panic!() };
    let mut game = stolik_table::Table::<Pixoid>::deal(&first.options, first.seats, sources.seed()).unwrap();
    let mut log = format!("{head}\n{seed}\n");
    let mut note = |record: &Line<Pixoid>| log += &(serde_json::to_string(record).unwrap() + "\n");
    while game.now().ask().is_some() {
        let step = game.decide(stolik_table::Why::Clock, None, &mut stolik_table::News::unheard()).unwrap();
        note(&step.record());
        game.apply(step).unwrap();
    }
    note(&Record::End(End { outcome: *game.now().outcome().unwrap(), head: first.digest() }));
    let verified = verify::<Pixoid>(&journal::lines(log.as_bytes()).unwrap()).unwrap();
    assert_eq!(Seals::BySeat(verified.sealed), first.sealed);
}

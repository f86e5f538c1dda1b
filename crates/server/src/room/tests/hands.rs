//! A person and a bot on one seat, in any order of coming, going, lending, taking back, drafting and answering. Always:
//! what a person was told is accepted counts, and the question can be closed by those who are there.

use std::collections::BTreeMap;
use std::sync::Mutex;

use proptest::prelude::*;
use stolik_protocol::room::Clock;
use stolik_table::{Closed, Record};

use super::whispers::choice::Choice;
use super::whispers::open::Options;
use super::*;

/// What may happen at a table, each of somebody by seat.
#[derive(Clone, Copy, Debug)]
enum Act {
    Draft(usize),
    /// With a nonce that bots once had for themselves.
    DraftNumberedZero(usize),
    Answer(usize),
    /// Somebody lends the seat of somebody else.
    Lend(usize, usize),
    /// Somebody has gone for so long that somebody else lends the seat, and the bot answers.
    GoAndBeLent(usize, usize),
    TakeBack(usize),
    /// Somebody lends their own seat for a while.
    StepAway(usize),
    /// Has seen enough of what was shown.
    Onward(usize),
    Come(usize),
    Go(usize),
    Remove(usize),
    Pause(bool),
    Restart,
    /// Time passes: bots answer, clocks run out, absence is noticed.
    Wait(u64),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let seat = || 0..4_usize;
    let act = prop_oneof![
        3 => seat().prop_map(Act::Draft),
        1 => seat().prop_map(Act::DraftNumberedZero),
        4 => seat().prop_map(Act::Answer),
        2 => (seat(), seat()).prop_map(|(by, of)| Act::Lend(by, of)),
        3 => (seat(), seat()).prop_map(|(by, of)| Act::GoAndBeLent(by, of)),
        2 => seat().prop_map(Act::TakeBack),
        1 => seat().prop_map(Act::StepAway),
        2 => seat().prop_map(Act::Onward),
        2 => seat().prop_map(Act::Come),
        3 => seat().prop_map(Act::Go),
        1 => seat().prop_map(Act::Remove),
        1 => any::<bool>().prop_map(Act::Pause),
        1 => Just(Act::Restart),
        4 => prop_oneof![Just(1), Just(800), Just(3000), Just(61_000)].prop_map(Act::Wait),
    ];
    prop::collection::vec(act, 1..40)
}

/// A disk that keeps the one room and the one game of a test. (A real one would not know of paused time.)
#[derive(Default)]
struct Kept(Mutex<(String, Option<StoredGame>)>);

impl Kept {
    fn state(&self) -> RoomState {
        serde_json::from_str(&self.0.lock().unwrap().0).unwrap()
    }

    fn stored(&self) -> StoredGame {
        self.0.lock().unwrap().1.clone().unwrap()
    }
}

impl Keeps for Kept {
    fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let mut kept = self.0.lock().unwrap();
        for write in writes {
            match write {
                Write::Room { state, .. } => kept.0 = state,
                Write::Begin { head, seed, .. } => {
                    let (log, journal) = (Vec::new(), Vec::new());
                    kept.1 = Some(StoredGame { head, seed, log, snapshot: None, journal });
                }
                Write::Put { put, .. } => kept.1.as_mut().unwrap().journal.push(put),
                Write::Step { record, snapshot, .. } => {
                    let game = kept.1.as_mut().unwrap();
                    game.log.push(record);
                    game.snapshot = Some(snapshot);
                    game.journal.clear();
                }
                other => panic!("nobody writes {other:?} here"),
            }
        }
        Ok(())
    }
}

struct Evening {
    kept: Arc<Disk<Kept>>,
    keys: Vec<KeyHash>,
    room: mpsc::Sender<ToRoom>,
    screens: Vec<Option<Screen>>,
    /// The nonce of the last sheet of a seat that its person was told is in, by question.
    promised: BTreeMap<(u32, u8), u32>,
    nonce: u32,
}

impl Evening {
    async fn begin(clocks: bool) -> Evening {
        let (mut state, keys) = four_people();
        if clocks {
            let clock = |topic: &str| Clock { topic: topic.to_owned(), seconds: 90 };
            state.clocks = ["tell", "vote", "give"].map(clock).to_vec();
        }
        let (kept, play) = (Arc::<Disk<Kept>>::default(), deal(0));
        kept.commit(&Claim::alone("ROOM"), vec![play.beginning("BCDFGH").unwrap(), state.write().unwrap()])
            .await
            .unwrap();
        let room = Evening::open(&kept);
        let mut evening =
            Evening { kept, keys, room, screens: Vec::new(), promised: BTreeMap::new(), nonce: 0 };
        evening.screens.resize_with(4, || None);
        for seat in 0..4 {
            evening.come(seat).await;
        }
        evening
    }

    /// The same, at the question that all are asked.
    async fn begin_with_the_vote(clocks: bool) -> Evening {
        let mut evening = Evening::begin(clocks).await;
        while evening.screens[1].as_ref().unwrap().update["question"]["ask"]["topic"] != "vote" {
            for seat in 0..4 {
                evening.act(Act::Answer(seat)).await;
            }
            evening.act(Act::Wait(3000)).await;
        }
        evening
    }

    /// The room as it stands on the disk.
    fn open(kept: &Arc<Disk<Kept>>) -> mpsc::Sender<ToRoom> {
        let (room, inbox) = mpsc::channel(256);
        let play = Match::<Whispers>::resume("game".to_owned(), &kept.stored()).unwrap();
        // Falling asleep is another story.
        let sleeps_after = Duration::from_secs(24 * 60 * 60);
        let config = Config { bot_pause: Duration::from_millis(700), sleeps_after, ..Config::default() };
        let play: Option<Box<dyn Play>> = Some(Box::new(play));
        let (store, config, doors) = (kept.clone(), Arc::new(config), Arc::default());
        tokio::spawn(
            Room::new(kept.state(), play, (store, Claim::alone("ROOM")), config, doors, room.clone())
                .run(inbox),
        );
        room
    }

    async fn come(&mut self, seat: usize) {
        if self.screens[seat].is_none() {
            self.screens[seat] = Some(Screen::connect(&self.room, Some(&self.keys[seat])).await);
        }
        self.listen().await;
    }

    async fn go(&mut self, seat: usize) {
        if let Some(screen) = self.screens[seat].take() {
            let gone = ToRoom::Disconnect { screen: screen.number };
            assert!(self.room.send(gone).await.is_ok());
        }
    }

    /// The room has heard everything so far, and everybody has heard the room.
    async fn listen(&mut self) {
        let (told, tell) = oneshot::channel();
        assert!(self.room.send(ToRoom::Knows { key: Key::random().hash(), told }).await.is_ok());
        tell.await.expect("the room stays open");
        for (seat, screen) in self.screens.iter_mut().enumerate() {
            let Some(screen) = screen else { continue };
            while !screen.outbox.is_empty() {
                let heard = screen.hear().await;
                if heard["is"] == "sheet-reply" {
                    let key = (heard["ask"].as_u64().unwrap() as u32, seat as u8);
                    let nonce = heard["nonce"].as_u64().unwrap() as u32;
                    match heard["reply"]["is"].as_str().unwrap() {
                        "accepted" | "replaced" => drop(self.promised.insert(key, nonce)),
                        "noted" => drop(self.promised.remove(&key)),
                        _ => {}
                    }
                }
            }
        }
    }

    async fn wish(&mut self, seat: usize, wish: Wish) {
        if let Some(screen) = &self.screens[seat] {
            screen.wish(wish).await;
        }
    }

    /// Something that may be answered, or nothing if this seat is not asked.
    fn sheet(&self, seat: usize, ready: bool) -> Option<Value> {
        let yours = &self.screens[seat].as_ref()?.update["question"]["yours"];
        let lists = yours["lists"].as_array()?;
        // The parts of the one question that has two differ.
        let parts: Option<Vec<&Value>> =
            lists.iter().enumerate().map(|(part, list)| list.as_array()?.get(part)).collect();
        let tells = lists.len() == 2;
        Some(match parts {
            Some(parts) if tells => json!({"parts": parts, "text": "fog", "ready": ready}),
            Some(parts) => json!({"parts": parts, "ready": ready}),
            None => json!({"parts": [], "ready": ready}),
        })
    }

    async fn hand_in(&mut self, seat: usize, nonce: u32, ready: bool) {
        let Some(sheet) = self.sheet(seat, ready) else { return };
        let Some(screen) = &self.screens[seat] else { return };
        screen
            .say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask: screen.ask(), nonce, sheet })
            .await;
    }

    async fn act(&mut self, act: Act) {
        self.nonce += 1;
        match act {
            Act::Draft(seat) => self.hand_in(seat, self.nonce, false).await,
            Act::DraftNumberedZero(seat) => self.hand_in(seat, 0, false).await,
            Act::Answer(seat) => self.hand_in(seat, self.nonce, true).await,
            Act::Lend(by, of) => self.wish(by, Wish::Lend { chair: of as u8 }).await,
            Act::GoAndBeLent(by, of) => {
                for act in [Act::Go(of), Act::Wait(61_000), Act::Lend(by, of), Act::Wait(800)] {
                    Box::pin(self.act(act)).await;
                }
            }
            Act::TakeBack(seat) => self.wish(seat, Wish::TakeBack).await,
            Act::StepAway(seat) => self.wish(seat, Wish::StepAway).await,
            Act::Onward(seat) => self.wish(seat, Wish::Onward).await,
            Act::Come(seat) => self.come(seat).await,
            Act::Go(seat) => self.go(seat).await,
            Act::Remove(seat) => self.wish(0, Wish::Remove { chair: seat as u8 }).await,
            Act::Pause(on) => self.wish(0, Wish::Pause { on }).await,
            Act::Restart => {
                self.listen().await;
                assert!(self.room.send(ToRoom::Stop).await.is_ok());
                self.room.closed().await;
                self.room = Evening::open(&self.kept);
                for seat in 0..4 {
                    if self.screens[seat].take().is_some() {
                        self.come(seat).await;
                    }
                }
            }
            Act::Wait(ms) => tokio::time::sleep(Duration::from_millis(ms)).await,
        }
        self.listen().await;
    }

    fn log(&self) -> Vec<Closed<Choice>> {
        let read = |line: &String| serde_json::from_str::<Record<Options, Choice>>(line).unwrap();
        let closed = |record| match record {
            Record::Close(closed) => Some(closed),
            Record::Player(_) => None,
            other => panic!("{other:?}"),
        };
        self.kept.stored().log.iter().map(read).filter_map(closed).collect()
    }

    /// What was accepted is in the log, under the number that the person gave it, where their sheet counted at all: of a
    /// party another may have spoken last, and in a window somebody before them.
    fn promises_are_kept(&self) {
        for closed in self.log() {
            for written in &closed.by {
                if let Some(nonce) = self.promised.get(&(closed.ask, written.seat.number())) {
                    assert_eq!(written.nonce, Some(*nonce), "{closed:?}");
                }
            }
        }
    }

    /// Those who are there can close the open question: people answer, and lend the seats of who is away.
    async fn goes_on(&mut self) {
        let before = self.log().len();
        // A table without a person rests until one comes and asks for a chair: another story.
        if self.kept.state().seated().next().is_none() {
            return;
        }
        // Somebody is there; the host lets it go on, or there is another host after a while.
        for seat in 0..4 {
            self.come(seat).await;
        }
        for _ in 0..6 {
            for seat in 0..4 {
                for wish in [Wish::Pause { on: false }, Wish::AskForHost, Wish::TakeBack, Wish::Onward] {
                    self.wish(seat, wish).await;
                }
                self.listen().await;
                self.nonce += 1;
                self.hand_in(seat, self.nonce, true).await;
                self.listen().await;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.listen().await;
            if self.log().len() > before || self.kept.state().stage == Stage::Over {
                return;
            }
        }
        panic!("the question stays open: {:?}", self.kept.state().chairs);
    }

    /// The same with only one person left who is no host, and who answers for nobody else.
    async fn goes_on_with_one(&mut self, alone: usize) {
        let before = self.log().len();
        let is_person = |evening: &Evening| {
            evening.kept.state().people.iter().any(|person| person.key == evening.keys[alone])
        };
        if !is_person(self) {
            return self.goes_on().await;
        }
        for seat in (0..4).filter(|seat| *seat != alone) {
            self.go(seat).await;
        }
        self.come(alone).await;
        for _ in 0..6 {
            tokio::time::sleep(Duration::from_secs(61)).await;
            for wish in [Wish::AskForHost, Wish::Pause { on: false }, Wish::TakeBack, Wish::Onward] {
                self.wish(alone, wish).await;
            }
            for seat in 0..4 {
                self.wish(alone, Wish::Lend { chair: seat }).await;
            }
            self.listen().await;
            self.nonce += 1;
            self.hand_in(alone, self.nonce, true).await;
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.listen().await;
            if self.log().len() > before || self.kept.state().stage == Stage::Over {
                return;
            }
        }
        panic!("the question stays open: {:?}", self.kept.state().chairs);
    }
}

fn paused_time(story: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build();
    runtime.unwrap().block_on(story);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn what_is_acknowledged_stays_and_no_table_waits_for_ever(
        acts in acts(), all_are_asked: bool, clocks: bool, alone in prop::option::of(0..4_usize),
    ) {
        paused_time(async {
            let mut evening = if all_are_asked {
                Evening::begin_with_the_vote(clocks).await
            } else {
                Evening::begin(clocks).await
            };
            for act in acts {
                evening.act(act).await;
            }
            match alone {
                Some(seat) => evening.goes_on_with_one(seat).await,
                None => evening.goes_on().await,
            }
            evening.promises_are_kept();
        });
    }
}

/// Seat 0 tells, is away, and is lent.
async fn lent() -> Evening {
    let mut evening = Evening::begin(false).await;
    for act in [Act::Go(0), Act::Wait(61_000), Act::Lend(1, 0)] {
        evening.act(act).await;
    }
    assert!(evening.kept.state().bot_on(stolik_table::Seat::nth(0)).is_some());
    evening
}

#[tokio::test(start_paused = true)]
async fn who_answers_in_person_takes_the_seat_back_and_no_bot_speaks_over_them() {
    let mut evening = lent().await;
    for act in [Act::Come(0), Act::Answer(0), Act::Wait(5000)] {
        evening.act(act).await;
    }
    assert_eq!(evening.kept.state().bot_on(stolik_table::Seat::nth(0)), None);
    assert_eq!(evening.log()[0].by[0].nonce, evening.promised.get(&(0, 0)).copied());
    assert!(evening.promised.contains_key(&(0, 0)));
}

#[tokio::test(start_paused = true)]
async fn a_bot_answers_again_after_somebody_has_taken_its_answer_back_and_left() {
    // All vote, and a bot votes for seat 0; before the others do, its person drafts, with the very nonce that bots once
    // had, and is gone again.
    let mut evening = Evening::begin_with_the_vote(false).await;
    let opened = evening.log().len();
    let lent_twice =
        [Act::GoAndBeLent(1, 0), Act::Come(0), Act::DraftNumberedZero(0), Act::GoAndBeLent(1, 0)];
    let others = [Act::Answer(1), Act::Answer(2), Act::Answer(3)];
    for act in lent_twice.into_iter().chain(others) {
        evening.act(act).await;
    }
    assert!(evening.log().len() > opened);
    assert!(evening.log()[opened].by[0].bot);
}

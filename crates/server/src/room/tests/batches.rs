//! Sheets that wait together are written together, and nobody can hear it: whatever comes, one by one or all at once, and
//! whether or not the disk takes it, each screen hears the same bytes in the same order, and the disk holds the same.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use proptest::prelude::*;

use super::*;

/// What somebody sends while a vote is open, by seat. What is listed is chosen from by a number.
#[derive(Clone, Copy, Debug)]
enum Act {
    Draft(usize, usize),
    Answer(usize, usize),
    /// The very sheet that this seat sent last.
    Again(usize),
    /// No choice of this question.
    Illegal(usize),
    /// No sheet of this game.
    Unreadable(usize),
    /// For a question that is not open yet, but may be by then.
    Early(usize),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let seat = || 0..4_usize;
    let act = prop_oneof![
        2 => (seat(), 0..3_usize).prop_map(|(seat, taste)| Act::Draft(seat, taste)),
        5 => (seat(), 0..3_usize).prop_map(|(seat, taste)| Act::Answer(seat, taste)),
        1 => seat().prop_map(Act::Again),
        1 => seat().prop_map(Act::Illegal),
        1 => seat().prop_map(Act::Unreadable),
        1 => seat().prop_map(Act::Early),
    ];
    prop::collection::vec(act, 2..24)
}

/// A disk that keeps one game, counts commits, and may refuse them.
#[derive(Default)]
struct OneGame {
    kept: Mutex<Kept>,
    commits: AtomicUsize,
    is_full: AtomicBool,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Kept {
    log: Vec<(u32, String, String)>,
    journal: Vec<String>,
}

impl Keeps for OneGame {
    fn commit(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        if self.is_full.load(Relaxed) {
            return Err(StoreError::Full);
        }
        self.commits.fetch_add(1, Relaxed);
        let mut kept = self.kept.lock().unwrap();
        for write in writes {
            match write {
                Write::Put { put, .. } => kept.journal.push(put),
                Write::Step { seq, record, snapshot, .. } => {
                    kept.log.push((seq, record, snapshot));
                    kept.journal.clear();
                }
                _ => {}
            }
        }
        Ok(())
    }
}

struct Scene {
    disk: Arc<Disk<OneGame>>,
    seats: Vec<Screen>,
    spectator: Screen,
    ask: u32,
    /// What each seat may vote for.
    listed: Vec<Vec<Value>>,
    last: Vec<Option<(u32, Value)>>,
}

impl Scene {
    /// All four are about to vote.
    async fn begin() -> Scene {
        let disk = Arc::<Disk<OneGame>>::default();
        let (state, keys) = four_people();
        let room = open_on(disk.clone(), state, deal(0), config(0.0));
        let (mut seats, mut spectator) = told(&room, &keys).await;
        for (seat, topic) in [(1, "snatch"), (2, "snatch"), (3, "snatch"), (1, "guess"), (3, "guess")] {
            seats[seat].until_asked(topic).await;
            seats[seat].pass().await;
        }
        for screen in seats.iter_mut().chain([&mut spectator]) {
            screen.until_asked("vote").await;
            screen.heard.clear();
        }
        disk.commits.store(0, Relaxed);
        let listed = seats.iter().map(|seat| seat.listed(0)).collect();
        let ask = seats[0].ask();
        Scene { disk, seats, spectator, ask, listed, last: vec![None; 4] }
    }

    /// Gives the seat that will be answered.
    async fn send(&mut self, act: Act) -> usize {
        let vote = |seat: usize, taste: usize| self.listed[seat][taste % self.listed[seat].len()].clone();
        let of_vote = |vote: Value, ready: bool| json!({"parts": [vote], "ready": ready});
        let (seat, ask, sheet) = match act {
            Act::Draft(seat, taste) => (seat, self.ask, of_vote(vote(seat, taste), false)),
            Act::Answer(seat, taste) => (seat, self.ask, of_vote(vote(seat, taste), true)),
            Act::Early(seat) => (seat, self.ask + 1, of_vote(vote(seat, 0), true)),
            Act::Illegal(seat) => {
                (seat, self.ask, json!({"parts": [vote(seat, 0), vote(seat, 0)], "ready": true}))
            }
            Act::Unreadable(seat) => (seat, self.ask, json!({"parts": "x"})),
            Act::Again(seat) => {
                let (nonce, sheet) = self.last[seat].clone().unwrap_or((1000, of_vote(vote(seat, 0), true)));
                self.seats[seat]
                    .say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask: self.ask, nonce, sheet })
                    .await;
                return seat;
            }
        };
        let screen = &mut self.seats[seat];
        screen.nonce += 1;
        self.last[seat] = Some((screen.nonce, sheet.clone()));
        screen
            .say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask, nonce: screen.nonce, sheet })
            .await;
        seat
    }

    /// Waits until a seat has had an answer.
    async fn answered(&mut self, seat: usize) {
        while !["sheet-reply", "rejected"].map(Value::from).contains(&self.seats[seat].hear().await["is"]) {}
    }

    async fn one_by_one(&mut self, acts: &[Act]) {
        for act in acts {
            let seat = self.send(*act).await;
            self.answered(seat).await;
        }
    }

    async fn all_at_once(&mut self, acts: &[Act]) {
        let mut seats = Vec::new();
        for act in acts {
            seats.push(self.send(*act).await);
        }
        for seat in seats {
            self.answered(seat).await;
        }
    }

    /// Everybody has heard everything that was said so far.
    async fn heard_out(&mut self) -> Vec<Vec<String>> {
        let mut heard = Vec::new();
        for screen in self.seats.iter_mut().chain([&mut self.spectator]) {
            // Refused to everybody, in turn.
            screen.wish(Wish::Rematch).await;
            screen.wait_for("refused").await;
            // The seal on the dice is another one in every world.
            let seal = screen.view["commitment"].as_str().unwrap_or_default().to_owned();
            heard.push(screen.heard.drain(..).map(|said| said.replace(&seal, "sealed")).collect());
        }
        heard
    }
}

#[derive(PartialEq, Debug)]
struct World {
    heard: Vec<Vec<String>>,
    /// What is heard once the disk takes everything again and all of it is sent once more.
    then: Vec<Vec<String>>,
    kept: Kept,
}

async fn world(acts: &[Act], together: bool, is_full: bool) -> World {
    let mut scene = Scene::begin().await;
    scene.disk.is_full.store(is_full, Relaxed);
    if together {
        scene.all_at_once(acts).await;
    } else {
        scene.one_by_one(acts).await;
    }
    let heard = scene.heard_out().await;
    scene.disk.is_full.store(false, Relaxed);
    // The room has tried again by itself.
    tokio::time::sleep(Duration::from_secs(3)).await;
    scene.one_by_one(acts).await;
    let then = scene.heard_out().await;
    let kept = scene.disk.kept.lock().unwrap().clone();
    World { heard, then, kept }
}

fn in_a_room<T>(test: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.unwrap().block_on(test)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn nobody_hears_which_sheets_came_together(acts in acts(), is_full: bool) {
        let one_by_one = in_a_room(world(&acts, false, is_full));
        let at_once = in_a_room(world(&acts, true, is_full));
        prop_assert!(one_by_one == at_once, "{one_by_one:#?}\n{at_once:#?}");
    }
}

#[tokio::test(start_paused = true)]
async fn sheets_that_wait_are_one_commit() {
    let all = [0, 1, 2, 3].map(|seat| Act::Answer(seat, 0));
    let mut scene = Scene::begin().await;
    scene.all_at_once(&all).await;
    scene.spectator.until_asked("give").await;
    assert_eq!(scene.disk.commits.load(Relaxed), 1);
}

#[tokio::test(start_paused = true)]
async fn a_batch_that_cannot_be_written_has_not_happened() {
    let mut scene = Scene::begin().await;
    let before = scene.disk.kept.lock().unwrap().clone();
    scene.disk.is_full.store(true, Relaxed);
    let acts = [Act::Draft(2, 1), Act::Answer(1, 0), Act::Again(1), Act::Illegal(3), Act::Answer(0, 0)];
    scene.all_at_once(&acts).await;
    let heard = scene.heard_out().await;
    let not_saved = |of: &[String]| of.iter().filter(|said| said.contains("\"not-saved\"")).count();
    assert_eq!(heard.iter().map(|of| not_saved(of)).collect::<Vec<_>>(), [1, 2, 1, 0, 0]);
    for said in heard.iter().flatten() {
        assert!(
            ["progress", "update"].iter().all(|kind| !said.contains(&format!("\"is\":\"{kind}\""))),
            "{said}"
        );
    }
    assert!(heard.iter().all(|of| of.iter().any(|said| said.contains("disk-full"))), "everybody is told why");
    assert_eq!(*scene.disk.kept.lock().unwrap(), before);

    // Each of them counts now, as if it had never come before.
    scene.disk.is_full.store(false, Relaxed);
    tokio::time::sleep(Duration::from_secs(3)).await;
    scene.send(Act::Again(1)).await;
    assert_eq!(scene.seats[1].wait_for("sheet-reply").await["reply"]["is"], "accepted");
    scene.send(Act::Again(0)).await;
    assert_eq!(scene.seats[0].wait_for("sheet-reply").await["reply"]["is"], "accepted");
    assert_eq!(scene.disk.kept.lock().unwrap().journal.len(), before.journal.len() + 2);
}

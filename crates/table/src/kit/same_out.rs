//! Law 1: same in, same out.

use crate::kit::walk::Walk;
use crate::kit::{Fault, viewers};
use crate::{Digest, Game, Head, Luck, News, Record, Replay, Snapshot, Table, Viewer};

/// What can be seen of one step, by everybody and in the log.
struct Seen<G: Game> {
    record: Record<G::Options, G::Choice>,
    /// Every view, question and event.
    digest: Digest,
}

/// Plays a game twice with the same seed and the same answers, then once more from its log.
pub(crate) fn play<G: Game>(walk: &mut Walk<G>, options: &G::Options, number: u32) -> Result<(), Fault> {
    let seats = walk.table.seats();
    let first = run(walk)?;
    let mut again = Walk::<G>::begin(options, seats, number)?;
    let second = run(&mut again)?;
    for (question, (one, other)) in first.iter().zip(&second).enumerate() {
        if one.record != other.record || one.digest != other.digest {
            return Err(Fault::new(
                "1",
                format!("the same answers led to something else at question {question}"),
            ));
        }
    }
    if first.len() != second.len() || walk.table.now() != again.table.now() {
        return Err(Fault::new("1", "the same answers led to another end"));
    }
    replay(walk, options, seats, &first)
}

fn run<G: Game>(walk: &mut Walk<G>) -> Result<Vec<Seen<G>>, Fault> {
    let mut all = Vec::new();
    while walk.goes_on() {
        let mut news = News::new();
        let step = match walk.amend(&mut news) {
            Some(step) => step,
            None => {
                news.clear();
                let manner = walk.manner();
                walk.decide(manner, &mut news)?
            }
        };
        let record = step.record();
        walk.take(step)?;
        let seats = walk.table.seats();
        let views: Vec<G::View> = viewers(seats).map(|who| walk.table.view(who)).collect();
        let heard: Vec<Vec<&G::Event>> = viewers(seats).map(|who| news.heard_by(who).collect()).collect();
        all.push(Seen { record, digest: Digest::of(&views, &(walk.table.now(), heard)) });
        survives_storage(&walk.table)?;
    }
    Ok(all)
}

/// A state comes back from its bytes as it was, and a table set up from it asks the same.
fn survives_storage<G: Game>(table: &Table<G>) -> Result<(), Fault> {
    let lost =
        |why: &dyn std::fmt::Display| Fault::new("1", format!("the state does not survive storage: {why}"));
    let bytes = postcard::to_stdvec(&table.snapshot()).map_err(|error| lost(&error))?;
    let read: Snapshot<G> = postcard::from_bytes(&bytes).map_err(|error| lost(&error))?;
    if read != table.snapshot() {
        return Err(lost(&"it came back different"));
    }
    let resumed = Table::resume(read, table.seed);
    if resumed.now() != table.now() || resumed.number() != table.number() {
        return Err(lost(&"the table asks something else"));
    }
    Ok(())
}

fn replay<G: Game>(walk: &Walk<G>, options: &G::Options, seats: u8, told: &[Seen<G>]) -> Result<(), Fault> {
    let luck = Luck::alone(walk.sources.secret);
    let head = Head::of::<G>(options.clone(), seats, &luck);
    let diverged = |error| Fault::new("1", format!("the log does not replay: {error}"));
    let mut replay = Replay::<G>::new(&head, &luck.sources).map_err(diverged)?;
    for seen in told {
        replay.play(&seen.record, &mut News::unheard()).map_err(diverged)?;
    }
    if replay.table().view(Viewer::All) != walk.table.view(Viewer::All)
        || replay.table().now() != walk.table.now()
    {
        return Err(Fault::new("1", "the replay ended in another position"));
    }
    Ok(())
}

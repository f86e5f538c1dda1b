//! The eavesdropper at a table of Nokaut, where two play against two: hands, goals, decks, what partners say among
//! themselves, and a window in which somebody holds a riposte or nobody does. Rooms with worlds that look the same to one
//! side are compared to the byte, with the windows at full pace.

use std::collections::BTreeMap;

use stolik_shelf::nokaut::{Choice, Nokaut, Options};
use stolik_table::{Choices, Dice, Game, Lane, News, Seat, Sheet, Snapshot, Table, Viewer, Why};

use super::eavesdropper::look;
use super::*;

type Heard = BTreeMap<&'static str, Vec<String>>;

fn luck() -> Luck {
    Luck::alone(Secret::from_bytes([5; 32]))
}

fn options() -> Options {
    Options { partner: Some(Seat::nth(2)), ..Options::default() }
}

/// A card has just been played, and whoever might answer it is asked.
fn at_the_window() -> Snapshot<Nokaut> {
    let mut table = Table::<Nokaut>::deal(&options(), 4, luck().seed()).unwrap();
    let mut listed = Choices::new();
    while table.now().ask().unwrap().topic.0 != "riposte" {
        let ask = table.now().ask().unwrap().clone();
        let seat = ask.asked().lowest().unwrap();
        let mut sheet = Sheet::blank(ask.parts[seat]);
        for part in 0..sheet.parts.len() {
            table.choices(seat, &sheet, part, &mut listed);
            // A card rather than a draw, which is listed first.
            let choice = listed.as_slice().iter().find(|choice| **choice != Choice::Draw);
            sheet.parts[part] = choice.copied();
        }
        sheet.ready = true;
        table.submit(seat, table.number(), sheet, 1);
        table.close(Why::Answered, &mut News::new()).unwrap();
    }
    table.snapshot()
}

/// What a seat could answer now.
fn ripostes(game: &Snapshot<Nokaut>, seat: Seat) -> Vec<Sheet<Choice>> {
    let table = Table::resume(game.clone(), luck().seed());
    let mut listed = Choices::new();
    table.choices(seat, &Sheet::blank(2), 0, &mut listed);
    let fill = |card: &Choice| {
        let mut sheet = Sheet { ready: true, ..Sheet::blank(2) };
        sheet.parts[0] = Some(*card);
        let mut spaces = Choices::new();
        table.choices(seat, &sheet, 1, &mut spaces);
        sheet.parts[1] = spaces.as_slice().first().copied();
        sheet
    };
    listed.as_slice().to_vec().iter().map(fill).collect()
}

/// Another world that looks the same to the side of whoever plays, in which this holds.
fn twin(world: &Snapshot<Nokaut>, holds: impl Fn(&Snapshot<Nokaut>) -> bool) -> Snapshot<Nokaut> {
    let actor = actor(world);
    let mut dice = Dice::new(&luck().seed(), Lane::Mind(actor));
    let view = world.game.view(Viewer::Seat(actor));
    let worlds =
        std::iter::repeat_with(|| Snapshot { game: Nokaut::imagine(&view, &mut dice), ..world.clone() });
    worlds.take(10_000).find(holds).expect("there is such a world")
}

fn actor(world: &Snapshot<Nokaut>) -> Seat {
    world.game.view(Viewer::Public).open.active()
}

/// Who is asked first among the others.
fn opponent(world: &Snapshot<Nokaut>) -> Seat {
    let open = world.game.view(Viewer::Public).open;
    let ask = world.game.now();
    let parties = &ask.ask().unwrap().parties;
    let seats = parties.iter().filter_map(|party| party.lowest());
    seats.into_iter().find(|seat| open.team[*seat] != open.team[open.active()]).unwrap()
}

/// What is heard while the window is open and when it has closed, on the side of whoever played and by everybody who
/// only looks; and, to see that there was something to hear, by the other side.
async fn heard_in(world: &Snapshot<Nokaut>, draft: Option<Sheet<Choice>>, says: &[(&str, Hearers)]) -> Heard {
    let (mut state, keys) = four_people();
    state.secret = Secret::from_bytes([1; 32]);
    let mut play = Match::<Nokaut>::deal("game".to_owned(), options(), 4, luck()).unwrap();
    play.stand_as(world);
    let room = open(state, play, config(1.0));
    let (actor, opponent) = (actor(world).index(), opponent(world).index());
    let (partner, their_partner) = ((actor + 2) % 4, (opponent + 2) % 4);
    let stranger = Key::random().hash();
    let looks: [(_, Option<&KeyHash>, &KeyHash); 5] = [
        ("who played", Some(&keys[actor]), &keys[actor]),
        ("the partner", Some(&keys[partner]), &keys[partner]),
        ("their partner", Some(&keys[their_partner]), &keys[their_partner]),
        ("a stranger", Some(&stranger), &stranger),
        ("a television", None, &keys[opponent]),
    ];
    let mut screens = Vec::new();
    for (name, key, device) in looks {
        screens.push((name, look(&room, key, device).await));
    }
    let mut one = look(&room, Some(&keys[opponent]), &keys[opponent]).await;
    let ask = one.ask();
    if let Some(draft) = draft {
        let sheet = json!(Sheet { ready: false, ..draft });
        one.say(ClientMessage::Sheet { game: Some(GAME.to_owned()), ask, nonce: 1, sheet }).await;
        assert_eq!(one.wait_for("sheet-reply").await["reply"]["is"], "noted");
    }
    for (text, to) in says {
        one.say(ClientMessage::Say { text: (*text).to_owned(), to: *to }).await;
        one.wait_for("chat").await;
    }
    let late =
        ["who comes late", "the partner who comes late", "their partner who comes late", "late", "late, too"];
    for (name, (_, key, device)) in late.into_iter().zip(looks) {
        screens.push((name, look(&room, key, device).await));
    }
    // The window closes at its floor, and nobody has answered.
    let mut heard = Heard::new();
    for (name, screen) in &mut screens {
        while screen.update["seq"].as_u64() <= Some(ask.into()) {
            screen.wait_for("update").await;
        }
        heard.insert(name, screen.heard.clone());
    }
    heard
}

fn assert_nobody_hears_a_difference(one: &Heard, two: &Heard) {
    for name in one.keys().filter(|name| !name.starts_with("their partner")) {
        assert_eq!(one[name], two[name], "{name} hears a difference");
    }
}

#[tokio::test(start_paused = true)]
async fn ka9_ka54_a_window_sounds_the_same_whether_anybody_holds_a_riposte_or_not() {
    let world = at_the_window();
    let seat = opponent(&world);
    let armed = twin(&world, |world| !ripostes(world, seat).is_empty());
    let unarmed = twin(&world, |world| (0..4).all(|seat| ripostes(world, Seat::nth(seat)).is_empty()));
    let draft = ripostes(&armed, seat).pop();
    // One thinks about answering, and lets it be; the other has nothing to think about.
    let one = heard_in(&armed, draft, &[]).await;
    let two = heard_in(&unarmed, None, &[]).await;
    assert_nobody_hears_a_difference(&one, &two);
    assert_ne!(one["their partner"], two["their partner"], "the test can tell the worlds apart");
}

#[tokio::test(start_paused = true)]
async fn kr6_hands_goals_and_decks_of_the_others_are_heard_by_nobody() {
    let world = at_the_window();
    let team = world.game.view(Viewer::Public).open.team[opponent(&world)];
    let theirs = |world: &Snapshot<Nokaut>| world.game.view(Viewer::Seat(opponent(world)));
    let goal = |world: &Snapshot<Nokaut>| theirs(world).goals[team];
    let hand = |world: &Snapshot<Nokaut>| theirs(world).hand();
    let other = twin(&world, |other| goal(other) != goal(&world) && hand(other) != hand(&world));
    let one = heard_in(&world, None, &[]).await;
    let two = heard_in(&other, None, &[]).await;
    assert_nobody_hears_a_difference(&one, &two);
    assert_ne!(one["their partner"], two["their partner"], "the test can tell the worlds apart");
}

#[tokio::test(start_paused = true)]
async fn ka43_partners_talk_and_nobody_else_hears_that_they_do() {
    let world = at_the_window();
    let silent = heard_in(&world, None, &[("hm", Hearers::Table)]).await;
    let team = [("mine", Hearers::Team), ("wait", Hearers::Team), ("hm", Hearers::Table)];
    let talking = heard_in(&world, None, &team).await;
    assert_nobody_hears_a_difference(&silent, &talking);
    for name in ["their partner", "their partner who comes late"] {
        assert!(talking[name].iter().any(|message| message.contains("\"wait\"")), "{name} hears it");
    }
}

#[tokio::test(start_paused = true)]
async fn team_talk_needs_a_team() {
    let (state, keys) = four_people();
    let room = open(state, deal(0), config(1.0));
    let mut screen = Screen::connect(&room, Some(&keys[0])).await;
    screen.say(ClientMessage::Say { text: "psst".to_owned(), to: Hearers::Team }).await;
    assert_eq!(screen.wait_for("refused").await["refusal"]["case"], "no-team");
}

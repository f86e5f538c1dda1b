//! What the bots are held to: they answer what is asked, they see what is plain, and the better beats the worse.

use stolik_shelf::pixoid::{Choice, Options, PAWNS, Pixel, Pixoid, Setup, Variant};
use stolik_table::kit::Specimen;
use stolik_table::{Dice, Now, Seat, Secret, Sheet, Sources, Table, Viewer};

use super::greedy::Greedy;
use super::lookahead::Lookahead;
use super::map::{Map, Walk};
use super::scene::{answer, any, boxed_in, dice, table};
use crate::{Played, Player, Random};

type Bot = Box<dyn Player<Pixoid>>;

/// The walk that a seat's answer makes its own pawn take.
fn walk(setup: &Setup, seat: usize, sheet: &Sheet<Choice>) -> Walk {
    let Some(Choice::Program(command)) = sheet.part(0) else { panic!("no program") };
    let mut walks = Map::of(setup.board).walks(setup.pawns[seat]).iter();
    *walks.find(|walk| walk.command() == command).unwrap()
}

fn asked(bot: &mut dyn Player<Pixoid>, setup: &Setup, seat: usize, dice: &mut Dice) -> Walk {
    let table = table(setup.clone());
    walk(setup, seat, &bot.answer(table.chair(Seat::nth(seat)), dice))
}

#[test]
fn names_tell_bots_and_budgets() {
    let is_there = |name: &str| Pixoid::player(name).is_some();
    assert!(Pixoid::NAMES.iter().all(|name| is_there(name)));
    assert!(["lookahead:1", "lookahead:2", "lookahead:16"].into_iter().all(is_there));
    let wrong = [
        "lookahead:0",
        "lookahead:17",
        "lookahead:",
        "lookahead:-1",
        "lookahead:x",
        "lookahead2",
        "greedy:2",
        "",
    ];
    assert!(!wrong.into_iter().any(is_there));
}

/// The helper that closes the question panics where the table refuses a sheet.
#[test]
fn every_answer_is_accepted_anywhere() {
    let mut dice = dice(0);
    for _ in 0..300 {
        let mut table = table(any(&mut dice));
        let mut bots: [Bot; 2] = [Box::new(Greedy), Box::new(Lookahead::with_budget(1))];
        answer(&mut table, |table, seat| bots[seat.index() % 2].answer(table.chair(seat), &mut dice));
    }
}

/// From the first pawn to the last point, with three seats and four.
#[test]
fn whole_games_are_played_to_the_end() {
    for (seats, options) in [3, 4]
        .into_iter()
        .flat_map(|seats| Pixoid::variants().into_iter().map(move |options| (seats, options)))
    {
        let mut dice = dice(u64::from(seats));
        let seed = Sources::alone(Secret::of_simulation(2, u64::from(seats))).seed();
        let mut table = Table::<Pixoid>::deal(&options, seats, seed).unwrap();
        let mut bots: [Bot; 2] = [Box::new(Greedy), Box::new(Lookahead::with_budget(1))];
        while matches!(table.now(), Now::Ask(_)) {
            answer(&mut table, |table, seat| bots[seat.index() % 2].answer(table.chair(seat), &mut dice));
        }
    }
}

#[test]
fn pixoid_takes_the_only_way_that_is_not_into_a_virus() {
    let mut dice = dice(1);
    let scenes = boxed_in(false);
    assert!(scenes.len() > 20);
    for (setup, exit) in scenes.iter().take(40) {
        assert_eq!(asked(&mut Greedy, setup, 0, &mut dice).end, *exit);
        assert_eq!(asked(&mut Lookahead::with_budget(1), setup, 0, &mut dice).end, *exit);
    }
}

/// Pixoid must come out where the Virus of seat 2 can be, so that is where it goes.
#[test]
fn a_virus_takes_a_certain_catch() {
    let mut dice = dice(2);
    let scenes = boxed_in(true);
    assert!(scenes.len() > 20);
    for (setup, exit) in scenes.iter().take(40) {
        assert!(asked(&mut Greedy, setup, 2, &mut dice).path.has(*exit));
        assert!(asked(&mut Lookahead::with_budget(1), setup, 2, &mut dice).path.has(*exit));
    }
}

#[test]
fn the_same_dice_give_the_same_answer() {
    let mut scenes = dice(3);
    for number in 0..10 {
        let table = table(any(&mut scenes));
        for name in Pixoid::NAMES {
            let answer = || {
                let mut dice = dice(number);
                let seat = table.now().ask().unwrap().asked().lowest().unwrap();
                (Pixoid::player(name).unwrap().answer(table.chair(seat), &mut dice), dice.word())
            };
            assert_eq!(answer(), answer(), "{name}");
        }
    }
}

/// No two numbers of the dice need give the same walk: whoever knew the mixture still could not predict it.
#[test]
fn lookahead_mixes_where_guessing_is_all() {
    let mut scenes = dice(4);
    let mixed = (0..20).filter(|_| {
        let setup = any(&mut scenes);
        let seat = setup.pixoid.index();
        let ends: std::collections::BTreeSet<Pixel> = (0..8)
            .map(|number| asked(&mut Lookahead::with_budget(1), &setup, seat, &mut dice(number)).end)
            .collect();
        ends.len() > 1
    });
    assert!(mixed.count() >= 5);
}

/// Cubes that Pixoid, of seat 0, takes on average in the short game.
fn cubes(pixoid: fn() -> Bot, virus: fn() -> Bot, games: u64) -> f64 {
    let mut cubes = 0;
    for game in 0..games {
        let options = Options { variant: Variant::Short, first: Some(Seat::nth(0)), board: None };
        let mut table =
            Table::<Pixoid>::deal(&options, 4, Sources::alone(Secret::of_simulation(3, game)).seed())
                .unwrap();
        let mut bots: [Bot; PAWNS] = [pixoid(), virus(), virus(), virus()];
        let mut dice = dice(game);
        while matches!(table.now(), Now::Ask(_)) {
            answer(&mut table, |table, seat| bots[seat.index()].answer(table.chair(seat), &mut dice));
        }
        let open = table.view(Viewer::Public).open;
        cubes += u32::from(open.cubes() + open.collected());
    }
    f64::from(cubes) / games as f64
}

#[test]
fn who_looks_ahead_flees_longer_and_hunts_faster() {
    let random = || -> Bot { Box::new(Random::new()) };
    let greedy = || -> Bot { Box::new(Greedy) };
    let lookahead = || -> Bot { Box::new(Lookahead::with_budget(1)) };
    let rival = cubes(greedy, greedy, 60);
    assert!(cubes(random, greedy, 60) + 2.0 < rival, "greedy flees better than random");
    assert!(cubes(lookahead, greedy, 60) > rival + 0.5, "lookahead flees better than greedy");
    assert!(cubes(greedy, lookahead, 60) + 2.0 < rival, "lookahead hunts better than greedy");
}

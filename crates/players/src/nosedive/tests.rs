//! What the bots are held to.

use stolik_shelf::nosedive::{self, Cards, Choice, Nosedive, Options, Phase, Rating, Suit};
use stolik_table::{Dice, Lane, News, Now, Outcome, Seat, Secret, Seed, Sheet, Sources, Table, Viewer, Why};

use super::character::{CYNIC, FLATTERER, STRATEGIST};
use super::tones::{TONES, Tone};
use super::worth::Keeps;
use super::{playout, taste};
use crate::{Played, Player};

fn seed(number: u64) -> Seed {
    Sources::alone(Secret::of_simulation(4, number)).seed()
}

fn table(seats: u8, number: u64) -> Table<Nosedive> {
    Table::deal(&Options::default(), seats, seed(number)).unwrap()
}

fn dice() -> Dice {
    Dice::new(&seed(1), Lane::Mind(Seat::nth(0)))
}

/// Plays to the end; `names` sit from seat 0 on.
fn play(names: &[&str], options: &Options, number: u64) -> Outcome {
    let mut table = Table::<Nosedive>::deal(options, names.len() as u8, seed(number)).unwrap();
    let mut players: Vec<Box<dyn Player<Nosedive>>> =
        names.iter().map(|name| Nosedive::player(name).unwrap()).collect();
    let mut minds: Vec<Dice> =
        (0..names.len()).map(|seat| Dice::new(&seed(number), Lane::Mind(Seat::nth(seat)))).collect();
    while let Now::Ask(ask) = table.now().clone() {
        for seat in ask.asked().iter() {
            let sheet = players[seat.index()].answer(table.chair(seat), &mut minds[seat.index()]);
            let reply = table.submit(seat, table.number(), sheet.clone(), 1);
            assert_eq!(reply, stolik_table::Reply::Accepted, "{sheet:?} to {ask:?}");
        }
        table.close(Why::Answered, &mut News::unheard()).unwrap();
    }
    *table.now().outcome().unwrap()
}

#[test]
fn every_bot_plays_every_kind_of_game_to_its_end() {
    for options in [Options::default(), Options { all_at_once: true, givers: false, ..Options::default() }] {
        play(&["random", "greedy", "flatterer", "cynic", "strategist"], &options, 1);
        play(&["strategist", "cynic", "flatterer"], &options, 2);
    }
    assert!(Nosedive::player("strategist:2").is_some() && Nosedive::player("strategist:9").is_none());
    assert!(Nosedive::player("nobody").is_none());
}

/// Enough games that chance does not hide it: an equal share would be a quarter.
#[test]
fn the_strategist_wins_more_than_its_share_against_greedy_players() {
    let games = 60;
    let wins = (0..games).filter(|number| {
        let mut names = ["greedy"; 4];
        names[*number as usize % 4] = "strategist";
        play(&names, &Options::default(), *number).winners.has(Seat::nth(*number as usize % 4))
    });
    let wins = wins.count();
    assert!(wins >= 22, "{wins} of {games}");
}

/// Everybody answers at random until it comes to this phase.
fn until(table: &mut Table<Nosedive>, phase: Phase) {
    while table.view(Viewer::Public).open.phase != phase {
        table.close(Why::Clock, &mut News::unheard()).unwrap();
    }
}

/// How often each character likes most what is nice, awful or weird.
#[test]
fn characters_have_the_taste_that_they_declare() {
    let mut most = [[0_u32; 3]; 3];
    let mut dice = dice();
    for number in 0..120 {
        let mut table = table(6, number);
        until(&mut table, Phase::Rate);
        let view = table.view(Viewer::Seat(table.view(Viewer::Public).open.active.unwrap()));
        for (counts, character) in most.iter_mut().zip([&FLATTERER, &CYNIC, &STRATEGIST]) {
            let sheet = taste::rate(character, &view, &mut dice).unwrap();
            let Some(Choice::Experience(what)) = sheet.part(0) else { panic!("no mark") };
            counts[TONES.of(what) as usize] += 1;
        }
    }
    let [flatterer, cynic, strategist] = most;
    assert!(flatterer[0] > 100, "{flatterer:?}");
    assert!(cynic[0] < 10 && cynic[2] > 60, "{cynic:?}");
    assert!(strategist[0] > strategist[1] + strategist[2], "{strategist:?}");
}

#[test]
fn the_flatterer_gives_the_nicest_to_who_counts_most() {
    let mut dice = dice();
    for number in 0..40 {
        let mut table = table(5, number);
        until(&mut table, Phase::Share);
        let view = table.view(Viewer::Seat(Seat::nth(0)));
        let nice = |what| TONES.of(what) == Tone::Nice;
        if !view.dealt[Seat::nth(0)].iter().any(|what| nice(*what)) {
            continue;
        }
        let sheet = taste::share(&FLATTERER, &view, &mut dice).unwrap();
        let best = (0..4).max_by_key(|part| view.open.ratings[Seat::nth(part + 1)]).unwrap();
        let Some(Choice::Experience(what)) = sheet.part(best) else { panic!("nothing given") };
        assert!(nice(what));
    }
}

#[test]
fn cards_are_worth_what_can_be_kept() {
    let low = Keeps::new(Rating(1500), 1);
    let high = Keeps::new(Rating(4500), 1);
    let card = |stars| nosedive::cards::of(Suit::Home, stars).iter().next().unwrap();
    assert!(high.card(card(4)) > 3.0 && low.card(card(4)) < 0.5);
    assert!(low.card(card(1)) >= 1.0);
    assert!(low.card(nosedive::cards::LOSE_ONES.iter().next().unwrap()) < 0.0);
    let set: Cards =
        Suit::ALL.iter().map(|suit| nosedive::cards::of(*suit, 1).iter().next().unwrap()).collect();
    assert!((low.all(set) - 5.0).abs() < 0.01, "three stars and a set");
}

#[test]
fn an_imagined_phase_comes_to_its_end() {
    let mut table = table(6, 3);
    until(&mut table, Phase::Move);
    let view = table.view(Viewer::Seat(Seat::nth(2)));
    let mut dice = dice();
    let mut world = <Nosedive as stolik_table::Game>::imagine(&view, &mut dice);
    let end = playout::finish(&mut world, &mut stolik_table::Choices::new(), &mut dice);
    assert_eq!(end.open.phase, Phase::Share);
    assert!(end.open.order.iter().all(|seat| end.open.taken[*seat].is_some()));
}

/// A draft of somebody else never reaches a bot: it sees a chair.
#[test]
fn the_same_dice_give_the_same_answer() {
    let mut table = table(4, 8);
    until(&mut table, Phase::Move);
    let seat = table.view(Viewer::Public).open.active.unwrap();
    let answer = || -> Sheet<Choice> {
        Nosedive::player("strategist").unwrap().answer(table.chair(seat), &mut dice())
    };
    assert_eq!(answer(), answer());
}

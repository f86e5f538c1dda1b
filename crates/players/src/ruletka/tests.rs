//! What the bots of Ruletka are held to.

use stolik_shelf::ruletka::{Choice, Deck, Face, Options, Ruletka};
use stolik_table::{News, Now, Reply, Seat, Secret, Sheet, Sources, Table, Viewer, Why};

use super::duel;
use crate::{Company, Played};

/// How often each seat wins, where nobody wins counts half a win each.
fn wins(names: &[&str], games: u64, options: Options) -> Vec<f64> {
    let mut wins = vec![0.0; names.len()];
    for number in 0..games {
        let seed = Sources::alone(Secret::of_simulation(11, number)).seed();
        let mut table = Table::<Ruletka>::deal(&options, names.len() as u8, seed).expect("it is dealt");
        // Everybody sits on every chair in turn.
        let shift = number as usize % names.len();
        let name = |seat: usize| names[(seat + shift) % names.len()];
        let players = (0..names.len()).map(|seat| Ruletka::player(name(seat)).expect("it is a bot"));
        let finished = Company::new(players.collect(), &seed)
            .play(&mut table, |_| Ok::<(), std::convert::Infallible>(()))
            .expect("bots answer what they may");
        for seat in 0..names.len() {
            let won = match finished.outcome.winners.len() {
                0 => 0.5,
                _ if finished.outcome.winners.has(Seat::nth(seat)) => 1.0,
                _ => 0.0,
            };
            wins[(seat + shift) % names.len()] += won;
        }
    }
    wins.iter().map(|won| won / games as f64).collect()
}

#[test]
fn every_bot_plays_whole_games_at_every_table() {
    for seats in 2..=6 {
        let mut names: Vec<&str> = Ruletka::NAMES.iter().copied().cycle().skip(1).take(seats).collect();
        names[0] = "accuser";
        wins(&names, 4, Options::default());
    }
}

#[test]
fn characters_beat_those_who_play_at_random() {
    for name in ["honest", "bluffer", "accuser"] {
        let won = wins(&[name, "random"], 200, Options::default());
        assert!(won[0] > 0.65, "{name}: {won:?}");
        for seats in 3..=6 {
            let mut names = vec!["random"; seats];
            names[0] = name;
            let won = wins(&names, 60, Options::default());
            // More than twice an equal share.
            assert!(won[0] > 2.0 / seats as f64 && won[0] > 0.45, "{name} at {seats}: {won:?}");
        }
    }
}

#[test]
fn the_champion_beats_those_it_is_measured_by() {
    let without_cards = Options { deck: Deck::None, ..Options::default() };
    // It gives nothing away, and asks for nothing: against chance that is a modest lead.
    let won = wins(&["champion", "random"], 40, without_cards);
    assert!(won[0] > 0.52, "{won:?}");
    let won = wins(&["champion", "random", "random"], 3, Options::default());
    assert!(won[0] > 0.6, "{won:?}");
}

#[test]
fn the_shipped_worths_are_those_of_rounds_in_balance() {
    let worths = duel::shipped().expect("it is shipped whole");
    let some =
        |number: u8| duel::Side { living: 1 + number % 4, points: number % 15, bullets: 1 + number / 4 % 3 };
    for number in 0..40 {
        let sides = [some(number), some(number.wrapping_mul(5).wrapping_add(2))];
        let sides = if duel::comes_first(sides[0], sides[1]) { sides } else { [sides[1], sides[0]] };
        let (solved, shipped) = (worths.round(sides).worth, worths.of(sides[0], sides[1]));
        assert!((solved - shipped).abs() < 5e-4, "{sides:?}: {solved} and {shipped}");
        let gap = worths.gap(sides);
        assert!(gap < 2e-4, "{sides:?}: {gap} could be gained");
    }
}

/// What a course of the first round leads to, by the rules themselves.
fn play_course(plans: [usize; 2], waves: &[[bool; 2]], number: u64) -> [duel::Side; 2] {
    let options = Options { deck: Deck::None, ..Options::default() };
    let seed = Sources::alone(Secret::of_simulation(12, number)).seed();
    let mut table = Table::<Ruletka>::deal(&options, 2, seed).expect("it is dealt");
    let mut waves = waves.iter();
    while table.view(Viewer::Public).open.round == 1 {
        let Now::Ask(ask) = table.now().clone() else { panic!("no captain dies in the first round") };
        let wave = if ask.topic.0 == "accuse" { waves.next() } else { None };
        for seat in ask.asked().iter() {
            let plan = plans[seat.index()];
            let sheet = match ask.topic.0 {
                "load" => Sheet::of([Choice::Hide(if plan >= 6 { Face::Bullet } else { Face::Click })]),
                "bid" => Sheet::of([Choice::Bid((plan % 6) as u8)]),
                _ if wave.is_some_and(|wave| wave[seat.index()]) => {
                    Sheet::of([Choice::Accuse(Seat::nth(1 - seat.index()))])
                }
                _ => Sheet::pass(),
            };
            assert_eq!(table.submit(seat, table.number(), sheet, 0), Reply::Accepted);
        }
        table.close(Why::Answered, &mut News::unheard()).expect("all have answered");
    }
    let open = table.view(Viewer::Public).open;
    [0, 1].map(|number| {
        let seat = Seat::nth(number);
        duel::Side { living: open.living[seat], points: open.points[seat] as u8, bullets: open.bullets[seat] }
    })
}

#[test]
fn a_round_between_two_is_worth_what_the_rules_make_of_it() {
    const ROUNDS: u64 = 1500;
    let fresh = duel::Side { living: 4, points: 0, bullets: 1 };
    // Any number that tells all outcomes apart will do.
    let worth = |sides: [duel::Side; 2]| {
        let of = |side: duel::Side| {
            0.05 * f64::from(side.living) + 0.02 * f64::from(side.points) + 0.03 * f64::from(side.bullets)
        };
        of(sides[0]) - 0.7 * of(sides[1])
    };
    let payoffs = duel::Payoffs::new([fresh; 2], &worth);
    let courses: [(duel::Course, &[[bool; 2]]); 6] = [
        (duel::Course::Peace, &[]),
        (duel::Course::First, &[[true, false]]),
        (duel::Course::FirstThenOther, &[[true, false], [false, true]]),
        (duel::Course::Other, &[[false, true]]),
        (duel::Course::OtherThenFirst, &[[false, true], [true, false]]),
        (duel::Course::Both, &[[true, true]]),
    ];
    for (course, waves) in courses {
        for plans in [[2, 3], [9, 1], [4, 10], [8, 11]] {
            let sum: f64 = (0..ROUNDS).map(|number| worth(play_course(plans, waves, number))).sum();
            let (played, reckoned) = (sum / ROUNDS as f64, payoffs.of(course, plans[0], plans[1]));
            assert!((played - reckoned).abs() < 0.012, "{course:?} {plans:?}: {played} and {reckoned}");
        }
    }
}

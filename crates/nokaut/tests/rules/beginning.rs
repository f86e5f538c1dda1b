//! Before the first turn: teams, decks, hands, goals, and whose turn it is.

use crate::scene::{agreed, scene, scene_with, seat, seed};
use stolik_nokaut::{Board, Choice, Decks, Nokaut, Options, Phase, Team};
use stolik_table::{Dice, Game, Lane, News, Reply, Seats, Sheet, Table, Viewer, Why};

fn dealt(options: Options, seats: u8, number: u64) -> Table<Nokaut> {
    Table::deal(&options, seats, seed(number)).unwrap()
}

const LOT: Options = Options {
    board: Board::Standard,
    destroy: stolik_nokaut::DestroyAny::Opponents,
    decks: Decks::Lot,
    hands: true,
    partner: None,
    solo: None,
    youngest: None,
    trash: None,
};

#[test]
fn kr1_two_to_four_play_in_two_teams() {
    for (seats, sizes) in [(2, [1, 1]), (3, [1, 2]), (4, [2, 2])] {
        let open = dealt(LOT, seats, 3).view(Viewer::Public).open;
        let mut teams = Team::BOTH.map(|team| open.members(team).len());
        teams.sort_unstable();
        assert_eq!(teams, sizes);
    }
    for seats in [1, 5] {
        assert!(Table::<Nokaut>::deal(&LOT, seats, seed(3)).is_err());
    }
    let nobody = Options { youngest: Some(seat(3)), ..LOT };
    assert_eq!(Table::<Nokaut>::deal(&nobody, 3, seed(3)).unwrap_err().case, "no-such-seat");
    let alone = Options { solo: Some(seat(3)), ..LOT };
    assert_eq!(Table::<Nokaut>::deal(&alone, 3, seed(3)).unwrap_err().case, "no-such-seat");
    assert!(
        Table::<Nokaut>::deal(&alone, 2, seed(3)).is_ok(),
        "what is agreed for three is left alone by two"
    );
}

#[test]
fn kr3_ka56_the_youngest_chooses_and_the_team_follows() {
    for team in Team::BOTH {
        let mut table = dealt(agreed(Options::default()), 4, 1);
        assert_eq!(table.now().ask().unwrap().asked(), Seats::one(seat(1)));
        assert_eq!(table.moment().turn, None, "no turn has begun");
        let wrong = table.submit(seat(1), 0, Sheet::of([Choice::Draw]), 1);
        assert!(matches!(wrong, Reply::Refused { refusal } if refusal.case == "choose-a-deck"));
        table.submit(seat(1), 0, Sheet::of([Choice::Team(team)]), 2);
        table.close(Why::Answered, &mut News::unheard()).unwrap();
        let open = table.view(Viewer::Public).open;
        assert_eq!(open.members(team), [seat(1), seat(3)].into_iter().collect());
        // Everybody holds cards of their team.
        let view = table.view(Viewer::All);
        for (seat, hand) in view.hands.iter() {
            assert!(hand.unwrap().iter().all(|card| card.team() == open.team[seat]));
        }
    }
}

#[test]
fn ka56_teams_are_set_by_the_host_or_by_lot() {
    let set = Options { partner: Some(seat(3)), ..LOT };
    let open = dealt(set, 4, 1).view(Viewer::Public).open;
    assert_eq!(open.partners(seat(0)), Seats::one(seat(3)));
    let open = dealt(Options { solo: Some(seat(2)), ..LOT }, 3, 1).view(Viewer::Public).open;
    assert_eq!(open.partners(seat(2)), Seats::NONE);
    let partner = |number| dealt(LOT, 4, number).view(Viewer::Public).open.partners(seat(0));
    let by_lot: Seats = (0..40).flat_map(|number| partner(number).iter().collect::<Vec<_>>()).collect();
    assert_eq!(by_lot.len(), 3, "lots fall on everybody");
    let oneself = Options { partner: Some(seat(0)), ..LOT };
    assert_eq!(Table::<Nokaut>::deal(&oneself, 4, seed(1)).unwrap_err().case, "partner-of-oneself");
}

#[test]
fn kr4_kr7_the_board_and_the_goals_grow_together() {
    for (board, spaces, marks) in [(Board::Standard, 9, 3), (Board::Advanced, 16, 4)] {
        let options = Options { board, ..LOT };
        let open = dealt(options, 2, 1).view(Viewer::Public).open;
        assert_eq!(open.free().len(), spaces);
        assert!(stolik_nokaut::Goal::all().all(|goal| goal.marks(board).len() == marks));
    }
    let mut small = scene(2, "", &["D01"]);
    assert_eq!(small.refused(0, "D01 a -"), "no-such-space");
    let mut large = scene_with(Options { board: Board::Advanced, ..LOT }, 2, "", &["D01"]);
    assert_eq!(large.refused(0, "D01 a -"), "fits");
}

#[test]
fn kr5_kr13_kr14_so_many_cards_are_dealt() {
    for (seats, alone, pair) in [(2, 6, 6), (3, 7, 5), (4, 5, 5)] {
        let open = dealt(LOT, seats, 5).view(Viewer::Public).open;
        for (one, held) in open.held.iter() {
            let first = if open.partners(one).is_empty() { alone } else { pair };
            // The first turn has begun with its draw (KR9).
            let drawn = u8::from(one == open.active());
            assert_eq!(*held, first + drawn);
        }
        for team in Team::BOTH {
            let held: u8 = open.members(team).iter().map(|one| open.held[one]).sum();
            assert_eq!(open.piles[team] + held, 40);
        }
    }
}

#[test]
fn kr6_ka43_partners_alone_know_their_goal_and_see_each_other_s_hands_by_agreement() {
    for hands in [true, false] {
        let table = dealt(Options { hands, ..LOT }, 4, 2);
        let open = table.view(Viewer::Public).open;
        let view = table.view(Viewer::Seat(seat(0)));
        let partner = open.partners(seat(0)).lowest().unwrap();
        // Those who talk among themselves, and nobody else.
        assert_eq!(table.partners(seat(0)), Seats::one(partner));
        assert_eq!(table.partners(partner), Seats::one(seat(0)));
        assert_eq!(view.hands[partner].is_some(), hands);
        // A sheet names cards of the hand.
        assert_eq!(table.sees_sheets_of(seat(0)).has(partner), hands);
        assert_eq!(Some(view.hand()), view.hands[seat(0)]);
        let theirs = open.members(open.team[seat(0)].other());
        assert!(theirs.iter().all(|one| view.hands[one].is_none()));
        assert!(view.goals[open.team[seat(0)]].is_some() && view.goals[open.team[seat(0)].other()].is_none());
        let public = table.view(Viewer::Public);
        assert!(public.hands.as_slice().iter().all(Option::is_none) && public.goals.dragons.is_none());
    }
    // Before there are decks there is nothing to be seen.
    let early = dealt(agreed(LOT), 4, 2).view(Viewer::Seat(seat(0)));
    assert_eq!(early.open.phase, Phase::Deck);
    assert!(early.goals.dragons.is_none() && early.goals.unicorns.is_none());
    assert_eq!(early.hands.as_slice().iter().flatten().count(), 1, "an empty one: one's own");
}

/// In worlds that a bot thinks about.
#[test]
fn imagined_goals_are_two_and_what_lies_open_is_in_no_imagined_hand() {
    let mut dice = Dice::new(&seed(5), Lane::Mind(seat(0)));
    let mut scene = scene(2, "1:U01", &["D12 D01", "U18 U17"]);
    scene.play(0, "D12 1 -");
    assert_eq!(scene.topic(), "riposte");
    let view = scene.table.view(Viewer::Public);
    let played = view.open.stack[0].card;
    for _ in 0..500 {
        let world = Nokaut::imagine(&view, &mut dice).view(Viewer::All);
        assert_ne!(world.goals.dragons, world.goals.unicorns);
        assert!(world.hands.as_slice().iter().flatten().all(|hand| !hand.has(played)));
    }
}

#[test]
fn kr8_the_team_that_took_its_deck_second_begins_and_the_order_stays() {
    for number in 0..20 {
        let open = dealt(LOT, 4, number).view(Viewer::Public).open;
        assert_ne!(open.team[open.order[0]], open.team[open.youngest]);
        let teams: Vec<Team> = open.order.iter().map(|seat| open.team[*seat]).collect();
        assert!(teams[0] == teams[2] && teams[1] == teams[3] && teams[0] != teams[1]);
        assert_eq!(open.order.iter().copied().collect::<Seats>(), Seats::first(4));
    }
    // X5: who took out the trash, if the host has said so.
    let options = Options { youngest: Some(seat(1)), partner: Some(seat(2)), trash: Some(seat(2)), ..LOT };
    assert!((0..20).all(|number| dealt(options, 4, number).view(Viewer::Public).open.order[0] == seat(2)));
    let mut scene = scene(4, "", &["D01", "U01", "D01", "U01"]);
    for turn in 1..=9_u16 {
        assert_eq!(scene.open().active(), seat(usize::from(turn - 1) % 4));
        assert_eq!(scene.table.moment().turn, Some(turn));
        scene.pass();
    }
}

#[test]
fn ka42_who_plays_alone_plays_after_each_of_the_others() {
    for (youngest, solo) in [(1, 1), (0, 1), (2, 0)] {
        let options = Options { youngest: Some(seat(youngest)), solo: Some(seat(solo)), ..LOT };
        let open = dealt(options, 3, 4).view(Viewer::Public).open;
        let alone: Vec<bool> = open.order.iter().map(|one| *one == seat(solo)).collect();
        let solo_begins = youngest != solo;
        assert_eq!(alone, if solo_begins { [true, false, true, false] } else { [false, true, false, true] });
        let pair: Seats = open.order.iter().copied().filter(|one| *one != seat(solo)).collect();
        assert_eq!(pair.len(), 2, "both of the pair have a turn");
    }
}

#[test]
fn ka12_the_first_hands_exhaust_nothing() {
    let open = dealt(LOT, 4, 1).view(Viewer::Public).open;
    assert_eq!(open.phase, Phase::Act);
    assert!(open.piles.dragons >= 29 && open.piles.unicorns >= 29);
}

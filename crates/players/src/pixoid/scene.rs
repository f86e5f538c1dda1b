//! Scenes for the tests: tables in the middle of a round.

use stolik_shelf::pixoid::{ARRANGEMENTS, Arrangement, Options, Pixel, Pixoid, Setup, Variant};
use stolik_table::{BySeat, Dice, Game, Lane, News, Seat, Secret, Sheet, Snapshot, Sources, Table, Why};

use super::map::Map;

pub fn dice(number: u64) -> Dice {
    let seed = Sources::alone(Secret::of_simulation(1, number)).seed();
    Dice::new(&seed, Lane::Mind(Seat::nth(0)))
}

/// Anything that could stand on a table in the last round: both variants, three seats and four.
pub fn any(dice: &mut Dice) -> Setup {
    loop {
        let seats = 3 + dice.below(2) as u8;
        let variant = *dice.pick(&[Variant::Standard, Variant::Short]).unwrap();
        let pixoid = Seat::nth(dice.index(usize::from(seats)));
        let bonuses = std::array::from_fn(|_| dice.once_in(2));
        let reserve = 1 + dice.below(12) as u8;
        let collected = bonuses.iter().filter(|lies| !**lies).count() as u8;
        let all: Vec<Pixel> = Pixel::all().collect();
        let setup = Setup {
            options: Options { variant, ..Options::default() },
            seats,
            board: Arrangement::new(dice.below(u32::from(ARRANGEMENTS)) as u16).unwrap(),
            round: if variant == Variant::Short { 0 } else { seats - 1 },
            pixoid,
            pawns: std::array::from_fn(|_| *dice.pick(&all).unwrap()),
            bonuses,
            reserve,
            second_controller: (seats == 3).then(|| pixoid.left(seats)),
            points: BySeat::new(seats),
        };
        // In the short game twelve cubes have won already.
        let is_over = variant == Variant::Short && reserve <= collected;
        if !is_over && setup.clone().position().is_ok() {
            return setup;
        }
    }
}

/// Pixoid, of seat 0, has one way out: a single pixel. A Virus, of seat 1, stands on the other way. The Virus of
/// seat 2 can reach the way out or cannot, as asked; that of seat 3 is far away.
pub fn boxed_in(hunted: bool) -> Vec<(Setup, Pixel)> {
    let mut scenes = Vec::new();
    for number in (0..ARRANGEMENTS).step_by(16) {
        let arrangement = Arrangement::new(number).unwrap();
        let map = Map::of(arrangement);
        for pixoid in Pixel::all() {
            let next: Vec<Pixel> =
                map.walks(pixoid).iter().filter(|walk| walk.steps == 1).map(|walk| walk.end).collect();
            let &[one, other] = next.as_slice() else { continue };
            for (guard, exit) in [(one, other), (other, one)] {
                let dead_end = map.walks(pixoid).iter().all(|walk| walk.end == exit || walk.path.has(guard));
                let far =
                    Pixel::all().find(|&pixel| map.moves(pixel, exit) > 2 && map.moves(pixel, pixoid) > 2);
                let hunter = Pixel::all().find(|&pixel| {
                    let reach = map.reach(pixel);
                    reach.has(exit) == hunted && !reach.has(pixoid) && !reach.has(guard) && pixel != exit
                });
                let (true, false, Some(far), Some(hunter)) =
                    (dead_end, map.reach(guard).has(exit), far, hunter)
                else {
                    continue;
                };
                let setup = Setup {
                    options: Options::default(),
                    seats: 4,
                    board: arrangement,
                    round: 3,
                    pixoid: Seat::nth(0),
                    pawns: [pixoid, guard, hunter, far],
                    bonuses: [false; 4],
                    reserve: 6,
                    second_controller: None,
                    points: BySeat::new(4),
                };
                scenes.push((setup, exit));
            }
        }
    }
    scenes
}

pub fn table(setup: Setup) -> Table<Pixoid> {
    let seats = setup.seats;
    let snapshot = Snapshot::of_deal(setup.position().unwrap(), seats);
    Table::resume(snapshot, Sources::alone(Secret::from_bytes([0; 32])).seed())
}

/// Closes the question once each asked seat has answered.
pub fn answer(
    table: &mut Table<Pixoid>,
    mut sheet: impl FnMut(&Table<Pixoid>, Seat) -> Sheet<<Pixoid as Game>::Choice>,
) {
    let asked = table.now().ask().unwrap().asked();
    for seat in asked.iter() {
        let sheet = sheet(table, seat);
        table.put(table.weigh(seat, table.number(), sheet, 1).unwrap());
    }
    table.close(Why::Answered, &mut News::unheard()).unwrap();
}

//! After the deal the rules allocate nothing: `choices`, `check` and `resolve` of whole random games, refusals too.

use arrayvec::ArrayVec;

use crate::kit::{Counting, Specimen};
use crate::seat::MAX_SEATS;
use crate::{Answer, Choices, Close, Dice, FilledBy, Lane, News, Now, Seat, Secret, Sheet, Sources, Table};

/// Random games of each variant and seat count.
const GAMES: u64 = 3;

/// What happened in a game that was played without a table.
#[derive(Default)]
struct Played {
    questions: u32,
    refused: u32,
    /// Each is one allocation, by whoever wrote it.
    texts: u64,
}

/// Plays a game of every kind to its end and counts.
///
/// # Panics
/// If anything but what players write was allocated: it is made for tests, with [`Counting`] as their allocator.
pub fn allocates_nothing<G: Specimen>() {
    let before = Counting::allocations();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(Counting::allocations() - before, 1, "the counter counts");

    let mut choices = Choices::new();
    for options in G::variants() {
        let universe = G::universe(&options);
        for (seats, number) in G::INFO.seats.flat_map(|seats| (0..GAMES).map(move |number| (seats, number))) {
            let seed = Sources::alone(Secret::of_simulation(5, number)).seed();
            let table = Table::<G>::deal(&options, seats, seed);
            let game = table.unwrap_or_else(|refusal| panic!("it can be dealt: {refusal}")).snapshot().game;
            let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
            let before = Counting::allocations();
            let Played { questions, refused, texts } = play(game, &universe, &mut dice, &mut choices);
            let allocated = Counting::allocations() - before;
            assert_eq!(allocated, texts, "in {questions} questions with {seats} seats and {options:?}");
            assert!(questions > 1 && refused > 0, "{questions} questions, {refused} refusals");
        }
    }
}

fn play<G: Specimen>(
    mut game: G,
    universe: &[G::Choice],
    dice: &mut Dice,
    choices: &mut Choices<G::Choice>,
) -> Played {
    let mut news = News::unheard();
    let mut played = Played::default();
    while let Now::Ask(ask) = game.now()
        && played.questions <= 4 * G::INFO.longest
    {
        let mut answers = ArrayVec::<_, MAX_SEATS>::new();
        for seat in ask.parties.iter().filter_map(|party| party.lowest()) {
            let any = Sheet::of((0..ask.parts[seat]).filter_map(|_| dice.pick(universe).copied()));
            played.refused += u32::from(game.check(seat, &any).is_err());
            let mut sheet = Sheet::blank(ask.parts[seat]);
            for part in 0..sheet.parts.len() {
                choices.clear();
                game.choices(seat, &sheet, part, choices);
                sheet.parts[part] = dice.pick(choices.as_slice()).copied();
            }
            if !sheet.is_full() || ask.pass && dice.once_in(3) {
                continue;
            }
            if ask.text_of(seat).is_some() {
                sheet = sheet.with_text("fog");
                played.texts += 1;
            }
            assert!(game.check(seat, &sheet).is_ok());
            answers.push(Answer { seat, sheet, by: FilledBy::Clock });
            if ask.close == Close::First {
                break;
            }
        }
        game.resolve(&answers.into_iter().collect(), dice, &mut news);
        played.questions += 1;
    }
    played
}

/// A test that a game allocates nothing after the deal; once in a test binary, whose allocator it becomes.
#[macro_export]
macro_rules! allocates_nothing {
    ($game:ty) => {
        mod no_allocation {
            #[global_allocator]
            static ALLOCATOR: $crate::kit::Counting = $crate::kit::Counting;

            #[test]
            fn after_the_deal_the_rules_allocate_nothing() {
                $crate::kit::allocates_nothing::<$game>();
            }
        }
    };
}

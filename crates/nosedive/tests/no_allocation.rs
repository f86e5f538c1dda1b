//! After the deal the rules allocate nothing: `choices`, `check` and `resolve` of whole random games, refusals too.

use stolik_nosedive::{Choice, Nosedive, Options};
use stolik_table::kit::Counting;
use stolik_table::{
    Answer, Answers, Choices, Dice, FilledBy, Game, Lane, News, Now, Seat, Secret, Sheet, Sources, Table,
};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game without a table and gives the number of questions.
fn play(mut game: Nosedive, dice: &mut Dice, choices: &mut Choices<Choice>) -> u32 {
    let mut news = News::unheard();
    let mut questions = 0;
    while let Now::Ask(ask) = game.now() {
        let refused = Sheet::of([Choice::Number(u8::MAX), Choice::Pile(u8::MAX)]);
        let mut answers = Answers::none();
        for seat in ask.asked().iter() {
            let mut sheet = Sheet::blank(ask.parts[seat]);
            for part in 0..sheet.parts.len() {
                choices.clear();
                game.choices(seat, &sheet, part, choices);
                sheet.parts[part] = dice.pick(choices.as_slice()).copied();
            }
            assert!(game.check(seat, &sheet).is_ok());
            assert!(game.check(seat, &refused).is_err());
            answers = answers.iter().cloned().chain([Answer { seat, sheet, by: FilledBy::Clock }]).collect();
        }
        game.resolve(&answers, dice, &mut news);
        questions += 1;
    }
    questions
}

#[test]
fn after_the_deal_the_rules_allocate_nothing() {
    let mut choices = Choices::new();
    let variants = [Options::default(), Options { all_at_once: true, givers: false, ..Options::default() }];
    for number in 0..48_u64 {
        let options = &variants[number as usize % 3 % 2];
        let seats = 3 + (number / 3 % 4) as u8;
        let seed = Sources::alone(Secret::of_simulation(5, number)).seed();
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        // Also as it is dealt where the cards are real.
        let game = match number % 3 {
            2 => Nosedive::deal_box(options, seats, &mut dice).unwrap(),
            _ => Table::<Nosedive>::deal(options, seats, seed).unwrap().snapshot().game,
        };
        let before = Counting::allocations();
        let questions = play(game, &mut dice, &mut choices);
        assert_eq!(Counting::allocations() - before, 0, "in {questions} questions with {seats}");
        assert!(questions > 6);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Nosedive>() < 4096, "{}", size_of::<Nosedive>());
}

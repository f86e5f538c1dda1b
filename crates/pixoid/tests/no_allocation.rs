//! After the deal the rules allocate nothing: `choices`, `check` and `resolve` of whole random games, refusals too.

use stolik_pixoid::{Choice, Command, Direction, Options, Pixoid, Variant};
use stolik_table::kit::Counting;
use stolik_table::{
    Answer, Answers, Choices, Dice, FilledBy, Game, Lane, News, Now, Seat, Secret, Sheet, Sources, Table,
};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn the_counter_counts() {
    let before = Counting::allocations();
    let boxed = std::hint::black_box(Box::new(1));
    assert_eq!(Counting::allocations() - before, 1);
    drop(boxed);
}

/// Plays a game without a table and gives the number of questions.
fn play(mut game: Pixoid, dice: &mut Dice, choices: &mut Choices<Choice>) -> u32 {
    let mut news = News::unheard();
    let mut questions = 0;
    while let Now::Ask(ask) = game.now() {
        let refused = Sheet::of([Choice::Program(Command { direction: Direction::Up, distance: 0 })]);
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
    for (number, (variant, seats)) in
        [(Variant::Standard, 4), (Variant::Standard, 3), (Variant::Short, 4), (Variant::Short, 3)]
            .into_iter()
            .cycle()
            .take(40)
            .enumerate()
    {
        let seed = Sources::alone(Secret::of_simulation(5, number as u64)).seed();
        let options = Options { variant, ..Options::default() };
        // The first deal lays out the boards; none allocates after that.
        let game = Table::<Pixoid>::deal(&options, seats, seed).unwrap().snapshot().game;
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let before = Counting::allocations();
        let questions = play(game, &mut dice, &mut choices);
        assert_eq!(
            Counting::allocations() - before,
            0,
            "in {questions} questions of {variant:?} with {seats}"
        );
        assert!(questions > 3);
    }
}

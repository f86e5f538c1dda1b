//! After the deal the rules allocate nothing: `choices`, `check` and `resolve` of whole random games, refusals too.

use arrayvec::ArrayVec;
use stolik_ruletka::{Choice, Options, Ruletka};
use stolik_table::kit::Counting;
use stolik_table::{
    Answer, Choices, Close, Dice, FilledBy, Game, Lane, News, Now, Seat, Secret, Sheet, Sources, Table,
};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game without a table and gives the number of questions.
fn play(mut game: Ruletka, dice: &mut Dice, choices: &mut Choices<Choice>) -> u32 {
    let mut news = News::unheard();
    let mut questions = 0;
    while let Now::Ask(ask) = game.now() {
        let mut answers = ArrayVec::<_, 8>::new();
        for seat in ask.parties.iter().filter_map(|party| party.lowest()) {
            choices.clear();
            game.choices(seat, &Sheet::blank(1), 0, choices);
            assert!(game.check(seat, &Sheet::of([Choice::Bid(255)])).is_err());
            let Some(choice) = dice.pick(choices.as_slice()).copied() else { continue };
            if ask.pass && dice.once_in(3) {
                continue;
            }
            let sheet = Sheet::of([choice]);
            assert!(game.check(seat, &sheet).is_ok());
            answers.push(Answer { seat, sheet, by: FilledBy::Clock });
            if ask.close == Close::First {
                break;
            }
        }
        game.resolve(&answers.into_iter().collect(), dice, &mut news);
        questions += 1;
    }
    questions
}

#[test]
fn after_the_deal_nothing_is_allocated() {
    let mut choices = Choices::new();
    for number in 0..50 {
        let seats = 2 + (number % 5) as u8;
        let seed = Sources::alone(Secret::of_simulation(5, number)).seed();
        let game = Table::<Ruletka>::deal(&Options::default(), seats, seed).unwrap().snapshot().game;
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let before = Counting::allocations();
        let questions = play(game, &mut dice, &mut choices);
        assert_eq!(Counting::allocations(), before, "in {questions} questions with {seats}");
        assert!(questions > 5);
    }
}

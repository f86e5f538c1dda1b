//! After the deal the rules allocate nothing: `choices`, `check` and `resolve` of whole random games, refusals too.

use arrayvec::ArrayVec;
use stolik_nokaut::{Board, Card, Choice, Nokaut, Options};
use stolik_table::kit::Counting;
use stolik_table::{
    Answer, Choices, Close, Dice, FilledBy, Game, Lane, News, Now, Seat, Secret, Sheet, Sources, Table,
};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays a game without a table and gives the number of questions.
fn play(mut game: Nokaut, dice: &mut Dice, choices: &mut Choices<Choice>) -> u32 {
    let mut news = News::unheard();
    let mut questions = 0;
    while let Now::Ask(ask) = game.now() {
        let mut answers = ArrayVec::<_, 8>::new();
        for party in &ask.parties {
            let Some(seat) = party.lowest() else { continue };
            let mut sheet = Sheet::blank(ask.parts[seat]);
            for part in 0..sheet.parts.len() {
                choices.clear();
                game.choices(seat, &sheet, part, choices);
                sheet.parts[part] = dice.pick(choices.as_slice()).copied();
            }
            assert!(game.check(seat, &sheet).is_ok());
            assert!(game.check(seat, &Sheet::of([Choice::Card(Card(255)); 2])).is_err());
            if !sheet.is_full() || ask.pass && dice.once_in(3) {
                continue;
            }
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
    for number in 0..24 {
        let seats = 2 + (number % 3) as u8;
        let board = if number % 2 == 0 { Board::Standard } else { Board::Advanced };
        let seed = Sources::alone(Secret::of_simulation(5, number)).seed();
        let options = Options { board, ..Options::default() };
        let Ok(table) = Table::<Nokaut>::deal(&options, seats, seed) else { panic!("it can be dealt") };
        let game = table.snapshot().game;
        let mut dice = Dice::new(&seed, Lane::Mind(Seat::nth(0)));
        let before = Counting::allocations();
        let questions = play(game, &mut dice, &mut choices);
        assert_eq!(Counting::allocations() - before, 0, "in {questions} questions with {seats}");
        assert!(questions > 20);
    }
}

//! What the bots are held to: they answer what is asked, tell what is stored, guess from what was said and nothing
//! else, and each in its own way.

use std::collections::BTreeSet;

use stolik_shelf::dixit::{Card, Choice, Clue, Deck, Dixit, Event, Options, Phase, Words};
use stolik_table::kit::Specimen;
use stolik_table::{Chair, Dice, Game, Lane, News, Now, Seat, Secret, Sheet, Sources, Table, Viewer, Why};

use super::bent::{CHARACTERS, DREAMER, LITERAL, TRICKSTER};
use super::bot::{Bot, CLUES, DECK_FILE, GALLERY, LEXICON, repertoire_of};
use super::clues::Clues;
use super::gallery::Gallery;
use super::guesser::Guesser;
use super::memory::Memory;
use super::narrator::Narrator;
use super::report::Evening;
use crate::{Company, Played, Player};

fn dice(number: u64) -> Dice {
    Dice::new(&Sources::alone(Secret::of_simulation(4, number)).seed(), Lane::Mind(Seat::nth(0)))
}

fn dealt(options: &Options, seats: u8, number: u64) -> Table<Dixit> {
    Table::deal(options, seats, Sources::alone(Secret::of_simulation(5, number)).seed()).unwrap()
}

fn asked(table: &Table<Dixit>) -> Vec<Chair<'_, Dixit>> {
    table.now().ask().unwrap().asked().iter().map(|seat| table.chair(seat)).collect()
}

/// Everybody who is asked answers by this, and the question closes.
fn answer(table: &mut Table<Dixit>, mut sheet: impl FnMut(Chair<'_, Dixit>) -> Sheet<Choice>) {
    let sheets: Vec<_> = asked(table).into_iter().map(|chair| (chair.seat(), sheet(chair))).collect();
    for (seat, sheet) in sheets {
        table.put(table.weigh(seat, table.number(), sheet, 1).unwrap());
    }
    table.close(Why::Answered, &mut News::unheard()).unwrap();
}

fn own(cards: u8) -> Options {
    Options { deck: Deck::Own { deck: 1, cards }, ..Options::default() }
}

fn name_of_card(card: usize) -> String {
    let file: toml::Table = DECK_FILE.parse().unwrap();
    file["card"][card]["name"].as_str().unwrap().to_owned()
}

#[test]
fn names_tell_bots() {
    assert!(Dixit::NAMES.iter().all(|name| Dixit::player(name).is_some()));
    assert!(Dixit::NAMES.contains(&Dixit::HOUSE));
    assert!(Dixit::player("").is_none() && Dixit::player("greedy").is_none());
    assert_eq!(Dixit::NAMES.len(), CHARACTERS.len() + 1);
}

/// The company stops where the table refuses a sheet.
#[test]
fn whole_games_are_played_to_the_end_by_any_rules() {
    for seats in Dixit::INFO.seats {
        for options in Dixit::variants() {
            let players = (0..usize::from(seats)).map(|seat| Dixit::player(Dixit::NAMES[seat % 4]).unwrap());
            let seed = Sources::alone(Secret::of_simulation(6, u64::from(seats))).seed();
            let mut table = Table::<Dixit>::deal(&options, seats, seed).unwrap();
            let played =
                Company::new(players.collect(), &seed).play(&mut table, |_| Ok::<_, std::fmt::Error>(()));
            assert!(played.is_ok(), "{seats} {options:?}: {played:?}");
        }
    }
}

#[test]
fn the_same_dice_give_the_same_answer() {
    let mut table = dealt(&Options::default(), 4, 1);
    for _ in 0..9 {
        for name in Dixit::NAMES {
            let seat = asked(&table)[0].seat();
            let answer = || {
                let mut dice = dice(7);
                (Dixit::player(name).unwrap().answer(table.chair(seat), &mut dice), dice.word())
            };
            assert_eq!(answer(), answer(), "{name}");
        }
        answer(&mut table, |chair| Bot::new(&DREAMER).answer(chair, &mut dice(8)));
    }
}

#[test]
fn da37_a_bot_tells_what_fits_its_card_in_the_language_of_the_table() {
    for (number, words) in [Words::Pl, Words::En].into_iter().cycle().take(20).enumerate() {
        // Of whichever of the house's decks.
        let deck = [Deck::House, Deck::Second, Deck::Both][number % 3];
        let table = dealt(&Options { words, deck, ..Options::default() }, 5, number as u64);
        let chair = asked(&table)[0];
        let sheet = Bot::new(&LITERAL).answer(chair, &mut dice(number as u64));
        let Some(Choice::Card(card)) = sheet.part(0) else { panic!("no card") };
        assert!(chair.view().hand().has(card));
        assert!(
            repertoire_of(deck, words)
                .unwrap()
                .of(card)
                .any(|line| Some(line.text.as_str()) == sheet.text.as_deref())
        );
    }
}

#[test]
fn da37_for_pictures_without_clues_a_bot_passes_and_where_it_may_not_says_nothing_much() {
    let mut table = dealt(&Options { clue: 10, ..own(84) }, 4, 1);
    for _ in 0..3 {
        assert!(Bot::new(&DREAMER).answer(asked(&table)[0], &mut dice(1)).is_pass());
        answer(&mut table, |_| Sheet::pass());
    }
    let sheet = Bot::new(&DREAMER).answer(asked(&table)[0], &mut dice(1));
    assert!(sheet.text.as_ref().is_some_and(|text| (4..=10).contains(&text.chars().count())));
    answer(&mut table, |_| sheet.clone());
    assert_eq!(table.view(Viewer::Public).open.phase, Phase::Lay);
}

/// Whatever was said, whatever the deck.
#[test]
fn da37_a_bot_never_abstains() {
    let nonsense =
        ["…", "?!", "xqzvwk", "007", "🌙🌙", "ąćęłńóśźż", "月光", "a", "\u{301}", "''''", &"ż".repeat(140)];
    for options in [Options::default(), own(200)] {
        for (number, said) in (0..).zip(nonsense) {
            for seats in [3, 6] {
                let mut table = dealt(&options, seats, number);
                answer(&mut table, |chair| {
                    Sheet::of(chair.view().hand().iter().take(1).map(Choice::Card)).with_text(said)
                });
                let bot = |chair: Chair<'_, Dixit>| Bot::new(&TRICKSTER).answer(chair, &mut dice(number));
                answer(&mut table, |chair| {
                    let sheet = bot(chair);
                    assert_eq!(sheet.filled().count(), usize::from(chair.parts()));
                    sheet
                });
                answer(&mut table, |chair| {
                    let sheet = bot(chair);
                    assert!(matches!(sheet.part(0), Some(Choice::Place(_))), "{said}");
                    sheet
                });
            }
        }
    }
}

#[test]
fn people_are_asked_first_who_has_a_clue() {
    let options = Options { opener: stolik_shelf::dixit::Opener::WhoHasAClue, ..Options::default() };
    let table = dealt(&options, 4, 1);
    assert!(Bot::new(&DREAMER).answer(asked(&table)[0], &mut dice(1)).is_pass());
}

/// The same chair with the same hand: a bot that remembers says something new each time.
#[test]
fn a_bot_says_nothing_twice() {
    let table = dealt(&Options::default(), 4, 2);
    let mut bot = Bot::new(&DREAMER);
    let mut told = BTreeSet::new();
    for number in 0..60 {
        let sheet = bot.answer(asked(&table)[0], &mut dice(number));
        assert!(told.insert(sheet.text.unwrap()));
    }
    // When all was said there is still something short to say, and never what was said just now.
    for number in 60..400 {
        let text = bot.answer(asked(&table)[0], &mut dice(number)).text.unwrap();
        assert!(text.chars().any(char::is_alphabetic));
    }
}

/// A bot that was made anew remembers what all have heard at its table, and hears no more than all.
#[test]
fn a_new_bot_does_not_say_what_the_table_has_heard() {
    let table = dealt(&Options::default(), 4, 2);
    let mut past = Vec::new();
    let mut told = BTreeSet::new();
    for number in 0..60 {
        let chair = asked(&table)[0].after(&past);
        let text = Bot::new(&DREAMER).answer(chair, &mut dice(number)).text.unwrap();
        past.push(Event::Told { narrator: Seat::nth(0), clue: Clue::new(&text.to_uppercase()) });
        assert!(told.insert(text));
    }
}

/// Without any memory it still sees what was told last.
#[test]
fn a_new_bot_does_not_say_what_was_said_last() {
    for number in 0..12 {
        let plain = dealt(&Options::default(), 4, number);
        let next = plain.view(Viewer::Public).open;
        let second = next.order[(next.narrator.index() + 1) % 4];
        let mut table = dealt(&Options::default(), 4, number);
        // The first narrator says what the second would say now.
        let view = table.chair(second).view();
        let narrator =
            Narrator { repertoire: repertoire_of(Deck::House, Words::Pl).unwrap(), character: &DREAMER };
        let favourite = narrator.tell(&view, &Memory::default(), 140, &mut dice(1)).unwrap();
        answer(&mut table, |chair| {
            Sheet::of(chair.view().hand().iter().take(1).map(Choice::Card)).with_text(favourite.clue)
        });
        for _ in 0..2 {
            answer(&mut table, |chair| Bot::new(&DREAMER).answer(chair, &mut dice(2)));
        }
        let sheet = Bot::new(&DREAMER).answer(asked(&table)[0], &mut dice(1));
        assert_ne!(sheet.text.as_deref(), Some(favourite.clue));
    }
}

/// An evening of forty games between five: hardly anything is heard again soon, every card is told, and nobody has one way
/// to begin.
#[test]
fn an_evening_does_not_repeat_itself() {
    let names = ["dreamer", "literal", "trickster", "dreamer", "literal"];
    for words in [Words::Pl, Words::En] {
        let evening = Evening::play(words, &names, 40, 3).unwrap();
        let all = evening.tellings.len();
        assert!(evening.heard_lately() * 100 <= 5 * all, "{} of {all}", evening.heard_lately());
        assert_eq!(evening.untold(), []);
        for (character, (word, count, of)) in evening.beginnings() {
            assert!(4 * count <= of, "{character} begins {count} of {of} with {word}");
        }
        assert!(evening.tellings.iter().all(|telling| telling.clue.chars().any(char::is_alphabetic)));
    }
}

#[test]
fn where_clues_must_be_short_they_are() {
    for clue in [10, 25] {
        for number in 0..10 {
            let table = dealt(&Options { clue, ..Options::default() }, 4, number);
            let text = Bot::new(&DREAMER).answer(asked(&table)[0], &mut dice(number)).text.unwrap();
            assert!((1..=usize::from(clue)).contains(&text.chars().count()), "{text}");
            assert!(text.chars().any(char::is_alphabetic), "{text}");
        }
    }
}

/// The clues move on by seven cards: what a guesser thinks of any text does not change, and what narrators say does.
#[test]
fn reading_knows_no_stored_clue() {
    let is_clue = |line: &&str| line.starts_with("clues.");
    // Two lines a card, one a language.
    let mut moved = DECK_FILE.lines().filter(is_clue).cycle().skip(2 * 7);
    let shuffled: Vec<&str> =
        DECK_FILE.lines().map(|line| if is_clue(&line) { moved.next().unwrap() } else { line }).collect();
    let shuffled = shuffled.join("\n");
    let gallery = Gallery::read(&shuffled, &LEXICON).unwrap();
    assert_ne!(Clues::read(&shuffled).unwrap(), *CLUES);

    let all: Vec<Card> = GALLERY.cards().collect();
    let mut throws = dice(3);
    for card in GALLERY.cards() {
        for said in [&CLUES.of(card, Words::Pl)[0], &CLUES.of(card, Words::En)[4]] {
            for character in CHARACTERS {
                let with = |gallery| Guesser::new(&LEXICON, Some(gallery), character, Seat::nth(2));
                assert_eq!(with(&GALLERY).fits(said, &all), with(&gallery).fits(said, &all));
                let mut cards = all.clone();
                throws.shuffle(&mut cards);
                let guess = |gallery| with(gallery).vote(said, &cards[..6], &mut dice(9));
                assert_eq!(guess(&GALLERY), guess(&gallery));
                let lay = |gallery| with(gallery).lay(said, &cards[..6], 2, &mut dice(9));
                assert_eq!(lay(&GALLERY), lay(&gallery));
            }
        }
    }
}

#[test]
fn two_cards_that_are_laid_are_different_and_mostly_the_best() {
    let guesser = Guesser::new(&LEXICON, Some(&GALLERY), &LITERAL, Seat::nth(1));
    let hand: Vec<Card> = [2, 12, 43, 50, 71, 78, 83].map(Card).to_vec();
    let said = "Wieloryb na niebie";
    let fits = guesser.fits(said, &hand);
    let best = hand[(0..7).max_by(|left, right| fits[*left].total_cmp(&fits[*right])).unwrap()];
    let mut first = 0;
    for number in 0..100 {
        let laid = guesser.lay(said, &hand, 2, &mut dice(number));
        assert_eq!(laid.len(), 2);
        assert_ne!(laid[0], laid[1]);
        first += u32::from(laid[0] == best);
    }
    assert!(first > 60, "{first}");
    assert_eq!(guesser.lay(said, &hand[..1], 2, &mut dice(1)).len(), 1);
}

/// For the same text and the same cards, characters and seats lean to different cards.
#[test]
fn da34_bots_do_not_all_guess_alike() {
    let said =
        ["Kiedy dorosnę", "Cisza przed burzą", "The long way home", "Samotność w tłumie", "A sweet secret"];
    let all: Vec<Card> = GALLERY.cards().collect();
    let favourite = |character, seat: usize, said: &str, cards: &[Card]| {
        let fits = Guesser::new(&LEXICON, Some(&GALLERY), character, Seat::nth(seat)).fits(said, cards);
        (0..cards.len()).max_by(|left, right| fits[*left].total_cmp(&fits[*right]))
    };
    let (mut differ, mut by_seat, mut tables) = (0, 0, 0);
    for said in said {
        for number in 0..20 {
            let mut cards = all.clone();
            dice(number).shuffle(&mut cards);
            let of_character = |character| favourite(character, 0, said, &cards[..6]);
            let of_seat = |seat| favourite(&DREAMER, seat, said, &cards[..6]);
            tables += 1;
            differ += u32::from(CHARACTERS.map(of_character).iter().collect::<BTreeSet<_>>().len() > 1);
            by_seat += u32::from((0..4).map(of_seat).collect::<BTreeSet<_>>().len() > 1);
        }
    }
    assert!(differ * 10 > tables && differ < tables, "{differ} of {tables}");
    assert!(by_seat * 10 > tables && by_seat < tables, "{by_seat} of {tables}");
}

/// Clues as people tell them, each with the card that was meant. Polish with and without tails, inflected, English,
/// idioms, a typo, a picture.
const OF_PEOPLE: &[(&str, &str)] = &[
    ("Sztorm o poranku", "tea-storm"),
    ("burza w szklance wody", "tea-storm"),
    ("muzyka garnkow", "orchestra-of-kettles"),
    ("Brzydkie kaczątko", "shadow-of-the-goose"),
    ("U fryzjera", "mountain-barber"),
    ("ostatni list do ukochanej", "letter-birds"),
    ("pod powierzchnią", "well-of-lamps"),
    ("Bujam w obłokach", "cloud-shepherd"),
    ("długie pożegnanie gości", "long-table"),
    ("Elephant in the room", "bear-in-the-lift"),
    ("ukryte miasto", "root-city"),
    ("Skradziona zima", "first-snow-thief"),
    ("somebody has to fix the night", "moon-repair"),
    ("głębia słów", "flooded-library"),
    ("muzyka samotnego serca", "cactus-concert"),
    ("nothing to wear, only trees", "wardrobe-forest"),
    ("świat stanął na głowie", "kite-that-flies-a-boy"),
    ("spa", "giant-in-the-bathtub"),
    ("klotnia o nic", "duel-of-umbrellas"),
    ("pszczeli król Lear", "beehive-theatre"),
    ("na rozdrożu", "last-tram-stop"),
    ("my other half is watching", "ice-dancers-shadow"),
    ("w kręgu przyjaciół przy ognisku", "ember-choir"),
    ("inny niż wszyscy", "umbrella-square"),
    ("stairs to the sky", "piano-stairs"),
    ("zielona szkoła", "turtle-island-school"),
    ("Kim jestem?", "mask-market"),
    ("wspomnienia z wakacji", "glacier-cellar"),
    ("Czas to pieniądz", "harvest-of-clocks"),
    ("kto rano wstaje", "rooster-cathedral"),
    ("two thousand leagues under", "sea-bed-express"),
    ("Obrady sejmu", "ant-parliament"),
    ("sesja egzaminacyjna", "book-avalanche"),
    ("pulling the strings", "string-puppet-king"),
    ("sprawiedliwosc i milosc", "lovers-on-scales"),
    ("wilk w owczej skórze", "wolf-tailor"),
    ("slow but famous", "applause-for-the-snail"),
    ("płynąć pod prąd", "river-of-hats"),
    ("grzech pierworodny, jabłko", "mirror-twin-garden"),
    ("zupa z wysp", "cook-of-islands"),
    ("Wyscigi zolwi", "tortoise-race-podium"),
    ("przemijanie", "hourglass-desert"),
    ("Syzyfowa praca", "glass-mountain-commuters"),
    ("catnap at sea", "cat-in-the-map"),
    ("lbairynt bez wyjścia", "crossword-maze"),
    ("easier for a camel", "elephant-on-the-needle"),
    ("🎣 na niebie", "roof-fisherman"),
    ("dzieciństwo pod stołem", "forest-of-legs"),
    ("świeży chleb", "volcano-bakery"),
    ("the artist lets go", "unfinished-horse"),
];

/// Among six cards the one that was meant is one of the three that fit best.
#[test]
fn what_people_say_is_understood() {
    let all: Vec<Card> = GALLERY.cards().collect();
    let names: Vec<String> = all.iter().map(|card| name_of_card(usize::from(card.0))).collect();
    for character in CHARACTERS {
        let guesser = Guesser::new(&LEXICON, Some(&GALLERY), character, Seat::nth(0));
        let rank = |said: &str, meant: &str| {
            let meant = names.iter().position(|name| name == meant).unwrap();
            let cards: Vec<Card> =
                [0, 11, 25, 38, 52, 67].map(|step| all[(meant + step) % all.len()]).to_vec();
            let fits = guesser.fits(said, &cards);
            fits.iter().filter(|fit| **fit > fits[0]).count() + usize::from(fits[0] <= 0.0) * 6
        };
        let misses: Vec<_> = OF_PEOPLE
            .iter()
            .map(|(said, meant)| (rank(said, meant), said))
            .filter(|(rank, _)| *rank >= 3)
            .collect();
        assert!(misses.len() * 100 <= OF_PEOPLE.len() * 15, "{}: {misses:?}", character.name);
    }
}

/// Three hundred rounds between six: a guesser finds the card far more often than once in five, and mostly some find it
/// and not all.
#[test]
fn guessers_guess_and_narrators_are_found_by_some() {
    let (mut rounds, mut guesses, mut some) = (0, 0, 0);
    for game in 0_u64.. {
        let mut table = dealt(&Options::default(), 6, game);
        let mut bots: Vec<Bot> = (0..6).map(|seat| Bot::new(CHARACTERS[seat % 3])).collect();
        let mut dice = dice(game);
        while matches!(table.now(), Now::Ask(_)) {
            let votes = table.view(Viewer::Public).open.phase == Phase::Vote;
            answer(&mut table, |chair| bots[chair.seat().index()].answer(chair, &mut dice));
            let Some(last) = table.view(Viewer::Public).open.last.filter(|_| votes) else { continue };
            let right = |vote: u8| last.owners[usize::from(vote) - 1] == last.narrator;
            let found = last.votes.iter().filter_map(|(_, vote)| *vote).filter(|vote| right(*vote)).count();
            rounds += 1;
            guesses += found;
            some += usize::from((1..5).contains(&found));
        }
        if rounds >= 300 {
            break;
        }
    }
    assert!(guesses * 100 > 40 * 5 * rounds, "{guesses} of {}", 5 * rounds);
    assert!(guesses * 100 < 65 * 5 * rounds, "{guesses} of {}", 5 * rounds);
    assert!(some * 100 > 75 * rounds, "{some} of {rounds}");
}

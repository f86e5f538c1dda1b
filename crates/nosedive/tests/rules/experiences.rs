//! The experience phase, rule by rule; rounds; and what a table can agree on.

use std::collections::BTreeSet;

use crate::scene::{self, DOUBLE, Evening, evening, evening_of, evening_with, place, seat, staged};
use serde_json::{Value, json};
use stolik_nosedive::rating::{Formula, Mark};
use stolik_nosedive::{
    Choice, Event, Experience, Experiences, Nosedive, Options, Phase, Rating, Space, Summary,
};
use stolik_table::{Dice, Game as _, Lane, Reply, Seats, Sheet, Table, Viewer, Why};

/// Four players who are about to share. Nobody has a token, nobody a double loss.
fn sharing() -> Evening {
    let mut evening = staged(&[&[20, 21], &[30, 31], &[40, 41], &[50, 51]]);
    evening.until(Phase::Share);
    evening
}

fn share(what: &[Experience]) -> Vec<Choice> {
    what.iter().copied().map(Choice::Experience).collect()
}

/// Everybody gives the first of their experiences to the left, the second to the next, and so on.
fn all_share(evening: &mut Evening) {
    evening.step();
}

/// Who gave a text to somebody.
fn giver(evening: &Evening, to: usize, what: Experience) -> usize {
    let gifts = evening.all().gifts;
    let gift = gifts.iter().find(|gift| gift.to == seat(to) && gift.what == what);
    gift.expect("somebody gave it").from.index()
}

/// What somebody gave to somebody.
fn gift(evening: &Evening, from: usize, to: usize) -> Choice {
    let gifts = evening.all().gifts;
    let gift = gifts.iter().find(|gift| gift.from == seat(from) && gift.to == seat(to));
    Choice::Experience(gift.expect("it was given").what)
}

/// In turn, everybody likes most what one gave and least what another gave.
fn all_rate(evening: &mut Evening, chosen: &[(usize, usize)]) -> Summary {
    let mut events = Vec::new();
    for _ in chosen {
        let rater = evening.active();
        let (most, least) = chosen[rater];
        let marks = [gift(evening, most, rater), gift(evening, least, rater)];
        events = evening.answer(marks);
    }
    let summary = events.into_iter().find_map(|event| match event {
        Event::Summed { summary } => Some(summary),
        _ => None,
    });
    summary.expect("all have rated")
}

#[test]
fn nr10_na18_three_rounds_of_two_phases() {
    let mut evening = evening(3);
    let mut phases = Vec::new();
    while evening.table.now().ask().is_some() {
        let open = evening.all().open;
        let is_lifestyle = !matches!(open.phase, Phase::Share | Phase::Rate);
        if phases.last() != Some(&(open.round, is_lifestyle)) {
            phases.push((open.round, is_lifestyle));
        }
        evening.step();
    }
    assert_eq!(phases, [(1, true), (1, false), (2, true), (2, false), (3, true), (3, false)]);
}

#[test]
fn nr27_nr28_na11_na36_marks_are_told_double_losses_discarded_and_tokens_go_back() {
    let mut evening = staged(&[&[20, 21], &[30, DOUBLE], &[40, 41], &[50, DOUBLE + 1]]);
    evening.flip();
    evening.go(Space::ExperiencePlus);
    evening.go(Space::OneDown);
    evening.answer([place(DOUBLE, 2)]);
    evening.go(Space::Start);
    evening.go(Space::UpAndDown);
    evening.answer([place(50, 1), place(DOUBLE + 1, 2)]);
    evening.until(Phase::Take);
    assert_eq!(evening.active(), 3);
    evening.answer([Choice::Pile(2)]);
    assert!(evening.all().open.collected[seat(3)].has(stolik_nosedive::Card(DOUBLE)));
    evening.answer([Choice::Pile(0)]);
    let events = evening.answer([Choice::Pile(1)]);
    let marked = Event::Marked { tokens: Seats::one(seat(0)), doubled: Seats::one(seat(3)) };
    assert!(events.contains(&marked), "{events:?}");
    let open = evening.all().open;
    assert_eq!(open.discard, scene::cards(&[DOUBLE, DOUBLE + 1]));
    assert!(!open.collected[seat(3)].has(stolik_nosedive::Card(DOUBLE)));
    // NA11: two were never taken.
    assert_eq!((open.tokens.stack, open.tokens.plus), (3, 0));
    // NR20: one more to choose from.
    assert_eq!([0, 1, 2, 3].map(|number| evening.offered(number).len()), [5, 4, 4, 4]);
    // NA36: in this round only.
    evening.until(Phase::Flip);
    assert!(evening.all().open.tokens.holders.is_empty() && evening.all().open.doubled.is_empty());
    evening.until(Phase::Share);
    assert_eq!(evening.offered(0).len(), 4);
}

#[test]
fn nr29_na30_one_to_each_of_the_others_secretly_and_the_rest_is_kept_back() {
    let mut evening = sharing();
    assert_eq!(evening.ask().asked().len(), 4);
    assert_eq!(evening.ask().parts.as_slice(), [3; 4]);
    let offered = evening.offered(1);
    assert_eq!(evening.seen_by(1).dealt[seat(1)].to_vec(), offered);
    assert!(evening.seen_by(2).dealt[seat(1)].is_empty(), "nobody sees what others can share");
    let theirs = evening.offered(2)[0];
    assert_eq!(evening.refused(1, share(&[offered[0], offered[0], offered[1]])).1, "shared-twice");
    assert_eq!(evening.refused(1, share(&[offered[0], theirs, offered[1]])).1, "not-your-experience");
    assert_eq!(evening.refused(1, [Choice::Pile(0); 3]).1, "an-experience-is-asked");
    let chosen = [offered[3], offered[1], offered[0]];
    assert_eq!(evening.hand_in(1, Sheet::of(share(&chosen))), Reply::Accepted);
    for number in [0, 2, 3] {
        let given: Vec<Experience> = evening.offered(number)[..3].to_vec();
        evening.hand_in(number, Sheet::of(share(&given)));
    }
    evening.close_because(Why::Answered);
    // To the left first: 2, then 3, then 0.
    assert_eq!([giver(&evening, 2, offered[3]), giver(&evening, 3, offered[1])], [1, 1]);
    assert_eq!(giver(&evening, 0, offered[0]), 1);
    let all: Vec<Experience> = evening.all().gifts.iter().map(|gift| gift.what).collect();
    assert_eq!(all.len(), 12);
    assert!(!all.contains(&offered[2]), "it is kept back");
    assert_eq!(evening.seen_by(1).gifts.len(), 3, "everybody knows what they gave");
}

#[test]
fn nr30_na44_na38_one_after_the_other_from_the_influencer_read_out_to_all_in_silence() {
    let mut evening = sharing();
    assert_eq!(evening.table.hush(), Seats::NONE);
    all_share(&mut evening);
    let mut raters = Vec::new();
    while evening.phase() == Phase::Rate {
        let rater = evening.active();
        raters.push(rater);
        assert_eq!(evening.ask().asked(), Seats::one(seat(rater)));
        assert_eq!(evening.table.hush(), Seats::first(4));
        let public = evening.table.view(Viewer::Public).open;
        let review = public.reviews.last().unwrap();
        assert_eq!((review.rater, review.most, public.reviews.len()), (seat(rater), None, raters.len()));
        assert!(review.texts.iter().all(|text| text.giver.is_none()), "who gave it is not told");
        assert!(review.texts.is_sorted(), "their order tells nothing");
        let foreign = evening.offered(rater)[0];
        let own = review.texts[0].what;
        let say = Choice::Experience;
        assert_eq!(evening.refused(rater, [say(own), say(foreign)]).1, "not-shared-with-you");
        assert_eq!(evening.refused(rater, [say(own), say(own)]), ("nosedive.NA32", "most-and-least"));
        assert_eq!(evening.refused(rater, [say(own), Choice::Pile(0)]).1, "a-mark-is-asked");
        let (most, least) = (review.texts[1].what, review.texts[0].what);
        let events = evening.answer([say(most), say(least)]);
        assert_eq!(events[0], Event::Rated { rater: seat(rater), most, least });
    }
    assert_eq!(raters, [0, 1, 2, 3]);
    assert_eq!(evening.table.hush(), Seats::NONE);
}

#[test]
fn na31_na32_with_three_players_one_is_liked_most_and_the_other_least() {
    let mut evening = evening(3);
    evening.until(Phase::Rate);
    let rater = evening.active();
    let review = evening.all().open.reviews[0].clone();
    assert_eq!(review.texts.len(), 2);
    let mut sheet = Sheet::blank(2);
    sheet.parts[0] = Some(Choice::Experience(review.texts[1].what));
    let mut choices = stolik_table::Choices::new();
    evening.table.choices(seat(rater), &sheet, 1, &mut choices);
    assert_eq!(choices.as_slice(), [Choice::Experience(review.texts[0].what)]);
}

#[test]
fn na33_nobody_learns_who_gave_what_before_all_have_rated() {
    for (givers, told) in [(true, 12), (false, 0)] {
        let mut evening = evening_with(&Options { givers, ..Options::default() }, 4);
        evening.until(Phase::Rate);
        for _ in 0..4 {
            for who in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(2))] {
                let view = evening.table.view(who);
                assert!(
                    view.open
                        .reviews
                        .iter()
                        .flat_map(|review| &review.texts)
                        .all(|text| text.giver.is_none())
                );
                assert!(view.gifts.iter().all(|gift| Viewer::Seat(gift.from) == who), "only one's own");
                assert!(view.received.as_slice().iter().all(|texts| texts.is_empty()));
            }
            evening.fill();
            let mut copy = Table::clone(&evening.table);
            let mut news = stolik_table::News::new();
            copy.close(Why::Answered, &mut news).unwrap();
            let tells = |event: &&Event| matches!(event, Event::Summed { .. });
            let is_last = evening.all().open.reviews.len() == 4;
            assert_eq!(news.heard_by(Viewer::Public).any(|event| tells(&event)), is_last);
            evening.close_because(Why::Answered);
        }
        let last = evening.table.view(Viewer::Public).open.last.unwrap();
        let texts = last.reviews.iter().flat_map(|review| &review.texts);
        assert_eq!(texts.filter(|text| text.giver.is_some()).count(), told);
        // What a mark weighed would tell whose it is.
        let weighed = evening.table.view(Viewer::Public).weighed;
        assert_eq!(weighed.len(), if givers { 8 } else { 0 });
    }
}

#[test]
fn nr31_nr33_na34_all_marks_count_together_by_the_ratings_of_before() {
    let mut evening = sharing();
    all_share(&mut evening);
    let before: Vec<Rating> = evening.all().open.ratings.as_slice().to_vec();
    assert_eq!(before, [3500, 3400, 3300, 3200].map(Rating));
    // Seat 1 is liked by 0 and 2 and not by 3; seat 0 is disliked by 1 and 2; 3 is liked by 1 and disliked by 0.
    let summary = all_rate(&mut evening, &[(1, 3), (3, 0), (1, 0), (2, 1)]);
    let mark = |rater: usize, liked: bool| Mark { rater: before[rater], liked };
    let rated = |seat: usize, marks: &[Mark]| Formula::HOUSE.rate(before[seat], marks.iter().copied(), false);
    let after = [
        rated(0, &[mark(1, false), mark(2, false)]),
        rated(1, &[mark(0, true), mark(2, true), mark(3, false)]),
        rated(2, &[mark(3, true)]),
        rated(3, &[mark(1, true), mark(0, false)]),
    ];
    assert_eq!(summary.after.as_slice(), after);
    assert_eq!(summary.before.as_slice(), before);
    assert_eq!(
        (summary.likes.as_slice(), summary.dislikes.as_slice()),
        (&[0, 2, 1, 1][..], &[2, 1, 0, 1][..])
    );
    let open = evening.all().open;
    assert_eq!(open.ratings, summary.after);
    // NR34: the highest rated.
    assert_eq!((open.round, open.influencer), (2, seat(1)));
}

#[test]
fn nr32_na17_na18_a_double_loss_counts_in_its_round_also_in_the_third() {
    for round in [1, 3] {
        let mut evening = sharing();
        evening.arrange(|state| {
            state["open"]["round"] = json!(round);
            state["open"]["doubled"] = json!([2]);
        });
        all_share(&mut evening);
        let summary = all_rate(&mut evening, &[(1, 2), (3, 2), (0, 3), (2, 1)]);
        let marks = [(3500, false), (3400, false), (3200, true)]
            .map(|(rater, liked)| Mark { rater: Rating(rater), liked });
        assert_eq!(summary.after[seat(2)], Formula::HOUSE.rate(Rating(3300), marks, true));
        assert_eq!(summary.doubled, Seats::one(seat(2)));
    }
}

#[test]
fn nr31_nr32_na34_each_mark_is_told_with_what_it_weighed() {
    let mut evening = sharing();
    evening.arrange(|state| state["open"]["doubled"] = json!([2]));
    all_share(&mut evening);
    all_rate(&mut evening, &[(1, 2), (3, 2), (0, 3), (2, 1)]);
    let view = evening.table.view(Viewer::Public);
    let mut told: Vec<_> = view
        .weighed
        .iter()
        .map(|one| (one.rater.index(), one.giver.index(), one.liked, one.change))
        .collect();
    told.sort_unstable();
    // Rated 3.500, 3.400, 3.300 and 3.200 when the phase began; what seat 2 loses is doubled, what it gains is not.
    assert_eq!(
        told,
        [
            (0, 1, true, 325),
            (0, 2, false, -650),
            (1, 2, false, -640),
            (1, 3, true, 320),
            (2, 0, true, 315),
            (2, 3, false, -315),
            (3, 1, false, -310),
            (3, 2, true, 310),
        ]
    );
    let summary = view.open.last.unwrap();
    for who in 0..4 {
        let sum: i16 = told.iter().filter(|(_, giver, ..)| *giver == who).map(|(.., change)| change).sum();
        assert_eq!(summary.after[seat(who)].0 as i16, summary.before[seat(who)].0 as i16 + sum);
    }
}

#[test]
fn nr34_na22_hands_are_kept_and_the_highest_rated_is_influencer_among_equals_the_nearest() {
    let mut evening = sharing();
    all_share(&mut evening);
    let held: Vec<Vec<u8>> = (0..4).map(|number| evening.hand(number)).collect();
    for _ in 0..3 {
        evening.step();
    }
    // Nobody has marked anything: ratings stay as they are set here, but for what the last one marks.
    let settle = |evening: &mut Evening, ratings: [u16; 4], influencer: usize| {
        evening.arrange(|state| {
            for review in state["open"]["reviews"].as_array_mut().expect("a list") {
                (review["most"], review["least"]) = (json!(null), json!(null));
            }
            state["open"]["ratings"] = json!(ratings);
            state["open"]["influencer"] = json!(influencer);
            state["open"]["active"] = json!((influencer + 3) % 4);
        });
        evening.close_because(Why::Clock);
        evening.all().open
    };
    // The clock marks two of three for the last rater, who has none of their own: those two differ from 5.000.
    let open = settle(&mut evening, [5000, 1000, 5000, 1000], 0);
    assert!([seat(0), seat(2)].contains(&open.influencer));
    let tied = |open: &stolik_nosedive::Open| open.ratings[seat(0)] == open.ratings[seat(2)];
    if tied(&open) {
        assert_eq!(open.influencer, seat(0), "who is influencer stays");
    }
    for (number, hand) in held.iter().enumerate() {
        assert!(hand.iter().all(|card| evening.hand(number).contains(card)), "hands are kept");
    }
    // The rule itself, on every tie.
    let mut open = open;
    let set = |ratings: [u16; 4]| stolik_table::BySeat::from_fn(4, |one| Rating(ratings[one.index()]));
    open.ratings = set([3000, 3000, 3000, 2000]);
    assert_eq!([0, 1, 2, 3].map(|from| open.highest_rated(seat(from)).index()), [0, 1, 2, 0]);
    open.ratings = set([3000, 2000, 3000, 2000]);
    assert_eq!([1, 3].map(|from| open.highest_rated(seat(from)).index()), [2, 0]);
}

#[test]
fn na24_piles_are_chosen_by_the_ratings_that_the_round_began_with() {
    let mut evening = sharing();
    evening.until(Phase::Flip);
    let ratings = evening.all().open.ratings;
    evening.until(Phase::Take);
    assert_eq!(evening.all().open.ratings, ratings);
    let lowest = ratings.iter().min_by_key(|(_, rating)| **rating).unwrap().0;
    assert_eq!(evening.active(), lowest.index());
}

#[test]
fn na44_all_at_once_nobody_sees_the_others_marks_before_they_open_together() {
    let options = Options { all_at_once: true, ..Options::default() };
    let mut evening = evening_with(&options, 4);
    evening.until(Phase::Rate);
    assert_eq!(evening.ask().asked(), Seats::first(4));
    assert_eq!(evening.table.hush(), Seats::first(4));
    let seen = evening.seen_by(1);
    assert_eq!(seen.received[seat(1)].len(), 3);
    assert!(seen.received[seat(2)].is_empty() && seen.open.reviews.is_empty());
    let events = evening.step();
    let rated = |event: &Event| match event {
        Event::Rated { rater, .. } => Some(rater.index()),
        _ => None,
    };
    let first = evening.all().open.last.unwrap().reviews[0].rater.index();
    let order: Vec<usize> = events.iter().filter_map(rated).collect();
    assert_eq!(order, (0..4).map(|step| (first + step) % 4).collect::<Vec<_>>());
}

#[test]
fn na39_whoever_is_late_shares_and_rates_at_random() {
    let mut evening = sharing();
    let offered = evening.offered(0);
    // What was put stays: the second goes to the left.
    let mut draft = Sheet::blank(3);
    draft.parts[0] = Some(Choice::Experience(offered[1]));
    evening.hand_in(0, draft);
    evening.close_because(Why::Clock);
    assert_eq!(giver(&evening, 1, offered[1]), 0);
    assert_eq!(evening.all().gifts.len(), 12);
    while evening.phase() == Phase::Rate {
        evening.close_because(Why::Clock);
    }
    let last = evening.all().open.last.unwrap();
    assert!(last.reviews.iter().all(|review| review.most.is_some() && review.most != review.least));
}

#[test]
fn na43_a_category_that_is_switched_off_never_comes_up() {
    let options = Options { about_love: false, about_body: false, ..Options::default() };
    let mut came = Experiences::NONE;
    for number in 0..30 {
        let mut evening = evening_of(&options, 6, number);
        evening.until(Phase::Share);
        (0..6).flat_map(|one| evening.offered(one)).for_each(|one| came.add(one));
    }
    assert!(came.iter().all(|one| !(120..160).contains(&one.0) && one.0 < 320));
    assert!(came.len() > 250, "everything else does");
}

#[test]
fn na43_too_few_experiences_are_refused_with_the_number_that_is_needed() {
    let all_off = Options {
        about_home: false,
        about_work: false,
        about_family: false,
        about_love: false,
        about_friends: false,
        about_travel: false,
        about_food: false,
        about_net: false,
        about_body: false,
        ..Options::default()
    };
    let deal =
        |options: &Options, seats: u8| Table::<Nosedive>::deal(options, seats, scene::seed(0)).map(|_| ());
    let refusal = deal(&all_off, 4).unwrap_err();
    assert_eq!(refusal.to_string(), "nosedive.NA43 (too-few-experiences), left: 0, needed: 57, players: 4");
    let three = Options { about_home: true, about_net: true, about_food: true, ..all_off };
    assert!(deal(&three, 6).is_ok(), "120 are enough for 117");
    let two = Options { about_food: false, ..three.clone() };
    assert_eq!(deal(&two, 5).unwrap_err().case, "too-few-experiences");
    assert!(deal(&two, 4).is_ok());
    let own = |count: usize| {
        let own = vec!["Kot nauczył się twojego podpisu".to_owned(); count];
        deal(&Options { own, ..two.clone() }, 5)
    };
    assert_eq!(own(3).unwrap_err().case, "too-few-experiences", "83 for 84");
    assert!(own(4).is_ok(), "one's own count: 84 for 84");
    assert_eq!([3, 4, 5, 6].map(Options::needed), [36, 57, 84, 117]);
}

#[test]
fn na43_own_experiences_are_bounded_readable_and_come_up() {
    let with = |own: Vec<String>| Options { own, ..Options::default() };
    let refused = |own: Vec<String>| {
        Table::<Nosedive>::deal(&with(own), 3, scene::seed(0)).map(|_| ()).unwrap_err().case
    };
    assert_eq!(refused(vec!["tak".to_owned(); 25]), "too-many-own");
    assert_eq!(refused(vec!["ż".repeat(141)]), "own-too-long");
    assert_eq!(refused(vec!["\u{200B} ".to_owned()]), "own-unreadable");
    assert_eq!(refused(vec!["a\u{202E}b".to_owned()]), "own-unreadable");
    let options = with(vec!["ż".repeat(140); 24]);
    let came = (0..120).flat_map(|number| {
        let mut evening = evening_of(&options, 6, number);
        evening.until(Phase::Share);
        (0..6).flat_map(|one| evening.offered(one)).collect::<Vec<_>>()
    });
    let own: BTreeSet<u16> = came.map(|one| one.0).filter(|one| *one >= 360).collect();
    assert_eq!(own.len(), 24);
}

#[test]
fn na43_nothing_comes_twice_in_a_game_and_what_the_table_has_not_seen_comes_first() {
    let options = Options { used: (20..360).map(Experience).collect(), ..Options::default() };
    for (options, fresh) in [(Options::default(), 360), (options, 20)] {
        let mut evening = evening_of(&options, 6, 5);
        let mut came = Vec::new();
        while evening.table.now().ask().is_some() {
            if evening.phase() == Phase::Share {
                came.extend((0..6).flat_map(|one| evening.offered(one)));
            }
            evening.step();
        }
        let different: BTreeSet<u16> = came.iter().map(|one| one.0).collect();
        assert_eq!(different.len(), came.len());
        let first: Vec<u16> = came.iter().take(36).map(|one| one.0).filter(|one| *one < fresh).collect();
        assert_eq!(first.len(), usize::from(fresh).min(36));
    }
}

#[test]
fn na43_a_table_that_plays_again_sees_what_is_new_first_until_all_came_up() {
    let mut options = Options::default();
    let mut came = Experiences::NONE;
    for number in 0..4 {
        let mut evening = evening_of(&options, 6, number);
        let mut dealt = Experiences::NONE;
        while evening.table.now().ask().is_some() {
            if evening.phase() == Phase::Share {
                (0..6).flat_map(|one| evening.offered(one)).for_each(|one| dealt.add(one));
            }
            evening.step();
        }
        let left = 360 - came.len();
        assert_eq!(dealt.without(came).len(), left.min(dealt.len()), "game {number}");
        options = evening.table.snapshot().game.again(&options);
        came = if dealt.without(came).len() == left { dealt } else { came.and(dealt) };
        assert_eq!(options.used, came);
    }
}

/// What somebody has and gives away in a state as it is written down.
struct Texts {
    dealt: Vec<Vec<u64>>,
    /// From whom, to whom, and what.
    gifts: Vec<[u64; 3]>,
    spared: Vec<Vec<u64>>,
    left: usize,
}

impl Texts {
    fn of(game: &Nosedive, round: usize) -> Texts {
        let hidden = serde_json::to_value(game).expect("it is written")["hidden"].take();
        let numbers =
            |value: &Value| value.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
        let lists = |value: &Value, list: &dyn Fn(&Value) -> Vec<u64>| -> Vec<Vec<u64>> {
            value.as_array().into_iter().flatten().map(list).collect()
        };
        let gifts = hidden["gifts"].as_array().into_iter().flatten();
        let number = |value: &Value| value.as_u64().expect("a number");
        Texts {
            dealt: lists(&hidden["dealt"], &numbers),
            gifts: gifts.map(|gift| ["from", "to", "what"].map(|part| number(&gift[part]))).collect(),
            spared: lists(&hidden["spared"], &|rounds| numbers(&rounds[round])),
            left: hidden["left"].as_array().map_or(0, Vec::len),
        }
    }
}

/// Worlds that a bot thinks about: nobody has more or less than they were dealt, and nothing is there twice.
#[test]
fn na30_imagined_texts_are_dealt_like_real_ones() {
    for all_at_once in [false, true] {
        let options = Options { all_at_once, ..Options::default() };
        let mut evening = evening_of(&options, 6, 3);
        evening.until(Phase::Take);
        let tokens = [1, 3, 5].map(seat).into_iter().collect::<Seats>();
        evening.arrange(|state| state["open"]["tokens"]["holders"] = json!(tokens));
        evening.until(Phase::Share);
        assert_worlds_fit(&evening, Phase::Share);
        evening.until(Phase::Rate);
        while evening.phase() == Phase::Rate {
            assert_worlds_fit(&evening, Phase::Rate);
            evening.step();
        }
    }
}

fn assert_worlds_fit(evening: &Evening, phase: Phase) {
    let truth = Texts::of(&evening.table.snapshot().game, 0);
    let lengths = |lists: &[Vec<u64>]| lists.iter().map(Vec::len).collect::<Vec<_>>();
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(3))] {
        let view = evening.table.view(viewer);
        let mut dice = Dice::new(&scene::seed(4), Lane::Mind(seat(0)));
        for _ in 0..20 {
            let world = Texts::of(&Nosedive::imagine(&view, &mut dice), 0);
            assert_eq!(lengths(&world.dealt), lengths(&truth.dealt), "{viewer:?} in {phase:?}");
            assert_eq!(lengths(&world.spared), lengths(&truth.spared), "{viewer:?} in {phase:?}");
            assert_eq!((world.left, world.gifts.len()), (truth.left, truth.gifts.len()));
            let all = world.dealt.concat();
            assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "nothing is there twice");
            for (from, dealt) in world.dealt.iter().enumerate().filter(|_| phase == Phase::Rate) {
                let given =
                    world.gifts.iter().filter(|[giver, ..]| *giver == from as u64).map(|gift| gift[2]);
                let mut had: Vec<u64> = given.chain(world.spared[from].iter().copied()).collect();
                had.sort_unstable();
                assert_eq!(&had, dealt, "what {from} gives away or keeps was dealt to them");
            }
            for review in &view.open.reviews {
                let to = review.rater.index() as u64;
                let read = |what: u64| world.gifts.iter().any(|gift| gift[1] == to && gift[2] == what);
                assert!(review.texts.iter().all(|text| read(text.what.0.into())), "what was read was given");
            }
        }
    }
}

//! Wishes, one by one.

use stolik_protocol::http::Newcomer;
use stolik_protocol::room::{Clock, Identity, Language, Mind};
use stolik_shelf::GameId;
use stolik_table::{Seat, Secret};

use super::*;
use crate::keys::Key;
use crate::room::state::ChairState;

fn newcomer(name: &str, identity: Identity) -> Newcomer {
    Newcomer { name: name.to_owned(), identity, language: Language::Pl }
}

/// A room with a host on chair 0 and a guest on chair 1.
fn room() -> RoomState {
    let mut state = RoomState::new("ABCDE".to_owned(), GameId::Pixoid, Language::Pl);
    join(&mut state, Some(&Key::random().hash()), &newcomer("Host", Identity::Circle)).unwrap();
    join(&mut state, Some(&Key::random().hash()), &newcomer("Guest", Identity::Star)).unwrap();
    state
}

const HOST: u32 = 1;
const GUEST: u32 = 2;

fn wish(state: &RoomState, person: u32, wish: &Wish) -> Result<(RoomState, Then), &'static str> {
    let wisher = Wisher { key: None, person: Some(person) };
    grant(state, wisher, wish, &Presence::default()).map_err(|refusal| refusal.case)
}

fn after(state: &RoomState, person: u32, wished: &Wish) -> RoomState {
    wish(state, person, wished).unwrap_or_else(|case| panic!("{wished:?}: {case}")).0
}

fn refused(state: &RoomState, person: u32, wished: &Wish) -> &'static str {
    wish(state, person, wished).map_or_else(|case| case, |_| "granted")
}

fn bot(chair: u8) -> Wish {
    Wish::AddBot { chair, character: "random".to_owned() }
}

/// A program with a key of its own, for each chair another.
fn program(chair: u8) -> Wish {
    Wish::InviteBot { chair, name: "Machine".to_owned(), key: Secret::from_bytes([chair; 32]) }
}

/// The start of a game of the two and a bot.
fn dealing() -> RoomState {
    let state = after(&room(), HOST, &bot(3));
    let (state, then) = wish(&state, HOST, &Wish::Start).unwrap();
    assert_eq!(then, Then::Deal);
    state
}

fn playing() -> RoomState {
    RoomState { stage: Stage::Playing, ..dealing() }
}

#[test]
fn the_first_to_come_is_host_and_everybody_sits_down() {
    let state = room();
    assert_eq!(state.host, HOST);
    assert_eq!((state.chair_of(HOST), state.chair_of(GUEST)), (Some(0), Some(1)));
}

#[test]
fn joining_has_its_limits() {
    let state = room();
    let say = |state: &RoomState, key: Option<&KeyHash>, name: &str, identity| {
        join(&mut state.clone(), key, &newcomer(name, identity))
            .map_or_else(|refusal| refusal.case, |_| "joined")
    };
    let key = Key::random().hash();
    assert_eq!(say(&state, Some(&key), "Third", Identity::Heart), "joined");
    assert_eq!(say(&state, Some(&key), "Third", Identity::Star), "taken");
    assert_eq!(say(&state, Some(&key), " \u{200B} ", Identity::Heart), "bad-name");
    assert_eq!(say(&state, Some(&state.people[0].key), "Third", Identity::Heart), "already-joined");
    assert_eq!(say(&state, None, "Third", Identity::Heart), "not-joined");
    let locked = after(&state, HOST, &Wish::Lock { on: true });
    assert_eq!(say(&locked, Some(&key), "Third", Identity::Heart), "locked");
    // A bot's identity is taken, too.
    let with_bot = after(&state, HOST, &bot(2));
    let ChairState::Bot { identity, .. } = with_bot.chairs[2] else { panic!("a bot sits there") };
    assert_eq!(say(&with_bot, Some(&key), "Third", identity), "taken");
}

#[test]
fn what_is_the_hosts_is_refused_to_others() {
    let state = room();
    let wishes = [
        bot(2),
        program(2),
        Wish::Remove { chair: 0 },
        Wish::Options { options: serde_json::json!({}) },
        Wish::Clocks { clocks: Vec::new() },
        Wish::Lock { on: true },
        Wish::Pause { on: true },
        Wish::Start,
        Wish::Rematch,
        Wish::ChooseGame { game: "pixoid".to_owned() },
        Wish::HandOver { person: GUEST },
        Wish::SendAway { person: HOST, new_code: false },
        Wish::NewCode,
    ];
    for wish in wishes {
        assert_eq!(refused(&state, GUEST, &wish), "not-host", "{wish:?}");
    }
}

#[test]
fn one_sits_on_one_free_chair_at_a_time() {
    let state = room();
    let moved = after(&state, GUEST, &Wish::Sit { chair: 3 });
    assert_eq!((moved.chair_of(GUEST), &moved.chairs[1]), (Some(3), &ChairState::Empty));
    assert_eq!(refused(&state, GUEST, &Wish::Sit { chair: 0 }), "taken");
    assert_eq!(refused(&state, GUEST, &Wish::Sit { chair: 9 }), "no-such-chair");
    assert_eq!(after(&state, GUEST, &Wish::Stand).chair_of(GUEST), None);
    assert_eq!(refused(&playing(), GUEST, &Wish::Stand), "not-lobby");
}

#[test]
fn bots_come_by_character_and_go() {
    let state = after(&room(), HOST, &bot(2));
    assert!(matches!(state.chairs[2], ChairState::Bot { .. }));
    assert_eq!(refused(&state, HOST, &bot(2)), "taken");
    let unknown = Wish::AddBot { chair: 3, character: "genius".to_owned() };
    assert_eq!(refused(&state, HOST, &unknown), "no-such-bot");
    assert_eq!(after(&state, HOST, &Wish::Remove { chair: 2 }).chairs[2], ChairState::Empty);
    assert_eq!(refused(&state, HOST, &Wish::Remove { chair: 3 }), "no-such-person");
}

#[test]
fn a_game_needs_enough_people_and_closes_up_the_chairs() {
    assert_eq!(refused(&room(), HOST, &Wish::Start), "too-few");
    let state = playing();
    assert_eq!(state.chairs.len(), 3);
    assert!(matches!(state.chairs[2], ChairState::Bot { .. }));
    assert_eq!(dealing().stage, Stage::Dealing);
    assert_eq!(refused(&state, HOST, &Wish::Start), "not-lobby");
}

/// Screens read options by name; a list of them, or half of them, would be another shape.
#[test]
fn options_are_kept_whole_and_by_name() {
    let state = room();
    for written in [serde_json::json!({"variant": "short"}), serde_json::json!(["short"])] {
        let kept = after(&state, HOST, &Wish::Options { options: written }).options;
        assert_eq!(kept, serde_json::json!({"variant": "short", "first": null, "board": null}));
    }
}

#[test]
fn while_the_dice_are_opened_nothing_is_changed_any_more() {
    let state = dealing();
    let wishes = [
        Wish::Start,
        Wish::Rematch,
        Wish::Stand,
        Wish::Sit { chair: 2 },
        bot(2),
        Wish::Remove { chair: 2 },
        Wish::Options { options: state.options.clone() },
        Wish::KeepSecrets { on: true },
        Wish::ChooseGame { game: "dixit".to_owned() },
    ];
    for wish in wishes {
        assert_eq!(refused(&state, HOST, &wish), "dealing", "{wish:?}");
    }
    // Who leaves or is sent away is replaced as in a game: the seats stay.
    let left = after(&state, GUEST, &Wish::Leave);
    assert!(matches!(
        left.chairs[..],
        [ChairState::Person { .. }, ChairState::Bot { .. }, ChairState::Bot { .. }]
    ));
    let mut removed = after(&state, HOST, &Wish::Remove { chair: 1 }).chairs;
    let ChairState::Bot { reserved_for, .. } = &mut removed[1] else { panic!("a bot sits there") };
    assert!(reserved_for.take().is_some());
    assert_eq!(removed, left.chairs);
}

#[test]
fn options_must_be_playable() {
    let state = room();
    let options = |options| Wish::Options { options };
    let short = options(serde_json::json!({"variant": "short"}));
    assert_eq!(after(&state, HOST, &short).options["variant"], "short");
    assert_eq!(refused(&state, HOST, &options(serde_json::json!({"variant": "long"}))), "bad-options");
    assert_eq!(refused(&state, HOST, &options(serde_json::json!({"colour": "red"}))), "bad-options");
    // Seat 3 can begin at a table of four, but only three sit down.
    let first = after(&after(&state, HOST, &bot(2)), HOST, &options(serde_json::json!({"first": 3})));
    assert_eq!(refused(&first, HOST, &Wish::Start), "no-such-seat");
}

#[test]
fn secrets_are_kept_from_before_the_deal_on() {
    let keep = |on| Wish::KeepSecrets { on };
    assert!(after(&room(), HOST, &keep(true)).keeps_secrets);
    assert_eq!(refused(&room(), GUEST, &keep(true)), "not-host");
    assert_eq!(refused(&playing(), HOST, &keep(true)), "not-lobby");
}

#[test]
fn clocks_have_known_topics_and_bounds() {
    let clocks = |all: &[(&str, u16)]| Wish::Clocks {
        clocks: all.iter().map(|&(topic, seconds)| Clock { topic: topic.to_owned(), seconds }).collect(),
    };
    let state = after(&room(), HOST, &clocks(&[("program", 30)]));
    let place = OpenQuestion { ask: 0, topic: "place" };
    assert_eq!((state.seconds_for(open(0)), state.seconds_for(place)), (Some(30), None));
    assert_eq!(after(&state, HOST, &clocks(&[])).seconds_for(open(0)), None);
    for bad in [&[("dance", 30)][..], &[("program", 1)], &[("program", 9999)], &[("place", 9), ("place", 8)]]
    {
        assert_eq!(refused(&room(), HOST, &clocks(bad)), "bad-clock", "{bad:?}");
    }
}

#[test]
fn whoever_leaves_a_game_is_replaced_by_a_bot_with_the_same_face() {
    let (state, then) = wish(&playing(), GUEST, &Wish::Leave).unwrap();
    assert_eq!(then, Then::Removed(GUEST));
    assert!(matches!(&state.chairs[1], ChairState::Bot { identity: Identity::Star, .. }));
    assert_eq!(state.people.len(), 1);
    let (state, _) = wish(&room(), GUEST, &Wish::Leave).unwrap();
    assert_eq!(state.chairs[1], ChairState::Empty);
}

#[test]
fn when_the_host_leaves_the_next_seated_player_is_host() {
    let (state, _) = wish(&room(), HOST, &Wish::Leave).unwrap();
    assert_eq!(state.host, GUEST);
    assert_eq!(after(&room(), HOST, &Wish::HandOver { person: GUEST }).host, GUEST);
    assert_eq!(refused(&room(), HOST, &Wish::HandOver { person: 77 }), "no-such-person");
    let standing = after(&room(), GUEST, &Wish::Stand);
    let mut third = standing.clone();
    join(&mut third, Some(&Key::random().hash()), &newcomer("Third", Identity::Heart)).unwrap();
    assert_eq!(wish(&third, HOST, &Wish::Leave).unwrap().0.host, 3, "who sits comes before who stands");
}

/// Somebody asks for a new host while the host is away and these are here.
fn asks_for_host(state: &RoomState, person: u32, seated_here: &[u32]) -> Result<RoomState, &'static str> {
    let presence = Presence { host_is_away: true, seated_here: seated_here.to_vec(), ..Presence::default() };
    let wisher = Wisher { key: None, person: Some(person) };
    let granted = grant(state, wisher, &Wish::AskForHost, &presence);
    granted.map(|(state, _)| state).map_err(|refusal| refusal.case)
}

#[test]
fn most_of_those_who_sit_here_make_the_next_of_them_host() {
    let mut state = room();
    for identity in [Identity::Heart, Identity::Cross] {
        join(&mut state, Some(&Key::random().hash()), &newcomer("Guest", identity)).unwrap();
    }
    assert_eq!(refused(&state, GUEST, &Wish::AskForHost), "host-is-here");
    let once = asks_for_host(&state, 4, &[GUEST, 3, 4]).unwrap();
    let twice_the_same = asks_for_host(&once, 4, &[GUEST, 3, 4]).unwrap();
    assert_eq!((once.host, twice_the_same.host), (HOST, HOST), "one of three is not most");
    let most = asks_for_host(&once, 3, &[GUEST, 3, 4]).unwrap();
    assert_eq!((most.host, most.asked_for_host.len()), (GUEST, 0), "the next chair, whoever asked");
    assert_eq!(asks_for_host(&once, 3, &[3, 4]).unwrap().host, 3, "of those who are here");
    assert_eq!(asks_for_host(&once, GUEST, &[GUEST, 3]).unwrap().host, HOST, "who has gone no longer counts");
    assert_eq!(asks_for_host(&state, 3, &[GUEST]), Err("not-joined"));
    // The last chair's next is the first again.
    let last = RoomState { host: 4, ..state };
    assert_eq!(asks_for_host(&last, HOST, &[HOST]).unwrap().host, HOST);
}

#[test]
fn a_seat_is_lent_only_where_it_may_be_and_taken_back_with_one_wish() {
    let state = playing();
    let lend = |lendable| {
        let wisher = Wisher { key: None, person: Some(HOST) };
        grant(&state, wisher, &Wish::Lend { chair: 1 }, &Presence { lendable, ..Presence::default() })
            .map_err(|refusal| refusal.case)
    };
    assert_eq!(lend(Seats::NONE).unwrap_err(), "may-not-be-lent");
    let (lent, _) = lend(Seats::one(Seat::nth(1))).unwrap();
    assert!(lent.bot_on(Seat::nth(1)).is_some());
    assert_eq!(lent.chair_of(GUEST), Some(1), "it is still their seat");
    assert_eq!(after(&lent, GUEST, &Wish::TakeBack).bot_on(Seat::nth(1)), None);
}

#[test]
fn the_bots_of_the_next_game_speak_the_language_of_the_host() {
    let mut state = room();
    assert_eq!(after(&state, HOST, &Wish::ChooseGame { game: "dixit".to_owned() }).options["words"], "pl");
    state.people[0].language = Language::En;
    assert_eq!(after(&state, HOST, &Wish::ChooseGame { game: "dixit".to_owned() }).options["words"], "en");
    assert!(
        after(&state, HOST, &Wish::ChooseGame { game: "pixoid".to_owned() }).options.get("words").is_none()
    );
}

#[test]
fn the_next_game_keeps_the_people() {
    let mut over = playing();
    over.stage = Stage::Over;
    let lobby = after(&over, HOST, &Wish::ChooseGame { game: "pixoid".to_owned() });
    assert_eq!((lobby.stage, lobby.chairs.len()), (Stage::Lobby, 4));
    assert_eq!(lobby.chair_of(GUEST), Some(1));
    assert_eq!(refused(&over, HOST, &Wish::ChooseGame { game: "chess".to_owned() }), "no-such-game");
    assert_eq!(refused(&playing(), HOST, &Wish::ChooseGame { game: "pixoid".to_owned() }), "not-lobby");
    assert_eq!(wish(&over, HOST, &Wish::Rematch).unwrap().1, Then::Deal);
}

fn bots_of(state: &RoomState) -> Vec<String> {
    let bots = (0..state.chairs.len()).filter_map(|chair| state.bot_on(Seat::nth(chair)));
    bots.map(str::to_owned).collect()
}

/// A bot that the next game does not have would be called by its old name and play at random.
#[test]
fn bots_become_bots_of_the_next_game() {
    let mut state = RoomState::new("ABCDE".to_owned(), GameId::Dixit, Language::Pl);
    join(&mut state, Some(&Key::random().hash()), &newcomer("Host", Identity::Circle)).unwrap();
    for (chair, character) in [(1, "trickster"), (2, "literal")] {
        let wish = Wish::AddBot { chair, character: character.to_owned() };
        state = after(&state, HOST, &wish);
    }
    for game in ["nokaut", "pixoid", "ruletka", "nosedive", "dixit"] {
        state = after(&state, HOST, &Wish::ChooseGame { game: game.to_owned() });
        let known = game::bots(state.game);
        let bots = bots_of(&state);
        assert!(bots.iter().all(|bot| known.contains(&bot.as_str()) && bot != "random"), "{game}: {bots:?}");
        assert!(bots.len() == 2 && bots[0] != bots[1], "{game}: {bots:?}");
    }
    // A row in which they were kept.
    let stale = ChairState::bot("brawler".to_owned(), Identity::Star);
    state.chairs[1] = stale;
    assert_eq!(bots_of(&after(&state, HOST, &Wish::Start))[0], game::house_bot(state.game));
}

#[test]
fn where_nobody_plays_for_anybody_a_chair_is_empty_and_free_between_games() {
    let mut state = RoomState::new("ABCDE".to_owned(), GameId::Dixitbox, Language::Pl);
    for identity in [Identity::Circle, Identity::Star, Identity::Heart, Identity::Cross] {
        join(&mut state, Some(&Key::random().hash()), &newcomer("Somebody", identity)).unwrap();
    }
    assert_eq!(refused(&state, HOST, &bot(4)), "no-such-bot");
    let empty = Wish::AddBot { chair: 4, character: "empty".to_owned() };
    assert_eq!(refused(&state, HOST, &empty), "no-such-bot");
    let playing = RoomState { stage: Stage::Playing, ..after(&state, HOST, &Wish::Start) };
    let left = after(&playing, GUEST, &Wish::Leave);
    assert!(left.bot_on(Seat::nth(1)).is_some(), "the others can go on");
    let over = RoomState { stage: Stage::Over, ..left };
    let is_bot = |chair: &ChairState| matches!(chair, ChairState::Bot { .. });
    assert_eq!(after(&over, HOST, &Wish::Rematch).chairs.len(), 3);
    let next = after(&over, HOST, &Wish::ChooseGame { game: "dixit".to_owned() });
    assert!(!next.chairs.iter().any(is_bot));
    let with_bot = after(&next, HOST, &bot(5));
    let back = after(&with_bot, HOST, &Wish::ChooseGame { game: "dixitbox".to_owned() });
    assert!(with_bot.chairs.iter().any(is_bot) && !back.chairs.iter().any(is_bot));
}

#[test]
fn names_and_faces_can_change_but_not_into_somebody_elses() {
    let state = room();
    let changed = after(&state, GUEST, &Wish::Change { me: newcomer("Renamed", Identity::Cross) });
    assert_eq!(changed.person(GUEST).map(|person| person.name.as_str()), Some("Renamed"));
    assert_eq!(refused(&state, GUEST, &Wish::Change { me: newcomer("Guest", Identity::Circle) }), "taken");
    assert_eq!(refused(&state, GUEST, &Wish::Change { me: newcomer("", Identity::Star) }), "bad-name");
}

#[test]
fn the_host_sends_people_away_with_a_chair_or_without() {
    let away = |new_code| Wish::SendAway { person: GUEST, new_code };
    let standing = after(&room(), GUEST, &Wish::Stand);
    for state in [room(), standing] {
        let (state, then) = wish(&state, HOST, &away(false)).unwrap();
        assert_eq!(
            (then, state.people.len(), &state.chairs[1]),
            (Then::Removed(GUEST), 1, &ChairState::Empty)
        );
    }
    let (state, then) = wish(&playing(), HOST, &away(true)).unwrap();
    assert_eq!(then, Then::NewCode(Some(GUEST)));
    assert!(matches!(state.chairs[1], ChairState::Bot { .. }));
    assert_eq!(refused(&room(), HOST, &Wish::SendAway { person: 77, new_code: true }), "no-such-person");
    assert_eq!(refused(&room(), HOST, &Wish::SendAway { person: HOST, new_code: false }), "not-oneself");
    assert_eq!(wish(&room(), HOST, &Wish::NewCode).unwrap().1, Then::NewCode(None));
}

#[test]
fn a_new_code_leaves_a_few_old_ones_behind() {
    let mut state = room();
    let first = state.code.clone();
    let mut dropped = Vec::new();
    for number in 0..5 {
        dropped.extend(state.renew_code(format!("NEWCODE{number}").into()));
    }
    assert_eq!((state.code.to_string().as_str(), state.former_codes.len()), ("NEWCODE4", 4));
    assert_eq!(dropped, [first]);
}

#[test]
fn who_is_hushed_cannot_speak_by_a_name_a_mark_or_another_person() {
    let mut state = playing();
    join(&mut state, Some(&Key::random().hash()), &newcomer("Onlooker", Identity::Heart)).unwrap();
    let hushed = Presence { hushed: Seats::one(Seat::nth(1)), ..Presence::default() };
    let say = |person: Option<u32>, wished: &Wish| {
        let key = Key::random().hash();
        let wisher = Wisher { key: Some(&key), person };
        grant(&state, wisher, wished, &hushed).map_or_else(|refusal| refusal.case, |_| "granted")
    };
    let change = |name: &str, identity| Wish::Change { me: newcomer(name, identity) };
    assert_eq!(say(Some(GUEST), &change("Go left", Identity::Star)), "hushed");
    assert_eq!(say(Some(GUEST), &change("Guest", Identity::Cross)), "hushed", "a mark can be a sign");
    let language = Newcomer { language: Language::En, ..newcomer("Guest", Identity::Star) };
    assert_eq!(say(Some(GUEST), &Wish::Change { me: language }), "granted", "nobody sees it");
    assert_eq!(say(Some(HOST), &change("Catch me", Identity::Circle)), "granted", "this seat may talk");
    // A second device is no way around it.
    assert_eq!(say(Some(3), &change("Go left", Identity::Heart)), "quiet");
    assert_eq!(say(None, &Wish::Join { me: newcomer("Go left", Identity::Cross) }), "quiet");
}

#[test]
fn only_from_a_damaged_game_does_the_host_go_back_to_the_lobby() {
    let state = playing();
    let back = Wish::ChooseGame { game: "pixoid".to_owned() };
    assert_eq!(refused(&state, HOST, &back), "not-lobby");
    let damaged = Presence { is_damaged: true, ..Presence::default() };
    let wisher = |person| Wisher { key: None, person: Some(person) };
    assert_eq!(grant(&state, wisher(GUEST), &back, &damaged).unwrap_err().case, "not-host");
    let (lobby, _) = grant(&state, wisher(HOST), &back, &damaged).unwrap();
    assert_eq!((lobby.stage, lobby.playing), (Stage::Lobby, None));
}

#[test]
fn a_program_sits_where_the_host_wants_it_and_is_known_by_its_key() {
    let state = after(&room(), HOST, &program(2));
    let key = Key::of_program(&Secret::from_bytes([2; 32])).hash();
    let guest = state.person_with(&key).unwrap();
    assert_eq!(
        (guest.mind, guest.name.as_str(), state.chair_of(guest.id)),
        (Mind::Program, "Machine", Some(2))
    );
    assert_eq!(state.people.iter().filter(|person| person.identity == guest.identity).count(), 1);
    assert_eq!(refused(&state, HOST, &program(2)), "already-joined");
    let elsewhere =
        Wish::InviteBot { chair: 1, name: "Machine".to_owned(), key: Secret::from_bytes([9; 32]) };
    assert_eq!(refused(&state, HOST, &elsewhere), "taken");
    let nameless = Wish::InviteBot { chair: 3, name: " ".to_owned(), key: Secret::from_bytes([9; 32]) };
    assert_eq!(refused(&state, HOST, &nameless), "bad-name");
    assert_eq!(refused(&playing(), HOST, &program(2)), "not-lobby");
    let gone = after(&state, HOST, &Wish::Remove { chair: 2 });
    assert_eq!((gone.person_with(&key), &gone.chairs[2]), (None, &ChairState::Empty));
    let at_the_box = RoomState::new("ABCDE".to_owned(), GameId::Dixitbox, Language::Pl);
    let mut at_the_box = RoomState { people: room().people, host: HOST, ..at_the_box };
    assert_eq!(invite(&mut at_the_box, 2, "Machine", key).unwrap_err().case, "no-such-bot");
}

#[test]
fn a_program_is_never_host() {
    let state = after(&room(), HOST, &program(2));
    let machine = state.people[2].id;
    assert_eq!(refused(&state, HOST, &Wish::HandOver { person: machine }), "a-program");
    let alone = after(&after(&state, HOST, &Wish::Leave), GUEST, &Wish::Leave);
    assert!(alone.person(alone.host).is_none());
    let mut visited = alone;
    let third = join(&mut visited, Some(&Key::random().hash()), &newcomer("Third", Identity::Heart)).unwrap();
    assert_eq!(visited.host, third);
}

/// A question of the kind that every game of Pixoid asks.
fn open(ask: u32) -> OpenQuestion {
    OpenQuestion { ask, topic: "program" }
}

/// A host could cut everybody's time short while they think.
#[test]
fn a_clock_set_in_the_middle_of_a_question_never_shortens_it() {
    let wisher = Wisher { key: None, person: Some(HOST) };
    // After each of these, set while question 3 is open, the clock of that question; the next has what was set last.
    let none: Option<u16> = None;
    for (set, held) in [
        ([none, Some(10), None], [none, none, none]),
        ([Some(60), Some(10), Some(30)], [Some(60), Some(60), Some(60)]),
        ([Some(60), Some(90), Some(30)], [Some(60), Some(90), Some(90)]),
        ([Some(60), None, Some(10)], [Some(60), none, none]),
    ] {
        let mut state = playing();
        let mut presence = Presence { open: Some(open(2)), ..Presence::default() };
        for (seconds, held) in set.into_iter().zip(held) {
            let clocks = seconds.map(|seconds| Clock { topic: "program".to_owned(), seconds });
            let wish = Wish::Clocks { clocks: clocks.into_iter().collect() };
            state = grant(&state, wisher, &wish, &presence).unwrap().0;
            // The first was agreed on a question earlier.
            presence.open = Some(open(3));
            assert_eq!(state.seconds_for(open(3)), held, "{set:?}");
            assert_eq!(state.seconds_for(open(4)), seconds);
        }
        // A restart forgets nothing of it, and a new game begins anew.
        let row = serde_json::to_string(&state).unwrap();
        let read: RoomState = serde_json::from_str(&row).unwrap();
        assert_eq!(read.seconds_for(open(3)), state.seconds_for(open(3)));
        state.clear_table();
        assert_eq!(state.seconds_for(open(3)), set[2]);
    }
}

/// Each change of players is a line of the log: there is a limit, beyond which the bot plays on.
#[test]
fn leaving_and_returning_does_not_fill_the_disk() {
    let mut state = playing();
    let key = state.people[1].key.clone();
    let presence = Presence { open: Some(open(3)), ..Presence::default() };
    let mut changes = 0;
    let said = loop {
        let guest = state.person_with(&key).map_or(0, |person| person.id);
        let wisher = |person| Wisher { key: Some(&key), person: Some(person) };
        state = grant(&state, wisher(guest), &Wish::Leave, &presence).unwrap().0;
        // The bot keeps the identity of the player who left.
        let me = newcomer("Guest", state.free_identity());
        state = grant(&state, wisher(0), &Wish::Join { me }, &presence).unwrap().0;
        let guest = state.person_with(&key).map_or(0, |person| person.id);
        let asks = Wish::AskForChair { chair: Some(1) };
        match grant(&state, wisher(guest), &asks, &presence) {
            Ok((next, _)) => state = next,
            Err(refusal) => break refusal.case,
        }
        state = grant(&state, wisher(HOST), &Wish::AnswerChair { person: guest, yes: true }, &presence)
            .unwrap()
            .0;
        changes += 1;
    };
    assert_eq!((said, changes), ("too-many-changes", latecomers::MAX_PLAYER_CHANGES / 2));
    // Beyond the limit a player may still leave, once.
    assert!(state.player_changes.len() <= latecomers::MAX_PLAYER_CHANGES + state.chairs.len());
    let first: Vec<Change> = state.player_changes[..2].iter().map(|change| change.change).collect();
    assert_eq!(first, [Change::Left, Change::Returned]);
    assert!(state.player_changes.iter().all(|change| (change.ask, change.seat) == (3, Seat::nth(1))));
}

#[test]
fn the_log_tells_a_removed_player_from_one_who_left() {
    let presence = Presence { open: Some(open(0)), ..Presence::default() };
    let by = |person, wish: &Wish| {
        let wisher = Wisher { key: None, person: Some(person) };
        let next = grant(&playing(), wisher, wish, &presence).unwrap().0;
        next.player_changes.iter().map(|change| change.change).collect::<Vec<_>>()
    };
    assert_eq!(by(GUEST, &Wish::Leave), [Change::Left]);
    assert_eq!(by(HOST, &Wish::Remove { chair: 0 }), [Change::Left], "the host's own chair");
    assert_eq!(by(HOST, &Wish::Remove { chair: 1 }), [Change::Removed]);
    assert_eq!(by(HOST, &Wish::SendAway { person: GUEST, new_code: true }), [Change::Removed]);
    // A person without a chair changes no seat.
    assert_eq!(by(HOST, &Wish::Lock { on: true }), []);
}

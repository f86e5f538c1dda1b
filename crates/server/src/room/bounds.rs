//! The bound of every collection in a room's state. One table must not fill the disk, however often people join, leave and
//! move: bounds count chairs and devices, never person numbers.
//!
//! [`collections`] takes the state apart field by field, so a new field does not compile before its bound is declared here.

use stolik_protocol::reasons;
use stolik_protocol::room::{ChatLine, Clock};
use stolik_table::{MAX_SEATS, Refusal, Sealed};
use tokio::time::Instant;

use crate::game;
use crate::room::Room;
use crate::room::decks::MOST_DECKS;
use crate::room::finished::{Ended, FinishedGame, GAMES_KEPT};
use crate::room::latecomers::MAX_PLAYER_CHANGES;
use crate::room::looking::TELEVISIONS;
use crate::room::state::{ChairState, FORMER_CODES, MomentAfter, PersonState, RoomState};
use crate::room::team_talk::MAX_TEAMS;
use crate::room::wish::{MOST_PEOPLE, no};

/// Lines of chat that the table keeps, and each team.
pub const MAX_CHAT_LINES: usize = 50;
/// Bytes of text in the lines that are kept. Lines of usual length never reach it.
pub const MAX_CHAT_BYTES: usize = 16 * 1024;

/// Devices that may see the hand of one chair during one game.
pub const MAX_DEVICES_A_CHAIR: usize = 6;

/// Devices that are remembered for one finished game: those that saw a hand, and people who left the table since.
const MAX_DEPARTED: usize = MAX_SEATS * MAX_DEVICES_A_CHAIR + MAX_SEATS;

/// Bytes of a room's row beyond which no wish is granted that makes it longer. An evening of twenty games has a quarter
/// of it. What must always go through, such as the end of a game, may exceed it by what [`collections`] leaves.
pub const MAX_ROW_BYTES: usize = 128 * 1024;

/// Bytes of its row that a room writes per second because people wish for something, and how many it may save up. Steps
/// of the game are not counted.
const ROW_BYTES_A_SECOND: f64 = 128.0 * 1024.0;
const MAX_SAVED_ROW_BYTES: f64 = 4.0 * 1024.0 * 1024.0;

/// A collection of the state, how long it is and how long it may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Collection {
    pub name: &'static str,
    pub len: usize,
    pub max: usize,
}

/// Every collection of a room's state.
pub fn collections(state: &RoomState) -> Vec<Collection> {
    let RoomState {
        id: _,
        tag: _,
        code: _,
        former_codes,
        game,
        // Written by the game itself from its own type, which bounds it.
        options: _,
        stage: _,
        chairs,
        people,
        next_person: _,
        host: _,
        asked_for_host,
        always_hold,
        locked: _,
        televisions,
        keeps_secrets: _,
        paused: _,
        moment,
        linger: _,
        asks_for_chair,
        has_sat,
        player_changes,
        clocks,
        open_clock: _,
        chat,
        next_line: _,
        team_talk,
        secret: _,
        seals,
        dealing,
        dealt,
        playing: _,
        finished,
        decks,
        decks_made: _,
        opened_by: _,
        never_begun: _,
        touched: _,
        stepped: _,
    } = state;
    let mut all = Vec::new();
    let mut add = |name, len, max| all.push(Collection { name, len, max });
    add("former_codes", former_codes.len(), FORMER_CODES);
    add("chairs", chairs.len(), MAX_SEATS);
    add("people", people.len(), MOST_PEOPLE);
    add("asked_for_host", asked_for_host.len(), MOST_PEOPLE);
    add("always_hold", always_hold.len(), MOST_PEOPLE);
    add("televisions", televisions.len(), TELEVISIONS);
    let seen_by = moment.as_ref().map_or(0, |MomentAfter { seen_by }| seen_by.len());
    add("moment.seen_by", seen_by, MAX_SEATS);
    add("asks_for_chair", asks_for_chair.len(), MOST_PEOPLE);
    add("has_sat", has_sat.len(), MAX_SEATS * MAX_DEVICES_A_CHAIR);
    // A player can leave the chair when no other change is allowed any more.
    add("player_changes", player_changes.len(), MAX_PLAYER_CHANGES + MAX_SEATS);
    add("clocks", clocks.len(), game::clocked_topics(*game).len());
    add("chat", chat.len(), MAX_CHAT_LINES);
    add("team_talk", team_talk.len(), MAX_TEAMS * MAX_CHAT_LINES);
    add("seals", seals.len(), MOST_PEOPLE);
    let published = [dealt.as_ref(), dealing.as_ref().and_then(|dealing| Some(dealing.opening()?.sealed()))];
    for Sealed { commit: _, receipts, attempts, missing: _ } in published.into_iter().flatten() {
        add("dealt.receipts", receipts.len(), MAX_SEATS);
        // Each leaves out one seat at the least.
        add("dealt.attempts", attempts.len(), MAX_SEATS);
    }
    add("finished", finished.len(), GAMES_KEPT);
    for FinishedGame { game: _, people, departed, keeps_secrets: _, ended, shared: _ } in finished {
        add("finished.people", people.len(), MAX_SEATS);
        add("finished.departed", departed.len(), MAX_DEPARTED);
        if let Some(Ended { game: _, seats, outcome: _, at: _, own_pictures: _ }) = ended {
            add("finished.ended.seats", seats.len(), MAX_SEATS);
        }
    }
    add("decks", decks.len(), MOST_DECKS);
    all.extend(texts(people, chairs, clocks, chat));
    all
}

/// The texts of the state, by their bytes. What is chosen from a list is no text.
fn texts(
    people: &[PersonState],
    chairs: &[ChairState],
    clocks: &[Clock],
    chat: &[ChatLine],
) -> Vec<Collection> {
    let name_of =
        |PersonState { id: _, name, identity: _, language: _, key: _, mind: _ }: &PersonState| name.len();
    let character_of = |chair: &ChairState| match chair {
        ChairState::Empty => 0,
        ChairState::Person { person: _, lent_to, missed: _ } => lent_to.as_ref().map_or(0, String::len),
        ChairState::Bot { character, identity: _, reserved_for: _ } => character.len(),
    };
    let topic_of = |Clock { topic, seconds: _ }: &Clock| topic.len();
    let text_of = |ChatLine { to: _, number: _, person: _, text }: &ChatLine| text.len();
    let longest = |lengths: &mut dyn Iterator<Item = usize>| lengths.max().unwrap_or_default();
    let of = |name, len, max| Collection { name, len, max };
    vec![
        of("people.name", longest(&mut people.iter().map(name_of)), stolik_protocol::text::NAME.bytes),
        of("chairs.character", longest(&mut chairs.iter().map(character_of)), MAX_LISTED_NAME),
        of("clocks.topic", longest(&mut clocks.iter().map(topic_of)), MAX_LISTED_NAME),
        of("chat.text", chat.iter().map(text_of).sum(), MAX_CHAT_BYTES),
    ]
}

/// Bytes of a name that a game lists: a bot's character, a clock's topic.
const MAX_LISTED_NAME: usize = 64;

/// Keeps the last lines, bounded in number and in bytes of text.
pub fn keep_last_lines<L>(lines: &mut Vec<L>, text: impl Fn(&L) -> &str) {
    let (mut count, mut bytes) = (0, 0);
    for line in lines.iter().rev() {
        bytes += text(line).len();
        if count == MAX_CHAT_LINES || bytes > MAX_CHAT_BYTES {
            break;
        }
        count += 1;
    }
    lines.drain(..lines.len() - count);
}

/// Refuses a state that a person wishes for if a collection grows beyond its bound. A row of a version that had fewer
/// bounds may begin beyond one.
pub fn check(next: &RoomState, before: &RoomState) -> Result<(), Refusal> {
    let exceeded: Vec<Collection> = collections(next).into_iter().filter(|one| one.len > one.max).collect();
    if exceeded.is_empty() {
        return Ok(());
    }
    let before = collections(before);
    let had = |one: &Collection| {
        let same = before.iter().filter(|other| other.name == one.name);
        same.map(|other| other.len).max().unwrap_or_default()
    };
    if exceeded.iter().any(|one| one.len > had(one)) { Err(no(reasons::TABLE_FULL)) } else { Ok(()) }
}

/// Token bucket for the bytes of the row that wishes write.
#[derive(Default)]
pub struct RowBudget {
    /// How much was spent of what may be saved up, and when that was so.
    spent: Option<(f64, Instant)>,
}

impl RowBudget {
    fn spend(&mut self, bytes: usize) -> Result<(), Refusal> {
        let now = Instant::now();
        let (spent, at) = self.spent.unwrap_or((0.0, now));
        let regained = now.saturating_duration_since(at).as_secs_f64() * ROW_BYTES_A_SECOND;
        let spent = (spent - regained).max(0.0);
        let is_affordable = spent < MAX_SAVED_ROW_BYTES;
        self.spent = Some((if is_affordable { spent + bytes as f64 } else { spent }, now));
        if is_affordable { Ok(()) } else { Err(no(reasons::TOO_FAST)) }
    }
}

impl Room {
    /// Refuses a state that a person wishes for where it would exceed a bound of the room or come too soon after others.
    pub(super) fn allow(&mut self, next: &RoomState) -> Result<(), Refusal> {
        check(next, &self.state)?;
        // What partners say must not be noticed by others, here neither: it is bounded by itself.
        let told_bytes =
            |state: &RoomState| Ok::<_, Refusal>(row_bytes(state)? - game::text(&state.team_talk)?.len());
        let bytes = told_bytes(next)?;
        if bytes > MAX_ROW_BYTES && bytes > told_bytes(&self.state)? {
            return Err(no(reasons::TABLE_FULL));
        }
        self.row_budget.spend(bytes)
    }
}

/// Bytes of the row of a state.
pub fn row_bytes(state: &RoomState) -> Result<usize, Refusal> {
    Ok(game::text(state)?.len())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;
    use stolik_protocol::client::Wish;
    use stolik_protocol::http::Newcomer;
    use stolik_protocol::room::{Identity, Language, Stage};
    use stolik_shelf::GameId;
    use stolik_table::{BySeat, Outcome, Seat, Seats};

    use super::*;
    use crate::keys::{Key, KeyHash, random_secret};
    use crate::room::moving::hand_over;
    use crate::room::state::OpenQuestion;
    use crate::room::wish::{Presence, Then, Wisher, grant};

    /// The row may exceed the ceiling by what must always go through, and no further.
    const HARD_LIMIT: usize = 2 * MAX_ROW_BYTES;

    /// A table, and people who want it to grow: with the longest names and lines, and a new device whenever one helps.
    struct Siege {
        state: RoomState,
        /// Devices that have been here before.
        devices: Vec<KeyHash>,
        written_changes: usize,
        games: u32,
    }

    impl Siege {
        fn begin() -> Self {
            let state = RoomState::new("KOT".to_owned(), GameId::Nokaut, Language::Pl);
            Siege { state, devices: Vec::new(), written_changes: 0, games: 0 }
        }

        fn presence(&self) -> Presence {
            let seated: Vec<u32> = self.state.seated().collect();
            Presence {
                seated_here: seated.clone(),
                players_here: seated,
                host_is_away: true,
                televisions: vec![Key::random().hash(); TELEVISIONS],
                open: (self.state.stage == Stage::Playing)
                    .then_some(OpenQuestion { ask: 1, topic: "program" }),
                player_changes: self.written_changes,
                ..Presence::default()
            }
        }

        fn device(&mut self, which: u8) -> KeyHash {
            if which.is_multiple_of(3) && !self.devices.is_empty() {
                return self.devices[usize::from(which) % self.devices.len()].clone();
            }
            self.devices.push(Key::random().hash());
            self.devices[self.devices.len() - 1].clone()
        }

        fn person(&self, which: u8) -> Option<u32> {
            let people = &self.state.people;
            (!people.is_empty()).then(|| people[usize::from(which) % people.len()].id)
        }

        fn wish(&mut self, key: Option<&KeyHash>, person: Option<u32>, wish: &Wish) {
            let granted = grant(&self.state, Wisher { key, person }, wish, &self.presence());
            let Ok((next, then)) = granted else { return };
            self.state = next;
            match then {
                Then::Deal => {
                    self.state.begin_dealing(&[]);
                    self.state.stage = Stage::Playing;
                    self.state.dealing = None;
                    self.games += 1;
                    self.state.playing = Some(format!("{:032x}", self.games));
                    self.written_changes = 0;
                }
                Then::NewCode(_) => _ = self.state.renew_code("PIES".to_owned().into()),
                _ => {}
            }
        }

        fn act(&mut self, (act, which, other): (u8, u8, u8)) {
            let host = Some(self.state.host);
            let person = self.person(which);
            let chair = other % 9;
            match act {
                0..3 => {
                    let key = self.device(other);
                    let me = Newcomer {
                        name: "\u{1D518}".repeat(24),
                        identity: Identity::ALL[usize::from(which) % 8],
                        language: Language::Pl,
                    };
                    self.wish(Some(&key), None, &Wish::Join { me });
                }
                3 => self.wish(None, person, &Wish::Leave),
                4..7 => {
                    let key = self.device(other);
                    if let Some(person) = person
                        && let Ok((next, _)) = hand_over(&self.state, person, key, &self.presence())
                    {
                        self.state = next;
                    }
                }
                7 => self.wish(None, host, &Wish::Remove { chair }),
                8 => self.wish(None, person, &Wish::AskForChair { chair: Some(chair) }),
                9 => {
                    let asked = self.state.asks_for_chair.first().map(|ask| ask.person);
                    let person = asked.unwrap_or_default();
                    self.wish(None, host, &Wish::AnswerChair { person, yes: other.is_multiple_of(2) });
                }
                10 => {
                    if let Some(person) = person {
                        self.state.say(person, "\"\u{1D518}\u{1D518}".repeat(200));
                    }
                }
                11 => {
                    if let Some(person) = person {
                        let team: Seats = [other % 4, (other % 4 + 2) % 4]
                            .map(|seat| Seat::nth(seat.into()))
                            .into_iter()
                            .collect();
                        let said = "\u{1D518}".repeat(600);
                        self.state.team_talk.say(person, said, team, vec![person, u32::from(other)]);
                    }
                }
                12 => self.wish(None, host, &Wish::Start),
                13 => self.wish(None, host, &Wish::ChooseGame { game: "nokaut".to_owned() }),
                14 if self.state.stage == Stage::Playing => {
                    let outcome = Outcome::by_scores(BySeat::from_fn(4, |seat| seat.number().into()));
                    let _ = self.state.finish(Some(outcome));
                }
                14 | 15 => {
                    self.written_changes += std::mem::take(&mut self.state.player_changes).len();
                    self.state.moment = Some(MomentAfter::default());
                }
                16 => self.wish(None, person, &Wish::Onward),
                17 => self.wish(None, person, &Wish::AlwaysHold { on: true }),
                18 => self.wish(None, host, &Wish::Lock { on: other.is_multiple_of(2) }),
                19 => self.wish(None, host, &Wish::NewCode),
                20 => self.wish(None, person, &Wish::AskForHost),
                21 => {
                    let wish = Wish::InviteBot { chair, name: "bot".to_owned(), key: random_secret() };
                    self.wish(None, host, &wish);
                }
                _ => self.wish(None, person, &Wish::Sit { chair }),
            }
        }

        fn stays_within_its_bounds(&self) {
            for Collection { name, len, max } in collections(&self.state) {
                assert!(len <= max, "{name} has {len}, at most {max} are declared");
            }
            let bytes = row_bytes(&self.state).unwrap();
            assert!(bytes <= HARD_LIMIT, "the row has {bytes} bytes");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(32) })]

        #[test]
        fn no_collection_grows_beyond_its_bound(
            acts in prop::collection::vec((0..24_u8, any::<u8>(), any::<u8>()), 0..600),
        ) {
            let mut siege = Siege::begin();
            for act in acts {
                siege.act(act);
                siege.stays_within_its_bounds();
            }
        }
    }

    /// Acts that each made a row grow without end: a hand that moves from device to device, team talk of changing
    /// people, and twenty games after that.
    #[test]
    fn a_long_siege_ends_within_the_bounds() {
        let mut siege = Siege::begin();
        for round in 0..22_u8 {
            for seat in 0..4 {
                siege.act((0, seat, 1));
            }
            siege.act((12, 0, 0));
            assert_eq!(siege.state.stage, Stage::Playing);
            for step in 0..60_u8 {
                for act in [4, 3, 0, 8, 9, 10, 11] {
                    siege.act((act, step, step.wrapping_mul(7).wrapping_add(round)));
                }
                siege.stays_within_its_bounds();
            }
            siege.act((14, 0, 0));
            siege.act((13, 0, 0));
            siege.stays_within_its_bounds();
        }
        assert_eq!(siege.state.finished.len(), GAMES_KEPT);
    }

    #[test]
    fn a_hand_is_seen_by_so_many_devices_and_what_was_seen_is_never_forgotten() {
        let mut siege = Siege::begin();
        for seat in 0..4 {
            siege.act((0, seat, 1));
        }
        siege.act((12, 0, 0));
        let (person, mut seen) = (siege.state.people[0].id, vec![siege.state.people[0].key.clone()]);
        let refused = loop {
            let key = Key::random().hash();
            match hand_over(&siege.state, person, key.clone(), &siege.presence()) {
                Ok((next, _)) => siege.state = next,
                Err(refused) => break refused,
            }
            seen.push(key);
        };
        assert_eq!(refused, crate::room::Refused::TooManyChanges);
        assert_eq!(seen.len(), MAX_DEVICES_A_CHAIR);
        for device in &seen {
            assert!(siege.state.knows_another_hand(device, 1) || siege.state.person_with(device).is_some());
            // Going back and forth between them is no new device.
            siege.state = hand_over(&siege.state, person, device.clone(), &siege.presence()).unwrap().0;
        }
    }

    #[test]
    fn wishes_may_not_make_a_full_row_longer() {
        let before = Siege::begin().state;
        let mut next = before.clone();
        next.televisions = (0..=TELEVISIONS).map(|_| Key::random().hash()).collect();
        assert_eq!(check(&next, &before).unwrap_err().case, "table-full");
        // A row of a version without the bound stays usable.
        assert!(check(&next, &next.clone()).is_ok());
        assert!(check(&before, &next).is_ok());
    }

    #[test]
    fn the_last_lines_are_kept_by_number_and_by_bytes() {
        let mut short: Vec<String> = (0..60).map(|number| number.to_string()).collect();
        keep_last_lines(&mut short, |line| line);
        assert_eq!((short.len(), &*short[0]), (MAX_CHAT_LINES, "10"));
        let mut long = vec!["x".repeat(2400); 60];
        keep_last_lines(&mut long, |line| line);
        assert_eq!(long.len(), MAX_CHAT_BYTES / 2400);
        let row = json!(long).to_string();
        assert!(row.len() < 2 * MAX_CHAT_BYTES);
    }

    #[tokio::test(start_paused = true)]
    async fn the_row_budget_is_saved_up_again() {
        let mut budget = RowBudget::default();
        let mut granted = 0;
        while budget.spend(MAX_ROW_BYTES).is_ok() {
            granted += 1;
        }
        assert_eq!(granted, 32);
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        assert!(budget.spend(MAX_ROW_BYTES).is_ok());
        assert_eq!(budget.spend(1).unwrap_err().case, "too-fast");
    }
}

//! What partners say among themselves. Nobody else can tell that they talk at all: each team counts its own lines and keeps
//! its own share of them, and they are gone when the next game is dealt.

use serde::{Deserialize, Serialize};
use stolik_protocol::room::{ChatLine, Hearers};
use stolik_table::{MAX_SEATS, Seats};

use crate::room::bounds::keep_last_lines;

/// Teams whose lines are kept: seats that play together, at least two a team.
pub const MAX_TEAMS: usize = MAX_SEATS / 2;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TeamTalk(Vec<Said>);

/// A line, and the people who heard it. Who takes a seat later has not heard it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Said {
    line: ChatLine,
    /// In order of number.
    people: Vec<u32>,
    /// The seats among which it was said: lines are counted by them, because people come and go.
    #[serde(default)]
    team: Seats,
}

impl TeamTalk {
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// One more line of a team, heard by these people.
    pub fn say(&mut self, person: u32, text: String, team: Seats, mut people: Vec<u32>) -> ChatLine {
        people.sort_unstable();
        let (mut own, others): (Vec<Said>, Vec<Said>) =
            std::mem::take(&mut self.0).into_iter().partition(|said| said.team == team);
        let number = own.last().map_or(1, |said| said.line.number + 1);
        let line = ChatLine { to: Hearers::Team, number, person, text };
        own.push(Said { line: line.clone(), people, team });
        keep_last_lines(&mut own, |said| &said.line.text);
        // Teams do not overlap. Where a game made new ones, the old ones go.
        let apart = others.into_iter().filter(|said| !said.team.is_empty() && said.team - team == said.team);
        self.0 = apart.chain(own).collect();
        line
    }

    pub fn heard_by(&self, person: u32) -> impl Iterator<Item = &ChatLine> {
        self.0.iter().filter(move |said| said.people.contains(&person)).map(|said| &said.line)
    }

    pub fn forget(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use stolik_table::Seat;

    use super::*;
    use crate::room::bounds::{MAX_CHAT_BYTES, MAX_CHAT_LINES};

    fn team(seats: [u8; 2]) -> Seats {
        seats.into_iter().map(|seat| Seat::nth(seat.into())).collect()
    }

    #[test]
    fn each_team_counts_and_keeps_its_own_lines() {
        let mut talk = TeamTalk::default();
        for number in 1..=60 {
            assert_eq!(talk.say(1, "one".to_owned(), team([0, 2]), vec![3, 1]).number, number);
        }
        assert_eq!(talk.say(2, "two".to_owned(), team([1, 3]), vec![2, 4]).number, 1);
        assert_eq!(talk.heard_by(3).count(), MAX_CHAT_LINES);
        assert_eq!(talk.heard_by(4).map(|line| line.text.as_str()).collect::<Vec<_>>(), ["two"]);
        assert_eq!(talk.heard_by(5).count(), 0);
        talk.forget();
        assert_eq!(talk, TeamTalk::default());
    }

    #[test]
    fn a_team_keeps_no_more_when_its_people_change() {
        let mut talk = TeamTalk::default();
        for person in 0..1000 {
            let line = talk.say(person, "x".repeat(2400), team([0, 2]), vec![person, 5000]);
            assert_eq!(line.number, person + 1, "who stays hears each number once");
        }
        assert!(talk.len() <= MAX_CHAT_LINES);
        let bytes: usize = talk.0.iter().map(|said| said.line.text.len()).sum();
        assert!(bytes <= MAX_CHAT_BYTES, "{bytes}");
        assert_eq!(talk.heard_by(999).count(), 1, "who takes a seat has not heard what was said before");
    }

    #[test]
    fn lines_of_an_earlier_version_are_read_and_go_with_the_next_one() {
        let old = r#"[{"line": {"to": "team", "number": 7, "person": 1, "text": "old"}, "people": [1, 3]}]"#;
        let mut talk: TeamTalk = serde_json::from_str(old).unwrap();
        assert_eq!(talk.heard_by(3).count(), 1);
        talk.say(1, "new".to_owned(), team([0, 2]), vec![1, 3]);
        assert_eq!(talk.len(), 1);
    }
}

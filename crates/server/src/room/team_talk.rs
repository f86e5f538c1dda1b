//! What partners say among themselves. Nobody else can tell that they talk at all: each team counts its own lines and keeps
//! its own share of them, and they are gone when the next game is dealt.

use serde::{Deserialize, Serialize};
use stolik_protocol::room::{ChatLine, Hearers};

/// So many lines a team are kept.
const KEPT: usize = 50;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct TeamTalk(Vec<Said>);

/// A line, and the people who heard it. Who takes a seat later has not heard it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Said {
    line: ChatLine,
    /// In order of number.
    people: Vec<u32>,
}

impl TeamTalk {
    /// One more line, among these people.
    pub fn say(&mut self, person: u32, text: String, mut people: Vec<u32>) -> ChatLine {
        people.sort_unstable();
        let among = |said: &&Said| said.people == people;
        let number = self.0.iter().rev().find(among).map_or(1, |said| said.line.number + 1);
        if self.0.iter().filter(among).count() >= KEPT
            && let Some(oldest) = self.0.iter().position(|said| said.people == people)
        {
            self.0.remove(oldest);
        }
        let line = ChatLine { to: Hearers::Team, number, person, text };
        self.0.push(Said { line: line.clone(), people });
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
    use super::*;

    #[test]
    fn each_team_counts_and_keeps_its_own_lines() {
        let mut talk = TeamTalk::default();
        for number in 1..=60 {
            assert_eq!(talk.say(1, "one".to_owned(), vec![3, 1]).number, number);
        }
        assert_eq!(talk.say(2, "two".to_owned(), vec![2, 4]).number, 1);
        assert_eq!(talk.heard_by(3).count(), KEPT);
        assert_eq!(talk.heard_by(4).map(|line| line.text.as_str()).collect::<Vec<_>>(), ["two"]);
        assert_eq!(talk.heard_by(5).count(), 0);
        talk.forget();
        assert_eq!(talk, TeamTalk::default());
    }
}

//! Who plays with whom, in which order, with which deck: everything before the first turn.

use arrayvec::ArrayVec;
use stolik_table::{Answers, Audience, BySeat, Dice, News, Refusal, Seat, Seats};

use crate::cards;
use crate::choice::Choice;
use crate::deck::GOALS;
use crate::event::Event;
use crate::goal::Goal;
use crate::options::{Decks, Options};
use crate::state::{Hidden, Nokaut, Open, Phase};
use crate::team::{ByTeam, Team};

impl Nokaut {
    pub(crate) fn set_up(options: &Options, seats: u8, dice: &mut Dice) -> Result<Self, Refusal> {
        options.check(seats)?;
        let together = first_team(options, seats, dice);
        let youngest = options.youngest.unwrap_or_else(|| Seat::nth(dice.index(seats.into())));
        // KR3: the team of the youngest player takes its deck first; until then it is only settled who belongs together.
        let is_first = |seat: Seat| together.has(seat) == together.has(youngest);
        let team = |seat: Seat| if is_first(seat) { Team::Dragons } else { Team::Unicorns };
        let team = BySeat::from_fn(seats, team);
        let of = |team_of: Team| -> Seats {
            team.iter().filter(|(_, one)| **one == team_of).map(|(seat, _)| seat).collect()
        };
        let order = order(of(Team::Unicorns), of(Team::Dragons), options, dice);
        let open = Open {
            options: *options,
            seats,
            team,
            youngest,
            actor: order[0],
            order,
            turn: 0,
            phase: Phase::Deck,
            grid: Default::default(),
            held: BySeat::new(seats),
            shown: BySeat::new(seats),
            piles: ByTeam::from_fn(|team| cards::deck(team).len() as u8),
            discard: ByTeam::default(),
            done: ByTeam::default(),
            stack: ArrayVec::new(),
            tried: 0,
            magic_left: false,
            full_at_start: false,
            impasse: None,
            gone: Seats::NONE,
        };
        let hidden = Hidden {
            hands: BySeat::new(seats),
            piles: ByTeam::from_fn(cards::deck),
            goals: ByTeam::default(),
        };
        let mut game = Nokaut { open, hidden };
        if options.decks == Decks::Lot {
            let team = if dice.once_in(2) { Team::Dragons } else { Team::Unicorns };
            game.take_deck(team, dice, &mut News::unheard());
        }
        Ok(game)
    }

    /// KR3.
    pub(crate) fn choose_deck(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let chosen = answers.only().and_then(|answer| answer.sheet.part(0));
        let team = match chosen {
            Some(Choice::Team(team)) => team,
            _ => Team::Dragons,
        };
        news.tell_everyone(Event::DeckChosen { by: self.open.youngest, team });
        self.take_deck(team, dice, news);
    }

    fn take_deck(&mut self, team: Team, dice: &mut Dice, news: &mut News<Event>) {
        if self.open.team[self.open.youngest] != team {
            for seat in self.open.team.seats() {
                self.open.team[seat] = self.open.team[seat].other();
            }
        }
        self.open.phase = Phase::Act;
        self.deal_hands(dice, news);
        self.begin_turn(dice, news);
    }

    /// KR5, KR6. No pile runs out here (KA12).
    fn deal_hands(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        for seat in self.open.team.seats() {
            for _ in 0..self.first_hand(seat) {
                let team = self.open.team[seat];
                if let Some(card) = self.hidden.piles[team].draw(dice) {
                    self.gets(seat, card);
                    self.open.piles[team] -= 1;
                }
            }
            self.tell_drawn(seat, self.hidden.hands[seat], news);
        }
        let mut goals: ArrayVec<Goal, { GOALS as usize }> = Goal::all().collect();
        dice.shuffle(&mut goals);
        self.hidden.goals = ByTeam { dragons: goals[0], unicorns: goals[1] };
        for team in Team::BOTH {
            let goal = self.hidden.goals[team];
            news.tell(Audience::Only(self.open.members(team)), Event::NewGoal { team, goal });
        }
    }

    /// KR5, KR13, KR14.
    fn first_hand(&self, seat: Seat) -> u8 {
        match (self.open.seats, self.open.partners(seat).is_empty()) {
            (2, _) => 6,
            (3, true) => 7,
            _ => 5,
        }
    }

    pub(crate) fn is_dealt(&self) -> bool {
        self.open.phase != Phase::Deck
    }
}

/// KA56: one of the teams, as the host has set it or by lot.
fn first_team(options: &Options, seats: u8, dice: &mut Dice) -> Seats {
    let first = Seat::nth(0);
    match seats {
        3 => Seats::one(options.solo.unwrap_or_else(|| Seat::nth(dice.index(3)))),
        4 => Seats::one(first).with(options.partner.unwrap_or_else(|| Seat::nth(1 + dice.index(3)))),
        _ => Seats::one(first),
    }
}

/// KR8, KA42: the team that took its deck second begins, the teams take turns, and who plays alone plays after each of
/// the others.
fn order(begins: Seats, follows: Seats, options: &Options, dice: &mut Dice) -> ArrayVec<Seat, 4> {
    let mut by_lot = |team: Seats| -> ArrayVec<Seat, 2> {
        let mut seats: ArrayVec<Seat, 2> = team.iter().take(2).collect();
        dice.shuffle(&mut seats);
        // X5: who took out the trash goes first in the team.
        if seats.last().copied() == options.trash {
            seats.reverse();
        }
        seats
    };
    let (begins, follows) = (by_lot(begins), by_lot(follows));
    let turns = begins.len().max(follows.len());
    let at = |team: &ArrayVec<Seat, 2>, turn: usize| team[turn % team.len()];
    (0..turns).flat_map(|turn| [at(&begins, turn), at(&follows, turn)]).collect()
}

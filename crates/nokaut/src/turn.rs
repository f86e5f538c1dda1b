//! A turn from its draw to its end: the action, goals, the impasse, and whose turn is next.

use stolik_table::{Answers, Audience, Dice, News, Seat, Seats, Viewer};

use crate::cards::{Card, Cards};
use crate::choice::Choice;
use crate::event::Event;
use crate::goal::Goal;
use crate::space::{Space, Spaces};
use crate::state::{Ending, GOALS_TO_WIN, Nokaut, Phase, What};
use crate::team::Team;

impl Nokaut {
    /// KR9: the draw phase is mandatory and happens by itself.
    pub(crate) fn begin_turn(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        self.open.turn += 1;
        let seat = self.open.active();
        self.open.actor = seat;
        self.open.tried = 0;
        self.open.magic_left = false;
        // KA34.
        self.open.full_at_start = self.open.free().is_empty();
        news.tell_everyone(Event::TurnBegan { seat, turn: self.open.turn });
        self.open.phase = Phase::Act;
        self.draw(seat, 1, dice, news);
    }

    /// KR16. KR11, KA12: who takes the last card has lost in that instant.
    pub(crate) fn draw(&mut self, seat: Seat, count: u8, dice: &mut Dice, news: &mut News<Event>) {
        let team = self.open.team[seat];
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            let Some(card) = self.hidden.piles[team].draw(dice) else { break };
            drawn.add(card);
            self.gets(seat, card);
            self.open.piles[team] -= 1;
            if self.open.piles[team] == 0 {
                break;
            }
        }
        self.tell_drawn(seat, drawn, news);
        if self.open.piles[team] == 0 {
            self.win(team.other(), Ending::Exhausted, news);
        }
    }

    pub(crate) fn tell_drawn(&self, seat: Seat, cards: Cards, news: &mut News<Event>) {
        news.tell_everyone(Event::Drew { seat, count: cards.len() as u8 });
        let sees = |one: &Seat| self.sees_hand(Viewer::Seat(*one), seat);
        let hearers = Seats::first(self.open.seats).iter().filter(sees).collect();
        news.tell(Audience::Only(hearers), Event::DrewCards { seat, cards });
    }

    pub(crate) fn gets(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat].add(card);
        self.open.held[seat] += 1;
    }

    /// A card leaves a hand, before everybody's eyes.
    pub(crate) fn loses(&mut self, seat: Seat, card: Card) {
        self.hidden.hands[seat].remove(card);
        self.open.held[seat] -= 1;
        self.open.shown[seat].remove(card);
    }

    pub(crate) fn win(&mut self, winner: Team, ending: Ending, news: &mut News<Event>) {
        self.open.phase = Phase::Over { winner, ending };
        news.tell_everyone(Event::Won { team: winner, ending });
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.open.phase, Phase::Over { .. })
    }

    /// KR9, KR13.
    pub(crate) fn act(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let seat = self.open.active();
        let sheet = answers.only().map(|answer| &answer.sheet);
        match sheet.and_then(|sheet| Some((sheet, sheet.part(0)?))) {
            Some((sheet, Choice::Card(card))) if self.hidden.hands[seat].has(card) => {
                self.open.tried += 1;
                let what = if card.is_character() { What::Character } else { What::Magic };
                let two_players = self.open.seats == 2;
                self.open.magic_left = two_players && what == What::Magic && self.open.tried < 2;
                self.play(seat, card, what, sheet, news);
                self.go_on(dice, news);
            }
            Some((_, Choice::Draw)) => {
                news.tell_everyone(Event::DrewInstead { seat });
                self.declare(seat, news);
                self.draw(seat, 1, dice, news);
                if !self.is_over() {
                    self.end_turn(dice, news);
                }
            }
            // KA16.
            _ => {
                news.tell_everyone(Event::Passed { seat });
                self.declare(seat, news);
                self.end_turn(dice, news);
            }
        }
    }

    /// KR12, KA34, KA57: not to play on a grid that was full when the turn began starts the impasse. Trying is wanting.
    fn declare(&mut self, seat: Seat, news: &mut News<Event>) {
        if self.open.full_at_start && self.open.tried == 0 && self.open.impasse.is_none() {
            self.open.impasse = Some(Seats::NONE);
            news.tell_everyone(Event::ImpasseBegan { by: seat });
        }
    }

    /// The stack is empty: is there a second magic card (KR13, KA11, KA41)?
    pub(crate) fn after_the_stack(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let open = &mut self.open;
        let seat = open.active();
        if open.magic_left && open.held[seat] > 0 {
            open.phase = Phase::Act;
            open.actor = seat;
        } else {
            self.end_turn(dice, news);
        }
    }

    /// KR10, KA25: at the end of every turn the team whose turn it is, then the other.
    fn end_turn(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        self.ask_for_goals(self.open.team[self.open.active()], dice, news);
    }

    fn ask_for_goals(&mut self, team: Team, dice: &mut Dice, news: &mut News<Event>) {
        let is_first = team == self.open.team[self.open.active()];
        if self.open.could_reveal(team) {
            self.open.phase = Phase::Goal { team };
        } else if is_first {
            self.ask_for_goals(team.other(), dice, news);
        } else {
            self.close_turn(dice, news);
        }
    }

    /// KA27, KA48, KA56: it stays secret only if everybody who may speak for the team says so.
    pub(crate) fn goal(
        &mut self,
        team: Team,
        answers: &Answers<Choice>,
        dice: &mut Dice,
        news: &mut News<Event>,
    ) {
        let keeps = |seat: Seat| answers.of(seat).and_then(|sheet| sheet.part(0)) == Some(Choice::Keep);
        let is_kept = (self.open.members(team) - self.open.gone).iter().all(keeps);
        if self.covers_goal(team) && !is_kept {
            self.complete(team, dice, news);
        } else {
            news.tell_everyone(Event::NoGoal { team });
        }
        if self.is_over() {
            return;
        }
        if team == self.open.team[self.open.active()] {
            self.ask_for_goals(team.other(), dice, news);
        } else {
            self.close_turn(dice, news);
        }
    }

    /// KR10, KA28: all characters of the team leave the grid, and it takes a new goal.
    fn complete(&mut self, team: Team, dice: &mut Dice, news: &mut News<Event>) {
        let goal = self.hidden.goals[team];
        let _ = self.open.done[team].try_push(goal);
        news.tell_everyone(Event::Completed { team, goal });
        if self.open.done[team].len() == GOALS_TO_WIN {
            self.win(team, Ending::Goals, news);
            return;
        }
        let standing = self.open.standing(team);
        standing.iter().for_each(|space| self.leaves_grid(space, news));
        let theirs = self.hidden.goals[team.other()];
        let open = &self.open;
        let next = Goal::draw(|one| one == theirs || open.revealed().any(|done| done == one), dice);
        self.hidden.goals[team] = next;
        news.tell(Audience::Only(self.open.members(team)), Event::NewGoal { team, goal: next });
    }

    /// A card goes from the grid to the discard of its team. KA36: a free space ends an impasse.
    pub(crate) fn leaves_grid(&mut self, space: Space, news: &mut News<Event>) {
        let Some(card) = self.open.grid[space.index()].take() else { return };
        self.open.discard[card.team()].add(card);
        let arriving =
            self.open.stack.iter_mut().filter(|item| item.what == What::Character && item.card == card);
        arriving.for_each(|item| item.dead = true);
        if self.open.impasse.take().is_some() {
            news.tell_everyone(Event::ImpasseBroken);
        }
    }

    /// After the goals: does an impasse fail (KA35, KA38)? Then the next turn.
    fn close_turn(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        let active = self.open.active();
        if let Some(had) = &mut self.open.impasse {
            *had = had.with(active);
            if had.contains_all(Seats::first(self.open.seats)) {
                self.open.impasse = None;
                self.fail_impasse(dice, news);
                return;
            }
        }
        self.begin_turn(dice, news);
    }

    fn fail_impasse(&mut self, dice: &mut Dice, news: &mut News<Event>) {
        news.tell_everyone(Event::ImpasseFailed);
        let special = self.open.spaces_of(|card| !card.is_ordinary());
        if special.is_empty() {
            self.open.phase = Phase::Sacrifice;
            return;
        }
        self.sacrifice_all(special, news);
        self.begin_turn(dice, news);
    }

    fn sacrifice_all(&mut self, spaces: Spaces, news: &mut News<Event>) {
        for space in spaces.iter() {
            if let Some(card) = self.open.at(space) {
                news.tell_everyone(Event::Sacrificed { card, space });
                self.leaves_grid(space, news);
            }
        }
    }

    /// KA39.
    pub(crate) fn sacrifice(&mut self, answers: &Answers<Choice>, dice: &mut Dice, news: &mut News<Event>) {
        let chosen = answers.iter().filter_map(|answer| match answer.sheet.part(0) {
            Some(Choice::Space(space)) => Some(space),
            _ => None,
        });
        let chosen: Spaces = chosen.collect();
        self.sacrifice_all(chosen, news);
        self.begin_turn(dice, news);
    }
}

# Ruletka in English.

## Questions and settings of the table

topic-ruletka-lay = Lay a card
phase-ruletka-lay = laying cards
help-ruletka-lay = Lay one card of your hand face down; all of them turn over together (RR2).

option-ruletka-cards = Cards in hand
option-ruletka-cards-help = So many cards everybody is dealt, and so many rounds there are.

## The table

ruletka-board = The table
ruletka-hand = Your cards
ruletka-round = Round { $round } of { $rounds }
ruletka-card = Card { $number }
ruletka-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ruletka-pick = Choose a card
ruletka-lay = Lay { $number }
ruletka-laid = You have laid { $number }
ruletka-watch = You are watching.
ruletka-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
ruletka-waiting = Just a moment…
ruletka-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }

## What happened

ruletka-log-card = { $name } lays { $number }.
ruletka-log-won = { $name } takes round { $round }.

## Refusals

refusal-ruletka-no-such-hand = A hand has { $from } to { $to } cards.
refusal-ruletka-not-your-card = This card is not in your hand.

## The rules

rules-ruletka-aim = Each round everybody lays a card, and the highest takes a point.
rules-ruletka-turn-1 = All choose a card of their hand and lay it face down.
rules-ruletka-turn-2 = The cards turn over together.
rules-ruletka-turn-3 = The highest card is worth a point.
rules-ruletka-end = When the hands are empty, the most points win.
rule-RR1 = Sixty cards are numbered from 1. Everybody is dealt as many as were agreed on, three to eight; the rest stays unseen.
rule-RR2 = All lay one card of their hand face down; then the cards turn over together.
rule-RR3 = The highest card takes the round and is worth a point. The cards that were laid are out of the game.
rule-RR4 = For whoever does not lay a card in time a random one is laid.
rule-RR5 = When the hands are empty the most points win; equals share.

# Nosedive in English.

## Questions and settings of the table

topic-nosedive-lay = Lay a card
phase-nosedive-lay = laying cards
help-nosedive-lay = Lay one card of your hand face down; all of them turn over together (NR2).

option-nosedive-cards = Cards in hand
option-nosedive-cards-help = So many cards everybody is dealt, and so many rounds there are.

## The table

nosedive-board = The table
nosedive-hand = Your cards
nosedive-round = Round { $round } of { $rounds }
nosedive-card = Card { $number }
nosedive-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nosedive-pick = Choose a card
nosedive-lay = Lay { $number }
nosedive-laid = You have laid { $number }
nosedive-watch = You are watching.
nosedive-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
nosedive-waiting = Just a moment…
nosedive-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }

## What happened

nosedive-log-card = { $name } lays { $number }.
nosedive-log-won = { $name } takes round { $round }.

## Refusals

refusal-nosedive-no-such-hand = A hand has { $from } to { $to } cards.
refusal-nosedive-not-your-card = This card is not in your hand.

## The rules

rules-nosedive-aim = Each round everybody lays a card, and the highest takes a point.
rules-nosedive-turn-1 = All choose a card of their hand and lay it face down.
rules-nosedive-turn-2 = The cards turn over together.
rules-nosedive-turn-3 = The highest card is worth a point.
rules-nosedive-end = When the hands are empty, the most points win.
rule-NR1 = Sixty cards are numbered from 1. Everybody is dealt as many as were agreed on, three to eight; the rest stays unseen.
rule-NR2 = All lay one card of their hand face down; then the cards turn over together.
rule-NR3 = The highest card takes the round and is worth a point. The cards that were laid are out of the game.
rule-NR4 = For whoever does not lay a card in time a random one is laid.
rule-NR5 = When the hands are empty the most points win; equals share.

# Nokaut in English.

## Questions and settings of the table

topic-nokaut-lay = Lay a card
phase-nokaut-lay = laying cards
help-nokaut-lay = Lay one card of your hand face down; all of them turn over together (NR2).

option-nokaut-cards = Cards in hand
option-nokaut-cards-help = So many cards everybody is dealt, and so many rounds there are.

## The table

nokaut-board = The table
nokaut-hand = Your cards
nokaut-round = Round { $round } of { $rounds }
nokaut-card = Card { $number }
nokaut-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
nokaut-pick = Choose a card
nokaut-lay = Lay { $number }
nokaut-laid = You have laid { $number }
nokaut-watch = You are watching.
nokaut-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
nokaut-waiting = Just a moment…
nokaut-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }

## What happened

nokaut-log-card = { $name } lays { $number }.
nokaut-log-won = { $name } takes round { $round }.

## Refusals

refusal-nokaut-no-such-hand = A hand has { $from } to { $to } cards.
refusal-nokaut-not-your-card = This card is not in your hand.

## The rules

rules-nokaut-aim = Each round everybody lays a card, and the highest takes a point.
rules-nokaut-turn-1 = All choose a card of their hand and lay it face down.
rules-nokaut-turn-2 = The cards turn over together.
rules-nokaut-turn-3 = The highest card is worth a point.
rules-nokaut-end = When the hands are empty, the most points win.
rule-NR1 = Sixty cards are numbered from 1. Everybody is dealt as many as were agreed on, three to eight; the rest stays unseen.
rule-NR2 = All lay one card of their hand face down; then the cards turn over together.
rule-NR3 = The highest card takes the round and is worth a point. The cards that were laid are out of the game.
rule-NR4 = For whoever does not lay a card in time a random one is laid.
rule-NR5 = When the hands are empty the most points win; equals share.

# Sample in English.

## Questions and settings of the table

topic-sample-lay = Lay a card
phase-sample-lay = laying cards
help-sample-lay = Lay one card of your hand face down; all of them turn over together (QQ2).

option-sample-cards = Cards in hand
option-sample-cards-help = So many cards everybody is dealt, and so many rounds there are.

## The table

sample-board = The table
sample-hand = Your cards
sample-round = Round { $round } of { $rounds }
sample-card = Card { $number }
sample-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
sample-pick = Choose a card
sample-lay = Lay { $number }
sample-laid = You have laid { $number }
sample-watch = You are watching.
sample-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
sample-waiting = Just a moment…
sample-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }

## What happened

sample-log-card = { $name } lays { $number }.
sample-log-won = { $name } takes round { $round }.

## Refusals

refusal-sample-no-such-hand = A hand has { $from } to { $to } cards.
refusal-sample-not-your-card = This card is not in your hand.

## The rules

rules-sample-aim = Each round everybody lays a card, and the highest takes a point.
rules-sample-turn-1 = All choose a card of their hand and lay it face down.
rules-sample-turn-2 = The cards turn over together.
rules-sample-turn-3 = The highest card is worth a point.
rules-sample-end = When the hands are empty, the most points win.
rule-QQ1 = Sixty cards are numbered from 1. Everybody is dealt as many as were agreed on, three to eight; the rest stays unseen.
rule-QQ2 = All lay one card of their hand face down; then the cards turn over together.
rule-QQ3 = The highest card takes the round and is worth a point. The cards that were laid are out of the game.
rule-QQ4 = For whoever does not lay a card in time a random one is laid.
rule-QQ5 = When the hands are empty the most points win; equals share.

# Dixit with the real cards and a phone each: screens, log, refusals and rules. All other words are Dixit's.

## Questions and what is agreed

topic-dixitbox-tell = Tell, then lay out the cards
topic-dixitbox-vote = Which card is the storyteller's?
topic-dixitbox-which = Which card is yours?
topic-dixitbox-whose = Whose are the cards with votes?
phase-dixitbox-tell = telling and laying out cards
phase-dixitbox-vote = voting
phase-dixitbox-which = the storyteller's card
phase-dixitbox-whose = whose cards they were

option-dixitbox-target = Points to win
option-dixitbox-target-help = The game ends after the round in which someone has so many points.
option-dixitbox-first = First storyteller
option-dixitbox-first-help = Who tells in the first round. If nobody is named, lots are drawn.
option-dixitbox-first-null = At random

help-dixitbox-tell = The storyteller says a clue aloud, everybody gives cards, and you lay them out face up, with numbers. Then the storyteller taps the button (DB3).
help-dixitbox-vote = One of the cards on the table is the storyteller's. Set its number on the dial; nobody sees it before all have voted (DB5).
help-dixitbox-which = The votes are turned over. The storyteller says the number of the right card (DB7).
help-dixitbox-whose = The storyteller says whose the other cards are that someone voted for. Each vote is worth a point (DB8).

## The lobby and the table

dixitbox-board = The table with the cards of the box
dixitbox-hand = Your phone
dixitbox-real = The cards are real, the phones count votes and points
dixitbox-seating = Sit here in the same order as around the table: the next storyteller is always the person to the left.
dixitbox-three = With three of you everybody gives the storyteller two cards, so five lie on the table.
dixitbox-you-tell = You tell
dixitbox-tell-how = Say your clue aloud. When the cards lie face up, 1 to { $places }, tap the button.
dixitbox-board-vote = Which card is the storyteller's?
dixitbox-vote-how = Set the number of a card on the dial. Never your own.
dixitbox-needs-which = What number is your card?
dixitbox-which-how = The votes are turned over. Now you: set the number of your card.
dixitbox-which-mine = My card is { $place }
dixitbox-says-which = { $name } says which card is the right one
dixitbox-says-whose = { $name } says whose the other cards are
dixitbox-nobody-voted = No vote counts, so there are no points.

## The log

dixitbox-log-laid = { $name } has told. The cards lie on the table.
dixitbox-log-votes = Card { $place }: voted for by { $names }.
dixitbox-log-right = The storyteller’s card ({ $name }): { $place }.
dixitbox-log-owner = Card { $place } is { $name }’s.
dixitbox-log-passed-over = { $name } doesn’t answer in time. A round without points.

## Refusals

refusal-dixitbox-no-such-target = A game can go to { $from }–{ $to } points. Set another number (DB15).
refusal-dixitbox-no-such-seat = Seat { $seat } can’t tell first: { $seats ->
    [one] there is { $seats } person at the table
   *[other] there are { $seats } people at the table
  } (DB2).
refusal-dixitbox-say-laid = For now the only question is whether the cards lie on the table (DB3).
refusal-dixitbox-a-place-is-asked = Now the number of a card on the table is asked for (DB5, DB7).
refusal-dixitbox-no-such-place = There’s no card number { $place } on the table. Choose 1 to { $places } (DB1).
refusal-dixitbox-an-owner-is-asked = Now it is asked whose card it is (DB8).
refusal-dixitbox-not-a-guesser = { $seat }: it can’t be this person’s card. Choose someone who votes in this round (DB8).
refusal-dixitbox-too-many-cards = { $seat } has as many cards on the table as could be given: { $cards }. Choose someone else (DB8).
refusal-dixitbox-over = This game is over. Play another one (DB15).

## Rules

rule-DB1 = Three to eight people. The phones know nothing but the numbers of the cards on the table: as many as there are people, with three people five.
rule-DB2 = The first storyteller is drawn at random or named by the host; after that it is always the person to the left.
rule-DB3 = The storyteller says a clue aloud, and cards are given and laid out as in Dixit. When they lie face up, the storyteller says so on the phone.
rule-DB4 = What was told and whose cards lie there is between the people at the table.
rule-DB5 = All but the storyteller secretly vote for the number of a card. A vote can be changed until the last one is in; then all turn over together.
rule-DB6 = Until then everybody sees who has voted, and nobody for what.
rule-DB7 = Then the storyteller says at which number the right card lies.
rule-DB8 = Of every other card with votes the storyteller says whose it is: anyone’s but the storyteller’s own, and nobody has more cards there than they gave, which is one, with three people two.
rule-DB9 = A vote that turns out to be for one’s own card doesn’t count at all.
rule-DB10 = Points are counted as in Dixit, and the rabbits move.
rule-DB11 = Who doesn’t vote in time abstains; a number that stands on the dial by then counts.
rule-DB12 = A storyteller who doesn’t say in time that the cards lie there, or which is the right one, is passed over: nobody gets points, and the next person tells.
rule-DB13 = A card whose owner isn’t said in time is nobody’s: votes for it were cast and are wrong, and nobody gains by them.
rule-DB14 = Every question can be let pass, which is the same as not answering in time. The empty chair does so for whoever is away.
rule-DB15 = The game ends after the round in which someone has as many points as agreed, usually 30. The most points win; a tie is shared.
rule-DB16 = When everybody has told twice and nobody has gained a point, and after 99 rounds, the game ends as it stands.

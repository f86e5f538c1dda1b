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
option-dixitbox-target-help = The game ends after the round in which someone reaches this many points.
option-dixitbox-first = First storyteller
option-dixitbox-first-help = Who tells in the first round. If you name nobody, we draw at random.
option-dixitbox-first-null = At random

help-dixitbox-tell = The storyteller says a clue aloud, everyone gives cards, and you lay them out face up, with numbers. Then the storyteller taps the button (DB3).
help-dixitbox-vote = One of the cards on the table is the storyteller's. Set its number on your dial; nobody sees it until everyone has voted (DB5).
help-dixitbox-which = The votes are out. Now the storyteller says the number of the right card (DB7).
help-dixitbox-whose = The storyteller says whose the other cards with votes are. Each vote is worth a point (DB8).

## The lobby and the table

dixitbox-board = The table with the cards of the box
dixitbox-hand = Your phone
dixitbox-real = The cards are real, the phones count votes and points
dixitbox-seating = Sit here in the same order as around the table: the next storyteller is always the person to the left.
dixitbox-three = With three of you, everyone gives the storyteller two cards, so five lie on the table.
dixitbox-you-tell = You tell
dixitbox-tell-how = Say your clue aloud. When the cards lie face up, 1 to { $places }, tap the button.
dixitbox-board-vote = Which card is the storyteller's?
dixitbox-vote-how = Set the number of a card on the dial. Not your own.
dixitbox-needs-which = What number is your card?
dixitbox-which-how = The votes are out. Your turn: set the number of your card.
dixitbox-which-mine = My card is { $place }
dixitbox-says-which = { $name } says which card is the right one
dixitbox-says-whose = { $name } says whose the other cards are
dixitbox-nobody-voted = No vote counts, so there are no points.

## The log

dixitbox-log-laid = { $name } has told. The cards are on the table.
dixitbox-log-votes = Card { $place }: voted for by { $names }.
dixitbox-log-right = The storyteller’s card ({ $name }): { $place }.
dixitbox-log-owner = Card { $place } is { $name }’s.
dixitbox-log-passed-over = { $name } doesn’t answer in time. Nobody scores.

## Refusals

refusal-dixitbox-no-such-target = A game can go to { $from }–{ $to } points. Set another number (DB15).
refusal-dixitbox-no-such-seat = Seat { $seat } can’t tell first: { $seats ->
    [one] there is { $seats } person at the table
   *[other] there are { $seats } people at the table
  } (DB2).
refusal-dixitbox-say-laid = For now the only question is whether the cards lie on the table (DB3).
refusal-dixitbox-a-place-is-asked = Choose the number of a card on the table (DB5, DB7).
refusal-dixitbox-no-such-place = There’s no card number { $place } on the table. Choose 1 to { $places } (DB1).
refusal-dixitbox-an-owner-is-asked = Say whose card it is (DB8).
refusal-dixitbox-not-a-guesser = { $seat } can’t have a card here. Choose someone who votes in this round (DB8).
refusal-dixitbox-too-many-cards = { $seat } already has as many cards on the table as they gave: { $cards }. Choose someone else (DB8).
refusal-dixitbox-over = This game is over. Play another one (DB15).

## Rules

rule-DB1 = Three to eight of you play. The phones know only the numbers of the cards on the table: as many as there are people, or five with three people.
rule-DB2 = The first storyteller is random or named by the host; after that it’s always the person to the left.
rule-DB3 = The storyteller says a clue aloud, and you give and lay out cards as in Dixit. When they lie face up, the storyteller says so on the phone.
rule-DB4 = Who said what and whose cards are on the table is between you, not the phones.
rule-DB5 = Everyone but the storyteller secretly votes for the number of a card. You can change your vote until the last one is in; then all turn over together.
rule-DB6 = Until then everyone sees who has voted, and nobody sees for what.
rule-DB7 = Then the storyteller gives the number of the right card.
rule-DB8 = For every other card with votes, the storyteller says whose it is: anyone’s but their own. Nobody has more cards there than they gave: one, or two with three people.
rule-DB9 = A vote that turns out to be for your own card doesn’t count at all.
rule-DB10 = Points count as in Dixit, and the rabbits hop ahead.
rule-DB11 = If you don’t vote in time, you abstain; a number already set on your dial counts.
rule-DB12 = If the storyteller doesn’t say in time that the cards are out, or which is the right one, they’re passed over: nobody gets points, and the next person tells.
rule-DB13 = If the storyteller doesn’t say in time whose a card is, it’s nobody’s: votes for it miss, and nobody gains by them.
rule-DB14 = You can let any question pass, which is the same as not answering in time. The empty chair does so for anyone who’s away.
rule-DB15 = The game ends after the round in which someone has as many points as you agreed, usually 30. The most points win; in a tie you share the win.
rule-DB16 = When everyone has told twice and nobody has scored a point, and after 99 rounds, the game ends with the score as it stands.

# Nosedive with the real cards and a phone each: screens and rules. All other words are Nosedive's.

## Questions and what is agreed

topic-nosedivebox-mark = Tokens and losses
phase-nosedivebox-mark = the board, then tokens and losses
help-nosedivebox-mark = Play the lifestyle phase on the real table. When all piles are taken, the influencer marks who has a token and who a double loss (NB4).
topic-nosedivebox-share = Share
phase-nosedivebox-share = sharing
help-nosedivebox-share = Send each of the others one experience. Nobody learns who from until everyone has rated (NB6).
topic-nosedivebox-rate = Rate
phase-nosedivebox-rate = rating
help-nosedivebox-rate = Give a heart to what you like most and a thumb down to what you like least (NB5).
topic-nosedivebox-tally = Count your cards
phase-nosedivebox-tally = counting cards
help-nosedivebox-tally = Enter how many cards are in front of you. The phone drops those your rating doesn't allow, and counts the points (NB7).

# What is agreed on is what the game has.
option-nosedivebox-all_at_once = { option-nosedive-all_at_once }
option-nosedivebox-all_at_once-help = { option-nosedive-all_at_once-help }
option-nosedivebox-givers = { option-nosedive-givers }
option-nosedivebox-givers-help = { option-nosedive-givers-help }
option-nosedivebox-about_home = { option-nosedive-about_home }
option-nosedivebox-about_home-help = { option-nosedive-about_home-help }
option-nosedivebox-about_work = { option-nosedive-about_work }
option-nosedivebox-about_work-help = { option-nosedive-about_work-help }
option-nosedivebox-about_family = { option-nosedive-about_family }
option-nosedivebox-about_family-help = { option-nosedive-about_family-help }
option-nosedivebox-about_love = { option-nosedive-about_love }
option-nosedivebox-about_love-help = { option-nosedive-about_love-help }
option-nosedivebox-about_friends = { option-nosedive-about_friends }
option-nosedivebox-about_friends-help = { option-nosedive-about_friends-help }
option-nosedivebox-about_travel = { option-nosedive-about_travel }
option-nosedivebox-about_travel-help = { option-nosedive-about_travel-help }
option-nosedivebox-about_food = { option-nosedive-about_food }
option-nosedivebox-about_food-help = { option-nosedive-about_food-help }
option-nosedivebox-about_net = { option-nosedive-about_net }
option-nosedivebox-about_net-help = { option-nosedive-about_net-help }
option-nosedivebox-about_body = { option-nosedive-about_body }
option-nosedivebox-about_body-help = { option-nosedive-about_body-help }

## The lobby and the table

nosedivebox-real = The cards are real, the phones are the app
nosedivebox-seating = Sit here in the same order as around the table: you rate in turn, to the left.
nosedivebox-plays = Over to the board
nosedivebox-marks-later = When all piles are taken, { $name } marks tokens and losses.
nosedivebox-all-count = Count your cards
nosedivebox-counting = counting…
nosedivebox-counted = counted
nosedivebox-not-loaded = We couldn't load the counting rules. Reload the page.

## Rules

rule-NB1 = Three to six people play. The phones know experiences, ratings and the influencer; they don't know any cards.
rule-NB2 = Everyone begins with a different rating from 2.500 to 3.500, at random. The highest rating is the influencer, and so after each round.
rule-NB3 = You play the lifestyle phase with what's in the box.
rule-NB4 = When all piles are taken, the influencer marks who has a token, at most three of you, and who has a double loss.
rule-NB5 = Then you all share and rate as in Nosedive, by the same rating. A token gives you one more experience to choose from; a double loss doubles what you lose.
rule-NB6 = Nobody learns who gave what until everyone has rated.
rule-NB7 = After the third round you count the cards your rating lets you keep: each suit, the stars on them, and “minus one” cards. The phone refuses what can't be.
rule-NB8 = Points and the win are as in Nosedive.
rule-NB9 = You can let any question pass, and the empty chair does so for anyone who's away: it marks nothing, shares any of what it was dealt, likes nothing and counts nothing.
rule-NB10 = If you run out of time, what you've set counts, a heart and a thumb only together; the rest is as if you'd let it pass.

# Nosedive with the real cards and a phone each: screens and rules. All other words are Nosedive's.

## Questions and what is agreed

topic-nosedivebox-mark = Tokens and losses
phase-nosedivebox-mark = the board, then tokens and losses
help-nosedivebox-mark = Play the lifestyle phase on the real table. When all piles are taken, the influencer says who has a token and who a double loss (NB4).
topic-nosedivebox-share = Share
phase-nosedivebox-share = sharing
help-nosedivebox-share = One experience to each person. Nobody learns from whom until everybody has rated (NB6).
topic-nosedivebox-rate = Rate
phase-nosedivebox-rate = rating
help-nosedivebox-rate = A heart for what you like most, a thumb down for what you like least (NB5).
topic-nosedivebox-tally = Count your cards
phase-nosedivebox-tally = counting cards
help-nosedivebox-tally = Enter how many cards lie in front of you. The phone drops those that your rating doesn't allow, and counts the points (NB7).

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
nosedivebox-seating = Sit here in the same order as around the table: ratings go round to the left.
nosedivebox-plays = Over to the board
nosedivebox-marks-later = When all piles are taken, { $name } marks tokens and losses.
nosedivebox-all-count = Count your cards
nosedivebox-counting = counting…
nosedivebox-counted = counted
nosedivebox-not-loaded = The rules for counting couldn't be loaded. Reload the page.

## Rules

rule-NB1 = Three to six people. The phones know experiences, ratings and who leads; they know no card.
rule-NB2 = Everybody begins with a different rating from 2.500 to 3.500, at random. The highest rated is the influencer, and so after each round.
rule-NB3 = The lifestyle phase is played with what is in the box.
rule-NB4 = When all piles are taken, the influencer says who has a token, at most three people, and who a double loss.
rule-NB5 = Then all share and rate as in Nosedive, by the same rating. A token is one more to choose from; a double loss doubles what is lost.
rule-NB6 = Nobody learns who gave what before all have rated.
rule-NB7 = After the third round everybody counts the cards that their rating lets them keep: each suit, the stars on them, and cards that cost a point. What no cards can be is refused.
rule-NB8 = Points and the winner are Nosedive’s.
rule-NB9 = Every question can be let pass, and the empty chair does so for whoever is away: nothing is marked, any of what was dealt is shared, nothing is liked, nothing was counted.
rule-NB10 = Of who doesn't answer in time, what was set counts, a heart and a thumb only together; the rest is as if it was let pass.

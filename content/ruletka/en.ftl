# Ruletka in English. Words that begin with a dash have their twins at the fête: worn.en.ftl.

-bullet = BULLET
-click = CLICK
-shot = { $case ->
   *[nom] shot
    [pl] shots
    [Pl] Shots
  }
-shoot = shoot
-shoots = shoots
-dies = dies
-magazine = { $case ->
   *[nom] magazine
    [pl] magazines
  }
-skull = { $case ->
   *[nom] skull
  }

## Questions and settings of the table

topic-ruletka-load = Which card do you hide?
topic-ruletka-bid = How many do you bid?
topic-ruletka-accuse = Is somebody cheating?
topic-ruletka-aim = Whom do you aim at?
topic-ruletka-glory = On, for glory?
topic-ruletka-share = Will you share the win?
topic-ruletka-after-spin = A card after the spin?
topic-ruletka-before-bids = A card before the bids?
topic-ruletka-bids-open = A card on the bids?
topic-ruletka-accused = A card on the accusation?
topic-ruletka-before-shot = A card before "one"?
topic-ruletka-after-shot = A card after the series?
topic-ruletka-points = A card at the points?
topic-ruletka-played = Objection?
phase-ruletka-load = loading
phase-ruletka-bid = bidding
phase-ruletka-accuse = challenges: last call
phase-ruletka-aim = aiming
phase-ruletka-glory = for glory
phase-ruletka-share = a tie at the top
phase-ruletka-after-spin = a moment after the spin
phase-ruletka-before-bids = a moment before the bids
phase-ruletka-bids-open = the bids are open
phase-ruletka-accused = an accusation was made
phase-ruletka-before-shot = the series is about to begin
phase-ruletka-after-shot = a moment after the series
phase-ruletka-points = points
phase-ruletka-played = a card was played
help-ruletka-load = Hide one of your seven cards. Hiding a { -bullet } card is cheating: the other six are safe, but somebody may check (RR5).
help-ruletka-bid = How often will you turn the top card? Each time is worth a point, and lasting one more, but only without a loss (RR7).
help-ruletka-accuse = Who do you think has hidden a { -bullet } card? If you are right: 3 action cards. If not: an extra { -bullet } card for you. You may also accuse nobody (RR8).
help-ruletka-aim = Somebody has made everybody aim at others. Say whom you aim at; they may be out already (RA31).
help-ruletka-glory = The win is yours. You may finish your series for glory, but if you turn a { -bullet } card, nobody wins (RA24).
help-ruletka-share = The tie at the top lasts for the third round. If all who are tied agree, they share the win (RA47).
help-ruletka-after-spin = Whoever has a card for this moment may play it. The window closes by itself (RA54).
help-ruletka-before-bids = The last moment before the bids. Whoever has a card may play it; the window closes by itself (RA54).
help-ruletka-bids-open = The bids lie open, and cards may still change them. The window closes by itself (RA54).
help-ruletka-accused = An accusation was made. The accused may have a card for that; the window closes by itself (RA54).
help-ruletka-before-shot = In a moment all turn a card at once. A card may change who aims where; the window closes by itself (RA54).
help-ruletka-after-shot = A moment after the series. Whoever has a card may play it; the window closes by itself (RA54).
help-ruletka-points = Points are handed out, but a card may still change them. The window closes by itself (RA54).
help-ruletka-played = A card was played. Whoever has an Objection may cancel it; the window closes by itself (RA33).

option-ruletka-deck = Action cards
option-ruletka-deck-help = All 31, the 30 of the English box, or none.
option-ruletka-deck-full = 31 cards
option-ruletka-deck-english = 30 cards
option-ruletka-deck-none = no action cards
option-ruletka-look = Look
option-ruletka-look-help = The poster of a championship, or a village fête with confetti. The rules are the same.
option-ruletka-look-championship = championship
option-ruletka-look-confetti = fête
option-ruletka-odds = What are my odds?
option-ruletka-odds-help = While bidding, everybody sees their own chance of lasting, from what they may know.
option-ruletka-shared = Shared win
option-ruletka-shared-help = After three ties at the top in a row the game may end together.

## The look of the table

ruletka-looks = How shall this game look?
ruletka-look-championship = Championship
ruletka-look-championship-what = A poster nobody should have put up.
ruletka-look-confetti = Village fête
ruletka-look-confetti-what = Poppers, streamers, confetti. Nobody comes to harm.
ruletka-own-look = Fête for me
ruletka-own-look-what = Always the fête on my screen, whatever the table chooses.
ruletka-host-chooses = Whoever opened the table chooses.

## The table

ruletka-board = The table of Ruletka
ruletka-hand = Your hand
ruletka-players = The teams at the table
ruletka-your-cards = Your action cards
ruletka-round = Round { $round }
ruletka-shot-number = { -shot } no. { $number }
ruletka-extra-shot = One extra { -shot }
ruletka-stamp-out-of-round = out this round
ruletka-stamp-out-of-game = out of the game
ruletka-cancelled = Objection!
ruletka-beat-spin = the spin
ruletka-beat-bids = the bids
ruletka-beat-point = a challenge
ruletka-beat-verdict = let us see
ruletka-beat-fall = a loss
ruletka-beat-card = a card
ruletka-beat-cancel = an objection
ruletka-beat-aim = taking aim
ruletka-beat-count = three, two, one
ruletka-beat-shot = now!
ruletka-beat-hush = silence
ruletka-beat-points = the points
ruletka-beat-end = the end
ruletka-face-click = CLICK
ruletka-face-bullet = BULLET

ruletka-seat = { $name }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
  }
ruletka-seat-team = Team { $team }, { $living } of { $of } in the game, { $member } in the chair.
ruletka-seat-out-of-round = Out of the round.
ruletka-seat-out-of-game = Out of the game.
ruletka-seat-bid = Bid { $bid }, { $taken } taken.
ruletka-seat-shown-click = The card that was checked is { ruletka-face-click }.
ruletka-seat-shown-bullet = The card that was checked is { ruletka-face-bullet }.
ruletka-seat-extra = Extra { -bullet } cards: { $count }.
ruletka-seat-cards = Action cards: { $count }.

## The hand

ruletka-hide-which = Which card do you hide?
ruletka-face-count = { $face }, { $count } of them
ruletka-hide-click = Hide a CLICK
ruletka-hide-bullet = Hide the BULLET
ruletka-hide-cheat = That is cheating. Whoever checks gets a reward.
ruletka-hidden-click = Hidden: CLICK
ruletka-hidden-bullet = Hidden: BULLET
ruletka-own-hidden-click = Under your aid card: a CLICK.
ruletka-own-hidden-bullet = Under your aid card: a BULLET. Shh.
ruletka-peeked = { $name }, from the top: { $cards }
ruletka-bid-how-many = How many do you bid?
ruletka-bid = Bid { $bid }
ruletka-bid-odds = Bid { $bid }, chance of lasting { $chance }
ruletka-bid-make = Bid { $bid }
ruletka-bid-made = Under the cup: { $bid }
ruletka-bid-worth = { $points ->
    [one] { $points } point to be had
   *[other] { $points } points to be had
  }
ruletka-bids = bid { $bid }
ruletka-odds = Below each number: the chance of lasting, from what you know.
ruletka-accuse-at-whom = Whom do you accuse?
ruletka-aim-at-whom = Whom do you aim at?
ruletka-accuse-nobody = Accuse nobody
ruletka-accused-nobody = No accusation
ruletka-name-accuse = Accuse { $name }
ruletka-named-accuse = Accused: { $name }
ruletka-name-aim = Aim at { $name }
ruletka-named-aim = Aimed at { $name }
ruletka-way-shoot = For glory
ruletka-way-stop = Winning is enough
ruletka-way-share = Share the win
ruletka-way-go-on = Play on
ruletka-copies = { $count } of them
ruletka-has-skull = { -skull } sign
ruletka-playable = can be played now
ruletka-play-which = You may play a card
ruletka-play-none = A moment for cards.
ruletka-play-nothing = Not now
ruletka-plays-nothing = No card
ruletka-play-on-whom = { $card }: on whom?
ruletka-play-how-many = { $card }: how many?
ruletka-on-whom = On whom?
ruletka-play = Play { $card }
ruletka-play-on = Play { $card } → { $name }
ruletka-play-bid = Play { $card } → { $bid }
ruletka-watch = You are watching.
ruletka-watch-out-of-round = This round goes on without you. Cards with the { -skull } sign still count.
ruletka-watch-out-of-game = Your team is out, but the chair stays. Cards with the { -skull } sign still count.
ruletka-waiting = Just a moment…
ruletka-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }
ruletka-when-air-gun = Just before a series.
ruletka-when-pif-paf = Just before a series.
ruletka-when-shoot-somebody = Just before a series.
ruletka-when-peeper = Before the bids.
ruletka-when-second-thoughts = When the bids are open.
ruletka-when-raise = When the bids are open.
ruletka-when-cold-feet = When the bids are open.
ruletka-when-bribe = When you are accused.
ruletka-when-once-more = Right after a series.
ruletka-when-respin = Just before a series.
ruletka-when-extra-bullet = Right after the spin.
ruletka-when-vest = Just before a series.
ruletka-when-bonus = At the points.
ruletka-when-pickpocket = At the points.
ruletka-when-objection = Right after somebody's card.
ruletka-when-beyond-the-grave = Just before a series, while you are out of the round.

ruletka-hint-load = A CLICK is honest. A BULLET hidden away leaves six safe cards, until somebody checks.
ruletka-hint-bid = More means more points, but whoever turns a BULLET gets nothing.
ruletka-hint-accuse = A high bid may be suspicious. You may check once a round.

## The end of the game

ruletka-won-survivor = The last captain: { $name }!
ruletka-won-points = { $name } wins!
ruletka-won-shared = A shared win: { $names }!
ruletka-won-nobody = Nobody wins.
ruletka-won-nobody-why = Not one captain is left. It must have been meant to be.
ruletka-ending = The result
ruletka-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ruletka-captain-of = { $captain } of { $team }
ruletka-keep = Keep the poster
ruletka-keeping = Printing…
ruletka-keep-failed = The poster did not come out. Please try again.
ruletka-hidden-hand = { $name } holds { $cards }
ruletka-hidden-none = nothing

## What happened

ruletka-log-round = Round { $round }. Load.
ruletka-log-spun = The cards are hidden, the rest is spun.
ruletka-log-bid = { $name } bids { $bid }.
ruletka-log-accuses = { $name } accuses { $accused }.
ruletka-log-nobody-accused = Nobody accuses anybody.
ruletka-log-verdict-click = { $name } shows a CLICK. Wrong: { $accusers }.
ruletka-log-verdict-bullet = { $name } shows a BULLET. Right: { $accusers }.
ruletka-log-paid-bullet = { $name } takes an extra { -bullet } card.
ruletka-log-paid-point = { $name } pays with a point.
ruletka-log-paid-nothing = { $name } has nothing to pay with.
ruletka-log-paid-card = { $name } gives up a card: { $card }.
ruletka-log-died = { $name }: { $member } { -dies }. { $living } of the team left.
ruletka-log-captain-died = { $name }: { $member }, the captain, { -dies }. The team is out of the game.
ruletka-log-discarded = { $name } discards { $cards }.
ruletka-log-left = { $name } leaves the table with the whole team.
ruletka-log-drew = { $name } draws { $count ->
    [one] an action card
   *[other] { $count } action cards
  }.
ruletka-log-got = For you: { $cards }.
ruletka-log-reshuffled = The discarded action cards go back into the deck.
ruletka-log-plays = { $name } plays { $card }.
ruletka-log-plays-on = { $name } plays { $card } → { $target }.
ruletka-log-plays-bid = { $name } plays { $card }, the new bid is { $bid }.
ruletka-log-cancelled = Objection! { $name } cancels { $card }.
ruletka-log-no-room = { $name } has nothing left to swap.
ruletka-log-peeked = { $name }, the top three cards: { $cards }.
ruletka-log-aims = { $name } aims at { $target }.
ruletka-log-fired-click = { $count ->
    [one] CLICK: { $names }.
   *[other] CLICK: { $names }.
  }
ruletka-log-fired-bullet = { $count ->
    [one] BULLET: { $names }.
   *[other] BULLET: { $names }.
  }
ruletka-log-fired-air = { $name }, into the air: { $card }.
ruletka-log-fired-at = { $name }, aiming at { $target }: { $card }.
ruletka-log-saved = { $name } was covered, and lasts.
ruletka-log-glory = { $name } goes on, for glory.
ruletka-log-no-glory = { $name } is content with winning.
ruletka-log-scored = { $name }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ruletka-log-tied = A tie at the top, time { $times }: { $names }. On it goes.
ruletka-log-shares = Would share the win: { $names }.

## Refusals: which rule, and what can be done

refusal-ruletka-no-answer-to-this = Something else is asked now. Choose one of the answers that are lit (RR4).
refusal-ruletka-no-click = You have { -bullet } cards only. One of them must be hidden (RR5).
refusal-ruletka-no-such-bid = You may bid 0 to 5 (RR7).
refusal-ruletka-no-such-seat = There is no such seat at the table. Name somebody who plays (RR1).
refusal-ruletka-accuse-another = You cannot accuse yourself. Name somebody else, or nobody (RA15).
refusal-ruletka-accused-is-out = This player is out of the round. Name somebody else, or nobody (RA14).
refusal-ruletka-accused-before = This player's card is open already. Name somebody else, or nobody (RA14).
refusal-ruletka-not-your-card = This card is not in your hand. Play another one, or none (RR19).
refusal-ruletka-not-its-moment = This card has its moment, but not now. Keep it for later (RR19).
refusal-ruletka-name-what-it-needs = This card needs to know on whom, or how many. Say so (RR19).
refusal-ruletka-name-another = You cannot play this card on yourself. Name somebody else (RR19).
refusal-ruletka-out-of-the-round = You are out of this round: only cards with the { -skull } sign can be played (RA3).
refusal-ruletka-only-from-the-grave = This card can be played only while you are out of the round. Keep it for later (RA2).
refusal-ruletka-target-is-out = This player is out of the round. Name somebody who plays (RA56).
refusal-ruletka-changes-nothing = That would change nothing now. Name somebody else, or keep the card (RA56).
refusal-ruletka-not-shooting = This player takes no part in the next series. Name somebody else (RA32).
refusal-ruletka-magazine-too-short = This player has not enough cards left. Name somebody else (RA40).
refusal-ruletka-no-bullets-left = There are no { -bullet } cards left in the supply. Keep the card for later (RA57).
refusal-ruletka-aim-at-another = You must aim at somebody else: neither at yourself nor into the air (RA31).
refusal-ruletka-has-left = Nobody sits on seat { $seat } any more. Name somebody else (RA46).
refusal-ruletka-no-newcomers = Nobody can join a game that has begun. Wait for the next one (RR1).

## Action cards

ruletka-card-air-gun = Air gun
ruletka-card-pif-paf = Bang bang!
ruletka-card-shoot-somebody = Shoot somebody!
ruletka-card-peeper = Peeper!
ruletka-card-second-thoughts = Second thoughts
ruletka-card-raise = Raise!
ruletka-card-cold-feet = Cold feet!
ruletka-card-bribe = A bribe for the judge
ruletka-card-once-more = Once more!
ruletka-card-respin = Spin it again
ruletka-card-extra-bullet = Extra bullet
ruletka-card-vest = Vest
ruletka-card-bonus = Bonus for courage
ruletka-card-pickpocket = Pickpocket
ruletka-card-objection = Objection!
ruletka-card-beyond-the-grave = From beyond the grave
ruletka-card-air-gun-what = In the next { -shot } you aim into the air.
ruletka-card-pif-paf-what = In the next { -shot } you aim at any other player.
ruletka-card-shoot-somebody-what = In the next { -shot } everybody aims at somebody else.
ruletka-card-peeper-what = Look at the top three cards of any { -magazine }.
ruletka-card-second-thoughts-what = Set your own bid anew, 0 to 5.
ruletka-card-raise-what = Any player's bid grows by 1.
ruletka-card-cold-feet-what = Any player's bid shrinks by 1.
ruletka-card-bribe-what = The accusations against you in this wave are void, and your card stays hidden.
ruletka-card-once-more-what = Any other player takes one more { -shot }. Lasting it is worth a point.
ruletka-card-respin-what = Any player shuffles the rest of the { -magazine }.
ruletka-card-extra-bullet-what = For one round any other player swaps a { -click } card for a { -bullet } card.
ruletka-card-vest-what = In the next { -shot } nothing that others send can touch you.
ruletka-card-bonus-what = If you lost nobody this round: 2 points.
ruletka-card-pickpocket-what = Any other player loses a point. If you lost nobody this round, it is yours.
ruletka-card-objection-what = Cancel the card that was just played.
ruletka-card-beyond-the-grave-what = Only while you are out of the round: name a player who aims at themselves in the next { -shot }.

## Teams

ruletka-team-0 = The Railway
ruletka-team-1 = The Night Shift
ruletka-team-2 = The Harbour
ruletka-team-3 = The Bakery
ruletka-team-4 = The Brass Band
ruletka-team-5 = The Post
ruletka-crew-0-0 = Semaphore
ruletka-crew-0-1 = Switch
ruletka-crew-0-2 = Buffer
ruletka-crew-0-3 = Coalbox
ruletka-crew-1-0 = Pickaxe
ruletka-crew-1-1 = Lantern
ruletka-crew-1-2 = Shaft
ruletka-crew-1-3 = Minecart
ruletka-crew-2-0 = Anchor
ruletka-crew-2-1 = Boathook
ruletka-crew-2-2 = Lighthouse
ruletka-crew-2-3 = Knot
ruletka-crew-3-0 = Rolling Pin
ruletka-crew-3-1 = Sourdough
ruletka-crew-3-2 = Pretzel
ruletka-crew-3-3 = Bun
ruletka-crew-4-0 = Oompah
ruletka-crew-4-1 = Snare
ruletka-crew-4-2 = Trombone
ruletka-crew-4-3 = Cymbal
ruletka-crew-5-0 = Seal
ruletka-crew-5-1 = Stamp
ruletka-crew-5-2 = Envelope
ruletka-crew-5-3 = Telegram

## The rules

rules-ruletka-aim = Collect 15 points, or be the last captain at the table. The more { -shot(case: "pl") } you bid and outlast, the more points.
rules-ruletka-turn-1 = Hide one of your seven cards. Hiding a { -bullet } card is cheating: safe, as long as nobody checks.
rules-ruletka-turn-2 = Quietly bid how many { -shot(case: "pl") } you will take, 0 to 5. Then accuse if you dare: rightly for 3 action cards, wrongly for an extra { -bullet } card.
rules-ruletka-turn-3 = Three, two, one: everybody turns a card at once. Whoever lasts gets a point, and one more for each { -shot } of the bid.
rules-ruletka-end = The highest score of 15 or more wins, or the last captain. When nobody is left, nobody wins.

rule-RR1 = Two to six captains play. You win with 15 points, or as the last captain in the game.
rule-RR2 = In the box: 31 action cards, 24 characters, 55 cards for the { -magazine(case: "pl") }, 6 aid cards, 6 dice and 42 tokens: silver is 1 point, gold is 5.
rule-RR3 = Everybody starts with a captain and three members, one of the dice, an aid card, six { -click } cards and one { -bullet } card, and one random action card.
rule-RR4 = A round has six phases, which all play together: load, spin, bid, challenges, { -shot(case: "pl") }, points.
rule-RR5 = Load: secretly hide one of your seven cards under the aid card. Hiding a { -bullet } card is cheating.
rule-RR6 = Spin: the other six cards are shuffled and put face down. Nobody keeps track of what lies where.
rule-RR7 = Bid: secretly choose the number of { -shot(case: "pl") } you will take, 0 to 5, under a cup. There is no six. All dice are revealed together.
rule-RR8 = Challenges: whoever suspects a cheat turns the own aid card over, once a round, and names somebody, who shows the hidden card.
rule-RR9 = A { -bullet } card was hidden: the accuser draws 3 action cards; the accused loses a character and is out of the round.
rule-RR10 = A captain { -dies } only after all the others of the team. Whoever is out of the round and has a captain may still accuse in this phase.
rule-RR11 = A { -click } card was hidden: the accused draws an action card; the accuser swaps a { -click } card for a { -bullet } card and shuffles. It stays until one of the accuser's characters { -dies }.
rule-RR12 = Anybody may call the last chance. After at least ten seconds without an accusation the game goes on.
rule-RR13 = Swapped { -click } cards lie open before their team: all see who carries extra { -bullet } cards.
rule-RR14 = { -shot(case: "Pl") } come in series. At each count, everybody who has some left turns the top card. A { -bullet } card: the character { -dies }, and the round is over for that player. A { -click } card: on it goes, up to the bid.
rule-RR15 = When all are done or out, points are counted.
rule-RR16 = Whoever lost a character this round gets nothing. The others get a point for each { -shot } of the bid and one for lasting.
rule-RR17 = Five silver tokens become a gold one.
rule-RR18 = Whoever has at least 15 points and more than everybody else wins. With a tie at the top, all who have a captain play on.
rule-RR19 = An action card says when it is played and what it does. "Any player" includes you, "any other" does not. You may aim at somebody who is out. The card played last has priority.
rule-RR20 = When a character { -dies }, turn it over. Unless it is the captain, draw an action card and restore the { -magazine }: six { -click } cards and one { -bullet } card. Without a captain you are out of the game.
rule-RR21 = The game ends: one captain is left and wins; after points somebody has 15 or more and the most; no captain is left and nobody wins.
rule-RR22 = Two accuse the same player at once: both share the result. The last one in the game need not finish the own { -shot(case: "pl") }, but may. You may peek at somebody who has peeked. With all others out, you may still aim at them.

rule-RA1 = The only highest score of 15 or more among those who have a captain wins, even if others have 15 too. A tie at the top: play on.
rule-RA2 = Cards with the { -skull } sign may also be played by somebody who is out of the round or the game, and on them.
rule-RA3 = Whoever is out of the round plays no cards without the { -skull } sign until the next load. The hand is kept.
rule-RA4 = Whoever is out of the game keeps only cards with the { -skull } sign and discards the rest. The score stays shown, but cannot win.
rule-RA5 = Scores are compared only among those who have a captain.
rule-RA6 = When the action deck runs out, the discards are shuffled. If there are none, no card is drawn.
rule-RA7 = Played cards go openly to a common discard.
rule-RA8 = When there are no more { -bullet } cards, a wrong accusation costs a random action card, or 1 point with an empty hand.
rule-RA9 = If the accuser has no { -click } card among the six, the hidden { -click } card is swapped; without one the price is that of RA8.
rule-RA10 = The swap is among the six cards in the { -magazine }. The hidden card stays untouched.
rule-RA11 = A wrong accuser shuffles after the dice are revealed. The bid stays.
rule-RA12 = Hiding one of several { -bullet } cards is cheating too.
rule-RA13 = The card of somebody wrongly accused stays open and cannot be challenged again this round.
rule-RA14 = You cannot accuse somebody whose card is open, or who is out of the round or the game.
rule-RA15 = You cannot accuse yourself.
rule-RA16 = Challenges come in waves. In each, all who may answer quietly: accuse, or not. The accusations of a wave fall at once. Waves repeat until one has none. Aid cards turn back at the next load.
rule-RA17 = All accusations of a wave are settled together. One counts even if its author has just been caught.
rule-RA18 = Whoever was caught may accuse in later waves, with a captain and an unturned aid card. The { -bullet } card for a mistake goes into the { -magazine } for the next round.
rule-RA19 = Whoever was caught restores the { -magazine } without extra { -bullet } cards.
rule-RA20 = A captain is caught only when no member is left; then it is out of the game, and no card is drawn.
rule-RA21 = Who of the team { -dies } first does not matter. The captain always comes last.
rule-RA22 = You lose at most one character a round. Further hits, even at the same moment, do nothing.
rule-RA23 = { -shot(case: "Pl") } of one series are settled together. If no captain is left, nobody wins.
rule-RA24 = When one captain is left in the game, that captain wins at once, and may go on to { -shoot } for glory at the risk that nobody wins.
rule-RA25 = The last captain wins before points are counted.
rule-RA26 = A bid of 0 { -shoots } nothing, but others may still hit.
rule-RA27 = Somebody hit by another after finishing the own { -shot(case: "pl") } loses a character and scores nothing.
rule-RA28 = Aiming at another or into the air, you are safe: a { -bullet } card hits the target or nobody, and the { -shot } counts.
rule-RA29 = There is no reward for hitting somebody. Who was hit draws a card and restores the { -magazine }.
rule-RA30 = Aiming at somebody out of the round does nothing.
rule-RA31 = "{ ruletka-card-shoot-somebody }": everybody who takes the next { -shot } quietly picks another player, out of the game or not. Targets are revealed together. Neither yourself nor the air may be chosen.
rule-RA32 = A card for the next { -shot } matters only to those who take it.
rule-RA33 = Every card played first waits for an objection. Then it works, and its window opens again. Cards work in the order played, a later one changes an earlier: bid 2, changed to 5, then minus 1 makes 4.
rule-RA34 = A { -bullet } card for a mistake stays for further rounds until an own character { -dies }. There are still seven cards.
rule-RA35 = While loading you see all seven of your cards.
rule-RA36 = The server shuffles; nobody has to ask.
rule-RA37 = Cards that stayed hidden are not shown after the round.
rule-RA38 = Turned cards lie open until the end of the round.
rule-RA39 = Open to all: points, the number of action cards, extra { -bullet } cards, and how the teams stand.
rule-RA40 = At most 5 of 6 cards are bid. Only an extra { -shot } reaches the sixth; there is no seventh.
rule-RA41 = The bid counts as it stands after all changes, and an extra { -shot } outlasted is worth one point more.
rule-RA42 = On a screen, tokens do not run out.
rule-RA43 = Two play the same way. The game may end without a winner.
rule-RA44 = The first action card may be any.
rule-RA45 = For somebody who is away: a random { -click } card is hidden (a { -bullet } card only for want of others), the bid is 1 (0 with three { -bullet } cards or more), no accusations, no cards, a random target, no glory.
rule-RA46 = Whoever leaves for good, with nobody taking the seat, is out of the game after the current step, with the whole team and all cards.
rule-RA47 = Ties at the top may be played on forever. The table may agree that after three such rounds the host ends the game as shared.
rule-RA48 = Who has won is looked at after the cards played at points.
rule-RA49 = The card for a wrong accusation may be played in the same phase.
rule-RA50 = Whoever is out of the round comes back at the next load.
rule-RA51 = You may say what you like about your hidden card. The truth, too.
rule-RA52 = Cards in one window work in the order played. An objection takes away the card just below it.
rule-RA53 = A captain caught in the same wave in which the own accusation was right draws no reward.
rule-RA54 = Everybody who by open facts might play something is asked for cards. A window closes by itself, silence means no, and whoever wants to think holds it.
rule-RA55 = The order in a wave: cards are shown; the caught lose a character; { -bullet } cards for mistakes go in; cards are drawn, from the left of the first accused; then it is checked who is left.
rule-RA56 = A card without the { -skull } sign cannot be played on somebody out of the round or the game, unless it only aims. Nor can a card that by open facts would change nothing.
rule-RA57 = An extra { -bullet } card must be in the supply. At the end of the round, or when the character { -dies }, it returns there and the { -click } card to its owner; those for mistakes stay.

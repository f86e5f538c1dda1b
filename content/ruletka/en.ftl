# Ruletka in English. Words that begin with a dash have their twins at the fête: worn.en.ftl.

-bullet = BULLET
-click = CLICK
-shot = { $case ->
   *[nom] shot
    [Nom] Shot
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
topic-ruletka-bid = How many will you bid?
topic-ruletka-accuse = Is someone cheating?
topic-ruletka-aim = Who do you aim at?
topic-ruletka-glory = For glory, then?
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
phase-ruletka-accused = someone's been accused
phase-ruletka-before-shot = the series is about to begin
phase-ruletka-after-shot = a moment after the series
phase-ruletka-points = points
phase-ruletka-played = a card was played
help-ruletka-load = Hide one of your seven cards. Hiding a { -bullet } card is cheating: the other six are safe, but someone may check (RR5).
help-ruletka-bid = How often will you turn the top card? Each card is a point, plus one for surviving. Hit a { -bullet } and you score nothing (RR7).
help-ruletka-accuse = Who do you think has hidden a { -bullet } card? Get it right: draw 3 action cards. Get it wrong: take an extra { -bullet } card. You may also accuse nobody (RR8).
help-ruletka-aim = Someone has made everyone aim at others. Choose your target; they may be out already (RA31).
help-ruletka-glory = The win is yours. You may finish your series for glory, but if you turn a { -bullet } card, nobody wins (RA24).
help-ruletka-share = The tie at the top is in its third round. If all who are tied agree, you share the win (RA47).
help-ruletka-after-spin = Got a card for this moment? You can play it. The window closes by itself (RA54).
help-ruletka-before-bids = The last moment before the bids. Got a card? You can play it; the window closes by itself (RA54).
help-ruletka-bids-open = The bids are open, but a card can still change them. The window closes by itself (RA54).
help-ruletka-accused = Someone's been accused. If it's you, you can answer with a card; the window closes by itself (RA54).
help-ruletka-before-shot = In a moment everyone turns a card at once. A card can change who aims where; the window closes by itself (RA54).
help-ruletka-after-shot = A moment after the series. Got a card? You can play it; the window closes by itself (RA54).
help-ruletka-points = The points are out, but a card can still change them. The window closes by itself (RA54).
help-ruletka-played = Someone played a card. Got an Objection? You can cancel it; the window closes by itself (RA33).

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
option-ruletka-odds-help = While bidding, you see your own chance of surviving, worked out from what you may know.
option-ruletka-shared = Shared win
option-ruletka-shared-help = After three ties at the top in a row you may end the game together.

## The look of the table

ruletka-looks = How should this game look?
ruletka-look-championship = Championship
ruletka-look-championship-what = A poster nobody should have put up.
ruletka-look-confetti = Village fête
ruletka-look-confetti-what = Poppers, streamers, confetti. Nobody gets hurt.
ruletka-own-look = Fête for me
ruletka-own-look-what = Always the fête on my screen, whatever the table picks.
ruletka-host-chooses = The host chooses.

## The table

ruletka-board = The table of Ruletka
ruletka-hand = Your hand
ruletka-players = The teams at the table
ruletka-your-cards = Your action cards
ruletka-round = Round { $round }
ruletka-shot-number = { -shot(case: "Nom") } no. { $number }
ruletka-extra-shot = One extra { -shot }
ruletka-stamp-out-of-round = out this round
ruletka-stamp-out-of-game = out of the game
ruletka-cancelled = Objection!
ruletka-beat-spin = the spin
ruletka-beat-bids = the bids
ruletka-beat-point = a challenge
ruletka-beat-verdict = let's see
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
ruletka-hide-cheat = That's cheating. Whoever checks gets a reward.
ruletka-hidden-click = Hidden: CLICK
ruletka-hidden-bullet = Hidden: BULLET
ruletka-own-hidden-click = Under your aid card: a CLICK.
ruletka-own-hidden-bullet = Under your aid card: a BULLET. Shh.
ruletka-peeked = { $name }, from the top: { $cards }
ruletka-bid-how-many = How many will you bid?
ruletka-bid = Bid { $bid }
ruletka-bid-odds = Bid { $bid }, chance of surviving { $chance }
ruletka-bid-make = Bid { $bid }
ruletka-bid-made = Under the cup: { $bid }
ruletka-bid-worth = { $points ->
    [one] { $points } point to win
   *[other] { $points } points to win
  }
ruletka-bids = bid { $bid }
ruletka-odds = Below each number: your chance of surviving, from what you know.
ruletka-accuse-at-whom = Who do you accuse?
ruletka-aim-at-whom = Who do you aim at?
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
ruletka-play-on = Play { $card } on { $name }
ruletka-play-bid = Play { $card }: { $bid }
ruletka-watch = You're watching.
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
ruletka-when-bribe = When you're accused.
ruletka-when-once-more = Right after a series.
ruletka-when-respin = Just before a series.
ruletka-when-extra-bullet = Right after the spin.
ruletka-when-vest = Just before a series.
ruletka-when-bonus = At the points.
ruletka-when-pickpocket = At the points.
ruletka-when-objection = Right after someone's card.
ruletka-when-beyond-the-grave = Just before a series, while you're out of the round.

ruletka-hint-load = A CLICK is honest. A BULLET hidden away leaves six safe cards, until someone checks.
ruletka-hint-bid = The more you bid, the more points, but turn a BULLET and you get nothing.
ruletka-hint-accuse = A high bid may be suspicious. You may check once a round.

## The end of the game

ruletka-won-survivor = The last captain: { $name }!
ruletka-won-points = { $name } wins!
ruletka-won-shared = A shared win: { $names }!
ruletka-won-nobody = Nobody wins.
ruletka-why-survivor = The last captain alive wins at once, even if others have more points.
ruletka-why-points = At least fifteen points, and more than every other captain alive.
ruletka-why-shared = A tie at the top, and the captains agreed to share the win.
ruletka-why-nobody = Not one captain is left. It must have been meant to be.
ruletka-ending = The result
ruletka-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ruletka-captain-of = { $captain } of { $team }
ruletka-keep = Keep the poster
ruletka-keeping = Printing…
ruletka-keep-failed = The poster didn't come out. Try again.
ruletka-hidden-hand = { $name } holds { $cards }
ruletka-hidden-none = nothing

## What happened

ruletka-log-round = Round { $round }. Load.
ruletka-log-spun = The cards are hidden, the rest is spun.
ruletka-log-bid = { $name } bids { $bid }.
ruletka-log-accuses = { $name } accuses { $accused }.
ruletka-log-nobody-accused = Nobody accuses anyone.
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
ruletka-log-plays-on = { $name } plays { $card } on { $target }.
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
ruletka-log-saved = { $name } was covered, and survives.
ruletka-log-glory = { $name } goes on, for glory.
ruletka-log-no-glory = { $name } is content with winning.
ruletka-log-scored = { $name }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ruletka-log-tied = A tie at the top, time { $times }: { $names }. On it goes.
ruletka-log-shares = Would share the win: { $names }.

## Refusals: which rule, and what can be done

refusal-ruletka-no-answer-to-this = The question is a different one now. Choose one of the lit answers (RR4).
refusal-ruletka-no-click = You only have { -bullet } cards. Hide one of them (RR5).
refusal-ruletka-no-such-bid = Bid from 0 to 5 (RR7).
refusal-ruletka-no-such-seat = There's no such seat at the table. Choose someone who's playing (RR1).
refusal-ruletka-accuse-another = You can't accuse yourself. Choose someone else, or nobody (RA15).
refusal-ruletka-accused-is-out = This player is out of the round. Choose someone else, or nobody (RA14).
refusal-ruletka-accused-before = This player's card is open already. Choose someone else, or nobody (RA14).
refusal-ruletka-not-your-card = This card isn't in your hand. Play another one, or none (RR19).
refusal-ruletka-not-its-moment = This card has its moment, but not now. Keep it for later (RR19).
refusal-ruletka-name-what-it-needs = This card needs to know on whom, or how many. Say so (RR19).
refusal-ruletka-name-another = You can't play this card on yourself. Choose someone else (RR19).
refusal-ruletka-out-of-the-round = You're out of this round: you can only play cards with the { -skull } sign (RA3).
refusal-ruletka-only-from-the-grave = You can play this card only while you're out of the round. Keep it for later (RA2).
refusal-ruletka-target-is-out = This player is out of the round. Choose someone who's playing (RA56).
refusal-ruletka-changes-nothing = That would change nothing now. Choose someone else, or keep the card (RA56).
refusal-ruletka-not-shooting = This player isn't in the next series. Choose someone else (RA32).
refusal-ruletka-magazine-too-short = This player doesn't have enough cards left. Choose someone else (RA40).
refusal-ruletka-no-bullets-left = There are no { -bullet } cards left in the supply. Keep the card for later (RA57).
refusal-ruletka-aim-at-another = Aim at someone else: not at yourself, not into the air (RA31).
refusal-ruletka-has-left = Nobody sits in seat { $seat } any more. Choose someone else (RA46).
refusal-ruletka-no-newcomers = You can't join a game that has begun. Wait for the next one (RR1).

## Bots

bot-honest = Pigeon
bot-honest-line = Hides a CLICK and sleeps well. Nearly always. Won't discuss that one night.
bot-honest-strength = a calm opponent
bot-bluffer = Peacock
bot-bluffer-line = Looks you in the eye and hides the BULLET. So do the eyes on the tail.
bot-bluffer-strength = hard to see through
bot-accuser = Woodpecker
bot-accuser-line = Knocks, taps, checks. Someone has to. Every day, from dawn.
bot-accuser-strength = not easily fooled
bot-champion = Eagle
bot-champion-line = Counts everything, even what can't be seen. Counted you at the door.
bot-champion-strength = the hardest opponent

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
ruletka-card-pif-paf-what = In the next { -shot } you aim at another player. Choose who.
ruletka-card-shoot-somebody-what = In the next { -shot } everyone aims at someone else, whoever they like.
ruletka-card-peeper-what = Look at the top three cards of any { -magazine }.
ruletka-card-second-thoughts-what = Change your own bid, 0 to 5.
ruletka-card-raise-what = Raise any bid by 1, even yours.
ruletka-card-cold-feet-what = Lower any bid by 1, even yours.
ruletka-card-bribe-what = The accusations just made against you are void, and your card stays hidden.
ruletka-card-once-more-what = Any other player takes one more { -shot }. If they survive, they score a point.
ruletka-card-respin-what = Choose anyone, even you, to shuffle the rest of their { -magazine }.
ruletka-card-extra-bullet-what = For one round any other player swaps a { -click } card for a { -bullet } card.
ruletka-card-vest-what = In the next { -shot } nobody else can hit you.
ruletka-card-bonus-what = Nobody on your team went down this round? Take 2 points.
ruletka-card-pickpocket-what = Any other player loses a point. If you lost nobody this round, it's yours.
ruletka-card-objection-what = Cancel the card that was just played.
ruletka-card-beyond-the-grave-what = Play it while you're out of the round: choose who aims at themselves in the next { -shot }.

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

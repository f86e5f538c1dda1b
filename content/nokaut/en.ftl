# Nokaut in English.

## Questions and settings of the table

topic-nokaut-deck = Choose a deck
topic-nokaut-act = Play a card
topic-nokaut-riposte = A riposte?
topic-nokaut-enter = Onto the grid
topic-nokaut-redraw = Trade cards
topic-nokaut-discard = Discard a card
topic-nokaut-take = Take characters
topic-nokaut-landing = A landing
topic-nokaut-goal = Reveal the goal?
topic-nokaut-sacrifice = Sacrifice a character
phase-nokaut-deck = choosing a deck
phase-nokaut-act = playing a card
phase-nokaut-riposte = time for ripostes
phase-nokaut-enter = a character enters
phase-nokaut-redraw = trading cards
phase-nokaut-discard = discarding a card
phase-nokaut-take = rummaging in the discard
phase-nokaut-landing = a dragon lands
phase-nokaut-goal = revealing goals
phase-nokaut-sacrifice = impasse: sacrificing
help-nokaut-deck = Dragons or unicorns? The youngest player chooses for the team; the other team begins (KR3).
help-nokaut-act = Play a character or a magic card, draw a card, or pass (KR9). With two players: one character, or up to two magic cards.
help-nokaut-riposte = Someone is trying something. If you hold a riposte that fits, you may break in; we ask everyone, even those who hold none (KR17).
help-nokaut-enter = Your character has just come onto the grid and may do what its card says. It doesn't have to (KR17).
help-nokaut-redraw = Discard as many as you like and draw that many (KA5).
help-nokaut-discard = Discard one card from your hand; without it there's no rummaging (KA4).
help-nokaut-take = Take characters from your team's discard pile (KA4).
help-nokaut-landing = You may play an ordinary dragon from your hand at once, also onto the space that has just become free (KA21).
help-nokaut-goal = At the end of a turn a team that occupies all marked spaces may reveal its goal (KR10).
help-nokaut-sacrifice = The impasse goes on and there's no special character on the grid: each team sacrifices one of its own (KA39).

option-nokaut-board = Grid
option-nokaut-board-help = Three by three or four by four; goals on the large one have four spaces.
option-nokaut-board-standard = Small, 3 × 3
option-nokaut-board-advanced = Large, 4 × 4
option-nokaut-destroy = "Destroy any character"
option-nokaut-destroy-help = Whether your own characters may be destroyed, too.
option-nokaut-destroy-opponents = Opponents' only
option-nokaut-destroy-anybody = Really any
option-nokaut-decks = Decks
option-nokaut-decks-help = The youngest player chooses a deck, or it's random.
option-nokaut-decks-chosen = Chosen
option-nokaut-decks-lot = At random
option-nokaut-hands = Shared hands
option-nokaut-hands-help = Partners see each other's cards.
option-nokaut-partner = Partner of seat 1
option-nokaut-partner-help = With four: who teams up with the first seat.
option-nokaut-partner-null = At random
option-nokaut-solo = Who plays alone
option-nokaut-solo-help = With three: who plays alone against two.
option-nokaut-solo-null = At random
option-nokaut-youngest = The youngest player
option-nokaut-youngest-help = That team chooses its deck and plays second.
option-nokaut-youngest-null = At random
option-nokaut-trash = Who last took out the trash
option-nokaut-trash-help = Begins, if that team begins.
option-nokaut-trash-null = At random

## Bots

bot-brawler = Rooster
bot-brawler-line = Strikes first and asks later, with a riposte under the wing. Also at five a.m.
bot-brawler-strength = feisty
bot-planner = Rook
bot-planner-line = Sees what you're up to before you put it down. Is up to something else.
bot-planner-strength = strong

## Teams, spaces, cards

nokaut-team-dragons = Dragons
nokaut-team-unicorns = Unicorns
nokaut-rank-ordinary = ordinary character
nokaut-rank-special = special character
nokaut-rank-magic = magic
nokaut-rank-riposte = riposte
nokaut-space-free = Space { $space }, free
nokaut-space-taken = Space { $space }: { $card }, { $rank }, { $team }
nokaut-space-goal = { $space } (your goal)
nokaut-space-may = { $space }. Can be chosen
nokaut-space-chosen = { $space }. Chosen

nokaut-card-d01 = Book Wyrm
nokaut-card-d02 = Sir Scales
nokaut-card-d03 = Grumble
nokaut-card-d04 = Sparky
nokaut-card-d05 = Chonk
nokaut-card-d06 = Dragon Nanny
nokaut-card-d07 = The Treasurer
nokaut-card-d08 = Whirlwind
nokaut-card-d09 = Firebug
nokaut-card-d10 = Ironside
nokaut-card-d11 = Gobbler
nokaut-card-d12 = Burning Breath
nokaut-card-d13 = Keen Eye
nokaut-card-d14 = Swish of a Tail
nokaut-card-d15 = Lair Swap
nokaut-card-d16 = Dragon Council
nokaut-card-d17 = A Dragon Lands
nokaut-card-d18 = Dragon Attack
nokaut-card-d19 = Hard Scales
nokaut-card-u01 = Snooty
nokaut-card-u02 = Angy
nokaut-card-u03 = Sweetie
nokaut-card-u04 = Spike
nokaut-card-u05 = Lightning Rod
nokaut-card-u06 = Rainbow Guard
nokaut-card-u07 = Mare-O
nokaut-card-u08 = Bucker
nokaut-card-u09 = Selfless Star
nokaut-card-u10 = Glitterbug
nokaut-card-u11 = Hornsby
nokaut-card-u12 = Horn in the Ribs
nokaut-card-u13 = Keen Eye
nokaut-card-u14 = A Good Kick
nokaut-card-u15 = Carousel
nokaut-card-u16 = Rainbow Council
nokaut-card-u17 = Unicorn Attack
nokaut-card-u18 = Counterhoof
nokaut-card-u19 = Dodge

## What stands on the cards. Words between stars are key words.

nokaut-says-stays-unmovable = This character can't be *MOVED* or *SWAPPED*.
nokaut-says-stays-safe-from-magic = Magic can't *DESTROY* this character.
nokaut-says-stays-guards-own-ordinary-adjacent = Your ordinary characters on adjacent spaces can't be *DESTROYED*.
nokaut-says-enter-may-draw = On entering you may *DRAW* { $count ->
    [one] a card
   *[other] { $count } cards
  }.
nokaut-says-enter-may-move-opposing = On entering you may *MOVE* an opposing character.
nokaut-says-enter-may-move-own-elsewhere = On entering you may *MOVE* another of your characters.
nokaut-says-enter-may-sacrifice-own-elsewhere = On entering you may *SACRIFICE* another of your characters.
nokaut-says-then-destroy-opposing = If you do, *DESTROY* an opposing character.
nokaut-says-enter-may-destroy-opposing-ordinary-adjacent = On entering you may *DESTROY* an opposing ordinary character on an adjacent space.
nokaut-says-enter-may-discard-any = On entering you may *DISCARD* any number of cards.
nokaut-says-then-draw-as-many = Then *DRAW* that many.
nokaut-says-destroy-any = *DESTROY* any character.
nokaut-says-discard = *DISCARD* { $count ->
    [one] a card
   *[other] { $count } cards
  }.
nokaut-says-then-take-characters = Then take { $count ->
    [one] a character
   *[other] { $count } characters
  } from your discard pile.
nokaut-says-move-any = *MOVE* any character.
nokaut-says-swap-any = *SWAP* any two characters.
nokaut-says-draw = *DRAW* { $count ->
    [one] a card
   *[other] { $count } cards
  }.
nokaut-says-when-card-other = When another player tries to play a card:
nokaut-says-when-character-opponent = When an opponent tries to play a character:
nokaut-says-when-destruction-opponent = When an opponent tries to *DESTROY* a character:
nokaut-says-when-relocation-of-yours-opponent = When an opponent tries to *MOVE* or *SWAP* your character:
nokaut-says-destroy-it = *DESTROY* it.
nokaut-says-then-may-play-ordinary = Then you may play an ordinary character from your hand at once.
nokaut-says-stop-it = that card isn't played and goes to the discard.
nokaut-says-void-it = cancel it.
nokaut-says-instead-destroy-opposing = *DESTROY* an opposing character instead.
nokaut-says-unstoppable = There's no riposte to this.

nokaut-quip-d01 = Just one more chapter.
nokaut-quip-d02 = Great-grandfather's armour, grandmother's pot.
nokaut-quip-d03 = No, everything is NOT fine.
nokaut-quip-d04 = Only hiccups. Probably.
nokaut-quip-d05 = Won't budge. Except for seconds.
nokaut-quip-d06 = Knows every lullaby and every hold.
nokaut-quip-d07 = Will lend. Against your tail.
nokaut-quip-d08 = Came to tidy up. Nothing's where it was.
nokaut-quip-d09 = Calls it mood lighting.
nokaut-quip-d10 = Please leave all spells at reception.
nokaut-quip-d11 = Are you finishing that? The neighbour, that is.
nokaut-quip-d12 = There was garlic at dinner. It didn't help.
nokaut-quip-d13 = Spots a mouse at two miles. Not its own glasses.
nokaut-quip-d14 = It was only a left turn.
nokaut-quip-d15 = Yours is warmer, mine's nearer the fridge.
nokaut-quip-d16 = Three dragons, four opinions, one cake.
nokaut-quip-d17 = Please fasten your seat belts. Not that it'll help.
nokaut-quip-d18 = The answer is no, and it's warm.
nokaut-quip-d19 = Everything bounces off them, even criticism.
nokaut-quip-u01 = Kindly step out of the light.
nokaut-quip-u02 = Small, and has seen everything.
nokaut-quip-u03 = Hugs. During fights, too.
nokaut-quip-u04 = Louder than anyone asked for.
nokaut-quip-u05 = Waits for a flash of genius. So far, the flash.
nokaut-quip-u06 = The queue starts at violet.
nokaut-quip-u07 = Unblocks pipes, roads and conversations.
nokaut-quip-u08 = Says hello backwards. Effectively.
nokaut-quip-u09 = Would give anything. Especially yours.
nokaut-quip-u10 = Comes out after three washes. Maybe four.
nokaut-quip-u11 = A duel? Gladly, if it's before breakfast.
nokaut-quip-u12 = Pardon me, coming through.
nokaut-quip-u13 = Looks at the stars. One looked back.
nokaut-quip-u14 = A back massage, express version.
nokaut-quip-u15 = One more round. Someone else gets off.
nokaut-quip-u16 = Carried unanimously: more biscuits.
nokaut-quip-u17 = Objection. With the pointy end.
nokaut-quip-u18 = Returned with interest.
nokaut-quip-u19 = Who, me? I wasn't even here.

## Goals

nokaut-goal-secret = Goal: { $name }
nokaut-goal-missing = { $count ->
    [one] Only { $spaces } is missing
   *[other] Still missing: { $spaces }
  }
nokaut-goal-covered = Every space is yours!
nokaut-goal-1 = Top row
nokaut-goal-2 = Middle row
nokaut-goal-3 = Third row
nokaut-goal-4 = Left column
nokaut-goal-5 = Middle column
nokaut-goal-6 = Right column
nokaut-goal-7 = The slide
nokaut-goal-8 = The bolt
nokaut-goal-9 = Flight of birds
nokaut-goal-10 = The tent
nokaut-goal-11 = Beak to the right
nokaut-goal-12 = Beak to the left

## The board

nokaut-board = The board
nokaut-grid = The grid
nokaut-hand = Your hand
nokaut-your-cards = Your cards
nokaut-choosing-deck = Who takes the dragons, who the unicorns?
nokaut-goals-done = { $team }: { $done } of 3 goals
nokaut-goals-done-listed = { $team }: { $done } of 3 goals ({ $names })
nokaut-pile = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
  }
nokaut-discard-pile = Discard: { $team } ({ $count })
nokaut-discard-empty = Nothing lies here yet.
nokaut-held = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } in hand
nokaut-stack = What's going on
nokaut-stack-play = { $name } plays { $card }
nokaut-stack-riposte = { $name } answers with { $card }
nokaut-stack-effect = { $card } acts ({ $name })
nokaut-stack-void = foiled
nokaut-stack-dead = out of it
nokaut-window = Any riposte?
nokaut-impasse-left = { $count ->
    [one] Impasse! One more turn to break it
   *[other] Impasse! { $count } more turns to break it
  }
nokaut-slam-riposte = Riposte!
nokaut-slam-goal = Goal!
nokaut-slam-impasse = Impasse!
nokaut-aim-place = { $card } enters on { $from }
nokaut-aim-destroy = Destroying: space { $from }
nokaut-aim-sacrifice = Sacrificing: space { $from }
nokaut-aim-move = Moving: space { $from }
nokaut-aim-move-to = Moving from { $from } to { $to }
nokaut-aim-swap = Swapping: space { $from } and another
nokaut-aim-swap-to = Swapping { $from } and { $to }

## The hand

nokaut-pick-card = Choose a card
nokaut-pick-space = Choose a space
nokaut-pick-target = Choose a character
nokaut-pick-where = Where to?
nokaut-pick-other = Choose the other one
nokaut-play = Play { $card }
nokaut-play-at = Play { $card } on { $space }
nokaut-draw = Draw a card
nokaut-draw-last = Draw the last one (and lose!)
nokaut-pass = Pass
nokaut-drawn = You draw a card
nokaut-no-riposte = No riposte
nokaut-riposte = Riposte: { $card }
nokaut-use = Yes: { $card } acts
nokaut-use-not = Not this time
nokaut-redraw = { $count ->
    [one] Trade { $count } card
   *[other] Trade { $count } cards
  }
nokaut-redraw-not = Trade nothing
nokaut-discard = Discard { $card }
nokaut-take = { $count ->
    [one] Take { $count } character
   *[other] Take { $count } characters
  }
nokaut-take-more = { $count ->
    [one] Choose { $count } more character
   *[other] Choose { $count } more characters
  }
nokaut-land = { $card } lands on { $space }
nokaut-land-not = Nobody lands
nokaut-reveal = Reveal the goal!
nokaut-keep = Not yet
nokaut-kept = The goal stays secret
nokaut-sacrifice = Sacrifice { $card }
nokaut-take-deck = Take the { $team }
nokaut-done = Done
nokaut-from-discard = From the discard pile
nokaut-own-hit = { $card } is on your own side. Sure?
nokaut-own-hit-yes = Yes, go ahead
nokaut-own-hit-no = No, wait
nokaut-partner = { $name }: cards
nokaut-partner-draft = { $name } thinks of: { $what }
nokaut-mine = Mine
nokaut-watch = You're watching.
nokaut-your-team = You play for the { $team }
nokaut-waiting = Just a moment…
nokaut-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }
nokaut-you-won = You win!
nokaut-you-lost = Knocked out this time.

## Hints

nokaut-hint-act = Tap a card, then a space. Fill the spaces of your goal, and it's yours.
nokaut-hint-riposte = A window for ripostes: it closes by itself. Want to think? Hold it.
nokaut-hint-goal = Your goal is covered! Reveal it: your characters leave the grid, and you get a new one.

## The end

nokaut-won = { $team ->
    [dragons] The dragons win
   *[unicorns] The unicorns win
  }: { $names }!
nokaut-ending-score = Goals: dragons { $dragons }, unicorns { $unicorns }.
nokaut-ending-goals = Three goals fulfilled: { $goals }.
nokaut-ending-exhausted = { $team ->
    [dragons] The dragons ran out of cards
   *[unicorns] The unicorns ran out of cards
  }, and that means losing at once.
nokaut-ending-left = { $team ->
    [dragons] The dragons left the table.
   *[unicorns] The unicorns left the table.
  }
nokaut-goals-none = No goal yet.
nokaut-show-board = Show the board

## What happened

nokaut-log-deck-chosen = { $name } takes the deck: { $team }.
nokaut-log-turn = Turn { $turn }: { $name }.
nokaut-log-drew = { $name } draws { $count ->
    [one] a card
   *[other] { $count } cards
  }.
nokaut-log-drew-cards = { $name }, to hand: { $cards }.
nokaut-log-drew-instead = { $name } draws instead of playing.
nokaut-log-passed = { $name } passes.
nokaut-log-played = { $name } plays { $card }.
nokaut-log-played-at = { $name } plays { $card } ({ $spaces }).
nokaut-log-riposted = A riposte by { $name }! { $card } against { $against }.
nokaut-log-uses = { $name } uses { $card }.
nokaut-log-uses-at = { $name } uses { $card } ({ $spaces }).
nokaut-log-stopped = { $card } is stopped.
nokaut-log-voided = { $card }: nothing comes of it.
nokaut-log-entered = { $card } takes space { $space }.
nokaut-log-fizzled = { $card }: there's nobody left for it.
nokaut-log-destroyed = { $card } is destroyed on { $space }.
nokaut-log-moved = { $card }: from { $from } to { $to }.
nokaut-log-swapped = { $first } and { $second } are swapped.
nokaut-log-sacrificed = { $card } is sacrificed on { $space }.
nokaut-log-discarded = { $name } discards { $card }.
nokaut-log-took = { $name } takes { $card } from the discard.
nokaut-log-completed = The { $team } reveal a goal: { $goal }!
nokaut-log-new-goal = A new goal: { $goal }.
nokaut-log-impasse-began = { $name } has no play on a full grid. Impasse!
nokaut-log-impasse-broken = The impasse is broken.
nokaut-log-impasse-failed = Nobody broke the impasse.
nokaut-log-left = { $name } leaves; the partner plays on.
nokaut-log-won = The { $team } win!

## Refusals

refusal-nokaut-another-one = Choose a different character from the one that has just entered.
refusal-nokaut-cannot-be-moved = This one doesn't budge.
refusal-nokaut-choose-a-deck = Choose dragons or unicorns.
refusal-nokaut-discard-a-character = Discard a character, or there will be nothing to take.
refusal-nokaut-discard-your-card = Discard a card from your own hand.
refusal-nokaut-does-not-fit = That riposte doesn't fit this.
refusal-nokaut-goal-not-covered = Not all spaces of the goal are yours yet.
refusal-nokaut-guarded = A neighbour looks after this character: it can't be destroyed.
refusal-nokaut-name-a-space = Now choose a space.
refusal-nokaut-no-card-for-that = No card of yours does that with these spaces.
refusal-nokaut-no-draw-after-a-card = You can only draw instead of playing, and you've already tried a card.
refusal-nokaut-no-riposte = That's no riposte.
refusal-nokaut-no-space-needed = That card needs no space.
refusal-nokaut-no-such-seat = There's no seat { $seat }; there are { $seats }.
refusal-nokaut-no-such-space = There's no such space on this grid.
refusal-nokaut-no-target = There's nowhere, or nobody, to play this on now.
refusal-nokaut-nobody-there = Nobody stands on that space.
refusal-nokaut-not-adjacent = That space isn't next to it.
refusal-nokaut-not-at-the-table = Nobody has that seat any more.
refusal-nokaut-not-theirs = That one's yours. Choose an opposing character.
refusal-nokaut-not-your-card = This card isn't in your hand.
refusal-nokaut-not-yours = That one's theirs. Choose one of your own.
refusal-nokaut-nothing-to-take = You need a card to discard and a character to take.
refusal-nokaut-only-magic-now = This turn you can only add magic.
refusal-nokaut-ordinary-from-hand = Only an ordinary character from your hand can land.
refusal-nokaut-ordinary-only = That works on ordinary characters only.
refusal-nokaut-over = The game is over.
refusal-nokaut-own-character = You can only destroy opposing characters.
refusal-nokaut-partner-of-oneself = You can't be your own partner.
refusal-nokaut-play-or-draw = Play a card, draw one, or pass.
refusal-nokaut-reveal-or-keep = Reveal the goal or keep it.
refusal-nokaut-riposte-waits = A riposte waits for its moment: play it when someone tries something.
refusal-nokaut-sacrifice-your-own = Sacrifice a character of your own.
refusal-nokaut-safe-from-magic = Magic can't destroy this character.
refusal-nokaut-seats-are-fixed = Nobody joins in the middle of a game.
refusal-nokaut-space-taken = That space is taken.
refusal-nokaut-take-a-character = Take a character from your own discard pile.
refusal-nokaut-twice = You've chosen that card twice.
refusal-nokaut-two-different = Choose two different characters.
refusal-nokaut-yes-or-no = Choose: yes or no.

## What the stickers show

nokaut-art-d01-1 = with glasses and a book, on a pile of books
nokaut-art-d01-2 = peeps over an enormous book
nokaut-art-d01-3 = asleep under a book as under a roof
nokaut-art-d01-4 = carries four books on the head
nokaut-art-d02-1 = in a plumed helmet, with a sword
nokaut-art-d02-2 = a pot for a helmet, a wooden spoon
nokaut-art-d02-3 = frightened, behind a large shield
nokaut-art-d02-4 = gallops on a hobby horse
nokaut-art-d03-1 = arms crossed, steam from the ears
nokaut-art-d03-2 = shouts with wings spread
nokaut-art-d03-3 = offended, under a private rain cloud
nokaut-art-d03-4 = tiny, grinding teeth until the ground cracks
nokaut-art-d04-1 = with a sparkler, and stars in the eyes
nokaut-art-d04-2 = flies with a burning tail
nokaut-art-d04-3 = hiccups a spark, very surprised
nokaut-art-d04-4 = blows out the candle on a cake
nokaut-art-d05-1 = enormous, with a doughnut on the belly
nokaut-art-d05-2 = on the couch with a biscuit
nokaut-art-d06-1 = with an egg and a bottle, in an apron
nokaut-art-d06-2 = under an umbrella with two little ones
nokaut-art-d07-1 = crowned, with a key, on a heap of coins
nokaut-art-d07-2 = with a monocle and a piggy bank
nokaut-art-d08-1 = swirled up in the wind, leaves around
nokaut-art-d08-2 = a spinning top of wind, saving an umbrella
nokaut-art-d09-1 = a match between the teeth, a torch in hand
nokaut-art-d10-1 = rolled up in armour, bored
nokaut-art-d10-2 = in a breastplate, with helmet and shield, one eye half shut
nokaut-art-d11-1 = wide jaws, fork, knife and bib
nokaut-art-d11-2 = winking over an apple, fork raised, bib in dots
nokaut-art-d12 = a dragon breathes fire
nokaut-art-d13 = a dragon holds a magnifying glass to an eye that grows enormous
nokaut-art-d14 = a dragon swings a mighty tail
nokaut-art-d15 = two nests change places
nokaut-art-d16 = three dragons at a table
nokaut-art-d17 = a dragon on a parachute
nokaut-art-d18 = a dragon tears a card in two
nokaut-art-d19 = a sword breaks on a bored dragon's scales
nokaut-art-u01-1 = looks into a hand mirror
nokaut-art-u01-2 = in dark glasses, hooves on hips
nokaut-art-u01-3 = crowned, nose in the air
nokaut-art-u01-4 = blows a kiss, in a collar of stars
nokaut-art-u02-1 = puffs up the cheeks
nokaut-art-u02-2 = stamps and snorts
nokaut-art-u02-3 = tears of anger over a broken lollipop
nokaut-art-u02-4 = glares out of a cardboard box
nokaut-art-u03-1 = hugs a teddy bear
nokaut-art-u03-2 = with a bunch of flowers
nokaut-art-u03-3 = with a heart-shaped balloon
nokaut-art-u03-4 = a bird sits on the horn
nokaut-art-u04-1 = plays a red guitar
nokaut-art-u04-2 = an apple stuck on the horn
nokaut-art-u04-3 = races on a skateboard
nokaut-art-u04-4 = blows a bubble of gum
nokaut-art-u05-1 = just struck by lightning
nokaut-art-u05-2 = in red wellingtons under a cloud
nokaut-art-u06-1 = with a shield under a rainbow
nokaut-art-u06-2 = blows a whistle, rearing
nokaut-art-u07-1 = yellow oilskins and a plunger
nokaut-art-u07-2 = in the bath, plunger stuck on the horn, tap dripping
nokaut-art-u08-1 = kicks with the hind legs
nokaut-art-u09-1 = with a halo, holding a little star
nokaut-art-u10-1 = in glittering armour, with a disco ball
nokaut-art-u11-1 = charges, a boxing glove on the horn
nokaut-art-u12 = a unicorn pokes a startled dragon with its horn
nokaut-art-u13 = a unicorn looks through a spyglass with a star in its lens
nokaut-art-u14 = a unicorn in a headband lands a flying kick
nokaut-art-u15 = a carousel with two unicorns
nokaut-art-u16 = three unicorns under a rainbow
nokaut-art-u17 = a unicorn runs its horn through a card
nokaut-art-u18 = a unicorn raises a shod hoof: stop
nokaut-art-u19 = a unicorn lies down under a flying arrow

## The introduction

intro-nokaut-0 = You're playing the dragons. The goal is the third row, and one of yours is already on 9. Take Chonk and put him on 8: nobody will move him from there.
intro-nokaut-3 = The unicorns are pushing onto 7! But you hold a riposte. A Dragon Lands destroys Snooty before she settles in.
intro-nokaut-5 = Space 7 is free, and after the landing you may play an ordinary dragon at once. Let Sparky drop in.
intro-nokaut-7 = 7, 8 and 9 are yours. The goal is covered: reveal it!
intro-nokaut-8 = That's the first goal of three. The dragons leave the grid, and you get a new goal. One more thing: run out of cards, and you lose at once.

## The rules

rules-nokaut-aim = Two teams, one grid. The first team to fulfil three secret goals wins.
rules-nokaut-turn-1 = Draw a card. Then play a character onto a free space, or magic, or draw a second card.
rules-nokaut-turn-2 = You can answer any card with a riposte, and a riposte with a riposte. The last one happens first.
rules-nokaut-turn-3 = Does your team hold all spaces of its goal when a turn ends? Reveal it: your characters leave the grid and you take a new goal.
rules-nokaut-end = Fulfil three goals and you win. Run out of cards and you lose at once.
rule-KR1 = Two to four of you play in two teams. The first team to fulfil three goals wins.
rule-KR2 = There are 40 dragon cards, 40 unicorn cards, 12 goals and a grid.
rule-KR3 = The teams are equal (but see KR14). The team with the youngest player takes its deck first.
rule-KR4 = The standard grid has the spaces 1 to 9. The advanced one adds A to G and is four by four.
rule-KR5 = Shuffle the decks; everyone draws five cards from their team's deck. Each deck has its discard pile beside it.
rule-KR6 = Each team takes one goal. Only its members may see it.
rule-KR7 = On the standard grid the digits of a goal count, on the advanced one digits and letters.
rule-KR8 = The team that took its deck second begins, with the player who last took out the trash. Then the teams take turns, and this order stays.
rule-KR9 = On your turn, draw a card, then play a character or magic. Instead of playing you may draw a second card.
rule-KR10 = At the end of every turn each team may reveal one goal that it fulfils. Its characters go from the grid to its discard, and it takes a new goal.
rule-KR11 = A team whose deck has run out loses at once.
rule-KR12 = An impasse begins if the grid is full at the start of your turn and you play no card. Everyone has one turn to break it. If nobody does, both teams sacrifice all their special characters.
rule-KR13 = With two players, you start with six cards and play one character or up to two magic cards a turn.
rule-KR14 = With three players, it's one against two. The one starts with seven cards and has a turn after each turn of the others.
rule-KR15 = Adjacent spaces touch with their sides. Corners don't count.
rule-KR16 = DRAW: the top card of your deck. DISCARD: from hand to your pile. DESTROY: an opposing card from the grid to their pile. MOVE: to any free space. SWAP: two cards on the grid change places. SACRIFICE: your own card from the grid to your pile.
rule-KR17 = Ordinary characters do nothing. Special ones do something while they stand, or once, on entering. Magic works once. A riposte is played whenever it fits, in anyone's turn, any number of times.
rule-KR18 = The cards shown in the rulebook do what it says there.
rule-KA1 = You play a character to any free space of the grid.
rule-KA2 = "Destroy any character" means any opposing one. A table may agree that any means any.
rule-KA3 = You can't play a card that has nobody to work on. A "may" never keeps you from playing a card.
rule-KA4 = Keen Eye needs another card to discard, and a character in the discard. You take as many characters as there are, two at most; the card just discarded may be one of them.
rule-KA5 = With Lightning Rod you may discard nothing. Its draws can exhaust the deck.
rule-KA6 = You can't move or swap Chonk, but you can destroy and sacrifice him.
rule-KA7 = A character that's moved or swapped doesn't enter again.
rule-KA8 = A lasting effect holds exactly as long as its card is on the grid. We check it when you name something, and again when it happens.
rule-KA9 = When you play a card, you name its spaces at once, and we ask everyone who might answer, in turn order. A riposte goes on top and can be answered itself. When all pass, the top card happens, and the one below is offered again. We check targets once more.
rule-KA10 = You can answer a riposte like any card, unless it can't be stopped.
rule-KA11 = A card that was stopped still counted as your play. With two players, you may still play a second magic card.
rule-KA12 = A deck has run out the moment its last card has left it, before anything else. The first hands can't do that.
rule-KA13 = If both decks ran out at once, the draws of whoever's turn it is would come first.
rule-KA14 = A discard pile never becomes a deck again.
rule-KA15 = You may draw the last card. You lose.
rule-KA16 = You don't have to do anything on your turn.
rule-KA17 = "Another player" can be your partner, too.
rule-KA18 = Counterhoof destroys any opposing character instead of the one it was meant for. It's destruction, too. If your opponents have nobody to lose, you can't play it.
rule-KA19 = Counterhoof answers A Dragon Lands: the unicorn stays, and the ordinary dragon may land all the same.
rule-KA20 = A character that A Dragon Lands destroys hasn't entered.
rule-KA21 = The dragon that lands is an ordinary one from your hand and takes any free space. It can be answered, and it isn't your action.
rule-KA22 = A Dragon Lands answers only characters played from a hand.
rule-KA23 = A swap needs two characters, of any teams.
rule-KA24 = You can move a character any distance.
rule-KA25 = We check goals when a turn ends: first the team whose turn it was, then the other; one each.
rule-KA26 = Only spaces you hold at the end of the turn count, not those you held during it.
rule-KA27 = You don't have to reveal a goal.
rule-KA28 = All characters of the team leave the grid, not only those on the marks. The others' stay.
rule-KA29 = Who stands on the other spaces doesn't matter.
rule-KA30 = If both teams could reveal their third goal, the one whose turn it was has won.
rule-KA31 = You can fulfil a new goal at the end of the next turn at the earliest.
rule-KA32 = There are enough goals: of twelve you take six at most.
rule-KA33 = You can't exchange a goal.
rule-KA34 = If the grid is full when your turn begins and you pass or draw, you declare the impasse. The draw phase is as always.
rule-KA35 = The impasse fails at the end of the turn by which everyone has had one; the turn of the declaration counts.
rule-KA36 = Any free space, at any moment, breaks it.
rule-KA37 = In an impasse you may also draw instead of playing, but that breaks nothing.
rule-KA38 = Special characters go after the goals of that turn, and only if the grid is still full; all at once, with no ripostes and no second look at goals.
rule-KA39 = If no special character is on the grid, each team sacrifices one of its own, secretly and at once. If you have none, you give none.
rule-KA40 = The same holds on the advanced grid.
rule-KA41 = With two players, you play magic cards one after the other, with ripostes in between; never a character and magic together. You can draw only instead of playing.
rule-KA42 = With three players, the order is: one of the pair, solo, the other of the pair, solo. Or solo begins.
rule-KA43 = A team talks among itself. You agree whether partners see each other's hands; by default they do.
rule-KA44 = An empty hand changes nothing.
rule-KA45 = You can hold any number of cards.
rule-KA46 = Discard piles lie open, and how many cards a deck has left is known.
rule-KA47 = If you leave the table, your partner plays for you. If nobody of a team is left, the others win.
rule-KA48 = If you run out of time, you pass, and a fulfilled goal is revealed. Where you'd have to choose, it's random.
rule-KA49 = You can play a riposte on your own turn, too.
rule-KA50 = The spaces a to g are A to G.
rule-KA51 = A riposte answers the top of the stack and nothing else.
rule-KA52 = Nobody looks into a deck.
rule-KA53 = A character being played is already on its space: the space is taken, you can name it, its neighbours guard it, but its own text doesn't work yet. Stopped or destroyed, it frees the space at once. Saved, it enters as usual.
rule-KA54 = We never skip a question because of a secret: we offer the landing to everyone, and ask about goals wherever a hidden one could be fulfilled.
rule-KA55 = Of several ripostes the first in order counts, not the fastest.
rule-KA56 = The youngest player chooses the deck. A goal is revealed if anyone on the team says so or is silent; keeping it takes all of you. Anyone on the team may say whom to sacrifice, and the last word counts. The host sets the teams, or they're random.
rule-KA57 = A card stopped on a full grid was an attempt: it starts no impasse.
rule-KA58 = A riposte goes to its team's discard when it leaves the stack.

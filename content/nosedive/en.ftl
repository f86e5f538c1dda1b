# Nosedive in English.

## Questions and settings of the table

topic-nosedive-flip = Turn piles face up
phase-nosedive-flip = turning piles
help-nosedive-flip = Turn two piles face up: everyone sees those cards, only you know the others (NR11).
topic-nosedive-move = Where to?
phase-nosedive-move = choosing a space
help-nosedive-move = Go to another space and do what it says. If someone stands there, you give them a card (NR14).
topic-nosedive-act = Cards from your hand
phase-nosedive-act = toll and cards
help-nosedive-act = First pay a card to everyone on the space, then put cards on piles; two cards go to two different piles (NR16).
topic-nosedive-place = One face up
phase-nosedive-place = placing a card
help-nosedive-place = You've drawn a card. Now put one face up on any pile (NR21).
topic-nosedive-take = Take a pile
phase-nosedive-take = taking piles
help-nosedive-take = You take a whole pile, with whatever's face down in it. The lowest rating chooses first (NR26).
topic-nosedive-share = Share
phase-nosedive-share = sharing
help-nosedive-share = Send each of the others one experience. Nobody learns who from until everyone has rated (NR29).
topic-nosedive-rate = Rate
phase-nosedive-rate = rating
help-nosedive-rate = Give a heart to what you like most and a thumb down to what you like least (NR30).
option-nosedive-all_at_once = Rating all at once
option-nosedive-all_at_once-help = Everyone rates at the same moment, and the marks open together. Faster, with less reading aloud.
option-nosedive-givers = Who gave what
option-nosedive-givers-help = After a round you see who each experience came from.
option-nosedive-about_home = Home and neighbours
option-nosedive-about_home-help = Experiences about flats and neighbours.
option-nosedive-about_work = Work and money
option-nosedive-about_work-help = Experiences about jobs and wallets.
option-nosedive-about_family = Family and animals
option-nosedive-about_family-help = Experiences about relatives and the ones with fur.
option-nosedive-about_love = Love
option-nosedive-about_love-help = Experiences about dates and hearts.
option-nosedive-about_friends = Friends, school, parties
option-nosedive-about_friends-help = Experiences about classrooms and parties.
option-nosedive-about_travel = On the way
option-nosedive-about_travel-help = Experiences about journeys and commutes.
option-nosedive-about_food = Food
option-nosedive-about_food-help = Experiences about what's on the plate.
option-nosedive-about_net = Internet and gadgets
option-nosedive-about_net-help = Experiences about phones, fame and clever fridges.
option-nosedive-about_body = Body and soul
option-nosedive-about_body-help = Experiences about health, looks and exercise.

## The table

nosedive-board = The board
nosedive-hand = Your screen
nosedive-people = People
nosedive-round = Round { $round } of 3
nosedive-influencer = the influencer
nosedive-has-token = has a token: one more experience
nosedive-has-double = double loss
nosedive-holds = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
nosedive-spaces = Spaces of the board
nosedive-space-start = Start: draw 1
nosedive-space-one-down = 1 face down
nosedive-space-up-and-down = 1 up and 1 down
nosedive-space-two-up = 2 face up
nosedive-space-experience-plus = Experience +1
nosedive-space-draw-and-up = Draw 1, 1 face up
nosedive-space-draw-two = Draw 2
nosedive-space-holds = { $count ->
    [0] { $space }: empty
   *[other] { $space }: { $names }
  }
nosedive-tokens = Tokens face up: { $plus }, face down: { $stack }
nosedive-piles = Piles
nosedive-pile = Pile { $pile }
nosedive-pile-look = A closer look at pile { $pile }
nosedive-pile-known = only you know
nosedive-pile-taken = taken by { $name }
nosedive-laid-down = A card face down, from { $name }
nosedive-laid-known = Face down, only you know it: { $card }
nosedive-suit-community = community
nosedive-suit-work = work
nosedive-suit-home = home
nosedive-worth = { $stars }★ { $suit }
nosedive-worth-lose = minus one
nosedive-worth-double = double loss
nosedive-card-label = { $worth }, { $text }
nosedive-your-cards = Your cards
nosedive-no-cards = No cards in hand. Start always has some.
nosedive-collected = Collected cards
nosedive-collected-none = Nothing yet.
nosedive-collected-how = The dim ones have more stars than your rating today: they wouldn't count at the end.
nosedive-summary = Ratings after round { $round }
nosedive-all-share = Everyone's choosing what to share. Smile.
nosedive-you-rate = Silence at the table. You're rating.
nosedive-all-rate = Everyone's rating. No comments.
nosedive-reads = { $name } reads aloud and rates
nosedive-has-rated = This is how { $name } rates
nosedive-liked-most = liked most
nosedive-liked-least = liked least
nosedive-likes = hearts
nosedive-dislikes = thumbs down
nosedive-weighs = rated { $rating }
nosedive-takes-pile = { $name } takes pile { $pile }
nosedive-own-gone = An experience of this table
nosedive-watch = You're watching.
nosedive-waiting = Just a moment…
nosedive-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }

## The hand

nosedive-needs-space = Choose a space
nosedive-go = Go: { $space }
nosedive-toll = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
nosedive-go-toll = { $count ->
    [one] Toll: { $count } card
   *[other] Toll: { $count } cards
  }
nosedive-slots = What you place
nosedive-to = To { $name }
nosedive-on-pile = pile { $pile }
nosedive-which-pile = which?
nosedive-slot-up = Face up
nosedive-slot-down = Face down
nosedive-needs-toll = Choose a card for the toll: { $name }
nosedive-needs-up = Choose a card to go face up
nosedive-needs-down = Choose a card to go face down
nosedive-needs-pile = On which pile?
nosedive-place = Place it
nosedive-pay = Pay
nosedive-pay-and-place = Pay and place
nosedive-acted = Done
nosedive-needs-flips = { $count ->
    [one] Choose { $count } more pile
   *[other] Choose { $count } more piles
  }
nosedive-needs-take = Choose a pile
nosedive-flip = Turn up piles { $piles }
nosedive-take = Take pile { $piles }
nosedive-pile-label = Pile { $pile }: { $stars } stars that you know of, { $down } unknown cards{ $traps ->
    [0] {""}
   *[other] , { $traps } losses
  }
nosedive-share-to = Who to
nosedive-posts = Experiences
nosedive-choosing = choosing…
nosedive-needs-share = What does { $name } get?
nosedive-share = Share
nosedive-shared = Shared
nosedive-like = Most: { $text }
nosedive-dislike = Least: { $text }
nosedive-needs-most = A heart for the best
nosedive-needs-least = A thumb down for the worst
nosedive-rate = Rate them
nosedive-rated = Rated
nosedive-mark-token = Token +1
nosedive-mark-double = Double loss
nosedive-mark = Marked, go on
nosedive-marked = Marked
nosedive-box-tap = Tap: one more. Hold: one fewer.
nosedive-box-none = There’s nothing below zero.
nosedive-box-all = The box has at most { $most } cards like that.
nosedive-box-lost = “Minus one” cards

## Hints

nosedive-hint-flip = These cards are under the piles, and only you know them. Show everyone two of them.
nosedive-hint-move = Each space does something. Where someone's standing, you pay with a card.
nosedive-hint-act = Tap a card, then a pile. Only you will remember what's face down.
nosedive-hint-take = You take the whole pile. Stars count only up to your rating.
nosedive-hint-share = Tap a text and it goes to the lit-up name. You want hearts, not thumbs.
nosedive-hint-rate = You don't know who sent it. Just as well.

## Experiences of your own

nosedive-own = Your own experiences
nosedive-own-how = Add up to { $most } texts, for this table only. They join ours.
nosedive-own-new = A new experience
nosedive-own-add = Add
nosedive-own-remove = Remove: { $text }

## The end

nosedive-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
nosedive-why-rating = You're level on points, so the higher rating decides.
nosedive-counting = Counting lives
nosedive-life = The life collected by { $name }
nosedive-sum-drop = 1. At a rating of { $rating } { $count ->
    [0] nothing is dropped.
    [one] { $count } card is dropped.
   *[other] { $count } cards are dropped.
  }
nosedive-col-rating = rating
nosedive-col-dropped = dropped
nosedive-col-stars = stars
nosedive-col-sets = sets
nosedive-col-lost = lost
nosedive-col-points = points

## What happened

nosedive-log-round = Round { $round }. Influencer: { $name }.
nosedive-log-laid-out = Under the piles: { $cards }.
nosedive-log-flipped = { $name } turns up pile { $pile }: { $card }.
nosedive-log-token-turned = Tokens face up: { $plus }.
nosedive-log-moved = { $name } goes to: { $space }.
nosedive-log-paid = { $name } gives { $to } a card.
nosedive-log-toll = The toll { $to } gets: { $card }.
nosedive-log-placed-down = { $name } puts one face down on pile { $pile }.
nosedive-log-placed-up = { $name } puts on pile { $pile }: { $card }.
nosedive-log-took-token = { $name } takes a token.
nosedive-log-drew = { $count ->
    [one] { $name } draws { $count } card.
   *[other] { $name } draws { $count } cards.
  }
nosedive-log-drew-cards = Drawn: { $cards }.
nosedive-log-reshuffled = { $count ->
    [one] { $count } discarded card becomes the deck.
   *[other] { $count } discarded cards become the deck.
  }
nosedive-log-took-pile = { $name } takes pile { $pile }: { $cards }.
nosedive-log-tokens = One more experience to choose from: { $names }.
nosedive-log-doubled = Double loss: { $names }.
nosedive-log-shared = Everything is shared.
nosedive-log-shown = { $name } reads what came.
nosedive-log-received = Sent to you: { $count }.
nosedive-log-most = { $name } likes most: "{ $text }"
nosedive-log-least = { $name } likes least: "{ $text }"
nosedive-log-most-from = { $name } likes most: "{ $text }" (from { $giver })
nosedive-log-least-from = { $name } likes least: "{ $text }" (from { $giver })
nosedive-log-rating = { $name } is now rated { $rating } ({ $change }).
nosedive-weighed = { $giver }: { $change } (a mark by { $name }, rated { $rating }{ $double ->
    [0] {""}
   *[other] , doubled
  }).
nosedive-log-scored = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (stars { $stars }, sets { $sets }, lost { $lost }, dropped { $dropped }).
nosedive-log-left = { $name } leaves; their cards are out of the game.

## Refusals

refusal-nosedive-too-few-experiences = Only { $left ->
    [one] { $left } experience
   *[other] { $left } experiences
  } would be left, and a game for { $players } needs { $needed }. Switch another category on.
refusal-nosedive-too-many-own = A table can have at most { $most } experiences of its own.
refusal-nosedive-own-too-long = Experience { $number } is too long: { $longest } characters fit.
refusal-nosedive-own-unreadable = Nobody could read experience { $number }.
refusal-nosedive-a-pile-is-asked = Choose a pile.
refusal-nosedive-nothing-to-turn = Nothing lies under this pile.
refusal-nosedive-two-piles = Choose two different piles.
refusal-nosedive-a-space-is-asked = Choose a space.
refusal-nosedive-stands-there = Your pawn is already there: choose another space.
refusal-nosedive-toll-too-high = The toll is { $toll }, and you have { $held }. Choose another space.
refusal-nosedive-too-few-cards = This space needs { $needed } cards, and you have { $held }. Start is always open.
refusal-nosedive-no-token-lies-there = No token lies face up there.
refusal-nosedive-one-token-a-round = You've got a token: one a round is plenty.
refusal-nosedive-nothing-to-draw = The deck is empty.
refusal-nosedive-a-toll-is-asked = First choose a card for the toll.
refusal-nosedive-a-placement-is-asked = Put a card on a pile.
refusal-nosedive-not-your-card = This card isn't in your hand.
refusal-nosedive-card-twice = One card can't go to two places.
refusal-nosedive-no-such-pile = There's no such pile.
refusal-nosedive-another-pile = Put the second card on another pile.
refusal-nosedive-take-a-pile = Now take a pile.
refusal-nosedive-pile-taken = This pile is taken.
refusal-nosedive-marks-are-asked = Mark tokens and losses.
refusal-nosedive-three-tokens = There are only three tokens.
refusal-nosedive-an-experience-is-asked = Choose an experience.
refusal-nosedive-not-your-experience = This experience isn't yours to share.
refusal-nosedive-shared-twice = One experience goes to one person only.
refusal-nosedive-a-mark-is-asked = Choose what you like most and least.
refusal-nosedive-not-shared-with-you = Nobody has shared this with you.
refusal-nosedive-most-and-least = You can't like the same one most and least.
refusal-nosedive-a-number-is-asked = Enter a number.
refusal-nosedive-not-so-many = You can't have that many: with your rating, cards up to { $stars }★ count, and the box has 30 cards of a suit and 12 that cost a point. Count again.
refusal-nosedive-over = The game is over.
refusal-nosedive-nobody-joins = Nobody can join in the middle of a game.
refusal-nosedive-between-rounds = You can leave between rounds.
refusal-nosedive-not-at-the-table = This person isn't at the table.
refusal-nosedive-three-must-stay = Three have to stay.

## Bots

bot-flatterer = Parrot
bot-flatterer-line = Repeats whatever you'd like to hear. Twice, since you liked it so much.
bot-flatterer-strength = gentle
bot-cynic = Raven
bot-cynic-line = Has seen it all and liked none of it. Gravel was nearly moving, once.
bot-cynic-strength = sharp
bot-strategist = Heron
bot-strategist-line = Stands still, counts stars, strikes once. Then fixes a feather for the photo.
bot-strategist-strength = merciless

## With the box on the table

nosedive-box-meet = Welcome to the app
nosedive-box-meet-how = This app replaces the one from the box. It draws ratings and names the influencer; the cards stay on the table.
nosedive-box-about = Experiences about what?
nosedive-box-begin = Draw the ratings
nosedive-box-life-token = { $name } takes the influencer token and lays out the piles.
nosedive-box-life-play = Everyone takes three turns on the board.
nosedive-box-life-take = Take piles in this order: { $names }.
nosedive-box-played = Piles taken, now the phone
nosedive-box-marks = Tokens and losses
nosedive-box-mark-how = Who has a token this round, and who a double loss?
nosedive-box-mark-after = Then discard the double losses and put the tokens back.
nosedive-box-deal = Deal experiences
nosedive-box-shares = { $name }: what do you share?
nosedive-box-rates = { $name } reads and rates
nosedive-box-rate-how = Put the device on the table. Read aloud; no comments until everyone has rated.
nosedive-box-next = Next round, { $name } leads
nosedive-box-to-count = Count the cards
nosedive-box-counts = Cards of { $name }
nosedive-box-count-how = How many cards are in front of you? Your rating is { $rating }. Don't count cards in hand.
nosedive-box-counted = { $points ->
    [one] { $points } point, go on
   *[other] { $points } points, go on
  }
nosedive-box-sum-drop = 1. A rating of { $rating } keeps cards up to { $stars }★. { $count ->
    [0] Nothing goes.
    [one] { $count } card goes.
   *[other] { $count } cards go.
  }
nosedive-box-sum-stars = 2. A point for each star that stays
nosedive-box-sum-sets = 3. Left: community { $community }, work { $work }, home { $home }. Sets: { $sets }, 2 points each
nosedive-box-sum-lost = 4. “Minus one” cards: { $count }
nosedive-box-sum-all = Together
nosedive-box-undo-life = Back: draw again
nosedive-box-undo-mark = Back to the board
nosedive-box-undo-share = Back: deal again
nosedive-box-undo-rate = Take back the last rating
nosedive-box-undo-told = Take back the last rating
nosedive-box-undo-count = Take back the last count
nosedive-box-undo-over = Take back the last count

## The introduction

intro-nosedive-2 = Three lives are growing on the piles, and one of them will be yours. Go to “1 up and 1 down”: nobody's there, so there's no toll.
intro-nosedive-3 = Put the tropical kitchen island face up on pile 2, as bait. The office mug goes face down on pile 1. Only you will know it's there.
intro-nosedive-5 = After three turns you choose piles, lowest rating first. The first pile is gone. Take the second: you remember what's face down in it.
intro-nosedive-6 = Now the phone. Send Raven the HR department of 1974, and Heron the flute and kettle. Nobody will know they came from you.
intro-nosedive-8 = A heart for what you like more: the bees, perhaps? The lift to minus seven gets the thumb.
intro-nosedive-10 = Two hearts for you, two thumbs for Raven: +0.620 and −0.631. At the end, only cards with up to as many stars as your rating count. Keep smiling.

## The rules

rules-nosedive-aim = Collect a lifestyle and mind your rating: in the end only the cards you are good enough for count.
rules-nosedive-turn-1 = Three turns: go to a space and add cards to piles, face up or down. Land where someone stands? Give them a card.
rules-nosedive-turn-2 = Then everyone takes a whole pile, surprises included. The lowest rating chooses first.
rules-nosedive-turn-3 = Last, the phone: in secret, send each of the others one experience. Everyone gives one heart and one thumb down, and the ratings move.
rules-nosedive-end = After three rounds, cards with more stars than your rating go. Count stars, add 2 for each set of three suits, take off losses. Highest total wins.
rule-NR1 = Three to six people play.
rule-NR2 = The box has 108 lifestyle cards, six pawns, three tokens for one more experience and one influencer token.
rule-NR3 = There are thirty cards each of community, work and home, with one to five stars. Twelve cards cost a point, and six are double losses.
rule-NR4 = The most lifestyle points win; your rating at the end decides which cards count at all.
rule-NR5 = All pawns begin on Start.
rule-NR6 = You're secretly dealt five cards; the rest is the deck.
rule-NR7 = The three tokens lie face down.
rule-NR8 = You introduce yourselves to the app one after the other; the device goes where it says.
rule-NR9 = The app names the first influencer: whoever has the highest rating.
rule-NR10 = There are three rounds. Each has a lifestyle phase and then an experience phase.
rule-NR11 = The influencer draws one card per player, puts each face down as a pile of its own, and turns two of them face up.
rule-NR12 = Everyone takes three turns, starting with the influencer.
rule-NR13 = At the start of each of their turns, the influencer turns one token face up.
rule-NR14 = On your turn you go to another space and do what it says, or stand on Start and draw a card.
rule-NR15 = Pawns stay where they are between rounds.
rule-NR16 = When you enter a space, you give a card to everyone whose pawn is there. If you can't afford it, you go elsewhere. Start is free.
rule-NR17 = You put one card from your hand face down on any pile.
rule-NR18 = You put one card face up on a pile, then one face down on another.
rule-NR19 = You put two cards face up on two different piles.
rule-NR20 = You take a face-up token, at most one a round: you'll have one more experience to choose from.
rule-NR21 = You draw a card, then put one face up on a pile.
rule-NR22 = You draw two cards.
rule-NR23 = On Start you draw one card.
rule-NR24 = Piles lie so that you see the stars of the face-up cards; nobody looks at the others.
rule-NR25 = When the influencer has no token left to turn, everyone has had three turns, and you choose piles.
rule-NR26 = From the lowest rating to the highest, everyone takes a whole pile and lays all its cards face up.
rule-NR27 = The experience phase begins by asking who has a token and who a double loss.
rule-NR28 = You discard double losses, and the tokens go back face down.
rule-NR29 = In secret, you send each of the others one experience.
rule-NR30 = In turn, everyone reads out what they got and picks what they like most and least. Nobody comments until the end.
rule-NR31 = A vote from someone with a high rating weighs more.
rule-NR32 = With a double loss, you lose everything you lose twice.
rule-NR33 = When everyone has rated, the ratings change.
rule-NR34 = You keep your hand; the highest rating becomes the influencer.
rule-NR35 = After the third round you discard your hand.
rule-NR36 = Cards with more stars than your rating go. You score a point for each star that stays, two for each set of the three suits, and one less for each “minus one” card.
rule-NR37 = We round ratings down: with 2.784 you keep cards of up to two stars, with 4.223 up to four.
rule-NR38 = The most points win; if you're level, the higher rating does.
rule-NR39 = The rulebook's two examples come to 15 and 18 points.
rule-NA1 = Everyone begins with a different rating from 2.500 to 3.500, at random; the highest is the first influencer.
rule-NA2 = Turns go clockwise.
rule-NA3 = Your pawn can't stay where it is.
rule-NA4 = Every space has room for all of you.
rule-NA5 = Start always has room, even if you're already there.
rule-NA6 = You choose the cards you pay, a different one for each player; only the two of you see it.
rule-NA7 = The toll comes first: you can't pay with a card you're about to draw.
rule-NA8 = After the toll you must have enough cards for the whole action.
rule-NA9 = You can't enter Experience +1 if no token is face up there, or if you already have one.
rule-NA10 = Tokens nobody took stay there for later turns of the round.
rule-NA11 = At the end of the phase all tokens go back, taken or not.
rule-NA12 = The influencer remembers the cards under the piles, and you remember the ones you put face down. Nobody else does.
rule-NA13 = The order within a pile means nothing; it is kept as it was laid.
rule-NA14 = A pile can be any size, and you may put cards on an empty one.
rule-NA15 = You can place any card in any way.
rule-NA16 = A double loss does nothing in a hand.
rule-NA17 = Two double losses work like one.
rule-NA18 = A double loss of the third round counts in the third round.
rule-NA19 = The discard replaces an empty deck. If that's empty too, Start gives nothing, you draw one card instead of two, and you can enter spaces that draw only if there's a card to draw.
rule-NA20 = If there aren't enough cards for the piles, the last ones start empty, and the influencer turns only the others.
rule-NA21 = With equal ratings, whoever was earlier in turn order takes a pile later.
rule-NA22 = If several of you have the highest rating and the influencer is one of you, nothing changes; otherwise it's the first of you clockwise from there.
rule-NA23 = You take the last pile without a choice.
rule-NA24 = You choose piles by the ratings the round began with.
rule-NA25 = You count sets among the cards that stay.
rule-NA26 = You can reach 5.000, and then five-star cards count, too.
rule-NA27 = You can have less than zero points.
rule-NA28 = If points and ratings are both equal, you share the win.
rule-NA29 = A “minus one” card has no stars and always stays.
rule-NA30 = You choose from as many experiences as there are players. You give exactly one to each of the others; the rest is lost.
rule-NA31 = With three of you, you get two experiences: you like one most, the other least.
rule-NA32 = The same experience can't be both.
rule-NA33 = Nobody knows who gave what until everyone has rated; then the summary tells, unless you'd rather it didn't.
rule-NA34 = Votes weigh by the ratings at the start of the phase and count together.
rule-NA35 = A thumb down also weighs by the voter's rating.
rule-NA36 = A token works only in its own round.
rule-NA37 = Everyone has a screen of their own. If you have the box, one device or several will do.
rule-NA38 = While ratings are open, the table stays silent.
rule-NA39 = If you run out of time, we choose for you at random: two piles, Start, any card on any pile, any experiences, any votes, any pile.
rule-NA40 = You can leave for good only between rounds, and three have to stay. All your cards are out of the game, face up; the round is laid out for fewer, and the highest rating replaces an influencer who leaves.
rule-NA41 = You can hold any number of cards.
rule-NA42 = Ratings, collected cards and the number of cards in a hand are public. Only you know what you hold.
rule-NA43 = Only written texts come up. The host can switch categories off if enough are left, and add some; none comes twice in a game, and new ones come first.
rule-NA44 = You rate openly and in turn, starting with the influencer; you can agree to rate all at once.
rule-NA45 = In thousandths: we add (3000 + the voter's rating) / 20 for each “most”, take off the same for each “least”, round half up once, and keep the result between 1.000 and 5.000.

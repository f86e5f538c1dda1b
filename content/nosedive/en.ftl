# Nosedive in English.

## Questions and settings of the table

topic-nosedive-flip = Turn piles face up
phase-nosedive-flip = turning piles
help-nosedive-flip = Turn two piles face up: everybody sees those cards, only you know the others (NR11).
topic-nosedive-move = Where to?
phase-nosedive-move = choosing a space
help-nosedive-move = Go to another space and do what it says. If someone stands there, you give them a card (NR14).
topic-nosedive-act = Cards from your hand
phase-nosedive-act = toll and cards
help-nosedive-act = First a toll for everybody on the space, then cards on piles; two cards go to two different piles (NR16).
topic-nosedive-place = One face up
phase-nosedive-place = placing a card
help-nosedive-place = A card is drawn. Now put one face up on any pile (NR21).
topic-nosedive-take = Take a pile
phase-nosedive-take = taking piles
help-nosedive-take = You take a whole pile, with whatever lies face down in it. The lowest rating chooses first (NR26).
topic-nosedive-share = Share
phase-nosedive-share = sharing
help-nosedive-share = One experience for each of the others. Nobody learns from whom before all have rated (NR29).
topic-nosedive-rate = Rate
phase-nosedive-rate = rating
help-nosedive-rate = A heart for what you like most, a thumb down for what you like least (NR30).
option-nosedive-all_at_once = Rating all at once
option-nosedive-all_at_once-help = Everybody rates in the same moment, and the marks open together. Faster, with less reading aloud.
option-nosedive-givers = Who gave what
option-nosedive-givers-help = After a round it shows from whom each experience came.
option-nosedive-about_home = Home and neighbours
option-nosedive-about_home-help = Experiences of flats and neighbours.
option-nosedive-about_work = Work and money
option-nosedive-about_work-help = Experiences of jobs and wallets.
option-nosedive-about_family = Family and animals
option-nosedive-about_family-help = Experiences of relatives and of those with fur.
option-nosedive-about_love = Love
option-nosedive-about_love-help = Experiences of dates and hearts.
option-nosedive-about_friends = Friends, school, parties
option-nosedive-about_friends-help = Experiences of classrooms and parties.
option-nosedive-about_travel = On the way
option-nosedive-about_travel-help = Experiences of journeys and commutes.
option-nosedive-about_food = Food
option-nosedive-about_food-help = Experiences of what is on the plate.
option-nosedive-about_net = The net and gadgets
option-nosedive-about_net-help = Experiences of telephones, fame and clever fridges.
option-nosedive-about_body = Body and soul
option-nosedive-about_body-help = Experiences of health, looks and exercise.

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
nosedive-laid-known = Face down, known to you alone: { $card }
nosedive-suit-community = community
nosedive-suit-work = work
nosedive-suit-home = home
nosedive-worth = { $stars }★ { $suit }
nosedive-worth-lose = minus one
nosedive-worth-double = double loss
nosedive-card-label = { $worth }, { $text }
nosedive-your-cards = Your cards
nosedive-no-cards = No cards in hand. Start is always open.
nosedive-collected = Collected cards
nosedive-collected-none = Nothing yet.
nosedive-collected-how = The dim ones have more stars than today's rating: they would not count at the end.
nosedive-summary = Ratings after round { $round }
nosedive-all-share = Everybody chooses what to share. Smile.
nosedive-you-rate = Silence at the table. You're rating.
nosedive-all-rate = Everybody is rating. No comments.
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
nosedive-slots = What is to be laid
nosedive-to = To { $name }
nosedive-on-pile = pile { $pile }
nosedive-which-pile = which?
nosedive-slot-up = Face up
nosedive-slot-down = Face down
nosedive-needs-toll = Choose a card as toll: { $name }
nosedive-needs-up = Choose a card to lie face up
nosedive-needs-down = Choose a card to lie face down
nosedive-needs-pile = On which pile?
nosedive-place = Place it
nosedive-pay = Give the toll
nosedive-pay-and-place = Give the toll and place
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
nosedive-share-to = To whom
nosedive-posts = Experiences
nosedive-choosing = choosing…
nosedive-needs-share = What does { $name } get?
nosedive-share = Share
nosedive-shared = Shared
nosedive-like = Most: { $text }
nosedive-dislike = Least: { $text }
nosedive-needs-most = A heart for the best
nosedive-needs-least = A thumb down for the worst
nosedive-rate = Rate it so
nosedive-rated = Rated
nosedive-mark-token = Token +1
nosedive-mark-double = Double loss
nosedive-mark = Marked, go on
nosedive-marked = Marked
nosedive-box-lost = “Minus one” cards

## Hints

nosedive-hint-flip = These cards lie under the piles, and only you know them. Show two of them to all.
nosedive-hint-move = Each space does something. Where someone stands, you pay with a card.
nosedive-hint-act = Tap a card, then a pile. What lies face down, only you remember.
nosedive-hint-take = You take the whole pile. Stars count only up to your rating.
nosedive-hint-share = Tap a text and it goes to whoever is lit. You want hearts, not thumbs.
nosedive-hint-rate = You don't know who sent it. Just as well.

## Experiences of your own

nosedive-own = Your own experiences
nosedive-own-how = Up to { $most } texts, for this table only. They join ours.
nosedive-own-new = A new experience
nosedive-own-add = Add
nosedive-own-remove = Remove: { $text }

## The end

nosedive-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
nosedive-why-rating = The points are equal, so the higher rating decides.
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
nosedive-log-laid-out = Under the piles lie: { $cards }.
nosedive-log-flipped = { $name } turns up pile { $pile }: { $card }.
nosedive-log-token-turned = Tokens face up: { $plus }.
nosedive-log-moved = { $name } goes to: { $space }.
nosedive-log-paid = { $name } gives { $to } a card.
nosedive-log-toll = The toll that { $to } gets: { $card }.
nosedive-log-placed-down = { $name } lays one face down on pile { $pile }.
nosedive-log-placed-up = { $name } lays on pile { $pile }: { $card }.
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
nosedive-log-weighed = { $giver }: { $change } (a mark by { $name }, rated { $rating }{ $double ->
    [0] {""}
   *[other] , doubled
  }).
nosedive-log-scored = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (stars { $stars }, sets { $sets }, lost { $lost }, dropped { $dropped }).
nosedive-log-left = { $name } leaves; the cards are out of the game.

## Refusals

refusal-nosedive-too-few-experiences = Only { $left ->
    [one] { $left } experience
   *[other] { $left } experiences
  } would be left, and a game for { $players } needs { $needed }. Switch another category on.
refusal-nosedive-too-many-own = A table can have at most { $most } experiences of its own.
refusal-nosedive-own-too-long = Experience { $number } is too long: { $longest } characters fit.
refusal-nosedive-own-unreadable = Experience { $number } can't be read.
refusal-nosedive-a-pile-is-asked = Choose a pile.
refusal-nosedive-nothing-to-turn = Nothing lies under this pile.
refusal-nosedive-two-piles = Choose two different piles.
refusal-nosedive-a-space-is-asked = Choose a space.
refusal-nosedive-stands-there = Your pawn stands there already: choose another space.
refusal-nosedive-toll-too-high = The toll is { $toll }, and you hold { $held }. Choose another space.
refusal-nosedive-too-few-cards = This space needs { $needed } cards, and you hold { $held }. Start is always open.
refusal-nosedive-no-token-lies-there = No token lies face up there.
refusal-nosedive-one-token-a-round = You have a token already: one a round.
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
refusal-nosedive-most-and-least = The same one can't be liked most and least.
refusal-nosedive-a-number-is-asked = Enter a number.
refusal-nosedive-not-so-many = Nobody can have that: your rating keeps cards up to { $stars }★, and the box has 30 cards of a suit and 12 that cost a point. Count again.
refusal-nosedive-over = The game is over.
refusal-nosedive-nobody-joins = Nobody joins a game that is under way.
refusal-nosedive-between-rounds = You can leave between rounds.
refusal-nosedive-not-at-the-table = This person isn't at the table.
refusal-nosedive-three-must-stay = Three must stay.

## Bots

bot-flatterer = Parrot
bot-flatterer-line = Repeats whatever you would like to hear.
bot-flatterer-strength = gentle
bot-cynic = Raven
bot-cynic-line = Has seen it all and liked none of it.
bot-cynic-strength = sharp
bot-strategist = Heron
bot-strategist-line = Stands still, counts stars, strikes once.
bot-strategist-strength = merciless

## With the box on the table

nosedive-box-meet = Welcome to the app
nosedive-box-meet-how = This app takes the place of the one from the box. It draws ratings and names the influencer; the cards stay on the table.
nosedive-box-about = Experiences of what?
nosedive-box-begin = Draw the ratings
nosedive-box-life-token = { $name } takes the influencer token and lays out the piles.
nosedive-box-life-play = Everybody takes three turns on the board.
nosedive-box-life-take = Piles are taken in this order: { $names }.
nosedive-box-played = Piles are taken: the telephone
nosedive-box-marks = Tokens and losses
nosedive-box-mark-how = Who has a token in this round, and who a double loss?
nosedive-box-mark-after = Then discard the double losses and put the tokens back.
nosedive-box-deal = Deal experiences
nosedive-box-shares = { $name }: what do you share?
nosedive-box-rates = { $name } reads and rates
nosedive-box-rate-how = The device on the table. Read aloud; no comments until all have rated.
nosedive-box-next = Next round, { $name } leads
nosedive-box-to-count = Count the cards
nosedive-box-counts = Cards of { $name }
nosedive-box-count-how = How many cards lie in front of you? Your rating is { $rating }. Cards in hand don't count.
nosedive-box-counted = { $points ->
    [one] { $points } point, go on
   *[other] { $points } points, go on
  }
nosedive-box-sum-drop = 1. A rating of { $rating } keeps cards up to { $stars }★. { $count ->
    [0] Nothing is dropped.
    [one] { $count } card is dropped.
   *[other] { $count } cards are dropped.
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

intro-nosedive-2 = Three lives grow on the piles, and one of them will be yours. Go to “1 up and 1 down”: nobody stands there, so there is no toll.
intro-nosedive-3 = Lay the tropical kitchen island face up on pile 2, as bait. The office mug goes face down on pile 1. Only you will know what lies there.
intro-nosedive-5 = After three turns piles are taken, from the lowest rating on. The first is gone. Take the second: you remember what lies face down in it.
intro-nosedive-6 = Now the telephone. Send Raven the HR department of 1974, and Heron the flute and kettle. Nobody will know they came from you.
intro-nosedive-8 = A heart for what you like more: the bees, perhaps? The lift to minus seven gets the thumb.
intro-nosedive-10 = Two hearts for you, two thumbs for Raven: +0.620 and −0.631. In the end only cards with as many stars as your rating count. Keep smiling.

## The rules

rules-nosedive-aim = Collect a lifestyle and mind your rating: in the end only the cards you are good enough for count.
rules-nosedive-turn-1 = Three turns: go to a space and add cards to piles, face up or down. Land where someone stands? Give them a card.
rules-nosedive-turn-2 = From the lowest rating on, everybody takes a whole pile, surprises included.
rules-nosedive-turn-3 = Then the phone: in secret, send each of the others one experience. Everybody gives one heart and one thumb down, and ratings move.
rules-nosedive-end = After three rounds, cards with more stars than your rating go. Count stars, add 2 for each set of three suits, take off losses. Highest total wins.
rule-NR1 = Three to six players.
rule-NR2 = 108 lifestyle cards, a pawn for each player, three tokens for one more experience, one influencer.
rule-NR3 = Thirty cards each of community, work and home, with one to five stars; twelve that cost a point; six double losses.
rule-NR4 = The most lifestyle points win; the rating at the end decides which cards may count.
rule-NR5 = All pawns begin on Start.
rule-NR6 = Everybody is dealt five cards, secretly; the rest is the deck.
rule-NR7 = The three tokens lie face down.
rule-NR8 = People tell the app who they are, one after the other.
rule-NR9 = The first influencer is chosen by the app: the highest rated.
rule-NR10 = Three rounds, each a lifestyle phase and then an experience phase.
rule-NR11 = The influencer draws as many cards as there are players, lays each as a pile of its own face down, and turns two of them face up.
rule-NR12 = From the influencer on, everybody takes three turns.
rule-NR13 = Each of the influencer's turns begins with a token turned face up.
rule-NR14 = In a turn the pawn goes to another space, and its action follows; or to Start for a card.
rule-NR15 = Between rounds pawns stay where they are.
rule-NR16 = Who enters a space gives a card to each whose pawn stands there; who cannot, goes elsewhere. Start is free.
rule-NR17 = One card face down on any pile.
rule-NR18 = One card face up on a pile, then one face down on another.
rule-NR19 = Two cards face up on two piles.
rule-NR20 = A face-up token is taken, one a round: one more experience to choose from.
rule-NR21 = A card is drawn, then one is placed face up.
rule-NR22 = Two cards are drawn.
rule-NR23 = On Start one card is drawn.
rule-NR24 = Everybody sees the cards that lie face up, nobody the others.
rule-NR25 = When the influencer has no token left to turn, everybody has had three turns, and piles are chosen.
rule-NR26 = From the lowest rating to the highest, everybody takes a pile and lays all of it face up.
rule-NR27 = The experience phase begins with who has a token and who a double loss.
rule-NR28 = Double losses are discarded, tokens go back face down.
rule-NR29 = Everybody shares experiences with the others, secretly.
rule-NR30 = In turn, everybody's experiences are read out, and they choose the one they like most and the one they like least. Nobody comments before.
rule-NR31 = A mark of somebody rated high moves a rating more.
rule-NR32 = With a double loss all that is lost is lost twice.
rule-NR33 = When all have rated, the ratings change.
rule-NR34 = Hands are kept; the highest rated is the next influencer.
rule-NR35 = After the third round hands are discarded.
rule-NR36 = Cards with more stars than the rating go; a point for each star that stays, two for each set of the three suits, one less for each card that costs a point.
rule-NR37 = Ratings are rounded down: with 2.784 cards of up to two stars count, with 4.223 up to four.
rule-NR38 = The most points win; among equals the higher rating.
rule-NR39 = The two examples of the rulebook: 15 and 18 points.
rule-NA1 = Everybody begins with a different rating from 2.500 to 3.500, at random; the highest is the first influencer.
rule-NA2 = Turns go clockwise.
rule-NA3 = A pawn may not stay where it is.
rule-NA4 = Every space has room for all.
rule-NA5 = Start always has a place, also for who stands there.
rule-NA6 = Who pays chooses the cards, a different one for each; only the two see it.
rule-NA7 = The toll comes first: a card that is drawn cannot pay it.
rule-NA8 = After the toll there must be enough cards for the whole action.
rule-NA9 = Without a token face up, or with one in hand, nobody enters Experience +1.
rule-NA10 = Tokens that nobody took stay there for later turns of the round.
rule-NA11 = At the end of the phase all tokens go back, taken or not.
rule-NA12 = The influencer remembers the cards under the piles, and everybody the cards they laid face down; nobody else does.
rule-NA13 = The order within a pile means nothing; it is kept as it was laid.
rule-NA14 = A pile may be of any size; an empty one can be played on.
rule-NA15 = Any card may be placed in any way.
rule-NA16 = A double loss does nothing in a hand.
rule-NA17 = Two double losses are no more than one.
rule-NA18 = A double loss of the third round counts in the third round.
rule-NA19 = An empty deck is replaced by the discard. With neither, Start is free and draws nothing, two become one, and spaces that draw need a card.
rule-NA20 = Too few cards for the piles: the last ones begin empty, and only others are turned.
rule-NA21 = Among equal ratings, who was earlier in the turn order takes a pile later.
rule-NA22 = Among equal highest ratings the influencer stays, else the first clockwise from there.
rule-NA23 = The last pile is nobody's choice.
rule-NA24 = Piles are chosen by the ratings that the round began with.
rule-NA25 = Sets are counted among the cards that stay.
rule-NA26 = 5.000 can be reached, and keeps five stars.
rule-NA27 = Points can be less than none.
rule-NA28 = Equal in points and rating: a shared win.
rule-NA29 = A card that costs a point has no stars and always stays.
rule-NA30 = Everybody chooses from as many experiences as there are players, gives exactly one to each other, and keeps the rest back.
rule-NA31 = With three players each gets two: one is liked most, the other least.
rule-NA32 = One experience cannot be both.
rule-NA33 = Who gave what is hidden until all have rated; the summary tells it, unless the table has agreed otherwise.
rule-NA34 = Marks weigh by what the raters were rated when the phase began; all count together.
rule-NA35 = What is liked least weighs by the rater as well.
rule-NA36 = A token is good for its own round only.
rule-NA37 = Everybody has a screen of their own; those who have the box can use one device or several.
rule-NA38 = While ratings are open the table is silent.
rule-NA39 = Whoever does not answer in time: two piles at random, Start, any card on any pile, any experiences, any marks, any pile.
rule-NA40 = Leaving for good is possible between rounds only, and three stay. The leaver's cards are out of the game, face up; the round is laid out for fewer; an influencer who leaves is replaced by the highest rated.
rule-NA41 = A hand may be of any size.
rule-NA42 = How many cards everybody holds, ratings and collected cards are public; what is held is not.
rule-NA43 = Only written texts come up. A host can switch categories off as long as enough are left, and add some; none comes twice in a game, and those that the table has not seen come first.
rule-NA44 = Rating is open and in turn from the influencer; the table can agree to rate all at once.
rule-NA45 = In thousandths: the new rating is the old one plus the sum of (3000 + the rater's rating) / 20 for what was liked, minus the same for what was not, rounded half up once, and kept from 1.000 to 5.000.

# Dixit in English.

## Questions and settings of the table

topic-dixit-opener = Got a clue yet?
topic-dixit-tell = Choose a card and think of a clue
topic-dixit-lay = { $count ->
    [one] Add a card that fits
   *[other] Add { $count } cards that fit
  }
topic-dixit-vote = Which card is the storyteller’s?
phase-dixit-opener = who has a clue
phase-dixit-tell = thinking of a clue
phase-dixit-lay = adding cards
phase-dixit-vote = voting

option-dixit-target = Points to reach
option-dixit-target-help = The game ends after the round in which someone reaches this many points.
option-dixit-rounds = Rounds at most
option-dixit-rounds-help = The game ends after this many rounds, even if nobody has reached the target.
option-dixit-rounds-null = no limit
option-dixit-clue = Length of a clue
option-dixit-clue-help = How many characters a clue may have.
option-dixit-opener = Who begins
option-dixit-opener-help = How you find the first storyteller.
option-dixit-opener-lot = At random
option-dixit-opener-who-has-a-clue = Whoever has a clue
option-dixit-first = First storyteller
option-dixit-first-help = Who tells in the first round. Left open, we draw at random.
option-dixit-first-null = At random
option-dixit-newcomers = Newcomers
option-dixit-newcomers-help = How many points someone joining a running game starts with.
option-dixit-newcomers-lowest = same as last
option-dixit-newcomers-zero = from zero
option-dixit-words = Bots’ clues
option-dixit-words-help = The language of the bots’ clues.
option-dixit-words-pl = in Polish
option-dixit-words-en = in English
option-dixit-deck = Deck
option-dixit-deck-help = Which pictures you play with.
option-dixit-deck-house = House deck 1
option-dixit-deck-second = House deck 2
option-dixit-deck-both = both house decks
option-dixit-deck-own = your own

## The board

dixit-board = Dixit’s table
dixit-hand = Your cards
dixit-your-cards = Cards in your hand
dixit-players = Players and points
dixit-narrates = storyteller
dixit-is-in = ready
dixit-round = Round { $round }
dixit-round-of = Round { $round } · { $name } tells
dixit-round-tells = Round { $round }: { $name } tells
dixit-round-each = Round { $round } · the others give { $count } cards each
dixit-previous = Last round: “{ $clue }”
dixit-track = The rabbits’ meadow, target: { $target }
dixit-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dixit-stands = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
dixit-tells = { $name } tells
dixit-quoted = “{ $clue }”
dixit-thinks = { $name } is thinking of a clue
dixit-who-opens = Who has a clue?
dixit-card = Card { $number }
dixit-own-card = Card { $number } of your deck
dixit-place = { $place }: { $label }
dixit-place-mine = { $place }: { $label } (yours)
dixit-mine = yours
dixit-mine-why = This is your own card. You can’t vote for it.
dixit-whose = { $name }’s card
dixit-votes-here = { $name }’s vote
dixit-replay = Replay
dixit-skip = Skip
dixit-history = Rounds
dixit-history-title = All rounds
dixit-found-by = Found by { $names }
dixit-found-by-nobody = Nobody found it
dixit-look-closer = A closer look
dixit-in-words = In words
dixit-card-before = Previous card
dixit-card-after = Next card

## The hand

dixit-clue = Your clue
dixit-clue-placeholder = A word, a sentence, a quote…
dixit-clue-left = { $count ->
    [one] { $count } character left
   *[other] { $count } characters left
  }
dixit-clue-again = You've heard this clue tonight. You may use it again.
dixit-needs-both = Choose a card and write a clue
dixit-needs-card = Now a card
dixit-needs-clue = Now the clue
dixit-too-long = The clue is too long
dixit-tell = Tell it
dixit-tell-detail = Your card face down, your clue to everyone
dixit-tell-this = Tell about this
dixit-told = Told
dixit-no-idea = No idea, go on
dixit-put-back = Put it back
dixit-lay-this = Take this one
dixit-needs-cards = { $count ->
    [one] Choose a card that misleads
   *[other] Choose { $count } cards that mislead
  }
dixit-needs-more = One more card, { $count } in all
dixit-lay = { $count ->
    [one] Lay this card
   *[other] Lay these { $count } cards
  }
dixit-laid = { $count ->
    [one] Your card is down
   *[other] Your { $count } cards are down
  }
dixit-dial = Voting dial
dixit-vote-how = Turn the dial, or tap a card on the table.
dixit-vote-wait = All votes are revealed at once.
dixit-heart = A heart for the clue
dixit-needs-vote = Which card is the storyteller’s?
dixit-choose-place = Choose { $place }
dixit-vote = Vote for { $place }
dixit-voted = Voted for { $place }
dixit-claim = I have a clue
dixit-claim-detail = I’ll tell first
dixit-no-claim = Not yet
dixit-answered = Answered
dixit-look-through = You can look through your cards already.
dixit-others-lay = The others add cards to your clue.
dixit-laying = The others are adding cards.
dixit-narrator-votes-not = The storyteller doesn’t vote: you know which card is yours.
dixit-voting = Others are voting.
dixit-waiting = Just a moment…
dixit-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }

## Hints

dixit-hint-tell = Not too plain, not too dark: if everyone finds it, or nobody, you get no points.
dixit-hint-lay = Mislead the others: each vote on a card of yours is a point for you.
dixit-hint-vote = Find the storyteller’s card. Tap any of them to see it larger.

help-dixit-opener = Got a clue already? You can begin. If not, choose “Not yet” (DA2).
help-dixit-tell = Choose a card and say something about it that some will guess, but not all (DR4). A word, a sentence, a quote: as you like.
help-dixit-lay = Someone has told a clue. Add a card of yours that fits it too and misleads the others (DR5). With three players it’s two cards (DR15).
help-dixit-vote = One of these cards is the storyteller’s. Vote for the one you suspect; you can’t vote for your own (DR7).

## The end of a round and of the game

dixit-verdict-all = Everyone found it. { $narrator } gets nothing, the others 2 points each.
dixit-verdict-none = Nobody found number { $place }. { $narrator } gets nothing, the others 2 points each.
dixit-verdict-some = { $count ->
    [one] It was number { $place }. { $names } found it.
   *[other] It was number { $place }. { $names } found it.
  }
dixit-won = { $names } wins!
dixit-won-shared = Shared victory: { $names }!

## With the real box

dixit-box-who-tells = Who’s the storyteller?
dixit-box-how-tell = The storyteller says a clue and puts a card face down.
dixit-box-how-give = Everyone else gives the storyteller one card.
dixit-box-how-give-two = The others give the storyteller two cards each: there are three of you.
dixit-box-how-lay = Shuffle them and lay them out from 1 to { $places }.
dixit-box-laid = The cards are out, let’s vote
dixit-box-votes = { $name } votes
dixit-box-vote-how = Which card is the storyteller’s? Not your own.
dixit-box-which = { $name }, which card was yours?
dixit-box-whose = Whose is card { $place }?
dixit-box-nobodys = Everyone who could have laid card { $place } voted for it, and nobody may vote for their own. Check the storyteller’s number, or vote again.
dixit-box-needs-right = Point at the storyteller’s card
dixit-box-needs-owners = Say whose cards got votes
dixit-box-count = Count the points
dixit-box-next = Next: { $name } tells
dixit-box-again = Once more, same people
dixit-box-mend = Fix the last round
dixit-box-anew = Vote again

## The log

dixit-log-opens = { $name } has the first clue.
dixit-log-round = Round { $round }. { $name } tells.
dixit-log-told = { $name }: “{ $clue }”.
dixit-log-passed-over = { $name } has no clue this time.
dixit-log-laid = { $count ->
    [one] { $count } card on the table. Time to vote.
   *[other] { $count } cards on the table. Time to vote.
  }
dixit-log-card = Card { $place }: { $name }, no votes.
dixit-log-card-voted = Card { $place }: { $name }. Votes: { $voters }.
dixit-log-gained = { $name }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
dixit-log-best-clue = { $hearts ->
    [one] “{ $clue }” ({ $name }): { $hearts } heart in one round.
   *[other] “{ $clue }” ({ $name }): { $hearts } hearts in one round.
  }
dixit-log-reshuffled = The deck has run out; the discarded cards come back.
dixit-log-joined = { $name } joins, starting with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
dixit-log-left = { $name } leaves the table.

## Refusals: which rule, and what can be done

refusal-dixit-not-your-card = You don’t hold this card. Choose one of yours (DR4, DR5).
refusal-dixit-two-different-cards = You need two different cards. Change one of them (DR15).
refusal-dixit-no-such-place = There’s no card number { $place } on the table. Choose 1 to { $places } (DR7).
refusal-dixit-own-card = Card number { $place } is yours. Vote for another one (DA8).
refusal-dixit-claim-or-pass = For now the only question is whether you have a clue. Say so, or pass (DA2).
refusal-dixit-a-card-is-asked = Choose a card from your hand (DR4, DR5).
refusal-dixit-a-place-is-asked = Choose the number of a card on the table (DR7).
refusal-dixit-over = This game is over. Play another one (DR14).
refusal-dixit-no-such-target = A game can go to { $from }–{ $to } points. Set another number (DR14).
refusal-dixit-no-such-length = A clue may have { $from } to { $to } characters. Set another number (DA4).
refusal-dixit-no-such-limit = There can be { $from } to { $to } rounds. Set another number, or no limit (DA17).
refusal-dixit-no-such-seat = Seat { $seat } can’t tell first: { $seats ->
    [one] there is { $seats } player
   *[other] there are { $seats } players
  } at this table. Name a seat that is taken, or draw lots (DA2).
refusal-dixit-deck-too-small = This deck has too few cards: { $cards }. { $players ->
    [one] For { $players } player
   *[other] For { $players } players
  } it needs at least { $fewest } (DA32).
refusal-dixit-deck-too-large = This deck has too many cards: { $cards }. { $most } is the most (DA32).
refusal-dixit-between-rounds = You can join and leave between rounds, before a clue is told (DA26, DA28).
refusal-dixit-table-full = There’s no room left at this table: Dixit takes eight at most (DA1).
refusal-dixit-not-at-the-table = { $seat }: nobody of that name sits at this table (DA27).
refusal-dixit-three-must-stay = At least three of you have to stay. A bot can play this seat (DA27).

## Bots

bot-trickster = Cuckoo
bot-trickster-line = Looks for the catch, and likes to leave something in your nest. That egg's no accident.
bot-trickster-strength = sharp
bot-literal = Stork
bot-literal-line = Takes words as they come. Storks bring babies, and that's that.
bot-literal-strength = sharp
bot-dreamer = Nightingale
bot-dreamer-line = Hears what's between the words. Sometimes misses the words.
bot-dreamer-strength = sharp

## Decks

dixit-decks = Deck: { $deck }
dixit-deck-choose = Which pictures we play with
dixit-deck-own = your deck { $number }
dixit-deck-facts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $players ->
    [0] too few to play
    [3] enough for 3 players
   *[other] enough for 3–{ $players } players
}
dixit-deck-look = Look
dixit-deck-look-at = Look at: { $name }
dixit-take-out = Take out
dixit-take-out-it = Take card { $number } out of the deck
dixit-deck-remove = Delete
dixit-deck-remove-it = Delete: { $name }
dixit-deck-title = Own deck { $number }
dixit-deck-remove-title = Delete your deck { $number }?
dixit-deck-remove-ask = The pictures will be gone from the server for good. The files on this device stay.
dixit-deck-keep = Keep it
dixit-deck-bots = Bots can’t see your own pictures: they tell nothing and pass, and choose cards and votes at random.
dixit-bring = Bring your own pictures
dixit-bring-how = Drop a folder, photos or a zip here. Only people at this table will see them.
dixit-bring-files = Choose files or a zip
dixit-bring-folder = Choose a folder
dixit-bring-limits = JPEG, PNG, WebP or SVG: 26 to 200 files, each at least 240 by 360 pixels, up to 10 MB and 40 megapixels, together up to 400 MB. We take the middle of each in the shape of a card, and drop what photos know of their place and camera.
dixit-bring-sending = Sending: { $percent }%
dixit-bring-looking = Looking at the pictures…
dixit-bring-looking-at = Looking at the pictures: { $done } of { $of }
dixit-bring-done = { $cards ->
    [one] Done: the deck has { $cards } card.
   *[other] Done: the deck has { $cards } cards.
}{ $out ->
    [0] { "" }
    [one] { " " }One file was left out.
   *[other] { " " }{ $out } files were left out.
}
dixit-misfits = { $count ->
    [one] One file doesn’t fit
   *[other] { $count } files don’t fit
}
dixit-too-few = { $good ->
    [0] None of the pictures will do, and you need at least { $fewest }.
    [one] One picture is good, and you need at least { $fewest }.
   *[other] { $good } pictures are good, and you need at least { $fewest }.
}
dixit-good-ones = { $good ->
    [one] { $good } good picture is left.
   *[other] { $good } good pictures are left.
} { $players ->
    [3] Enough for 3 players.
   *[other] Enough for 3–{ $players } players.
} Nothing has been saved yet.
dixit-take-good = Take the good ones only ({ $good })
dixit-choose-anew = Choose again
dixit-flaw-not-a-picture = It’s neither JPEG, PNG, WebP nor SVG, whatever its name says.
dixit-flaw-too-big = It’s larger than 10 MB.
dixit-flaw-too-many-pixels = It has more than 40 megapixels.
dixit-flaw-broken = It’s damaged: we can’t read it to the end.
dixit-flaw-cut-off = It’s cut off: the end of the file is missing.
dixit-flaw-too-small = It’s smaller than a card: you need at least 240 by 360 pixels.
dixit-flaw-duplicate = It shows the same as { $of }.
dixit-flaw-svg-outside = The drawing shows something that isn’t drawn in it: another file, a photo or a page. Save it as PNG.
dixit-flaw-svg-script = There’s a script in the drawing. Save it as PNG.
dixit-flaw-svg-text = There’s text in the drawing, and the server has no fonts. Turn the text into curves, or save the drawing as PNG.
dixit-flaw-svg-too-heavy = The drawing is too intricate. Save it as PNG.
problem-too-many-pictures = Too much at once: a deck holds 200 pictures at most.
problem-upload-too-big = Too much at once: all files together can have 400 MB. Make the pictures smaller, or take fewer.
problem-not-an-archive = We can’t open this zip. Pack the pictures again, or choose them without packing.
problem-no-pictures = There are no pictures here.
problem-upload-stalled = The upload got stuck. Check the network and try again.
problem-import-busy = Enough pictures are on their way already. Try again in a moment.
problem-import-running = This table is already bringing a deck. Wait until it’s done.
problem-decks-full = The server has no more room for decks. Could you spare one?
problem-your-decks-full = Decks from your network have used up all their room. Could you spare one?

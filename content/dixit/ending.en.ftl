# What remains of a game of Dixit.

dixit-best-clue = The clue of the evening
dixit-front-hearts = Told by { $name } · { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
  }
dixit-front-half = Told by { $name } · found by { $found } of { $of }
dixit-honour-reader = Reads minds
dixit-honour-reader-how = { $names } found the storyteller's card { $count ->
    [one] once
   *[other] { $count } times
  }.
dixit-honour-liar = Prime suspect
dixit-honour-liar-how = { $names } drew { $count ->
    [one] one vote
   *[other] { $count } votes
  } with planted cards.
dixit-honour-half = Just right
dixit-honour-half-how = { $name }, “{ $clue }”: { $found } of { $of } found it.
dixit-honour-admirer = Kindred spirit
dixit-honour-admirer-how = { $guesser } understands best what { $narrator } means ({ $times ->
    [one] once
   *[other] { $times } times
  }).
dixit-honour-decoy = Decoy of the evening
dixit-honour-decoy-how = { $name }, “{ $clue }”: { $votes ->
    [one] one vote on a single card
   *[other] { $votes } votes on a single card
  }.
dixit-honour-hop = The longest hop
dixit-honour-hop-how = { $names }: { $count ->
    [one] { $count } point
   *[other] { $count } points
  } in a single round.
dixit-honour-cloud = Head in the clouds
dixit-honour-cloud-how = { $names }: { $count ->
    [one] one clue that nobody understood
   *[other] { $count } clues that nobody understood
  }.
dixit-honour-long = The most words
dixit-honour-short = The fewest words
dixit-honour-clue-how = { $name }: “{ $clue }”.
dixit-turn-lead = Here { $name } takes the lead.
dixit-turn-last = The last round: “{ $clue }” ({ $name }). Won by { $winners }.
dixit-turn-decoy = “{ $clue }”: { $votes ->
    [one] one falls
   *[other] { $votes } fall
  } for the card that { $name } planted.
dixit-turn-half = “{ $clue }”: just right. Told by { $name }.
dixit-turn-first = This is where it began: “{ $clue }” ({ $name }).
dixit-seen-hand = { $name }’s hand
dixit-seen-told = The card { $name } tells about
dixit-seen-owners = Whose cards are on the table

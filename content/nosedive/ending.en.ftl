# What remains of a game of Nosedive.

nosedive-honour-hearts = Darling of the crowd
nosedive-honour-hearts-how = { $names }: { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
  } in the whole game.
nosedive-honour-thumbs = The courage to post
nosedive-honour-thumbs-how = { $names }: { $count ->
    [one] { $count } thumb down
   *[other] { $count } thumbs down
  }, and still smiling.
nosedive-honour-dive = The deepest dive
nosedive-honour-dive-how = { $names }: down { $rating } in one round.
nosedive-honour-lift = Lift to the top
nosedive-honour-lift-how = { $names }: up { $rating } in one round.
nosedive-honour-giver = An open hand
nosedive-honour-giver-how = { $names }: { $count ->
    [one] { $count } card given away
   *[other] { $count } cards given away
  }.
nosedive-honour-tokens = An eventful life
nosedive-honour-tokens-how = { $names }: { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  } for one more experience.
nosedive-honour-beyond = Beyond their means
nosedive-honour-beyond-how = { $names }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } the rating couldn't afford.
nosedive-honour-sets = A balanced life
nosedive-honour-sets-how = { $names }: { $count ->
    [one] { $count } set
   *[other] { $count } sets
  } of home, work and community.
nosedive-honour-stars = A collection of stars
nosedive-honour-stars-how = { $names }: { $count ->
    [one] { $count } star
   *[other] { $count } stars
  } on the table.
nosedive-honour-stylist = Stylist to other lives
nosedive-honour-stylist-how = { $names }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } added to piles.
nosedive-honour-top = In the limelight
nosedive-honour-top-how = { $names }: a final rating of { $rating }.
nosedive-honour-walker = Seen everywhere
nosedive-honour-walker-how = { $names }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
  } of the pawn.
nosedive-turn-dive = { $name } falls by { $rating } with everyone watching.
nosedive-turn-lead = { $name } takes the lead in ratings.
nosedive-turn-haul = { $name } takes a pile with { $count ->
    [one] { $count } star
   *[other] { $count } stars
  }.
nosedive-turn-last = The last ratings: { $name } on top.
nosedive-keepsake-stands = { $name }: { $points } pts
nosedive-seen-hand = { $name }'s cards
nosedive-seen-posts = For { $name } to share

# What only the command line says: the frame of a story (stolik replay) and of the rules (stolik rules).
# What happens in a game is told in the game's own words.

## Names and lists

story-seat = Seat { $seat }
story-two = { $first } and { $last }
story-more = { $first }, and { $last }
story-yes = yes
story-no = no

## The frame of a story

story-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
story-round = Round { $round }
story-turn = Turn { $turn }
story-round-turn = Round { $round }, turn { $turn }
story-coming-and-going = someone comes or goes
story-player-left = { $name }: the player has left, a bot plays on.
story-player-removed = { $name }: the host has sent the player away, a bot plays on.
story-player-joined = { $name }: someone takes over from the bot.
story-player-returned = { $name }: the player is back.
story-player-moved = { $name }: the player goes on with another device.
story-only = { $line } (heard only by { $names })
story-clock = Time's up.
story-open = The game is still being played: the log ends here, and nobody can tell whether it was cut.
story-points = Points. { $list }
story-hand = { $name } holds: { $cards }
story-rules-turn = A turn in three steps

## Maps and tables

story-pixoid-legend = On the map P is Pixoid, a digit a virus by the number of its pawn, + more than one pawn, * a bonus cube, S a start pixel.
story-pixoid-stack = Together (row { $row }, column { $column }): { $names }.
story-pixoid-second = Second controller: { $name }.
story-dixit-place-of = { $place }: { $label } (laid by { $name })
story-dixit-hand = { $name } holds cards { $cards }
story-dixit-told = { $name } tells of card { $card }: { $label }
story-nokaut-free = free
story-nokaut-stack = On the stack: { $card } ({ $name })
story-nokaut-team = { $team }: { $goals ->
    [0] no goals yet
    [one] { $goals } goal ({ $names })
   *[other] { $goals } goals ({ $names })
  }, { $pile } in the pile, { $discard } discarded
story-nokaut-goal = { $team }, secret goal: { $goal }
story-nokaut-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
story-nosedive-seat = { $name }: rated { $rating }
story-nosedive-seat-cards = { $name }: rated { $rating }, { $held ->
    [one] { $held } card
   *[other] { $held } cards
  } in hand, stands on: { $space }
story-nosedive-collected = { $name } has collected: { $cards }
story-nosedive-down = face down
story-nosedive-down-known = face down: { $card }
story-nosedive-may-share = { $name } may share: { $texts }
story-nosedive-gift = { $name }, for { $to }: { $text }
story-nosedive-reads = { $name } reads: { $texts }
story-ruletka-hides = { $name } hides: { $face }
story-ruletka-spun = { $name }, the six cards: { $cards }

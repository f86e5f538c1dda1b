# What remains of a game of Pixoid.

pixoid-honour-runner = The long run
pixoid-honour-runner-how = { $names }: { $count ->
    [one] { $count } turn
   *[other] { $count } turns
  } on the loose in one round.
pixoid-honour-hunter = Pixoid's nightmare
pixoid-honour-hunter-how = { $names }: { $count ->
    [one] one catch
   *[other] { $count } catches
  }.
pixoid-honour-escape = By a whisker
pixoid-honour-escape-how = { $names }, round { $round }, turn { $turn }: { $gap ->
    [one] one square
   *[other] { $gap } squares
  } from a virus, and still free.
pixoid-honour-collector = Bonus hunter
pixoid-honour-collector-how = { $names }: { $count ->
    [one] one bonus off the board
   *[other] { $count } bonuses off the board
  }.
pixoid-honour-walker = Best legs at the table
pixoid-honour-walker-how = { $names }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
  } in the whole game.
pixoid-honour-bumper = On good terms with walls
pixoid-honour-bumper-how = { $names }: { $count ->
    [one] one run that ended at a wall
   *[other] { $count } runs that ended at a wall
  }.
pixoid-honour-richest = The golden round
pixoid-honour-richest-how = { $names }: { $count ->
    [one] { $count } point
   *[other] { $count } points
  } for a single round.
pixoid-honour-dash = The longest dash
pixoid-honour-dash-how = { $names }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
  } in one move.
pixoid-turn-lead = Here { $name } takes the lead.
pixoid-turn-escape = { $name } slips away by { $gap ->
    [one] one square
   *[other] { $gap } squares
  }.
pixoid-turn-last-caught = The last moment before the catch. Won by { $winners }, with { $name } as Pixoid.
pixoid-turn-last-escaped = The last step to freedom. Won by { $winners }, with { $name } as Pixoid.
pixoid-turn-run = The end of the longest run: { $name }, { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
  }.
pixoid-keepsake-run = The longest run: { $name }
pixoid-keepsake-stands = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

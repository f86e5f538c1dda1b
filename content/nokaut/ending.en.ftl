# What remains of a game of Nokaut.

nokaut-honour-riposte = Not today!
nokaut-honour-riposte-how = { $names }: { $count ->
    [one] one riposte
   *[other] { $count } ripostes
  }.
nokaut-honour-wrecker = Demolition crew
nokaut-honour-wrecker-how = { $names }: { $count ->
    [one] one character destroyed
   *[other] { $count } characters destroyed
  }.
nokaut-honour-finisher = The last stroke
nokaut-honour-finisher-how = { $names }: { $count ->
    [one] one goal revealed
   *[other] { $count } goals revealed
  } in a turn of their own.
nokaut-honour-unlucky = Straight into the barrier
nokaut-honour-unlucky-how = { $names }: { $count ->
    [one] one card stopped
   *[other] { $count } cards stopped
  }.
nokaut-honour-sitter = Squatters' rights
nokaut-honour-sitter-how = { $name }: { $card } stood on the grid for { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }.
nokaut-honour-wizard = Abracadabra
nokaut-honour-wizard-how = { $names }: { $count ->
    [one] one magic card
   *[other] { $count } magic cards
  } played.
nokaut-honour-crowd = Brought a crowd
nokaut-honour-crowd-how = { $names }: { $count ->
    [one] one character
   *[other] { $count } characters
  } on the grid.
nokaut-honour-patient = Patience of a saint
nokaut-honour-patient-how = { $names }: { $count ->
    [one] one turn
   *[other] { $count } turns
  } without a play.
nokaut-honour-hoarder = Hands full
nokaut-honour-hoarder-how = { $names }: { $count ->
    [one] one card drawn
   *[other] { $count } cards drawn
  }.
nokaut-honour-team = Team of the evening
nokaut-honour-team-how = { $names }: { $count ->
    [one] one goal
   *[other] { $count } goals
  }.
nokaut-point-won = The { $team } reveal their third goal: { $goal }. Knockout!
nokaut-point-end = The end. { $names } won.
nokaut-point-duel = A riposte to a riposte! { $name }: { $card } against { $against }.
nokaut-point-lead = The { $team } take the lead: { $goal }.
nokaut-point-impasse = An impasse: nowhere left to stand.
nokaut-point-first = The first goal: { $team }, { $goal }.
nokaut-seen-hand = { $name }'s hand
nokaut-goals-count = { $count ->
    [one] { $count } goal
   *[other] { $count } goals
  }

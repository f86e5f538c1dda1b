# What remains of a game of Ruletka.

ruletka-turn-lead = { $name } takes the lead.
ruletka-turn-captain = Lost their captain: { $names }.
ruletka-turn-caught = { $accusers } had a nose for it: { $name } shows the hidden card.
ruletka-turn-last = The last series, and all is clear.
ruletka-turn-first = The first loss of the evening: { $names }.
ruletka-honour-nerves = Nerves of steel
ruletka-honour-nerves-how = { $count ->
    [one] { $names }: { $count } card turned without a flinch.
   *[other] { $names }: { $count } cards turned without a flinch.
  }
ruletka-honour-nose = A nose for it
ruletka-honour-nose-how = { $count ->
    [one] { $names }: { $count } accusation, spot on.
   *[other] { $names }: { $count } accusations, spot on.
  }
ruletka-honour-alarm = False alarm
ruletka-honour-alarm-how = { $count ->
    [one] { $names }: { $count } accusation, well wide.
   *[other] { $names }: { $count } accusations, well wide.
  }
ruletka-honour-rogue = Caught red-handed
ruletka-honour-rogue-how = { $count ->
    [one] { $names }: caught { $count } time.
   *[other] { $names }: caught { $count } times.
  }
ruletka-honour-bold = The highest bids
ruletka-honour-bold-how = { $names }: { $count } in all.
ruletka-honour-cards = Card sharp
ruletka-honour-cards-how = { $count ->
    [one] { $names }: { $count } card played.
   *[other] { $names }: { $count } cards played.
  }
ruletka-honour-leap = The best round
ruletka-honour-leap-how = { $names }: +{ $count } in one round.
ruletka-honour-losses = Still standing
ruletka-honour-losses-how = { $count ->
    [one] { $names }: { $count } loss, and still at the table.
   *[other] { $names }: { $count } losses, and still at the table.
  }
ruletka-honour-careful = Careful!
ruletka-honour-careful-how = { $count ->
    [one] { $names }: { $count } bid of zero.
   *[other] { $names }: { $count } bids of zero.
  }

# What remains of a game of Ruletka.

ruletka-turn-lead = { $name } takes the lead.
ruletka-turn-captain = Without a captain: { $names }.
ruletka-turn-caught = { $accusers } had a nose for it: { $name } shows the hidden card.
ruletka-turn-last = The last series, and all is clear.
ruletka-turn-first = The first loss of the evening: { $names }.
ruletka-honour-nerves = Nerves of steel
ruletka-honour-nerves-how = { $count ->
    [one] { $names }: { $count } calm turn of a card.
   *[other] { $names }: { $count } calm turns of a card.
  }
ruletka-honour-nose = A nose for it
ruletka-honour-nose-how = { $count ->
    [one] { $names }: { $count } accusation that was right.
   *[other] { $names }: { $count } accusations that were right.
  }
ruletka-honour-alarm = False alarm
ruletka-honour-alarm-how = { $count ->
    [one] { $names }: { $count } accusation wide of the mark.
   *[other] { $names }: { $count } accusations wide of the mark.
  }
ruletka-honour-rogue = Caught red-handed
ruletka-honour-rogue-how = { $count ->
    [one] { $names }: caught { $count } time.
   *[other] { $names }: caught { $count } times.
  }
ruletka-honour-bold = The highest bids
ruletka-honour-bold-how = { $names }: { $count } altogether.
ruletka-honour-cards = Master of cards
ruletka-honour-cards-how = { $count ->
    [one] { $names }: { $count } card played.
   *[other] { $names }: { $count } cards played.
  }
ruletka-honour-leap = The best round
ruletka-honour-leap-how = { $names }: +{ $count } in one round.
ruletka-honour-losses = Never say quit
ruletka-honour-losses-how = { $count ->
    [one] { $names }: { $count } loss, and still at the table.
   *[other] { $names }: { $count } losses, and still at the table.
  }
ruletka-honour-careful = Careful!
ruletka-honour-careful-how = { $count ->
    [one] { $names }: a bid of zero { $count } time.
   *[other] { $names }: a bid of zero { $count } times.
  }

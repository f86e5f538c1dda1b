# Co zostaje po grze w Ruletkę.

ruletka-turn-lead = { $name } wychodzi na prowadzenie.
ruletka-turn-captain = Bez kapitana: { $names }.
ruletka-turn-caught = Trafne oskarżenie ({ $accusers }): { $name } odkrywa schowaną kartę.
ruletka-turn-last = Ostatnia seria i wszystko jasne.
ruletka-turn-first = Pierwsza strata wieczoru: { $names }.
ruletka-honour-nerves = Nerwy ze stali
ruletka-honour-nerves-how = { $count ->
    [one] { $names }: { $count } spokojne odkrycie.
    [few] { $names }: { $count } spokojne odkrycia.
   *[other] { $names }: { $count } spokojnych odkryć.
  }
ruletka-honour-nose = Nos śledczy
ruletka-honour-nose-how = { $count ->
    [one] { $names }: { $count } trafne oskarżenie.
    [few] { $names }: { $count } trafne oskarżenia.
   *[other] { $names }: { $count } trafnych oskarżeń.
  }
ruletka-honour-alarm = Fałszywy alarm
ruletka-honour-alarm-how = { $count ->
    [one] { $names }: { $count } chybione oskarżenie.
    [few] { $names }: { $count } chybione oskarżenia.
   *[other] { $names }: { $count } chybionych oskarżeń.
  }
ruletka-honour-rogue = Na gorącym uczynku
ruletka-honour-rogue-how = { $count ->
    [one] { $names }: { $count } wpadka.
    [few] { $names }: { $count } wpadki.
   *[other] { $names }: { $count } wpadek.
  }
ruletka-honour-bold = Najwyższe stawki
ruletka-honour-bold-how = { $names }: razem { $count }.
ruletka-honour-cards = Mistrzostwo kart
ruletka-honour-cards-how = { $count ->
    [one] { $names }: { $count } zagrana karta.
    [few] { $names }: { $count } zagrane karty.
   *[other] { $names }: { $count } zagranych kart.
  }
ruletka-honour-leap = Najlepsza runda
ruletka-honour-leap-how = { $names }: +{ $count } w jednej rundzie.
ruletka-honour-losses = Mimo wszystko przy stole
ruletka-honour-losses-how = { $count ->
    [one] { $names }: { $count } strata i dalej przy stole.
    [few] { $names }: { $count } straty i dalej przy stole.
   *[other] { $names }: { $count } strat i dalej przy stole.
  }
ruletka-honour-careful = Ostrożnie!
ruletka-honour-careful-how = { $count ->
    [one] { $names }: { $count } raz stawka zero.
   *[other] { $names }: { $count } razy stawka zero.
  }

# Co zostaje po grze w Pixoida.

pixoid-honour-runner = Najdłuższa ucieczka
pixoid-honour-runner-how = { $names }: { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[other] { $count } tur
  } na wolności w jednej rundzie.
pixoid-honour-hunter = Pogromca Pixoida
pixoid-honour-hunter-how = { $names }: { $count ->
    [one] jedno złapanie
    [few] { $count } złapania
   *[other] { $count } złapań
  }.
pixoid-honour-escape = O włos
pixoid-honour-escape-how = { $names }, runda { $round }, tura { $turn }: { $gap ->
    [one] jedno pole
    [few] { $gap } pola
   *[other] { $gap } pól
  } od wirusa i dalej na wolności.
pixoid-honour-collector = Łowy na bonusy
pixoid-honour-collector-how = { $names }: { $count ->
    [one] jeden bonus z planszy
    [few] { $count } bonusy z planszy
   *[other] { $count } bonusów z planszy
  }.
pixoid-honour-walker = Najwięcej w nogach
pixoid-honour-walker-how = { $names }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
  } przez całą grę.
pixoid-honour-bumper = Przyjaźń ze ścianami
pixoid-honour-bumper-how = { $names }: { $count ->
    [one] jeden bieg skończony na ścianie
    [few] { $count } biegi skończone na ścianie
   *[other] { $count } biegów skończonych na ścianie
  }.
pixoid-honour-richest = Złota runda
pixoid-honour-richest-how = { $names }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  } za jedną rundę.
pixoid-honour-dash = Najdłuższy bieg
pixoid-honour-dash-how = { $names }: { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
  } jednym ruchem.
pixoid-turn-lead = Tu na prowadzenie wychodzi { $name }.
pixoid-turn-escape = { $name } wymyka się o { $gap ->
    [one] jedno pole
    [few] { $gap } pola
   *[other] { $gap } pól
  }.
pixoid-turn-last-caught = Ostatnia chwila przed złapaniem. Wygrana: { $winners }. W roli Pixoida: { $name }.
pixoid-turn-last-escaped = Ostatni krok na wolność. Wygrana: { $winners }. W roli Pixoida: { $name }.
pixoid-turn-run = Koniec najdłuższej ucieczki: { $name }, { $count ->
    [one] { $count } kostka
    [few] { $count } kostki
   *[other] { $count } kostek
  }.
pixoid-keepsake-run = Najdłuższa ucieczka: { $name }
pixoid-keepsake-stands = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }

# Co zostaje po grze w Nosedive.

nosedive-honour-hearts = Bożyszcze tłumów
nosedive-honour-hearts-how = { $names }: { $count ->
    [one] { $count } serce
    [few] { $count } serca
   *[other] { $count } serc
  } przez całą grę.
nosedive-honour-thumbs = Odwaga publikowania
nosedive-honour-thumbs-how = { $names }: { $count ->
    [one] { $count } kciuk w dół
    [few] { $count } kciuki w dół
   *[other] { $count } kciuków w dół
  } i wciąż z uśmiechem.
nosedive-honour-dive = Najgłębsze nurkowanie
nosedive-honour-dive-how = { $names }: o { $rating } w dół w jednej rundzie.
nosedive-honour-lift = Winda do nieba
nosedive-honour-lift-how = { $names }: o { $rating } w górę w jednej rundzie.
nosedive-honour-giver = Hojna ręka
nosedive-honour-giver-how = { $names }: { $count ->
    [one] { $count } karta oddana innym
    [few] { $count } karty oddane innym
   *[other] { $count } kart oddanych innym
  }.
nosedive-honour-tokens = Życie pełne wrażeń
nosedive-honour-tokens-how = { $names }: { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[other] { $count } żetonów
  } dodatkowego doświadczenia.
nosedive-honour-beyond = Ponad stan
nosedive-honour-beyond-how = { $names }: { $count ->
    [one] { $count } karta, na którą
    [few] { $count } karty, na które
   *[other] { $count } kart, na które
  } zabrakło oceny.
nosedive-honour-sets = Równowaga życiowa
nosedive-honour-sets-how = { $names }: { $count ->
    [one] { $count } komplet
    [few] { $count } komplety
   *[other] { $count } kompletów
  } domu, pracy i społeczności.
nosedive-honour-stars = Kolekcja gwiazdek
nosedive-honour-stars-how = { $names }: { $count ->
    [one] { $count } gwiazdka
    [few] { $count } gwiazdki
   *[other] { $count } gwiazdek
  } przed sobą.
nosedive-honour-stylist = Stylizacja cudzych żyć
nosedive-honour-stylist-how = { $names }: { $count ->
    [one] { $count } karta dołożona
    [few] { $count } karty dołożone
   *[other] { $count } kart dołożonych
  } do stosów.
nosedive-honour-top = Na świeczniku
nosedive-honour-top-how = { $names }: na koniec ocena { $rating }.
nosedive-honour-walker = Wszędzie pełno
nosedive-honour-walker-how = { $names }: { $count ->
    [one] { $count } ruch pionkiem
    [few] { $count } ruchy pionkiem
   *[other] { $count } ruchów pionkiem
  }.
nosedive-turn-dive = { $name } spada o { $rating } na oczach wszystkich.
nosedive-turn-lead = { $name } wychodzi na prowadzenie w ocenach.
nosedive-turn-haul = { $name } zgarnia stos z { $count ->
    [one] { $count } gwiazdką
   *[other] { $count } gwiazdkami
  }.
nosedive-turn-last = Ostatnie oceny: na szczycie { $name }.
nosedive-keepsake-stands = { $name }: { $points } pkt
nosedive-seen-hand = Karty: { $name }
nosedive-seen-posts = Do udostępnienia: { $name }

# Co zostaje po Nokaucie.

nokaut-honour-riposte = Nie dzisiaj!
nokaut-honour-riposte-how = { $names }: { $count ->
    [one] jedna riposta
    [few] { $count } riposty
   *[other] { $count } ripost
  }.
nokaut-honour-wrecker = Ekipa rozbiórkowa
nokaut-honour-wrecker-how = { $names }: { $count ->
    [one] jedna zniszczona postać
    [few] { $count } zniszczone postacie
   *[other] { $count } zniszczonych postaci
  }.
nokaut-honour-finisher = Ostatnie pociągnięcie
nokaut-honour-finisher-how = { $names }: { $count ->
    [one] jeden cel odkryty
    [few] { $count } cele odkryte
   *[other] { $count } celów odkrytych
  } we własnej turze.
nokaut-honour-unlucky = Prosto w szlaban
nokaut-honour-unlucky-how = { $names }: { $count ->
    [one] jedna zatrzymana karta
    [few] { $count } zatrzymane karty
   *[other] { $count } zatrzymanych kart
  }.
nokaut-honour-sitter = Zasiedzenie
nokaut-honour-sitter-how = { $name }: { $card } stoi na siatce przez { $turns ->
    [one] turę
    [few] { $turns } tury
   *[other] { $turns } tur
  }.
nokaut-honour-wizard = Abrakadabra
nokaut-honour-wizard-how = { $names }: { $count ->
    [one] jedna zagrana karta magii
    [few] { $count } zagrane karty magii
   *[other] { $count } zagranych kart magii
  }.
nokaut-honour-crowd = Tłok na siatce
nokaut-honour-crowd-how = { $names }: { $count ->
    [one] jedna postać
    [few] { $count } postacie
   *[other] { $count } postaci
  } na siatce.
nokaut-honour-patient = Anielska cierpliwość
nokaut-honour-patient-how = { $names }: { $count ->
    [one] jedna tura
    [few] { $count } tury
   *[other] { $count } tur
  } bez zagrania.
nokaut-honour-hoarder = Pełne łapy
nokaut-honour-hoarder-how = { $names }: { $count ->
    [one] jedna dobrana karta
    [few] { $count } dobrane karty
   *[other] { $count } dobranych kart
  }.
nokaut-honour-team = Drużyna wieczoru
nokaut-honour-team-how = { $names }: { $count ->
    [one] jeden cel
    [few] { $count } cele
   *[other] { $count } celów
  }.
nokaut-point-won = { $team } odkrywają trzeci cel: { $goal }. Nokaut!
nokaut-point-end = Koniec gry. Wygrana: { $names }.
nokaut-point-duel = Riposta na ripostę! { $name }: { $card } przeciw { $against }.
nokaut-point-lead = { $team } wychodzą na prowadzenie: { $goal }.
nokaut-point-impasse = Impas: na siatce nie ma już gdzie stanąć.
nokaut-point-first = Pierwszy cel: { $team }, { $goal }.
nokaut-seen-hand = Karty na ręce: { $name }
nokaut-goals-count = { $count ->
    [one] { $count } cel
    [few] { $count } cele
   *[other] { $count } celów
  }

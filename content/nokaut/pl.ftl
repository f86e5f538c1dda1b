# Nokaut po polsku.

## Pytania i ustawienia stołu

topic-nokaut-deck = Wybierz talię
topic-nokaut-act = Zagraj kartę
topic-nokaut-riposte = Riposta?
topic-nokaut-enter = Wejście na siatkę
topic-nokaut-redraw = Wymień karty
topic-nokaut-discard = Odrzuć kartę
topic-nokaut-take = Weź postacie
topic-nokaut-landing = Lądowanie
topic-nokaut-goal = Odkryć cel?
topic-nokaut-sacrifice = Poświęć postać
phase-nokaut-deck = wybór talii
phase-nokaut-act = zagranie karty
phase-nokaut-riposte = czas na riposty
phase-nokaut-enter = postać wchodzi na siatkę
phase-nokaut-redraw = wymiana kart
phase-nokaut-discard = odrzucanie karty
phase-nokaut-take = szperanie w odrzuconych
phase-nokaut-landing = lądowanie smoka
phase-nokaut-goal = odkrywanie celów
phase-nokaut-sacrifice = impas: poświęcanie postaci
help-nokaut-deck = Smoki czy jednorożce? Kto z was jest najmłodszy, wybiera talię dla swojej drużyny; druga drużyna zaczyna grę (KR3).
help-nokaut-act = Zagraj z ręki postać albo magię, dobierz kartę albo spasuj (KR9). We dwoje zagraj jedną postać albo do dwóch kart magii.
help-nokaut-riposte = Ktoś próbuje coś zrobić. Jeśli masz pasującą ripostę, możesz przerwać; pytamy wszystkich, także tych, którzy nic nie mają (KR17).
help-nokaut-enter = Postać właśnie weszła na siatkę i może zrobić to, co ma na karcie. Nie musi (KR17).
help-nokaut-redraw = Odrzuć, ile chcesz, i dobierz tyle samo (KA5).
help-nokaut-discard = Odrzuć jedną kartę z ręki; bez tego nie poszperasz w odrzuconych (KA4).
help-nokaut-take = Weź na rękę postacie ze stosu odrzuconych swojej drużyny (KA4).
help-nokaut-landing = Możesz od razu zagrać z ręki zwykłego smoka, także na pole, które właśnie opustoszało (KA21).
help-nokaut-goal = Na koniec tury drużyna, która zajmuje wszystkie oznaczone pola, może odkryć swój cel (KR10).
help-nokaut-sacrifice = Impas trwa, a na siatce nie ma wyjątkowych postaci: każda drużyna poświęca jedną swoją (KA39).

option-nokaut-board = Siatka
option-nokaut-board-help = Trzy na trzy albo cztery na cztery; na większej cele mają cztery pola.
option-nokaut-board-standard = Mała, 3 × 3
option-nokaut-board-advanced = Duża, 4 × 4
option-nokaut-destroy = „Zniszcz dowolną postać”
option-nokaut-destroy-help = Czy wolno wam niszczyć także własne postacie.
option-nokaut-destroy-opponents = Tylko przeciwników
option-nokaut-destroy-anybody = Naprawdę dowolną
option-nokaut-decks = Talie
option-nokaut-decks-help = Czy talię wybiera najmłodsze z was, czy losujecie.
option-nokaut-decks-chosen = Z wyboru
option-nokaut-decks-lot = Losowo
option-nokaut-hands = Wspólne ręce
option-nokaut-hands-help = W drużynie widzicie nawzajem swoje karty.
option-nokaut-partner = Kto gra w parze z miejscem 1
option-nokaut-partner-help = We czworo: kto jest w drużynie z pierwszym miejscem.
option-nokaut-partner-null = Losowo
option-nokaut-solo = Kto gra solo
option-nokaut-solo-help = We troje: kto gra w pojedynkę przeciw dwójce.
option-nokaut-solo-null = Losowo
option-nokaut-youngest = Kto jest najmłodszy
option-nokaut-youngest-help = Ta drużyna wybiera talię i zaczyna jako druga.
option-nokaut-youngest-null = Losowo
option-nokaut-trash = Kto ostatnio wynosił śmieci
option-nokaut-trash-help = To miejsce zaczyna, jeśli zaczyna jego drużyna.
option-nokaut-trash-null = Losowo

## Boty

bot-brawler = Kogut
bot-brawler-line = Najpierw bije, potem pyta. Ripostę trzyma pod skrzydłem. O piątej rano też.
bot-brawler-strength = bojowy
bot-planner = Gawron
bot-planner-line = Widzi, do czego zmierzasz, zanim to postawisz. Sam zmierza gdzie indziej.
bot-planner-strength = mocny

## Drużyny, pola, karty

nokaut-team-dragons = Smoki
nokaut-team-unicorns = Jednorożce
nokaut-rank-ordinary = zwykła postać
nokaut-rank-special = wyjątkowa postać
nokaut-rank-magic = magia
nokaut-rank-riposte = riposta
nokaut-space-free = Pole { $space }, wolne
nokaut-space-taken = Pole { $space }: { $card }, { $rank }, { $team }
nokaut-space-goal = { $space } (twój cel)
nokaut-space-may = { $space }. Do wyboru
nokaut-space-chosen = { $space }. Wybrane

nokaut-card-d01 = Gad Książkowy
nokaut-card-d02 = Sir Łuska
nokaut-card-d03 = Gniewko
nokaut-card-d04 = Iskierka
nokaut-card-d05 = Pasibrzusio
nokaut-card-d06 = Smocza Niania
nokaut-card-d07 = Skarbnik
nokaut-card-d08 = Zawierucha
nokaut-card-d09 = Podpalacz
nokaut-card-d10 = Pancerniak
nokaut-card-d11 = Żarłok
nokaut-card-d12 = Płomienny oddech
nokaut-card-d13 = Bystry wzrok
nokaut-card-d14 = Machnięcie ogonem
nokaut-card-d15 = Zamiana leży
nokaut-card-d16 = Smocza narada
nokaut-card-d17 = Lądowanie smoka
nokaut-card-d18 = Atak smoka
nokaut-card-d19 = Twarde łuski
nokaut-card-u01 = Pyszka
nokaut-card-u02 = Złośćtko
nokaut-card-u03 = Miłek
nokaut-card-u04 = Kolec
nokaut-card-u05 = Piorunochron
nokaut-card-u06 = Tęczowa Strażniczka
nokaut-card-u07 = Kranisław
nokaut-card-u08 = Wierzgacz
nokaut-card-u09 = Ofiarna Gwiazdka
nokaut-card-u10 = Brokatek
nokaut-card-u11 = Rogaś
nokaut-card-u12 = Rożek w żebra
nokaut-card-u13 = Bystry wzrok
nokaut-card-u14 = Kopniak z kopyta
nokaut-card-u15 = Karuzela
nokaut-card-u16 = Narada pod tęczą
nokaut-card-u17 = Atak jednorożca
nokaut-card-u18 = Kopytkontra
nokaut-card-u19 = Unik

## Co jest na kartach. Słowa między gwiazdkami to słowa kluczowe.

nokaut-says-stays-unmovable = Tej postaci nie można *PRZESUNĄĆ* ani *ZAMIENIĆ*.
nokaut-says-stays-safe-from-magic = Magia nie może *ZNISZCZYĆ* tej postaci.
nokaut-says-stays-guards-own-ordinary-adjacent = Nie można *ZNISZCZYĆ* twoich zwykłych postaci na sąsiednich polach.
nokaut-says-enter-may-draw = Na wejściu możesz *DOBRAĆ* { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
nokaut-says-enter-may-move-opposing = Na wejściu możesz *PRZESUNĄĆ* postać przeciwników.
nokaut-says-enter-may-move-own-elsewhere = Na wejściu możesz *PRZESUNĄĆ* inną swoją postać.
nokaut-says-enter-may-sacrifice-own-elsewhere = Na wejściu możesz *POŚWIĘCIĆ* inną swoją postać.
nokaut-says-then-destroy-opposing = Jeśli to zrobisz, *ZNISZCZ* postać przeciwników.
nokaut-says-enter-may-destroy-opposing-ordinary-adjacent = Na wejściu możesz *ZNISZCZYĆ* zwykłą postać przeciwników na sąsiednim polu.
nokaut-says-enter-may-discard-any = Na wejściu możesz *ODRZUCIĆ* dowolną liczbę kart.
nokaut-says-then-draw-as-many = Potem *DOBIERZ* tyle samo.
nokaut-says-destroy-any = *ZNISZCZ* dowolną postać.
nokaut-says-discard = *ODRZUĆ* { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
nokaut-says-then-take-characters = Potem weź na rękę { $count ->
    [one] postać
    [few] { $count } postacie
   *[other] { $count } postaci
  } ze swojego stosu odrzuconych.
nokaut-says-move-any = *PRZESUŃ* dowolną postać.
nokaut-says-swap-any = *ZAMIEŃ* miejscami dowolne dwie postacie.
nokaut-says-draw = *DOBIERZ* { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
nokaut-says-when-card-other = Gdy ktoś inny próbuje zagrać kartę:
nokaut-says-when-character-opponent = Gdy przeciwnicy próbują zagrać postać:
nokaut-says-when-destruction-opponent = Gdy przeciwnicy próbują *ZNISZCZYĆ* postać:
nokaut-says-when-relocation-of-yours-opponent = Gdy przeciwnicy próbują *PRZESUNĄĆ* lub *ZAMIENIĆ* twoją postać:
nokaut-says-destroy-it = *ZNISZCZ* ją.
nokaut-says-then-may-play-ordinary = Potem możesz od razu zagrać z ręki zwykłą postać.
nokaut-says-stop-it = zatrzymaj ją, trafia do odrzuconych.
nokaut-says-void-it = udaremnij to.
nokaut-says-instead-destroy-opposing = zamiast tego *ZNISZCZ* postać przeciwników.
nokaut-says-unstoppable = Na to nie ma riposty.

nokaut-quip-d01 = Jeszcze tylko jeden rozdział.
nokaut-quip-d02 = Zbroja po pradziadku, garnek po babci.
nokaut-quip-d03 = Nie, NIE wszystko w porządku.
nokaut-quip-d04 = To tylko czkawka. Chyba.
nokaut-quip-d05 = Nie ruszy się. Chyba że po dokładkę.
nokaut-quip-d06 = Zna wszystkie kołysanki i wszystkie chwyty.
nokaut-quip-d07 = Pożyczy. Na procent i pod zastaw ogona.
nokaut-quip-d08 = Przyszła posprzątać. Teraz nic nie leży na miejscu.
nokaut-quip-d09 = Mówi, że to nastrojowe oświetlenie.
nokaut-quip-d10 = Zaklęcia prosi zostawiać w recepcji.
nokaut-quip-d11 = Pyta, czy to jeszcze jecie. Chodzi o sąsiada.
nokaut-quip-d12 = Na kolację był czosnek. Nie pomógł.
nokaut-quip-d13 = Widzi mysz z trzech kilometrów. Okularów na nosie nie.
nokaut-quip-d14 = To był tylko zakręt w lewo.
nokaut-quip-d15 = U ciebie cieplej, u mnie bliżej do lodówki.
nokaut-quip-d16 = Trzy smoki, cztery zdania, jedno ciasto.
nokaut-quip-d17 = Proszę zapiąć pasy. Chociaż to już nic nie da.
nokaut-quip-d18 = Odpowiedź brzmi: nie. I jest ciepła.
nokaut-quip-d19 = Odbija się od nich wszystko, nawet krytyka.
nokaut-quip-u01 = Proszę nie zasłaniać.
nokaut-quip-u02 = Jest małe i wszystko widziało.
nokaut-quip-u03 = Przytula. Także w trakcie walki.
nokaut-quip-u04 = Gra głośniej, niż ktokolwiek prosił.
nokaut-quip-u05 = Czeka na przebłysk geniuszu. Na razie sam błysk.
nokaut-quip-u06 = Kolejka zaczyna się na fioletowym.
nokaut-quip-u07 = Przetyka rury, drogi i rozmowy.
nokaut-quip-u08 = Wita się tyłem. Skutecznie.
nokaut-quip-u09 = Odda wszystko. Zwłaszcza cudze.
nokaut-quip-u10 = Zejdzie po trzech praniach. Może po czterech.
nokaut-quip-u11 = Pojedynek? Chętnie, byle przed śniadaniem.
nokaut-quip-u12 = Przepraszam, tędy idę.
nokaut-quip-u13 = Patrzy w gwiazdy. Jedna odwzajemniła spojrzenie.
nokaut-quip-u14 = Masaż pleców, wersja ekspresowa.
nokaut-quip-u15 = Jeszcze jedno kółko. Wysiada kto inny.
nokaut-quip-u16 = Przyjęto jednogłośnie: więcej ciastek.
nokaut-quip-u17 = Zgłaszam sprzeciw. Czubkiem.
nokaut-quip-u18 = Zwrot z nawiązką.
nokaut-quip-u19 = Kto, ja? Mnie tu nie było.

## Cele

nokaut-goal-secret = Cel: { $name }
nokaut-goal-missing = { $count ->
    [one] Brakuje pola { $spaces }
   *[other] Brakuje pól: { $spaces }
  }
nokaut-goal-covered = Wszystkie pola zajęte!
nokaut-goal-1 = Górny rząd
nokaut-goal-2 = Środkowy rząd
nokaut-goal-3 = Trzeci rząd
nokaut-goal-4 = Lewa kolumna
nokaut-goal-5 = Środkowa kolumna
nokaut-goal-6 = Prawa kolumna
nokaut-goal-7 = Zjeżdżalnia
nokaut-goal-8 = Błyskawica
nokaut-goal-9 = Klucz ptaków
nokaut-goal-10 = Namiot
nokaut-goal-11 = Dziób w prawo
nokaut-goal-12 = Dziób w lewo

## Plansza

nokaut-board = Plansza
nokaut-grid = Siatka
nokaut-hand = Twoja ręka
nokaut-your-cards = Twoje karty
nokaut-choosing-deck = Kto bierze smoki, a kto jednorożce?
nokaut-goals-done = { $team }: { $done } z 3 celów
nokaut-goals-done-listed = { $team }: { $done } z 3 celów ({ $names })
nokaut-pile = { $count ->
    [one] W talii została { $count } karta
    [few] W talii zostały { $count } karty
   *[other] W talii zostało { $count } kart
  }
nokaut-discard-pile = Odrzucone: { $team } ({ $count })
nokaut-discard-empty = Jeszcze nic tu nie leży.
nokaut-held = { $name }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  } na ręce
nokaut-stack = Co się właśnie dzieje
nokaut-stack-play = { $name } zagrywa: { $card }
nokaut-stack-riposte = { $name } ripostuje: { $card }
nokaut-stack-effect = { $card } działa ({ $name })
nokaut-stack-void = udaremnione
nokaut-stack-dead = odpada
nokaut-window = Czy ktoś ripostuje?
nokaut-impasse-left = { $count ->
    [one] Impas! Jeszcze jedna tura, żeby go przełamać
    [few] Impas! Jeszcze { $count } tury, żeby go przełamać
   *[other] Impas! Jeszcze { $count } tur, żeby go przełamać
  }
nokaut-slam-riposte = Riposta!
nokaut-slam-goal = Cel!
nokaut-slam-impasse = Impas!
nokaut-aim-place = { $card } wchodzi na pole { $from }
nokaut-aim-destroy = Zniszczenie: pole { $from }
nokaut-aim-sacrifice = Poświęcenie: pole { $from }
nokaut-aim-move = Przesunięcie: pole { $from }
nokaut-aim-move-to = Przesunięcie z pola { $from } na { $to }
nokaut-aim-swap = Zamiana: pole { $from } i jeszcze jedno
nokaut-aim-swap-to = Zamiana pól { $from } i { $to }

## Ręka

nokaut-pick-card = Wybierz kartę
nokaut-pick-space = Wybierz pole
nokaut-pick-target = Wskaż postać
nokaut-pick-where = Dokąd?
nokaut-pick-other = Wskaż drugą postać
nokaut-play = Gram: { $card }
nokaut-play-at = Gram: { $card } na { $space }
nokaut-draw = Dobierz kartę
nokaut-draw-last = Dobierz ostatnią (przegrana!)
nokaut-pass = Pas
nokaut-drawn = Dobierasz kartę
nokaut-no-riposte = Bez riposty
nokaut-riposte = Riposta: { $card }
nokaut-use = Tak: { $card } działa
nokaut-use-not = Nie tym razem
nokaut-redraw = { $count ->
    [one] Wymieniam { $count } kartę
    [few] Wymieniam { $count } karty
   *[other] Wymieniam { $count } kart
  }
nokaut-redraw-not = Nic nie wymieniam
nokaut-discard = Odrzucam: { $card }
nokaut-take = { $count ->
    [one] Biorę { $count } postać
    [few] Biorę { $count } postacie
   *[other] Biorę { $count } postaci
  }
nokaut-take-more = { $count ->
    [one] Wybierz jeszcze { $count } postać
    [few] Wybierz jeszcze { $count } postacie
   *[other] Wybierz jeszcze { $count } postaci
  }
nokaut-land = Ląduje: { $card } na { $space }
nokaut-land-not = Nikt nie ląduje
nokaut-reveal = Odkrywam cel!
nokaut-keep = Jeszcze nie
nokaut-kept = Cel zostaje zakryty
nokaut-sacrifice = Poświęcam: { $card }
nokaut-take-deck = Biorę: { $team }
nokaut-done = Gotowe
nokaut-from-discard = Ze stosu odrzuconych
nokaut-own-hit = { $card }: to karta z waszej drużyny. Na pewno?
nokaut-own-hit-yes = Tak, niech będzie
nokaut-own-hit-no = Jednak nie
nokaut-partner = { $name }: karty
nokaut-partner-draft = { $name } myśli o: { $what }
nokaut-mine = Moje
nokaut-watch = Oglądasz grę.
nokaut-your-team = Grasz za: { $team }
nokaut-waiting = Jeszcze chwila…
nokaut-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }
nokaut-you-won = Wygrana!
nokaut-you-lost = Tym razem nokaut.

## Podpowiedzi

nokaut-hint-act = Dotknij karty, potem pola. Zajmij pola ze swojego celu, a jest wasz.
nokaut-hint-riposte = Okienko na riposty: zamyka się samo. Chcesz pomyśleć? Przytrzymaj je.
nokaut-hint-goal = Cel zajęty! Możesz go odkryć: wasze postacie zejdą z siatki, a wy dostaniecie nowy.

## Koniec

nokaut-won = Wygrywają { $team ->
    [dragons] smoki
   *[unicorns] jednorożce
  }: { $names }!
nokaut-ending-score = Cele: smoki { $dragons }, jednorożce { $unicorns }.
nokaut-ending-goals = Trzy cele wypełnione: { $goals }.
nokaut-ending-exhausted = { $team ->
    [dragons] Smokom skończyła się talia
   *[unicorns] Jednorożcom skończyła się talia
  }, a to od razu przegrana.
nokaut-ending-left = { $team ->
    [dragons] Smoki odeszły od stołu.
   *[unicorns] Jednorożce odeszły od stołu.
  }
nokaut-goals-none = Bez celu.
nokaut-show-board = Pokaż planszę

## Dziennik

nokaut-log-deck-chosen = { $name } bierze talię: { $team }.
nokaut-log-turn = Tura { $turn }: { $name }.
nokaut-log-drew = { $name } dobiera { $count ->
    [one] kartę
    [few] { $count } karty
   *[other] { $count } kart
  }.
nokaut-log-drew-cards = { $name }, na rękę: { $cards }.
nokaut-log-drew-instead = { $name } dobiera zamiast grać.
nokaut-log-passed = { $name } pasuje.
nokaut-log-played = { $name } zagrywa: { $card }.
nokaut-log-played-at = { $name } zagrywa: { $card } ({ $spaces }).
nokaut-log-riposted = { $name } ripostuje! { $card } przeciw: { $against }.
nokaut-log-uses = { $name } używa: { $card }.
nokaut-log-uses-at = { $name } używa: { $card } ({ $spaces }).
nokaut-log-stopped = { $card }: zatrzymane.
nokaut-log-voided = { $card }: nic z tego.
nokaut-log-entered = { $card } staje na polu { $space }.
nokaut-log-fizzled = { $card }: nie ma już na kim.
nokaut-log-destroyed = { $card } znika z pola { $space }: zniszczenie.
nokaut-log-moved = { $card }: z { $from } na { $to }.
nokaut-log-swapped = Zamiana: { $first } i { $second }.
nokaut-log-sacrificed = { $card } znika z pola { $space }: poświęcenie.
nokaut-log-discarded = { $name } odrzuca: { $card }.
nokaut-log-took = { $name } bierze z odrzuconych: { $card }.
nokaut-log-completed = { $team } odkrywają cel: { $goal }!
nokaut-log-new-goal = Nowy cel: { $goal }.
nokaut-log-impasse-began = { $name } nie ma ruchu na pełnej siatce. Impas!
nokaut-log-impasse-broken = Impas przełamany.
nokaut-log-impasse-failed = Nikt nie przełamał impasu.
nokaut-log-left = { $name } odchodzi; dalej gra reszta drużyny.
nokaut-log-won = { $team } wygrywają!

## Odmowy

refusal-nokaut-another-one = To musi być inna postać niż ta, która właśnie weszła.
refusal-nokaut-cannot-be-moved = Tej postaci nie ruszysz z miejsca.
refusal-nokaut-choose-a-deck = Wybierz smoki albo jednorożce.
refusal-nokaut-discard-a-character = Odrzuć postać: inaczej nie będzie czego wziąć.
refusal-nokaut-discard-your-card = Odrzuć kartę z własnej ręki.
refusal-nokaut-does-not-fit = Ta riposta tu nie pasuje.
refusal-nokaut-goal-not-covered = Jeszcze nie wszystkie pola celu są wasze.
refusal-nokaut-guarded = Tej postaci pilnuje sąsiadka: nie zniszczysz jej.
refusal-nokaut-name-a-space = Wskaż jeszcze pole.
refusal-nokaut-no-card-for-that = Żadna karta z ręki nie robi tego z tymi polami.
refusal-nokaut-no-draw-after-a-card = Możesz dobrać tylko zamiast grania, a karta już poszła.
refusal-nokaut-no-riposte = To nie riposta.
refusal-nokaut-no-space-needed = Ta karta nie potrzebuje pola.
refusal-nokaut-no-such-seat = Nie ma miejsca { $seat }; są { $seats }.
refusal-nokaut-no-such-space = Takiego pola nie ma na tej siatce.
refusal-nokaut-no-target = Ta karta nie ma teraz gdzie albo na kim zadziałać.
refusal-nokaut-nobody-there = Na tym polu nikogo nie ma.
refusal-nokaut-not-adjacent = To pole nie sąsiaduje bokiem.
refusal-nokaut-not-at-the-table = Tego miejsca już nikt nie zajmuje.
refusal-nokaut-not-theirs = To wasza postać. Wskaż postać przeciwników.
refusal-nokaut-not-your-card = Tej karty nie masz na ręce.
refusal-nokaut-not-yours = To postać przeciwników. Wskaż swoją.
refusal-nokaut-nothing-to-take = Musisz mieć kartę do odrzucenia i postać do wzięcia.
refusal-nokaut-only-magic-now = W tej turze możesz już zagrać tylko magię.
refusal-nokaut-ordinary-from-hand = Wylądować może tylko zwykła postać z ręki.
refusal-nokaut-ordinary-only = To działa tylko na zwykłe postacie.
refusal-nokaut-over = Ta gra już jest skończona.
refusal-nokaut-own-character = Możesz zniszczyć tylko postać przeciwników.
refusal-nokaut-partner-of-oneself = Nie możesz być w parze ze sobą.
refusal-nokaut-play-or-draw = Zagraj kartę, dobierz albo spasuj.
refusal-nokaut-reveal-or-keep = Odkryj cel albo zostaw go zakryty.
refusal-nokaut-riposte-waits = Riposta czeka na swoją chwilę: zagrasz ją, gdy ktoś czegoś spróbuje.
refusal-nokaut-sacrifice-your-own = Poświęć własną postać.
refusal-nokaut-safe-from-magic = Magia nie zniszczy tej postaci.
refusal-nokaut-seats-are-fixed = W trakcie gry nikt nowy nie siada.
refusal-nokaut-space-taken = To pole jest zajęte.
refusal-nokaut-take-a-character = Weź postać z odrzuconych swojej drużyny.
refusal-nokaut-twice = Ta karta jest wybrana dwa razy.
refusal-nokaut-two-different = Wskaż dwie różne postacie.
refusal-nokaut-yes-or-no = Wybierz: tak albo nie.

## Co widać na naklejkach

nokaut-art-d01-1 = w okularach, z książką, na stosie książek
nokaut-art-d01-2 = wygląda znad ogromnej książki
nokaut-art-d01-3 = śpi pod książką jak pod dachem
nokaut-art-d01-4 = niesie cztery książki na głowie
nokaut-art-d02-1 = w hełmie z pióropuszem, z mieczem
nokaut-art-d02-2 = z garnkiem na głowie i drewnianą łyżką
nokaut-art-d02-3 = przestraszony, za wielką tarczą
nokaut-art-d02-4 = galopuje na drewnianym koniku
nokaut-art-d03-1 = ręce skrzyżowane, para z uszu
nokaut-art-d03-2 = krzyczy z rozpostartymi skrzydłami
nokaut-art-d03-3 = obrażony, pod własną chmurą deszczową
nokaut-art-d03-4 = malutki, zgrzyta zębami, aż pęka ziemia
nokaut-art-d04-1 = z zimnym ogniem i gwiazdami w oczach
nokaut-art-d04-2 = leci z płonącym ogonem
nokaut-art-d04-3 = czka iskrą i bardzo się dziwi
nokaut-art-d04-4 = zdmuchuje świeczkę na torcie
nokaut-art-d05-1 = ogromny, z pączkiem na brzuchu
nokaut-art-d05-2 = leży na kanapie z ciastkiem
nokaut-art-d06-1 = z jajkiem i butelką, w fartuszku
nokaut-art-d06-2 = pod parasolem, z dwójką maluchów
nokaut-art-d07-1 = w koronie, z kluczem, na górze monet
nokaut-art-d07-2 = z monoklem i świnką skarbonką
nokaut-art-d08-1 = zakręcona w wietrze, liście dookoła
nokaut-art-d08-2 = wir jak bąk, byle ocalić parasolkę
nokaut-art-d09-1 = z zapałką w zębach i pochodnią
nokaut-art-d10-1 = zwinięty w pancerz, znudzony
nokaut-art-d10-2 = w napierśniku, z hełmem i tarczą, jedno oko przymknięte
nokaut-art-d11-1 = rozdziawiona paszcza, widelec, nóż i śliniak
nokaut-art-d11-2 = mruga nad jabłkiem, widelec w górze, śliniak w kropki
nokaut-art-d12 = smok zieje ogniem
nokaut-art-d13 = smok przykłada lupę do oka, a oko robi się ogromne
nokaut-art-d14 = smok bierze zamach wielkim ogonem
nokaut-art-d15 = dwa gniazda zamieniają się miejscami
nokaut-art-d16 = trzy smoki przy stole
nokaut-art-d17 = smok na spadochronie
nokaut-art-d18 = smok rozdziera kartę na pół
nokaut-art-d19 = miecz łamie się na łuskach znudzonego smoka
nokaut-art-u01-1 = przegląda się w lusterku
nokaut-art-u01-2 = w ciemnych okularach, kopyta na biodrach
nokaut-art-u01-3 = w koronie, z nosem w chmurach
nokaut-art-u01-4 = posyła całusa, w kołnierzu z gwiazdek
nokaut-art-u02-1 = nadyma policzki
nokaut-art-u02-2 = tupie i prycha
nokaut-art-u02-3 = łzy złości nad złamanym lizakiem
nokaut-art-u02-4 = łypie z kartonowego pudła
nokaut-art-u03-1 = tuli misia
nokaut-art-u03-2 = z bukietem kwiatów
nokaut-art-u03-3 = z balonem w kształcie serca
nokaut-art-u03-4 = ma ptaszka na rogu
nokaut-art-u04-1 = gra na czerwonej gitarze
nokaut-art-u04-2 = z jabłkiem nadzianym na róg
nokaut-art-u04-3 = pędzi na deskorolce
nokaut-art-u04-4 = robi balon z gumy
nokaut-art-u05-1 = właśnie trafiony piorunem
nokaut-art-u05-2 = w czerwonych kaloszach pod chmurą
nokaut-art-u06-1 = z tarczą pod tęczą
nokaut-art-u06-2 = gwiżdże w gwizdek, staje dęba
nokaut-art-u07-1 = w żółtym sztormiaku, z przepychaczką
nokaut-art-u07-2 = w wannie, z przepychaczką na rogu, obok cieknie kran
nokaut-art-u08-1 = kopie tylnymi nogami
nokaut-art-u09-1 = z aureolą, przytula gwiazdkę
nokaut-art-u10-1 = w brokatowej zbroi, z kulą dyskotekową
nokaut-art-u11-1 = szarżuje z rękawicą bokserską na rogu
nokaut-art-u12 = jednorożec kłuje rogiem przestraszonego smoka
nokaut-art-u13 = jednorożec patrzy przez lunetę z gwiazdą w soczewce
nokaut-art-u14 = jednorożec w opasce kopie z wyskoku
nokaut-art-u15 = karuzela z dwoma jednorożcami
nokaut-art-u16 = trzy jednorożce pod tęczą
nokaut-art-u17 = jednorożec przebija kartę rogiem
nokaut-art-u18 = jednorożec podnosi kopyto z podkową: stop
nokaut-art-u19 = jednorożec kładzie się pod lecącą strzałą

## Wprowadzenie

intro-nokaut-0 = Grasz smokami. Cel to trzeci rząd, a na 9 ktoś wasz już stoi. Wybierz Pasibrzusia i postaw go na 8: stamtąd nikt go nie ruszy.
intro-nokaut-3 = Jednorożce pchają się na 7! Ale masz ripostę. Lądowanie smoka zniszczy Pyszkę, zanim się rozgości.
intro-nokaut-5 = Pole 7 jest wolne, a po lądowaniu możesz od razu zagrać zwykłego smoka. Niech spadnie tam Iskierka.
intro-nokaut-7 = 7, 8 i 9 są wasze. Cel jest wypełniony: odkryj go!
intro-nokaut-8 = Pierwszy cel z trzech. Smoki schodzą z siatki i dostajecie nowy cel. I jeszcze jedno: jeśli skończy się wam talia, od razu przegrywacie.

## Zasady

rules-nokaut-aim = Dwie drużyny, jedna siatka. Wygrywa drużyna, która pierwsza wypełni trzy tajne cele.
rules-nokaut-turn-1 = Dobierz kartę. Potem zagraj postać na wolne pole albo magię, albo dobierz drugą kartę.
rules-nokaut-turn-2 = Na każdą zagraną kartę możesz odpowiedzieć ripostą, a na ripostę ripostą. Ostatnia działa pierwsza.
rules-nokaut-turn-3 = Zajmujecie wszystkie pola swojego celu na koniec tury? Odkryjcie go: wasze postacie schodzą z siatki i bierzecie nowy cel.
rules-nokaut-end = Wygrywacie, gdy wypełnicie trzy cele. Jeśli skończy się wam talia, od razu przegrywacie.
rule-KR1 = Gracie w 2–4 osoby, w dwóch drużynach. Wygrywa drużyna, która pierwsza wypełni trzy cele.
rule-KR2 = W pudełku jest 40 kart smoków, 40 kart jednorożców, 12 celów i siatka.
rule-KR3 = Drużyny są równe (wyjątek: KR14). Talię bierze najpierw drużyna, w której gra najmłodsze z was.
rule-KR4 = Zwykła siatka ma pola 1–9. Zaawansowana ma też pola A–G i jest cztery na cztery.
rule-KR5 = Potasujcie talie; każdy dobiera pięć kart z talii swojej drużyny. Obok każdej talii leży stos odrzuconych.
rule-KR6 = Każda drużyna bierze jeden cel i tylko ona go zna.
rule-KR7 = Na zwykłej siatce w celu liczą się cyfry, na zaawansowanej cyfry i litery.
rule-KR8 = Zaczyna drużyna, która wzięła talię jako druga, a w niej to z was, które ostatnio wyniosło śmieci. Potem drużyny grają na zmianę i ta kolejność zostaje.
rule-KR9 = W swojej turze dobierz kartę, a potem zagraj postać albo magię. Zamiast grać możesz dobrać drugą kartę.
rule-KR10 = Na koniec każdej tury każda drużyna może odkryć jeden wypełniony cel. Jej postacie idą z siatki do odrzuconych, a drużyna bierze nowy cel.
rule-KR11 = Drużyna, której skończyła się talia, od razu przegrywa.
rule-KR12 = Impas zaczyna się, jeśli na początku twojej tury siatka jest pełna, a ty niczego nie zagrywasz. Każdy ma jedną turę, żeby go przełamać. Jeśli się nie uda, obie drużyny poświęcają wszystkie wyjątkowe postacie.
rule-KR13 = We dwoje dobieracie na start po sześć kart, a w turze zagrywasz jedną postać albo do dwóch kart magii.
rule-KR14 = We troje jedno z was gra przeciw dwojgu. Zaczyna z siedmioma kartami i ma turę po każdej turze przeciwników.
rule-KR15 = Sąsiednie pola stykają się bokiem. Po skosie się nie liczy.
rule-KR16 = DOBIERZ: weź wierzchnią kartę swojej talii. ODRZUĆ: z ręki na swój stos. ZNISZCZ: kartę przeciwników z siatki na ich stos. PRZESUŃ: na dowolne wolne pole. ZAMIEŃ: dwie karty na siatce miejscami. POŚWIĘĆ: swoją kartę z siatki na swój stos.
rule-KR17 = Zwykłe postacie nic nie robią. Wyjątkowe działają, póki stoją, albo raz, na wejściu. Magia działa raz. Ripostę możesz zagrać zawsze, gdy pasuje, także w cudzej turze, ile razy chcesz.
rule-KR18 = Karty pokazane w instrukcji działają tak, jak tam napisano.
rule-KA1 = Postać zagrywasz na dowolne wolne pole siatki.
rule-KA2 = „Zniszcz dowolną postać” znaczy: dowolną postać przeciwników. Możecie umówić się, że dowolna to naprawdę dowolna.
rule-KA3 = Karty, która nie ma na kim zadziałać, nie możesz zagrać. „Możesz” nigdy w graniu nie przeszkadza.
rule-KA4 = Bystry wzrok wymaga innej karty do odrzucenia i postaci w odrzuconych. Bierzesz tyle postaci, ile jest, najwyżej dwie; jedną może być ta, którą właśnie odrzucasz.
rule-KA5 = Przy Piorunochronie możesz nie odrzucić nic. Jego dobieranie może wyczerpać talię.
rule-KA6 = Pasibrzusia nie przesuniesz ani nie zamienisz, ale możesz go zniszczyć i poświęcić.
rule-KA7 = Postać przesunięta lub zamieniona nie wchodzi na siatkę drugi raz.
rule-KA8 = Efekt stały trwa dokładnie tak długo, jak jego karta stoi na siatce. Sprawdzamy go przy wskazywaniu i jeszcze raz przy działaniu.
rule-KA9 = Gdy grasz kartę, od razu wskazujesz jej pola, a my pytamy w kolejności tur wszystkich, którzy mogliby odpowiedzieć. Riposta kładzie się na wierzch i sama może dostać odpowiedź. Gdy wszyscy spasują, działa wierzchnia karta, a o tę pod nią pytamy znowu. Cele sprawdzamy jeszcze raz.
rule-KA10 = Na ripostę możesz odpowiedzieć jak na każdą kartę, chyba że jest nie do zatrzymania.
rule-KA11 = Zatrzymana karta też była zagraniem w tej turze. We dwoje możesz jeszcze zagrać drugą kartę magii.
rule-KA12 = Talia jest wyczerpana w chwili, gdy ubyła z niej ostatnia karta, przed wszystkim innym. Rozdanie na start tego nie sprawi.
rule-KA13 = Gdyby obie talie skończyły się naraz, najpierw liczy się dobieranie tego, kto ma turę.
rule-KA14 = Odrzuconych kart nigdy nie tasujecie z powrotem do talii.
rule-KA15 = Ostatnią kartę możesz dobrać. Wtedy przegrywasz.
rule-KA16 = W swojej turze możesz nie robić nic.
rule-KA17 = „Ktoś inny” to także ktoś z twojej drużyny.
rule-KA18 = Kopytkontra niszczy dowolną postać przeciwników zamiast tego, co miało być zniszczone. Sama też jest niszczeniem. Jeśli przeciwnicy nie mają kogo stracić, nie możesz jej zagrać.
rule-KA19 = Kopytkontra odpowiada na Lądowanie smoka: jednorożec zostaje, a zwykły smok i tak może wylądować.
rule-KA20 = Postać zniszczona przez Lądowanie smoka nie weszła na siatkę.
rule-KA21 = Ląduje zwykły smok z ręki, na dowolnym wolnym polu. Przeciwnicy mogą na niego odpowiedzieć, a lądowanie nie liczy się jako akcja.
rule-KA22 = Lądowanie smoka odpowiada tylko na postacie grane z ręki.
rule-KA23 = Zamiana wymaga dwóch postaci, z dowolnych drużyn.
rule-KA24 = Przesunąć możesz na dowolną odległość.
rule-KA25 = Cele sprawdzamy na koniec tury: najpierw drużyny, która grała, potem drugiej; po jednym.
rule-KA26 = Liczą się pola zajęte na koniec tury, a nie te, które były zajęte tylko w jej trakcie.
rule-KA27 = Celu nie musisz odkrywać.
rule-KA28 = Z siatki schodzą wszystkie postacie drużyny, nie tylko te z oznaczonych pól. Postacie przeciwników zostają.
rule-KA29 = Nie ma znaczenia, kto stoi na pozostałych polach.
rule-KA30 = Gdyby obie drużyny mogły naraz odkryć trzeci cel, wygrywa ta, której była tura.
rule-KA31 = Nowy cel wypełnicie najwcześniej na koniec następnej tury.
rule-KA32 = Celów wystarczy: z dwunastu weźmiecie najwyżej sześć.
rule-KA33 = Celu nie możesz wymienić.
rule-KA34 = Jeśli siatka jest pełna na początku twojej tury, a ty pasujesz albo dobierasz, ogłaszasz impas. Faza dobierania jest jak zawsze.
rule-KA35 = Impas jest nieprzełamany na koniec tury, po której każdy miał już swoją; liczy się też tura, w której go ogłoszono.
rule-KA36 = Impas przełamuje każde wolne pole, w każdej chwili.
rule-KA37 = W impasie też możesz dobrać zamiast grać, ale to niczego nie przełamuje.
rule-KA38 = Wyjątkowe postacie schodzą po sprawdzeniu celów tej tury i tylko wtedy, gdy siatka wciąż jest pełna; wszystkie naraz, bez ripost i bez drugiego sprawdzania celów.
rule-KA39 = Jeśli na siatce nie ma wyjątkowych postaci, każda drużyna poświęca jedną swoją, potajemnie i jednocześnie. Jeśli nie macie żadnej, nie poświęcacie.
rule-KA40 = Na siatce zaawansowanej jest tak samo.
rule-KA41 = We dwoje zagrywasz karty magii jedną po drugiej, z ripostami pomiędzy; nigdy postać i magię razem. Dobrać możesz tylko zamiast grania.
rule-KA42 = We troje gra najpierw ktoś z pary, potem solo, potem drugie z pary i znów solo. Albo zaczyna solo.
rule-KA43 = Drużyna rozmawia w swoim gronie. Sami ustalacie, czy widzi nawzajem swoje karty; jeśli nic nie ustalicie, widzi.
rule-KA44 = Pusta ręka niczego nie zmienia.
rule-KA45 = Na ręce możesz mieć dowolnie dużo kart.
rule-KA46 = Odrzucone leżą odkryte, a liczba kart w talii jest znana.
rule-KA47 = Gdy ktoś odchodzi od stołu, gra za niego reszta drużyny. Jeśli z drużyny nie został nikt, wygrywają przeciwnicy.
rule-KA48 = Jeśli nie odpowiesz na czas, pasujesz, a wypełniony cel odkrywasz. Gdzie musisz coś wybrać, wybieramy losowo.
rule-KA49 = Ripostę możesz zagrać także w swojej turze.
rule-KA50 = Pola a–g to pola A–G.
rule-KA51 = Riposta odpowiada na wierzch stosu i na nic innego.
rule-KA52 = Nikt nie zagląda do talii.
rule-KA53 = Grana postać już stoi na swoim polu: pole jest zajęte, możesz ją wskazać, sąsiedzi ją chronią, ale jej własny tekst jeszcze nie działa. Zatrzymana albo zniszczona od razu zwalnia pole. Uratowana wchodzi jak zwykle.
rule-KA54 = Żadnego pytania nie pomijamy z powodu tajemnicy: lądowanie proponujemy każdemu, a o cel pytamy zawsze, gdy jakiś ukryty mógłby być wypełniony.
rule-KA55 = Z kilku ripost liczy się pierwsza w kolejności, nie najszybsza.
rule-KA56 = Talię wybiera najmłodsze z was. Cel odkrywacie, jeśli ktokolwiek z drużyny tak powie albo milczy; zostaje zakryty, gdy chcą tego wszyscy. Kogo poświęcić, może powiedzieć każdy z drużyny; liczy się ostatnie słowo. Drużyny ustala gospodarz albo losowanie.
rule-KA57 = Karta zatrzymana na pełnej siatce była próbą: nie zaczyna impasu.
rule-KA58 = Riposta idzie do odrzuconych swojej drużyny, gdy schodzi ze stosu.

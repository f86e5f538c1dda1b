# Pixoid po polsku.

## Pytania i ustawienia stołu

topic-pixoid-place = Wybierz pole startowe
topic-pixoid-program = Zaprogramuj ruch
phase-pixoid-place = ustawianie pionków
phase-pixoid-program = programowanie ruchu

option-pixoid-variant = Długość gry
option-pixoid-variant-help = Pełna gra to tyle rund, ilu graczy. Krótka to jedna runda bez punktów.
option-pixoid-variant-standard = Pełna
option-pixoid-variant-short = Krótka
option-pixoid-first = Pierwszy Pixoid
option-pixoid-first-help = Kto ucieka w pierwszej rundzie. Puste znaczy: losujemy.
option-pixoid-first-null = Losowo
option-pixoid-board = Plansza
option-pixoid-board-help = Numer układu kafelków, od 0 do 383. Puste znaczy: losujemy.
option-pixoid-board-null = Losowa
pixoid-boards = Plansza: { $board }
pixoid-board-number = Plansza { $number }
pixoid-boards-others = Pokaż inne

## Plansza

pixoid-board = Plansza Pixoida
pixoid-hand = Twój kontroler
pixoid-controllers = Kontrolery
pixoid-round = Runda { $round }/{ $rounds }
pixoid-short-game = Krótka gra
pixoid-is-pixoid = Pixoid: { $name }
pixoid-role-pixoid = Pixoid
pixoid-role-virus = Wirus
pixoid-third-virus = Trzeci wirus
pixoid-third-virus-short = 3. wirus
pixoid-reserve = { $left ->
    [one] W rezerwie jest { $left } kostka
    [few] W rezerwie są { $left } kostki
   *[other] W rezerwie jest { $left } kostek
  }, Pixoid ma { $taken }.
pixoid-reserve-left = { $left ->
    [one] Została { $left } kostka
    [few] Zostały { $left } kostki
   *[other] Zostało { $left } kostek
  }
pixoid-bonuses = Zebrane bonusy: { $taken } z 4.
pixoid-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
pixoid-led-in = Gotowe
pixoid-led-waiting = Czekamy
pixoid-replay = Ostatnia tura
pixoid-skip = Pomiń
pixoid-speed = Tempo powtórki: { $speed }
pixoid-stands-pixoid = Pixoid ({ $name }): rząd { $row }, kolumna { $column }.
pixoid-stands-virus = Wirus ({ $name }): rząd { $row }, kolumna { $column }.
pixoid-lies-bonus = Bonus: rząd { $row }, kolumna { $column }.

## Koniec rundy i gry

pixoid-caught = Pixoid wpadł!
pixoid-escaped = Pixoid uciekł!
pixoid-round-brought = { $cubes ->
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[other] { $cubes } kostek
  } z rezerwy, { $bonuses ->
    [one] { $bonuses } bonus
    [few] { $bonuses } bonusy
   *[other] { $bonuses } bonusów
  }.
pixoid-next-pixoid = Teraz Pixoidem jest { $name }
pixoid-won = Wygrana: { $names }!
pixoid-won-shared = Wspólna wygrana: { $names }!
pixoid-won-viruses = Wirusy górą! { $names }
pixoid-show-board = Pokaż planszę

## Kontroler

pixoid-direction = Kierunek
pixoid-distance = Odległość
pixoid-distance-past = { $distance }, ściana po { $reach }
pixoid-way-up = w górę
pixoid-way-right = w prawo
pixoid-way-down = w dół
pixoid-way-left = w lewo
pixoid-way-wall = { $way }: ściana
pixoid-pick-both = Wybierz kierunek i odległość
pixoid-pick-direction = Jeszcze kierunek
pixoid-pick-distance = Jeszcze odległość
pixoid-go = Idę { $way } o { $distance }
pixoid-go-both = Ruszam oba wirusy
pixoid-next-controller = Teraz drugi wirus
pixoid-wall-after = { $reach ->
    [one] ściana zatrzyma po { $reach } pikselu
   *[other] ściana zatrzyma po { $reach } pikselach
  }
pixoid-my-virus = Mój wirus
pixoid-set = ustawiony
pixoid-pick-start = Wybierz róg
pixoid-corner = { $corner ->
    [top-left] Lewy górny
    [top-right] Prawy górny
    [bottom-left] Lewy dolny
   *[bottom-right] Prawy dolny
  }
pixoid-start-here = { $corner ->
    [top-left] Startuję w lewym górnym rogu
    [top-right] Startuję w prawym górnym rogu
    [bottom-left] Startuję w lewym dolnym rogu
   *[bottom-right] Startuję w prawym dolnym rogu
  }
pixoid-you-are-in = Ruch gotowy
pixoid-waiting = Jeszcze chwila…
pixoid-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }
pixoid-you-won = Wygrywasz!
pixoid-you-lost = Tym razem się nie udało.
pixoid-you-place = Twoje miejsce: { $place }.
pixoid-you-pixoid = W tej rundzie uciekasz
pixoid-you-virus = W tej rundzie gonisz
pixoid-you-spectator = Oglądasz

## Podpowiedzi

pixoid-hint-place = Wybierz, skąd ruszasz: dotknij czerwonego rogu albo przycisku. Pixoid ucieka, wirusy gonią.
pixoid-hint-program = Kierunek i liczba, po cichu. Za dużo to nie błąd: ściana zatrzyma.
pixoid-hint-capture = Koniec rundy! Pixoid liczy swoje kostki, wirusy to, co zostało w rezerwie.

help-pixoid-place = Wybierz czerwone pole, z którego ruszysz. Zajętych nie ma już na liście (PR7).
help-pixoid-program = Ustaw kierunek i liczbę pikseli; nikt tego nie widzi, dopóki wszyscy nie skończą (PR9). Uciekasz? Idź tam, gdzie nikt nie zdąży. Gonisz? Zgadnij, dokąd Pixoid pobiegnie, i przejdź przez to pole.

## Dziennik

pixoid-log-round = Runda { $round }. Pixoid: { $name }.
pixoid-log-placed = { $name }: start, { $corner ->
    [top-left] lewy górny róg
    [top-right] prawy górny róg
    [bottom-left] lewy dolny róg
   *[bottom-right] prawy dolny róg
  }.
pixoid-log-moved = { $name }: { $way } o { $distance }.
pixoid-log-moved-less = { $name }: { $way } o { $distance }, przebyte { $went }.
pixoid-log-too-late = { $name }: { $way } o { $distance }, ale runda kończy się przed ruchem.
pixoid-log-collected = Pixoid zbiera bonus (rząd { $row }, kolumna { $column }).
pixoid-log-caught = Pixoid wpadł (rząd { $row }, kolumna { $column }).
pixoid-log-cube = Pixoid bierze kostkę, w rezerwie { $left ->
    [one] została { $left }
    [few] zostały { $left }
   *[other] zostało { $left }
  }.
pixoid-log-second = Drugi kontroler ma teraz { $name }.
pixoid-log-end-caught = Koniec rundy: Pixoid złapany.
pixoid-log-end-escaped = Koniec rundy: Pixoid uciekł.
pixoid-log-gained = { $name }: +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.

## Odmowy: która zasada i co można zrobić

refusal-pixoid-no-such-seat = Pierwszym Pixoidem nie może być miejsce { $seat }: { $seats ->
    [few] przy tym stole grają { $seats } osoby
   *[other] przy tym stole gra { $seats } osób
  }. Wskaż zajęte miejsce albo zdaj się na los (PR5).
refusal-pixoid-place-first = Najpierw pionek musi stanąć na planszy. Wybierz wolne pole startowe (PR7).
refusal-pixoid-not-a-start-pixel = Zaczynasz na czerwonym polu. Wybierz jedno z wolnych (PR7).
refusal-pixoid-taken = To pole jest już zajęte. Wybierz inne czerwone (PR7).
refusal-pixoid-program-now = Pionki już stoją, teraz pora na ruch. Ustaw kierunek i odległość (PR9).
refusal-pixoid-must-move = Nie możesz stać: ustaw co najmniej 1 (PR9).
refusal-pixoid-wall = Tuż obok jest ściana. Wybierz inny kierunek (PR9).
refusal-pixoid-too-far = Tarcza kończy się na { $farthest }. Ustaw od 1 do { $farthest } (PA1).
refusal-pixoid-no-such-board = Nie ma takiej planszy. Podaj numer od 0 do 383 albo zdaj się na los (PA23).
refusal-pixoid-seats-are-fixed = W trakcie gry miejsca są stałe. Na tym miejscu ({ $seat }) może zagrać bot (PA30).
refusal-pixoid-over = Ta gra już jest skończona. Zagrajcie następną (PR21).
refusal-pixoid-wrong-seats = W Pixoida zagracie tylko we troje lub czworo. Popraw liczbę miejsc (PR4).
refusal-pixoid-round-is-over = W tej pozycji runda jest już skończona. Zostaw w rezerwie od 1 do 12 kostek (PR4).
refusal-pixoid-second-controller = Drugi kontroler jest tylko w grze we troje, u kogoś z wirusem. Popraw pozycję (PR4).
refusal-pixoid-caught-already = W tej pozycji Pixoid jest już złapany. Rozstaw pionki osobno (PR4).

## Zasady

rules-pixoid-aim = Jedno z was jest Pixoidem i ucieka po ścieżkach płytki drukowanej. Reszta to wirusy i goni. Im dłużej Pixoid wytrzyma, tym więcej punktów dla niego i tym mniej dla wirusów.
rules-pixoid-turn-1 = Po cichu ustaw kierunek i liczbę pikseli, jak wszyscy.
rules-pixoid-turn-2 = Odkrywacie kontrolery. Pixoid rusza pierwszy i zbiera bonusy, wirusy biegną zaraz po nim.
rules-pixoid-turn-3 = Wirus wszedł na piksel Pixoida? Koniec rundy. Jeśli nie, Pixoid bierze kostkę z rezerwy i gramy dalej.
rules-pixoid-end = Runda kończy się złapaniem albo dwunastą kostką. Pixoid dostaje punkt za każdą kostkę i bonus, każdy z wirusów tyle, ile kostek zostało. Uciekacie po kolei; wygrywa największa suma.

intro-pixoid-1 = Pixoid stoi w lewym górnym rogu. Gonisz go jako wirus: stań po przekątnej, w prawym dolnym rogu.
intro-pixoid-3 = Ustaw kierunek i liczbę: w lewo o 4. Inni robią to samo i nikt nie widzi cudzego ruchu.
intro-pixoid-4 = Nikt nie złapał, więc Pixoid ma pierwszą kostkę z dwunastu. Bliżej, w górę o 3.
intro-pixoid-7 = Pixoid ma już cztery kostki, ale jest w potrzasku: pobiegnie w prawo, po bonus. Odetnij drogę: w lewo o 3.
intro-pixoid-8 = Masz go! Pixoid dostaje 5 punktów za kostki i bonus, każdy z wirusów 8 za to, co zostało. Teraz ucieka ktoś inny.

rule-PR1 = Jedno z was jest Pixoidem, reszta wirusami. W każdej rundzie ucieka ktoś inny, a gdy wszyscy mają to za sobą, wygrywa największa liczba punktów.
rule-PR2 = Kafelki, ramkę, kontrolery i kostki zastępuje tu ekran: plansza z torem punktów dookoła, kontroler w twojej ręce i rząd 12 białych kostek rezerwy.
rule-PR3 = Piksele łączą ścieżki, a dzielą ściany, których nikt nie przekracza. Czerwone piksele to pola startowe, na jasnych leżą bonusy.
rule-PR4 = Cztery kafelki tworzą kwadrat. Na każdym z 4 pikseli bonusowych leży kostka, 12 kostek czeka w rezerwie.
rule-PR5 = W pudełku zaczyna najstarsze z was. Tu nikt nie pyta o wiek: pierwszego Pixoida wskazuje losowanie albo gospodarz stołu.
rule-PR6 = Wszyscy zaczynacie z zerem punktów.
rule-PR7 = Najpierw Pixoid staje na dowolnym polu startowym, potem wirusy po kolei, zgodnie z ruchem wskazówek zegara, na wolnych polach.
rule-PR8 = Runda trwa najwyżej 12 tur. Tura to ciche programowanie, ruch i punktacja.
rule-PR9 = Program to kierunek i liczba pikseli. Nie możesz ustawić 0 ani iść prosto w ścianę, przy której stoisz.
rule-PR10 = Wirusy niczego nie uzgadniają. Gonią w milczeniu.
rule-PR11 = Odkrywacie kontrolery naraz. Pixoid idzie pierwszy, potem wszystkie wirusy jednocześnie, każdy na pełną odległość. Ściana zatrzymuje na pikselu przed nią.
rule-PR12 = Jeśli Pixoid wejdzie na piksel z wirusem, choćby tylko w przelocie, wpada i runda się kończy.
rule-PR13 = Jeśli wirus wejdzie na piksel Pixoida, choćby tylko w przelocie, łapie go i runda się kończy.
rule-PR14 = Kilka wirusów może stać na jednym pikselu.
rule-PR15 = Bonusy zbiera tylko Pixoid. Wystarczy przejść przez piksel z kostką; drugi raz nic już tam nie ma.
rule-PR16 = Jeśli w turze nikt nie złapał Pixoida, bierze on kostkę z rezerwy. Dwunasta kończy rundę.
rule-PR17 = Po udanej ucieczce Pixoid dostaje 12 punktów i po 1 za każdy bonus, a wirusy nic.
rule-PR18 = Po złapaniu Pixoid dostaje po 1 punkcie za każdą wziętą kostkę i każdy bonus, a każdy z wirusów tyle, ile kostek zostało w rezerwie.
rule-PR19 = Przykład: Pixoid wpada z 9 kostkami i 1 bonusem. Ma 10 punktów, a każdy z wirusów 3.
rule-PR20 = Przed kolejną rundą kostki i bonusy wracają, pionki schodzą z planszy, a Pixoidem zostaje ktoś po lewej od poprzedniego.
rule-PR21 = Rund jest tyle, ilu was. Wygrywa największa liczba punktów, a remis to wspólna wygrana.
rule-PR22 = Krótka gra to jedna runda bez punktów. Pixoid wygrywa od razu, gdy ma 12 białych kostek, z rezerwy i z bonusów łącznie. Wirusy wygrywają, jeśli złapią go wcześniej.
rule-PR23 = We troje jest też trzeci wirus. Najpierw prowadzi go ktoś po lewej od Pixoida, a po każdej turze drugi kontroler przechodzi na drugie miejsce z wirusem.

rule-PA1 = Odległość ustawiasz od 1 do 9. Może być większa, niż jest drogi.
rule-PA2 = Jeśli ustawisz 9, a po 2 pikselach trafisz na ścianę, idziesz o 2. Wszyscy widzą jednak 9.
rule-PA3 = Niedozwolonego ruchu nie wyślesz: kontroler od razu powie dlaczego.
rule-PA4 = Pierwszy krok możesz zrobić prosto na przeciwnika. Pixoid wtedy wpada, a wirus łapie.
rule-PA5 = Bonus zebrany po drodze do złapania liczy się normalnie.
rule-PA6 = Wirus stojący na pikselu z bonusem jest ważniejszy: Pixoid wpada i bonusu nie dostaje.
rule-PA7 = Pixoid nie przeskoczy wirusa, który i tak zaraz odejdzie. Wirusy ruszają dopiero po nim.
rule-PA8 = Wirusy mogą mijać się i zamieniać miejscami, nie przeszkadzają sobie.
rule-PA9 = Liczysz kostki z całej rundy, nie z jednej tury.
rule-PA10 = Za turę, w której Pixoid wpadł, kostki nie ma.
rule-PA11 = Złapanie w dwunastej turze daje każdemu z wirusów 1 punkt.
rule-PA12 = Dwa wirusy, które złapią naraz, dostają tyle samo co jeden.
rule-PA13 = Trzeci wirus nie punktuje. Oba miejsca z wirusami dostają pełne punkty, bez względu na to, kto złapał.
rule-PA14 = W każdej rundzie drugi kontroler zaczyna na miejscu po lewej od nowego Pixoida.
rule-PA15 = We troje ustawia się najpierw Pixoid, potem ktoś po lewej, potem trzecie z was. Trzeci wirus dostaje to, co zostało.
rule-PA16 = Jeśli masz dwa kontrolery, musisz ustawić oba.
rule-PA17 = We czworo ostatni wirus nie ma wyboru, więc gra ustawia go sama.
rule-PA18 = W krótkiej grze odpada tylko tor punktów. Pionki ustawiacie tak samo.
rule-PA19 = W krótkiej grze dwunasta kostka wygrywa od razu. Reszta ruchu przepada, nawet jeśli dalej stał wirus.
rule-PA20 = W krótkiej grze chodzi o 12 kostek, a nie o 12 tur.
rule-PA21 = Krótką grę zagracie także we troje.
rule-PA22 = W krótkiej grze Pixoida wskazuje losowanie albo gospodarz stołu.
rule-PA23 = Kafelki można ułożyć na 384 sposoby. Jedna plansza, wylosowana lub wybrana, służy przez całą grę.
rule-PA24 = Nie ma tuneli: z brzegu planszy nie wyjdziesz po drugiej stronie.
rule-PA25 = Od pierwszego pionka na planszy do końca rundy wirusy nie mają czatu. Pixoid może mówić, co chce.
rule-PA26 = Kierunki są te same dla wszystkich: w górę znaczy w górę ekranu.
rule-PA27 = Remis to wspólna wygrana.
rule-PA28 = We czworo nie zdobędziesz więcej niż 52 punkty, a we troje więcej niż 40.
rule-PA29 = Gdy cię nie ma, gra wybiera za ciebie losowo: wolne pole startowe albo wolny kierunek i od 1 do 3 pikseli.
rule-PA30 = Jeśli odejdziesz, gra za ciebie bot: na tym samym miejscu i z tymi samymi punktami.
rule-PA31 = W pięcioro i sześcioro nie zagracie.
rule-PA32 = We dwoje nie zagracie.
rule-PA33 = Na każdej planszy dojdziesz wszędzie i nie ma ślepych uliczek.
rule-PA34 = Jako Pixoid musisz się ruszyć, nawet jeśli każda droga prowadzi do wirusa.
rule-PA35 = Najpierw wszyscy widzą wszystkie programy, potem rusza Pixoid, a na końcu razem wirusy.

## Boty

bot-wavering = Sójka
bot-wavering-line = Czasem pomyśli, a czasem wybiera się za morze. Walizka stoi w przedpokoju od lat.
bot-wavering-strength = bystra
pixoid-why-escaped = Dwanaście białych kostek: Pixoid wygrywa od razu.
pixoid-why-caught = Pixoid złapany, zanim uzbierał dwanaście białych kostek: wirusy wygrywają razem.

# Dixit z prawdziwymi kartami, każdy na swoim telefonie: ekrany, dziennik, odmowy i zasady. Reszta słów jest Dixita.

## Pytania i ustawienia

topic-dixitbox-tell = Opowiedz, a potem wyłóżcie karty
topic-dixitbox-vote = Która karta jest narratora?
topic-dixitbox-which = Która karta jest twoja?
topic-dixitbox-whose = Czyje są karty z głosami?
phase-dixitbox-tell = opowiadanie i wykładanie kart
phase-dixitbox-vote = głosowanie
phase-dixitbox-which = odkrycie karty narratora
phase-dixitbox-whose = czyje były karty

option-dixitbox-target = Do ilu punktów
option-dixitbox-target-help = Gra kończy się po rundzie, w której ktoś ma tyle punktów.
option-dixitbox-first = Pierwszy narrator
option-dixitbox-first-help = Kto opowiada w pierwszej rundzie. Puste znaczy: losujemy.
option-dixitbox-first-null = Losowo

help-dixitbox-tell = Narrator mówi skojarzenie na głos, wszyscy oddają karty i wykładacie je odkryte, z numerami. Wtedy narrator dotyka przycisku (DB3).
help-dixitbox-vote = Jedna z kart na stole należy do narratora. Ustaw jej numer na tarczy; nikt go nie zobaczy, dopóki nie zagłosują wszyscy (DB5).
help-dixitbox-which = Głosy są odkryte. Narrator mówi, który numer ma jego karta (DB7).
help-dixitbox-whose = Narrator mówi, czyje są pozostałe karty, na które ktoś zagłosował. Za każdy głos jest punkt (DB8).

## Poczekalnia i stół

dixitbox-board = Stół z kartami z pudełka
dixitbox-hand = Twój telefon
dixitbox-real = Karty macie prawdziwe, telefony liczą głosy i punkty
dixitbox-seating = Usiądźcie na ekranie w tej samej kolejności co przy stole: narratorem zostaje zawsze ktoś z lewej.
dixitbox-three = We troje każdy daje narratorowi po dwie karty, więc na stole leży pięć.
dixitbox-you-tell = Opowiadasz ty
dixitbox-tell-how = Powiedz skojarzenie na głos. Gdy karty leżą odkryte, od 1 do { $places }, dotknij przycisku.
dixitbox-board-vote = Która karta jest narratora?
dixitbox-vote-how = Ustaw numer karty na tarczy. Własnej nie możesz wskazać.
dixitbox-needs-which = Który numer ma twoja karta?
dixitbox-which-how = Głosy są odkryte. Teraz ty: ustaw numer swojej karty.
dixitbox-which-mine = Moja karta to { $place }
dixitbox-says-which = { $name } mówi, która karta jest właściwa
dixitbox-says-whose = { $name } mówi, czyje są pozostałe karty
dixitbox-nobody-voted = Żaden głos się nie liczy, więc nie ma punktów.

## Dziennik

dixitbox-log-laid = { $name } opowiada. Karty leżą na stole.
dixitbox-log-votes = Karta { $place }: { $names }.
dixitbox-log-right = Karta narratora ({ $name }): { $place }.
dixitbox-log-owner = Karta { $place }: { $name }.
dixitbox-log-passed-over = { $name } nie odpowiada w porę. Nikt nie dostaje punktów.

## Odmowy

refusal-dixitbox-no-such-target = Możecie grać do { $from }–{ $to } punktów. Ustaw inną liczbę (DB15).
refusal-dixitbox-no-such-seat = Pierwszym narratorem nie może być miejsce { $seat }: { $seats ->
    [few] przy stole są { $seats } osoby
   *[other] przy stole jest { $seats } osób
  } (DB2).
refusal-dixitbox-say-laid = Teraz pytamy tylko, czy karty już leżą na stole (DB3).
refusal-dixitbox-a-place-is-asked = Wskaż numer karty na stole (DB5, DB7).
refusal-dixitbox-no-such-place = Na stole nie ma karty numer { $place }. Wybierz numer od 1 do { $places } (DB1).
refusal-dixitbox-an-owner-is-asked = Powiedz, czyja jest karta (DB8).
refusal-dixitbox-not-a-guesser = { $seat } nie może mieć tu karty. Wybierz kogoś, kto głosuje w tej rundzie (DB8).
refusal-dixitbox-too-many-cards = { $seat } ma już na stole tyle kart, ile mogło położyć: { $cards }. Wskaż kogoś innego (DB8).
refusal-dixitbox-over = Ta gra już jest skończona. Zagrajcie następną (DB15).

## Zasady

rule-DB1 = Gracie w trzy do ośmiu osób. Telefony znają tylko numery kart na stole: jest ich tyle, ilu was, a we troje pięć.
rule-DB2 = Pierwszego narratora wskazuje losowanie albo gospodarz; potem opowiada zawsze ktoś z lewej.
rule-DB3 = Narrator mówi skojarzenie na głos, a wy oddajecie i wykładacie karty jak w Dixicie. Gdy leżą odkryte, narrator zaznacza to na telefonie.
rule-DB4 = Co kto powiedział i czyje karty leżą na stole, to już sprawa ludzi, nie telefonów.
rule-DB5 = Wszyscy poza narratorem głosują po cichu na numer karty. Głos możesz zmienić, dopóki nie padnie ostatni; potem odkrywamy wszystkie naraz.
rule-DB6 = Do tej chwili widać, kto już zagłosował, ale nikt nie widzi na co.
rule-DB7 = Potem narrator mówi, pod którym numerem leży właściwa karta.
rule-DB8 = O każdej innej karcie z głosami narrator mówi, czyja jest. Może wskazać każdego poza sobą, ale nikt nie ma na stole więcej kart, niż oddał: jednej, a we troje dwóch.
rule-DB9 = Głos, który okaże się głosem na własną kartę, przepada.
rule-DB10 = Punkty liczymy jak w Dixicie, a króliki idą naprzód.
rule-DB11 = Jeśli nie zagłosujesz w porę, wstrzymujesz się; numer, który już stoi na twojej tarczy, liczy się.
rule-DB12 = Jeśli narrator w porę nie powie, że karty leżą albo która jest właściwa, traci kolejkę: nikt nie dostaje punktów i opowiada ktoś następny.
rule-DB13 = Jeśli narrator w porę nie powie, czyja jest karta, jest ona niczyja: głosy na nią chybiają, a nikt na nich nie zyskuje.
rule-DB14 = Każde pytanie możesz odpuścić; to tyle samo, co nie odpowiedzieć w porę. Tak samo robi puste krzesło za kogoś, kogo nie ma.
rule-DB15 = Gra kończy się po rundzie, w której ktoś ma tyle punktów, na ile się umówiliście, zwykle 30. Wygrywa największa liczba punktów; przy remisie wygrywacie razem.
rule-DB16 = Gdy każdy opowiadał dwa razy i nikt nie zdobył punktu, a także po 99 rundach, gra kończy się z takim wynikiem, jaki jest.

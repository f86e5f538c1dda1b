# Dixit po polsku.

## Pytania i ustawienia stołu

topic-dixit-opener = Masz już skojarzenie?
topic-dixit-tell = Wybierz kartę i wymyśl skojarzenie
topic-dixit-lay = { $count ->
    [one] Dołóż kartę, która pasuje
   *[other] Dołóż { $count } karty, które pasują
  }
topic-dixit-vote = Która karta jest narratora?
phase-dixit-opener = kto ma skojarzenie
phase-dixit-tell = wymyślanie skojarzenia
phase-dixit-lay = dokładanie kart
phase-dixit-vote = głosowanie

option-dixit-target = Do ilu punktów
option-dixit-target-help = Gra kończy się po rundzie, w której ktoś ma tyle punktów.
option-dixit-rounds = Najwyżej rund
option-dixit-rounds-help = Po tylu rundach koniec, nawet jeśli nikt nie dobił do celu.
option-dixit-rounds-null = bez limitu
option-dixit-clue = Długość skojarzenia
option-dixit-clue-help = Ile znaków może mieć skojarzenie.
option-dixit-opener = Kto zaczyna
option-dixit-opener-help = Jak wyłania się pierwszego narratora.
option-dixit-opener-lot = Los
option-dixit-opener-who-has-a-clue = Kto ma pomysł
option-dixit-first = Pierwszy narrator
option-dixit-first-help = Kto opowiada w pierwszej rundzie. Bez wyboru zdecyduje los.
option-dixit-first-null = Losowo
option-dixit-newcomers = Kto się dosiada
option-dixit-newcomers-help = Z iloma punktami zaczyna osoba, która dołącza w trakcie.
option-dixit-newcomers-lowest = jak ostatni
option-dixit-newcomers-zero = od zera
option-dixit-words = Boty opowiadają
option-dixit-words-help = W jakim języku boty mówią skojarzenia.
option-dixit-words-pl = po polsku
option-dixit-words-en = po angielsku
option-dixit-deck = Talia
option-dixit-deck-help = Którymi obrazkami gramy.
option-dixit-deck-house = pierwsza domowa
option-dixit-deck-second = druga domowa
option-dixit-deck-both = obie domowe razem
option-dixit-deck-own = własna

## Plansza

dixit-board = Stół do Dixita
dixit-hand = Twoje karty
dixit-your-cards = Karty na ręce
dixit-players = Gracze i punkty
dixit-narrates = narrator
dixit-is-in = gotowe
dixit-round = Runda { $round }
dixit-round-of = Runda { $round } · opowiada { $name }
dixit-round-tells = Runda { $round }: opowiada { $name }
dixit-round-each = Runda { $round } · pozostali dają po { $count } karty
dixit-previous = Poprzednia runda: „{ $clue }”
dixit-track = Łąka królików, cel: { $target }
dixit-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
dixit-stands = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
dixit-tells = Opowiada { $name }
dixit-quoted = „{ $clue }”
dixit-thinks = { $name } wymyśla skojarzenie
dixit-who-opens = Kto ma już skojarzenie?
dixit-card = Karta { $number }
dixit-own-card = Karta { $number } z waszej talii
dixit-place = { $place }. { $label }
dixit-place-mine = { $place }. { $label } (twoja)
dixit-mine = twoja
dixit-mine-why = To twoja karta. Na nią nie można głosować.
dixit-whose = Karta gracza: { $name }
dixit-votes-here = Głos: { $name }
dixit-replay = Powtórka
dixit-skip = Pomiń
dixit-history = Rundy
dixit-history-title = Wszystkie rundy
dixit-found-by = Kto znalazł kartę narratora: { $names }
dixit-found-by-nobody = Nikt nie znalazł karty narratora
dixit-look-closer = Karta z bliska
dixit-in-words = Co widać?
dixit-card-before = Poprzednia karta
dixit-card-after = Następna karta

## Ręka

dixit-clue = Twoje skojarzenie
dixit-clue-placeholder = Słowo, zdanie, cytat…
dixit-clue-left = { $count ->
    [one] został { $count } znak
    [few] zostały { $count } znaki
   *[other] zostało { $count } znaków
  }
dixit-clue-again = To skojarzenie już dziś padło. Wolno je powtórzyć.
dixit-needs-both = Wybierz kartę i napisz skojarzenie
dixit-needs-card = Jeszcze karta
dixit-needs-clue = Jeszcze skojarzenie
dixit-too-long = Skojarzenie jest za długie
dixit-tell = Opowiadam
dixit-tell-detail = Karta zakryta na stół, skojarzenie dla wszystkich
dixit-tell-this = Opowiadam o tej
dixit-told = Opowiedziane
dixit-no-idea = Nie mam pomysłu, dalej
dixit-put-back = Odkładam na rękę
dixit-lay-this = Wybieram tę
dixit-needs-cards = { $count ->
    [one] Wybierz kartę, która zmyli
    [few] Wybierz { $count } karty, które zmylą
   *[other] Wybierz { $count } kart, które zmylą
  }
dixit-needs-more = Jeszcze jedna karta, razem { $count }
dixit-lay = { $count ->
    [one] Kładę tę kartę
   *[other] Kładę te { $count } karty
  }
dixit-laid = { $count ->
    [one] Karta na stole
   *[other] { $count } karty na stole
  }
dixit-dial = Tarcza do głosowania
dixit-vote-how = Obróć tarczę albo dotknij karty na stole.
dixit-vote-wait = Wszystkie głosy odkryją się naraz.
dixit-heart = Serce za skojarzenie
dixit-needs-vote = Która karta jest narratora?
dixit-choose-place = Wybieram { $place }
dixit-vote = Głosuję na { $place }
dixit-voted = Głos oddany na { $place }
dixit-claim = Mam skojarzenie
dixit-claim-detail = Opowiadam w pierwszej rundzie
dixit-no-claim = Jeszcze nie mam
dixit-answered = Odpowiedź przyjęta
dixit-look-through = Możesz już przejrzeć swoje karty.
dixit-others-lay = Pozostali dokładają karty do twojego skojarzenia.
dixit-laying = Pozostali dokładają karty.
dixit-narrator-votes-not = Narrator nie głosuje: wiesz, która karta jest twoja.
dixit-voting = Pozostali głosują.
dixit-waiting = Jeszcze chwila…
dixit-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }

## Podpowiedzi

dixit-hint-tell = Ani zbyt jasno, ani zbyt mgliście: jeśli zgadną wszyscy albo nikt, nie dostaniesz punktów.
dixit-hint-lay = Zmyl innych: każdy głos na twoją kartę to punkt dla ciebie.
dixit-hint-vote = Znajdź kartę narratora. Dotknij dowolnej, żeby ją powiększyć.

help-dixit-opener = Masz już skojarzenie? Możesz zacząć. Nie masz? Wybierz „Jeszcze nie mam” (DA2).
help-dixit-tell = Wybierz kartę i powiedz o niej coś, co odgadną niektórzy, ale nie wszyscy (DR4). Słowo, zdanie, cytat: co chcesz.
help-dixit-lay = Ktoś już opowiada. Dołóż ze swojej ręki kartę, która też pasuje do skojarzenia, żeby inni się pomylili (DR5). We troje dokłada się dwie (DR15).
help-dixit-vote = Jedna z tych kart należy do osoby, która opowiada. Zagłosuj na tę, którą podejrzewasz; na swoją nie można (DR7).

## Koniec rundy i gry

dixit-verdict-all = Zgadli wszyscy. { $narrator } nie dostaje nic, pozostali po 2 punkty.
dixit-verdict-none = Karty numer { $place } nie wskazał nikt. { $narrator } nie dostaje nic, pozostali po 2 punkty.
dixit-verdict-some = { $count ->
    [one] Karta numer { $place }. Trafia { $names }.
   *[other] Karta numer { $place }. Trafiają { $names }.
  }
dixit-won = Wygrana: { $names }!
dixit-won-shared = Wspólna wygrana: { $names }!

## Z prawdziwym pudełkiem

dixit-box-who-tells = Kto opowiada?
dixit-box-how-tell = Narrator mówi skojarzenie i odkłada zakrytą kartę.
dixit-box-how-give = Pozostali dają narratorowi po jednej karcie.
dixit-box-how-give-two = Pozostali dają narratorowi po dwie karty: gracie we troje.
dixit-box-how-lay = Tasujecie je i wykładacie od 1 do { $places }.
dixit-box-laid = Karty leżą, głosujemy
dixit-box-votes = Głosuje { $name }
dixit-box-vote-how = Która karta jest narratora? Swojej nie wolno wskazać.
dixit-box-which = Która karta jest narratora? Mówi { $name }
dixit-box-whose = Czyja jest karta { $place }?
dixit-box-nobodys = Kartę { $place } wskazali wszyscy, którzy mogli ją położyć, a na swoją głosować nie wolno. Sprawdźcie numer karty narratora albo zagłosujcie od nowa.
dixit-box-needs-right = Wskażcie kartę narratora
dixit-box-needs-owners = Powiedzcie, czyje są karty z głosami
dixit-box-count = Liczymy punkty
dixit-box-next = Dalej: opowiada { $name }
dixit-box-again = Jeszcze raz w tym składzie
dixit-box-mend = Popraw ostatnią rundę
dixit-box-anew = Zagłosujcie od nowa

## Dziennik

dixit-log-opens = Pierwsze skojarzenie ma { $name }.
dixit-log-round = Runda { $round }. Opowiada { $name }.
dixit-log-told = { $name }: „{ $clue }”.
dixit-log-passed-over = { $name }: tym razem bez skojarzenia.
dixit-log-laid = { $count ->
    [one] { $count } karta na stole. Głosujemy.
    [few] { $count } karty na stole. Głosujemy.
   *[other] { $count } kart na stole. Głosujemy.
  }
dixit-log-card = Karta { $place }: { $name }, bez głosów.
dixit-log-card-voted = Karta { $place }: { $name }. Głosy: { $voters }.
dixit-log-gained = { $name }: +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
dixit-log-best-clue = { $hearts ->
    [one] „{ $clue }” ({ $name }): { $hearts } serce w jednej rundzie.
    [few] „{ $clue }” ({ $name }): { $hearts } serca w jednej rundzie.
   *[other] „{ $clue }” ({ $name }): { $hearts } serc w jednej rundzie.
  }
dixit-log-reshuffled = Talia się skończyła, odłożone karty wracają do gry.
dixit-log-joined = { $name } dołącza, na start { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
dixit-log-left = { $name } odchodzi od stolika.

## Odmowy: która zasada i co można zrobić

refusal-dixit-not-your-card = Tej karty nie masz na ręce. Wybierz jedną ze swoich (DR4, DR5).
refusal-dixit-two-different-cards = Potrzebne są dwie różne karty. Zmień jedną z nich (DR15).
refusal-dixit-no-such-place = Na stole nie ma karty numer { $place }. Wybierz numer od 1 do { $places } (DR7).
refusal-dixit-own-card = Karta numer { $place } jest twoja. Zagłosuj na inną (DA8).
refusal-dixit-claim-or-pass = Teraz pytamy tylko, czy masz skojarzenie. Zgłoś się albo odpuść (DA2).
refusal-dixit-a-card-is-asked = Wybierz kartę z ręki (DR4, DR5).
refusal-dixit-a-place-is-asked = Wskaż numer karty na stole (DR7).
refusal-dixit-over = Ta gra już się skończyła. Zagrajcie następną (DR14).
refusal-dixit-no-such-target = Grać można do { $from }–{ $to } punktów. Ustaw inną liczbę (DR14).
refusal-dixit-no-such-length = Skojarzenie może mieć od { $from } do { $to } znaków. Ustaw inną liczbę (DA4).
refusal-dixit-no-such-limit = Rund może być od { $from } do { $to }. Ustaw inną liczbę albo zdejmij limit (DA17).
refusal-dixit-no-such-seat = Pierwszym narratorem nie może być miejsce { $seat }: { $seats ->
    [few] przy tym stole grają { $seats } osoby
   *[other] przy tym stole gra { $seats } osób
  }. Wskaż zajęte miejsce albo zdaj się na los (DA2).
refusal-dixit-deck-too-small = Ta talia ma za mało kart: { $cards }. { $players ->
    [few] Na { $players } osoby
   *[other] Na { $players } osób
  } trzeba co najmniej { $fewest } (DA32).
refusal-dixit-deck-too-large = Ta talia ma za dużo kart: { $cards }. Zmieści się najwyżej { $most } (DA32).
refusal-dixit-between-rounds = Dosiąść się i odejść można między rundami, zanim padnie skojarzenie (DA26, DA28).
refusal-dixit-table-full = Przy tym stole nie ma już miejsca: w Dixita gra najwyżej osiem osób (DA1).
refusal-dixit-not-at-the-table = { $seat }: nikt taki nie siedzi przy tym stole (DA27).
refusal-dixit-three-must-stay = Zostać muszą co najmniej trzy osoby. Na tym miejscu może zagrać bot (DA27).

## Zasady

rules-dixit-aim = Co rundę ktoś opowiada o swojej karcie jednym skojarzeniem. Inni podkładają swoje i wszyscy szukają tej właściwej. Dobre skojarzenie odgadują niektórzy, ale nie wszyscy.
rules-dixit-turn-1 = Ktoś mówi skojarzenie do swojej karty, a pozostali dokładają z ręki takie, które też pasują.
rules-dixit-turn-2 = Karty leżą odkryte i przetasowane. Wszyscy poza narratorem po cichu głosują.
rules-dixit-turn-3 = Odkrywamy. Narrator i każdy, kto trafił, dostają po 3 punkty. Jeśli trafili wszyscy albo nikt, narrator nie dostaje nic, a pozostali po 2. Za każdy głos na twoją kartę masz 1 punkt.
rules-dixit-end = Gramy do 30 punktów. Runda, w której ktoś je zdobędzie, jest ostatnia; wygrywa największa liczba punktów.

intro-dixit-1 = Bocian opowiada. Dołóż kartę, która też pasuje: na przykład tę, na której ktoś gotuje wyspy.
intro-dixit-2 = Twoja karta leży pod dwójką. Która jest Bociana? Listy i ósemka… może poczta pod jedynką?
intro-dixit-3 = Trafione: 3 punkty, i jeszcze 1, bo ktoś dał się nabrać na twoją kartę. Teraz ty opowiadasz: wybierz papierowego tygrysa i napisz skojarzenie, nie za proste.
intro-dixit-6 = Dwie osoby z trzech znalazły tygrysa. Tak ma być: ktoś trafia, ale nie wszyscy, więc 3 punkty dla ciebie.
intro-dixit-clue = Osiem listów, żadnej odpowiedzi

rule-DR1 = W pudełku są 84 karty, 8 tarcz do głosowania, 8 królików i plansza z torem punktów oraz 8 numerowanymi miejscami na karty.
rule-DR2 = Masz na ręce 6 kart.
rule-DR3 = Zaczyna osoba, która pierwsza wpadnie na skojarzenie. Potem opowiada zawsze osoba po lewej od poprzedniego narratora.
rule-DR4 = Narrator wybiera po cichu jedną ze swoich kart i mówi skojarzenie: słowo, zdanie, dźwięk, coś wymyślonego albo cytat.
rule-DR5 = Pozostali po cichu oddają narratorowi po jednej swojej karcie, która pasuje do skojarzenia.
rule-DR6 = Karty tasuje się razem z kartą narratora i odkrywa na miejscach od 1 do n.
rule-DR7 = Wszyscy poza narratorem głosują po cichu na jedną kartę, nigdy na własną. Tarcze odkrywają się naraz.
rule-DR8 = Narrator pokazuje, która karta była jego.
rule-DR9 = Jeśli kartę narratora wskazali wszyscy albo nikt, narrator nie dostaje nic, a pozostali po 2 punkty.
rule-DR10 = Jeśli wskazali ją niektórzy, narrator i te osoby dostają po 3 punkty, a reszta nic.
rule-DR11 = Do tego każda osoba poza narratorem dostaje 1 punkt za każdy głos na jej kartę.
rule-DR12 = Króliki przesuwają się o tyle pól, ile kto zdobył punktów.
rule-DR13 = Użyte karty odkładacie odkryte i dobieracie do 6. Gdy w talii jest za mało kart, tasujecie ją na nowo razem z odłożonymi.
rule-DR14 = Gra kończy się po rundzie, w której ktoś ma 30 punktów. Wygrywa największa liczba punktów, a remis to wspólna wygrana.
rule-DR15 = W trzy osoby: 7 kart na ręce, pozostali dokładają po 2 karty (na stole leży 5) i dobierają po 2. Głos na dowolną z tych dwóch kart to 1 punkt.
rule-DR16 = Przykład na sześć osób: opowiada różowy królik. Niebieski i zielony trafiają, fioletowy i żółty głosują na kartę niebieskiego, czerwony na kartę fioletowego. Różowy 3, niebieski 5, zielony 3, fioletowy 1, żółty i czerwony 0.

rule-DA1 = Gra od trzech do ośmiu osób. Zasady dla trzech (DR15) obowiązują tylko w trzy osoby.
rule-DA2 = Pierwszego narratora wskazuje los albo gospodarz stołu. Można też zapytać wszystkich, kto ma skojarzenie: zaczyna pierwsza z tych osób w wylosowanej kolejności, a jeśli nikt nie ma, pierwsza osoba z tej kolejności.
rule-DA3 = Kartę i skojarzenie podajesz razem.
rule-DA4 = Skojarzenie to tekst od 1 do 140 znaków w dowolnym języku, widoczny dla wszystkich przez całą rundę. Stół może umówić się na mniej.
rule-DA5 = Skojarzenie wolno powtórzyć. Ekran o tym wspomni.
rule-DA6 = Każde skojarzenie jest dozwolone, nawet nieprawdziwe.
rule-DA7 = Kartę, skojarzenie i głos można zmienić, dopóki nie odpowie ostatnia osoba.
rule-DA8 = Na własną kartę nie możesz głosować, a w trzy osoby na żadną ze swoich dwóch.
rule-DA9 = Narrator nigdy nie głosuje.
rule-DA10 = Każdy układ kart na stole jest tak samo prawdopodobny, bez względu na to, kto dołożył pierwszy.
rule-DA11 = Kto nie zagłosował na czas, nie liczy się do „wszystkich” ani do „nikogo”. Taka osoba nie dostaje 3 ani 2 punktów, ale dostaje 1 za każdy głos na swoją kartę.
rule-DA12 = Za osobę, która nie dołożyła karty na czas, dokłada się losową, inną niż karty już wybrane.
rule-DA13 = Kto nie zdąży opowiedzieć, traci kolejkę: bez punktów, a opowiada następna osoba. Gdy wszyscy stracą kolejkę dwa razy z rzędu i nie uda się przy tym rozegrać ani jednej rundy, gra się kończy z takim wynikiem, jaki jest.
rule-DA14 = Jeśli nikt nie trafi, głosy na pozostałe karty i tak się liczą: 2 punkty i po 1 za głos.
rule-DA15 = W jednej rundzie nie da się zdobyć więcej niż 9 punktów, a jako narrator więcej niż 3. Tor biegnie dalej, za cel.
rule-DA16 = Jeśli cel osiągnie kilka osób, wygrywa największa liczba punktów, a równi wygrywają razem.
rule-DA17 = Stół może umówić się na liczbę rund; zwykle nie ma limitu. Stracona kolejka narratora liczy się do tego limitu, ale nie ma numeru: pierwsza rozegrana runda to runda 1.
rule-DA18 = Talia wystarcza na osiem osób: 56 z 84 kart. W osiem osób pierwsze tasowanie wypada na koniec piątej rundy.
rule-DA19 = Do tasowania wracają wszystkie odłożone karty, także te z ostatniej rundy. Karty na rękach zostają.
rule-DA20 = Jeśli talia nie wystarczy dla wszystkich, tasuje się ją, zanim ktokolwiek dobierze.
rule-DA21 = Dobiera się od lewej strony narratora, zgodnie z ruchem wskazówek zegara.
rule-DA22 = Po tasowaniu ta sama karta może pojawić się znowu.
rule-DA23 = W trzy osoby narrator dobiera 1 kartę, a pozostali po 2. Znów jest po 7.
rule-DA24 = W trzy osoby „wszyscy” to oboje głosujący, a „nikt” to żadne z nich.
rule-DA25 = Także w trzy osoby masz jeden głos.
rule-DA26 = Dosiąść się można między rundami: z pełną ręką, z najniższym wynikiem przy stole (albo od zera), na prawo od narratora, więc opowiada się na końcu kolejki.
rule-DA27 = Odejść można między rundami, karty trafiają na stos odłożonych. Zostać muszą trzy osoby. Troje gra wtedy po 7 kart, a gdy dosiądzie się czwarta osoba, pozostali nie dobierają, aż będą mieć po 6.
rule-DA28 = Jeśli narrator odejdzie przed opowieścią, opowiada następna osoba. Potem rundę gra się do końca.
rule-DA29 = Do odkrycia widać, kto już zagłosował, ale nie na co.
rule-DA30 = Po odkryciu widać, czyja jest która karta, kto na co głosował i ile kto zdobył.
rule-DA31 = Jeśli dwie karty pasują równie dobrze, nic z tego nie wynika.
rule-DA32 = Nada się każda talia, w której jest po 7 kart na osobę, a w trzy osoby 26. Najwyżej 200.
rule-DA33 = Każda nasza karta ma jeden neutralny opis w każdym języku.
rule-DA34 = Boty wybierają po skojarzeniach, każdy na swój sposób.
rule-DA35 = Króliki na tym samym polu się mieszczą.
rule-DA36 = W siedem i osiem osób też masz jeden głos.
rule-DA37 = Bot opowiada tym, co pasuje do jego karty: zapisanym dla niej skojarzeniem, powiedzeniem albo słowem. Jeśli talia nie ma takich skojarzeń, bot oddaje kolejkę, na co pytanie wtedy pozwala, ale nie wszyscy po kolei. Bot zawsze głosuje.
rule-DA38 = Są dwie talie domowe. Gra się pierwszą, drugą albo obiema, potasowanymi razem; zasady się nie zmieniają.
rule-DA39 = Razem z głosem można dać skojarzeniu serce. O niczym nie decyduje i nikt się o nim nie dowie przed końcem gry; wtedy poznajemy skojarzenie, które w jednej rundzie dostało ich najwięcej, a przy równej liczbie pierwsze z nich.

## Boty

bot-trickster = Kukułka
bot-trickster-line = Szuka haczyka i chętnie coś podrzuci.
bot-trickster-strength = bystra
bot-literal = Bocian
bot-literal-line = Bierze słowa takie, jakie są.
bot-literal-strength = bystry
bot-dreamer = Słowik
bot-dreamer-line = Słyszy to, co między słowami.
bot-dreamer-strength = bystry

## Talie

dixit-decks = Talia: { $deck }
dixit-deck-choose = Którymi obrazkami gramy
dixit-deck-own = własna talia { $number }
dixit-deck-facts = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, { $players ->
    [0] za mało do gry
    [3] wystarczy dla 3 osób
   *[other] wystarczy dla 3–{ $players } osób
}
dixit-deck-look = Obejrzyj
dixit-deck-look-at = Obejrzyj: { $name }
dixit-take-out = Wyjmij
dixit-take-out-it = Wyjmij z talii kartę { $number }
dixit-deck-remove = Usuń
dixit-deck-remove-it = Usuń: { $name }
dixit-deck-title = Własna talia { $number }
dixit-deck-remove-title = Usunąć własną talię { $number }?
dixit-deck-remove-ask = Obrazki znikną z serwera i nie da się ich przywrócić. Pliki na tym urządzeniu zostaną.
dixit-deck-keep = Niech zostanie
dixit-deck-bots = Boty nie widzą własnych obrazków: nie opowiadają i oddają kolejkę, a karty i głosy wybierają na chybił trafił.
dixit-bring = Przynieś własne obrazki
dixit-bring-how = Upuść tu folder, zdjęcia albo zip. Zobaczą je tylko osoby przy tym stoliku.
dixit-bring-files = Wybierz pliki lub zip
dixit-bring-folder = Wybierz folder
dixit-bring-limits = JPEG, PNG, WebP albo SVG: od 26 do 200 plików, każdy co najmniej 240 na 360 pikseli, do 10 MB i 40 megapikseli, razem do 400 MB. Z każdego bierzemy środek w kształcie karty, a dane ze zdjęć, takie jak miejsce, przepadają.
dixit-bring-sending = Wysyłam: { $percent }%
dixit-bring-looking = Oglądam obrazki…
dixit-bring-looking-at = Oglądam obrazki: { $done } z { $of }
dixit-bring-done = { $cards ->
    [one] Gotowe: w talii jest { $cards } karta.
    [few] Gotowe: w talii są { $cards } karty.
   *[other] Gotowe: w talii jest { $cards } kart.
}{ $out ->
    [0] { "" }
    [one] { " " }Jeden plik pominięty.
    [few] { " " }Pominięte pliki: { $out }.
   *[other] { " " }Pominięte pliki: { $out }.
}
dixit-misfits = { $count ->
    [one] Jeden plik się nie nadaje
    [few] { $count } pliki się nie nadają
   *[other] { $count } plików się nie nadaje
}
dixit-too-few = { $good ->
    [0] Żaden obrazek się nie nadaje, a potrzeba co najmniej { $fewest }.
    [one] Jest jeden dobry obrazek, a potrzeba co najmniej { $fewest }.
    [few] Są { $good } dobre obrazki, a potrzeba co najmniej { $fewest }.
   *[other] Jest { $good } dobrych obrazków, a potrzeba co najmniej { $fewest }.
}
dixit-good-ones = { $good ->
    [one] Pozostaje { $good } dobry obrazek.
    [few] Pozostają { $good } dobre obrazki.
   *[other] Pozostaje { $good } dobrych obrazków.
} { $players ->
    [3] Wystarczy dla 3 osób.
   *[other] Wystarczy dla 3–{ $players } osób.
} Na razie nic nie zostało zapisane.
dixit-take-good = Weź tylko dobre ({ $good })
dixit-choose-anew = Wybierz inaczej
dixit-flaw-not-a-picture = To nie jest JPEG, PNG, WebP ani SVG, cokolwiek mówi nazwa.
dixit-flaw-too-big = Ma ponad 10 MB.
dixit-flaw-too-many-pixels = Ma ponad 40 megapikseli.
dixit-flaw-broken = Jest uszkodzony: nie da się go odczytać do końca.
dixit-flaw-cut-off = Jest urwany: brakuje końca pliku.
dixit-flaw-too-small = Jest mniejszy niż karta: potrzeba co najmniej 240 na 360 pikseli.
dixit-flaw-duplicate = Pokazuje to samo co { $of }.
dixit-flaw-svg-outside = Rysunek pokazuje coś, czego w nim nie narysowano: inny plik, zdjęcie lub stronę. Zapisz go jako PNG.
dixit-flaw-svg-script = W rysunku jest skrypt. Zapisz go jako PNG.
dixit-flaw-svg-text = W rysunku jest tekst, a serwer nie ma czcionek. Zamień tekst na krzywe albo zapisz rysunek jako PNG.
dixit-flaw-svg-too-heavy = Rysunek jest zbyt zawiły. Zapisz go jako PNG.
problem-too-many-pictures = Za dużo naraz: w talii mieści się najwyżej 200 obrazków.
problem-upload-too-big = Za dużo naraz: wszystkie pliki razem mogą mieć 400 MB. Zmniejsz obrazki albo weź ich mniej.
problem-not-an-archive = Tego zipa nie da się otworzyć. Spakuj obrazki jeszcze raz albo wybierz je bez pakowania.
problem-no-pictures = Nie ma tu żadnych obrazków.
problem-upload-stalled = Wysyłanie utknęło. Sprawdź sieć i spróbuj jeszcze raz.
problem-import-busy = W drodze jest już dość obrazków. Spróbuj za chwilę.
problem-import-running = Ten stolik właśnie przynosi talię. Poczekaj, aż skończy.
problem-decks-full = Na serwerze nie ma już miejsca na talie. Może któraś jest niepotrzebna?
problem-your-decks-full = Talie z waszej sieci zajmują już całe swoje miejsce. Może któraś jest niepotrzebna?

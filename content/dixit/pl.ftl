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
option-dixit-rounds-help = Po tylu rundach koniec, nawet jeśli nikt nie ma dość punktów.
option-dixit-rounds-null = bez limitu
option-dixit-clue = Długość skojarzenia
option-dixit-clue-help = Ile znaków może mieć skojarzenie.
option-dixit-opener = Kto zaczyna
option-dixit-opener-help = Jak wybieracie pierwszego narratora.
option-dixit-opener-lot = Losowo
option-dixit-opener-who-has-a-clue = Kto ma pomysł
option-dixit-first = Pierwszy narrator
option-dixit-first-help = Kto opowiada w pierwszej rundzie. Puste znaczy: losujemy.
option-dixit-first-null = Losowo
option-dixit-newcomers = Kto się dosiada
option-dixit-newcomers-help = Z iloma punktami zaczyna ktoś, kto dołącza w trakcie.
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
dixit-mine-why = To twoja karta. Na nią nie możesz głosować.
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
dixit-clue-again = To skojarzenie już dziś padło. Możesz je powtórzyć.
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
dixit-vote-wait = Wszystkie głosy odkryjemy naraz.
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
help-dixit-lay = Ktoś już opowiada. Dołóż ze swojej ręki kartę, która też pasuje do skojarzenia i zmyli innych (DR5). We troje dołóż dwie (DR15).
help-dixit-vote = Jedna z tych kart należy do narratora. Zagłosuj na tę, którą podejrzewasz; na swoją nie możesz (DR7).

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
dixit-box-vote-how = Która karta jest narratora? Swojej nie możesz wskazać.
dixit-box-which = Która karta jest narratora? Mówi { $name }
dixit-box-whose = Czyja jest karta { $place }?
dixit-box-nobodys = Kartę { $place } wskazali wszyscy, którzy mogli ją położyć, a na swoją nikt nie może głosować. Sprawdźcie numer karty narratora albo zagłosujcie od nowa.
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
refusal-dixit-over = Ta gra już jest skończona. Zagrajcie następną (DR14).
refusal-dixit-no-such-target = Możecie grać do { $from }–{ $to } punktów. Ustaw inną liczbę (DR14).
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
refusal-dixit-between-rounds = Usiąść i odejść możesz między rundami, zanim padnie skojarzenie (DA26, DA28).
refusal-dixit-table-full = Przy tym stole nie ma już miejsca: w Dixita gra was najwyżej ośmioro (DA1).
refusal-dixit-not-at-the-table = { $seat }: nikt taki nie siedzi przy tym stole (DA27).
refusal-dixit-three-must-stay = Musi was zostać co najmniej troje. Na tym miejscu może zagrać bot (DA27).

## Boty

bot-trickster = Kukułka
bot-trickster-line = Szuka haczyka i chętnie coś podrzuci. Jajko też nie jest przypadkiem.
bot-trickster-strength = bystra
bot-literal = Bocian
bot-literal-line = Bierze słowa takie, jakie są. Bociany przynoszą dzieci, i kropka.
bot-literal-strength = bystry
bot-dreamer = Słowik
bot-dreamer-line = Słyszy to, co między słowami. Samych słów czasem nie.
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
dixit-deck-remove-ask = Obrazki znikną z serwera na zawsze. Pliki na tym urządzeniu zostaną.
dixit-deck-keep = Niech zostanie
dixit-deck-bots = Boty nie widzą własnych obrazków: nie opowiadają i oddają kolejkę, a karty i głosy wybierają na chybił trafił.
dixit-bring = Przynieś własne obrazki
dixit-bring-how = Upuść tu folder, zdjęcia albo zip. Zobaczy je tylko ten stolik.
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
dixit-flaw-broken = Jest uszkodzony: nie odczytamy go do końca.
dixit-flaw-cut-off = Jest urwany: brakuje końca pliku.
dixit-flaw-too-small = Jest mniejszy niż karta: potrzeba co najmniej 240 na 360 pikseli.
dixit-flaw-duplicate = Pokazuje to samo co { $of }.
dixit-flaw-svg-outside = Rysunek pokazuje coś, czego w nim nie narysowano: inny plik, zdjęcie lub stronę. Zapisz go jako PNG.
dixit-flaw-svg-script = W rysunku jest skrypt. Zapisz go jako PNG.
dixit-flaw-svg-text = W rysunku jest tekst, a serwer nie ma czcionek. Zamień tekst na krzywe albo zapisz rysunek jako PNG.
dixit-flaw-svg-too-heavy = Rysunek jest zbyt zawiły. Zapisz go jako PNG.
problem-too-many-pictures = Za dużo naraz: w talii mieści się najwyżej 200 obrazków.
problem-upload-too-big = Za dużo naraz: wszystkie pliki razem mogą mieć 400 MB. Zmniejsz obrazki albo weź ich mniej.
problem-not-an-archive = Tego zipa nie otworzymy. Spakuj obrazki jeszcze raz albo wybierz je bez pakowania.
problem-no-pictures = Nie ma tu żadnych obrazków.
problem-upload-stalled = Wysyłanie utknęło. Sprawdź sieć i spróbuj jeszcze raz.
problem-import-busy = W drodze jest już dość obrazków. Spróbuj za chwilę.
problem-import-running = Ten stolik właśnie przynosi talię. Poczekaj, aż skończy.
problem-decks-full = Na serwerze nie ma już miejsca na talie. Może któraś jest niepotrzebna?
problem-your-decks-full = Talie z waszej sieci zajmują już całe swoje miejsce. Może któraś jest niepotrzebna?

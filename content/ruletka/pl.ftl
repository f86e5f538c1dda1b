# Ruletka po polsku. Słowa z myślnikiem na początku mają swoje odpowiedniki na festynie: worn.pl.ftl.

-bullet = POCISK
-click = KLIK
-shot = { $case ->
   *[nom] strzał
    [Nom] Strzał
    [gen] strzału
    [loc] strzale
    [pl] strzały
    [Pl] Strzały
    [plgen] strzałów
    [plloc] strzałach
  }
-shoot = strzelać
-shoots = strzela
-dies = ginie
-magazine = { $case ->
   *[nom] magazynek
    [gen] magazynka
    [loc] magazynku
    [plgen] magazynków
  }
-skull = { $case ->
   *[nom] czaszka
    [gen] czaszki
  }

## Pytania i ustawienia stołu

topic-ruletka-load = Którą kartę chowasz?
topic-ruletka-bid = Ile obstawiasz?
topic-ruletka-accuse = Ktoś oszukuje?
topic-ruletka-aim = W kogo celujesz?
topic-ruletka-glory = Jeszcze dla chwały?
topic-ruletka-share = Dzielicie się wygraną?
topic-ruletka-after-spin = Karta po kręceniu?
topic-ruletka-before-bids = Karta przed stawkami?
topic-ruletka-bids-open = Karta na stawki?
topic-ruletka-accused = Karta na oskarżenie?
topic-ruletka-before-shot = Karta, zanim padnie „jeden”?
topic-ruletka-after-shot = Karta po serii?
topic-ruletka-points = Karta przy punktach?
topic-ruletka-played = Sprzeciw?
phase-ruletka-load = ładowanie
phase-ruletka-bid = obstawianie
phase-ruletka-accuse = wyzwania: ostatnia chwila
phase-ruletka-aim = celowanie
phase-ruletka-glory = dla chwały
phase-ruletka-share = remis na szczycie
phase-ruletka-after-spin = chwila po kręceniu
phase-ruletka-before-bids = chwila przed stawkami
phase-ruletka-bids-open = stawki odkryte
phase-ruletka-accused = padło oskarżenie
phase-ruletka-before-shot = za chwilę seria
phase-ruletka-after-shot = chwila po serii
phase-ruletka-points = punkty
phase-ruletka-played = zagrana karta
help-ruletka-load = Schowaj jedną ze swoich siedmiu kart. Schowana karta { -bullet } to oszustwo: zostaje ci sześć bezpiecznych, ale ktoś może sprawdzić (RR5).
help-ruletka-bid = Ile razy odkryjesz wierzchnią kartę? Dostajesz punkt za każdy raz i jeszcze jeden za przetrwanie, ale tylko bez strat (RR7).
help-ruletka-accuse = Kto twoim zdaniem schował kartę { -bullet }? Trafisz: bierzesz 3 karty akcji. Spudłujesz: dostajesz dodatkową kartę { -bullet }. Możesz też nikogo nie oskarżać (RR8).
help-ruletka-aim = Ktoś kazał wszystkim celować w innych. Wskaż swój cel; może to być nawet ktoś, kto już odpadł (RA31).
help-ruletka-glory = Wygrana jest twoja. Możesz dokończyć swoją serię dla chwały, ale jeśli trafisz na kartę { -bullet }, nie wygra nikt (RA24).
help-ruletka-share = Remis na szczycie trwa już trzecią rundę. Możecie podzielić się wygraną, jeśli wszyscy z remisu tego chcą (RA47).
help-ruletka-after-spin = Masz kartę na tę chwilę? Możesz ją zagrać. Okno zniknie samo (RA54).
help-ruletka-before-bids = Ostatnia chwila przed stawkami. Masz kartę? Możesz ją zagrać; okno zniknie samo (RA54).
help-ruletka-bids-open = Stawki leżą odkryte, ale karta może je jeszcze zmienić. Okno zniknie samo (RA54).
help-ruletka-accused = Padło oskarżenie. Jeśli na ciebie, możesz odpowiedzieć kartą; okno zniknie samo (RA54).
help-ruletka-before-shot = Za chwilę wszyscy odkrywają naraz. Kartą zmienisz, kto w co celuje; okno zniknie samo (RA54).
help-ruletka-after-shot = Chwila po serii. Masz kartę? Możesz ją zagrać; okno zniknie samo (RA54).
help-ruletka-points = Punkty rozdane, ale karta może je jeszcze zmienić. Okno zniknie samo (RA54).
help-ruletka-played = Ktoś zagrał kartę. Masz Sprzeciw? Możesz ją unieważnić; okno zniknie samo (RA33).

option-ruletka-deck = Karty akcji
option-ruletka-deck-help = Wszystkie 31, 30 jak w angielskim pudełku albo wcale.
option-ruletka-deck-full = 31 kart
option-ruletka-deck-english = 30 kart
option-ruletka-deck-none = bez kart akcji
option-ruletka-look = Wygląd
option-ruletka-look-help = Plakat mistrzostw albo wiejski festyn z konfetti. Zasady są te same.
option-ruletka-look-championship = mistrzostwa
option-ruletka-look-confetti = festyn
option-ruletka-odds = Jakie mam szanse?
option-ruletka-odds-help = Przy stawkach widzisz swoją szansę na przetrwanie, liczoną z tego, co możesz wiedzieć.
option-ruletka-shared = Wspólna wygrana
option-ruletka-shared-help = Po trzech remisach na szczycie z rzędu możecie skończyć razem.

## Wygląd stołu

ruletka-looks = Jak ma wyglądać ta gra?
ruletka-look-championship = Mistrzostwa
ruletka-look-championship-what = Plakat, którego nikt nie powinien wywiesić.
ruletka-look-confetti = Festyn
ruletka-look-confetti-what = Tubki, serpentyny, konfetti. Nikomu nic się nie dzieje.
ruletka-own-look = Festyn u mnie
ruletka-own-look-what = U mnie zawsze festyn, cokolwiek wybierze stół.
ruletka-host-chooses = Wybiera gospodarz stolika.

## Stół

ruletka-board = Stół do Ruletki
ruletka-hand = Twoja ręka
ruletka-players = Drużyny przy stole
ruletka-your-cards = Twoje karty akcji
ruletka-round = Runda { $round }
ruletka-shot-number = { -shot(case: "Nom") } nr { $number }
ruletka-extra-shot = Dodatkowy { -shot }
ruletka-stamp-out-of-round = poza rundą
ruletka-stamp-out-of-game = poza grą
ruletka-cancelled = Sprzeciw!
ruletka-beat-spin = kręcenie
ruletka-beat-bids = stawki w górę
ruletka-beat-point = wyzwanie
ruletka-beat-verdict = sprawdzamy
ruletka-beat-fall = strata
ruletka-beat-card = karta
ruletka-beat-cancel = sprzeciw
ruletka-beat-aim = celowanie
ruletka-beat-count = trzy, dwa, jeden
ruletka-beat-shot = teraz!
ruletka-beat-hush = cisza
ruletka-beat-points = punkty
ruletka-beat-end = koniec
ruletka-face-click = KLIK
ruletka-face-bullet = POCISK

ruletka-seat = { $name }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
  }
ruletka-seat-team = Drużyna { $team }, w grze { $living } z { $of }, na krześle { $member }.
ruletka-seat-out-of-round = Poza rundą.
ruletka-seat-out-of-game = Poza grą.
ruletka-seat-bid = Stawka { $bid }, za sobą { $taken }.
ruletka-seat-shown-click = Sprawdzona karta to { ruletka-face-click }.
ruletka-seat-shown-bullet = Sprawdzona karta to { ruletka-face-bullet }.
ruletka-seat-extra = Dodatkowe karty { -bullet }: { $count }.
ruletka-seat-cards = Karty akcji: { $count }.

## Ręka

ruletka-hide-which = Którą kartę chowasz?
ruletka-face-count = { $face }, sztuk: { $count }
ruletka-hide-click = Chowam KLIK
ruletka-hide-bullet = Chowam POCISK
ruletka-hide-cheat = To oszustwo. Kto sprawdzi, dostanie nagrodę.
ruletka-hidden-click = Schowane: KLIK
ruletka-hidden-bullet = Schowane: POCISK
ruletka-own-hidden-click = Pod kartą pomocy masz KLIK.
ruletka-own-hidden-bullet = Pod kartą pomocy masz POCISK. Ciii.
ruletka-peeked = { $name }, od góry: { $cards }
ruletka-bid-how-many = Ile obstawiasz?
ruletka-bid = Stawka { $bid }
ruletka-bid-odds = Stawka { $bid }, szansa na przetrwanie { $chance }
ruletka-bid-make = Obstawiam { $bid }
ruletka-bid-made = Pod kubkiem: { $bid }
ruletka-bid-worth = { $points ->
    [one] Do wzięcia { $points } punkt
    [few] Do wzięcia { $points } punkty
   *[other] Do wzięcia { $points } punktów
  }
ruletka-bids = stawka { $bid }
ruletka-odds = Pod kostką widzisz szansę na przetrwanie, z tego, co wiesz.
ruletka-accuse-at-whom = Kogo oskarżasz?
ruletka-aim-at-whom = W kogo celujesz?
ruletka-accuse-nobody = Nie oskarżam nikogo
ruletka-accused-nobody = Bez oskarżenia
ruletka-name-accuse = Oskarżam: { $name }
ruletka-named-accuse = Oskarżenie: { $name }
ruletka-name-aim = Celuję: { $name }
ruletka-named-aim = Na celu: { $name }
ruletka-way-shoot = Dla chwały
ruletka-way-stop = Wystarczy mi wygrana
ruletka-way-share = Dzielę się wygraną
ruletka-way-go-on = Gramy dalej
ruletka-copies = sztuk: { $count }
ruletka-has-skull = znak { -skull(case: "gen") }
ruletka-playable = można zagrać teraz
ruletka-play-which = Możesz zagrać kartę
ruletka-play-none = Chwila na karty.
ruletka-play-nothing = Nie gram
ruletka-plays-nothing = Bez karty
ruletka-play-on-whom = { $card }: na kogo?
ruletka-play-how-many = { $card }: ile?
ruletka-on-whom = Na kogo?
ruletka-play = Gram: { $card }
ruletka-play-on = Gram: { $card }, wskazuję: { $name }
ruletka-play-bid = Gram: { $card }, ile: { $bid }
ruletka-watch = Patrzysz na grę.
ruletka-watch-out-of-round = Ta runda już bez ciebie. Karty ze znakiem { -skull(case: "gen") } nadal działają.
ruletka-watch-out-of-game = Twoja drużyna odpadła, ale krzesło zostaje. Karty ze znakiem { -skull(case: "gen") } nadal działają.
ruletka-waiting = Jeszcze chwila…
ruletka-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }
ruletka-when-air-gun = Na chwilę przed serią.
ruletka-when-pif-paf = Na chwilę przed serią.
ruletka-when-shoot-somebody = Na chwilę przed serią.
ruletka-when-peeper = Przed obstawianiem.
ruletka-when-second-thoughts = Gdy stawki są odkryte.
ruletka-when-raise = Gdy stawki są odkryte.
ruletka-when-cold-feet = Gdy stawki są odkryte.
ruletka-when-bribe = Gdy cię oskarżą.
ruletka-when-once-more = Tuż po serii.
ruletka-when-respin = Na chwilę przed serią.
ruletka-when-extra-bullet = Tuż po kręceniu.
ruletka-when-vest = Na chwilę przed serią.
ruletka-when-bonus = Przy punktach.
ruletka-when-pickpocket = Przy punktach.
ruletka-when-objection = Zaraz po czyjejś karcie.
ruletka-when-beyond-the-grave = Na chwilę przed serią, gdy jesteś poza rundą.

ruletka-hint-load = KLIK jest uczciwy. POCISK schowany przed wszystkimi to sześć bezpiecznych kart, dopóki ktoś nie sprawdzi.
ruletka-hint-bid = Im więcej obstawisz, tym więcej punktów, ale jeśli trafisz na POCISK, nie dostaniesz nic.
ruletka-hint-accuse = Wysoka stawka bywa podejrzana. Możesz sprawdzić raz na rundę.

## Koniec gry

ruletka-won-survivor = Ostatni kapitan: { $name }!
ruletka-won-points = Wygrana: { $name }!
ruletka-won-shared = Wspólna wygrana: { $names }!
ruletka-won-nobody = Nie wygrywa nikt.
ruletka-why-survivor = Został ostatni kapitan, a taki wygrywa od razu, choćby inni mieli więcej punktów.
ruletka-why-points = Ma co najmniej piętnaście punktów i więcej niż każdy inny żyjący kapitan.
ruletka-why-shared = Na szczycie był remis, a kapitanowie zgodzili się podzielić wygraną.
ruletka-why-nobody = Nie został ani jeden kapitan. Widocznie tak miało być.
ruletka-ending = Wynik
ruletka-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
ruletka-captain-of = { $captain }, { $team }
ruletka-keep = Zapisz plakat na pamiątkę
ruletka-keeping = Drukuję…
ruletka-keep-failed = Plakat nie wyszedł. Spróbuj jeszcze raz.
ruletka-hidden-hand = { $name }: na ręce { $cards }
ruletka-hidden-none = nic

## Dziennik

ruletka-log-round = Runda { $round }. Ładujemy.
ruletka-log-spun = Karty schowane, kręcimy.
ruletka-log-bid = { $name } obstawia { $bid }.
ruletka-log-accuses = { $name } oskarża: { $accused }.
ruletka-log-nobody-accused = Nikt nikogo nie oskarża.
ruletka-log-verdict-click = { $name } pokazuje KLIK. Pomyłka: { $accusers }.
ruletka-log-verdict-bullet = { $name } pokazuje POCISK. Trafne oskarżenie: { $accusers }.
ruletka-log-paid-bullet = { $name } bierze dodatkową kartę { -bullet }.
ruletka-log-paid-point = { $name } płaci punktem.
ruletka-log-paid-nothing = { $name } nie ma czym zapłacić.
ruletka-log-paid-card = { $name } oddaje kartę: { $card }.
ruletka-log-died = { $name }: { -dies } { $member }. W drużynie zostaje { $living }.
ruletka-log-captain-died = { $name }: { -dies } { $member }, kapitan. Drużyna poza grą.
ruletka-log-discarded = { $name } odkłada: { $cards }.
ruletka-log-left = { $name } odchodzi od stolika z całą drużyną.
ruletka-log-drew = { $name } dobiera { $count ->
    [one] kartę akcji
    [few] { $count } karty akcji
   *[other] { $count } kart akcji
  }.
ruletka-log-got = Dla ciebie: { $cards }.
ruletka-log-reshuffled = Odłożone karty akcji wracają do talii.
ruletka-log-plays = { $name } gra: { $card }.
ruletka-log-plays-on = { $name } gra: { $card }, wskazuje: { $target }.
ruletka-log-plays-bid = { $name } gra: { $card }, nowa stawka { $bid }.
ruletka-log-cancelled = Sprzeciw! { $name } unieważnia: { $card }.
ruletka-log-no-room = { $name }: nie ma już czego zamienić.
ruletka-log-peeked = { $name }, trzy wierzchnie karty: { $cards }.
ruletka-log-aims = { $name } celuje: { $target }.
ruletka-log-fired-click = { $count ->
    [one] KLIK: { $names }.
   *[other] KLIK: { $names }.
  }
ruletka-log-fired-bullet = { $count ->
    [one] POCISK: { $names }.
   *[other] POCISK: { $names }.
  }
ruletka-log-fired-air = { $name }, w powietrze: { $card }.
ruletka-log-fired-at = { $name }, na celu { $target }: { $card }.
ruletka-log-saved = { $name }: osłona wytrzymała.
ruletka-log-glory = { $name } gra dalej, dla chwały.
ruletka-log-no-glory = { $name } kończy na wygranej.
ruletka-log-scored = { $name }: +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
ruletka-log-tied = Remis na szczycie, raz { $times }: { $names }. Gramy dalej.
ruletka-log-shares = Za wspólną wygraną: { $names }.

## Odmowy: która zasada i co można zrobić

refusal-ruletka-no-answer-to-this = Teraz pytanie jest inne. Wybierz jedną z podświetlonych odpowiedzi (RR4).
refusal-ruletka-no-click = Masz same karty { -bullet }. Schowaj jedną z nich (RR5).
refusal-ruletka-no-such-bid = Obstaw od 0 do 5 (RR7).
refusal-ruletka-no-such-seat = Przy stole nie ma takiego miejsca. Wskaż kogoś, kto gra (RR1).
refusal-ruletka-accuse-another = Nie możesz oskarżyć siebie. Wskaż kogoś innego albo odpuść (RA15).
refusal-ruletka-accused-is-out = Kogoś poza rundą nie oskarżysz. Wskaż kogo innego albo odpuść (RA14).
refusal-ruletka-accused-before = Ta karta jest już odkryta. Wskaż kogoś innego albo odpuść (RA14).
refusal-ruletka-not-your-card = Tej karty nie masz na ręce. Zagraj inną albo żadnej (RR19).
refusal-ruletka-not-its-moment = Ta karta ma swoją chwilę, ale nie teraz. Zatrzymaj ją na później (RR19).
refusal-ruletka-name-what-it-needs = Ta karta chce wiedzieć, na kogo albo na ile. Powiedz jej to (RR19).
refusal-ruletka-name-another = Tej karty nie zagrasz na siebie. Wskaż kogoś innego (RR19).
refusal-ruletka-out-of-the-round = Ta runda jest już bez ciebie: możesz grać tylko karty ze znakiem { -skull(case: "gen") } (RA3).
refusal-ruletka-only-from-the-grave = Tę kartę zagrasz dopiero poza rundą. Zatrzymaj ją na później (RA2).
refusal-ruletka-target-is-out = Kogoś poza rundą nie wskażesz. Wybierz kogoś, kto gra (RA56).
refusal-ruletka-changes-nothing = To by teraz nic nie zmieniło. Wskaż kogoś innego albo zatrzymaj kartę (RA56).
refusal-ruletka-not-shooting = Wskaż kogoś, kto bierze udział w następnej serii (RA32).
refusal-ruletka-magazine-too-short = Wskaż kogoś, komu zostało dość kart (RA40).
refusal-ruletka-no-bullets-left = W zapasie nie ma już kart { -bullet }. Zatrzymaj kartę na później (RA57).
refusal-ruletka-aim-at-another = Celuj w kogoś innego: nie w siebie i nie w powietrze (RA31).
refusal-ruletka-has-left = Miejsca { $seat } już nikt nie zajmuje. Wskaż kogoś innego (RA46).
refusal-ruletka-no-newcomers = W trakcie gry nikt nowy nie siada. Poczekaj na następną (RR1).

## Boty

bot-honest = Gołąb
bot-honest-line = Chowa KLIK i śpi spokojnie. Prawie zawsze. Tej jednej nocy nie komentuje.
bot-honest-strength = spokojny rywal
bot-bluffer = Paw
bot-bluffer-line = Patrzy prosto w oczy i chowa POCISK. Oczy na ogonie też patrzą.
bot-bluffer-strength = trudny do przejrzenia
bot-accuser = Dzięcioł
bot-accuser-line = Puka, stuka, sprawdza. Ktoś przecież musi. Najlepiej codziennie i od rana.
bot-accuser-strength = nie daje się nabrać
bot-champion = Orzeł
bot-champion-line = Liczy wszystko, nawet to, czego nie widać. Ciebie policzył przy drzwiach.
bot-champion-strength = najtrudniejszy rywal

## Karty akcji

ruletka-card-air-gun = Wiatrówka
ruletka-card-pif-paf = Pif Paf!
ruletka-card-shoot-somebody = Zastrzel kogoś!
ruletka-card-peeper = Podglądacz!
ruletka-card-second-thoughts = Zmiana zdania
ruletka-card-raise = Podbij stawkę!
ruletka-card-cold-feet = Cykor!
ruletka-card-bribe = Łapówka dla sędziego
ruletka-card-once-more = Jeszcze raz!
ruletka-card-respin = Zakręć jeszcze raz
ruletka-card-extra-bullet = Dodatkowa kula
ruletka-card-vest = Kamizelka
ruletka-card-bonus = Premia za odwagę
ruletka-card-pickpocket = Kieszonkowiec
ruletka-card-objection = Sprzeciw!
ruletka-card-beyond-the-grave = Zza grobu
ruletka-card-air-gun-what = Przy następnym { -shot(case: "loc") } celujesz w powietrze.
ruletka-card-pif-paf-what = Przy następnym { -shot(case: "loc") } celujesz w kogoś innego. Wskaż w kogo.
ruletka-card-shoot-somebody-what = Przy następnym { -shot(case: "loc") } każdy celuje w kogoś innego, w kogo chce.
ruletka-card-peeper-what = Wybierz { -magazine }, swój albo cudzy, i obejrzyj trzy wierzchnie karty.
ruletka-card-second-thoughts-what = Ustaw swoją stawkę od nowa, od 0 do 5.
ruletka-card-raise-what = Podnieś o 1 czyjąś stawkę, może być twoja.
ruletka-card-cold-feet-what = Obniż o 1 czyjąś stawkę, może być twoja.
ruletka-card-bribe-what = Oskarżenia, które właśnie na ciebie padły, przepadają, a twoja karta zostaje schowana.
ruletka-card-once-more-what = Wskaż kogoś innego: tę osobę czeka jeszcze jeden { -shot }. Jeśli przetrwa, dostaje punkt.
ruletka-card-respin-what = Wskaż, kto ma przetasować resztę { -magazine(case: "gen") }. Możesz wskazać siebie.
ruletka-card-extra-bullet-what = Wskaż kogoś innego: na tę rundę zamienia kartę { -click } na kartę { -bullet }.
ruletka-card-vest-what = Przy następnym { -shot(case: "loc") } nikt inny nie może cię trafić.
ruletka-card-bonus-what = Nikt z twojej drużyny nie odpadł w tej rundzie? Bierzesz 2 punkty.
ruletka-card-pickpocket-what = Wskaż kogoś innego: traci punkt. Jeśli nie masz w tej rundzie strat, punkt jest twój.
ruletka-card-objection-what = Unieważnij kartę, którą właśnie zagrano.
ruletka-card-beyond-the-grave-what = Zagraj ją poza rundą: wskaż, kto przy następnym { -shot(case: "loc") } celuje w siebie.

## Drużyny

ruletka-team-0 = Kolejarz
ruletka-team-1 = Szychta
ruletka-team-2 = Port
ruletka-team-3 = Piekarnia
ruletka-team-4 = Orkiestra dęta
ruletka-team-5 = Poczta
ruletka-crew-0-0 = Semafor
ruletka-crew-0-1 = Zwrotnica
ruletka-crew-0-2 = Zderzak
ruletka-crew-0-3 = Węglarka
ruletka-crew-1-0 = Kilof
ruletka-crew-1-1 = Lampka
ruletka-crew-1-2 = Szyb
ruletka-crew-1-3 = Wagonik
ruletka-crew-2-0 = Kotwica
ruletka-crew-2-1 = Bosak
ruletka-crew-2-2 = Latarnia
ruletka-crew-2-3 = Węzeł
ruletka-crew-3-0 = Wałek
ruletka-crew-3-1 = Zaczyn
ruletka-crew-3-2 = Precel
ruletka-crew-3-3 = Bułka
ruletka-crew-4-0 = Helikon
ruletka-crew-4-1 = Werbel
ruletka-crew-4-2 = Puzon
ruletka-crew-4-3 = Talerz
ruletka-crew-5-0 = Pieczęć
ruletka-crew-5-1 = Znaczek
ruletka-crew-5-2 = Koperta
ruletka-crew-5-3 = Depesza

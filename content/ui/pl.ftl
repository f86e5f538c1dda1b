# What the whole application says, in Polish.

app-name = Stolik
app-title = Stolik: gry na wieczór
app-description = Stolik: gry planszowe na wieczór, przez przeglądarkę, bez kont i reklam.
pitch = Gry planszowe na telefony i telewizor. Za darmo, bez kont.
skip-to-main = Przejdź do treści
close = Zamknij
rules = Zasady
language-switch = Język: polski. Switch to English
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
sound-ask = Grać z dźwiękiem?
sound-yes = Z dźwiękiem
sound-no = Po cichu
nowhere-title = Pusto tutaj
nowhere = Pod tym adresem nic nie leży. Wszystkie gry stoją na półce.
offline = Nie ma połączenia ze stolikiem. Półka stoi; zagramy, gdy sieć wróci.
not-loaded = To się nie wczytało
not-loaded-network = Nie ma połączenia z serwerem. Sprawdź sieć i wczytaj stronę jeszcze raz.
not-loaded-version = Na serwerze jest już nowszy Stolik niż ta strona. Wczytaj ją jeszcze raz, miejsce przy stoliku czeka.
not-loaded-part = Serwer działa, ale brakuje na nim tej części strony. Jeśli ponowne wczytanie nie pomoże, powiedz o tym gospodarzowi.
load-again = Wczytaj jeszcze raz
slow-start = Stolik jeszcze się wczytuje. Jeśli to trwa, odśwież stronę.
failure = Na tej stronie coś poszło nie tak. Jeśli coś nie działa, wczytaj ją jeszcze raz: gra jest zapisana.
failure-stay = Zostań tak
broken = Ta strona się potknęła
broken-text = Nie umiemy jej teraz pokazać. Wczytaj ją jeszcze raz: gra jest zapisana i miejsce przy stoliku czeka.
to-table = Wróć do stolika
to-shelf = Wróć do półki

## The shelf

shelf-title = Na półce
take-down = Weź na stół: { $game }
coming = Niedługo
play-bots = Graj od razu z botami
open-table = Otwórz stolik
join-by-code = Masz kod stolika?
code-example = BCD-FGH-JKL albo link
code-empty = Wpisz kod albo wklej link.
join = Dołącz
default-name = Gość

## With the real box

have-box = Mam pudełko
have-box-of = Mam pudełko: { $game }
box-title = { $game } z pudełka
box-without-rules = Na tym serwerze nie ma zasad, według których liczy pomocnik. Poproś gospodarza o pełny Stolik.
box-none = Do tej gry nie ma jeszcze pomocnika. Wszystkie gry stoją na półce.
box-ways = Jak gracie?
box-one = Na jednym urządzeniu
box-one-how = Krąży z rąk do rąk i działa też bez sieci.
box-phones = Każdy na swoim telefonie
box-phones-how = Otwieram stolik, a reszta dosiada się kodem, linkiem albo aparatem.
box-who-plays = Kto gra?
box-who-plays-how = Po kolei, tak jak siedzicie, w lewo. Wystarczy jedno urządzenie: będzie krążyć.
box-name = Imię { $number }
box-change-mark = Znak { $number }: { $mark }. Zmień
box-move = Przesuń osobę { $number }: przeciągnij albo użyj strzałek
box-moved = { $name }: miejsce { $place }
box-same-name = { $name } jest tu dwa razy. Dopisz coś do jednego z imion.
box-remove = Usuń osobę { $number }
box-add = Jeszcze ktoś
box-start = { $count ->
    [one] Gramy: { $count } osoba
    [few] Gramy: { $count } osoby
   *[other] Gramy: { $count } osób
}
box-too-few = Wpisz co najmniej { $least } imiona
box-hand-on = Teraz { $name }
box-hand-on-why = Podajcie urządzenie dalej. Reszta patrzy w sufit.
box-it-is-me = To ja, { $name }
box-menu = Menu pomocnika
box-again = Nowa gra, ci sami ludzie
box-others = Nowa gra, inni ludzie
box-sure = Na pewno? { $what }
box-leave = Wróć do półki
box-kept = Gra zapisuje się na tym urządzeniu. Możesz wyjść i wrócić.
box-forgets = Ta przeglądarka niczego nie zapamiętuje: nie zamykajcie tej strony.

## The way back

mine-title = { $count ->
    [one] Twój stolik
   *[other] Twoje stoliki
}
mine-some-table = Stolik
mine-playing = gra trwa
mine-lobby = przed grą
mine-over = po grze
mine-damaged = zapis jest uszkodzony
mine-unknown-game = tej gry już tu nie ma
mine-alone = na razie bez towarzystwa
mine-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
   *[other] { $count } botów
}
ago-now = przed chwilą
ago-minutes = { $count ->
    [one] czeka od minuty
   *[other] czeka od { $count } minut
}
ago-hours = { $count ->
    [one] czeka od godziny
   *[other] czeka od { $count } godzin
}
ago-days = { $count ->
    [one] czeka od wczoraj
   *[other] czeka od { $count } dni
}
mine-more = { $count ->
    [one] Pokaż jeszcze jeden
    [few] Pokaż jeszcze { $count }
   *[other] Pokaż jeszcze { $count }
}
mine-leave = Odejdź od stolika: { $game }
mine-leave-playing = Grę dokończy za ciebie bot i już na to miejsce nie wrócisz. Stolik zniknie z tej listy.
mine-leave-lobby = Stolik zniknie z tej listy. Wrócisz z jego kodem.

## Joining a table

finding-table = Szukam stolika…
taken = zajęty
identity-circle = Koło
identity-square = Kwadrat
identity-triangle = Trójkąt
identity-diamond = Romb
identity-star = Gwiazda
identity-heart = Serce
identity-hexagon = Sześciokąt
identity-cross = Krzyż
just-watch = Tylko popatrzę
watch = Popatrzę
put-out-moved = Twoje miejsce jest już na innym urządzeniu
put-out-moved-more = Graj dalej tam. Tutaj możesz popatrzeć.
put-out-removed = Gospodarz zwolnił twoje miejsce
put-out-removed-more = Możesz popatrzeć na grę albo wrócić do półki.
turned-away-locked = Ten stolik jest zamknięty. Widzą go tylko ci, którzy już przy nim są.
turned-away-crowded = Przy tym stoliku nie zmieści się więcej ekranów. Zamknij któryś albo zajrzyj później.
turned-away-new-code = Stolik ma nowy kod. Zapytaj o niego kogoś od stolika.
turned-away-sent-away = Gospodarz zwolnił twoje miejsce przy stoliku. Inne gry stoją na półce.
turned-away-moved = Twoje miejsce jest już na innym urządzeniu. Graj dalej tam.

## Before the game

chair = krzesło { $number }
chair-free = wolne
chair-empty = Usiądź na wolnym krześle { $number }
chair-empty-host = Wolne krzesło { $number }: usiądź albo posadź bota
chair-yours = Twoje krzesło { $number }: zmień imię i znak albo wstań
chair-taken = Krzesło { $number }: { $name }
send-away = Wyproś od stolika
new-code = Zmień kod stolika
hand-over = Przekaż rolę gospodarza
you-named = { $name } (ty)
online = przy stoliku
away = bez połączenia
bot-random = Wróbel
bot-random-line = Skacze, gdzie popadnie. Czasem wyskoczy na prowadzenie i sam się dziwi.
bot-random-strength = spokojny
bot-greedy = Sroka
bot-greedy-line = Bierze to, co błyszczy najbliżej. O resztę pyta później.
bot-greedy-strength = bystra
bot-lookahead = Sowa
bot-lookahead-line = Myśli o tym, co pomyślisz. Już wie, że się uśmiechasz.
bot-lookahead-strength = bezlitosna
bot-empty = Puste krzesło
bot-empty-line = Niczego nie mówi i na nic nie głosuje. Za to nie wstaje po herbatę.
bot-empty-strength = nieobecne
share-link = Podaj dalej
link-copied = Link skopiowany.
link-copy-yourself = Tu przeglądarka nie pozwala kopiować: przytrzymaj link i skopiuj go.
only-here = Ten adres otworzy się tylko na tym komputerze. Żeby wpuścić telefony, uruchom serwer tak:
qr-alt = Kod QR z linkiem do stolika
host-sets = Ustala gospodarz: { $name }.
yes = tak
no = nie
by-lot = losowo
clock-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
   *[other] Zostało { $seconds } sekund
}
keep-secrets = Zachowujemy sekrety także po grze
start = Zaczynamy

## During the game

action-change = Zmień
action-sending = Wysyłam…
action-not-saved = Nie udało się zapisać. Naciśnij jeszcze raz.
hint-ok = Jasne
game-loading = Rozkładam planszę…
game-over = Koniec gry
show-result = Wynik i rewanż
your-turn = Twoja kolej
all-in = Wszyscy gotowi
waiting-for = Czekamy: { $names }
waiting-count = { $count ->
    [one] Jeszcze jedna osoba
    [2] Jeszcze dwie osoby
    [3] Jeszcze trzy osoby
    [few] Jeszcze { $count } osoby
   *[other] Jeszcze { $count } osób
}
film-runs = Patrzymy, co z tego wyszło
film-skip = Pomiń i graj
film-on-television = Patrzymy na telewizor
moment = Chwila na wynik
onward = Dalej
onward-waits = Patrzy jeszcze: { $names }
linger = Po odkryciu kart
rests = Stolik czeka
rests-yours = Gra stoi, dopóki ktoś nie wróci. Twojego krzesła pilnuje { $bot }.
rests-yours-empty = Gra stoi, dopóki ktoś nie wróci. Twoje krzesło jest puste.
clock-ran-out = Czas minął: { $names }
step-away = Zaraz wracam
chair-ask = { $name } chce grać zamiast bota: { $bot }
chair-ask-yes = Zapraszam
chair-ask-no = Nie teraz
chair-asked = Prośba o krzesło ({ $bot }) czeka na gospodarza: { $host }
chair-ask-drop = Jednak nie
chair-take = Gra trwa, ale boty mogą ustąpić miejsca. Za kogo siadasz?
waiting-asked = Chwila namysłu
waiting-turn = Kolej: { $names }
hold = Chwila, myślę
hold-pass = Przepuszczam
hold-always = Zawsze czekajcie na mnie
held = Ktoś się jeszcze zastanawia
reconnecting = Nie ma połączenia ze stolikiem. Łączę ponownie…
lost-between = Nic nie zginęło, wszystko czeka.
lost-watching = Tu obraz stoi; gdy połączenie wróci, ruszy dalej.
lost-playing = Gra jest zapisana i poczeka.
lost-open = Wybór możesz przygotować i oddać już teraz: pójdzie, gdy tylko wróci połączenie.
lost-sending = Twój wybór jeszcze nie dotarł. Pójdzie, gdy tylko wróci połączenie, ale tylko raz.
lost-in = Twój wybór już tam jest i się liczy.
lost-clock = Zegar tymczasem biegnie.
trouble-disk-full = Na serwerze skończyło się miejsce. Nic nie zginęło; stolik czeka, aż ktoś je zrobi.
trouble-not-saved = Serwer nie może teraz zapisywać. Nic nie zginęło; próbujemy dalej.
paused = Pauza
paused-long = Pauza. Gra ruszy, gdy gospodarz ją wznowi.
pause = Pauza
resume = Gramy dalej
open-side = Otwórz rozmowę, przebieg gry i listę osób
help = Co teraz?
help-you = Teraz twoja decyzja
help-others = Teraz decydują inni
help-nothing = Teraz nikt o nic nie pyta. Patrz sobie spokojnie.
help-back = Wracam do gry
help-rules = Wszystkie zasady
intro = Minuta na próbę
side = Obok stołu
log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-and-chat = Przebieg i rozmowa
chat = Rozmowa
chat-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
  }
people = Ludzie
somebody-gone = ktoś
came-away = { $name }: nie ma połączenia. Miejsce czeka.
came-back = { $name } znów przy stoliku
came-host = Stolik prowadzi teraz { $name }
came-host-you = Teraz ty prowadzisz stolik
went-left = { $name } odchodzi od stolika
went-sent-away = Gospodarz wyprasza od stolika: { $name }
reactions = Znaki bez słów
reaction-bravo = Brawo!
reaction-laugh = Ha, ha!
reaction-gasp = O rany!
reaction-hm = Hm…
reaction-alas = Ojej…
reaction-heart = Serce
status-program = czyjś własny bot
lent-yours = Na razie gra za ciebie { $bot }.
lent-yours-empty = Na razie grają bez ciebie.
take-back = Gram znowu
is-gone = { $name }: nie ma połączenia
gone-for = od { $seconds } s
may-be-lent = { $name }: brak połączenia od dłuższej chwili.
lend = Niech zagra bot
lend-empty = Grajmy, nie czekajmy
ask-for-host = Poproś o nowego gospodarza
leave = Odejdź od stolika
leave-title = Odchodzisz?
stay = Zostaję

## After the game

you-won = Wygrywasz!
you-share-win = Wspólna wygrana!
one-won = Wygrywa { $name }
shared-win = Wspólna wygrana: { $names }
nobody-won = Nikt nie wygrywa
won-by-points = Decydują punkty: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  } to najwięcej.
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
rematch = Jeszcze raz
dice-opening = Losujemy. Jeszcze czekamy na: { $names }
dice-left-out = Zabrakło odpowiedzi ({ $names }), więc losujemy bez niej. Próba { $attempt }.
check-short-fair = Uczciwe losowanie
check-short-not = O losowaniu
check-running = Sprawdzamy losowanie na tym urządzeniu…
check-fair-sealed = Losowanie sprawdzone na tym urządzeniu: cała gra zgadza się z liczbami wybranymi przed rozdaniem i z tym, co tu było widać.
check-fair-seen = Sprawdzone tyle, ile to urządzenie może: zapis nie przeczy sobie ani temu, co było tu widać. Odcisków liczb sprzed rozdania urządzenie nie zachowało, więc z nimi zapisu nie porówna.
check-lie = Zapis tej gry kłamie!
check-lie-other-commitment = Odcisk liczby serwera w zapisie jest inny niż ten, który było tu widać przed rozdaniem.
check-lie-other-hashes = Odciski liczb urządzeń w zapisie są inne niż te, które było tu widać przed rozdaniem.
check-lie-other-attempts = Zapis przemilcza albo zmienia próby losowania, które było tu widać.
check-lie-other-secret = Liczba serwera nie pasuje do swojego odcisku.
check-lie-other-bytes = Liczba któregoś urządzenia nie pasuje do swojego odcisku.
check-lie-not-dealt = Z tych liczb nie wyjdzie rozdanie, o którym mówi zapis.
check-lie-question = Z tych liczb wychodzi inna gra niż w zapisie: różni się od pytania { $question }.
check-lie-other-story = Przy pytaniu { $question } to urządzenie widziało co innego, niż mówi zapis.
check-lie-other-result = Zapis kończy się innym wynikiem niż gra.
check-lie-line = Wiersz { $line } zapisu jest zmieniony.
check-lie-cut-off = Zapis urywa się przed końcem gry.
check-lie-no-beginning = Zapis nie ma początku.
check-lie-advice = Zachowaj oba pliki i zapytaj pozostałych, co mówią ich urządzenia. Zapis sprawdzi też polecenie „stolik verify”.
check-keep-log = Zachowaj zapis
check-keep-kept = Zachowaj to, co tu widziano
check-not-secrets-kept = Sekrety zostały przy stole: zapisu tej gry nie ma, więc losowania nie sprawdzimy.
check-not-not-seated = Losowanie sprawdzają tylko urządzenia tych, którzy grali.
check-not-not-built = Ten serwer zbudowano bez sprawdzania losowania w przeglądarce. Zapis sprawdzi polecenie „stolik verify”.
check-not-no-log = Serwer nie wydał zapisu, więc losowania nie sprawdzimy.
check-not-not-loaded = Nie udało się wczytać zapisu albo zasad, więc losowanie nie jest sprawdzone.
check-not-other-rules = Zapis powstał przy innej wersji zasad, więc losowania tu nie sprawdzimy.
check-not-other-game = Tej gry to urządzenie nie zna, więc losowania tu nie sprawdzimy.
check-again = Spróbuj jeszcze raz

## On the television

tv-join = Dosiądźcie się
tv-full = Zaraz zaczynamy
tv-watch = Popatrzcie też z telefonów
tv-here = To telewizor? Pokaż na nim stolik
tv-title = Telewizor
tv-code = Kod tego telewizora
tv-connecting = Łączę…
tv-qr-alt = Kod QR tego telewizora
tv-which-table = Który stolik pokazać?
tv-scan = Zeskanuj ten kod telefonem, którym grasz. Stolik sam się tu pojawi.
tv-or-menu = Albo wpisz go przy stoliku: „{ $show }”.
tv-or-type = Kod ze stolika wpiszesz też tutaj:
tv-code-example = np. BCD-FGH
tv-watch-it = Pokaż
tv-locked = Ten stolik jest zamknięty, więc jego kod tu nie wystarczy. Zeskanuj kod z tego ekranu telefonem, którym grasz.
tv-closed = Stolik jest zamknięty: jesteśmy w komplecie.
tv-lent = na razie gra { $bot }
tv-paused = Gra ruszy, gdy gospodarz ją wznowi.
tv-rests = Nikt z grających teraz nie patrzy. Gra ruszy, gdy ktoś wróci.
tv-show = Pokaż na telewizorze
to-tv-sending = Wysyłam stolik na telewizor…
to-tv-sent = Stolik jest na telewizorze
to-tv-sent-more = Widać na nim tylko to, co widzą wszyscy. Twoja ręka zostaje w telefonie.
to-tv-back = Wróć do stolika
to-tv-which = Który stolik pokazać na telewizorze?
to-tv-elsewhere = Ten telewizor jest w innej sieci
to-tv-elsewhere-more = Kod telewizora: { $code }. Jeśli go przed sobą widzisz, wszystko gra. Jeśli ktoś przysłał ci link, lepiej nie.
to-tv-sure = Widzę go, pokaż stolik
to-tv-not = Nie pokazuj
to-tv-none = Ten telefon nie siedzi przy żadnym stoliku
to-tv-none-more = Otwórz tę stronę w przeglądarce, w której grasz, albo najpierw usiądź przy stoliku. Przy stoliku działa też „{ $show }”.
to-tv-failed = Nie udało się

## Rules

rules-title = { $game }: zasady
rules-aim = O co chodzi
rules-turn = Tura w trzech obrazkach
rules-end = Jak to się kończy
rules-all = Wszystkie zasady
rules-book = Z instrukcji
rules-ours = Nasze rozstrzygnięcia, tam gdzie instrukcja milczy
rules-phones = Co robią telefony
rules-in-the-box = Zasady gry z pudełka: { $game }
rules-none = Zasad tej gry jeszcze nie spisaliśmy.
rule-link = Dlaczego?

## Refusals: what a rule does not allow, and what can be done now

refusal-unknown = Na to nie pozwalają zasady.
refusal-table-wrong-number-of-seats = { $seats ->
    [one] Przy stoliku siedzi jedna osoba, a ta gra jest dla { $fewest }–{ $most }: posadź boty albo zwolnij krzesła.
    [few] Przy stoliku siedzą { $seats } osoby, a ta gra jest dla { $fewest }–{ $most }: posadź boty albo zwolnij krzesła.
   *[other] Przy stoliku siedzi { $seats } osób, a ta gra jest dla { $fewest }–{ $most }: posadź boty albo zwolnij krzesła.
}
refusal-table-not-asked-yet = To pytanie jeszcze nie padło. Odśwież stronę, jeśli nic się nie zmienia.
refusal-table-not-your-question = Teraz nie twoja kolej.
refusal-table-too-many-changes = Tyle zmian zdania wystarczy. Liczy się to, co już oddane; jeśli nic, oddaj teraz ostateczną odpowiedź.
refusal-table-answered-already = Z tego miejsca już padła odpowiedź, więc bot milczy.
refusal-table-no-pass = Tu nie możesz spasować: wybierz coś.
refusal-table-wrong-number-of-parts = { $parts ->
    [one] Odpowiedź ma mieć jedną część.
    [few] Odpowiedź ma mieć { $parts } części.
   *[other] Odpowiedź ma mieć { $parts } części.
}
refusal-table-part-missing = { $parts ->
    [one] Najpierw wybierz odpowiedź.
    [few] Brakuje części odpowiedzi: mają być { $parts }.
   *[other] Brakuje części odpowiedzi: ma ich być { $parts }.
}
refusal-table-no-text-asked = Tu nie musisz nic pisać.
refusal-table-text-too-long = { $longest ->
    [one] Za długo: mieści się jeden znak.
    [few] Za długo: mieszczą się { $longest } znaki.
   *[other] Za długo: mieści się { $longest } znaków.
}
refusal-table-text-too-short = { $shortest ->
    [one] Napisz choć jeden znak.
    [few] Napisz co najmniej { $shortest } znaki.
   *[other] Napisz co najmniej { $shortest } znaków.
}
refusal-table-text-unreadable = W tekście są znaki, których inni nie przeczytają. Napisz to prościej.
refusal-table-over = Gra się skończyła.
refusal-table-no-window = Odpowiedz na to pytanie, samo się nie zamknie.
refusal-table-not-all-in = Czekamy jeszcze na odpowiedź: { $seat }.
refusal-table-no-such-seat = Nie ma takiego miejsca przy stole.
refusal-table-seats-are-fixed = W tej grze nikt nie siada ani nie odchodzi przed końcem. Miejsce może przejąć bot.
refusal-room-not-host = To może zrobić tylko gospodarz stolika.
refusal-room-a-program = Czyjś własny bot nie może być gospodarzem. Wybierz człowieka.
refusal-room-host-is-here = Gospodarz jest przy stoliku. Nowego wybierzecie dopiero, gdy zniknie na dłużej.
refusal-room-locked = Stolik jest zamknięty dla nowych gości. Poproś gospodarza, żeby go otworzył.
refusal-room-full = Wszystkie krzesła są zajęte. Możesz popatrzeć.
refusal-room-taken = Ktoś był szybszy. Wybierz coś innego.
refusal-room-not-joined = Najpierw usiądź przy stoliku.
refusal-room-not-lobby = Gra już trwa; to zmienisz dopiero po niej.
refusal-room-other-game = Ta odpowiedź była do poprzedniej gry. Odpowiedz na pytanie, które leży na stole teraz.
refusal-room-dealing = Właśnie rozdajemy: teraz nic już nie zmienisz.
refusal-room-not-playing = Teraz nikt tu nie gra.
refusal-room-too-few = Jest was za mało. Zaproś kogoś albo posadź boty.
refusal-room-too-many-changes = W tej grze było już dość zmian miejsc: do jej końca gra bot. W następnej gospodarz znów może dać krzesło.
refusal-room-moment = Jeszcze patrzymy na wynik. Stuknij „Dalej”, a gra ruszy, gdy stukną wszyscy.
refusal-room-already-sits = Masz już krzesło przy tym stoliku.
refusal-room-no-bot-there = Tam nie siedzi bot. Wybierz krzesło bota.
refusal-room-knows-another-hand = To urządzenie widziało już w tej grze inne karty. Możesz wrócić tylko na tamto krzesło.
refusal-room-chair-reserved = Na tym krześle do końca gry siedzi bot, chyba że wróci ktoś, kogo gospodarz stąd wyprosił. Inne krzesła z botami są wolne.
refusal-room-paused = Jest pauza. Gospodarz może ją zakończyć.
refusal-room-hushed = Cicho sza: w tej rundzie nie możesz już pisać. Nagadasz się po niej.
refusal-room-quiet = Przy stoliku jest teraz cisza. Możesz patrzeć, a po rundzie usiąść i się nagadać.
refusal-room-not-oneself = Siebie nie wyprosisz. Możesz wyjść.
refusal-room-no-team = Nikt tu nie gra z tobą w drużynie.
refusal-room-too-fast = Trochę za szybko. Odczekaj chwilę.
refusal-room-no-such-chair = Nie ma takiego krzesła.
refusal-room-no-such-bot = Nie mamy takiego bota.
refusal-room-no-such-person = Nikogo takiego tu nie ma.
refusal-room-bad-name = Wpisz imię, które ma od 1 do 24 znaków.
refusal-room-bad-options = Tak tej gry nie ustawisz.
refusal-room-bad-clock = Takiego zegara nie mamy.
refusal-room-may-not-be-lent = Na razie obejdzie się bez bota.
refusal-room-bad-text = Tego nie wyślesz: napisz od 1 do 300 znaków.
refusal-room-no-such-game = Tej gry nie ma na półce.
refusal-room-not-saved = Nie udało się tego zapisać. Spróbuj jeszcze raz.
refusal-room-table-full = Ten stolik jest już pełny: więcej nie zapisze. Grajcie śmiało dalej, a na resztę otwórzcie nowy.
refusal-room-no-such-deck = Tej talii już tu nie ma. Wybierz inną.
refusal-room-deck-in-use = Tą talią właśnie gracie. Najpierw wybierz inną, potem można ją usunąć.
refusal-room-too-many-decks = Przy stoliku mieszczą się trzy własne talie. Usuń którąś, żeby przynieść nową.
refusal-room-no-own-decks = W tej grze nie zagracie własnymi obrazkami.
refusal-room-already-joined = Już siedzisz przy tym stoliku.

## Problems outside of the game

problem-bad-dice = To nie jest liczba, którą to urządzenie wybrało przed rozdaniem.
problem-unknown = Coś poszło nie tak po naszej stronie ({ $case }). Spróbuj jeszcze raz.
problem-no-connection = Nie ma połączenia z serwerem. Sprawdź sieć i spróbuj jeszcze raz.
problem-bad-message = Serwer nie zrozumiał tej wiadomości. Odśwież stronę.
problem-other-version = Serwer jest w innej wersji niż ta strona, a ponowne wczytanie nie pomogło. Pewnie trwa aktualizacja: poczekaj minutę i odśwież stronę.
problem-no-such-table = Nie ma takiego stolika. Może kod jest przepisany z błędem, a może goście już poszli.
problem-damaged = Zapis na serwerze jest tu uszkodzony, więc zostaje zamknięty i nic go nie nadpisze. Kto prowadzi serwer, dowie się więcej przez `stolik check`.
problem-no-such-tv-code = Ten kod nie działa: był już użyty, minęło dziesięć minut albo jest w nim literówka. Weź nowy.
problem-too-many-tv-codes = Za dużo kodów naraz. Spróbuj za kilka minut.
problem-tv-elsewhere = Ten telewizor jest w innej sieci.
problem-no-such-game = Tej gry nie ma na półce.
problem-bad-request = Serwer nie zrozumiał tej prośby. Odśwież stronę.
problem-bad-name = Wpisz imię, które ma od 1 do 24 znaków.
problem-not-over = Zapis gry dostają tylko ci, którzy przy niej siedzieli, i to dopiero po jej końcu.
problem-secrets-kept = Przed rozdaniem stolik ustalił, że zachowuje sekrety. Zapisu tej gry nie pokazujemy nikomu.
problem-locked = Ten stolik jest zamknięty. Widzą go tylko ci, którzy już przy nim są.
problem-unknown-game = Przy tym stoliku toczy się gra, której ten serwer nie ma. Stolik czeka nietknięty.
problem-too-many-tables = Na serwerze nie ma już miejsca na nowy stolik. Spróbuj później.
problem-too-many-of-your-tables = Z waszej sieci jest tu już bardzo dużo stolików. Siądźcie do któregoś z nich albo spróbujcie jutro: stoliki bez gry znikają pierwsze.
problem-token-spent = Ten link był już użyty albo stracił ważność. Na pierwszym urządzeniu zrobisz nowy.
problem-device-seated = Na tym urządzeniu przy stoliku siedzi już ktoś inny. Otwórz link na innym urządzeniu albo najpierw wstań tu od stolika.
problem-knows-another-hand = To urządzenie widziało już inne karty tej gry, więc przenieś to miejsce na jeszcze inne.
problem-too-many-changes = W tej grze było już dość zmian miejsc. W następnej znów będzie wolno.
problem-too-fast = Trochę za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
problem-too-slow = To trwało za długo. Sprawdź sieć i spróbuj jeszcze raz.
problem-wrong-host = Ten serwer nie działa pod takim adresem. Wejdź pod inny albo poproś o dopisanie go na serwerze: --host-name.
problem-from-elsewhere = To przyszło z innej strony, a nie od stolika. Otwórz własny adres stolika.
problem-not-saved = Nie udało się tego zapisać. Spróbuj jeszcze raz.

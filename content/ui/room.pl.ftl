## Wokół gry: przed nią, ludzie, rozmowa, po niej. Wczytywane razem z ekranami.

join-title = { $game }: siadasz z nami?
free-chairs = { $count ->
    [0] Wszystkie krzesła są zajęte, ale możesz popatrzeć.
    [one] Jedno krzesło jest wolne.
    [few] { $count } krzesła są wolne.
   *[other] { $count } krzeseł jest wolnych.
}
join-playing = Gra już trwa. Popatrz, a do następnej się dosiądziesz.
your-name = Jak masz na imię?
that-is-me = To ja
your-mark = Twój znak
taken-why = { $mark }: ktoś przy stoliku już ma ten znak. Wybierz inny.
sit-down = Siadam
watch-named = Popatrzę pod swoim imieniem
damaged-title = { $game }: tej gry nie dokończycie
damaged-more = Jej zapis na serwerze jest uszkodzony ({ $id }). Nikt go nie ruszał, więc można go jeszcze zbadać. Poza tą grą nic przy stoliku nie przepadło.
damaged-host = Co dalej, decyduje { $name }.
chair-who = Kto tu siada?
sit-here = Siadam tutaj
or-bot = albo niech siądzie bot:
own-bot = Własny bot
save = Zapisz
stand-up = Wstaję
free-chair = Zwolnij to krzesło
send-away-new-code = Wyproś i zmień kod
send-away-sure = { $name } traci miejsce przy stoliku. Na pewno?
send-away-yes = Tak, wyproś
send-away-new-code-yes = Tak, wyproś i zmień kod
send-away-no = Jednak nie
new-code-more = Nowy kod zobaczy tylko ten stolik. Stary nikogo już nie wpuści, a telewizor połączysz jeszcze raz.
onlookers = Widzowie
is-here = Jest przy stoliku.
is-away = Chwilowo bez połączenia.
host = gospodarz
invite = Zaproś do stolika
copy-link = Skopiuj link
agreed = Więcej ustawień
pace = Tempo
pace-none = Bez zegara
pace-none-how = ile trzeba
pace-relaxed = Spokojnie
pace-quick = Szybko
pace-own = własne
out-of-range = Tu mieści się liczba od { $from } do { $to }. Zostaje poprzednia.
start-how = Dotknij wolnego krzesła albo zaproś kogoś kodem.
lock-table = Zamknięte: nikt nowy nie usiądzie ani nie zajrzy
clock-for = Zegar: { $topic }
clock-off = bez zegara
clock-seconds = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}
dice-checked = Przed rozdaniem serwer i każde urządzenie wybierają tajną liczbę i nie mogą jej już zmienić. Po grze wszystko jest jawne.
dice-unchecked = Sekrety zostają przy stole: po grze nikt nie zobaczy zapisu ani tajnej liczby serwera, więc losowania nie sprawdzisz.
start-with-bots = Zaczynamy z botami
start-needs = { $count ->
    [one] Brakuje jeszcze jednej osoby albo bota
    [few] Brakuje jeszcze { $count } osób albo botów
   *[other] Brakuje jeszcze { $count } osób albo botów
}
start-needs-people = { $count ->
    [one] Brakuje jeszcze jednej osoby
   *[other] Brakuje jeszcze { $count } osób
}
host-starts = Czekamy, aż gospodarz zacznie: { $name }
show-board = Obejrzyj planszę
linger-short = krótka chwila
linger-relaxed = spokojnie
linger-until-all = aż wszyscy stukną „Dalej”
chat-empty = Cisza. Ktoś musi zacząć.
chat-write = Napisz coś
chat-send = Wyślij
chat-hearers = Kto to usłyszy
chat-to-table = Wszyscy
chat-to-team = Drużyna
chat-empty-team = Tu słyszy was tylko drużyna.
chat-write-team = Szepnij drużynie
spectators = { $count ->
    [0] Nikt nie patrzy.
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
   *[other] Patrzy { $count } osób.
}
status-bot = bot
status-lent = na razie gra bot
status-lent-empty = na razie nie gra
more-about = Więcej: { $name }
host-away = Gospodarz od dłuższej chwili jest bez połączenia: { $name }.
asked-for-host = Głosy za nowym gospodarzem: { $asked } z { $needed }
move-seat = Przenieś się na inne urządzenie
move-how = { $minutes ->
    [0] Przygotowuję link…
    [one] Otwórz ten link na drugim urządzeniu. Działa raz i tylko przez minutę; nie podawaj go nikomu.
    [few] Otwórz ten link na drugim urządzeniu. Działa raz i tylko przez { $minutes } minuty; nie podawaj go nikomu.
   *[other] Otwórz ten link na drugim urządzeniu. Działa raz i tylko przez { $minutes } minut; nie podawaj go nikomu.
}
leave-watching = Zawsze możesz wrócić z tym samym kodem.
leave-lobby = Twoje krzesło będzie wolne.
leave-playing = Grę dokończy za ciebie bot i już na to miejsce nie wrócisz. Na krótką przerwę wystarczy zamknąć stronę.
leave-playing-empty = Twoje krzesło zostanie puste i już na nie nie wrócisz. Na krótką przerwę wystarczy zamknąć stronę.
host-rematch = Rewanż ogłasza gospodarz: { $name }
change-table = Zmień krzesła i ustawienia
play-next = Teraz { $game }
dice-log = Pobierz zapis
tv-show-how = Otwórz na telewizorze ten adres i zeskanuj telefonem kod, który się tam pojawi:
tv-show-type = { $minutes ->
    [0] Przygotowuję kod…
    [one] Bez skanowania: wpisz tam ten kod. Działa raz, przez minutę.
    [few] Bez skanowania: wpisz tam ten kod. Działa raz, przez { $minutes } minuty.
   *[other] Bez skanowania: wpisz tam ten kod. Działa raz, przez { $minutes } minut.
}
tv-show-theirs = Albo wpisz tutaj kod z telewizora:
tv-send = Wyślij

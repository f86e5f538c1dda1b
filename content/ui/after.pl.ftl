# Co mówimy po grze: zakończenie, wieczór, powtórka. Wczytywane dopiero wtedy.

## Zakończenie

honours = Wyróżnienia
turning-points = Punkty zwrotne
turning-point-see = Zobacz tę chwilę
keepsake = Zachowaj obrazek
keepsake-busy = Rysuję…
keepsake-failed = Obrazek nie wyszedł. Spróbuj jeszcze raz.
replay-watch = Obejrzyj powtórkę
save-seen = Zachowaj to, co było widać z twojego miejsca
evening = Dzisiejszy wieczór
evening-wins = { $count ->
    [0] bez wygranej
    [one] { $count } wygrana
    [few] { $count } wygrane
   *[other] { $count } wygranych
}
evening-earlier = Wcześniejsze powtórki:

## Powtórka

replay = Powtórka
replay-of = { $game }: powtórka
replay-loading = Przewijam do początku…
replay-not-built = Na tym serwerze nie ma powtórek. Wynik gry nadal czeka przy stoliku.
replay-to-table = Do stolika
replay-eyes = Czyimi oczami
replay-as-seen = Twoimi oczami
replay-as-was = Jak było
replay-nothing-hidden = W tej grze każdy widział wszystko.
replay-shared = To, co widział cały stolik. Link działa do { $day }, a dłużej, jeśli stolik jeszcze zagra.
replay-controls = Odtwarzanie
replay-play = Odtwarzaj
replay-hold = Zatrzymaj
replay-back = Krok wstecz
replay-on = Krok naprzód
replay-speed = Tempo: ×{ $speed }
replay-step = Krok { $step } z { $of }
replay-rounds = Przejdź do rundy
replay-round = Runda { $round }
replay-share = Udostępnij
replay-share-what = Kto dostanie link, zobaczy grę tak, jak widział ją cały stolik: bez kart na rękach, bez rozmów i bez drogi do stolika. Imiona widać.
replay-share-make = Zrób link
replay-kept = Stolik i jego powtórki zostają do { $day }. Każda następna gra to przedłuża.
replay-let-go = Wycofaj link
replay-let-go-more = Przestanie działać u każdego, kto go dostał. Zawsze możesz zrobić nowy.
problem-own-pictures = W tej grze były wasze własne obrazki. Zostają przy stoliku, więc i powtórkę obejrzą tylko ci, którzy grali.
problem-not-host = To może zrobić tylko gospodarz stolika.
problem-no-such-link = Ten link już nie działa: gospodarz go wycofał albo stolika już nie ma.

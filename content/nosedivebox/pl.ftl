# Nosedive z prawdziwymi kartami, każdy na swoim telefonie: ekrany i zasady. Reszta słów jest Nosedive’a.

## Pytania i ustawienia

topic-nosedivebox-mark = Żetony i straty
phase-nosedivebox-mark = plansza, a potem żetony i straty
help-nosedivebox-mark = Rozegrajcie fazę stylu życia na prawdziwym stole. Gdy stosy są wzięte, influencer zaznacza, kto ma żeton, a kto podwójną stratę (NB4).
topic-nosedivebox-share = Udostępnij
phase-nosedivebox-share = udostępnianie
help-nosedivebox-share = Wyślij wszystkim po jednym doświadczeniu. Od kogo przyszły, wyjdzie na jaw dopiero po ocenach (NB6).
topic-nosedivebox-rate = Oceń
phase-nosedivebox-rate = ocenianie
help-nosedivebox-rate = Daj serce temu, co podoba ci się najbardziej, a kciuk w dół temu, co najmniej (NB5).
topic-nosedivebox-tally = Policz karty
phase-nosedivebox-tally = liczenie kart
help-nosedivebox-tally = Wpisz, ile kart leży przed tobą. Telefon sam odrzuci te, na które nie pozwala twoja ocena, i policzy punkty (NB7).

# Ustala się to samo co w grze.
option-nosedivebox-all_at_once = { option-nosedive-all_at_once }
option-nosedivebox-all_at_once-help = { option-nosedive-all_at_once-help }
option-nosedivebox-givers = { option-nosedive-givers }
option-nosedivebox-givers-help = { option-nosedive-givers-help }
option-nosedivebox-about_home = { option-nosedive-about_home }
option-nosedivebox-about_home-help = { option-nosedive-about_home-help }
option-nosedivebox-about_work = { option-nosedive-about_work }
option-nosedivebox-about_work-help = { option-nosedive-about_work-help }
option-nosedivebox-about_family = { option-nosedive-about_family }
option-nosedivebox-about_family-help = { option-nosedive-about_family-help }
option-nosedivebox-about_love = { option-nosedive-about_love }
option-nosedivebox-about_love-help = { option-nosedive-about_love-help }
option-nosedivebox-about_friends = { option-nosedive-about_friends }
option-nosedivebox-about_friends-help = { option-nosedive-about_friends-help }
option-nosedivebox-about_travel = { option-nosedive-about_travel }
option-nosedivebox-about_travel-help = { option-nosedive-about_travel-help }
option-nosedivebox-about_food = { option-nosedive-about_food }
option-nosedivebox-about_food-help = { option-nosedive-about_food-help }
option-nosedivebox-about_net = { option-nosedive-about_net }
option-nosedivebox-about_net-help = { option-nosedive-about_net-help }
option-nosedivebox-about_body = { option-nosedive-about_body }
option-nosedivebox-about_body-help = { option-nosedive-about_body-help }

## Poczekalnia i stół

nosedivebox-real = Karty macie prawdziwe, telefony są aplikacją
nosedivebox-seating = Usiądźcie na ekranie w tej samej kolejności co przy stole: oceniacie po kolei, w lewo.
nosedivebox-plays = Czas na planszę
nosedivebox-marks-later = Gdy stosy są wzięte, { $name } zaznacza żetony i straty.
nosedivebox-all-count = Liczcie karty
nosedivebox-counting = liczy…
nosedivebox-counted = policzone
nosedivebox-not-loaded = Zasady liczenia nie dotarły. Odśwież stronę.

## Zasady

rule-NB1 = Gracie w trzy do sześciu osób. Telefony znają doświadczenia, oceny i influencera; kart nie znają.
rule-NB2 = Na początku każdy dostaje losowo inną ocenę od 2,500 do 3,500. Influencerem jest najwyższa, i tak po każdej rundzie.
rule-NB3 = Fazę stylu życia gracie tym, co jest w pudełku.
rule-NB4 = Gdy wszystkie stosy są wzięte, influencer zaznacza, kto ma żeton, najwyżej troje z was, i kto ma podwójną stratę.
rule-NB5 = Potem wszyscy udostępniacie i oceniacie jak w Nosedive, według tej samej oceny. Żeton daje jedno doświadczenie więcej do wyboru, podwójna strata podwaja to, co tracisz.
rule-NB6 = Nikt nie dowie się, od kogo co przyszło, póki wszyscy nie ocenią.
rule-NB7 = Po trzeciej rundzie liczysz karty, na które pozwala twoja ocena: każdy kolor, gwiazdki na nich i karty „minus punkt”. Czego nie możesz mieć, tego telefon nie przyjmie.
rule-NB8 = Punkty i wygrana są takie jak w Nosedive.
rule-NB9 = Każde pytanie możesz odpuścić, a puste krzesło robi to za kogoś, kogo nie ma: nic nie zaznacza, udostępnia byle co z rozdanych, niczego nie lubi i niczego nie liczy.
rule-NB10 = Jeśli nie zdążysz, liczy się to, co już ustawisz, a serce i kciuk tylko razem; resztę uznajemy za odpuszczoną.

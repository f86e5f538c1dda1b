# Ruletka po polsku.

## Pytania i ustawienia stołu

topic-ruletka-lay = Połóż kartę
phase-ruletka-lay = kładzenie kart
help-ruletka-lay = Połóż jedną kartę z ręki, zakrytą; wszystkie odkryją się razem (RR2).

option-ruletka-cards = Karty na ręce
option-ruletka-cards-help = Tyle kart dostaje każda osoba i tyle jest rund.

## Stół

ruletka-board = Stół
ruletka-hand = Twoje karty
ruletka-round = Runda { $round } z { $rounds }
ruletka-card = Karta { $number }
ruletka-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
ruletka-pick = Wybierz kartę
ruletka-lay = Połóż { $number }
ruletka-laid = Leży: { $number }
ruletka-watch = Patrzysz na grę.
ruletka-won = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
  }
ruletka-waiting = Jeszcze chwila…
ruletka-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }

## Przebieg gry

ruletka-log-card = { $name } kładzie { $number }.
ruletka-log-won = { $name } bierze rundę { $round }.

## Odmowy

refusal-ruletka-no-such-hand = Na ręce może być od { $from } do { $to } kart.
refusal-ruletka-not-your-card = Tej karty nie masz na ręce.

## Zasady

rules-ruletka-aim = Co rundę wszyscy kładą po karcie, a najwyższa bierze punkt.
rules-ruletka-turn-1 = Wszyscy wybierają kartę z ręki i kładą ją zakrytą.
rules-ruletka-turn-2 = Karty odkrywają się razem.
rules-ruletka-turn-3 = Najwyższa karta jest warta punkt.
rules-ruletka-end = Gdy ręce są puste, wygrywa największa liczba punktów.
rule-RR1 = Sześćdziesiąt kart ma numery od 1. Każda osoba dostaje tyle, ile ustalono, od trzech do ośmiu; reszta zostaje zakryta.
rule-RR2 = Wszyscy kładą po jednej zakrytej karcie z ręki, potem karty odkrywa się razem.
rule-RR3 = Najwyższa karta bierze rundę i jest warta punkt. Położone karty wypadają z gry.
rule-RR4 = Za osobę, która nie położy karty na czas, kładzie się losową.
rule-RR5 = Gdy ręce są puste, wygrywa największa liczba punktów; przy równej wygrana jest wspólna.

# Nokaut po polsku.

## Pytania i ustawienia stołu

topic-nokaut-lay = Połóż kartę
phase-nokaut-lay = kładzenie kart
help-nokaut-lay = Połóż jedną kartę z ręki, zakrytą; wszystkie odkryją się razem (NR2).

option-nokaut-cards = Karty na ręce
option-nokaut-cards-help = Tyle kart dostaje każda osoba i tyle jest rund.

## Stół

nokaut-board = Stół
nokaut-hand = Twoje karty
nokaut-round = Runda { $round } z { $rounds }
nokaut-card = Karta { $number }
nokaut-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
nokaut-pick = Wybierz kartę
nokaut-lay = Połóż { $number }
nokaut-laid = Leży: { $number }
nokaut-watch = Patrzysz na grę.
nokaut-won = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
  }
nokaut-waiting = Jeszcze chwila…
nokaut-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }

## Przebieg gry

nokaut-log-card = { $name } kładzie { $number }.
nokaut-log-won = { $name } bierze rundę { $round }.

## Odmowy

refusal-nokaut-no-such-hand = Na ręce może być od { $from } do { $to } kart.
refusal-nokaut-not-your-card = Tej karty nie masz na ręce.

## Zasady

rules-nokaut-aim = Co rundę wszyscy kładą po karcie, a najwyższa bierze punkt.
rules-nokaut-turn-1 = Wszyscy wybierają kartę z ręki i kładą ją zakrytą.
rules-nokaut-turn-2 = Karty odkrywają się razem.
rules-nokaut-turn-3 = Najwyższa karta jest warta punkt.
rules-nokaut-end = Gdy ręce są puste, wygrywa największa liczba punktów.
rule-NR1 = Sześćdziesiąt kart ma numery od 1. Każda osoba dostaje tyle, ile ustalono, od trzech do ośmiu; reszta zostaje zakryta.
rule-NR2 = Wszyscy kładą po jednej zakrytej karcie z ręki, potem karty odkrywa się razem.
rule-NR3 = Najwyższa karta bierze rundę i jest warta punkt. Położone karty wypadają z gry.
rule-NR4 = Za osobę, która nie położy karty na czas, kładzie się losową.
rule-NR5 = Gdy ręce są puste, wygrywa największa liczba punktów; przy równej wygrana jest wspólna.

# Nosedive po polsku.

## Pytania i ustawienia stołu

topic-nosedive-lay = Połóż kartę
phase-nosedive-lay = kładzenie kart
help-nosedive-lay = Połóż jedną kartę z ręki, zakrytą; wszystkie odkryją się razem (NR2).

option-nosedive-cards = Karty na ręce
option-nosedive-cards-help = Tyle kart dostaje każda osoba i tyle jest rund.

## Stół

nosedive-board = Stół
nosedive-hand = Twoje karty
nosedive-round = Runda { $round } z { $rounds }
nosedive-card = Karta { $number }
nosedive-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
nosedive-pick = Wybierz kartę
nosedive-lay = Połóż { $number }
nosedive-laid = Leży: { $number }
nosedive-watch = Patrzysz na grę.
nosedive-won = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
  }
nosedive-waiting = Jeszcze chwila…
nosedive-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }

## Przebieg gry

nosedive-log-card = { $name } kładzie { $number }.
nosedive-log-won = { $name } bierze rundę { $round }.

## Odmowy

refusal-nosedive-no-such-hand = Na ręce może być od { $from } do { $to } kart.
refusal-nosedive-not-your-card = Tej karty nie masz na ręce.

## Zasady

rules-nosedive-aim = Co rundę wszyscy kładą po karcie, a najwyższa bierze punkt.
rules-nosedive-turn-1 = Wszyscy wybierają kartę z ręki i kładą ją zakrytą.
rules-nosedive-turn-2 = Karty odkrywają się razem.
rules-nosedive-turn-3 = Najwyższa karta jest warta punkt.
rules-nosedive-end = Gdy ręce są puste, wygrywa największa liczba punktów.
rule-NR1 = Sześćdziesiąt kart ma numery od 1. Każda osoba dostaje tyle, ile ustalono, od trzech do ośmiu; reszta zostaje zakryta.
rule-NR2 = Wszyscy kładą po jednej zakrytej karcie z ręki, potem karty odkrywa się razem.
rule-NR3 = Najwyższa karta bierze rundę i jest warta punkt. Położone karty wypadają z gry.
rule-NR4 = Za osobę, która nie położy karty na czas, kładzie się losową.
rule-NR5 = Gdy ręce są puste, wygrywa największa liczba punktów; przy równej wygrana jest wspólna.

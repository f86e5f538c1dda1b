# Sample po polsku.

## Pytania i ustawienia stołu

topic-sample-lay = Połóż kartę
phase-sample-lay = kładzenie kart
help-sample-lay = Połóż jedną kartę z ręki, zakrytą; wszystkie odkryją się razem (QQ2).

option-sample-cards = Karty na ręce
option-sample-cards-help = Tyle kart dostaje każda osoba i tyle jest rund.

## Stół

sample-board = Stół
sample-hand = Twoje karty
sample-round = Runda { $round } z { $rounds }
sample-card = Karta { $number }
sample-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }
sample-pick = Wybierz kartę
sample-lay = Połóż { $number }
sample-laid = Leży: { $number }
sample-watch = Patrzysz na grę.
sample-won = { $count ->
    [one] Wygrywa { $names }!
   *[other] Wygrywają { $names }!
  }
sample-waiting = Jeszcze chwila…
sample-waiting-for = { $count ->
    [one] Czekamy na: { $names }
    [few] Jeszcze { $count } osoby: { $names }
   *[other] Jeszcze { $count } osób: { $names }
  }

## Przebieg gry

sample-log-card = { $name } kładzie { $number }.
sample-log-won = { $name } bierze rundę { $round }.

## Odmowy

refusal-sample-no-such-hand = Na ręce może być od { $from } do { $to } kart.
refusal-sample-not-your-card = Tej karty nie masz na ręce.

## Zasady

rules-sample-aim = Co rundę wszyscy kładą po karcie, a najwyższa bierze punkt.
rules-sample-turn-1 = Wszyscy wybierają kartę z ręki i kładą ją zakrytą.
rules-sample-turn-2 = Karty odkrywają się razem.
rules-sample-turn-3 = Najwyższa karta jest warta punkt.
rules-sample-end = Gdy ręce są puste, wygrywa największa liczba punktów.
rule-QQ1 = Sześćdziesiąt kart ma numery od 1. Każda osoba dostaje tyle, ile ustalono, od trzech do ośmiu; reszta zostaje zakryta.
rule-QQ2 = Wszyscy kładą po jednej zakrytej karcie z ręki, potem karty odkrywa się razem.
rule-QQ3 = Najwyższa karta bierze rundę i jest warta punkt. Położone karty wypadają z gry.
rule-QQ4 = Za osobę, która nie położy karty na czas, kładzie się losową.
rule-QQ5 = Gdy ręce są puste, wygrywa największa liczba punktów; przy równej wygrana jest wspólna.

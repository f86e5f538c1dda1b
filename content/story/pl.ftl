# Co mówi tylko wiersz poleceń: ramy opowieści (stolik replay) i zasad (stolik rules).
# O tym, co się w grze dzieje, opowiadają słowa samej gry.

## Imiona i wyliczenia

story-seat = Miejsce { $seat }
story-two = { $first } i { $last }
story-more = { $first } i { $last }
story-yes = tak
story-no = nie

## Ramy opowieści

story-players = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
  }
story-round = Runda { $round }
story-turn = Tura { $turn }
story-round-turn = Runda { $round }, tura { $turn }
story-coming-and-going = ktoś przychodzi albo odchodzi
story-player-left = { $name }: odejście od stolika, dalej gra bot.
story-player-removed = { $name }: gospodarz wyprasza od stolika, dalej gra bot.
story-player-joined = { $name }: ktoś przejmuje grę od bota.
story-player-returned = { $name }: powrót do gry.
story-player-moved = { $name }: gra toczy się dalej na innym urządzeniu.
story-only = { $line } (do wiadomości: { $names })
story-clock = Czas minął.
story-open = Ta gra jeszcze trwa: zapis tu się kończy i nikt nie wie, czy go nie ucięto.
story-points = Punkty. { $list }
story-hand = { $name }, na ręce: { $cards }
story-rules-turn = Tura w trzech krokach

## Mapy i stoły

story-pixoid-legend = Na mapie P to Pixoid, cyfra to wirus o numerze pionka, + więcej niż jeden pionek, * kostka bonusu, S pole startowe.
story-pixoid-stack = Razem (rząd { $row }, kolumna { $column }): { $names }.
story-pixoid-second = Drugi kontroler: { $name }.
story-dixit-place-of = { $place }. { $label } (karta z ręki: { $name })
story-dixit-hand = { $name }, na ręce karty { $cards }
story-dixit-told = { $name } opowiada o karcie { $card }: { $label }
story-nokaut-free = wolne
story-nokaut-stack = Na stosie: { $card } ({ $name })
story-nokaut-team = { $team }: { $goals ->
    [0] jeszcze bez celów
    [one] { $goals } cel ({ $names })
    [few] { $goals } cele ({ $names })
   *[other] { $goals } celów ({ $names })
  }, w talii { $pile }, odrzucone { $discard }
story-nokaut-goal = { $team }, tajny cel: { $goal }
story-nokaut-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
  }
story-nosedive-seat = { $name }: ocena { $rating }
story-nosedive-seat-cards = { $name }: ocena { $rating }, na ręce { $held ->
    [one] { $held } karta
    [few] { $held } karty
   *[other] { $held } kart
  }, pole: { $space }
story-nosedive-collected = { $name }, zebrane: { $cards }
story-nosedive-down = zakryta
story-nosedive-down-known = zakryta: { $card }
story-nosedive-may-share = { $name } może udostępnić: { $texts }
story-nosedive-gift = { $name } → { $to }: { $text }
story-nosedive-reads = { $name } czyta: { $texts }
story-ruletka-hides = { $name } chowa: { $face }
story-ruletka-spun = { $name }, sześć kart: { $cards }

# A bot of somebody's own, and its key. Loaded when somebody wants one.

own-bot-how = Program, który gra sam, napisany w dowolnym języku. Zrobimy mu klucz do tego krzesła.
own-bot-name = Jak się nazywa?
own-bot-make = Zrób klucz
own-bot-key = Klucz pokazujemy tylko teraz. Zagra tu każdy, kto go ma.
own-bot-copy = Skopiuj polecenie
own-bot-copied = Skopiowane.
own-bot-copy-yourself = Tu przeglądarka nie pozwala kopiować: przytrzymaj tekst i skopiuj go.

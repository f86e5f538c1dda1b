# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-ruletka = Ruletka
game-ruletka-line = Mistrzostwa, na które nikt nie powinien jechać.
game-ruletka-players = 2–6 osób
game-ruletka-time = około 30 minut

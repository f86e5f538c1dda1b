# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-ruletka = Ruletka
game-ruletka-line = Mistrzostwa, na które nikt nie powinien jechać.

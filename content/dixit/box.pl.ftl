# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-dixit = Dixit
game-dixit-line = Jeden obrazek, jedno zdanie, sześć domysłów.
game-dixit-players = 3–8 osób
game-dixit-time = około 30 minut

# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-sample = Sample
game-sample-line = Wszyscy kładą po karcie. Najwyższa bierze rundę.
game-sample-players = 3–6 osób
game-sample-time = około 5 minut

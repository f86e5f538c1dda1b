# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-nosedive = Nosedive
game-nosedive-line = Uśmiechaj się. Wszyscy cię oceniają.
game-nosedive-players = 3–6 osób
game-nosedive-time = około 45 minut

# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-nosedive = Nosedive
game-nosedive-line = Uśmiechaj się. Wszyscy cię oceniają.

# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-nokaut = Nokaut
game-nokaut-line = Album z naklejkami, który oddaje.

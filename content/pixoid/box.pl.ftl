# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-pixoid = Pixoid
game-pixoid-line = Ucieczka po labiryncie z układów scalonych: wszyscy naraz programują ruch i wstrzymują oddech.
game-pixoid-players = 3–4 osoby
game-pixoid-time = około 30 minut

# Pudełko na półce: to, co wiadomo o grze, zanim się ją otworzy.

game-nokaut = Nokaut
game-nokaut-line = Kółko i krzyżyk z zębami: smoki kontra jednorożce, tajne cele i riposty, które wpadają bez pukania.
game-nokaut-players = 2–4 osoby
game-nokaut-time = około 20 minut

# Nie stoi na półce: to pomocnik dla tych, którzy mają pudełko na stole.

game-dixitbox = Dixit z pudełkiem na stole

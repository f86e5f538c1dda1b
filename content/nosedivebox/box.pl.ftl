# Nie stoi na półce: to pomocnik dla tych, którzy mają pudełko na stole.

game-nosedivebox = Nosedive z pudełkiem na stole

# The box on the shelf: what is known of the game before it is opened.

game-ruletka = Ruletka
game-ruletka-line = A championship nobody should hold.
game-ruletka-players = 2–6 players
game-ruletka-time = about 30 minutes

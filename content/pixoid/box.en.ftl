# The box on the shelf: what is known of the game before it is opened.

game-pixoid = Pixoid
game-pixoid-line = A chase through a maze of circuits: everyone programs a move at once and holds their breath.
game-pixoid-players = 3–4 players
game-pixoid-time = about 30 minutes

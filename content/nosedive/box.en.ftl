# The box on the shelf: what is known of the game before it is opened.

game-nosedive = Nosedive
game-nosedive-line = Smile. Everyone's rating you.
game-nosedive-players = 3–6 players
game-nosedive-time = about 45 minutes

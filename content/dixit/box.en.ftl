# The box on the shelf: what is known of the game before it is opened.

game-dixit = Dixit
game-dixit-line = One picture, one sentence, six guesses.
game-dixit-players = 3–8 players
game-dixit-time = about 30 minutes

# The box on the shelf: what is known of the game before it is opened.

game-sample = Sample
game-sample-line = Everybody lays a card. The highest takes the round.
game-sample-players = 3–6 players
game-sample-time = about 5 minutes

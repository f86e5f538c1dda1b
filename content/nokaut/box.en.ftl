# The box on the shelf: what is known of the game before it is opened.

game-nokaut = Nokaut
game-nokaut-line = Tic-tac-toe with teeth: dragons against unicorns, secret goals, and ripostes that don't knock.
game-nokaut-players = 2–4 players
game-nokaut-time = about 20 minutes

# The box on the shelf: what is known of the game before it is opened.

game-nokaut = Nokaut
game-nokaut-line = A sticker album that fights back.

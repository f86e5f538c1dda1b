# It does not stand on the shelf: a companion for people with the box on the table.

game-nosedivebox = Nosedive with the box on the table

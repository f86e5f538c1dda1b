# What the cards show: one neutral sentence, without suggesting what to think of.

card-whale-in-a-teacup = A whale swims in a teacup, the moon above it.
card-ladder-to-the-moon = A ladder leans against the moon with a small figure on it.

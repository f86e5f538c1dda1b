# What the cards from 113 to 140 show: a sentence or two each, without interpretation. For those who listen to the screen.

card-lace-nurse = A bed at night seen from above, with a burning candle beside it. A huge spider with a white cross on its back draws a cover of lace over a child, who has open eyes and holds the end of the thread.
card-last-leaf = A bare tree seen from below, with one orange leaf left on it. A hand reaches out of a knothole and holds it by the stem, and below people sit on chairs and look up.
card-melon-bay = A slice of watermelon on a checked cloth, seen from above: people and boats made of seeds float on the red flesh, bathers lie on the white shore. A piece is bitten off, and the shadow of a wasp falls on the shore.
card-frog-and-the-pond = A big green frog sits on cracked mud and holds its belly. In the belly is a pond with a fish and a boat with two people and a lantern; at the bottom three small frogs wait with empty cups.
card-plain-hen = A peacock with a white band over its eyes spreads a tail that fills the card. In each feather is a human eye, and all of them look at a small brown hen.
card-spoon-harbour = A view from inside a mouth: between the rows of teeth comes a spoon of soup in which a bearded person in a cap rows a boat. On the tongue boats are moored, a lamp burns, and somebody on a jetty waves.
card-spine-forest = A sleeping hedgehog is a hill, and its spines are bare trees in the snow. Among them are a hut and a woodcutter, below people skate and pull a sledge of spines; the hedgehog's eye is a little open.
card-fridge-at-night = A dark kitchen and a bright open fridge; below the shelf with milk and cheese a plain of ice goes on inside it. Penguins walk there, one with a suitcase, and the last one turns round and puts a wing to its beak.
card-night-milk = On a meadow at sunny noon stands a cow in whose patches one sees a night sky with stars and a window where somebody sits. A woman in a red kerchief milks it into a pail of dark milk with a golden star.
card-sunflowers-at-the-window = Inside a room at night; sunflowers crowd behind the window and look in. On the table stand a candle, a bowl of seeds and a vase with one sunflower, turned away from the window.
card-onion-theatre = A halved onion seen from above: weeping people with handkerchiefs sit in rows in its rings, and in the middle stands a clown. Beside it lie a knife and a cut-off slice with people sitting on it too.
card-dandelion-departure = A huge face in profile blows at a dandelion. People with suitcases fly off under its seeds; one clings to the stem, and one flies towards the mouth.
card-river-with-teeth = A view from high up of a forest and a river that is a crocodile. Boats with parasols float towards its mouth, halfway down its back a bridge of teeth is being built, and a blanket lies in a clearing.
card-edge-of-the-sea = On a beach a woman in an apron lifts the edge of the sea like a carpet and sweeps with a broom. Underneath it is dark, lost things lie there, and long grey fingers hold the edge too.
card-combing-the-wind = A great blue face with closed eyes has long hair of wind. A woman in a red blouse combs it with an enormous comb; a hat, letters and a bird fall out, and one strand has wound about her waist and lifts her off the ground.
card-goat-and-rainbow = A white goat on a rock eats the end of a rainbow, and its horns already have coloured stripes. In the valley everything is grey, houses, trees and people; only one balloon is red.
card-lightning-swing = At night a lightning stands over the plain like a tree. On its bough swings a smiling girl in a red dress, and on the other side hang burnt ropes.
card-hill-dog = The hills at sunset are a sleeping dog, with a village with lit windows lying beside it. The dog has raised one ear, and behind the mountains stands a giant figure in a hat with a lead in its hand.
card-stump-gramophone = A stump seen from above turns like a record, and a woodpecker touches its rings with its beak. A woodcutter sits on a log and weeps, and around the stump dance the shadows of trees.
card-mole-and-the-stars = A cut through the earth with a winding tunnel: grass and a little house at the top, stars at the bottom. A mole comes out of the tunnel head down and covers its eyes with a paw, and behind it moles wait with buckets.
card-zebra-bars = Stripes come off a zebra and stand up like bars. Behind them a grey-haired keeper in a cap sits on a stool, and in front of them stands a white foal without stripes and looks at him.

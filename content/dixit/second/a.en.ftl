# What the cards of the second deck show, 85 to 112: a sentence or two each, without interpretation.

card-nest-of-words = Two faces in profile, one red and one blue, shout at each other from near. Yarn comes out of their mouths and tangles into a nest between them; a yellow bird sits in it over three eggs.
card-palm-roads = An open old hand fills the card, and its lines are roads with small people walking on them. One road breaks off and somebody stands at its end; a baby's hand holds the little finger.
card-wrinkle-painter = A white-haired woman in a shawl sits with her back to us before an oval mirror. In the mirror a girl with plaits paints wrinkles on her cheek with a brush.
card-soup-mirrors = A laid table from above, with guests bent over their plates. There is a face in every soup: one cries, others laugh or sleep; one chair is empty, and there is a face in the plate before it too.
card-brick-bride = A mason in a cap lifts a brick above the head of a woman built of bricks, with a veil. Her arm of bricks lies around his neck, and his legs are bricks already.
card-still-counting = A white-haired man stands at a post with his face hidden in his arm; the wall is covered with strokes counted in fives. Children's shoes stick out from under a curtain, one pair empty and under a cobweb, and somebody's fingers hold the edge of the curtain.
card-apple-peel-road = Two hands peel a red apple with a knife. The peel winds down between green hills like a road with a cyclist on it, and the peeled part is a night sky with a house and one lit window.
card-sawn-table = A man and a woman look each other in the eye and cut a laid table through with a saw that has two handles. Under the table a child ties its legs together with red thread.
card-heart-mine = A great red heart with a bright breach in its side hangs between ribs. Miners with lamps on their foreheads hack at it and load a cart, and one of them puts his ear to it.
card-awake = An open eye takes up the whole card. In its pupil there is a lit room with somebody sitting on a bed, and on the lower lid a tiny man scoops up a tear with a bucket.
card-sleeping-dough = In a blue bowl lies dough with the face of a sleeping child. Two hands cover it with a checked cloth, and behind the bowl an open oven burns.
card-long-arms = A house cut open in the evening: from the kitchen a woman's arms in striped sleeves wind through all the rooms. They rock a baby, stir soup, water flowers, stroke heads, and pack a suitcase in the attic.
card-tip-of-the-tongue = A view from inside a mouth through the arch of its teeth. On the tip of the tongue sits a small man in a hat with a suitcase, and an enormous ear is seen outside.
card-coats-embrace = On a stand in a hall a man's coat and a woman's red one hold each other in their sleeves, and the hats above lean together. Through the door there is a lit room where a man and a woman sit at a table, turned away from each other.
card-armchair-ferry = In a room flooded with water an old man sleeps under a blanket in a red armchair. The chair floats with its back to an open, bright door, and in front two hands hold the rope that is tied to it.
card-before-the-wish = A child in a paper hat fills its cheeks over a cake. The candles are people in evening dress with flames for heads: two embrace, one runs away.
card-dancing-shoes = A girl in a red dress, with her eyes shut, dances standing on a man's shoes. A dark blue suit with nobody in it holds her; beside them stand a lamp and a gramophone.
card-door-in-the-back = Somebody sits with a bare back to us while a doctor with closed eyes listens to it. Between the shoulder blades there is a small wooden door, ajar on its chain, and an eye looks out.
card-washing-the-night = Outside an office window a man on a hanging board pulls the night off the pane with a squeegee; where it is clean there are morning, fields and a house. Inside, somebody at a desk, seen from behind, draws the curtain.
card-moustache-swing = The face of an old man with an enormous white moustache fills the card. Children swing on one end of it, the other is tied to a departing boat with a red sail.
card-tall-coats = Two tall figures in long coats shake hands under a street lamp. Where the coats open there are the faces of children standing on each other, and at the bottom of one coat the face of an old man.

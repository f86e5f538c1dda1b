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

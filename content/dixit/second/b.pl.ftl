# Co widać na kartach od 113 do 140: po jednym zdaniu albo dwa, bez interpretacji. Dla tych, którzy słuchają ekranu.

card-lace-nurse = Widok z góry na łóżko nocą, obok pali się świeca. Ogromna pajęczyca z białym krzyżem na grzbiecie naciąga na dziecko koronkową kołdrę, a dziecko z otwartymi oczami trzyma koniec nitki.
card-last-leaf = Nagie drzewo widziane z dołu; został na nim jeden pomarańczowy liść. Z dziupli wysuwa się ręka i trzyma go za ogonek, a pod drzewem ludzie siedzą na krzesłach i patrzą w górę.
card-melon-bay = Plaster arbuza na kraciastym obrusie, widziany z góry: po czerwonym miąższu pływają ludzie i łódki z pestek, na białym brzegu leżą plażowicze. Kawałek jest odgryziony, a na brzeg pada cień osy.
card-frog-and-the-pond = Wielka zielona żaba siedzi na popękanym mule i trzyma się za brzuch. W brzuchu widać staw z rybą, a na nim łódkę z dwojgiem ludzi i latarnią; na dole czekają trzy małe żaby z pustymi kubkami.
card-plain-hen = Paw z białą przepaską na oczach rozpościera ogon, który wypełnia całą kartę. W każdym piórze jest ludzkie oko, a wszystkie patrzą na małą brązową kurę.
card-spoon-harbour = Widok z wnętrza ust: między rzędami zębów wpływa łyżka zupy, a w niej wiosłuje brodaty człowiek w czapce. Na języku stoją przycumowane łódki, świeci latarnia i macha ktoś, kto siedzi na pomoście.
card-spine-forest = Śpiący jeż jest wzgórzem, a jego kolce to bezlistne drzewa w śniegu. Wśród nich stoi chata i pracuje drwal, niżej ludzie jeżdżą na łyżwach i ciągną sanki z kolcami; oko jeża jest lekko uchylone.

# Co widać na kartach od 113 do 140: po jednym zdaniu albo dwa, bez interpretacji. Dla tych, którzy słuchają ekranu.

card-lace-nurse = Widok z góry na łóżko nocą, obok pali się świeca. Ogromna pajęczyca z białym krzyżem na grzbiecie naciąga na dziecko koronkową kołdrę, a dziecko z otwartymi oczami trzyma koniec nitki.
card-last-leaf = Nagie drzewo widziane z dołu; został na nim jeden pomarańczowy liść. Z dziupli wysuwa się ręka i trzyma go za ogonek, a pod drzewem ludzie siedzą na krzesłach i patrzą w górę.
card-melon-bay = Plaster arbuza na kraciastym obrusie, widziany z góry: po czerwonym miąższu pływają ludzie i łódki z pestek, na białym brzegu leżą plażowicze. Kawałek jest odgryziony, a na brzeg pada cień osy.
card-frog-and-the-pond = Wielka zielona żaba siedzi na popękanym mule i trzyma się za brzuch. W brzuchu widać staw z rybą, a na nim łódkę z dwojgiem ludzi i latarnią; na dole czekają trzy małe żaby z pustymi kubkami.
card-plain-hen = Paw z białą przepaską na oczach rozpościera ogon, który wypełnia całą kartę. W każdym piórze jest ludzkie oko, a wszystkie patrzą na małą brązową kurę.
card-spoon-harbour = Widok z wnętrza ust: między rzędami zębów wpływa łyżka zupy, a w niej wiosłuje brodaty człowiek w czapce. Na języku stoją przycumowane łódki, świeci latarnia i macha ktoś, kto siedzi na pomoście.
card-spine-forest = Śpiący jeż jest wzgórzem, a jego kolce to bezlistne drzewa w śniegu. Wśród nich stoi chata i pracuje drwal, niżej ludzie jeżdżą na łyżwach i ciągną sanki z kolcami; oko jeża jest lekko uchylone.
card-fridge-at-night = Ciemna kuchnia i otwarta, jasna lodówka; pod półką z mlekiem i serem ciągnie się w niej lodowa równina. Idą tam pingwiny, jeden z walizką, a ostatni odwraca się i przykłada skrzydło do dzioba.
card-night-milk = W słoneczne południe na łące stoi krowa, a w jej łatach widać nocne niebo z gwiazdami i okno, w którym ktoś siedzi. Kobieta w czerwonej chustce doi ją do wiadra z ciemnym mlekiem i złotą gwiazdą.
card-sunflowers-at-the-window = Wnętrze pokoju nocą; za oknem tłoczą się słoneczniki i patrzą do środka. Na stole stoi świeca, miska pestek i wazon z jednym słonecznikiem, odwróconym od okna.
card-onion-theatre = Przekrojona cebula widziana z góry: w jej kręgach siedzą rzędami płaczący ludzie z chusteczkami, a pośrodku stoi klaun. Obok leży nóż i odkrojony plaster, na którym też siedzą ludzie.
card-dandelion-departure = Wielka twarz z boku dmucha na dmuchawiec. Na jego nasionach odlatują ludzie z walizkami; jedna osoba trzyma się łodygi, a jedna leci w stronę ust.
card-river-with-teeth = Widok z wysoka na las i rzekę, która jest krokodylem. W stronę jego pyska płyną łódki z parasolami, w połowie grzbietu powstaje most z zębów, a na polanie leży koc.
card-edge-of-the-sea = Na plaży kobieta w fartuchu podnosi brzeg morza jak dywan i zamiata miotłą. Pod spodem jest ciemno, leżą zgubione rzeczy, a szare długie palce też trzymają brzeg.
card-combing-the-wind = Wielka niebieska twarz z zamkniętymi oczami ma długie włosy z wiatru. Kobieta w czerwonej bluzce czesze je ogromnym grzebieniem; wypadają z nich kapelusz, listy i ptak, a jedno pasmo owinęło ją w pasie i unosi nad ziemię.
card-goat-and-rainbow = Biała koza na skale zjada koniec tęczy, a jej rogi są już w kolorowe paski. W dolinie wszystko jest szare: domy, drzewa i ludzie; tylko jeden balonik jest czerwony.
card-lightning-swing = Nocą nad równiną stoi błyskawica podobna do drzewa. Na jej gałęzi huśta się uśmiechnięta dziewczynka w czerwonej sukience, a po drugiej stronie wiszą nadpalone sznury.
card-hill-dog = Wzgórza o zachodzie słońca są śpiącym psem, przy którym leży wioska z zapalonymi oknami. Pies ma podniesione jedno ucho, a za górami stoi olbrzymia postać w kapeluszu, ze smyczą w ręce.
card-stump-gramophone = Pień widziany z góry obraca się jak płyta, a dzięcioł dotyka dziobem jego słojów. Na kłodzie siedzi drwal i płacze, a wokół pnia tańczą cienie drzew.
card-mole-and-the-stars = Przekrój ziemi z krętym tunelem: u góry trawa i domek, u dołu gwiazdy. Kret wychodzi z tunelu głową w dół i zasłania oczy łapą, a za nim czekają krety z wiaderkami.
card-zebra-bars = Paski odrywają się od zebry i stają jak kraty. Za nimi siedzi na stołku siwy dozorca w czapce, a przed nimi stoi białe źrebię bez pasków i patrzy na niego.

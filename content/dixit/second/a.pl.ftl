# Co widać na kartach drugiej talii, 85–112: po jednym zdaniu albo dwa, bez interpretacji.

card-nest-of-words = Dwie twarze z profilu, czerwona i niebieska, krzyczą na siebie z bliska. Z ust wychodzi im włóczka, która między nimi splata się w gniazdo; siedzi w nim żółty ptak nad trzema jajkami.
card-palm-roads = Otwarta stara dłoń wypełnia kartę, a jej linie są drogami, po których idą mali ludzie. Jedna droga się urywa i ktoś stoi na jej końcu; za mały palec chwyta dłoń niemowlęcia.
card-wrinkle-painter = Siwa kobieta w chuście siedzi tyłem przed owalnym lustrem. W lustrze dziewczynka z warkoczami maluje sobie pędzlem zmarszczki na policzku.
card-soup-mirrors = Widok z góry na nakryty stół i gości nad talerzami. W każdej zupie widać twarz: jedna płacze, inna się śmieje albo śpi; jedno krzesło jest puste, a w talerzu przed nim też jest twarz.
card-brick-bride = Murarz w kaszkiecie podnosi cegłę nad głowę kobiety zbudowanej z cegieł, w welonie. Jej ceglane ramię obejmuje go za szyję, a jego nogi są już z cegieł.
card-still-counting = Siwy mężczyzna stoi przy słupie z twarzą ukrytą w ramieniu; ściana jest cała w kreskach liczonych piątkami. Spod zasłony wystają dziecięce buty, jedna para pusta i pod pajęczyną, a brzeg zasłony trzymają czyjeś palce.
card-apple-peel-road = Dwie dłonie obierają nożem czerwone jabłko. Skórka opada zakosami między zielone wzgórza jak szosa, po której jedzie rowerzysta, a obrane miejsce jest nocnym niebem z domem i jednym oświetlonym oknem.
card-sawn-table = Mężczyzna i kobieta patrzą sobie w oczy i piłą o dwóch uchwytach przecinają nakryty stół. Pod stołem dziecko wiąże jego nogi czerwoną nitką.
card-heart-mine = Między żebrami wisi wielkie czerwone serce z jasną wyrwą w boku. Górnicy z lampkami na czołach rąbią je i ładują na wózek, a jeden przykłada do serca ucho.
card-awake = Całą kartę zajmuje otwarte oko. W źrenicy widać oświetlony pokój i kogoś, kto siedzi na łóżku, a na dolnej powiece mały człowiek wiadrem wybiera łzę.
card-sleeping-dough = W niebieskiej misie leży ciasto z twarzą śpiącego dziecka. Dwie dłonie przykrywają je kraciastą ściereczką, a za misą płonie otwarty piec.
card-long-arms = Przekrój domu wieczorem: z kuchni wychodzą ręce kobiety w pasiastych rękawach i wiją się przez wszystkie pokoje. Kołyszą dziecko, mieszają zupę, podlewają kwiaty, głaszczą po głowie, a na strychu pakują walizkę.
card-tip-of-the-tongue = Widok z wnętrza ust przez łuk zębów. Na czubku języka siedzi mały człowiek w kapeluszu, z walizką, a na zewnątrz widać ogromne ucho.
card-coats-embrace = W przedpokoju na wieszaku męski płaszcz i czerwony damski obejmują się rękawami, a kapelusze nad nimi są pochylone ku sobie. Przez drzwi widać oświetlony pokój, gdzie mężczyzna i kobieta siedzą przy stole odwróceni od siebie.
card-armchair-ferry = W pokoju zalanym wodą stary mężczyzna śpi w czerwonym fotelu pod kocem. Fotel unosi się tyłem do otwartych, jasnych drzwi, a z przodu dwie dłonie trzymają przywiązaną do niego linę.
card-before-the-wish = Dziecko w papierowym czubku nadyma policzki nad tortem. Świeczki są ludźmi w wieczorowych strojach, z płomieniami zamiast głów: dwoje się obejmuje, jeden ucieka.
card-dancing-shoes = Dziewczynka w czerwonej sukience, z zamkniętymi oczami, tańczy, stojąc na męskich butach. Obejmuje ją granatowy garnitur, w którym nikogo nie ma; obok stoi lampa i gramofon.
card-door-in-the-back = Ktoś siedzi tyłem, bez koszuli, a lekarz z zamkniętymi oczami osłuchuje mu plecy. Między łopatkami są małe drewniane drzwi, uchylone na łańcuch, i wygląda zza nich oko.
card-washing-the-night = Za oknem biura człowiek na zawieszonej desce zbiera ściągaczką noc z szyby; w umytym miejscu widać poranek, pola i dom. W środku ktoś przy biurku, widziany od tyłu, ciągnie zasłonę.
card-moustache-swing = Kartę wypełnia twarz starego mężczyzny z ogromnymi białymi wąsami. Na jednym wąsie huśtają się dzieci, drugi jest przywiązany do odpływającej łódki z czerwonym żaglem.
card-tall-coats = Dwie wysokie postacie w długich płaszczach podają sobie ręce pod latarnią. W rozpięciach płaszczy widać twarze dzieci stojących jedno na drugim, a w jednym na samym dole twarz staruszka.

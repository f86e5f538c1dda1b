# Karty stylu życia: kolor, gwiazdki, numer.

lifestyle-community-1-1 = Znajomy z widzenia, z tramwaju, raz
lifestyle-community-1-2 = Czat osiedlowy: sześć osób i awantura o psa
lifestyle-community-1-3 = Zaproszenie na wesele, stolik przy kotłowni
lifestyle-community-1-4 = Jedyny lajk, i to przypadkiem
lifestyle-community-1-5 = Kółko miłośników ronda
lifestyle-community-1-6 = Urodziny, o których pamięta tylko apteka

lifestyle-community-2-1 = Sąsiadka, która czasem pożycza cukier
lifestyle-community-2-2 = Miejsce w chórze, drugi rząd, za kolumną
lifestyle-community-2-3 = Drużyna quizowa „Prawie Trzecie Miejsce”
lifestyle-community-2-4 = Stolik w kawiarni, przy którym już cię nie wypraszają
lifestyle-community-2-5 = Ktoś podlewa ci kwiaty i prawie wszystkie żyją
lifestyle-community-2-6 = Zniżka stałego bywalca: pięć procent

lifestyle-community-3-1 = Paczka przyjaciół i wspólny kalendarz, który działa
lifestyle-community-3-2 = Działka w ogrodach, z altaną i plotkami
lifestyle-community-3-3 = Dwieście osób na twoim ognisku
lifestyle-community-3-4 = Klub książki, w którym czytacie książki
lifestyle-community-3-5 = Zastępstwo za didżeja na dożynkach
lifestyle-community-3-6 = Rada osiedla słucha i notuje

lifestyle-community-4-1 = Festyn nazwany twoim imieniem
lifestyle-community-4-2 = Stolik bez rezerwacji, wszędzie
lifestyle-community-4-3 = Złota lista gości i ktoś do trzymania płaszcza
lifestyle-community-4-4 = Przyjaźnie na trzech kontynentach, każda z kanapą
lifestyle-community-4-5 = Prezydentura miasta na jeden dzień, z kluczem
lifestyle-community-4-6 = Premiera, dywan, twoje imię wymówione dobrze

lifestyle-community-5-1 = Święto państwowe w dniu twoich urodzin
lifestyle-community-5-2 = Milion osób życzy ci miłego dnia. Szczerze
lifestyle-community-5-3 = Pokojowa Nagroda za zorganizowanie wspólnego urlopu
lifestyle-community-5-4 = Pomnik na rynku, gołębie trzymają dystans
lifestyle-community-5-5 = Zaproszenie na wszystkie śluby, na żadne chrzciny
lifestyle-community-5-6 = Twoje milczenie uchodzi za mądrość narodu

lifestyle-work-1-1 = Zlecenie płatne doświadczeniem
lifestyle-work-1-2 = Staż przy niszczarce
lifestyle-work-1-3 = Sześć minut przerwy na obiad
lifestyle-work-1-4 = Biurko w przejściu do toalety
lifestyle-work-1-5 = Rozdawanie ulotek o rozdawaniu ulotek
lifestyle-work-1-6 = Etat na jedną ósmą, dojazd na cały

lifestyle-work-2-1 = Umowa do końca miesiąca, luty
lifestyle-work-2-2 = Własny kubek w biurowej kuchni
lifestyle-work-2-3 = Tytuł „młodszy starszy specjalista”
lifestyle-work-2-4 = Krzesło, które tylko trochę opada
lifestyle-work-2-5 = Owocowe czwartki, jabłko na zespół
lifestyle-work-2-6 = Praca zdalna z piwnicy, zasięg przy oknie

lifestyle-work-3-1 = Podwyżka, którą widać bez lupy
lifestyle-work-3-2 = Czterodniowy tydzień, co drugi tydzień
lifestyle-work-3-3 = Gabinet z drzwiami, które się zamykają
lifestyle-work-3-4 = Zespół, który odpisuje zwykłymi zdaniami
lifestyle-work-3-5 = Food truck z dobrą recenzją i działającym hamulcem
lifestyle-work-3-6 = Patent na ciche papierki w kinie

lifestyle-work-4-1 = Dyrekcja do spraw, które lubisz
lifestyle-work-4-2 = Asystentka dzwoni, że odwołała wszystko
lifestyle-work-4-3 = Firma w garażu; garaż w Toskanii
lifestyle-work-4-4 = Książka na liście bestsellerów, napisana w wannie
lifestyle-work-4-5 = Urlop bez limitu, wykorzystany co do dnia
lifestyle-work-4-6 = Telewizja dzwoni do ciebie po opinię o wszystkim

lifestyle-work-5-1 = Emerytura po trzydziestce
lifestyle-work-5-2 = Nagroda Nobla w kategorii, którą stworzono dla ciebie
lifestyle-work-5-3 = Prezydentura. Tak po prostu, przez aklamację
lifestyle-work-5-4 = Zarabianie przez sen, i to niezły sen
lifestyle-work-5-5 = Misja na Marsa, fotel przy oknie
lifestyle-work-5-6 = Jeden podpis rocznie, piórem, na tarasie

lifestyle-home-1-1 = Materac na podłodze, sąsiad z puzonem
lifestyle-home-1-2 = Pokój u rodziców, plakat z podstawówki
lifestyle-home-1-3 = Kawalerka z widokiem na inną kawalerkę
lifestyle-home-1-4 = Wanna w kuchni, lodówka w łazience
lifestyle-home-1-5 = Namiot „tymczasowo”, trzeci rok
lifestyle-home-1-6 = Siedmioro współlokatorów i jeden garnek

lifestyle-home-2-1 = Meble po ciotce, ciotka zagląda
lifestyle-home-2-2 = Balkon na jedną nogę
lifestyle-home-2-3 = Mieszkanie nad piekarnią, budzik o trzeciej
lifestyle-home-2-4 = Schody skrzypią w tonacji a-moll
lifestyle-home-2-5 = Ogródek: doniczka, ale z ambicją
lifestyle-home-2-6 = Kredyt do 2061 roku, ściany prawie proste

lifestyle-home-3-1 = Trzy pokoje i drzwi do każdego
lifestyle-home-3-2 = Wanna, w której mieszczą się też kolana
lifestyle-home-3-3 = Kuchenna wyspa, mała, ale tropikalna
lifestyle-home-3-4 = Domek z huśtawką i sąsiadami, których lubisz
lifestyle-home-3-5 = Kominek, pies przed kominkiem, pies wliczony
lifestyle-home-3-6 = Pokój gościnny, z którego goście wyjeżdżają

lifestyle-home-4-1 = Luksusowy domek na drzewie, winda w dziupli
lifestyle-home-4-2 = Biblioteka z drabiną na kółkach
lifestyle-home-4-3 = Basen na dachu i cisza w cenie
lifestyle-home-4-4 = Latarnia morska z ogrzewaniem podłogowym
lifestyle-home-4-5 = Kamienica, a w niej kino na dwa fotele
lifestyle-home-4-6 = Szklany dom w lesie, sarny pukają

lifestyle-home-5-1 = Prywatna wyspa z własną prognozą pogody
lifestyle-home-5-2 = Zamek, w którym straszy tylko na życzenie
lifestyle-home-5-3 = Pałac o stu pokojach, jeden jest wyłącznie na skarpetki
lifestyle-home-5-4 = Apartament na orbicie, szesnaście zachodów słońca dziennie
lifestyle-home-5-5 = Ogród botaniczny zamiast przedpokoju
lifestyle-home-5-6 = Dom, który sam się sprząta i sam się chwali

lifestyle-lose = Wszyscy widzą, że ci zależy
lifestyle-double = Każda wpadka idzie w świat dwa razy

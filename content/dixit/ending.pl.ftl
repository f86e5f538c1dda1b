# Co zostaje po grze w Dixita.

dixit-best-clue = Skojarzenie wieczoru
dixit-front-hearts = Opowiada { $name } · { $hearts ->
    [one] { $hearts } serce
    [few] { $hearts } serca
   *[other] { $hearts } serc
  }
dixit-front-half = Opowiada { $name } · trafień: { $found } z { $of }
dixit-honour-reader = Czytanie w myślach
dixit-honour-reader-how = { $names }: { $count ->
    [one] jedna odnaleziona karta narratora
    [few] { $count } odnalezione karty narratora
   *[other] { $count } odnalezionych kart narratora
  }.
dixit-honour-liar = Mistrzostwo w zmyłkach
dixit-honour-liar-how = { $names }: { $count ->
    [one] jeden głos na podłożone karty
    [few] { $count } głosy na podłożone karty
   *[other] { $count } głosów na podłożone karty
  }.
dixit-honour-half = W sam raz
dixit-honour-half-how = { $name }, „{ $clue }”: trafień { $found } z { $of }.
dixit-honour-admirer = Bratnia dusza
dixit-honour-admirer-how = { $guesser } najlepiej rozumie, co ma na myśli { $narrator } ({ $times ->
    [one] raz
   *[other] { $times } razy
  }).
dixit-honour-decoy = Zmyłka wieczoru
dixit-honour-decoy-how = { $name }, „{ $clue }”: { $votes ->
    [one] jeden głos na jedną kartę
    [few] { $votes } głosy na jedną kartę
   *[other] { $votes } głosów na jedną kartę
  }.
dixit-honour-hop = Najdłuższy skok
dixit-honour-hop-how = { $names }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
  } w jednej rundzie.
dixit-honour-cloud = Głowa w chmurach
dixit-honour-cloud-how = { $names }: { $count ->
    [one] jedno skojarzenie, którego nikt nie zrozumiał
    [few] { $count } skojarzenia, których nikt nie zrozumiał
   *[other] { $count } skojarzeń, których nikt nie zrozumiał
  }.
dixit-honour-long = Najwięcej słów
dixit-honour-short = Najmniej słów
dixit-honour-clue-how = { $name }: „{ $clue }”.
dixit-turn-lead = Tu na prowadzenie wychodzi { $name }.
dixit-turn-last = Ostatnia runda: „{ $clue }” ({ $name }). Wygrana: { $winners }.
dixit-turn-decoy = „{ $clue }”: na kartę, którą podkłada { $name }, { $votes ->
    [one] pada jeden głos
    [few] padają { $votes } głosy
   *[other] pada { $votes } głosów
  }.
dixit-turn-half = „{ $clue }”: w sam raz. Opowiada { $name }.
dixit-turn-first = Od tego się zaczęło: „{ $clue }” ({ $name }).
dixit-seen-hand = Karty na ręce: { $name }
dixit-seen-told = O tej karcie opowiada { $name }
dixit-seen-owners = Czyje karty leżą na stole

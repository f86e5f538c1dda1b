# Ta sama gra jako wiejski festyn: zamiast mistrzostw sznurki, konfetti i serpentyny. Te klucze zastępują swoje imienniki.

-bullet = KONFETTI
-click = SERPENTYNA
-shot = { $case ->
   *[nom] sznurek
    [Nom] Sznurek
    [gen] sznurka
    [loc] sznurku
    [pl] sznurki
    [Pl] Sznurki
    [plgen] sznurków
    [plloc] sznurkach
  }
-shoot = ciągnąć
-shoots = ciągnie
-dies = ląduje w konfetti
-magazine = { $case ->
   *[nom] koszyk
    [gen] koszyka
    [loc] koszyku
    [plgen] koszyków
  }
-skull = { $case ->
   *[nom] czapeczka
    [gen] czapeczki
  }

ruletka-card-air-gun = W chmury!
ruletka-card-pif-paf = Niespodzianka!
ruletka-card-shoot-somebody = Wszyscy na wszystkich!
ruletka-card-bribe = Ciasto dla jury
ruletka-card-extra-bullet = Dosypka konfetti
ruletka-card-vest = Parasol
ruletka-card-beyond-the-grave = Zza kurtyny

ruletka-face-click = SERPENTYNA
ruletka-face-bullet = KONFETTI
ruletka-hide-click = Chowam SERPENTYNĘ
ruletka-hide-bullet = Chowam KONFETTI
ruletka-hidden-click = Schowane: SERPENTYNA
ruletka-hidden-bullet = Schowane: KONFETTI
ruletka-own-hidden-click = Pod kartą pomocy masz SERPENTYNĘ.
ruletka-own-hidden-bullet = Pod kartą pomocy masz KONFETTI. Ciii.
ruletka-hint-load = SERPENTYNA jest uczciwa. KONFETTI schowane przed wszystkimi to sześć spokojnych kart, dopóki ktoś nie sprawdzi.
ruletka-hint-bid = Im więcej obstawisz, tym więcej punktów, ale jeśli trafisz na KONFETTI, nie dostaniesz nic.
ruletka-log-verdict-click = { $name } pokazuje SERPENTYNĘ. Pomyłka: { $accusers }.
ruletka-log-verdict-bullet = { $name } pokazuje KONFETTI. Trafne oskarżenie: { $accusers }.
ruletka-log-fired-click = { $count ->
    [one] SERPENTYNA: { $names }.
   *[other] SERPENTYNY: { $names }.
  }
ruletka-log-fired-bullet = { $count ->
    [one] KONFETTI: { $names }.
   *[other] KONFETTI: { $names }.
  }
ruletka-won-survivor = Ostatni kapitan bez konfetti: { $name }!
ruletka-why-survivor = Został ostatni kapitan bez konfetti, a taki wygrywa od razu, choćby inni mieli więcej punktów.
ruletka-why-points = Ma co najmniej piętnaście punktów i więcej niż każdy inny kapitan bez konfetti.
ruletka-why-nobody = Wszyscy kapitanowie są w konfetti. Pora na lemoniadę.
bot-honest-line = Chowa SERPENTYNĘ i śpi spokojnie. Prawie zawsze. Tej jednej nocy nie komentuje.
bot-bluffer-line = Patrzy prosto w oczy i chowa KONFETTI. Oczy na ogonie też patrzą.

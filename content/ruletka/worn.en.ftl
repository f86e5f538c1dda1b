# The same game as a village fête: strings, confetti and streamers instead of a championship. These keys replace their namesakes.

-bullet = CONFETTI
-click = STREAMER
-shot = { $case ->
   *[nom] pull
    [Nom] Pull
    [pl] pulls
    [Pl] Pulls
  }
-shoot = pull
-shoots = pulls
-dies = is showered in confetti
-magazine = { $case ->
   *[nom] basket
    [pl] baskets
  }
-skull = { $case ->
   *[nom] party hat
  }

ruletka-card-air-gun = Into the clouds!
ruletka-card-pif-paf = Surprise!
ruletka-card-shoot-somebody = Free-for-all!
ruletka-card-bribe = Cake for the jury
ruletka-card-extra-bullet = More confetti
ruletka-card-vest = Umbrella
ruletka-card-beyond-the-grave = From behind the curtain

ruletka-face-click = STREAMER
ruletka-face-bullet = CONFETTI
ruletka-hide-click = Hide a STREAMER
ruletka-hide-bullet = Hide the CONFETTI
ruletka-hidden-click = Hidden: STREAMER
ruletka-hidden-bullet = Hidden: CONFETTI
ruletka-own-hidden-click = Under your aid card: a STREAMER.
ruletka-own-hidden-bullet = Under your aid card: CONFETTI. Shh.
ruletka-hint-load = A STREAMER is honest. CONFETTI hidden away leaves six calm cards, until someone checks.
ruletka-hint-bid = The more you bid, the more points, but turn CONFETTI and you get nothing.
ruletka-log-verdict-click = { $name } shows a STREAMER. Wrong: { $accusers }.
ruletka-log-verdict-bullet = { $name } shows CONFETTI. Right: { $accusers }.
ruletka-log-fired-click = { $count ->
    [one] STREAMER: { $names }.
   *[other] STREAMERS: { $names }.
  }
ruletka-log-fired-bullet = { $count ->
    [one] CONFETTI: { $names }.
   *[other] CONFETTI: { $names }.
  }
ruletka-won-survivor = The last tidy captain: { $name }!
ruletka-why-survivor = The last tidy captain wins at once, even if others have more points.
ruletka-why-points = At least fifteen points, and more than every other tidy captain.
ruletka-why-nobody = Every captain is covered in confetti. Time for lemonade.
bot-honest-line = Hides a STREAMER and sleeps well. Nearly always. Won't discuss that one night.
bot-bluffer-line = Looks you in the eye and hides the CONFETTI. So do the eyes on the tail.

# What we say after a game: the ending, the evening, the replay. Loaded only then.

## The ending

honours = Honours
turning-points = Turning points
turning-point-see = See that moment
keepsake = Keep a picture
keepsake-busy = Drawing…
keepsake-failed = The picture didn't come out. Try once more.
replay-watch = Watch the replay
save-seen = Keep what could be seen from your seat
evening = Tonight
evening-wins = { $count ->
    [0] no wins
    [one] { $count } win
   *[other] { $count } wins
}
evening-earlier = Earlier replays:

## The replay

replay = Replay
replay-of = { $game }: replay
replay-loading = Rewinding to the beginning…
replay-not-built = This server doesn't do replays. The result of your game is still at the table.
replay-to-table = To the table
replay-eyes = Through whose eyes
replay-as-seen = As you saw it
replay-as-was = As it was
replay-nothing-hidden = In this game everyone saw everything.
replay-shared = What the whole table saw. The link works until { $day }, and longer if the table plays again.
replay-controls = Playback
replay-play = Play
replay-hold = Pause
replay-back = Step back
replay-on = Next step
replay-speed = Speed: ×{ $speed }
replay-step = Step { $step } of { $of }
replay-rounds = Go to a round
replay-round = Round { $round }
replay-share = Share
replay-share-what = Anyone with the link sees the game as the whole table saw it: no hands, no talk, and no way to the table. Names are shown.
replay-share-make = Make a link
replay-kept = The table and its replays stay until { $day }. Every further game keeps them longer.
replay-let-go = Withdraw the link
replay-let-go-more = It stops working for everyone who has it. You can always make a new one.
problem-own-pictures = This game used pictures of your own. They stay at the table, so the replay is only for people who played.
problem-not-host = Only the host can do that.
problem-no-such-link = This link no longer works: the host has withdrawn it, or the table is gone.

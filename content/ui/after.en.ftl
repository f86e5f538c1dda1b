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
replay-not-built = This server was built without replays. The result of your game is still at the table.
replay-to-table = To the table
replay-eyes = Through whose eyes
replay-as-seen = As you saw it
replay-as-was = As it was
replay-nothing-hidden = In this game everybody saw everything.
replay-shared = What the whole table saw. The link works until { $day }, and longer if the table plays again.
replay-controls = Playback
replay-play = Play
replay-hold = Pause
replay-back = A step back
replay-on = A step on
replay-speed = Speed: ×{ $speed }
replay-step = Step { $step } of { $of }
replay-rounds = Go to a round
replay-round = Round { $round }
replay-share = Share
replay-share-what = Whoever gets the link sees the game as the whole table saw it: no hands, no talk, and no way to the table. Names are shown.
replay-share-make = Make a link
replay-kept = The table and its replays stay until { $day }. Every further game prolongs that.
replay-let-go = Let the link go
replay-let-go-more = It stops working for everybody who has it. A new one can always be made.
problem-own-pictures = This game was played with pictures of your own. They stay at the table, so the replay is only for those who played.
problem-not-host = Only the host of the table can do that.
problem-no-such-link = This link no longer works: the host has let it go, or the table is no more.

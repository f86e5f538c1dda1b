# What the introduction says. Loaded with its page.

intro-title = { $game }: try it for a minute
intro-how = This is a recorded game. It stops a few times to ask for your move. Leave whenever you like.
intro-begin = Begin
intro-leave = Leave
intro-now-you = Your turn.
intro-watch = Let’s see what comes of it…
intro-otherwise = That works too! The recorded game went another way, have a look.
intro-onward = Go on
intro-over = That's nearly all of it. The rest comes with playing, and the question mark at the top always helps.

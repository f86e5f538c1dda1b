# What the introduction says. Loaded with its page.

intro-title = { $game }: try it for a minute
intro-how = This is a recorded game. It stops a few times to ask for your move. Leave whenever you like.
intro-begin = Begin
intro-leave = Leave
intro-now-you = Over to you.
intro-watch = Let’s see what happens…
intro-otherwise = That works, too! The recorded game went another way: have a look.
intro-onward = Go on
intro-over = That's nearly all of it. You'll pick up the rest as you play, and the question mark at the top always helps.

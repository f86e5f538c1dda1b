# A bot of somebody's own, and its key. Loaded when somebody wants one.

own-bot-how = A program that plays by itself, in any language you like. We'll make it a key to this chair.
own-bot-name = What's it called?
own-bot-make = Make a key
own-bot-key = We only show the key now. Anyone who has it can play on this chair.
own-bot-copy = Copy the command
own-bot-copied = Copied.
own-bot-copy-yourself = The browser doesn't let us copy here: press and hold the text to copy it.

# A bot of somebody's own, and its key. Loaded when somebody wants one.

own-bot-how = A program that plays by itself, in any language you like. We make it a key to this chair.
own-bot-name = What is it called?
own-bot-make = Make a key
own-bot-key = The key is shown only now. Whoever has it plays on this chair.
own-bot-copy = Copy the command
own-bot-copied = Copied.
own-bot-copy-yourself = The browser does not let us copy here: press and hold the text to copy it.

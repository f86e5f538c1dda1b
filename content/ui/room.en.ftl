## Around a game: lobby, people, talk, after it. Loaded with their screens.

join-title = { $game }: will you join us?
free-chairs = { $count ->
    [0] All chairs are taken, but you can watch.
    [one] One chair is free.
   *[other] { $count } chairs are free.
}
join-playing = The game is on. You can watch now and sit down for the next one.
your-name = What's your name?
that-is-me = That's me
your-mark = Your mark
taken-why = { $mark }: someone at the table has this mark. Choose another one.
sit-down = Sit down
watch-named = Watch under my name
damaged-title = { $game }: this game can't be finished
damaged-more = Its log on the server is damaged ({ $id }). Nobody has touched it, so it can still be examined. Nothing else at the table is lost.
damaged-host = { $name } decides what comes next.
chair-who = Who sits here?
sit-here = I sit here
or-bot = or let a bot sit here:
own-bot = A bot of your own
save = Save
stand-up = Stand up
free-chair = Free this chair
send-away-new-code = Send away and change the code
send-away-sure = { $name } loses their place at the table. Are you sure?
send-away-yes = Yes, send away
send-away-new-code-yes = Yes, send away and change the code
send-away-no = Never mind
new-code-more = Only this table sees the new code. The old one lets nobody else in, and you'll need to reconnect the TV.
onlookers = Onlookers
is-here = At the table.
is-away = No connection for the moment.
host = host
invite = Invite to the table
copy-link = Copy the link
agreed = More settings
pace = Pace
pace-none = No clock
pace-none-how = take your time
pace-relaxed = Relaxed
pace-quick = Quick
pace-own = custom
out-of-range = Choose a number from { $from } to { $to }. The one before stays.
start-how = Tap a free chair, or share the code with someone.
lock-table = Locked: nobody new can join or watch
clock-for = Clock: { $topic }
clock-off = no clock
clock-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
dice-checked = Before the deal the server and every device pick a secret number that can't be changed. After the game everyone sees them all.
dice-unchecked = Secrets stay at the table: after the game nobody sees the log or the server's secret number, so the draw can't be checked.
start-with-bots = Start with bots
start-needs = { $count ->
    [one] We need one more player or bot
   *[other] We need { $count } more players or bots
}
start-needs-people = { $count ->
    [one] We need one more person
   *[other] We need { $count } more people
}
host-starts = Waiting for the host to start: { $name }
show-board = Look at the board
linger-short = a short moment
linger-relaxed = unhurried
linger-until-all = until everyone taps Go on
chat-empty = Silence. Someone has to start.
chat-write = Say something
chat-send = Send
chat-hearers = Who'll hear it
chat-to-table = Everyone
chat-to-team = Team
chat-empty-team = Only your team hears you here.
chat-write-team = Whisper to your team
spectators = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
status-bot = bot
status-lent = a bot plays for now
status-lent-empty = sitting out for now
more-about = More about { $name }
host-away = The host has been offline for a while: { $name }.
asked-for-host = Votes for a new host: { $asked } of { $needed }
move-seat = Move to another device
move-how = { $minutes ->
    [0] Preparing the link…
    [one] Open this link on the other device. It works once and for one minute only; don't pass it on.
   *[other] Open this link on the other device. It works once and for { $minutes } minutes only; don't pass it on.
}
leave-watching = You can always come back with the same code.
leave-lobby = Your chair will be free.
leave-playing = A bot will finish the game in your place and you can't take it back. For a short break just close the page.
leave-playing-empty = Your chair will stay empty and you can't take it back. For a short break just close the page.
host-rematch = The host calls the rematch: { $name }
change-table = Change chairs and options
play-next = Now { $game }
dice-log = Download the log
tv-show-how = Open this address on the TV, then scan the code it shows with your phone:
tv-show-type = { $minutes ->
    [0] Making a code…
    [one] Without scanning: type this code there. It works once, for a minute.
   *[other] Without scanning: type this code there. It works once, for { $minutes } minutes.
}
tv-show-theirs = Or type the TV's code here:
tv-send = Send

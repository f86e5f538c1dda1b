# What the whole application says, in English.

app-name = Stolik
app-title = Stolik: games for the evening
app-description = Stolik: board games for an evening, in the browser, with no accounts and no adverts.
pitch = Board games for phones and a television. Free, with no accounts.
skip-to-main = Skip to the content
close = Close
rules = Rules
language-switch = Language: English. Przełącz na polski
sound-on = Turn sound on
sound-off = Turn sound off
sound-ask = Play with sound?
sound-yes = With sound
sound-no = Silently
nowhere-title = Nothing here
nowhere = There's nothing at this address. All games are on the shelf.
offline = No connection to the table. The shelf is here; we'll play when the network's back.
not-loaded = This didn't load
not-loaded-network = We can't reach the server. Check the network, then load the page again.
not-loaded-version = The server has a newer Stolik than this page. Load the page again; your seat waits.
not-loaded-part = The server is there, but this part of the page is missing from it. If loading again doesn't help, tell your host.
load-again = Load again
slow-start = Stolik is still loading. If this takes long, reload the page.
failure = Something went wrong on this page. If anything is stuck, load it again: the game is saved.
failure-stay = Stay here
broken = This page has tripped
broken-text = It can't be shown right now. Load it again: the game is saved, and your seat waits.
to-table = Back to the table
to-shelf = Back to the shelf

## The shelf

shelf-title = On the shelf
take-down = Take down: { $game }
coming = Soon
play-bots = Play now against bots
open-table = Open a table
join-by-code = Got a table code?
code-example = BCD-FGH-JKL or link
code-empty = Type the code or paste the link.
join = Join
default-name = Guest

## With the real box

have-box = I have the box
have-box-of = I have the box: { $game }
box-title = { $game } from the box
box-without-rules = This server doesn't have the rules the companion counts by. Ask your host for a complete Stolik.
box-none = There's no companion for this game yet. All games are on the shelf.
box-ways = How will you play?
box-one = On one device
box-one-how = Pass it around. It works without a network, too.
box-phones = Each on their own phone
box-phones-how = I open a table; the others join by code, link or camera.
box-who-plays = Who's in?
box-who-plays-how = In the order you sit, to the left. One device is enough: it goes around.
box-name = Name { $number }
box-change-mark = Person { $number }: { $mark }. Change the mark
box-move = Move person { $number }: drag, or use the arrow keys
box-moved = { $name }: place { $place }
box-same-name = { $name } is here twice. Add something to one of the names.
box-remove = Remove person { $number }
box-add = Add a player
box-start = { $count ->
    [one] Play: { $count } person
   *[other] Play: { $count } people
}
box-too-few = Enter at least { $least } names
box-hand-on = { $name } is next
box-hand-on-why = Hand the device on. Everyone else: eyes on the ceiling.
box-it-is-me = It's me, { $name }
box-menu = Companion menu
box-again = New game, same people
box-others = New game, other people
box-sure = Sure? { $what }
box-leave = Back to the shelf
box-kept = The game is kept on this device. You can leave and come back.
box-forgets = This browser remembers nothing: don't close this page.

## The way back

mine-title = { $count ->
    [one] Your table
   *[other] Your tables
}
mine-some-table = A table
mine-playing = in play
mine-lobby = before the game
mine-over = game over
mine-damaged = its record is damaged
mine-unknown-game = we no longer have this game
mine-alone = nobody else yet
mine-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
ago-now = a moment ago
ago-minutes = { $count ->
    [one] waiting for a minute
   *[other] waiting for { $count } minutes
}
ago-hours = { $count ->
    [one] waiting for an hour
   *[other] waiting for { $count } hours
}
ago-days = { $count ->
    [one] waiting since yesterday
   *[other] waiting for { $count } days
}
mine-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
mine-leave = Leave this table: { $game }
mine-leave-playing = A bot will finish in your place, and you can't take it back. The table will disappear from this list.
mine-leave-lobby = The table will disappear from this list. Its code will bring you back.

## Joining a table

finding-table = Looking for the table…
taken = taken
identity-circle = Circle
identity-square = Square
identity-triangle = Triangle
identity-diamond = Diamond
identity-star = Star
identity-heart = Heart
identity-hexagon = Hexagon
identity-cross = Cross
just-watch = Just watch
watch = Watch
put-out-moved = Your seat is now on another device
put-out-moved-more = Play on over there. Here you can watch.
put-out-removed = The host has asked you to leave the table
put-out-removed-more = You can watch the game or go back to the shelf.
turned-away-locked = This table is locked. Only people already at it can see it.
turned-away-crowded = This table can't take any more screens. Close one, or look in later.
turned-away-new-code = The table has a new code. Ask someone who's sitting there.
turned-away-sent-away = The host has asked you to leave the table. There are others on the shelf.
turned-away-moved = Your seat is on another device now. Play on over there.

## Before the game

chair = chair { $number }
chair-free = free
chair-empty = Sit down on the free chair { $number }
chair-empty-host = Free chair { $number }: sit down or seat a bot
chair-yours = Your chair { $number }: change name and mark, or stand up
chair-taken = Chair { $number }: { $name }
send-away = Send away
new-code = Change the table's code
hand-over = Make them host
you-named = { $name } (you)
online = at the table
away = offline
bot-random = Sparrow
bot-random-line = Hops wherever. Now and then into the lead, to its own surprise.
bot-random-strength = gentle
bot-greedy = Magpie
bot-greedy-line = Grabs whatever glitters closest. Asks about the rest later.
bot-greedy-strength = sharp
bot-lookahead = Owl
bot-lookahead-line = Thinks about what you'll think. Already knows you're smiling.
bot-lookahead-strength = merciless
bot-empty = Empty chair
bot-empty-line = Says nothing and votes for nothing. Never gets up for tea, though.
bot-empty-strength = absent
share-link = Share
link-copied = Link copied.
link-copy-yourself = The browser doesn't let us copy here: press and hold the link to copy it.
only-here = Only this computer can open this address. For phones, start the server like this:
qr-alt = QR code with the link to the table
host-sets = The host decides: { $name }.
yes = yes
no = no
by-lot = at random
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
keep-secrets = Keep our secrets after the game, too
start = Start the game

## During the game

action-change = Change
action-sending = Sending…
action-not-saved = That couldn't be saved. Press again.
hint-ok = Got it
game-loading = Laying out the board…
game-over = Game over
show-result = Result and rematch
your-turn = Your turn
all-in = Everyone's ready
waiting-for = Waiting for { $names }
waiting-count = { $count ->
    [one] One more player
   *[other] { $count } more players
}
film-runs = Let’s see how it went
film-skip = Skip and play
film-on-television = Eyes on the TV
moment = A moment to look at it
onward = Go on
onward-waits = Still looking: { $names }
linger = After a reveal
rests = The table is waiting
rests-yours = The game waits until someone's back. { $bot } is keeping your seat.
rests-yours-empty = The game waits until someone's back. Your chair is empty.
clock-ran-out = Time's up: { $names }
step-away = Back in a moment
chair-ask = { $name } would like to take over from { $bot }
chair-ask-yes = Come in!
chair-ask-no = Not now
chair-asked = You asked for { $bot }’s chair; the host decides: { $host }
chair-ask-drop = Never mind
chair-take = The game is on, but a bot will make room for you. Whose chair?
waiting-asked = A moment of thought
waiting-turn = { $names } to decide
hold = Wait, I'm thinking
hold-pass = Let it pass
hold-always = Always wait for me
held = Someone is still thinking
reconnecting = No connection to the table. Reconnecting…
lost-between = Nothing's lost. Everything waits.
lost-watching = The picture is frozen; it'll move on once we're reconnected.
lost-playing = The game is saved. It'll wait.
lost-open = Make your choice and hand it in now: it'll go out as soon as we're reconnected.
lost-sending = Your choice hasn't arrived yet. It'll go out as soon as we're reconnected, and counts once.
lost-in = Your choice is in, and it counts.
lost-clock = The clock's still running.
trouble-disk-full = The server has run out of disk space. Nothing's lost; the table waits until there's room.
trouble-not-saved = The server can't save right now. Nothing's lost; we'll keep trying.
paused = Paused
paused-long = Paused. The game goes on when the host resumes it.
pause = Pause
resume = Play on
open-side = Open the talk, the log and the list of people
help = What now?
help-you = This one's yours to decide
help-others = Others are deciding
help-nothing = Nobody has anything to decide right now. Sit back and watch.
help-back = Back to the game
help-rules = All the rules
intro = Try it for a minute
side = Beside the table
log = Log
log-empty = Nothing has happened yet.
log-and-chat = Log and chat
chat = Talk
chat-unread = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
  }
people = People
somebody-gone = someone
came-away = { $name } is offline. The seat is kept.
came-back = { $name } is back at the table
came-host = { $name } is the host now
came-host-you = You're the host now
went-left = { $name } has left the table
went-sent-away = The host removed { $name }
reactions = Say it without words
reaction-bravo = Bravo!
reaction-laugh = Haha!
reaction-gasp = Oh my!
reaction-hm = Hmm…
reaction-alas = Oh no…
reaction-heart = A heart
status-program = someone’s own bot
lent-yours = { $bot } is playing for you.
lent-yours-empty = They're playing on without you.
take-back = I'm back
is-gone = { $name }: no connection
gone-for = for { $seconds } s
may-be-lent = { $name } has been offline for a while.
lend = Let a bot play
lend-empty = Go on without them for now
ask-for-host = Ask for a new host
leave = Leave the table
leave-title = Leaving?
stay = Stay

## After the game

you-won = You win!
you-share-win = You share the win!
one-won = { $name } wins
shared-win = A shared win: { $names }
nobody-won = Nobody wins
won-by-points = Points decide: { $count ->
    [one] { $count } point is
   *[other] { $count } points are
  } the most.
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rematch = Play again
dice-opening = Drawing. Waiting for: { $names }
dice-left-out = No answer in time ({ $names }), so the deal goes on without it. Attempt { $attempt }.
check-short-fair = Fair draw
check-short-not = About the draw
check-running = Checking the draw on this device…
check-fair-sealed = Draw checked on this device: the whole game agrees with the numbers picked before the deal and with what was seen here.
check-fair-seen = Checked on this device as far as it goes: the log agrees with itself and with what was seen here. The fingerprints of the numbers picked before the deal weren't kept here, so it can't be compared with them.
check-lie = The log of this game lies!
check-lie-other-commitment = The fingerprint of the server's number in the log isn't the one shown here before the deal.
check-lie-other-hashes = The fingerprints of the devices' numbers in the log aren't those shown here before the deal.
check-lie-other-attempts = The log hides or changes attempts at the draw that were seen here.
check-lie-other-secret = The server's number doesn't match its own fingerprint.
check-lie-other-bytes = The number of one of the devices doesn't match its fingerprint.
check-lie-not-dealt = This game couldn't have been dealt the way the log says.
check-lie-question = These numbers make a different game: it departs from the log at question { $question }.
check-lie-other-story = At question { $question } this device saw something other than what the log says.
check-lie-other-result = The log ends with a different result from the game.
check-lie-line = Line { $line } of the log has been altered.
check-lie-cut-off = The log breaks off before the end of the game.
check-lie-no-beginning = The log has no beginning.
check-lie-advice = Keep both files, and ask the others what their devices say. “stolik verify” checks the log, too.
check-keep-log = Keep the log
check-keep-kept = Keep what was seen here
check-not-secrets-kept = The secrets have stayed at the table: there's no log of this game, so the draw can't be checked.
check-not-not-seated = Only the devices of those who played check the draw.
check-not-not-built = This server was built without checking the draw in the browser. “stolik verify” checks the log.
check-not-no-log = The server didn't hand out the log, so the draw can't be checked.
check-not-not-loaded = The log or the rules couldn't be loaded, so the draw isn't checked.
check-not-other-rules = The log was written under another version of the rules, so the draw can't be checked here.
check-not-other-game = This device doesn't know the game, so the draw can't be checked here.
check-again = Try again

## On the television

tv-join = Come and sit down
tv-full = About to begin
tv-watch = Watch along on a phone
tv-here = Is this a TV? Put a table on it
tv-title = TV
tv-code = This TV's code
tv-connecting = Connecting…
tv-qr-alt = QR code of this TV
tv-which-table = Which table?
tv-scan = Scan this code with the phone you play on. The table will appear here by itself.
tv-or-menu = Or type it at the table: “{ $show }”.
tv-or-type = You can also type the table's code here:
tv-code-example = e.g. BCD-FGH
tv-watch-it = Show
tv-locked = This table is locked, so its code isn't enough here. Scan the code on this screen with the phone you play on.
tv-closed = The table is locked: everyone's here.
tv-lent = { $bot } plays for now
tv-paused = The game goes on when the host resumes it.
tv-rests = None of the players is watching. The game goes on once someone's back.
tv-show = Show on a TV
to-tv-sending = Sending the table to the TV…
to-tv-sent = The table is on the TV
to-tv-sent-more = It shows only what everyone sees. Your hand stays on your phone.
to-tv-back = Back to the table
to-tv-which = Which table should the TV show?
to-tv-elsewhere = This TV is on another network
to-tv-elsewhere-more = The TV's code: { $code }. If you can see it in front of you, all's well. If someone sent you a link, better not.
to-tv-sure = I see it, show the table
to-tv-not = Don't show it
to-tv-none = This phone isn't at any table
to-tv-none-more = Open this page in the browser you play in, or sit down at a table first. At a table there's “{ $show }”, too.
to-tv-failed = That didn't work

## Rules

rules-title = { $game }: the rules
rules-aim = What it's about
rules-turn = A turn in three pictures
rules-end = How it ends
rules-all = All the rules
rules-book = From the rulebook
rules-ours = Our rulings, where the rulebook is silent
rules-phones = What the phones do
rules-in-the-box = The rules of the game in the box: { $game }
rules-none = We haven't written down the rules of this game yet.
rule-link = Why?

## Refusals: what a rule does not allow, and what can be done now

refusal-unknown = The rules don't allow that.
refusal-table-wrong-number-of-seats = { $seats ->
    [one] One player sits here. This game is for { $fewest }–{ $most }: seat bots or free chairs.
   *[other] { $seats } players sit here. This game is for { $fewest }–{ $most }: seat bots or free chairs.
}
refusal-table-not-asked-yet = This question hasn't been asked yet. Reload the page if nothing changes.
refusal-table-not-your-question = It's not your turn.
refusal-table-too-many-changes = That's enough changes of mind. What you've handed in counts; if nothing yet, hand in your final answer now.
refusal-table-answered-already = This seat has answered already, so no bot speaks for it.
refusal-table-no-pass = You can't pass here: choose something.
refusal-table-wrong-number-of-parts = { $parts ->
    [one] The answer has one part.
   *[other] The answer has { $parts } parts.
}
refusal-table-part-missing = { $parts ->
    [one] Choose an answer first.
   *[other] Part of the answer is missing: there are { $parts }.
}
refusal-table-no-text-asked = You needn't write anything here.
refusal-table-text-too-long = { $longest ->
    [one] Too long: one character fits.
   *[other] Too long: { $longest } characters fit.
}
refusal-table-text-too-short = { $shortest ->
    [one] Write at least one character.
   *[other] Write at least { $shortest } characters.
}
refusal-table-text-unreadable = Others can't read some of these characters. Keep it simpler.
refusal-table-over = The game is over.
refusal-table-no-window = You do have to answer this one: it won't close by itself.
refusal-table-not-all-in = Still waiting for { $seat }.
refusal-table-no-such-seat = There's no such seat at the table.
refusal-table-seats-are-fixed = In this game nobody joins or leaves before the end. A bot can hold a seat.
refusal-room-not-host = Only the host can do that.
refusal-room-a-program = Someone’s own bot can't be the host. Choose a person.
refusal-room-host-is-here = The host is at the table. You can only ask for a new one after a longer absence.
refusal-room-locked = This table is closed to newcomers. Ask the host to open it.
refusal-room-full = All chairs are taken. You can watch.
refusal-room-taken = Someone was faster. Choose another one.
refusal-room-not-joined = Sit down at the table first.
refusal-room-not-lobby = The game is on; you can change this between games.
refusal-room-other-game = That answer was for the game before. Answer the question on the table now.
refusal-room-dealing = We're dealing right now; nothing can be changed.
refusal-room-not-playing = Nobody's playing right now.
refusal-room-too-few = There aren't enough of you. Invite someone or seat bots.
refusal-room-too-many-changes = Seats have changed hands too often in this game, so the bot plays it to the end. In the next game the host can give out chairs again.
refusal-room-moment = We're still looking at the result. Tap “Go on”: the game continues when everyone has.
refusal-room-already-sits = You have a chair at this table already.
refusal-room-no-bot-there = No bot sits there. Choose the chair of a bot.
refusal-room-knows-another-hand = This device has seen other cards in this game. You can only go back to that chair.
refusal-room-chair-reserved = The host sent this chair's player away. A bot plays on until the game is over, unless that player comes back. The other bots' chairs are free.
refusal-room-paused = The game is paused. The host can resume it.
refusal-room-hushed = Hush: no more writing this round. You can talk once it's over.
refusal-room-quiet = The table is silent right now. You can watch, and once the round's over you can sit down and talk.
refusal-room-not-oneself = You can't send yourself away. You can leave.
refusal-room-no-team = Nobody's on your team here.
refusal-room-too-fast = A little too fast. Wait a moment.
refusal-room-no-such-chair = There's no such chair.
refusal-room-no-such-bot = We have no such bot.
refusal-room-no-such-person = That person isn't here any more.
refusal-room-bad-name = This name doesn't work: it needs 1 to 24 characters.
refusal-room-bad-options = This game can't be set up that way.
refusal-room-bad-clock = We have no such clock.
refusal-room-may-not-be-lent = A bot doesn't need to play here yet.
refusal-room-bad-text = This can't be sent: it needs 1 to 300 characters.
refusal-room-no-such-game = This game isn't on the shelf.
refusal-room-not-saved = That couldn't be saved. Try again.
refusal-room-table-full = This table is full and can't keep any more. Play on, and open a new table for the rest.
refusal-room-no-such-deck = That deck is gone. Choose another one.
refusal-room-deck-in-use = You're playing with this deck. Choose another one first; then you can delete it.
refusal-room-too-many-decks = A table holds three decks of your own. Delete one to bring another.
refusal-room-no-own-decks = You can't play this game with pictures of your own.
refusal-room-already-joined = You're already at this table.

## Problems outside of the game

problem-bad-dice = This isn't the number that this device picked before the deal.
problem-unknown = Something went wrong on our side ({ $case }). Try again.
problem-no-connection = No connection to the server. Check your network and try again.
problem-bad-message = The server didn't understand this message. Reload the page.
problem-other-version = The server runs a different version from this page, and reloading hasn't helped. It's probably being upgraded: wait a minute, then reload.
problem-no-such-table = There's no such table. Maybe the code has a typo, or the guests have gone home.
problem-damaged = What the server kept of this is damaged, so it stays closed and nothing will overwrite it. The person running the server can find out more with `stolik check`.
problem-no-such-tv-code = This code doesn't work: it's been used, ten minutes have passed, or there's a typo. Get a new one.
problem-too-many-tv-codes = Too many codes at once. Try again in a few minutes.
problem-tv-elsewhere = This TV is on another network.
problem-no-such-game = This game isn't on the shelf.
problem-bad-request = The server didn't understand this request. Reload the page.
problem-bad-name = This name doesn't work: it needs 1 to 24 characters.
problem-not-over = Only people who played a game get its log, and only once it's over.
problem-secrets-kept = Before the deal the table agreed to keep its secrets. Nobody gets to see the log of this game.
problem-locked = This table is locked. Only people already at it can see it.
problem-unknown-game = This table plays a game that this server doesn't have. The table waits as it is.
problem-too-many-tables = The server has no room for another table. Try again later.
problem-too-many-of-your-tables = There are a lot of tables from your network already. Sit down at one of them, or try again tomorrow: tables without a game go first.
problem-token-spent = This link has been used or has expired. You can make a new one on the first device.
problem-device-seated = Someone else already sits at this table with this device. Open the link on another one, or leave the table here first.
problem-knows-another-hand = This device has seen other cards in this game, so the seat can only move to a different one.
problem-too-many-changes = Seats have changed hands too often in this game. In the next one they can move again.
problem-too-fast = A little too fast. Wait a moment and try again.
problem-too-slow = That took too long. Check your network and try again.
problem-wrong-host = This server doesn't run under this address. Use another one, or ask its owner to add this one with --host-name.
problem-from-elsewhere = This came from another page, not from the table. Open the table's own address.
problem-not-saved = That couldn't be saved. Try again.

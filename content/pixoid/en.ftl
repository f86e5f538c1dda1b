# Pixoid in English.

## Questions and settings of the table

topic-pixoid-place = Choose a start pixel
topic-pixoid-program = Program your move
phase-pixoid-place = placing pawns
phase-pixoid-program = programming

option-pixoid-variant = Length of the game
option-pixoid-variant-help = A full game has as many rounds as players. A short one is a single round without points.
option-pixoid-variant-standard = Full
option-pixoid-variant-short = Short
option-pixoid-first = First Pixoid
option-pixoid-first-help = Who flees in the first round. Left open, we draw at random.
option-pixoid-first-null = At random
option-pixoid-board = Board
option-pixoid-board-help = The number of a tile layout, 0 to 383. Left open, we draw at random.
option-pixoid-board-null = At random
pixoid-boards = Board: { $board }
pixoid-board-number = Board { $number }
pixoid-boards-others = Show others

## The board

pixoid-board = Pixoid's board
pixoid-hand = Your controller
pixoid-controllers = Controllers
pixoid-round = Round { $round }/{ $rounds }
pixoid-short-game = Short game
pixoid-is-pixoid = Pixoid: { $name }
pixoid-role-pixoid = Pixoid
pixoid-role-virus = Virus
pixoid-third-virus = Third virus
pixoid-third-virus-short = 3rd virus
pixoid-reserve = { $left ->
    [one] { $left } cube in the reserve
   *[other] { $left } cubes in the reserve
  }, Pixoid has { $taken }.
pixoid-reserve-left = { $left ->
    [one] { $left } cube left
   *[other] { $left } cubes left
  }
pixoid-bonuses = Bonuses collected: { $taken } of 4.
pixoid-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
pixoid-led-in = Ready
pixoid-led-waiting = Waiting
pixoid-replay = Last turn
pixoid-skip = Skip
pixoid-speed = Replay speed: { $speed }
pixoid-stands-pixoid = Pixoid ({ $name }): row { $row }, column { $column }.
pixoid-stands-virus = Virus ({ $name }): row { $row }, column { $column }.
pixoid-lies-bonus = Bonus: row { $row }, column { $column }.

## The end of a round and of the game

pixoid-caught = Pixoid is caught!
pixoid-escaped = Pixoid escaped!
pixoid-round-brought = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } from the reserve, { $bonuses ->
    [one] { $bonuses } bonus
   *[other] { $bonuses } bonuses
  }.
pixoid-next-pixoid = { $name } is Pixoid now
pixoid-won = { $names } wins!
pixoid-won-shared = Shared victory: { $names }!
pixoid-won-viruses = The viruses win! { $names }
pixoid-show-board = Show the board

## The controller

pixoid-direction = Direction
pixoid-distance = Distance
pixoid-distance-past = { $distance }, wall after { $reach }
pixoid-way-up = up
pixoid-way-right = right
pixoid-way-down = down
pixoid-way-left = left
pixoid-way-wall = { $way }: a wall
pixoid-pick-both = Choose direction and distance
pixoid-pick-direction = Now the direction
pixoid-pick-distance = Now the distance
pixoid-go = Go { $way } { $distance }
pixoid-go-both = Send both viruses
pixoid-next-controller = Now the other virus
pixoid-wall-after = { $reach ->
    [one] a wall stops you after { $reach } pixel
   *[other] a wall stops you after { $reach } pixels
  }
pixoid-my-virus = My virus
pixoid-set = set
pixoid-pick-start = Choose a corner
pixoid-corner = { $corner ->
    [top-left] Top left
    [top-right] Top right
    [bottom-left] Bottom left
   *[bottom-right] Bottom right
  }
pixoid-start-here = { $corner ->
    [top-left] Start top left
    [top-right] Start top right
    [bottom-left] Start bottom left
   *[bottom-right] Start bottom right
  }
pixoid-you-are-in = Your move is in
pixoid-waiting = One moment…
pixoid-waiting-for = { $count ->
    [one] Waiting for { $names }
   *[other] { $count } more: { $names }
  }
pixoid-you-won = You win!
pixoid-you-lost = Not this time.
pixoid-you-place = Your place: { $place }.
pixoid-you-pixoid = This round you flee
pixoid-you-virus = This round you hunt
pixoid-you-spectator = You're watching

## Hints

pixoid-hint-place = Choose where you start: tap a red corner or a button. Pixoid flees, the viruses hunt.
pixoid-hint-program = A direction and a number, in secret. Too far is fine: a wall stops you.
pixoid-hint-capture = End of the round! Pixoid counts its cubes, the viruses count what's left in the reserve.

help-pixoid-place = Choose the red pixel you start from. Taken ones are no longer on the list (PR7).
help-pixoid-program = Set a direction and a number of pixels; nobody sees it until everyone's done (PR9). Running away? Go where nobody can follow. Hunting? Guess where Pixoid will run, and cross that pixel.

## The log

pixoid-log-round = Round { $round }. Pixoid: { $name }.
pixoid-log-placed = { $name } starts { $corner ->
    [top-left] top left
    [top-right] top right
    [bottom-left] bottom left
   *[bottom-right] bottom right
  }.
pixoid-log-moved = { $name }: { $way } { $distance }.
pixoid-log-moved-less = { $name }: { $way } { $distance }, went { $went }.
pixoid-log-too-late = { $name }: { $way } { $distance }, too late to move.
pixoid-log-collected = Pixoid takes a bonus (row { $row }, column { $column }).
pixoid-log-caught = Pixoid is caught (row { $row }, column { $column }).
pixoid-log-cube = Pixoid takes a cube, { $left ->
    [one] { $left } is left
   *[other] { $left } are left
  }.
pixoid-log-second = { $name } has the second controller now.
pixoid-log-end-caught = End of the round: Pixoid was caught.
pixoid-log-end-escaped = End of the round: Pixoid escaped.
pixoid-log-gained = { $name }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

## Refusals: which rule, and what can be done

refusal-pixoid-no-such-seat = Seat { $seat } can't be the first Pixoid: { $seats } play at this table. Choose a seat that's taken, or leave it to chance (PR5).
refusal-pixoid-place-first = Your pawn has to stand on the board first. Choose a free start pixel (PR7).
refusal-pixoid-not-a-start-pixel = You start on a red pixel. Choose one that's free (PR7).
refusal-pixoid-taken = Someone's there already. Choose another red pixel (PR7).
refusal-pixoid-program-now = The pawns are placed; now it's time to move. Set a direction and a distance (PR9).
refusal-pixoid-must-move = You can't stand still: set at least 1 (PR9).
refusal-pixoid-wall = There's a wall right there. Choose another direction (PR9).
refusal-pixoid-too-far = The dial ends at { $farthest }. Set 1 to { $farthest } (PA1).
refusal-pixoid-no-such-board = There's no such board. Give a number from 0 to 383, or leave it to chance (PA23).
refusal-pixoid-seats-are-fixed = Seats don't change during a game. A bot can play on this one ({ $seat }) (PA30).
refusal-pixoid-over = This game is over. Play the next one (PR21).
refusal-pixoid-wrong-seats = Pixoid is for three or four. Change the number of seats (PR4).
refusal-pixoid-round-is-over = In this position the round is over. Leave 1 to 12 cubes in the reserve (PR4).
refusal-pixoid-second-controller = A virus holds the second controller, and only with three players. Change the position (PR4).
refusal-pixoid-caught-already = In this position Pixoid is already caught. Set the pawns apart (PR4).

## Rules

rules-pixoid-aim = One player is Pixoid and runs along the paths of a circuit board. The others are Viruses and hunt. The longer Pixoid lasts, the more points for Pixoid and the fewer for the Viruses.
rules-pixoid-turn-1 = Quietly set a direction and a number of pixels, like everyone else.
rules-pixoid-turn-2 = You reveal your controllers together. Pixoid moves first and collects bonuses, the Viruses run right after.
rules-pixoid-turn-3 = Has a Virus reached Pixoid's pixel? The round is over. If not, Pixoid takes a cube from the reserve and you play on.
rules-pixoid-end = A round ends with a capture or the twelfth cube. Pixoid gets a point for each cube and bonus, each Virus one for each cube that's left. Everyone runs once; the highest total wins.

intro-pixoid-1 = Pixoid is in the top left corner. You're hunting it as a Virus: start across, in the bottom right corner.
intro-pixoid-3 = Set a direction and a number: left 4. The others do the same, and nobody sees anyone else’s move.
intro-pixoid-4 = Nobody caught Pixoid, so that is the first of twelve cubes. Closer now, up 3.
intro-pixoid-7 = Pixoid has four cubes by now, but is cornered and will run right, to the bonus. Cut it off: left 3.
intro-pixoid-8 = Got it! Pixoid gets 5 points for cubes and bonus, each Virus 8 for what's left. Now someone else runs.

rule-PR1 = One player is Pixoid, the others are viruses. Someone else flees each round, and when everyone has been Pixoid, the most points win.
rule-PR2 = The screen stands in for tiles, frame, controllers and cubes: a board with the score track around it, a controller in your hand and a row of 12 white cubes as the reserve.
rule-PR3 = Traces join pixels, and walls that nobody crosses part them. Red pixels are for starting, bright ones hold a bonus.
rule-PR4 = Four tiles make a square. A cube lies on each of the 4 bonus pixels, and 12 wait in the reserve.
rule-PR5 = In the box the oldest player begins. Here nobody asks your age: the first Pixoid is random or named by the host.
rule-PR6 = Everyone starts with no points.
rule-PR7 = First Pixoid takes any start pixel, then the viruses, clockwise, any that's free.
rule-PR8 = A round has at most 12 turns. A turn is secret programming, movement and scoring.
rule-PR9 = A program is a direction and a number of pixels. You can't set 0 or go straight into the wall next to you.
rule-PR10 = Viruses agree on nothing. They hunt in silence.
rule-PR11 = You reveal your controllers at once. Pixoid goes first, then all viruses at the same time, each the full distance. A wall stops a pawn on the pixel before it.
rule-PR12 = If Pixoid enters a pixel with a virus, even in passing, it is caught and the round ends.
rule-PR13 = If a virus enters Pixoid's pixel, even in passing, Pixoid is caught and the round ends.
rule-PR14 = Several viruses may stand on one pixel.
rule-PR15 = Only Pixoid collects bonuses. Passing over the cube is enough; the second time nothing is there.
rule-PR16 = If nobody caught Pixoid in a turn, it takes a cube from the reserve. The twelfth ends the round.
rule-PR17 = After an escape Pixoid scores 12, and 1 for each bonus; the viruses score nothing.
rule-PR18 = After a capture Pixoid scores 1 for each cube taken and each bonus, and each virus player scores what is left in the reserve.
rule-PR19 = An example: Pixoid is caught with 9 cubes and 1 bonus. It scores 10, each virus player 3.
rule-PR20 = Before the next round cubes and bonuses return, the pawns leave the board, and the player to the left becomes Pixoid.
rule-PR21 = There are as many rounds as players. The most points win, and in a tie you share the win.
rule-PR22 = The short game is one round without points. Pixoid wins at once with 12 white cubes, reserve and bonuses together. The viruses win by catching it first.
rule-PR23 = With three players there's a third virus. The player to Pixoid's left programs it first, and after each turn the second controller passes to the other virus player.

rule-PA1 = You set a distance of 1 to 9. It may be more than there's room for.
rule-PA2 = If you set 9 and meet a wall after 2, you go 2. Everyone sees the 9 all the same.
rule-PA3 = You can't send a forbidden move: the controller says why at once.
rule-PA4 = You can make your first step straight onto an enemy. Pixoid is caught that way; a virus catches.
rule-PA5 = A bonus passed on the way to the capture counts.
rule-PA6 = A virus on the bonus pixel comes first: Pixoid is caught and gets no bonus.
rule-PA7 = Pixoid can't jump over a virus that is about to leave. The viruses move only after it.
rule-PA8 = Viruses may cross and swap places; they are never in each other's way.
rule-PA9 = You count the cubes of the whole round, not of one turn.
rule-PA10 = There's no cube for the turn in which Pixoid is caught.
rule-PA11 = A capture in the twelfth turn gives each virus player 1 point.
rule-PA12 = Two viruses that catch at once score the same as one.
rule-PA13 = The third virus scores for nobody. Both virus players score in full, whoever caught.
rule-PA14 = In each round the second controller begins with the player to the left of the new Pixoid.
rule-PA15 = With three players Pixoid places first, then the player to the left, then the last one. The third virus takes what remains.
rule-PA16 = If you hold two controllers, you have to set both.
rule-PA17 = With four players the last virus has no choice, so the game places it.
rule-PA18 = The short game only drops the score track. You place pawns in the same way.
rule-PA19 = In the short game the twelfth cube wins at once. The rest of the move is void, even if a virus stood further on.
rule-PA20 = The short game is about 12 cubes, not 12 turns.
rule-PA21 = You can play the short game with three, too.
rule-PA22 = In the short game Pixoid is random or named by the host.
rule-PA23 = The tiles fit together in 384 ways. One board, drawn or chosen, serves the whole game.
rule-PA24 = There are no tunnels: you can't leave the board and come back on the other side.
rule-PA25 = From the first pawn on the board to the end of the round viruses have no chat. Pixoid may say what it likes.
rule-PA26 = Directions are the same for everyone: up is up on the screen.
rule-PA27 = In a tie you share the win.
rule-PA28 = You can't score more than 52 points with four players, or 40 with three.
rule-PA29 = When you're away, the game picks for you at random: a free start pixel, or an open direction and 1 to 3 pixels.
rule-PA30 = If you leave, a bot plays on for you: same seat, same points.
rule-PA31 = You can't play with five or six.
rule-PA32 = You can't play with two.
rule-PA33 = On every board you can get everywhere, and there are no dead ends.
rule-PA34 = Pixoid has to move, even if every way leads to a virus.
rule-PA35 = First everyone sees all programs, then Pixoid moves, and last the viruses together.

## Bots

bot-wavering = Jay
bot-wavering-line = Has a thought now and then, when not busy with acorns. Has lost count of both.
bot-wavering-strength = sharp
pixoid-why-escaped = Twelve white cubes: Pixoid wins at once.
pixoid-why-caught = Pixoid was caught before it had twelve white cubes: the Viruses win, together.

# Every sentence of the page itself, for all games. What a game says is in the game's own catalogue.

close = Close
cancel = Cancel
guest = Guest
your-move = Your move
to-home = To the front page
page-lost = There is nothing at this address.
page-broken = This page could not be loaded. Please try again.

# ---- the way round

nav = Pages
nav-games = Games
nav-rules = Rules
nav-replays = Replays
nav-achievements = Achievements

# ---- what you can set

settings = Settings
settings-name = Your name
settings-language = Language
settings-theme = Light
settings-sound = Sound
settings-guide = Guide for the first game
theme-system = As my system
theme-day = Day
theme-dusk = Dusk
theme-to-day = Switch to day
theme-to-dusk = Switch to dusk

# ---- the front page

home-title = { $count ->
    [5] Five bird games,
    [6] Six bird games,
   *[other] { $count } bird games,
  }
home-title-2 = one quiet table.
home-line = Play with friends in a minute, or with honest bots right now. No account, nothing to install.
home-note-crown = red crown
home-note-coat = slate, paler below
home-note-bustle = the “bustle”
home-set = Set a table
home-join = Join with a link
home-away = The table cannot be reached just now. This page keeps trying.
home-continue = Go on with
home-watch = Join or watch
home-plate = Plate { $plate }
home-in-the-making = in the making
home-open-tables = { $count ->
    [one] 1 table open
   *[other] { $count } tables open
  }
home-players = { $least }–{ $most } players
home-minutes = { $minutes } min

table-with = With { $others }
table-alone = Nobody else yet
table-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
table-join = Join
table-watch = Watch
table-laying = Laying the table …
status-gathering = Gathering
status-playing = Waiting for others
status-over = Finished

join-title = Join a table
join-line = Paste the link that a friend sent you.
join-wrong = That is no link to a table. Please paste all of it.
join-go = Go to the table

# ---- a new table

new-title = Set a table
new-game = Which game?
new-company = With whom?
company-bots = Against bots
company-bots-line = Begins at once.
company-friends = With friends
company-friends-line = Each gets a link.
company-here = On this screen
company-here-line = Several people take turns here; a curtain hides the hands.
new-seats = Who sits where
new-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
new-seat = Seat { $number }
new-name = Name in seat { $number }
sitter-me = Me
sitter-here = Another person on this screen
sitter-friend = A friend, by link
sitter-friend-line = You get the link on the next page.
sitter-bot = Bot, { $level }
level-gentle = gentle
level-gentle-line = Plays along and makes mistakes.
level-fair = fair
level-fair-line = A good evening’s opponent.
level-strong = strong
level-strong-line = Looks ahead where that helps.
level-master = master
level-master-line = The strongest here. Takes up to a second for a move.
new-options = Options
new-first = Who starts
new-first-lot = drawn by lot
new-more-options = More options
new-listed = Show this table on the front page
new-listed-line = Anybody may watch and take a free seat. Otherwise only those with a link find it.
new-start = Start the game
new-gather = Set the table

# ---- before the game

gather-kicker = The table is set
gather-origin = Goes on from move { $move } of another game.
gather-invited = You are invited
gather-invited-line = Seat { $number } is kept for you.
gather-sit = Sit down
gather-link = Get a link
gather-bot = Bot for seat { $number }
gather-or-bot = or a bot …
gather-kept = Kept for you
gather-waiting = Nobody yet
gather-you = You are here
gather-here = Is here
gather-start = Start the game
gather-ready = Everybody is here.
gather-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
gather-host-starts = Everybody is here. The host starts the game.
takeover-line = You are invited to a seat that a bot plays now.
share-link = Link to this seat
share-copy = Copy
share-copied = Copied
share-send = Share
share-line = Whoever opens this link first takes the seat.
share-here = This address works on this computer only. For others in your network, start the server with “birdtable serve --host 0.0.0.0” and open its network address here first.
watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
  }

# ---- seats

seats = Seats
seat-you = You
seat-open = Free seat
seat-person = Player { $number }
seat-stand-in = { $name } (bot)
seat-bot-1 = Wren
seat-bot-2 = Siskin
seat-bot-3 = Dunnock
seat-bot-4 = Rook
seat-bot-5 = Jay
seat-bot-6 = Heron
seat-bot-7 = Linnet
seat-bot-8 = Curlew
seat-level = Bot, { $level }
seat-away = away
seat-deciding = to decide
seat-answered = has chosen
seat-points = points
seat-thought = thought for { $time }
seat-bot-plays = A bot plays this seat for you. It is kept for you.
seat-come-back = Come back
seat-hand-over = Have to go? A bot can play for you until you come back.
seat-gone = This person is away. After two minutes a bot may play for them; they can come back at any time.
seat-other-level = Let a bot of another level play here.
seat-invite-line = A friend can take this seat over in the middle of the game.
seat-choose-level = Level of the bot
seat-let-bot = Let a bot play
seat-leave = Get up

# ---- the game

waiting-for = { $name } is deciding …
waiting-for-several = { $names } are deciding …
waiting-answered = Your choice is in. Still deciding: { $names }.
asked-at-once = Everybody chooses at once, in secret.
connection-lost = The connection is lost. Your game is safe; trying again …
see-rule = Rule
tab-hand = Hand
hand-empty = No cards in your hand.
zoom-in = Closer
zoom-out = Farther
moves = All moves
moves-none = It is not your turn.
moves-search = Search the moves
moves-not-found = No such move now.
log = Field log
log-older = Show everything
log-said = { $name }: “{ $text }”
log-sat = { $name } sits down.
log-sat-you = You sit down.
log-left = { $name } has left; a bot plays on.
log-left-you = You have left; a bot plays on.
log-bot = A bot plays here now: { $name }.
log-bot-you = A bot plays for you now.
log-began = The game begins.
log-asked = { $name } asks to take a move back.
log-asked-you = You ask to take your move back.
log-agreed = { $name } agrees.
log-agreed-you = You agree.
log-declined = { $name } would rather go on.
log-declined-you = You would rather go on.
log-undid = { $name } took a move back.
log-undid-you = You took your move back.
chat-say = Say something to the table …

undo = Undo
undo-free = Take your last move back
undo-nothing = There is nothing to take back: you have not chosen anything yet.
undo-over = The game is over; nothing can be taken back.
undo-others = Since your last move { $seat } has decided something.
undo-learned = Your last move showed something new, to you or to the others.
undo-no-title = Nothing to take back
undo-alone-title = Take it back all the same?
undo-alone-line = You play without other people, so you may. You will know something that you did not know then.
undo-anyway = Take it back
undo-ask-title = Ask the others?
undo-ask-line = Beyond this point a move is taken back only if everybody agrees.
undo-ask = Ask the others
consent-question = { $name } would like to take a move back, past something that was learned. Is that all right?
consent-yes = Agree
consent-no = Rather not
consent-waiting = { $name } asks to take a move back. Waiting for { $others }.
consent-waiting-you = You asked to take your move back. Waiting for { $others }.

hint = Hint
hint-title = The best moves, as a bot sees them
hint-win = { $percent } %
hint-more = to win, give or take { $sure }; about { $points ->
    [one] 1 point
   *[other] { $points } points
  } at the end
hint-honest = The bot sees no more than you do.
hint-thinking = The bot is thinking …
hint-failed = There is no hint just now. Please try again in a moment.

guide = First game
guide-welcome = First time at this table? Ten minutes of lessons on the real board teach you the game.
guide-later = Not now
guide-got-it = Got it
guide-off = No more guide

curtain-title = { $name }, it is your move
curtain-line = The others look away. Your hand is fetched only when you lift the curtain.
curtain-lift = I am { $name }
curtain-undo = { $name } takes the last move back
curtain-never = We play with open hands: no curtain

rules = Rules
rules-of = { $game }: the rules
rules-line = Every clause, in our own words. Where the printed rules leave a gap, the ruling says what holds here, and why.
rules-search = Search the rules
rules-none-found = No rule holds these words.
rules-ruling-word = Ruling:
rules-page = page { $page }

# ---- the end

result-over = The game is over
result-you = You win!
result-other = { $name } wins.
result-shared = { $names } share the victory.
result-nobody = Nobody wins.
result-again = Play again
result-replay = Replay
result-review = Review
result-export = Keep the record

fair-title = A fair deal, and you can check it
fair-before = The table has already sealed its secret; this is the seal. Everybody seals a random number of their own when they sit down, and shows it once all are sealed, so nobody can choose the deal, not even the server. After the game your browser checks it.
fair-commitment = Seal
fair-tab = Proof
fair-checking = Checking the deal …
fair-holds = The deal was fair: checked in this browser
fair-fails = The proof of this deal does not hold
fair-none = This record brings no proof of its deal.
fair-secret = The secret fits the seal.
fair-key = Secret and random numbers give the key that dealt the cards.
fair-sealed = Every random number fits the seal that was made before any was shown.
fair-witnessed = The seal is the one this browser saw before the deal.
fair-not-witnessed = This browser did not see the seal before the deal.
fair-mine = Your own random number is in it.
fair-no-nonce = No random number was sent from this browser.
fair-no = No.
fair-secret-word = Secret
fair-nonce = Seat { $number }
fair-key-word = Key
fair-verify = To play the whole game again from the key: keep the record and run birdtable verify on it.

review-title = What the choices were worth
review-working = Looking at every decision …
review-line = Chances to win, as a search sees them from what each seat knew at the time.
review-start = chance at the start
review-mistakes = own choices
review-gifts = gifts
review-luck = luck
review-result = at the end
review-choices = The dearest choices
review-none = Nobody gave anything away that the search is sure of.
review-who = { $name }:
review-better = Better: { $action } (give or take { $sure } %).
review-look = Look at this moment
review-all = Show all { $count }

# ---- replays

replay = Replay
replay-first = To the start
replay-back = One move back
replay-forward = One move on
replay-last = To the end
replay-run = Play
replay-pause = Pause
replay-move = Move
replay-at = Move { $at } of { $last }
replay-from = Seen by
replay-spectator = As a spectator
replay-seat = As { $name }
replay-branch = Go on from here at a new table
replay-table = Back to the table
replays-import = Open a record
replays-import-line = Choose a file, or drop it here.
replays-no-record = This file is no record of a game.
replays-finished = Finished games
replays-none = No game is finished yet. Those that you play come here.

# ---- what went wrong

error-unknown = Something went wrong. Nothing was changed; please try again.
error-unreachable = The table cannot be reached just now. Please try again in a moment.
error-already-answered = You have answered already.
error-away-too-short = This person has not been away for long enough: { $seconds } seconds.
error-bad-invitation = This invitation does not fit the seat, or has been used. Ask for a new link.
error-bad-level = There is no bot of this level.
error-bad-message = The table did not understand the page. Please load it again.
error-bad-name = A name may have up to { $longest } letters.
error-bad-nonce = The random number for the deal was damaged. Please try again.
error-bad-option = The game does not offer these options.
error-bad-record = This record cannot be played: it is damaged, or of another game.
error-no-edition = This table was set with rules that do not run here any more. You see its last moment.
error-banned = This house does not let you in.
error-busy = The table is busy. Please try again in a moment.
error-game-on = The game is already going on.
error-illegal = That is not allowed now.
error-log-full = This table has seen a lot. You can still play the game to its end, but nothing else fits into its log.
error-no-such-game = There is no such game here.
error-no-such-lesson = There is no such lesson.
error-no-such-moment = The game has no such moment.
error-no-such-seat = There is no such seat at this table.
error-no-such-table = There is no such table. Perhaps the link is not complete.
error-nobody-asked = Nobody asks to take anything back any more.
error-not-gathering = The game has already begun.
error-not-host = Only whoever set the table may do that.
error-not-over = The game is not over yet.
error-not-playing = No game is going on at this table.
error-not-understood = The table did not understand that.
error-not-your-seat = That is not your seat.
error-not-your-turn = It is not your turn.
error-nothing-to-undo = There is nothing to take back.
error-one-seat = You have had a seat at this table already. While the game is on, you can’t look into another hand.
error-open-seats = Some seats are still free.
error-origin = This page may not talk to this table. Open it at the table’s own address.
error-seat-kept = That seat is kept for the person who left it for a while.
error-seat-taken = Somebody sits there already.
error-silent = There was nothing to say.
error-stale = The table had moved on. Have a look, and choose again.
error-storage = The table could not write this down, so nothing was changed. Please try again.
error-too-fast = That was a little too fast. Please wait a moment.
error-too-large = That is too large.
error-undo-needs-beyond = Something was learned since then; taking it back needs the others’ consent.
error-unknown-guest = The table does not know this browser. Allow cookies for this site, and load the page again.

album-ticked = { $count } of { $all } ticked
album-about = Every solo game that you win ticks boxes. Each box remembers the first game that did.
album-game = The game that ticked it
hint-line = What may follow: { $line }
hint-step = { $name }: { $action }
hint-why = Aims at: { $part }, with about { $points } more points than “{ $other }”.
hint-why-rivals = Takes about { $points } points from the best of the others, compared with “{ $other }”.
review-way = The better way: { $line }

# ---- the rulebook and the card reference

rules-in-short = The game in short
rules-contents = Contents
rules-cards-title = Cards and pieces
rules-cards-line = Everything in the box with what is on it. What is dashed is reconstructed: the printed original is not known to us.
rules-found = Rules: { $rules }. Cards: { $cards }.
rules-link = Link to this rule
rules-print = Print
rules-example = Example
rules-before = Before
rules-after = After
card-open = Read the card: { $name } (key i)
card-copies = Copies
card-rulebook = printed
card-inferred = inferred
card-proposed = reconstructed
card-partly = partly reconstructed
# ---- lessons

nav-learn = Learn
home-learn = Learn to play
plate-play = Play
plate-learn = Learn
lessons = Lessons
lessons-title = Learn to play
lessons-of = Learn { $game }
lessons-line = Ten minutes on the real board: read a little, do a little. You can stop anywhere and go on later.
lessons-begin = Begin
lessons-continue = Go on
lessons-learned = { $done } of { $count } done
lesson = Lesson
lesson-number = Lesson { $number } of { $count }
lesson-on = Go on
lesson-show = Show me
lesson-again = Once more
lesson-next = Next lesson
lesson-done = Well done. That was this lesson.
lesson-learned = done
lesson-first-game = Play your first game
# ---- puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzles-all = All puzzles
puzzles-of = { $game }: puzzles
puzzles-line = Moments of real games in which one choice is clearly the best. Find it on the board.
puzzles-solved = { $done } of { $count } solved
puzzle-daily = Puzzle of the day
puzzle-streak = { $days } days in a row
puzzle-solved = solved
puzzle-rating = Difficulty { $rating } of { $most }
puzzle-ask = It is your turn. One choice is clearly the best: which?
puzzle-show = Show the solution
puzzle-right = Right: “{ $action }” wins about { $percent } of 100 games from here.
puzzle-shown = The best choice is “{ $action }”: it wins about { $percent } of 100 games from here.
puzzle-wrong = “{ $action }” wins about { $percent } of 100 games from here, the best choice { $best }. Try again.
puzzle-next = Next puzzle
error-no-such-puzzle = There is no such puzzle.

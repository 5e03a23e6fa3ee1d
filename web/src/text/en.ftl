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
home-join = Join with a link or code
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
join-line = Paste the link that a friend sent you, or type the code of the table.
join-wrong = That is neither a link nor a code. Please check it.
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
level-gentle-line = Plays along and makes many mistakes.
level-fair = fair
level-fair-line = A good evening’s opponent, with some mistakes.
level-strong = strong
level-strong-line = Quick, and hard to beat.
level-expert = expert
level-expert-line = Looks a few moves ahead, and answers at once.
level-master = master
level-master-line = The strongest here. Takes up to a second for a move.
new-options = Options
new-swap = Swap colors with the next seat
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
share-here = This address works on this computer only. For others in your network, start the server with “birdtable serve --host 0.0.0.0”: then the link has its network address.
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
moves-none = Nothing to choose right now.
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
review-none = Nobody gave anything away that the search is sure of.
review-who = { $name }:
review-better = Better: { $action }.
review-look = Look at this moment

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
error-bad-code = This code opens nothing. Please check every letter.
error-bad-passkey = This passkey did not work. Please try again.
error-no-passkeys-here = Passkeys need an address with a name and https. A recovery code works here, too.
error-not-kept = First add a passkey or a recovery code, or nobody could come back.
error-not-your-name = That is not the name you have here.
error-time-up = Your time was up.
error-too-many-days = There are { $most } days of vacation a year.
error-no-mail-here = This house sends no letters.
error-bad-push = This browser’s push service is not known here.
error-rated = This game counts for the ladder, so there are no hints.
error-muted = You are not heard at this table any more.
error-removed = You can’t sit down at this table any more.
error-unknown-guest = The table does not know this browser. Allow cookies for this site, and load the page again.

album-ticked = { $count } of { $all } ticked
album-about = Every solo game that you win ticks boxes. Each box remembers the first game that did.
album-game = The game that ticked it
hint-line = What may follow: { $line }
hint-step = { $name }: { $action }
hint-often = In about { $tenths } of 10 cases: { $fact }
hint-then = Then { $action }: { $facts }
hint-then-more = Then { $action } and so on: { $facts }
hint-why = Aims at: { $part }, with about { $points ->
    [one] 1 more point
   *[other] { $points } more points
  } than “{ $other }”.
hint-why-rivals = Takes about { $points ->
    [one] 1 point
   *[other] { $points } points
  } from the best of the others, compared with “{ $other }”.
review-way = The better way: { $line }

# ---- the rulebook and the card reference

rules-in-short = The game in short
rules-contents = Contents
rules-options-title = Options
rules-options-line = How a table may be set otherwise. The usual choice stands first.
rules-options-players = with { $players } players
rules-options-alone = alone
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
lessons-done = { $done } of { $count } done
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
puzzles-done = { $done } of { $count } solved
puzzle-daily = Puzzle of the day
puzzle-streak = { $days } days in a row
puzzle-solved = solved
puzzle-rating = Difficulty { $rating } of { $most }
puzzle-ask = It is your turn. One choice is clearly the best: which?
puzzle-show = Show the solution
puzzle-right = Right: “{ $action }”. As the bot plays on, it wins about { $percent } of 100 games.
puzzle-shown = The best choice is “{ $action }”: as the bot plays on, it wins about { $percent } of 100 games.
puzzle-wrong = “{ $action }” wins about { $percent } of 100 games as the bot plays on, the best choice { $best }. Try again.
puzzle-next = Next puzzle
error-no-such-puzzle = There is no such puzzle.

# ---- yourself

profile-go = You, keys and data
profile-go-guest = Sign in, or keep your tables
profile-title = You at this table
profile-line-guest = This browser knows you by a cookie, and that is all you need to play. To come back from another device, or after the cookie is gone, add a key.
profile-line-kept = You can come back from any device. Tables, lessons and settings come along.
profile-keys = Keys to come back with
profile-passkeys-line = A passkey lives in your phone, computer or password manager. You sign in with a finger, a face or a PIN; there is no password.
profile-no-passkeys = This browser or this address can’t make passkeys: they need https, or this very computer. A recovery code works everywhere.
profile-device = Name of the device
profile-add-passkey = Add a passkey
profile-passkey-added = added { $when }
profile-passkey-used = last used { $when }
profile-passkey-drop = Remove
profile-code = Recovery code
profile-code-line = A code for your drawer. It lets you in on any device, also when all keys are lost.
profile-code-there = You have a recovery code. A new one replaces it.
profile-code-new = Make a code
profile-code-another = Make a new code
profile-code-shown = Write it down now: it is not shown again.
sign-in-title = Been here before?
sign-in-line = Sign in, and your tables, lessons and settings are here.
sign-in-bring = { $count ->
    [one] Take along the table of this browser
   *[other] Take along the { $count } tables of this browser
  }
sign-in-passkey = Sign in with a passkey
sign-in-code = Sign in
sign-in-done = Welcome back. Your tables are on the front page.
sign-out = Sign out here
sign-out-others = Sign out my other devices
sign-out-done = You are signed out here.
sign-out-others-done = All your other devices are signed out.
data-title = Your data
data-line = { $count ->
    [0] There is no table of yours yet.
    [one] One table is yours.
   *[other] { $count } tables are yours.
  }
data-export = Download everything
data-delete = Delete everything
data-delete-title = Delete everything about you?
data-delete-line = Keys, settings, what you said and the tables of yours alone are deleted now and for good. In games with other people your moves stay, with the name of your seat, so that their records can still be read; a bot plays on where a game is going on.
data-delete-confirm = Type your name to go on: { $name }
data-delete-go = Delete for good
data-deleted = Everything about you is deleted.

privacy-title = Privacy in plain words
privacy-link = What we know of you, in plain words
privacy-to-me = Your keys and data
privacy-line = No account, no advertising, no counting of visitors, nothing loaded from other sites.
privacy-cookie-title = One cookie
privacy-cookie = At your first visit the browser gets a random number in a signed cookie, for one year. Whoever brings it holds your seats. It is used for nothing else.
privacy-stored-title = What is stored
privacy-stored = The name you choose; for each table who sits where under which name, every move with its time, and what is said; how finished games went, for statistics and the ladder; moves that you have prepared; and your tournaments. Finished games stay until you or the house delete them.
privacy-seen-title = Who sees it
privacy-seen = Whoever has the link of a table can watch it and read what is said there; after the game they see every hand. Tables that you show on the front page can be found by everybody, and so can your name on the ladder if you play games that count for it.
privacy-browser-title = What stays in your browser
privacy-browser = Language, light, lessons and the like. Only if you add a key are they stored here too, so that they follow you.
privacy-keys-title = Keys
privacy-keys = Of a passkey we keep the public half, its name and when it was used; of a recovery code only a fingerprint. Neither opens anything for somebody who reads it here.
privacy-address-title = Your network address
privacy-address = It is used in memory to keep anybody from flooding the house, and is not stored, unless the house bans it.
privacy-leave-title = Taking it along, and going
privacy-leave = You can download everything in one file, and delete everything at once. In games with other people your moves and the name of your seat remain, under a number that nobody has; what you said there is taken out.
privacy-house-title = The house
privacy-house = Whoever runs this server can read its database and its back-ups. What you delete is gone from the database now, and from back-ups when the house throws them away.

# ---- games that last

offline = No connection. Your games are safe; you can go on when it is back.
new-clock = Clock
new-clock-line = Time to think
clock-none = No clock
clock-live-5 = 5 minutes a game, 5 seconds more a move
clock-live-15 = 15 minutes a game, 10 seconds more a move
clock-live-45 = 45 minutes a game, 20 seconds more a move
clock-days-1 = 1 day a move
clock-days-3 = 3 days a move
clock-days-7 = 7 days a move
new-time-up = When time is up
time-up-bot = a bot plays on
time-up-score = the game ends as it stands
seat-end-line = Enough for today? If all agree, the game ends as it stands. If you resign, the other side wins.
seat-end-line-many = Enough for today? If all agree, the game ends as it stands. If you resign, a bot plays on for you.
seat-offer-end = Offer to end here
seat-resign = Resign
seat-resign-sure = Yes, resign
consent-end = { $name } would like to end the game here, as it stands. Is that all right?
consent-end-waiting = { $name } would like to end the game here. Waiting for { $others }.
consent-end-waiting-you = You offered to end the game here. Waiting for { $others }.
log-offered = { $name } offers to end the game here.
log-offered-you = You offer to end the game here.
log-timed = The time of { $name } is up; a bot plays on.
log-timed-you = Your time is up; a bot plays on. You can come back.
log-vacation = { $name } is on vacation until { $until }.
log-vacation-you = You are on vacation until { $until }.
log-ended-resigned = { $name } has resigned. The game ends as it stands.
log-ended-resigned-you = You have resigned. The game ends as it stands.
log-ended-agreed = Everybody agreed to end the game here, as it stands.
log-ended-time = The time of { $name } is up. The game ends as it stands.
log-ended-time-you = Your time is up. The game ends as it stands.
calls-title = Call me when it is my turn
calls-line = Only if you are not at the table, and only if you want it.
calls-push = Notify me in this browser
calls-push-no = The browser did not allow it. Its settings for this site can change that.
calls-push-impossible = This browser can’t be notified at this address; that needs https. On an iPhone, put the page on the home screen first.
calls-mail = E-mail address
calls-mail-ask = Write to me
calls-mail-sent = A letter is on its way. Open its link to confirm the address.
calls-mail-confirmed = Your address is confirmed.
calls-mail-on = You get letters at { $mail }.
calls-mail-off = No more letters
vacation = Vacation
vacation-line = { $count ->
    [0] Your days of vacation are used up for this year.
    [one] Where moves have days, your clocks can stand still for one more day this year.
   *[other] Where moves have days, your clocks can stand still for up to { $count } days this year.
  }
vacation-days = Days of vacation
vacation-go = I’m away
vacation-until = You are on vacation until { $date }. Your clocks stand still.
vacation-back = I’m back
privacy-calls-title = Calls
privacy-calls = If you let a browser notify you, we keep the address that its maker’s push service gave it, and send it the name of the game and of the others; the service can’t read that. An e-mail address is kept only once you have confirmed it, and used for nothing else.

# ---- meeting people

nav-lobby = Lobby
lobby-title = Who wants to play?
lobby-quick = A quick game
lobby-quick-line = With whoever wants the same. You sit down at once, and the game begins when the table is full.
lobby-players = How many
lobby-go = Find a game
lobby-free = Tables with a free seat
lobby-none = Nobody is waiting just now. Set a table and show it on the front page: it appears here.
lobby-seats = { $free } of { $all } seats free
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
  }
time-up-bot-line = When time is up, a bot plays on.
time-up-score-line = When time is up, the game ends as it stands.
rated = rated
new-rated = Count this game for the ladder
new-rated-line = Only if all want it: whoever sits down agrees. No hints then.
new-sound = Quiet sounds
new-sound-line = A soft call when it is your turn, a rustle for a move. You can change it in the menu at any time.
gather-rated = This game counts for the ladder. Whoever sits down agrees.
gather-quick = The game begins by itself when every seat is taken.
share-qr = QR code
share-qr-label = QR code of the link to this seat
ladder = Ladder
ladder-line = People and bots on one ladder, by game and by how many sit at the table. Only games count that all agreed to rate.
ladder-place = Place
ladder-who = Who
ladder-rating = Rating
ladder-games = Games
ladder-provisional = provisional
ladder-mark = ? says little yet: fewer than ten games, or results that differ widely. The ladder is sorted by what is sure.
ladder-none = No rated game has been played here yet.
statistics = Your games
statistics-line = { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won } won · best { $best } points, usually { $usual }
statistics-rating = rating { $rating } ± { $unsure }

seat-order-line = You set this table: you may keep order at it. Somebody who is removed can’t come back, and a bot plays on.
seat-mute = Mute
seat-hear = Let them speak
seat-remove = Remove
log-removed = { $name } was removed from the table.
log-removed-you = You were removed from the table.
log-muted = { $name } is not heard any more.
log-muted-you = You are not heard at this table any more.
log-heard = { $name } is heard again.
log-heard-you = You are heard again.
chat-aside = You are watching: the players hear it after the game.
whatif-points = As it stands: { $changes }.
whatif-change = { $name } { $points }
whatif-none = No points change at once.
whatif-you = You decide again.
whatif-next = Then { $name } decides.
whatif-over = The game ends.
whatif-open = What comes of it hangs on chance or on what you cannot see.
review-graph = Chances to win over the game
review-from-to = { $start } % → { $end } %
review-moments = { $count ->
    [0] What decided the game
    [one] The moment that decided the game
   *[other] The { $count } moments that decided the game
 }
review-cost = −{ $percent } % (± { $sure })
review-turn = The game turned: { $name } { $change } %
review-stood = It stood: { $chances }
retell = What the others did, once more on the board
retell-short = Again
retell-slow = Slower
retell-skip = Skip
score-parts = Where the points came from
score-other = everything else
score-total = Points
result-share = Share the replay

# ---- a game to hand on

share-game = Share this game
share-moment-title = Share this moment
share-game-link = Link to the replay
share-game-line = Whoever opens it sees the game move by move. No account needed.
share-picture = The picture that goes with the link
share-keep-picture = Save the picture
share-keep-film = Save the film
share-embed = Show it on your own page:
share-moment = Move { $move } of { $moves }
share-invited = A game is on. Take a seat, or watch.
embed-open = Open at Birdtable
# ---- people one knows, reports, codes

gather-code = Friends can join with this code:
people = People you know
people-line = You and { $name }
people-follow = Follow
people-block = Block
people-follow-done = You follow them: their open tables stand first in the lobby.
people-block-done = You are not brought together any more, and you don’t hear from them.
people-follow-now = You follow them
people-block-now = You block them
people-follow-stop = Stop following
people-block-stop = Stop blocking
report = Report
report-words = Report these words
report-line = What is wrong? Only whoever runs this house reads it.
report-send = Send
report-sent = Thank you. Whoever runs this house will have a look.
lobby-level = rating { $ratings }
lobby-followed = with { $names }
error-blocked = Somebody there does not want to meet you.
error-no-such-report = There is no such report.
error-not-operator = This page is for whoever runs the house.
privacy-people-title = People you follow, block or report
privacy-people = Whom you follow or block is known to you and the house alone. A report holds the words it is about and what you wrote, until one of you two is deleted. A tournament keeps the names of those who took part; if you leave, a bot goes on under yours.
operator = Keeping order
operator-reports = Reports
operator-none = Nobody has reported anything.
operator-dismiss = Dismiss
operator-mute = Mute everywhere
operator-ban = Ban
operator-done-dismiss = Dismissed
operator-done-mute = Muted
operator-done-ban = Banned
operator-muted = Muted
operator-bans = Banned
operator-forgive = Allow again

# ---- coming back, and moves that are prepared

retell-since = Since you were here
prepare = Prepare a move
prepared = { $count ->
    [one] 1 move prepared
   *[other] { $count } moves prepared
  }
prepare-line = When your turn comes, the first of these that fits is played at once. If none is allowed then, all are dropped, and you are told.
prepare-always = Whatever happens:
prepare-if = If the last move is “{ $move }”:
prepare-when = When
prepare-then = Then play
prepare-add = Prepare
prepare-drop = Take back
prepare-none = Nothing can be foreseen here. Please wait for your turn.
prepare-looking = Looking ahead …
log-dropped = What { $name } had prepared did not fit.
log-dropped-you = What you had prepared did not fit any more. It is your move.

# ---- tournaments

tournaments = Tournaments
tournament = Tournament
tournaments-none = No tournament is open just now.
tournament-new = Set up a tournament
tournament-new-line = You invite people by a link and fill up with bots. Rounds follow each other by themselves.
tournament-name = Name
tournament-unnamed = { $game } tournament
tournament-seats = At a table
tournament-kind = System
tournament-swiss = Swiss
tournament-round-robin = Round robin
tournament-swiss-line = In each round those meet who stand alike and have not met yet.
tournament-round-robin-line = Everybody meets everybody.
tournament-rounds = Rounds
tournament-same = The same deals for everybody
tournament-same-line = In a round every table plays the same cards. Whoever is done first should not tell.
tournament-listed = Show it to everybody in the list
tournament-rated = Count the games for the ladder: whoever joins agrees
tournament-set-up = Set it up
tournament-gathering = open to join
tournament-playing = going on
tournament-over = over
tournament-entrants = { $count ->
    [one] 1 takes part
   *[other] { $count } take part
  }
tournament-length = { $count ->
    [0] rounds not fixed yet
    [one] 1 round
   *[other] { $count } rounds
  }
tournament-join = Take part
tournament-leave = Leave the tournament
tournament-leave-sure = Yes, leave
tournament-leave-line = A bot then plays on under your name.
tournament-drop = Remove
tournament-add-bot = Add a bot
tournament-share = Whoever has this link can join until you start.
tournament-start = Start the tournament
tournament-host-starts = Whoever set it up starts the tournament.
tournament-awaited = Your table is waiting.
tournament-wait = You are done with this round. The next one starts by itself.
tournament-standings = Standings
tournament-result = Final result
tournament-points = Points
tournament-opposition = Opponents
tournament-wins = Wins
tournament-tie-breaks = A win brings 1 point; at larger tables, each place its share. If points are equal, what your opponents have counts, then wins.
tournament-round = Round { $number } of { $all }
tournament-bye = no game, 1 point
tournament-part = This game is part of a tournament
tournament-back = Back to the tournament
error-no-such-tournament = There is no such tournament. Perhaps the link is not complete.
error-too-few = Two at least must take part.

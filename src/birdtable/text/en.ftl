# Sentences of the table itself, for every game.

reason-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-now = That is not what is being decided now: { $decision }

# ---- who sits at the table

table-you = You
table-you-third-person = Player { $number } (you)
table-player = Player { $number }
table-bot-random = Random { $number }
table-bot-greedy = Greedy { $number }
table-bot-gentle = Gentle { $number }
table-bot-fair = Fair { $number }
table-bot-strong = Strong { $number }
table-bot-expert = Expert { $number }
table-bot-master = Master { $number }
table-bot-search = Thinker { $number }
table-and = { $words } and { $last }
table-yes = yes
table-no = no
table-nothing = nothing
table-quote = “{ $text }”
table-colon = { $text }:

# ---- before a game

ask-game = Which game would you like to play?
ask-game-prompt = A number or a name (Enter: { $first }):
ask-game-again = Please type a number from 1 to { $count }, or the beginning of a name.
ask-players = How many players, you included: { $counts } (Enter: { $default }):
ask-players-again = Please type one of these numbers: { $counts }.
ask-continue = You left a game of { $title } on { $date }, after { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }.
ask-continue-prompt = Enter goes on with it, n begins a new game:

# ---- a game

table-seats = At the table: { $names }.
table-hint = Type the number of a choice, or help to see what else you can type.
table-begin = Enter begins the game:
table-continued = The game goes on after { $count ->
    [one] 1 action
   *[other] { $count } actions
  }.
table-points = Points: { $points }.
table-your-turn = It is your turn.
table-prompt = Your choice:
table-empty = Please type a number from the list, the words of an action, or help.
table-no-such-number = { $count ->
    [1] There is no such number: there is only 1.
   *[other] There is no such number: the list goes from 1 to { $count }.
  }
table-not-understood = { $text } is neither a choice nor a command. Type a number from the list, or help.
table-not-an-action = { $text } names no action of this game.
table-which = { $text } could mean { $count } choices. Please say which:
table-perhaps = { $text } is not among your choices. Perhaps you mean:
table-and-more = and { $count } more.
table-illegal = You cannot do this now: { $action }.
table-ask-why = Type { $command } to read the rule. Nothing has changed.
table-not-now = Not now: { $text }
table-compiling = { $percent ->
    [0] The table is getting faster in the background; play on meanwhile.
   *[other] The table is getting faster in the background ({ $percent } % done); play on meanwhile.
  }
table-compiled = The table runs at full speed now.
table-compile-stopped = The table could not be made faster; the game goes on as before.

# ---- the end

table-over = The game is over.
table-rank = { $place }. { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
table-nobody-wins = Nobody wins.
table-you-lose = You have lost.
table-wins-you = You win, { $lead ->
    [one] 1 point
   *[other] { $lead } points
  } ahead of { $other }!
table-wins-over = { $name } wins, { $lead ->
    [one] 1 point
   *[other] { $lead } points
  } ahead of { $other }.
table-wins-over-you = { $name } wins, { $lead ->
    [one] 1 point
   *[other] { $lead } points
  } ahead of you.
table-you-win = You win!
table-wins = { $names } wins.
table-share = { $names } share the victory.
table-over-hint = You can still type look, log, undo, or save and a file name. Enter leaves.
table-over-prompt = Anything else?
table-over-only = The game is over. Type look, log, undo, save and a file name, or just Enter to leave.
table-bye = Goodbye.
table-kept = Your game is kept in { $file }.
table-come-back = To come back: { $command }

# ---- commands

help-actions = Type the number of a choice, or its words, such as { $example }; a clear beginning is enough, and Tab completes.
help-look = look: the whole table and your choices.
help-log = log: everything that happened.
help-hint = hint: the best choices as a bot sees them, from what you know.
help-why = why ACTION: why an action is not allowed now, with the rule that says so.
help-rules = rules: the game in a few sentences. rules WORD: a chapter, or the rules that hold a word.
help-undo = undo: take your last choice back, as long as nobody has learned anything from it.
help-save = save: keep the game. save FILE: keep it in a file of your own.
help-review = review: after the game, what your choices cost and how much was luck.
help-help = help: this list.
help-quit = quit: leave the table. Your game is kept, and { $command } goes on with it.
hint-choice = { $number }. { $action }: wins about { $win } % (give or take { $sure }), about { $points } points at the end.
hint-honest = The bot saw no more than you do.
review-later = A review is for a finished game. During the game, hint helps.
review-wait = Looking at every decision; this takes a little while.
review-account = { $name }: began with a { $start } % chance to win; own choices cost { $mistakes }, the opponent’s brought { $gifts }, luck { $luck }; the end is { $result } %.
review-account-many = { $name }: began with a { $start } % chance to win; own choices cost { $mistakes }, the others’ choices and luck came to { $luck }; the end is { $result } %.
review-choice = Choice { $number }, { $action }: { $best } would have been better by about { $cost } % (give or take { $sure }).
why-what = Why not what? For example: why { $action }
why-legal = Nothing stands in the way: { $action } is allowed now.
undo-done = Taken back: { $action }.
undo-nothing = There is nothing to take back: you have not chosen anything yet.
undo-stops = Your choice { $action } cannot be taken back: it told the others something about your hand or turned something up.
undo-stops-other = Your last choice cannot be taken back: since then { $name } turned something up or showed something ({ $action }).
save-exists = { $file } is there already and is not this game. Please choose another name.
save-failed = { $file } cannot be written: { $error }.
save-done = Saved in { $file }.

# ---- the rulebook

rules-clause = { $text } ({ $id }, page { $page })
rules-ruling = Ruling: { $ruling }
rules-proved = Proved by:
rules-no-test = No test names this rule.
rules-none = No rule holds { $word }.
rules-chapter = { $title } ({ $count })
rules-count = { $count ->
    [one] 1 rule.
   *[other] { $count } rules.
  }
rules-chapters = Type rules and a chapter or a word to read more. The chapters and how many rules each has: { $chapters }.
rules-options = options
rules-option = { $title }: { $choices }. { $line }

# ---- the games on the shelf

games-game = { $name }: { $title }, for { $players } players, rules version { $version }.
games-content = { $file }: { $counts }.
games-rulebook = { $count } from the rulebook
games-web = { $count } from other public sources
games-inferred = { $count } inferred from the rulebook
games-single = { $count } of them from one transcription only
games-proposed = { $count } proposed by us
games-also-proposed = proposed by us: { $note }.

# ---- replay and verify

replay-start = { $title }. At the table: { $names }.
replay-pause = Enter goes on, q leaves:
replay-unfinished = The record ends here, after { $count ->
    [one] 1 action
   *[other] { $count } actions
  }; the game is not over.
verify-identity = The record is of { $title }, rules version { $version }, for { $count } players.
verify-actions = Proved: the key in the record deals this game, and all { $count } actions are legal in it, one after the other.
verify-scores = Proved: the game is over and the final scores are those in the record: { $scores }.
verify-scores-so-far = Proved: the game is not over and the scores so far are those in the record: { $scores }.
verify-no-scores = Not proved: the result. The record names no scores; its actions give { $scores }.
verify-fair = Proved: the deal. The secret fits the commitment, and secret and nonces of all seats give the key.
verify-fair-not = Not proved by the file alone: that the commitment was published before the deal, and that your nonce is in it. Compare them with what you were shown. The commitment is { $commitment }
verify-no-claim = Not proved: that nobody chose the deal. The record makes no claim of fairness.
verify-people = Not proved: who sat in the seats, and what they told each other.

# ---- many games

sim-compiling = Compiling the rules
sim-playing = Playing
sim-games = { $games ->
    [one] 1 game.
   *[other] { $games } games.
  }
sim-name = Player { $number } ({ $bot })
sim-bot-random = random
sim-bot-greedy = greedy
sim-bot-gentle = gentle
sim-bot-fair = fair
sim-bot-strong = strong
sim-bot-expert = expert
sim-bot-master = master
sim-bot-search = thinking
sim-seat = { $name }: mean score { $mean }, standard deviation { $deviation }, least { $least }, most { $most }; { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  } ({ $percent } %).
sim-shared = { $count ->
    [0] No victory was shared.
    [one] 1 victory was shared; it counts for each of its winners.
   *[other] { $count } victories were shared; they count for each of their winners.
  }
sim-length = Mean length: { $mean } decisions a game.
sim-speed = Speed: { $speed } decisions a second ({ $seconds } s in all).
sim-written = { $games ->
    [one] 1 game is written down in { $file }.
   *[other] { $games } games are written down in { $file }.
  }
report-done = { $games ->
    [one] The report on 1 game is in { $file }.
   *[other] The report on { $games } games is in { $file }.
  }

# ---- what went wrong

error = Error: { $text }

# ---- the table in the browser

serve-ready = The table is open at { $address } – Ctrl-C closes it; no game is lost.
export-done = { $count ->
    [one] 1 finished game is in { $folder }.
   *[other] { $count } finished games are in { $folder }.
  }

# ---- achievements and content files

album-news = Achievements of this game: { $boxes }.
album-count = { $count } of { $all } achievements.
content-box = It is played as it came. To put in the values of your own box: birdtable content { $game } --edit
content-own = Your own files are used, from { $folder }: { $files }
content-made = Your own files are in { $folder }. Change what your box says otherwise, delete the files that you leave as they are, and check them: birdtable content { $game } --check
content-none = This game has no content file to replace.
content-wrong = { $count ->
    [one] There is 1 problem in { $file }.
   *[other] There are { $count } problems in { $file }.
  }

# ---- the card reference

rules-cards = Cards and pieces can be looked up by name or group. The groups: { $groups }.
card-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
  }
fact-points = Points
fact-copies = Copies
fact-cost = Cost
fact-players = Players
fact-title = Title
fact-effect = Effect
origin-rulebook = Printed in the rulebook.
origin-web = { $sources ->
    [0] Known from public pages.
    [one] Known from one public page only.
   *[other] Known from { $sources } public pages.
  }
origin-inferred = Inferred from what is printed.
origin-proposed = Reconstructed: the printed value is not known to us.
origin-rulebook-of = Printed: { $facts }.
origin-web-of = Known from public pages: { $facts }.
origin-inferred-of = Inferred: { $facts }.
origin-proposed-of = Reconstructed: { $facts }.
content-fine = { $file } is fine. The game is played with what lies in { $folder }.
hint-line = What may follow: { $line }
hint-step = { $name }: { $action }
coach-points = Brings you { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
hint-often = In about { $tenths } of 10 cases: { $fact }
hint-then = Then { $action }: { $facts }
hint-then-more = Then { $action } and so on: { $facts }
hint-why = Aims at: { $part }, with about { $points ->
    [one] 1 more point
   *[other] { $points } more points
  } than { $other }.
hint-why-rivals = Takes about { $points ->
    [one] 1 point
   *[other] { $points } points
  } from the best of the others, compared with { $other }.
review-line = Better: { $line }
# ---- lessons

lesson-other = That is allowed, but not what this lesson is about. Try something else.

# ---- calling somebody to the table

call-turn-title = { $game }: your move
call-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn at the table with { $others }.
  }
call-reminder-title = { $game }: still your move
call-reminder = Your time is up on { $when } (UTC).
call-letter =
    { $text }

    { $link }

    You get this letter because you asked for it. To get no more: { $stop }
call-confirm-title = Is this your address?
call-confirm =
    Somebody wants Birdtable to write to this address when it is their turn. If it was you, open this link within a day, in the browser where you asked:

    { $link }

    If not, do nothing: the address is not kept.

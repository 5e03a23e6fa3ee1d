# Above the Clouds, every sentence a player reads. Birds are named with their article where a sentence needs one.

title = Above the Clouds
tagline = Jostle in the flock, land in front, score the spaces you left behind.
intro-1 = The birds of all players fly in one flock of three rows. Whoever has the most points after three stages wins.
intro-2 = On your turn you pay action cubes to swap one of your birds with its neighbor, to add a bird or to take a maneuver card; each use of such an action makes its next use one cube dearer. Or you play a card from your hand, or pass.
intro-3 = When nobody has a cube left, the stage ends: the foremost bird of each column lands.
intro-4 = The nest card says how many points your landed birds bring, and what each pair of a female and a male adds or costs.
intro-5 = Then you may score cards of your hand: a card names two spaces and pays for each that holds a bird of yours which is still flying; both together pay 2 more.
intro-6 = After that all cubes come back, the columns fill up again and the next stage begins. The swifts are neutral: they belong to nobody and score for nobody.

# ---- what is being decided

decision-turn = Take your turn: a standard action, a maneuver card, or pass.
decision-standard = Use any standard action.
decision-swap = Choose the two birds to swap.
decision-copy = Choose a card of the display to use.
decision-score-one = Choose a card of your hand to score.
decision-search = Choose a bird from the stack.
decision-place = Choose a column and an end for the bird.
decision-discard = You hold five cards: discard one.
decision-score-cards = Score cards of your hand, or be done.

# ---- actions, as a list of choices

action-pass = Pass: 2 cubes to the nest, or the last one
action-swap = Swap { $first } with { $second }
action-add = Add a bird: { $source }
action-place = Place it in column { $column }, at the { $end }
action-take = Take { $card }
action-play = Play { $card }
action-copy = Use { $card } of the display
action-search = Take a { $bird } from the stack
action-discard = Discard { $card }
action-score = Score { $card }
action-done = Done with scoring

# ---- names

name-kite-female = red kite ♀
name-kite-male = red kite ♂
name-goose-female = greylag goose ♀
name-goose-male = greylag goose ♂
name-crane-female = crane ♀
name-crane-male = crane ♂
name-swallow-female = swallow ♀
name-swallow-male = swallow ♂
name-swift = swift
name-kite = red kite
name-goose = greylag goose
name-crane = crane
name-swallow = swallow
name-front = front
name-back = back
name-middle = middle
name-first = the first face-up bird
name-second = the second face-up bird
name-stack = the top of the stack
name-sideways = Fly left or right
name-forward = Fly forward or backward
name-add = Add a bird
name-take = Take a maneuver card
name-dodge = Dodge
name-sharp-dodge = Sharp Dodge
name-lead-change = Lead Change
name-standard = Standard
name-neutral = Neutral
name-diagonal = Diagonal
name-score = Score
name-free-flight = Free Flight
name-favorite-bird = Favorite Bird
name-display = Display
name-even = Even Flock
name-crowd = The Crowd
name-loners = Loners
name-early = First Come
name-growing = Growing Flock
name-shy = Shy Birds
name-couples = Couples

# ---- what happened. $seat is the player's name

event-dealt = { $seat } is dealt { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-stage = Stage { $stage } begins. Nest card: { $nest }.
event-starts = { $seat } begins.
event-paid = { $seat } pays { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }: { $action }.
event-swapped = { $seat } swaps { $first_bird } ({ $first }) and { $second_bird } ({ $second }).
event-drew = { $seat } takes { $source }: { $bird }.
event-placed = { $seat } places { $bird } in column { $column }, at the { $end }.
event-revealed = A bird is turned up: { $bird }.
event-took = { $seat } takes { $card }.
event-played = { $seat } plays { $card }{ $cubes ->
    [0] .
    [one] {" "}for 1 cube.
   *[other] {" "}for { $cubes } cubes.
  }
event-copied = { $seat } uses { $card } of the display for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-searched = { $seat } searches the stack and takes { $bird }. The stack is shuffled.
event-discarded = { $seat } discards { $card }.
event-passed = { $seat } passes and gives { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } to the nest.
event-landed = Column { $column }: { $bird } lands.
event-nested = { $seat } lands { $birds ->
    [0] no bird
    [one] 1 bird
   *[other] { $birds } birds
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } for a pair).
   *[other] {" "}({ $for_pairs } for { $pairs } pairs).
  }
event-scored = { $seat } scores { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } for holding both spaces).
  }
event-displayed = New in the display: { $card }.
event-reshuffled = The discards are shuffled into a new draw deck.
event-joined = Column { $column }: { $bird } joins at the back.
event-tied = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $seat } has { $birds ->
    [0] no bird
    [one] 1 bird
   *[other] { $birds } birds
  } on the board; whoever has fewer wins.
event-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- why not

reason-off-board = The board has { $columns } columns: { $place } is off it.
reason-empty-space = Space { $space } is empty, and a bird never flies to an empty space.
reason-not-connected-dodge = Those spaces are not exactly 2 apart in one row.
reason-not-connected-sharp-dodge = Those spaces are not exactly 3 apart in one row.
reason-not-connected-lead-change = Those spaces are not exactly 2 apart in one column.
reason-not-connected-neutral = Those spaces are not next to each other in a row or column.
reason-not-connected-diagonal = Those spaces do not touch diagonally.
reason-not-connected-standard = Those spaces are not next to each other in a row or column.
reason-not-yours = Neither of the two birds is yours.
reason-not-neutral = Neither of the two birds is neutral.
reason-price = { $action } costs { $need ->
    [one] 1 cube
   *[other] { $need } cubes
  } now, and you have { $have }.
reason-card-cost = The card costs { $need ->
    [one] 1 cube
   *[other] { $need } cubes
  }, and you have { $have }.
reason-no-bird = There is no such bird now: { $source }.
reason-flock-full = All columns hold three birds.
reason-column-full = Column { $column } holds three birds already.
reason-not-displayed = { $card } is not in the display.
reason-copied-stays = { $card } is being used and stays in the display.
reason-not-in-hand = { $card } is not in your hand.
reason-nothing-to-copy = No card of the display can be used with your cubes now.
reason-no-display-of-display = A Display card cannot use another Display card.
reason-impossible-dodge = No bird of yours has a bird exactly 2 spaces away in its row.
reason-impossible-sharp-dodge = No bird of yours has a bird exactly 3 spaces away in its row.
reason-impossible-lead-change = No bird of yours has a bird exactly 2 spaces away in its column.
reason-impossible-standard = No standard action can be carried out.
reason-impossible-neutral = No neutral bird has a bird beside it.
reason-impossible-diagonal = No bird of yours touches another diagonally.
reason-impossible-score = No other card of your hand scores now.
reason-impossible-free-flight = You have no bird on the board to swap.
reason-impossible-favorite-bird = The stack is empty, or all columns hold three birds.
reason-not-in-stack = There is no { $bird } in the stack.
reason-scores-nothing = Neither space of { $card } holds a bird of yours.

# ---- what happened, said to the player it is about

event-dealt-you = You are dealt { $card }.
event-starts-you = You begin.
event-paid-you = You pay { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }: { $action }.
event-swapped-you = You swap { $first_bird } ({ $first }) and { $second_bird } ({ $second }).
event-drew-you = You take { $source }: { $bird }.
event-placed-you = You place { $bird } in column { $column }, at the { $end }.
event-took-you = You take { $card }.
event-played-you = You play { $card }{ $cubes ->
    [0] .
    [one] {" "}for 1 cube.
   *[other] {" "}for { $cubes } cubes.
  }
event-copied-you = You use { $card } of the display for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-searched-you = You search the stack and take { $bird }. The stack is shuffled.
event-discarded-you = You discard { $card }.
event-passed-you = You pass and give { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  } to the nest.
event-nested-you = You land { $birds ->
    [0] no bird
    [one] 1 bird
   *[other] { $birds } birds
  }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } for a pair).
   *[other] {" "}({ $for_pairs } for { $pairs } pairs).
  }
event-scored-you = You score { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } for holding both spaces).
  }
event-tied-you = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: you have { $birds ->
    [0] no bird
    [one] 1 bird
   *[other] { $birds } birds
  } on the board; whoever has fewer wins.
event-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = On equal points, whoever has fewer birds on the board wins.

# ---- the table in words, for the terminal

show-stage = Stage { $stage } of { $stages }. Nest card: { $nest }.
show-landing = Landing 1 to 5 birds: { $points } points; pair ♀♂: { $pair }.
show-stage-short = Stage { $stage } of { $stages }.
show-past-nests = Earlier nest cards: { $nests }.
show-seat = { $name }: { $birds }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
show-neutral = The swifts are neutral: they belong to nobody.
show-status = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
show-flock = The flock, front row first. Row letter and column name a space, such as m3:
show-column = column
show-row-front = front f
show-row-middle = middle m
show-row-back = back b
show-empty = -
show-short-kite-female = kite♀
show-short-kite-male = kite♂
show-short-goose-female = goose♀
show-short-goose-male = goose♂
show-short-crane-female = crane♀
show-short-crane-male = crane♂
show-short-swallow-female = swallow♀
show-short-swallow-male = swallow♂
show-short-swift = swift
show-species-kite = kite
show-species-goose = goose
show-species-crane = crane
show-species-swallow = swallow
show-your-kite = your { $bird }
show-your-goose = your { $bird }
show-your-crane = your { $bird }
show-your-swallow = your { $bird }
show-swift = swift (neutral)
show-bird-yours = { $bird } (yours)
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-top = the top of the stack
show-prices = Prices now: { $prices }.
show-face-up = Face-up birds: { $birds }.
show-drawn = The bird to be placed: { $bird }.
show-using = { $card }: { $effect }.
show-stack = Stack: { $count ->
    [one] 1 bird: { $layers }.
   *[other] { $count } birds: { $layers }.
  }
show-shuffled = { $birds } (order unknown)
show-stack-empty = The stack is empty.
show-stack-below = { $above }; below { $layer }
show-display = Display. Each card has a cost and an effect for playing it, and points for two spaces:
show-hand = Your hand:
show-known = { $name } holds { $cards }.
show-no-cards = no cards
show-deck = Draw deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
  }. Discards: { $discards ->
    [one] 1 card
   *[other] { $discards } cards
  }.
show-discards = Discarded: { $cards }.
show-card = { $name }, { $cost }: { $effect }. Scores { $marks }.
show-cost-copy = the cost of the card it uses
show-mark = { $space } { $points }
show-mark-yours = { $space } { $points } (yours)
show-mark-landing = { $space } { $points } (yours, will land)
show-cost = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
show-unknown = a hidden card
show-play = Play a card of your hand
show-score = Score { $card }: { $points ->
    [one] 1 point now
   *[other] { $points } points now
  }
show-place = Column { $column }, at the { $end } ({ $space })
show-pass = { $cubes ->
    [one] Pass: give your last cube to the nest
   *[other] Pass: give { $cubes } cubes to the nest
  }
show-not-now = { $card } { $reason }
show-too-dear = Too dear for your { $have ->
    [one] 1 cube
   *[other] { $have } cubes
  }: { $actions }.
show-keep = Cards that you do not score stay in your hand.
show-keep-last = This is the last stage: cards that you do not score now are worth nothing.
show-points-from = By stage { $stages }; landings { $landings }, cards { $cards }.

# ---- what the cards do, in a few words

effect-dodge = your bird with one exactly 2 spaces away in its row
effect-sharp-dodge = your bird with one exactly 3 spaces away in its row
effect-lead-change = your bird with one exactly 2 spaces away in its column
effect-standard = any standard action
effect-neutral = a swift with the bird beside, before or behind it
effect-diagonal = your bird with a diagonal neighbor
effect-score = score another card of your hand now
effect-free-flight = your bird with any other
effect-favorite-bird = add any bird of the stack, then shuffle it
effect-display = use a displayed card at its cost; it stays

# ---- a first game: what a decision is about

guide-turn = Swap one of your birds with its neighbor, add a bird, take a card, play one, or pass. Each use of a standard action makes its next use a cube dearer. Birds in front land and score; birds behind can score your cards.
guide-standard = Your card lets you use one standard action without paying its price. Choose a dear one: that is where it saves the most.
guide-swap = Your card swaps two birds. Touch one of the marked birds, then the one it changes places with.
guide-copy = You may use a card of the display as if it were yours, for its own cost. It stays in the display for the others.
guide-score-one = One card of your hand scores at once, with the flock as it stands. A bird that is about to land still counts now.
guide-search = Any bird of the stack may join the flock. Usually you want one of your own; a female and a male that land together make a pair.
guide-place = At the front of a column the bird is soon to land. At the back it pushes the others forward, and it stays to score cards.
guide-discard = Four cards are the most you can hold. Let go of the one whose spaces suit your birds least.
guide-score-cards = The birds in front have landed. Now your cards pay for their spaces that still hold a bird of yours; both spaces bring 2 more. A card that you keep can score in a later stage.

# ---- short words on the board

board-flock = The flock
board-actions = Standard actions
board-stage = Stage { $stage } of { $stages }
board-nest = Nest of this stage
board-next = Next birds
board-display = Display
board-known = Known cards
board-discards = Discards
board-hidden = { $cards ->
    [one] and 1 hidden card
   *[other] and { $cards } hidden cards
  }
board-sideways = Sideways
board-forward = Forward, back
board-add = Add a bird
board-take = Take a card
board-pass = Pass
board-free = free
board-done = Done with scoring
board-space = { $space }: { $bird }
board-space-yours = { $space }: { $bird }, yours
board-space-empty = { $space }: empty
board-can-fly = Can change places
board-marks = Show the spaces of { $card }
board-keep = or keep, and score
board-both = both yours
board-score = Score { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-pair = each pair
board-in-stack = in stack
board-stack = The stack: { $count ->
    [one] 1 bird
   *[other] { $count } birds
  }
board-layer-top = In the stack, in unknown order:
board-layer-below = Below these:
board-take-one = take one: { $price }
board-place = An empty space: ahead of the column. The arrow: at the back, and the column moves forward.
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-forecast = If the stage ended now, you would land { $birds ->
    [0] no bird.
    [one] 1 bird for { $points }.
   *[other] { $birds } birds for { $points }.
  }
board-prompt-turn = Your move: fly, add, take, play or pass
board-prompt-partner = With which bird does it change places?
board-prompt-sideways = Your move: fly left or right
board-prompt-forward = Your move: fly forward or backward
board-prompt-add = Your move: which bird joins the flock?
board-prompt-take = Your move: which card do you take?

# ---- chapters of the rulebook

chapter-setup = setup
chapter-turn = turn
chapter-action = standard actions
chapter-card = maneuver cards
chapter-stage = end of a stage
chapter-landing = landing
chapter-scoring = scoring cards
chapter-next = the next stage
chapter-end = end

# ---- the card reference

group-maneuver = Maneuvers
group-cards-2 = Maneuver cards, 2 players
group-cards-3 = Maneuver cards, 3 players
group-cards-4 = Maneuver cards, 4 players
group-nest = Nest cards
group-bird = Birds
fact-spaces = Spaces
fact-landing-points = 1 to 5 birds land
fact-pair = Each pair ♀♂
fact-females = Females
fact-males = Males
fact-copies-by-players = Copies with 2 · 3 · 4 players
fact-cubes = Cubes
name-cost-of-copy = those of the card it uses

# ---- the scenes of the rulebook

scene-sideways = Ada’s kite changes places with the swift beside it. At least one of the two must be hers.
scene-forward = The same in a column: the kite falls back behind a goose, where it can still score cards.
scene-adding = Ada adds a face-up bird at the back of a column; the birds in front of it move forward.
scene-taking = Ada takes a card of the display. The upper half is for playing, the lower half for keeping.
scene-dodging = A Dodge reaches over one space in a row. Cards have a fixed price, however often the action was used.
scene-landing = The end of a stage with four players. The foremost bird of each column lands; the nest card pays by number, and for each pair of a female and a male.
scene-marks = After the landing: both spaces of Ada’s card hold a bird of hers that still flies.
scene-sharply = A Sharp Dodge reaches over two spaces in a row: Ada’s kite changes places with a goose.
scene-leading = A Lead Change exchanges the front and the back bird of a column; the one between them stays.
scene-diagonally = Diagonal: the kite leaves the front for the next column, one row behind.
scene-neutrally = With Neutral a swift changes places with the bird beside, before or behind it; neither of the two need be Ada’s.
scene-freely = Free Flight: any bird of Ada’s changes places with any other, however far away.
scene-standard = Flying sideways has become dear. A Standard card does any standard action at the card’s own price, and Ben’s cubes stay where they lie.
scene-at-once = Score: Ada scores another card of her hand at once, before the birds have landed, and discards both.
scene-favorite = Favorite Bird: Ada looks through the stack, takes the bird she wants and adds it to the flock; the stack is shuffled.
scene-copying = A Display card uses a card that lies open for that card’s price. It stays in the display.
scene-fifth = Ada takes a fifth card and must put one away: a hand never stays larger than four.
scene-keeping = Nobody has to score. Ada keeps her card for a stage in which it may pay more.
part-nests = the nests
part-pairs = points for pairs
part-cards = scoring cards

# ---- what the coach says of an action. $seat is another player

coach-scored = { $card } scores { $points } now.
coach-landed = Ends the stage: your landing birds score { $points } ({ $before } as they flew).
coach-landed-same = Ends the stage: your landing birds score { $points }.
coach-keeps-cards = You keep { $cards ->
    [one] your card
   *[other] your { $cards } cards
  } for the next stage.
coach-cards-unscored = What you hold then brings nothing any more.
coach-landed-rival = Ends the stage: the landing birds of { $seat } score { $points } ({ $before } as they flew).
coach-lands-more = As the flock then flies, { $birds ->
    [one] one bird more
   *[other] { $birds } birds more
  } of yours would land: { $points } instead of { $before } points.
coach-lands-fewer = As the flock then flies, { $birds ->
    [one] one bird fewer
   *[other] { $birds } birds fewer
  } of yours would land: { $points } instead of { $before } points.
coach-pairs-more = Your landing birds would make another pair ({ $each } each): { $points } instead of { $before } points.
coach-pairs-fewer = Your landing birds would make one pair fewer ({ $each } each): { $points } instead of { $before } points.
coach-landing-rival = { $seat } would score { $points } at the landing instead of { $before }.
coach-card-new = { $card } would score { $points } as the flock flies now.
coach-card-nothing = { $card } would score nothing as the flock flies now: your birds have still to get there.
coach-card-more = { $card } in your hand would score { $points } instead of { $before }.
coach-card-less = { $card } in your hand would score { $points ->
    [0] nothing
   *[other] only { $points }
  } instead of { $before }.
coach-price = The next one to use this action pays { $price } instead of { $was }: { $action }.
coach-cubes = You have { $cubes ->
    [0] no cube left
    [one] one cube left
   *[other] { $cubes } cubes left
  }, the others { $most ->
    [0] none
   *[other] up to { $most }
  }.
coach-cubes-rival = You have { $cubes ->
    [0] no cube left
    [one] one cube left
   *[other] { $cubes } cubes left
  }, { $seat } has { $most ->
    [0] none
   *[other] { $most }
  }.

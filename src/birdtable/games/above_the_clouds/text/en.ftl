# Above the Clouds, every sentence a player reads. Birds are named with their article where a sentence needs one.

title = Above the Clouds
tagline = Jostle in the flock, land in front, score the spaces you left behind.

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

action-pass = Pass (2 cubes, or your last one)
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
event-played = { $seat } plays { $card } for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-copied = { $seat } uses { $card } of the display for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-searched = { $seat } searches the stack and takes { $bird }. The stack is shuffled.
event-discarded = { $seat } discards { $card }.
event-passed = { $seat } passes and gives { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-landed = Column { $column }: { $bird } lands.
event-nested = { $seat } lands { $birds ->
    [0] no bird: 0 points.
    [one] 1 bird: { $points } points.
   *[other] { $birds } birds: { $points } points{ $pairs ->
        [0] .
        [one] , including { $for_pairs } for a pair.
       *[other] , including { $for_pairs } for { $pairs } pairs.
      }
  }
event-scored = { $seat } scores { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $for_both ->
    [0] .
   *[other] , including { $for_both } for holding both spaces.
  }
event-displayed = New in the display: { $card }.
event-reshuffled = The discards are shuffled into a new draw deck.
event-joined = { $bird } joins column { $column } at the back.
event-tied = { $seat } has { $points } points and { $birds } birds on the board: the fewest win.
event-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- why not

reason-off-board = { $place } is off the board: it has { $columns } columns.
reason-empty-space = { $space } is empty, and a bird never flies to an empty space.
reason-not-connected-dodge = Those spaces are not exactly 2 apart in one row.
reason-not-connected-sharp-dodge = Those spaces are not exactly 3 apart in one row.
reason-not-connected-lead-change = Those spaces are not exactly 2 apart in one column.
reason-not-connected-neutral = Those spaces are not next to each other in a row or column.
reason-not-connected-diagonal = Those spaces do not touch diagonally.
reason-not-connected-standard = Those spaces are not next to each other in a row or column.
reason-not-yours = Neither of the two birds is yours.
reason-not-neutral = Neither of the two birds is neutral.
reason-price = { $action } costs { $need } now and you have { $have }.
reason-card-cost = The card costs { $need } and you have { $have }.
reason-no-bird = There is no bird to take from { $source }.
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
event-played-you = You play { $card } for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-copied-you = You use { $card } of the display for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-searched-you = You search the stack and take { $bird }. The stack is shuffled.
event-discarded-you = You discard { $card }.
event-passed-you = You pass and give { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-nested-you = You land { $birds ->
    [0] no bird: 0 points.
    [one] 1 bird: { $points } points.
   *[other] { $birds } birds: { $points } points{ $pairs ->
        [0] .
        [one] , including { $for_pairs } for a pair.
       *[other] , including { $for_pairs } for { $pairs } pairs.
      }
  }
event-scored-you = You score { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $for_both ->
    [0] .
   *[other] , including { $for_both } for holding both spaces.
  }
event-tied-you = You have { $points } points and { $birds } birds on the board: the fewest win.
event-won-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

# ---- the table in words, for the terminal

show-stage = Stage { $stage } of { $stages }. Nest card: { $nest }.
show-landing = Landing 1 to 5 birds scores { $points }; each pair of ♀ and ♂ { $pair ->
    [one] 1 point
   *[other] { $pair } points
  }.
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
show-prices = Prices now: { $prices }.
show-face-up = Face-up birds: { $birds }.
show-drawn = The bird to be placed: { $bird }.
show-stack = Stack: { $count ->
    [0] no birds
    [one] 1 bird
   *[other] { $count } birds
  }{ $layers ->
    [none] .
   *[other] , their order unknown: { $layers }.
  }
show-stack-below = { $above }; below them { $layer }
show-display = Display:
show-hand = Your hand:
show-known = { $name } holds { $cards }.
show-no-cards = no cards
show-deck = Draw deck: { $deck }. Discards: { $discards }.
show-card = { $name }, { $cost }. Scores { $marks }.
show-card-cost = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
show-card-cost-copy = the cubes of the card it uses
show-mark = { $space } { $points }
show-mark-yours = { $space } { $points } (yours)
show-cost = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }
show-unknown = a hidden card

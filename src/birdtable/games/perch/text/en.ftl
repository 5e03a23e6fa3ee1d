# Perch, every sentence a player reads.

title = Perch
tagline = Crowd the homestead, break the ties, and end up high on the Fountain.
intro-1 = The locations of the homestead pay every round: to the flock with the most birds, to the second and to the third. After five rounds, whoever has the most points wins.
intro-2 = Each round everybody recruits four birds: two of their own, and two of any color out of the bag. Then players take turns placing one bird on any location. You may well place a rival's birds where they do harm.
intro-3 = Ties cancel each other: whoever is level with somebody gets nothing, and nobody moves up into their places. A nest counts as one more bird.
intro-4 = Whoever leads on a creature's home controls it in the next round. Creatures push, fetch and swap birds, or chase them to the Fountain. Once a turn you may use one creature, or your birdhouse (rounds 4 and 5), or your lightning (round 5).
intro-5 = A bird sent to the Fountain is placed by its owner. The higher it sits, the more it is worth at the end; the seats below must be taken first.
intro-6 = At the end your objective, the largest flock, creatures, the Fountain and the Plaza bring more points.

# ---- what is being decided

decision-objective = Choose the objective that you keep.
decision-rookery = You have exactly two birds on the Rookery: you may put one more bird into the bag.
decision-return = Happy Birdbath: return one of the three birds.
decision-offer = Full Bird Feeder: offer one of your birds for a trade, or decline.
decision-trade = Choose the bird that you want for it.
decision-turn = Place a bird, and take a bonus action if you like.
decision-move = Choose where the creature goes.
decision-send = Choose the bird that goes to the Fountain.
decision-push = Choose a bird and the direction in which the Dog pushes it.
decision-carry = Choose another bird and where the Cat moves it.
decision-fetch = Choose a bird that the Bee brings, or decline.
decision-swap = Choose the bird beside the creature that changes places.
decision-swap-with = Choose the bird that it changes places with.
decision-swap-seat = Choose the bird on the Fountain that it changes places with.
decision-seat = Choose a seat on the Fountain.
decision-stand = Choose the intersection where the Scarecrow stands.

# ---- actions, as a list of choices

action-perch = Place a { $flock } bird: { $location }
action-nest = Place a { $flock } bird in a nest: { $location }
action-house = Birdhouse on the { $flock } stack: { $location }
action-zap = Zap a { $flock } bird: { $location }
action-zap-nest = Zap an empty nest: { $location }
action-activate = Activate the creature: { $creature }
action-done = Done with the turn
action-go = Go to { $location }
action-send = Send a { $flock } bird to the Fountain: { $location }
action-push = Push a { $flock } bird: { $direction }
action-carry = Move a { $flock } bird to { $location }
action-fetch = Take a { $flock } bird from { $location }
action-swap = Swap a { $flock } bird
action-stand = Stand on intersection { $intersection }
action-seat = Seat { $spot }
action-add = Put one more bird into the bag
action-decline = Decline
action-return = Return a { $flock } bird
action-offer = Offer a { $flock } bird
action-trade = Take a { $flock } bird of { $seat }
action-keep = Keep the { $card } objective

# ---- names

name-blue = blue
name-red = red
name-yellow = yellow
name-green = green
name-purple = purple
name-first = first
name-second = second
name-up = up
name-up-right = up and right
name-down-right = down and right
name-down = down
name-down-left = down and left
name-up-left = up and left
name-birch = The Peeling Birch Trees
name-ash = The Great Ash Tree
name-elm = The Lonely Elm Tree
name-oak = The Mighty Oak Tree
name-pine = The Scented Pine Trees
name-maple = The Japanese Maple Tree
name-doghouse = The Doghouse
name-country-house = A Country House
name-hawks-nest = The Hawk's Nest
name-foxs-den = The Fox's Den
name-cornfield = A Cornfield
name-thorn-bush = The Thorn Bush
name-owl-barn = The Owl Barn
name-beehive = A Beehive
name-park-bench = The Park Bench
name-early-bird = The Early Bird
name-rookery = The Rookery
name-birdbath = The Happy Birdbath
name-feeder = Full Bird Feeder
name-statue = A Stone Statue
name-high-perch = The High Perch
name-power-lines = The Swaying Power Lines
name-hanging-nest = The Precariously Hanging Nest
name-overstuffed = The Overstuffed Birdhouse
name-dog = Dog
name-cat = Cat
name-hawk = Hawk
name-red-fox = Red Fox
name-bee = Bee
name-scarecrow = Scarecrow
name-cuckoo = Cuckoo
name-owl = Owl
name-squirrel = Squirrel
name-stork = Stork Raven Mad
name-unpheasant = Unpheasant and Hawkward
name-quack = Quack the Case
name-crowbar = Using a Crow-Bar
name-toucan = Toucan Play at That Game
name-lord = Lord of the Wings
name-wise = Wise Quacker
name-chirp = Chirp Down the Line
name-impeckable = Impeckable Taste
name-robin = Robin the Nests
name-illeagle = Ill-Eagle Entry
name-eggs = Eggs in One Tree
name-ostrich = Ostrich Orchard
name-jack = Jackdaw of All Trades
name-birden = Beast of Birden
name-wing = Just Winging It
name-tweet = Home Tweet Homes
name-hidden = Hidden Hollow
name-egrets = No Egrets
name-myself = All to Myself
name-emu = Emu-sement Park
name-comedihen = Comedi-Hen

# ---- what happened. $seat is the player's name

event-laid = The homestead has: { $location }.
event-dealt = { $seat } is dealt the objective { $objective }.
event-dealt-hidden = { $seat } is dealt an objective.
event-kept = { $seat } keeps the objective { $objective }.
event-kept-hidden = { $seat } keeps one objective and returns the other.
event-starts = { $seat } goes first.
event-round = Round { $round } begins.
event-migrated = { $birds ->
    [one] 1 { $flock } bird goes into the bag.
   *[other] { $birds } { $flock } birds go into the bag.
  }
event-added = { $location }: one more { $flock } bird goes into the bag.
event-declined = { $seat } declines.
event-drew = { $seat } draws a { $flock } bird.
event-took = { $seat } takes { $birds ->
    [one] 1 { $flock } bird
   *[other] { $birds } { $flock } birds
  } from the Roost.
event-returned = { $seat } returns a { $flock } bird to the bag.
event-traded = { $seat } gives { $other } a { $flock } bird for a { $other_flock } one.
event-perched = { $seat } places a { $flock } bird: { $location }.
event-nested = { $seat } places a { $flock } bird in a nest: { $location }.
event-housed = { $seat } builds a birdhouse on the { $flock } stack: { $location }.
event-zapped = { $seat } zaps a { $flock } bird: { $location }.
event-zapped_nest = { $seat } zaps an empty nest: { $location }.
event-activated = { $seat } activates a creature: { $creature }.
event-moved = { $creature }: to { $location }.
event-stood = The Scarecrow now stands between { $first }, { $second } and { $third }.
event-sent = A { $flock } bird leaves { $location } for the Fountain.
event-pushed = A { $flock } bird moves from { $location } to { $to }.
event-pushed_off = A { $flock } bird is pushed off the board ({ $location }) and goes to the Fountain.
event-swapped = A { $flock } bird ({ $location }) and a { $other_flock } bird ({ $other }) change places.
event-swapped_seat = A { $flock } bird ({ $location }) and a { $other_flock } bird on the Fountain ({ $spot }) change places.
event-seated = A { $flock } bird takes seat { $spot } of the Fountain.
event-to_plaza = { $birds ->
    [one] 1 { $flock } bird goes to the Plaza.
   *[other] { $birds } { $flock } birds go to the Plaza.
  }
event-to_roost = { $birds ->
    [one] 1 { $flock } bird goes back to the Roost.
   *[other] { $birds } { $flock } birds go back to the Roost.
  }
event-scored = { $location }: { $seat } is number { $rank } and gets { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-order = Turn order { $rank }: { $seat }.
event-controls = { $seat } controls a creature: { $creature }.
event-uncontrolled = Nobody controls this creature: { $creature }.
event-falls = { $location } gives way: birds fall from it.
event-removed = { $location } leaves the game.
event-went_home = { $creature } goes back to its home.
event-got_birdhouse = { $seat } gets a birdhouse.
event-got_lightning = { $seat } gets a lightning token.
event-achieved = { $seat } has met the objective { $objective }: { $points } points.
event-missed = { $seat } has not met the objective { $objective }.
event-largest = { $seat } has the largest flock, of strength { $birds } on { $location }: { $points } points.
event-no_largest = Nobody gets the points for the largest flock.
event-creature_points = { $seat } controls { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-fountain_points = { $seat } has { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  } on the Fountain: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-plaza_points = { $seat } has { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  } in the Plaza: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-tied = Tied at { $points } points: { $seat } has a largest flock of { $largest } and { $seated ->
    [one] 1 bird
   *[other] { $seated } birds
  } on the Fountain.
event-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

# ---- what happened, said to the player it is about

event-dealt-you = You are dealt the objective { $objective }.
event-kept-you = You keep the objective { $objective }.
event-starts-you = You go first.
event-declined-you = You decline.
event-drew-you = You draw a { $flock } bird.
event-took-you = You take { $birds ->
    [one] 1 { $flock } bird
   *[other] { $birds } { $flock } birds
  } from the Roost.
event-returned-you = You return a { $flock } bird to the bag.
event-traded-you = You give { $other } a { $flock } bird for a { $other_flock } one.
event-perched-you = You place a { $flock } bird: { $location }.
event-nested-you = You place a { $flock } bird in a nest: { $location }.
event-housed-you = You build a birdhouse on the { $flock } stack: { $location }.
event-zapped-you = You zap a { $flock } bird: { $location }.
event-zapped_nest-you = You zap an empty nest: { $location }.
event-activated-you = You activate a creature: { $creature }.
event-scored-you = { $location }: you are number { $rank } and get { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-controls-you = You control a creature: { $creature }.
event-got_birdhouse-you = You get a birdhouse.
event-got_lightning-you = You get a lightning token.
event-achieved-you = You have met your objective { $objective }: { $points } points.
event-missed-you = You have not met your objective { $objective }.
event-largest-you = You have the largest flock, of strength { $birds } on { $location }: { $points } points.
event-creature_points-you = You control { $creatures ->
    [one] 1 creature
   *[other] { $creatures } creatures
  }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-fountain_points-you = You have { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  } on the Fountain: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-plaza_points-you = You have { $birds ->
    [one] 1 bird
   *[other] { $birds } birds
  } in the Plaza: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-tied-you = Tied at { $points } points: you have a largest flock of { $largest } and { $seated ->
    [one] 1 bird
   *[other] { $seated } birds
  } on the Fountain.
event-won-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tie-break = On equal points the largest flock on a single location wins, then the most birds on the Fountain.

# ---- why not

reason-no-such-flock = The { $flock } flock takes no part in this game.
reason-not-in-play = { $location } is not in play.
reason-already-placed = You have placed your bird for this turn.
reason-place-first = Place a bird first: one a turn.
reason-not-recruited = You have no { $flock } bird left to place.
reason-closed = The { $flock } stack on { $location } is under a birdhouse: no bird may join it.
reason-protected = The { $flock } stack on { $location } is under a birdhouse.
reason-no-empty-nest = There is no empty nest: { $location }.
reason-nests-already = The { $flock } flock holds a nest there already: { $location }.
reason-bonus-taken = You have taken your bonus action for this turn.
reason-too-early = That is for round { $first } and later.
reason-token-used = You have used yours already.
reason-no-bird = There is no { $flock } bird: { $location }.
reason-creature-not-in-play = This creature's home is not in play: { $creature }.
reason-not-controller = You do not control this creature: { $creature }.
reason-creature-used = This creature was activated already this round: { $creature }.
reason-nothing-to-do = There is nothing that this creature could do: { $creature }.
reason-go-adjacent = It goes to a neighboring location.
reason-go-fullest-adjacent = It goes to the neighboring location with the most birds.
reason-go-anywhere = It goes to another location than its own.
reason-go-two-steps = It takes two steps to neighboring locations, never back to where it started.
reason-go-far = It goes to a location that is neither its own nor a neighbor.
reason-go-ring = It goes one to four steps clockwise along the outer edge.
reason-go-near-home = It takes one step and stays on the Park Bench or beside it.
reason-out-of-reach = The creature does not reach a bird there: { $location }.
reason-carry-adjacent = That is not next to the Cat: { $location }.
reason-same-location = That is the creature's own location.
reason-bee-colour = There is no { $flock } bird where the Bee is.
reason-no-partner = There is nothing that a { $flock } bird could change places with.
reason-same-colour = The two birds have the same color.
reason-seat-empty = Nobody sits on seat { $spot }.
reason-seat-taken = Seat { $spot } is taken.
reason-seat-unsupported = Seat { $spot } has no support yet. Still empty below it: { $missing }.
reason-same-intersection = The Scarecrow stands there already.
reason-broken-intersection = Three locations no longer meet there.
reason-not-drawn = You have drawn no { $flock } bird.
reason-nothing-to-offer = You have no { $flock } bird to offer.
reason-nothing-to-trade = Nobody has a bird to give for a { $flock } one.
reason-trade-self = You cannot trade with yourself.
reason-no-such-seat = Nobody sits there.
reason-other-has-none = That player has no { $flock } bird.

# ---- the table in words, for the terminal

show-round = Round { $round } of { $rounds }: { $phase }.
show-phase-migration = Migration
show-phase-recruit = Recruit
show-phase-perch = Perch
show-phase-upkeep = Upkeep
show-phase-setup = Setup
show-seat = { $name }: { $flock }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } (the locations would bring { $now } now). Recruited: { $birds }.
show-birdhouse = Has a birdhouse.
show-lightning = Has lightning.
show-bird-brained = The { $flock } birds are the Bird-Brained flock: they take places and never score.
show-status = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
show-homestead = The homestead, column by column. After each location its points for the most, second-most and third-most birds; + is a nest or birdhouse, in brackets what it would score now, = a tie:
show-gap = (removed)
show-nests = { $nests ->
    [one] 1 empty nest
   *[other] { $nests } empty nests
  }
show-creature-free = { $creature }: nobody controls it. Its home: { $home }.
show-creature = { $creature }: controlled by { $name }.
show-creature-used = { $creature }: controlled by { $name }, used this round.
show-between = It stands between: { $locations }.
show-level = Fountain, level { $level }, { $points ->
    [one] 1 point
   *[other] { $points } points
  } a bird: { $seats }.
show-open = open
show-shut = not yet
show-seat-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
show-plaza = Plaza: { $birds }.
show-bag = Bag: { $birds }.
show-hand = Your recruited birds: { $birds }.
show-count = { $count } { $flock }
show-about-bird = It is about a { $flock } bird.
show-perch = Place a { $flock } bird
show-nest = Place a { $flock } bird in a nest
show-house = Build your birdhouse on the { $flock } stack
show-zap = Zap a { $flock } bird
show-send = Send a { $flock } bird to the Fountain
show-carry = Move a { $flock } bird to
show-fetch = Take a { $flock } bird from
show-push = Push a { $flock } bird
show-activate = Activate a creature
show-objective = { $objective }, { $points } points: { $effect }
show-your-objective = Your objective:
show-objective-met = Met at the moment.
show-objective-not-met = Not met at the moment.
show-points-from = By round { $rounds }; objective { $objective }, largest flock { $largest }, creatures { $creatures }, Fountain { $fountain }, Plaza { $plaza }.

# ---- what creatures do and objectives ask for, in a few words

effect-dog = to a neighbor; pushes a bird there one step in any direction, off the board to the Fountain
effect-cat = to the fullest neighbor; sends one bird there to the Fountain and moves another one step
effect-hawk = to any other location; sends one bird there to the Fountain
effect-red-fox = exactly two steps, never back to the start; sends one bird from each location it enters to the Fountain
effect-bee = to a location that is neither its own nor a neighbor; may bring a bird of a color that is there already
effect-scarecrow = sends one bird from each of two locations beside it to the Fountain; moves only when its controller changes
effect-cuckoo = to a neighbor; swaps a bird there with one of another color anywhere else
effect-owl = one to four steps clockwise along the edge; sends one bird from its way to the Fountain
effect-squirrel = one step, on the Park Bench or beside it; swaps a bird there with one of another color on the Fountain
effect-stork = have a bird on every location
effect-unpheasant = be alone in second place on 2 or more locations
effect-quack = be alone in third place on 2 or more locations
effect-crowbar = control the location with the most birds in all, nests and birdhouses included
effect-toucan = control 2 or more corners
effect-lord = have a bird on all four corners
effect-wise = control 3 locations in a diagonal line
effect-chirp = have 2 or more birds on each of 3 locations in one column
effect-impeckable = control a location that has a nest
effect-robin = control 2 or more locations that have nests
effect-illeagle = control a location where a rival holds a nest
effect-eggs = control a location of trees
effect-ostrich = control 2 or more locations of trees
effect-jack = control 2 or more creatures
effect-birden = control a creature
effect-wing = control no creature
effect-tweet = have 2 or more birds on each of 5 locations
effect-hidden = a location without any bird
effect-egrets = leave 3 or more locations without a bird of yours
effect-myself = control a location that only your birds are on
effect-emu = control a special location: neither trees nor a creature’s home
effect-comedihen = be alone in fourth place on 3 or more locations

# ---- what the special locations do, in a few words

effect-early-bird = Migration: whoever controls it puts one more bird of their own into the bag.
effect-rookery = Migration: players with exactly 2 birds here may put one more bird of their own into the bag; then whoever controls it sends one of their own birds from here to the Fountain.
effect-birdbath = Recruit: whoever controls it draws first, three birds, and keeps two.
effect-feeder = Recruit: whoever controls it may trade one of their recruited birds for one of another player's.
effect-statue = Scoring: first place gets 1 point and half of all birds here, rounded down.
effect-high-perch = Turn order: whoever controls it goes last in the next round.
effect-power-lines = Upkeep: whoever controls it sends one of their birds from here to the Fountain.
effect-hanging-nest = Upkeep: with 4 or more birds here, all go to the Plaza.
effect-overstuffed = Upkeep: with 7 or more birds here, all go to the Plaza and the location leaves the game.

# ---- chapters of the rulebook

chapter-setup = setup
chapter-migration = migration
chapter-recruit = recruit
chapter-perch = perch
chapter-bonus = bonus actions
chapter-creature = creatures
chapter-scoring = scoring
chapter-order = turn order
chapter-upkeep = upkeep
chapter-fountain = the Fountain
chapter-two = two players
chapter-end = end
chapter-objective = objectives

# ---- the first-game guide, one card for each decision

guide-objective = Keep the objective that suits this homestead; nobody else sees it. It pays only at the very end, so think of it as a direction, not as a duty.
guide-rookery = One more bird in the bag is one more that somebody may draw: good if you want your birds spread about, bad if you would rather place them yourself.
guide-return = You drew three birds and keep two. The third goes back into the bag, from which the others draw next: return the one that you need least and that would not help a rival.
guide-offer = You may trade one recruited bird for one of another player's, of another color. A rival's bird in your hand is a bird that you can put where it does harm.
guide-trade = Choose whose bird you take for it. They cannot refuse.
guide-turn = Choose a bird, then a location. Ties cancel, so one bird too many or too few can be worth a lot: hover over a location, or touch it, to see who would score what now. Before or after the bird you may take one bonus action.
guide-move = The marked locations are those that the creature can reach. What it does there is on its card.
guide-send = A bird that goes to the Fountain is lost to its location, but its owner picks a seat for it that pays at the end.
guide-push = Touch the bird, then an arrow. Off the edge of the homestead it goes to the Fountain.
guide-carry = The Cat moves a second bird one location further. It may break a tie there, or make one.
guide-fetch = The Bee can bring one bird of a color that is here already, from anywhere else.
guide-swap = Choose the bird beside the creature that goes away. Then you choose what comes for it.
guide-swap-with = The two birds change places, each joining its own flock.
guide-swap-seat = The bird takes exactly the seat that the other leaves. High seats pay more at the end.
guide-seat = A seat is open when all seats below it that a line leads to are taken. High seats pay more; a low one opens the way for others.
guide-stand = Next round the Scarecrow can send birds from two of the three locations round it. Place it where your rivals lead.

# ---- the board in the browser

board-homestead = The homestead
board-fountain = Fountain
board-plaza = Plaza
board-plaza-empty = No birds yet
board-objectives = Objectives
board-track = Score track
board-supply = Bag and birds
board-in-bag = In the bag: { $birds }
board-roost = Roost
board-recruited = Recruited birds
board-order = Turn order
board-round = Round { $round } of { $rounds }
board-round-birdhouse = In round 4 everybody gets a birdhouse.
board-round-lightning = In round 5 everybody gets a lightning token.
board-flock = Flock
board-birds = Birds
board-place = Place
board-now = Now
board-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }
board-tied = tied
board-with-nest = with nest
board-with-birdhouse = with birdhouse
board-empty = No birds yet
board-bird-brained = Bird-Brained
board-would-control = { $name } would control it next round.
board-would-control-you = You would control it next round.
board-nobody-leads = Nobody would control it next round.
board-spoken = { $location }, { $first }, { $second } and { $third } points
board-spoken-stack = { $name } { $birds }, would score { $points }
board-spoken-tied = { $name } { $birds }, tied
board-choices = { $choices } choices here
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-would-bring = The locations would bring { $points ->
    [one] 1 point
   *[other] { $points } points
  } now
board-birds-left = { $birds ->
    [one] 1 bird to place
   *[other] { $birds } birds to place
  }
board-hand = Your birds
board-hand-bird = Your birds, { $flock }: { $count }
board-pick = The { $flock } bird
board-in-nest = in the nest
board-beside-nest = beside it
board-place-it = place it
board-bonus = Bonus actions
board-birdhouse = Birdhouse
board-lightning = Lightning
board-use = use it
board-creature-yours = { $creature }: you control it.
board-used = used
board-held = yours
board-later = round { $round }
board-spent = used
board-done = Done
board-close = Close
board-seat = Seat { $spot }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-seat-taken = { $name }, { $flock }
board-face-down = one, face down
board-still-choosing = still choosing
board-no-objectives = This game is played without objectives.
board-zoom-fit = Show the whole homestead
board-prompt-place = Where does the { $flock } bird go?
board-prompt-bird = Now place a bird.
board-prompt-only-bird = Place a bird.
board-prompt-bonus = A bonus action, or done.
board-prompt-house = On which stack does your birdhouse stand?
board-prompt-zap = Which bird, or which empty nest, does the lightning hit?
board-prompt-push = In which direction does the Dog push the { $flock } bird?
board-prompt-carry = To which neighboring location does the { $flock } bird go?
board-prompt-seat = Choose a seat on the Fountain for the { $flock } bird.
board-prompt-move = { $creature }: where does it go?
board-prompt-again = { $creature }: and where with the second step?

# ---- options of a new table

option-objectives = Hidden objectives
option-objectives-line = One secret goal each, worth extra points at the end. For a first game, play without.
option-objectives-true = everybody has one
option-objectives-false = none
option-homestead = The homestead
option-homestead-line = At random, every game is different. The printed one has the simplest locations.
option-homestead-random = laid out at random
option-homestead-first-game = the printed one for a first game
option-shelter = A birdhouse shelters its stack from
option-shelter-line = As printed, a birdhouse stops creatures and lightning. You may let it stop Hanging Nest, Power Lines and Rookery, too.
option-shelter-creatures = creatures and lightning
option-shelter-locations = what locations do, too
suggested-first-game = First game
suggested-first-game-line = The printed homestead, no objectives: as the rulebook recommends.
# ---- the card reference

group-location = Locations
group-creature = Creatures
group-objective = Objectives
group-token = Nests and tokens
fact-kind = Kind
fact-places = 1st · 2nd · 3rd place
fact-nests = Nests
fact-creature = Home of
fact-home = Home
fact-round = From round
name-basic = basic
name-creature = home of a creature
name-special = special
name-nest = nest
name-birdhouse = birdhouse
name-lightning = lightning

# ---- the scenes of the rulebook

scene-placing = You may place any bird you have recruited, a rival’s too. Ada’s red one goes to the Ash, where it ties with Cleo’s only bird: neither of them would score.
scene-nesting = The Oak has an empty nest. It counts as one more bird, so with the bird already there Ada overtakes Ben.
scene-pushing = Ada controls the Dog. It goes to a neighboring location and pushes one bird a step away, so that Ben no longer leads on the Oak.
scene-zapping = Lightning takes one bird off a location. Ada uses hers on the Oak, before or after placing a bird.
scene-ties = A whole scoring. On the Pines Ada and Ben are level and cancel each other; on the Oak Ada’s nest breaks the tie; on the Early Bird the tie for second leaves first place alone.
scene-seat = A seat on the Fountain is open once the seats below that hold it are taken. Ada’s bird takes the second level, where it is worth more at the end.
scene-housing = From the fourth round everybody has a birdhouse. Ada’s on the Oak keeps her birds there safe and counts as one more.
scene-striking = Lightning may also strike an empty nest. Nobody can use it any more.
scene-foxing = The Red Fox takes exactly two steps, never back to where it started. From each location that it entered a bird may be chased to the Fountain.
scene-carrying = The Cat goes to the neighboring location with the most birds. One bird there goes to the Fountain, another moves to a neighbor.
scene-fetching = The Bee flies to a location that is not a neighbor, and may call a bird to join others of its color there.
scene-swapping = The Cuckoo goes to a neighboring location; a bird there changes places with one of another color anywhere else.
scene-standing = Whoever wins control of the Scarecrow places it where three locations meet; it acts on those.
scene-rookery = With exactly two birds on the Rookery, Ada may put one more of hers into the bag before everybody draws.
scene-bathing = Who controls the Birdbath draws first: three birds, of which two stay.
scene-trading = When all have recruited, the Feeder’s controller may trade a bird for one of another player’s. It cannot be refused.
scene-keeping = Everybody keeps one of two objectives in secret. It pays at the end, if what it asks is so.
scene-declining = What a location offers need not be taken. Ada keeps her birds out of the bag.
part-locations = locations
part-objective = the objective
part-largest = the largest flock
part-creatures = creatures
part-fountain = the Fountain and the Plaza
card-corner = It lies in a corner of this homestead.
card-no-corner = It is no corner of this homestead.
card-leads = Leads here now: { $name }.

# ---- what the coach says of an action. $seat is another player

coach-round = Ends the round: locations bring you { $points ->
    [one] 1 point
   *[other] { $points } points
  } ({ $before } without it).
coach-round-same = Ends the round: locations bring you { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-round-rival = Ends the round: { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
  } for locations ({ $before } without it).
coach-location = As it then stands, you would score { $points } instead of { $before }: { $location }.
coach-location-rival = As it then stands, { $seat } would score { $points } instead of { $before }: { $location }.
coach-creature = You would control a creature: { $creature }.
coach-creature-lost = You would no longer control a creature: { $creature }.
coach-creature-rival = { $seat } would no longer control a creature: { $creature }.
coach-largest = Your flock of strength { $birds } would be the largest: { $points } points at the end.
coach-largest-lost = Yours would no longer be the largest flock, worth { $points } points at the end.
coach-largest-rival = { $seat } would no longer have the largest flock, worth { $points } points at the end.
coach-fountain = Brings you { $points ->
    [one] 1 point
   *[other] { $points } points
  } more on the Fountain.
coach-fountain-rival = Brings { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
  } more on the Fountain.
coach-fountain-opens = Opens a seat worth { $points } on the Fountain for whoever comes next.
coach-seat-nobody = A bird of no player takes a seat worth { $points }.
coach-objective-met = Your objective would be met, for { $points } points: { $objective }.
coach-objective-lost = Your objective would no longer be met, { $points } points: { $objective }.
coach-objective = Your objective comes nearer, { $amount } of { $least }: { $objective }.
coach-objective-kept = { $points } points at the end, if you meet it: { $objective }.
coach-house = No bird can join or leave that stack any more, and no creature or lightning reaches it.
coach-keeps-birdhouses = You keep your birdhouse for a later turn.
coach-keeps-lightning = You keep your lightning for a later turn.
coach-lead = You would lead by { $birds }: { $location }.
coach-behind = You would be { $birds } behind the strongest flock: { $location }.
coach-level = You would draw level with the strongest flock: { $location }.
coach-alone = Yours would be the only flock: { $location }.
coach-own-left = You keep { $birds ->
    [one] a bird
   *[other] { $birds } birds
  } of your own flock for later turns.
coach-reach = Birds there: { $own } of yours, { $others } of others.
coach-added = One more bird of yours goes into the bag, for whoever draws it.
coach-not-added = Your bird stays in the Roost.
coach-no-bonus = You take no bonus action this turn.
coach-declined = Your birds stay as they are.
coach-hand = Of the { $birds } birds in your hand, { $own } would be yours.
coach-bag = Of the { $birds } birds in the bag, { $own } would be yours.

# Pigeons, every sentence a player reads.

title = Pigeons
tagline = Drop on the crowd, fear the falcon, keep your flock alive.
intro-1 = You lead a flock of pigeons on the roofs of a city. Points come from people and cars that you hit, from other pigeons that your falcon kills, and from pigeons alive at the end.
intro-2 = A round has two pigeon turns for everybody, five actions each: feed, fly, mate, poop.
intro-3 = To poop you cross a street, choose a line and a moment, and hope that your hand is steady.
intro-4 = Then cubes on targets win tiles; a cube on an umbrella costs a point.
intro-5 = Last, everybody lets the falcon slide down a rod toward one of four roosts. Pigeons that fall to the street are dead.
intro-6 = When somebody has dropped the last cube, that round is the last.

# ---- decisions

decision-place = Place a pigeon on a roof.
decision-turn = Take an action: feed, fly, mate or poop; or end your turn.
decision-mercy = Your flock is gone: one pigeon may come into a park.
decision-nest = Choose a park for the young pigeon.
decision-line = Choose the line of the flight: below 0 to the left of its middle, above 0 to the right.
decision-release = Choose where to let go.
decision-second-release = Choose where to let the second cube go.
decision-roost = Choose a roost for the falcon, or decline.
decision-azimuth = Turn the rod: 0° lies along the north or south edge, 90° along the west or east edge.
decision-elevation = Raise the rod.
decision-trim = Aim finely, then let go.
decision-flight = The falcon is in flight.
decision-fate = A pigeon was struck.
decision-where = A pigeon comes to rest.
decision-drop = A cube is falling.
decision-east = The cube comes to rest.
decision-south = The cube comes to rest.

# ---- actions

action-place = Place a pigeon on { $square }
action-feed = Feed: a cube into the cloaca
action-fly = Fly { $direction } with pigeon { $pigeon }
action-leave = Leave the park ({ $park }) along lane { $lane }
action-mate = Mate; the young pigeon goes into the park: { $park }
action-cross = Cross-flock mating with { $seat }
action-nest = Into the park: { $park }
action-poop = Poop, flying { $direction } with pigeon { $pigeon }
action-poop-leaving = Poop, leaving the park ({ $park }) along lane { $lane }
action-deuce = Drop a Deuce, flying { $direction } with pigeon { $pigeon }
action-deuce-leaving = Drop a Deuce, leaving the park ({ $park }) along lane { $lane }
action-line = Line { $line }
action-release = Let go after { $step }/8 inch
action-press = Let go by hand after { $step }/8 inch
action-early = The cube fell too early
action-slip = The pigeon slipped
action-hold = Do not let go
action-end = End the turn
action-roost = Use the roost: { $roost }
action-decline = Decline
action-azimuth = Turn to { $degrees }°
action-elevation = Raise to { $degrees }°
action-trim = Quarters of a degree: { $sideways } sideways, { $upwards } upwards
action-touch = The rod touches { $thing }
action-stick = Friction holds the falcon
action-meet = The falcon meets { $building }
action-spare = Put back: { $pigeon }
action-totter = Totters and stands: { $pigeon }
action-strike = Struck: { $pigeon }
action-topple = Struck by a falling pigeon: { $pigeon }
action-rest = Everything is at rest
action-die = It falls to the street
action-fall = It falls over on a roof
action-stay = It stays upright
action-to = At { $square }
action-knock = Cube { $cube } is knocked
action-land = The cube rests on { $street }: { $touch }
action-lost = The cube is lost
action-east = { $sixteenths } sixteenths from the west
action-south = { $sixteenths } sixteenths from the north

# ---- names

name-north = north
name-east = east
name-south = south
name-west = west
name-nw = north-west
name-ne = north-east
name-se = south-east
name-sw = south-west
name-middle = middle
name-red = red
name-yellow = yellow
name-green = green
name-blue = blue
name-purple = purple
name-park-north = the north park
name-park-east = the east park
name-park-south = the south park
name-park-west = the west park
name-bag = the bag
name-building = building
name-pedestrian = pedestrian
name-couple = couple
name-trio = group of three
name-car = car
name-convertible = convertible
name-walker = pedestrian and umbrella
name-stroll = couple and umbrella
name-outing = three and two umbrellas
name-crossing = car and pedestrian
name-vip = bald man in a suit
name-splash = beside the targets
name-hit = a hit
name-umbrella = an umbrella
name-upright = upright
name-pushed = pushed
name-lying = fallen

# ---- events

event-laid = New on { $street }: { $tile }.
event-starts = { $seat } gets the Angry Griffin.
event-placed = { $seat } places { $pigeon } on { $square }.
event-round = Round { $round } begins with { $seat }.
event-turn = { $seat }: pigeon turn { $turn }.
event-fed = { $seat } feeds: { $cloaca } in the cloaca, { $supply } in the supply.
event-flew = { $seat } flies { $pigeon } from { $start } to { $square }.
event-mated = { $seat } mates: { $pigeon } comes into the park ({ $park }).
event-crossed = { $seat } mates with the flock of { $other }. A pigeon of { $drawn } is drawn.
event-nested = { $seat } puts { $pigeon } into the park ({ $park }).
event-pitied = Mercy: { $pigeon } of { $seat } comes into the park ({ $park }).
event-released = { $seat } lets { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
  } go from { $pigeon }.
event-dropped = The cube of { $seat } rests on { $street }: { $touch }.
event-missed = The cube of { $seat } is lost.
event-knocked = A cube of { $seat } is knocked to { $street }: { $touch }.
event-swept = A cube of { $seat } is knocked out of the city.
event-early = { $seat } let go too early: { $cubes ->
    [one] the cube is
   *[other] { $cubes } cubes are
  } gone.
event-slipped = The pigeon of { $seat } slipped: { $cubes ->
    [one] the cube is
   *[other] { $cubes } cubes are
  } gone.
event-held = { $seat } crosses without letting go.
event-returned = { $pigeon } of { $seat } goes back to { $start }.
event-ended = { $seat } ends the turn, { $left ->
    [one] { $left } action
   *[other] { $left } actions
  } unused.
event-emptied = { $seat } has no cube left: this round is the last.
event-won_tile = { $seat } wins { $tile } on { $street }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shaded = { $seat } hit only an umbrella on { $street } and takes { $tile } face down: a point less.
event-penalised = { $seat } hit an umbrella on { $street } and { $tiles ->
    [0] marks a point less: the reserve is empty
   *[other] takes a tile of the reserve face down: a point less
  }.
event-aimed = { $seat } lets the falcon slide toward the { $roost } roost: rod turned { $azimuth }°, raised { $elevation }°.
event-declined = { $seat } does not send the falcon.
event-void = The rod of { $seat }, turned { $azimuth }° and raised { $elevation }°, touches { $thing }: the flight is void.
event-stuck = Friction holds the falcon of { $seat }: it does not slide.
event-met = The falcon of { $seat } meets { $building }. Whoever it strikes from now on does not count.
event-spared = { $pigeon } was struck only after the falcon had met { $building } and is put back as it was.
event-tottered = { $pigeon } totters and stays where it was.
event-struck = The falcon of { $seat } strikes { $pigeon }.
event-toppled = A pigeon that the falcon of { $seat } struck falls against { $pigeon }.
event-killed = { $pigeon } is dead. { $seat } takes { $blood ->
    [0] no droplet
   *[other] a blood droplet
  }.
event-hurt = { $pigeon } lies injured on { $square }.
event-pushed = { $pigeon } is pushed to { $square }.
event-rested = The falcon of { $seat } is at rest: { $kills } killed.
event-rose = { $posture ->
    [1] { $pigeon } was only pushed and stands on { $square }.
   *[other] { $pigeon } stands up on { $square }.
  }
event-last = The last round is over.
event-alive = { $seat } has { $pigeons ->
    [one] { $pigeons } pigeon
   *[other] { $pigeons } pigeons
  } alive: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied = Tie: { $seat } has { $people ->
    [one] { $people } person
   *[other] { $people } people
  } on tiles and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } left.
event-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = More people on tiles, then more cubes left, decided.

# ---- events, told to the one they are about

event-starts-you = You get the Angry Griffin.
event-placed-you = You place { $pigeon } on { $square }.
event-turn-you = Your pigeon turn { $turn }.
event-round-you = Round { $round } begins with you.
event-fed-you = You feed: { $cloaca } in the cloaca, { $supply } in the supply.
event-flew-you = You fly { $pigeon } from { $start } to { $square }.
event-mated-you = You mate: { $pigeon } comes into the park ({ $park }).
event-crossed-you = You mate with the flock of { $other }. A pigeon of { $drawn } is drawn.
event-nested-you = You put { $pigeon } into the park ({ $park }).
event-pitied-you = Mercy: your { $pigeon } comes into the park ({ $park }).
event-released-you = You let { $cubes ->
    [one] a cube
   *[other] { $cubes } cubes
  } go from { $pigeon }.
event-dropped-you = Your cube rests on { $street }: { $touch }.
event-missed-you = Your cube is lost.
event-knocked-you = A cube of yours is knocked to { $street }: { $touch }.
event-swept-you = A cube of yours is knocked out of the city.
event-early-you = You let go too early: { $cubes ->
    [one] the cube is
   *[other] { $cubes } cubes are
  } gone.
event-slipped-you = Your pigeon slipped: { $cubes ->
    [one] the cube is
   *[other] { $cubes } cubes are
  } gone.
event-held-you = You cross without letting go.
event-returned-you = Your { $pigeon } goes back to { $start }.
event-ended-you = You end the turn, { $left ->
    [one] { $left } action
   *[other] { $left } actions
  } unused.
event-emptied-you = You have no cube left: this round is the last.
event-won_tile-you = You win { $tile } on { $street }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shaded-you = You hit only an umbrella on { $street } and take { $tile } face down: a point less.
event-penalised-you = You hit an umbrella on { $street } and { $tiles ->
    [0] mark a point less: the reserve is empty
   *[other] take a tile of the reserve face down: a point less
  }.
event-aimed-you = You let the falcon slide toward the { $roost } roost: rod turned { $azimuth }°, raised { $elevation }°.
event-declined-you = You do not send the falcon.
event-void-you = Your rod, turned { $azimuth }° and raised { $elevation }°, touches { $thing }: the flight is void.
event-stuck-you = Friction holds your falcon: it does not slide.
event-met-you = Your falcon meets { $building }. Whoever it strikes from now on does not count.
event-struck-you = Your falcon strikes { $pigeon }.
event-toppled-you = A pigeon that your falcon struck falls against { $pigeon }.
event-killed-you = { $pigeon } is dead. You take { $blood ->
    [0] no droplet
   *[other] a blood droplet
  }.
event-rested-you = Your falcon is at rest: { $kills } killed.
event-alive-you = You have { $pigeons ->
    [one] { $pigeons } pigeon
   *[other] { $pigeons } pigeons
  } alive: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied-you = Tie: you have { $people ->
    [one] { $people } person
   *[other] { $people } people
  } on tiles and { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } left.
event-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- reasons

reason-not-now = This is not asked now: { $decision }
reason-chance = What happens is told by the referee, not chosen.
reason-occupied = { $square } is occupied.
reason-quadrants = { $missing ->
    [one] { $missing } quadrant
   *[other] { $missing } quadrants
  } would still be without a pigeon, with { $left ->
    [one] { $left } pigeon
   *[other] { $left } pigeons
  } left to place.
reason-no-supply = Your supply is empty.
reason-cloaca-full = Your cloaca holds four cubes already.
reason-no-pigeon = Your pigeon { $pigeon } does not stand on a roof.
reason-no-roof = No roof lies in that line.
reason-blocked = { $square } is occupied, and no free square is within the actions left.
reason-must-fly-on = { $pigeon } is over an occupied square and must fly on first.
reason-not-in-park = You have no pigeon in that park.
reason-no-street = This flight crosses no street.
reason-cloaca = Needs { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
  } in the cloaca; you have { $have }.
reason-actions = Costs { $need ->
    [one] { $need } action
   *[other] { $need } actions
  }; you have { $have }.
reason-deuce-once = You have dropped a Deuce this turn.
reason-no-pair = No two of your pigeons stand side by side on the same height.
reason-bag-empty = You have no pigeon in the bag.
reason-no-spare = { $seat } has no pigeon in the bag.
reason-parks-full = Two of your pigeons are in parks already.
reason-not-other = Cross-flock mating needs another player at the table.
reason-not-beside = No pigeon of yours stands beside one of { $seat } on the same height.
reason-beyond-street = The street is only { $eighths } eighths of an inch wide here.
reason-no-reflex = At this table nobody times drops, so nothing can slip.
reason-beyond-range = The rod turns from { $first } to { $last } degrees and rises from { $low } to { $high }.
reason-not-struck = { $pigeon } is not on a roof, or was struck in this flight already.
reason-no-cube = There is no such lying cube to knock now.
reason-rod-late = The rod was clear when the falcon was released.
reason-met = The falcon has met { $building } already: whoever it strikes now is put back.
reason-not-met = The falcon has met no building in this flight.

# ---- the table in words

show-where = { $limit ->
    [0] Round { $round }. { $phase }
   *[other] Round { $round } of at most { $limit }. { $phase }
  }
show-phase-set-up = Set-up.
show-phase-pigeons = Pigeon turns.
show-phase-falcons = Falcon actions.
show-last = This round is the last.
show-seat = { $name } ({ $colour }): points { $points }; pigeons alive { $alive }; cubes in the cloaca { $cloaca }, in the supply { $supply }; droplets { $blood }; people on tiles { $people }.
show-pigeons = { $name }: { $places }.
show-streets = In the streets, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, and where the target lies: { $tiles }.
show-tile = { $street } { $tile } { $where }
show-cubes = Cubes in the streets: { $cubes }.
show-cube = { $street } { $name }, { $touch }
show-actions = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } left.
show-city = The city: letters are pigeons by color, digits are roof heights.

# ---- chapters

chapter-setup = Set-up
chapter-round = The round
chapter-turn = Pigeon turns
chapter-feed = Feed
chapter-fly = Fly
chapter-mate = Mate
chapter-cross = Cross-flock mating
chapter-poop = Poop
chapter-deuce = Drop a Deuce
chapter-scoring = Tile scoring
chapter-falcon = The falcon
chapter-after = After the flights
chapter-end = The end

# ---- options

option-refereed = Who judges flights and drops
option-refereed-line = Real physics takes a moment, and every flight can be seen again. The fast model throws dice.
option-refereed-true = real physics, to be seen again
option-refereed-false = the fast model
option-reflex = Drops
option-reflex-line = By hand, you press at the right moment, and a steady hand hits better. In peace, you choose the spot and luck does the rest.
option-reflex-true = timed by hand
option-reflex-false = chosen in peace; the hand's error is drawn
option-deuce_price = Actions that a Deuce costs
option-deuce_price-line = A Deuce drops two cubes on one flight. The more it costs, the rarer it is.
option-roof_points = A pigeon alive at the end is worth
option-roof_points-line = With the height of the roof, tall buildings are worth fighting for at the end.
option-roof_points-true = the height of its roof
option-roof_points-false = one point
option-own_blood = Killing a pigeon of one's own
option-own_blood-line = A droplet is a point. Normally only other people’s pigeons bring one.
option-own_blood-true = brings a droplet too
option-own_blood-false = brings nothing
option-round_limit = The last round at the latest
option-round_limit-line = So that no game drags on: after this round everybody counts, whatever is left. Eight rounds make a shorter game.
option-round_limit-0 = no limit

# ---- the guide

guide-place = Six pigeons each, and some in every quarter of the city. The falcon strikes high roofs most, and corners often; the lowest roofs between the corners are the safest.
guide-turn = Five actions. Feed loads a cube, Fly brings a pigeon to a street, Poop crosses it and drops. Choose what to do, then the pigeon, then where it goes.
guide-mercy = All your pigeons are gone, so one comes back for free. In a park the falcon cannot reach it.
guide-nest = Parks are safe. Choose the side of the city where you will want the young pigeon.
guide-line = The street from above: move the line and the point where you let go. The ellipse shows where two of three cubes come to rest; white is a target, an umbrella costs a point.
guide-release = Cubes keep flying for a little after you let go. Let go before the target, not over it.
guide-second-release = The second cube falls in the same flight. It may go for another target.
guide-roost = Choose a corner. From there you aim the rod; the falcon slides down it toward you.
guide-azimuth = Turn and raise the rod by its knob, with the sliders or with the arrow keys. The dotted line is the falcon's way; red means that the rod touches something and the flight is void.
guide-elevation = Low flights hit more and meet buildings sooner. High ones pass over everybody.
guide-trim = Your hand errs by half a degree, like everybody's.

# ---- the board

board-city = City
board-plan = Plan
board-look = How the city is shown
board-no-space = This browser cannot draw in space.
board-city-name = The city
board-turn-left = Turn the city left
board-turn-right = Turn the city right
board-whole = The whole city
board-flocks = Flocks
board-streets = In the streets
board-moments = Best moments
board-no-moments = The best flights and drops will be kept here.
board-no-referee = Nobody records at this table: it plays with the fast model.
board-moment-flight = { $kills ->
    [one] { $name }: a kill
   *[other] { $name }: { $kills } kills
  }
board-moment-won = { $points ->
    [one] { $name } on { $street }: { $points } point
   *[other] { $name } on { $street }: { $points } points
  }
board-moment-hit = { $name }: a hit on { $street }
board-again = Again
board-slow = Slow motion
board-skip = Skip
board-round = Round { $round }
board-last-round = Last round
board-alive = { $pigeons ->
    [one] { $pigeons } pigeon alive
   *[other] { $pigeons } pigeons alive
  }
board-left = { $cubes ->
    [one] { $cubes } cube left
   *[other] { $cubes } cubes left
  }
board-droplets = { $droplets ->
    [one] { $droplets } blood droplet
   *[other] { $droplets } blood droplets
  }
board-griffin = Has the Angry Griffin and begins the round
board-first = begins
board-cloaca = In the cloaca: { $cubes } of 4
board-supply = { $cubes } in the supply
board-part-tiles = tiles
board-part-umbrellas = umbrellas
board-part-droplets = blood
board-part-alive = alive
board-tile = { $street }: { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-cube-of = Cube of { $name }: { $touch }
board-leads = { $name } would take it
board-would-win = { $name } would take it now.
board-nobody = Nobody would take it now.
board-waits = Still clean.
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-reserve = { $tiles } tiles in the reserve
board-your-pigeon = Your pigeon { $number }
board-pigeon-of = { $name }, pigeon { $number }
board-on-roof = on { $square }, { $height ->
    [one] { $height } inch high
   *[other] { $height } inches high
  }
board-place-on = Place a pigeon on { $square }, { $height ->
    [one] { $height } inch high
   *[other] { $height } inches high
  }
board-to = { $action }, to { $square }
board-into-park = Into { $park }
board-roost = { $roost } roost
board-rod = The rod. Arrow keys turn and raise it, with shift faster
board-angles = turned { $azimuth }°, raised { $elevation }°
board-azimuth = Turned
board-elevation = Raised
board-rod-clear = The rod is clear, and the falcon slides down to its collar.
board-falcon-meets = The rod is clear. The falcon meets { $thing } where the cross is; whoever is struck after that does not count.
board-rod-touches = The rod touches { $thing }: this flight would be void.
board-falcon-held = The rod is clear, but friction would hold the falcon.
board-looking = The referee takes a look …
board-rod-unseen = Keep the rod clear of roofs and pigeons; the falcon slides down it toward the roost.
board-drop-usual = A cube flies on after you let it go: on average it comes to rest where the square is.
board-hand-errs = The hand errs by about { $degrees }°.
board-hands = Of { $hands } such flights { $void } would be void, { $meets } would meet a building.
board-hand-trembles = Hold, wait for a still moment, let go: the longer, the shakier. After that the hand errs by about { $degrees }°.
board-hold = Hold the falcon
board-let-go-now = Now let go!
board-release-falcon = Release the falcon
board-other-roost = Another roost
board-decline = No flight
board-decline-mercy = No thanks
board-actions = Actions
board-actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
  }
board-price = { $actions ->
    [one] costs { $actions } action
   *[other] costs { $actions } actions
  }
board-mode-fly = Fly
board-mode-poop = Poop
board-mode-deuce = Deuce
board-mode-mate = Mate
board-feed = Feed
board-end = End turn
board-cross = With the flock of { $name }
board-line = Line
board-release = Let go at
board-first-cube = First cube at
board-second-cube = Second cube at
board-inches = { $inches } in
board-drop-chosen = The ellipse holds { $inside } of { $hands } such drops; { $lost } would not stay in the street.
board-drop-roof = Let go here, the cube would not stay in the street.
board-drop-timed = Choose the line, take off, and press again when the pigeon is before the target. Over the roof is too early.
board-let-go = Let go
board-let-both-go = Let both go
board-take-off = Take off
board-wait = Wait for the edge …
board-calibrate = Adjust my timing
board-calibrate-how = Press when the pigeon is over the red line. { $left ->
    [one] Once more.
   *[other] { $left } more times.
  }
board-calibrate-press = Now
board-calibrate-stop = Stop
board-calibrate-done = Done
board-calibrated = Timing adjusted: { $milliseconds } ms for your screen and hand.
board-prompt-place = Place a pigeon on a roof; { $missing ->
    [one] one quarter of the city still has none of yours.
   *[other] { $missing } quarters of the city still have none of yours.
  }
board-prompt-turn = { $actions ->
    [one] One action left: choose what to do, then a pigeon.
   *[other] { $actions } actions left: choose what to do, then a pigeon.
  }
board-prompt-to = Where does it fly?
board-prompt-over = Over which street?
board-prompt-aloft = It is over another pigeon and must fly on.
board-prompt-mate = A young pigeon: into which park?
board-prompt-drop = Choose line and moment, then let go.
board-prompt-deuce = Two cubes: choose line and moments, then let go.
board-prompt-aim = Aim the rod, then release the falcon.

# ---- the card reference

group-tile = Street tiles
group-piece = Pieces
group-structure = Buildings
fact-people = People
fact-cars = Cars
fact-umbrellas = Umbrellas
fact-of-a-color = Of each color
fact-height = Inches high
name-pigeon = pigeon
name-cube = cube
name-blood = blood droplet
name-structure = Building

# ---- the scenes of the rulebook

scene-flying = A pigeon flies straight to the next roof in its way, over as much street as lies between.
scene-feeding = Feeding moves a cube from the supply into the cloaca; only from there can it be dropped.
scene-mating = Two pigeons of a flock side by side on the same height: a young one comes into a park, where the falcon cannot reach it.
scene-dropping = Ada crosses a street, lets a cube go, and it comes to rest on a target.
scene-tiles = After the pigeon turns: most hits take a tile; a cube on nothing but an umbrella costs a point.
scene-falcon = The falcon slides down the rod toward a roost. A rival’s pigeon that it throws into the street is dead, and that is worth a droplet.
scene-twice = A deuce lets two cubes go in one flight, together or one after the other.
scene-leaving = A young pigeon is safe in its park. It leaves along a lane and takes the first roof there.
scene-crossing = Pigeons of two flocks side by side: a pigeon of one of them, drawn by lot, comes into a park.
scene-declining = A falcon that might hit one’s own need not fly.
scene-placing = Before the first round everybody places pigeons on free roof squares, one at a time, with some in every quarter of the city.
part-tiles = tiles won
part-umbrellas = fewer umbrellas hit
part-blood = struck pigeons
part-alive = pigeons alive at the end

# ---- what the coach says of an action. $seat is another player

coach-tile = You would win the tile on { $street }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-umbrella = A cube hits only an umbrella.
coach-crosses = The flight crosses a tile worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-kills = The falcon kills { $pigeons ->
    [one] at least one pigeon of the others
   *[other] at least { $pigeons } pigeons of the others
  }.
coach-own-killed = The falcon kills a pigeon of your own.
coach-void = The rod touches something, and the flight is void.
coach-young = A pigeon more, safe in a park: { $alive } alive, a point each at the end.
coach-crossed = One more pigeon hatches, yours or one of { $seat }, with even chances.
coach-fed = You carry { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
  } to drop; { $supply ->
    [0] none is
    [one] one is
   *[other] { $supply } are
  } left in the supply.
coach-quadrant = { $quadrants ->
    [0] Your pigeons then stand in all four quarters of the city.
    [one] One quarter of the city is left where you must place a pigeon.
   *[other] { $quadrants } quarters of the city are left where you must place a pigeon.
  }
coach-roof = The roof is { $height ->
    [one] one inch
   *[other] { $height } inches
  } high.
coach-leaves-park = It leaves the park, where the falcon cannot strike it.
coach-over-tile = From there it can cross a tile worth { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-couple = Two of your pigeons then stand side by side and can mate.
coach-stands = It then stands on { $square }, { $height ->
    [one] one inch
   *[other] { $height } inches
  } high.
coach-last-round = Uses your last cube: this round is the last.
coach-ended = { $actions ->
    [0] You have no action left.
    [one] One action goes unused.
   *[other] { $actions } actions go unused.
  }
coach-declined = No falcon of yours flies in this round.

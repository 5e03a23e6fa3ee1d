# The lessons of Pigeons. Every number comes from the position.

lesson-feed = Feed
lesson-feed-1 = You lead the red pigeons on the roofs. Below, in the streets, walk the people you aim at. Whoever hits the most of them, keeps pigeons alive and sends the falcon well, wins.
lesson-feed-2 = In a round everybody has two pigeon turns, with { $actions } actions each. Without food, no poop: { $have ->
    [one] one cube is
   *[other] { $have } cubes are
  } ready, and each feeding adds one, up to { $most }. Feed.
lesson-feed-2-right = { $ready } cubes are ready, and { $left } actions are left.
lesson-feed-2-end = Don’t end the turn yet; there is something to eat.
lesson-feed-2-other = That comes later. Feed first.

lesson-fly = Fly
lesson-fly-1 = Flying costs an action, too: straight ahead, to the next square of the roof or over a street to the next building. Tap a red pigeon, then where it should go.
lesson-fly-1-right = It flew, and { $left } actions are left. From another roof it can reach other streets, but two pigeons never share a square. A small number is the height on a roof, and the points in a street.
lesson-fly-1-end = Don’t end the turn yet: let a pigeon fly.
lesson-fly-1-other = Another time. Here a pigeon should just fly.

lesson-drop = Drop it
lesson-drop-1 = Now the main thing. A pigeon that crosses a street may drop a cube. Choose Poop, the ringed pigeon and the roof in the west, beyond the bald man in a suit: he is worth { $points } points. Then set the line so that it runs over him, and let go before him: the cube flies on a little.
lesson-drop-1-right = Dropped! Hands tremble, so a cube seldom lies exactly where you meant. The list of streets says who would take the tile now.
lesson-drop-1-fly = That would only be a flight. Choose to poop on the way.
lesson-drop-1-deuce = Two cubes at once are for later. One will do.
lesson-drop-1-other = You have cubes ready: cross a street and drop one.
lesson-drop-2 = Cubes are counted after all pigeon turns: on people or cars you win the tile and its points, beside them nothing, on nothing but an umbrella you lose a point. If several hit, the most cubes win, then the first.

lesson-mate = Mate
lesson-mate-1 = Two of your pigeons sit side by side on the same height; corner to corner would do, too. They can mate: a young pigeon comes into a park, where the falcon cannot reach it.
lesson-mate-1-right = { $alive } pigeons now. Each one alive at the end is a point.
lesson-mate-1-other = Not now. Let your two neighbors mate.
lesson-mate-2 = You can mate until two of yours are in parks, and as long as one of your eight is left to come; dead ones come back that way, too. A pigeon flies out of a park over its edge of the city, may poop on the way, and never flies back in.

lesson-falcon = The falcon
lesson-falcon-1 = When the tiles are won, everybody lets the falcon fly once. Choose a roost, then turn and raise the rod so that it touches neither roofs nor pigeons. The falcon slides down it toward the roost and sweeps away whatever stands there, friend or foe; a foreign pigeon that falls to the street is a droplet of blood, and a point.
lesson-falcon-1-right = { $droplets ->
    [0] No foreign pigeon fell this time. In a game you see the way of the falcon before you let it go.
    [one] One foreign pigeon fell to the street: a droplet, and a point for you.
   *[other] { $droplets } foreign pigeons fell to the street: as many droplets, and points for you.
  }
lesson-falcon-1-decline = You may decline, but then nobody is swept away. Let it fly.
lesson-falcon-2 = A pigeon that only falls over on a roof gets up again, and once the falcon has met a building, nobody it strikes counts. So have your pigeons out of its way when it flies: the lowest roofs, far from the roosts, are the safest.

lesson-points = A good idea: look down first
lesson-points-1 = Count yourself: { $alive } for living pigeons and { $droplets } for droplets make { $total }, and tiles come on top. Everybody has { $cubes } cubes and gets none back; the game ends with the round in which somebody drops the last one. If points are level, more people on tiles win.
lesson-points-2 = Tiles differ: of the two beside the ringed pigeon one is worth { $less }, the bald man in a suit { $more }. Begin the better drop with that pigeon.
lesson-points-2-right = { $more } points below you, if your hand is steady. Fly to a square whose way runs over the people, feed, then drop.
lesson-points-2-less = There is a better street: go for the tile worth { $more }.
lesson-points-2-other = Choose to poop, with the pigeon beside the tile worth { $more }.
lesson-points-3 = In a game you first place six pigeons, at least one in each quarter of the city. And once a turn you may drop a Deuce: two cubes in one flight, for { $price ->
    [one] one action
   *[other] { $price } actions
  }.

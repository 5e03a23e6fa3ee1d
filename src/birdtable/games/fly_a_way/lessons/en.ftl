# The lessons of Fly-A-Way. Every number comes from the position.

lesson-route = Save a bird
lesson-route-1 = Three birds rest on the flyway. Each wants to fly from its start to its end on the map, never to the north. Whoever places the last link of the route saves the bird. { $bird } lacks a single link.
lesson-route-2 = Place that link now: { $bird } is worth { $points } points.
lesson-route-2-right = Saved: { $gain } points, for the bird and for each link of yours on its route. The last round begins when somebody has { $birds } birds or Fowl Play runs out; the most points win.
lesson-route-2-elsewhere = A link, but not the one that is missing. Look for the gap in the marked route.
lesson-route-2-other = Not yet: a bird is waiting for one link.

lesson-links = Place links
lesson-links-1 = You may place up to { $most } links a turn. Each must touch one of your own – or at least two of them open a new group. You have none yet: open a group on the first part of the way of { $bird }.
lesson-links-1-right = A group of your own. From now on single links may join it.
lesson-links-1-elsewhere = Allowed, but not on the way of { $bird }. Begin where it starts.
lesson-links-1-other = First links: choose one on the map.
lesson-links-2 = One of your { $most } links is left. Add it to your group: the end of the way is near.
lesson-links-2-right = That was your last basic link of the turn.
lesson-links-2-other = You still have a link. Place it where it touches yours.

lesson-together = Links of all colors
lesson-together-1 = Routes may use everybody’s links. Here your rival has built most of the way of { $bird }. A link of yours is close by: finish the route.
lesson-together-1-right = The bird is yours: { $mine } points. Your rival gets { $theirs } for the links on the way. The last link decides, so leave no route that lacks only as many links as a turn has.
lesson-together-1-elsewhere = The gap is elsewhere: one link is missing on the marked route.
lesson-together-1-other = Not yet: one link and the bird is yours.

lesson-trouble = Fowl Play
lesson-trouble-1 = Every turn you draw a Wing It card for your hand – and trouble: a Fowl Play card, here { $card }. Perform what it says, or stop it with Squawks from your hand. It costs { $cost }, and you have { $squawks }: stop it.
lesson-trouble-1-right = Silence. What is left of a Squawk is not paid back, so keep the large ones for large trouble.
lesson-trouble-1-perform = Then you would have to live with it. You have the Squawk to stop it.

lesson-event = Wing It cards
lesson-event-1 = All { $placed } links of this turn are placed, and { $bird } still lacks one. { $card }, in your hand, brings extra links. Play it and finish the route.
lesson-event-1-right = Saved with an extra link. Cards like this turn a good turn into a great one.
lesson-event-1-elsewhere = Not that one: the missing link is on the route of { $bird }.
lesson-event-1-other = Play the card from your hand first.

lesson-power = Birds help back
lesson-power-1 = Saved birds lie in front of you and have powers. { $bird } lets you ignore a Fowl Play card without paying Squawks. Use it against { $card }.
lesson-power-1-right = No Squawk spent. Every bird says when, and how often, it helps.
lesson-power-1-squawk = That works, but costs your Squawk. The bird does it for nothing.
lesson-power-1-perform = Let your bird take care of that.

lesson-shared = A good idea: one link, two birds
lesson-shared-1 = { $first } and { $second } fly the same way for a while. Place a link that helps both.
lesson-shared-1-right = Both are one link closer. Where routes meet, links work twice.
lesson-shared-1-one = That helps at most one of them. Look where the two routes run together.
lesson-shared-1-other = First a link that serves both.

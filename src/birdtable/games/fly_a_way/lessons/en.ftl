# The lessons of Fly-A-Way. Every number comes from the position.

lesson-route = Save a bird
lesson-route-1 = Three birds rest on the flyway. Each wants to fly from its start to its end on the map, never to the north. Whoever places the last link of the route saves the bird. { $bird } lacks a single link.
lesson-route-2 = Place that link now: { $bird } is worth { $points } points.
lesson-route-2-right = Saved: { $gain } points, for the bird and for each link of yours on its route. The last round begins when somebody has { $birds } birds or Fowl Play runs out; the most points win.
lesson-route-2-elsewhere = A link, but not the one that is missing. Look for the gap in the marked route.
lesson-route-2-other = Not yet: a bird is waiting for one link.

lesson-links = Place links
lesson-links-1 = You may place up to { $most } links a turn, all in one group: they join links of yours, or two or more open a new group anywhere. You have none yet: open a group on the first part of the way of { $bird }.
lesson-links-1-right = A group of your own. From now on single links may join it.
lesson-links-1-elsewhere = Allowed, but not on the way of { $bird }. Begin where it starts.
lesson-links-1-other = First links: choose one on the map.
lesson-links-2 = One of your { $most } links is left. Add it to your group: the end of the way is near.
lesson-links-2-right = Those were your basic links of this turn. Cards and birds bring extra ones.
lesson-links-2-other = You still have a link. Place it where it touches yours.

lesson-together = Links of all colors
lesson-together-1 = Routes may use everybody’s links. Here your rival has built most of the way of { $bird }. A link of yours is close by: finish the route and save the bird.
lesson-together-1-right = The bird is yours: { $mine } points. Your rival gets { $theirs } for the links on the way. The last link decides, so leave no route that a rival can finish in one turn.
lesson-together-1-elsewhere = The gap is elsewhere: one link is missing on the marked route.
lesson-together-1-other = Not yet: place the missing link and save the bird.

lesson-trouble = Fowl Play
lesson-trouble-1 = Every turn you draw a Wing It card for your hand – and trouble: a Fowl Play card, here { $card }. Perform what it says, or neutralize it with Squawks from your hand. It costs { $cost }, and you have { $squawks }: neutralize it.
lesson-trouble-1-right = Silence. What is left of a Squawk is not paid back, so keep the large ones for large trouble.
lesson-trouble-1-perform = Then you would have to live with it. You have the Squawk to neutralize it.
lesson-trouble-2 = Some trouble stays: nobody can save a caged bird before Squawks free it. And Bird-tastrophes wait in the deck: they hit everybody, and Squawks do not help.

lesson-event = Wing It cards
lesson-event-1 = All { $placed } links of this turn are placed, and { $bird } still lacks one. { $card }, in your hand, brings extra links. Play it and finish the route.
lesson-event-1-right = Saved with an extra link. Extra links need not join the others of the turn, so they close gaps elsewhere, too.
lesson-event-1-elsewhere = Not that one: the missing link is on the route of { $bird }.
lesson-event-1-other = Play the card from your hand first.

lesson-power = Birds help back
lesson-power-1 = Saved birds lie in front of you and have powers. { $bird } lets you ignore a Fowl Play card without paying Squawks. Use it against { $card }.
lesson-power-1-right = No Squawk spent. Every bird says when, and how often, it helps; most begin a round after they were saved.
lesson-power-1-squawk = That works, but costs your Squawk. The bird does it for nothing.
lesson-power-1-perform = Let your bird take care of that.

lesson-offer = Complete already
lesson-offer-1 = { $bird } has just come to roost, and its route is complete already. Whoever has a link on it may save it, but gives up the turn for that: no cards, no links. Save it.
lesson-offer-1-right = { $gain } points for your turn: worth it if your links would have brought less. If nobody wants such a bird, it is free once it has been offered to all.
lesson-offer-1-draw = Then the next player could take it. It is worth your turn here.

lesson-shared = A good idea: one link, two birds
lesson-shared-1 = { $first } and { $second } fly the same way for a while. Place a link that helps both.
lesson-shared-1-right = Both are one link closer. Where routes meet, your links score twice.
lesson-shared-1-one = That helps at most one of them. Look where the two routes run together.
lesson-shared-1-other = First a link that serves both.

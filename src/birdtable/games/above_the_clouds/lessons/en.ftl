# The lessons of Above the Clouds. Every number comes from the position.

lesson-landing = Land in front
lesson-landing-1 = Your red kites fly in one flock with everybody’s birds; the dark swifts are nobody’s. At the end of each of the { $stages } stages the foremost bird of every column lands, and the nest card says what yours are worth: { $one } points for one, { $two } for two. Most points win.
lesson-landing-2 = Only one of your kites would land now, the one in column two. Bring another to the head of a column: tap a kite, then the neighbor it should swap places with.
lesson-landing-2-right = That’s { $two } points instead of { $one } – and the bird whose place it took lands no more.
lesson-landing-2-pass = Passing gives { $pass } cubes away and moves nobody. Try a swap.
lesson-landing-2-swap = A fair swap, but it brings no second kite to the head of a column. Look at who flies in front.
lesson-landing-2-elsewhere = Later. For now, swap two birds in the flock.

lesson-cubes = Pay with cubes
lesson-cubes-1 = You have { $cubes } cubes for each stage, which ends when nobody has any left. Each use of an action makes its next use one cube dearer, for everybody, until the next stage. Your rival has just flown forward: that costs { $forward } now, flying sideways { $sideways }.
lesson-cubes-2 = The kite in the middle could fly forward or sideways to the head of a column. Take the cheaper way.
lesson-cubes-2-right = Only { $paid } paid. The next flight sideways costs { $next }, whoever makes it.
lesson-cubes-2-dear = That lands a kite, too, but costs { $forward }. There is a cheaper way, to the side.
lesson-cubes-2-other = That brings no second kite to the front. Swap one with the bird beside it.

lesson-join = A new bird joins
lesson-join-1 = You can also let a new bird join. One of the two face-up birds is yours: take it.
lesson-join-1-right = Your kite is ready to join the flock.
lesson-join-1-swift = A swift belongs to nobody and scores for nobody. Take the kite.
lesson-join-1-stack = Nobody knows what is on top of the stack. The kite lies there for all to see.
lesson-join-1-other = Good to know, but now let a bird join.
lesson-join-2 = A newcomer joins a column in front or at the back, but never a full one. Put yours where it will land, but not in front of your own kite.
lesson-join-2-right = At the head of its column: your kite will land. Even a swift helps: ahead of a rival’s bird, it lands instead.
lesson-join-2-own = There it only takes the place of your other kite, which was about to land.
lesson-join-2-back = At the back it pushes the column forward, and somebody else lands. Put it in front.

lesson-maneuver = Maneuver cards
lesson-maneuver-1 = A maneuver card breaks the rules of flight once. Yours, { $card }, swaps birds two spaces apart in a column and always costs { $cost } cubes. Play it from your hand, then bring your kite from the back straight to the head.
lesson-maneuver-1-right = From last to first in one turn. The card is used up. Taking a new one is one of the four actions; a hand holds four cards.
lesson-maneuver-1-take = Taking cards is an action of its own. Here you hold the card you need: play it.
lesson-maneuver-1-short = One space is too short a way. Play the card from your hand.
lesson-maneuver-1-other = Play the card from your hand first.

lesson-scoring = Cards score the rest
lesson-scoring-1 = The birds in front have landed; the others fly on into the next stage. Now cards can score: each names two spaces and pays for every bird of yours that still flies there, and { $bonus } more if there is one on both.
lesson-scoring-2 = You have two cards. Score the one that pays for both of its spaces.
lesson-scoring-2-right = { $first } and { $second } for the spaces and { $bonus } because both are yours: { $gain } points. You may score several cards, also for the same bird; the rest stay in your hand, but after the last stage they are worth nothing.
lesson-scoring-2-done = Done already? A card in your hand can score first.
lesson-scoring-2-less = That one pays, but only for one space. Try the other first.

lesson-pair = A good idea: pairs
lesson-pair-1 = This nest card pays { $two } for two birds and { $pair } more for a pair: a female with a male. A female of yours lands already. Bring the right bird to the head of a column.
lesson-pair-1-right = A pair! { $pair } points on top. But beware: with some nest cards a pair costs points. Read the nest card before your first move of every stage.
lesson-pair-1-females = Two females: { $two } points, but no pair. A male would bring { $pair } more.
lesson-pair-1-other = That makes no pair. Your male flies at the back of column four.

lesson-last = A good idea: the last cubes
lesson-last-1 = Siskin has no cubes left; once yours are gone, too, the stage ends. Your last { $cubes } move no bird any more, but they buy a card. Take the one that pays for both kites that stay behind.
lesson-last-1-right = Your cubes are gone: the stage ended and the birds in front landed.
lesson-last-1-pass = That gives your last cubes away. They are enough for a card.
lesson-last-1-less = That one does not pay for both your kites at the back. Compare the spaces on the cards.
lesson-last-2 = Now score your card.
lesson-last-2-right = { $gain } points for your last cubes, and nobody could answer. Keep a few for the end of every stage: whoever moves last has the last word.
lesson-last-2-done = Score first: your card pays now.

# Birdwatcher, every sentence a player reads.

title = Birdwatcher
tagline = Lure birds-of-paradise to your tree, photograph them in the right order, publish what you found.
intro-1 = You photograph birds-of-paradise. Your journal grows to the right, page by page, and only the journal scores.
intro-2 = On your turn you have three actions. A bird call brings all birds of a species that show to your tree; running into the jungle brings new birds to the clearing.
intro-3 = Taking a photo startles one bird of your tree away to the clearing; then another becomes the next page of your journal.
intro-4 = For two actions you photograph a bird in another tree with the zoom lens, or publish a paper from the academy.
intro-5 = Birds with a ribbon score in sets of adjacent pages of one species; stamps score by themselves. There are awards for Black Sicklebills, variety and books, and points for different insects.
intro-6 = The end is near when a journal is full or the bird deck is empty; everybody has the same number of turns. Alone you play against the Crew.

# ---- what is being decided

decision-turn = Take your turn: an activity, insects for one more action, or the end of your turn.
decision-photo = Choose the bird of your tree that you photograph.
decision-choose = Not all of them fit into your tree: choose the next bird that comes.
decision-flush = Choose the space that the bird flies to.
decision-give = Choose the bird of your tree that you give.
decision-free-call = Call a species at once.
decision-free-insect = Choose an insect from the supply.

# ---- actions, as a list of choices

action-startle = Take a photo: startle { $bird } to { $space }
action-photo = Photograph { $bird }
action-call = Bird call: { $species }
action-take = The bird at { $place } comes
action-run = Run into the jungle
action-flush = It flies to { $space }
action-zoom = Zoom lens: photograph { $bird } in the tree of { $target }
action-give = Give { $bird }
action-publish = Publish { $paper }
action-collect = Take an insect: { $insect }
action-spend = Return { $first } and { $second } for one more action
action-end = End your turn

# ---- names

name-king-of-saxony = King of Saxony
name-standardwing = Standardwing
name-arfak-astrapia = Arfak Astrapia
name-western-parotia = Western Parotia
name-greater = Greater Bird-of-Paradise
name-lophorina = Broad-plumed Lophorina
name-wilsons = Wilson's Bird-of-Paradise
name-blue = Blue Bird-of-Paradise
name-red = Red Bird-of-Paradise
name-black-sicklebill = Black Sicklebill
name-twelve-wired = Twelve-wired Bird-of-Paradise
name-king-of-ribbons = King of Ribbons
name-bobairo = Mysterious Bird of Bobairo
name-lobe-billed = Rothschild's Lobe-billed
name-captain-blood = Captain Blood's
name-astrapian-sicklebill = Astrapian Sicklebill
name-six-wired = Duivenbode's Six-wired
name-nestling = Imposter Nestling
name-brood-mimic = Brood Mimic
name-king-of-saxony-beetle = King of Saxony (beetle)
name-standardwing-butterfly = Standardwing (butterfly)
name-arfak-astrapia-stick-insect = Arfak Astrapia (stick insect)
name-western-parotia-mantis = Western Parotia (mantis)
name-greater-cicada = Greater Bird-of-Paradise (cicada)
name-lophorina-mantis = Broad-plumed Lophorina (mantis)
name-wilsons-cicada = Wilson's Bird-of-Paradise (cicada)
name-blue-beetle = Blue Bird-of-Paradise (beetle)
name-red-butterfly = Red Bird-of-Paradise (butterfly)
name-black-sicklebill-stick-insect = Black Sicklebill (stick insect)
name-beetle = jewel beetle
name-butterfly = birdwing butterfly
name-stick-insect = stick insect
name-mantis = mantis
name-cicada = cicada
name-field-monograph = Field Monograph
name-annotated-checklist = Annotated Checklist
name-museum-catalogue = Museum Catalog
name-whistlers-notebook = Whistler's Notebook
name-lantern-diary = Lantern-Trap Diary
name-expedition-dispatch = Expedition Dispatch
name-telegram = Telegram to the Editor
name-plumage-in-series = Plumage in Series
name-collected-plates = Collected Plates
name-fragments = Fragments and Sketches
name-what-birds-eat = What the Birds Eat
name-island-checklist = Island Checklist
name-sicklebill-question = The Sicklebill Question
name-doubtful-species = On Doubtful Species
name-mornings-variety = A Morning's Variety
name-works-cited = Works Cited
name-founding-paper = Founding Paper
name-parting-essay = Parting Essay
name-bridging-note = Bridging Note
name-junior = Junior Photographer
name-associate = Associate Field Photographer
name-senior = Senior Photographer
name-all-star = All-Star Field Photographer
name-aerial = Aerial Photographer
name-sentient = Sentient Bird Photographer
name-crew = the Crew
name-ordinary = an ordinary bird
name-special = a special bird
name-king = the King of Ribbons
name-j1 = jungle 1
name-j2 = jungle 2
name-j3 = jungle 3
name-c1 = clearing 1
name-c2 = clearing 2
name-c3 = clearing 3
name-c4 = clearing 4

# ---- what happened. $seat is the player's name

event-dealt = { $seat } starts with { $bird } in the tree.
event-revealed = New at { $place }: { $bird }.
event-displayed = New in the academy: { $paper }.
event-starting = The Crew's starting publication is { $paper }.
event-starts = { $seat } has the camera and begins.
event-startled = { $seat } startles { $bird } away to { $space }.
event-photographed = { $seat } photographs { $bird }: page { $page }.
event-copied = The nestling of { $seat } becomes a copy: { $species }.
event-mimic = The nestling of { $seat } has no other species to copy: it is a Brood Mimic.
event-insect = { $seat } takes an insect: { $insect }.
event-no_insect = There is no { $insect } left for { $seat }.
event-called = { $seat } calls: { $species }.
event-lured = { $bird } comes from { $place } to the tree of { $seat }.
event-ran = { $seat } runs into the jungle.
event-flushed = { $bird } flies to { $space }.
event-zoomed = { $seat } photographs { $bird } in the tree of { $target }: page { $page }.
event-gave = { $seat } gives { $bird } to { $target }.
event-drew = { $seat } draws { $bird } to the tree.
event-published = { $seat } publishes { $paper }: page { $page }.
event-discarded = { $paper } is discarded.
event-reshuffled = The discarded publications are shuffled into a new deck.
event-spent = { $seat } returns two insects for one more action: { $first }, { $second }.
event-extra = { $seat } gets one more action.
event-ended = { $seat } ends the turn{ $left ->
    [0] .
    [one] {" "}with 1 action left.
   *[other] {" "}with { $left } actions left.
  }
event-last_pages = { $seat } has { $pages } pages: this is the last round.
event-deck_empty = The bird deck is used up: this is the last round.
event-idle = Nobody has done anything for three rounds: this is the last.
event-scored = { $seat }: birds { $birds }, publications { $papers }, insects { $insects }.
event-awarded = { $seat }: Black Sicklebills { $sicklebills }, variety { $variety }, books { $books }.
event-totalled = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all.
event-tied = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $seat } has { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
  } left in the tree; whoever has more wins.
event-won = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- the same, said to the player it is about

event-dealt-you = You start with { $bird } in your tree.
event-starts-you = You have the camera and begin.
event-startled-you = You startle { $bird } away to { $space }.
event-photographed-you = You photograph { $bird }: page { $page }.
event-copied-you = Your nestling becomes a copy: { $species }.
event-mimic-you = Your nestling has no other species to copy: it is a Brood Mimic.
event-insect-you = You take an insect: { $insect }.
event-no_insect-you = There is no { $insect } left for you.
event-called-you = You call: { $species }.
event-lured-you = { $bird } comes from { $place } to your tree.
event-ran-you = You run into the jungle.
event-zoomed-you = You photograph { $bird } in the tree of { $target }: page { $page }.
event-gave-you = You give { $bird } to { $target }.
event-drew-you = You draw { $bird } to your tree.
event-published-you = You publish { $paper }: page { $page }.
event-spent-you = You return two insects for one more action: { $first }, { $second }.
event-extra-you = You get one more action.
event-ended-you = You end your turn{ $left ->
    [0] .
    [one] {" "}with 1 action left.
   *[other] {" "}with { $left } actions left.
  }
event-last_pages-you = You have { $pages } pages: this is the last round.
event-scored-you = You: birds { $birds }, publications { $papers }, insects { $insects }.
event-awarded-you = You: Black Sicklebills { $sicklebills }, variety { $variety }, books { $books }.
event-totalled-you = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in all.
event-tied-you = Tied at { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: you have { $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
  } left in your tree; whoever has more wins.
event-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = On equal points, whoever has more birds left in the tree wins.

# ---- why not

reason-actions = That takes { $need ->
    [one] 1 action
   *[other] { $need } actions
  }, and you have { $have } left.
reason-two-birds = A photo needs two birds in your tree, one to startle and one to photograph; you have { $have }.
reason-not-in-your-tree = There is no { $bird } in your tree.
reason-all-startled = All four piles show startled birds: no startled bird can land.
reason-on-startled = The bird at { $space } is startled, and a startled bird may not land on it.
reason-empty-first = { $space } is not empty, and empty spaces must be filled first.
reason-tree-full = Your tree is full: it holds { $most } birds.
reason-nobody-answers = No { $species } shows in the jungle or on the piles.
reason-startled = { $species } is startled and does not answer.
reason-not-called = No { $species } answers at { $place }.
reason-jungle-empty = There is no bird in the jungle.
reason-one-each = { $space } has got a bird already: each goes to a space of its own.
reason-no-gift = You need a bird in your tree to give away.
reason-own-tree = The zoom lens is for the trees of others.
reason-not-in-that-tree = There is no { $bird } in that tree.
reason-academy-empty = The academy is empty.
reason-not-in-academy = { $paper } is not in the academy.
reason-none-left = There is no { $insect } left in the supply.
reason-spent-already = You have spent insects this turn already.
reason-two-insects = You need two insects, and you have { $have }.
reason-insect-missing = You need { $need } × { $insect }, and you have { $have }.

# ---- the table in words, for the terminal

show-actions = Actions left: { $left }.
show-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }.
show-deck = Bird deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; on top lies { $back }.
show-deck-empty = The bird deck is used up.
show-last-page = The end is triggered by page { $pages }.
show-ending = This is the last round.
show-crew-level = The Crew will publish this first: { $paper }
show-worths = Sets of 1, 2, 3, … adjacent birds score: { $worths }.
show-stamps = By themselves, wherever they are, score: { $worths }.
show-worth = { $species } { $values } ({ $rarity ->
    [one] { $rarity } card
   *[other] { $rarity } cards
  })
show-worth-twelve = { $species } each as many as there are of them in the journal ({ $rarity } cards)
show-jungle = Jungle: { $birds }.
show-clearing = Clearing: { $birds }.
show-place = { $place } – { $bird }
show-pile = { $bird } (on { $below } more)
show-below = { $place }, below the top: { $birds }.
show-startled = { $bird }, startled
show-bird = { $bird }
show-empty = nothing
show-academy = Academy:
show-paper = { $paper } ({ $books ->
    [one] { $books } book
   *[other] { $books } books
  }): { $worth }.
show-sicklebills = { $count ->
    [one] 1 Black Sicklebill on it counts
   *[other] { $count } Black Sicklebills on it count
  } for the awards.
show-paper-page = { $paper } ({ $points })
show-copy = { $bird } as { $species }
show-side = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } if the game ended now
show-tree = Tree: { $birds }.
show-journal = Journal ({ $count }): { $pages }.
show-insects = Insects: { $insects }.
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-flying = The bird in flight: { $bird }.
show-gift = The gift goes to { $name }.
show-startle = Take a photo, 1 action. First startle
show-startle-to = { $bird } to { $space }
show-call = Bird call, 1 action
show-zoom = Zoom lens, 2 actions, tree of { $name }
show-publish = Publish, 2 actions
show-spend = Two insects for one more action
show-two = { $first }, { $second }
show-at = { $bird } ({ $place })
show-two-actions = Zoom lens and publishing take two actions.
show-ways = Birds { $birds }, publications { $publications }, Black Sicklebills { $sicklebills }, variety { $variety }, insects { $insects }, books { $books }.
show-crew = The Crew ({ $level }): { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- what publications score, and what they do at once

value-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
value-identical-before = { $points } for each identical bird in the { $pages } pages before it
value-identical-with-itself = { $points } for each identical bird in the { $pages } pages that end with it
value-identical-end = { $points } for each identical bird in the last { $pages } pages of the journal
value-complete-sets = { $points } for each complete set
value-incomplete-sets = { $points } for each incomplete set
value-insect-birds = { $points } for each bird page with an insect
value-species = { $points } for each species
value-sicklebills = { $points } for each Black Sicklebill
value-hybrids = { $points } for each rare hybrid
value-window-species-before = { $points } for each species in the { $pages } pages before it
value-window-species-with-itself = { $points } for each species in the { $pages } pages that end with it
value-window-species-end = { $points } for each species in the last { $pages } pages of the journal
value-publications = { $points } for each publication, this one too
value-early = { $points } among the first { $pages } pages, else { $otherwise }
value-late = { $points } among the last { $pages } pages, else { $otherwise }
value-bridge = { $points } between two birds of a species, else { $otherwise }
effect-call = At once: a bird call.
effect-insect = At once: an insect of your choice.
effect-run = At once: run into the jungle.
effect-action = At once: one more action.

# ---- achievements

box-set = Complete set: { $name }
box-two-sets = Two complete sets of one species
box-all-insects = All five insects
box-no-insects = No insects at the end
box-five-of-an-insect = Five of one insect
box-hybrids = Rare hybrids: { $number }
box-sicklebills = Black Sicklebills: { $number }
box-species = Species: { $number }
box-books = Books: { $number }
box-bird-points = Points of birds: { $number }
box-publication-points = Points of publications: { $number }
box-total = Total points: { $number }
box-no-crew-sets = The Crew completes no set
box-crew-at-most = The Crew is held to { $number } points
box-win-by = Won by { $number } points
box-beat = Won against: { $name }
box-no-hybrids = Won without rare hybrids

# ---- chapters of the rulebook

chapter-setup = setup
chapter-zones = the table
chapter-birds = birds
chapter-insects = insects
chapter-turn = turn
chapter-photo = photo
chapter-call = bird call
chapter-run = run into the jungle
chapter-zoom = zoom lens
chapter-publish = publish
chapter-publication = publications
chapter-end = end
chapter-scoring = scoring
chapter-crew = the Crew: playing alone
chapter-achievements = achievements

# ---- the page: the first time that a decision comes up

guide-turn = Call birds to your tree, then photograph them: each photo startles another bird of your tree away to the clearing. Photos of one species side by side make a set, and the last bird of a set brings the most.
guide-photo = The number on each card is what it adds to your bird points as the next page. A page never moves: think of what can follow it.
guide-choose = Your tree holds six birds. Those that you leave stay where they are, for you or for others.
guide-flush = Empty spaces come first. A bird that lands on a pile covers what lies there; piles can be looked through, and covered birds come back when the top ones are called.
guide-give = You give one of your birds for the one you photographed. Choose one that helps the other least.
guide-free-call = Your publication brings a call that costs no action. All birds of the species that show must come, as far as there is room.
guide-free-insect = Different kinds of insects score together at the end; any two can be given back for one more action.

# ---- the page: words on the board

result-lost = The Crew wins.
board-birds = Birds that show
board-jungle = Jungle
board-clearing = Clearing
board-academy = Academy
board-insects = Insects
board-tally = Points
board-journals = Trees and journals
board-actions = Activities
board-photo = Take a photo
board-call = Bird call
board-run = Run into the jungle
board-zoom = Zoom lens
board-publish = Publish
board-cost = { $cost ->
    [one] 1 action
   *[other] { $cost } actions
  }
board-left = { $left ->
    [0] No actions left
    [one] 1 action left
   *[other] { $left } actions left
  }
board-spend = 2 insects: +1 action
board-end = End turn
board-startle = Startle
board-startled = startled
board-land-here = land here
board-empty = { $place }: empty
board-look = Look through the pile at { $space }
board-pile = { $space }: { $count ->
    [one] 1 bird
   *[other] { $count } birds, the top one first
  }
board-copy = copy: { $species }
board-gain = brings { $points }
board-worth-ribbon = Sets of 1, 2, … score { $values }
board-worth-stamp = Stamp: { $points } points wherever it is
board-worth-twelve = Each scores as many points as there are of them in your journal
board-worth-nestling = Becomes a copy of the bird to its left
board-tree = Tree: { $count ->
    [one] 1 bird
   *[other] { $count } birds
  }
board-tree-empty = No birds in this tree
board-your-tree = Your tree
board-your-journal = Your journal
board-journal-of = Journal: { $name }
board-journal-empty = No pages yet
board-page = { $name }: page { $number }
board-page-number = Page { $number }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-set-complete = complete set, { $points }
board-set-open = open set, { $points }
board-next = next: { $species }, +{ $points }
board-next-page = page { $page }
board-so-far = { $pages } of { $last } pages, { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
  }
board-camera = Has the camera: began the game
board-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
  }
board-tokens = { $insects ->
    [one] 1 insect
   *[other] { $insects } insects
  }
board-longest = Longest journal: { $pages } of { $last } pages
board-last-round = Last round
board-papers-left = In the deck: { $count }
board-supply = In the supply
board-insect-points = Points for different kinds
board-awards = Most Black Sicklebills: { $first }, second { $second }; most species the same. Most books: { $most }; fewest cost { $fewest }.
board-way-birds = Birds
board-way-publications = Publications
board-way-sicklebills = Sicklebills
board-way-variety = Variety
board-way-insects = Insects
board-way-books = Books
board-total = Total
board-tally-now = If the game ended now.
board-tally-over = As the game ended.
board-crew-starts = The Crew publishes this first:
board-crew-plays = The Crew plays by its fixed rules: see the chapter about it.
board-achievements = Achievements
board-prompt-turn = { $left ->
    [0] Spend insects, or end your turn
    [one] Your turn: one action left
   *[other] Your turn: { $left } actions left
  }
board-prompt-photo = Which bird of your tree do you startle?
board-prompt-land = Startled: { $bird }. Where does it land?
board-prompt-call = Which species do you call?
board-prompt-call-species = Call: { $species }? { $count ->
    [one] 1 bird comes
   *[other] { $count } birds come
  }
board-prompt-zoom = Which bird in another tree do you photograph?
board-prompt-publish = What do you publish?
board-prompt-spend = Which two insects do you give back?
board-prompt-end = End your turn with { $left ->
    [one] 1 action left?
   *[other] { $left } actions left?
  }
board-prompt-flush = { $bird } flies up: where to?
board-prompt-give = Which bird do you give? It goes to { $name }
board-tray-startle = First startle a bird of your tree: touch it.
board-tray-land = Now touch the space of the clearing where it lands.
board-tray-call = All of a species that show come to your tree.
board-tray-zoom = Touch a bird in another tree. You will give one of yours for it.
board-tray-publish = It becomes the next page of your journal.
board-tray-spend = Two insects for one more action, once a turn.

# ---- options of a new table

option-twelve_wired = Twelve-wired Birds-of-Paradise
option-twelve_wired-line = Each scores as many points as you have of them, wherever they are: collect many or none.
option-twelve_wired-no = stay in the box
option-twelve_wired-for-blue = in the place of the Blue
option-blue_ribbon = A set of Blue Birds-of-Paradise is complete with
option-blue_ribbon-line = With three, a set is full sooner. With four, the last bird makes it worth much more.
option-blue_ribbon-three = three birds
option-blue_ribbon-four = four birds
option-crew = The Crew
option-crew-line = Your opponent in a game alone. The further down the list, the harder to beat.

# ---- birds where there is little room, and how they sound

short-king-of-saxony = Saxony
voice-king-of-saxony = “A burst of radio static, rising.”
short-standardwing = Standard­wing
voice-standardwing = “Nasal barks over the clearing at dawn.”
short-arfak-astrapia = Astrapia
voice-arfak-astrapia = “Two dry clicks from the mist.”
short-western-parotia = Parotia
voice-western-parotia = “A harsh cough, then a quiet dance.”
short-greater = Greater
voice-greater = “Wauk-wauk, wauk! High in the crown.”
short-lophorina = Lopho­rina
voice-lophorina = “A hiss, and a snap like fingers.”
short-wilsons = Wilson’s
voice-wilsons = “Soft whistles over a swept floor.”
short-blue = Blue
voice-blue = “A low, buzzing hum from a hanging bough.”
short-red = Red
voice-red = “Ca-ca-ca, faster and faster.”
short-black-sicklebill = Sickle­bill
voice-black-sicklebill = “Quink, quink: a hammer in the cloud forest.”
short-twelve-wired = Twelve-wired
voice-twelve-wired = “A hoarse haw from a bare pole.”
short-king-of-ribbons = Ribbons
voice-king-of-ribbons = “Nobody has heard it twice.”
short-bobairo = Bobairo
voice-bobairo = “Its voice is not recorded.”
short-lobe-billed = Lobe-billed
voice-lobe-billed = “A flute-like whistle, it is said.”
short-captain-blood = Capt. Blood
voice-captain-blood = “Half a hum, half a shout.”
short-astrapian-sicklebill = Astra­pian
voice-astrapian-sicklebill = “A click where a hammer should be.”
short-six-wired = Six-wired
voice-six-wired = “It danced, and said nothing.”
short-nestling = Nestling
voice-nestling = “Feed me! Whoever you are.”
short-brood-mimic = Mimic

# ---- the card reference

group-species = Birds
group-hybrid = Rare hybrids
group-publication = Publications
group-crew = The Crew’s starting publications
group-insect = Insects
group-award = Awards
fact-insect = Insect
fact-with-insect = Cards with it
fact-books = Books
fact-sicklebills = Black Sicklebills
fact-different-kinds = 1 · 2 · … different kinds
fact-most = Most
fact-second-most = Second most
fact-fewest = Fewest
name-sicklebills = Black Sicklebills
name-variety = variety
name-books = books

# ---- the scenes of the rulebook

scene-photo = A photo is two birds of your tree: one is startled away to the clearing, another becomes the next page. Ada goes on with her set.
scene-call = Every bird of the called species that shows comes, from the jungle and from the tops of the piles, as long as the tree has room.
scene-run = Running flushes the birds of the jungle into the clearing, empty spaces first; the jungle is filled anew.
scene-zoom = With the zoom lens Ada photographs a bird in Ben’s tree. She gives him one of hers, and he draws one more.
scene-publish = A publication of the academy becomes the next page. It parts the birds to its left and right.
scene-journal = The end of a game: a bracket over each set shows what it scores. Then come the awards.
scene-choosing = The tree has room for only one more. Ada chooses which of the birds that answer comes.
scene-collecting = Some publications do something as soon as they are placed. This one lets Ada take an insect of her choice.
scene-spending = Once a turn two insects go back to the supply for one more action. With it Ada has enough for another photo.
part-birds = birds in the journal
part-papers = publications
part-insects = insects
part-sicklebills = Black Sicklebills
part-variety = variety
part-books = books

# ---- what the coach says of an action. $seat is another player

coach-final = You end with { $points } points.
coach-paper = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } as your journal stands.
coach-paper-later = { $paper } brings nothing yet: its points are still to be made.
coach-set-closed = It ends your set, which can grow no more: { $species }.
coach-set-begun = Begins a set, { $points ->
    [one] 1 point
   *[other] { $points } points
  }; a second page beside it makes { $next }: { $species }.
coach-set-grown = Your set grows to { $size } pages worth { $points } (+{ $more }): { $species }.
coach-set-complete = Completes a set of { $size ->
    [one] one page
   *[other] { $size } pages
  }, worth { $points } (+{ $more }): { $species }.
coach-birds = Your birds are worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } more.
coach-birds-less = Your birds are worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } less.
coach-insects = { $kinds ->
    [one] Your first kind of insect
   *[other] Insects of { $kinds } kinds
  }: +{ $points }.
coach-insects-less = Your insects are worth { $points } less.
coach-insect-double = A second insect of a kind: two of any buy one more action.
coach-award = As it stands, { $points ->
    [one] 1 point
   *[other] { $points } points
  } more for you: { $award }.
coach-award-lost = As it stands, { $points ->
    [one] 1 point
   *[other] { $points } points
  } fewer for you: { $award }.
coach-award-rival = As it stands, { $points ->
    [one] 1 point
   *[other] { $points } points
  } fewer for { $seat }: { $award }.
coach-lured-for-set = { $birds ->
    [one] A bird for your open set comes
   *[other] { $birds } birds for your open set come
  } to your tree; the next page makes it { $next }: { $species }.
coach-lured = Brings { $birds ->
    [one] a bird
   *[other] { $birds } birds
  } to your tree: { $species }.
coach-lured-more = Brings { $birds ->
    [one] a bird
   *[other] { $birds } birds
  } to your tree, which then holds { $all } of the kind: { $species }.
coach-zoomed = { $seat } loses one from the tree: { $species }.
coach-answering = { $birds } would then answer one call: { $species }.
coach-covers = It covers this bird, which nobody can call then: { $bird }.
coach-startled-alone = The bird that you give up lies in the clearing, for all to call after your turn: { $bird }.
coach-one-more = You have { $actions ->
    [one] one action
   *[other] { $actions } actions
  } left then.
coach-last-round = Brings on the last round.
coach-gave = This bird leaves your tree: { $bird }.
coach-ended = { $birds ->
    [0] Your tree is empty then.
    [one] One bird stays in your tree.
   *[other] { $birds } birds stay in your tree.
  }
coach-actions-left = You have { $actions ->
    [one] one action
   *[other] { $actions } actions
  } left this turn.

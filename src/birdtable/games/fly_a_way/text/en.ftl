# Fly-A-Way

title = Fly-A-Way
tagline = Link by link, guide migrating birds from the Arctic to Australia.
intro-1 = Three birds roost on the East Asian-Australasian Flyway. Each wants to fly from its start to its end on the map; whoever completes its route saves it.
intro-2 = On your turn you draw a Wing It card and a Fowl Play card. Fowl Play brings trouble: perform it, or neutralize it with Squawks.
intro-3 = Then you place up to three links. They must connect with your own links, or two or three of them open a new group.
intro-4 = A bird flies along links of all colors, never to the north. The saver gets its points, and everybody gets a point for each of their links on the route.
intro-5 = Saved birds lie in front of you and have powers; events from your hand place extra links, free caged birds and more.
intro-6 = The last round begins when a player has six birds or the last Fowl Play card is drawn. Whoever has the most points wins.

# ---- what is being decided

decision-offer = A complete bird is on offer: take it, or draw.
decision-wing-it = Draw a Wing It card, or use a bird for it.
decision-fowl-play = Perform the Fowl Play card, neutralize it or cancel it.
decision-act = Your Action phase: links, cards, powers, in any order.
decision-second-link = Place the second link of the new group.
decision-extra-link = Place an extra link, or stop.
decision-route = Choose how the bird's route goes on.
decision-which-bird = Choose which bird to save first.
decision-save-power = Use the power of the bird you saved, or not.
decision-discard = Discard a card.
decision-discard-for-points = Discard a card for points, or stop.
decision-give = Give a card to the next player.
decision-take-squawk = Take a Squawk that was just spent, or not.
decision-protect = Protect your link, or let it go.
decision-remove = Take one of your links off the map.
decision-move-from = Choose the link to move.
decision-move-to = Choose where it goes.
decision-swap-own = Choose your link for the swap.
decision-swap-other = Choose the opponent's link for the swap.
decision-replace = Choose the opponent's link to replace.
decision-bird = Choose a bird.
decision-save = Save the bird, or leave it.
decision-rob = Choose whose cards to take.
decision-pick-card = Choose a card from the discard pile.
decision-peek = Leave the bird on top of the deck, or put it at the bottom.
decision-order = Choose the card that comes next from the top.
decision-copy = Choose the bird whose power to use.
decision-free-bird = Choose the bird to free.

# ---- actions

action-done = Done
action-draw = Draw a card
action-perform = Perform the card
action-lose = Lose the points instead
action-leave = Leave it on top
action-bottom = Put it at the bottom
action-protect = Protect the link
action-link = Link { $linkway }
action-via = Fly { $linkway }
action-lift = Your link { $linkway }
action-take = The link { $linkway }
action-save = Save { $bird }
action-forfeit = Give up the turn for { $bird }
action-power = Use { $bird }
action-choose = { $bird }
action-free = Free a bird with Squawks { $squawks }
action-neutralise = Neutralize it with Squawks { $squawks }
action-play = Play { $card }
action-discard = Discard { $card }
action-pick = Take { $card }
action-give = Give { $card }
action-rob = Take cards from { $victim }
action-order = Card { $place } from the top comes next

# ---- words

name-wetland = wetland
name-open-country = open country
name-forest = forest
name-tier-1 = Tier 1
name-tier-2 = Tier 2
name-tier-3 = Tier 3
name-bird-tastrophe = Bird-tastrophe
name-fresh = new
name-ready = ready
name-exhausted = exhausted
name-spent = used up
name-noted = from the next turn on
name-made = for a whole turn
name-free = free to save
name-lc = Least Concern
name-nt = Near Threatened
name-vu = Vulnerable
name-en = Endangered
name-cr = Critically Endangered
name-save = at the save
name-each-turn = on each of your turns
name-opp-any = on an opponent's turn
name-opp-round = on an opponent's turn, once a round
name-once-game = on your turn, once in the game
name-end = at the end of the game

# ---- what happened. $seat is the player's name

event-dealt = { $seat } is dealt { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-dealt-you = You are dealt { $card }.
event-roosts = { $bird } comes to roost.
event-starts = { $seat } begins.
event-starts-you = You begin.
event-turn = { $seat } has the turn.
event-turn-you = It is your turn.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a Wing It card.
event-drew-you = You draw { $card }.
event-reshuffled = The Wing It discards are shuffled into a new deck.
event-fowl = { $seat } draws Fowl Play: { $card }.
event-fowl-you = You draw Fowl Play: { $card }.
event-tier3 = The Tier 3 discards are shuffled into a new Fowl Play deck ({ $cards }).
event-performed = { $seat } performs { $card }.
event-performed-you = You perform { $card }.
event-neutralised = { $seat } neutralizes { $card } with Squawks { $squawks }.
event-neutralised-you = You neutralize { $card } with Squawks { $squawks }.
event-cancelled = { $seat } ignores { $card }.
event-cancelled-you = You ignore { $card }.
event-tastrophe = Bird-tastrophe: { $card }!
event-played = { $seat } plays { $card }.
event-played-you = You play { $card }.
event-used = { $seat } uses { $bird }.
event-used-you = You use { $bird }.
event-copied = { $seat } uses the power of { $bird }.
event-copied-you = You use the power of { $bird }.
event-placed = { $seat } places a link: { $linkway }.
event-placed-you = You place a link: { $linkway }.
event-removed = A link of { $seat } is removed: { $linkway }.
event-removed-you = One of your links is removed: { $linkway }.
event-moved = { $seat } moves a link from { $linkway } to { $target }.
event-moved-you = You move a link from { $linkway } to { $target }.
event-swapped = { $seat } swaps the link { $linkway } with the link { $target } of { $other }.
event-swapped-you = You swap your link { $linkway } with the link { $target } of { $other }.
event-replaced = { $seat } replaces the link { $linkway } of { $other }.
event-replaced-you = You replace the link { $linkway } of { $other }.
event-protected = { $seat } protects the link with { $bird }.
event-protected-you = You protect your link with { $bird }.
event-saved = { $seat } saves { $bird }: { $points } for the bird and { $links } for links.
event-saved-you = You save { $bird }: { $points } for the bird and { $links } for links.
event-shared = { $seat } scores { $links } for links on the route of { $bird }.
event-shared-you = You score { $links } for links on the route of { $bird }.
event-bonus = { $bird } brings { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-bonus-you = { $bird } brings you { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-gained = { $seat } gains { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-gained-you = You gain { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-lost = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-lost-you = You lose { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-discarded = { $seat } discards { $card }.
event-discarded-you = You discard { $card }.
event-gave = { $seat } gives { $other } { $card }.
event-gave-hidden = { $seat } gives { $other } a card.
event-gave-you = You give { $other } { $card }.
event-robbed = { $seat } takes { $card } from { $other }.
event-robbed-hidden = { $seat } takes a card from { $other }.
event-robbed-you = You take { $card } from { $other }.
event-picked = { $seat } takes { $card } from the discard pile.
event-picked-you = You take { $card } from the discard pile.
event-limited = { $seat } may place { $links ->
    [0] no basic links
    [one] at most one basic link
   *[other] at most { $links } basic links
  } this turn.
event-limited-you = You may place { $links ->
    [0] no basic links
    [one] at most one basic link
   *[other] at most { $links } basic links
  } this turn.
event-storm = In everybody’s next turn { $links ->
    [one] only one basic link
   *[other] at most { $links } basic links
  } may be placed.
event-died = { $bird } goes to the death zone.
event-bottomed = { $seat } puts { $bird } under the bird deck.
event-bottomed-you = You put { $bird } under the bird deck.
event-caged = { $seat } cages { $bird }.
event-caged-you = You cage { $bird }.
event-freed = { $seat } frees { $bird }.
event-freed-you = You free { $bird }.
event-snaked = A Snake lies on { $bird } of { $seat }.
event-snaked-you = A Snake lies on your { $bird }.
event-unsnaked = { $seat } takes the Snake off { $bird }.
event-unsnaked-you = You take the Snake off { $bird }.
event-stolen = { $seat } steals { $bird } from { $other }.
event-stolen-you = You steal { $bird } from { $other }.
event-paid = { $seat } pays Squawks { $squawks }.
event-paid-you = You pay Squawks { $squawks }.
event-spent = { $seat } spends { $card }.
event-spent-you = You spend { $card }.
event-peeked = { $seat } looks at the top bird: { $bird }.
event-peeked-hidden = { $seat } looks at the top bird of the deck.
event-peeked-you = You look at the top bird: { $bird }.
event-looked = { $seat } sees { $card } on the Fowl Play deck.
event-looked-hidden = { $seat } looks at a card of the Fowl Play deck.
event-looked-you = You see { $card } on the Fowl Play deck.
event-left = { $seat } leaves the bird on top.
event-left-you = You leave the bird on top.
event-sunk = { $seat } puts the bird at the bottom of the deck.
event-sunk-you = You put the bird at the bottom of the deck.
event-ordered = { $seat } has put the Fowl Play cards back.
event-ordered-you = You have put the Fowl Play cards back.
event-offered = The route of { $bird } is complete already: { $seat } may be the first to take it.
event-offered-you = The route of { $bird } is complete already: you may be the first to take it.
event-for_free = { $bird } can now be saved free of charge by anybody with a link on its route.
event-forfeited = { $seat } gives up the turn for { $bird }.
event-forfeited-you = You give up your turn for { $bird }.
event-last_round = { $seat } brings on the last round.
event-last_round-you = You bring on the last round.
event-tied = Tied at { $points } points. { $seat }: birds { $birds }, links on the map { $links }.
event-tied-you = Tied at { $points } points. You: birds { $birds }, links on the map { $links }.
event-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-won-you = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tie-break = On equal points, whoever has more birds wins, then whoever has more links on the map.

# ---- why not

reason-filled = A link lies on { $linkway } already.
reason-no-more-links = { $links ->
    [0] You may place no basic links this turn.
    [one] You may place one basic link this turn, and have placed it.
   *[other] You may place { $links } basic links this turn, and have placed them all.
  }
reason-no-supply = All your links lie on the map.
reason-wrong-habitat = It does not touch { $habitat }.
reason-not-beside = It does not share a place with { $linkway }.
reason-not-joined = It does not join the links that you placed this turn.
reason-lone = It would stand alone: it touches no link of yours, and no second link can follow.
reason-not-on-route = The route cannot go on over { $linkway }.
reason-not-your-link = No link of yours lies on { $linkway }.
reason-nowhere-to-move = There is no empty linkway beside { $linkway }.
reason-not-opponents-link = No link of an opponent lies on { $linkway }.
reason-not-beside-yours = { $linkway } is not beside a link of yours.
reason-not-on-that-route = { $linkway } is not on the route of the bird you saved.
reason-other-bird = You are asked about { $asked }, not about { $bird }.
reason-nothing-against = Nothing speaks against saving them: choose which one comes first.
reason-not-roosting = { $bird } is not in the roosting area.
reason-caged = { $bird } is caged.
reason-not-offered = { $bird } is not on offer: place the last link of its route.
reason-no-contribution = You have no link on a complete route of { $bird }.
reason-is-free = { $bird } costs nothing any more: just save it.
reason-not-free = { $bird } is not free yet: it costs your turn, before the draw.
reason-has-forfeited = You have given up this turn.
reason-not-forfeited = You have not given up this turn: draw instead.
reason-discard-one = Discard at least one card.
reason-must-choose-bird = You must choose a bird.
reason-other-power = That is not the bird you saved.
reason-not-your-bird = { $bird } is not in front of you.
reason-snaked = A Snake lies on { $bird }.
reason-by-itself = The power of { $bird } is not used by choice on your turn.
reason-bird-fresh = { $bird } is ready from your next turn on.
reason-bird-exhausted = { $bird } is exhausted.
reason-bird-spent = The power of { $bird } is used up.
reason-other-moment = The power of { $bird } is for another moment of the turn.
reason-nothing-comes = Nothing can come of { $card } now.
reason-not-complete = That step completed no route of { $bird }.
reason-no-target = { $bird } cannot be chosen for this.
reason-too-few-squawks = It costs { $need } Squawks; these are worth { $have }.
reason-no-such-squawks = You do not hold Squawks { $squawks }.
reason-too-many-squawks = One of these Squawks is not needed: it costs { $need }.
reason-not-your-snake = Only the owner of { $bird } can take its Snake off.
reason-nothing-to-free = No bird is caged, and no Snake lies on a bird of yours.
reason-squawks-pay = Squawks only pay: to neutralize or to free.
reason-not-in-hand = { $card } is not in your hand.
reason-not-just-drawn = { $card } is not one of the cards just drawn.
reason-not-just-spent = { $card } was not just spent or discarded.
reason-not-in-discards = { $card } is not in the discard pile.
reason-not-yourself = You cannot rob yourself.
reason-no-cards = That player holds no card.
reason-no-such-card = Card { $place } is not one of those still to be put back.

# ---- the table in words

show-turn = Turn { $turn } of the game: { $name }.
show-last-round = This is the last round.
show-links-left = Basic links this turn: { $placed } of { $allowed }.
show-fowl = Fowl Play: { $card } (cost { $cost }). { $effect }
show-roosting = Roosting:
show-bird = { $bird }, { $points } P, { $habitat }, { $size } cm, { $status }: { $start } – { $end }. { $more }
show-missing = { $missing ->
    [0] Route complete.
    [5] More than 4 links missing.
    [one] 1 link missing.
   *[other] { $missing } links missing.
  }
show-caged = Caged (Squawks { $cost }).
show-offer = On offer ({ $offer }).
show-empty-roost = an empty place
show-seat = { $name }: points { $points }, birds { $birds }, links on the map { $links }, in supply { $supply }, cards { $cards }.
show-front = { $bird } ({ $readiness }): { $effect }
show-snake = A Snake lies on it.
show-hand = Your hand:
show-no-cards = no cards
show-card = { $card }: { $effect }
show-known = You know of the Fowl Play deck: { $cards }.
show-deck = Decks: { $birds } birds, { $fowl } Fowl Play, { $wing } Wing It. Death zone: { $dead }.
show-your-links = Your links: { $links }.
show-others-links = Links of { $name }: { $links }.
show-route = Route of { $bird }, now at { $place }: { $links }.
show-power = { $bird }: { $effect }
show-points-from = Birds { $birds }, links { $links }, powers and cards { $more }, lost { $lost }.

# ---- chapters of the rulebook

chapter-setup = Setup
chapter-map = Map
chapter-turn = Turn
chapter-draw = Draw
chapter-fowl = Fowl Play
chapter-tastrophe = Bird-tastrophe
chapter-wing = Wing It
chapter-link = Links
chapter-extra = Extra links
chapter-route = Routes
chapter-save = Saving birds
chapter-offer = Birds on offer
chapter-power = Powers
chapter-cage = Cages
chapter-snake = Snakes
chapter-score = Points
chapter-end = End

# ---- places

name-tai = Taimyr Peninsula
name-len = Lena Delta
name-kyt = Kytalyk Tundra
name-chu = Chukotka
name-yak = Central Yakutia
name-mag = Magadan Coast
name-bai = Lake Baikal
name-sch = Schastye Bay
name-kam = Kamchatka
name-dau = Daurian Steppe
name-mur = Muraviovka (Amur)
name-sak = Sakhalin
name-glb = Great Lakes Basin
name-kha = Lake Khanka
name-sik = Sikhote-Alin
name-hok = Hokkaido
name-gob = Gobi Steppe
name-son = Songnen Plain
name-nho = Northern Honshu
name-ord = Ordos Plateau
name-boh = Bohai Bay
name-kor = Korean West Coast
name-cho = Central Honshu
name-ncp = North China Plain
name-jia = Jiangsu Coast
name-kyu = Kyushu
name-qin = Qinling Mountains
name-poy = Poyang Lake
name-ryu = Ryukyu Islands
name-hen = Hengduan Mountains
name-nan = Nanling Mountains
name-min = Min Estuary
name-red = Red River Delta
name-mai = Mai Po
name-tnn = Tainan
name-mot = Gulf of Mottama
name-ann = Annamite Range
name-luz = Luzon
name-tha = Inner Gulf of Thailand
name-ton = Tonle Sap
name-pal = Palawan
name-vis = Visayas
name-mal = Malay Peninsula
name-bor = Northern Borneo
name-mnd = Mindanao
name-sin = Sungei Buloh
name-sul = North Sulawesi
name-sum = Eastern Sumatra
name-jav = West Java
name-tim = Flores and Timor
name-was = Wasur (New Guinea)
name-roe = Roebuck Bay
name-kak = Kakadu
name-mor = Moreton Bay
name-thm = Firth of Thames

# ---- linkways

name-tai-len = Taimyr Peninsula – Lena Delta
name-tai-yak = Taimyr Peninsula – Central Yakutia
name-tai-bai = Taimyr Peninsula – Lake Baikal
name-len-kyt = Lena Delta – Kytalyk Tundra
name-len-yak = Lena Delta – Central Yakutia
name-kyt-chu = Kytalyk Tundra – Chukotka
name-kyt-mag = Kytalyk Tundra – Magadan Coast
name-chu-mag = Chukotka – Magadan Coast
name-chu-kam = Chukotka – Kamchatka
name-yak-bai = Central Yakutia – Lake Baikal
name-yak-sch = Central Yakutia – Schastye Bay
name-yak-mur = Central Yakutia – Muraviovka
name-mag-sch = Magadan Coast – Schastye Bay
name-mag-kam = Magadan Coast – Kamchatka
name-mag-sak = Magadan Coast – Sakhalin
name-bai-dau = Lake Baikal – Daurian Steppe
name-bai-glb = Lake Baikal – Great Lakes Basin
name-bai-gob = Lake Baikal – Gobi Steppe
name-sch-mur = Schastye Bay – Muraviovka
name-sch-sak = Schastye Bay – Sakhalin
name-sch-sik = Schastye Bay – Sikhote-Alin
name-kam-sak = Kamchatka – Sakhalin
name-kam-hok = Kamchatka – Hokkaido
name-dau-mur = Daurian Steppe – Muraviovka
name-dau-gob = Daurian Steppe – Gobi Steppe
name-dau-son = Daurian Steppe – Songnen Plain
name-mur-kha = Muraviovka – Lake Khanka
name-mur-son = Muraviovka – Songnen Plain
name-sak-sik = Sakhalin – Sikhote-Alin
name-sak-hok = Sakhalin – Hokkaido
name-glb-gob = Great Lakes Basin – Gobi Steppe
name-glb-ord = Great Lakes Basin – Ordos Plateau
name-kha-sik = Lake Khanka – Sikhote-Alin
name-kha-son = Lake Khanka – Songnen Plain
name-kha-kor = Lake Khanka – Korean West Coast
name-sik-hok = Sikhote-Alin – Hokkaido
name-sik-kor = Sikhote-Alin – Korean West Coast
name-sik-cho = Sikhote-Alin – Central Honshu
name-hok-nho = Hokkaido – Northern Honshu
name-gob-son = Gobi Steppe – Songnen Plain
name-gob-ord = Gobi Steppe – Ordos Plateau
name-son-boh = Songnen Plain – Bohai Bay
name-nho-cho = Northern Honshu – Central Honshu
name-ord-boh = Ordos Plateau – Bohai Bay
name-ord-ncp = Ordos Plateau – North China Plain
name-ord-qin = Ordos Plateau – Qinling Mountains
name-boh-ncp = Bohai Bay – North China Plain
name-boh-jia = Bohai Bay – Jiangsu Coast
name-kor-jia = Korean West Coast – Jiangsu Coast
name-kor-kyu = Korean West Coast – Kyushu
name-cho-kyu = Central Honshu – Kyushu
name-ncp-jia = North China Plain – Jiangsu Coast
name-ncp-poy = North China Plain – Poyang Lake
name-jia-kyu = Jiangsu Coast – Kyushu
name-jia-poy = Jiangsu Coast – Poyang Lake
name-jia-min = Jiangsu Coast – Min Estuary
name-kyu-ryu = Kyushu – Ryukyu Islands
name-qin-hen = Qinling Mountains – Hengduan Mountains
name-qin-nan = Qinling Mountains – Nanling Mountains
name-poy-nan = Poyang Lake – Nanling Mountains
name-poy-min = Poyang Lake – Min Estuary
name-ryu-min = Ryukyu Islands – Min Estuary
name-ryu-tnn = Ryukyu Islands – Tainan
name-ryu-luz = Ryukyu Islands – Luzon
name-hen-red = Hengduan Mountains – Red River Delta
name-hen-mot = Hengduan Mountains – Gulf of Mottama
name-nan-red = Nanling Mountains – Red River Delta
name-nan-mai = Nanling Mountains – Mai Po
name-min-mai = Min Estuary – Mai Po
name-min-tnn = Min Estuary – Tainan
name-red-mai = Red River Delta – Mai Po
name-red-ann = Red River Delta – Annamite Range
name-mai-tnn = Mai Po – Tainan
name-mai-ann = Mai Po – Annamite Range
name-mai-pal = Mai Po – Palawan
name-tnn-luz = Tainan – Luzon
name-mot-tha = Gulf of Mottama – Inner Gulf of Thailand
name-ann-tha = Annamite Range – Inner Gulf of Thailand
name-ann-ton = Annamite Range – Tonle Sap
name-luz-pal = Luzon – Palawan
name-luz-vis = Luzon – Visayas
name-tha-ton = Inner Gulf of Thailand – Tonle Sap
name-tha-mal = Inner Gulf of Thailand – Malay Peninsula
name-ton-bor = Tonle Sap – Northern Borneo
name-ton-sin = Tonle Sap – Sungei Buloh
name-pal-vis = Palawan – Visayas
name-pal-bor = Palawan – Northern Borneo
name-vis-mnd = Visayas – Mindanao
name-mal-sin = Malay Peninsula – Sungei Buloh
name-mal-sum = Malay Peninsula – Eastern Sumatra
name-bor-sin = Northern Borneo – Sungei Buloh
name-bor-sul = Northern Borneo – North Sulawesi
name-bor-tim = Northern Borneo – Flores and Timor
name-mnd-sul = Mindanao – North Sulawesi
name-mnd-was = Mindanao – Wasur
name-sin-sum = Sungei Buloh – Eastern Sumatra
name-sin-jav = Sungei Buloh – West Java
name-sul-tim = North Sulawesi – Flores and Timor
name-sul-was = North Sulawesi – Wasur
name-sum-jav = Eastern Sumatra – West Java
name-jav-tim = West Java – Flores and Timor
name-jav-roe = West Java – Roebuck Bay
name-tim-roe = Flores and Timor – Roebuck Bay
name-tim-kak = Flores and Timor – Kakadu
name-was-kak = Wasur – Kakadu
name-was-mor = Wasur – Moreton Bay
name-was-thm = Wasur – Firth of Thames
name-roe-kak = Roebuck Bay – Kakadu
name-kak-mor = Kakadu – Moreton Bay
name-mor-thm = Moreton Bay – Firth of Thames

# ---- birds, their powers and a word about them

name-chinese-egret = Chinese Egret
effect-chinese-egret = If you had already saved at least 1 other wetland bird before this one, gain 5 points.
trivia-chinese-egret = Dashes about the mudflats after fish, crest flying.
name-dalmatian-pelican = Dalmatian Pelican
effect-dalmatian-pelican = When another player uses or discards a Squawk card, take it into your hand. If you then hold more than 5 Wing It cards, discard 1.
trivia-dalmatian-pelican = A giant among waterbirds, with a curly, unbrushed nape.
name-streaked-reed-warbler = Streaked Reed Warbler
effect-streaked-reed-warbler = Each time another player saves a bird, gain 2 points.
trivia-streaked-reed-warbler = Nobody has found a nest, and the bird itself has all but vanished.
name-black-faced-spoonbill = Black-faced Spoonbill
effect-black-faced-spoonbill = Place 1 extra link on a linkway that touches a wetland place. It must touch one of your own links.
trivia-black-faced-spoonbill = Sweeps its bill from side to side; numbers rose from a few hundred to over 3,000.
name-spoon-billed-sandpiper = Spoon-billed Sandpiper
effect-spoon-billed-sandpiper = Gain 3 points for each other bird you have saved that is EN or CR.
trivia-spoon-billed-sandpiper = Sparrow-sized, with a spoon for a bill; a few hundred are left.
name-far-eastern-curlew = Far Eastern Curlew
effect-far-eastern-curlew = Place up to 3 extra links.
trivia-far-eastern-curlew = The female carries the longest bill of any shorebird.
name-great-knot = Great Knot
effect-great-knot = Score your own link points for this route a second time.
trivia-great-knot = Fuels up on shellfish for one long leap across the Pacific rim.
name-nordmanns-greenshank = Nordmann's Greenshank
effect-nordmanns-greenshank = In your Draw phase draw 2 Wing It cards, keep 1 and discard the other.
trivia-nordmanns-greenshank = A greenshank that nests in trees beside the sea.
name-siberian-crane = Siberian Crane
effect-siberian-crane = Gain 1 point for every 3 of your links on the map that touch a wetland place.
trivia-siberian-crane = Makes the longest journey of any crane, nearly all to one lake.
name-baers-pochard = Baer's Pochard
effect-baers-pochard = When another player neutralizes a Fowl Play card, gain 2 points.
trivia-baers-pochard = Once common, now fewer than a thousand.
name-swinhoes-rail = Swinhoe's Rail
effect-swinhoes-rail = Ignore the Fowl Play card you have just drawn, paying no Squawks.
trivia-swinhoes-rail = The smallest rail in the world, heard far more than seen.
name-bar-tailed-godwit = Bar-tailed Godwit
effect-bar-tailed-godwit = Place up to 2 extra links at once.
trivia-bar-tailed-godwit = Flies from Alaska to New Zealand without a stop.
name-red-necked-stint = Red-necked Stint
effect-red-necked-stint = If you placed at least 3 links this turn, gain 1 point.
trivia-red-necked-stint = A few dozen grams that reach Tasmania.
name-baikal-teal = Baikal Teal
effect-baikal-teal = Draw 2 Wing It cards.
trivia-baikal-teal = Winters in flocks like smoke.
name-japanese-quail = Japanese Quail
effect-japanese-quail = Draw 1 Wing It card for each other open country bird you have saved, up to 3.
trivia-japanese-quail = A fist-sized gamebird that would sooner run than fly.
name-amur-stonechat = Amur Stonechat
effect-amur-stonechat = Discard up to 3 Wing It cards and gain 3 points for each.
trivia-amur-stonechat = Sits up on a stalk and drops on whatever moves.
name-eastern-imperial-eagle = Eastern Imperial Eagle
effect-eastern-imperial-eagle = Send 1 uncaged bird from the roosting area to the death zone and gain 3 points.
trivia-eastern-imperial-eagle = Shadows the flocks of ducks it feeds on.
name-yellow-breasted-bunting = Yellow-breasted Bunting
effect-yellow-breasted-bunting = Gain 2 points for each other open country bird you have saved.
trivia-yellow-breasted-bunting = Netted by the million for the table; down by some nine tenths since 1980.
name-white-throated-needletail = White-throated Needletail
effect-white-throated-needletail = Move 1 of your links to an empty linkway that shares a place with it.
trivia-white-throated-needletail = Eats, drinks and travels on the wing.
name-oriental-pratincole = Oriental Pratincole
effect-oriental-pratincole = Take any 1 card from the Wing It discard pile into your hand.
trivia-oriental-pratincole = A wader that hunts like a swallow.
name-little-curlew = Little Curlew
effect-little-curlew = Each time another player saves a bird along a route that uses at least 1 of your links, gain 1 extra point.
trivia-little-curlew = The smallest curlew; feeds on lawns and airfields.
name-oriental-plover = Oriental Plover
effect-oriental-plover = Replace 1 opponent's link on this bird's route with a link from your supply; theirs goes back to them.
trivia-oriental-plover = A wader of dry plains that shuns the shore.
name-great-bustard = Great Bustard
effect-great-bustard = Gain 1 point for each bird you have saved that is 40 cm or longer, this one included.
trivia-great-bustard = The heaviest bird that migrates.
name-pied-harrier = Pied Harrier
effect-pied-harrier = Look at the top card of the bird deck; leave it there or put it at the bottom.
trivia-pied-harrier = Quarters rice fields in magpie dress.
name-brown-shrike = Brown Shrike
effect-brown-shrike = Take 2 Wing It cards at random from one opponent.
trivia-brown-shrike = A masked butcher of thorn hedges.
name-eastern-yellow-wagtail = Eastern Yellow Wagtail
effect-eastern-yellow-wagtail = Gain 1 point for each player, you included, who has a link on this bird's route.
trivia-eastern-yellow-wagtail = Follows cattle and water buffalo through wet grass.
name-daurian-starling = Daurian Starling
effect-daurian-starling = When another player saves a bird, draw 1 Wing It card.
trivia-daurian-starling = Comes south in wheeling flocks of thousands.
name-barn-swallow = Barn Swallow
effect-barn-swallow = Discard 1 Wing It card to place 1 extra link that touches one of your own links.
trivia-barn-swallow = Roosts by the thousand on city wires.
name-fairy-pitta = Fairy Pitta
effect-fairy-pitta = Swap 1 of your links on the map with 1 opponent's link on the map.
trivia-fairy-pitta = Seven colors, and still hard to see.
name-band-bellied-crake = Band-bellied Crake
effect-band-bellied-crake = Gain 2 points for each other forest bird you have saved, stolen ones included.
trivia-band-bellied-crake = Rattles from swampy thickets and is hardly ever seen.
name-japanese-night-heron = Japanese Night Heron
effect-japanese-night-heron = When an opponent's card or bird would swap, replace or remove one of your links, that link stays and the exchange does not happen.
trivia-japanese-night-heron = Finds worms by ear on the forest floor.
name-japanese-paradise-flycatcher = Japanese Paradise Flycatcher
effect-japanese-paradise-flycatcher = If you have saved at least 1 bird of each of the 3 habitats, gain 5 points.
trivia-japanese-paradise-flycatcher = Trails a tail longer than the rest of it.
name-brown-chested-jungle-flycatcher = Brown-chested Jungle Flycatcher
effect-brown-chested-jungle-flycatcher = Put 1 uncaged bird of the roosting area under the bird deck; it is replaced in the Clean-up phase.
trivia-brown-chested-jungle-flycatcher = A plain brown bird; Singapore in October is the place to see it.
name-rufous-headed-robin = Rufous-headed Robin
effect-rufous-headed-robin = Gain 1 point for each bird in the death zone, up to 5.
trivia-rufous-headed-robin = Known from a handful of valleys.
name-silver-oriole = Silver Oriole
effect-silver-oriole = Gain 1 point for each Wing It card left in your hand, up to 5.
trivia-silver-oriole = Silver above, a black hood, a fluting voice.
name-yellow-bunting = Yellow Bunting
effect-yellow-bunting = Free 1 caged bird at no cost. If its route is complete and you have a link on it, save it at once.
trivia-yellow-bunting = Nests only in Japan.
name-siberian-blue-robin = Siberian Blue Robin
effect-siberian-blue-robin = Gain 1 point if you placed a link that touches a forest place this turn.
trivia-siberian-blue-robin = Shivers its tail as it walks the forest floor.
name-siberian-thrush = Siberian Thrush
effect-siberian-thrush = Use the power of one bird in front of an opponent as if it were yours and ready (only powers used on your own turn).
trivia-siberian-thrush = Slate-dark with one white eyebrow.
name-grey-faced-buzzard = Grey-faced Buzzard
effect-grey-faced-buzzard = Each time a bird of the roosting area goes to the death zone on an opponent's turn, gain 1 point.
trivia-grey-faced-buzzard = Crosses the sea in kettles of hundreds.
name-oriental-honey-buzzard = Oriental Honey Buzzard
effect-oriental-honey-buzzard = Place up to 2 extra links on linkways that touch a forest place.
trivia-oriental-honey-buzzard = Raids hornet nests and takes the long way round to Java.
name-oriental-cuckoo = Oriental Cuckoo
effect-oriental-cuckoo = Steal 1 saved bird worth 3 bird points or fewer from an opponent who has saved more birds than you.
trivia-oriental-cuckoo = Leaves its eggs for warblers to raise.
name-narcissus-flycatcher = Narcissus Flycatcher
effect-narcissus-flycatcher = If you have more links on this route than any other player, gain 3 points.
trivia-narcissus-flycatcher = A spark of orange and black in the spring woods.

# ---- cards and what they do

name-window-collision = Window Collision
effect-window-collision = Lose 2 points and take 1 of your links off the map.
name-headwind = Headwind
effect-headwind = Place at most 2 basic links this turn.
name-snake-2 = Snake (2)
effect-snake-2 = Lay it on one of your birds: its power cannot be used.
name-cage-2 = Caged-Bird Trade (2)
effect-cage-2 = Lay it on a roosting bird: it is caged. Discard a Wing It card.
name-natural-predators = Natural Predators
effect-natural-predators = Uncaged roosting birds of 20 cm or less die.
name-plastic-litter = Plastic Litter
effect-plastic-litter = Discard a Wing It card.
name-roaming-cats = Roaming Cats
effect-roaming-cats = Lose 2 points for each of your birds of 20 cm or less, at most 6.
name-city-glare = City Glare
effect-city-glare = Take 1 of your links off the map.
name-forest-fire = Forest Fire
effect-forest-fire = Take 2 of your links that touch forest off the map.
name-mudflat-filling = Mudflat Filling
effect-mudflat-filling = Take 2 of your links that touch wetland off the map.
name-pesticide-drift = Pesticide Drift
effect-pesticide-drift = Take 2 of your links that touch open country off the map.
name-mist-nets = Mist Nets
effect-mist-nets = Lose 2 points and discard a Wing It card.
name-wild-meat-trade = Wild Meat Trade
effect-wild-meat-trade = Uncaged roosting birds of status LC or NT die.
name-cage-3 = Caged-Bird Trade (3)
effect-cage-3 = Lay it on a roosting bird: it is caged. Lose 3 points.
name-snake-3 = Snake (3)
effect-snake-3 = Lay it on one of your birds: its power cannot be used.
name-thunderstorm = Thunderstorm
effect-thunderstorm = Place at most 1 basic link this turn.
name-sport-hunting = Sport Hunting
effect-sport-hunting = Uncaged roosting birds of 40 cm or more die.
name-wildlife-disease = Wildlife Disease
effect-wildlife-disease = All uncaged roosting birds die and are replaced at once.
name-cage-4 = Caged-Bird Trade (4)
effect-cage-4 = Lay it on a roosting bird: it is caged. Lose 5 points.
name-poisoned-bait = Poisoned Bait
effect-poisoned-bait = One of your birds dies, or you lose 5 points.
name-typhoon = Typhoon
effect-typhoon = Place no basic links this turn.
name-power-lines = Power Lines
effect-power-lines = Lose 2 points and 1 more for each of your birds of 40 cm or more.
name-illegal-logging = Illegal Logging
effect-illegal-logging = Take 3 of your links that touch forest off the map.
name-smuggling-ring = Smuggling Ring
effect-smuggling-ring = Give a Wing It card to the next player.
name-deforestation = Deforestation
effect-deforestation = Everybody takes 3 of their links that touch forest off the map.
name-coastal-reclamation = Coastal Reclamation
effect-coastal-reclamation = Everybody takes 3 of their links that touch wetland off the map.
name-steppe-to-plough = Steppe to Plough
effect-steppe-to-plough = Everybody takes 3 of their links that touch open country off the map.
name-flyway-epidemic = Flyway Epidemic
effect-flyway-epidemic = All uncaged roosting birds die and are replaced; everybody loses a point for each of their birds, at most 4.
name-super-typhoon = Super-Typhoon
effect-super-typhoon = In everybody's next turn only 1 basic link may be placed.
name-funding-crisis = Funding Crisis
effect-funding-crisis = Everybody keeps 1 Wing It card and discards the rest.
name-birders-to-the-rescue = Birders to the Rescue
effect-birders-to-the-rescue = Free a caged bird, or take a Snake off one of your birds.
name-science-in-action = Science in Action
effect-science-in-action = Look at the top 3 Fowl Play cards and put them back in any order.
name-reforestation = Reforestation
effect-reforestation = Place up to 2 extra links that touch forest.
name-wetland-restoration = Wetland Restoration
effect-wetland-restoration = Place up to 2 extra links that touch wetland.
name-sustainable-farming = Sustainable Farming
effect-sustainable-farming = Place up to 2 extra links that touch open country.
name-tailwind = Tailwind
effect-tailwind = Place up to 2 extra links.
name-public-funding = Public Funding
effect-public-funding = Gain 4 points.
name-school-outreach = School Outreach
effect-school-outreach = Draw 3 Wing It cards.
name-bird-race = Bird Race
effect-bird-race = Gain 2 points for each habitat among your birds.
name-ranger-patrol = Ranger Patrol
effect-ranger-patrol = Replace an opponent's link beside one of yours with a link from your supply.
name-squawk-1 = Squawk 1
effect-squawk-1 = Pays 1 Squawk.
name-squawk-2 = Squawk 2
effect-squawk-2 = Pays 2 Squawks.
name-squawk-3 = Squawk 3
effect-squawk-3 = Pays 3 Squawks.

# ---- the guide, for a first game

guide-offer = This bird's route was complete before anybody saved it. Take it and give up your turn, or draw and leave it to the others. When the offer has gone round, it costs nothing.
guide-wing-it = Every turn begins with a Wing It card: an event for your Action phase, or a Squawk against Fowl Play. One of your birds lets you choose from two.
guide-fowl-play = Fowl Play is trouble. Perform it, or neutralize it with Squawks worth at least its cost; what is too much is lost. Harmless cards are better performed: keep your Squawks for cages and storms.
guide-act = Place up to three links on the lit linkways, play events, use your birds, in any order. Choose a bird beside the map to see its best route and what it would pay. Whoever places the last link saves the bird.
guide-second-link = A link may not stand alone. This one opens a new group, so a second link beside it follows at once.
guide-extra-link = Extra links do not count toward the three of your turn. You may stop whenever you like.
guide-route = There is more than one way home. You choose: every link on the route brings its owner a point, so prefer your own.
guide-which-bird = Your link brings several birds home. Save them one after the other: powers of the first already count for the next. You may also leave the rest.
guide-save-power = This power works once, now. What you do not use is gone.
guide-discard = Let go of the card that you can use least.
guide-discard-for-points = Every card you let go brings points. Low Squawks are a good choice.
guide-give = The next player gets the card you choose; nobody else sees it.
guide-take-squawk = It is not your turn, but your pelican may take a Squawk that was just spent. Once a round.
guide-protect = It is not your turn, but your night heron may keep your link where it is. Once a round.
guide-remove = Take off what you need least: links far from any bird's route. They go back to your supply.
guide-move-from = Touch the link that is to move; then the empty linkway beside it.
guide-swap-own = Touch one of your links, then the opponent's link it changes places with. A link moved onto a route can bring points there.
guide-replace = The opponent's link goes back to its owner, and yours lies there instead.
guide-bird = Touch a bird below the map. Its card beside the map tells what it is worth.
guide-save = The route is complete, and the bird is yours if you want it. Links of others on it score, too. If you leave it, it is offered to the others first.
guide-rob = The cards are drawn at random. Many cards in a hand promise more choice.
guide-pick-card = Take any card from the discard pile into your hand.
guide-peek = Only you see this bird. Does it suit your links better than an unknown one?
guide-order = Only you see these cards. Bird-tastrophes on top strike as soon as your turn is over; the next player draws the first card below them.
guide-copy = Use the power of an opponent's bird as if it were yours.
guide-free-bird = Your Squawks pay for any of these birds, but only for one: choose which one you free.

# ---- the board

board-map = Map of the flyway
board-flyway = East Asian–Australasian Flyway
board-overview = The whole map and the part you see
board-roost = Roosting birds
board-saved = Saved birds
board-decks = Decks
board-fit = The whole map
board-link-of = { $linkway }: link of { $name }
board-link-yours = { $linkway }: your link
board-empty-linkway = { $linkway }: empty
board-start-of = Start of { $bird }: { $place }
board-end-of = End of { $bird }: { $place }
board-from = from
board-to = to
board-cm = { $size } cm
board-worth = Points:
board-pays = What saving it would pay
board-saver = Saver
board-completes = This link brings it home!
board-links-missing = { $missing ->
    [0] Route complete
    [one] 1 link missing
   *[other] { $missing } links missing
  }
board-lacks = { $missing ->
    [5] 5 or more to go
   *[other] { $missing } to go
  }
board-complete = complete
board-caged = caged
board-snaked = under a Snake
board-cost = Neutralize: { $cost ->
    [one] 1 Squawk
   *[other] { $cost } Squawks
  }
board-reaction = { $name } has the turn, and you may step in.
board-turn-of = { $name } has the turn.
board-no-links = No links this turn
board-choices = What you can do
board-on-map = Choose on the map.
board-end-turn = End my turn
board-stop = No, go on
board-enough = That is enough
board-order = Next: { $card }
board-why-not = Why can’t I save it?
board-do-link = Place the link
board-do-via = Fly this way
board-do-lift = This link
board-do-take = This link
board-do-save = Save
board-do-forfeit = Give up the turn for it
board-do-power = Use
board-do-choose = Choose
board-do-free = Free a bird
board-do-neutralise = Neutralize
board-do-play = Play
board-do-discard = Discard
board-do-pick = Take
board-do-give = Give away
board-birds-of = { $birds ->
    [one] 1 bird of { $of }
   *[other] { $birds } birds of { $of }
  }
board-supply = { $links ->
    [one] 1 link left
   *[other] { $links } links left
  }
board-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
board-end-points = Powers at the end, as things stand: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-no-birds = Nobody has saved a bird yet.
board-bird-deck = Birds
board-wing-deck = Wing It
board-prompt-fowl-pay = Perform the Fowl Play card, or neutralize it.
board-prompt-fowl-cancel = Perform the Fowl Play card, or cancel it with a bird.
board-prompt-fowl-perform = Perform the Fowl Play card.
board-fowl-deck = Fowl Play
board-unseen-back = Unseen back
board-known-fowl = You know card { $depth } of Fowl Play: { $card }.
board-known-bird = You know bird { $depth } of the deck: { $bird }.
board-death-zone = Death zone
board-no-deaths = Empty, and may it stay so.
board-wing-discards = Wing It discards: { $count }
board-fowl-discards = Fowl Play discards: { $count }
board-last-round = Last round
board-cards-left = { $cards ->
    [one] 1 Fowl Play card left
   *[other] { $cards } Fowl Play cards left
  }
board-prompt-act = Your move: { $left ->
    [one] one link to place
   *[other] { $left } links to place
  }, cards, powers
board-prompt-act-done = Your move: cards and powers, or end your turn
board-prompt-extra = Place an extra link ({ $left ->
    [one] the last
   *[other] up to { $left }
  }), or stop
board-prompt-extra-habitat = Place an extra link beside { $habitat } ({ $left ->
    [one] the last
   *[other] up to { $left }
  }), or stop
board-prompt-remove = Take { $left ->
    [one] one of your links
   *[other] { $left } of your links
  } off the map
board-prompt-remove-habitat = Take { $left ->
    [one] one of your links
   *[other] { $left } of your links
  } off the map, beside { $habitat }
board-prompt-route = { $bird } flies home: which way from here?
board-prompt-discard = Discard { $left ->
    [one] a card
   *[other] { $left } cards
  }
board-prompt-give = Give the next player { $left ->
    [one] a card
   *[other] { $left } cards
  }
board-prompt-save-power = { $bird } is saved: use its power?
board-prompt-save = { $bird }: its route is complete. Save it?
board-prompt-cage = Which roosting bird is caged?
board-prompt-attach-snake = On which of your birds does the Snake lie?
board-prompt-remove-snake = From which bird do you take the Snake?
board-prompt-discard-roosting = Which roosting bird goes to the death zone?
board-prompt-bottom-roosting = Which roosting bird goes under the deck?
board-prompt-free-caged = Which caged bird do you free?
board-prompt-discard-saved = Which of your birds dies?
board-prompt-steal-bird = Which bird do you steal?

# ---- the card reference

group-bird = Birds
group-fowl-play = Fowl Play
group-tastrophe = Bird-tastrophes
group-event = Wing It: events
group-squawk = Wing It: Squawks
fact-habitat = Habitat
fact-start = From
fact-end = To
fact-places = From and to
fact-size = Centimeters
fact-status = Status
fact-timing = Power
fact-power = Power
fact-tier = Tier
fact-squawks = Squawks

# ---- the scenes of the rulebook

scene-linking = A basic link joins a link of your own: Ada goes on from hers.
scene-grouping = Two or three links may also open a new group anywhere.
scene-saving = Ada places the last link between start and end: the quail is saved. She gets its points, and everybody gets one for each own link on its route.
scene-neutralising = Squawks worth at least the cost keep the trouble away. What is too much is lost.
scene-suffering = Ada has not enough Squawks, or keeps them. The card is carried out as far as it can be: a Snake lies on her bird, and its power sleeps.
scene-events = Events are played in the Action phase. Reforestation lets Ada place two extra links that touch forest.
scene-patrolling = Ranger Patrol replaces a rival’s link with one of Ada’s own; the rival takes the link back.
scene-swapping = The Fairy Pitta’s power swaps one of Ada’s links with one of Ben’s.
scene-moving = The needletail moves a link of Ada’s to an empty linkway that touches it.
scene-freeing = A caged bird cannot be saved. On her turn Ada may open the cage with Squawks worth its cost.
scene-offering = The route was complete before anybody could save the bird. Ben has links on it and may save it now, at the price of his Draw and Action phases.
scene-drawing = A turn begins with a Wing It card for the hand, then a Fowl Play card that must be dealt with first.
scene-robbing = The Brown Shrike takes two cards at random from a rival. A bird that was used is turned and rests.
scene-picking = Used cards lie open. The Oriental Pratincole brings one of them back to Ada’s hand.
scene-peeking = Only Ada sees the bird on top of the deck. It does not suit her links, and goes to the bottom.
scene-ordering = Science in Action: Ada looks at the next Fowl Play cards and puts them back as she likes. The others see only the back on top.
scene-giving = Ada keeps her Squawks and carries the card out: the next player gets a card of her choice.
scene-losing = Some cards leave a choice: a bird of Ada’s would die, or she loses points instead.
scene-protecting = On Ben’s turn Ada’s night heron keeps her link where it is. Nothing is swapped.
scene-tidying = At the end of the turn five cards may stay in hand; Ada discards what is too much.
scene-forking = Two ways lead on. Ada, who saves the bird, chooses the one that pays Ben less.
scene-leaving = Or it suits her and stays on top, to come when a roosting place is free. A power like this one waits a round after the bird was saved.
part-birds = saved birds
part-links = links on routes
part-cards = cards

# ---- what the coach says of an action. $seat is another player

coach-saved = Saves a bird, { $points ->
    [one] 1 point
   *[other] { $points } points
  } and { $links } for links: { $bird }.
coach-completes = Completes this route; the bird is worth { $points }: { $bird }.
coach-shared = { $seat } scores { $points } for links on that route.
coach-last-round = Brings on the last round.
coach-points-rival = Brings { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-lost = Costs you { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.
coach-lost-rival = Costs { $seat } { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } more at the end, as it stands.
coach-end-points-less = { $points ->
    [one] 1 point
   *[other] { $points } points
  } fewer at the end, as it stands.
coach-nearer = This route then lacks { $links ->
    [one] one link
   *[other] { $links } links
  }{ $before ->
    [5] {""}
   *[other] {" "}instead of { $before }
  }: { $bird }.
coach-farther = This route then lacks { $links ->
    [5] at least five links
   *[other] { $links } links
  }: { $bird }.
coach-harmless = No route in sight gets longer by it.
coach-via-own = The link is yours: it scores for you.
coach-via-rival = The link belongs to { $seat }: it scores for { $seat }.
coach-saving = The bird is worth { $points }, besides the links on its route: { $bird }.
coach-left = The bird stays where it is, for others to save.
coach-open = This route then lacks only { $links ->
    [one] one link
   *[other] { $links } links
  }, for whoever comes next: { $bird }.
coach-links-rival = { $seat } loses { $links ->
    [one] a link
   *[other] { $links } links
  }.
coach-cards-rival = { $seat } loses { $cards ->
    [one] a card
   *[other] { $cards } cards
  }.
coach-links-lost = You lose { $links ->
    [one] a link
   *[other] { $links } links
  }.
coach-cards = You get { $cards ->
    [one] a card
   *[other] { $cards } cards
  } more.
coach-bird-lost = You lose a bird.
coach-extra-links = You may place { $links ->
    [one] an extra link
   *[other] up to { $links } extra links
  }.
coach-protected = { $bird } protects the link: it stays.
coach-peeks = You see the next bird of the deck, and may put it at the bottom.
coach-swapped = The two links change owners.
coach-unharmed = The card takes nothing from you as it stands.
coach-neutralised = The card does nothing; that costs you { $cards ->
    [one] one card
   *[other] { $cards } cards
  }.
coach-turn-over = Ends your turn with { $links ->
    [0] all links placed
    [one] one link unplaced
   *[other] { $links } links unplaced
  } and { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  } in hand.
coach-links-left = It shortens no route in sight; you may place { $links ->
    [0] no more basic links
    [one] one more basic link
   *[other] { $links } more basic links
  } this turn.
coach-hand = You then hold { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  }, Squawks worth { $squawks }.

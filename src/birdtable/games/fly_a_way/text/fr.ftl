# Fly-A-Way

title = Fly-A-Way
tagline = Lien après lien, guide les oiseaux migrateurs de l’Arctique à l’Australie.
intro-1 = Trois oiseaux se reposent sur la voie de migration Asie de l’Est – Australasie. Chacun veut voler de son départ à son arrivée ; qui complète sa route le sauve.
intro-2 = À ton tour, tu pioches une carte Wing It et une carte Fowl Play. Fowl Play apporte des ennuis : exécute-la ou neutralise-la avec des Cris.
intro-3 = Puis tu poses jusqu’à trois liens. Ils doivent toucher les tiens ou, à deux ou trois, ouvrir un nouveau groupe.
intro-4 = Un oiseau vole sur les liens de toutes couleurs, jamais vers le nord. Le sauveteur marque ses points, et chacun marque un point pour chacun de ses liens sur la route.
intro-5 = Les oiseaux sauvés sont devant toi et ont des pouvoirs ; les événements de ta main posent d’autres liens, libèrent des oiseaux, et plus encore.
intro-6 = Le dernier tour de table commence avec le sixième oiseau d’un joueur ou la dernière carte Fowl Play. Qui a le plus de points gagne.

# ---- ce qui se décide

decision-offer = Un oiseau complet est offert : prends-le ou pioche.
decision-wing-it = Pioche une carte Wing It ou utilise un oiseau.
decision-fowl-play = Exécute la carte Fowl Play, neutralise-la ou annule-la.
decision-act = Ta phase d’action : liens, cartes, pouvoirs, dans l’ordre que tu veux.
decision-second-link = Pose le deuxième lien du nouveau groupe.
decision-extra-link = Pose un lien supplémentaire ou arrête.
decision-route = Choisis la suite de la route de l’oiseau.
decision-which-bird = Choisis l’oiseau à sauver d’abord.
decision-save-power = Utilise le pouvoir de l’oiseau sauvé, ou non.
decision-discard = Défausse une carte.
decision-discard-for-points = Défausse une carte pour des points ou arrête.
decision-give = Donne une carte au joueur suivant.
decision-take-squawk = Prends un Cri qui vient d’être dépensé, ou non.
decision-protect = Protège ton lien ou laisse-le partir.
decision-remove = Retire un de tes liens de la carte.
decision-move-from = Choisis le lien à déplacer.
decision-move-to = Choisis où il va.
decision-swap-own = Choisis ton lien pour l’échange.
decision-swap-other = Choisis le lien adverse pour l’échange.
decision-replace = Choisis le lien adverse à remplacer.
decision-bird = Choisis un oiseau.
decision-save = Sauve l’oiseau, ou laisse-le.
decision-rob = Choisis à qui prendre des cartes.
decision-pick-card = Choisis une carte de la défausse.
decision-peek = Laisse l’oiseau sur la pioche ou mets-le dessous.
decision-order = Choisis la carte suivante à partir du dessus.
decision-copy = Choisis l’oiseau dont tu utilises le pouvoir.
decision-free-bird = Choisis l’oiseau à libérer.

# ---- actions

action-done = Terminé
action-draw = Piocher une carte
action-perform = Exécuter la carte
action-lose = Plutôt perdre les points
action-leave = Le laisser dessus
action-bottom = Le mettre dessous
action-protect = Protéger le lien
action-link = Lien { $linkway }
action-via = Vol { $linkway }
action-lift = Ton lien { $linkway }
action-take = Le lien { $linkway }
action-save = Sauver : { $bird }
action-forfeit = Donner son tour pour : { $bird }
action-power = Utiliser : { $bird }
action-choose = { $bird }
action-free = Libérer un oiseau avec les Cris { $squawks }
action-neutralise = Neutraliser avec les Cris { $squawks }
action-play = Jouer { $card }
action-discard = Défausser { $card }
action-pick = Prendre { $card }
action-give = Donner { $card }
action-rob = Prendre des cartes à { $victim }
action-order = La carte { $place } à partir du dessus vient ensuite

# ---- mots

name-wetland = zone humide
name-open-country = milieu ouvert
name-forest = forêt
name-tier-1 = niveau 1
name-tier-2 = niveau 2
name-tier-3 = niveau 3
name-bird-tastrophe = Bird-tastrophe
name-fresh = nouveau
name-ready = prêt
name-exhausted = épuisé
name-spent = utilisé
name-noted = dès le prochain tour
name-made = pour un tour entier
name-free = à sauver gratuitement
name-lc = préoccupation mineure
name-nt = quasi menacé
name-vu = vulnérable
name-en = en danger
name-cr = en danger critique
name-save = au sauvetage
name-each-turn = à chacun de tes tours
name-opp-any = au tour d’un adversaire
name-opp-round = au tour d’un adversaire, une fois par tour de table
name-once-game = à ton tour, une fois par partie
name-end = en fin de partie

# ---- ce qui s’est passé. $seat est le nom du joueur

event-dealt = { $seat } reçoit { $card }.
event-dealt-hidden = { $seat } reçoit une carte.
event-dealt-you = Tu reçois { $card }.
event-roosts = Nouveau au repos : { $bird }.
event-starts = { $seat } commence.
event-starts-you = Tu commences.
event-turn = C’est le tour de { $seat }.
event-turn-you = C’est ton tour.
event-drew = { $seat } pioche { $card }.
event-drew-hidden = { $seat } pioche une carte Wing It.
event-drew-you = Tu pioches { $card }.
event-reshuffled = La défausse Wing It est mélangée en une nouvelle pioche.
event-fowl = { $seat } pioche Fowl Play : { $card }.
event-fowl-you = Tu pioches Fowl Play : { $card }.
event-tier3 = Les cartes défaussées de niveau 3 forment une nouvelle pioche Fowl Play ({ $cards }).
event-performed = { $seat } exécute { $card }.
event-performed-you = Tu exécutes { $card }.
event-neutralised = { $seat } neutralise { $card } avec les Cris { $squawks }.
event-neutralised-you = Tu neutralises { $card } avec les Cris { $squawks }.
event-cancelled = { $seat } ignore { $card }.
event-cancelled-you = Tu ignores { $card }.
event-tastrophe = Bird-tastrophe : { $card } !
event-played = { $seat } joue { $card }.
event-played-you = Tu joues { $card }.
event-used = { $seat } utilise : { $bird }.
event-used-you = Tu utilises : { $bird }.
event-copied = { $seat } utilise le pouvoir de : { $bird }.
event-copied-you = Tu utilises le pouvoir de : { $bird }.
event-placed = { $seat } pose un lien : { $linkway }.
event-placed-you = Tu poses un lien : { $linkway }.
event-removed = Un lien de { $seat } est retiré : { $linkway }.
event-removed-you = Un de tes liens est retiré : { $linkway }.
event-moved = { $seat } déplace un lien : { $linkway } devient { $target }.
event-moved-you = Tu déplaces un lien : { $linkway } devient { $target }.
event-swapped = { $seat } échange le lien { $linkway } avec le lien { $target } de { $other }.
event-swapped-you = Tu échanges ton lien { $linkway } avec le lien { $target } de { $other }.
event-replaced = { $seat } remplace le lien { $linkway } de { $other }.
event-replaced-you = Tu remplaces le lien { $linkway } de { $other }.
event-protected = { $seat } protège le lien : { $bird }.
event-protected-you = Tu protèges ton lien : { $bird }.
event-saved = { $seat } sauve { $bird } : { $points } pour l’oiseau et { $links } pour les liens.
event-saved-you = Tu sauves un oiseau : { $bird }. { $points } pour l’oiseau et { $links } pour les liens.
event-shared = { $seat } marque { $links } pour les liens de la route : { $bird }.
event-shared-you = Tu marques { $links } pour les liens de la route : { $bird }.
event-bonus = { $bird } rapporte à { $seat } { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-bonus-you = Un oiseau te rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
  } : { $bird }.
event-gained = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-gained-you = Tu gagnes { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-lost = { $seat } perd { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-lost-you = Tu perds { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
event-discarded = { $seat } défausse { $card }.
event-discarded-you = Tu défausses { $card }.
event-gave = { $seat } donne à { $other } : { $card }.
event-gave-hidden = { $seat } donne une carte à { $other }.
event-gave-you = Tu donnes à { $other } : { $card }.
event-robbed = { $seat } prend { $card } à { $other }.
event-robbed-hidden = { $seat } prend une carte à { $other }.
event-robbed-you = Tu prends { $card } à { $other }.
event-picked = { $seat } prend { $card } dans la défausse.
event-picked-you = Tu prends { $card } dans la défausse.
event-limited = Liens de base de { $seat } ce tour : { $links ->
    [0] aucun
   *[other] { $links } au plus
  }.
event-limited-you = Tes liens de base ce tour : { $links ->
    [0] aucun
   *[other] { $links } au plus
  }.
event-storm = Liens de base au prochain tour de chacun : { $links } au plus.
event-died = { $bird } va dans la zone de mort.
event-bottomed = { $seat } met sous la pioche : { $bird }.
event-bottomed-you = Tu mets sous la pioche : { $bird }.
event-caged = { $seat } met en cage : { $bird }.
event-caged-you = Tu mets en cage : { $bird }.
event-freed = { $seat } libère : { $bird }.
event-freed-you = Tu libères : { $bird }.
event-snaked = Un Serpent est posé chez { $seat } sur : { $bird }.
event-snaked-you = Un Serpent est posé chez toi sur : { $bird }.
event-unsnaked = { $seat } retire le Serpent de : { $bird }.
event-unsnaked-you = Tu retires le Serpent de : { $bird }.
event-stolen = { $seat } vole à { $other } : { $bird }.
event-stolen-you = Tu voles à { $other } : { $bird }.
event-paid = { $seat } paie les Cris { $squawks }.
event-paid-you = Tu paies les Cris { $squawks }.
event-spent = { $seat } dépense { $card }.
event-spent-you = Tu dépenses { $card }.
event-peeked = { $seat } voit le premier oiseau : { $bird }.
event-peeked-hidden = { $seat } regarde le premier oiseau de la pioche.
event-peeked-you = Tu vois le premier oiseau : { $bird }.
event-looked = { $seat } voit dans la pioche Fowl Play : { $card }.
event-looked-hidden = { $seat } regarde une carte de la pioche Fowl Play.
event-looked-you = Tu vois dans la pioche Fowl Play : { $card }.
event-left = { $seat } laisse l’oiseau dessus.
event-left-you = Tu laisses l’oiseau dessus.
event-sunk = { $seat } met l’oiseau sous la pioche.
event-sunk-you = Tu mets l’oiseau sous la pioche.
event-ordered = { $seat } a remis les cartes Fowl Play.
event-ordered-you = Tu remets les cartes Fowl Play sur la pioche.
event-offered = La route est déjà complète : { $bird }. { $seat } peut le prendre en premier.
event-offered-you = La route est déjà complète : { $bird }. Tu peux le prendre en premier.
event-for_free = { $bird } peut maintenant être sauvé gratuitement par quiconque a un lien sur la route.
event-forfeited = { $seat } donne son tour pour : { $bird }.
event-forfeited-you = Tu donnes ton tour pour : { $bird }.
event-last_round = { $seat } déclenche le dernier tour de table.
event-last_round-you = Tu déclenches le dernier tour de table.
event-tied = Égalité à { $points } points. { $seat } : oiseaux { $birds }, liens sur la carte { $links }.
event-tied-you = Égalité à { $points } points. Toi : oiseaux { $birds }, liens sur la carte { $links }.
event-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-won-you = Tu gagnes avec { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
tie-break = À égalité de points, la victoire va à qui a le plus d’oiseaux, puis le plus de liens sur la carte.

# ---- pourquoi pas

reason-filled = Un lien se trouve déjà sur { $linkway }.
reason-no-more-links = { $links ->
    [0] Tu ne peux poser aucun lien de base ce tour.
    [one] Ce tour permet un seul lien de base, et tu l’as posé.
   *[other] Ce tour permet { $links } liens de base, et tu les as tous posés.
  }
reason-no-supply = Tous tes liens sont sur la carte.
reason-wrong-habitat = Il ne touche pas : { $habitat }.
reason-not-beside = Il ne partage aucun lieu avec { $linkway }.
reason-not-joined = Il ne rejoint pas les liens que tu as posés ce tour.
reason-lone = Il serait seul : il ne touche aucun de tes liens, et aucun deuxième ne peut suivre.
reason-not-on-route = La route ne peut pas continuer par { $linkway }.
reason-not-your-link = Aucun de tes liens n’est sur { $linkway }.
reason-nowhere-to-move = Aucune voie vide à côté de { $linkway }.
reason-not-opponents-link = Aucun lien adverse n’est sur { $linkway }.
reason-not-beside-yours = { $linkway } n’est pas à côté d’un de tes liens.
reason-not-on-that-route = { $linkway } n’est pas sur la route de l’oiseau sauvé.
reason-other-bird = La question porte sur { $asked }, pas sur { $bird }.
reason-nothing-against = Rien ne s’oppose à les sauver : choisis lequel vient d’abord.
reason-not-roosting = Pas dans l’aire de repos : { $bird }.
reason-caged = En cage : { $bird }.
reason-not-offered = Pas offert : { $bird }. Pose le dernier lien de sa route.
reason-no-contribution = Aucun de tes liens sur une route complète de : { $bird }.
reason-is-free = Ne coûte plus rien, sauve simplement : { $bird }.
reason-not-free = Pas encore gratuit : { $bird }. Il coûte ton tour, avant la pioche.
reason-has-forfeited = Tu as donné ce tour.
reason-not-forfeited = Tu n’as pas donné ce tour : pioche.
reason-discard-one = Défausse au moins une carte.
reason-must-choose-bird = Il faut choisir un oiseau.
reason-other-power = Ce n’est pas l’oiseau que tu as sauvé.
reason-not-your-bird = Pas devant toi : { $bird }.
reason-snaked = Sous un Serpent : { $bird }.
reason-by-itself = Ce pouvoir ne s’utilise pas au choix à ton tour : { $bird }.
reason-bird-fresh = Prêt à ton prochain tour : { $bird }.
reason-bird-exhausted = Épuisé : { $bird }.
reason-bird-spent = Le pouvoir est utilisé : { $bird }.
reason-other-moment = Ce pouvoir est pour un autre moment du tour : { $bird }.
reason-nothing-comes = Cela ne donnerait rien maintenant : { $card }.
reason-not-complete = Ce pas n’a complété aucune route de : { $bird }.
reason-no-target = Ne peut être choisi pour cela : { $bird }.
reason-too-few-squawks = Cela coûte { $need } Cris ; ceux-ci en valent { $have }.
reason-no-such-squawks = Tu n’as pas les Cris { $squawks }.
reason-too-many-squawks = Un de ces Cris est de trop : cela coûte { $need }.
reason-not-your-snake = Seul son propriétaire peut retirer le Serpent : { $bird }.
reason-nothing-to-free = Aucun oiseau n’est en cage, et aucun des tiens sous un Serpent.
reason-squawks-pay = Les Cris ne font que payer : neutraliser ou libérer.
reason-not-in-hand = Pas dans ta main : { $card }.
reason-not-just-drawn = Pas parmi les cartes piochées : { $card }.
reason-not-just-spent = Pas dépensé ni défaussé à l’instant : { $card }.
reason-not-in-discards = Pas dans la défausse : { $card }.
reason-not-yourself = Tu ne peux pas te voler toi-même.
reason-no-cards = Ce joueur n’a pas de carte.
reason-no-such-card = La carte { $place } n’est plus à remettre.

# ---- la table en mots

show-turn = Tour { $turn } de la partie : { $name }.
show-last-round = C’est le dernier tour de table.
show-links-left = Liens de base ce tour : { $placed } sur { $allowed }.
show-fowl = Fowl Play : { $card } (coût { $cost }). { $effect }
show-roosting = Au repos :
show-bird = { $bird }, { $points } P, { $habitat }, { $size } cm, { $status } : { $start } – { $end }. { $more }
show-missing = { $missing ->
    [0] Route complète.
    [5] Il manque plus de 4 liens.
    [one] Il manque 1 lien.
   *[other] Il manque { $missing } liens.
  }
show-caged = En cage (Cris { $cost }).
show-offer = Offert ({ $offer }).
show-empty-roost = une place vide
show-seat = { $name } : points { $points }, oiseaux { $birds }, liens sur la carte { $links }, en réserve { $supply }, cartes { $cards }.
show-front = { $bird } ({ $readiness }) : { $effect }
show-snake = Un Serpent est dessus.
show-hand = Ta main :
show-no-cards = aucune carte
show-card = { $card } : { $effect }
show-known = Tu connais de la pioche Fowl Play : { $cards }.
show-deck = Pioches : oiseaux { $birds }, Fowl Play { $fowl }, Wing It { $wing }. Zone de mort : { $dead }.
show-your-links = Tes liens : { $links }.
show-others-links = Liens de { $name } : { $links }.
show-route = Route, maintenant à { $place } ({ $bird }) : { $links }.
show-power = { $bird } : { $effect }
show-points-from = Oiseaux { $birds }, liens { $links }, pouvoirs et cartes { $more }, perdus { $lost }.

# ---- chapitres de la règle

chapter-setup = Mise en place
chapter-map = Carte
chapter-turn = Tour
chapter-draw = Pioche
chapter-fowl = Fowl Play
chapter-tastrophe = Bird-tastrophe
chapter-wing = Wing It
chapter-link = Liens
chapter-extra = Liens supplémentaires
chapter-route = Routes
chapter-save = Sauvetage
chapter-offer = Oiseaux offerts
chapter-power = Pouvoirs
chapter-cage = Cages
chapter-snake = Serpents
chapter-score = Points
chapter-end = Fin

# ---- lieux

name-tai = Péninsule de Taïmyr
name-len = Delta de la Léna
name-kyt = Toundra de Kytalyk
name-chu = Tchoukotka
name-yak = Iakoutie centrale
name-mag = Côte de Magadan
name-bai = Lac Baïkal
name-sch = Baie de Schastye
name-kam = Kamtchatka
name-dau = Steppe de Daourie
name-mur = Mouraviovka (Amour)
name-sak = Sakhaline
name-glb = Bassin des Grands Lacs
name-kha = Lac Khanka
name-sik = Sikhote-Aline
name-hok = Hokkaido
name-gob = Steppe de Gobi
name-son = Plaine de Songnen
name-nho = Honshu du Nord
name-ord = Plateau de l’Ordos
name-boh = Baie de Bohai
name-kor = Côte ouest de la Corée
name-cho = Honshu central
name-ncp = Plaine de Chine du Nord
name-jia = Côte du Jiangsu
name-kyu = Kyushu
name-qin = Monts Qinling
name-poy = Lac Poyang
name-ryu = Îles Ryukyu
name-hen = Monts Hengduan
name-nan = Monts Nanling
name-min = Estuaire du Min
name-red = Delta du fleuve Rouge
name-mai = Mai Po
name-tnn = Tainan
name-mot = Golfe de Mottama
name-ann = Cordillère annamitique
name-luz = Luçon
name-tha = Fond du golfe de Thaïlande
name-ton = Tonlé Sap
name-pal = Palawan
name-vis = Visayas
name-mal = Péninsule Malaise
name-bor = Nord de Bornéo
name-mnd = Mindanao
name-sin = Sungei Buloh
name-sul = Sulawesi du Nord
name-sum = Est de Sumatra
name-jav = Ouest de Java
name-tim = Florès et Timor
name-was = Wasur (Nouvelle-Guinée)
name-roe = Roebuck Bay
name-kak = Kakadu
name-mor = Moreton Bay
name-thm = Firth of Thames

# ---- voies

name-tai-len = Péninsule de Taïmyr – Delta de la Léna
name-tai-yak = Péninsule de Taïmyr – Iakoutie centrale
name-tai-bai = Péninsule de Taïmyr – Lac Baïkal
name-len-kyt = Delta de la Léna – Toundra de Kytalyk
name-len-yak = Delta de la Léna – Iakoutie centrale
name-kyt-chu = Toundra de Kytalyk – Tchoukotka
name-kyt-mag = Toundra de Kytalyk – Côte de Magadan
name-chu-mag = Tchoukotka – Côte de Magadan
name-chu-kam = Tchoukotka – Kamtchatka
name-yak-bai = Iakoutie centrale – Lac Baïkal
name-yak-sch = Iakoutie centrale – Baie de Schastye
name-yak-mur = Iakoutie centrale – Mouraviovka
name-mag-sch = Côte de Magadan – Baie de Schastye
name-mag-kam = Côte de Magadan – Kamtchatka
name-mag-sak = Côte de Magadan – Sakhaline
name-bai-dau = Lac Baïkal – Steppe de Daourie
name-bai-glb = Lac Baïkal – Bassin des Grands Lacs
name-bai-gob = Lac Baïkal – Steppe de Gobi
name-sch-mur = Baie de Schastye – Mouraviovka
name-sch-sak = Baie de Schastye – Sakhaline
name-sch-sik = Baie de Schastye – Sikhote-Aline
name-kam-sak = Kamtchatka – Sakhaline
name-kam-hok = Kamtchatka – Hokkaido
name-dau-mur = Steppe de Daourie – Mouraviovka
name-dau-gob = Steppe de Daourie – Steppe de Gobi
name-dau-son = Steppe de Daourie – Plaine de Songnen
name-mur-kha = Mouraviovka – Lac Khanka
name-mur-son = Mouraviovka – Plaine de Songnen
name-sak-sik = Sakhaline – Sikhote-Aline
name-sak-hok = Sakhaline – Hokkaido
name-glb-gob = Bassin des Grands Lacs – Steppe de Gobi
name-glb-ord = Bassin des Grands Lacs – Plateau de l’Ordos
name-kha-sik = Lac Khanka – Sikhote-Aline
name-kha-son = Lac Khanka – Plaine de Songnen
name-kha-kor = Lac Khanka – Côte ouest de la Corée
name-sik-hok = Sikhote-Aline – Hokkaido
name-sik-kor = Sikhote-Aline – Côte ouest de la Corée
name-sik-cho = Sikhote-Aline – Honshu central
name-hok-nho = Hokkaido – Honshu du Nord
name-gob-son = Steppe de Gobi – Plaine de Songnen
name-gob-ord = Steppe de Gobi – Plateau de l’Ordos
name-son-boh = Plaine de Songnen – Baie de Bohai
name-nho-cho = Honshu du Nord – Honshu central
name-ord-boh = Plateau de l’Ordos – Baie de Bohai
name-ord-ncp = Plateau de l’Ordos – Plaine de Chine du Nord
name-ord-qin = Plateau de l’Ordos – Monts Qinling
name-boh-ncp = Baie de Bohai – Plaine de Chine du Nord
name-boh-jia = Baie de Bohai – Côte du Jiangsu
name-kor-jia = Côte ouest de la Corée – Côte du Jiangsu
name-kor-kyu = Côte ouest de la Corée – Kyushu
name-cho-kyu = Honshu central – Kyushu
name-ncp-jia = Plaine de Chine du Nord – Côte du Jiangsu
name-ncp-poy = Plaine de Chine du Nord – Lac Poyang
name-jia-kyu = Côte du Jiangsu – Kyushu
name-jia-poy = Côte du Jiangsu – Lac Poyang
name-jia-min = Côte du Jiangsu – Estuaire du Min
name-kyu-ryu = Kyushu – Îles Ryukyu
name-qin-hen = Monts Qinling – Monts Hengduan
name-qin-nan = Monts Qinling – Monts Nanling
name-poy-nan = Lac Poyang – Monts Nanling
name-poy-min = Lac Poyang – Estuaire du Min
name-ryu-min = Îles Ryukyu – Estuaire du Min
name-ryu-tnn = Îles Ryukyu – Tainan
name-ryu-luz = Îles Ryukyu – Luçon
name-hen-red = Monts Hengduan – Delta du fleuve Rouge
name-hen-mot = Monts Hengduan – Golfe de Mottama
name-nan-red = Monts Nanling – Delta du fleuve Rouge
name-nan-mai = Monts Nanling – Mai Po
name-min-mai = Estuaire du Min – Mai Po
name-min-tnn = Estuaire du Min – Tainan
name-red-mai = Delta du fleuve Rouge – Mai Po
name-red-ann = Delta du fleuve Rouge – Cordillère annamitique
name-mai-tnn = Mai Po – Tainan
name-mai-ann = Mai Po – Cordillère annamitique
name-mai-pal = Mai Po – Palawan
name-tnn-luz = Tainan – Luçon
name-mot-tha = Golfe de Mottama – Fond du golfe de Thaïlande
name-ann-tha = Cordillère annamitique – Fond du golfe de Thaïlande
name-ann-ton = Cordillère annamitique – Tonlé Sap
name-luz-pal = Luçon – Palawan
name-luz-vis = Luçon – Visayas
name-tha-ton = Fond du golfe de Thaïlande – Tonlé Sap
name-tha-mal = Fond du golfe de Thaïlande – Péninsule Malaise
name-ton-bor = Tonlé Sap – Nord de Bornéo
name-ton-sin = Tonlé Sap – Sungei Buloh
name-pal-vis = Palawan – Visayas
name-pal-bor = Palawan – Nord de Bornéo
name-vis-mnd = Visayas – Mindanao
name-mal-sin = Péninsule Malaise – Sungei Buloh
name-mal-sum = Péninsule Malaise – Est de Sumatra
name-bor-sin = Nord de Bornéo – Sungei Buloh
name-bor-sul = Nord de Bornéo – Sulawesi du Nord
name-bor-tim = Nord de Bornéo – Florès et Timor
name-mnd-sul = Mindanao – Sulawesi du Nord
name-mnd-was = Mindanao – Wasur
name-sin-sum = Sungei Buloh – Est de Sumatra
name-sin-jav = Sungei Buloh – Ouest de Java
name-sul-tim = Sulawesi du Nord – Florès et Timor
name-sul-was = Sulawesi du Nord – Wasur
name-sum-jav = Est de Sumatra – Ouest de Java
name-jav-tim = Ouest de Java – Florès et Timor
name-jav-roe = Ouest de Java – Roebuck Bay
name-tim-roe = Florès et Timor – Roebuck Bay
name-tim-kak = Florès et Timor – Kakadu
name-was-kak = Wasur – Kakadu
name-was-mor = Wasur – Moreton Bay
name-was-thm = Wasur – Firth of Thames
name-roe-kak = Roebuck Bay – Kakadu
name-kak-mor = Kakadu – Moreton Bay
name-mor-thm = Moreton Bay – Firth of Thames

# ---- oiseaux, leurs pouvoirs et un mot sur eux

name-chinese-egret = Aigrette de Chine
effect-chinese-egret = Si tu avais déjà sauvé un autre oiseau des zones humides, gagne 5 points.
trivia-chinese-egret = Court sur les vasières après les poissons, la huppe au vent.
name-dalmatian-pelican = Pélican frisé
effect-dalmatian-pelican = Quand un autre joueur utilise ou défausse un Cri, prends-le en main. Si tu as alors plus de 5 cartes, défausses-en 1.
trivia-dalmatian-pelican = Un géant parmi les oiseaux d’eau, à la nuque ébouriffée.
name-streaked-reed-warbler = Rousserolle sorghophile
effect-streaked-reed-warbler = Chaque fois qu’un autre joueur sauve un oiseau, gagne 2 points.
trivia-streaked-reed-warbler = Nul n’a trouvé son nid, et l’oiseau lui-même a presque disparu.
name-black-faced-spoonbill = Petite Spatule
effect-black-faced-spoonbill = Pose 1 lien supplémentaire qui touche une zone humide et un de tes liens.
trivia-black-faced-spoonbill = Balaie l’eau du bec ; de quelques centaines, ils sont passés à plus de 3000.
name-spoon-billed-sandpiper = Bécasseau spatule
effect-spoon-billed-sandpiper = 3 points pour chacun de tes autres oiseaux EN ou CR.
trivia-spoon-billed-sandpiper = Gros comme un moineau, une cuillère pour bec ; il en reste quelques centaines.
name-far-eastern-curlew = Courlis de Sibérie
effect-far-eastern-curlew = Pose jusqu’à 3 liens supplémentaires.
trivia-far-eastern-curlew = La femelle porte le plus long bec de tous les limicoles.
name-great-knot = Bécasseau de l’Anadyr
effect-great-knot = Marque une seconde fois tes points de liens de cette route.
trivia-great-knot = Se gave de coquillages pour un seul grand bond au bord du Pacifique.
name-nordmanns-greenshank = Chevalier tacheté
effect-nordmanns-greenshank = En phase de pioche, pioche 2 cartes Wing It, gardes-en 1 et défausse l’autre.
trivia-nordmanns-greenshank = Un chevalier qui niche dans les arbres au bord de la mer.
name-siberian-crane = Grue de Sibérie
effect-siberian-crane = 1 point par tranche de 3 de tes liens qui touchent une zone humide.
trivia-siberian-crane = Fait le plus long voyage de toutes les grues, presque toutes vers un seul lac.
name-baers-pochard = Fuligule de Baer
effect-baers-pochard = Quand un autre joueur neutralise une carte Fowl Play, gagne 2 points.
trivia-baers-pochard = Jadis commun, aujourd’hui moins de mille.
name-swinhoes-rail = Râle de Swinhoe
effect-swinhoes-rail = Ignore la carte Fowl Play que tu viens de piocher, sans payer de Cris.
trivia-swinhoes-rail = Le plus petit râle du monde, bien plus entendu que vu.
name-bar-tailed-godwit = Barge rousse
effect-bar-tailed-godwit = Pose aussitôt jusqu’à 2 liens supplémentaires.
trivia-bar-tailed-godwit = Vole de l’Alaska à la Nouvelle-Zélande sans escale.
name-red-necked-stint = Bécasseau à col roux
effect-red-necked-stint = Si tu as posé au moins 3 liens ce tour, gagne 1 point.
trivia-red-necked-stint = Quelques dizaines de grammes qui vont jusqu’en Tasmanie.
name-baikal-teal = Sarcelle élégante
effect-baikal-teal = Pioche 2 cartes Wing It.
trivia-baikal-teal = Hiverne en vols pareils à de la fumée.
name-japanese-quail = Caille du Japon
effect-japanese-quail = Pioche 1 carte Wing It pour chacun de tes autres oiseaux des milieux ouverts, 3 au plus.
trivia-japanese-quail = Un gibier gros comme le poing, qui préfère courir que voler.
name-amur-stonechat = Tarier de Stejneger
effect-amur-stonechat = Défausse jusqu’à 3 cartes Wing It et gagne 3 points pour chacune.
trivia-amur-stonechat = Perché sur une tige, il fond sur tout ce qui bouge.
name-eastern-imperial-eagle = Aigle impérial
effect-eastern-imperial-eagle = Envoie 1 oiseau sans cage de l’aire de repos dans la zone de mort et gagne 3 points.
trivia-eastern-imperial-eagle = Suit les vols de canards dont il se nourrit.
name-yellow-breasted-bunting = Bruant auréole
effect-yellow-breasted-bunting = 2 points pour chacun de tes autres oiseaux des milieux ouverts.
trivia-yellow-breasted-bunting = Pris par millions pour la table ; neuf sur dix ont disparu depuis 1980.
name-white-throated-needletail = Martinet épineux
effect-white-throated-needletail = Déplace 1 de tes liens vers une voie vide qui partage un lieu avec lui.
trivia-white-throated-needletail = Mange, boit et voyage en vol.
name-oriental-pratincole = Glaréole orientale
effect-oriental-pratincole = Prends en main 1 carte de ton choix de la défausse Wing It.
trivia-oriental-pratincole = Un limicole qui chasse comme une hirondelle.
name-little-curlew = Courlis nain
effect-little-curlew = Chaque fois qu’un autre joueur sauve un oiseau par une route qui compte tes liens, gagne 1 point de plus.
trivia-little-curlew = Le plus petit courlis ; se nourrit sur les pelouses et les aérodromes.
name-oriental-plover = Pluvier oriental
effect-oriental-plover = Remplace 1 lien adverse de cette route par un lien de ta réserve.
trivia-oriental-plover = Un limicole des plaines sèches qui fuit le rivage.
name-great-bustard = Outarde barbue
effect-great-bustard = 1 point pour chacun de tes oiseaux de 40 cm ou plus, celui-ci compris.
trivia-great-bustard = Le plus lourd des oiseaux migrateurs.
name-pied-harrier = Busard tchoug
effect-pied-harrier = Regarde le premier oiseau de la pioche ; laisse-le ou mets-le dessous.
trivia-pied-harrier = Quadrille les rizières en habit de pie.
name-brown-shrike = Pie-grièche brune
effect-brown-shrike = Prends 2 cartes Wing It au hasard à un adversaire.
trivia-brown-shrike = Un boucher masqué des haies d’épines.
name-eastern-yellow-wagtail = Bergeronnette de Béringie
effect-eastern-yellow-wagtail = 1 point pour chaque joueur, toi compris, qui a un lien sur la route de cet oiseau.
trivia-eastern-yellow-wagtail = Suit vaches et buffles dans l’herbe humide.
name-daurian-starling = Étourneau de Daourie
effect-daurian-starling = Quand un autre joueur sauve un oiseau, pioche 1 carte Wing It.
trivia-daurian-starling = Descend au sud en nuées tournoyantes de milliers d’oiseaux.
name-barn-swallow = Hirondelle rustique
effect-barn-swallow = Défausse 1 carte Wing It pour poser 1 lien supplémentaire qui touche un de tes liens.
trivia-barn-swallow = Dort par milliers sur les fils des villes.
name-fairy-pitta = Brève migratrice
effect-fairy-pitta = Échange 1 de tes liens avec 1 lien adverse.
trivia-fairy-pitta = Sept couleurs, et pourtant difficile à voir.
name-band-bellied-crake = Marouette mandarin
effect-band-bellied-crake = 2 points pour chacun de tes autres oiseaux de forêt, même volés.
trivia-band-bellied-crake = Crépite dans les fourrés marécageux et ne se montre presque jamais.
name-japanese-night-heron = Bihoreau goisagi
effect-japanese-night-heron = Quand une carte ou un oiseau adverse voudrait échanger, remplacer ou retirer un de tes liens, il reste et rien n’est échangé.
trivia-japanese-night-heron = Trouve les vers à l’oreille sur le sol des bois.
name-japanese-paradise-flycatcher = Tchitrec du Japon
effect-japanese-paradise-flycatcher = Si tu as au moins 1 oiseau de chacun des 3 habitats, gagne 5 points.
trivia-japanese-paradise-flycatcher = Traîne une queue plus longue que tout le reste.
name-brown-chested-jungle-flycatcher = Gobemouche à poitrine brune
effect-brown-chested-jungle-flycatcher = Mets 1 oiseau sans cage de l’aire de repos sous la pioche ; il est remplacé au rangement.
trivia-brown-chested-jungle-flycatcher = Un oiseau brun tout simple ; c’est à Singapour en octobre qu’on le voit.
name-rufous-headed-robin = Rossignol à tête rousse
effect-rufous-headed-robin = 1 point pour chaque oiseau de la zone de mort, 5 au plus.
trivia-rufous-headed-robin = Connu d’une poignée de vallées.
name-silver-oriole = Loriot argenté
effect-silver-oriole = 1 point pour chaque carte Wing It dans ta main, 5 au plus.
trivia-silver-oriole = Argent dessus, capuchon noir, voix de flûte.
name-yellow-bunting = Bruant soufré
effect-yellow-bunting = Libère 1 oiseau en cage sans payer. Si sa route est complète et compte un de tes liens, sauve-le aussitôt.
trivia-yellow-bunting = Ne niche qu’au Japon.
name-siberian-blue-robin = Rossignol bleu
effect-siberian-blue-robin = 1 point si tu as posé ce tour un lien qui touche une forêt.
trivia-siberian-blue-robin = Sa queue tremble quand il marche au sol des forêts.
name-siberian-thrush = Grive de Sibérie
effect-siberian-thrush = Utilise le pouvoir d’un oiseau adverse comme s’il était à toi et prêt (seulement un pouvoir qui sert au tour de son propriétaire).
trivia-siberian-thrush = Ardoise sombre, un sourcil blanc.
name-grey-faced-buzzard = Busautour à joues grises
effect-grey-faced-buzzard = Chaque fois qu’un oiseau de l’aire de repos part dans la zone de mort au tour d’un adversaire, gagne 1 point.
trivia-grey-faced-buzzard = Traverse la mer en spirales de centaines d’oiseaux.
name-oriental-honey-buzzard = Bondrée orientale
effect-oriental-honey-buzzard = Pose jusqu’à 2 liens supplémentaires qui touchent une forêt.
trivia-oriental-honey-buzzard = Pille les nids de frelons et va à Java par le chemin des écoliers.
name-oriental-cuckoo = Coucou oriental
effect-oriental-cuckoo = Vole 1 oiseau d’au plus 3 points à un adversaire qui a plus d’oiseaux que toi.
trivia-oriental-cuckoo = Laisse ses œufs aux pouillots.
name-narcissus-flycatcher = Gobemouche narcisse
effect-narcissus-flycatcher = Si tu as plus de liens sur cette route que tout autre joueur, gagne 3 points.
trivia-narcissus-flycatcher = Une étincelle d’orange et de noir dans les bois du printemps.

# ---- cartes et leurs effets

name-window-collision = Choc contre une vitre
effect-window-collision = Perds 2 points et retire 1 de tes liens de la carte.
name-headwind = Vent contraire
effect-headwind = Pose au plus 2 liens de base ce tour.
name-snake-2 = Serpent (2)
effect-snake-2 = Pose-le sur un de tes oiseaux : son pouvoir est bloqué.
name-cage-2 = Commerce d’oiseaux (2)
effect-cage-2 = Pose-le sur un oiseau au repos : il est en cage. Défausse une carte Wing It.
name-natural-predators = Prédateurs naturels
effect-natural-predators = Les oiseaux au repos sans cage de 20 cm ou moins meurent.
name-plastic-litter = Déchets plastiques
effect-plastic-litter = Défausse une carte Wing It.
name-roaming-cats = Chats errants
effect-roaming-cats = Perds 2 points pour chacun de tes oiseaux de 20 cm ou moins, 6 au plus.
name-city-glare = Lumières de la ville
effect-city-glare = Retire 1 de tes liens de la carte.
name-forest-fire = Feu de forêt
effect-forest-fire = Retire 2 de tes liens qui touchent une forêt.
name-mudflat-filling = Vasières comblées
effect-mudflat-filling = Retire 2 de tes liens qui touchent une zone humide.
name-pesticide-drift = Nuage de pesticides
effect-pesticide-drift = Retire 2 de tes liens qui touchent un milieu ouvert.
name-mist-nets = Filets
effect-mist-nets = Perds 2 points et défausse une carte Wing It.
name-wild-meat-trade = Viande de brousse
effect-wild-meat-trade = Les oiseaux au repos sans cage LC ou NT meurent.
name-cage-3 = Commerce d’oiseaux (3)
effect-cage-3 = Pose-le sur un oiseau au repos : il est en cage. Perds 3 points.
name-snake-3 = Serpent (3)
effect-snake-3 = Pose-le sur un de tes oiseaux : son pouvoir est bloqué.
name-thunderstorm = Orage
effect-thunderstorm = Pose au plus 1 lien de base ce tour.
name-sport-hunting = Chasse sportive
effect-sport-hunting = Les oiseaux au repos sans cage de 40 cm ou plus meurent.
name-wildlife-disease = Maladie de la faune
effect-wildlife-disease = Tous les oiseaux au repos sans cage meurent et sont remplacés aussitôt.
name-cage-4 = Commerce d’oiseaux (4)
effect-cage-4 = Pose-le sur un oiseau au repos : il est en cage. Perds 5 points.
name-poisoned-bait = Appât empoisonné
effect-poisoned-bait = Un de tes oiseaux meurt, ou tu perds 5 points.
name-typhoon = Typhon
effect-typhoon = Ne pose aucun lien de base ce tour.
name-power-lines = Lignes électriques
effect-power-lines = Perds 2 points, plus 1 pour chacun de tes oiseaux de 40 cm ou plus.
name-illegal-logging = Coupes illégales
effect-illegal-logging = Retire 3 de tes liens qui touchent une forêt.
name-smuggling-ring = Réseau de contrebande
effect-smuggling-ring = Donne une carte Wing It au joueur suivant.
name-deforestation = Déforestation
effect-deforestation = Chacun retire 3 de ses liens qui touchent une forêt.
name-coastal-reclamation = Côtes remblayées
effect-coastal-reclamation = Chacun retire 3 de ses liens qui touchent une zone humide.
name-steppe-to-plough = Steppe labourée
effect-steppe-to-plough = Chacun retire 3 de ses liens qui touchent un milieu ouvert.
name-flyway-epidemic = Épidémie
effect-flyway-epidemic = Tous les oiseaux au repos sans cage meurent et sont remplacés ; chacun perd 1 point pour chacun de ses oiseaux, 4 au plus.
name-super-typhoon = Super-typhon
effect-super-typhoon = Au prochain tour de chacun, 1 seul lien de base.
name-funding-crisis = Crise financière
effect-funding-crisis = Chacun garde 1 carte Wing It et défausse le reste.
name-birders-to-the-rescue = Ornithologues à la rescousse
effect-birders-to-the-rescue = Libère un oiseau en cage ou retire un Serpent d’un de tes oiseaux.
name-science-in-action = La science en action
effect-science-in-action = Regarde les 3 premières cartes Fowl Play et remets-les dans l’ordre voulu.
name-reforestation = Reboisement
effect-reforestation = Pose jusqu’à 2 liens supplémentaires qui touchent une forêt.
name-wetland-restoration = Zones humides restaurées
effect-wetland-restoration = Pose jusqu’à 2 liens supplémentaires qui touchent une zone humide.
name-sustainable-farming = Agriculture durable
effect-sustainable-farming = Pose jusqu’à 2 liens supplémentaires qui touchent un milieu ouvert.
name-tailwind = Vent arrière
effect-tailwind = Pose jusqu’à 2 liens supplémentaires.
name-public-funding = Fonds publics
effect-public-funding = Gagne 4 points.
name-school-outreach = Visite à l’école
effect-school-outreach = Pioche 3 cartes Wing It.
name-bird-race = Course aux oiseaux
effect-bird-race = Gagne 2 points pour chaque habitat parmi tes oiseaux.
name-ranger-patrol = Patrouille de gardes
effect-ranger-patrol = Remplace un lien adverse à côté d’un des tiens par un lien de ta réserve.
name-squawk-1 = Cri 1
effect-squawk-1 = Paie 1 Cri.
name-squawk-2 = Cri 2
effect-squawk-2 = Paie 2 Cris.
name-squawk-3 = Cri 3
effect-squawk-3 = Paie 3 Cris.

# ---- la règle, phrase par phrase

clause-setup-links = Chacun a un pion et 35 liens d’une couleur.
clause-setup-birds = Les 42 oiseaux sont mélangés ; trois sont face visible dans l’aire de repos, et des marqueurs montrent sur la carte le départ et l’arrivée de chacun.
    .ruling = Deux oiseaux peuvent partager un départ ou une arrivée.
clause-setup-fowl-play = La pioche Fowl Play contient 8, 6 et 6 cartes des niveaux 1, 2 et 3 à deux joueurs, 9, 6 et 6 à trois, 12, 8 et 8 à quatre. De haut en bas : niveau 1, une Bird-tastrophe, niveau 2, une Bird-tastrophe, niveau 3.
    .ruling = Chaque niveau et les Bird-tastrophes sont mélangés d’abord ; le reste est écarté sans être vu.
clause-setup-wing-it = Les cartes Wing It sont mélangées et chacun en reçoit deux.
clause-setup-first = Les pions sont à 0. Qui a vu un oiseau en dernier commence ; on joue dans le sens horaire.
    .ruling = Le hasard désigne le premier joueur, sauf si quelqu’un est désigné.
clause-setup-hidden = Les mains sont secrètes.
    .ruling = Leur taille est publique, comme les défausses, la zone de mort, les oiseaux, les liens et les points. Nul ne connaît l’ordre des pioches, mais les dos montrent les niveaux. Ce que montre La science en action, un regard dans la pioche d’oiseaux ou une carte donnée ou volée n’est connu que des intéressés. Une main qui change de joueur tout entière reste aussi connue qu’avant ; si une partie seulement change de main, plus aucune de ses cartes n’est tenue pour connue des autres. Après La science en action, les autres ne voient que le dos du dessus et ne savent des suivants que ce qui découle des dos en présence.
clause-map-linkway = Une voie entre deux lieux porte un seul lien, de qui que ce soit.
clause-map-touch = Un lien touche les habitats de ses deux lieux ; un lieu peut avoir deux habitats.
clause-turn-phases = Un tour a une phase de pioche, une phase d’action et une phase de rangement.
    .ruling = Au début, les oiseaux se redressent et les oiseaux offerts peuvent être pris.
clause-turn-action = En phase d’action, tu joues des cartes Wing It, poses des liens, sauves des oiseaux et utilises des pouvoirs, dans l’ordre et le nombre voulus.
    .ruling = Les Cris peuvent aussi libérer des oiseaux alors.
clause-turn-death-zone = Les oiseaux défaussés, au repos ou sauvés, sont face visible dans la zone de mort.
clause-turn-refill = Au rangement, de nouveaux oiseaux remplissent les places vides et les marqueurs bougent ; les liens restent. Aucun oiseau n’est remplacé avant.
    .ruling = Les places sont remplies dans l’ordre. Si la pioche d’oiseaux est vide, elles restent vides ; la zone de mort n’est pas remélangée. Maladie de la faune et Épidémie remplissent aussitôt les places qu’elles ont vidées.
clause-turn-hand = À la fin de ton tour, tu gardes au plus cinq cartes Wing It et défausses le reste.
    .ruling = La limite n’est vérifiée qu’à la fin de son propre tour, même donné.
clause-draw-wing-it = Tu pioches d’abord une carte Wing It.
    .ruling = Un Cri qui vient d’être pioché peut donc servir contre la carte Fowl Play.
clause-draw-fowl-play = Puis tu pioches une carte Fowl Play et la résous avant tout : exécuter ou neutraliser.
clause-fowl-neutralise = Une carte Fowl Play est neutralisée par des Cris valant au moins son coût. Elle est alors défaussée sans effet.
    .ruling = Les Cris se dépensent quand la carte est résolue, bien que les cartes Wing It soient sinon pour la phase d’action.
clause-fowl-squawks = Les Cris de valeurs 1 à 3 se combinent. S’ils valent plus que le coût, rien n’est rendu.
    .ruling = Moins n’est pas permis, ni une carte dont on pourrait se passer.
clause-fowl-as-far = L’effet d’une carte est exécuté comme il est écrit.
    .ruling = Autant que possible : le reste tombe, et une carte sans cible est simplement défaussée. Qui n’a pas plus de cartes ou de liens qu’il ne doit en perdre, ou n’a qu’un seul oiseau à choisir, n’est pas consulté.
clause-fowl-discarding = Prédateurs naturels, Viande de brousse, Chasse sportive et Maladie de la faune défaussent des oiseaux au repos ; un oiseau en cage reste.
    .ruling = Les prédateurs prennent les oiseaux de 20 cm ou moins, la viande les LC et NT, la chasse ceux de 40 cm ou plus, la maladie tous.
clause-tastrophe-when = Une Bird-tastrophe arrive entre deux tours et ne remplace aucune pioche.
    .ruling = Dès qu’elle est sur le dessus après un rangement, même si La science en action l’y a mise ; plusieurs l’une après l’autre.
clause-tastrophe-all = Elle frappe tout le monde et ne peut être neutralisée.
    .ruling = Les choix se font dans le sens horaire à partir du joueur suivant.
clause-wing-play = Les événements se jouent dans ta phase d’action ; plusieurs sont permis.
clause-wing-nothing = Événements et pouvoirs aident à poser des liens, sauver des oiseaux ou gagner des points.
    .ruling = Ils ne s’utilisent pas si rien ne peut en résulter.
clause-wing-piles = Les cartes Wing It et Fowl Play utilisées sont face visible sur leurs défausses.
    .ruling = Les Cris aussitôt, les événements après leur effet. Cages et Serpents restent sur leurs oiseaux jusqu’à ce que ceux-ci soient libérés ou quittent le jeu.
clause-wing-empty = Si toutes les cartes Wing It sont piochées, la défausse est mélangée et resservie.
    .ruling = Quand une carte est à piocher et qu’il n’y en a plus, même au milieu d’une pioche. Sans défausse, on ne pioche pas.
clause-wing-science = La science en action peut déplacer une Bird-tastrophe.
    .ruling = Tu regardes jusqu’à trois cartes sur la pioche Fowl Play et les remets dans l’ordre voulu. Personne d’autre n’apprend l’ordre, pas même par les niveaux au dos : seul le dos du dessus se voit.
clause-link-number = Tu peux poser jusqu’à trois liens par tour.
    .ruling = Ce sont les liens de base ; les limites des cartes ne valent que pour eux, et la plus basse compte. Ils se posent aussi en plusieurs fois, avec d’autres actions entre. Une tempête compte aussi pour un tour donné.
clause-link-supply = Tu as 35 liens.
    .ruling = Quand tous sont sur la carte, tu n’en poses plus ; les liens retirés reviennent dans ta réserve.
clause-link-connect = Un lien doit toucher un autre de tes liens.
    .ruling = Deux liens se touchent s’ils partagent un lieu. Ceux des autres n’aident ni ne gênent.
clause-link-group = Deux ou trois liens peuvent être posés ensemble n’importe où, ou un à trois joints aux tiens ; ils peuvent bifurquer. Un lien seul n’est pas permis.
    .ruling = Tous les liens de base d’un tour doivent être dans un seul groupe à toi, de deux liens ou plus ; un groupe peut grandir aux deux bouts.
clause-link-fresh = Un nouveau groupe demande deux liens.
    .ruling = Ses deux premiers liens sont un seul pas : le premier ne va que là où le second peut suivre. Les routes sont examinées après chaque pas.
clause-link-stay = Les liens restent quand un oiseau est sauvé ou meurt ; seules certaines cartes les retirent.
    .ruling = Les liens coupés comptent encore, même seuls.
clause-extra-attach = Les liens supplémentaires des cartes et pouvoirs n’ont pas à rejoindre ceux du tour.
    .ruling = Chacun doit toucher un de tes liens ou être l’un de deux qui ouvrent un groupe, si la carte en permet deux. Tu peux arrêter après chaque pas.
clause-extra-exchange = Un pouvoir peut échanger un de tes liens avec un lien adverse.
    .ruling = Échanger et remplacer ne demandent aucun contact et ne complètent aucune route. Un lien remplacé revient à son propriétaire ; le tien vient de la réserve et compte comme posé.
clause-extra-move = Déplacer un lien : un pouvoir peut porter un de tes liens sur la voie voisine.
    .ruling = Notre reconstitution. Le lien va sur une voie vide qui partage un lieu avec l’ancienne ; il n’a pas à toucher tes autres liens. Il peut compléter une route et ne compte pas comme posé.
clause-extra-protect = Protéger un lien : au tour d’un adversaire, un pouvoir peut garder un de tes liens en place.
    .ruling = Notre reconstitution. On te le demande dès que l’adversaire a nommé les liens à échanger ou à remplacer. Si tu protèges le tien, rien n’est échangé, et sa carte ou son pouvoir est tout de même dépensé.
clause-route-path = Un oiseau vole sur des liens de toutes couleurs de son départ à son arrivée.
    .ruling = Une route ne passe pas deux fois par un lieu.
clause-route-south = Les oiseaux volent du nord au sud : les liens vers le haut ne comptent pas.
    .ruling = Les lieux sont en rangées ; un pas vers une rangée plus au nord monte.
clause-route-side = Les liens latéraux peuvent servir.
    .ruling = Ils relient des lieux d’une même rangée, dans les deux sens et sans limite.
clause-route-choice = Seuls les liens de la route utilisée comptent.
    .ruling = S’il y en a plusieurs, le sauveteur en choisit une, pas à pas. Elle utilise un lien tout juste posé ; pour un oiseau offert ou libéré, un lien du sauveteur.
clause-save-last-link = Qui pose le dernier lien d’une route sauve l’oiseau et le met face visible devant soi.
    .ruling = Les liens supplémentaires ou déplacés complètent aussi des routes. Un oiseau dont la route est déjà complète n’est pas sauvé par des liens : quoi qu’on pose, on ne l’obtient que par l’offre.
clause-save-option = Sauver est facultatif : tu peux sauver l’oiseau dont tu complètes la route, ou le laisser.
    .ruling = On te le demande là où quelque chose peut s’y opposer : un autre joueur a un lien sur une route complète de l’oiseau, un oiseau adverse réagit à tout sauvetage, l’oiseau a un pouvoir au sauvetage, ou il serait ton sixième et déclencherait le dernier tour de table. Sinon il est sauvé aussitôt. Un oiseau que tu laisses compte comme nouveau : il est offert à partir du joueur suivant.
clause-save-several = Tu peux sauver plusieurs oiseaux dans un tour, même au-delà de six.
    .ruling = Ceux qu’un même pas complète sont sauvés l’un après l’autre dans ton ordre ; tu peux arrêter si quelque chose s’oppose à l’un de ceux qui restent.
clause-save-order = Un oiseau sauvé marque et son pouvoir sert.
    .ruling = D’abord la carte, puis tous les points, le compte jusqu’à six, les réactions des adversaires, et son pouvoir au sauvetage ; chaque oiseau en entier.
clause-offer-who = Si la route d’un nouvel oiseau est déjà complète, un joueur qui y a des liens peut le sauver à son tour.
    .ruling = Il est offert dans l’ordre du tour à partir du joueur suivant ; qui n’a pas de lien sur une route complète est sauté.
clause-offer-forfeit = Cela coûte les phases de pioche et d’action de ce tour.
    .ruling = On décide avant de piocher. Le sauvetage compte en entier, on range, et d’autres oiseaux de ce genre peuvent être sauvés au même tour.
clause-offer-power = Qui donne son tour pour un oiseau n’y pioche pas de carte et n’y pose pas de lien.
    .ruling = Pas même par un pouvoir de cet oiseau au sauvetage. Les points d’un tel pouvoir sont payés aussitôt ; s’il pioche des cartes, pose ou échange des liens, il attend et peut servir une fois, dans la phase d’action de ton prochain tour ; ensuite il est perdu. L’échange du Pluvier oriental est perdu aussi si un autre oiseau a été sauvé entre-temps : il vaut pour la dernière route utilisée.
clause-offer-free = Si personne n’en veut jusqu’à ce que revienne le premier à qui il fut offert, il ne coûte plus rien.
    .ruling = Dès lors tout contributeur peut le sauver gratuitement à son tour, avant la pioche ou en phase d’action.
clause-offer-again = L’offre vaut pour une route complète.
    .ruling = Elle tombe si la route est rompue ou l’oiseau mis en cage. Un oiseau complet qui n’est pas sauvé, comme à l’ouverture d’une cage ou si son sauveteur le laisse, compte comme nouveau.
clause-power-wait = Un pouvoir qui ne sert pas au sauvetage sert un tour de table plus tard.
    .ruling = Dès le début du prochain tour de son propriétaire ; les pouvoirs de fin à la fin en tout cas.
clause-power-save = Certains pouvoirs servent au sauvetage.
    .ruling = Alors ou jamais ; seul qui a donné son tour attend jusqu’au suivant. Les points viennent d’eux-mêmes ; le reste est au choix.
clause-power-own-turn = Certains pouvoirs servent à chacun de tes tours, certains une fois par partie.
    .ruling = Une fois par tour. Les points viennent à la fin de la phase d’action, le reste est au choix.
clause-power-opponent = Certains pouvoirs servent au tour d’un adversaire, parfois une fois par tour de table.
    .ruling = Un tour de table va d’un de tes tours au suivant. Les réactions viennent dans le sens horaire à partir du joueur suivant et jamais entre les tours ; points et cartes d’eux-mêmes. Un Cri pris a quand même payé.
clause-power-exhausted = Un oiseau utilisé est épuisé et tourné ; il se redresse selon son pouvoir.
    .ruling = Au début de ton tour, sauf si le pouvoir sert une fois par partie.
clause-power-counts = Certains pouvoirs comptent tes oiseaux sauvés, même volés.
    .ruling = Ceux qui sont maintenant devant toi, même sous un Serpent ; « autre » exclut l’oiseau lui-même.
clause-power-copy = Copier un pouvoir : un oiseau peut utiliser comme le sien le pouvoir d’un oiseau placé devant un adversaire.
    .ruling = Notre reconstitution. Seuls se copient les pouvoirs qui servent au tour de leur propriétaire, même d’oiseaux épuisés, mais pas sous un Serpent. Le pouvoir agit au moment du tour qu’il indique, et rien n’arrive à l’oiseau copié.
clause-power-stolen = Les oiseaux peuvent être volés.
    .ruling = La carte part avec son Serpent et est prête au prochain tour du voleur ; un pouvoir utilisé le reste, et les points restent où ils sont.
clause-cage-card = Commerce d’oiseaux se pose sur un oiseau au repos.
    .ruling = Sur un oiseau sans cage, au choix de qui l’a pioché ; sans cible, il est défaussé.
clause-cage-untouchable = Un oiseau en cage ne peut être sauvé, défaussé ni choisi avant d’être libéré.
    .ruling = Compléter sa route ne sauve rien.
clause-cage-free = Il est libéré par des Cris ou par Ornithologues à la rescousse.
    .ruling = Tout joueur peut payer en phase d’action le coût imprimé sur la carte.
clause-cage-save = Qui libère un oiseau dont la route est complète et y a un lien peut le sauver aussitôt, sans poser de lien.
    .ruling = Sinon il compte comme nouveau.
clause-snake-card = Un oiseau sous un Serpent compte parmi les six mais n’utilise pas son pouvoir de fin.
    .ruling = Aucun pouvoir n’agit sous un Serpent. Il est sur un oiseau sauvé de qui l’a pioché et peut être défaussé avec lui.
clause-snake-off = Un Serpent reste sur l’oiseau.
    .ruling = La règle ne dit pas comment il part : comme une cage, mais par le propriétaire seul. Le pouvoir est alors comme avant.
clause-score-bird = Qui sauve un oiseau marque ses points.
clause-score-links = Chacun marque un point par lien à soi sur la route utilisée, le sauveteur aussi. Exemple : 1 + 2 points pour sauver la Caille du Japon avec deux liens sur quatre, 2 points pour le propriétaire des autres.
    .ruling = Poser un lien seul ne rapporte rien ; un lien peut compter encore pour d’autres oiseaux.
clause-score-track = Fowl Play peut coûter des points ; le total final peut dépasser 100.
    .ruling = Personne ne descend sous 0.
clause-score-stays = Les oiseaux sauvés peuvent être défaussés ou volés.
    .ruling = Les points marqués restent.
clause-end-six-birds = Le dernier tour de table est lancé quand un joueur a six oiseaux.
    .ruling = Ceux qui sont devant lui maintenant, même sous un Serpent ou volés. Une fois lancé, il le reste.
clause-end-last-card = Il est aussi lancé quand toutes les cartes Fowl Play sont piochées.
    .ruling = Les Bird-tastrophes ne comptent pas.
clause-end-equal-turns = Chacun joue autant de tours : on finit le tour de table.
    .ruling = Aucune Bird-tastrophe après le dernier tour.
clause-end-reshuffle = Si la pioche Fowl Play est vide au dernier tour de table, les cartes de niveau 3 de la défausse sont mélangées et resservies.
    .ruling = Quand une carte est à piocher ; s’il n’y en a pas, on n’en pioche pas.
clause-end-powers = Les pouvoirs de fin de partie sont comptés.
clause-end-tie = Le plus haut score gagne ; à égalité plus d’oiseaux, puis plus de liens sur la carte.
    .ruling = Si tout est égal, la victoire est partagée.

# ---- le guide de la première partie

guide-offer = La route de cet oiseau était complète avant que quelqu’un le sauve. Prends-le en donnant ton tour, ou pioche et laisse-le aux autres. Quand l’offre a fait le tour, il ne coûte plus rien.
guide-wing-it = Chaque tour commence par une carte Wing It : un événement pour ta phase d’action, ou un Cri contre Fowl Play. Un de tes oiseaux te fait choisir entre deux.
guide-fowl-play = Fowl Play apporte des ennuis. Exécute la carte, ou neutralise-la avec des Cris qui valent au moins son coût ; le surplus est perdu. Mieux vaut exécuter une carte sans danger et garder tes Cris pour les cages et les tempêtes.
guide-act = Pose jusqu’à trois liens sur les voies éclairées, joue des événements, utilise tes oiseaux, dans l’ordre que tu veux. Choisis un oiseau à côté de la carte pour voir sa meilleure route et ce qu’elle rapporterait. Qui pose le dernier lien sauve l’oiseau.
guide-second-link = Un lien ne peut rester seul. Celui-ci ouvre un nouveau groupe : un deuxième le suit aussitôt, à côté.
guide-extra-link = Les liens supplémentaires ne comptent pas parmi les trois de ton tour. Tu peux arrêter quand tu veux.
guide-route = Plusieurs chemins mènent au but. À toi de choisir : chaque lien de la route rapporte un point à son propriétaire, préfère donc les tiens.
guide-which-bird = Ton lien ramène plusieurs oiseaux. Sauve-les l’un après l’autre : le pouvoir du premier compte déjà pour le suivant. Tu peux aussi laisser les autres.
guide-save-power = Ce pouvoir agit une fois, maintenant. Ce que tu n’utilises pas est perdu.
guide-discard = Sépare-toi de la carte qui te sert le moins.
guide-discard-for-points = Chaque carte défaussée rapporte des points. Les petits Cris conviennent bien.
guide-give = Le joueur suivant reçoit la carte choisie ; personne d’autre ne la voit.
guide-take-squawk = Ce n’est pas ton tour, mais ton pélican peut prendre un Cri qui vient d’être dépensé. Une fois par tour de table.
guide-protect = Ce n’est pas ton tour, mais ton bihoreau peut garder ton lien en place. Une fois par tour de table.
guide-remove = Retire ce qui te sert le moins : des liens loin de toute route. Ils retournent dans ta réserve.
guide-move-from = Touche le lien à déplacer, puis la voie vide à côté.
guide-swap-own = Touche un de tes liens, puis le lien adverse avec lequel il change de place. Placé sur une route, il y rapporte des points.
guide-replace = Le lien adverse retourne à son propriétaire et le tien prend sa place.
guide-bird = Touche un oiseau sous la carte. Sa fiche, à côté, dit ce qu’il vaut.
guide-save = La route est complète, et l’oiseau est à toi si tu le veux. Les liens des autres y marquent aussi. Si tu le laisses, il est d’abord offert aux autres.
guide-rob = Les cartes sont prises au hasard. Une main pleine promet davantage.
guide-pick-card = N’importe quelle carte de la défausse peut rejoindre ta main.
guide-peek = Toi seul vois cet oiseau. Convient-il mieux à tes liens qu’un inconnu ?
guide-order = Toi seul vois ces cartes. Les Bird-tastrophes du dessus frappent dès la fin de ton tour ; le joueur suivant pioche la première carte en dessous.
guide-copy = Utilise le pouvoir d’un oiseau adverse comme s’il était à toi.
guide-free-bird = Tes Cris suffisent pour n’importe lequel de ces oiseaux, mais pour un seul : choisis lequel libérer.

# ---- le plateau

board-map = Carte de la voie de migration
board-flyway = Voie Asie de l’Est – Australasie
board-overview = La carte entière et la partie visible
board-roost = Oiseaux au repos
board-saved = Oiseaux sauvés
board-decks = Pioches
board-fit = Toute la carte
board-link-of = { $linkway } : lien de { $name }
board-link-yours = { $linkway } : ton lien
board-empty-linkway = { $linkway } : vide
board-start-of = Départ, { $bird } : { $place }
board-end-of = Arrivée, { $bird } : { $place }
board-from = de
board-to = à
board-cm = { $size } cm
board-worth = Points :
board-pays = Ce que son sauvetage rapporterait
board-saver = Sauveteur
board-completes = Ce lien le ramène !
board-links-missing = { $missing ->
    [0] Route complète
    [one] Il manque 1 lien
   *[other] Il manque { $missing } liens
  }
board-lacks = { $missing ->
    [5] encore 5 ou plus
   *[other] encore { $missing }
  }
board-complete = complète
board-caged = en cage
board-snaked = sous un Serpent
board-cost = Neutraliser : { $cost ->
    [one] 1 Cri
   *[other] { $cost } Cris
  }
board-reaction = C’est le tour de { $name }, et tu peux intervenir.
board-turn-of = Au tour de { $name }.
board-no-links = Pas de liens ce tour
board-choices = Ce que tu peux faire
board-on-map = Choisis sur la carte.
board-end-turn = Finir mon tour
board-stop = Non, continuer
board-enough = Cela suffit
board-order = Ensuite : { $card }
board-why-not = Pourquoi ne puis-je pas le sauver ?
board-do-link = Poser le lien
board-do-via = Voler par là
board-do-lift = Ce lien
board-do-take = Ce lien
board-do-save = Sauver
board-do-forfeit = Donner son tour
board-do-power = Utiliser
board-do-choose = Choisir
board-do-free = Libérer un oiseau
board-do-neutralise = Neutraliser
board-do-play = Jouer
board-do-discard = Défausser
board-do-pick = Prendre
board-do-give = Donner
board-birds-of = { $birds ->
    [one] { $birds } oiseau sur { $of }
   *[other] { $birds } oiseaux sur { $of }
  }
board-supply = { $links ->
    [one] { $links } lien restant
   *[other] { $links } liens restants
  }
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
board-end-points = Pouvoirs de fin, pour l’instant : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-no-birds = Personne n’a encore sauvé d’oiseau.
board-bird-deck = Oiseaux
board-wing-deck = Wing It
board-prompt-fowl-pay = Exécutez la carte Fowl Play ou neutralisez-la.
board-prompt-fowl-cancel = Exécutez la carte Fowl Play ou annulez-la avec un oiseau.
board-prompt-fowl-perform = Exécutez la carte Fowl Play.
board-fowl-deck = Fowl Play
board-unseen-back = Dos inconnu
board-known-fowl = Tu connais la carte { $depth } de Fowl Play : { $card }.
board-known-bird = Tu connais l’oiseau { $depth } de la pioche : { $bird }.
board-death-zone = Zone de mort
board-no-deaths = Vide, et qu’elle le reste.
board-wing-discards = Défausse Wing It : { $count }
board-fowl-discards = Défausse Fowl Play : { $count }
board-last-round = Dernier tour
board-cards-left = { $cards ->
    [one] { $cards } carte Fowl Play restante
   *[other] { $cards } cartes Fowl Play restantes
  }
board-prompt-act = À toi : { $left ->
    [one] encore un lien
   *[other] encore { $left } liens
  }, cartes, pouvoirs
board-prompt-act-done = À toi : cartes et pouvoirs, ou finis ton tour
board-prompt-extra = Pose un lien supplémentaire ({ $left ->
    [one] le dernier
   *[other] jusqu’à { $left }
  }) ou arrête
board-prompt-extra-habitat = Pose un lien supplémentaire, { $habitat } ({ $left ->
    [one] le dernier
   *[other] jusqu’à { $left }
  }), ou arrête
board-prompt-remove = Retire { $left ->
    [one] un de tes liens
   *[other] { $left } de tes liens
  } de la carte
board-prompt-remove-habitat = Retire { $left ->
    [one] un de tes liens
   *[other] { $left } de tes liens
  } de la carte, { $habitat }
board-prompt-route = { $bird } rentre : par où d’ici ?
board-prompt-discard = Défausse { $left ->
    [one] une carte
   *[other] { $left } cartes
  }
board-prompt-give = Donne au joueur suivant { $left ->
    [one] une carte
   *[other] { $left } cartes
  }
board-prompt-save-power = { $bird } : utiliser son pouvoir ?
board-prompt-save = { $bird } : sa route est complète. Le sauver ?
board-prompt-cage = Quel oiseau au repos est mis en cage ?
board-prompt-attach-snake = Sur lequel de tes oiseaux va le Serpent ?
board-prompt-remove-snake = De quel oiseau ôtes-tu le Serpent ?
board-prompt-discard-roosting = Quel oiseau au repos va dans la zone de mort ?
board-prompt-bottom-roosting = Quel oiseau au repos va sous la pioche ?
board-prompt-free-caged = Quel oiseau en cage libères-tu ?
board-prompt-discard-saved = Lequel de tes oiseaux meurt ?
board-prompt-steal-bird = Quel oiseau voles-tu ?

# ---- the card reference

group-bird = Oiseaux
group-fowl-play = Fowl Play
group-tastrophe = Bird-tastrophes
group-event = Wing It : événements
group-squawk = Wing It : Cris
fact-habitat = Habitat
fact-start = De
fact-end = À
fact-places = Départ et arrivée
fact-size = Centimètres
fact-status = Statut
fact-timing = Pouvoir
fact-power = Pouvoir
fact-tier = Niveau
fact-squawks = Cris

# ---- the scenes of the rulebook

scene-linking = Un lien de base touche un de tes liens : Ada continue à partir du sien.
scene-grouping = Deux ou trois liens peuvent aussi ouvrir un nouveau groupe n’importe où.
scene-saving = Ada pose le dernier lien entre départ et arrivée : la caille est sauvée. Elle reçoit ses points, et chacun en reçoit un par lien à lui sur la route.
scene-neutralising = Des Cris valant au moins le coût écartent l’ennui. Le surplus est perdu.
scene-suffering = Ada n’a pas assez de Cris, ou les garde. La carte s’applique autant que possible : un Serpent se pose sur son oiseau, dont le pouvoir est bloqué.
scene-events = Les événements se jouent en phase d’action. Le reboisement permet à Ada de poser deux liens de plus qui touchent une forêt.
scene-patrolling = La patrouille de gardes remplace un lien adverse par un lien d’Ada ; Ben reprend le sien.
scene-swapping = Le pouvoir de la brève migratrice échange un lien d’Ada contre un lien de Ben.
scene-moving = Le martinet épineux déplace un lien d’Ada vers une voie libre qui le touche.
scene-freeing = Un oiseau en cage ne peut être sauvé. À son tour, Ada peut ouvrir la cage avec des Cris valant son coût.
scene-offering = La route était complète avant que l’oiseau puisse être sauvé. Ben y a des liens et peut le sauver, au prix de ses phases de pioche et d’action.
scene-drawing = Un tour commence par une carte Wing It en main, puis une carte Fowl Play à régler d’abord.
scene-robbing = La pie-grièche brune prend deux cartes au hasard à un rival. Un oiseau utilisé est tourné et se repose.
scene-picking = Les cartes utilisées sont visibles. La glaréole orientale en ramène une dans la main d’Ada.
scene-peeking = Ada seule voit l’oiseau du dessus. Il ne convient pas à ses liens et va sous la pioche.
scene-ordering = La science en action : Ada regarde les prochaines cartes Fowl Play et les remet comme elle veut. Les autres ne voient que le dos du dessus.
scene-giving = Ada garde ses Cris et exécute la carte : le joueur suivant reçoit une carte de son choix à elle.
scene-losing = Certaines cartes laissent le choix : un oiseau d’Ada mourrait, ou elle perd des points à la place.
scene-protecting = Au tour de Ben, le bihoreau d’Ada garde son lien en place. Rien n’est échangé.
scene-tidying = À la fin du tour, cinq cartes peuvent rester en main ; Ada défausse le surplus.
scene-forking = Deux chemins mènent plus loin. Ada, qui sauve l’oiseau, choisit celui qui rapporte le moins à Ben.
scene-leaving = Ou bien il convient et reste dessus, jusqu’à ce qu’une place se libère. Un tel pouvoir attend un tour de table après le sauvetage.
part-birds = les oiseaux sauvés
part-links = les liens sur les routes
part-cards = les cartes

# ---- ce que le coach dit d’une action. $seat est quelqu’un d’autre

coach-saved = Sauve un oiseau, { $points ->
    [one] 1 point
   *[other] { $points } points
  } et { $links } pour les liens : { $bird }.
coach-completes = Complète cette route ; l’oiseau vaut { $points } : { $bird }.
coach-shared = { $seat } marque { $points } pour ses liens sur cette route.
coach-last-round = Déclenche le dernier tour de table.
coach-points-rival = Rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
  } à { $seat }.
coach-lost = Te coûte { $points ->
    [one] 1 point
   *[other] { $points } points
  } tout de suite.
coach-lost-rival = Coûte { $points ->
    [one] 1 point
   *[other] { $points } points
  } à { $seat }.
coach-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } de plus à la fin, en l’état.
coach-end-points-less = { $points ->
    [one] 1 point
   *[other] { $points } points
  } de moins à la fin, en l’état.
coach-nearer = Il manque alors à cette route { $links ->
    [one] un lien
   *[other] { $links } liens
  }{ $before ->
    [5] {""}
   *[other] {" "}au lieu de { $before }
  } : { $bird }.
coach-farther = Il manque alors à cette route { $links ->
    [5] au moins cinq liens
   *[other] { $links } liens
  } : { $bird }.
coach-harmless = Aucune route en vue n’en devient plus longue.
coach-via-own = Ce lien est à toi : il compte pour toi.
coach-via-rival = Ce lien est à { $seat } : il compte pour { $seat }.
coach-saving = L’oiseau vaut { $points }, sans compter les liens de sa route : { $bird }.
coach-left = L’oiseau reste où il est ; d’autres pourront le sauver.
coach-open = Il ne manque alors que { $links ->
    [one] un lien
   *[other] { $links } liens
  } à cette route, pour qui viendra ensuite : { $bird }.
coach-links-rival = { $seat } perd { $links ->
    [one] un lien
   *[other] { $links } liens
  }.
coach-cards-rival = { $seat } perd { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
coach-links-lost = Tu perds { $links ->
    [one] un lien
   *[other] { $links } liens
  }.
coach-cards = Tu reçois { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } de plus.
coach-bird-lost = Tu perds un oiseau.
coach-extra-links = Tu peux poser { $links ->
    [one] un lien supplémentaire
   *[other] jusqu’à { $links } liens supplémentaires
  }.
coach-protected = { $bird } protège le lien : il reste.
coach-peeks = Tu vois le prochain oiseau de la pioche et peux le mettre dessous.
coach-swapped = Les deux liens changent de propriétaire.
coach-unharmed = En l’état, la carte ne te prend rien.
coach-neutralised = La carte reste sans effet ; cela te coûte { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }.
coach-turn-over = Termine ton tour avec { $links ->
    [0] tous tes liens posés
    [one] un lien non posé
   *[other] { $links } liens non posés
  } et { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
  } en main.
coach-links-left = Ne raccourcit aucune route en vue ; ce tour-ci tu peux encore poser { $links ->
    [0] zéro lien de base
    [one] un lien de base
   *[other] { $links } liens de base
  }.
coach-hand = Tu tiens alors { $cards ->
    [0] zéro carte
    [one] une carte
   *[other] { $cards } cartes
  }, dont des Squawks pour { $squawks }.

# Perch, toutes les phrases en français. Les lieux sont des noms propres, après deux-points ou entre parenthèses.

title = Perch
tagline = Peuple le domaine, brise les égalités et finis tout en haut de la fontaine.
intro-1 = Les lieux du domaine rapportent à chaque manche : à la volée la plus nombreuse, à la deuxième et à la troisième. Après cinq manches, qui a le plus de points l’emporte.
intro-2 = À chaque manche, tout le monde recrute quatre oiseaux : deux à soi et deux de n’importe quelle couleur, tirés du sac. Puis chacun pose un oiseau à la fois, sur le lieu de son choix. Les oiseaux des autres se posent volontiers là où ils gênent.
intro-3 = Les égalités s’annulent : qui est à égalité ne reçoit rien, et personne ne monte à sa place. Un nid compte comme un oiseau de plus.
intro-4 = Qui domine le refuge d’un animal le contrôle à la manche suivante. Les animaux poussent, ramènent et échangent des oiseaux, ou les chassent vers la fontaine. Une fois par tour, tu peux utiliser un animal, ou ton nichoir (manches 4 et 5), ou ton éclair (manche 5).
intro-5 = Un oiseau envoyé à la fontaine est placé par son propriétaire. Plus il est haut, plus il vaut de points à la fin ; les places en dessous doivent déjà être prises.
intro-6 = À la fin, ton objectif, la plus grande volée, les animaux, la fontaine et la place rapportent encore des points.

# ---- ce qui est à décider

decision-objective = Choisis l’objectif que tu gardes.
decision-rookery = Tu as exactement deux oiseaux à la Corbeautière : tu peux mettre un oiseau de plus dans le sac.
decision-return = Joyeux bain d’oiseaux : remets l’un des trois oiseaux.
decision-offer = Mangeoire pleine : propose un de tes oiseaux en échange, ou renonce.
decision-trade = Choisis l’oiseau que tu veux en échange.
decision-turn = Pose un oiseau et, si tu veux, fais une action bonus.
decision-move = Choisis où va l’animal.
decision-send = Choisis l’oiseau qui va à la fontaine.
decision-push = Choisis un oiseau et la direction dans laquelle le chien le pousse.
decision-carry = Choisis un autre oiseau et le lieu où le chat l’emmène.
decision-fetch = Choisis un oiseau que l’abeille ramène, ou renonce.
decision-swap = Choisis l’oiseau près de l’animal qui change de place.
decision-swap-with = Choisis l’oiseau avec lequel il change de place.
decision-swap-seat = Choisis l’oiseau de la fontaine avec lequel il change de place.
decision-seat = Choisis une place sur la fontaine.
decision-stand = Choisis le croisement où se tient l’épouvantail.

# ---- les actions, en liste

action-perch = Poser un oiseau ({ $flock }) : { $location }
action-nest = Poser un oiseau dans un nid ({ $flock }) : { $location }
action-house = Nichoir sur la pile ({ $flock }) : { $location }
action-zap = Foudroyer un oiseau ({ $flock }) : { $location }
action-zap-nest = Foudroyer un nid vide : { $location }
action-activate = Activer un animal : { $creature }
action-done = Terminer le tour
action-go = Aller : { $location }
action-send = Envoyer un oiseau à la fontaine ({ $flock }) : { $location }
action-push = Pousser un oiseau ({ $flock }) : { $direction }
action-carry = Déplacer un oiseau ({ $flock }) : { $location }
action-fetch = Prendre un oiseau ({ $flock }) : { $location }
action-swap = Échanger un oiseau : { $flock }
action-stand = Se tenir au croisement { $intersection }
action-seat = Place { $spot }
action-add = Mettre un oiseau de plus dans le sac
action-decline = Renoncer
action-return = Remettre un oiseau : { $flock }
action-offer = Proposer un oiseau : { $flock }
action-trade = Prendre un oiseau ({ $flock }) à { $seat }
action-keep = Garder { $card } objectif

# ---- les noms

name-blue = bleu
name-red = rouge
name-yellow = jaune
name-green = vert
name-purple = violet
name-first = le premier
name-second = le second
name-up = vers le haut
name-up-right = en haut à droite
name-down-right = en bas à droite
name-down = vers le bas
name-down-left = en bas à gauche
name-up-left = en haut à gauche
name-birch = Bouleaux à l’écorce qui pèle
name-ash = Grand frêne
name-elm = Orme solitaire
name-oak = Chêne puissant
name-pine = Pins parfumés
name-maple = Érable du Japon
name-doghouse = Niche du chien
name-country-house = Maison de campagne
name-hawks-nest = Aire de l’épervier
name-foxs-den = Tanière du renard
name-cornfield = Champ de maïs
name-thorn-bush = Buisson d’épines
name-owl-barn = Grange du hibou
name-beehive = Ruche
name-park-bench = Banc du parc
name-early-bird = Oiseau matinal
name-rookery = Corbeautière
name-birdbath = Joyeux bain d’oiseaux
name-feeder = Mangeoire pleine
name-statue = Statue de pierre
name-high-perch = Haut perchoir
name-power-lines = Lignes électriques oscillantes
name-hanging-nest = Nid en équilibre précaire
name-overstuffed = Nichoir bondé
name-dog = Chien
name-cat = Chat
name-hawk = Épervier
name-red-fox = Renard roux
name-bee = Abeille
name-scarecrow = Épouvantail
name-cuckoo = Coucou
name-owl = Hibou
name-squirrel = Écureuil
name-stork = Cigogne partout
name-unpheasant = Faisan second
name-quack = Affaire cancanée
name-crowbar = Pied-de-corbeau
name-toucan = Toucan et deux coins
name-lord = Seigneur des ailes
name-wise = Vieux canard
name-chirp = Gazouillis en file
name-impeckable = Goût imbéquable
name-robin = Rouge-gorge des nids
name-illeagle = Entrée illéaigle
name-eggs = Tous les œufs dans un arbre
name-ostrich = Verger d’autruches
name-jack = Choucas à tout faire
name-birden = Bête de plumes
name-wing = À tire-d’aile
name-tweet = Douces chaumières
name-hidden = Creux caché
name-egrets = Sans aigrettes
name-myself = Tout pour moi
name-emu = Parc d’émus
name-comedihen = Poule comique

# ---- ce qui s’est passé. $seat est le nom de la personne

event-laid = Le domaine compte : { $location }.
event-dealt = { $seat } reçoit l’objectif { $objective }.
event-dealt-hidden = { $seat } reçoit un objectif.
event-kept = { $seat } garde l’objectif { $objective }.
event-kept-hidden = { $seat } garde un objectif et rend l’autre.
event-starts = { $seat } commence.
event-round = La manche { $round } commence.
event-migrated = { $birds ->
    [one] { $birds } oiseau ({ $flock }) va dans le sac.
   *[other] { $birds } oiseaux ({ $flock }) vont dans le sac.
  }
event-added = { $location } : un oiseau de plus ({ $flock }) va dans le sac.
event-declined = { $seat } renonce.
event-drew = { $seat } tire un oiseau ({ $flock }).
event-took = { $seat } prend { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } ({ $flock }) dans la réserve.
event-returned = { $seat } remet un oiseau ({ $flock }) dans le sac.
event-traded = { $seat } donne à { $other } un oiseau ({ $flock }) contre un autre ({ $other_flock }).
event-perched = { $seat } pose un oiseau ({ $flock }) : { $location }.
event-nested = { $seat } pose un oiseau dans un nid ({ $flock }) : { $location }.
event-housed = { $seat } construit un nichoir sur la pile ({ $flock }) : { $location }.
event-zapped = { $seat } foudroie un oiseau ({ $flock }) : { $location }.
event-zapped_nest = { $seat } foudroie un nid vide : { $location }.
event-activated = { $seat } active un animal : { $creature }.
event-moved = Déplacement ({ $creature }) : { $location }.
event-stood = L’épouvantail se tient maintenant entre : { $first }, { $second }, { $third }.
event-sent = Un oiseau ({ $flock }) part pour la fontaine, depuis : { $location }.
event-pushed = Un oiseau ({ $flock }) change de lieu : { $location } → { $to }.
event-pushed_off = Un oiseau ({ $flock }) est poussé hors du plateau ({ $location }) et va à la fontaine.
event-swapped = Deux oiseaux changent de place : { $flock } ({ $location }) et { $other_flock } ({ $other }).
event-swapped_seat = Deux oiseaux changent de place : { $flock } ({ $location }) et { $other_flock } sur la fontaine ({ $spot }).
event-seated = Un oiseau ({ $flock }) prend la place { $spot } de la fontaine.
event-to_plaza = { $birds ->
    [one] { $birds } oiseau ({ $flock }) va sur la place.
   *[other] { $birds } oiseaux ({ $flock }) vont sur la place.
  }
event-to_roost = { $birds ->
    [one] { $birds } oiseau ({ $flock }) retourne à la réserve.
   *[other] { $birds } oiseaux ({ $flock }) retournent à la réserve.
  }
event-scored = { $location } : { $seat } a le rang { $rank } et reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-order = Ordre du tour { $rank } : { $seat }.
event-controls = { $seat } contrôle un animal : { $creature }.
event-uncontrolled = Personne ne contrôle cet animal : { $creature }.
event-falls = { $location } : le lieu cède, des oiseaux tombent.
event-removed = { $location } : ce lieu quitte la partie.
event-went_home = Retour au refuge : { $creature }.
event-got_birdhouse = { $seat } reçoit un nichoir.
event-got_lightning = { $seat } reçoit un éclair.
event-achieved = { $seat } a rempli l’objectif { $objective } : { $points } points.
event-missed = { $seat } n’a pas rempli l’objectif { $objective }.
event-largest = { $seat } a la plus grande volée, de force { $birds } ({ $location }) : { $points } points.
event-no_largest = Personne n’obtient les points de la plus grande volée.
event-creature_points = { $seat } contrôle { $creatures ->
    [one] { $creatures } animal
   *[other] { $creatures } animaux
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-fountain_points = { $seat } a { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } sur la fontaine : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-plaza_points = { $seat } a { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } sur la place : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied = Égalité à { $points } points : { $seat } a une plus grande volée de { $largest } et { $seated ->
    [one] { $seated } oiseau
   *[other] { $seated } oiseaux
  } sur la fontaine.
event-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- ce qui s’est passé, dit à la personne concernée

event-dealt-you = Tu reçois l’objectif { $objective }.
event-kept-you = Tu gardes l’objectif { $objective }.
event-starts-you = Tu commences.
event-declined-you = Tu renonces.
event-drew-you = Tu tires un oiseau ({ $flock }).
event-took-you = Tu prends { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } ({ $flock }) dans la réserve.
event-returned-you = Tu remets un oiseau ({ $flock }) dans le sac.
event-traded-you = Tu donnes à { $other } un oiseau ({ $flock }) contre un autre ({ $other_flock }).
event-perched-you = Tu poses un oiseau ({ $flock }) : { $location }.
event-nested-you = Tu poses un oiseau dans un nid ({ $flock }) : { $location }.
event-housed-you = Tu construis un nichoir sur la pile ({ $flock }) : { $location }.
event-zapped-you = Tu foudroies un oiseau ({ $flock }) : { $location }.
event-zapped_nest-you = Tu foudroies un nid vide : { $location }.
event-activated-you = Tu actives un animal : { $creature }.
event-scored-you = { $location } : tu as le rang { $rank } et reçois { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-controls-you = Tu contrôles un animal : { $creature }.
event-got_birdhouse-you = Tu reçois un nichoir.
event-got_lightning-you = Tu reçois un éclair.
event-achieved-you = Tu as rempli ton objectif { $objective } : { $points } points.
event-missed-you = Tu n’as pas rempli ton objectif { $objective }.
event-largest-you = Tu as la plus grande volée, de force { $birds } ({ $location }) : { $points } points.
event-creature_points-you = Tu contrôles { $creatures ->
    [one] { $creatures } animal
   *[other] { $creatures } animaux
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-fountain_points-you = Tu as { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } sur la fontaine : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-plaza_points-you = Tu as { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } sur la place : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied-you = Égalité à { $points } points : tu as une plus grande volée de { $largest } et { $seated ->
    [one] { $seated } oiseau
   *[other] { $seated } oiseaux
  } sur la fontaine.
event-won-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = À égalité de points, la plus grande volée sur un seul lieu l’emporte, puis le plus d’oiseaux sur la fontaine.

# ---- pourquoi pas

reason-no-such-flock = Cette volée ne participe pas : { $flock }.
reason-not-in-play = Pas en jeu : { $location }.
reason-already-placed = Tu as déjà posé ton oiseau pour ce tour.
reason-place-first = Pose d’abord un oiseau : un par tour.
reason-not-recruited = Tu n’as plus d’oiseau de cette couleur : { $flock }.
reason-closed = La pile ({ $flock }) est sous un nichoir, aucun oiseau ne peut la rejoindre : { $location }.
reason-protected = La pile ({ $flock }) est sous un nichoir : { $location }.
reason-no-empty-nest = Il n’y a pas de nid vide : { $location }.
reason-nests-already = La volée ({ $flock }) y occupe déjà un nid : { $location }.
reason-bonus-taken = Tu as déjà fait ton action bonus de ce tour.
reason-too-early = C’est possible à partir de la manche { $first }.
reason-token-used = Tu as déjà utilisé le tien.
reason-no-bird = Il n’y a pas d’oiseau de cette couleur ({ $flock }) : { $location }.
reason-creature-not-in-play = Le refuge de cet animal n’est pas en jeu : { $creature }.
reason-not-controller = Tu ne contrôles pas cet animal : { $creature }.
reason-creature-used = Cet animal a déjà été activé pendant cette manche : { $creature }.
reason-nothing-to-do = Cet animal ne pourrait rien faire : { $creature }.
reason-go-adjacent = Il va sur un lieu voisin.
reason-go-fullest-adjacent = Il va sur le lieu voisin qui a le plus d’oiseaux.
reason-go-anywhere = Il va sur un autre lieu que le sien.
reason-go-two-steps = Il fait deux pas sur des lieux voisins, sans jamais revenir au départ.
reason-go-far = Elle va sur un lieu qui n’est ni le sien ni voisin.
reason-go-ring = Il fait un à quatre pas dans le sens horaire, le long du bord.
reason-go-near-home = Il fait un pas et reste sur le banc du parc ou à côté.
reason-out-of-reach = L’animal n’y atteint aucun oiseau : { $location }.
reason-carry-adjacent = Ce n’est pas à côté du chat : { $location }.
reason-same-location = C’est le lieu où se tient l’animal.
reason-bee-colour = Il n’y a pas d’oiseau de cette couleur là où est l’abeille : { $flock }.
reason-no-partner = Cet oiseau n’a rien avec quoi changer de place : { $flock }.
reason-same-colour = Les deux oiseaux ont la même couleur.
reason-seat-empty = La place { $spot } est vide.
reason-seat-taken = La place { $spot } est prise.
reason-seat-unsupported = La place { $spot } n’est pas encore soutenue. Encore vides en dessous : { $missing }.
reason-same-intersection = L’épouvantail s’y tient déjà.
reason-broken-intersection = Trois lieux ne s’y rejoignent plus.
reason-not-drawn = Tu n’as pas tiré d’oiseau de cette couleur : { $flock }.
reason-nothing-to-offer = Tu n’as pas d’oiseau de cette couleur à offrir : { $flock }.
reason-nothing-to-trade = Personne n’a rien à donner en échange : { $flock }.
reason-trade-self = Tu ne peux pas échanger avec toi-même.
reason-no-such-seat = Personne n’est assis là.
reason-other-has-none = Cette personne n’a pas d’oiseau de cette couleur : { $flock }.

# ---- la table en mots, pour le terminal

show-round = Manche { $round } sur { $rounds } : { $phase }.
show-phase-migration = migration
show-phase-recruit = recrutement
show-phase-perch = pose
show-phase-upkeep = entretien
show-phase-setup = mise en place
show-seat = { $name } : { $flock }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } (les lieux rapporteraient { $now } maintenant). Recrues : { $birds }.
show-birdhouse = A un nichoir.
show-lightning = A un éclair.
show-bird-brained = La volée des têtes de linotte ({ $flock }) prend des rangs et ne marque jamais.
show-status = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
show-homestead = Le domaine, colonne par colonne. Après chaque lieu, ses points pour le plus d’oiseaux, le deuxième et le troisième ; + est un nid ou un nichoir, entre parenthèses ce qu’il rapporterait maintenant, = une égalité :
show-gap = (retiré)
show-nests = { $nests ->
    [one] { $nests } nid vide
   *[other] { $nests } nids vides
  }
show-creature-free = { $creature } : sans contrôle. Refuge : { $home }.
show-creature = { $creature } : contrôle de { $name }.
show-creature-used = { $creature } : contrôle de { $name }, déjà activé pendant cette manche.
show-between = Il se tient entre : { $locations }.
show-level = Fontaine, niveau { $level }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } par oiseau : { $seats }.
show-open = libre
show-shut = pas encore
show-seat-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
show-plaza = Place : { $birds }.
show-bag = Sac : { $birds }.
show-hand = Tes recrues : { $birds }.
show-count = { $count } { $flock }
show-about-bird = Il s’agit d’un oiseau : { $flock }.
show-perch = Poser un oiseau : { $flock }
show-nest = Poser un oiseau dans un nid : { $flock }
show-house = Construire ton nichoir sur la pile : { $flock }
show-zap = Foudroyer un oiseau : { $flock }
show-send = Envoyer un oiseau à la fontaine : { $flock }
show-carry = Déplacer un oiseau : { $flock }
show-fetch = Prendre un oiseau : { $flock }
show-push = Pousser un oiseau : { $flock }
show-activate = Activer un animal
show-objective = { $objective }, { $points } points : { $effect }
show-your-objective = Ton objectif :
show-objective-met = Rempli en ce moment.
show-objective-not-met = Pas rempli en ce moment.
show-points-from = Par manche { $rounds } ; objectif { $objective }, plus grande volée { $largest }, animaux { $creatures }, fontaine { $fountain }, place { $plaza }.

# ---- ce que font les animaux et demandent les objectifs, en peu de mots

effect-dog = sur un lieu voisin ; y pousse un oiseau d’un pas dans une direction au choix, hors du plateau vers la fontaine
effect-cat = sur le lieu voisin le plus peuplé ; y envoie un oiseau à la fontaine et en déplace un autre d’un pas
effect-hawk = sur n’importe quel autre lieu ; y envoie un oiseau à la fontaine
effect-red-fox = exactement deux pas, jamais de retour au départ ; envoie à la fontaine un oiseau de chaque lieu où il entre
effect-bee = sur un autre lieu qui n’est pas voisin ; peut y ramener un oiseau d’une couleur déjà présente
effect-scarecrow = envoie à la fontaine un oiseau de chacun de deux lieux qui l’entourent ; ne bouge que s’il change de mains
effect-cuckoo = sur un lieu voisin ; y échange un oiseau avec un autre de couleur différente, n’importe où ailleurs
effect-owl = un à quatre pas le long du bord, dans le sens horaire ; envoie à la fontaine un oiseau de son chemin
effect-squirrel = un pas, sur le banc du parc ou à côté ; y échange un oiseau avec un de la fontaine, de couleur différente
effect-stork = avoir un oiseau sur chaque lieu
effect-unpheasant = être seul deuxième sur 2 lieux ou plus
effect-quack = être seul troisième sur 2 lieux ou plus
effect-crowbar = contrôler le lieu qui a le plus d’oiseaux en tout, nids et nichoirs compris
effect-toucan = contrôler 2 coins ou plus
effect-lord = avoir un oiseau sur les quatre coins
effect-wise = contrôler 3 lieux en diagonale
effect-chirp = avoir 2 oiseaux ou plus sur chacun des 3 lieux d’une colonne
effect-impeckable = contrôler un lieu qui a un nid
effect-robin = contrôler 2 lieux ou plus qui ont des nids
effect-illeagle = contrôler un lieu où une autre volée occupe un nid
effect-eggs = contrôler un lieu d’arbres
effect-ostrich = contrôler 2 lieux d’arbres ou plus
effect-jack = contrôler 2 animaux ou plus
effect-birden = contrôler un animal
effect-wing = ne contrôler aucun animal
effect-tweet = avoir 2 oiseaux ou plus sur chacun de 5 lieux
effect-hidden = un lieu sans aucun oiseau
effect-egrets = laisser 3 lieux ou plus sans un seul de tes oiseaux
effect-myself = contrôler un lieu où il n’y a que tes oiseaux
effect-emu = contrôler un lieu spécial : ni arbres, ni refuge d’un animal
effect-comedihen = être seul quatrième sur 3 lieux ou plus

# ---- ce que font les lieux spéciaux

effect-early-bird = Migration : qui le contrôle met dans le sac un oiseau de plus de sa volée.
effect-rookery = Migration : qui a exactement 2 oiseaux ici peut mettre dans le sac un oiseau de plus de sa volée ; puis qui contrôle le lieu envoie d’ici un de ses oiseaux à la fontaine.
effect-birdbath = Recrutement : qui le contrôle tire d’abord trois oiseaux et en garde deux.
effect-feeder = Recrutement : qui la contrôle peut échanger une de ses recrues contre une recrue d’un autre.
effect-statue = Décompte : le premier rang reçoit 1 point et la moitié de tous les oiseaux ici, arrondie à l’inférieur.
effect-high-perch = Ordre du tour : qui le contrôle joue en dernier à la manche suivante.
effect-power-lines = Entretien : qui les contrôle envoie un de ses oiseaux d’ici à la fontaine.
effect-hanging-nest = Entretien : à partir de 4 oiseaux, tous vont sur la place.
effect-overstuffed = Entretien : à partir de 7 oiseaux, tous vont sur la place et le lieu quitte la partie.

# ---- chapitres des règles

chapter-setup = mise en place
chapter-migration = migration
chapter-recruit = recrutement
chapter-perch = pose
chapter-bonus = actions bonus
chapter-creature = animaux
chapter-scoring = décompte
chapter-order = ordre du tour
chapter-upkeep = entretien
chapter-fountain = la fontaine
chapter-two = à deux
chapter-end = fin
chapter-objective = objectifs

# ---- les règles

clause-setup-homestead = On tire 3 lieux de base, 2 lieux spéciaux et 3 refuges d’animaux à 2 ou 3, 4, 2 et 4 à quatre, 5, 3 et 5 à cinq. On les mélange et on les dispose en colonnes de 3-2-3, 2-3-2-3 ou 3-2-3-2-3.
clause-setup-neighbours = Les colonnes sont décalées d’un demi-lieu et ne forment pas de rangées.
    .ruling = Un lieu a donc jusqu’à six voisins : au-dessus et au-dessous dans sa colonne, et deux dans chaque colonne à côté.
clause-setup-owl-barn = La Grange du hibou se trouve sur le bord extérieur. Si elle tombe à l’intérieur, on mélange les lieux de sa colonne jusqu’à ce qu’elle n’y soit plus.
clause-setup-first-game = Pour une première partie, un domaine est donné pour chaque nombre de joueurs.
    .ruling = L’ordre dans les colonnes est lu sur l’image. Une option ; les objectifs en sont une autre.
clause-setup-nests = Chaque lieu reçoit autant de nids qu’il en montre ; les autres retournent dans la boîte.
clause-setup-creatures = Seuls les animaux dont le refuge est en jeu participent. Ils attendent à côté du domaine que quelqu’un les contrôle.
clause-setup-fountain = La fontaine a un côté pour 2 ou 3 joueurs (12 places) et un pour 4 ou 5 (18 places). Autant de nichoirs et d’éclairs que de joueurs attendent près des manches 4 et 5.
clause-setup-flocks = Tout le monde a une volée de 28 oiseaux d’une couleur dans la réserve et commence à 0 point.
clause-setup-bird-brained = À deux, une troisième couleur forme la volée des têtes de linotte. Elle participe et ne marque jamais.
    .ruling = Elle ne recrute pas, ne joue pas de tour et n’a pas de jetons.
clause-setup-objectives = Avec les objectifs, chacun reçoit deux cartes adaptées au nombre de joueurs, en garde une face cachée et remet l’autre dans la boîte sans la montrer ; tous choisissent en même temps.
    .ruling = Le domaine est visible à ce moment. On choisit par la place de la carte, première ou seconde, pour que le choix ne révèle rien.
clause-setup-start-order = Qui a nourri un oiseau en dernier joue en premier à la manche 1 ; les autres suivent dans le sens horaire.
    .ruling = Le hasard désigne qui commence, une fois que chacun a gardé un objectif, sauf si quelqu’un est désigné.
clause-setup-hidden = Les objectifs sont secrets jusqu’à la fin.
    .ruling = Tout le reste est public : les recrues, et combien d’oiseaux de chaque couleur sont dans le sac. Seul ce qu’on en tire est dû au hasard.
clause-migration-birds = Chaque manche commence par deux oiseaux de chaque volée mis de la réserve dans le sac.
clause-migration-bird-brained = Les têtes de linotte mettent quatre oiseaux à la manche 1 et deux ensuite.
clause-migration-shortage = Qui n’a pas assez d’oiseaux dans la réserve met ce qu’il y a.
clause-migration-locations = Ensuite, des lieux peuvent ajouter des oiseaux.
    .ruling = Ils agissent colonne par colonne depuis la gauche, chacune de haut en bas ; on regarde qui contrôle un lieu au moment où il agit.
clause-migration-early-bird = Oiseau matinal : qui le contrôle met un oiseau de plus de sa volée dans le sac.
clause-migration-rookery = Corbeautière : qui y a exactement deux oiseaux peut mettre un oiseau de plus dans le sac.
    .ruling = On demande dans l’ordre du tour. Un nid et un nichoir comptent comme des oiseaux.
clause-migration-rookery-fountain = Puis qui contrôle la Corbeautière envoie un de ses oiseaux de là à la fontaine.
clause-recruit-draw = Dans l’ordre du tour, chacun tire deux oiseaux du sac et en prend deux à soi dans la réserve. Ce qui reste dans le sac y reste.
clause-recruit-birdbath = Joyeux bain d’oiseaux : qui le contrôle recrute avant tous les autres, tire trois oiseaux du sac, en garde deux et en remet un.
    .ruling = S’il y a moins de trois oiseaux dans le sac, on les tire tous et on en garde deux. Si les trois ont la même couleur, on en remet un aussitôt.
clause-recruit-feeder = Mangeoire pleine : quand tous ont recruté, qui la contrôle échange une recrue contre celle de quelqu’un d’autre.
    .ruling = L’échange est facultatif ; qui contrôle le lieu choisit les deux oiseaux, de couleurs différentes.
clause-perch-turn = Dans l’ordre du tour, chacun pose une recrue, de n’importe quelle couleur, sur n’importe quel lieu, et ainsi de suite jusqu’à la dernière : quatre tours par manche.
clause-perch-places = Les oiseaux ne se posent que sur les lieux, jamais sur la fontaine ; un lieu en accueille autant qu’on veut.
clause-perch-stack = Les oiseaux d’une même volée sur un lieu forment une pile.
clause-perch-nest = Un oiseau peut être posé dans un nid vide ; un nid accueille une seule volée.
    .ruling = Il peut aussi être posé à côté d’un nid vide. Une volée occupe au plus un nid par lieu. Seul un oiseau que l’on pose peut prendre un nid, jamais un oiseau déplacé par un animal.
clause-perch-nest-counts = Un nid compte toujours comme un oiseau de plus pour la volée qui l’occupe.
    .ruling = Partout où l’on compte des oiseaux, seuils et objectifs compris. Un nid vide ne compte pour personne.
clause-perch-renest = Un nid qui se vide reste en place, ouvert à tous. Une volée déjà présente s’y installe quand un de ses oiseaux y est posé.
clause-perch-edge = On ne fait pas le tour du domaine : la première et la dernière colonne ne sont pas voisines.
clause-bonus-one = Une fois par tour, avant ou après avoir posé l’oiseau, on peut faire une action bonus : activer un animal, construire un nichoir ou foudroyer.
clause-bonus-birdhouse = Aux manches 4 et 5, on peut mettre son nichoir sur n’importe quelle pile d’au moins un oiseau, à qui qu’elle soit.
    .ruling = Un nichoir par pile, et sur les lieux seulement.
clause-bonus-birdhouse-closed = Aucun oiseau ne rejoint ni ne quitte une pile sous un nichoir ; ni les animaux ni l’éclair ne l’atteignent.
    .ruling = Aucune autre pile de cette couleur ne peut commencer à côté : un oiseau de cette couleur ne peut donc y être ni posé ni déplacé.
clause-bonus-birdhouse-counts = Un nichoir compte comme un oiseau de plus pour la volée sur laquelle il est, qui que ce soit qui l’ait mis.
clause-bonus-birdhouse-locations = Ce que dit un lieu l’emporte sur les règles.
    .ruling = Un nichoir ne protège donc pas sa pile du Nid en équilibre, des Lignes électriques et de la Corbeautière ; quand la pile a disparu, il va dans la boîte. Une option le fait protéger de ces trois-là. Le Nichoir bondé vide tout dans tous les cas.
clause-bonus-lightning = À la manche 5, on peut foudroyer un oiseau de n’importe quelle volée, la sienne comprise, sur un lieu : il va à la fontaine. Jamais un oiseau de la fontaine.
clause-bonus-lightning-nest = L’éclair peut frapper un nid vide à la place ; il retourne dans la boîte.
clause-creature-once = On active un animal en le déplaçant et en faisant ce qu’il fait ; chacun une fois par manche, un par tour, et seulement si on le veut.
clause-creature-effect = Ce que fait un animal est sur sa carte.
    .ruling = Qui l’active choisit les oiseaux, de n’importe quelle volée, dans un nid ou non, jamais sous un nichoir. On fait tout ce qui est possible : sans oiseau, l’animal ne fait que se déplacer. Seul l’effet de l’abeille est facultatif. Chaque étape se choisit, même s’il ne reste qu’une possibilité.
clause-creature-control = À l’entretien, qui a le plus d’oiseaux sur le refuge d’un animal le contrôle pour la manche suivante, qui que ce soit qui l’ait eu et où qu’il soit.
clause-creature-home = Un animal contrôlé pour la première fois est mis sur son refuge. Ensuite il reste où on l’a laissé.
clause-creature-tie = En cas d’égalité pour le plus d’oiseaux, ou sans oiseau, personne ne contrôle l’animal jusqu’à l’entretien suivant.
clause-creature-dog = Chien : sur un lieu voisin ; il y pousse un oiseau d’un lieu dans n’importe quelle direction. Hors du plateau, l’oiseau va à la fontaine.
    .ruling = Le trou d’un lieu retiré compte comme hors du plateau.
clause-creature-red-fox = Renard roux : exactement deux pas, jamais retour au départ ; un oiseau de chaque lieu où il est entré va à la fontaine.
    .ruling = Les oiseaux sont pris après les deux pas, dans l’ordre voulu ; un lieu sans oiseau libre n’en donne pas.
clause-creature-scarecrow = Épouvantail : un oiseau de chacun de deux lieux différents à son croisement va à la fontaine.
    .ruling = Si l’un des trois lieux a été retiré, les deux autres restent.
clause-creature-scarecrow-place = L’épouvantail se tient là où trois lieux se rejoignent, jamais sur son refuge. On ne le déplace que lorsque son contrôle change, aussitôt et sur un autre croisement.
    .ruling = Un contrôle perdu par égalité puis regagné compte comme un changement. Les trois lieux doivent être en jeu. S’il ne reste qu’un tel croisement, il y est mis aussitôt. Après la manche 5 il reste : cela ne changerait rien.
clause-creature-bee = Abeille : sur un lieu qui n’est ni le sien ni voisin ; elle peut y ramener un oiseau de n’importe quel autre lieu, si cette couleur y est déjà.
clause-creature-hawk = Épervier : sur n’importe quel autre lieu ; un oiseau de là va à la fontaine.
clause-creature-owl = Hibou : un à quatre pas dans le sens horaire le long du bord extérieur ; un oiseau d’un des lieux survolés ou atteints va à la fontaine.
    .ruling = Le trou d’un lieu retiré est enjambé sans rien coûter. Un lieu intérieur ne rejoint jamais le bord.
clause-creature-cat = Chat : sur le lieu voisin qui a le plus d’oiseaux ; un oiseau de là va à la fontaine et un autre se déplace d’un lieu.
    .ruling = En cas d’égalité, qui l’active choisit. Le second oiseau va sur un lieu voisin, jamais hors du plateau.
clause-creature-cuckoo = Coucou : sur un lieu voisin ; un oiseau de là change de place avec un oiseau de n’importe quel autre lieu.
    .ruling = Les deux sont de couleurs différentes. Chacun rejoint la pile de sa couleur.
clause-creature-squirrel = Écureuil : un pas, toujours sur le Banc du parc ou à côté ; un oiseau de là change de place avec un oiseau de la fontaine.
    .ruling = Les deux sont de couleurs différentes. L’oiseau prend exactement la place que l’autre quitte.
clause-scoring-locations = On décompte les lieux colonne par colonne depuis la gauche, chacune de haut en bas. Un lieu sans oiseau n’est pas décompté.
clause-scoring-places = La volée qui a le plus d’oiseaux, la deuxième et la troisième reçoivent les trois valeurs du lieu ; certaines sont 0. À partir du quatrième rang, rien.
clause-scoring-count = Un nid et un nichoir comptent chacun comme un oiseau de plus.
clause-scoring-tie-first-2 = Deux à égalité en tête : aucun ne reçoit rien et personne ne marque le deuxième rang. Le troisième marque normalement.
clause-scoring-tie-first-3 = Trois ou plus à égalité en tête : personne n’y marque.
    .ruling = Avec trois à égalité, une volée de plus est quatrième.
clause-scoring-tie-second = Deux ou plus à égalité au deuxième rang : les deuxième et troisième rangs ne marquent rien, le premier normalement.
clause-scoring-tie-third = Deux ou plus à égalité au troisième rang : le troisième ne marque rien, les autres normalement.
clause-scoring-control = Un lieu est contrôlé par la volée seule en tête. En cas d’égalité, personne ne le contrôle.
clause-scoring-stay = Les oiseaux restent après le décompte, sauf si un lieu dit autre chose.
clause-scoring-statue = Statue de pierre : le premier rang reçoit 1 point et la moitié de tous les oiseaux présents, de toutes les volées, arrondie à l’inférieur.
clause-order-points = Après le décompte, qui a plus de points joue plus tôt à la manche suivante.
clause-order-tie = À égalité de points, qui est arrivé le premier à ce nombre passe devant.
    .ruling = Sur un lieu, le premier rang est crédité avant le deuxième, le deuxième avant le troisième ; 0 point ne déplace aucun jeton. Au début, les jetons sont dans l’ordre du tour. Au-delà de 60, les vrais points comptent.
clause-order-high-perch = Haut perchoir : qui le contrôle joue en dernier à la manche suivante, quels que soient les points.
clause-upkeep-locations = Puis les lieux qui agissent à l’entretien le font, colonne par colonne depuis la gauche, chacune de haut en bas, pour qui les contrôle.
clause-upkeep-power-lines = Lignes électriques oscillantes : qui les contrôle envoie un de ses oiseaux de là à la fontaine.
clause-upkeep-hanging-nest = Nid en équilibre précaire : à partir de quatre oiseaux, tous les oiseaux de là vont sur la place.
clause-upkeep-overstuffed = Nichoir bondé : à partir de sept oiseaux, tous les oiseaux de là vont sur la place et le lieu quitte la partie.
clause-upkeep-removed = Si un lieu est retiré, un animal qui s’y trouve rentre à son refuge ; les nids et nichoirs retournent dans la boîte.
    .ruling = Il reste un trou qui ne relie rien. Une colonne extérieure garde ses coins, le haut et le bas de ce qu’il en reste. S’il n’en reste qu’un lieu, c’est un seul coin.
clause-upkeep-marker = Le marqueur de manche avance. Tout le monde reçoit un nichoir au début de la manche 4 et un éclair au début de la manche 5.
clause-fountain-owner = Chaque fois qu’un oiseau est envoyé à la fontaine, son propriétaire le place, à n’importe quel tour.
    .ruling = Plusieurs oiseaux sont envoyés l’un après l’autre. S’il n’y a qu’une place libre, elle est prise aussitôt.
clause-fountain-support = Une place peut être prise quand toutes les places en dessous reliées à elle par une ligne sont prises.
clause-fountain-stays = Un oiseau de la fontaine ne bouge plus.
    .ruling = La carte de l’écureuil l’emporte sur cette règle.
clause-fountain-full = Si la fontaine est pleine, l’oiseau va sur la place. La place accueille autant d’oiseaux qu’on veut.
clause-two-ties = Les têtes de linotte prennent des rangs et des égalités comme toute volée.
    .ruling = Personne ne contrôle donc un animal dont elles dominent le refuge, et personne ne reçoit les points de la plus grande volée si elles l’ont ou la partagent.
clause-two-ignored = Les effets de lieux en faveur des têtes de linotte pendant le recrutement, la pose et le décompte sont ignorés ; de même leur tête sur le Haut perchoir.
    .ruling = La migration n’en fait pas partie : elles ajoutent un oiseau par l’Oiseau matinal, mais aucun par la Corbeautière, qui est un choix.
clause-two-roost = Les oiseaux des têtes de linotte qu’un lieu enverrait à la fontaine ou sur la place retournent à la réserve.
clause-two-fountain = Si un animal ou un éclair envoie à la fontaine un oiseau des têtes de linotte, qui l’a provoqué choisit la place.
clause-end-upkeep = La partie se termine après la manche 5, tout son entretien compris, contrôle des animaux inclus.
clause-end-bag = Les oiseaux restés dans le sac vont sur la place.
clause-end-objectives = Qui a rempli son objectif en reçoit les points. Personne ne marque celui d’un autre.
clause-end-largest = 10 points pour la plus grande volée sur un seul lieu ; aucun si deux ou plus la partagent.
    .ruling = Les nids et nichoirs comptent. Deux piles égales d’une même personne ne font pas une égalité.
clause-end-creatures = 3 points pour chaque animal contrôlé.
clause-end-fountain = Chaque oiseau de la fontaine vaut les points de son niveau.
clause-end-plaza = Chaque oiseau sur la place vaut 1 point.
clause-end-track = Au-delà de 60 points, on retourne le jeton et il repart du début de la piste.
clause-end-winner = Le plus de points l’emporte.
clause-end-tie = À égalité de points, la plus grande volée sur un seul lieu l’emporte, puis le plus d’oiseaux sur la fontaine ; ensuite la victoire est partagée.
    .ruling = Les oiseaux sur la place ne sont pas sur la fontaine.
clause-objective-places = Les objectifs de deuxième, troisième ou quatrième rang ne comptent que les rangs sans égalité.
    .ruling = C’est imprimé pour les deuxième et troisième rangs. Pour le quatrième (Poule comique), nous n’avons qu’une transcription, lue de même.
clause-objective-crowbar = Pied-de-corbeau concerne le lieu qui a le plus d’oiseaux en tout, qui que ce soit qui ait la plus grande volée.
    .ruling = Si plusieurs lieux sont les plus peuplés, en contrôler un suffit.
clause-objective-corners = Les coins sont les lieux du haut et du bas de la première et de la dernière colonne.
clause-objective-nests = Les autres objectifs se lisent sur leurs cartes.
    .ruling = Les nids encore sur un lieu comptent, occupés ou non ; Entrée illéaigle en demande un qu’une autre volée occupe. Les têtes de linotte comptent comme tout rival. « Chaque lieu » désigne ceux encore en jeu.

# ---- le guide de la première partie, une carte par décision

guide-objective = Garde l’objectif qui convient à ce domaine ; personne d’autre ne le voit. Il ne rapporte qu’à la toute fin : c’est une direction, pas un devoir.
guide-rookery = Un oiseau de plus dans le sac, c’est un oiseau que quelqu’un peut tirer : bien si tu veux répandre les tiens, moins bien si tu préfères les poser toi-même.
guide-return = Tu as tiré trois oiseaux et en gardes deux. Le troisième retourne dans le sac où les autres vont piocher : rends celui dont tu as le moins besoin et qui n’aiderait pas un rival.
guide-offer = Tu peux échanger un oiseau recruté contre celui d’un autre joueur, d’une autre couleur. L’oiseau d’un rival dans ta main se pose là où il nuit.
guide-trade = Choisis à qui tu prends un oiseau. On ne peut pas refuser.
guide-turn = Choisis un oiseau, puis un lieu. Les égalités s’annulent : un oiseau de plus ou de moins peut compter beaucoup. Pointe ou touche un lieu pour voir qui y marquerait quoi maintenant. Avant ou après l’oiseau, tu as droit à une action bonus.
guide-move = Les lieux marqués sont ceux que l’animal peut atteindre. Ce qu’il y fait est sur sa carte.
guide-send = Un oiseau envoyé sur la fontaine manque à son lieu, mais son propriétaire lui choisit une place qui rapporte à la fin.
guide-push = Touche l’oiseau, puis une flèche. Au-delà du bord du domaine, il va sur la fontaine.
guide-carry = Le chat déplace un second oiseau d’un lieu. Cela peut y rompre une égalité, ou en créer une.
guide-fetch = L’abeille peut amener, d’où que ce soit, un oiseau d’une couleur déjà présente ici.
guide-swap = Choisis l’oiseau près de l’animal qui s’en va. Tu choisiras ensuite ce qui vient à sa place.
guide-swap-with = Les deux oiseaux échangent leurs places, chacun rejoint sa volée.
guide-swap-seat = L’oiseau prend exactement la place que l’autre quitte. Les places hautes rapportent plus à la fin.
guide-seat = Une place est ouverte quand toutes celles d’en dessous qu’une ligne relie à elle sont prises. Les places hautes rapportent plus ; une basse ouvre la voie aux autres.
guide-stand = À la prochaine manche, l’épouvantail peut envoyer des oiseaux de deux des trois lieux qui l’entourent. Mets-le là où tes rivaux mènent.

# ---- le plateau dans le navigateur

board-homestead = Le domaine
board-fountain = Fontaine
board-plaza = Place
board-plaza-empty = Aucun oiseau
board-objectives = Objectifs
board-track = Piste de score
board-supply = Sac et oiseaux
board-in-bag = Dans le sac : { $birds }
board-roost = Réserve
board-recruited = Oiseaux recrutés
board-order = Ordre du tour
board-round = Manche { $round } sur { $rounds }
board-round-birdhouse = À la manche 4, chacun reçoit un nichoir.
board-round-lightning = À la manche 5, chacun reçoit un éclair.
board-flock = Volée
board-birds = Oiseaux
board-place = Rang
board-now = Points
board-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
  }
board-tied = à égalité
board-with-nest = avec nid
board-with-birdhouse = avec nichoir
board-empty = Aucun oiseau
board-bird-brained = Têtes de linotte
board-would-control = { $name } le contrôlerait à la prochaine manche.
board-would-control-you = Tu le contrôlerais à la prochaine manche.
board-nobody-leads = Personne ne le mènerait à la prochaine manche.
board-spoken = { $location }, { $first }, { $second } et { $third } points
board-spoken-stack = { $name } { $birds }, vaut { $points } maintenant
board-spoken-tied = { $name } { $birds }, à égalité
board-choices = { $choices } possibilités ici
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-would-bring = Les lieux rapporteraient { $points ->
    [one] { $points } point
   *[other] { $points } points
  } maintenant
board-birds-left = { $birds ->
    [one] { $birds } oiseau à poser
   *[other] { $birds } oiseaux à poser
  }
board-hand = Tes oiseaux
board-hand-bird = Tes oiseaux ({ $flock }) : { $count }
board-pick = L’oiseau : { $flock }
board-in-nest = dans le nid
board-beside-nest = à côté
board-place-it = poser
board-bonus = Actions bonus
board-birdhouse = Nichoir
board-lightning = Éclair
board-use = employer
board-creature-yours = { $creature } : tu mènes cet animal.
board-used = employé
board-held = à toi
board-later = manche { $round }
board-spent = employé
board-done = Terminé
board-close = Fermer
board-seat = Place { $spot }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-seat-taken = { $name }, { $flock }
board-face-down = un, face cachée
board-still-choosing = choisit encore
board-no-objectives = Cette partie se joue sans objectifs.
board-zoom-fit = Montrer tout le domaine
board-prompt-place = Où va l’oiseau ({ $flock }) ?
board-prompt-bird = Pose maintenant un oiseau.
board-prompt-only-bird = Pose un oiseau.
board-prompt-bonus = Une action bonus, ou terminé.
board-prompt-house = Sur quelle pile va ton nichoir ?
board-prompt-zap = Quel oiseau, ou quel nid vide, l’éclair touche-t-il ?
board-prompt-push = Dans quelle direction le chien pousse-t-il l’oiseau ({ $flock }) ?
board-prompt-carry = Vers quel lieu voisin va l’oiseau ({ $flock }) ?
board-prompt-seat = Choisis une place sur la fontaine pour l’oiseau ({ $flock }).
board-prompt-move = { $creature } : où va-t-il ?
board-prompt-again = { $creature } : et le second pas ?

# ---- options d’une nouvelle table

option-objectives = Objectifs secrets
option-objectives-line = Chacun poursuit un but secret qui rapporte des points à la fin. Pour une première partie, mieux vaut sans.
option-objectives-true = chacun en a un
option-objectives-false = aucun
option-homestead = Le domaine
option-homestead-line = Au hasard, chaque partie est différente. Celui qui est imprimé a les lieux les plus simples.
option-homestead-random = disposé au hasard
option-homestead-first-game = celui imprimé pour une première partie
option-shelter = Un nichoir protège sa pile
option-shelter-line = Selon la règle, un nichoir arrête animaux et foudre. Au choix, il arrête aussi l’effet de trois lieux.
option-shelter-creatures = des animaux et de la foudre
option-shelter-locations = aussi de l’effet des lieux
suggested-first-game = Première partie
suggested-first-game-line = Le domaine imprimé, sans objectifs : comme le conseille le livret.
# ---- the card reference

group-location = Lieux
group-creature = Animaux
group-objective = Objectifs
group-token = Nids et jetons
fact-kind = Genre
fact-places = 1re · 2e · 3e place
fact-nests = Nids
fact-creature = Demeure de
fact-home = Demeure
fact-round = Dès la manche
name-basic = simple
name-creature = demeure d’un animal
name-special = spécial
name-nest = nid
name-birdhouse = nichoir
name-lightning = éclair

# ---- the scenes of the rulebook

scene-placing = On peut poser tout oiseau recruté, même celui d’un rival. Le rouge d’Ada va sur le frêne, à égalité avec l’unique oiseau de Cleo : aucun des deux ne marquerait.
scene-nesting = Le chêne a un nid vide. Il compte comme un oiseau de plus : avec celui qui y est déjà, Ada passe devant Ben.
scene-pushing = Ada contrôle le chien. Il va sur un lieu voisin et pousse un oiseau d’un pas : Ben ne mène plus sur le chêne.
scene-zapping = L’éclair retire un oiseau d’un lieu. Ada utilise le sien sur le chêne, avant ou après avoir posé un oiseau.
scene-ties = Un décompte entier. Aux pins, Ada et Ben sont à égalité et s’annulent ; au chêne, le nid d’Ada fait la différence ; à l’Oiseau matinal, l’égalité pour la deuxième place ne laisse que la première.
scene-seat = Une place de la fontaine est ouverte dès que celles qui la soutiennent sont prises. L’oiseau d’Ada monte au deuxième niveau, où il vaudra plus à la fin.
scene-housing = Dès la quatrième manche, chacun a un nichoir. Celui d’Ada sur le chêne protège ses oiseaux et compte comme un de plus.
scene-striking = La foudre peut aussi frapper un nid vide. Plus personne ne pourra s’en servir.
scene-foxing = Le renard roux fait exactement deux pas, sans jamais revenir au départ. De chaque lieu où il est entré, un oiseau part à la fontaine.
scene-carrying = Le chat va sur le lieu voisin qui a le plus d’oiseaux. L’un d’eux part à la fontaine, un autre passe sur un lieu voisin.
scene-fetching = L’abeille vole vers un lieu qui n’est pas voisin et peut y faire venir un oiseau auprès d’autres de sa couleur.
scene-swapping = Le coucou va sur un lieu voisin ; un oiseau de là change de place avec un oiseau d’une autre couleur, où qu’il soit.
scene-standing = Qui gagne le contrôle de l’épouvantail le place là où trois lieux se touchent ; il agit sur ceux-là.
scene-rookery = Avec exactement deux oiseaux sur la Corbeautière, Ada peut en mettre un de plus dans le sac avant la pioche.
scene-bathing = Qui contrôle le bain d’oiseaux tire en premier : trois oiseaux, dont deux restent.
scene-trading = Quand tous ont recruté, qui contrôle la mangeoire peut échanger un oiseau contre celui d’un autre, qui ne peut refuser.
scene-keeping = Chacun garde en secret un objectif sur deux. Il paie à la fin si ce qu’il demande est atteint.
scene-declining = On n’est pas obligé de prendre ce qu’un lieu propose. Ada garde ses oiseaux hors du sac.
part-locations = les lieux
part-objective = l’objectif
part-largest = la plus grande volée
part-creatures = les animaux
part-fountain = la fontaine et la place
card-corner = Ce lieu est à un coin de ce domaine.
card-no-corner = Ce lieu n’est pas un coin de ce domaine.
card-leads = Mène ici à présent : { $name }.

# ---- ce que le coach dit d’une action. $seat est quelqu’un d’autre

coach-round = Termine la manche : les lieux te rapportent { $points ->
    [one] 1 point
   *[other] { $points } points
  } (avant : { $before }).
coach-round-same = Termine la manche : les lieux te rapportent { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-round-rival = Termine la manche : les lieux rapportent { $points ->
    [one] 1 point
   *[other] { $points } points
  } à { $seat } (avant : { $before }).
coach-location = En l’état, tu marquerais { $points } au lieu de { $before } : { $location }.
coach-location-rival = En l’état, { $seat } marquerait { $points } au lieu de { $before } : { $location }.
coach-creature = Tu contrôlerais un animal : { $creature }.
coach-creature-lost = Tu ne contrôlerais plus un animal : { $creature }.
coach-creature-rival = { $seat } ne contrôlerait plus un animal : { $creature }.
coach-largest = Ta volée de force { $birds } serait la plus grande : { $points } points à la fin.
coach-largest-lost = Tu n’aurais plus la plus grande volée, qui vaut { $points } points à la fin.
coach-largest-rival = { $seat } n’aurait plus la plus grande volée, qui vaut { $points } points à la fin.
coach-fountain = Te rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
  } de plus sur la fontaine.
coach-fountain-rival = Rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
  } de plus sur la fontaine à { $seat }.
coach-fountain-opens = Ouvre sur la fontaine une place à { $points }, pour qui viendra ensuite.
coach-seat-nobody = Un oiseau qui n’est à personne prend une place à { $points }.
coach-objective-met = Ton objectif serait rempli, { $points } points : { $objective }.
coach-objective-lost = Ton objectif ne serait plus rempli, { $points } points : { $objective }.
coach-objective = Tu te rapproches de ton objectif, { $amount } sur { $least } : { $objective }.
coach-objective-kept = { $points } points à la fin, si tu le remplis : { $objective }.
coach-house = Plus aucun oiseau ne rejoint ni ne quitte cette pile, et ni animal ni éclair ne l’atteint.
coach-keeps-birdhouses = Tu gardes ton nichoir pour un tour suivant.
coach-keeps-lightning = Tu gardes ton éclair pour un tour suivant.
coach-lead = Tu mènerais de { $birds } : { $location }.
coach-behind = Tu serais à { $birds } de la volée la plus forte : { $location }.
coach-level = Tu serais à égalité avec la volée la plus forte : { $location }.
coach-alone = Ta volée serait la seule : { $location }.
coach-own-left = Tu gardes { $birds ->
    [one] un oiseau
   *[other] { $birds } oiseaux
  } de ta propre volée pour plus tard.
coach-reach = Oiseaux sur place : { $own } à toi, { $others } aux autres.
coach-added = Un oiseau de plus à toi va dans le sac, pour qui le tirera.
coach-not-added = Ton oiseau reste dans la réserve.
coach-no-bonus = Tu ne fais pas d’action bonus ce tour-ci.
coach-declined = Tes oiseaux restent tels quels.
coach-hand = Sur { $birds } oiseaux en main, { $own } seraient à toi.
coach-bag = Sur { $birds } oiseaux dans le sac, { $own } seraient à toi.

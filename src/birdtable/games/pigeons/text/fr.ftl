# Pigeons, toutes les phrases à lire.

title = Pigeons
tagline = Vise la foule, crains le faucon, garde ton vol en vie.
intro-1 = Tu mènes un vol de pigeons sur les toits d’une ville. Les points viennent des gens et voitures touchés, des pigeons adverses tués par ton faucon et de ceux qui vivent à la fin.
intro-2 = Chaque manche donne à chacun deux tours de cinq actions : manger, voler, s’accoupler, lâcher.
intro-3 = Pour lâcher, traverse une rue, choisis ligne et moment, et espère une main sûre.
intro-4 = Puis les cubes sur les cibles gagnent les tuiles ; un parapluie coûte un point.
intro-5 = Enfin chacun laisse glisser le faucon le long d’une tige vers l’un des quatre perchoirs. Les pigeons tombés dans la rue sont morts.
intro-6 = Quand quelqu’un a lâché son dernier cube, la manche est la dernière.

# ---- decisions

decision-place = Place un pigeon sur un toit.
decision-turn = Une action : manger, voler, s’accoupler ou lâcher ; ou finis.
decision-mercy = Ton vol a disparu : un pigeon peut venir dans un parc.
decision-nest = Choisis un parc pour le jeune pigeon.
decision-line = Choisis la ligne du vol : au-dessous de 0 à gauche du milieu, au-dessus à droite.
decision-release = Choisis où lâcher.
decision-second-release = Choisis où lâcher le second cube.
decision-roost = Choisis un perchoir, ou renonce.
decision-azimuth = Tourne la tige : 0° suit le bord nord ou sud, 90° le bord ouest ou est.
decision-elevation = Lève la tige.
decision-trim = Affine, puis lâche.
decision-flight = Le faucon vole.
decision-fate = Un pigeon a été touché.
decision-where = Un pigeon s’immobilise.
decision-drop = Un cube tombe.
decision-east = Le cube s’immobilise.
decision-south = Le cube s’immobilise.

# ---- actions

action-place = Placer un pigeon en { $square }
action-feed = Manger : un cube au cloaque
action-fly = Pigeon { $pigeon } : voler vers { $direction }
action-leave = Quitter le parc ({ $park }) par la ligne { $lane }
action-mate = S’accoupler ; le jeune va au parc : { $park }
action-cross = Croiser avec { $seat }
action-nest = Au parc : { $park }
action-poop = Lâcher : pigeon { $pigeon } vers { $direction }
action-poop-leaving = Lâcher en quittant le parc ({ $park }) par la ligne { $lane }
action-deuce = Doublé : pigeon { $pigeon } vers { $direction }
action-deuce-leaving = Doublé en quittant le parc ({ $park }) par la ligne { $lane }
action-line = Ligne { $line }
action-release = Lâcher après { $step }/8 de pouce
action-press = Lâcher à la main après { $step }/8 de pouce
action-early = Le cube est tombé trop tôt
action-slip = Le pigeon a glissé
action-hold = Ne pas lâcher
action-end = Finir le tour
action-roost = Prendre le perchoir : { $roost }
action-decline = Renoncer
action-azimuth = Tourner à { $degrees }°
action-elevation = Lever à { $degrees }°
action-trim = Quarts de degré : { $sideways } de côté, { $upwards } vers le haut
action-touch = La tige touche { $thing }
action-stick = Le frottement retient le faucon
action-meet = Le faucon heurte { $building }
action-spare = Remis debout : { $pigeon }
action-totter = Vacille et tient : { $pigeon }
action-strike = Touché : { $pigeon }
action-topple = Heurté par un pigeon qui tombe : { $pigeon }
action-rest = Tout est immobile
action-die = Il tombe dans la rue
action-fall = Il tombe sur un toit
action-stay = Il reste debout
action-to = En { $square }
action-knock = Le cube { $cube } est poussé
action-land = Le cube repose en { $street } : { $touch }
action-lost = Le cube est perdu
action-east = { $sixteenths } seizièmes depuis l’ouest
action-south = { $sixteenths } seizièmes depuis le nord

# ---- names

name-north = nord
name-east = est
name-south = sud
name-west = ouest
name-nw = nord-ouest
name-ne = nord-est
name-se = sud-est
name-sw = sud-ouest
name-middle = milieu
name-red = rouge
name-yellow = jaune
name-green = vert
name-blue = bleu
name-purple = violet
name-park-north = le parc nord
name-park-east = le parc est
name-park-south = le parc sud
name-park-west = le parc ouest
name-bag = le sac
name-building = le bâtiment
name-pedestrian = piéton
name-couple = couple
name-trio = trio
name-car = voiture
name-convertible = cabriolet
name-walker = piéton et parapluie
name-stroll = couple et parapluie
name-outing = trois et deux parapluies
name-crossing = voiture et piéton
name-vip = chauve en costume
name-splash = à côté des cibles
name-hit = touché
name-umbrella = un parapluie
name-upright = debout
name-pushed = poussé
name-lying = tombé

# ---- events

event-laid = Nouveau en { $street } : { $tile }.
event-starts = { $seat } reçoit le Griffon furieux.
event-placed = { $seat } place { $pigeon } en { $square }.
event-round = La manche { $round } commence par { $seat }.
event-turn = { $seat } : tour de pigeon { $turn }.
event-fed = { $seat } mange : { $cloaca } au cloaque, { $supply } en réserve.
event-flew = { $seat } fait voler { $pigeon } de { $start } à { $square }.
event-mated = { $seat } accouple : { $pigeon } arrive au parc ({ $park }).
event-crossed = { $seat } croise avec le vol de { $other }. Un pigeon de { $drawn } est tiré.
event-nested = { $seat } met { $pigeon } au parc ({ $park }).
event-pitied = Pitié : { $pigeon } de { $seat } arrive au parc ({ $park }).
event-released = { $seat } lâche { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
  } de { $pigeon }.
event-dropped = Le cube de { $seat } repose en { $street } : { $touch }.
event-missed = Le cube de { $seat } est perdu.
event-knocked = Un cube de { $seat } est poussé en { $street } : { $touch }.
event-swept = Un cube de { $seat } est poussé hors de la ville.
event-early = { $seat } a lâché trop tôt : { $cubes ->
    [one] cube perdu
   *[other] { $cubes } cubes perdus
  }.
event-slipped = Le pigeon de { $seat } a glissé : { $cubes ->
    [one] cube perdu
   *[other] { $cubes } cubes perdus
  }.
event-held = { $seat } traverse sans lâcher.
event-returned = { $pigeon } de { $seat } retourne à { $start }.
event-ended = { $seat } finit son tour, { $left ->
    [one] { $left } action inutilisée
   *[other] { $left } actions inutilisées
  }.
event-emptied = { $seat } n’a plus de cube : dernière manche.
event-won_tile = { $seat } gagne { $tile } en { $street } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shaded = { $seat } n’a touché qu’un parapluie en { $street } et prend { $tile } face cachée : un point de moins.
event-penalised = { $seat } a touché un parapluie en { $street } et { $tiles ->
    [0] notes un point de moins : la pioche est vide
   *[other] prend une tuile de la pioche face cachée : un point de moins
  }.
event-aimed = { $seat } laisse glisser le faucon vers le perchoir { $roost } : tige tournée à { $azimuth }°, levée à { $elevation }°.
event-declined = { $seat } n’envoie pas le faucon.
event-void = La tige de { $seat }, tournée à { $azimuth }° et levée à { $elevation }°, touche { $thing } : vol nul.
event-stuck = Le frottement retient le faucon de { $seat } : il ne glisse pas.
event-met = Le faucon de { $seat } heurte { $building }. Ceux qu’il touche désormais ne comptent pas.
event-spared = { $pigeon } n’a été touché qu’après que le faucon a heurté { $building } : il est remis comme avant.
event-tottered = { $pigeon } vacille et reste où il était.
event-struck = Le faucon de { $seat } touche { $pigeon }.
event-toppled = Un pigeon touché par le faucon de { $seat } tombe contre { $pigeon }.
event-killed = { $pigeon } est mort. { $seat } { $blood ->
    [0] ne prend pas de goutte
   *[other] prend une goutte de sang
  }.
event-hurt = { $pigeon } gît blessé en { $square }.
event-pushed = { $pigeon } est poussé en { $square }.
event-rested = Le faucon de { $seat } est immobile : { $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
  }.
event-rose = { $posture ->
    [1] { $pigeon } n’a été que poussé et se tient en { $square }.
   *[other] { $pigeon } se relève en { $square }.
  }
event-last = La dernière manche est finie.
event-alive = { $seat } a { $pigeons ->
    [one] { $pigeons } pigeon vivant
   *[other] { $pigeons } pigeons vivants
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied = Égalité : { $seat } a { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $cubes ->
    [one] { $cubes } cube restant
   *[other] { $cubes } cubes restants
  }.
event-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = Plus de personnes, puis plus de cubes restants, ont tranché.

# ---- events, told to the one they are about

event-starts-you = Tu reçois le Griffon furieux.
event-placed-you = Tu places { $pigeon } en { $square }.
event-turn-you = Ton tour de pigeon { $turn }.
event-round-you = La manche { $round } commence par toi.
event-fed-you = Tu manges : { $cloaca } au cloaque, { $supply } en réserve.
event-flew-you = Tu fais voler { $pigeon } de { $start } à { $square }.
event-mated-you = Tu accouples : { $pigeon } arrive au parc ({ $park }).
event-crossed-you = Tu croises avec le vol de { $other }. Un pigeon de { $drawn } est tiré.
event-nested-you = Tu mets { $pigeon } au parc ({ $park }).
event-pitied-you = Pitié : ton { $pigeon } arrive au parc ({ $park }).
event-released-you = Tu lâches { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
  } de { $pigeon }.
event-dropped-you = Ton cube repose en { $street } : { $touch }.
event-missed-you = Ton cube est perdu.
event-knocked-you = Un de tes cubes est poussé en { $street } : { $touch }.
event-swept-you = Un de tes cubes est poussé hors de la ville.
event-early-you = Tu as lâché trop tôt : { $cubes ->
    [one] cube perdu
   *[other] { $cubes } cubes perdus
  }.
event-slipped-you = Ton pigeon a glissé : { $cubes ->
    [one] cube perdu
   *[other] { $cubes } cubes perdus
  }.
event-held-you = Tu traverses sans lâcher.
event-returned-you = Ton { $pigeon } retourne à { $start }.
event-ended-you = Tu finis ton tour, { $left ->
    [one] { $left } action inutilisée
   *[other] { $left } actions inutilisées
  }.
event-emptied-you = Tu n’as plus de cube : dernière manche.
event-won_tile-you = Tu gagnes { $tile } en { $street } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-shaded-you = Tu n’as touché qu’un parapluie en { $street } et prends { $tile } face cachée : un point de moins.
event-penalised-you = Tu as touché un parapluie en { $street } et { $tiles ->
    [0] notes un point de moins : la pioche est vide
   *[other] prends une tuile de la pioche face cachée : un point de moins
  }.
event-aimed-you = Tu laisses glisser le faucon vers le perchoir { $roost } : tige tournée à { $azimuth }°, levée à { $elevation }°.
event-declined-you = Tu n’envoies pas le faucon.
event-void-you = Ta tige, tournée à { $azimuth }° et levée à { $elevation }°, touche { $thing } : vol nul.
event-stuck-you = Le frottement retient ton faucon : il ne glisse pas.
event-met-you = Ton faucon heurte { $building }. Ceux qu’il touche désormais ne comptent pas.
event-struck-you = Ton faucon touche { $pigeon }.
event-toppled-you = Un pigeon touché par ton faucon tombe contre { $pigeon }.
event-killed-you = { $pigeon } est mort. Tu { $blood ->
    [0] ne prends pas de goutte
   *[other] prends une goutte de sang
  }.
event-rested-you = Ton faucon est immobile : { $kills ->
    [one] { $kills } tué
   *[other] { $kills } tués
  }.
event-alive-you = Tu as { $pigeons ->
    [one] { $pigeons } pigeon vivant
   *[other] { $pigeons } pigeons vivants
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
event-tied-you = Égalité : tu as { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  } et { $cubes ->
    [one] { $cubes } cube restant
   *[other] { $cubes } cubes restants
  }.
event-won-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- reasons

reason-not-now = Ce n’est pas demandé maintenant : { $decision }
reason-chance = Ce qui arrive est dit par l’arbitre, pas choisi.
reason-occupied = { $square } est occupé.
reason-quadrants = { $missing ->
    [one] { $missing } quartier serait
   *[other] { $missing } quartiers seraient
  } encore sans pigeon, avec { $left ->
    [one] { $left } pigeon
   *[other] { $left } pigeons
  } à placer.
reason-no-supply = Ta réserve est vide.
reason-cloaca-full = Ton cloaque contient déjà quatre cubes.
reason-no-pigeon = Ton pigeon { $pigeon } n’est pas sur un toit.
reason-no-roof = Aucun toit dans cette ligne.
reason-blocked = { $square } est occupé et aucun carré libre n’est à portée.
reason-must-fly-on = { $pigeon } survole un carré occupé et doit d’abord repartir.
reason-not-in-park = Tu n’as pas de pigeon dans ce parc.
reason-no-street = Ce vol ne traverse aucune rue.
reason-cloaca = Il faut { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
  } au cloaque ; tu en as { $have }.
reason-actions = Coûte { $need ->
    [one] { $need } action
   *[other] { $need } actions
  } ; tu en as { $have }.
reason-deuce-once = Tu as déjà fait un doublé ce tour.
reason-no-pair = Aucun couple de tes pigeons côte à côte à même hauteur.
reason-bag-empty = Tu n’as pas de pigeon dans le sac.
reason-no-spare = { $seat } n’a pas de pigeon dans le sac.
reason-parks-full = Deux de tes pigeons sont déjà dans les parcs.
reason-not-other = Croiser demande un autre joueur à la table.
reason-not-beside = Aucun de tes pigeons n’est à côté de ceux de { $seat } à même hauteur.
reason-beyond-street = La rue ne fait ici que { $eighths } huitièmes de pouce.
reason-no-reflex = À cette table personne ne chronomètre : rien ne peut glisser.
reason-beyond-range = La tige tourne de { $first } à { $last } degrés et se lève de { $low } à { $high }.
reason-not-struck = { $pigeon } n’est pas sur un toit ou a déjà été touché.
reason-no-cube = Il n’y a pas un tel cube à pousser.
reason-rod-late = La tige était libre au lâcher.
reason-met = Le faucon a déjà heurté { $building } : ceux qu’il touche maintenant sont remis en place.
reason-not-met = Le faucon n’a heurté aucun bâtiment pendant ce vol.

# ---- the table in words

show-where = { $limit ->
    [0] Manche { $round }. { $phase }
   *[other] Manche { $round } sur { $limit } au plus. { $phase }
  }
show-phase-set-up = Mise en place.
show-phase-pigeons = Tours de pigeon.
show-phase-falcons = Vols de faucon.
show-last = C’est la dernière manche.
show-seat = { $name } ({ $colour }) : points { $points } ; pigeons vivants { $alive } ; cubes au cloaque { $cloaca }, en réserve { $supply } ; gouttes { $blood } ; personnes { $people }.
show-pigeons = { $name } : { $places }.
show-streets = Dans les rues, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et où est la cible : { $tiles }.
show-tile = { $street } { $tile } { $where }
show-cubes = Cubes dans les rues : { $cubes }.
show-cube = { $street } { $name }, { $touch }
show-actions = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }.
show-city = La ville : lettres = pigeons, chiffres = hauteurs.

# ---- chapters

chapter-setup = Mise en place
chapter-round = La manche
chapter-turn = Tours de pigeon
chapter-feed = Manger
chapter-fly = Voler
chapter-mate = S’accoupler
chapter-cross = Croiser
chapter-poop = Lâcher
chapter-deuce = Doublé
chapter-scoring = Décompte des tuiles
chapter-falcon = Le faucon
chapter-after = Après les vols
chapter-end = La fin

# ---- clauses

clause-setup-board = La ville compte 64 cases : 32 cases de bâtiments et 32 cases de rue portant chacune une tuile.
    .ruling = 23 bâtiments numérotés suivent notre plan, les plus hauts au centre ; certains couvrent plusieurs cases. Pas de ville personnelle.
clause-setup-squares = Les toits sont divisés en carrés d’un pouce ; chacun porte un pigeon.
    .ruling = Une case mesure deux pouces sur deux : la ville a donc 128 carrés de toit.
clause-setup-tiles = Les tuiles sont mélangées ; 32 sont posées face visible dans les rues, le reste forme la pioche.
clause-setup-cubes = Chacun a 12 cubes : 11 en réserve, un dans le cloaque.
clause-setup-flock = Chacun a huit pigeons : six sont placés, deux restent dans le sac.
    .ruling = Les deux couleurs d’un lot ne changent rien.
clause-setup-start-player = Le premier joueur reçoit le Griffon furieux.
    .ruling = Le hasard désigne le premier joueur, sauf si quelqu’un est désigné.
clause-setup-placement = À partir du Griffon, dans le sens horaire, chacun place un pigeon sur un carré de toit libre jusqu’à six.
clause-setup-quadrants = Chacun doit avoir des pigeons dans les quatre quartiers.
    .ruling = Un carré est refusé si les pigeons restants ne suffisent plus pour les quartiers manquants.
clause-round-order = Chacun a deux tours de pigeon par manche : sens horaire depuis le Griffon, puis retour, le dernier jouant deux fois de suite.
clause-round-phases = Une manche : tours de pigeon, décompte et remplacement des tuiles, puis un vol de faucon chacun.
clause-turn-actions = Un tour de pigeon compte cinq actions, dans l’ordre voulu, répétables, pour n’importe lesquels de ses pigeons.
    .ruling = Chaque action coûte un ; un doublé davantage, si une option le dit.
clause-turn-unused = Les actions inutilisées sont perdues.
    .ruling = On peut finir son tour avant.
clause-feed-feed = Manger : un cube de la réserve au cloaque.
clause-feed-limit = Le cloaque ne contient jamais plus de quatre cubes.
clause-feed-once = Un cube lâché ne revient jamais.
clause-fly-straight = Voler : vers le carré de toit voisin, ou tout droit par-dessus une rue jusqu’au toit suivant.
    .ruling = Quatre directions ; un toit contigu d’un autre bâtiment est un pas ordinaire ; la hauteur ne compte pas. Sans toit dans la ligne, pas de vol.
clause-fly-occupied = Un pigeon ne peut rester sur un carré occupé.
clause-fly-through = Il peut repartir d’un carré occupé si ses actions suffisent pour atteindre un carré libre.
    .ruling = Il doit le faire aussitôt, rien ne s’intercale.
clause-fly-return = Un pigeon laissé par un accident au-dessus d’un carré occupé sans assez d’actions revient où il se tenait.
    .ruling = Règle maison : le livret n’en dit rien.
clause-mate-beside = S’accoupler : deux de tes pigeons côte à côte, même en diagonale, sur des toits de même hauteur.
    .ruling = Pas dans un parc, couché ou au-dessus d’un carré occupé.
clause-mate-park = Un pigeon du sac va dans le parc de ton choix.
    .ruling = Quatre parcs bordent la ville, un par côté ; on peut y être nombreux.
clause-mate-limit = Pas d’accouplement si l’on a déjà deux pigeons dans les parcs.
    .ruling = L’accouplement croisé peut dépasser cette limite.
clause-mate-safe = Dans les parcs, les pigeons sont à l’abri du faucon.
clause-mate-leave = Ils en sortent par un vol ordinaire et n’y rentrent jamais.
    .ruling = Par l’une des 16 lignes de ce côté ; au-dessus d’une rue, on peut lâcher.
clause-cross-spares = Croiser : ton pigeon est à côté de celui d’un autre à même hauteur, et chacun a un pigeon dans son sac.
    .ruling = L’autre ne peut refuser.
clause-cross-draw = L’un des deux pigeons est tiré à l’aveugle.
    .ruling = Une chance sur deux ; l’action est payée dans tous les cas.
clause-cross-place = Son propriétaire le met aussitôt dans un parc ; l’autre retourne au sac.
clause-poop-crossing = Lâcher : un vol au-dessus d’une rue pendant lequel tombe un cube du cloaque ; jamais à l’arrêt.
clause-poop-height = Le cube part au moins à la hauteur du plus haut bâtiment de la rue traversée.
    .ruling = Le plus haut bâtiment touchant une case de rue traversée, plus 0,3 pouce.
clause-poop-line = Tu choisis la ligne de vol et l’endroit du lâcher.
    .ruling = Neuf lignes espacées d’un huitième de pouce, lâchers tous les huitièmes après le bord.
clause-poop-release = Un seul mouvement fluide au-dessus de la rue, sans planer.
    .ruling = Le pigeon vole à six pouces par seconde. Qui chronomètre peut aussi ne rien lâcher : simple vol ; ou, d’un doublé, un seul cube : l’autre reste au cloaque.
clause-poop-error = Aucune main n’est parfaite.
    .ruling = Une erreur tirée du hasard de la table s’ajoute à la ligne et au lâcher, jamais avant le bord : 0,21 pouce et 0,04 par pouce de hauteur (écart type). Elle est la même pour qui choisit tranquillement, comme les bots toujours, aussi en mode réflexe. Qui y chronomètre chaque cube d’un vol en a une plus petite, 0,12 pouce en long et 0,10 en travers : la main apporte la sienne.
clause-poop-slip = Qui lâche le pigeon perd le cube et l’action ; le pigeon revient au départ.
    .ruling = Seulement en mode réflexe ; un doublé perd les deux cubes.
clause-poop-early = Un cube tombé avant le vol est perdu, l’action aussi.
    .ruling = Seulement en mode réflexe ; un doublé perd les deux cubes.
clause-poop-rest = Un cube lâché reste où il est jusqu’au décompte.
    .ruling = Compte la tuile sous son centre ; d’autres cubes peuvent le pousser. L’arbitre dit où il est et ce qu’il touche.
clause-poop-lost = Un cube sur un toit, dans un parc ou hors du plateau ne compte pas.
    .ruling = Règle maison : le livret n’en dit rien.
clause-deuce-cubes = Doublé : pareil avec deux cubes en un vol, ensemble ou l’un après l’autre.
    .ruling = Une ligne, deux lâchers entre les deux toits ; les cubes sont jugés l’un après l’autre.
clause-deuce-once = Une seule fois par tour.
    .ruling = Il compte dès qu’un cube a été lâché au-dessus de la rue ; une faute avant cela, ou ne rien lâcher, ne l’épuise pas.
clause-deuce-price = Un doublé a son propre prix.
    .ruling = Le livret indique six, plus qu’un tour n’en a. Il coûte une action ; 2 ou 5 en option.
clause-scoring-hit = Un cube couvrant une partie d’une cible ou du blanc autour touche ; la tuile est prise face visible pour ses points.
    .ruling = Cible et parapluie ensemble : touché.
clause-scoring-first = En cas d’égalité, la tuile va au premier qui a touché.
clause-scoring-majority = Qui a le plus de cubes sur les cibles emporte la tuile.
clause-scoring-splash = Un cube à côté ne rapporte rien ; la tuile reste.
clause-scoring-umbrella = Un cube sur un parapluie seulement coûte un point : la tuile est prise face cachée.
    .ruling = Un point par joueur et tuile, quel que soit le nombre de cubes ; même pour qui gagne la tuile avec un autre.
clause-scoring-umbrella-many = S’ils sont plusieurs, ou si la tuile est gagnée, les autres prennent une tuile de la pioche face cachée.
    .ruling = Si personne n’a touché, le premier prend la tuile elle-même. Réserve vide : le point est noté.
clause-scoring-discard = Après le décompte tous les cubes quittent la ville.
clause-scoring-refill = Les rues vides reçoivent de nouvelles tuiles.
    .ruling = Dans l’ordre de lecture ; pas après le dernier décompte ni pioche vide.
clause-falcon-order = À partir du Griffon, chacun a un vol de faucon.
clause-falcon-roost = Chacun des quatre perchoirs est permis.
clause-falcon-aim = Les angles de la tige sont libres.
    .ruling = Azimut 2 à 88 degrés depuis le bord nord ou sud, élévation 8 à 28, par quarts de degré.
clause-falcon-error = La tige doit être tenue immobile.
    .ruling = Une erreur d’un demi-degré (écart type), tirée du hasard de la table, s’ajoute aux deux angles, la même pour tous.
clause-falcon-rod = Si la tige touche un bâtiment ou un pigeon sur un toit, le vol est nul et non répété.
    .ruling = Vérifié une fois avant le lâcher, avec l’angle volé.
clause-falcon-release = Une fois lâché, personne ne touche le faucon.
    .ruling = L’arbitre physique, ou à défaut le modèle rapide, dit ce qui arrive.
clause-falcon-slide = Le faucon glisse le long de la tige vers le perchoir et heurte ce qui est sur son chemin.
    .ruling = Du bout de la tige à une butée deux pouces avant le perchoir, par son seul poids.
clause-falcon-stuck = Le livret ne dit rien d’un faucon qui ne glisse pas.
    .ruling = Si le frottement le retient, le vol est fini et personne n’est touché.
clause-falcon-tremor = Qui tient la tige tremble.
    .ruling = Seulement où l’on chronomètre soi-même : le tremblement est tiré du hasard de la table avant chaque vol ; on vole là où pointe la tige au lâcher.
clause-falcon-decline = Personne n’est obligé de lancer le faucon.
    .ruling = Règle maison : le livret n’en dit rien.
clause-falcon-lie = Les pigeons touchés restent où ils sont jusqu’à ce que tous aient volé.
clause-after-standing = Qui tient debout sur un toit reste.
    .ruling = Les pigeons poussés se placent ensuite sur le carré sous leur centre.
clause-after-injured = Qui est tombé sur un toit est blessé et se relève sur le carré le plus proche.
    .ruling = La blessure n’a pas d’autre effet.
clause-after-nearest = S’il est pris, le carré libre suivant.
    .ruling = Sur le même bâtiment si possible ; à distance égale, dans l’ordre de lecture. Le plus proche du centre de son carré se relève d’abord, en huitièmes de pouce ; à égalité, le premier déplacé.
clause-after-dead = Qui finit dans la rue est mort et retourne au sac, d’où l’accouplement le ramène.
    .ruling = Tout ce qui n’est pas sur un toit est mort, même hors du plateau.
clause-after-blood = Chaque pigeon tué rapporte une goutte de sang, un point.
    .ruling = Ses propres pigeons n’en rapportent pas, sauf option. Les gouttes ne manquent jamais.
clause-after-last = Un blessé jeté plus tard dans la rue rapporte à ce dernier joueur.
clause-after-chain = Un pigeon heurté par un pigeon heurté compte comme touché par le faucon.
clause-after-building = Si le faucon heurte un bâtiment, les pigeons touchés ensuite sont relevés.
    .ruling = Compte le premier contact ; les autres sont remis comme avant le vol.
clause-after-mercy = Qui a perdu tous ses pigeons peut commencer son tour avec un au nid.
    .ruling = Le nid est un parc au choix ; gratuit, à chaque tour de pigeon.
clause-after-griffin = Puis le Griffon passe à gauche et une nouvelle manche commence.
clause-end-trigger = Quand un joueur n’a plus de cubes, la manche est la dernière.
    .ruling = Réserve et cloaque vides ; les cubes perdus par accident comptent.
clause-end-finish = Tous finissent leurs tours, les tuiles comptent sans être remplacées, et chacun vole une dernière fois.
clause-end-limit = Le livret ne prévoit pas d’autre fin.
    .ruling = La manche 12 est la dernière de toute façon ; en option la 8, ou aucune.
clause-end-pigeons = Chaque pigeon vivant vaut un point.
    .ruling = Ceux des parcs aussi ; ceux du sac non.
clause-end-house-rule = Règle maison : un pigeon vaut la hauteur de son bâtiment en pouces.
    .ruling = Comme dans l’exemple, la hauteur remplace le point ; au parc, un point.
clause-end-winner = Tuiles, gouttes et pigeons vivants : le plus de points gagne.
clause-end-tie = Égalité : le plus de personnes sur les tuiles gagnées, puis de cubes restants.
    .ruling = Les tuiles cachées ne montrent personne. Sinon victoire partagée.
clause-end-open = Tout est visible sauf les tuiles de la pioche.
    .ruling = Nul ne connaît leur ordre ni celles prises face cachée.

# ---- options

option-refereed = Qui juge les vols et les lâchers
option-refereed-line = La vraie physique prend un instant, et chaque vol peut être revu. Le modèle rapide lance les dés.
option-refereed-true = une vraie physique, à revoir
option-refereed-false = le modèle rapide
option-reflex = Les lâchers
option-reflex-line = À la main, tu appuies au bon moment, et une main sûre vise mieux. Au calme, tu choisis l’endroit et la chance fait le reste.
option-reflex-true = au bon moment, à la main
option-reflex-false = choisis au calme ; l’erreur de la main est tirée
option-deuce_price = Actions que coûte un doublé
option-deuce_price-line = Un doublé lâche deux cubes en un vol. Plus il coûte, plus il est rare.
option-roof_points = Un pigeon vivant à la fin vaut
option-roof_points-line = Avec la hauteur du toit, les hauts immeubles se disputent à la fin.
option-roof_points-true = la hauteur de son toit
option-roof_points-false = un point
option-own_blood = Tuer un de ses propres pigeons
option-own_blood-line = Une goutte vaut un point. D’ordinaire, seuls les pigeons des autres en rapportent.
option-own_blood-true = rapporte aussi une goutte
option-own_blood-false = ne rapporte rien
option-round_limit = Dernière manche au plus tard
option-round_limit-line = Pour que la partie ne traîne pas : après cette manche, on compte. Huit manches font une partie plus courte.
option-round_limit-0 = sans limite

# ---- the guide

guide-place = Six pigeons chacun, au moins un dans chaque quartier de la ville. Le faucon frappe surtout les hauts toits, et souvent les coins ; les toits les plus bas entre les coins sont les plus sûrs.
guide-turn = Cinq actions. Manger charge un cube, Voler mène un pigeon au bord d’une rue, Lâcher la traverse et laisse tomber. Choisis l’action, puis le pigeon, puis où il va.
guide-mercy = Tous tes pigeons ont disparu : un revient gratuitement. Dans un parc, le faucon ne l’atteint pas.
guide-nest = Les parcs sont sûrs. Choisis le côté de la ville où le jeune pigeon te servira.
guide-line = La rue vue d’en haut : déplace la ligne et le point où tu lâches. L’ellipse montre où s’arrêtent deux cubes sur trois ; le blanc est une cible, un parapluie coûte un point.
guide-release = Un cube vole encore un peu après le lâcher. Lâche avant la cible, pas au-dessus.
guide-second-release = Le second cube tombe pendant le même vol. Il peut viser une autre cible.
guide-roost = Choisis un coin. De là tu pointes la tige ; le faucon glisse le long d’elle vers toi.
guide-azimuth = Tourne et lève la tige par son bouton, avec les curseurs ou les flèches du clavier. La ligne pointillée est le chemin du faucon ; le rouge signifie que la tige touche quelque chose et que le vol serait nul.
guide-elevation = Un vol bas touche plus et rencontre plus tôt un bâtiment. Un vol haut passe au-dessus de tous.
guide-trim = Ta main se trompe d’un demi-degré, comme toutes.

# ---- the board

board-city = Ville
board-plan = Plan
board-look = Comment la ville est montrée
board-no-space = Ce navigateur ne sait pas dessiner en relief.
board-city-name = La ville
board-turn-left = Tourner la ville à gauche
board-turn-right = Tourner la ville à droite
board-whole = Toute la ville
board-flocks = Volées
board-streets = Dans les rues
board-moments = Meilleurs moments
board-no-moments = Les plus beaux vols et lâchers resteront ici.
board-no-referee = Personne n’enregistre à cette table : elle joue avec le modèle rapide.
board-moment-flight = { $kills ->
    [one] { $name } : un pigeon tué
   *[other] { $name } : { $kills } pigeons tués
  }
board-moment-won = { $points ->
    [one] { $name } en { $street } : { $points } point
   *[other] { $name } en { $street } : { $points } points
  }
board-moment-hit = { $name } : touché en { $street }
board-again = Revoir
board-slow = Au ralenti
board-skip = Passer
board-round = Manche { $round }
board-last-round = Dernière manche
board-alive = { $pigeons ->
    [one] { $pigeons } pigeon vivant
   *[other] { $pigeons } pigeons vivants
  }
board-left = { $cubes ->
    [one] { $cubes } cube restant
   *[other] { $cubes } cubes restants
  }
board-droplets = { $droplets ->
    [one] { $droplets } goutte de sang
   *[other] { $droplets } gouttes de sang
  }
board-griffin = A le Griffon furieux et commence la manche
board-first = commence
board-cloaca = Au cloaque : { $cubes } sur 4
board-supply = { $cubes } en réserve
board-part-tiles = tuiles
board-part-umbrellas = parapluies
board-part-droplets = sang
board-part-alive = vivants
board-tile = { $street } : { $tile }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-cube-of = Cube de { $name } : { $touch }
board-leads = En tête : { $name }
board-would-win = En tête : { $name }.
board-nobody = Personne ne la prendrait maintenant.
board-waits = Encore propre.
board-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-reserve = { $tiles } tuiles dans la pioche
board-your-pigeon = Ton pigeon { $number }
board-pigeon-of = { $name }, pigeon { $number }
board-on-roof = en { $square }, haut de { $height ->
    [one] { $height } pouce
   *[other] { $height } pouces
  }
board-place-on = Placer un pigeon en { $square }, haut de { $height ->
    [one] { $height } pouce
   *[other] { $height } pouces
  }
board-to = { $action }, vers { $square }
board-into-park = Vers { $park }
board-roost = Perchoir { $roost }
board-rod = La tige. Les flèches la tournent et la lèvent, plus vite avec Maj
board-angles = tournée à { $azimuth }°, levée à { $elevation }°
board-azimuth = Tournée à
board-elevation = Levée à
board-rod-clear = La tige est libre, et le faucon glisse jusqu’à la butée.
board-falcon-meets = La tige est libre. Le faucon heurte { $thing } à la croix ; ceux qu’il touche ensuite ne comptent pas.
board-rod-touches = La tige touche { $thing } : ce vol serait nul.
board-falcon-held = La tige est libre, mais le frottement retiendrait le faucon.
board-looking = L’arbitre regarde …
board-rod-unseen = La tige doit passer au-dessus des toits et des pigeons ; le faucon y glisse vers le perchoir.
board-drop-usual = Un cube lâché continue sur sa lancée : en moyenne il s’arrête là où est le carré.
board-hand-errs = La main se trompe d’environ { $degrees }°.
board-hands = Sur { $hands } vols pareils, { $void } nuls, { $meets } contre un bâtiment.
board-hand-trembles = Tiens, attends un moment calme, lâche : plus c’est long, plus ça tremble. Ensuite la main se trompe d’environ { $degrees }°.
board-hold = Tenir le faucon
board-let-go-now = Lâche maintenant !
board-release-falcon = Lâcher le faucon
board-other-roost = Un autre perchoir
board-decline = Pas de vol
board-decline-mercy = Non merci
board-actions = Actions
board-actions-left = { $actions ->
    [one] { $actions } action restante
   *[other] { $actions } actions restantes
  }
board-price = { $actions ->
    [one] coûte { $actions } action
   *[other] coûte { $actions } actions
  }
board-mode-fly = Voler
board-mode-poop = Lâcher
board-mode-deuce = Doublé
board-mode-mate = S’accoupler
board-feed = Manger
board-end = Finir le tour
board-cross = Avec la volée de { $name }
board-line = Ligne
board-release = Lâcher à
board-first-cube = Premier cube à
board-second-cube = Second cube à
board-inches = { $inches } po
board-drop-chosen = L’ellipse contient { $inside } lâchers pareils sur { $hands } ; { $lost } ne resteraient pas dans la rue.
board-drop-roof = Lâché ici, le cube ne resterait pas dans la rue.
board-drop-timed = Choisis la ligne, décolle, puis appuie encore quand le pigeon est avant la cible. Au-dessus du toit, c’est trop tôt.
board-let-go = Lâcher
board-let-both-go = Lâcher les deux
board-take-off = Décoller
board-wait = Attends le bord …
board-calibrate = Régler mon rythme
board-calibrate-how = Appuie quand le pigeon est sur la ligne rouge. { $left ->
    [one] Encore une fois.
   *[other] Encore { $left } fois.
  }
board-calibrate-press = Maintenant
board-calibrate-stop = Arrêter
board-calibrate-done = Terminé
board-calibrated = Rythme réglé : { $milliseconds } ms pour l’écran et la main.
board-prompt-place = Place un pigeon sur un toit ; { $missing ->
    [one] un quartier de la ville n’en a pas encore.
   *[other] { $missing } quartiers de la ville n’en ont pas encore.
  }
board-prompt-turn = { $actions ->
    [one] Encore une action : choisis laquelle, puis un pigeon.
   *[other] Encore { $actions } actions : choisis laquelle, puis un pigeon.
  }
board-prompt-to = Où vole-t-il ?
board-prompt-over = Au-dessus de quelle rue ?
board-prompt-aloft = Il est au-dessus d’un autre pigeon et doit continuer.
board-prompt-mate = Un jeune pigeon : dans quel parc ?
board-prompt-drop = Choisis la ligne et le moment, puis lâche.
board-prompt-deuce = Deux cubes : choisis la ligne et les moments, puis lâche.
board-prompt-aim = Pointe la tige, puis lâche le faucon.

# ---- the card reference

group-tile = Tuiles de rue
group-piece = Pièces
group-structure = Bâtiments
fact-people = Personnes
fact-cars = Voitures
fact-umbrellas = Parapluies
fact-of-a-color = De chaque couleur
fact-height = Pouces de haut
name-pigeon = pigeon
name-cube = cube
name-blood = goutte de sang
name-structure = Bâtiment

# ---- the scenes of the rulebook

scene-flying = Un pigeon vole tout droit jusqu’au prochain toit, par-dessus la rue qui l’en sépare.
scene-feeding = Manger fait passer un cube de la réserve au cloaque ; de là seulement il peut tomber.
scene-mating = Deux pigeons d’un vol côte à côte à la même hauteur : un jeune arrive dans un parc, hors d’atteinte du faucon.
scene-dropping = Ada traverse une rue, lâche un cube, et il s’arrête sur une cible.
scene-tiles = Après les tours des pigeons : qui touche le plus gagne la tuile ; un cube qui ne touche qu’un parapluie coûte un point.
scene-falcon = Le faucon glisse le long de la tige vers un perchoir. Un pigeon adverse jeté dans la rue est mort, ce qui vaut une goutte.
scene-twice = Un doublé lâche deux cubes en un vol, ensemble ou l’un après l’autre.
scene-leaving = Un jeune pigeon est à l’abri dans son parc. Il en sort par une allée et prend le premier toit.
scene-crossing = Des pigeons de deux vols côte à côte : un pigeon de l’un d’eux, tiré au sort, arrive dans un parc.
scene-declining = Un faucon qui pourrait toucher les siens n’est pas obligé de voler.
scene-placing = Avant la première manche, chacun place ses pigeons un à un sur des carrés de toit libres, avec au moins un dans chaque quartier de la ville.
part-tiles = les tuiles gagnées
part-umbrellas = moins de parapluies touchés
part-blood = les pigeons frappés
part-alive = les pigeons vivants à la fin

# ---- ce que le coach dit d’une action. $seat est quelqu’un d’autre

coach-tile = Tu gagnerais la tuile en { $street }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-umbrella = Un cube ne touche qu’un parapluie.
coach-crosses = Le vol passe sur une tuile à { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-kills = Le faucon tue { $pigeons ->
    [one] au moins un pigeon
   *[other] au moins { $pigeons } pigeons
  } des autres.
coach-own-killed = Le faucon tue un pigeon à toi.
coach-void = La tige touche quelque chose : vol nul.
coach-young = Un pigeon de plus, à l’abri dans un parc : { $alive } vivants, un point chacun à la fin.
coach-crossed = Un pigeon de plus éclot, une fois sur deux le tien, sinon celui de { $seat }.
coach-fed = Tu as { $cubes ->
    [one] un cube
   *[other] { $cubes } cubes
  } à lâcher ; en réserve : { $supply }.
coach-quadrant = { $quadrants ->
    [0] Tes pigeons sont alors dans les quatre quartiers.
    [one] Il te manque alors encore un quartier.
   *[other] Il te manque alors encore { $quadrants } quartiers.
  }
coach-roof = Le toit est haut de { $height ->
    [one] un pouce
   *[other] { $height } pouces
  }.
coach-leaves-park = Il quitte le parc, où le faucon ne peut pas le frapper.
coach-over-tile = De là il peut passer sur une tuile à { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
coach-couple = Deux de tes pigeons sont alors côte à côte et peuvent s’accoupler.
coach-stands = Il est alors en { $square }, à { $height ->
    [one] un pouce
   *[other] { $height } pouces
  } de haut.
coach-last-round = C’est ton dernier cube : cette manche est la dernière.
coach-ended = { $actions ->
    [0] Tu n’as plus d’action.
    [one] Une action reste inutilisée.
   *[other] { $actions } actions restent inutilisées.
  }
coach-declined = Aucun faucon à toi ne vole cette manche-ci.

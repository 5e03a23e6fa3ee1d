# Au-dessus des nuages : toutes les phrases lues à la table. Là où il faudrait un article, l’oiseau suit un deux-points.

title = Au-dessus des nuages
tagline = Joue des ailes dans le groupe, pose-toi en tête et marque des points avec les cases que tu laisses derrière toi.
intro-1 = Les oiseaux de tous les joueurs volent dans un seul groupe de trois rangées. Après trois étapes, la victoire va à qui a le plus de points.
intro-2 = À ton tour, tu paies des cubes Action pour échanger un de tes oiseaux avec son voisin, ajouter un oiseau ou prendre une carte Manœuvre ; chaque fois, cette action coûte ensuite un cube de plus. Ou bien tu joues une carte de ta main, ou tu passes.
intro-3 = Quand plus personne n’a de cubes, l’étape se termine : l’oiseau de tête de chaque colonne se pose.
intro-4 = La carte Nid dit combien de points rapportent tes oiseaux posés, et ce que chaque couple d’une femelle et d’un mâle ajoute ou coûte.
intro-5 = Ensuite, tu peux marquer les points de cartes de ta main : une carte indique deux cases et rapporte des points pour chacune où vole encore un de tes oiseaux ; les deux ensemble rapportent 2 de plus.
intro-6 = Après cela, chacun reprend ses cubes, les colonnes se remplissent et l’étape suivante commence. Les martinets sont neutres : ils ne sont à personne et ne rapportent rien à personne.

# ---- ce qu’il faut décider

decision-turn = C’est ton tour : une action standard, une carte Manœuvre, ou passe.
decision-standard = Choisis n’importe quelle action standard.
decision-swap = Choisis les deux oiseaux à permuter.
decision-copy = Choisis quelle carte de la ligne utiliser.
decision-score-one = Choisis de quelle carte de ta main marquer les points.
decision-search = Choisis un oiseau dans la pioche.
decision-place = Choisis une colonne et place l’oiseau en tête ou en queue.
decision-discard = Tu as cinq cartes en main : défausses-en une.
decision-score-cards = Marque les points de cartes de ta main, ou termine.

# ---- les actions, en liste de choix

action-pass = Passer : 2 cubes au nid, ou le dernier
action-swap = Permuter { $first } et { $second }
action-add = Ajouter un oiseau : { $source }
action-place = Placer l’oiseau { $end } de la colonne { $column }
action-take = Prendre { $card }
action-play = Jouer { $card }
action-copy = Utiliser { $card } de la ligne de cartes
action-search = Prendre dans la pioche : { $bird }
action-discard = Défausser { $card }
action-score = Marquer { $card }
action-done = Finir de marquer

# ---- les noms

name-kite-female = milan royal ♀
name-kite-male = milan royal ♂
name-goose-female = oie cendrée ♀
name-goose-male = oie cendrée ♂
name-crane-female = grue ♀
name-crane-male = grue ♂
name-swallow-female = hirondelle ♀
name-swallow-male = hirondelle ♂
name-swift = martinet
name-kite = milan royal
name-goose = oie cendrée
name-crane = grue
name-swallow = hirondelle
name-front = en tête
name-back = en queue
name-middle = au milieu
name-first = premier oiseau visible
name-second = second oiseau visible
name-stack = sommet de la pioche
name-sideways = Voler vers la gauche ou la droite
name-forward = Voler vers l’avant ou l’arrière
name-add = Ajouter un oiseau
name-take = Prendre une carte Manœuvre
name-dodge = Écart
name-sharp-dodge = Grand écart
name-lead-change = Changement de leader
name-standard = Action standard
name-neutral = Neutre
name-diagonal = Diagonale
name-score = Validation
name-free-flight = Vol libre
name-favorite-bird = Oiseau préféré
name-display = Ligne de cartes Manœuvre
name-even = Groupe régulier
name-crowd = La foule
name-loners = Solitaires
name-early = Premier arrivé
name-growing = Groupe grandissant
name-shy = Oiseaux timides
name-couples = Couples

# ---- ce qui s’est passé. $seat est le nom d’un joueur

event-dealt = { $seat } reçoit { $card }.
event-dealt-hidden = { $seat } reçoit une carte.
event-stage = L’étape { $stage } commence. Carte Nid : { $nest }.
event-starts = { $seat } commence.
event-paid = { $seat } paie { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } : « { $action } ».
event-swapped = { $seat } permute deux oiseaux : { $first_bird } ({ $first }) et { $second_bird } ({ $second }).
event-drew = { $seat } prend un oiseau : { $bird } ({ $source }).
event-placed = { $seat } place un oiseau { $end } de la colonne { $column } : { $bird }.
event-revealed = Nouvel oiseau visible : { $bird }.
event-took = { $seat } prend { $card }.
event-played = { $seat } joue { $card }{ $cubes ->
    [0] .
    [one] {" "}pour { $cubes } cube.
   *[other] {" "}pour { $cubes } cubes.
  }
event-copied = { $seat } utilise { $card } de la ligne de cartes pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
event-searched = { $seat } cherche dans la pioche et prend un oiseau : { $bird }. La pioche est mélangée.
event-discarded = { $seat } défausse { $card }.
event-passed = { $seat } passe et donne { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } au nid.
event-landed = Un oiseau de la colonne { $column } se pose : { $bird }.
event-nested = { $seat } { $birds ->
    [0] ne fait atterrir aucun oiseau
    [one] fait atterrir { $birds } oiseau
   *[other] fait atterrir { $birds } oiseaux
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } pour un couple).
   *[other] {" "}({ $for_pairs } pour { $pairs } couples).
  }
event-scored = { $seat } marque { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } pour les deux cases).
  }
event-displayed = Nouvelle carte dans la ligne : { $card }.
event-reshuffled = La défausse est mélangée et devient la nouvelle pioche de cartes.
event-joined = Colonne { $column } : un oiseau arrive en queue, { $bird }.
event-tied = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $seat } { $birds ->
    [0] n’a plus d’oiseau
    [one] a { $birds } oiseau
   *[other] a { $birds } oiseaux
  } sur le plateau ; qui en a le moins gagne.
event-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- pourquoi pas

reason-off-board = Le plateau a { $columns } colonnes : { $place } est en dehors.
reason-empty-space = La case { $space } est vide, et un oiseau ne vole jamais vers une case vide.
reason-not-connected-dodge = Les deux cases doivent être à exactement 2 cases l’une de l’autre dans une même rangée.
reason-not-connected-sharp-dodge = Les deux cases doivent être à exactement 3 cases l’une de l’autre dans une même rangée.
reason-not-connected-lead-change = Les deux cases doivent être à exactement 2 cases l’une de l’autre dans une même colonne.
reason-not-connected-neutral = Les deux cases doivent être voisines dans une rangée ou une colonne.
reason-not-connected-diagonal = Les deux cases doivent se toucher en diagonale.
reason-not-connected-standard = Les deux cases doivent être voisines dans une rangée ou une colonne.
reason-not-yours = Aucun des deux oiseaux n’est à toi.
reason-not-neutral = Aucun des deux oiseaux n’est neutre.
reason-price = « { $action } » coûte pour l’instant { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
  } et tu en as { $have }.
reason-card-cost = La carte coûte { $need ->
    [one] { $need } cube
   *[other] { $need } cubes
  } et tu en as { $have }.
reason-no-bird = Pas d’oiseau à prendre ici : { $source }.
reason-flock-full = Toutes les colonnes ont déjà trois oiseaux.
reason-column-full = La colonne { $column } a déjà trois oiseaux.
reason-not-displayed = { $card } n’est pas dans la ligne de cartes.
reason-copied-stays = { $card } est en cours d’utilisation et reste dans la ligne de cartes.
reason-not-in-hand = { $card } n’est pas dans ta main.
reason-nothing-to-copy = Avec tes cubes, tu ne peux utiliser aucune carte de la ligne pour l’instant.
reason-no-display-of-display = Une carte « Ligne de cartes Manœuvre » ne peut pas en utiliser une autre du même nom.
reason-impossible-dodge = Aucun de tes oiseaux n’a d’oiseau à exactement 2 cases dans sa rangée.
reason-impossible-sharp-dodge = Aucun de tes oiseaux n’a d’oiseau à exactement 3 cases dans sa rangée.
reason-impossible-lead-change = Aucun de tes oiseaux n’a d’oiseau à exactement 2 cases dans sa colonne.
reason-impossible-standard = Aucune action standard n’est possible.
reason-impossible-neutral = Aucun oiseau neutre n’a de voisin direct.
reason-impossible-diagonal = Aucun de tes oiseaux n’a de voisin en diagonale.
reason-impossible-score = Aucune autre carte de ta main ne rapporte de points pour l’instant.
reason-impossible-free-flight = Tu n’as aucun oiseau à permuter sur le plateau.
reason-impossible-favorite-bird = La pioche est vide, ou toutes les colonnes ont déjà trois oiseaux.
reason-not-in-stack = Cet oiseau n’est pas dans la pioche : { $bird }.
reason-scores-nothing = { $card } : aucun de tes oiseaux n’est sur l’une de ses deux cases.

# ---- ce qui s’est passé, dit à la personne concernée

event-dealt-you = Tu reçois { $card }.
event-starts-you = Tu commences.
event-paid-you = Tu paies { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } : « { $action } ».
event-swapped-you = Tu permutes deux oiseaux : { $first_bird } ({ $first }) et { $second_bird } ({ $second }).
event-drew-you = Tu prends un oiseau : { $bird } ({ $source }).
event-placed-you = Tu places un oiseau { $end } de la colonne { $column } : { $bird }.
event-took-you = Tu prends { $card }.
event-played-you = Tu joues { $card }{ $cubes ->
    [0] .
    [one] {" "}pour { $cubes } cube.
   *[other] {" "}pour { $cubes } cubes.
  }
event-copied-you = Tu utilises { $card } de la ligne de cartes pour { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
event-searched-you = Tu cherches dans la pioche et prends un oiseau : { $bird }. La pioche est mélangée.
event-discarded-you = Tu défausses { $card }.
event-passed-you = Tu passes et donnes { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  } au nid.
event-nested-you = Tu { $birds ->
    [0] ne fais atterrir aucun oiseau
    [one] fais atterrir { $birds } oiseau
   *[other] fais atterrir { $birds } oiseaux
  } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $pairs ->
    [0] .
    [one] {" "}({ $for_pairs } pour un couple).
   *[other] {" "}({ $for_pairs } pour { $pairs } couples).
  }
event-scored-you = Tu marques { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $for_both ->
    [0] .
   *[other] {" "}({ $for_both } pour les deux cases).
  }
event-tied-you = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : tu { $birds ->
    [0] n’as plus d’oiseau
    [one] as { $birds } oiseau
   *[other] as { $birds } oiseaux
  } sur le plateau ; qui en a le moins gagne.
event-won-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = À égalité de points, la victoire va à qui a le moins d’oiseaux sur le plateau.

# ---- la table en mots, pour le terminal

show-stage = Étape { $stage } sur { $stages }. Carte Nid : { $nest }.
show-landing = 1 à 5 posés : { $points } points ; couple ♀♂ : { $pair }.
show-stage-short = Étape { $stage } sur { $stages }.
show-past-nests = Cartes Nid précédentes : { $nests }.
show-seat = { $name } : { $birds }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
show-neutral = Les martinets sont neutres : ils ne sont à personne.
show-status = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }.
show-flock = Le groupe, de l’avant vers l’arrière. La lettre de la rangée et le numéro de la colonne désignent une case, par exemple m3 :
show-column = colonne
show-row-front = avant f
show-row-middle = milieu m
show-row-back = arrière b
show-empty = -
show-short-kite-female = milan♀
show-short-kite-male = milan♂
show-short-goose-female = oie♀
show-short-goose-male = oie♂
show-short-crane-female = grue♀
show-short-crane-male = grue♂
show-short-swallow-female = hirond.♀
show-short-swallow-male = hirond.♂
show-short-swift = martinet
show-species-kite = milan
show-species-goose = oie
show-species-crane = grue
show-species-swallow = hirondelle
show-your-kite = ton { $bird }
show-your-goose = ton { $bird }
show-your-crane = ta { $bird }
show-your-swallow = ton { $bird }
show-swift = martinet (neutre)
show-bird-yours = { $bird } (à toi)
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-top = le sommet de la pioche
show-prices = Prix actuels : { $prices }.
show-face-up = Oiseaux visibles : { $birds }.
show-drawn = L’oiseau à placer : { $bird }.
show-using = { $card } : { $effect }.
show-stack = Pioche : { $count ->
    [one] { $count } oiseau : { $layers }.
   *[other] { $count } oiseaux : { $layers }.
  }
show-shuffled = { $birds } (ordre inconnu)
show-stack-empty = La pioche est vide.
show-stack-below = { $above } ; dessous { $layer }
show-display = Ligne de cartes. Chaque carte a un coût et un effet quand tu la joues, et des points pour deux cases :
show-hand = Ta main :
show-known = { $name } a en main : { $cards }.
show-no-cards = aucune carte
show-deck = Pioche de cartes : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  }. Défausse : { $discards ->
    [one] { $discards } carte
   *[other] { $discards } cartes
  }.
show-discards = Défaussées : { $cards }.
show-card = { $name }, { $cost } : { $effect }. Points : { $marks }.
show-cost-copy = coût de la carte utilisée
show-mark = { $space } { $points }
show-mark-yours = { $space } { $points } (à toi)
show-mark-landing = { $space } { $points } (à toi, va se poser)
show-cost = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
show-unknown = une carte cachée
show-play = Jouer une carte de ta main
show-score = Marquer { $card } : { $points ->
    [one] { $points } point maintenant
   *[other] { $points } points maintenant
  }
show-place = Colonne { $column }, { $end } ({ $space })
show-pass = { $cubes ->
    [one] Passer : donner ton dernier cube au nid
   *[other] Passer : donner { $cubes } cubes au nid
  }
show-not-now = { $card } { $reason }
show-too-dear = Trop cher pour { $have ->
    [one] ton dernier cube
   *[other] tes { $have } cubes
  } : { $actions }.
show-keep = Les cartes dont tu ne marques pas les points restent dans ta main.
show-keep-last = C’est la dernière étape : les cartes dont tu ne marques pas les points maintenant ne valent plus rien.
show-points-from = Par étape { $stages } ; atterrissages { $landings }, cartes { $cards }.

# ---- ce que font les cartes, en peu de mots

effect-dodge = un de tes oiseaux avec un autre à exactement 2 cases dans sa rangée
effect-sharp-dodge = un de tes oiseaux avec un autre à exactement 3 cases dans sa rangée
effect-lead-change = un de tes oiseaux avec un autre à exactement 2 cases dans sa colonne
effect-standard = n’importe quelle action standard
effect-neutral = un martinet avec l’oiseau à côté, devant ou derrière
effect-diagonal = un de tes oiseaux avec un voisin en diagonale
effect-score = marquer tout de suite une autre carte de ta main
effect-free-flight = un de tes oiseaux avec n’importe quel autre
effect-favorite-bird = ajouter un oiseau au choix de la pioche, puis la mélanger
effect-display = utiliser une carte de la ligne à son prix ; elle y reste

# ---- une première partie : de quoi il s’agit

guide-turn = Permute un de tes oiseaux et son voisin, ajoute un oiseau, prends ou joue une carte, ou passe. Chaque usage d’une action standard rend le suivant plus cher d’un cube. Les oiseaux de tête se posent et marquent ; ceux de derrière peuvent marquer tes cartes.
guide-standard = Ta carte te donne une action standard sans en payer le prix. Choisis-en une chère : c’est là que tu économises le plus.
guide-swap = Ta carte permute deux oiseaux. Touche un des oiseaux marqués, puis celui qui prend sa place.
guide-copy = Tu peux utiliser une carte de la ligne comme si elle était à toi, pour son propre coût. Elle y reste pour les autres.
guide-score-one = Une carte de ta main marque tout de suite, avec le groupe tel qu’il vole. Un oiseau qui va bientôt se poser compte encore.
guide-search = N’importe quel oiseau de la pioche peut rejoindre le groupe. Le plus souvent, tu en veux un à toi ; une femelle et un mâle qui se posent ensemble forment un couple.
guide-place = En tête d’une colonne, l’oiseau se posera bientôt. En queue, il pousse les autres vers l’avant et reste pour marquer des cartes.
guide-discard = Quatre cartes, c’est le maximum. Laisse celle dont les cases conviennent le moins à tes oiseaux.
guide-score-cards = Les oiseaux de tête se sont posés. Tes cartes paient maintenant pour leurs cases où vole encore un de tes oiseaux ; les deux cases valent 2 de plus. Une carte gardée peut marquer à une étape suivante.

# ---- petits mots sur le plateau

board-flock = Le groupe
board-actions = Actions standard
board-stage = Étape { $stage } sur { $stages }
board-nest = Nid de cette étape
board-next = Prochains oiseaux
board-display = Ligne de cartes
board-known = Cartes connues
board-discards = Défausse
board-hidden = { $cards ->
    [one] et 1 carte cachée
   *[other] et { $cards } cartes cachées
  }
board-sideways = De côté
board-forward = Avant, arrière
board-add = Ajouter
board-take = Prendre une carte
board-pass = Passer
board-free = gratuit
board-done = Finir de marquer
board-space = { $space } : { $bird }
board-space-yours = { $space } : { $bird }, à toi
board-space-empty = { $space } : vide
board-can-fly = Peut changer de place
board-marks = Montrer les cases de { $card }
board-keep = ou garder, et marquer
board-both = les deux à toi
board-score = Marquer { $points ->
    [one] 1 point
   *[other] { $points } points
  }
board-pair = par couple
board-in-stack = en pioche
board-stack = La pioche : { $count ->
    [one] 1 oiseau
   *[other] { $count } oiseaux
  }
board-layer-top = Dans la pioche, ordre inconnu :
board-layer-below = En dessous :
board-take-one = en prendre une : { $price }
board-place = Une case vide : en tête de la colonne. La flèche : en queue, et la colonne avance.
board-cards = { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
  }
board-forecast = Si l’étape finissait maintenant, tu poserais { $birds ->
    [0] zéro oiseau.
    [one] 1 oiseau pour { $points }.
   *[other] { $birds } oiseaux pour { $points }.
  }
board-prompt-turn = À toi : vole, ajoute, prends, joue ou passe
board-prompt-partner = Avec quel oiseau change-t-il de place ?
board-prompt-sideways = À toi : vers la gauche ou la droite
board-prompt-forward = À toi : vers l’avant ou l’arrière
board-prompt-add = À toi : quel oiseau rejoint le groupe ?
board-prompt-take = À toi : quelle carte prends-tu ?

# ---- chapitres du livret de règles

chapter-setup = préparation
chapter-turn = tour
chapter-action = actions standard
chapter-card = cartes Manœuvre
chapter-stage = fin d’une étape
chapter-landing = atterrissage
chapter-scoring = points des cartes
chapter-next = l’étape suivante
chapter-end = fin

# ---- les règles, une à une : mise en place

clause-setup-board = Le plateau a trois rangées (avant, milieu, arrière) et 5, 6 ou 7 colonnes à 2, 3 ou 4 joueurs.
clause-setup-pieces = Chacun a cinq oiseaux de sa couleur et 10, 13 ou 16 cubes Action à 2, 3 ou 4 joueurs ; cinq oiseaux neutres n’appartiennent à personne.
    .ruling = La place 1 joue les milans royaux, la place 2 les oies cendrées, la place 3 les grues, la place 4 les hirondelles. Chaque couleur a trois femelles et deux mâles : l’exemple d’atterrissage et la mise en place laissent deux répartitions possibles, et celle-ci donne à chaque réserve une femelle et un mâle.
clause-setup-flock = Trois oiseaux neutres, ainsi que deux femelles et un mâle par joueur, sont mélangés et disposés en pyramide, face visible : 1-2-3-2-1, 1-2-3-3-2-1 ou 1-2-3-3-3-2-1 oiseaux dans les colonnes.
    .ruling = Seules ces hauteurs s’accordent avec les nombres imprimés et la remarque sur les colonnes extérieures. Les oiseaux se suivent sans trou à partir de la dernière rangée.
clause-setup-reserve = Les deux autres oiseaux de chaque joueur et deux oiseaux neutres sont mélangés en une pioche face cachée ; deux d’entre eux sont révélés à côté.
clause-setup-cards = Les cartes Manœuvre prévues pour le nombre de joueurs (16, 19 ou 22) sont mélangées ; chacun en reçoit deux ; 4, 5 ou 6 forment la ligne de cartes, face visible ; le reste est la pioche de cartes.
clause-setup-nest = Les sept cartes Nid sont mélangées et l’une d’elles est révélée pour la première étape.
clause-setup-score = Tout le monde commence à 0 point.
clause-setup-start-player = La personne qui a le plus d’oiseaux dans la première rangée commence ; en cas d’égalité, c’est, parmi les ex æquo, celle qui en a le plus dans les deux premières rangées ; si cela ne suffit pas, le hasard décide.
    .ruling = Le second comptage ne concerne que les ex æquo. Les oiseaux neutres ne comptent pour personne ; si aucun joueur n’a d’oiseau dans la première rangée, tout le monde est à égalité.
clause-setup-hidden = Les mains sont secrètes.
    .ruling = La ligne de cartes, la défausse, les oiseaux visibles, le nombre de cartes en main et les cubes sont publics. Une carte prise dans la ligne est connue de tous. Personne ne connaît l’ordre des pioches ; en revanche, chacun peut savoir quels oiseaux contient la pioche d’oiseaux.

# ---- le tour

clause-turn-order = Les tours se suivent dans le sens horaire. À ton tour, tu utilises une action standard, tu joues une carte Manœuvre ou tu passes.
    .ruling = On saute les joueurs qui n’ont plus de cubes ; les autres continuent, seuls s’il le faut.
clause-turn-price = La première fois, une action standard coûte 1 cube, la fois suivante 2, puis 3, et ainsi de suite, peu importe qui l’utilise.
clause-turn-clear = Les cubes qui se trouvent sur l’action vont d’abord dans le nid ; ensuite, tu places les tiens.
clause-turn-afford = S’il te manque des cubes pour une action, tu ne peux pas l’utiliser.
    .ruling = On paie d’abord les cubes, puis on effectue l’action.
clause-turn-possible = Tu ne peux choisir que ce que tu peux vraiment effectuer.
    .ruling = Le livret de règles le dit action par action ; nous l’appliquons à toutes les actions, et aussi aux cartes.

# ---- actions standard

clause-action-sideways = Voler vers la gauche ou la droite : un de tes oiseaux change de place avec l’oiseau directement à côté de lui.
clause-action-forward = Voler vers l’avant ou l’arrière : un de tes oiseaux change de place avec l’oiseau directement devant ou derrière lui.
clause-action-swap-birds = Un oiseau ne vole jamais vers une case vide.
    .ruling = Tout échange, par action standard ou par carte, se fait oiseau contre oiseau. L’autre oiseau peut être à toi, à un adversaire ou neutre.
clause-action-add = Ajouter un oiseau : prends un oiseau visible ou celui du sommet de la pioche et place-le dans une colonne.
    .ruling = L’oiseau du sommet est montré à tous avant le choix de sa place. Il peut être à n’importe qui.
clause-action-add-front = Un nouvel oiseau peut être placé en tête d’une colonne.
    .ruling = C’est la case vide juste devant le premier oiseau de la colonne : le groupe reste toujours sans trou.
clause-action-add-back = Ou bien tous les oiseaux d’une colonne avancent d’une case et le nouveau se place en queue.
clause-action-add-full = Une colonne de trois oiseaux est complète ; quand toutes les colonnes le sont, l’action est impossible.
clause-action-add-reveal = Quand un oiseau visible a été utilisé, on révèle ensuite celui du sommet de la pioche.
    .ruling = Tant que la pioche est vide, on ne révèle rien ; les places des oiseaux visibles se remplissent à nouveau une fois le groupe reformé. S’il n’y a plus d’oiseau ni visible ni dans la pioche, on ne peut pas en ajouter.
clause-action-take = Prendre une carte Manœuvre : une carte de la ligne rejoint ta main. S’il n’y a plus de carte dans la ligne, l’action est impossible.
clause-action-take-limit = Tu gardes quatre cartes en main au plus : si tu en prends une cinquième, tu en défausses une ensuite.
    .ruling = Ce peut être celle que tu viens de prendre.
clause-action-take-refill = Les nouvelles cartes n’arrivent dans la ligne qu’en fin d’étape.

# ---- cartes Manœuvre

clause-card-play = Jouer une carte Manœuvre : mets dans le nid les cubes qu’elle coûte, effectue son action, puis pose-la sur la défausse.
    .ruling = La carte quitte la main avant son action.
clause-card-dodge = Écart (2 cubes) : un de tes oiseaux change de place avec un oiseau à exactement 2 cases dans sa rangée.
clause-card-sharp-dodge = Grand écart (2 cubes) : un de tes oiseaux change de place avec un oiseau à exactement 3 cases dans sa rangée.
clause-card-dodge-over = Un écart passe par-dessus les cases intermédiaires.
    .ruling = Elles peuvent être vides ; il faut seulement un oiseau à chaque bout.
clause-card-lead-change = Changement de leader (2 cubes) : un de tes oiseaux change de place avec un oiseau à exactement 2 cases dans sa colonne.
clause-card-standard = Action standard (2 cubes) : utilise n’importe quelle action standard, quel que soit son prix actuel. Tes deux cubes vont tout droit dans le nid.
    .ruling = Le prix de cette action ne change pas. Comme la carte a déjà quitté ta main, prendre une carte ainsi ne t’oblige jamais à en défausser une.
clause-card-neutral = Neutre (2 cubes) : un oiseau neutre change de place avec un oiseau directement à côté, devant ou derrière lui.
    .ruling = Deux des quatre langues disent seulement « voisin » ; la diagonale a sa propre carte. On peut permuter deux oiseaux neutres.
clause-card-diagonal = Diagonale (3 cubes) : un de tes oiseaux change de place avec un voisin en diagonale.
clause-card-score = Validation (3 cubes) : marque tout de suite les points d’une autre carte de ta main, puis défausse-la.
    .ruling = On compte le groupe tel qu’il est à ce moment-là, avec les 2 points de plus pour les deux cases ; une seule carte, et elle doit rapporter au moins 1 point.
clause-card-free-flight = Vol libre (4 cubes) : un de tes oiseaux change de place avec n’importe quel autre oiseau du plateau.
clause-card-favorite-bird = Oiseau préféré (4 cubes) : prends l’oiseau que tu veux dans la pioche, ajoute-le au groupe, puis mélange la pioche.
    .ruling = On ne cherche que dans la pioche face cachée, pas parmi les oiseaux visibles. L’oiseau est montré et placé comme tout nouvel oiseau ; c’est impossible si la pioche est vide ou le groupe complet. Toute la pioche est mélangée.
clause-card-display = Ligne de cartes Manœuvre : emprunte l’action d’une carte de la ligne et paie ce que coûte cette carte. Elle reste dans la ligne.
    .ruling = Une carte « Ligne de cartes Manœuvre » de la ligne ne peut pas être empruntée. Si tu empruntes « Action standard » pour prendre une carte, prends-en une autre que celle-là. Si tu empruntes « Validation », toutes les cartes qui te restent en main conviennent.
clause-turn-pass = Passer : donne 2 cubes au nid, ou ton dernier. À ton prochain tour, tu choisis de nouveau librement.
    .ruling = Passer est toujours permis.

# ---- la fin d’une étape

clause-stage-end = Quand plus personne n’a de cubes, l’étape se termine par l’atterrissage.
    .ruling = L’action payée avec le dernier cube est d’abord menée à son terme.
clause-landing-front = Dans chaque colonne, l’oiseau de tête se pose et quitte le groupe, même avec des cases vides devant lui.
clause-landing-points = La carte Nid donne des points selon le nombre de tes oiseaux posés ; personne ne marque de points pour les oiseaux neutres, et sans oiseau posé, pas de points.
clause-landing-pairs = Pour chaque couple posé, un mâle et une femelle à toi, le bonus ou le malus de la carte Nid s’ajoute à tes points.
    .ruling = Ton nombre de couples est le plus petit de deux nombres : tes mâles posés et tes femelles posées. Un malus compte en entier, même en dessous de 0 ; la piste de score n’a pas de limite vers le bas.
clause-landing-stack = Les oiseaux posés sont mélangés et vont sous la pioche.
    .ruling = Face cachée, dans un ordre que personne ne connaît. Tout le monde sait encore quels oiseaux c’étaient et qu’ils se trouvent sous les autres.
clause-scoring-cards = Après l’atterrissage, chacun peut marquer les points de cartes Manœuvre de sa main : une carte indique deux cases avec des points, et chaque case occupée par un de tes oiseaux rapporte les siens. Il en faut au moins une.
    .ruling = Dans l’ordre du tour à partir du Premier Joueur de l’étape, une fois tous les atterrissages comptés. On interroge toujours un joueur qui a des cartes : ainsi, rien ne trahit les cartes de sa main qui ne rapportaient rien.
clause-scoring-both = Occuper les deux cases indiquées rapporte 2 points de plus.
clause-scoring-any-number = Tu peux marquer les points d’autant de cartes que tu veux ; elles vont ensuite à la défausse. Un même oiseau peut compter pour plusieurs cartes.
    .ruling = Les autres cartes restent en main.

# ---- l’étape suivante

clause-next-cubes = Chacun reprend tous ses cubes.
    .ruling = Chaque action coûte donc à nouveau 1.
clause-next-nest = Une nouvelle carte Nid est révélée.
clause-next-display = La ligne de cartes revient à 4, 5 ou 6 cartes.
clause-next-reshuffle = Quand la pioche de cartes est vide, la défausse est mélangée et la remplace.
    .ruling = Si les deux sont vides, la ligne reste incomplète.
clause-next-formation = Les oiseaux des colonnes avancent pour reformer la pyramide de la mise en place, et des oiseaux de la pioche remplissent, face visible, les cases vides de la dernière rangée.
    .ruling = De gauche à droite, chaque colonne trop courte avance d’une rangée et reçoit un oiseau en queue ; les oiseaux posés sont déjà sous la pioche.
clause-next-surplus = Une étape peut commencer avec plus d’oiseaux s’il en est resté deux dans une colonne extérieure.
clause-next-face-up = Deux oiseaux sont visibles à côté de la pioche.
    .ruling = On les complète une fois le groupe reformé.
clause-next-start-player = La personne qui a maintenant le plus d’oiseaux dans la première rangée commence l’étape suivante ; les égalités se règlent comme à la mise en place.

# ---- la fin

clause-end-stages = La partie se termine une fois les points de la troisième étape marqués. Le plus grand nombre de points l’emporte.
    .ruling = Les cartes encore en main ne valent rien.
clause-end-tie = À égalité de points, la victoire va à qui a le moins d’oiseaux sur le plateau ; si cela ne suffit pas, elle est partagée.
    .ruling = On compte ses propres oiseaux après le troisième atterrissage.

# ---- the card reference

group-maneuver = Manœuvres
group-cards-2 = Cartes Manœuvre à 2
group-cards-3 = Cartes Manœuvre à 3
group-cards-4 = Cartes Manœuvre à 4
group-nest = Cartes Nid
group-bird = Oiseaux
fact-spaces = Cases
fact-landing-points = 1 à 5 oiseaux se posent
fact-pair = Chaque couple ♀♂
fact-females = Femelles
fact-males = Mâles
fact-copies-by-players = Exemplaires à 2 · 3 · 4
fact-cubes = Cubes
name-cost-of-copy = ceux de la carte utilisée

# ---- the scenes of the rulebook

scene-sideways = Le milan d’Ada échange sa place avec le martinet à côté. L’un des deux au moins doit être à elle.
scene-forward = De même dans une colonne : le milan passe derrière une oie, d’où il peut encore marquer des cartes.
scene-adding = Ada ajoute un oiseau visible en queue de colonne ; ceux de devant avancent.
scene-taking = Ada prend une carte de la ligne. La moitié du haut se joue, celle du bas se garde et se marque.
scene-dodging = Un Écart passe par-dessus une case de la rangée. Les cartes ont un coût fixe.
scene-landing = La fin d’une étape à quatre. L’oiseau de tête de chaque colonne se pose ; la carte Nid paie selon leur nombre, et pour chaque couple.
scene-marks = Après l’atterrissage : les deux cases de la carte d’Ada portent encore un de ses oiseaux en vol.
scene-sharply = Un Grand écart passe par-dessus deux cases d’une rangée : le milan d’Ada échange sa place avec une oie.
scene-leading = Un Changement de leader échange l’oiseau de tête et le dernier d’une colonne ; celui du milieu reste.
scene-diagonally = Diagonale : le milan quitte la tête pour la colonne voisine, une rangée plus loin.
scene-neutrally = Avec Neutre, un martinet échange sa place avec un voisin, devant, derrière ou à côté ; aucun des deux n’a besoin d’être à Ada.
scene-freely = Vol libre : n’importe quel oiseau d’Ada échange sa place avec n’importe quel autre, aussi loin soit-il.
scene-standard = Voler de côté coûte cher à présent. Une carte Action standard fait n’importe quelle action standard au prix de la carte, et les cubes de Ben restent en place.
scene-at-once = Validation : Ada marque aussitôt une autre carte de sa main, avant que les oiseaux se posent, et défausse les deux.
scene-favorite = Oiseau préféré : Ada cherche dans la pioche l’oiseau qu’elle veut et l’ajoute au groupe ; la pioche est mélangée.
scene-copying = Cette carte en utilise une de la ligne, au prix de celle-ci, qui reste dans la ligne.
scene-fifth = Ada prend une cinquième carte et doit en défausser une : la main ne garde jamais plus de quatre cartes.
scene-keeping = Personne n’est obligé de marquer. Ada garde sa carte pour une étape où elle rapportera peut-être plus.
part-nests = les nids
part-pairs = les points des couples
part-cards = les cartes à points

# ---- ce que le coach dit d’une action. $seat est quelqu’un d’autre

coach-scored = { $card } rapporte { $points } tout de suite.
coach-landed = Termine l’étape : tes oiseaux qui se posent rapportent { $points } (avant : { $before }).
coach-landed-same = Termine l’étape : tes oiseaux qui se posent rapportent { $points }.
coach-keeps-cards = Tu gardes { $cards ->
    [one] ta carte
   *[other] tes { $cards } cartes
  } pour l’étape suivante.
coach-cards-unscored = Ce que tu as encore en main ne rapporte alors plus rien.
coach-landed-rival = Termine l’étape : les oiseaux de { $seat } qui se posent rapportent { $points } (avant : { $before }).
coach-lands-more = Dans cette formation, { $birds ->
    [one] un oiseau de plus à toi se poserait
   *[other] { $birds } oiseaux de plus à toi se poseraient
  } : { $points } au lieu de { $before } points.
coach-lands-fewer = Dans cette formation, { $birds ->
    [one] un oiseau de moins à toi se poserait
   *[other] { $birds } oiseaux de moins à toi se poseraient
  } : { $points } au lieu de { $before } points.
coach-pairs-more = Tes oiseaux qui se posent feraient un couple de plus ({ $each } par couple) : { $points } au lieu de { $before } points.
coach-pairs-fewer = Tes oiseaux qui se posent feraient un couple de moins ({ $each } par couple) : { $points } au lieu de { $before } points.
coach-landing-rival = L’atterrissage rapporterait { $points } au lieu de { $before } points à { $seat }.
coach-card-new = { $card } rapporterait { $points } dans la formation actuelle.
coach-card-nothing = { $card } ne rapporterait encore rien : tes oiseaux doivent d’abord y arriver.
coach-card-more = { $card } dans ta main rapporterait { $points } au lieu de { $before }.
coach-card-less = { $card } dans ta main ne rapporterait plus { $points ->
    [0] rien
   *[other] que { $points }
  } au lieu de { $before }.
coach-price = La prochaine fois, cette action coûte { $price } au lieu de { $was } : « { $action } ».
coach-cubes = Il te reste alors { $cubes ->
    [0] zéro cube
    [one] un cube
   *[other] { $cubes } cubes
  }, aux autres { $most ->
    [0] aucun
   *[other] jusqu’à { $most }
  }.
coach-cubes-rival = Il te reste alors { $cubes ->
    [0] zéro cube
    [one] un cube
   *[other] { $cubes } cubes
  }, { $seat } { $most ->
    [0] n’en a plus
   *[other] en a { $most }
  }.

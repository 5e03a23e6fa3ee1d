# Les phrases de la table elle-même, pour tous les jeux.

reason-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas ton tour.
reason-not-now = Pour l’instant, il faut décider autre chose : { $decision }

# ---- qui est à la table

table-you = Toi
table-you-third-person = Joueur { $number } (toi)
table-player = Joueur { $number }
table-bot-random = Hasard { $number }
table-bot-greedy = Glouton { $number }
table-bot-gentle = Tranquille { $number }
table-bot-fair = Solide { $number }
table-bot-strong = Costaud { $number }
table-bot-expert = Expert { $number }
table-bot-master = Maître { $number }
table-bot-search = Penseur { $number }
table-and = { $words } et { $last }
table-yes = oui
table-no = non
table-nothing = rien
table-quote = « { $text } »
table-colon = { $text } :

# ---- avant une partie

ask-game = À quel jeu veux-tu jouer ?
ask-game-prompt = Un numéro ou un nom (Entrée : { $first }) :
ask-game-again = Tape un numéro de 1 à { $count }, ou le début d’un nom.
ask-players = Combien de joueurs, en te comptant : { $counts } (Entrée : { $default }) :
ask-players-again = Tape un de ces nombres : { $counts }.
ask-continue = Le { $date }, tu as quitté une partie de { $title } après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  }.
ask-continue-prompt = Entrée pour la reprendre, n pour en commencer une nouvelle :

# ---- une partie

table-seats = À la table : { $names }.
table-hint = Tape le numéro d’un choix, ou help pour voir ce que tu peux taper d’autre.
table-begin = Entrée pour commencer :
table-continued = La partie reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }.
table-points = Points : { $points }.
table-your-turn = C’est ton tour.
table-prompt = Ton choix :
table-empty = Tape un numéro de la liste, une action en abrégé, ou help.
table-no-such-number = { $count ->
    [1] Ce numéro n’existe pas : il n’y a que le 1.
   *[other] Ce numéro n’existe pas : la liste va de 1 à { $count }.
  }
table-not-understood = { $text } n’est ni un choix ni une commande. Tape un numéro de la liste, ou help.
table-not-an-action = { $text } n’est pas une action de ce jeu.
table-which = { $text } peut désigner { $count } choix. Précise lequel :
table-perhaps = { $text } n’est pas parmi tes choix. Veux-tu dire :
table-and-more = { $count ->
    [one] et { $count } autre.
   *[other] et { $count } autres.
  }
table-illegal = Impossible pour l’instant : { $action }.
table-ask-why = Tape { $command } pour lire la règle. Rien n’a changé.
table-not-now = Pas maintenant : { $text }
table-compiling = { $percent ->
    [0] La table devient plus rapide en arrière-plan ; continue à jouer.
   *[other] La table devient plus rapide en arrière-plan ({ $percent } % de fait) ; continue à jouer.
  }
table-compiled = La table tourne maintenant à pleine vitesse.
table-compile-stopped = La table n’a pas pu devenir plus rapide ; la partie continue comme avant.

# ---- la fin

table-over = La partie est terminée.
table-rank = { $place }. { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
table-nobody-wins = Personne ne gagne.
table-you-lose = Tu as perdu.
table-wins-you = Tu gagnes avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } d’avance sur { $other } !
table-wins-over = { $name } gagne avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } d’avance sur { $other }.
table-wins-over-you = { $name } gagne avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } d’avance sur toi.
table-you-win = Tu as gagné !
table-wins = { $names } gagne.
table-share = Victoire partagée : { $names }.
table-over-hint = Tu peux encore taper look, log, undo, ou save et un nom de fichier. Entrée pour quitter la table.
table-over-prompt = Autre chose ?
table-over-only = La partie est terminée. Tape look, log, undo, ou save et un nom de fichier, ou juste Entrée pour quitter la table.
table-bye = À bientôt !
table-kept = Ta partie est gardée dans { $file }.
table-come-back = Pour y revenir : { $command }

# ---- les commandes

help-actions = Tape le numéro d’un choix, ou ses mots, par exemple { $example } ; un début sans ambiguïté suffit, et Tab complète.
help-look = look : montre toute la table et tes choix.
help-log = log : montre tout ce qui s’est passé.
help-hint = hint : les meilleurs choix vus par un bot, d’après ce que tu sais.
help-why = why ACTION : explique pourquoi une action n’est pas permise en ce moment, avec la règle qui le dit.
help-rules = rules : le jeu en quelques phrases. rules MOT : un chapitre, ou les règles qui contiennent un mot.
help-undo = undo : annule ton dernier choix, tant que personne n’en a rien appris.
help-save = save : garde la partie. save FICHIER : l’enregistre dans un fichier à toi.
help-review = review : après la partie, ce que tes choix ont coûté et la part de chance.
help-help = help : montre cette liste.
help-quit = quit : quitte la table. Ta partie est gardée, et { $command } la reprend.
hint-choice = { $number }. { $action } : gagne à environ { $win } % (± { $sure }), environ { $points } points à la fin.
hint-honest = Le bot n’a rien vu de plus que toi.
review-later = Le bilan se fait après la partie. Pendant la partie, hint t’aide.
review-wait = Chaque décision est examinée ; cela prend un instant.
review-account = { $name } : au début { $start } % de chances de gagner ; ses choix ont coûté { $mistakes }, ceux de l’adversaire ont rapporté { $gifts }, la chance { $luck } ; à la fin { $result } %.
review-account-many = { $name } : au début { $start } % de chances de gagner ; ses choix ont coûté { $mistakes }, ceux des autres et la chance ont compté pour { $luck } ; à la fin { $result } %.
review-choice = Choix { $number }, { $action } : { $best } aurait été meilleur d’environ { $cost } % (± { $sure }).
why-what = Quelle action ? Par exemple : why { $action }
why-legal = Rien ne s’y oppose : { $action } est permis en ce moment.
undo-done = Annulé : { $action }.
undo-nothing = Il n’y a rien à annuler : tu n’as encore rien choisi.
undo-stops = Ton choix { $action } ne peut pas être annulé : il a révélé aux autres quelque chose sur ta main ou retourné quelque chose.
undo-stops-other = Ton dernier choix ne peut plus être annulé : depuis, { $name } a retourné ou montré quelque chose ({ $action }).
save-exists = { $file } existe déjà, mais ce n’est pas cette partie. Choisis un autre nom.
save-failed = Impossible d’écrire { $file } : { $error }.
save-done = Partie enregistrée dans { $file }.

# ---- le livret de règles

rules-clause = { $text } ({ $id }, page { $page })
rules-ruling = Interprétation : { $ruling }
rules-proved = Prouvée par :
rules-no-test = Aucun test ne cite cette règle.
rules-none = Aucune règle ne contient { $word }.
rules-chapter = { $title } ({ $count })
rules-count = { $count ->
    [one] { $count } règle.
   *[other] { $count } règles.
  }
rules-chapters = Tape rules et un chapitre ou un mot pour en lire plus. Les chapitres et leur nombre de règles : { $chapters }.
rules-options = options
rules-option = { $title } : { $choices }. { $line }

# ---- les jeux de l’étagère

games-game = { $name } : { $title }, à { $players } joueurs, version { $version } des règles.
games-content = { $file } : { $counts }.
games-rulebook = { $count } du livret de règles
games-web = { $count } d’autres sources publiques
games-inferred = { $count } par déduction à partir du livret de règles
games-single = dont { $count } d’une seule transcription
games-proposed = { $count } sur notre proposition
games-also-proposed = sur notre proposition : { $note }.

# ---- revoir et vérifier

replay-start = { $title }. À la table : { $names }.
replay-pause = Entrée pour continuer, q pour arrêter :
replay-unfinished = L’enregistrement s’arrête ici, après { $count ->
    [one] { $count } action
   *[other] { $count } actions
  } ; la partie n’est pas terminée.
verify-identity = Jeu enregistré : { $title }, version { $version } des règles, à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }.
verify-actions = Prouvé : la clé de l’enregistrement donne bien cette partie, et toutes les actions ({ $count }) y sont permises, l’une après l’autre.
verify-scores = Prouvé : la partie est terminée, et les scores finaux sont ceux de l’enregistrement : { $scores }.
verify-scores-so-far = Prouvé : la partie n’est pas terminée, et les scores actuels sont ceux de l’enregistrement : { $scores }.
verify-no-scores = Non prouvé : le résultat. L’enregistrement n’indique pas de scores ; ses actions donnent { $scores }.
verify-fair = Prouvé : la donne. Le secret correspond à l’engagement, et le secret et les nombres aléatoires de toutes les places donnent la clé.
verify-fair-not = Non prouvé par le fichier seul : que l’engagement ait été publié avant la donne, et que ton nombre aléatoire y ait contribué. Compare-les avec ce qu’on t’a montré. L’engagement est { $commitment }
verify-no-claim = Non prouvé : que personne n’ait choisi la donne. L’enregistrement n’affirme rien sur son équité.
verify-people = Non prouvé : qui occupait les places, et ce que les joueurs se sont dit.

# ---- beaucoup de parties

sim-compiling = Compilation des règles
sim-playing = Parties en cours
sim-games = { $games ->
    [one] { $games } partie.
   *[other] { $games } parties.
  }
sim-name = Joueur { $number } ({ $bot })
sim-bot-random = hasard
sim-bot-greedy = glouton
sim-bot-gentle = tranquille
sim-bot-fair = solide
sim-bot-strong = costaud
sim-bot-expert = expert
sim-bot-master = maître
sim-bot-search = penseur
sim-seat = { $name } : score moyen { $mean }, écart type { $deviation }, minimum { $least }, maximum { $most } ; { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
  } ({ $percent } %).
sim-shared = { $count ->
    [0] Aucune victoire n’a été partagée.
    [one] { $count } victoire a été partagée ; elle compte pour chacun de ses vainqueurs.
   *[other] { $count } victoires ont été partagées ; elles comptent pour chacun de leurs vainqueurs.
  }
sim-length = Longueur moyenne : { $mean } décisions par partie.
sim-speed = Vitesse : { $speed } décisions par seconde ({ $seconds } s en tout).
sim-written = { $games ->
    [one] { $games } partie est notée dans { $file }.
   *[other] { $games } parties sont notées dans { $file }.
  }
report-done = { $games ->
    [one] Le rapport sur { $games } partie se trouve dans { $file }.
   *[other] Le rapport sur { $games } parties se trouve dans { $file }.
  }

# ---- ce qui n’a pas marché

error = Erreur : { $text }

# ---- the table in the browser

serve-ready = La table est ouverte : { $address } – Ctrl-C la ferme, aucune partie n’est perdue.
export-done = { $count ->
    [one] { $count } partie terminée se trouve dans { $folder }.
   *[other] { $count } parties terminées se trouvent dans { $folder }.
  }

# ---- achievements and content files

album-news = Succès de cette partie : { $boxes }.
album-count = { $count } succès sur { $all }.
content-box = On joue avec le contenu fourni. Pour y mettre les valeurs de ta boîte : birdtable content { $game } --edit
content-own = On joue avec tes fichiers de { $folder } : { $files }
content-made = Tes fichiers sont dans { $folder }. Change ce que ta boîte indique autrement, supprime les fichiers que tu laisses tels quels, puis vérifie-les : birdtable content { $game } --check
content-none = Ce jeu n’a pas de fichier de contenu à remplacer.
content-wrong = { $count ->
    [one] 1 problème dans { $file }.
   *[other] { $count } problèmes dans { $file }.
  }

# ---- the card reference

rules-cards = Les cartes et les pièces se trouvent par nom ou par groupe. Les groupes : { $groups }.
card-copies = { $count ->
    [one] 1 exemplaire
   *[other] { $count } exemplaires
  }
fact-points = Points
fact-copies = Exemplaires
fact-cost = Coût
fact-players = Joueurs
fact-title = Titre
fact-effect = Effet
origin-rulebook = Imprimé dans les règles.
origin-web = { $sources ->
    [0] Connu par des pages publiques.
    [one] Connu par une seule page publique.
   *[other] Connu par { $sources } pages publiques.
  }
origin-inferred = Déduit de ce qui est imprimé.
origin-proposed = Reconstitué : nous ne connaissons pas l’original imprimé.
origin-rulebook-of = Imprimé : { $facts }.
origin-web-of = Connu par des pages publiques : { $facts }.
origin-inferred-of = Déduit : { $facts }.
origin-proposed-of = Reconstitué : { $facts }.
content-fine = { $file } est correct. On joue avec ce qui se trouve dans { $folder }.
hint-line = La suite possible : { $line }
hint-step = { $name } : { $action }
coach-points = Te rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
  } tout de suite.
hint-often = Environ { $tenths } fois sur 10 : { $fact }
hint-then = Puis { $action } : { $facts }
hint-then-more = Puis { $action }, etc. : { $facts }
hint-why = Ce que cela vise : { $part }, avec environ { $points ->
    [one] 1 point de plus
   *[other] { $points } points de plus
  } que { $other }.
hint-why-rivals = Prend environ { $points ->
    [one] 1 point au
   *[other] { $points } points au
  } meilleur des autres, par rapport à { $other }.
review-line = Mieux : { $line }
# ---- leçons

lesson-other = C’est permis, mais ce n’est pas le sujet de cette leçon. Essaie autre chose.

# ---- appeler quelqu’un à la table

call-turn-title = { $game } : à toi
call-turn = { $count ->
    [0] C’est ton tour.
   *[other] C’est ton tour, à la table avec { $others }.
  }
call-reminder-title = { $game } : toujours à toi
call-reminder = Ton temps s’arrête le { $when } (UTC).
call-letter =
    { $text }

    { $link }

    Tu reçois cette lettre parce que tu l’as demandée. Pour n’en plus recevoir : { $stop }
call-confirm-title = Est-ce ton adresse ?
call-confirm =
    Quelqu’un veut que Birdtable écrive à cette adresse quand c’est son tour. Si c’est toi, ouvre ce lien dans la journée, dans le même navigateur :

    { $link }

    Sinon, ne fais rien : l’adresse n’est pas gardée.

# Les phrases de la table elle-même, pour tous les jeux.

reason-over = La partie est terminée.
reason-not-now = Pour l’instant, il faut décider autre chose : { $decision }

# ---- qui est à la table

table-you = Toi
table-you-third-person = Joueur { $number } (toi)
table-player = Joueur { $number }
table-bot-random = Hasard { $number }
table-bot-greedy = Glouton { $number }
table-and = { $words } et { $last }
table-yes = oui
table-no = non
table-nothing = rien

# ---- avant une partie

ask-game = À quel jeu veux-tu jouer ?
ask-game-prompt = Un numéro ou un nom (Entrée : { $first }) :
ask-game-again = Tape un numéro de 1 à { $count }, ou le début d’un nom.
ask-players = Combien de joueurs, en te comptant : { $counts } (Entrée : { $default }) :
ask-players-again = Tape un de ces nombres : { $counts }.

# ---- une partie

table-seats = À la table : { $names }.
table-hint = Tape le numéro d’un choix, ou help pour voir ce que tu peux taper d’autre.
table-continued = La partie reprend après { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }.
table-points = Points : { $points }.
table-news-first = Ce qui s’est passé jusqu’ici :
table-news = Ce qui s’est passé depuis ton dernier choix :
table-your-turn = C’est ton tour.
table-prompt = Ton choix :
table-empty = Tape un numéro de la liste, une action en abrégé, ou help.
table-no-such-number = Ce numéro n’existe pas : la liste va de 1 à { $count }.
table-not-understood = { $text } n’est ni une action ni une commande. Tape un numéro de la liste, ou help.
table-not-an-action = Ce n’est pas une action : { $error }.
table-which = { $text } peut désigner { $count } actions. Précise laquelle :
table-and-more = { $count ->
    [one] et { $count } autre.
   *[other] et { $count } autres.
  }
table-illegal = Impossible pour l’instant : { $action }.
table-ask-why = Tape « why { $action } » pour lire la règle. Rien n’a changé.
table-compiling = { $total ->
    [0] Les règles rapides sont en cours de compilation ; continue à jouer.
   *[other] Compilation des règles rapides : { $done } sur { $total } ; continue à jouer.
  }
table-compiled = Les règles rapides sont prêtes.
table-compile-stopped = Les règles rapides n’ont pas pu être compilées ; la partie continue avec les lentes.

# ---- la fin

table-over = La partie est terminée.
table-you-win = Tu as gagné !
table-wins = { $names } gagne.
table-share = Victoire partagée : { $names }.
table-over-hint = Tu peux encore taper look, log, undo, ou save et un nom de fichier. Entrée pour quitter la table.
table-over-prompt = Autre chose ?
table-over-only = La partie est terminée. Tape look, log, undo, ou save et un nom de fichier, ou juste Entrée pour quitter la table.
table-bye = À bientôt !
table-bye-older = La partie a changé depuis que tu l’as enregistrée dans { $file }.
table-come-back = Pour y revenir : { $command }

# ---- les commandes

help-actions = Tape le numéro d’un choix, ou l’action en abrégé, par exemple « { $example } » ; un début sans ambiguïté suffit, et Tab complète.
help-look = look : montre encore une fois la table et tes choix.
help-log = log : montre tout ce qui s’est passé.
help-why = why ACTION : explique pourquoi une action n’est pas permise en ce moment, avec la règle qui le dit.
help-rules = rules MOT : montre les règles qui contiennent un mot ; rules tout seul donne la liste des chapitres.
help-undo = undo : annule ton dernier choix, tant que personne n’en a rien appris.
help-save = save FILE : enregistre la partie dans un fichier ; « birdtable play --load FILE » la reprend.
help-help = help : montre cette liste.
help-quit = quit : quitte la table. Ce qui n’est pas enregistré est perdu.
why-what = Quelle action ? Par exemple : why pass
why-legal = Rien ne s’y oppose : « { $action } » est permis en ce moment.
undo-done = Annulé : { $action }.
undo-nothing = Il n’y a rien à annuler : tu n’as encore rien choisi.
undo-stops = Impossible de revenir plus loin en arrière : après ton choix « { $action } », quelqu’un a vu quelque chose de nouveau (une carte, un oiseau, un mélange ou autre), et ce qui a été vu ne s’efface plus.
save-where = Enregistrer où ? Tape save et un nom de fichier.
save-exists = { $file } existe déjà, mais ce n’est pas cette partie. Choisis un autre nom.
save-failed = Impossible d’écrire { $file } : { $error }.
save-done = Partie enregistrée dans { $file }.

# ---- le livret de règles

rules-clause = { $id }, page { $page } :
rules-ruling = Interprétation : { $ruling }
rules-proved = Prouvée par :
rules-no-test = Aucun test ne cite cette règle.
rules-none = Aucune règle ne contient « { $word } ».
rules-count = { $count ->
    [one] { $count } règle.
   *[other] { $count } règles.
  }
rules-chapters = Les chapitres et leur nombre de règles : { $chapters }. Tape rules et un mot pour les lire.

# ---- les jeux de l’étagère

games-game = { $name } : { $title }, à { $players } joueurs, version { $version } des règles.
games-content = { $file } : { $counts }.
games-rulebook = { $count } du livret de règles
games-web = { $count } d’autres sources publiques
games-inferred = { $count } par déduction à partir du livret de règles
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

# ---- ce qui n’a pas marché

error = Erreur : { $text }

# Toutes les phrases de la page elle-même, pour tous les jeux. Ce que dit un jeu est dans son propre catalogue.

close = Fermer
cancel = Annuler
guest = Invité
your-move = À toi de jouer
to-home = Vers l’accueil
page-lost = Il n’y a rien à cette adresse.
page-broken = Cette page n’a pas pu être chargée. Réessaie, s’il te plaît.

# ---- le chemin

nav = Pages
nav-games = Jeux
nav-rules = Règles
nav-replays = Parties revues
nav-achievements = Succès

# ---- les réglages

settings = Réglages
settings-name = Ton nom
settings-language = Langue
settings-theme = Lumière
settings-sound = Son
settings-guide = Guide pour la première partie
theme-system = Comme mon système
theme-day = Jour
theme-dusk = Crépuscule
theme-to-day = Passer au jour
theme-to-dusk = Passer au crépuscule

# ---- l’accueil

home-title = { $count ->
    [5] Cinq jeux d’oiseaux,
    [6] Six jeux d’oiseaux,
   *[other] { $count } jeux d’oiseaux,
  }
home-title-2 = une table tranquille.
home-line = Joue avec des amis en une minute, ou tout de suite avec des bots honnêtes. Pas de compte, rien à installer.
home-note-crown = calotte rouge
home-note-coat = plus pâle dessous
home-note-bustle = la « traîne »
home-set = Dresser une table
home-join = Rejoindre avec un lien
home-away = La table est injoignable pour l’instant. Cette page continue d’essayer.
home-continue = Continuer
home-watch = Rejoindre ou regarder
home-plate = Planche { $plate }
home-in-the-making = en préparation
home-open-tables = { $count ->
    [one] 1 table ouverte
   *[other] { $count } tables ouvertes
  }
home-players = { $least }–{ $most } joueurs
home-minutes = { $minutes } min

table-with = Avec { $others }
table-alone = Encore personne d’autre
table-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
  }
table-join = Rejoindre
table-watch = Regarder
table-laying = On dresse la table…
status-gathering = On se réunit
status-playing = Aux autres de jouer
status-over = Terminée

join-title = Rejoindre une table
join-line = Colle le lien que tu as reçu.
join-wrong = Ce n’est pas un lien vers une table. Colle-le en entier, s’il te plaît.
join-go = Aller à la table

# ---- une nouvelle table

new-title = Dresser une table
new-game = Quel jeu ?
new-company = Avec qui ?
company-bots = Contre des bots
company-bots-line = On commence tout de suite.
company-friends = Avec des amis
company-friends-line = Chacun reçoit un lien.
company-here = Sur cet écran
company-here-line = On joue ici à tour de rôle ; un rideau cache les mains.
new-seats = Qui s’assoit où
new-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
new-seat = Place { $number }
new-name = Nom à la place { $number }
sitter-me = Moi
sitter-here = Une autre personne sur cet écran
sitter-friend = Quelqu’un, par lien
sitter-friend-line = Tu auras le lien à la page suivante.
sitter-bot = Bot, { $level }
level-gentle = tranquille
level-gentle-line = Joue gentiment et se trompe.
level-fair = solide
level-fair-line = Un bon adversaire pour la soirée.
level-strong = costaud
level-strong-line = Anticipe quand cela aide.
level-master = maître
level-master-line = Le plus fort d’ici. Prend jusqu’à une seconde par coup.
new-options = Variantes
new-first = Qui commence
new-first-lot = tiré au sort
new-more-options = Autres options
new-listed = Montrer cette table sur l’accueil
new-listed-line = Tout le monde peut regarder et prendre une place libre. Sinon, seuls ceux qui ont un lien la trouvent.
new-start = Commencer la partie
new-gather = Dresser la table

# ---- avant la partie

gather-kicker = La table est dressée
gather-origin = Reprend après le coup { $move } d’une autre partie.
gather-invited = Tu es invité
gather-invited-line = La place { $number } t’est gardée.
gather-sit = S’asseoir
gather-link = Obtenir un lien
gather-bot = Bot pour la place { $number }
gather-or-bot = ou un bot…
gather-kept = Gardée pour toi
gather-waiting = Encore personne
gather-you = Tu es là
gather-here = Est là
gather-start = Commencer la partie
gather-ready = Tout le monde est là.
gather-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
gather-host-starts = Tout le monde est là. La partie commence quand l’hôte le veut.
takeover-line = Tu es invité à une place que joue un bot en ce moment.
share-link = Lien vers cette place
share-copy = Copier
share-copied = Copié
share-send = Partager
share-line = La première personne qui ouvre ce lien prend la place.
share-here = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres de ton réseau, lance le serveur avec « birdtable serve --host 0.0.0.0 » et ouvre d’abord ici son adresse réseau.
watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
  }

# ---- les places

seats = Places
seat-you = Toi
seat-open = Place libre
seat-person = Joueur { $number }
seat-stand-in = { $name } (bot)
seat-bot-1 = Troglodyte
seat-bot-2 = Tarin
seat-bot-3 = Accenteur
seat-bot-4 = Freux
seat-bot-5 = Geai
seat-bot-6 = Héron
seat-bot-7 = Linotte
seat-bot-8 = Courlis
seat-level = Bot, { $level }
seat-away = absent
seat-deciding = doit jouer
seat-answered = a choisi
seat-points = points
seat-thought = temps de réflexion { $time }
seat-bot-plays = Un bot joue ici pour toi. La place reste la tienne.
seat-come-back = Revenir
seat-hand-over = Tu dois partir ? Un bot peut jouer pour toi jusqu’à ton retour.
seat-gone = Cette personne est absente. Après deux minutes, un bot peut jouer pour elle ; elle peut revenir à tout moment.
seat-other-level = Laisser jouer ici un bot d’un autre niveau.
seat-invite-line = Quelqu’un peut prendre cette place en pleine partie.
seat-choose-level = Niveau du bot
seat-let-bot = Laisser jouer un bot
seat-leave = Se lever

# ---- la partie

waiting-for = { $name } réfléchit…
waiting-for-several = { $names } réfléchissent…
waiting-answered = Ton choix est fait. Réfléchissent encore : { $names }.
asked-at-once = Tout le monde choisit en même temps, en secret.
connection-lost = La connexion est coupée. Ta partie est en sécurité ; nouvel essai…
see-rule = Règle
tab-hand = Main
hand-empty = Aucune carte dans ta main.
zoom-in = Plus près
zoom-out = Plus loin
moves = Tous les coups
moves-none = Ce n’est pas ton tour.
moves-search = Chercher parmi les coups
moves-not-found = Pas de tel coup maintenant.
log = Carnet
log-older = Tout montrer
log-said = { $name } : « { $text } »
log-sat = { $name } s’assoit.
log-sat-you = Tu t’assois.
log-left = { $name } a quitté la table ; un bot continue.
log-left-you = Tu as quitté la table ; un bot continue.
log-bot = Un bot joue ici maintenant : { $name }.
log-bot-you = Un bot joue pour toi maintenant.
log-began = La partie commence.
log-asked = { $name } demande à reprendre un coup.
log-asked-you = Tu demandes à reprendre ton coup.
log-agreed = { $name } est d’accord.
log-agreed-you = Tu es d’accord.
log-declined = { $name } préfère continuer.
log-declined-you = Tu préfères continuer.
log-undid = { $name } a repris un coup.
log-undid-you = Tu as repris ton coup.
chat-say = Dis quelque chose à la table…

undo = Annuler
undo-free = Reprendre ton dernier coup
undo-nothing = Il n’y a rien à annuler : tu n’as encore rien choisi.
undo-over = La partie est terminée ; rien ne peut plus être repris.
undo-others = Depuis ton dernier coup, { $seat } a décidé quelque chose.
undo-learned = Ton dernier coup a montré du nouveau, à toi ou aux autres.
undo-no-title = Rien à reprendre
undo-alone-title = Reprendre quand même ?
undo-alone-line = Tu joues sans d’autres personnes, alors tu peux. Tu sauras quelque chose que tu ne savais pas alors.
undo-anyway = Reprendre
undo-ask-title = Demander aux autres ?
undo-ask-line = Au-delà de ce point, on ne reprend un coup que si tous sont d’accord.
undo-ask = Demander aux autres
consent-question = { $name } voudrait reprendre un coup, alors que quelque chose a été révélé. C’est d’accord ?
consent-yes = D’accord
consent-no = Plutôt pas
consent-waiting = { $name } demande à reprendre un coup. On attend { $others }.
consent-waiting-you = Tu as demandé à reprendre ton coup. On attend { $others }.

hint = Conseil
hint-title = Les meilleurs coups, vus par un bot
hint-win = { $percent } %
hint-more = de gagner, ± { $sure } ; environ { $points ->
    [one] 1 point
   *[other] { $points } points
  } à la fin
hint-honest = Le bot n’en voit pas plus que toi.
hint-thinking = Le bot réfléchit…
hint-failed = Pas de conseil pour l’instant. Réessaie dans un moment.

guide = Première partie
guide-welcome = Première fois à cette table ? Dix minutes de leçons sur le vrai plateau t’apprennent le jeu.
guide-later = Pas maintenant
guide-got-it = Compris
guide-off = Plus de guide

curtain-title = { $name }, à toi de jouer
curtain-line = Les autres regardent ailleurs. Ta main n’est demandée que lorsque tu lèves le rideau.
curtain-lift = C’est moi, { $name }
curtain-undo = { $name } reprend son dernier coup
curtain-never = On joue à mains ouvertes : pas de rideau

rules = Règles
rules-of = { $game } : les règles
rules-line = Chaque règle, dans nos mots. Là où les règles imprimées laissent un vide, l’interprétation dit ce qui vaut ici, et pourquoi.
rules-search = Chercher dans les règles
rules-none-found = Aucune règle ne contient ces mots.
rules-ruling-word = Interprétation :
rules-page = page { $page }

# ---- la fin

result-over = La partie est terminée
result-you = Tu gagnes !
result-other = { $name } gagne.
result-shared = { $names } partagent la victoire.
result-nobody = Personne ne gagne.
result-again = Rejouer
result-replay = Revoir
result-review = Bilan
result-export = Garder la partie

fair-title = Une donne honnête, et tu peux le vérifier
fair-before = La table a déjà scellé son secret ; voici le sceau. Chacun scelle un nombre au hasard en s’asseyant et ne le montre que lorsque tous sont scellés : personne ne peut choisir la donne, pas même le serveur. Après la partie, ton navigateur le vérifie.
fair-commitment = Sceau
fair-tab = Preuve
fair-checking = On vérifie la donne…
fair-holds = La donne était honnête : vérifié dans ce navigateur
fair-fails = La preuve de cette donne ne tient pas
fair-none = Cette partie n’apporte pas de preuve de sa donne.
fair-secret = Le secret correspond au sceau.
fair-key = Le secret et les nombres donnent la clé qui a mélangé les cartes.
fair-sealed = Chaque nombre correspond au sceau posé avant qu’aucun ne soit montré.
fair-witnessed = Le sceau est celui que ce navigateur a vu avant la donne.
fair-not-witnessed = Ce navigateur n’a pas vu le sceau avant la donne.
fair-mine = Ton propre nombre en fait partie.
fair-no-nonce = Aucun nombre n’a été envoyé de ce navigateur.
fair-no = Non.
fair-secret-word = Secret
fair-nonce = Place { $number }
fair-key-word = Clé
fair-verify = Pour rejouer toute la partie à partir de la clé : garde la partie et lance birdtable verify sur le fichier.

review-title = Ce que valaient les choix
review-working = Chaque décision est examinée…
review-line = Chances de gagner, vues par une recherche à partir de ce que chaque place savait alors.
review-start = chances au début
review-mistakes = propres choix
review-gifts = cadeaux
review-luck = hasard
review-result = à la fin
review-choices = Les choix les plus chers
review-none = Personne n’a rien donné dont la recherche soit sûre.
review-who = { $name } :
review-better = Mieux : { $action } (± { $sure } %).
review-look = Voir ce moment
review-all = Montrer les { $count }

# ---- parties revues

replay = Partie revue
replay-first = Au début
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-last = À la fin
replay-run = Lancer
replay-pause = Pause
replay-move = Coup
replay-at = Coup { $at } sur { $last }
replay-from = Vu par
replay-spectator = En spectateur
replay-seat = Comme { $name }
replay-branch = Continuer d’ici à une nouvelle table
replay-table = Retour à la table
replays-import = Ouvrir une partie gardée
replays-import-line = Choisis un fichier, ou dépose-le ici.
replays-no-record = Ce fichier n’est pas une partie gardée.
replays-finished = Parties terminées
replays-none = Aucune partie n’est encore terminée. Celles que tu joues viendront ici.

# ---- ce qui n’a pas marché

error-unknown = Quelque chose n’a pas marché. Rien n’a changé ; réessaie, s’il te plaît.
error-unreachable = La table est injoignable pour l’instant. Réessaie dans un moment.
error-already-answered = Tu as déjà répondu.
error-away-too-short = Cette personne n’est pas absente depuis assez longtemps : { $seconds } secondes.
error-bad-invitation = Cette invitation ne va pas avec la place, ou a déjà servi. Demande un nouveau lien.
error-bad-level = Il n’y a pas de bot de ce niveau.
error-bad-message = La table n’a pas compris la page. Recharge-la, s’il te plaît.
error-bad-name = Un nom a au plus { $longest } lettres.
error-bad-nonce = Le nombre au hasard était abîmé. Réessaie, s’il te plaît.
error-bad-option = Le jeu ne propose pas ces variantes.
error-bad-record = Cette partie ne peut pas être rejouée : elle est abîmée, ou d’un autre jeu.
error-no-edition = Cette table a été ouverte avec des règles qui ne tournent plus ici. Tu en vois le dernier moment.
error-banned = Cette maison ne t’accueille pas.
error-busy = La table est occupée. Réessaie dans un moment.
error-game-on = La partie est déjà en cours.
error-illegal = Ce n’est pas permis maintenant.
error-log-full = Il s’est déjà passé beaucoup de choses à cette table. Tu peux encore finir la partie, mais rien d’autre n’entre dans son journal.
error-no-such-game = Ce jeu n’est pas ici.
error-no-such-lesson = Cette leçon n’existe pas.
error-no-such-moment = La partie n’a pas ce moment.
error-no-such-seat = Il n’y a pas cette place à cette table.
error-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
error-nobody-asked = Plus personne ne demande à reprendre un coup.
error-not-gathering = La partie a déjà commencé.
error-not-host = Seule la personne qui a dressé la table peut le faire.
error-not-over = La partie n’est pas encore terminée.
error-not-playing = Aucune partie n’est en cours à cette table.
error-not-understood = La table n’a pas compris.
error-not-your-seat = Ce n’est pas ta place.
error-not-your-turn = Ce n’est pas ton tour.
error-nothing-to-undo = Il n’y a rien à reprendre.
error-one-seat = Tu as déjà eu une place à cette table. Tant que la partie dure, tu ne peux pas voir une autre main.
error-open-seats = Des places sont encore libres.
error-origin = Cette page ne peut pas parler à cette table. Ouvre-la à l’adresse de la table.
error-seat-kept = Cette place est gardée pour la personne qui s’est absentée.
error-seat-taken = Quelqu’un est déjà assis là.
error-silent = Il n’y avait rien à dire.
error-stale = La partie avait avancé. Regarde, et choisis de nouveau.
error-storage = La table n’a pas pu le noter, donc rien n’a changé. Réessaie, s’il te plaît.
error-too-fast = C’était un peu trop rapide. Attends un moment, s’il te plaît.
error-too-large = C’est trop gros.
error-undo-needs-beyond = Quelque chose a été révélé depuis ; pour reprendre, il faut l’accord des autres.
error-unknown-guest = La table ne connaît pas ce navigateur. Autorise les cookies pour ce site et recharge la page.

album-ticked = { $count } sur { $all } cochés
album-about = Une partie gagnée en solitaire coche ses cases. Chacune garde la première partie qui l’a fait.
album-game = La partie en question
hint-line = La suite possible : { $line }
hint-step = { $name } : { $action }
hint-why = Ce que cela vise : { $part }, avec environ { $points } points de plus que « { $other } ».
hint-why-rivals = Prend environ { $points } points au meilleur des autres, par rapport à « { $other } ».
review-way = Mieux aurait été : { $line }

# ---- the rulebook and the card reference

rules-in-short = Le jeu en bref
rules-contents = Sommaire
rules-cards-title = Cartes et pièces
rules-cards-line = Tout ce qui est dans la boîte et ce qu’on y lit. Ce qui est en pointillés est reconstitué : nous ne connaissons pas l’original imprimé.
rules-found = Règles : { $rules }. Cartes : { $cards }.
rules-link = Lien vers cette règle
rules-print = Imprimer
rules-example = Exemple
rules-before = Avant
rules-after = Après
card-open = Lire la carte : { $name } (touche i)
card-copies = Exemplaires
card-rulebook = imprimé
card-inferred = déduit
card-proposed = reconstitué
card-partly = reconstitué en partie
# ---- leçons

nav-learn = Apprendre
home-learn = Apprendre à jouer
plate-play = Jouer
plate-learn = Apprendre
lessons = Leçons
lessons-title = Apprendre à jouer
lessons-of = Apprendre { $game }
lessons-line = Dix minutes sur le vrai plateau : un peu de lecture, un peu de pratique. Tu peux t’arrêter quand tu veux et reprendre plus tard.
lessons-begin = Commencer
lessons-continue = Continuer
lessons-learned = { $done } sur { $count }
lesson = Leçon
lesson-number = Leçon { $number } sur { $count }
lesson-on = Continuer
lesson-show = Montre-moi
lesson-again = Encore une fois
lesson-next = Leçon suivante
lesson-done = Bravo. La leçon est finie.
lesson-learned = faite
lesson-first-game = Jouer ta première partie
# ---- problèmes

puzzle = Problème
puzzles = Problèmes
puzzles-all = Tous les problèmes
puzzles-of = { $game } : problèmes
puzzles-line = Des moments de vraies parties où un choix est nettement le meilleur. Trouve-le sur le plateau.
puzzles-solved = { $done } sur { $count } résolus
puzzle-daily = Problème du jour
puzzle-streak = { $days } jours de suite
puzzle-solved = résolu
puzzle-rating = Difficulté { $rating } sur { $most }
puzzle-ask = C’est à toi. Un choix est nettement le meilleur : lequel ?
puzzle-show = Montrer la solution
puzzle-right = Exact : « { $action } » gagne environ { $percent } parties sur 100 à partir d’ici.
puzzle-shown = Le meilleur choix est « { $action } » : il gagne environ { $percent } parties sur 100 à partir d’ici.
puzzle-wrong = « { $action } » gagne environ { $percent } parties sur 100 à partir d’ici, le meilleur choix { $best }. Essaie encore.
puzzle-next = Problème suivant
error-no-such-puzzle = Ce problème n’existe pas.

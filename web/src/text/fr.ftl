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
home-join = Rejoindre avec un lien ou un code
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
join-line = Colle le lien que tu as reçu, ou tape le code de la table.
join-wrong = Ce n’est ni un lien ni un code. Vérifie, s’il te plaît.
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
level-gentle-line = Joue gentiment et se trompe souvent.
level-fair = solide
level-fair-line = Un bon adversaire pour la soirée, avec quelques erreurs.
level-strong = costaud
level-strong-line = Rapide, et difficile à battre.
level-expert = expert
level-expert-line = Pense quelques coups à l’avance et répond aussitôt.
level-master = maître
level-master-line = Le plus fort d’ici. Prend jusqu’à une seconde par coup.
new-options = Variantes
new-swap = Échanger la couleur avec la place suivante
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
share-here = Cette adresse ne vaut que sur cet ordinateur. Pour d’autres de ton réseau, lance le serveur avec « birdtable serve --host 0.0.0.0 » : le lien a alors son adresse réseau.
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
moves-none = Rien à choisir pour l’instant.
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
review-none = Personne n’a rien donné dont la recherche soit sûre.
review-who = { $name } :
review-better = Mieux : { $action }.
review-look = Voir ce moment

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
error-bad-code = Ce code n’ouvre rien. Vérifie chaque lettre.
error-bad-passkey = Cette clé d’accès n’a pas fonctionné. Réessaie.
error-no-passkeys-here = Les clés d’accès demandent une adresse avec un nom et https. Un code de secours marche aussi ici.
error-not-kept = Ajoute d’abord une clé d’accès ou un code de secours, sinon tu ne pourrais pas revenir.
error-not-your-name = Ce n’est pas ton nom ici.
error-time-up = Ton temps était écoulé.
error-too-many-days = Il y a { $most } jours de vacances par an.
error-no-mail-here = Cette maison n’envoie pas de lettres.
error-bad-push = Le service de notification de ce navigateur n’est pas connu ici.
error-rated = Cette partie compte pour le classement, il n’y a donc pas de conseils.
error-muted = On ne t’entend plus à cette table.
error-removed = Tu ne peux plus t’asseoir à cette table.
error-unknown-guest = La table ne connaît pas ce navigateur. Autorise les cookies pour ce site et recharge la page.

album-ticked = { $count } sur { $all } cochés
album-about = Une partie gagnée en solitaire coche ses cases. Chacune garde la première partie qui l’a fait.
album-game = La partie en question
hint-line = La suite possible : { $line }
hint-step = { $name } : { $action }
hint-often = Environ { $tenths } fois sur 10 : { $fact }
hint-then = Puis { $action } : { $facts }
hint-then-more = Puis { $action }, etc. : { $facts }
hint-why = Ce que cela vise : { $part }, avec environ { $points ->
    [one] 1 point de plus
   *[other] { $points } points de plus
  } que « { $other } ».
hint-why-rivals = Prend environ { $points ->
    [one] 1 point au
   *[other] { $points } points au
  } meilleur des autres, par rapport à « { $other } ».
review-way = Mieux aurait été : { $line }

# ---- the rulebook and the card reference

rules-in-short = Le jeu en bref
rules-contents = Sommaire
rules-options-title = Options
rules-options-line = Comment dresser la table autrement. Le choix habituel vient en premier.
rules-options-players = à { $players }
rules-options-alone = en solo
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
lessons-done = { $done } sur { $count }
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
puzzles-done = { $done } sur { $count } résolus
puzzle-daily = Problème du jour
puzzle-streak = { $days } jours de suite
puzzle-solved = résolu
puzzle-rating = Difficulté { $rating } sur { $most }
puzzle-ask = C’est à toi. Un choix est nettement le meilleur : lequel ?
puzzle-show = Montrer la solution
puzzle-right = Juste : « { $action } ». Si le bot continue, cela gagne environ { $percent } parties sur 100.
puzzle-shown = Le meilleur choix est « { $action } » : si le bot continue, cela gagne environ { $percent } parties sur 100.
puzzle-wrong = « { $action } » gagne environ { $percent } parties sur 100 si le bot continue, le meilleur choix { $best }. Essaie encore.
puzzle-next = Problème suivant
error-no-such-puzzle = Ce problème n’existe pas.

# ---- toi-même

profile-go = Toi, tes clés, tes données
profile-go-guest = Se connecter, garder ses tables
profile-title = Toi, à cette table
profile-line-guest = Ce navigateur te reconnaît à un cookie, et cela suffit pour jouer. Pour revenir depuis un autre appareil, ou une fois le cookie disparu, ajoute une clé.
profile-line-kept = Tu peux revenir depuis n’importe quel appareil. Tables, leçons et réglages te suivent.
profile-keys = Des clés pour revenir
profile-passkeys-line = Une clé d’accès vit dans ton téléphone, ton ordinateur ou ton gestionnaire de mots de passe. Tu te connectes avec un doigt, un visage ou un code PIN ; il n’y a pas de mot de passe.
profile-no-passkeys = Ce navigateur ou cette adresse ne permet pas de clés d’accès : il faut https, ou cet ordinateur même. Un code de secours marche partout.
profile-device = Nom de l’appareil
profile-add-passkey = Ajouter une clé d’accès
profile-passkey-added = ajoutée { $when }
profile-passkey-used = utilisée { $when }
profile-passkey-drop = Retirer
profile-code = Code de secours
profile-code-line = Un code pour ton tiroir. Il t’ouvre sur tout appareil, même quand toutes les clés sont perdues.
profile-code-there = Tu as un code de secours. Un nouveau le remplace.
profile-code-new = Créer un code
profile-code-another = Créer un nouveau code
profile-code-shown = Note-le maintenant : il ne sera plus montré.
sign-in-title = Déjà venu ici ?
sign-in-line = Connecte-toi, et tes tables, leçons et réglages sont là.
sign-in-bring = { $count ->
    [one] Emporter la table de ce navigateur
   *[other] Emporter les { $count } tables de ce navigateur
  }
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-code = Se connecter
sign-in-done = Te revoilà. Tes tables sont sur la page d’accueil.
sign-out = Se déconnecter ici
sign-out-others = Déconnecter mes autres appareils
sign-out-done = Tu es déconnecté ici.
sign-out-others-done = Tous tes autres appareils sont déconnectés.
data-title = Tes données
data-line = { $count ->
    [0] Aucune table n’est encore à toi.
    [one] Une table est à toi.
   *[other] { $count } tables sont à toi.
  }
data-export = Tout télécharger
data-delete = Tout effacer
data-delete-title = Effacer tout ce qui te concerne ?
data-delete-line = Clés, réglages, ce que tu as dit et les tables où tu étais seul sont effacés maintenant et pour de bon. Dans les parties avec d’autres, tes coups et le nom de ta place restent, pour que leurs parties restent lisibles ; là où l’on joue encore, un robot continue.
data-delete-confirm = Écris ton nom pour continuer : { $name }
data-delete-go = Effacer pour de bon
data-deleted = Tout ce qui te concerne est effacé.

privacy-title = Vie privée, en clair
privacy-link = Ce que nous savons de toi, en clair
privacy-to-me = Tes clés et tes données
privacy-line = Pas de compte, pas de publicité, pas de comptage des visites, rien qui vienne d’autres sites.
privacy-cookie-title = Un cookie
privacy-cookie = À la première visite, le navigateur reçoit un nombre au hasard dans un cookie signé, pour un an. Qui l’apporte tient tes places. Il ne sert à rien d’autre.
privacy-stored-title = Ce qui est gardé
privacy-stored = Le nom que tu choisis ; pour chaque table, qui est assis où et sous quel nom, chaque coup avec son heure, et ce qui se dit ; l’issue des parties finies, pour les statistiques et le classement ; les coups que tu as préparés ; et tes tournois. Les parties finies restent jusqu’à ce que toi ou la maison les effaciez.
privacy-seen-title = Qui le voit
privacy-seen = Qui a le lien d’une table peut y regarder et lire ce qui s’y dit ; après la partie, on voit toutes les mains. Les tables que tu montres sur la page d’accueil, tout le monde les trouve, comme ton nom au classement si tu joues des parties classées.
privacy-browser-title = Ce qui reste dans ton navigateur
privacy-browser = Langue, lumière, leçons et choses semblables. Seulement si tu ajoutes une clé, elles sont gardées ici aussi, pour te suivre.
privacy-keys-title = Les clés
privacy-keys = D’une clé d’accès nous gardons la moitié publique, son nom et sa dernière utilisation ; d’un code de secours, seulement une empreinte. Qui les lit ici n’ouvre rien avec.
privacy-address-title = Ton adresse réseau
privacy-address = Elle sert, en mémoire, à ce que personne n’inonde la maison, et n’est pas gardée, sauf si la maison la bannit.
privacy-leave-title = Emporter, et partir
privacy-leave = Tu peux tout télécharger en un fichier, et tout effacer d’un coup. Dans les parties avec d’autres, tes coups et le nom de ta place restent, sous un numéro qui n’est à personne ; ce que tu y as dit est retiré.
privacy-house-title = La maison
privacy-house = Qui tient ce serveur peut lire sa base de données et ses sauvegardes. Ce que tu effaces quitte la base tout de suite, et les sauvegardes quand la maison les jette.

# ---- des parties qui durent

offline = Pas de connexion. Tes parties sont en sûreté ; on continue quand elle revient.
new-clock = Pendule
new-clock-line = Temps de réflexion
clock-none = Pas de pendule
clock-live-5 = 5 minutes par partie, 5 secondes de plus par coup
clock-live-15 = 15 minutes par partie, 10 secondes de plus par coup
clock-live-45 = 45 minutes par partie, 20 secondes de plus par coup
clock-days-1 = 1 jour par coup
clock-days-3 = 3 jours par coup
clock-days-7 = 7 jours par coup
new-time-up = Quand le temps est écoulé
time-up-bot = un robot continue
time-up-score = la partie s’arrête en l’état
seat-end-line = Assez pour aujourd’hui ? Si tout le monde est d’accord, la partie s’arrête en l’état. Si tu abandonnes, l’autre camp gagne.
seat-end-line-many = Assez pour aujourd’hui ? Si tout le monde est d’accord, la partie s’arrête en l’état. Si tu abandonnes, un robot continue pour toi.
seat-offer-end = Proposer d’arrêter ici
seat-resign = Abandonner
seat-resign-sure = Oui, j’abandonne
consent-end = { $name } voudrait arrêter la partie ici, en l’état. Ça te va ?
consent-end-waiting = { $name } voudrait arrêter la partie ici. On attend { $others }.
consent-end-waiting-you = Tu as proposé d’arrêter la partie ici. On attend { $others }.
log-offered = { $name } propose d’arrêter la partie ici.
log-offered-you = Tu proposes d’arrêter la partie ici.
log-timed = Le temps de { $name } est écoulé ; un robot continue.
log-timed-you = Ton temps est écoulé ; un robot continue. Tu peux revenir.
log-vacation = { $name } est en vacances jusqu’au { $until }.
log-vacation-you = Tu es en vacances jusqu’au { $until }.
log-ended-resigned = { $name } a abandonné. La partie s’arrête en l’état.
log-ended-resigned-you = Tu as abandonné. La partie s’arrête en l’état.
log-ended-agreed = Tout le monde a accepté d’arrêter la partie ici, en l’état.
log-ended-time = Le temps de { $name } est écoulé. La partie s’arrête en l’état.
log-ended-time-you = Ton temps est écoulé. La partie s’arrête en l’état.
calls-title = Appelle-moi quand c’est mon tour
calls-line = Seulement si tu n’es pas à la table, et seulement si tu le veux.
calls-push = Me prévenir dans ce navigateur
calls-push-no = Le navigateur ne l’a pas permis. Ses réglages pour ce site peuvent changer cela.
calls-push-impossible = Ce navigateur ne peut pas être prévenu à cette adresse ; il faut https. Sur iPhone, mets d’abord la page sur l’écran d’accueil.
calls-mail = Adresse e-mail
calls-mail-ask = Écrivez-moi
calls-mail-sent = Une lettre est en route. Ouvre son lien pour confirmer l’adresse.
calls-mail-confirmed = Ton adresse est confirmée.
calls-mail-on = Tu reçois des lettres à { $mail }.
calls-mail-off = Plus de lettres
vacation = Vacances
vacation-line = { $count ->
    [0] Tes jours de vacances de cette année sont épuisés.
    [one] Là où les coups ont des jours, tes pendules peuvent encore s’arrêter un jour cette année.
   *[other] Là où les coups ont des jours, tes pendules peuvent s’arrêter jusqu’à { $count } jours cette année.
  }
vacation-days = Jours de vacances
vacation-go = Je pars
vacation-until = Tu es en vacances jusqu’au { $date }. Tes pendules sont arrêtées.
vacation-back = Je suis de retour
privacy-calls-title = Les appels
privacy-calls = Si tu te fais prévenir dans un navigateur, nous gardons l’adresse que lui a donnée le service de son fabricant, et lui envoyons le nom du jeu et des autres ; le service ne peut pas le lire. Une adresse e-mail n’est gardée qu’une fois confirmée par toi, et ne sert à rien d’autre.

# ---- rencontrer des gens

nav-lobby = Rencontres
lobby-title = Qui veut jouer ?
lobby-quick = Une partie rapide
lobby-quick-line = Avec quiconque veut la même. Tu t’assieds tout de suite, et on commence quand la table est pleine.
lobby-players = Combien
lobby-go = Trouver une partie
lobby-free = Tables avec une place libre
lobby-none = Personne n’attend en ce moment. Mets une table et montre-la sur la page d’accueil : elle paraît ici.
lobby-seats = { $free } places libres sur { $all }
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
  }
time-up-bot-line = Quand le temps est écoulé, un robot continue.
time-up-score-line = Quand le temps est écoulé, la partie s’arrête en l’état.
rated = classée
new-rated = Compter cette partie pour le classement
new-rated-line = Seulement si tous le veulent : qui s’assied est d’accord. Pas de conseils alors.
new-sound = Sons discrets
new-sound-line = Un appel doux quand c’est à toi, un froissement pour un coup. À changer quand tu veux dans le menu.
gather-rated = Cette partie compte pour le classement. Qui s’assied est d’accord.
gather-quick = La partie commence d’elle-même quand toutes les places sont prises.
share-qr = Code QR
share-qr-label = Code QR du lien vers cette place
ladder = Classement
ladder-line = Gens et robots sur une même échelle, par jeu et par nombre de places. Ne comptent que les parties que tous ont voulu classer.
ladder-place = Rang
ladder-who = Qui
ladder-rating = Cote
ladder-games = Parties
ladder-provisional = provisoire
ladder-mark = ? dit encore peu : moins de dix parties, ou des résultats très divers. Le classement suit ce qui est sûr.
ladder-none = Aucune partie classée n’a encore été jouée ici.
statistics = Tes parties
statistics-line = { $games ->
    [one] 1 partie
   *[other] { $games } parties
  }, { $won } gagnées · au mieux { $best } points, d’ordinaire { $usual }
statistics-rating = cote { $rating } ± { $unsure }

seat-order-line = Tu as mis cette table : tu peux y tenir l’ordre. Qui est écarté ne revient pas, et un robot continue.
seat-mute = Couper la parole
seat-hear = Rendre la parole
seat-remove = Écarter
log-removed = { $name } a été écarté de la table.
log-removed-you = Tu as été écarté de la table.
log-muted = On n’entend plus { $name }.
log-muted-you = On ne t’entend plus à cette table.
log-heard = On entend de nouveau { $name }.
log-heard-you = On t’entend de nouveau.
chat-aside = Tu regardes : les joueurs l’entendront après la partie.
whatif-points = En l’état : { $changes }.
whatif-change = { $name } { $points }
whatif-none = Aucun point ne change tout de suite.
whatif-you = C’est encore à toi de décider.
whatif-next = Puis { $name } décide.
whatif-over = La partie s’achève.
whatif-open = La suite dépend du hasard ou de ce que tu ne vois pas.
review-graph = Chances de gagner au fil de la partie
review-from-to = { $start } % → { $end } %
review-moments = { $count ->
    [0] Ce qui a décidé la partie
    [one] Le moment qui a décidé la partie
   *[other] Les { $count } moments qui ont décidé la partie
 }
review-cost = −{ $percent } % (± { $sure })
review-turn = La partie a tourné : { $name } { $change } %
review-stood = C’en était là : { $chances }
retell = Ce que les autres ont fait, encore une fois sur le plateau
retell-short = Revoir
retell-slow = Plus lentement
retell-skip = Passer
score-parts = D’où viennent les points
score-other = le reste
score-total = Points
result-share = Partager la rediffusion

# ---- a game to hand on

share-game = Partager cette partie
share-moment-title = Partager ce moment
share-game-link = Lien vers la partie
share-game-line = Qui l’ouvre revoit la partie coup par coup, sans compte.
share-picture = L’image qui accompagne le lien
share-keep-picture = Enregistrer l’image
share-keep-film = Enregistrer le film
share-embed = Pour la montrer sur ta propre page :
share-moment = Coup { $move } sur { $moves }
share-invited = On joue ici. Prends place ou regarde.
embed-open = Ouvrir sur Birdtable
# ---- connaissances, signalements, codes

gather-code = Tes amis peuvent entrer avec ce code :
people = Les gens que tu connais
people-line = Toi et { $name }
people-follow = Suivre
people-block = Bloquer
people-follow-done = C’est noté : ses tables ouvertes seront en tête des rencontres.
people-block-done = Vous ne serez plus mis à la même table, et tu ne liras plus ses messages.
people-follow-now = Tu suis cette personne
people-block-now = Tu bloques cette personne
people-follow-stop = Ne plus suivre
people-block-stop = Ne plus bloquer
report = Signaler
report-words = Signaler ces mots
report-line = Que se passe-t-il ? Seuls les responsables de la maison liront ceci.
report-send = Envoyer
report-sent = Merci. Les responsables de la maison vont regarder.
lobby-level = cote { $ratings }
lobby-followed = avec { $names }
error-blocked = Quelqu’un, là-bas, ne souhaite pas te rencontrer.
error-no-such-report = Ce signalement n’existe pas.
error-not-operator = Cette page est réservée aux responsables de la maison.
privacy-people-title = Qui tu suis, bloques ou signales
privacy-people = Toi et la maison êtes seuls à savoir qui tu suis ou bloques. Un signalement contient les mots en cause et ce que tu as écrit, jusqu’à ce que l’un de vous deux soit effacé. Un tournoi garde les noms de ceux qui y ont participé ; si tu pars, un bot continue sous le tien.
operator = Garder l’ordre
operator-reports = Signalements
operator-none = Personne n’a rien signalé.
operator-dismiss = Classer
operator-mute = Rendre muet partout
operator-ban = Exclure
operator-done-dismiss = Classé
operator-done-mute = Rendu muet
operator-done-ban = Exclu
operator-muted = Muets
operator-bans = Exclus
operator-forgive = Autoriser de nouveau

# ---- revenir, et préparer ses coups

retell-since = Depuis ton passage
prepare = Préparer un coup
prepared = { $count ->
    [one] 1 coup préparé
   *[other] { $count } coups préparés
  }
prepare-line = Quand viendra ton tour, le premier de ces coups qui convient sera joué aussitôt. Si aucun n’est permis, tous tombent, et on te le dit.
prepare-always = Quoi qu’il arrive :
prepare-if = Si le dernier coup est « { $move } » :
prepare-when = Quand
prepare-then = Alors jouer
prepare-add = Préparer
prepare-drop = Retirer
prepare-none = Rien n’est prévisible ici. Attends ton tour.
prepare-looking = Un coup d’œil en avant…
log-dropped = Ce que { $name } avait préparé ne convenait pas.
log-dropped-you = Ce que tu avais préparé ne convenait plus. À toi de jouer.

# ---- tournois

tournaments = Tournois
tournament = Tournoi
tournaments-none = Aucun tournoi n’est ouvert pour l’instant.
tournament-new = Organiser un tournoi
tournament-new-line = Tu invites par un lien et complètes avec des bots. Les rondes s’enchaînent d’elles-mêmes.
tournament-name = Nom
tournament-unnamed = Tournoi : { $game }
tournament-seats = À une table
tournament-kind = Système
tournament-swiss = Système suisse
tournament-round-robin = Toutes rondes
tournament-swiss-line = À chaque ronde se rencontrent ceux qui sont proches au classement et ne se sont pas encore rencontrés.
tournament-round-robin-line = Chacun rencontre tous les autres.
tournament-rounds = Rondes
tournament-same = Les mêmes cartes pour tous
tournament-same-line = Dans une ronde, chaque table joue avec les mêmes cartes. Qui finit tôt n’en dit rien.
tournament-listed = Le montrer à tous dans la liste
tournament-rated = Les parties comptent pour le classement : qui participe est d’accord
tournament-set-up = Organiser
tournament-gathering = ouvert
tournament-playing = en cours
tournament-over = terminé
tournament-entrants = { $count ->
    [one] 1 participant
   *[other] { $count } participants
  }
tournament-length = { $count ->
    [0] nombre de rondes à venir
    [one] 1 ronde
   *[other] { $count } rondes
  }
tournament-join = Participer
tournament-leave = Quitter le tournoi
tournament-leave-sure = Oui, quitter
tournament-leave-line = Un bot continue alors sous ton nom.
tournament-drop = Retirer
tournament-add-bot = Ajouter un bot
tournament-share = Qui a ce lien peut participer jusqu’au début.
tournament-start = Commencer le tournoi
tournament-host-starts = La personne qui organise le tournoi le lance.
tournament-awaited = Ta table t’attend.
tournament-wait = Tu as fini cette ronde. La suivante commencera d’elle-même.
tournament-standings = Classement
tournament-result = Classement final
tournament-points = Points
tournament-opposition = Adversaires
tournament-wins = Victoires
tournament-tie-breaks = Une victoire rapporte 1 point ; aux grandes tables, chaque place a sa part. À égalité comptent les points des adversaires, puis les victoires.
tournament-round = Ronde { $number } sur { $all }
tournament-bye = exempt, 1 point
tournament-part = Cette partie fait partie d’un tournoi
tournament-back = Retour au tournoi
error-no-such-tournament = Ce tournoi n’existe pas. Le lien est peut-être incomplet.
error-too-few = Il faut au moins deux participants.

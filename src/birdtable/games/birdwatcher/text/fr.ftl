# Birdwatcher (Oiseaux de Paradis) : toutes les phrases que l’on lit à la table.

title = Oiseaux de Paradis
tagline = Attire des paradisiers dans ton arbre, photographie-les dans le bon ordre, publie tes découvertes.
intro-1 = Tu photographies des paradisiers. Ton journal grandit vers la droite, page après page, et seul le journal rapporte des points.
intro-2 = À ton tour tu as trois actions. Un appel fait venir dans ton arbre tous les oiseaux visibles d’une espèce ; courir dans la jungle amène de nouveaux oiseaux dans la clairière.
intro-3 = Prendre une photo effarouche d’abord un oiseau de ton arbre vers la clairière ; puis un autre devient la page suivante de ton journal.
intro-4 = Pour deux actions, tu photographies au zoom un oiseau d’un autre arbre, ou tu publies un article de l’académie.
intro-5 = Les oiseaux à ruban rapportent par séries de pages voisines d’une même espèce ; les timbres rapportent seuls. Il y a des prix pour les Paradisiers fastueux, la variété et les livres, et des points pour les insectes différents.
intro-6 = La fin approche quand un journal est plein ou que la pioche d’oiseaux est vide ; chacun a le même nombre de tours. En solo, tu joues contre l’Équipe.

# ---- ce qui se décide

decision-turn = À toi de jouer : une activité, des insectes pour une action de plus, ou la fin de ton tour.
decision-photo = Choisis l’oiseau de ton arbre que tu photographies.
decision-choose = Tous ne tiennent pas dans ton arbre : choisis le prochain oiseau qui vient.
decision-flush = Choisis l’emplacement où l’oiseau s’envole.
decision-give = Choisis l’oiseau de ton arbre que tu donnes.
decision-free-call = Appelle tout de suite une espèce.
decision-free-insect = Choisis un insecte de la réserve.

# ---- les actions, comme choix

action-startle = Photo : effaroucher { $bird } vers { $space }
action-photo = Photographier { $bird }
action-call = Appel : { $species }
action-take = L’oiseau de { $place } vient
action-run = Courir dans la jungle
action-flush = Il s’envole vers { $space }
action-zoom = Zoom : photographier { $bird } dans l’arbre de { $target }
action-give = Donner { $bird }
action-publish = Publier { $paper }
action-collect = Prendre un insecte : { $insect }
action-spend = Rendre { $first } et { $second } pour une action de plus
action-end = Finir ton tour

# ---- noms

name-king-of-saxony = Paradisier du prince Albert
name-standardwing = Paradisier de Wallace
name-arfak-astrapia = Paradisier à gorge noire
name-western-parotia = Paradisier sifilet
name-greater = Paradisier grand-émeraude
name-lophorina = Paradisier superbe
name-wilsons = Paradisier républicain
name-blue = Paradisier bleu
name-red = Paradisier rouge
name-black-sicklebill = Paradisier fastueux
name-twelve-wired = Paradisier multifil
name-king-of-ribbons = Roi des Rubans
name-bobairo = Oiseau mystérieux de Bobairo
name-lobe-billed = Paradisier caronculé de Rothschild
name-captain-blood = Paradisier du capitaine Blood
name-astrapian-sicklebill = Paradisier fastueux astrapien
name-six-wired = Sifilet de Duivenbode
name-nestling = Oisillon imposteur
name-brood-mimic = Intrus du nid
name-king-of-saxony-beetle = Paradisier du prince Albert (bupreste)
name-standardwing-butterfly = Paradisier de Wallace (papillon)
name-arfak-astrapia-stick-insect = Paradisier à gorge noire (phasme)
name-western-parotia-mantis = Paradisier sifilet (mante)
name-greater-cicada = Paradisier grand-émeraude (cigale)
name-lophorina-mantis = Paradisier superbe (mante)
name-wilsons-cicada = Paradisier républicain (cigale)
name-blue-beetle = Paradisier bleu (bupreste)
name-red-butterfly = Paradisier rouge (papillon)
name-black-sicklebill-stick-insect = Paradisier fastueux (phasme)
name-beetle = bupreste
name-butterfly = ornithoptère
name-stick-insect = phasme
name-mantis = mante
name-cicada = cigale
name-field-monograph = Monographie de terrain
name-annotated-checklist = Liste commentée
name-museum-catalogue = Catalogue du musée
name-whistlers-notebook = Carnet du siffleur
name-lantern-diary = Journal du piège lumineux
name-expedition-dispatch = Dépêche d’expédition
name-telegram = Télégramme à la rédaction
name-plumage-in-series = Plumages en série
name-collected-plates = Planches réunies
name-fragments = Fragments et croquis
name-what-birds-eat = Ce que mangent les oiseaux
name-island-checklist = Liste de l’île
name-sicklebill-question = La question du Fastueux
name-doubtful-species = Des espèces douteuses
name-mornings-variety = Variété d’un matin
name-works-cited = Ouvrages cités
name-founding-paper = Article fondateur
name-parting-essay = Essai d’adieu
name-bridging-note = Note de liaison
name-junior = Photographe débutant
name-associate = Photographe de terrain associé
name-senior = Photographe confirmé
name-all-star = Photographe de terrain vedette
name-aerial = Photographe aérien
name-sentient = Oiseau photographe doué de raison
name-crew = l’Équipe
name-ordinary = un oiseau ordinaire
name-special = un oiseau spécial
name-king = le Roi des Rubans
name-j1 = jungle 1
name-j2 = jungle 2
name-j3 = jungle 3
name-c1 = clairière 1
name-c2 = clairière 2
name-c3 = clairière 3
name-c4 = clairière 4

# ---- ce qui s’est passé

event-dealt = { $seat } commence avec { $bird } dans l’arbre.
event-revealed = Nouveau en { $place } : { $bird }.
event-displayed = Nouveau à l’académie : { $paper }.
event-starting = La publication de départ de l’Équipe : { $paper }.
event-starts = { $seat } a l’appareil photo et commence.
event-startled = { $seat } effarouche { $bird } vers { $space }.
event-photographed = { $seat } photographie { $bird } : page { $page }.
event-copied = L’oisillon de { $seat } devient une copie : { $species }.
event-mimic = L’oisillon de { $seat } n’a pas d’autre espèce à copier : c’est un Intrus du nid.
event-insect = { $seat } prend un insecte : { $insect }.
event-no_insect = Il ne reste plus de tel insecte pour { $seat } : { $insect }.
event-called = { $seat } appelle : { $species }.
event-lured = { $bird } vient de { $place } dans l’arbre de { $seat }.
event-ran = { $seat } court dans la jungle.
event-flushed = { $bird } s’envole vers { $space }.
event-zoomed = { $seat } photographie { $bird } dans l’arbre de { $target } : page { $page }.
event-gave = { $seat } donne { $bird } à { $target }.
event-drew = { $seat } pioche { $bird } dans l’arbre.
event-published = { $seat } publie { $paper } : page { $page }.
event-discarded = { $paper } est défaussé.
event-reshuffled = Les publications défaussées sont mélangées en une nouvelle pioche.
event-spent = { $seat } rend deux insectes pour une action de plus : { $first }, { $second }.
event-extra = { $seat } reçoit une action de plus.
event-ended = { $seat } finit son tour{ $left ->
    [0] .
    [one] {" "}avec 1 action restante.
   *[other] {" "}avec { $left } actions restantes.
  }
event-last_pages = { $seat } a { $pages } pages : c’est le dernier tour de table.
event-deck_empty = La pioche d’oiseaux est épuisée : c’est le dernier tour de table.
event-idle = Depuis trois tours de table personne n’a rien fait : c’est le dernier.
event-scored = { $seat } : oiseaux { $birds }, publications { $papers }, insectes { $insects }.
event-awarded = { $seat } : Paradisiers fastueux { $sicklebills }, variété { $variety }, livres { $books }.
event-totalled = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en tout.
event-tied = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $seat } a encore { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } dans l’arbre, et qui en a le plus gagne.
event-won = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- la même chose, dite à la personne concernée

event-dealt-you = Tu commences avec { $bird } dans ton arbre.
event-starts-you = Tu as l’appareil photo et tu commences.
event-startled-you = Tu effarouches { $bird } vers { $space }.
event-photographed-you = Tu photographies { $bird } : page { $page }.
event-copied-you = Ton oisillon devient une copie : { $species }.
event-mimic-you = Ton oisillon n’a pas d’autre espèce à copier : c’est un Intrus du nid.
event-insect-you = Tu prends un insecte : { $insect }.
event-no_insect-you = Il ne reste plus de tel insecte pour toi : { $insect }.
event-called-you = Tu appelles : { $species }.
event-lured-you = { $bird } vient de { $place } dans ton arbre.
event-ran-you = Tu cours dans la jungle.
event-zoomed-you = Tu photographies { $bird } dans l’arbre de { $target } : page { $page }.
event-gave-you = Tu donnes { $bird } à { $target }.
event-drew-you = Tu pioches { $bird } dans ton arbre.
event-published-you = Tu publies { $paper } : page { $page }.
event-spent-you = Tu rends deux insectes pour une action de plus : { $first }, { $second }.
event-extra-you = Tu reçois une action de plus.
event-ended-you = Tu finis ton tour{ $left ->
    [0] .
    [one] {" "}avec 1 action restante.
   *[other] {" "}avec { $left } actions restantes.
  }
event-last_pages-you = Tu as { $pages } pages : c’est le dernier tour de table.
event-scored-you = Toi : oiseaux { $birds }, publications { $papers }, insectes { $insects }.
event-awarded-you = Toi : Paradisiers fastueux { $sicklebills }, variété { $variety }, livres { $books }.
event-totalled-you = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
  } en tout.
event-tied-you = Égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : tu as encore { $birds ->
    [one] { $birds } oiseau
   *[other] { $birds } oiseaux
  } dans ton arbre, et qui en a le plus gagne.
event-won-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
tie-break = À égalité de points, qui a le plus d’oiseaux dans son arbre gagne.

# ---- pourquoi pas

reason-actions = Cela demande { $need ->
    [one] 1 action
   *[other] { $need } actions
  }, et il t’en reste { $have }.
reason-two-birds = Une photo demande deux oiseaux dans ton arbre, un à effaroucher et un à photographier ; tu en as { $have }.
reason-not-in-your-tree = Il n’y a pas cela dans ton arbre : { $bird }.
reason-all-startled = Les quatre piles montrent des oiseaux effarouchés : aucun autre ne peut s’y poser.
reason-on-startled = L’oiseau en { $space } est effarouché, et un oiseau effarouché ne peut pas s’y poser.
reason-empty-first = { $space } n’est pas vide, et les emplacements vides se remplissent d’abord.
reason-tree-full = Ton arbre est plein : il tient { $most } oiseaux.
reason-nobody-answers = Ni la jungle ni les piles ne montrent : { $species }.
reason-startled = Effarouché, il ne répond pas : { $species }.
reason-not-called = En { $place } ne répond pas : { $species }.
reason-jungle-empty = Il n’y a pas d’oiseau dans la jungle.
reason-one-each = { $space } a déjà reçu un oiseau : chacun va sur un emplacement à lui.
reason-no-gift = Il te faut un oiseau à donner dans ton arbre.
reason-own-tree = Le zoom est pour les arbres des autres.
reason-not-in-that-tree = Il n’y a pas cela dans cet arbre : { $bird }.
reason-academy-empty = L’académie est vide.
reason-not-in-academy = { $paper } n’est pas à l’académie.
reason-none-left = Il n’en reste plus dans la réserve : { $insect }.
reason-spent-already = Tu as déjà rendu des insectes ce tour-ci.
reason-two-insects = Il te faut deux insectes, et tu en as { $have }.
reason-insect-missing = Il te faut { $need } × { $insect }, et tu en as { $have }.

# ---- la table en mots, pour le terminal

show-actions = Actions restantes : { $left }.
show-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }.
show-deck = Pioche d’oiseaux : { $count ->
    [one] 1 carte
   *[other] { $count } cartes
  } ; au-dessus, { $back }.
show-deck-empty = La pioche d’oiseaux est épuisée.
show-last-page = La page { $pages } déclenche la fin.
show-ending = C’est le dernier tour de table.
show-crew-level = L’Équipe publiera d’abord : { $paper }
show-worths = Les séries de 1, 2, 3, … oiseaux voisins rapportent : { $worths }.
show-stamps = Rapportent par eux-mêmes, où qu’ils soient : { $worths }.
show-worth = { $species } { $values } ({ $rarity ->
    [one] { $rarity } carte
   *[other] { $rarity } cartes
  })
show-worth-twelve = { $species } chacun autant qu’il y en a dans le journal ({ $rarity } cartes)
show-jungle = Jungle : { $birds }.
show-clearing = Clairière : { $birds }.
show-place = { $place } – { $bird }
show-pile = { $bird } (sur { $below } autres)
show-below = { $place }, sous le dessus : { $birds }.
show-startled = { $bird }, effarouché
show-bird = { $bird }
show-empty = rien
show-academy = Académie :
show-paper = { $paper } ({ $books ->
    [one] { $books } livre
   *[other] { $books } livres
  }) : { $worth }.
show-sicklebills = { $count ->
    [one] Le Paradisier fastueux imprimé compte
   *[other] Les { $count } Paradisiers fastueux imprimés comptent
  } pour les récompenses.
show-paper-page = { $paper } ({ $points })
show-copy = { $bird } en { $species }
show-side = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } si la partie finissait maintenant
show-tree = Arbre : { $birds }.
show-journal = Journal ({ $count }) : { $pages }.
show-insects = Insectes : { $insects }.
show-count = { $count ->
    [1] { $bird }
   *[other] { $count } × { $bird }
  }
show-flying = L’oiseau en vol : { $bird }.
show-gift = Le cadeau va à { $name }.
show-startle = Photo, 1 action. D’abord effaroucher
show-startle-to = { $bird } vers { $space }
show-call = Appel, 1 action
show-zoom = Zoom, 2 actions, arbre de { $name }
show-publish = Publier, 2 actions
show-spend = Deux insectes pour une action de plus
show-two = { $first }, { $second }
show-at = { $bird } ({ $place })
show-two-actions = Le zoom et la publication demandent deux actions.
show-ways = Oiseaux { $birds }, publications { $publications }, Paradisiers fastueux { $sicklebills }, variété { $variety }, insectes { $insects }, livres { $books }.
show-crew = L’Équipe ({ $level }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# ---- ce que valent les publications, et ce qu’elles font aussitôt

value-flat = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
value-identical-before = { $points } par oiseau identique dans les { $pages } pages qui précèdent
value-identical-with-itself = { $points } par oiseau identique dans les { $pages } pages dont elle est la dernière
value-identical-end = { $points } par oiseau identique dans les { $pages } dernières pages du journal
value-complete-sets = { $points } par série complète
value-incomplete-sets = { $points } par série incomplète
value-insect-birds = { $points } par page d’oiseau avec insecte
value-species = { $points } par espèce
value-sicklebills = { $points } par Paradisier fastueux
value-hybrids = { $points } par hybride rare
value-window-species-before = { $points } par espèce dans les { $pages } pages qui précèdent
value-window-species-with-itself = { $points } par espèce dans les { $pages } pages dont elle est la dernière
value-window-species-end = { $points } par espèce dans les { $pages } dernières pages du journal
value-publications = { $points } par publication, celle-ci comprise
value-early = { $points } dans les { $pages } premières pages, sinon { $otherwise }
value-late = { $points } dans les { $pages } dernières pages, sinon { $otherwise }
value-bridge = { $points } entre deux oiseaux d’une même espèce, sinon { $otherwise }
effect-call = Aussitôt : un appel.
effect-insect = Aussitôt : un insecte au choix.
effect-run = Aussitôt : courir dans la jungle.
effect-action = Aussitôt : une action de plus.

# ---- succès

box-set = Série complète : { $name }
box-two-sets = Deux séries complètes d’une même espèce
box-all-insects = Les cinq insectes
box-no-insects = Aucun insecte à la fin
box-five-of-an-insect = Cinq fois le même insecte
box-hybrids = Hybrides rares : { $number }
box-sicklebills = Paradisiers fastueux : { $number }
box-species = Espèces : { $number }
box-books = Livres : { $number }
box-bird-points = Points d’oiseaux : { $number }
box-publication-points = Points de publications : { $number }
box-total = Points en tout : { $number }
box-no-crew-sets = L’Équipe ne complète aucune série
box-crew-at-most = L’Équipe a au plus { $number } points
box-win-by = Victoire avec { $number } points d’avance
box-beat = Victoire contre : { $name }
box-no-hybrids = Victoire sans hybride rare

# ---- chapitres des règles

chapter-setup = préparation
chapter-zones = la table
chapter-birds = oiseaux
chapter-insects = insectes
chapter-turn = tour
chapter-photo = photo
chapter-call = appel
chapter-run = course dans la jungle
chapter-zoom = zoom
chapter-publish = publier
chapter-publication = publications
chapter-end = fin
chapter-scoring = décompte
chapter-crew = l’Équipe : jouer en solo
chapter-achievements = succès

# ---- les règles

clause-setup-trees = Chacun a un arbre et y reçoit quatre oiseaux, face visible ; trois oiseaux sont face visible dans la jungle.
    .ruling = La clairière est vide au début, sauf en solo.
clause-setup-deck = De deux à quatre, la pioche d’oiseaux a les 69 cartes des dix espèces ; à cinq, les douze Paradisiers multifils s’y ajoutent.
clause-setup-twelve-wired = À moins de cinq, les Paradisiers multifils peuvent remplacer tous les Paradisiers bleus.
    .ruling = Une option ; elle vaut aussi en solo, qui se prépare comme à deux.
clause-setup-specials = Ce n’est qu’après la distribution que les six hybrides rares et les quatre Oisillons imposteurs sont mélangés dans la pioche.
clause-setup-backs = Les oiseaux spéciaux ont un autre dos que les autres, et le Roi des Rubans le sien.
    .ruling = Tous voient donc si la carte du dessus est ordinaire, spéciale ou le Roi des Rubans ; personne ne voit rien d’autre de la pioche.
clause-setup-academy = Les 19 publications sont mélangées ; trois sont face visible à l’académie.
clause-setup-first-player = La dernière personne à avoir vu un oiseau prend l’appareil photo et commence.
    .ruling = Le hasard décide qui c’est, sauf si quelqu’un est désigné.
clause-zones-tree = Un arbre est une rangée d’au plus six oiseaux, face visible. Un oiseau pour lequel il n’y a pas de place reste où il est.
clause-zones-journal = Chaque page se place à droite des précédentes et ne bouge plus. À la fin, seul le journal compte.
clause-zones-jungle = La jungle a trois oiseaux face visible. Ce qui a été pris est remplacé depuis la pioche à la fin de l’activité.
    .ruling = Les nouveaux oiseaux prennent les places vides de gauche à droite.
clause-zones-clearing = La clairière a quatre piles d’oiseaux face visible, que chacun peut consulter. Les oiseaux qui y viennent remplissent d’abord les emplacements vides.
clause-zones-academy = L’académie a trois publications face visible. Ce qui a été pris est remplacé aussitôt.
clause-zones-open = Arbres, journaux, piles et jetons sont visibles de tous.
    .ruling = Seul l’ordre des deux pioches est secret ; on peut compter les points à tout moment.
clause-birds-stamp = Un oiseau à timbre rapporte le nombre indiqué où qu’il soit dans le journal, et n’est jamais une série.
clause-birds-ribbon = Les oiseaux à ruban rapportent par séries de pages voisines : un oiseau la première valeur, chaque oiseau de plus de l’espèce la suivante, jusqu’à la dernière qui complète la série.
clause-birds-long-run = D’autres oiseaux voisins de l’espèce commencent une nouvelle série.
    .ruling = Les séries se remplissent de gauche à droite : d’une longue suite, toutes sont complètes sauf le reste à la fin.
clause-birds-adjacent = Seules des pages voisines forment une série.
    .ruling = Toute autre page entre elles la termine, même une publication, un timbre ou un hybride.
clause-birds-blue = Trois Paradisiers bleus voisins rapportent 11 points.
    .ruling = Une quatrième valeur de 20 suit et complète la série : avec trois valeurs, trois bleus séparés rapporteraient plus qu’une série de trois. En option, trois suffisent à la compléter.
clause-birds-nestling = Un Oisillon imposteur devient, quand on le place, une copie de l’oiseau juste à sa gauche, avec sa valeur.
clause-birds-nestling-alone = Sans oiseau juste à sa gauche, il reste un oisillon : aucun point, aucune série, et son espèce est l’Intrus du nid.
    .ruling = Tous les Intrus du nid sont une seule espèce.
clause-birds-nestling-chain = Un oisillon copie l’oiseau juste à sa gauche.
    .ruling = À droite d’un oisillon, il copie ce que celui-ci est devenu ; après un Intrus du nid, il en est un aussi.
clause-birds-nestling-counts = Une copie est de cette espèce.
    .ruling = Elle compte comme telle pour séries, prix, publications et succès, aussi comme Paradisier fastueux, multifil ou hybride.
clause-birds-nestling-insect = Un oisillon n’apporte pas l’insecte de l’oiseau qu’il copie.
    .ruling = Il n’en montre pas non plus pour les publications.
clause-birds-hybrid = Un hybride rare rapporte ses points, ne forme pas de série et est une espèce à lui seul.
clause-birds-bobairo = L’Oiseau mystérieux de Bobairo n’est pas un Paradisier fastueux.
    .ruling = Aucun hybride ne compte comme l’un de ses parents.
clause-birds-twelve-wired = Chaque Paradisier multifil rapporte autant de points qu’il y en a dans le journal, voisins ou non : six en rapportent 36.
    .ruling = Ils ne sont jamais une série.
clause-birds-species = Les espèces sont les dix, le Paradisier multifil, chaque hybride et l’Intrus du nid.
    .ruling = Un même compte sert pour le prix de la variété et pour toutes les publications.
clause-insects-take = Qui ajoute au journal un oiseau montrant un insecte prend un jeton de cette sorte ; on peut reprendre la même sorte.
    .ruling = Quelles cartes en montrent un est reconstitué : aucun hybride rare, oisillon ou Paradisier multifil.
clause-insects-supply = Les jetons viennent de la réserve.
    .ruling = Il y en a six de chaque sorte ; s’il n’en reste pas, on n’en prend pas.
clause-insects-boost = Une fois pendant ton tour, tu peux rendre deux insectes à la réserve pour une action de plus.
    .ruling = Entre deux activités, même sans action restante ; deux pareils et des insectes pris ce tour-ci conviennent.
clause-turn-actions = Tu as trois actions ; on peut répéter une activité. La photo, l’appel et la course dans la jungle demandent une action, le zoom et la publication deux.
    .ruling = Aucun nombre n’est imprimé pour la course dans la jungle ; elle en demande une.
clause-turn-end = Ton tour finit quand tes actions sont épuisées.
    .ruling = Tu peux le finir plus tôt. Il continue aussi sans action tant que tu peux encore rendre des insectes.
clause-photo-need = Il te faut au moins deux oiseaux dans ton arbre.
clause-photo-startle = D’abord tu effarouches un oiseau de ton arbre vers la clairière.
clause-photo-space = Un oiseau effarouché ne peut pas se poser sur un oiseau effarouché.
    .ruling = Il va sur un emplacement vide s’il y en a un, sinon sur la pile de ton choix dont l’oiseau du dessus est calme.
clause-photo-blocked = Là où un oiseau effarouché ne peut pas se poser, on n’en effarouche aucun.
    .ruling = Pas de photo tant que les quatre piles montrent des oiseaux effarouchés.
clause-photo-journal = Puis tu places un oiseau de ton arbre comme page suivante de ton journal.
    .ruling = C’est une autre carte que l’effarouchée, même si elle peut lui ressembler. S’il ne reste qu’une sorte de carte, elle est photographiée aussitôt.
clause-photo-calm = Les oiseaux se calment à la fin de ton tour, ou quand un oiseau calme les recouvre.
clause-call-species = Tu appelles une espèce.
    .ruling = Au moins un oiseau doit répondre. Pour l’appel, tous les oisillons sont une espèce, chaque hybride la sienne.
clause-call-all = Tous les oiseaux de l’espèce visibles dans la jungle et sur les piles viennent dans ton arbre ; tu dois prendre tous ceux pour lesquels tu as de la place.
clause-call-choose = S’il n’y a pas de place pour tous, l’arbre est rempli.
    .ruling = Qui appelle choisit les oiseaux qui viennent.
clause-call-room = Un arbre n’a jamais plus de six oiseaux.
    .ruling = Avec un arbre plein, pas d’appel.
clause-call-visible = Les oiseaux que l’appel découvre ne viennent pas, même s’ils sont de l’espèce.
clause-call-startled = Les oiseaux effarouchés ne répondent pas.
clause-call-refill = Après l’appel, la jungle est complétée depuis la pioche.
clause-run-flush = Les trois oiseaux de la jungle vont sur trois emplacements différents de la clairière.
    .ruling = Tu choisis où va chacun, celui de gauche d’abord ; il peut recouvrir un oiseau effarouché. S’il ne lui reste qu’un emplacement, il y vole aussitôt.
clause-run-empty-first = Les emplacements vides se remplissent d’abord.
    .ruling = Un ou deux emplacements vides doivent être parmi les trois ; s’il y en a trois ou quatre, les oiseaux ne vont que sur des vides.
clause-run-calm = Ces oiseaux sont calmes et peuvent être appelés dans le même tour.
clause-run-refill = Puis trois nouveaux oiseaux viennent dans la jungle.
clause-run-short = Les oiseaux de la jungle s’envolent.
    .ruling = S’il y en a moins de trois, ceux qui sont là ; s’il n’y en a pas, tu ne peux pas courir.
clause-zoom-need = Il te faut au moins un oiseau dans ton arbre.
    .ruling = Et un autre arbre doit en avoir un.
clause-zoom-photo = Tu choisis un oiseau dans l’arbre d’un autre et le places dans ton journal.
    .ruling = Tu prends son insecte ; rien n’est effarouché.
clause-zoom-gift = Puis tu donnes à cette personne un oiseau de ton arbre, au choix.
    .ruling = Si tous tes oiseaux sont la même carte, l’un d’eux est donné aussitôt.
clause-zoom-draw = Si cet arbre a alors de la place, son propriétaire y pioche un oiseau.
    .ruling = Cette pioche est obligatoire.
clause-publish-card = Tu places une publication de l’académie comme page suivante de ton journal. Elle termine la série qui la précède.
clause-publish-refill = Une nouvelle publication prend sa place.
    .ruling = À deux ou plus, la place reste vide quand la pioche est épuisée.
clause-publish-empty = Seul ce qui est à l’académie peut être publié.
    .ruling = Avec une académie vide, personne ne peut publier.
clause-publication-effect = Certaines publications font quelque chose dès qu’on les place.
    .ruling = Cela ne coûte aucune action, est obligatoire, et ne se fait pas si c’est impossible.
clause-publication-effect-call = « Carnet du siffleur » donne aussitôt un appel.
    .ruling = Reconstitué.
clause-publication-effect-insect = « Journal du piège lumineux » donne aussitôt un insecte au choix de la réserve.
    .ruling = Reconstitué.
clause-publication-effect-run = « Dépêche d’expédition » fait aussitôt courir dans la jungle.
    .ruling = Reconstitué.
clause-publication-effect-action = « Télégramme à la rédaction » donne une action de plus ce tour-ci.
    .ruling = Reconstitué. Elle s’ajoute à celle des insectes.
clause-publication-flat = Les publications à ruban bleu rapportent un nombre fixe.
clause-publication-final = Les publications à ruban rouge rapportent selon le contenu du journal.
    .ruling = Toutes se comptent à la fin de la partie, sur le journal terminé.
clause-publication-identical = Une publication rapporte 2 par oiseau identique sur quatre pages, les publications étant aussi des pages.
    .ruling = Le plus grand groupe d’une espèce compte ; un oiseau seul n’est identique à aucun.
clause-publication-window = Les pages qu’une publication regarde sont les quatre dernières.
    .ruling = Les quatre juste à sa gauche, ou autant qu’il y en a : la seule lecture qui convient à l’exemple imprimé dans les deux ordres. Le fichier de données peut dire autrement.
clause-publication-complete-sets = « Planches réunies » rapporte pour chaque série complète du journal.
    .ruling = Reconstitué. Chaque série remplie d’une longue suite compte.
clause-publication-incomplete-sets = « Fragments et croquis » rapporte pour chaque série incomplète du journal.
    .ruling = Reconstitué. Le reste d’une longue suite compte une fois.
clause-publication-insect-birds = « Ce que mangent les oiseaux » rapporte pour chaque page dont l’oiseau montre un insecte.
    .ruling = Reconstitué. Un oisillon qui copie n’en montre pas.
clause-publication-species = « Liste de l’île » rapporte pour chaque espèce du journal.
    .ruling = Reconstitué.
clause-publication-sicklebills = « La question du Fastueux » rapporte pour chaque Paradisier fastueux du journal.
    .ruling = Reconstitué.
clause-publication-hybrids = « Des espèces douteuses » rapporte pour chaque hybride rare du journal.
    .ruling = Reconstitué.
clause-publication-window-species = « Variété d’un matin » rapporte pour chaque espèce des quatre pages qui précèdent.
    .ruling = Reconstitué.
clause-publication-works-cited = « Ouvrages cités » rapporte pour chaque publication du journal, elle-même comprise.
    .ruling = Reconstitué.
clause-publication-early = « Article fondateur » rapporte plus parmi les six premières pages.
    .ruling = Reconstitué.
clause-publication-late = « Essai d’adieu » rapporte plus parmi les trois dernières pages à la fin de la partie.
    .ruling = Reconstitué.
clause-publication-bridge = « Note de liaison » rapporte plus si les pages des deux côtés montrent la même espèce.
    .ruling = Reconstitué. Les deux doivent être des oiseaux.
clause-end-pages = La fin se déclenche quand un journal atteint 16 pages à deux, 14 à trois, 12 à quatre ou cinq.
    .ruling = Cela n’arrête pas le tour : les pages suivantes comptent.
clause-end-deck = La fin se déclenche aussi quand il faut piocher un oiseau et que la pioche est vide.
    .ruling = On complète d’abord ce qui peut l’être ; les pioches suivantes ne se font pas, et les piles ne sont jamais remélangées.
clause-end-round = On joue jusqu’à ce que chacun ait eu le même nombre de tours : le dernier est à droite de l’appareil photo.
clause-end-idle = Les règles ne connaissent pas d’autre fin que ces deux-là.
    .ruling = De nous, pour qu’aucune partie ne dure toujours : trois tours de table entiers où personne ne fait rien, pas même dépenser des insectes, déclenchent aussi la fin. Tout ce qu’on fait la rapproche.
clause-end-winner = Qui a le plus de points gagne.
clause-end-tie = À égalité de points, la victoire va à qui a le plus d’oiseaux dans son arbre, puis à l’appel le plus convaincant.
    .ruling = Nous n’entendons pas les appels : la victoire est partagée.
clause-scoring-journal = Tous les oiseaux du journal comptent, séries et timbres.
clause-scoring-publications = Toutes les publications du journal comptent.
clause-scoring-sicklebills = Qui a le plus de Paradisiers fastueux reçoit 7, le deuxième 3 ; il en faut au moins un.
clause-scoring-variety = Qui a le plus d’espèces reçoit 7, le deuxième 3.
    .ruling = Il en faut au moins une.
clause-scoring-ties = À égalité, tous reçoivent les points de leur place ; s’il y a plusieurs premiers, personne n’est deuxième.
    .ruling = Plusieurs deuxièmes reçoivent tous 3. À deux, le deuxième est payé aussi.
clause-scoring-insects = Les sortes différentes d’insectes rapportent ensemble, jusqu’à cinq sortes.
    .ruling = Celles que l’on a à la fin. Le barème est reconstitué : 1, 3, 5, 8, 12.
clause-scoring-books = Le plus de livres sur les publications rapporte 5, le moins coûte 2 ; à égalité, cela vaut pour tous.
    .ruling = Si tous sont à égalité au-dessus de zéro, ils reçoivent seulement 5. Si quelqu’un n’en a pas, seuls ceux qui n’en ont pas en ont le moins.
clause-scoring-no-books = Sans publication, tu perds toujours 2.
clause-scoring-example = L’exemple imprimé rapporte 49 avant prix et insectes : oiseaux 37, publications 12.
clause-crew-setup = Le solo se prépare comme à deux, l’Équipe étant l’autre ; chaque emplacement de la clairière commence avec un oiseau.
    .ruling = On les distribue avant de mélanger les oiseaux spéciaux. Tu commences.
clause-crew-level = Tu choisis l’une de six publications de départ : le niveau de l’Équipe. Elle est mise de côté.
clause-crew-turn = Après chacun de tes tours, l’Équipe fait trois choses dans l’ordre : elle complète son journal, court si aucune espèce ne se voit deux fois, et prend des oiseaux.
clause-crew-first-turn = À son premier tour, l’Équipe publie à la place sa publication de départ.
    .ruling = L’académie reste telle quelle.
clause-crew-photograph = Avec six oiseaux ou plus dans son arbre, l’Équipe place dans son journal tous les oiseaux de son espèce la plus abondante.
    .ruling = Dans l’ordre de leur arrivée ; rien n’est effarouché, et les oisillons copient comme d’habitude.
clause-crew-photograph-tie = Entre espèces aussi abondantes : celle de sa dernière page, puis le plus de points pour ce nombre, puis le plus grand ruban.
clause-crew-publish = Avec moins d’oiseaux, elle publie la publication la plus à gauche ; les deux autres sont défaussées, et l’académie est complétée.
    .ruling = Elle ignore ce que les publications font aussitôt. D’une académie qui en a moins, elle prend la plus à gauche.
clause-crew-slide = Quand tu publies, les publications glissent vers la gauche et la nouvelle arrive à droite.
clause-crew-reshuffle = L’académie est complétée.
    .ruling = Quand la pioche des publications est épuisée, ce que l’Équipe a défaussé est mélangé pour en faire une nouvelle.
clause-crew-run = Si tous les oiseaux visibles sont d’espèces différentes, l’Équipe court dans la jungle.
clause-crew-run-order = D’abord les emplacements vides, puis dans le sens horaire depuis en haut à gauche, aucun deux fois.
    .ruling = La clairière est un carré. Les oiseaux de la jungle partent de gauche à droite, vers les vides aussi dans le sens horaire.
clause-crew-take = Si une espèce se voit plusieurs fois, l’Équipe prend tous ses oiseaux.
    .ruling = L’espèce qui se voit le plus ; la jungle est complétée ensuite.
clause-crew-take-tie = Parmi elles : celle qui a le plus d’oiseaux dans son arbre, puis le plus de points pour ce nombre, puis le plus grand ruban.
clause-crew-take-one = Si toutes diffèrent, elle prend un oiseau : de l’espèce la plus abondante de son arbre, puis du plus de points, puis du plus grand ruban.
    .ruling = Seule l’espèce la plus abondante compte, ou chacune de celles à égalité.
clause-crew-hierarchy = Les points sont ceux de ce nombre d’oiseaux ; ensuite compte le ruban.
    .ruling = Comme une nouvelle suite ; Fastueux 3 chacun, multifils le carré, hybrides leurs points, oisillons 0. Le plus grand ruban a le plus de pas, puis la plus haute dernière valeur. Puis l’espèce la plus rare, puis l’oiseau le plus ancien, ou la jungle depuis la gauche et la clairière dans le sens horaire.
clause-crew-no-limit = L’arbre de l’Équipe n’a pas de maximum.
clause-crew-insects = L’Équipe marque comme un joueur.
    .ruling = Elle prend donc des insectes en ajoutant des oiseaux, et ne les rend jamais.
clause-crew-zoom = Tu as les cinq activités.
    .ruling = Tu peux zoomer sur l’arbre de l’Équipe ; ayant de la place, elle pioche toujours.
clause-crew-end = La fin se déclenche à la 18e page de l’un des journaux, ou quand la pioche d’oiseaux est épuisée.
    .ruling = Dès que sa dernière carte est piochée. L’Équipe a le dernier tour.
clause-crew-sicklebills = Les Paradisiers fastueux de la publication de départ comptent pour les prix à la fin.
    .ruling = Pour le plus de Fastueux et comme espèce ; ils ne rapportent pas 3 points et ne sont pas des oiseaux pour les séries ou les publications.
clause-crew-tie = Le décompte final est le même.
    .ruling = Les égalités aussi : s’il y a autant d’oiseaux dans les deux arbres, tu partages la victoire avec l’Équipe, et elle compte comme gagnée.
clause-achievements-win = Les succès ne comptent que si tu gagnes contre l’Équipe.
clause-achievements-boxes = Il y a 57 cases : 21 seules et neuf lignes de quatre.
    .ruling = Un meilleur résultat coche aussi les cases plus basses de sa ligne.
clause-achievements-sets = Une case pour une série complète de chacune de neuf espèces, une pour deux séries complètes d’une espèce, une si l’Équipe n’en a aucune.
clause-achievements-insects = Des cases pour les cinq insectes, pour aucun jeton à la fin, et pour cinq d’une sorte.
clause-achievements-lines = Des lignes pour les hybrides rares, les Paradisiers fastueux, les espèces, les livres, les points d’oiseaux et de publications, et les points en tout.
    .ruling = Les points d’oiseaux sont ceux des cartes oiseaux seulement.
clause-achievements-crew = Des lignes pour limiter les points de l’Équipe et pour l’avance ; des cases pour battre chacune des six Équipes et pour gagner sans hybride.
    .ruling = Limiter veut dire : au plus ce nombre ; une avance : au moins ce nombre.

# ---- la page : quand une décision se présente pour la première fois

guide-turn = Appelle des oiseaux dans ton arbre, puis photographie-les : chaque photo effarouche un autre oiseau de ton arbre vers la clairière. Des photos d’une même espèce côte à côte forment une série, et le dernier oiseau d’une série rapporte le plus.
guide-photo = Le nombre sur chaque carte est ce qu’elle ajoute à tes points d’oiseaux comme page suivante. Une page ne bouge plus : pense à ce qui peut la suivre.
guide-choose = Ton arbre porte six oiseaux. Ceux que tu laisses restent où ils sont, pour toi ou pour les autres.
guide-flush = Les places vides d’abord. Un oiseau qui se pose sur une pile couvre ce qui s’y trouve ; on peut feuilleter les piles, et ce qui est couvert revient quand ceux du dessus sont appelés.
guide-give = Tu donnes un de tes oiseaux contre celui que tu as photographié. Choisis celui qui aide le moins.
guide-free-call = Ta publication offre un appel qui ne coûte pas d’action. Tous les oiseaux visibles de l’espèce doivent venir, tant qu’il y a de la place.
guide-free-insect = Des insectes différents marquent ensemble à la fin ; deux quelconques se rendent pour une action de plus.

# ---- la page : les mots du plateau

result-lost = L’Équipe gagne.
board-birds = Oiseaux visibles
board-jungle = Jungle
board-clearing = Clairière
board-academy = Académie
board-insects = Insectes
board-tally = Points
board-journals = Arbres et journaux
board-actions = Activités
board-photo = Photo
board-call = Appel
board-run = Dans la jungle
board-zoom = Zoom
board-publish = Publier
board-cost = { $cost ->
    [one] 1 action
   *[other] { $cost } actions
  }
board-left = { $left ->
    [0] Plus d’action
    [one] Encore 1 action
   *[other] Encore { $left } actions
  }
board-spend = 2 insectes : +1 action
board-end = Finir le tour
board-startle = Effaroucher
board-startled = effarouché
board-land-here = se poser ici
board-empty = { $place } : vide
board-look = Feuilleter la pile : { $space }
board-pile = { $space } : { $count ->
    [one] 1 oiseau
   *[other] { $count } oiseaux, celui du dessus d’abord
  }
board-copy = copie : { $species }
board-gain = rapporte { $points }
board-worth-ribbon = Séries de 1, 2, … : { $values }
board-worth-stamp = Timbre : { $points } points où qu’il soit
board-worth-twelve = Chacun rapporte autant de points qu’il y en a dans ton journal
board-worth-nestling = Devient une copie de l’oiseau à sa gauche
board-tree = Arbre : { $count ->
    [one] 1 oiseau
   *[other] { $count } oiseaux
  }
board-tree-empty = Aucun oiseau dans cet arbre
board-your-tree = Ton arbre
board-your-journal = Ton journal
board-journal-of = Journal : { $name }
board-journal-empty = Pas encore de page
board-page = { $name } : page { $number }
board-page-number = Page { $number }
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-set-complete = série complète, { $points }
board-set-open = série ouverte, { $points }
board-next = suite : { $species }, +{ $points }
board-next-page = page { $page }
board-so-far = { $pages } pages sur { $last }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } jusqu’ici
board-camera = A l’appareil photo : a commencé
board-pages = { $pages ->
    [one] { $pages } page
   *[other] { $pages } pages
  }
board-tokens = { $insects ->
    [one] { $insects } insecte
   *[other] { $insects } insectes
  }
board-longest = Journal le plus long : { $pages } pages sur { $last }
board-last-round = Dernier tour
board-papers-left = Dans la pioche : { $count }
board-supply = Dans la réserve
board-insect-points = Points pour des insectes différents
board-awards = Plus de Paradisiers fastueux : { $first }, deuxième { $second } ; plus d’espèces de même. Plus de livres : { $most } ; le moins coûte { $fewest }.
board-way-birds = Oiseaux
board-way-publications = Publications
board-way-sicklebills = Fastueux
board-way-variety = Variété
board-way-insects = Insectes
board-way-books = Livres
board-total = Total
board-tally-now = Si la partie finissait maintenant.
board-tally-over = À la fin de la partie.
board-crew-starts = L’Équipe publie d’abord :
board-crew-plays = L’Équipe joue selon des règles fixes : voir son chapitre.
board-achievements = Succès
board-prompt-turn = { $left ->
    [0] Rends des insectes, ou finis ton tour
    [one] À toi : encore une action
   *[other] À toi : encore { $left } actions
  }
board-prompt-photo = Quel oiseau de ton arbre effarouches-tu ?
board-prompt-land = Effarouché : { $bird }. Où se pose-t-il ?
board-prompt-call = Quelle espèce appelles-tu ?
board-prompt-call-species = Appeler : { $species } ? { $count ->
    [one] 1 oiseau vient
   *[other] { $count } oiseaux viennent
  }
board-prompt-zoom = Quel oiseau d’un autre arbre photographies-tu ?
board-prompt-publish = Que publies-tu ?
board-prompt-spend = Quels deux insectes rends-tu ?
board-prompt-end = Finir le tour avec { $left ->
    [one] 1 action restante ?
   *[other] { $left } actions restantes ?
  }
board-prompt-flush = { $bird } s’envole : où ?
board-prompt-give = Quel oiseau donnes-tu ? Il va à { $name }
board-tray-startle = Effarouche d’abord un oiseau de ton arbre : touche-le.
board-tray-land = Touche maintenant la place de la clairière où il se pose.
board-tray-call = Tous les oiseaux visibles d’une espèce viennent dans ton arbre.
board-tray-zoom = Touche un oiseau d’un autre arbre. Tu en donneras un des tiens.
board-tray-publish = Elle devient la page suivante de ton journal.
board-tray-spend = Deux insectes pour une action de plus, une fois par tour.

# ---- options d’une nouvelle table

option-twelve_wired = Paradisiers multifils
option-twelve_wired-line = Chacun vaut autant de points que tu en as, où qu’ils soient : beaucoup, ou aucun.
option-twelve_wired-no = restent dans la boîte
option-twelve_wired-for-blue = à la place des Paradisiers bleus
option-blue_ribbon = Une série de Paradisiers bleus est complète à
option-blue_ribbon-line = À trois, une série est complète plus tôt. À quatre, le dernier oiseau la rend bien plus précieuse.
option-blue_ribbon-three = trois oiseaux
option-blue_ribbon-four = quatre oiseaux
option-crew = L’Équipe
option-crew-line = Tes adversaires en solo. Plus bas dans la liste, plus difficiles à battre.

# ---- les oiseaux quand la place manque, et leur voix

short-king-of-saxony = P. Albert
voice-king-of-saxony = « Un grésillement de radio qui monte. »
short-standardwing = Wallace
voice-standardwing = « Des aboiements nasillards à l’aube. »
short-arfak-astrapia = Gorge noire
voice-arfak-astrapia = « Deux claquements secs dans la brume. »
short-western-parotia = Sifilet
voice-western-parotia = « Une toux rauque, puis une danse silencieuse. »
short-greater = Grand-émeraude
voice-greater = « Wouk-wouk, wouk ! Haut dans la cime. »
short-lophorina = Superbe
voice-lophorina = « Un sifflement, un claquement de doigts. »
short-wilsons = Républi­cain
voice-wilsons = « De doux sifflets sur un sol balayé. »
short-blue = Bleu
voice-blue = « Un bourdonnement grave sous une branche. »
short-red = Rouge
voice-red = « Ca-ca-ca, de plus en plus vite. »
short-black-sicklebill = Fastueux
voice-black-sicklebill = « Couinc, couinc : un marteau dans la forêt. »
short-twelve-wired = Multifil
voice-twelve-wired = « Un rauque « ha » sur un tronc nu. »
short-king-of-ribbons = Rubans
voice-king-of-ribbons = « Nul ne l’a entendu deux fois. »
short-bobairo = Bobairo
voice-bobairo = « Sa voix n’a pas été notée. »
short-lobe-billed = Caron­culé
voice-lobe-billed = « Un sifflet flûté, dit-on. »
short-captain-blood = Cap. Blood
voice-captain-blood = « Moitié bourdon, moitié cri. »
short-astrapian-sicklebill = Astra­pien
voice-astrapian-sicklebill = « Un clic à la place du marteau. »
short-six-wired = Duiven­bode
voice-six-wired = « Il dansa sans rien dire. »
short-nestling = Oisillon
voice-nestling = « Nourris-moi ! Qui que tu sois. »
short-brood-mimic = Intrus

# ---- the card reference

group-species = Oiseaux
group-hybrid = Hybrides rares
group-publication = Publications
group-crew = Publications de départ de l’Équipe
group-insect = Insectes
group-award = Prix
fact-insect = Insecte
fact-with-insect = Cartes avec lui
fact-books = Livres
fact-sicklebills = Paradisiers fastueux
fact-different-kinds = 1 · 2 · … sortes différentes
fact-most = Le plus
fact-second-most = Deuxième
fact-fewest = Le moins
name-sicklebills = Paradisiers fastueux
name-variety = variété
name-books = livres

# ---- the scenes of the rulebook

scene-photo = Une photo demande deux oiseaux de ton arbre : l’un s’effarouche vers la clairière, l’autre devient la page suivante. Ada continue sa série.
scene-call = Tout oiseau visible de l’espèce appelée vient, de la jungle et du sommet des piles, tant que l’arbre a de la place.
scene-run = La course fait fuir les oiseaux de la jungle vers la clairière, d’abord sur les places vides ; la jungle est regarnie.
scene-zoom = Au téléobjectif, Ada photographie un oiseau de l’arbre de Ben. Elle lui en donne un des siens, et il en pioche un autre.
scene-publish = Une publication de l’académie devient la page suivante. Elle sépare les oiseaux à sa gauche et à sa droite.
scene-journal = La fin d’une partie : l’accolade au-dessus de chaque série dit ce qu’elle rapporte. Puis viennent les prix.
scene-choosing = L’arbre n’a plus qu’une place. Ada choisit lequel des oiseaux qui répondent vient.
scene-collecting = Certaines publications ont un effet dès qu’on les pose. Grâce à celle-ci, Ada prend un insecte de son choix.
scene-spending = Une fois par tour, deux insectes rendus à la réserve donnent une action de plus. Ada a ainsi de quoi prendre encore une photo.
part-birds = les oiseaux du journal
part-papers = les publications
part-insects = les insectes
part-sicklebills = les Paradisiers fastueux
part-variety = la variété
part-books = les livres

# ---- ce que le coach dit d’une action. $seat est quelqu’un d’autre

coach-final = Tu finis avec { $points } points.
coach-paper = Vaut { $points ->
    [one] 1 point
   *[other] { $points } points
  } dans l’état de ton journal.
coach-paper-later = { $paper } ne rapporte encore rien : ces points restent à gagner.
coach-set-closed = Ferme ta série, qui ne grandira plus : { $species }.
coach-set-begun = Commence une série, { $points ->
    [one] 1 point
   *[other] { $points } points
  } ; une deuxième page à côté en fait { $next } : { $species }.
coach-set-grown = Ta série passe à { $size } pages, { $points } points (+{ $more }) : { $species }.
coach-set-complete = Complète une série de { $size ->
    [one] une page
   *[other] { $size } pages
  }, { $points } points (+{ $more }) : { $species }.
coach-birds = Tes oiseaux valent { $points ->
    [one] 1 point
   *[other] { $points } points
  } de plus.
coach-birds-less = Tes oiseaux valent { $points ->
    [one] 1 point
   *[other] { $points } points
  } de moins.
coach-insects = { $kinds ->
    [one] Ta première sorte d’insecte
   *[other] Insectes de { $kinds } sortes
  } : +{ $points }.
coach-insects-less = Tes insectes valent { $points } de moins.
coach-insect-double = Encore un insecte d’une sorte que tu as : deux insectes donnent une action de plus.
coach-award = En l’état, { $points ->
    [one] 1 point
   *[other] { $points } points
  } de plus pour toi : { $award }.
coach-award-lost = En l’état, { $points ->
    [one] 1 point
   *[other] { $points } points
  } de moins pour toi : { $award }.
coach-award-rival = En l’état, { $points ->
    [one] 1 point
   *[other] { $points } points
  } de moins pour { $seat } : { $award }.
coach-lured-for-set = { $birds ->
    [one] Un oiseau pour ta série ouverte vient
   *[other] { $birds } oiseaux pour ta série ouverte viennent
  } dans ton arbre ; la page suivante la porte à { $next } : { $species }.
coach-lured = Amène { $birds ->
    [one] un oiseau
   *[other] { $birds } oiseaux
  } dans ton arbre : { $species }.
coach-lured-more = Amène { $birds ->
    [one] un oiseau
   *[other] { $birds } oiseaux
  } dans ton arbre, qui en compte alors { $all } : { $species }.
coach-zoomed = { $seat } en perd un dans son arbre : { $species }.
coach-answering = { $birds } répondraient alors à un appel : { $species }.
coach-covers = Recouvre cet oiseau, que personne ne peut plus appeler : { $bird }.
coach-startled-alone = L’oiseau que tu laisses est dans la clairière, à la portée de tous après ton tour : { $bird }.
coach-one-more = Il te reste alors { $actions ->
    [one] une action
   *[other] { $actions } actions
  }.
coach-last-round = Déclenche le dernier tour de table.
coach-gave = Cet oiseau quitte ton arbre : { $bird }.
coach-ended = { $birds ->
    [0] Ton arbre est alors vide.
    [one] Un oiseau reste dans ton arbre.
   *[other] { $birds } oiseaux restent dans ton arbre.
  }
coach-actions-left = Il te reste { $actions ->
    [one] une action
   *[other] { $actions } actions
  } ce tour-ci.

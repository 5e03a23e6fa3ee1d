# Les leçons de Fly-A-Way. Tous les nombres viennent de la position.

lesson-route = Sauver un oiseau
lesson-route-1 = Trois oiseaux se reposent sur la voie de migration. Chacun veut voler de son départ à son arrivée, jamais vers le nord. Qui pose le dernier lien de la route sauve l’oiseau. Ici, il n’en manque qu’un : { $bird }.
lesson-route-2 = Pose ce lien maintenant : { $bird } vaut { $points } points.
lesson-route-2-right = Sauvé : { $gain } points, pour l’oiseau et pour chacun de tes liens sur sa route. La dernière manche commence quand quelqu’un a { $birds } oiseaux ou que Fowl Play s’épuise ; qui a le plus de points gagne.
lesson-route-2-elsewhere = Un lien, mais pas celui qui manque. Cherche le vide dans la route marquée.
lesson-route-2-other = Pas encore : un oiseau attend un seul lien.

lesson-links = Poser des liens
lesson-links-1 = Tu poses jusqu’à { $most } liens par tour, tous dans un même groupe : ils rejoignent des liens à toi, ou deux au moins ouvrent un nouveau groupe n’importe où. Tu n’en as pas encore : ouvre un groupe au début de cette route : { $bird }.
lesson-links-1-right = Un groupe à toi. Des liens seuls peuvent maintenant s’y ajouter.
lesson-links-1-elsewhere = Permis, mais pas sur cette route : { $bird }. Commence à son départ.
lesson-links-1-other = D’abord des liens : choisis-en un sur la carte.
lesson-links-2 = Il te reste un de tes { $most } liens. Ajoute-le à ton groupe : l’arrivée est proche.
lesson-links-2-right = C’étaient tes liens de base de ce tour. Les cartes et les oiseaux en apportent de plus.
lesson-links-2-other = Tu as encore un lien. Pose-le là où il touche les tiens.

lesson-together = Des liens de toutes les couleurs
lesson-together-1 = Une route passe par les liens de tous. Ici, ton rival en a construit la plus grande partie : { $bird }. Un de tes liens est tout près : achève la route et sauve l’oiseau.
lesson-together-1-right = L’oiseau est à toi : { $mine } points. Ton rival en reçoit { $theirs } pour ses liens. Le dernier lien décide : ne laisse donc aucune route qu’un rival peut achever en un tour.
lesson-together-1-elsewhere = Le vide est ailleurs : il manque un lien sur la route marquée.
lesson-together-1-other = Pas encore : pose le lien qui manque et sauve l’oiseau.

lesson-trouble = Fowl Play
lesson-trouble-1 = À chaque tour, tu pioches une carte Wing It pour ta main – et un ennui : une carte Fowl Play, ici { $card }. Exécute-la, ou neutralise-la avec des Cris de ta main. Elle coûte { $cost }, et tu as { $squawks } : neutralise-la.
lesson-trouble-1-right = Le calme. Ce qui reste d’un Cri est perdu : garde les grands pour les grands ennuis.
lesson-trouble-1-perform = Il faudrait alors la subir. Tu as le Cri qui la neutralise.
lesson-trouble-2 = Certains ennuis restent : personne ne sauve un oiseau en cage avant que des Cris le libèrent. Et des Bird-tastrophes attendent dans la pioche : elles frappent tout le monde, et les Cris n’y peuvent rien.

lesson-event = Les cartes Wing It
lesson-event-1 = Tes { $placed } liens de ce tour sont posés, et il en manque encore un : { $bird }. Dans ta main, { $card } apporte des liens de plus. Joue-la et achève la route.
lesson-event-1-right = Sauvé avec un lien de plus. Ces liens n’ont pas à rejoindre les autres du tour : ils comblent aussi un vide ailleurs.
lesson-event-1-elsewhere = Pas celui-là : le lien manquant est sur cette route : { $bird }.
lesson-event-1-other = Joue d’abord la carte de ta main.

lesson-power = Les oiseaux rendent service
lesson-power-1 = Les oiseaux sauvés restent devant toi et ont des pouvoirs. Celui-ci ignore une carte Fowl Play sans payer de Cris : { $bird }. Utilise-le contre { $card }.
lesson-power-1-right = Aucun Cri dépensé. Chaque oiseau dit quand, et combien de fois, il aide ; la plupart commencent un tour de table après leur sauvetage.
lesson-power-1-squawk = Cela marche, mais coûte ton Cri. L’oiseau le fait pour rien.
lesson-power-1-perform = Laisse ton oiseau s’en charger.

lesson-offer = Déjà complète
lesson-offer-1 = Cet oiseau vient d’arriver, et sa route est déjà complète : { $bird }. Qui y a un lien peut le sauver, mais donne son tour pour cela : ni cartes, ni liens. Sauve-le.
lesson-offer-1-right = { $gain } points pour ton tour : c’est rentable quand tes liens auraient rapporté moins. Si personne n’en veut, un tel oiseau ne coûte plus rien une fois offert à tous.
lesson-offer-1-draw = Alors le suivant pourrait le prendre. Ici, il vaut ton tour.

lesson-shared = Une bonne idée : un lien, deux oiseaux
lesson-shared-1 = Deux oiseaux font un bout de route ensemble : { $first } et { $second }. Pose un lien qui aide les deux.
lesson-shared-1-right = Les deux avancent d’un lien. Là où les routes se rejoignent, tes liens rapportent deux fois.
lesson-shared-1-one = Cela n’aide qu’un oiseau au plus. Cherche où les deux routes vont ensemble.
lesson-shared-1-other = D’abord un lien qui sert aux deux.

# Les leçons de Birdwatcher. Tous les nombres viennent de la position.

lesson-journal = Remplis ton journal
lesson-journal-1 = Seul ton journal rapporte des points. Il grandit vers la droite, page après page ; quand quelqu’un a { $last } pages, on finit le tour de table, et qui a le plus de points gagne. Les photos d’une espèce côte à côte forment une série : la tienne, { $bird }, vaut { $points } pour l’instant. Tes autres points sont des prix ; ils viendront plus tard.
lesson-journal-2 = Prends une photo : choisis un oiseau de ton arbre à effaroucher, touche l’emplacement de la clairière où il se pose, puis choisis celui qui devient la page suivante. Passe à deux pages dans ta série : { $bird }.
lesson-journal-2-right = Côte à côte, ils valent { $more } au lieu de { $points } : le ruban d’un oiseau dit ce que rapportent des séries d’un, de deux et plus. Plus une série est longue, plus chaque page compte ; le nombre souligné la complète, puis une nouvelle commence.
lesson-journal-2-scared = Tu chasserais justement l’oiseau qu’il te faut. Effarouches-en un autre.
lesson-journal-2-bird = Un bel oiseau, mais il commencerait une nouvelle série. Photographie l’espèce qui est dans ton journal.
lesson-journal-2-other = Ce sera pour plus tard. Prends une photo : choisis un oiseau à effaroucher.

lesson-call = Appeler les oiseaux
lesson-call-1 = Tu as { $actions } actions par tour. Un appel fait venir dans ton arbre tous les oiseaux visibles d’une espèce, de la jungle et de la clairière ; il y reste { $room } places. Appelle l’espèce qui en apporte le plus.
lesson-call-1-right = { $came } oiseaux pour une action. C’est ainsi que les arbres se remplissent, et chaque photo demande deux oiseaux : un à effaroucher, un à photographier.
lesson-call-1-fewer = Des oiseaux viennent, mais pas le plus. Une espèce en enverrait { $best }.
lesson-call-1-other = D’abord un appel : cherche l’espèce que tu vois le plus souvent.

lesson-run = Courir dans la jungle
lesson-run-1 = Aucune espèce ne se montre deux fois : un appel n’apporterait qu’un oiseau. Cours dans la jungle : ses oiseaux volent vers la clairière et d’autres arrivent. Tu choisis où chacun se pose, les emplacements vides d’abord.
lesson-run-1-right = De nouveaux oiseaux à appeler, et il reste { $left } actions. Ceux qui se sont envolés ne sont pas effarouchés : tu peux les appeler tout de suite. Un oiseau effarouché ne répond qu’après ton tour, et alors d’autres peuvent l’appeler.
lesson-run-1-other = Ici, la jungle a besoin d’un peu de bruit. Cours-y.

lesson-zoom = Le zoom
lesson-zoom-1 = L’autre arbre abrite l’oiseau que veut ton journal : { $bird }. Avec le zoom tu le photographies là-bas, et tu donnes en échange un oiseau de ton arbre.
lesson-zoom-1-right = { $paid } actions, mais ta série vaut maintenant { $more }. L’autre arbre a reçu ton oiseau et en a pioché un de plus. Les autres aussi ont un zoom : photographie un bel oiseau dans le tour où tu l’appelles.
lesson-zoom-1-bird = Cet oiseau commencerait une nouvelle série. Cherche celui qui continue la tienne.
lesson-zoom-1-other = Ton arbre n’a pas d’oiseau pour ta série. Vise l’autre arbre avec le zoom.

lesson-publish = Publier
lesson-publish-1 = Les publications de l’académie deviennent aussi des pages, et terminent la série à leur gauche. Chacune dit ce qu’elle paie. Publie celle-ci : { $paper }.
lesson-publish-1-right = { $paid } actions pour { $points } points et { $books } livres. À la fin, le plus de livres rapporte { $most } points et le moins en coûte { $fewest } : ne laisse pas toutes les publications aux autres.
lesson-publish-1-paper = Une autre, une autre fois. Prends celle qui est nommée.
lesson-publish-1-other = Regarde l’académie et publie quelque chose.

lesson-awards = Les prix
lesson-awards-1 = À la fin, il y a des prix. Le plus de paradisiers fastueux rapporte { $most } points, le deuxième { $second } ; le plus d’espèces différentes rapporte { $varied }, le deuxième { $less } ; le plus de livres rapporte { $books }. Personne n’a encore de fastueux. Photographie le tien.
lesson-awards-1-right = Le plus de fastueux, même un seul : { $award } points pour l’instant, et { $stamp } pour son timbre. Un oiseau à timbre n’a pas besoin de série, mais il en termine une comme toute autre page. Garde un œil sur le décompte.
lesson-awards-1-scared = Ne le fais pas fuir ! Effarouche un autre oiseau.
lesson-awards-1-bird = Joli, mais le prix est pour le fastueux.
lesson-awards-1-other = Photographie le fastueux de ton arbre.
lesson-awards-2 = La photo d’un oiseau qui a un insecte te donne l’insecte. À la fin, une sorte vaut { $one }, deux sortes { $two }, toutes les cinq { $all } ; les doubles n’ajoutent rien. Une fois par tour, tu peux rendre deux insectes pour une action de plus.

lesson-special = Oiseaux spéciaux
lesson-special-1 = Quelques oiseaux sont spéciaux, et le dos de la pioche dit quand il en vient un. Celui-ci, { $special }, devient dans ton journal une copie de l’oiseau à sa gauche. Photographie-le.
lesson-special-1-right = Il compte comme { $bird } : { $more } points au lieu de { $points }. Les autres oiseaux spéciaux sont des hybrides rares : chacun est une espèce à part et porte un timbre élevé, jusqu’à { $king } points.
lesson-special-1-scared = Pas lui : il peut être ce qu’il te faut. Effarouches-en un autre.
lesson-special-1-bird = Un bel oiseau, mais il commencerait une nouvelle série. Photographie l’oisillon.
lesson-special-1-other = Photographie l’oisillon de ton arbre.

lesson-turn = Une bonne idée : un tour entier
lesson-turn-1 = { $actions } actions bien employées : appelle les oiseaux qui continuent ta série, puis prends photo sur photo. Effarouche ceux qui ne servent pas. Amène ta série à trois pages.
lesson-turn-1-right = De { $points } à { $more } points en un tour. Appel, photo, photo : voilà le tour à chercher ; avec moins de pages, tu prends du retard. Mais les séries ne font pas tout : entre elles, pense aux nouvelles espèces et aux publications.
lesson-turn-1-other = Cela n’aide pas ta série. Appelle d’abord, puis photographie l’espèce de ton journal.

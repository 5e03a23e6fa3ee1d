# Les leçons d’Above the Clouds. Tous les nombres viennent de la position.

lesson-landing = Se poser en tête
lesson-landing-1 = Tes milans royaux volent dans un même groupe avec les oiseaux de tous ; les martinets sombres ne sont à personne. À la fin de chacune des { $stages } étapes, l’oiseau de tête de chaque colonne se pose, et la carte Nid dit ce que valent les tiens : { $one } points pour un, { $two } pour deux. Qui a le plus de points gagne.
lesson-landing-2 = Pour l’instant, un seul de tes milans se poserait, celui de la deuxième colonne. Amènes-en un autre en tête d’une colonne : touche un milan, puis le voisin avec qui l’échanger.
lesson-landing-2-right = Cela fait { $two } points au lieu de { $one } – et l’oiseau dont il a pris la place ne se posera plus.
lesson-landing-2-pass = Passer coûte { $pass } cubes et ne déplace personne. Essaie un échange.
lesson-landing-2-swap = L’échange est permis, mais aucun deuxième milan ne passe en tête d’une colonne. Regarde qui vole devant.
lesson-landing-2-elsewhere = Plus tard. Pour l’instant, échange deux oiseaux du groupe.

lesson-cubes = Payer en cubes
lesson-cubes-1 = Tu as { $cubes } cubes pour chaque étape, qui finit quand personne n’en a plus. Chaque usage d’une action rend le suivant plus cher d’un cube, pour tout le monde, jusqu’à l’étape suivante. Ton rival vient de voler vers l’avant : cela coûte maintenant { $forward }, et de côté { $sideways }.
lesson-cubes-2 = Le milan du milieu peut prendre la tête d’une colonne vers l’avant ou de côté. Choisis le moins cher.
lesson-cubes-2-right = Seulement { $paid } payé. Le prochain vol de côté coûte { $next }, à qui que ce soit.
lesson-cubes-2-dear = Un milan se poserait aussi, mais cela coûte { $forward }. De côté, c’est moins cher.
lesson-cubes-2-other = Aucun deuxième milan ne passe en tête. Échanges-en un avec l’oiseau d’à côté.

lesson-join = Un nouvel oiseau
lesson-join-1 = Tu peux aussi faire entrer un nouvel oiseau. L’un des deux oiseaux visibles est à toi : prends-le.
lesson-join-1-right = Ton milan est prêt à rejoindre le groupe.
lesson-join-1-swift = Un martinet n’est à personne et ne rapporte rien à personne. Prends le milan.
lesson-join-1-stack = Personne ne sait ce qu’il y a au sommet de la pioche. Le milan, lui, est visible.
lesson-join-1-other = Bon à savoir, mais fais d’abord entrer un oiseau.
lesson-join-2 = Un nouveau venu entre en tête ou en queue d’une colonne, jamais dans une colonne pleine. Place-le là où il se posera, mais pas devant ton propre milan.
lesson-join-2-right = En tête de sa colonne : ton milan se posera. Même un martinet est utile : devant l’oiseau d’un rival, il se pose à sa place.
lesson-join-2-own = Là, il prend seulement la place de ton autre milan, qui allait se poser.
lesson-join-2-back = En queue, il pousse la colonne vers l’avant, et un autre se pose. Mets-le en tête.

lesson-maneuver = Les cartes Manœuvre
lesson-maneuver-1 = Une carte Manœuvre enfreint une fois les règles du vol. La tienne, { $card }, échange des oiseaux d’une colonne à deux cases de distance et coûte toujours { $cost } cubes. Joue-la, puis amène ton milan de la queue droit en tête.
lesson-maneuver-1-right = De la queue à la tête en un tour. La carte est défaussée. En prendre une nouvelle est l’une des quatre actions ; une main compte quatre cartes au plus.
lesson-maneuver-1-take = Prendre une carte est une action à part. Tu as déjà celle qu’il faut : joue-la.
lesson-maneuver-1-short = Une case, c’est trop court. Joue la carte de ta main.
lesson-maneuver-1-other = Joue d’abord la carte de ta main.

lesson-scoring = Les cartes comptent le reste
lesson-scoring-1 = Les oiseaux de tête se sont posés ; les autres continuent à l’étape suivante. Les cartes peuvent maintenant marquer : chacune indique deux cases et paie pour chaque oiseau à toi qui y vole encore, et { $bonus } de plus s’il y en a un sur les deux.
lesson-scoring-2 = Tu as deux cartes. Marque avec celle qui paie pour ses deux cases.
lesson-scoring-2-right = { $first } et { $second } pour les cases et { $bonus } parce que les deux sont à toi : { $gain } points. Tu peux marquer avec plusieurs cartes, même pour le même oiseau ; les autres restent en main, mais après la dernière étape elles ne valent plus rien.
lesson-scoring-2-done = Déjà fini ? Une carte peut encore marquer.
lesson-scoring-2-less = Elle paie, mais pour une seule case. Commence par l’autre.

lesson-pair = Une bonne idée : les couples
lesson-pair-1 = Cette carte Nid paie { $two } pour deux oiseaux et { $pair } de plus pour un couple : une femelle et un mâle. Une de tes femelles se pose déjà. Amène le bon oiseau en tête d’une colonne.
lesson-pair-1-right = Un couple ! { $pair } points de plus. Mais attention : avec certaines cartes Nid, un couple coûte des points. Lis la carte Nid avant ton premier coup de chaque étape.
lesson-pair-1-females = Deux femelles : { $two } points, mais pas de couple. Un mâle apporterait { $pair } de plus.
lesson-pair-1-other = Cela ne fait pas de couple. Ton mâle vole en queue de la quatrième colonne.

lesson-last = Une bonne idée : les derniers cubes
lesson-last-1 = Siskin n’a plus de cubes ; quand tu n’en auras plus non plus, l’étape finira. Tes { $cubes } derniers ne déplacent plus aucun oiseau, mais ils suffisent pour une carte. Prends celle qui paie pour tes deux milans qui restent derrière.
lesson-last-1-right = Tu n’as plus de cubes : l’étape est finie et les oiseaux de tête se sont posés.
lesson-last-1-pass = Tu donnerais tes derniers cubes pour rien. Ils suffisent pour une carte.
lesson-last-1-less = Celle-ci ne paie pas pour tes deux milans en queue. Compare les cases des cartes.
lesson-last-2 = Marque maintenant avec ta carte.
lesson-last-2-right = { $gain } points pour tes derniers cubes, et personne ne pouvait répondre. Gardes-en quelques-uns à chaque étape : qui joue en dernier a le dernier mot.
lesson-last-2-done = Marque d’abord : ta carte paie maintenant.

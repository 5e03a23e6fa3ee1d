# Les leçons de Perch. Tous les nombres viennent de la position.

lesson-most = Le plus d’oiseaux
lesson-most-1 = Ta volée est la bleue. À la fin de chacune des { $rounds } manches, chaque lieu paie : ses nombres sont pour le plus d’oiseaux, puis les deuxièmes et les troisièmes. { $place } paie { $first }, { $second } et { $third }. Les oiseaux restent d’une manche à l’autre, et qui a le plus de points gagne.
lesson-most-2 = À chaque tour, un oiseau se pose sur le lieu de ton choix. Un oiseau bleu tout seul y est majoritaire. Poses-en un là où la première place paie le mieux.
lesson-most-2-right = Premier sur le lieu : { $gain } points, si rien ne change avant la fin de la manche.
lesson-most-2-tied = Quelqu’un y est déjà, avec autant d’oiseaux : personne ne serait premier. Choisis un lieu vide.
lesson-most-2-less = Cela paie, mais moins que { $first }. Compare les premiers nombres des lieux vides.

lesson-ties = Les égalités s’annulent
lesson-ties-1 = Sur le chêne, bleu et rouge sont à égalité. À égalité, on n’a pas de rang et on ne reçoit rien. Brise l’égalité.
lesson-ties-1-right = Un oiseau de plus, { $gain } points de plus – et rouge n’est que deuxième.
lesson-ties-1-yellow = Un oiseau jaune aide les jaunes. Il en faut un bleu sur le chêne.
lesson-ties-1-other = L’égalité du chêne est toujours là. Poses-y ton oiseau bleu.
lesson-ties-2 = À chaque manche, la moitié de tes oiseaux vient d’un sac, même des oiseaux des autres, et tu les poses tous où tu veux. Sur le frêne, rouge a un oiseau d’avance sur jaune. Gâche-lui cela avec ton oiseau jaune.
lesson-ties-2-right = Égalité, donc aucun des deux n’est payé : rouge perd { $loss } points. Voilà à quoi servent les oiseaux des autres.
lesson-ties-2-other = Rouge mène toujours sur le frêne. Amène jaune à sa hauteur.

lesson-nests = Les nids
lesson-nests-1 = Ce lieu a un nid vide : { $place }. Un oiseau au nid compte pour un de plus. Rouge y a un oiseau : prends la tête avec un seul des tiens.
lesson-nests-1-right = Un oiseau au nid bat un oiseau : { $gain } points.
lesson-nests-1-tied = Hors du nid, c’est un contre un. Choisis le nid.
lesson-nests-1-other = Pas là. Le nid qu’il te faut est sur l’orme.

lesson-creature = Les animaux
lesson-creature-1 = Qui domine le refuge d’un animal à la fin d’une manche le contrôle à la suivante. Tu dominais la niche : le chien est à toi.
lesson-creature-2 = Une fois par tour, en plus de poser un oiseau, tu peux utiliser un animal. Le chien va sur un lieu voisin et en pousse un oiseau dehors. Brise l’égalité du frêne : touche le chien sous le plateau et chasse un oiseau rouge.
lesson-creature-2-right = Bleu mène, et il te reste un oiseau à poser : { $gain } points grâce à un animal. Ne laisse personne d’autre dominer son refuge.
lesson-creature-2-own = C’est un de tes oiseaux ! Pousses-en un rouge.
lesson-creature-2-far = Va au frêne, où tu es à égalité avec rouge.
lesson-creature-2-other = D’abord le chien : il est sous le plateau.

lesson-fountain = La fontaine
lesson-fountain-1 = Un de tes oiseaux a été envoyé à la fontaine. Il y attend la fin, et sa place vaut des points. Les places du bas doivent être prises avant que celles du dessus s’ouvrent. Choisis la meilleure place.
lesson-fountain-1-right = { $high } points au lieu de { $low }. Être chassé n’est pas toujours un mal.
lesson-fountain-1-low = Cette place vaut { $low }. Au-dessus, une autre est libre pour { $high }.

lesson-end = Ce qui compte à la fin
lesson-end-1 = Après la manche { $rounds }, il y a encore à gagner : les places de la fontaine, { $creature } pour chaque animal que tu contrôles, et { $largest } pour la plus grande pile d’oiseaux. Rouge et toi êtes à égalité. Pose ton dernier oiseau là où il décide.
lesson-end-1-right = La plus grande pile est à toi : { $largest } points. À égalité, personne ne les reçoit. Si vous jouez avec des objectifs, le tien, secret, paie aussi.
lesson-end-1-other = La pile rouge est toujours aussi grande. Fais grandir la tienne sur le chêne.

lesson-second = Une bonne idée : être deuxième
lesson-second-1 = La première place n’est pas toujours la mieux payée. { $place } paie { $first } pour le plus d’oiseaux et { $second } pour les deuxièmes. Rouge y en a deux. Prends tes { $second }.
lesson-second-1-right = { $gain } points pour un seul oiseau. Lis toujours les trois nombres.
lesson-second-1-tied = Avec le nid, tu es à égalité avec rouge, et personne ne reçoit rien. Pose-toi à côté.
lesson-second-1-less = Cela rapporte moins que { $second }. Regarde l’érable.

lesson-tokens = Le nichoir et l’éclair
lesson-tokens-1 = À partir de la manche { $round }, tu as un nichoir. Sur une pile, il compte pour un oiseau de plus, et rien n’y entre ni n’en sort plus : ni oiseau, ni animal, ni éclair.
lesson-tokens-2 = À la manche { $round } s’ajoute un éclair : il envoie un oiseau de ton choix à la fontaine. La pile rouge du frêne est aussi grande que la tienne. Touche l’éclair et frappe là.
lesson-tokens-2-right = La plus grande pile est maintenant à toi : { $largest } points. Rouge a aussi un éclair – garde le tien pour le dernier tour, ou mets un nichoir sur ta pile.
lesson-tokens-2-own = C’est ton propre oiseau ! Frappe un rouge.
lesson-tokens-2-other = D’abord l’éclair : frappe les oiseaux rouges du frêne.

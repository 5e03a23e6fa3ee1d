# Les leçons de Perch. Tous les nombres viennent de la position.

lesson-most = Le plus d’oiseaux
lesson-most-1 = Ta volée est la bleue. À la fin de chacune des { $rounds } manches, chaque lieu paie : ses nombres sont pour le plus d’oiseaux, puis les deuxièmes et les troisièmes. { $place } paie { $first }, { $second } et { $third }. Les oiseaux restent d’une manche à l’autre, et qui a le plus de points gagne.
lesson-most-2 = À chaque tour, un oiseau se pose sur le lieu de ton choix. Un oiseau bleu tout seul y est majoritaire. Poses-en un là où la première place paie le mieux.
lesson-most-2-right = Premier sur le lieu : { $gain } points, si rien ne change avant la fin de la manche.
lesson-most-2-tied = Quelqu’un y est déjà, avec autant d’oiseaux : personne ne serait premier. Choisis un lieu vide.
lesson-most-2-less = Cela paie, mais moins que { $first }. Compare les premiers nombres des lieux vides.

lesson-ties = Les égalités s’annulent
lesson-ties-1 = Sur le chêne, bleu et rouge sont à égalité. À égalité, on ne reçoit rien, et les rangs concernés restent vides : une troisième volée n’y serait toujours que troisième. Brise l’égalité.
lesson-ties-1-right = Un oiseau de plus, { $gain } points de plus – et { $rival } pour rouge, maintenant deuxième.
lesson-ties-1-yellow = Un oiseau jaune aide les jaunes. Il en faut un bleu sur le chêne.
lesson-ties-1-other = L’égalité du chêne est toujours là. Poses-y ton oiseau bleu.
lesson-ties-2 = À chaque manche, tu reçois quatre oiseaux : deux des tiens et deux tirés d’un sac, même des oiseaux des autres. Tu les poses tous où tu veux. Sur le frêne, rouge a un oiseau d’avance sur jaune. Gâche-lui cela avec ton oiseau jaune.
lesson-ties-2-right = Égalité, donc aucun des deux n’est payé : rouge perd { $loss } points. Voilà à quoi servent les oiseaux des autres. À deux joueurs, une volée qui n’est à personne et ne marque jamais se joint au jeu.
lesson-ties-2-other = Rouge mène toujours sur le frêne. Amène jaune à sa hauteur.

lesson-nests = Les nids
lesson-nests-1 = Ce lieu a un nid vide : { $place }. Il compte comme un oiseau de plus pour la volée qui l’occupe. Rouge y a un oiseau : prends la tête avec un seul des tiens.
lesson-nests-1-right = Un oiseau au nid bat un oiseau : { $gain } points.
lesson-nests-1-tied = Hors du nid, c’est un contre un. Choisis le nid.
lesson-nests-1-other = Pas là. Le nid qu’il te faut est sur l’orme.

lesson-creature = Les animaux
lesson-creature-1 = Qui domine le refuge d’un animal à la fin d’une manche le contrôle à la suivante. Tu dominais la niche : le chien est à toi.
lesson-creature-2 = Une fois par tour, avant ou après avoir posé un oiseau, tu as droit à une action bonus : utiliser un animal, par exemple. Le chien va sur un lieu voisin et en pousse un oiseau dehors, dans n’importe quelle direction. Brise l’égalité du frêne : touche le chien sous le plateau et chasse un oiseau rouge.
lesson-creature-2-right = Bleu mène, et il te reste un oiseau à poser : { $gain } points grâce à un animal. Il agit une fois par manche. Ne laisse personne d’autre dominer son refuge.
lesson-creature-2-own = C’est un de tes oiseaux ! Pousses-en un rouge.
lesson-creature-2-far = Va au frêne, où tu es à égalité avec rouge.
lesson-creature-2-other = D’abord le chien : il est sous le plateau.

lesson-fountain = La fontaine
lesson-fountain-1 = Un de tes oiseaux a été envoyé à la fontaine, et tu choisis sa place. Elle vaut des points à la fin de la partie. Une place s’ouvre quand celles juste en dessous sont prises. Choisis la meilleure.
lesson-fountain-1-right = { $high } points au lieu de { $low }. Être chassé n’est pas toujours un mal.
lesson-fountain-1-low = Cette place vaut { $low }. Au-dessus, une autre est libre pour { $high }.

lesson-end = Ce qui compte à la fin
lesson-end-1 = Après la manche { $rounds }, il y a encore à gagner : les places de la fontaine, { $creature } pour chaque animal que tu contrôles, { $plaza } pour chacun de tes oiseaux encore dans le sac, et { $largest } pour la plus grande volée sur un seul lieu. La tienne et la rouge sont à égalité. Pose ton dernier oiseau là où il décide.
lesson-end-1-right = La plus grande volée est la tienne : { $largest } points. Les nids comptent et, à égalité, personne ne reçoit rien. Si vous jouez avec des objectifs, le tien, secret, paie aussi.
lesson-end-1-other = La volée rouge est toujours aussi grande. Fais grandir la tienne sur le chêne.

lesson-second = Une bonne idée : être deuxième
lesson-second-1 = La première place n’est pas toujours la mieux payée. { $place } paie { $first } pour le plus d’oiseaux et { $second } pour les deuxièmes. Rouge y en a deux. Prends tes { $second }.
lesson-second-1-right = { $gain } points pour un seul oiseau. Lis toujours les trois nombres.
lesson-second-1-tied = Avec le nid, tu es à égalité avec rouge, et personne ne reçoit rien. Pose-toi à côté.
lesson-second-1-less = Cela rapporte moins que { $second }. Regarde l’érable.
lesson-second-2 = Encore deux choses. Qui a le plus de points commence la manche suivante : qui est derrière pose donc le dernier oiseau, et c’est souvent lui qui décide. Et les lieux spéciaux ne font pas que payer : pointe ou touche l’un d’eux pour lire quoi.

lesson-tokens = Le nichoir et l’éclair
lesson-tokens-1 = À partir de la manche { $round }, tu as un nichoir. C’est une action bonus, comme un animal, et tu n’en as qu’une par tour. Sur une pile, il compte pour un oiseau de plus, et rien n’y entre ni n’en sort plus : ni oiseau, ni animal, ni éclair.
lesson-tokens-2 = À la manche { $round } s’ajoute un éclair : il envoie un oiseau de ton choix à la fontaine, ou détruit un nid vide. La volée rouge du frêne est aussi grande que la tienne. Touche l’éclair et frappe là.
lesson-tokens-2-right = La plus grande volée est maintenant la tienne : { $largest } points. Rouge a aussi un éclair – sous un nichoir, tes oiseaux seraient à l’abri.
lesson-tokens-2-own = C’est ton propre oiseau ! Frappe un rouge.
lesson-tokens-2-other = D’abord l’éclair : frappe les oiseaux rouges du frêne.

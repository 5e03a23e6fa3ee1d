# Les leçons de Pigeons. Tous les nombres viennent de la position.

lesson-feed = Manger
lesson-feed-1 = Tu mènes les pigeons rouges sur les toits. En bas, dans les rues, passent les gens que tu vises. Qui en touche le plus, garde ses pigeons en vie et lance bien le faucon, gagne.
lesson-feed-2 = Dans une manche, chacun a deux tours de pigeons de { $actions } actions. Sans manger, rien à lâcher : { $have ->
    [one] un cube est prêt
   *[other] { $have } cubes sont prêts
  }, et chaque repas en prépare un de plus, jusqu’à { $most }. Mange.
lesson-feed-2-right = { $ready } cubes sont prêts, et il reste { $left } actions.
lesson-feed-2-end = Ne finis pas encore le tour : il y a à manger.
lesson-feed-2-other = Ce sera pour plus tard. Mange d’abord.

lesson-fly = Voler
lesson-fly-1 = Voler coûte aussi une action : tout droit, vers la case voisine du toit ou par-dessus une rue jusqu’au bâtiment suivant. Touche un pigeon rouge, puis sa destination.
lesson-fly-1-right = Il a volé, et il reste { $left } actions. D’un autre toit, il atteint d’autres rues, mais deux pigeons ne partagent jamais une case. Le petit nombre est la hauteur sur un toit, les points dans une rue.
lesson-fly-1-end = Ne finis pas encore le tour : fais voler un pigeon.
lesson-fly-1-other = Une autre fois. Ici, un pigeon doit simplement voler.

lesson-drop = Lâcher
lesson-drop-1 = Voici l’essentiel. Un pigeon qui traverse une rue peut lâcher un cube. Choisis de lâcher, puis le pigeon entouré et le toit à l’ouest, au-delà du chauve en costume : il vaut { $points } points. Fais ensuite passer la ligne sur lui et lâche avant lui : le cube continue un peu sur sa lancée.
lesson-drop-1-right = Lâché ! La main tremble : un cube tombe rarement là où on voulait. La liste des rues dit qui prendrait la tuile maintenant.
lesson-drop-1-fly = Ce ne serait qu’un vol. Choisis de lâcher en chemin.
lesson-drop-1-deuce = Deux cubes d’un coup, ce sera plus tard. Un suffit.
lesson-drop-1-other = Des cubes sont prêts : traverse une rue et lâches-en un.
lesson-drop-2 = On compte après tous les tours de pigeons : sur des gens ou des voitures, tu gagnes la tuile et ses points ; à côté, rien ; sur un parapluie seulement, tu perds un point. Si plusieurs touchent, qui a le plus de cubes gagne, puis le premier.

lesson-mate = S’accoupler
lesson-mate-1 = Deux de tes pigeons sont côte à côte à la même hauteur ; en diagonale, cela irait aussi. Ils peuvent s’accoupler : un jeune arrive dans un parc, hors d’atteinte du faucon.
lesson-mate-1-right = { $alive } pigeons maintenant. Chacun en vie à la fin vaut un point.
lesson-mate-1-other = Pas maintenant. Laisse les deux voisins s’accoupler.
lesson-mate-2 = On s’accouple tant qu’on n’a pas deux pigeons dans les parcs et qu’il en reste un de ses huit à venir ; les morts aussi reviennent ainsi. Un pigeon sort d’un parc par son bord de la ville, peut lâcher en chemin, et n’y revient jamais.

lesson-falcon = Le faucon
lesson-falcon-1 = Les tuiles gagnées, chacun lance une fois le faucon. Choisis un perchoir, puis tourne et lève la tige sans qu’elle touche ni toits ni pigeons. Le faucon y glisse vers le perchoir et balaie tout sur son passage, amis comme ennemis ; un pigeon d’un autre qui tombe dans la rue est une goutte de sang, et un point.
lesson-falcon-1-right = { $droplets ->
    [0] Aucun pigeon adverse n’est tombé cette fois. En partie, tu vois la route du faucon avant de lâcher.
    [one] Un pigeon adverse est tombé dans la rue : une goutte, et un point pour toi.
   *[other] { $droplets } pigeons adverses sont tombés dans la rue : autant de gouttes et de points pour toi.
  }
lesson-falcon-1-decline = Tu peux renoncer, mais alors personne n’est balayé. Laisse-le voler.
lesson-falcon-2 = Un pigeon qui tombe seulement sur un toit se relève, et dès que le faucon a heurté un bâtiment, ceux qu’il touche ne comptent plus. Écarte donc tes pigeons de sa route avant qu’il vole : les toits les plus bas, loin des perchoirs, sont les plus sûrs.

lesson-points = Une bonne idée : regarder en bas d’abord
lesson-points-1 = Compte : { $alive } pour les pigeons vivants et { $droplets } pour les gouttes font { $total }, et les tuiles s’y ajoutent. Chacun a { $cubes } cubes et n’en récupère aucun ; la partie finit avec la manche où quelqu’un lâche son dernier. À égalité, plus de gens sur les tuiles l’emporte.
lesson-points-2 = Les tuiles diffèrent : des deux à côté du pigeon entouré, une vaut { $less }, le chauve en costume { $more }. Commence avec lui le meilleur lâcher.
lesson-points-2-right = { $more } points sous toi, si la main est sûre. Vole vers une case dont la route passe sur les gens, mange, puis lâche.
lesson-points-2-less = Il y a une meilleure rue : vise la tuile qui vaut { $more }.
lesson-points-2-other = Choisis de lâcher, avec le pigeon voisin de la tuile qui vaut { $more }.
lesson-points-3 = En partie, tu places d’abord six pigeons, au moins un dans chaque quartier de la ville. Et une fois par tour, tu peux faire un doublé : deux cubes en un vol, pour { $price ->
    [one] une action
   *[other] { $price } actions
  }.

### Machina Arcana : pourquoi quelque chose est refusé, en français.

why-leave-the-pit = Vous êtes dans une fosse : sortez-en avant de finir le tour.
why-not-out-again = Vous ne pourriez plus sortir de la fosse : gardez 1 point d'endurance pour cela.
why-immobile = Cette unité est immobile : elle ne se déplace jamais. Choisissez-en une autre.
why-held = Quelque chose la retient : elle ne peut pas se déplacer cette manche.
why-space-taken = { $unit } s'y trouve : choisissez une case libre.
why-impassable = Personne ne peut s'y tenir : choisissez une case libre et franchissable.
why-is-pit = C'est une fosse : seul un pas depuis une case voisine y mène, et elle détruit.
why-no-way = Aucun chemin n'y mène : quelque chose barre le passage. Choisissez une autre case.
why-too-far = { $needed ->
    [one] Ce chemin demande { $needed } endurance, et il vous en reste { $stamina } : choisissez une case plus proche.
   *[other] Ce chemin demande { $needed } endurances, et il vous en reste { $stamina } : choisissez une case plus proche.
  }
why-stamina-short = { $needed ->
    [one] Cela coûte { $needed } endurance, et il vous en reste { $stamina } : choisissez moins cher.
   *[other] Cela coûte { $needed } endurances, et il vous en reste { $stamina } : choisissez moins cher.
  }
why-essence-short = { $needed ->
    [one] Cela coûte { $needed } essence ; avec tous ceux qui peuvent aider, vous en avez { $essence }.
   *[other] Cela coûte { $needed } essences ; avec tous ceux qui peuvent aider, vous en avez { $essence }.
  }
why-health-short = { $needed ->
    [one] Cela coûte { $needed } point de santé, plus que santé et essence ne peuvent payer.
   *[other] Cela coûte { $needed } points de santé, plus que santé et essence ne peuvent payer.
  }
why-door-away = Il faut se tenir à côté d'une porte pour s'en servir : allez-y d'abord.
why-door-gone = Cette porte est détruite : on ne peut plus rien en faire.
why-door-open = Cette porte est déjà ouverte.
why-door-closed = Cette porte est déjà fermée.
why-only-closed-doors = Les explorateurs ne détruisent que des portes fermées : fermez-la d'abord.
why-door-out-of-reach = Aucun côté de cette porte n'est à portée : approchez-vous.
why-space-away = Placez-vous d'abord à côté.
why-space-used = Cette case est détruite : on ne peut rien en faire.
why-guarded = La Bête s'y tient : cette case ne peut pas être scellée maintenant.
why-withstood = On ne peut ni échanger de place avec la Bête, ni la contrôler, ni la bannir.
why-not-adjacent = Ce n'est pas adjacent : en mêlée, vous n'atteignez que vous-même et les cases voisines.
why-out-of-range = C'est hors de portée : approchez-vous.
why-no-sight = Un mur, des décombres ou une porte fermée le cachent : allez là d'où vous le voyez.
why-obstacle = Un obstacle est dans la ligne de tir : visez d'une autre case.
why-ethereal = Une unité éthérée ne peut pas être ciblée : choisissez une autre cible.
why-wrong-target = Cette capacité ne vise pas une telle cible : choisissez-en une autre.
why-not-so-now = Ce que cette capacité exige n'est pas rempli pour l'instant.
why-destroyed-already = Cette carte est déjà détruite.
why-only-in-turn = Ce qui coûte de l'endurance ne s'utilise que pendant son propre tour : attendez le vôtre.
why-no-marker = Aucun de vos marqueurs n'est sur cette carte.
why-no-space-beside = À côté de vous, rien de ce genre à détruire : { $kind }.
why-not-for-this = Seule une case adjacente du bon genre paie cela.
why-not-equipped = Cet objet est rangé : équipez-le d'abord.
why-lower-stowed = L'objet qui doit le porter est rangé : équipez-le d'abord.
why-used-up = Cette carte est épuisée : elle n'attend plus que son marqueur.
why-does-nothing = Cela ne changerait rien maintenant.
why-not-at-opening = Tenez-vous sur cette ouverture pour explorer au-delà.
why-token-there = L'entrée et la sortie ne peuvent pas être explorées.
why-left-behind = Aucune tuile n'y tient : il faudrait en retirer une où se trouve un explorateur. Qu'il se rapproche d'abord.
why-wall-beyond = Une tuile s'y trouve déjà, fermée de ce côté : cette ouverture est un mur. Choisissez-en une autre.
why-no-tiles = Il ne reste aucune tuile à découvrir.
why-in-finale = Pendant le dénouement, il n'y a plus rien à explorer.
why-no-exit = Il n'y a pas encore de sortie sur le plateau.
why-not-at-exit = Tenez-vous sur la sortie pour partir.
why-nothing-to-trade = Ni vous ni l'autre n'avez quoi que ce soit à échanger.
why-nothing-to-wear = Il n'y a rien dans cet inventaire.
why-not-beside = Cet explorateur n'est pas à côté de vous : allez-y d'abord.
why-never-worn = Les consommables s'utilisent tels quels : on ne les équipe jamais.
why-never-main = Cela se met sur un autre objet ou à côté : ce n'est jamais un objet principal.
why-hands-full = Les deux mains sont prises : rangez d'abord une arme.
why-one-of-a-type = Un seul objet principal par type : rangez d'abord l'autre.
why-other-type = Seuls des objets du même type s'assemblent : choisissez un autre objet.
why-no-place-on-top = Les icônes ne correspondent pas : ceci ne va pas sur cela.
why-no-place-beside = Les icônes ne correspondent pas : ceci ne renforce pas cela.
why-two-torsos = Jamais plus d'un torse dans un assemblage.
why-only-main = Ce qui vient d'être gagné ne s'équipe que comme objet principal.
why-equipped-once = Chaque objet s'équipe une fois par utilisation de l'inventaire.
why-giving-now = Quelque chose a été donné : on n'équipe plus rien maintenant.
why-only-equipped = Seul un objet équipé compte ici.
why-level-too-high = Cet objet est d'un niveau plus élevé : choisissez-en un autre.
why-deck-empty = Ce paquet est vide : choisissez-en un autre.
why-explorer-taken = Quelqu'un joue déjà cet explorateur : choisissez-en un autre.
why-no-turn-left = Cet explorateur n'a plus de tour cette manche : choisissez-en un autre.
why-has-rolled = Cet explorateur a déjà lancé le dé, ou n'est pas sur le plateau : choisissez-en un autre.
why-not-this-much = Personne ne pourrait payer le reste, ou c'est plus que ce que vous avez ou qu'il ne faut.
why-own-essence = Vous pouvez donner ce que vous avez, et pas plus qu'il ne manque.
why-too-much = C'est plus d'essence qu'il n'y en a, ou qu'il n'en faut pour changer quelque chose.
why-not-by-entrance = Seules les cases libres près de l'entrée peuvent être choisies.
why-entrance-there = L'entrée s'y trouve : la sortie va à une autre ouverture.
why-not-nearest = Une autre est plus proche : choisissez-la.
why-not-in-reach = Cette case n'est pas libre ou pas à portée : choisissez-en une autre.
why-not-meant = La carte ne parle pas de cela : choisissez ce qu'elle nomme.
why-not-as-near = Un autre explorateur est plus proche, ou plus faible à égale distance.
why-not-as-good = Selon ses règles, le monstre a un meilleur pas.

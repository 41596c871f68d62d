### Unfathomable : les mots du lecteur de règles, une phrase simple par règle du registre, en français.

## G : Règles d'or

chapter-G = Règles d'or
rule-G1 = Quand le guide de référence et le livret d'apprentissage se contredisent, c'est le guide qui fait foi.
rule-G2a = Une carte dont la capacité va à l'encontre d'une règle a toujours le dernier mot.
rule-G2b = Quand il est possible d'appliquer à la fois le texte d'une carte et une règle du guide, il faut appliquer les deux.

## 1 : Abysses

chapter-1 = Abysses
rule-1_0 = Les Abysses sont une zone hors du navire où les monstres se massent avant l'assaut ; les Profonds et les deux monarques peuvent s'y trouver.
rule-1_1 = Quelle que soit la raison qui fait quitter le plateau à Mère Hydra ou à Père Dagon, sa figurine rejoint les Abysses.
rule-1_2 = Quand le marqueur de périple avance, tout monstre posté sur l'une des deux cases d'eau à l'arrière du navire part dans les Abysses.
rule-1_3a = Aucun effet de jeu ne traite les Abysses comme une case du plateau.
rule-1_3b = Les Abysses n'ont pas de voisines : nulle case du plateau ne leur est adjacente.

## 2 : Actions

chapter-2 = Actions
rule-2_0a = Pendant votre phase d'Action, vous disposez de deux actions.
rule-2_0b = Les actions possibles diffèrent selon que vous êtes un humain, traître encore caché compris, ou un traître révélé.
rule-2_1 = Certaines capacités Action accordent une ou plusieurs actions de plus, si bien qu'un tour peut en compter plus de deux.
rule-2_2 = Un humain dépense une action pour se déplacer, attaquer, sauver un passager, ouvrir un échange d'objets, utiliser une capacité Action d'une carte ou de sa fiche, utiliser sa case ou se révéler en tant que traître.
rule-2_3a = Un humain qui se déplace gagne la case de navire de son choix, adjacente ou non, si loin qu'elle soit.
rule-2_3b = L'action de déplacement est refusée à un humain enfermé dans la cale.
rule-2_3c = Un humain ne peut aller ni sur une case d'eau ni dans les Abysses.
rule-2_3d = Un humain ne peut prendre ni la cale ni l'infirmerie pour destination de son déplacement.
rule-2_4 = Un humain peut attaquer un Profond ou un traître révélé qui partage sa case.
rule-2_5 = Un humain peut sauver un passager qui se trouve sur la même case que lui.
rule-2_6a = Un humain peut ouvrir un échange : tous les joueurs présents sur sa case peuvent alors donner et recevoir des cartes Objet, jusqu'à ce que plus personne n'en ait envie.
rule-2_6b = Nul n'est tenu de prendre part à un échange, pas même celui qui a dépensé l'action pour l'ouvrir.
rule-2_7a = Un humain peut utiliser une capacité Action inscrite sur une carte Compétence de sa main ou sur un élément de sa zone de jeu.
rule-2_7b = Un humain tire ses capacités Action de sa fiche Personnage, de sa carte Exploit, de ses cartes Objet et Titre, et de toute autre carte posée dans sa zone de jeu.
rule-2_7c = Une carte Compétence utilisée pour sa capacité Action part à la défausse une fois cette capacité résolue, pas avant.
rule-2_8a = Un humain peut utiliser la capacité Action de la case qu'il occupe.
rule-2_8b = Tant qu'un Profond ou un traître révélé se tient sur une case, l'action de cette case est bloquée.
rule-2_8c = Dans la cale, la présence d'un ennemi ne bloque pas l'action de la case.
rule-2_8d = Dans une pièce endommagée, l'action de la case est celle de la carte Dégât qui s'y trouve, et elle sert à réparer.
rule-2_8e = Dans une pièce intacte, l'action de la case est la capacité Action propre à cette pièce.
rule-2_8f = La capacité Action d'une case d'intérieur sert une seule fois par tour, tous joueurs confondus.
rule-2_8g = Réparer une case n'entame pas sa limite d'une utilisation par tour.
rule-2_9 = Un traître révélé dépense une action pour se déplacer, attaquer un humain, vaincre un passager sans protection ou utiliser une capacité Action d'une carte de sa main ou de sa zone de jeu.
rule-2_10a = Un traître révélé qui se déplace gagne la case de navire de son choix.
rule-2_10b = Un traître révélé enfermé dans la cale n'en sort qu'en défaussant de sa main des cartes Compétence dont les valeurs font au moins 12 en tout.
rule-2_10c = Les cartes qui paient la sortie de la cale sont défaussées toutes ensemble, juste avant le déplacement.
rule-2_10d = Ni les cases d'eau ni les Abysses ne sont des destinations permises, pour quelque joueur que ce soit.
rule-2_10e = Aucun joueur ne se rend de son plein gré dans la cale ni à l'infirmerie.
rule-2_11 = Un traître révélé peut attaquer un humain qui partage sa case.
rule-2_12 = Un traître révélé peut vaincre un passager de sa case, pourvu qu'aucun humain ne s'y trouve.
rule-2_13a = Un traître révélé peut utiliser la capacité Action d'une carte qu'il a en main ou dans sa zone de jeu.
rule-2_13b = Une carte Compétence dont un traître révélé utilise la capacité Action part à la défausse après sa résolution.
rule-2_13c = Un traître révélé n'a accès ni aux capacités de sa fiche Personnage ni à celles des cases.

## 3 : Activations

chapter-3 = Activations
rule-3_0 = Un monstre n'est activé que par la résolution d'une icône d'activation.
rule-3_1 = Les icônes d'activation sont au nombre de trois : Mère Hydra, Père Dagon et Profonds.
rule-3_2 = Chaque carte Mythe porte, en bas à droite, une icône d'activation qui se résout avec la carte.
rule-3_3a = Le texte de certaines cartes ordonne en plus de résoudre les icônes d'activation qu'il énumère.
rule-3_3b = Une icône d'activation citée dans le texte d'une carte obéit aux mêmes règles que les autres.
rule-3_4 = Un monstre ne s'active jamais tant qu'il est dans les Abysses.
rule-3_5 = À son activation, Mère Hydra endommage d'abord le navire, puis avance d'une case d'eau vers l'avant.
rule-3_6a = L'attaque de Mère Hydra endommage la pièce la plus proche de sa case d'eau.
rule-3_6b = Pour trouver la pièce que vise Mère Hydra, on suit les flèches depuis sa case : de l'eau au pont, puis du pont à l'intérieur.
rule-3_6c = Si la pièce visée par Mère Hydra est déjà endommagée, c'est la pièce intacte la plus proche de celle-ci qui subit les dégâts.
rule-3_6d = Si plusieurs pièces intactes sont à égale distance de la pièce déjà endommagée, celle qui porte le plus grand numéro est touchée.
rule-3_6e = Si l'attaque de Mère Hydra porte à six le nombre de cases endommagées en même temps, la partie prend fin.
rule-3_7a = Mère Hydra se déplace vers la case d'eau adjacente la moins éloignée de l'avant du navire.
rule-3_7b = Activée sur une case d'eau numérotée, Mère Hydra attaque mais ne bouge pas.
rule-3_8a = Si Mère Hydra est dans les Abysses, elle n'est pas activée : on y génère deux Profonds à la place.
rule-3_8b = Quand l'icône de Mère Hydra a généré des Profonds dans les Abysses et qu'ils y sont au moins quatre, on lance le dé : Mère Hydra et tous ces Profonds gagnent la case d'eau correspondante, sans Père Dagon s'il est là.
rule-3_8c = Si la réserve manque de Profonds pour la génération que cause l'icône de Mère Hydra dans les Abysses, la partie prend fin.
rule-3_9 = À son activation, Père Dagon génère d'abord deux Profonds sur le navire, puis avance d'une case d'eau vers l'avant.
rule-3_10a = Les deux Profonds de Père Dagon passent de la réserve à la case de pont adjacente à sa case d'eau.
rule-3_10b = La case de pont où surgissent les Profonds de Père Dagon est celle que désigne la flèche de sa case d'eau.
rule-3_10c = Si la réserve manque de Profonds pour la génération de Père Dagon, la partie prend fin.
rule-3_11a = Père Dagon se déplace vers la case d'eau adjacente la moins éloignée de l'avant du navire.
rule-3_11b = Activé sur une case d'eau numérotée, Père Dagon génère ses Profonds mais ne bouge pas.
rule-3_12a = Si Père Dagon est dans les Abysses, il n'est pas activé : on y génère deux Profonds à la place.
rule-3_12b = Quand l'icône de Père Dagon a généré des Profonds dans les Abysses et qu'ils y sont au moins quatre, on lance le dé : Père Dagon et tous ces Profonds gagnent la case d'eau correspondante, sans Mère Hydra si elle est là.
rule-3_12c = Si la réserve manque de Profonds pour la génération que cause l'icône de Père Dagon dans les Abysses, la partie prend fin.
rule-3_13a = Les Profonds s'activent un par un, chacun achevant son activation avant le suivant.
rule-3_13b = Quand plusieurs Profonds s'activent à la fois, le joueur actif choisit leur ordre.
rule-3_13c = Un Profond activé ne fait qu'une chose, la première possible de cette liste : attaquer, vaincre un passager, endommager, se déplacer.
rule-3_14a = Première option d'un Profond activé : attaquer un humain présent sur sa case.
rule-3_14b = Si plusieurs humains partagent la case du Profond, le joueur actif désigne celui qui est attaqué.
rule-3_14c = Un Profond n'attaque jamais un traître révélé.
rule-3_15 = Deuxième option d'un Profond activé : vaincre un passager de sa case, sans lancer de dé.
rule-3_16a = Un Profond activé dont la case ne contient ni humain ni passager endommage cette case.
rule-3_16b = Un Profond n'endommage sa case que si c'est une pièce encore intacte.
rule-3_16c = Quand un Profond endommage sa case, la carte du dessus du paquet Dégât est piochée et résolue.
rule-3_16d = Même si la carte Dégât piochée pour lui est de celles qui quittent la partie, l'activation du Profond est finie.
rule-3_17a = Quatrième option d'un Profond activé : avancer sur une seule case adjacente, qui dépend du type de case d'où il part.
rule-3_17b = Depuis une case d'eau ou de pont, le Profond qui se déplace suit la flèche imprimée là où il se trouve.
rule-3_17c = Depuis une pièce, le Profond qui se déplace avance d'une case en direction de la pièce intacte la plus proche ; la cale et l'infirmerie lui sont fermées.
rule-3_17d = Si plusieurs pièces intactes sont à égale distance, le Profond se dirige vers celle qui porte le plus grand numéro.
rule-3_18a = Si l'icône Profonds survient alors qu'il n'y en a aucun sur le plateau, Abysses non compris, on en génère deux dans les Abysses.
rule-3_18b = Quand l'icône Profonds en a généré dans les Abysses et qu'ils y sont au moins quatre, on lance le dé : tous les monstres des Abysses, monarques compris, gagnent la case d'eau correspondante.
rule-3_18c = Si la réserve manque de Profonds pour la génération que cause l'icône Profonds, la partie prend fin.

## 4 : Adjacence

chapter-4 = Adjacence
rule-4_0 = Deux cases qui partagent une ligne de bordure sont adjacentes.
rule-4_1 = Se toucher par un seul coin ne suffit pas pour être adjacentes.
rule-4_2 = Un élément a les mêmes cases et les mêmes éléments adjacents que la case qu'il occupe.
rule-4_3 = Deux éléments posés sur des cases adjacentes sont adjacents l'un à l'autre.

## 5 : Arrière du navire

chapter-5 = Arrière du navire
rule-5_0 = L'arrière du navire se compose de deux cases d'eau, voisines des cases de pont 7 et 8.
rule-5_1 = À chaque avance du périple, les monstres des deux cases d'eau de l'arrière sont emportés dans les Abysses.

## 6 : Attaques

chapter-6 = Attaques
rule-6_0 = Un personnage ou un Profond peut attaquer pour tenter de vaincre un autre personnage ou Profond présent sur sa case.
rule-6_1a = En phase d'Action, un joueur peut consacrer une action à une attaque.
rule-6_1b = Certaines cartes accordent des attaques par leurs capacités.
rule-6_1c = Un Profond peut attaquer quand il est activé.
rule-6_2 = Le joueur actif déroule une attaque en sept étapes, dans cet ordre : agresseur, victime, seuil de réussite, capacités d'avant le lancer, lancer, capacités de relance, issue.
rule-6_3 = Étape 1 de l'attaque : l'agresseur est celui qui porte l'attaque, joueur ou Profond.
rule-6_4a = Étape 2 de l'attaque : un joueur qui attaque choisit lui-même sa victime.
rule-6_4b = Étape 2 de l'attaque : quand l'agresseur est un Profond, c'est le joueur actif qui désigne la victime.
rule-6_4c = La victime d'une attaque doit se trouver dans la même case que l'agresseur.
rule-6_4d = Un humain ne peut attaquer qu'un Profond ou un traître révélé.
rule-6_4e = Un traître révélé ou un Profond ne peut attaquer qu'un humain.
rule-6_5a = Étape 3 de l'attaque : le seuil de réussite est le plus petit résultat du dé qui fait réussir l'attaque.
rule-6_5b = Contre un Profond, le seuil de réussite d'une attaque est 4.
rule-6_5c = Contre un personnage, humain ou traître révélé, le seuil de réussite d'une attaque est 6.
rule-6_6 = Étape 4 de l'attaque : chacun peut utiliser autant de ses capacités « avant un lancer de dé » qu'il le veut.
rule-6_7 = Étape 5 de l'attaque : le dé est lancé par un joueur.
rule-6_8a = Étape 6 de l'attaque : chacun peut utiliser autant de ses capacités de relance qu'il le veut.
rule-6_8b = Dès qu'une relance est utilisée, l'attaque reprend à l'étape 4, celle des capacités d'avant le lancer.
rule-6_9a = Étape 7 de l'attaque : elle réussit si le dé, modificateurs compris, atteint ou dépasse le seuil de réussite ; sinon, elle échoue.
rule-6_9b = Une attaque réussie vainc la victime.
rule-6_9c = Un Profond vaincu par une attaque retourne dans la réserve.
rule-6_9d = Un humain vaincu par une attaque est emmené à l'infirmerie.
rule-6_9e = Un traître révélé vaincu par une attaque est jeté dans la cale.
rule-6_9f = Une attaque manquée n'a aucun effet.

## 7 : Avant du navire

chapter-7 = Avant du navire
rule-7_0 = L'avant du navire se compose des deux cases d'eau marquées 1 à 4 et 5 à 8.
rule-7_1a = À son activation, un monarque avance d'une case d'eau vers la plus proche des deux cases d'eau numérotées.
rule-7_1b = Un monarque qui occupe déjà une case d'eau numérotée quand il est activé reste sur place.

## 8 : But du jeu

chapter-8 = But du jeu
rule-8_0 = Les cartes Loyauté que vous recevez vous rangent dans l'un des deux camps, humains ou Profonds, et votre but est celui de votre camp.
rule-8_1 = Les joueurs du camp des humains veulent mener le navire au port.
rule-8_2 = Les joueurs du camp des Profonds veulent la perte du navire.
rule-8_3 = Objectif des humains : réunir des cartes Étape pour une distance totale d'au moins 12, puis amener encore une fois le marqueur de périple sur la case Arrivée.
rule-8_4 = Un joueur qui n'a que des cartes Loyauté Humain est du côté des humains.
rule-8_5 = Les joueurs loyaux aux Profonds gagnent aussitôt que l'un de leurs trois objectifs est atteint : une ressource vide, six cases endommagées, ou trop peu de Profonds dans la réserve.
rule-8_6 = Premier objectif des Profonds : un cadran de ressource, n'importe lequel, est à 0.
rule-8_7 = Deuxième objectif des Profonds : six cases sont endommagées en même temps.
rule-8_8 = Troisième objectif des Profonds : il faut générer des Profonds, dans les Abysses ou ailleurs, et la réserve n'en a pas assez.
rule-8_9a = Une seule carte Hybride ou Cultiste suffit pour être du côté des Profonds.
rule-8_9b = La victoire du détenteur de la carte Cultiste est soumise à une condition de plus.
rule-8_10 = La carte Cultiste ne sert qu'à 4 et à 6 joueurs ; son détenteur est un personnage humain au service des Profonds.
rule-8_11 = Le cultiste gagne, avec tous les détenteurs d'une carte Hybride, si un objectif des Profonds est atteint et que les cartes Étape totalisent au moins 12.
rule-8_12a = Le cultiste perd si les humains atteignent leur objectif.
rule-8_12b = Le cultiste perd si un objectif des Profonds est atteint avant que la distance soit de 12.
rule-8_13 = Qui détient à la fin une carte Hybride en plus de la carte Cultiste gagne dès qu'un objectif des Profonds est atteint, peu importe la distance.

## 9 : Cale

chapter-9 = Cale
rule-9_0 = La cale renferme les joueurs enfermés sur un soupçon et les traîtres révélés qui ont été vaincus.
rule-9_1a = Un humain peut envoyer un autre humain dans la cale par l'action de la cabine du capitaine, à condition que le test de compétence réussisse.
rule-9_1b = L'action de la cabine du capitaine ne peut pas viser un traître révélé.
rule-9_1c = Chacun des joueurs peut ajouter des cartes au test de la cabine du capitaine.
rule-9_2 = Un personnage envoyé dans la cale perd tous les titres qu'il détient.
rule-9_3 = Un traître révélé est jeté dans la cale quand il est vaincu, et seulement dans ce cas.
rule-9_4a = On ne sort pas de la cale comme d'une case ordinaire.
rule-9_4b = Un humain sort de la cale par l'action de cette case, à condition que le test de compétence réussisse.
rule-9_4c = Un traître révélé présent dans la cale n'empêche pas un humain d'en utiliser l'action.
rule-9_4d = Chacun des joueurs peut ajouter des cartes au test d'évasion de la cale.
rule-9_4e = Avant de sortir de la cale, un traître révélé doit défausser de sa main des cartes Compétence valant au moins 12 en tout.
rule-9_4f = Les cartes que le traître paie pour sortir de la cale sont défaussées d'un seul coup, à l'instant de partir.
rule-9_4g = Une capacité de déplacement ne peut tirer personne de la cale, sauf si son texte nomme la cale.
rule-9_5 = Depuis la cale, vous ajoutez au plus une carte à chaque test de compétence.
rule-9_6a = Dans la cale, vous ne pouvez utiliser aucune capacité de vos cartes Objet.
rule-9_6b = Tant que vous êtes dans la cale, votre amélioration active n'apporte rien à votre lot de compétences.
rule-9_7a = À sa phase de Mythe, un humain enfermé dans la cale saute la crise de la carte et n'en résout que les icônes d'activation et de piste.
rule-9_7b = Si la carte Mythe du joueur enfermé montre l'icône Piste au choix, c'est le Capitaine qui choisit pour lui.
rule-9_7c = Une carte Mythe propre à un personnage qui est dans la cale, hors de la partie ou traître révélé est défaussée, et l'on en pioche une autre.
rule-9_8 = Un humain vaincu dans la cale n'en bouge pas.
rule-9_9 = Personne n'entre dans la cale de son plein gré.
rule-9_10 = La cale ne subit jamais de dégâts.
rule-9_11 = Aucun Profond n'apparaît ni n'entre dans la cale.
rule-9_12 = Dans la cale, vous piochez tout votre lot de compétences à la phase d'Acquisition des compétences.
rule-9_13 = Être dans la cale ne vous prive pas des capacités de vos cartes Compétence.

## 10 : Capacités

chapter-10 = Capacités
rule-10_2a = Dans le texte d'une carte, « vous » et « votre » désignent le joueur qui la résout.
rule-10_2b = Sur une carte Mythe, « vous » désigne le joueur actif ; mais si une crise Choix s'adresse à un autre, « vous » est celui qui choisit.
rule-10_3 = « Ne peut pas » est absolu : aucune autre capacité ne lève cette interdiction.
rule-10_4 = « Peut » signale un effet facultatif.
rule-10_5 = Dans « faites X pour Y » comme dans « pour Y, faites X », X est un coût : Y ne se résout que si X a vraiment eu lieu.
rule-10_6a = Un effet qui se déclenche lorsque quelque chose « doit » arriver se résout juste avant cet événement.
rule-10_6b = Si un effet déclenché par un événement qui « doit » arriver dit « à la place » ou « au lieu de », cet événement n'a pas lieu et l'effet le remplace.
rule-10_7 = Lorsqu'un effet vous fait consulter une information cachée, vous êtes seul à la voir.
rule-10_8 = Une instruction assortie de « si possible » est ignorée quand la situation empêche de la suivre.
rule-10_9a = Ce qui vient après « puis » ou « ensuite » se résout une fois les effets précédents appliqués ou reconnus impossibles.
rule-10_9b = Il n'est pas nécessaire que ce qui précède « puis » ou « ensuite » ait réussi pour résoudre ce qui suit.
rule-10_10a = Une capacité limitée à « une fois par… » ne s'utilise pas plus souvent ; une fois par tour veut dire une fois par joueur et par tour.
rule-10_10b = Même utilisée pendant votre tour, une capacité limitée à une fois par tour peut resservir une fois pendant celui d'un autre joueur si l'occasion se présente.
rule-10_10c = La limite d'emploi vaut pour la capacité entière, même si celle-ci tient en plusieurs phrases.
rule-10_11 = Certaines cartes Mythe se posent dans la zone de jeu d'un joueur et lui donnent des capacités aussi longtemps qu'elles y restent.
rule-10_12 = Un texte entre parenthèses n'est qu'un rappel.
rule-10_14a = Avant tout lancer de dé, quelle qu'en soit la cause, chacun peut utiliser ses capacités « avant un lancer de dé ».
rule-10_14b = Après le lancer, mais avant que son résultat s'applique, chacun peut utiliser ses capacités « après un lancer de dé », comme les relances.
rule-10_15 = Une capacité à utiliser avant l'ajout de cartes à un test ne sert que si aucun joueur n'en a encore ajouté.
rule-10_16a = Quand des événements simultanés demandent un ordre, le joueur actif le fixe.
rule-10_16b = Si plusieurs joueurs veulent utiliser une capacité au même instant, le joueur actif dit dans quel ordre ils en ont l'occasion.
rule-10_16c = Le joueur actif peut d'abord demander à ceux qui veulent agir au même instant quelles capacités ils comptent utiliser ; ils sont libres de se taire ou de mentir.
rule-10_16d = Qui a l'occasion d'utiliser une capacité peut toujours y renoncer.

## 11 : Capacités Action

chapter-11 = Capacités Action
rule-11_0 = Une capacité introduite par « Action : » est une capacité Action, et s'en servir coûte une action.
rule-11_1a = Vous pouvez utiliser les capacités Action de votre fiche Personnage, de votre Exploit, de vos objets, de vos titres et des autres cartes de votre zone de jeu.
rule-11_1b = Un traître révélé ne dispose plus des capacités de sa fiche Personnage.
rule-11_2a = Vous pouvez utiliser les capacités Action des cartes Compétence que vous avez en main.
rule-11_2b = Une fois sa capacité Action résolue, la carte Compétence part à la défausse.
rule-11_2c = Les capacités Action des cartes Trahison sont interdites aux humains.
rule-11_3a = Un humain peut utiliser la capacité Action de la case où il est.
rule-11_3b = Hors de la cale, un Profond ou un traître révélé présent sur la case en bloque l'action.
rule-11_3c = Dans une pièce endommagée, un humain peut utiliser la capacité Action de la carte Dégât pour réparer la pièce.
rule-11_3d = Dans une pièce intacte, un humain résout l'action de la pièce telle que la décrit la fiche de référence.
rule-11_3e = L'action de chaque case sert une fois par tour ; les réparations ne comptent pas.
rule-11_3f = Les capacités Action des cases sont interdites aux traîtres révélés.

## 12 : Capacités de révélation

chapter-12 = Capacités de révélation
rule-12_0 = Chaque fiche Personnage porte, en bas à droite, une capacité de révélation, qui se résout quand ce personnage se révèle en tant que traître.

## 13 : Cartes Compétence

chapter-13 = Cartes Compétence
rule-13_0 = Une carte Compétence a deux usages : utiliser sa capacité, ou l'ajouter à un test de compétence pour le soutenir ou s'y opposer.
rule-13_1 = Toute carte Compétence a un type, une valeur et une capacité.
rule-13_2a = Les compétences sont de six types : Influence, Connaissance, Observation, Force, Volonté et Trahison.
rule-13_2b = Chaque type de compétence a son propre paquet et sa propre défausse face visible.
rule-13_2c = Dès que la dernière carte d'un paquet Compétence est piochée, on mélange la défausse de ce type, qui devient le nouveau paquet.
rule-13_2d = Quand une compétence n'a plus de cartes ni dans son paquet ni dans sa défausse, on ne peut plus en piocher.
rule-13_2e = Une compétence épuisée garde un paquet vide jusqu'à ce que sa défausse ait au moins une carte et qu'un joueur doive y piocher ; la défausse mélangée forme alors un nouveau paquet.
rule-13_2f = Piocher des cartes Trahison et se servir de leurs capacités est réservé aux traîtres révélés.
rule-13_3a = Chaque joueur a une main de cartes Compétence.
rule-13_3b = La carte Compétence que vous piochez rejoint votre main.
rule-13_3c = Si vous pouvez piocher dans plusieurs paquets Compétence, vous annoncez combien de cartes vous prenez de chacun avant d'en piocher une seule.
rule-13_3d = Seules les cartes Compétence se tiennent en main ; toutes les autres sont posées dans la zone de jeu.
rule-13_3e = Le nombre de cartes de chaque main est public, et l'on peut le demander à tout moment.
rule-13_3f = La main est limitée à 10 cartes Compétence.
rule-13_3g = À chaque phase de Défausse, tout joueur qui a plus de 10 cartes en défausse à son choix pour revenir à 10.
rule-13_4a = Pour utiliser la capacité d'une carte Compétence, vous la révélez, la lisez et faites ce qu'elle dit.
rule-13_4b = Vos cartes Compétence peuvent servir pendant le tour de n'importe qui.
rule-13_4c = Une carte Compétence à capacité Action coûte une action.
rule-13_4d = Des cartes Compétence de même titre jouées au même moment additionnent leurs effets.
rule-13_4e = Sa capacité résolue, la carte Compétence rejoint la défausse de son type.

## 14 : Cartes Étape

chapter-14 = Cartes Étape
rule-14_1a = Chaque carte Étape porte un effet et une distance.
rule-14_1b = La distance d'une carte Étape vaut 2, 3 ou 4.
rule-14_2a = Le Capitaine met une carte Étape en jeu quand le marqueur de périple atteint la case Arrivée.
rule-14_2b = Si les étapes résolues font déjà au moins 12 quand le marqueur de périple atteint la case Arrivée, la partie prend fin.
rule-14_2c = Une fois résolue la carte Étape qui fait passer le total à 6 ou plus, la phase d'Éveil a lieu.

## 15 : Cartes Exploit

chapter-15 = Cartes Exploit
rule-15_0 = Chaque personnage a sa carte Exploit, dont la capacité sert une seule fois dans la partie.
rule-15_1 = On reconnaît une carte Exploit au nom de son personnage, et à son portrait au dos.
rule-15_2 = Au début de la partie, la carte Exploit de chaque personnage est posée dans la zone de jeu de son joueur.
rule-15_3 = Une carte Exploit qui a été utilisée est retirée de la partie.
rule-15_4a = Pour utiliser son Exploit, son propriétaire lit la carte et fait ce qu'elle dit.
rule-15_4b = Un Exploit à capacité Action coûte une action.

## 16 : Cartes Loyauté

chapter-16 = Cartes Loyauté
rule-16_0 = Les cartes Loyauté, de type Humain, Hybride ou Cultiste, fixent le camp de celui qui les détient.
rule-16_1 = Vous recevez une carte Loyauté à la mise en place et une deuxième à la phase d'Éveil.
rule-16_2 = Avec des cartes Humain seulement, vous gagnez si l'objectif des humains est atteint.
rule-16_3 = Avec au moins une carte Hybride, vous êtes un traître et gagnez si un objectif des Profonds est atteint, même si vous avez aussi des cartes Humain.
rule-16_4 = Avec la carte Cultiste, vous êtes un traître et gagnez si un objectif des Profonds est atteint quand les étapes totalisent au moins 12, même si vous avez aussi des cartes Humain.
rule-16_5 = Pour qui détient à la fois Hybride et Cultiste, c'est la condition de victoire de l'Hybride qui vaut.
rule-16_6 = Tant que vous ne vous êtes pas révélé, vous comptez comme humain, même avec une carte Hybride ou Cultiste cachée.
rule-16_7 = Vous pouvez consulter vos propres cartes Loyauté quand bon vous semble.

## 17 : Cartes Mythe

chapter-17 = Cartes Mythe
rule-17_1 = Une carte Mythe se résout en trois étapes, et la crise est la première.
rule-17_2 = La deuxième étape d'une carte Mythe est son icône d'activation.
rule-17_3 = La troisième étape d'une carte Mythe est son icône de piste.
rule-17_4a = Toute carte Mythe piochée est montrée à la table entière.
rule-17_4b = La carte Mythe est d'abord résolue, ensuite défaussée.
rule-17_4c = Rien n'est caché d'une carte Mythe en cours de résolution : chacun peut la lire en entier.
rule-17_4d = Si la crise offre un choix à un autre que celui qui a pioché, la carte lui est remise avant d'être résolue.
rule-17_4e = Les cartes Mythe vertes sont propres à un personnage et offrent un choix au joueur qui l'incarne.
rule-17_4f = Une carte propre à un personnage qui n'est pas en jeu, est dans la cale ou s'est révélé en tant que traître est défaussée, et l'on en pioche une autre.
rule-17_4g = Si vous consultez des cartes Mythe en secret, celles dont le personnage n'est pas disponible sont révélées, défaussées et remplacées jusqu'à obtenir le nombre voulu.
rule-17_5 = Le paquet Mythe a une défausse à lui, face visible.
rule-17_6 = Quand la dernière carte Mythe a été piochée puis résolue, la défausse mélangée devient le nouveau paquet Mythe.
rule-17_7 = Chaque carte Mythe met les joueurs face à une crise, qu'il faut résoudre.
rule-17_8 = Le joueur actif lit à haute voix le récit de la crise.
rule-17_9a = Le joueur qui résout une crise en exécute toutes les instructions, et c'est lui que la carte appelle « vous ».
rule-17_9b = Une crise Choix est résolue par le joueur à qui elle s'adresse, toute autre crise par le joueur actif.
rule-17_10 = Il y a trois sortes de crises : choix, test de compétence, ou combinaison des deux.
rule-17_11 = Une crise Choix demande à un joueur de trancher entre deux options.
rule-17_12a = Une crise Choix dit qui décide ; ce peut être le joueur actif.
rule-17_12b = La décision d'une crise Choix peut revenir au Capitaine, c'est-à-dire au détenteur de ce titre.
rule-17_12c = La décision d'une crise Choix peut revenir au Gardien du Grimoire, c'est-à-dire au détenteur de ce titre.
rule-17_12d = La décision d'une crise Choix peut revenir à un personnage que la carte nomme, si elle lui est propre.
rule-17_13a = Celui qui décide lit toutes les options à haute voix avant de choisir.
rule-17_13b = On peut choisir une option sans pouvoir la résoudre en entier, sauf si la carte s'y oppose.
rule-17_14 = Une crise Test de compétence ouvre un test de compétence.
rule-17_15a = Un test de compétence affiche un seuil de réussite et au moins deux icônes de compétence.
rule-17_15b = Les compétences affichées sont les compétences de soutien du test.
rule-17_15c = Toute compétence qui n'est pas affichée s'oppose au test.
rule-17_16 = La crise dit ce qui arrive si son test réussit et s'il échoue.
rule-17_17a = Certaines crises prévoient une réussite partielle : un nombre plus bas, avec son propre effet.
rule-17_17b = Si le résultat reste sous le seuil de réussite mais atteint le seuil partiel, seul l'effet de réussite partielle est résolu.
rule-17_17c = Une réussite partielle ne compte ni pour une réussite ni pour un échec.
rule-17_18 = Devant une crise Combinaison, le joueur désigné choisit d'abord entre le test de compétence et l'autre option de la carte.
rule-17_19 = Si l'autre option d'une crise Combinaison est choisie, il n'y a pas de test.
rule-17_20 = Les deux options d'une crise Combinaison sont lues à haute voix avant le choix.
rule-17_21 = En bas à droite de toute carte Mythe se trouve l'une des trois icônes d'activation.
rule-17_22 = L'icône d'activation d'une carte Mythe attend que la crise soit résolue.
rule-17_23 = Les icônes d'activation contenues dans l'effet d'une crise se résolvent quand cet effet s'applique, de gauche à droite.
rule-17_24a = Icône Profonds : tous les Profonds du plateau s'activent, une fois chacun.
rule-17_24b = Icône Père Dagon : Père Dagon s'active une fois.
rule-17_24c = Icône Mère Hydra : Mère Hydra s'active une fois.
rule-17_25 = Chaque carte Mythe montre une icône de piste parmi trois : périple, rituel ou piste au choix.
rule-17_26 = L'icône de piste d'une carte Mythe passe après son icône d'activation.
rule-17_27a = Icône Piste de périple : le périple avance d'une case.
rule-17_27b = Icône Piste de rituel : le rituel avance d'une case.
rule-17_27c = Icône Piste au choix : le joueur actif fait avancer d'une case la piste qu'il préfère.
rule-17_27d = Si le joueur actif est dans la cale quand l'icône Piste au choix est résolue, le Capitaine choisit la piste pour lui.

## 18 : Cartes Objet

chapter-18 = Cartes Objet
rule-18_0 = Une carte Objet profite au joueur dans la zone de jeu duquel elle est posée.
rule-18_1 = Piocher un objet, c'est prendre la carte du dessus du paquet Objet et la poser face visible dans sa zone de jeu.
rule-18_2 = Les objets n'ont pas de défausse : celui qui quitte le jeu est retiré de la partie.
rule-18_3a = Pour utiliser la capacité d'un objet, son propriétaire lit la carte et fait ce qu'elle dit.
rule-18_3b = Un objet à capacité Action coûte une action à chaque emploi.
rule-18_4a = Tant que le paquet Objet est vide, on ne peut plus piocher d'objet.
rule-18_4b = Si l'action de la soute est utilisée quand il reste un seul objet dans le paquet, le joueur le consulte, puis le garde ou l'y remet.
rule-18_5a = Chaque objet appartient à une catégorie, imprimée sous son illustration.
rule-18_5b = La catégorie d'un objet ne fait rien par elle-même, mais d'autres capacités peuvent y faire référence.
rule-18_6 = Un objet marqué « amélioration » porte aussi un bandeau de compétence.
rule-18_7a = Vous n'avez jamais plus d'une amélioration active à la fois.
rule-18_7b = Une amélioration face visible est active.
rule-18_7c = Une amélioration face cachée est inactive.
rule-18_7d = Une amélioration inactive compte toujours comme un objet de votre zone de jeu.
rule-18_7e = Une amélioration inactive s'échange et se défausse comme n'importe quel objet.
rule-18_8a = Vous pouvez changer d'amélioration active au début de votre tour, et chaque fois que vous gagnez ou perdez une amélioration.
rule-18_8b = Gagner une amélioration, c'est la piocher dans le paquet Objet ou la recevoir d'un autre joueur, par échange ou par un effet.
rule-18_8c = Perdre une amélioration, c'est la voir quitter votre zone de jeu, par échange ou par un autre effet.
rule-18_9 = Pour changer d'amélioration active, retournez face visible celle que vous choisissez et face cachée toutes vos autres.
rule-18_10a = L'amélioration active ajoute à votre lot de compétences une carte de la compétence qu'elle affiche.
rule-18_10b = Le changement d'amélioration du début de tour précède la phase d'Acquisition des compétences : il compte donc déjà pour la pioche de ce tour.
rule-18_10c = Tant que son propriétaire est dans la cale, l'amélioration active ne s'ajoute pas à son lot de compétences.

## 19 : Cartes Sort

chapter-19 = Cartes Sort
rule-19_0 = C'est la capacité Action de la carte Titre Gardien du Grimoire qui permet de résoudre les cartes Sort.
rule-19_1a = Sans une capacité qui l'autorise, nul ne peut résoudre un sort.
rule-19_1b = Pour résoudre un sort, on le révèle, on le lit à haute voix et l'on fait ce qu'il dit.
rule-19_2 = Un sort qui a été résolu est retiré de la partie.
rule-19_3a = Une fois le paquet Sort vide, aucun sort ne peut plus être pioché ni résolu.
rule-19_3b = Si vous devez consulter plus de sorts qu'il n'en reste, vous consultez ceux qui restent et en disposez dans les limites de la capacité.

## 20 : Cartes Trahison

chapter-20 = Cartes Trahison
rule-20_0 = Les cartes Trahison sont des cartes Compétence dont seul un traître révélé peut se servir.
rule-20_1 = Il faut être un traître révélé pour piocher des cartes Trahison et en utiliser les capacités.
rule-20_2 = Certaines cartes Trahison se jouent au début de votre propre phase d'Action et y mettent fin : le traître révélé actif n'effectue aucune action ce tour-ci et n'utilise pas d'autre carte de début de phase d'Action.
rule-20_3 = À tout test de compétence, la Trahison est une compétence d'opposition.

## 21 : Cases

chapter-21 = Cases
rule-21_0 = Une case est soit d'eau, soit de navire, et une case de navire est soit de pont, soit d'intérieur.
rule-21_1 = La case « la plus proche » est celle que le moins de cases sépare de la case ou de l'élément de référence.
rule-21_2 = Le navire est entouré de huit cases d'eau.
rule-21_3 = Les deux cases d'eau marquées 1 à 4 et 5 à 8 forment l'avant du navire.
rule-21_4 = Chaque case d'eau porte une flèche de déplacement des Profonds vers la case de pont voisine.
rule-21_5 = Une case d'eau n'accueille que des figurines de monstres.
rule-21_6 = Aucun personnage ne peut aller sur une case d'eau, quel que soit l'effet qui le déplace.
rule-21_7 = Une case d'eau ne subit jamais de dégâts.
rule-21_8 = Le navire compte 16 cases en tout.
rule-21_9 = Les cases de navire sont les seules où un joueur peut se rendre.
rule-21_10 = Personnages et Profonds peuvent être aussi nombreux que l'on veut sur une même case de navire.
rule-21_11 = Les cases de navire sont de deux types, pont et intérieur.
rule-21_12 = Huit cases de pont font le tour du navire.
rule-21_13 = Les cases de pont sont numérotées de 1 à 8.
rule-21_14 = Chaque case de pont porte une flèche de déplacement des Profonds vers la pièce voisine.
rule-21_15 = Une case de pont ne subit jamais de dégâts.
rule-21_16a = Les passagers ne se placent que sur le pont.
rule-21_16b = Une case de pont accueille autant de passagers que l'on veut.
rule-21_17 = Huit cases d'intérieur, les pièces, occupent le milieu du navire.
rule-21_18a = Chaque pièce a un nom et une courte description de sa capacité.
rule-21_18b = Hormis la cale et l'infirmerie, chaque pièce porte un ou plusieurs numéros de 1 à 8.
rule-21_18c = Le texte complet de la capacité de chaque pièce se lit sur les fiches de référence.
rule-21_19 = Toutes les pièces peuvent être endommagées, sauf la cale et l'infirmerie.
rule-21_20a = La cale et l'infirmerie sont à l'abri des dégâts.
rule-21_20b = Aucun Profond ne peut être généré ni déplacé dans la cale ou l'infirmerie.
rule-21_20c = Un joueur n'entre jamais dans la cale ou l'infirmerie de sa propre volonté.

## 22 : Compétences d'opposition

chapter-22 = Compétences d'opposition
rule-22_0 = Tout type de compétence qui ne soutient pas un test s'y oppose.
rule-22_1 = Les cartes d'opposition font baisser le résultat du test.

## 23 : Compétences de soutien

chapter-23 = Compétences de soutien
rule-23_0 = À côté de son seuil de réussite, chaque test montre au moins deux icônes de compétence : ce sont ses compétences de soutien.
rule-23_1 = Les cartes de soutien font monter le résultat du test.

## 24 : Dé

chapter-24 = Dé
rule-24_0 = Le jeu se joue avec un seul dé, à huit faces.
rule-24_1 = Modificateurs compris, un résultat inférieur à 1 compte pour 1, et un résultat supérieur à 8 compte pour 8.
rule-24_2a = Un même lancer peut être relancé autant de fois que les capacités le permettent.
rule-24_2b = Les modificateurs du premier lancer valent aussi pour la relance.
rule-24_2c = Une fois la relance décidée et avant de relancer, les capacités « avant un lancer de dé » peuvent servir de nouveau.
rule-24_2d = Une capacité « une fois par lancer » ne sert qu'une fois, si souvent que le dé soit relancé.

## 25 : Dégâts

chapter-25 = Dégâts
rule-25_1a = Pour endommager le navire, piochez la carte du dessus du paquet Dégât et résolvez-la.
rule-25_1b = Si la carte piochée pour le navire est de type Dégâts structuraux, lancez le dé et posez-la sur la pièce qui porte ce numéro.
rule-25_2a = Pour endommager une case précise, piochez la carte du dessus du paquet Dégât et résolvez-la.
rule-25_2b = Si la carte piochée pour une case est de type Dégâts structuraux, posez-la sur cette case, sans lancer le dé.
rule-25_2c = Si la carte Dégât quitte la partie après sa résolution, on n'en pioche pas d'autre.
rule-25_3a = Seules les pièces peuvent être endommagées, jamais le pont ni l'eau.
rule-25_3b = La cale et l'infirmerie sont des pièces, mais elles échappent aux dégâts.
rule-25_4a = Une case sur laquelle est posée une carte Dégât est endommagée.
rule-25_4b = La capacité Action d'une case endommagée ne peut pas servir.
rule-25_5a = Une case endommagée ne peut l'être davantage : la pièce intacte la plus proche d'elle reçoit les dégâts à sa place.
rule-25_5b = Si plusieurs pièces intactes sont à égale distance de la case déjà endommagée, les dégâts vont à celle qui porte le plus grand numéro.
rule-25_6a = Un humain peut réparer la case endommagée où il se tient, grâce à l'action de la carte Dégât posée dessus.
rule-25_6b = La carte Dégât d'une case réparée retourne dans le paquet Dégât, que l'on mélange.
rule-25_6c = Une réparation n'est pas un emploi de l'action de la case et échappe à sa limite d'une fois par tour.
rule-25_7 = Six cases endommagées en même temps mettent fin à la partie.

## 26 : Déroulement du tour

chapter-26 = Déroulement du tour
rule-26_1 = Le joueur actif désigné à la mise en place joue le premier tour, puis les tours se suivent dans le sens horaire.
rule-26_2 = Un tour ne se déroule pas de la même façon pour un humain et pour un traître révélé.
rule-26_3 = Le tour d'un joueur non révélé compte quatre phases, dans l'ordre : Acquisition des compétences, Action, Mythe, Défausse.
rule-26_4a = À la phase d'Acquisition des compétences, le joueur actif pioche exactement les types et les nombres de cartes que prévoit son lot.
rule-26_4b = À l'infirmerie, le joueur actif ne pioche qu'une carte de son lot de compétences, à son choix.
rule-26_5a = À la phase d'Action, le joueur actif accomplit deux actions qu'il choisit.
rule-26_5b = La même action peut être accomplie plusieurs fois.
rule-26_6 = À la phase de Mythe, le joueur actif pioche une carte Mythe et la résout.
rule-26_7 = À la phase de Défausse, tous les joueurs qui ont plus de 10 cartes Compétence en défaussent à leur choix pour revenir à 10.
rule-26_8 = À la fin du tour, le marqueur Joueur actif passe au voisin de gauche, qui commence le sien.
rule-26_9 = Le tour d'un traître révélé compte trois phases, dans l'ordre : Acquisition des compétences, Action, Défausse ; il n'a pas de phase de Mythe.
rule-26_10a = À sa phase d'Acquisition des compétences, un traître révélé pioche selon son lot de compétences.
rule-26_10b = Le traître révélé peut renoncer à piocher autant de cartes de son lot qu'il le veut ; il peut ensuite remplacer chacune d'elles par une carte Trahison.
rule-26_10c = Le traître révélé fixe le nombre de cartes Trahison avant de piocher la moindre carte.
rule-26_11 = À sa phase d'Action, un traître révélé accomplit deux actions qu'il choisit, et il peut répéter la même.
rule-26_12 = À la phase de Défausse d'un traître révélé, tous les joueurs au-dessus de 10 cartes Compétence en défaussent aussi à leur choix jusqu'à 10.
rule-26_13 = Après le tour d'un traître révélé aussi, le marqueur Joueur actif passe au voisin de gauche, qui commence son tour.

## 27 : Ennemis

chapter-27 = Ennemis
rule-27_1 = Les humains ont pour ennemis les Profonds et les traîtres révélés.
rule-27_2 = Les traîtres révélés ont pour ennemis les humains.

## 28 : Fin de la partie

chapter-28 = Fin de la partie
rule-28_0a = La partie s'arrête aussitôt que le marqueur de périple atteint la case Arrivée alors que les étapes résolues totalisent au moins 12.
rule-28_0b = La partie s'arrête aussitôt qu'un cadran de ressource tombe à 0.
rule-28_0c = La partie s'arrête aussitôt que six cases sont endommagées en même temps.
rule-28_0d = La partie s'arrête aussitôt qu'il faut générer plus de Profonds que la réserve n'en contient.
rule-28_1a = À la fin de la partie, chacun révèle toutes ses cartes Loyauté.
rule-28_1b = Si la partie s'est terminée par l'arrivée du navire, la victoire va à tous ceux qui n'ont que des cartes Humain.
rule-28_1c = Si la partie s'est terminée autrement que par l'arrivée du navire, la victoire va à tous ceux qui ont au moins une carte Hybride.
rule-28_1d = Si la partie s'est terminée autrement que par l'arrivée du navire, le détenteur de la carte Cultiste gagne aussi, pourvu que les étapes résolues totalisent au moins 12.
rule-28_1e = Le cultiste gagne aussi si la partie s'arrête pendant la résolution de la carte Étape qui porte le total à 12 ou plus.
rule-28_1f = Qui détient à la fois Hybride et Cultiste gagne comme les autres hybrides, même si les étapes totalisent moins de 12.

## 29 : Flèches de déplacement

chapter-29 = Flèches de déplacement
rule-29_1 = Chaque case d'eau et chaque case de pont porte une flèche de déplacement des Profonds.
rule-29_2 = Entre les pièces, il n'y a pas de flèche : les Profonds s'y déplacent selon d'autres règles.

## 30 : Générer des Profonds

chapter-30 = Générer des Profonds
rule-30_0 = « Générer X Profonds » veut dire prendre X figurines dans la réserve et les poser sur les cases indiquées.
rule-30_1 = Si la réserve n'a pas tous les Profonds à générer, la partie prend fin.

## 31 : Humains

chapter-31 = Humains
rule-31_0 = Est humain tout joueur qui n'est pas un traître révélé, y compris celui qui cache une carte Hybride ou Cultiste.
rule-31_1 = Pour les effets de jeu, un passager n'est pas un humain.

## 32 : Infirmerie

chapter-32 = Infirmerie
rule-32_0 = C'est à l'infirmerie que sont emmenés les humains vaincus.
rule-32_1a = Si vous êtes à l'infirmerie lors de votre phase d'Acquisition des compétences, vous ne piochez qu'une carte de votre lot, à votre choix.
rule-32_1b = Avec une amélioration active, vous ne piochez toujours qu'une carte à l'infirmerie, mais elle peut être du type de cette amélioration.
rule-32_2a = On quitte l'infirmerie par une simple action de déplacement.
rule-32_2b = Si vous avez quitté l'infirmerie avant le début de votre tour, vous piochez votre lot de compétences en entier.
rule-32_3 = Un humain vaincu à l'infirmerie n'en bouge pas.
rule-32_4 = Personne n'entre à l'infirmerie de son plein gré.
rule-32_5 = L'infirmerie ne subit jamais de dégâts.
rule-32_6 = Aucun Profond ne peut apparaître à l'infirmerie ni s'y déplacer.

## 33 : Informations publiques

chapter-33 = Informations publiques
rule-33_1 = Tout le monde peut savoir combien de cartes face cachée il reste dans chaque paquet.
rule-33_2a = Tout le monde voit la carte du dessus de chaque défausse.
rule-33_2b = Il est interdit de compter les cartes d'une défausse.
rule-33_3 = Tout le monde peut savoir combien de Profonds et de passagers il reste dans la réserve.
rule-33_4 = Tout ce qui est posé face visible dans une zone de jeu est public.
rule-33_5 = Tout le monde peut savoir combien de cartes Loyauté chacun a dans sa zone de jeu.
rule-33_6 = Tout le monde peut savoir combien de cartes Compétence chacun a en main.
rule-33_7 = Tout le monde peut savoir combien de cartes Compétence chacun a ajoutées à un test.
rule-33_8 = La taille de la pile d'un test de compétence est publique à tout instant.

## 34 : Joueurs

chapter-34 = Joueurs
rule-34_0 = Chacun joue un personnage, et « joueur » désigne dans les règles à la fois la personne et ce personnage.

## 35 : Limite de main

chapter-35 = Limite de main
rule-35_0 = La limite de main est le plus grand nombre de cartes Compétence permis à la fin de la phase de Défausse ; le reste du temps, elle ne joue pas.
rule-35_1 = La limite de main est la même pour tous : 10 cartes.
rule-35_2 = Quel que soit le joueur dont c'est la phase de Défausse, tous ceux qui ont plus de 10 cartes Compétence en défaussent à leur choix jusqu'à 10.

## 36 : Limites de matériel

chapter-36 = Limites de matériel
rule-36_0 = On ne joue qu'avec le matériel de la boîte : rien ne peut être ajouté.
rule-36_1 = S'il faut piocher plus de cartes qu'un paquet n'en contient, on prend celles qui restent, quitte à n'en prendre aucune.
rule-36_2 = Pour les Profonds, en revanche, une réserve insuffisante au moment d'en générer met fin à la partie.

## 37 : Lot de compétences

chapter-37 = Lot de compétences
rule-37_0 = Le lot de compétences d'un personnage est la liste des types et des nombres de cartes imprimée sur sa fiche Personnage.
rule-37_1 = À votre phase d'Acquisition des compétences, vous piochez de chaque type le nombre de cartes prévu par votre lot.
rule-37_2 = Un joueur à l'infirmerie ne pioche qu'une carte de son lot, celle qu'il veut.
rule-37_3 = Tant qu'elle est active, une amélioration ajoute au lot une carte de sa compétence.

## 38 : Monarques

chapter-38 = Monarques
rule-38_0 = Les monarques sont Mère Hydra et Père Dagon.
rule-38_1 = Nul ne peut attaquer un monarque.
rule-38_2 = Pour les effets de jeu, un monarque n'est pas un Profond.

## 39 : Monstres

chapter-39 = Monstres
rule-39_0 = « Monstres » réunit Mère Hydra, Père Dagon et tous les Profonds.

## 40 : Paquet Chaos

chapter-40 = Paquet Chaos
rule-40_0a = Le paquet Chaos réunit deux cartes de chaque type de compétence, Trahison exceptée.
rule-40_0b = Le paquet Chaos a son emplacement sur le plateau, à côté des Abysses.
rule-40_1 = Tout test de compétence commence par l'ajout, face cachée, des deux cartes du dessus du paquet Chaos.
rule-40_2a = Dès que la dernière carte Chaos est piochée, on refait le paquet en mélangeant deux cartes Compétence de chaque type, Trahison exceptée.
rule-40_2b = Si le paquet et la défausse d'une compétence ont moins de deux cartes à eux deux, le nouveau paquet Chaos se fait sans ce type.
rule-40_3 = Regarder les cartes du paquet Chaos est interdit à tous.
rule-40_4 = Tout le monde peut savoir combien de cartes il reste dans le paquet Chaos.
rule-40_5 = Pour mélanger X cartes Trahison au paquet Chaos, on prend les X cartes du dessus du paquet Trahison, on les y mélange et on remet le paquet Chaos à son emplacement.

## 41 : Passagers

chapter-41 = Passagers
rule-41_0 = Les pions Passager figurent les voyageurs et les marins qu'aucun joueur n'incarne et qui peuvent être mis en péril.
rule-41_1 = Tous les pions Passager ont le même dos, mais pas la même face.
rule-41_2a = La face d'un pion Passager montre une ou plusieurs icônes de ressource, ou bien un X.
rule-41_2b = Un pion marqué d'un X, une fois vaincu, ne coûte aucune ressource.
rule-41_3a = Les pions Passager restent face cachée tant qu'aucun effet n'en fait retourner un.
rule-41_3b = Les passagers ne sont pas des humains, et ne se protègent donc pas les uns les autres.
rule-41_4a = Mettre un passager en péril, c'est lancer le dé et poser un pion de la réserve, face cachée et sans le regarder, sur la case de pont de ce numéro.
rule-41_4b = Quand plusieurs passagers sont mis en péril, on lance le dé séparément pour chacun.
rule-41_5 = S'il faut mettre en péril plus de passagers que la réserve n'en a, on en met autant que possible.
rule-41_6 = Si mettre des passagers en péril est le coût d'une capacité, comme l'action de la passerelle, elle est inutilisable quand la réserve n'en a pas assez.
rule-41_7 = Un passager sauvé retourne dans la réserve, face cachée et sans être regardé.
rule-41_8a = Un passager vaincu est retourné face visible, et chaque icône qu'il montre fait baisser de 1 le cadran correspondant ; deux icônes semblables coûtent donc 2.
rule-41_8b = Une fois ses pertes appliquées, le pion du passager vaincu quitte la partie.
rule-41_9 = Un passager peut être vaincu par un Profond activé sur sa case ou par un traître révélé qui y dépense une action.
rule-41_10a = Un humain présent protège les passagers de sa case : ni Profond ni traître révélé ne peut les vaincre.
rule-41_10b = Quand le pion marqué d'un X est vaincu, les cadrans ne changent pas.
rule-41_11 = Si la défaite d'un passager fait tomber un cadran à 0, la partie prend fin.

## 42 : Personnages

chapter-42 = Personnages
rule-42_0 = « Personnages » réunit les humains et les traîtres révélés.

## 43 : Phase d'Éveil

chapter-43 = Phase d'Éveil
rule-43_0 = La phase d'Éveil a lieu à mi-traversée, quand les cartes Étape résolues totalisent au moins 6.
rule-43_1 = Étape 1 de l'Éveil : une fois résolue la carte Étape qui mène à 6 ou plus, chaque joueur, traîtres révélés compris, reçoit une carte du paquet Loyauté formé à la mise en place.
rule-43_2 = Étape 2 de l'Éveil : tous consultent leurs cartes Loyauté au même moment, puis les reposent face cachée.
rule-43_3a = Étape 3 de l'Éveil : dans le sens horaire à partir du joueur actif, chaque traître révélé donne la carte Loyauté qu'il vient de recevoir à un humain de son choix.
rule-43_3b = Les joueurs qui reçoivent une carte Loyauté d'un traître révélé ont le temps de la consulter.
rule-43_4 = Étape 4 de l'Éveil : la partie reprend là où elle s'était arrêtée, d'ordinaire à la fin d'une carte Mythe.
rule-43_5 = Il n'y a qu'une phase d'Éveil dans toute la partie.

## 44 : Pistes

chapter-44 = Pistes
rule-44_0 = Deux pistes figurent sur le plateau : le périple et le rituel.
rule-44_1a = Avancer une piste, c'est éloigner son marqueur de la case Départ, vers la droite, du nombre de cases dit.
rule-44_1b = Si le marqueur touche la dernière case sans avoir fini d'avancer, l'effet de cette case est résolu, puis le marqueur repart de la case Départ pour les cases restantes.
rule-44_2a = Retarder une piste, c'est ramener son marqueur vers la case Départ, à gauche, du nombre de cases dit.
rule-44_2b = Un marqueur de piste qui est sur la case Départ ne recule plus.
rule-44_3a = Réinitialiser une piste, c'est poser son marqueur sur la case Départ.
rule-44_3b = Réinitialiser une piste dont le marqueur est déjà sur la case Départ ne change rien.
rule-44_4 = La piste de périple montre combien le navire s'est rapproché de sa prochaine étape.
rule-44_5 = L'icône Piste de périple d'une carte Mythe fait avancer le périple.
rule-44_6 = L'action de la salle des machines permet aussi de faire avancer le périple.
rule-44_7a = Pour chaque case dont le périple avance, chaque monstre à l'eau recule d'une case d'eau vers l'arrière du navire.
rule-44_7b = Un monstre qui est déjà sur une case d'eau de l'arrière part dans les Abysses au lieu de reculer.
rule-44_8a = Quand le marqueur de périple atteint la case Arrivée, le navire touche une nouvelle étape.
rule-44_8b = Si les étapes résolues totalisent déjà au moins 12 quand le marqueur de périple atteint la case Arrivée, le navire est à bon port et la partie prend fin.
rule-44_8c = Si les étapes totalisent moins de 12, le Capitaine consulte les deux cartes du dessus du paquet Étape, en choisit une à résoudre et glisse l'autre sous le paquet.
rule-44_8d = Le Capitaine pose la carte Étape choisie à côté de celles déjà en jeu, puis en résout les effets.
rule-44_8e = La carte Étape résolue, le marqueur de périple revient sur la case Départ.
rule-44_8f = Après la carte Étape qui porte le total à 6 ou plus vient la phase d'Éveil.
rule-44_9 = La piste de rituel montre où en est le rituel qui mène au sort de bannissement étendu.
rule-44_10 = L'icône Piste de rituel d'une carte Mythe fait avancer le rituel.
rule-44_11 = L'action de la chapelle permet aussi de faire avancer le rituel.
rule-44_12a = Quand le marqueur de rituel atteint la case Bannir, le bannissement étendu a lieu : tous les Profonds du pont et de l'eau regagnent la réserve.
rule-44_12b = Le bannissement épargne les Profonds des pièces, ainsi que ceux des Abysses.
rule-44_12c = Le bannissement renvoie les deux monarques, Père Dagon et Mère Hydra, dans les Abysses.
rule-44_12d = Le bannissement vainc tous les passagers du pont, même là où se trouve un humain.
rule-44_12e = Le bannissement vainc tous les personnages qui sont sur le pont.
rule-44_12f = Vaincu par le bannissement, un humain va à l'infirmerie et un traître révélé dans la cale.
rule-44_12g = Les personnages à l'intérieur du navire sont à l'abri du bannissement.
rule-44_12h = Le bannissement se termine par le retour du marqueur de rituel sur la case Départ.

## 45 : Réparations

chapter-45 = Réparations
rule-45_1a = Un joueur répare la case endommagée où il est par la capacité Action de la carte Dégât qui la couvre.
rule-45_1b = Réparer ne revient pas à utiliser l'action de la case et n'entre pas dans la limite d'une fois par tour.
rule-45_2 = Après une réparation, la carte Dégât de la case est remise dans le paquet Dégât et mélangée.
rule-45_3 = Tant qu'un Profond ou un traître révélé s'y trouve, une case endommagée ne se répare pas.

## 46 : Ressources

chapter-46 = Ressources
rule-46_0 = Les ressources sont au nombre de quatre : carburant, nourriture, santé mentale et âmes.
rule-46_1a = À chaque gain ou perte d'une ressource, son cadran est réglé sur le nouveau total.
rule-46_1b = Une ressource tombée à 0 met fin à la partie.
rule-46_1c = Une ressource ne monte jamais au-dessus de 10, et le surplus est perdu.

## 47 : Retirer de la partie

chapter-47 = Retirer de la partie
rule-47_0a = Un élément retiré de la partie retourne dans la boîte et ne sert plus.
rule-47_0b = Nul ne peut regarder les éléments retirés, à moins qu'un effet le permette.

## 48 : Se révéler en tant que traître

chapter-48 = Se révéler en tant que traître
rule-48_0 = Un humain qui a une carte Hybride ou Cultiste peut se révéler en tant que traître, au prix d'une action.
rule-48_1a = Étape 1 de la révélation : dévoilez une de vos cartes Hybride ou Cultiste, pas davantage.
rule-48_1b = Si vous avez à la fois une carte Hybride et la carte Cultiste, vous choisissez laquelle révéler.
rule-48_2a = Étape 2 de la révélation : résolvez la capacité de révélation de votre fiche Personnage.
rule-48_2b = La carte Loyauté révélée recouvre ensuite les capacités de votre fiche Personnage, perdues pour le reste de la partie.
rule-48_3a = Étape 3 de la révélation, si la distance est inférieure à 12 : donnez toutes vos cartes Loyauté non révélées à un autre joueur de votre choix, qui les joint aux siennes et peut les consulter quand il veut.
rule-48_3b = Étape 3 de la révélation, si la distance est d'au moins 12 : gardez face cachée vos cartes Loyauté non révélées.
rule-48_4 = Étape 4 de la révélation : vous perdez tous vos titres.
rule-48_5a = Étape 5 de la révélation : défaussez les cartes Mythe de votre zone de jeu.
rule-48_5b = Étape 5 de la révélation : votre carte Exploit quitte la partie, si elle n'a pas déjà servi.
rule-48_6 = Étape 6 de la révélation : si vous n'êtes pas dans la cale, vous pouvez défausser des cartes de votre main, autant que vous voulez, et piocher autant de cartes Trahison.
rule-48_7 = Étape 7 de la révélation : votre avatar reçoit un socle Traître, qui vous signale comme traître révélé.
rule-48_8a = Toutes les étapes de la révélation accomplies, le tour en cours reprend.
rule-48_8b = Si vous vous révélez pendant votre tour, il vous reste vos autres actions, mais vous sautez la phase de Mythe.

## 49 : Seuil de réussite

chapter-49 = Seuil de réussite
rule-49_0 = Les tests de compétence et les attaques ont chacun un seuil de réussite.
rule-49_1a = Un test réussit quand le total de ses cartes égale ou dépasse son seuil.
rule-49_1b = Le seuil d'un test est le nombre imprimé à côté de ses icônes de soutien.
rule-49_2 = Le seuil d'une attaque est le plus petit résultat du dé qui la fait réussir : 4 contre un Profond, 6 contre un personnage.

## 50 : Tests de compétence

chapter-50 = Tests de compétence
rule-50_0 = Un test de compétence naît d'une crise, de l'action de la cabine du capitaine ou de celle de la cale.
rule-50_1 = Un test a un seuil de réussite et au moins deux compétences de soutien ; toutes les autres s'y opposent.
rule-50_2 = Un test suit sept étapes, dans l'ordre : annonce, cartes Chaos, contributions, mélange, tri, issue, défausse.
rule-50_3a = Étape 1 du test : le joueur actif énonce le seuil de réussite et les compétences de soutien.
rule-50_3b = C'est à l'étape 1 qu'il faut utiliser les capacités d'avant l'ajout de cartes au test.
rule-50_4 = Étape 2 du test : les deux cartes du dessus du paquet Chaos, face cachée, commencent sa pile.
rule-50_5a = Étape 3 du test : dans le sens horaire, du voisin de gauche du joueur actif jusqu'au joueur actif lui-même, chacun a une seule occasion d'ajouter des cartes de sa main, face cachée.
rule-50_5b = On contribue avec autant de cartes Compétence de sa main que l'on veut, de n'importe quel type.
rule-50_5c = Personne n'est obligé d'ajouter des cartes à un test de compétence.
rule-50_5d = Un humain dans la cale et un traître révélé n'ajoutent pas plus d'une carte par test.
rule-50_6 = Étape 4 du test : le joueur actif mélange la pile, pour que nul ne sache qui a ajouté quoi.
rule-50_7 = Étape 5 du test : les cartes sont révélées une par une et réparties entre soutien et opposition.
rule-50_8a = Étape 6 du test : le résultat est la somme des valeurs de soutien, moins la somme des valeurs d'opposition.
rule-50_8b = Si le résultat atteint le seuil de réussite, le test réussit et son effet de réussite est résolu.
rule-50_8c = Si le résultat est sous le seuil de réussite mais atteint un seuil partiel, c'est l'effet de réussite partielle qui est résolu.
rule-50_8d = La réussite partielle d'un test n'est ni une réussite ni un échec.
rule-50_8e = Si le résultat n'atteint ni le seuil de réussite ni aucun seuil partiel, le test échoue et son effet d'échec est résolu.
rule-50_9 = Étape 7 du test : toutes ses cartes, cartes Chaos comprises, vont dans la défausse de leur type.

## 51 : Titres

chapter-51 = Titres
rule-51_0 = Il y a deux titres, Capitaine et Gardien du Grimoire, et à chacun correspond une carte Titre.
rule-51_1 = Chaque titre se transmet le long d'une ligne de succession, imprimée au dos de sa carte.
rule-51_2 = Au départ, chaque titre va au joueur dont le personnage est le mieux placé dans sa ligne de succession.
rule-51_3a = Vous perdez vos titres quand vous êtes envoyé dans la cale.
rule-51_3b = Vous perdez vos titres quand vous vous révélez en tant que traître.
rule-51_4a = Un titre perdu revient au personnage éligible le mieux placé dans la ligne de succession, reprise depuis le haut.
rule-51_4b = Ne sont pas éligibles les traîtres révélés, les humains dans la cale et les personnages absents de la partie.
rule-51_4c = L'humain qui perd un titre ne peut le garder que si tous les autres humains sont dans la cale et qu'il n'est pas en train de se révéler en tant que traître.
rule-51_4d = Si tous les humains sont dans la cale, y compris celui qui perd le titre, celui-ci va au mieux placé d'entre eux dans la ligne de succession.
rule-51_5 = Le Capitaine commande le navire et décide de ce qui touche au bâtiment, à ses ressources et à sa route.
rule-51_6 = « Le Capitaine » est le joueur qui a la carte Capitaine devant lui.
rule-51_7 = Avec la carte Capitaine vient la garde du paquet Étape.
rule-51_8 = Quand le marqueur de périple atteint la case Arrivée, le Capitaine choisit entre les deux cartes du dessus du paquet Étape.
rule-51_9 = Bien des crises laissent un choix au Capitaine.
rule-51_10 = Le Gardien du Grimoire est le personnage à qui le livre de sorts est confié.
rule-51_11 = « Le Gardien du Grimoire » est le joueur qui a la carte de ce titre devant lui.
rule-51_12 = Avec la carte Gardien du Grimoire vient la garde du paquet Sort.
rule-51_13a = Par sa capacité Action, le Gardien du Grimoire consulte les deux cartes du dessus du paquet Sort, en résout une et glisse l'autre sous le paquet.
rule-51_13b = Le sort que résout le Gardien du Grimoire quitte la partie.
rule-51_13c = Quand le paquet Sort est vide, le Gardien du Grimoire ne peut pas se servir de sa capacité Action.
rule-51_14 = Quelques crises laissent un choix au Gardien du Grimoire.

## 52 : Traîtres

chapter-52 = Traîtres
rule-52_0 = Détenir au moins une carte Hybride ou Cultiste fait de vous un traître.

## 53 : Traîtres révélés

chapter-53 = Traîtres révélés
rule-53_0 = Un traître révélé est un joueur dont une carte Hybride ou Cultiste a été dévoilée.
rule-53_1 = On ne devient traître révélé que par l'action de se révéler en tant que traître.
rule-53_2 = Le tour d'un traître révélé suit son propre déroulement.
rule-53_3 = Traîtres révélés et humains peuvent s'attaquer les uns les autres.
rule-53_4 = Un traître révélé a le droit de piocher des cartes Trahison et d'en utiliser les capacités.
rule-53_5 = Sur sa case, un traître révélé prive les humains de l'action de la case comme de celle d'une carte Dégât, sauf dans la cale.
rule-53_6 = Un traître révélé ajoute au plus une carte Compétence à chaque test.
rule-53_7 = Un traître révélé n'utilise ni les capacités de sa fiche ni celles des cases du navire.

## 54 : Défaites

chapter-54 = Défaites
rule-54_0 = Un personnage, un monstre ou un passager peut être vaincu.
rule-54_1 = La victime d'une attaque réussie est vaincue.
rule-54_2 = Un Profond activé sur une case de pont avec des passagers mais sans humain vainc le passager que désigne le joueur actif.
rule-54_3a = Un humain vaincu va à l'infirmerie.
rule-54_3b = Un humain vaincu alors qu'il est à l'infirmerie y demeure.
rule-54_3c = Un humain vaincu alors qu'il est dans la cale y demeure.
rule-54_4a = Un traître révélé vaincu va dans la cale.
rule-54_4b = Un traître révélé vaincu alors qu'il est dans la cale y demeure.
rule-54_5 = Un Profond vaincu regagne la réserve.
rule-54_6 = Un passager vaincu est retourné, chaque icône fait baisser son cadran de 1, et le pion quitte la partie ; un X ne coûte rien.
rule-54_7 = Si une capacité empêche une défaite, aucune des conséquences de cette défaite ne s'applique.

## A : Appendices : variante, difficulté, secret

chapter-A = Appendices : variante, difficulté, secret
rule-A1_1 = Variante facultative à 4 ou 6 joueurs : une carte Humain de plus prend la place de la carte Cultiste dans le paquet Loyauté.
rule-A1_2 = Dans la variante sans cultiste, les cadrans partent de 7 pour le carburant, 6 pour la nourriture, 6 pour la santé mentale et 7 pour les âmes.
rule-A1_3 = La variante sans cultiste ne vaut qu'à 4 et à 6 joueurs, puisque les autres parties n'ont pas de carte Cultiste.
rule-A2_1 = Avant de commencer, le groupe peut rendre la partie plus facile à l'un des deux camps.
rule-A2_2 = Pour aider les humains, chaque ressource part avec 2 de plus.
rule-A2_3 = Pour aider les traîtres, chaque ressource part avec 2 de moins.
rule-A3_1 = Les consignes de communication sont un usage conseillé, non des règles strictes : un groupe unanime peut en ajouter, en changer ou en écarter avant de commencer.
rule-A3_2 = Personne n'est jamais tenu de dire vrai, sauf sur les informations publiques.
rule-A3_3 = Si l'on vous demande combien de cartes vous avez en main, vous devez répondre la vérité.
rule-A3_4a = De ce que vous êtes seul à savoir, parlez en termes généraux, pour que vérité et mensonge se ressemblent.
rule-A3_4b = Dans le doute, tenez-vous à deux valeurs, « grande » ou « petite », sans nuance comme « plutôt grande », « assez petite » ou « moyenne ».
rule-A3_5a = Une question sur une information secrète doit pouvoir recevoir oui ou non pour réponse.
rule-A3_5b = Un joueur que l'on interroge sur une information secrète n'est tenu ni de dire la vérité ni même de répondre.
rule-A3_6a = Il est défendu de demander à quelqu'un sa loyauté ou s'il est un traître.
rule-A3_6b = Laisser entendre que quelqu'un est un traître, ou l'en accuser, est permis.
rule-A3_7a = Pendant un test de compétence, ne dites ni le nom, ni le type, ni la couleur, ni la valeur des cartes que vous ajoutez ou allez ajouter.
rule-A3_7b = Pendant un test de compétence, ne donnez aucun autre indice qui ferait reconnaître vos cartes une fois révélées.
rule-A3_7c = Après la révélation des cartes du test, ne désignez pas les vôtres, pas même pour mentir.
rule-A3_7d = Il est permis de dire qu'une carte aide beaucoup, que l'on pourrait aider un peu, que plusieurs cartes aident moyennement ou peu, ou ce que l'on déduit d'informations publiques.
rule-A3_7e = Il est interdit de dire qu'une seule carte aide moyennement, de citer un type, une valeur ou un titre, ou de revendiquer des cartes révélées.
rule-A3_8a = Vous pouvez demander au groupe une certaine capacité de carte Compétence ; les autres disent, s'ils le veulent, s'ils l'ont ou non.
rule-A3_8b = Vous pouvez proposer votre aide pour une tâche, mais sans lire à haute voix ni titre ni capacité des cartes de votre main.
rule-A3_9a = Qui a vu les cartes Loyauté d'un autre n'en livre aucun détail, mais peut dire ouvertement qu'il est traître ou humain.
rule-A3_9b = Qui a vu plusieurs cartes Loyauté d'un autre ne dit pas combien font de lui un traître.
rule-A3_9c = Vous avez le droit de savoir lesquelles de vos cartes Loyauté ont été consultées.
rule-A3_10 = Qui connaît la carte du dessus d'un paquet n'en livre aucun détail, mais peut la dire bonne ou mauvaise.
rule-A3_11a = Les mêmes règles de communication valent pour les traîtres révélés.
rule-A3_11b = Un traître révélé ne montre sa main à aucun autre joueur.

## S : Mise en place

chapter-S = Mise en place
rule-S0 = Les étapes 13, 16 et 17 ne sont pas celles du livret d'apprentissage, dont la mise en place est destinée à une première partie.
rule-S1 = Étape 1 : installez le plateau.
rule-S2 = Étape 2 : posez les marqueurs de périple et de rituel sur la case Départ de leur piste.
rule-S3 = Étape 3 : réglez les quatre cadrans de ressource sur 8, avant toute variante.
rule-S4a = Étape 4 : la réserve réunit les Profonds, les passagers, les socles Traître et le dé.
rule-S4b = Étape 4 : tous les pions Passager sont retournés face cachée et mêlés.
rule-S5 = Étape 5 : triez les cartes Compétence par type en six paquets, mélangez chacun et posez-les face cachée.
rule-S6a = Étape 6 : mélangez le paquet Dégât et posez-le à son emplacement.
rule-S6b = Étape 6 : mélangez le paquet Mythe et posez-le à côté du plateau.
rule-S7a = Étape 7 : Père Dagon et Mère Hydra commencent dans les Abysses.
rule-S7b = Étape 7 : posez les premiers Profonds et les premiers pions Passager aux endroits que montre le schéma de mise en place.
rule-S8 = Étape 8 : sans les regarder, prenez deux cartes de chaque paquet Compétence, Trahison exceptée, mélangez-les en un paquet Chaos et posez-le à son emplacement.
rule-S9a = Étape 9 : tirez au sort le premier joueur, qui reçoit le marqueur Joueur actif.
rule-S9b = Étape 9 : à partir du premier joueur et dans le sens horaire, chacun choisit un personnage et en prend la fiche.
rule-S9c = Étape 9 : les fiches Personnage que personne n'a choisies retournent dans la boîte.
rule-S9d = Mieux vaut choisir des personnages dont les compétences diffèrent.
rule-S10a = Étape 10 : chacun garnit sa zone de jeu de l'Exploit et de l'avatar de son personnage, avec une fiche de référence.
rule-S10b = Étape 10 : les cartes Exploit, avatars et fiches de référence inutiles retournent dans la boîte.
rule-S11a = Étape 11 : chacun prend l'objet de départ nommé au dos de sa fiche Personnage et le pose face visible devant lui.
rule-S11b = Étape 11 : les autres objets, mélangés, forment le paquet Objet.
rule-S12 = Étape 12 : chaque avatar commence sur la case que nomme le dos de la fiche de son personnage.
rule-S13a = Étape 13 : dans le sens horaire à partir de la gauche du joueur actif, chacun des autres pioche trois cartes qu'il choisit dans son lot de compétences.
rule-S13b = Étape 13 : le joueur actif débute sans carte Compétence.
rule-S14a = Étape 14 : mélangez les cartes Étape en un paquet.
rule-S14b = Étape 14 : le titre de Capitaine et le paquet Étape vont au joueur dont le personnage est le mieux placé dans la ligne de succession du Capitaine.
rule-S15a = Étape 15 : mélangez les cartes Sort en un paquet.
rule-S15b = Étape 15 : le titre de Gardien du Grimoire et le paquet Sort vont au joueur dont le personnage est le mieux placé dans la ligne de succession de ce titre.
rule-S16 = Étape 16 : le paquet Loyauté réunit 1 Hybride et 5 Humain (0 Cultiste) à 3 joueurs ; 1 Hybride, 1 Cultiste et 6 Humain à 4 ; 2 Hybride et 8 Humain à 5 ; 2 Hybride, 1 Cultiste et 9 Humain à 6.
rule-S17a = Étape 17 : mélangez le paquet Loyauté et donnez une carte face cachée à chacun ; le reste attend la phase d'Éveil.
rule-S17b = Étape 17 : tous consultent leur carte au même moment, puis la posent face cachée dans leur zone de jeu.

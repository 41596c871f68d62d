### Sleeping Gods: the words of the rule reader, one plain sentence per rule of the ledger, in French.

## SET

chapter-SET = Mise en place
rule-SET1 = Une campagne se joue ensemble, de 1 à 4.
rule-SET2 = Une nouvelle campagne commence à la page 2 de l'atlas, dans la région du lieu 2.
rule-SET3a = Le plateau navire a une face pour 1 ou 2 joueurs et une pour 3 ou 4.
rule-SET3b = Au premier tour, les cinq salles sont permises.
rule-SET4 = Le groupe commence avec 3 pièces et 1 céréale.
rule-SET5a = Le plateau de la capitaine Odessa reste au milieu, à personne.
rule-SET5b = Les 8 autres membres d'équipage sont répartis le plus également possible.
rule-SET5c = Chacun prend les jetons synergie de son équipage.
rule-SET6 = Les cartes compétence sont mélangées, face cachée.
rule-SET7 = On choisit qui commence et reçoit le jeton capitaine.
rule-SET8 = Les cartes commerce, sans les cartes de départ, sont mélangées face cachée.
rule-SET9a = Les événements sont triés en paisibles, dangereux et mortels, chaque pile mélangée à part.
rule-SET9b = Le paquet d'événements compte 18 cartes : 6 mortelles dessous, 6 dangereuses, 6 paisibles dessus.
rule-SET9c = Les événements restants sont rangés sans être vus.
rule-SET10 = Gloria, Soupe, Barda et Crêpes sont à vous dès le départ.
rule-SET11 = Quêtes et aventures restent dans l'ordre des numéros et ne se regardent pas d'avance.
rule-SET12 = Les ennemis restent dans l'ordre, face cachée, jusqu'à leur combat.
rule-SET13 = Les jetons fouille sont mélangés en une pile face cachée.
rule-SET14 = Chaque joueur reçoit 1 ordre et 1 carte compétence.
rule-SET15 = Les cartes niveau peuvent être consultées à tout moment.
rule-SET16 = Au début d'une campagne, on choisit le mode normal ou brutal.
rule-SET18 = Une nouvelle campagne commence avec les quêtes 1 et 2.
rule-SET19 = Au départ, personne n'est blessé, fatigué ni équipé, et le navire est intact.

## TRN

chapter-TRN = Le tour
rule-TRN1 = On joue dans le sens des aiguilles d'une montre.
rule-TRN2 = Un tour : action navire, événement, deux actions, fin du tour ; chaque étape est finie avant la suivante.
rule-TRN3 = À la fin du tour, le jeton capitaine passe à gauche.
rule-TRN5 = La capitaine Odessa obéit toujours au joueur actif.
rule-TRN6 = Les effets de fin de tour ont lieu après les deux actions, avant le passage du jeton.

## GEN

chapter-GEN = Notions
rule-GEN1a = « -N santé » : le membre visé reçoit N blessures.
rule-GEN1c = Soigner N retire jusqu'à N blessures.
rule-GEN2a = Les points de vie sont la santé moins les blessures.
rule-GEN2b = À 0 point de vie, on n'attaque pas et on ne participe à aucun défi.
rule-GEN2d = À 0 point de vie, ni capacités du plateau ni cartes équipées ne servent.
rule-GEN2f = Dès 1 point de vie retrouvé, ces limites cessent.
rule-GEN2g = Les blessures ne dépassent jamais la santé ; l'excédent va à quelqu'un d'autre.
rule-GEN2i = Si tout l'équipage est à 0, c'est la défaite.
rule-GEN2j = À 0, on reste en jeu : on peut être soigné, équipé, et recevoir des états.
rule-GEN3a = On a au plus 3 cartes compétence en main.
rule-GEN3b = Au-delà de 3 cartes, on défausse aussitôt celles de son choix.
rule-GEN3c = Les cartes en main sont secrètes et ne se donnent pas.
rule-GEN4a = Piocher le destin : révéler une carte compétence, lire son nombre, la défausser.
rule-GEN4b = Le 1 et le 6 sont deux fois plus rares que les autres nombres.
rule-GEN4c = Si la pioche compétence est vide, on mélange la défausse.
rule-GEN5a = Un membre a au plus 2 fatigues.
rule-GEN5c = Avec 2 fatigues, on inflige 1 dégât de moins.
rule-GEN5d = Avec 2 fatigues, pas de défi, mais on peut combattre.
rule-GEN6a = Le matériel est limité : ce que la réserve ne peut donner est perdu.
rule-GEN6b = Seules les blessures sont illimitées.
rule-GEN7 = Le navire ne va que d'une région de mer à une région voisine ; la terre sépare.
rule-GEN8a = Pour chaque dégât du navire, on pioche le destin et l'on place un cube sur l'endroit de ce numéro.
rule-GEN8b = Chaque salle porte 2 cubes de dégât, la coque 1.
rule-GEN8d = Si l'endroit est plein, le joueur actif en choisit un autre.
rule-GEN8e = Une salle à 2 dégâts ne s'utilise plus.
rule-GEN8f = Au onzième dégât, c'est aussitôt la défaite.
rule-GEN8g = « Réparer N » retire N cubes au choix.
rule-GEN9a = Cinq compétences : force, ruse, connaissances, perception, savoir-faire.
rule-GEN9b = Chaque membre a de 2 à 4 compétences imprimées.
rule-GEN10 = Payer ou défausser, c'est rendre à la réserve ; une carte compétence va à sa défausse.
rule-GEN11a = Plusieurs états sont possibles, mais un seul de chaque sorte.
rule-GEN11b = Les états : faiblesse, abattement, peur, folie, venin.
rule-GEN11c = Faiblesse : toutes les compétences comptent 2 de moins.
rule-GEN11d = Abattement : participer à un défi coûte 1 ordre de plus.
rule-GEN11e = Peur : ne peut pas attaquer.
rule-GEN11f = Folie : 1 dégât à chaque participation à un défi.
rule-GEN11g = Venin : 1 dégât au début du tour de chaque joueur.
rule-GEN11h = À 0 point de vie, le venin n'agit pas et ne passe à personne.
rule-GEN11i = Un état ne part que par une capacité ou une carte qui l'enlève.
rule-GEN12 = Nourriture, pièces, artefacts, matériaux et cartes aventure sont communs ; le reste est à chacun.
rule-GEN13 = Viande, céréales et légumes sont de la nourriture, en tout mélange.
rule-GEN15 = L'atlas du jeu de base a 9 cartes ; les pages d'extension sont fermées.

## SHIP

chapter-SHIP = Action navire
rule-SHIP1 = Le tour commence par une salle du navire et ses effets.
rule-SHIP2 = Le pion doit changer de salle.
rule-SHIP3 = Cinq salles : passerelle, cuisine, pont, quartiers, infirmerie ; la coque n'en est pas une.
rule-SHIP4 = Les effets d'une salle s'appliquent dans l'ordre voulu.
rule-SHIP6 = Si toutes les autres salles sont pleines de dégâts, le pion bouge sans effet.
rule-SHIP7a = Les ordres d'une salle dépendent du nombre de joueurs.
rule-SHIP7b = Les quartiers donnent 4 ordres à 3 joueurs et 5 à 4.
rule-SHIP8 = La salle donne ses ordres au joueur actif ; passerelle, quartiers et infirmerie aussi 1 carte.
rule-SHIP9 = Passerelle : tous les ordres placés reviennent à la réserve.
rule-SHIP10a = Cuisine : 2 cartes à 3 ou 4 joueurs, 1 à 1 ou 2.
rule-SHIP10c = Cuisine : une carte de la main peut être défaussée pour retirer une fatigue à quelqu'un.
rule-SHIP11a = Pont : des ordres, pas de carte.
rule-SHIP11b = Pont : jusqu'à 3 jetons fouille, un par un, en s'arrêtant quand on veut.
rule-SHIP11c = Pont : tout dégât et tout état révélé s'applique.
rule-SHIP11d = Pont : on ne prend la récompense que d'un seul jeton.
rule-SHIP11e = Les jetons révélés sont défaussés ; la pile vide est refaite avec eux.
rule-SHIP12 = Quartiers : 3 ordres placés (2 à 1 ou 2 joueurs) reviennent à la réserve.
rule-SHIP13 = Infirmerie : soigner 1 blessure de n'importe qui.
rule-SHIP14 = On ne se donne jamais d'ordres.

## EVT

chapter-EVT = Événements
rule-EVT1 = Après l'action navire, on tire un événement et on l'applique.
rule-EVT3 = Un défi seul ne peut être refusé.
rule-EVT4 = De plusieurs options, on en choisit une.
rule-EVT5 = Un événement permanent agit jusqu'à sa propre condition de défausse.
rule-EVT6 = Certains événements agissent aussitôt, d'autres tout le tour.
rule-EVT7a = Une campagne parcourt trois paquets d'événements.
rule-EVT7b = Après la dernière carte, le tour se termine normalement.
rule-EVT8a = La première fois que le paquet est vide, on lit le paragraphe 1 au tour suivant.
rule-EVT8b = La deuxième fois, on lit le paragraphe 1.2.
rule-EVT8c = La troisième fois, on lit F1.
rule-EVT9 = À chaque épuisement, toutes les cartes compétence équipées sont défaussées.
rule-EVT10a = Machine capricieuse : à la fin de son tour, chacun peut tenter savoir-faire 7 pour s'en défaire.
rule-EVT10b = Serpent de mer : à la fin du tour, il avance de 2 régions ; s'il rejoint le navire, 2 dégâts.
rule-EVT10c = Serpent de mer : une action, force 7, le chasse.
rule-EVT10d = Si le navire quitte la carte, le serpent le suit où il arrive.
rule-EVT10e = Étoile de mer piquante : 1 dégât au navire, ou force 6 (échec : -3 santé).

## ACT

chapter-ACT = Actions
rule-ACT1 = Après l'événement, deux actions : navigation, exploration, commerce ou port.
rule-ACT2 = La même action est permise deux fois.
rule-ACT3 = On peut renoncer à une action pour 1 ordre.
rule-ACT4 = Ce qu'une carte nomme action coûte une action.

## NAV

chapter-NAV = Navigation
rule-NAV1 = Naviguer est un test de savoir-faire.
rule-NAV2a = Avant la pioche, un membre peut prendre la barre ; il se fatigue.
rule-NAV2b = Une seule personne à la barre, et qui a du savoir-faire.
rule-NAV2d = On peut naviguer sans personne à la barre.
rule-NAV2e = C'est un défi comme un autre, à un seul participant près.
rule-NAV3 = Résultat : destin plus le savoir-faire du barreur.
rule-NAV4 = Chaque carte savoir-faire défaussée ajoute 1.
rule-NAV5a = La table convertit le résultat en déplacements.
rule-NAV5b = Un résultat de 8 donne 3 déplacements.
rule-NAV6 = Chaque déplacement va vers une région voisine ; on peut s'arrêter avant.
rule-NAV7a = Un danger se règle dès l'arrivée.
rule-NAV7b = On tente le défi ou on subit la conséquence.
rule-NAV7c = Un danger montre le défi à gauche et la conséquence à droite.
rule-NAV7d = Réussir évite la conséquence ; les dégâts touchent le navire.
rule-NAV7f = Plusieurs membres peuvent participer à un danger.
rule-NAV7g = Après un danger, les déplacements restants se poursuivent.
rule-NAV7h = Un danger n'agit qu'à l'arrivée, et à chaque arrivée.
rule-NAV8a = Au bord de la carte, on continue seulement là où une icône nomme une page.
rule-NAV8c = On entre sur la nouvelle page par le côté opposé.
rule-NAV8e = De plusieurs régions d'arrivée, on choisit.

## EXP

chapter-EXP = Exploration
rule-EXP1 = Explorer : un lieu de la région du navire.
rule-EXP2 = On lit le paragraphe du numéro du lieu.
rule-EXP3 = Un choix peut demander un défi ou un combat, puis mène à un paragraphe.
rule-EXP4 = Gains et pertes s'appliquent à la lecture.
rule-EXP5 = « Retournez au navire » termine l'exploration.
rule-EXP6 = On ne lit pas au-delà avant d'avoir choisi.
rule-EXP7 = Un lieu peut être exploré de nouveau.

## MKT

chapter-MKT = Marchés
rule-MKT1 = Commercer demande un marché dans la région.
rule-MKT2 = On tire 7 cartes commerce.
rule-MKT3 = On achète autant de cartes que l'on peut payer.
rule-MKT4 = Les cartes achetées sont des cartes aventure du groupe.
rule-MKT5 = Les autres vont sous la pioche.
rule-MKT6 = Une arme achetée est équipée aussitôt.
rule-MKT7 = Un membre peut avoir plusieurs armes.
rule-MKT8 = Un artefact vaut 2 pièces, à tout moment.
rule-MKT9 = Les cartes commerce sont des cartes aventure.

## PORT

chapter-PORT = Ports
rule-PORT1 = L'action port demande un port dans la région.
rule-PORT2 = Auberge, chantier, médecin et expérience : chacun au plus une fois par action.
rule-PORT3a = L'auberge coûte 4 pièces.
rule-PORT3b = L'auberge : chacun soigne 2 blessures et perd 1 fatigue.
rule-PORT4 = Chantier : 1 matériau ou 1 pièce par dégât réparé.
rule-PORT5 = Médecin : 1 pièce par membre entièrement soigné.
rule-PORT6 = Au port, on dépense l'expérience en cartes niveau.

## XP

chapter-XP = Expérience
rule-XP1 = L'expérience gagnée est notée, la dépensée barrée.
rule-XP2 = Une carte niveau n'est que pour son membre.
rule-XP3 = Elle coûte l'expérience imprimée.
rule-XP4 = Elle est équipée aussitôt et reste jusqu'à la fin.
rule-XP6 = Les cartes niveau ne se défaussent jamais.
rule-XP7 = Elles ne comptent pas dans la limite de 2 cartes.
rule-XP8 = Elles ne se mêlent jamais à la pioche compétence.

## CMD

chapter-CMD = Ordres
rule-CMD1 = Les ordres se dépensent à tout moment, même au tour d'un autre.
rule-CMD2a = Équiper : payer les ordres de la carte et la poser sur un membre.
rule-CMD2b = On peut équiper n'importe quel membre.
rule-CMD2c = Au plus 2 cartes compétence par membre.
rule-CMD2e = On peut défausser à tout moment les cartes équipées de son équipage.
rule-CMD2f = Une carte équipée augmente sa compétence de 1.
rule-CMD2g = Une carte équipée peut donner une capacité, souvent gratuite.
rule-CMD2h = On n'équipe rien pendant un combat ou un défi.
rule-CMD3a = Activer une capacité : poser les ordres sur le plateau.
rule-CMD3b = Des ordres sur un plateau bloquent ses capacités.
rule-CMD3c = On n'active que les capacités de son équipage.
rule-CMD4a = Activer une carte aventure : poser les ordres dessus.
rule-CMD4b = Une carte qui porte des ordres ne s'active plus.
rule-CMD4c = Chacun peut activer toute carte aventure à tout moment.
rule-CMD4d = En combat, ni recette ni carte qui déplace le navire.
rule-CMD4f = En exploration, pas de carte qui déplace le navire.
rule-CMD4g = En exploration, hors combat, on peut cuisiner.
rule-CMD5a = Les ordres d'une carte compétence vont à la réserve.
rule-CMD5b = Les ordres placés ne se dépensent pas.
rule-CMD6 = Les ordres dépensés vont à la réserve, sauf sur plateaux et cartes aventure.

## ABI

chapter-ABI = Capacités
rule-ABI1 = « +1 destin » vaut pour toute pioche, même d'un autre.
rule-ABI2 = « +1 dégât » n'aide que l'attaque de ce membre.
rule-ABI3 = « +1 précision » n'aide que ce membre.
rule-ABI4 = Une parade ne protège que ce membre.
rule-ABI5 = « Réparer 1 » retire 1 dégât du navire.
rule-ABI6 = Kasumi permet de repiocher un 1 de son joueur.
rule-ABI7 = Soins et remèdes vont à n'importe qui.
rule-ABI8 = La capacité d'une carte ne sert qu'à qui la porte.
rule-ABI9 = « Vous » : le joueur qui contrôle le porteur.
rule-ABI10 = Un effet immédiat a lieu quand on équipe la carte.
rule-ABI11 = Attaque surprise : défaussée, elle inflige 1 dégât sans destin, cube ni riposte.

## CH

chapter-CH = Défis
rule-CH1 = Un défi nomme une compétence, une valeur et un échec.
rule-CH2a = Le joueur actif choisit parmi son équipage et la capitaine.
rule-CH2b = Chacun ne participe qu'une fois.
rule-CH2c = Chaque participant se fatigue.
rule-CH2d = On peut participer sans la compétence : on n'ajoute rien.
rule-CH3a = Un autre joueur ajoute autant de ses membres qu'il veut pour 1 ordre en tout ; chacun reçoit 1 marqueur fatigue.
rule-CH3c = Un membre imposé ne coûte pas d'ordre.
rule-CH4 = On peut s'en remettre au destin seul.
rule-CH5 = On additionne la compétence de tous les participants.
rule-CH6 = On ajoute le destin.
rule-CH7a = Après la pioche, chacun peut changer le score.
rule-CH7b = Chaque carte de la compétence défaussée de la main ajoute 1.
rule-CH7c = Seules les cartes en main comptent pour cela.
rule-CH8 = Atteindre la valeur suffit.
rule-CH9 = La carte destin est ensuite défaussée.
rule-CH10 = En cas de réussite, on ignore l'échec et on lit la suite.
rule-CH11a = « -X santé » : le joueur actif répartit entre les participants.
rule-CH11b = Dégâts du navire : un destin par point.
rule-CH11c = Un paragraphe nommé par l'échec remplace l'autre.
rule-CH11d = Un état va à un participant qui ne l'a pas.
rule-CH11e = Un membre nommé est touché, qu'il participe ou non.
rule-CH11f = Le texte d'un échec ne se lit qu'alors.
rule-CH12 = Sans autre paragraphe, on continue comme après une réussite.
rule-CH13a = Un participant imposé et épuisé n'ajoute rien mais compte.
rule-CH13c = Seul, il subit forcément l'échec.
rule-CH14 = Les participants sont fixés avant la pioche.

## CBT

chapter-CBT = Combat
rule-CBT1a = Les ennemis nommés doivent être vaincus avant la suite.
rule-CBT1b = Ils sont mélangés et posés en une rangée.
rule-CBT1c = Les 4 cubes sont répartis : à 4 joueurs, 1 chacun ; à 3, 2 au joueur actif et 1 aux autres ; à 2, 2 chacun ; seul, les 4.
rule-CBT2a = Les rounds se suivent jusqu'à la victoire ou la chute de tous.
rule-CBT2b = Un round : attaques et ripostes, fin du round, victoire ou suite.
rule-CBT2c = Les cubes s'utilisent dans n'importe quel ordre.
rule-CBT2d = On peut garder ses cubes, chacun pour soi.
rule-CBT2e = S'il reste un ennemi, on reprend les cubes et un round commence.
rule-CBT2f = La victoire libère plateaux et jetons, et l'histoire reprend.
rule-CBT2g = Le dernier ennemi vaincu, le combat est gagné aussitôt.
rule-CBT3 = Un cube inutilisé se donne pour 1 ordre de l'un des deux.
rule-CBT4a = Attaquer : un cube sur un membre à soi et l'une de ses armes.
rule-CBT4b = Avec 2 cubes, on n'attaque plus ce round.
rule-CBT5 = N'importe quel ennemi peut être visé.
rule-CBT6a = Destin plus précision doit atteindre la défense.
rule-CBT6b = Après la pioche, la précision peut encore monter.
rule-CBT7a = Une touche place autant de blessures que de dégâts.
rule-CBT7b = Une carte équipée de la compétence de l'arme ajoute 1 dégât.
rule-CBT7c = Une seule, équipée sur l'attaquant ; ni carte niveau ni carte en main.
rule-CBT8a = Les blessures d'une attaque se touchent par les côtés.
rule-CBT8b = Une case n'a qu'une blessure ; on ne saute pas.
rule-CBT9a = Un ennemi tombe quand tous ses cœurs sont couverts.
rule-CBT9b = Il quitte la rangée, qui se resserre.
rule-CBT10a = Un ennemi attaqué et vivant riposte aussitôt.
rule-CBT10b = Riposte : dégâts de base plus 1 par symbole visible.
rule-CBT10c = Chaque parade de l'arme annule 1 dégât.
rule-CBT10d = Parades de cartes et capacités s'ajoutent.
rule-CBT10e = Ce que l'attaquant ne peut subir va à qui son joueur choisit.
rule-CBT10f = Seul l'ennemi visé riposte.
rule-CBT11a = En fin de round, chaque ennemi attaque de gauche à droite.
rule-CBT11b = Le joueur actif décide qui est attaqué.
rule-CBT11c = Un seul membre subit tout, tant qu'il le peut.
rule-CBT11d = Les parades d'arme ne comptent pas alors ; les autres oui.
rule-CBT11e = Les sabliers visibles agissent ; un état va à qui l'on veut.
rule-CBT11f = Chaque ennemi attaque puis agit, avant le suivant.
rule-CBT12a = Une attaque ratée inflige 1 dégât, après la riposte.
rule-CBT12b = Avec 2 fatigues, une attaque ratée n'inflige rien.
rule-CBT12c = Ce qui augmente les dégâts vaut aussi sur un raté.
rule-CBT12d = Les parades d'arme comptent contre la riposte d'un raté.
rule-CBT12e = Ce dégât ne provoque pas d'autre riposte.
rule-CBT13 = Une attaque peut déborder sur un voisin, la moitié au moins restant sur la cible.
rule-CBT14 = Volant : +1 défense contre les armes qui ne sont pas à distance.
rule-CBT15 = Une blessure annule tout ce que montre la case.
rule-CBT16 = Un cœur marqué 2 ou 3 demande autant de dégâts d'une attaque.
rule-CBT17 = Qui tombe à 0 sur un raté inflige encore son dégât.
rule-CBT18 = En combat, on n'équipe rien et aucune arme ne change de main.
rule-CBT19 = La somme des niveaux dit la difficulté du combat : 3-8 très facile, 9-11 facile, 12-13 moyen, 14-17 dangereux, 18-22 mortel.

## ENE

chapter-ENE = Ennemis
rule-ENE1 = Dégât au navire : 1 dégât en fin de round.
rule-ENE2 = Perdre une ressource : 1 au choix du joueur actif.
rule-ENE3 = Les voisins infligent +1 ou +2 en fin de round.
rule-ENE4 = Soigne ses voisins : 1 blessure de moins chacun.
rule-ENE5 = Affaiblir : un membre au choix reçoit la faiblesse.
rule-ENE6 = Attaque éclair : la riposte vient avant l'attaque.
rule-ENE7 = Défausser une compétence équipée en fin de round.
rule-ENE8 = Démoraliser : un membre au choix reçoit l'abattement.
rule-ENE9a = Désarmer : une carte arme équipée est retirée.
rule-ENE9b = Elle peut être rééquipée après le combat.
rule-ENE10 = Effrayer : un membre au choix reçoit la peur.
rule-ENE11 = Folie : un membre au choix devient fou.
rule-ENE12 = Parade 1 : annule 1 dégât à chaque attaque.
rule-ENE13 = Se soigne : 1 ou 3 blessures de moins.
rule-ENE14 = Venin : un membre au choix est empoisonné.

## SYN

chapter-SYN = Synergie
rule-SYN1 = Au début d'un combat, chaque jeton synergie est chez lui.
rule-SYN2 = Couvrir une case synergie permet de donner son jeton.
rule-SYN3 = Qui tient le jeton d'un autre peut l'activer en le rendant.
rule-SYN4 = On n'active pas son propre jeton.
rule-SYN5 = Les jetons s'activent aussi après la pioche.
rule-SYN6 = Un jeton peut être rendu sans effet.
rule-SYN7 = L'effet vaut une fois, pour qui l'active.
rule-SYN8a = Audrie, Kasumi, Laurent : +1 dégât.
rule-SYN8b = Odessa : blessures en diagonale permises.
rule-SYN8c = Gregory : à 0, soigner 2 blessures.
rule-SYN8d = Kannan : repiocher le destin d'une attaque.
rule-SYN8e = Mac : +2 précision.
rule-SYN8f = Marco : +2 dégâts, pas sur les cœurs.
rule-SYN8g = Rafael : 2 parades.

## QST

chapter-QST = Quêtes
rule-QST1 = « Prenez la quête X » : elle est posée face visible.
rule-QST2 = Une quête terminée ne sert plus de la campagne.
rule-QST3 = On a un mot-clé quand on possède sa quête.
rule-QST4 = « Si mot-clé X, lisez Y » doit être suivi.
rule-QST5 = Plusieurs mots-clés sont vérifiés dans l'ordre.
rule-QST6 = Un choix peut exiger un mot-clé, sans jamais obliger.
rule-QST7 = Le symbole actif marque les quêtes à accomplir en voyageant.

## DEF

chapter-DEF = Défaite
rule-DEF1 = Deux défaites : tout l'équipage à 0, ou 11 dégâts au navire.
rule-DEF2 = Mode normal : une défaite est cochée.
rule-DEF3a = Défaite de l'équipage : le navire rejoint le port le plus proche.
rule-DEF3b = Blessures et fatigues sont retirées, les états restent.
rule-DEF4 = Défaite du navire : au port le plus proche, dégâts retirés.
rule-DEF5 = Les 6 événements suivants sont défaussés et un tour commence.
rule-DEF6a = Les cartes manquantes sont défaussées du paquet suivant.
rule-DEF6b = Un paquet ainsi vidé mène à son paragraphe au tour suivant.
rule-DEF6c = Au troisième paquet vidé, on lit F1 aussitôt.
rule-DEF7 = Mode brutal : une défaite met fin à la campagne.
rule-DEF8 = En fin de campagne, totems et score sont notés.
rule-DEF9 = Dans le final, une première défaite soigne et répare tout, ôte fatigue, états et ordres posés, donne 7 ordres et 10 points d'expérience et fait relire F1 ; la seconde mène à F2.

## ADV

chapter-ADV = Cartes aventure
rule-ADV1 = Une carte aventure gagnée est à tous.
rule-ADV2 = Les totems trouvés décident du final.
rule-ADV3 = De plusieurs effets, une carte en donne un par activation.
rule-ADV4 = Un effet passif est toujours actif et gratuit.
rule-ADV5a = Une arme change de main à tout moment hors combat.
rule-ADV5b = Une arme s'utilise sans ordre.
rule-ADV6 = Barda : repiocher le destin et garder le meilleur.
rule-ADV7 = Soupe : 3 nourritures pour 3 fatigues et 1 abattement de moins.
rule-ADV8 = Crêpes : 3 céréales pour 3 fatigues et 3 blessures de moins.
rule-ADV9 = Les effets d'une carte se répartissent.
rule-ADV10 = Gilet en écailles : 3 parades pour un membre, en combat.
rule-ADV11 = Une certaine carte d’aventure : 1 folie de moins, ou 2 connaissances.
rule-ADV12 = Un certain compagnon : 2 connaissances ou 2 parades ; en fouillant, 1 nourriture contre 1 viande.
rule-ADV13 = Les cartes mises de côté restent au groupe.

## CAM

chapter-CAM = La campagne
rule-CAM1 = On ne sauvegarde qu'avant un tour.
rule-CAM2 = La sauvegarde garde position, dégâts, dernière salle, mains et ordres.
rule-CAM3 = Elle garde l'état de chaque membre.
rule-CAM4 = Elle garde ressources, cartes, quêtes, événements et leur pioche.
rule-CAM5 = Une carte utilisée reste utilisée.
rule-CAM6 = Pioche et défausse compétence restent séparées.
rule-CAM7a = Au chargement, commerce et fouille sont remélangés.
rule-CAM7b = Au chargement, l'équipage est redistribué.
rule-CAM7c = Au chargement, on choisit qui commence ; chacun reprend sa main.
rule-CAM8 = La dernière salle notée est interdite au premier tour.
rule-CAM9 = On arrive ou on part à la fin d'un tour.
rule-CAM10 = Arrivée : l'équipage est redistribué avec tout ce qu'il porte.
rule-CAM11a = Départ : son équipage est réparti.
rule-CAM11b = Qui part défausse 1 carte et garde 1 ordre ; le reste est distribué.
rule-CAM12 = Le plateau navire prend la face du nouveau nombre.
rule-CAM13a = On peut recommencer à tout moment ; une seule campagne à la fois.
rule-CAM13b = Recommencer rend toutes les cartes et tous les jetons.
rule-CAM14 = Les notes restent d'une campagne à l'autre.

## VAR

chapter-VAR = Variantes
rule-VAR1 = Variante du dé : on lance un dé au lieu de piocher le destin.
rule-VAR2 = Alors aucune carte compétence n'est piochée pour le destin.

## SCO

chapter-SCO = Score
rule-SCO1 = 2 points par carte aventure.
rule-SCO2 = 2 points de plus par totem.
rule-SCO3 = 1 point par quête, terminées comprises.
rule-SCO4 = 2 points par carte niveau.
rule-SCO5 = 1 point par 2 pièces.
rule-SCO6 = 1 point par artefact.
rule-SCO7 = 10 points si une fin est atteinte.
rule-SCO8 = Mode normal : -10 par défaite.
rule-SCO9 = Mode brutal : +25.

## UNL

chapter-UNL = Déblocage
rule-UNL1 = Totems et fins sont cochés pour toujours.
rule-UNL2 = Totems et fins différents comptent ensemble.
rule-UNL3a = 4 débloquent les quêtes 171 et 172.
rule-UNL3b = 7 débloquent les quêtes 169 et 170.
rule-UNL3c = 9 débloquent 168, 11 débloquent 174, 13 débloquent 175.
rule-UNL3d = 15 débloquent 176-177, 18 débloquent 178-180, 22 débloquent 173.
rule-UNL4 = Une carte débloquée ne se prend qu'au début d'une campagne.
rule-UNL5 = On décide pour chacune si on l'utilise.

## VIL

chapter-VIL = Villes
rule-VIL1 = Dans une ville, plusieurs options en une visite.
rule-VIL2 = Pas deux fois la même option en une visite.

## TOK

chapter-TOK = Jetons exploration
rule-TOK1 = Un jeton exploration se prend dans la réserve.
rule-TOK2 = Un passage qui le nomme se lit si on l'a.
rule-TOK3 = Au retour au navire, tous les jetons sont rendus.

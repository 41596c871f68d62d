### Sleeping Gods: the words of the rule reader, one plain sentence per rule of the ledger, in French.

## SET

chapter-SET = Mise en place
rule-SET1 = Une campagne se joue en coopération, de 1 à 4 joueurs.
rule-SET2 = Une nouvelle campagne ouvre l'atlas à la page 2, le navire dans la région de mer qui contient le lieu numéro 2.
rule-SET3a = À 1 ou 2 joueurs, on prend la face du plateau navire pour 1-2 joueurs ; à 3 ou 4, la face pour 3-4.
rule-SET3b = Au départ, le pion d'action navire n'a encore servi dans aucune salle : au premier tour, on peut choisir n'importe laquelle des cinq.
rule-SET4 = Le groupe commence avec exactement 3 pièces et 1 céréale sur le plateau navire, sans aucune autre ressource.
rule-SET5a = Le plateau d'équipage de la capitaine Sofi Odessa se place au milieu de la table et n'est distribué à personne.
rule-SET5b = Les 8 autres plateaux d'équipage sont répartis entre les joueurs, le plus également possible.
rule-SET5c = Chaque joueur prend les jetons synergie des plateaux d'équipage qu'il a reçus.
rule-SET6 = Les cartes compétence sont mélangées en une pioche face cachée à côté du plateau navire.
rule-SET7 = Les joueurs choisissent le premier d'entre eux, qui reçoit le jeton capitaine.
rule-SET8 = Les cartes commerce, sans les cartes aventure de départ, sont mélangées en une pioche face cachée.
rule-SET9a = Les cartes événement sont triées en trois sortes, paisibles, dangereuses et mortelles, et chaque pile est mélangée à part.
rule-SET9b = Le paquet d'événements compte 18 cartes face cachée : 6 mortelles au fond, 6 dangereuses par-dessus, 6 paisibles sur le dessus.
rule-SET9c = Les cartes événement qui restent une fois le paquet formé sont rangées sans être regardées.
rule-SET10 = Les cartes aventure de départ Gloria, Soupe, Barda et Crêpes, rangées avec le commerce et marquées comme telles, sont au groupe dès le début.
rule-SET11 = Les cartes quête et aventure restent dans l'ordre croissant de leurs numéros, ne se mélangent jamais et ne se regardent pas avant que le jeu ne dise d'en prendre une.
rule-SET12 = Les cartes ennemi restent dans l'ordre croissant, face cachée et jamais mélangées ; leur face ne se voit pas avant le combat où elles servent.
rule-SET13 = Les jetons fouille sont mélangés en une pile face cachée.
rule-SET14 = Chaque joueur (et non chaque membre d'équipage) reçoit 1 jeton ordre et 1 carte compétence.
rule-SET15 = Les cartes niveau (d'expérience) sont visibles de tous : chacun peut les consulter à tout moment.
rule-SET16 = Au début d'une campagne, les joueurs choisissent le mode normal ou brutal et le notent au journal avec la date et leurs noms.
rule-SET18 = Une nouvelle campagne (après une remise à zéro) commence avec les cartes quête 1 et 2, comme dans le guide de départ.
rule-SET19 = Au début d'une campagne, personne n'a de blessure, de fatigue, d'état ni de carte équipée, et le navire n'a aucun dégât.

## TRN

chapter-TRN = Le tour
rule-TRN1 = Les joueurs jouent à tour de rôle dans le sens des aiguilles d'une montre, à partir du premier.
rule-TRN2 = Un tour a quatre étapes, dans l'ordre : action navire, événement, deux actions, fin du tour. Chacune, l'événement surtout, est entièrement résolue avant la suivante.
rule-TRN3 = À la fin du tour, le jeton capitaine passe au joueur de gauche ; qui le tient est le joueur actif.
rule-TRN5 = La capitaine Odessa est toujours contrôlée par le joueur actif.
rule-TRN6 = Les effets de fin de tour (ceux des événements permanents, par exemple) se résolvent après les deux actions et avant le passage du jeton capitaine ; c'est le joueur dont c'est le tour qui les résout.

## GEN

chapter-GEN = Notions
rule-GEN1a = « -N santé » : le membre d'équipage visé subit N dégâts, c'est-à-dire que l'on pose N marqueurs blessure sur son plateau.
rule-GEN1c = Soigner N retire jusqu'à N marqueurs blessure du membre d'équipage.
rule-GEN2a = La santé d'un membre d'équipage est le nombre de blessures qu'il supporte ; ses points de vie sont sa santé moins ses blessures.
rule-GEN2b = Un membre d'équipage à 0 point de vie ne peut ni attaquer ni participer à un défi.
rule-GEN2d = Un membre d'équipage à 0 point de vie ne peut utiliser ni les capacités de son plateau ni ses cartes compétence équipées.
rule-GEN2f = Ces limites cessent dès que le membre à 0 point de vie en retrouve au moins 1.
rule-GEN2g = Les blessures ne dépassent jamais la santé d'un membre ; l'excédent doit être donné à un autre membre d'équipage (exception : le venin).
rule-GEN2i = Si tous les membres d'équipage sont à 0 point de vie, les joueurs sont vaincus.
rule-GEN2j = Un membre à 0 point de vie reste en jeu : on peut encore le soigner, l'équiper de cartes et lui donner des états, et il garde ses cartes équipées.
rule-GEN3a = Un joueur peut avoir au plus 3 cartes compétence en main.
rule-GEN3b = Dès qu'une main dépasse 3 cartes, son propriétaire en défausse aussitôt jusqu'à 3, à son choix.
rule-GEN3c = Les cartes compétence en main sont secrètes jusqu'à ce qu'on les joue ; on ne peut ni les montrer ni les donner aux autres joueurs.
rule-GEN4a = Piocher le destin : révéler la carte compétence du dessus, prendre le nombre en haut à gauche (1-6), puis défausser la carte.
rule-GEN4b = Dans la pioche compétence, les destins 1 et 6 sont chacun deux fois plus rares que les 2, 3, 4 et 5.
rule-GEN4c = Si la pioche compétence est épuisée, on mélange la défausse pour en former une nouvelle.
rule-GEN5a = Un membre d'équipage peut avoir au plus 2 marqueurs fatigue.
rule-GEN5c = Un premier marqueur fatigue est sans effet ; avec 2 fatigues, un membre inflige 1 dégât de moins quand il attaque.
rule-GEN5d = Un membre d'équipage avec 2 fatigues ne peut pas être choisi pour un défi, mais il peut encore combattre.
rule-GEN6a = Tout le matériel est limité : ce que la réserve ne peut fournir d'un gain est perdu, jetons ordre compris.
rule-GEN6b = Les marqueurs blessure sont le seul matériel illimité.
rule-GEN7 = Le navire ne se trouve et ne va que dans les régions de mer, que séparent les pointillés, la terre, la spirale de l'atlas et le bord de la page ; deux régions qui partagent un pointillé ou se font face de part et d'autre de la spirale sont voisines, deux régions que la terre sépare ne le sont pas.
rule-GEN8a = Pour chaque dégât du navire, on pioche le destin et l'on place un cube de dégât sur la salle de ce numéro.
rule-GEN8b = Chacune des cinq salles peut porter 2 cubes de dégât, la coque 1 (11 emplacements en tout).
rule-GEN8d = Si l'endroit pioché est déjà plein (une salle avec 2 cubes, la coque avec 1), le joueur actif choisit quel autre endroit reçoit le dégât.
rule-GEN8e = Une salle qui porte 2 cubes de dégât ne peut pas servir à une action navire.
rule-GEN8f = Dès que 11 cubes de dégât sont sur le plateau navire, les joueurs sont vaincus.
rule-GEN8g = « Réparer N » retire du navire N cubes de dégât au choix des joueurs.
rule-GEN9a = Cinq compétences : force, ruse, connaissances, perception, savoir-faire.
rule-GEN9b = Chaque membre a de 2 à 4 compétences imprimées.
rule-GEN10 = Payer, défausser ou retirer des jetons, c'est les rendre à la réserve ; une carte compétence défaussée va à la défausse compétence.
rule-GEN11a = Un membre d'équipage peut avoir plusieurs états différents, mais un seul de chaque sorte.
rule-GEN11b = Les cinq états sont la faiblesse, l'abattement, la peur, la folie et le venin.
rule-GEN11c = Faiblesse : toutes les compétences du membre comptent 2 de moins ; ses valeurs de combat ne changent pas.
rule-GEN11d = Abattement : le joueur qui fait participer ce membre à un défi doit payer pour cela 1 ordre de plus.
rule-GEN11e = Peur : le membre ne peut pas attaquer.
rule-GEN11f = Folie : le membre subit 1 dégât chaque fois qu'il participe à un défi.
rule-GEN11g = Venin : le membre subit 1 dégât au début du tour de chaque joueur.
rule-GEN11h = Le venin est sans effet sur un membre à 0 point de vie ; son dégât ne passe jamais à un autre membre.
rule-GEN11i = Un état ne part que par une capacité ou une carte qui l'enlève.
rule-GEN12 = Nourriture, pièces, artefacts, matériaux et cartes aventure sont communs ; plateaux d'équipage, mains, jetons ordre et cubes de combat sont à chacun.
rule-GEN13 = La nourriture, c'est la viande, les céréales et les légumes ; « nourriture au choix » accepte tout mélange. Gagner une ressource, c'est en prendre le jeton dans la réserve.
rule-GEN15 = L'atlas du jeu de base a 9 cartes ; les pages qui appartiennent à une extension ne sont pas accessibles.

## SHIP

chapter-SHIP = Action navire
rule-SHIP1 = Le joueur actif commence son tour en plaçant le pion d'action navire dans l'une des cinq salles, dont il applique les effets.
rule-SHIP2 = Le pion doit changer de salle : celle du tour précédent, quel que soit le joueur qui l'a prise, ne peut pas être choisie de nouveau.
rule-SHIP3 = Les cinq salles sont la passerelle, la cuisine, le pont, les quartiers et l'infirmerie ; la coque n'offre aucune action.
rule-SHIP4 = Les effets d'une salle s'appliquent dans l'ordre que veut le joueur actif.
rule-SHIP6 = Si toutes les autres salles ont 2 dégâts, le pion se déplace quand même, mais la salle ne donne aucun effet.
rule-SHIP7a = Les jetons ordre d'une salle dépendent du nombre de joueurs ; là où deux nombres sont imprimés, le premier vaut pour le plus petit nombre de joueurs de cette face.
rule-SHIP7b = Les quartiers donnent 4 jetons ordre à 3 joueurs et 5 à 4 joueurs.
rule-SHIP8 = Chaque salle donne au joueur actif le nombre imprimé de jetons ordre ; passerelle, quartiers et infirmerie lui donnent aussi 1 carte compétence.
rule-SHIP9 = Passerelle : tous les jetons ordre posés sur les plateaux d'équipage (de tous les joueurs) et sur les cartes aventure retournent à la réserve.
rule-SHIP10a = Cuisine : on pioche 2 cartes compétence à 3-4 joueurs, 1 seule à 1-2 joueurs.
rule-SHIP10c = Cuisine : le joueur peut défausser exactement une carte compétence de sa main pour retirer une fatigue à n'importe quel membre d'équipage.
rule-SHIP11a = Pont : on gagne le nombre imprimé de jetons ordre, sans carte compétence.
rule-SHIP11b = Pont : le joueur peut tirer jusqu'à 3 jetons fouille, un par un, en décidant après chacun s'il continue.
rule-SHIP11c = Pont : tous les dégâts et tous les états de chaque jeton fouille révélé s'appliquent, quelle que soit la récompense choisie.
rule-SHIP11d = Pont : le joueur ne prend la récompense que d'un seul des jetons fouille révélés.
rule-SHIP11e = Pont : les jetons fouille révélés vont à la défausse ; quand la pile est vide, on y remélange la défausse.
rule-SHIP12 = Quartiers : rendre à la réserve 3 jetons ordre (2 à 1-2 joueurs) pris sur les plateaux d'équipage de n'importe quel joueur ou sur des cartes aventure.
rule-SHIP13 = Infirmerie : soigner 1 blessure de n'importe quel membre d'équipage, même d'un autre joueur.
rule-SHIP14 = Les joueurs ne peuvent jamais se donner de jetons ordre.

## EVT

chapter-EVT = Événements
rule-EVT1 = Après l'action navire, le joueur actif pioche la première carte événement, la lit à voix haute, puis en applique les effets ou en tente le défi.
rule-EVT3 = Si la carte ne propose qu'un défi, on ne peut pas le refuser.
rule-EVT4 = Si la carte propose plusieurs options, les joueurs en choisissent exactement une et l'appliquent.
rule-EVT5 = Un événement PERMANENT se place face visible à côté du plateau navire et agit jusqu'à ce que sa condition imprimée le fasse défausser.
rule-EVT6 = Certains événements agissent aussitôt, d'autres pendant tout le tour en cours.
rule-EVT7a = Une campagne parcourt trois fois le paquet d'événements.
rule-EVT7b = Quand la dernière carte événement est piochée, le joueur actif finit encore son tour normalement.
rule-EVT8a = Premier épuisement : au tour suivant, au lieu de piocher un événement, le joueur actif lit le paragraphe 1 (page 2) du livre d'aventures.
rule-EVT8b = Deuxième épuisement : au tour suivant, le paragraphe 1.2 (page 2) remplace la pioche d'un événement.
rule-EVT8c = Troisième épuisement : au tour suivant, le paragraphe F1 (page 161) remplace la pioche d'un événement.
rule-EVT9 = À chaque épuisement du paquet d'événements, le livre d'aventures fait défausser toutes les cartes compétence équipées.
rule-EVT10a = Exemple, Machine capricieuse (permanent) : à la fin de son propre tour, chaque joueur peut tenter SAVOIR-FAIRE 7 ; une réussite défausse la carte.
rule-EVT10b = Exemple, Serpent de mer (permanent) : à la fin du tour, il avance de 2 régions au plus vers le navire ; s'il est alors dans sa région, le navire subit 2 dégâts.
rule-EVT10c = Exemple, Serpent de mer : tout joueur peut, comme une de ses actions, tenter FORCE 7 ; une réussite défausse la carte et le jeton serpent.
rule-EVT10d = Serpent de mer : si le navire quitte la carte pour une autre page de l'atlas, le serpent est placé dans la région où le navire arrive.
rule-EVT10e = Exemple, Étoile de mer piquante : choisir 1 dégât au navire ou un défi de FORCE 6 (échec : -3 santé).

## ACT

chapter-ACT = Actions
rule-ACT1 = Après l'événement, le joueur actif fait 2 actions parmi navigation, exploration, commerce et port.
rule-ACT2 = La même action peut être faite deux fois dans un tour.
rule-ACT3 = On peut renoncer à une de ses actions ou aux deux pour gagner 1 jeton ordre par action.
rule-ACT4 = Un effet appelé action sur une carte en jeu (un événement permanent, par exemple) coûte une des deux actions.

## NAV

chapter-NAV = Navigation
rule-NAV1 = L'action de navigation déplace le navire par un test de SAVOIR-FAIRE, jamais de connaissances.
rule-NAV2a = Avant la pioche, le joueur peut faire participer un membre qui a du savoir-faire ; celui-ci reçoit 1 fatigue.
rule-NAV2b = Un seul membre d'équipage au plus participe à un test de navigation, et seulement s'il a du savoir-faire.
rule-NAV2d = On peut naviguer sans aucun membre d'équipage.
rule-NAV2e = Le test de navigation est un défi : sauf la limite d'un participant, les règles des défis valent (états, capacités après la pioche, cartes en main de tous les joueurs, membre d'un autre joueur pour 1 ordre, aucun équipement entre-temps).
rule-NAV3 = Résultat de navigation : destin + 1 par symbole de savoir-faire du participant.
rule-NAV4 = On peut défausser de sa main des cartes de savoir-faire : chacune ajoute +1.
rule-NAV5a = La table de navigation du plateau navire convertit le résultat en nombre de déplacements permis.
rule-NAV5b = Un résultat de navigation de 8 permet 3 déplacements.
rule-NAV6 = Chaque déplacement va dans une région voisine de celle où l'on est ; on n'est pas tenu de tous les faire.
rule-NAV7a = À l'arrivée dans une région où il y a un danger, il faut aussitôt l'affronter.
rule-NAV7b = Face à un danger, le joueur tente le défi ou subit la conséquence.
rule-NAV7c = Un danger montre à gauche la compétence et la difficulté du défi, à droite la conséquence.
rule-NAV7d = Réussir le défi d'un danger évite la conséquence ; un échec l'applique, et les dégâts indiqués touchent le navire.
rule-NAV7f = Le défi d'un danger suit les règles normales : plusieurs membres d'équipage peuvent y participer.
rule-NAV7g = Une fois le danger réglé, gagné ou perdu, les déplacements restants peuvent encore servir (FAQ de l'éditeur).
rule-NAV7h = Un danger n'agit qu'à l'arrivée : rester dans sa région ou la quitter ne fait rien, et chaque nouvelle arrivée, même par un bord de carte, le déclenche de nouveau.
rule-NAV8a = Au bord de la carte, le navire ne continue dans la même direction que là où une icône nomme la page suivante.
rule-NAV8c = Passer le bord ouvre la page que nomme l'icône ; le navire y entre par le côté opposé à celui qu'il a quitté.
rule-NAV8e = Si plusieurs régions bordent le côté d'arrivée, le joueur en choisit une.

## EXP

chapter-EXP = Exploration
rule-EXP1 = L'action d'exploration explore un lieu cerclé de rouge dans la région du navire.
rule-EXP2 = Explorer, c'est lire dans le livre d'aventures le paragraphe qui porte le numéro du lieu.
rule-EXP3 = Un paragraphe peut offrir un choix, qui peut demander d'abord de réussir un défi ou de gagner un combat ; on va ensuite au paragraphe nommé.
rule-EXP4 = Les gains et les effets négatifs d'un paragraphe s'appliquent à la lecture.
rule-EXP5 = « Retournez au navire » met fin à l'action d'exploration ; le tour continue.
rule-EXP6 = On ne lit pas au-delà de l'endroit où l'on est avant d'avoir fait son choix ou résolu le défi.
rule-EXP7 = Un lieu peut être exploré de nouveau, au même tour ou plus tard ; seul le texte lui-même (les mots-clés) change ce qui s'y passe.

## MKT

chapter-MKT = Marchés
rule-MKT1 = L'action de commerce demande un marché dans la région du navire.
rule-MKT2 = On pioche 7 cartes commerce (toutes, s'il en reste moins).
rule-MKT3 = On peut acheter autant que l'on veut de ces 7 cartes, chacune pour son prix imprimé en pièces.
rule-MKT4 = Les cartes achetées deviennent des cartes aventure du groupe.
rule-MKT5 = Les cartes non achetées vont face cachée sous la pioche commerce.
rule-MKT6 = Une arme achetée doit être aussitôt équipée sur un membre d'équipage.
rule-MKT7 = Un membre d'équipage peut avoir autant d'armes que l'on veut.
rule-MKT8 = À tout moment, un artefact peut être vendu 2 pièces ou compter pour 2 pièces dans un paiement.
rule-MKT9 = Les cartes commerce sont une sorte de cartes aventure.

## PORT

chapter-PORT = Ports
rule-PORT1 = L'action de port demande un port dans la région du navire.
rule-PORT2 = Dans une même action de port, on peut user de l'auberge, du chantier, du médecin et de l'expérience, de tout ou partie, chacun au plus une fois.
rule-PORT3a = L'auberge coûte 4 pièces.
rule-PORT3b = Auberge : chaque membre d'équipage soigne 2 blessures et perd 1 fatigue.
rule-PORT4 = Chantier : réparer autant de cubes de dégât du navire que l'on veut, pour 1 matériau ou 1 pièce chacun, en tout mélange.
rule-PORT5 = Médecin : pour 1 pièce par membre d'équipage choisi, soigner toutes ses blessures.
rule-PORT6 = Une action de port permet de dépenser l'expérience pour autant de cartes niveau que l'on veut.

## XP

chapter-XP = Expérience
rule-XP1 = L'expérience gagnée est notée au journal de campagne ; celle qu'on dépense est barrée.
rule-XP2 = Une carte niveau ne s'achète que pour le membre d'équipage à qui elle appartient.
rule-XP3 = Acheter une carte niveau coûte l'expérience imprimée dessus.
rule-XP4 = Une carte niveau achetée est aussitôt équipée sur son membre d'équipage et y reste jusqu'à la fin de la campagne.
rule-XP6 = Les cartes niveau ne sont pas des cartes compétence : on ne peut jamais les défausser, ni librement, ni pour une capacité, ni pour renforcer une attaque ; les effets imprimés dessus valent.
rule-XP7 = Les cartes niveau ne comptent pas dans la limite de 2 cartes compétence équipées.
rule-XP8 = Les cartes niveau ne sont jamais mélangées à la pioche compétence.

## CMD

chapter-CMD = Ordres
rule-CMD1 = Les ordres se dépensent à tout moment, même au tour d'un autre joueur, dans les limites de chaque usage.
rule-CMD2a = Équiper : poser une carte compétence de sa main sur un membre d'équipage, en payant à la réserve les ordres imprimés en haut à droite.
rule-CMD2b = On peut équiper la carte sur n'importe quel membre d'équipage, même d'un autre joueur, ou sur la capitaine.
rule-CMD2c = Un membre d'équipage peut avoir au plus 2 cartes compétence équipées ; armes et cartes niveau ne comptent pas.
rule-CMD2e = Un joueur peut défausser à tout moment les cartes compétence équipées sur les membres qu'il contrôle.
rule-CMD2f = Chaque carte compétence équipée augmente de 1 la compétence de son type chez ce membre.
rule-CMD2g = Une carte compétence équipée peut donner une capacité à son porteur ou au joueur qui le contrôle ; la plupart sont gratuites une fois équipées.
rule-CMD2h = On ne peut pas équiper de carte compétence pendant un combat ou un défi.
rule-CMD3a = Activer une capacité d'équipage : poser les ordres demandés sur le plateau d'équipage et en obtenir l'effet.
rule-CMD3b = Tant que des ordres sont posés sur un plateau d'équipage, aucune de ses capacités ne peut servir.
rule-CMD3c = Chaque joueur active les capacités de ses propres membres d'équipage (le joueur actif, aussi celles de la capitaine).
rule-CMD4a = Activer une carte aventure : poser dessus les ordres demandés et en obtenir l'effet.
rule-CMD4b = Une carte aventure qui porte des ordres ne peut pas être activée de nouveau avant qu'ils soient retirés.
rule-CMD4c = Tout joueur peut activer n'importe quelle carte aventure à tout moment, aussi pour aider un autre joueur dans un défi ou un combat.
rule-CMD4d = Pendant un combat, on ne peut ni cuisiner de recette ni activer de carte aventure qui déplace le navire.
rule-CMD4f = Les cartes aventure qui déplacent le navire ne s'activent pas pendant une action d'exploration.
rule-CMD4g = Les recettes peuvent être cuisinées pendant une action d'exploration, hors combat.
rule-CMD5a = Si la capacité d'une carte compétence équipée coûte des ordres, ils se paient à la réserve et ne se posent pas sur la carte.
rule-CMD5b = Les ordres posés sur des plateaux d'équipage ou des cartes aventure ne peuvent pas être dépensés.
rule-CMD6 = Les ordres dépensés vont à la réserve, sauf ceux qu'on pose pour activer un plateau d'équipage ou une carte aventure.

## ABI

chapter-ABI = Capacités
rule-ABI1 = La capacité d'équipage « +1 destin » vaut pour n'importe quelle pioche de destin, même d'un autre joueur.
rule-ABI2 = La capacité d'équipage « +1 dégât » ne fait qu'augmenter une attaque de ce membre et ne s'inflige pas seule.
rule-ABI3 = La capacité d'équipage « +1 précision » ne peut pas servir à l'attaque d'un autre membre.
rule-ABI4 = La parade d'une capacité d'équipage ne peut pas réduire les dégâts infligés à un autre membre.
rule-ABI5 = La capacité d'équipage « réparer 1 » retire du navire 1 cube de dégât.
rule-ABI6 = La capacité « repiocher un destin de 1 » : quand le joueur qui contrôle Kasumi pioche le destin 1, elle permet de piocher une autre carte à la place.
rule-ABI7 = Les capacités d'équipage qui retirent un état ou soignent une blessure peuvent viser n'importe quel membre d'équipage.
rule-ABI8 = La capacité d'une carte compétence ne sert qu'au membre sur qui elle est équipée, sauf si la carte dit autre chose.
rule-ABI9 = Sur une carte compétence, « vous » est le joueur qui contrôle le membre qui la porte.
rule-ABI10 = L'« effet immédiat » d'une carte compétence s'applique au moment où on l'équipe.
rule-ABI11 = Carte compétence Attaque surprise, tant qu'elle est équipée : la défausser pour infliger 1 dégât sans pioche de destin, sans cube de combat et sans riposte.

## CH

chapter-CH = Défis
rule-CH1 = Un défi nomme une compétence, une valeur à atteindre et les effets d'un échec.
rule-CH2a = Le joueur actif choisit d'abord les participants parmi son propre équipage et la capitaine.
rule-CH2b = Chaque membre d'équipage participe au plus une fois à un défi.
rule-CH2c = Chaque participant reçoit 1 fatigue.
rule-CH2d = Un membre sans la compétence du défi peut participer : il n'ajoute rien, mais reçoit la fatigue et compte comme participant.
rule-CH3a = Un autre joueur peut ajouter autant de ses membres qu'il veut en payant 1 ordre en tout ; chaque membre ajouté reçoit 1 fatigue.
rule-CH3c = Si le défi impose la participation d'un membre que le joueur actif ne contrôle pas, celui qui le contrôle ne paie aucun ordre.
rule-CH4 = Un défi peut se tenter sans aucun participant, en s'en remettant au destin seul.
rule-CH5 = On additionne la compétence nommée de tous les participants : symboles imprimés et cartes équipées.
rule-CH6 = On pioche le destin et on l'ajoute à la somme des compétences des participants.
rule-CH7a = Après la pioche du destin, les joueurs, y compris ceux dont ce n'est pas le tour, peuvent user de leurs capacités d'équipage, des cartes aventure et des cartes compétence équipées pour changer le score.
rule-CH7b = Après la pioche du destin, chaque joueur peut défausser de sa main des cartes montrant la compétence du défi, pour +1 chacune.
rule-CH7c = Seules les cartes de la main, et non les cartes équipées, peuvent être défaussées pour ce +1.
rule-CH8 = Le défi est réussi si le score final atteint au moins la valeur.
rule-CH9 = La carte piochée pour le destin est défaussée après le défi.
rule-CH10 = En cas de réussite, on ignore les effets d'échec et on applique le texte qui suit.
rule-CH11a = Échec « -X santé » : le joueur actif répartit X blessures entre les participants.
rule-CH11b = Échec avec dégâts au navire : on pioche le destin pour trouver la salle de chaque point.
rule-CH11c = Un effet d'échec qui nomme un autre paragraphe remplace le paragraphe indiqué pour une réussite.
rule-CH11d = État en cas d'échec : le joueur actif en donne le marqueur à un participant qui n'a pas encore cet état.
rule-CH11e = Un effet d'échec qui nomme un membre d'équipage touche ce membre, qu'il ait participé ou non.
rule-CH11f = La description d'un échec ne se lit que si le défi échoue.
rule-CH12 = Après les effets d'échec, si aucun autre paragraphe n'est nommé, on continue le texte comme après une réussite.
rule-CH13a = Un participant imposé qui a 2 fatigues n'ajoute rien et ne reçoit pas de fatigue, mais compte comme participant pour les effets d'échec.
rule-CH13c = Si un participant imposé est le seul, c'est forcément lui qui subit les effets d'échec.
rule-CH14 = Les participants sont fixés avant la pioche du destin.

## CBT

chapter-CBT = Combat
rule-CBT1a = Quand un paragraphe dit COMBAT suivi de numéros, ces ennemis doivent être vaincus avant que l'histoire continue.
rule-CBT1b = On prend les cartes des ennemis nommés, on les mélange et on les pose face visible en une seule rangée, sans intervalle.
rule-CBT1c = Les 4 cubes sont répartis : à 4 joueurs, 1 chacun ; à 3, 2 au joueur actif et 1 aux autres ; à 2, 2 chacun ; seul, les 4.
rule-CBT2a = Le combat se déroule en rounds jusqu'à ce que tous les ennemis soient vaincus ou tous les membres d'équipage à 0 point de vie.
rule-CBT2b = Un round : les attaques et leurs ripostes, la fin du round, puis on voit si le combat est gagné.
rule-CBT2c = Les joueurs utilisent leurs cubes de combat dans l'ordre qu'ils veulent entre eux.
rule-CBT2d = Les joueurs peuvent laisser des cubes de combat inutilisés et passer plus tôt à la fin du round, chacun décidant des siens.
rule-CBT2e = S'il reste un ennemi après la fin du round, on reprend tous les cubes de combat et un nouveau round commence.
rule-CBT2f = Quand tous les ennemis sont vaincus, leurs cartes retournent dans l'ordre au paquet d'ennemis, cubes et jetons synergie quittent les plateaux et l'histoire reprend.
rule-CBT2g = Si le dernier ennemi est vaincu pendant les attaques, le combat est gagné aussitôt, quels que soient les cubes restants.
rule-CBT3 = Les joueurs peuvent se donner des cubes de combat inutilisés ; pour chacun, celui qui donne ou celui qui reçoit paie 1 ordre.
rule-CBT4a = Pour attaquer, on pose un cube sur un membre d'équipage que l'on contrôle et on choisit une de ses armes.
rule-CBT4b = Un membre qui a déjà 2 cubes ne peut plus attaquer pendant ce round.
rule-CBT5 = On choisit pour cible n'importe quelle carte ennemi.
rule-CBT6a = On pioche le destin et on ajoute la précision de l'arme ; l'attaque touche si la somme atteint au moins la défense de la cible.
rule-CBT6b = Après la pioche du destin, capacités d'équipage et cartes aventure peuvent encore augmenter la précision.
rule-CBT7a = Une attaque qui touche pose sur les cases de l'ennemi autant de marqueurs blessure que de dégâts.
rule-CBT7b = Si les dégâts d'une arme montrent un symbole de compétence, l'attaquant peut, une fois l'issue de l'attaque connue, défausser une carte équipée de cette compétence pour +1 dégât.
rule-CBT7c = On ne défausse ainsi qu'une seule carte ; elle doit être équipée sur l'attaquant, et ni carte niveau ni carte en main ne conviennent.
rule-CBT8a = Tous les marqueurs d'une même attaque vont sur des cases qui se touchent par les côtés ; toute forme est permise, pas les diagonales.
rule-CBT8b = Une case ne porte qu'un marqueur ; ceux d'une attaque ne vont pas sur des cases couvertes et ne les sautent pas.
rule-CBT9a = Un ennemi est vaincu quand toutes ses cases cœur sont couvertes.
rule-CBT9b = La carte d'un ennemi vaincu retourne au paquet, et les cartes restantes se resserrent pour se toucher.
rule-CBT10a = Si l'ennemi attaqué est encore en vie après l'attaque, il riposte immédiatement.
rule-CBT10b = Une riposte inflige à l'attaquant les dégâts de base de l'ennemi, plus 1 par symbole de dégât découvert.
rule-CBT10c = Chaque parade de l'arme utilisée annule 1 dégât de la riposte.
rule-CBT10d = Contre une riposte, on peut ajouter les parades des cartes aventure et des capacités de l'attaquant.
rule-CBT10e = Si l'attaquant n'a plus de points de vie, le reste des dégâts va à un autre membre d'équipage, de n'importe quel joueur, que choisit le joueur qui attaque, et ainsi de suite.
rule-CBT10f = Seul l'ennemi visé riposte ; ses voisins, blessés par débordement, ne ripostent pas.
rule-CBT11a = En fin de round, chaque ennemi en vie attaque une fois, de gauche à droite.
rule-CBT11b = Pour chaque ennemi, le joueur actif décide quel membre d'équipage est attaqué.
rule-CBT11c = Tous les dégâts d'un ennemi vont à un seul membre, sauf s'il n'a plus de points de vie ; le reste va alors à un autre membre que choisit le joueur actif, et ainsi de suite.
rule-CBT11d = Les parades d'arme ne valent pas en fin de round ; celles des cartes, des capacités ou des effets de « fin de round » valent.
rule-CBT11e = Les capacités de fin de round découvertes (sablier) agissent ; les états peuvent aller à n'importe quel membre d'équipage.
rule-CBT11f = Chaque ennemi, à son tour, attaque d'abord, puis use de ses propres sabliers, avant que l'ennemi suivant à droite n'attaque.
rule-CBT12a = Une attaque ratée inflige quand même 1 dégât, après la riposte de l'ennemi.
rule-CBT12b = Avec 2 fatigues, une attaque ratée n'inflige aucun dégât.
rule-CBT12c = Ce qui augmente les dégâts de l'attaque vaut aussi pour un raté, y compris la défausse d'une carte équipée (CBT7b).
rule-CBT12d = Les parades d'arme valent normalement contre la riposte à une attaque ratée.
rule-CBT12e = Le dégât infligé après un raté ne provoque pas une autre riposte.
rule-CBT13 = Les marqueurs d'une attaque peuvent déborder sur une seule carte ennemi voisine, s'ils se touchent par-dessus le bord et si la cible reçoit au moins la moitié des dégâts (arrondie au supérieur).
rule-CBT14 = Volant : tant que son aile est découverte, un ennemi a +1 en défense contre les armes qui ne sont pas à distance.
rule-CBT15 = Un marqueur blessure sur une case annule tout ce qui y est imprimé.
rule-CBT16 = Un cœur marqué 2 ou 3 demande autant de dégâts d'une seule attaque et reçoit alors un marqueur.
rule-CBT17 = Un membre que la riposte à un raté fait tomber à 0 inflige encore le dégât de 1 et peut user de ses capacités jusqu'à la fin de cette action de combat.
rule-CBT18 = Pendant un combat, on ne peut équiper aucune carte compétence ni faire passer une arme d'un membre à un autre.
rule-CBT19 = Avant la plupart des combats, le niveau total des ennemis est connu : 3-8 très facile, 9-11 facile, 12-13 moyen, 14-17 dangereux, 18-22 mortel.

## ENE

chapter-ENE = Ennemis
rule-ENE1 = Dégât au navire 1 : en fin de round, le navire subit 1 dégât, dans la salle que dit le destin.
rule-ENE2 = Perdre 1 ressource : en fin de round, rendre à la réserve 1 ressource (nourriture, matériau, artefact ou pièce, au choix du joueur actif).
rule-ENE3 = Voisins +1/+2 : tant que la case est découverte, chaque ennemi voisin, à gauche et à droite, inflige autant de plus à son attaque de fin de round ; la carte elle-même n'en profite pas.
rule-ENE4 = Soigne ses voisins 1 : en fin de round, retirer 1 marqueur blessure de chaque ennemi voisin ; le joueur actif choisit lequel.
rule-ENE5 = Affaiblir : en fin de round, un membre que choisit le joueur actif reçoit la faiblesse.
rule-ENE6 = Attaque éclair : tant que la case est découverte, la riposte de cet ennemi vient avant l'attaque.
rule-ENE7 = Défausser une compétence : en fin de round, défausser une carte compétence équipée que choisit le joueur actif.
rule-ENE8 = Démoraliser : en fin de round, un membre que choisit le joueur actif reçoit l'abattement.
rule-ENE9a = Désarmer : en fin de round, retirer une carte arme équipée à un membre que choisit le joueur actif.
rule-ENE9b = Une carte arme ainsi retirée peut être équipée de nouveau après le combat.
rule-ENE10 = Effrayer : en fin de round, un membre que choisit le joueur actif reçoit la peur.
rule-ENE11 = Folie : en fin de round, un membre que choisit le joueur actif reçoit la folie.
rule-ENE12 = Parade 1 : tant que la case est découverte, l'ennemi annule 1 dégât chaque fois qu'un membre lui en inflige.
rule-ENE13 = Se soigne 1/3 : en fin de round, retirer 1 ou 3 marqueurs blessure de cet ennemi ; le joueur actif choisit lesquels.
rule-ENE14 = Venin : en fin de round, un membre que choisit le joueur actif reçoit le venin.

## SYN

chapter-SYN = Synergie
rule-SYN1 = Au début de chaque combat, chaque jeton synergie est sur le plateau de son propre membre d'équipage ; hors combat, il ne sert à rien.
rule-SYN2 = Quand un membre pose un marqueur blessure sur une case à symbole de synergie, il peut donner son jeton synergie à un autre membre.
rule-SYN3 = Un membre qui tient le jeton synergie d'un autre peut l'activer : il le rend à son propriétaire et en obtient l'effet.
rule-SYN4 = Un membre ne peut pas activer son propre jeton synergie.
rule-SYN5 = Les jetons synergie peuvent être activés après la pioche du destin.
rule-SYN6 = Un jeton synergie peut être rendu à son propriétaire à tout moment, sans effet.
rule-SYN7 = Un effet de synergie vaut une seule fois, au moment de l'activation, pour le membre qui l'active.
rule-SYN8a = Synergie d'Audrie, de Kasumi et de Laurent (chacun) : +1 dégât pour une attaque.
rule-SYN8b = Synergie de la capitaine Odessa : les blessures d'une attaque peuvent se poser en diagonale.
rule-SYN8c = Synergie de Gregory : quand le porteur tombe à 0 point de vie, soigner 2 de ses blessures.
rule-SYN8d = Synergie de Kannan : repiocher le destin pendant une attaque.
rule-SYN8e = Synergie de Mac : +2 en précision pour une attaque, même après la pioche du destin.
rule-SYN8f = Synergie de Marco : +2 dégâts pour une attaque, à poser hors des cases cœur et au contact des autres blessures de l'attaque.
rule-SYN8g = Synergie de Rafael : 2 parades.

## QST

chapter-QST = Quêtes
rule-QST1 = « Prenez la quête X » : prendre la carte quête X et la poser face visible avec les autres.
rule-QST2 = « Défaussez » ou « accomplissez la quête X » : la carte va dans la boîte des quêtes terminées et ne sert plus de la campagne.
rule-QST3 = Le groupe a un mot-clé si, et seulement si, il possède la carte quête qui le montre.
rule-QST4 = Un paragraphe qui commence par « si mot-clé X, lisez Y » doit être suivi quand le groupe a X.
rule-QST5 = Plusieurs instructions de mots-clés au début d'un paragraphe se vérifient dans l'ordre.
rule-QST6 = Un choix marqué « requiert le mot-clé X » n'est possible qu'avec X, et n'est jamais obligatoire.
rule-QST7 = Le symbole de quête active marque les quêtes qu'on accomplit en voyageant quelque part ; les autres gardent surtout un mot-clé.

## DEF

chapter-DEF = Défaite
rule-DEF1 = Il y a deux façons d'être vaincu : tous les membres d'équipage à 0 point de vie, ou 11 dégâts sur le navire.
rule-DEF2 = Mode normal : une défaite coche une case de défaite au journal.
rule-DEF3a = Mode normal, défaite de l'équipage : le navire va au port le plus proche.
rule-DEF3b = Mode normal, défaite de l'équipage : toutes les blessures et toute la fatigue de l'équipage sont retirées, les états restent.
rule-DEF4 = Mode normal, défaite du navire : le navire va au port le plus proche et tous ses dégâts sont retirés.
rule-DEF5 = Mode normal, dans les deux cas : on défausse les 6 cartes événement suivantes, puis un nouveau tour commence.
rule-DEF6a = S'il reste moins de 6 cartes événement, le nombre manquant est noté (des marqueurs blessure sur l'emplacement des événements) et défaussé du paquet suivant une fois formé.
rule-DEF6b = Si ces défausses vident le paquet d'événements (même s'il restait exactement 6 cartes), le tour suivant résout le paragraphe d'épuisement correspondant au lieu d'un événement.
rule-DEF6c = Si une défaite vide le paquet d'événements pour la troisième fois, on lit F1 aussitôt après la procédure de défaite et aucun nouveau paquet n'est formé.
rule-DEF7 = Mode brutal : une défaite met aussitôt fin à la campagne ; il faut remettre le jeu à zéro pour en commencer une autre.
rule-DEF8 = À la fin d'une campagne, les totems trouvés sont cochés sur la feuille de succès et le score final est noté au journal.
rule-DEF9 = Défaite pendant le final (FAQ de l'éditeur), mode normal : la première est cochée, toutes les blessures, fatigues, états, dégâts du navire et ordres posés sont retirés, on gagne 7 ordres et 10 points d'expérience et on relit F1 ; la seconde est cochée et l'histoire continue en F2.

## ADV

chapter-ADV = Cartes aventure
rule-ADV1 = Une carte aventure gagnée se pose face visible avec les autres cartes aventure du groupe et appartient à tous les joueurs.
rule-ADV2 = Les totems sont des cartes aventure au symbole de totem ; le nombre que le groupe en a trouvé détermine le final de la campagne.
rule-ADV3 = Une carte qui offre plusieurs effets au choix en donne exactement un par activation.
rule-ADV4 = Une capacité passive est toujours active et ne coûte aucun ordre.
rule-ADV5a = Une carte arme peut être équipée sur n'importe quel membre d'équipage, ou passer de l'un à l'autre, à tout moment hors combat.
rule-ADV5b = Une carte arme s'utilise sans dépenser d'ordre.
rule-ADV6 = Barda, 1 ordre : repiocher le destin et garder le meilleur résultat.
rule-ADV7 = Soupe : l'activer et payer 3 de nourriture de toute sorte pour retirer 3 fatigues et 1 abattement, à un ou plusieurs membres.
rule-ADV8 = Crêpes : les activer et payer 3 céréales pour retirer 3 fatigues et soigner 3 blessures.
rule-ADV9 = Sauf indication contraire, les effets d'une carte peuvent être répartis entre plusieurs membres d'équipage.
rule-ADV10 = Gilet en écailles de serpent : donne à un membre d'équipage +3 parades temporaires, en combat seulement.
rule-ADV11 = Une certaine carte aventure retire 1 folie à n'importe quel membre ou donne 2 connaissances dans un défi.
rule-ADV12 = Un certain compagnon donne 2 connaissances dans un défi (après la pioche du destin) ou 2 parades en combat ; passif : en fouillant, on peut échanger 1 de nourriture contre 1 viande.
rule-ADV13 = Les cartes aventure mises de côté pour gagner de la place appartiennent toujours au groupe.

## CAM

chapter-CAM = La campagne
rule-CAM1 = La partie ne peut être sauvegardée qu'avant le début du tour d'un joueur.
rule-CAM2 = La sauvegarde note la page et le lieu du navire, ses dégâts, la dernière action navire, et la main et les jetons ordre de chaque joueur.
rule-CAM3 = La sauvegarde garde pour chaque membre d'équipage ses blessures, fatigues, états, cartes compétence, cartes niveau et armes.
rule-CAM4 = La sauvegarde garde ressources, pièces, cartes aventure, quêtes en cours et terminées, événements permanents en jeu et paquet d'événements dans l'ordre.
rule-CAM5 = La sauvegarde marque les cartes aventure qui portent des ordres ; au chargement, chacune reçoit de nouveau un jeton ordre.
rule-CAM6 = La sauvegarde garde séparées la pioche et la défausse compétence ; au chargement, elles ne sont pas mélangées ensemble.
rule-CAM7a = Au chargement, la pioche commerce et les jetons fouille sont remélangés.
rule-CAM7b = Au chargement, les 8 plateaux d'équipage sont redistribués le plus également possible ; Odessa reste au milieu.
rule-CAM7c = Au chargement, les joueurs choisissent qui commence et reprennent main et ordres d'après leur numéro au journal.
rule-CAM8 = La salle de la dernière action navire notée dans la sauvegarde ne peut pas servir au premier tour après le chargement.
rule-CAM9 = Un joueur peut arriver ou partir à la fin de n'importe quel tour.
rule-CAM10 = Arrivée d'un joueur : avant le tour suivant, les plateaux d'équipage (sauf celui d'Odessa) sont redistribués le plus également possible ; tout ce qui est sur un plateau le suit.
rule-CAM11a = Départ d'un joueur : ses plateaux d'équipage sont redistribués le plus également possible entre les autres.
rule-CAM11b = Un joueur qui part défausse 1 carte compétence et ne garde que 1 jeton ordre ; le joueur actif partage entre les autres les cartes restantes et le jeton.
rule-CAM12 = Après un changement du nombre de joueurs, le plateau navire doit montrer la face correspondante.
rule-CAM13a = Une campagne peut être remise à zéro à tout moment ; une seule campagne peut être en cours.
rule-CAM13b = Remise à zéro : toutes les cartes aventure et quête (terminées comprises) reprennent l'ordre de leurs numéros, toutes les cartes niveau et tous les jetons retournent à la réserve.
rule-CAM14 = Les joueurs peuvent à tout moment écrire des notes au journal et sur la carte, et consulter celles de campagnes passées dans une nouvelle.

## VAR

chapter-VAR = Variantes
rule-VAR1 = Variante du dé : chaque fois qu'on piocherait le destin, on lance à la place un dé à six faces.
rule-VAR2 = Avec la variante du dé, aucune carte compétence n'est piochée ni défaussée pour le destin.

## SCO

chapter-SCO = Score
rule-SCO1 = 2 points par carte aventure possédée, cartes commerce et de départ comprises.
rule-SCO2 = 2 points de plus par carte totem.
rule-SCO3 = 1 point par carte quête, terminées comprises, avec ou sans mot-clé.
rule-SCO4 = 2 points par carte niveau en jeu.
rule-SCO5 = 1 point par tranche complète de 2 pièces.
rule-SCO6 = 1 point par artefact.
rule-SCO7 = 10 points si l'une des fins de la campagne a été atteinte.
rule-SCO8 = Mode normal : moins 10 points par défaite.
rule-SCO9 = Mode brutal : plus 25 points.

## UNL

chapter-UNL = Déblocage
rule-UNL1 = Dès qu'un totem est trouvé ou une fin atteinte, sa case est cochée sur la feuille de succès ; les coches survivent à toutes les campagnes.
rule-UNL2 = Les déblocages dépendent du nombre de totems et de fins différents cochés dans toutes les campagnes.
rule-UNL3a = 4 totems ou fins débloquent les cartes quête 171-172.
rule-UNL3b = 7 totems ou fins débloquent les cartes quête 169-170.
rule-UNL3c = 9 débloquent la quête 168 ; 11 débloquent la quête 174 ; 13 débloquent la quête 175.
rule-UNL3d = 15 débloquent les quêtes 176-177 ; 18 débloquent les quêtes 178-180 ; 22 débloquent la quête 173.
rule-UNL4 = Les cartes débloquées ne se prennent qu'au début d'une campagne, jamais pendant.
rule-UNL5 = Au début de chaque campagne, les joueurs décident pour chaque carte débloquée s'ils l'utilisent ; elle reste débloquée pour toujours.

## VIL

chapter-VIL = Villes
rule-VIL1 = Dans une aventure qui porte en gras le nom d'un village ou d'une ville, on peut prendre plusieurs options différentes en une visite.
rule-VIL2 = Pendant une même action d'exploration, la même option de ville ne peut pas être choisie deux fois.

## TOK

chapter-TOK = Jetons exploration
rule-TOK1 = « Gagnez le jeton exploration A » (ou une autre lettre) : prendre ce jeton dans la réserve.
rule-TOK2 = Un passage qui mentionne un jeton exploration se lit si le groupe l'a.
rule-TOK3 = Tous les jetons exploration retournent à la réserve au « retournez au navire ».

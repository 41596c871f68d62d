### Machina Arcana : les mots du lecteur de règles, une phrase simple par règle du registre, en français.

## SET : Mise en place

chapter-SET = Mise en place
rule-SET1a = On joue de 1 à 4, et chacun mène un seul explorateur.
rule-SET1b = Chacun choisit librement parmi les huit explorateurs et ceux du scénario ; on ne peut pas prendre celui d'un autre.
rule-SET1c = Il n'y a pas de meneur de jeu, et rien ne change avec le nombre de joueurs : ni les paquets, ni les valeurs, ni les coûts.
rule-SET2a = Une partie raconte un seul scénario ; la boîte en contient trois.
rule-SET2b = Les chapitres ne se mélangent pas : d'abord la carte de scénario, puis les chapitres dans l'ordre de leurs numéros.
rule-SET2c = La carte de dénouement reste à l'écart du paquet de chapitres.
rule-SET2d = La menace et le niveau des monstres commencent à 1.
rule-SET2e = Les cartes qui portent le symbole du scénario rejoignent les autres avant le mélange ; celles des autres scénarios restent dans la boîte.
rule-SET2f = Événements d'exploration et événements d'horreur forment deux paquets face cachée, chacun avec 32 cartes de base et celles du scénario.
rule-SET2g = Le scénario I compte 12 cartes de chapitre et 11 événements de chaque sorte, le II en compte 10 et 6, le III 13 et 11 ; chacun a sa tuile de dénouement.
rule-SET3a = On commence sans essence.
rule-SET3b = On commence avec toute sa santé et toute son endurance.
rule-SET3c = Chaque explorateur dispose de trois marqueurs à son signe ; il en existe quatre jeux.
rule-SET3d = On part les mains vides : les objets se trouvent en chemin, ou viennent d'une partie précédente de la campagne.
rule-SET4a = Les objets de niveau 1 forment quatre paquets mélangés : armes, tenues, artefacts et consommables.
rule-SET4b = Les objets des niveaux 2 et 3 attendent qu'un chapitre les ajoute.
rule-SET4c = Les quatre paquets d'objets partagent une seule défausse.
rule-SET4d = Il y a 156 objets de trois niveaux : 51 armes, 40 tenues, 35 artefacts et 30 consommables.
rule-SET5a = Au début, le paquet de monstres ne contient que le niveau 1.
rule-SET5b = Les monstres des niveaux 2 à 4 entrent dans le paquet quand le niveau des monstres atteint le leur.
rule-SET5c = Il existe 29 monstres, du niveau 1 au niveau 4, tous différents.
rule-SET6a = La tuile de dénouement d'un scénario est mise de côté et ne se pioche jamais.
rule-SET6b = Les dix tuiles ordinaires forment une pile mélangée, chacune montrant au hasard l'une de ses deux faces.
rule-SET6c = La partie commence sur la tuile du dessous de la pile, du côté qu'elle montre.
rule-SET7a = On retourne la première carte de chapitre : son texte devient le chapitre en cours.
rule-SET7b = Les valeurs de génération et d'horreur prennent celles du chapitre en cours.
rule-SET7c = On suit ensuite les consignes du premier chapitre, qui placent l'entrée et les explorateurs sur la tuile de départ.
rule-SET7d = Au départ, il n'y a ni monstre ni événement en cours.
rule-SET8a = La partie très courte se joue avec le scénario I et ses seuls chapitres 1, 2 et 4.
rule-SET8b = Elle est gagnée quand le dernier explorateur en vie sort au chapitre 4 ; il n'y a pas de dénouement.
rule-SET8c = La partie courte se joue avec le scénario I sans ses chapitres 2 et 7.
rule-SET8d = La partie courte se gagne comme le scénario entier.
rule-SET9a = Le dé de base va de 1 à 10 : son 0 vaut dix.
rule-SET9b = En partie facile, le 0 du dé de base vaut zéro, pour tous les jets de ce dé.
rule-SET9c = En partie très facile, les jets de génération et d'horreur ratés ne font pas baisser les valeurs.

## RND : Manches et fin de partie

chapter-RND = Manches et fin de partie
rule-RND1a = Une manche a quatre phases, toujours dans cet ordre : explorateurs, génération, horreur, monstres.
rule-RND2a = Au début de la phase des explorateurs, chacun retrouve toute son endurance.
rule-RND2b = Au même moment, les explorateurs reprennent leurs marqueurs et les effets qu'ils signalaient prennent fin.
rule-RND2c = Tout explorateur qui a de l'endurance joue exactement un tour par manche.
rule-RND2d = L'ordre des tours est libre et peut changer à chaque manche.
rule-RND2e = Un explorateur termine son tour avant qu'un autre commence le sien.
rule-RND2f = Pendant votre tour, vous agissez autant de fois et dans l'ordre que vous voulez, même plusieurs fois de la même façon, tant que vous pouvez payer.
rule-RND2g = Vous pouvez finir votre tour à tout moment ; l'endurance qui reste est perdue.
rule-RND2h = Sans endurance au début de la phase, on ne joue pas de tour dans la manche.
rule-RND2i = Tomber à 0 d'endurance ne finit pas le tour : jusqu'à ce que vous y mettiez fin, les capacités qui n'en coûtent pas restent utilisables.
rule-RND2j = L'endurance regagnée après son tour ne donne ni second tour ni action de plus dans la manche.
rule-RND3a = Dans la phase des monstres, chaque monstre joue un tour, du plus ancien de la file au plus récent.
rule-RND3b = Les monstres en jeu forment une file ; le dernier arrivé se met à son extrémité droite.
rule-RND3c = Si la file est vide, la phase des monstres n'a pas lieu.
rule-RND3d = Un monstre détruit ou banni quitte la file ; les autres gardent leur ordre.
rule-RND3e = Un monstre qui apparaît pendant la phase des monstres y joue encore son tour, en dernier.
rule-RND4a = La partie est perdue dès que le dernier explorateur en jeu est détruit.
rule-RND4b = Dans un dénouement, elle l'est aussi dès que sa condition de défaite est remplie, même s'il reste des survivants.
rule-RND4c = S'il y a un dénouement, on gagne en remplissant sa condition de victoire.
rule-RND4d = Sans dénouement, on gagne en menant le dernier chapitre à son terme.
rule-RND4e = La victoire revient aux explorateurs encore en vie, et à eux seuls.
rule-RND4f = Un explorateur détruit l'est pour toujours : son joueur n'en reçoit pas d'autre.
rule-RND4g = Le joueur éliminé cherche désormais à détruire les survivants et ne partage plus leur victoire.

## SPN : Génération

chapter-SPN = Génération
rule-SPN1a = Dans la phase de génération, chaque explorateur en jeu lance une fois le dé de base.
rule-SPN1b = Quand toutes les cases de génération sont scellées, personne ne lance le dé.
rule-SPN1c = Un chapitre sans échelle de génération, ou dont l'échelle est désactivée, n'a pas de phase de génération.
rule-SPN1d = Qui est parti par la sortie ne lance pas le dé.
rule-SPN2a = Le jet de génération réussit s'il atteint la valeur de génération, et ce n'est pas une bonne nouvelle.
rule-SPN2b = Si votre tuile porte déjà quatre monstres ou plus à ce moment, la menace monte de 1, et c'est tout.
rule-SPN2c = Sinon, un monstre apparaît sur la tuile de l'explorateur qui a lancé le dé.
rule-SPN2d = La valeur de génération revient ensuite à celle du chapitre, même si aucun monstre n'a pu être placé.
rule-SPN2e = Un jet de génération raté fait baisser la valeur d'un cran.
rule-SPN2f = Les jets se suivent, chacun contre la valeur que le précédent a laissée.
rule-SPN2g = Les joueurs choisissent l'ordre de ces jets.
rule-SPN2h = La limite de quatre monstres ne vaut que pour les jets de la phase de génération, pas pour les cartes.
rule-SPN3a = Sur une tuile sans case de génération utilisable, rien n'apparaît.
rule-SPN3b = Le monstre qui apparaît est la carte du dessus du paquet de monstres.
rule-SPN3c = Si ce paquet est vide, on mélange d'abord la défausse pour le refaire.
rule-SPN3d = S'il n'y a plus aucune carte, la menace monte de 1 à la place.
rule-SPN3e = La figurine se pose sur la case de génération de la tuile la plus proche de l'explorateur concerné.
rule-SPN3f = Rien ne sort des cases de génération scellées ou détruites.
rule-SPN3g = En dehors de la phase de génération, c'est la tuile de l'explorateur actif qui compte.
rule-SPN3h = Un monstre entre toujours en jeu indemne, même s'il a déjà été détruit.
rule-SPN3i = Si la case de génération la plus proche est occupée, l'explorateur concerné pose le monstre sur une case libre au plus près d'elle.
rule-SPN3j = On pioche la carte, on la met au bout de la file, on pose la figurine, puis on résout les capacités d'arrivée.

## HOR : Horreur

chapter-HOR = Horreur
rule-HOR1a = Au début de la phase d'horreur, les marqueurs d'horreur reviennent et les effets qu'ils signalaient prennent fin.
rule-HOR1b = Un seul jet d'horreur est fait pour tout le groupe.
rule-HOR1c = Un chapitre sans échelle d'horreur, ou dont l'échelle est désactivée, n'a pas de phase d'horreur.
rule-HOR2a = Le jet d'horreur réussit s'il atteint la valeur d'horreur.
rule-HOR2b = En cas de réussite, la valeur d'horreur revient d'abord à celle du chapitre.
rule-HOR2c = Ensuite un événement d'horreur est invoqué.
rule-HOR2d = Un jet d'horreur raté fait baisser la valeur d'un cran.

## THR : Menace

chapter-THR = Menace
rule-THR1a = Quand la menace monte, son jeton avance d'une case vers la droite.
rule-THR1b = Au bout de la piste, le jeton repart du début et le niveau des monstres monte de 1.
rule-THR1c = Quand ce niveau monte, les nouveaux monstres et toute la défausse sont mélangés dans le paquet ; ceux qui sont retirés du jeu n'y reviennent pas.
rule-THR1d = Au niveau 5, la menace ne monte plus : à la place, chaque explorateur détruit un objet équipé de son choix.
rule-THR1e = Celui qui n'a pas d'objet équipé à détruire est détruit lui-même.
rule-THR1f = La menace ne descend jamais sous 1.
rule-THR1g = Une hausse de plusieurs points se fait case par case, avec les hausses de niveau en chemin.
rule-THR1h = Baisser la menace ne fait jamais baisser le niveau des monstres.
rule-THR1i = Les niveaux vont de 1 à 5 ; le cinquième n'a pas de monstres à lui.
rule-THR1j = Un effet qui fixe la menace y place directement le jeton.
rule-THR1k = Au niveau 5, chaque point d'une hausse coûte un objet à chaque explorateur.

## ATT : Unités et attributs

chapter-ATT = Unités et attributs
rule-ATT1a = Une unité a cinq attributs : armure, volonté, santé, endurance et essence.
rule-ATT1b = Une unité est un explorateur ou un monstre ; quelques cases comptent aussi comme des unités sans être ni l'un ni l'autre.
rule-ATT1c = Explorateurs et monstres se déplacent, attaquent et usent de leurs capacités selon les mêmes règles, sauf mention contraire.
rule-ATT1d = L'armure et la volonté inscrites sur vos objets équipés s'ajoutent aux vôtres.
rule-ATT1e = Aucun attribut ne descend sous 0 ni ne dépasse 9.
rule-ATT1f = Santé, endurance et essence ne dépassent jamais leur maximum.
rule-ATT1g = Le maximum de santé et d'endurance est inscrit sur la carte ; des effets peuvent le modifier.
rule-ATT2a = Dépenser un attribut n'est jamais obligatoire.
rule-ATT2b = Perdre un attribut l'est toujours.
rule-ATT2c = Tant qu'un effet vous empêche de perdre un attribut, vous le dépensez gratuitement.
rule-ATT2d = On ne dépense que ce qu'on a : un coût trop élevé ne peut pas être payé.
rule-ATT3a = Un coup reçu coûte 1 point de santé.
rule-ATT3b = Une unité qui n'a pas toute sa santé est blessée.
rule-ATT3c = Une unité qui perd ou dépense son dernier point de santé est détruite.
rule-ATT3d = Les explorateurs suivent la santé qui leur reste, les monstres portent des jetons pour celle qu'ils ont perdue.
rule-ATT3e = L'endurance revient à chaque manche ; la santé et l'essence, seulement par des effets.

## ESS : Essence

chapter-ESS = Essence
rule-ESS1a = On regagne 1 d'essence en activant une case d'événement ou un coffre et en détruisant un monstre pendant son tour ; certaines capacités en donnent aussi.
rule-ESS1b = L'essence de chacun ne dépasse jamais 9.
rule-ESS2a = Au lieu de perdre ou de dépenser de la santé, on peut payer autant d'essence.
rule-ESS2b = L'essence peut n'en couvrir qu'une partie, la santé payant le reste.
rule-ESS2c = Après avoir vu son jet d'attaque, pendant son tour ou non, on peut l'augmenter de 1 par essence dépensée.
rule-ESS2d = Pendant son tour, on peut aussi augmenter tout autre jet d'attaque, celui d'un piège ou d'un baril par exemple.
rule-ESS2e = L'essence remplace la santé, jamais l'endurance.
rule-ESS2f = Augmenter un jet ou sauver sa santé se fait au cœur de l'action : ce n'est pas une capacité, et sauver sa santé est possible à toute phase.
rule-ESS3a = Quand un explorateur dépense de l'essence, d'autres, bien placés, peuvent en payer une partie ou la totalité.
rule-ESS3b = On se place par rapport à la case visée, une case de chapitre par exemple, ou à défaut par rapport à celle de l'explorateur actif.
rule-ESS3c = On peut contribuer si l'on est adjacent à cette case, à l'explorateur actif ou à un autre qui contribue : les chaînes sont permises.
rule-ESS3d = L'explorateur actif peut ne rien payer si les autres couvrent tout.
rule-ESS3e = Nul n'est obligé de contribuer, et chacun paie sur sa propre essence.
rule-ESS3f = On n'aide qu'en essence : l'endurance est payée par celui qui agit.
rule-ESS3g = On peut contribuer à toute dépense d'essence, à toute phase, pour sauver de la santé ou augmenter un jet comme pour une capacité.

## EXP : Explorateurs

chapter-EXP = Explorateurs
rule-EXP1a = Un explorateur dispose des capacités actives de sa carte, de ses consommables, de ses objets équipés et de ses événements liés, de l'événement d'exploration et du chapitre en cours et de sa tuile ; il peut aussi échanger et réorganiser son inventaire.
rule-EXP1b = Tout explorateur est tireur, brute, mystique ou artisan.
rule-EXP1c = Chaque explorateur a son propre inventaire, objets équipés et objets rangés.
rule-EXP1d = Quand un explorateur est placé sur une tuile, les capacités du chapitre passent avant celles d'arrivée.
rule-EXP2a = À 0 de santé, un explorateur est détruit et son joueur éliminé.
rule-EXP2b = Sa figurine, sa carte et ses marqueurs quittent la partie.
rule-EXP2c = Ses objets, mélangés, vont à la défausse des objets.
rule-EXP2d = Ses événements liés sont retirés du jeu.
rule-EXP2e = Si c'était l'explorateur actif, son tour s'arrête aussitôt.
rule-EXP2f = Fosse, case scellée ou menace au niveau 5 : on peut être détruit sans perdre de santé, et l'essence n'y peut rien.

## MON : Monstres

chapter-MON = Monstres
rule-MON1a = Un monstre n'a pas d'inventaire.
rule-MON1b = Un monstre use des capacités actives de sa carte et de l'événement d'horreur en cours, et de celles de sa tuile s'il en est capable.
rule-MON1c = Sur une carte, « ce monstre » désigne celui dont c'est la carte.
rule-MON2a = Un monstre détruit d'un niveau inférieur au niveau en cours est retiré du jeu, sauf s'il est de niveau 4.
rule-MON2b = Tout autre monstre détruit va sur le dessus de la défausse des monstres.
rule-MON2c = Détruire un monstre pendant son propre tour rapporte 1 d'essence ; en dehors, rien.
rule-MON3a = Bannir un monstre le retire du plateau et de la file sans rapporter d'essence.
rule-MON3b = La carte d'un monstre banni suit le chemin de celle d'un monstre détruit.
rule-MON3c = Un monstre banni n'est pas détruit : ce qui attend une mort ne se produit pas.

## ATK : Attaques

chapter-ATK = Attaques
rule-ATK1a = Chaque attaque indique combien de dés forts et de dés faibles elle lance.
rule-ATK1b = Les faces du dé faible sont 0, 1, 1, 1, 2 et 2.
rule-ATK1c = Les faces du dé fort sont 0, 1, 1, 2, 2 et 3.
rule-ATK1d = Le jet d'attaque est la somme de tous les dés.
rule-ATK1e = On ajoute d'abord ce qui augmente le jet, essence comprise, puis on retire ce qui le diminue.
rule-ATK1f = L'attaque touche si son résultat atteint la défense de la cible ; sinon rien ne se passe.
rule-ATK1g = Une attaque réussie coûte exactement 1 point de santé, quel que soit l'écart.
rule-ATK1h = L'armure défend contre les attaques physiques, la volonté contre les attaques magiques.
rule-ATK1i = Un bonus aux jets d'attaque magique vaut aussi pour une attaque physique, qui devient alors magique.
rule-ATK1j = Une attaque sur plusieurs unités se lance une fois ; chacune se défend avec sa propre valeur.
rule-ATK1k = Tous ceux qu'une attaque atteint sont des défenseurs.
rule-ATK1l = Une unité qui meurt d'un coup est détruite par l'attaquant.
rule-ATK1m = Une attaque se déroule ainsi : jet, hausses et essence, baisses, comparaison, coup infligé, coup reçu, perte de santé.
rule-ATK1n = La boîte contient trois dés forts, trois dés faibles, un dé de recharge à six faces et un dé de base à dix faces.

## ETH : Unités éthérées

chapter-ETH = Unités éthérées
rule-ETH1a = Les autres unités ne peuvent pas cibler une unité éthérée, sauf si un effet le permet.
rule-ETH1b = Les attaques de zone et les capacités qui ne visent pas l'atteignent quand même.
rule-ETH1c = Quoi qu'elle fasse, une unité éthérée le reste.
rule-ETH1d = Les monstres ignorent les explorateurs qu'ils ne peuvent pas cibler ; s'il n'y en a pas d'autre, ils ne bougent pas.
rule-ETH2a = Toute unité peut traverser une unité éthérée.
rule-ETH2b = Une unité éthérée peut traverser toutes les autres.
rule-ETH2c = Elle reste un obstacle, et personne ne finit son déplacement sur sa case.

## FX : Effets courants

chapter-FX = Effets courants
rule-FX1a = Échange : l'unité active et sa cible changent de place.
rule-FX2a = Contrôle : pendant le tour d'un monstre contrôlé, c'est son contrôleur qui décide pour lui.
rule-FX2b = Un monstre contrôlé peut attaquer d'autres monstres.
rule-FX3a = Mise à mort : ce qu'un explorateur détruit, monstre ou explorateur, est tué par lui.
rule-FX3b = Une destruction indirecte, comme pousser quelqu'un dans une fosse, compte aussi.
rule-FX4a = Téléportation : l'unité choisit une case franchissable à la portée indiquée.
rule-FX4b = Rien de ce qui se trouve en chemin n'arrête une téléportation.
rule-FX4c = Vers un type de case, on va toujours à la plus proche de la tuile qui n'est pas détruite.
rule-FX4d = Si la case est occupée ou infranchissable, on prend la case libre la plus proche ; entre plusieurs, l'explorateur concerné choisit.
rule-FX4e = Se téléporter n'est pas se déplacer : même une unité immobile peut être téléportée.
rule-FX5a = Être poussé ou tiré n'est pas se déplacer.
rule-FX5b = L'origine est la case qui pousse ou tire, ou à défaut celle de l'unité active.
rule-FX5c = Dans la même ligne ou la même colonne, on est poussé ou tiré tout droit.
rule-FX5d = Ailleurs, on l'est en diagonale.
rule-FX5e = La direction se détermine de nouveau à chaque case.
rule-FX5f = Une unité poussée ou tirée sur un levier l'active.
rule-FX5g = Une unité poussée ou tirée sur un baril lui inflige un coup.
rule-FX5h = Une unité immobile ne peut être ni poussée ni tirée.
rule-FX5i = Murs, portes fermées, décombres et autres obstacles arrêtent la poussée ou la traction.

## TILE : Tuiles et déplacements

chapter-TILE = Tuiles et déplacements
rule-TILE1a = Une tuile compte dix cases sur dix.
rule-TILE1b = Une tuile a jusqu'à quatre ouvertures.
rule-TILE1c = Une ouverture qui ne mène à aucune tuile est un mur.
rule-TILE1d = Sur chaque face, une seule ouverture porte le repère par lequel la tuile s'attache.
rule-TILE1e = Là où deux ouvertures se touchent, on passe et on voit comme partout ailleurs.
rule-TILE2a = Se déplacer d'une case coûte 1 d'endurance.
rule-TILE2b = On se déplace dans les huit directions.
rule-TILE2c = La case d'arrivée doit être libre et franchissable.
rule-TILE2d = On ne traverse ni obstacle ni élément bloquant.
rule-TILE2e = Une unité immobile ne se déplace pas.
rule-TILE2f = Une unité qui ne peut pas se déplacer peut encore être poussée, tirée ou téléportée.
rule-TILE3a = Certaines capacités permettent de franchir des obstacles ou des éléments bloquants jusqu'à une case libre.
rule-TILE3b = Même ainsi, le déplacement doit finir sur une case libre et franchissable.
rule-TILE3c = Qui franchit les fosses paie 1 d'endurance pour y entrer et 1 pour en sortir.
rule-TILE3d = D'une fosse à l'autre, le déplacement est gratuit.
rule-TILE3e = On ne finit jamais son tour dans une fosse.
rule-TILE3f = Même qui franchit les fosses est détruit s'il y est téléporté, poussé ou tiré.
rule-TILE4a = Sur une ouverture inexplorée, on peut explorer pour 2 d'endurance.
rule-TILE4b = Une ouverture qui porte l'entrée ou la sortie ne s'explore pas.
rule-TILE4c = Explorer révèle la tuile du dessus de la pile, du côté qu'elle montre.
rule-TILE4d = La tuile est tournée pour que son ouverture repérée touche celle de l'explorateur.
rule-TILE4e = Le plateau ne dépasse jamais deux tuiles sur deux.
rule-TILE4f = Si la nouvelle tuile devait le faire dépasser, le plateau défile d'abord.
rule-TILE4g = Seuls les explorateurs révèlent des tuiles.
rule-TILE5a = Le défilement enlève des tuiles jusqu'à ce que la nouvelle tienne.
rule-TILE5b = Une tuile où se trouve un explorateur n'est jamais enlevée.
rule-TILE5c = Les monstres d'une tuile enlevée sont bannis.
rule-TILE5d = La tuile enlevée est retournée et glissée sous la pile.
rule-TILE5e = Jetons et portes disparaissent avec leur tuile : si elle revient, elle est comme neuve.
rule-TILE6a = Sur une case du jeton de sortie, on peut sortir pour 2 d'endurance.
rule-TILE6b = Qui sort quitte le plateau et son tour s'achève.
rule-TILE6c = Aucun effet n'atteint un explorateur sorti.
rule-TILE6d = Un explorateur sorti n'a plus de tour, n'use d'aucune capacité et ne contribue à rien.

## CELL : Cases et portes

chapter-CELL = Cases et portes
rule-CELL1a = Un mur sépare des cases : on ne passe pas et on ne voit pas au travers.
rule-CELL1b = Une case qui ne ressemble à rien de connu est des décombres.
rule-CELL2a = Une porte se trouve entre deux cases ; elle est d'abord ouverte.
rule-CELL2b = Une porte ouverte ou détruite laisse passer et laisse voir.
rule-CELL2c = Une porte fermée est un mur.
rule-CELL2d = Il faut être sur l'une des deux cases qui la bordent pour agir sur une porte.
rule-CELL2e = Pour 2 d'endurance, un explorateur ouvre ou ferme une porte à côté de lui.
rule-CELL2f = Pour 4 d'endurance, une unité détruit une porte fermée à côté d'elle.
rule-CELL2g = Une porte détruite le reste.
rule-CELL2h = Un monstre borné ne sait que détruire les portes fermées, pour 4 d'endurance.
rule-CELL2i = Un monstre retors peut ouvrir ou fermer une porte pour 3 d'endurance.
rule-CELL2j = Un monstre retors peut détruire une porte, ouverte ou fermée, pour 4 d'endurance.
rule-CELL2k = Seul un monstre retors peut détruire une porte ouverte.
rule-CELL3a = Sur une case franchissable on passe, on s'arrête, et on voit par-dessus.
rule-CELL3b = Les décombres arrêtent les pas et le regard.
rule-CELL3c = Marcher sur un piège ne fait rien en soi.
rule-CELL4a = Toute unité qui se déplace, est poussée, tirée ou téléportée dans une fosse est détruite.
rule-CELL4b = Un monstre borné n'entre jamais de lui-même dans une fosse.
rule-CELL4c = Une fosse est franchissable : elle ne gêne pas la vue et n'est pas un obstacle.
rule-CELL5a = Un baril barre le passage, pas la vue.
rule-CELL5b = Un baril compte comme une unité qu'on ne peut qu'attaquer.
rule-CELL5c = Un résultat de 1 suffit pour toucher un baril.
rule-CELL5d = Un baril touché attaque tout ce qui lui est adjacent avec trois dés forts, lancés une fois.
rule-CELL5e = Après quoi il devient une case détruite.
rule-CELL5f = Les barils voisins explosent à leur tour si le résultat est d'au moins 1.
rule-CELL6a = On peut marcher sur une case de génération.
rule-CELL6b = À côté d'une case de génération, on peut la sceller pour 3 d'endurance et 4 d'essence.
rule-CELL6c = Sceller fait d'abord baisser la menace de 1, jamais sous 1.
rule-CELL6d = Quiconque se tient sur la case scellée est détruit, explorateurs compris.
rule-CELL6e = On y pose ensuite deux jetons de destruction.
rule-CELL6f = Enfin, on éclaire le chapitre.
rule-CELL7a = Leviers, stations de recharge, établis, coffres, cases d'événement et cases de chapitre sont des obstacles.
rule-CELL7b = On active une telle case quand on lui est adjacent.
rule-CELL7c = Une case activée est détruite : elle ne sert qu'une fois.
rule-CELL8a = Pour 2 d'endurance, un explorateur active un levier et déclenche les pièges.
rule-CELL8b = Un monstre retors active un levier pour 3 d'endurance.
rule-CELL8c = Les pièges attaquent toute unité qui se tient sur un piège de la tuile de l'unité active, avec trois dés forts lancés une fois.
rule-CELL8d = Si personne n'est actif, comme lors d'un événement d'horreur, les pièges de toutes les tuiles attaquent.
rule-CELL8e = L'attaque des pièges est celle de l'unité active : ses bonus comptent, et les destructions sont les siennes.
rule-CELL9a = Pour 1 d'endurance, on active une station de recharge adjacente.
rule-CELL9b = Le dé de recharge rend 1 point de santé, 1 d'endurance, ou rien.
rule-CELL10a = Pour 3 d'endurance, on utilise un établi adjacent.
rule-CELL10b = Pour 3 d'endurance, on ouvre un coffre adjacent : on regagne 1 d'essence et on gagne un objet.
rule-CELL10c = Pour 3 d'endurance, on active une case d'événement adjacente : on regagne 1 d'essence et on invoque un événement d'exploration.
rule-CELL11a = Une case de chapitre est sombre, éclairée ou détruite.
rule-CELL11b = Activer une case de chapitre sombre coûte 3 d'endurance et 3 d'essence.
rule-CELL11c = Activer une case éclairée ne coûte que 3 d'endurance.
rule-CELL11d = Tant que la sortie est sur le plateau, les cases de chapitre ne font pas avancer l'histoire.
rule-CELL11e = Un chapitre bloquant n'avance pas par les cases de chapitre.
rule-CELL11f = Sinon, activer une case de chapitre tourne la page : le chapitre suivant commence.
rule-CELL12a = Éclairer le chapitre pose un jeton de lumière sur la case de chapitre sans jeton la plus proche, sur votre tuile.
rule-CELL12b = S'il n'y en a pas, il ne se passe rien.
rule-CELL13a = Une case détruite reçoit un jeton de destruction.
rule-CELL13b = Une case de génération détruite en reçoit deux, et l'unité qui s'y trouve est détruite.
rule-CELL13c = Une case détruite est un obstacle qui ne gêne pas la vue.
rule-CELL13d = On ne peut plus rien faire d'une case détruite.
rule-CELL13e = Remettre une case en état lui ôte ses jetons et lui rend sa fonction.
rule-CELL13f = Une case qui compte comme une autre en prend la nature et perd la sienne.
rule-CELL13g = Une case qui est aussi une autre garde sa nature et prend celle de l'autre.

## ITEM : Objets

chapter-ITEM = Objets
rule-ITEM1a = Les objets sont des armes, des tenues, des artefacts ou des consommables.
rule-ITEM1b = Armes, tenues et artefacts ne servent qu'une fois équipés.
rule-ITEM1c = Un consommable s'utilise depuis l'inventaire ; il n'est jamais en jeu.
rule-ITEM1d = Un consommable est détruit une fois qu'il a été utilisé.
rule-ITEM1e = Une tenue se porte au torse, aux jambes ou à la tête.
rule-ITEM1f = Une tenue de torse reçoit un renfort à droite ; celle de tête s'attache par le bas, celle de jambes par le haut.
rule-ITEM1g = Un renfort se place à côté d'une arme ou d'une tenue de torse dont l'icône convient.
rule-ITEM1h = Un renfort n'est jamais un objet principal.
rule-ITEM2a = L'objet principal est le plus bas d'un assemblage.
rule-ITEM2b = On porte un seul objet principal de chaque type, sauf pour les armes.
rule-ITEM2c = Deux armes principales sont permises si chacune se tient d'une main.
rule-ITEM2d = Avant d'équiper un objet principal, on peut en ranger un du même type.
rule-ITEM2e = Dès qu'un objet est équipé, où que ce soit, ses capacités d'arrivée se résolvent.
rule-ITEM3a = Une amélioration se pose sur un objet équipé du même type dont l'icône convient.
rule-ITEM3b = Ce qui se porte au torse ne va pas sur une autre pièce de la même sorte.
rule-ITEM3c = Une amélioration compte comme équipée et peut être améliorée à son tour.
rule-ITEM3d = Avant d'améliorer, on peut ranger une amélioration du même type.
rule-ITEM3e = Un renfort se pose à côté d'un objet équipé dont l'icône convient, et compte alors comme équipé.
rule-ITEM3f = Un renfort n'agit que sur l'objet qu'il renforce, sauf mention contraire.
rule-ITEM3g = Avant de renforcer, on peut ranger un renfort du même type.
rule-ITEM4a = Un objet se range avec tout ce qui lui est attaché.
rule-ITEM4b = Quand un effet fait ranger un objet sans le nommer, l'explorateur choisit : objet principal, amélioration ou renfort.
rule-ITEM5a = Pour gagner un objet, on pioche deux cartes dans les paquets de son choix, en voyant la première avant de choisir le second paquet.
rule-ITEM5b = On détruit l'une des deux, ou on la remet sur son paquet.
rule-ITEM5c = On garde l'autre, ou on la donne à un explorateur adjacent.
rule-ITEM5d = On peut l'équiper aussitôt comme objet principal si la classe s'y prête : tenue pour un tireur, arme pour une brute, artefact pour un mystique, tout pour un artisan.
rule-ITEM5e = Ce qu'on n'équipe pas aussitôt est rangé.
rule-ITEM5f = Cela ne coûte pas d'endurance, mais ne permet ni amélioration ni renfort.
rule-ITEM6a = Les objets défaussés ne reviennent jamais dans les paquets.
rule-ITEM6b = Mélanger les paquets d'objets laisse la défausse de côté.
rule-ITEM6c = On ne pioche pas dans un paquet vide ; les autres restent disponibles.
rule-ITEM7a = À l'établi, on pioche d'abord trois cartes, l'une après l'autre, dans les paquets de son choix.
rule-ITEM7b = On peut ensuite échanger des cartes piochées, une contre une, avec celles de son inventaire.
rule-ITEM7c = On choisit alors une carte à garder ou à donner à un explorateur adjacent.
rule-ITEM7d = Les autres sont détruites ou remises sur leurs paquets, dans l'ordre qu'on veut.
rule-ITEM7e = Enfin, on réorganise un inventaire sans rien payer de plus.
rule-ITEM8a = Pour 2 d'endurance, on échange avec un explorateur adjacent autant d'objets qu'on veut, dans les deux sens.
rule-ITEM8b = Un objet échangé arrive rangé.
rule-ITEM8c = Chacun décide de ce qui quitte son inventaire.
rule-ITEM9a = Réorganiser un inventaire coûte 3 d'endurance.
rule-ITEM9b = Au lieu du sien, on peut réorganiser celui d'un explorateur adjacent.
rule-ITEM9c = On range d'abord tout ce qu'il contient.
rule-ITEM9d = On équipe ensuite autant d'objets principaux que les limites le permettent.
rule-ITEM9e = Viennent alors les améliorations et les renforts.
rule-ITEM9f = On peut enfin donner des objets à des explorateurs adjacents.
rule-ITEM10a = Un objet qui ne vise personne agit sur son propriétaire.
rule-ITEM10b = Les capacités passives d'un objet équipé valent pour tout ce que fait son propriétaire ; seuls les renforts se limitent à un objet.

## CHAP : Chapitres et campagne

chapter-CHAP = Chapitres et campagne
rule-CHAP1a = Tous les explorateurs ont les capacités actives du chapitre en cours ; elles agissent sur celui qui s'en sert.
rule-CHAP1b = Un nouveau chapitre résout ses capacités d'arrivée et fixe les deux valeurs.
rule-CHAP1c = Une carte de chapitre porte un titre, un symbole, un récit, des capacités et souvent des échelles de génération et d'horreur.
rule-CHAP2a = Un chapitre bloquant dit lui-même comment il avance ou comment la sortie est placée.
rule-CHAP3a = Pour placer l'entrée, on pose d'abord une tuile de la pile, sauf au début, où elle est déjà là.
rule-CHAP3b = Le jeton d'entrée va sur l'ouverture repérée de cette tuile.
rule-CHAP3c = Chaque explorateur se place sur l'entrée ou sur une case libre adjacente, au choix des joueurs.
rule-CHAP3d = Puis se résolvent les capacités d'arrivée des explorateurs et de leurs objets équipés.
rule-CHAP4a = L'explorateur actif choisit une ouverture inexplorée, sans entrée, pour y placer la sortie.
rule-CHAP4b = Quand le dernier survivant est sorti, tous les monstres sont bannis.
rule-CHAP4c = Les tuiles du plateau sont alors mélangées et glissées sous la pile, et leurs jetons disparaissent.
rule-CHAP4d = Puis le chapitre suivant commence.
rule-CHAP4e = Tant qu'un survivant reste sur le plateau, la sortie ne fait pas avancer l'histoire.
rule-CHAP4f = Si le dernier présent est détruit alors que d'autres sont sortis, l'histoire continue avec ceux-là.
rule-CHAP4g = Après la dernière sortie, la manche passe à la phase suivante, sauf si le chapitre en commence une nouvelle.
rule-CHAP5a = Ajouter les objets d'un niveau, c'est les mélanger dans les paquets de leurs types.
rule-CHAP6a = Commencer une nouvelle manche met aussitôt fin à celle en cours.
rule-CHAP6b = Chacun retrouve alors toute son endurance, et tous les marqueurs reviennent.
rule-CHAP7a = Au début du dénouement, on pose sa tuile.
rule-CHAP7b = Les explorateurs se placent sur ses entrées ou sur des cases libres adjacentes.
rule-CHAP7c = On pose la carte de dénouement et on suit sa mise en place.
rule-CHAP7d = Tous apprennent comment le dénouement se gagne et se perd.
rule-CHAP7e = Le dénouement se gagne en équipe, même si certains n'y survivent pas.
rule-CHAP7f = La carte de dénouement remplace le chapitre, avec ses propres échelles ou sans.
rule-CHAP8a = Victoire : la partie s'arrête, et tous les explorateurs encore en jeu ont gagné.
rule-CHAP9a = En campagne, les explorateurs qui survivent à un scénario passent au suivant.
rule-CHAP9b = Chaque survivant choisit les objets et les événements liés qu'il garde.
rule-CHAP9c = Ce qu'on garde pèse : son niveau pour un objet, 2 pour un événement lié.
rule-CHAP9d = Après la mise en place du scénario suivant, chacun réorganise son inventaire.
rule-CHAP9e = L'essence retombe alors à 0 et la santé remonte au maximum.
rule-CHAP9f = C'est alors seulement que se résolvent les capacités d'arrivée du nouveau chapitre.
rule-CHAP9g = Enfin, la menace monte du plus lourd fardeau parmi les explorateurs.
rule-CHAP9h = Les cartes gardées ne se retrouvent pas dans les paquets.

## EVT : Événements

chapter-EVT = Événements
rule-EVT1a = L'événement en cours est le dessus de sa défausse, jusqu'à ce qu'un autre le recouvre.
rule-EVT1b = Les capacités passives des événements en cours touchent toutes les unités du plateau.
rule-EVT2a = Seuls les explorateurs se servent des événements d'exploration.
rule-EVT2b = Tous disposent des capacités actives de l'événement d'exploration en cours, qui agissent sur celui qui s'en sert.
rule-EVT3a = Un événement lié reste auprès de l'explorateur qui l'a invoqué.
rule-EVT3b = Il compte comme une partie de sa carte.
rule-EVT3c = Il ne remplace pas l'événement d'exploration en cours.
rule-EVT5a = Pour invoquer un événement d'exploration, on pioche la carte du dessus ; un paquet vide est d'abord refait.
rule-EVT5b = Ses capacités d'arrivée se résolvent avant qu'il soit lié ou défaussé.
rule-EVT5c = S'il n'est pas lié, il va face visible sur la défausse.
rule-EVT5d = Quand un paquet est refait de sa défausse, aucun événement n'est en cours avant que le nouveau y soit posé.
rule-EVT6a = Invoquer un événement d'horreur fait d'abord monter la menace de 1.
rule-EVT6b = On pioche ensuite le premier événement d'horreur, dans un paquet refait s'il le faut.
rule-EVT6c = Ses capacités d'arrivée se résolvent, puis il va face visible sur la défausse.
rule-EVT7a = Invoquer de nouveau l'événement d'exploration en cours répète son arrivée ; on ne pioche rien.
rule-EVT7b = Il en va de même pour l'événement d'horreur, et la menace ne monte pas.
rule-EVT7c = Sans événement en cours de cette sorte, il ne se passe rien.
rule-EVT8a = Mélanger un paquet d'événements avec sa défausse laisse cette sorte sans événement en cours.

## ABL : Capacités

chapter-ABL = Capacités
rule-ABL1a = Seules comptent les cartes en jeu : explorateurs, monstres, chapitre ou dénouement, événements en cours ou liés, objets équipés.
rule-ABL1b = Événements et chapitres n'appartiennent à personne ; cartes d'explorateur, événements liés et objets équipés ont un propriétaire.
rule-ABL1c = Une capacité est active, passive ou d'arrivée.
rule-ABL2a = Pour user d'une capacité active, on paie tout son coût.
rule-ABL2b = Ce coût peut être de l'endurance, de l'essence, de la santé, la carte elle-même ou autre chose d'écrit.
rule-ABL2c = Une capacité qui vise exige une cible valable.
rule-ABL2d = Une capacité qui ne vise pas agit sur celui qui s'en sert.
rule-ABL2e = Une capacité active est résolue en entier avant la suivante.
rule-ABL2f = Ce qui coûte de l'endurance ne s'utilise que pendant son propre tour.
rule-ABL2g = Un coût se paie pour cette capacité-là : ce qu'un autre effet a fait perdre ne compte pas.
rule-ABL3a = Entre deux actions et entre les tours, même ceux des monstres, tout joueur peut user d'une capacité qui ne coûte pas d'endurance.
rule-ABL3b = Jamais pourtant au milieu d'une action : ni entre un jet et son résultat, ni entre une destruction et ses suites.
rule-ABL3c = Qui se sert d'une capacité est alors l'unité active, même hors de son tour.
rule-ABL4a = Les capacités passives ne coûtent rien et agissent tant que leur carte est en jeu.
rule-ABL5a = Une capacité d'arrivée se résout une fois, quand sa carte entre en jeu.
rule-ABL5b = Un explorateur arrive quand un effet le place sur une tuile, non quand il marche, explore ou se téléporte.
rule-ABL5c = Un monstre arrive quand il apparaît ; son arrivée agit sur lui.
rule-ABL5d = Un événement d'exploration arrive quand il est révélé ou invoqué de nouveau ; il agit sur qui l'a invoqué.
rule-ABL5e = Un événement d'horreur ou un chapitre arrive quand il est révélé ; son texte dit qui est concerné.

## TGT : Cibles

chapter-TGT = Cibles
rule-TGT1a = La ligne de vue est la droite qui joint les centres de deux cases.
rule-TGT1b = Si quelque chose la bloque, la cible n'est pas valable.
rule-TGT1c = Effleurer le coin d'un mur ou d'une case bloquante ne gêne pas.
rule-TGT1d = Murs, décombres et portes fermées bloquent la vue.
rule-TGT1e = Unités, cases d'action, cases détruites et barils sont des obstacles : ils barrent le passage, pas la vue.
rule-TGT2a = Deux cases voisines, même par un coin, sont adjacentes si elles se voient.
rule-TGT2b = On est adjacent à un mur ou à une porte qui borde sa case.
rule-TGT2c = En diagonale, deux cases sont adjacentes si l'un des deux chemins autour du coin est ouvert.
rule-TGT2d = On peut viser une porte à distance si l'on peut viser l'une des cases qu'elle borde.
rule-TGT3a = Le plus proche se cherche sur sa tuile, en comptant les cases tout droit ; les déplacements des monstres se comptent autrement.
rule-TGT3b = Si la case la plus proche est occupée, l'explorateur choisit la case libre la plus proche d'elle.
rule-TGT4a = Sans icône de ciblage, l'effet d'une capacité de quelqu'un ne porte que sur la tuile d'où il vient.
rule-TGT4b = Il s'agit des capacités d'une carte d'unité ou d'un objet.
rule-TGT4c = Il en va de même pour celles dont une unité se sert : événements d'exploration et chapitres.
rule-TGT4d = Ce qui n'est à personne et dont personne ne se sert, comme un événement d'horreur, touche tout le plateau.
rule-TGT4e = Un effet sur les unités adjacentes passe aussi par l'ouverture vers la tuile voisine.
rule-TGT4f = Un effet qui parle du plateau s'étend au plateau entier.
rule-TGT5a = Mêlée : on vise soi-même ou une unité adjacente.
rule-TGT5b = Certaines capacités visent un type de case plutôt qu'une unité.
rule-TGT6a = À distance : une cible à portée et en vue, sans obstacle sur la ligne.
rule-TGT6b = L'autre sorte de tir à distance ignore les obstacles.
rule-TGT6c = La portée se compte en cases, une diagonale valant une case.
rule-TGT6d = Ce qui change la portée ne vaut que pour les capacités actives à distance.
rule-TGT6e = On peut se viser soi-même à distance.
rule-TGT6f = Une arme est à distance ou de mêlée selon la façon dont elle attaque.
rule-TGT7a = Une capacité à deux cibles peut prendre deux fois la même.
rule-TGT7b = Elle ne demande qu'un marqueur par utilisation.
rule-TGT8a = Un effet sur plusieurs unités agit sur chacune.
rule-TGT8b = Quand un effet dit que quelqu'un se déplace, son camp choisit le chemin ; un monstre borné va vers son explorateur le plus proche.
rule-TGT8c = Quand un effet dit de déplacer quelqu'un, c'est l'utilisateur qui choisit le chemin.
rule-TGT8d = « Jusqu'à » un nombre permet aussi zéro.
rule-TGT8e = Quand un texte dit « 1 monstre », on choisit n'importe lequel de sa tuile, en vue ou non.

## CON : Conditions et marqueurs

chapter-CON = Conditions et marqueurs
rule-CON1a = Certains effets durent autant que leur condition.
rule-CON1b = D'autres se produisent chaque fois que leur condition se réalise.
rule-CON1c = « Sinon » dit ce qui arrive quand la condition manque.
rule-CON1d = Certaines capacités ne s'utilisent que sous condition.
rule-CON2a = Un effet compté pose à chaque fois un jeton sur sa carte.
rule-CON2b = Au nombre voulu, les jetons sont retirés et l'effet se produit.
rule-CON2c = Les jetons sont à la carte : les gestes de plusieurs explorateurs s'additionnent.
rule-CON2d = Ils se perdent quand la carte part ou qu'une autre la recouvre.
rule-CON3a = Un effet « cette manche » dure, pour un explorateur, jusqu'à la phase des explorateurs suivante.
rule-CON3b = Son nombre dit combien de fois il peut valoir en même temps.
rule-CON3c = Cette limite compte les marqueurs sur la carte, quelles que soient les cibles.
rule-CON4a = Pour un tel effet, on pose d'abord un de ses marqueurs sur la carte.
rule-CON4b = Sans marqueur disponible, ou à la limite, l'effet n'a pas lieu.
rule-CON4c = Si la carte est détruite, l'effet cesse et le marqueur revient.
rule-CON4d = Un consommable ou un événement lié dépensé pour lui attend avec son marqueur et n'est défaussé qu'au retour de celui-ci.
rule-CON4e = Tant qu'il attend, il ne sert plus, ne peut être détruit de nouveau et n'est plus en jeu.
rule-CON4f = Ranger ou donner une carte n'arrête pas son effet ; le marqueur revient à son explorateur au moment habituel.
rule-CON5a = Monstres et événements d'horreur se partagent quatre marqueurs d'horreur ; s'il n'en reste pas, l'effet n'a pas lieu.
rule-CON5b = Si la carte quitte le jeu, l'effet cesse et le marqueur d'horreur revient.
rule-CON5c = Ces effets durent jusqu'à la phase d'horreur suivante.
rule-CON6a = Certains effets se produisent quand un marqueur quitte leur carte.
rule-CON6b = Reprendre son marqueur peut être un coût, même hors de son tour ; ce qu'il signalait prend fin.
rule-CON7a = Les effets d'une capacité se résolvent dans l'ordre du texte.
rule-CON7b = Ils se résolvent même si l'attaque qui les précède a manqué, sauf mention contraire.
rule-CON8a = Un jet d'effet réussit si le dé de base atteint le nombre indiqué.
rule-CON8b = En dessous, c'est le « sinon » qui s'applique, s'il y en a un.
rule-CON9a = Un objet détruit est rangé avec ce qui lui est attaché, rend ses marqueurs et va à la défausse.
rule-CON9b = Un événement lié détruit va sur le dessus de la défausse d'exploration.
rule-CON9c = Prendre une carte, c'est fouiller son paquet puis le mélanger.
rule-CON9d = Un monstre nommé se prend où qu'il soit : paquet, défausse, retiré du jeu ou pas encore ajouté.

## AI : Comportement des monstres

chapter-AI = Comportement des monstres
rule-AI1a = Tant que tous les explorateurs sont en vie, les monstres sont bornés : ce qu'ils font est fixé d'avance, qui que ce soit qui les déplace.
rule-AI1b = Dès qu'un explorateur est détruit, les monstres deviennent retors : les joueurs éliminés décident pour eux.
rule-AI1c = Ce que les règles laissent ouvert, les joueurs des explorateurs le décident.
rule-AI1d = À chaque tour, un monstre a toute son endurance et n'en garde rien.
rule-AI2a = Un monstre retors se déplace, agit et se sert de la tuile dans l'ordre qu'il veut, tant qu'il a de l'endurance.
rule-AI2b = Il peut viser qui il veut.
rule-AI3a = Un monstre borné use d'une capacité s'il le peut, sinon il fait un pas vers son explorateur le plus proche, et recommence.
rule-AI3b = Les capacités passent avant les pas.
rule-AI3c = Après chaque capacité et chaque pas, il regarde de nouveau.
rule-AI3d = Son tour finit quand il n'a plus d'endurance ou que plus rien n'est possible.
rule-AI3e = Il répète une capacité tant qu'il peut la payer et qu'il a une cible.
rule-AI3f = Il passe une capacité qui ne toucherait personne.
rule-AI4a = Il essaie d'abord l'événement d'horreur en cours, puis ses capacités dans l'ordre de sa carte.
rule-AI4b = Il ne vise que des explorateurs, sauf mention contraire.
rule-AI4c = Il vise l'explorateur le plus proche, sauf mention contraire.
rule-AI4d = Il ne vise plus loin que si le plus proche est hors d'atteinte et qu'un autre ne l'est pas.
rule-AI5a = L'explorateur le plus proche d'un monstre se cherche sur tout le plateau, parmi ceux qu'il peut cibler.
rule-AI5b = Un monstre compte les cases du plus court chemin qui évite l'infranchissable.
rule-AI5c = Ni les portes fermées ni les unités en chemin n'allongent ce compte.
rule-AI5d = Une unité immobile compte comme des décombres.
rule-AI5e = Barils et autres cases qui valent des unités comptent comme infranchissables.
rule-AI6a = Entre explorateurs aussi proches, le monstre préfère celui qui a le moins de santé.
rule-AI6b = Si c'est encore égal, le joueur qui le déplace choisit.
rule-AI7a = Un monstre borné ne fait un pas que s'il n'a pas de capacité à utiliser et qu'aucun explorateur ne lui est adjacent.
rule-AI7b = Après chaque pas, il cherche de nouveau son explorateur le plus proche.
rule-AI7c = Entre des cases aussi bonnes, il préfère celle d'où la vue vers sa cible est la plus dégagée.
rule-AI7d = Ensuite, il préfère la ligne ou la colonne de sa cible.
rule-AI7e = Entre des chemins aussi courts, il prend celui où il y a le moins d'unités.
rule-AI8a = Si une unité lui barre le chemin, il la contourne tant qu'il ne s'éloigne pas.
rule-AI8b = Il ne fait un écart que si son endurance lui permet encore de finir plus près.
rule-AI8c = S'il ne peut pas s'approcher davantage, son tour finit.
rule-AI9a = Un monstre borné détruit, pour 4 d'endurance, la porte fermée qui lui barre le chemin.
rule-AI9b = Il va jusqu'à cette porte même s'il ne lui reste pas assez d'endurance pour la briser.
rule-AI9c = Il ne touche ni aux leviers ni aux autres cases d'action.

### Nautilus : les mots du lecteur de règles, une phrase simple par règle du registre, en français.

## S : Mise en place et manches

chapter-S = Mise en place et manches
rule-S1a = La partie réunit deux, trois ou quatre joueurs, chacun avec sa propre couleur : orange, violet, rouge ou jaune.
rule-S1b = Toute case appartient à une seule zone de profondeur : le lagon au milieu, les fonds sous-marins qui l'entourent, les grands fonds autour de ceux-ci, ou la fosse sur la droite du plateau.
rule-S1c = La base est installée dans le lagon avant de commencer ; au départ, c'est l'unique module de la cité.
rule-S1d = À la première partie, la base occupe la position imprimée ; aux suivantes, elle peut se poser n'importe où dans le lagon.
rule-S1e = La base compte 8 sas : un bleu vers chacun des quatre côtés du plateau et un orange vers chacun des quatre coins.
rule-S2a = Les 20 modules d'habitation forment deux piles face visible : 10 violets et 10 vert foncé.
rule-S2b = Les 20 modules d'exploration forment cinq piles de 4 : sonar (marron), entraînement (vert clair), technique (gris), recherche (bleu) et analyse (noir).
rule-S3a = La mer cache 60 jetons de découverte : 26 dans les fonds sous-marins, 20 dans les grands fonds, 14 dans la fosse et aucun dans le lagon.
rule-S3b = Les fonds sous-marins contiennent 3 méduses, 3 oursins, 4 coquilles Saint-Jacques, 4 escargots de mer, 6 jetons Atlantide, 4 coffres et 2 jetons vitesse (+3), mais pas d'or.
rule-S3c = Les grands fonds contiennent 1 jeton d'or, 2 méduses, 2 oursins, 3 coquilles Saint-Jacques, 3 escargots de mer, 5 jetons Atlantide, 3 coffres et 1 jeton vitesse.
rule-S3d = La fosse contient 3 jetons d'or, 1 méduse, 1 oursin, 1 coquille Saint-Jacques, 1 escargot de mer, 4 jetons Atlantide, 2 coffres et 1 jeton vitesse.
rule-S3e = Les jetons de chaque zone sont mélangés, puis répartis au hasard, face cachée, un sur chaque case de découverte marquée de cette zone.
rule-S3f = Les 15 jetons Atlantide portent les numéros 1 à 15, chacun une fois, et, parmi les numéros 13, 14 et 15, exactement deux sont des jetons de la fosse.
rule-S3g = Les coffres et les jetons vitesse ont une face beige ; toutes les autres découvertes, Atlantide comprise, ont une face bleue.
rule-S4a = Le plateau Atlantide se trouve à côté du plateau principal et offre un emplacement par numéro de 1 à 15, tous vides au départ.
rule-S4b = À 4 joueurs, les jetons de points Atlantide en jeu valent 5, 4, 2 et 1.
rule-S4c = À 3 joueurs, les jetons de points Atlantide en jeu valent 5, 3 et 1.
rule-S4d = À 2 joueurs, les jetons de points Atlantide en jeu valent 4 et 2.
rule-S5a = Cinq marqueurs de majorité de valeur 3, un par type de module d'exploration, attendent près du plateau et n'appartiennent d'abord à personne.
rule-S6a = Vous débutez avec 15 aquanautes dans votre réserve.
rule-S6b = Vous débutez avec 3 sous-marins dans votre réserve.
rule-S6c = Vous avez 20 marqueurs ronds de votre couleur, qui signalent les modules que vous avez construits et les jetons Atlantide que vous avez récoltés.
rule-S6d = Chacun débute avec 45 Nemos dans une partie à 4 joueurs, 50 à 3 joueurs et 55 à 2 joueurs.
rule-S6e = Tout l'argent qu'aucun joueur ne détient forme la banque, et elle reçoit tout paiement qui n'est pas dû à un joueur.
rule-S7a = Votre tableau de bord a cinq pistes, une par type de module d'exploration, et chaque compteur à deux faces 0/1 débute dans la première colonne, côté 0.
rule-S7b = Votre tableau de bord donne la valeur des découvertes : or 2, méduse 1, oursin 1, coquille Saint-Jacques 0 et escargot de mer 0.
rule-S7c = Un jeton de points Atlantide gagné à la fin se place sur l'emplacement au point d'interrogation et compte dans vos points de découverte.
rule-S8a = Les quatre missions spéciales sont mélangées et chaque joueur en reçoit une face cachée ; celles qui restent sont écartées sans être vues.
rule-S8b = Vous pouvez regarder votre mission à tout moment, mais personne d'autre ne la voit avant le décompte final.
rule-S8c = Votre mission nomme deux sortes de découvertes, l'une de valeur 0 et l'autre de valeur 1, dont vous pourrez améliorer les jetons à la fin.
rule-S9a = Une manche comporte trois phases, et tous les joueurs achèvent une phase, l'un après l'autre, avant que quiconque entame la suivante.
rule-S9b = Dans chaque phase, le premier joueur commence et le jeu continue vers la gauche, chacun finissant la phase avant que le suivant l'entame.
rule-S9c = Après la phase 3, le voisin de gauche du premier joueur devient premier joueur pour la manche suivante.
rule-S9d = Les joueurs désignent le premier joueur de la première manche : celui qui retient le plus longtemps son souffle, le plus âgé, un joueur choisi librement ou tiré au sort.

## B : Phase 1 : achat et construction

chapter-B = Phase 1 : achat et construction
rule-B1a = Pendant votre phase 1, vous pouvez acheter un seul module, ou aucun.
rule-B1b = L'achat précède la construction, et un module acheté à l'instant peut être construit aussitôt.
rule-B2a = Tout module d'exploration, quel que soit son type, vous coûte 1 Nemo, versé à la banque lors de l'achat.
rule-B2b = Le module d'habitation lui-même ne coûte rien, mais vous versez à la banque 1 Nemo par aquanaute que vous y placez lors de l'achat.
rule-B2c = En achetant un module d'habitation, vous devez y placer au moins un de vos aquanautes.
rule-B2d = À 2 ou 3 joueurs, vous placez au plus 3 aquanautes sur un module d'habitation lors de l'achat.
rule-B2e = À 4 joueurs, vous placez au plus 4 aquanautes sur un module d'habitation lors de l'achat.
rule-B2f = Les aquanautes d'un module d'habitation viennent de votre réserve : impossible d'en acheter plus qu'elle n'en contient.
rule-B2g = Vous ne pouvez pas acheter ce que vous ne pouvez payer en entier, ni prendre un module d'une pile vide.
rule-B2h = Un module acheté reste devant vous jusqu'à sa construction, et les aquanautes d'un module d'habitation non construit ne peuvent pas agir.
rule-B3a = Vous ne pouvez jamais avoir plus de 4 modules non construits : avec 4 modules devant vous, tout achat est impossible.
rule-B3b = Une fois l'étape d'achat passée, vous pouvez construire les modules placés devant vous ou les conserver pour plus tard.
rule-B3c = Si vous construisez, tous les modules placés devant vous sont concernés ce tour-ci, et ceux que vous ne posez pas retournent sur leurs piles.
rule-B3d = L'argent payé pour un module qui retourne sur sa pile n'est pas remboursé.
rule-B3e = Si un module d'habitation retourne sur sa pile, les aquanautes qu'il portait regagnent la réserve de leur propriétaire.
rule-B3f = Si vous n'achetez rien et ne construisez rien pendant votre tour, tous les modules placés devant vous retournent sur leurs piles.
rule-B4a = Un module est un octogone sur un bloc de 3 cases sur 3 : il couvre entièrement la case centrale et ses 4 voisines directes, et à moitié les 4 cases de coin.
rule-B4b = Un module suit le quadrillage, sas bleus vers les côtés du plateau et sas orange vers les coins ; il ne peut donc pivoter que par quarts de tour.
rule-B4c = Les modules ne se chevauchent jamais : leurs centres sont écartés d'au moins 3 cases en ligne ou en colonne, ou d'exactement 2 dans les deux sens.
rule-B4d = Un module doit tenir tout entier sur le plateau.
rule-B4e = Deux modules dont les centres sont à 3 cases l'un de l'autre en ligne droite partagent un côté, avec un passage si tous deux y ont un sas bleu.
rule-B4f = Deux modules dont les centres sont décalés de 2 cases dans les deux sens partagent un côté oblique, avec un passage si tous deux y ont un sas orange.
rule-B4g = Tout module construit doit communiquer avec la cité par au moins un passage, c'est-à-dire deux sas de même couleur qui se font face.
rule-B4h = Dès qu'un nouveau module a un passage, ses autres sas peuvent être bouchés, et lui-même peut boucher des sas d'autres modules.
rule-B4i = Le premier module que vous construisez dans un tour peut se raccorder à n'importe quel module de la cité, peu importe qui l'a construit.
rule-B4j = Chaque module supplémentaire construit dans le tour doit avoir un passage vers un module que vous avez déjà construit pendant ce tour.
rule-B5a = Vous mettez un de vos marqueurs sur chaque module d'exploration que vous construisez, et ce module vous appartient.
rule-B5b = Un module d'habitation ne reçoit pas de marqueur et n'appartient à personne.
rule-B5c = Quand un module d'habitation est construit, les aquanautes qu'il porte entrent dans la cité à l'intérieur de ce module.
rule-B6a = La construction se paie à la banque : 1 Nemo dans le lagon, 2 dans les fonds sous-marins, 3 dans les grands fonds et 4 dans la fosse.
rule-B6b = Un module qui touche plusieurs zones, ne serait-ce que par une case de coin, se paie au tarif de la plus chère.
rule-B6c = Quel que soit le nombre de modules construits dans votre tour, vous payez une seule fois, au tarif de la zone la plus chère touchée par l'un d'eux.
rule-B6d = Si vous ne pouvez pas payer les frais de construction, vous ne pouvez pas construire.
rule-B7a = Aucun module ne peut couvrir, en entier ou à moitié, une case occupée par un sous-marin.
rule-B7b = Une découverte couverte par un nouveau module, en entier ou à moitié, est retirée du jeu et mise de côté, face visible, près du plateau.
rule-B7c = Un jeton Atlantide couvert par un module rejoint son emplacement du plateau Atlantide, sans marqueur de personne.

## A : Phase 2 : aquanautes

chapter-A = Phase 2 : aquanautes
rule-A1a = Dans la base ou un module d'habitation, les aquanautes restent oisifs : ils ne travaillent que dans les modules d'exploration.
rule-A1b = Pendant votre phase 2, vous pouvez déplacer un ou deux aquanautes de votre couleur, ou aucun.
rule-A1c = Les aquanautes déplacés se partagent à votre gré 3 points de mouvement, ou davantage avec des modules d'entraînement ; rien n'oblige à tout dépenser, et rien ne se reporte.
rule-A1d = Un point de mouvement fait franchir à un aquanaute un passage vers le module voisin.
rule-A1e = Entrer dans un module coûte toujours 1 point de mouvement, peu importe sa sorte et qui l'a construit.
rule-A1f = Vos aquanautes avancent l'un après l'autre : dès que le second part, le premier ne bouge plus, et les points restant après les deux sont perdus.
rule-A1g = Les points gagnés en mettant en service un module d'entraînement comptent tout de suite, pour un aquanaute que vous n'avez pas encore déplacé ce tour-ci.
rule-A2a = Si votre aquanaute finit son déplacement dans un module d'exploration où vous n'en avez pas d'autre, il le met « en service » pour vous, quel qu'en soit le constructeur.
rule-A2b = Un aquanaute qui ne fait que traverser un module d'exploration ne paie rien et n'y change rien.
rule-A2c = Un aquanaute ne peut pas simplement stationner dans un module d'exploration où vous n'en avez pas d'autre : s'y arrêter met toujours ce module en service et y lie l'aquanaute.
rule-A2d = Dans chaque module d'exploration que vous avez en service, au moins un de vos aquanautes doit rester jusqu'à la fin de la partie.
rule-A2e = Hormis celui qui y est lié, vos aquanautes peuvent ressortir d'un module d'exploration, et d'autres à vous peuvent y stationner.
rule-A2f = Un module, quelle qu'en soit la sorte, accueille autant d'aquanautes que l'on veut, de toutes les couleurs.
rule-A2g = Si vous ne pouvez pas payer les frais de 1 Nemo, vous ne pouvez pas vous arrêter dans un module d'exploration adverse que vous n'avez pas encore en service.

## M : Modules en service et marqueurs de majorité

chapter-M = Modules en service et marqueurs de majorité
rule-M1a = Un module d'exploration ne vous profite que si l'un de vos aquanautes y est lié : l'avoir construit ne suffit pas.
rule-M1b = Un même module peut être en service pour plusieurs joueurs à la fois.
rule-M1c = Mettre en service un module que vous avez construit est gratuit.
rule-M1d = Mettre en service un module construit par un autre joueur coûte 1 Nemo, que vous versez à ce joueur.
rule-M1e = Vous ne payez ces frais qu'une fois par module ; vos aquanautes suivants y entrent gratuitement.
rule-M1f = Chaque autre joueur qui met à son tour le même module en service paie 1 Nemo à son constructeur.
rule-M1g = À chaque module que vous mettez en service, votre compteur avance d'une colonne vers la droite sur la piste de ce type.
rule-M1h = Avec un seul module d'un type en service, votre compteur montre 0 : ce type ne rapporte encore aucun point.
rule-M1i = Au deuxième module d'un type, retournez le compteur sur 1 ; il reste sur 1 au troisième et au quatrième.
rule-M1j = Plusieurs de vos aquanautes dans un même module ne comptent que pour un module en service.
rule-M2a = Avec au moins 2 modules d'un type en service et strictement plus que tout autre joueur, vous prenez son marqueur de majorité, près du plateau ou chez son détenteur.
rule-M2b = Une égalité ne fait jamais changer de mains un marqueur de majorité.
rule-M2c = Un seul module d'un type ne suffit pas pour prendre son marqueur de majorité, même si personne d'autre n'en a.
rule-M2d = Le marqueur de majorité se pose sur votre compteur et remplace son 1 : ce type vous rapporte alors 3 points, et non 4.
rule-M2e = Si vous perdez un marqueur de majorité, votre compteur de ce type montre de nouveau 1.
rule-M2f = Avec 4 modules d'un type en service, son marqueur de majorité est à vous pour toujours.
rule-M2g = La majorité se vérifie dès chaque mise en service, qu'elle vienne d'un déplacement de phase 2, d'une récompense Atlantide ou d'un sous-marin qui accoste.

## X : Les cinq types de module d'exploration

chapter-X = Les cinq types de module d'exploration
rule-X1a = Sans module d'entraînement en service, vous avez 3 points de mouvement en phase 2 ; avec un, vous en avez 4 ; avec deux ou plus, 5.
rule-X2a = Sans module technique en service, chacun de vos sous-marins avance de 4 cases au plus ; avec un, de 5 ; avec deux ou plus, de 6.
rule-X3a = Sans module sonar en service, votre sonar a une portée de 4 cases ; avec un, de 5 ; avec deux ou plus, de 6.
rule-X3b = Quel que soit le nombre de vos modules sonar en service, utiliser le sonar coûte toujours 1 Nemo.
rule-X4a = Après la récolte d'un escargot de mer ou d'une coquille Saint-Jacques, vous pouvez regarder 1 jeton avec un module de recherche en service, 2 avec deux ou plus, aucun sans module.
rule-X4b = Les jetons que la recherche vous laisse regarder peuvent être partout, même dans la fosse, mais deux jetons doivent venir de zones différentes si c'est possible.
rule-X4c = Vous seul voyez le jeton regardé, qui reste à sa place, face cachée.
rule-X5a = Récolter un coffre vous rapporte aussitôt 2 Nemos de la banque sans module d'analyse en service, 3 avec un, 4 avec deux ou plus.

## U : Phase 3 : sous-marins

chapter-U = Phase 3 : sous-marins
rule-U1a = Vous pouvez lancer un sous-marin depuis un module d'exploration qui abrite au moins 2 de vos aquanautes et possède un sas bleu libre vers la mer.
rule-U1b = À la mise à l'eau, un de vos aquanautes de ce module regagne votre réserve et un de vos sous-marins se pose sur la case de mer devant le sas.
rule-U1c = Un sas bleu est libre si la case devant lui est sur le plateau, n'est couverte par aucun module, même en partie, et ne porte ni sous-marin ni découverte.
rule-U1d = Vous avez au plus 3 sous-marins sur le plateau, et vous ne pouvez en lancer un que s'il est dans votre réserve.
rule-U1e = Toutes vos mises à l'eau du tour précèdent tout usage du sonar et tout déplacement de sous-marin.
rule-U1f = Un sous-marin que vous venez de lancer peut utiliser le sonar et se déplacer dans le même tour.
rule-U1g = Lancer est facultatif et gratuit, et plusieurs mises à l'eau par tour sont permises, même depuis un seul module, tant que chacune remplit les conditions.
rule-U1h = Aucun sous-marin ne peut être lancé depuis la base ou un module d'habitation.
rule-U2a = Vous ne pouvez utiliser le sonar qu'avant votre premier déplacement de sous-marin du tour.
rule-U2b = Chaque sous-marin qui emploie le sonar vous coûte 1 Nemo, versé à la banque.
rule-U2c = Le sonar vous montre en secret toutes les découvertes face cachée à portée de ce sous-marin, et elles restent face cachée.
rule-U2d = La distance du sonar se compte case par case, colonnes plus lignes, jamais en diagonale.
rule-U2e = Une découverte de la fosse n'est visible au sonar que d'un sous-marin qui est lui aussi dans la fosse.
rule-U3a = Vous pouvez déplacer une fois par tour chacun de vos sous-marins du plateau, l'un après l'autre dans l'ordre voulu, sans y être obligé.
rule-U3b = Un sous-marin avance de 4 cases au plus, ou de 5 ou 6 avec des modules techniques, avec autant de virages à angle droit que voulu, jamais en diagonale.
rule-U3c = Un sous-marin peut passer par une case où se tient un autre sous-marin, mais sans s'y arrêter.
rule-U3d = Un sous-marin ne passe jamais par une case qui porte une découverte, face visible ou face cachée.
rule-U3e = Un sous-marin peut survoler la cité, chaque case couverte comptant pour un pas, mais il ne s'arrête pas sur une case couverte.
rule-U3f = Un sous-marin finit son déplacement sur une case sans module ni sous-marin, ou sur celle d'une découverte.
rule-U4a = Tant qu'aucun sous-marin n'a jamais été dans la fosse, vous ne pouvez y déplacer un sous-marin qu'avec les cinq types de module d'exploration en service.
rule-U4b = Dès qu'un premier sous-marin, de n'importe quel joueur, a pénétré dans la fosse, elle est ouverte à tous sans condition jusqu'à la fin de la partie.
rule-U4c = Vous pouvez lancer un sous-marin tout droit dans la fosse par un sas bleu qui y donne, même sans les cinq types en service.
rule-U4d = Lancer un sous-marin dans la fosse revient à y entrer, et l'ouvre donc à tous.
rule-U5a = Un sous-marin qui atteint une découverte la révèle, doit la récolter sur-le-champ et s'arrête là.
rule-U5b = Récolter un jeton beige est gratuit.
rule-U5c = Récolter un jeton bleu coûte, au profit de la banque, 1 Nemo dans les fonds sous-marins ou les grands fonds et 2 Nemos dans la fosse.
rule-U5d = Avec un jeton vitesse, l'un de vos sous-marins, au choix, peut aussitôt avancer de 3 cases au plus, qu'il se soit ou non déjà déplacé ce tour-ci.
rule-U5e = Le déplacement offert par un jeton vitesse peut à son tour mener à la récolte d'une autre découverte.
rule-U5f = Un sous-marin qui profite d'un jeton vitesse avant son déplacement normal conserve ce déplacement.
rule-U5g = Les coffres et jetons vitesse récoltés quittent la partie après usage et ne rapportent aucun point.
rule-U5h = Les jetons bleus récoltés, sauf ceux de l'Atlantide, vont sur votre tableau de bord, à l'emplacement de leur sorte.
rule-U5i = Si vous ne pouvez pas payer un jeton bleu autre qu'un jeton Atlantide, il reste sur sa case, face visible, et le déplacement du sous-marin est fini.
rule-U5j = Si vous ne pouvez pas payer un jeton Atlantide, il rejoint son emplacement du plateau Atlantide sans marqueur et ne donne pas de récompense.
rule-U6a = Le déplacement d'un sous-marin finit quand ses pas sont épuisés, qu'il atteint une découverte ou que vous l'arrêtez ; il repartira de là à la manche suivante.
rule-U6b = Un sous-marin peut accoster s'il finit son déplacement sur une case libre devant le sas bleu d'un module d'exploration occupé par au moins un aquanaute, quelle que soit sa couleur.
rule-U6c = Un sous-marin qui accoste regagne votre réserve, et vous pourrez le lancer de nouveau à un tour ultérieur, depuis tout module convenable.
rule-U6d = Quand un sous-marin accoste, vous pouvez mettre dans ce module un aquanaute de votre réserve.
rule-U6e = Si cet aquanaute est votre premier dans ce module, il le met en service avec tous les effets : frais dus à un autre constructeur, piste, marqueur de majorité.
rule-U6f = Sans aquanaute dans votre réserve, vous n'en placez pas, mais votre sous-marin peut quand même accoster.
rule-U6g = Si vous ne pouvez pas payer les frais à un autre constructeur, vous pouvez accoster, mais pas placer un aquanaute qui mettrait le module en service.

## T : Les ruines de l'Atlantide

chapter-T = Les ruines de l'Atlantide
rule-T1a = Un jeton Atlantide que vous récoltez rejoint l'emplacement de son numéro sur le plateau Atlantide, avec un de vos marqueurs.
rule-T1b = En récompense, vous pouvez aussitôt faire avancer un de vos aquanautes de 2 modules au plus.
rule-T1c = Ce déplacement de récompense suit toutes les règles des aquanautes et peut mettre un module en service avec toutes ses suites, frais et marqueur de majorité compris.
rule-T1d = La récompense est toujours de 2 pas, quels que soient vos modules d'entraînement en service.

## E : Fin de la partie

chapter-E = Fin de la partie
rule-E1a = Quand les jetons Atlantide 13, 14 et 15 sont trouvés, mais pas les 15 jetons au complet, on finit la manche, on en joue encore une entière, puis la partie s'arrête quoi qu'il arrive.
rule-E1b = Quand les 15 jetons Atlantide sont tous trouvés, la partie prend fin avec la manche en cours, sans manche supplémentaire.
rule-E1c = Si, durant toute une manche, personne n'achète ni ne construit de module et personne ne récolte de découverte, la partie finit avec cette manche.
rule-E1d = Les jetons Atlantide arrivés sans marqueur sur le plateau Atlantide, parce que couverts ou non payés, comptent aussi comme trouvés pour la fin de la partie.
rule-E1e = La dernière manche est toujours jouée jusqu'au bout, de sorte que chacun ait joué le même nombre de fois dans chaque phase.

## V : Décompte

chapter-V = Décompte
rule-V1a = Le décompte suit cet ordre : jetons de points Atlantide, missions et améliorations, points de découverte, points d'exploration, total final.
rule-V1b = On classe les joueurs selon le nombre de jetons Atlantide portant leur marqueur : le premier prend le plus fort jeton de points en jeu, le deuxième le suivant, etc.
rule-V1c = À nombre égal de jetons Atlantide, celui des ex æquo qui possède le plus grand numéro passe devant.
rule-V1d = Si aucun jeton Atlantide ne porte votre marqueur, vous n'avez pas de points Atlantide.
rule-V2a = Les missions sont révélées, et vous pouvez améliorer d'une colonne vos jetons des deux sortes nommées, de 0 à 1 ou de 1 à 2, en décidant jeton par jeton.
rule-V2b = Chaque jeton amélioré vous coûte 1 Nemo, versé à la banque avant que l'on compte votre argent.
rule-V2c = Un jeton ne s'améliore qu'une fois et seulement si vous le payez ; l'or ne s'améliore pas.
rule-V3a = Vos points de découverte sont la somme des valeurs de vos jetons après améliorations, plus votre jeton de points Atlantide.
rule-V3b = Vos points d'exploration sont la somme des cinq types : 3 avec le marqueur de majorité, sinon 1 avec deux modules ou plus en service, sinon 0.
rule-V3c = Votre score final est le produit de vos points de découverte et de vos points d'exploration, plus 1 point par Nemo qu'il vous reste.
rule-V3d = Modules non construits, sous-marins et aquanautes ne rapportent rien, et si vos points de découverte ou d'exploration sont à zéro, seul votre argent compte.
rule-V3e = Le score final le plus haut l'emporte, et les joueurs à égalité partagent la victoire.

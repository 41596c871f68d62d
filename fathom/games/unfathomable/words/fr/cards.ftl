### Unfathomable : les noms sur les cartes et la prose qui les accompagne, en français.

## Les dix personnages

role-skipper = commandant
character-skipper = Halvor Brekke
about-skipper = En trente et un ans de mer depuis Bergen, il a ramené tous ses navires sauf un, et cette histoire-là, il ne la raconte pas. Dans une dispute, il parle le dernier, si bas que l'on se penche pour savoir comment elle finit.
ability-title-skipper = Le dernier mot
feat-title-skipper = Ni l'un ni l'autre

role-first-mate = second
character-first-mate = Domingo Arrieta
about-first-mate = Fils d'un pilote de Valparaíso, il a doublé onze fois le cap Horn à la voile et tient la vapeur pour une façon de tricher. Il est sur le pont avant les ennuis, et garde pour lui la liste de ce qu'il doit, et à qui.
ability-title-first-mate = Premier sur le pont
feat-title-first-mate = Mettez cela à mon compte

role-surgeon = chirurgienne
character-surgeon = Ottilie Krantz
about-surgeon = Zurich lui a donné le diplôme que Berlin lui refusait, et trois ans chez les cholériques lui ont appris le reste. Elle compte ses points de suture en latin, à mi-voix, et refuse par principe de perdre celui qu'elle a devant elle.
ability-title-surgeon = Une main sûre
feat-title-surgeon = Pas celui-là

role-engineer = mécanicien
character-engineer = Kenzo Morishita
about-engineer = Formé aux chantiers de Nagasaki, il reconnaît un palier malade au goût de l'air. Il n'a jamais demandé à une machine plus qu'elle ne pouvait donner, et il sait, à la livre près, combien cela fait.
ability-title-engineer = Au-delà du trait rouge
feat-title-engineer = Tout ce qu'elle a

role-master-at-arms = sergent d'armes
character-master-at-arms = Amadou Diarra
about-master-at-arms = Douze ans comme sergent de tirailleurs sur le fleuve Sénégal lui ont appris à tirer, à faire un pas de côté et à tirer encore sans hausser la voix. Il connaît toutes les serrures du bord, et les passagers qui les essaient la nuit.
ability-title-master-at-arms = Un tir, un pas de côté
feat-title-master-at-arms = Suivez-moi sans bruit

role-apprentice = apprentie
character-apprentice = Halina Zielińska
about-apprentice = Apprentie relieuse de dix-neuf ans, elle devait porter un seul volume de Cracovie à New York, avec défense de l'ouvrir. Elle l'a ouvert la première nuit, et depuis elle lit toujours un peu plus loin.
ability-title-apprentice = Quelques pages d'avance
feat-title-apprentice = Par cœur

role-mathematician = mathématicienne
character-mathematician = Theodora Kaplani
about-mathematician = De deux ans à Göttingen il lui reste un théorème, aucun traitement et la méfiance des coïncidences. Depuis mardi elle dresse la table des malheurs du bord, et ils suivent une courbe.
ability-title-mathematician = Deux hypothèses
feat-title-mathematician = Ce qu'il fallait démontrer

role-exile = exilée
character-exile = Morwenna Tregear
about-exile = Elle avait seize ans quand on l'a emmenée à la rame loin de sa crique de Cornouailles, parce qu'elle ne voulait pas descendre dans l'eau avec les autres. Elle récure des marmites, ne relève jamais ses manches, et voit d'un coup d'œil qui vient d'un endroit pareil.
ability-title-exile = Qu'ils rentrent chez eux
feat-title-exile = Un air de famille

role-jinx = porte-malheur
character-jinx = Anaïs Desroses
about-jinx = Saint-Pierre a brûlé le lendemain de son départ ; depuis, ce furent deux hôtels et un cirque. Elle sort de tout sans une égratignure, et ne joue plus aux cartes avec les gens qu'elle aime.
ability-title-jinx = La chance deux fois tordue
feat-title-jinx = Les ennuis d'un autre

role-stowaway = passager clandestin
character-stowaway = Nino Caruana
about-stowaway = Quatorze ans, né sur les quais de La Valette, il est monté à bord dans une caisse de citrons avec un chat sous la chemise. Le troisième jour, il avait deux montres, un passe-partout et la plupart des secrets du navire.
ability-title-stowaway = Doigts légers
feat-title-stowaway = Les poches pleines

## Capacités des cartes Compétence

ability-lend-a-hand = Coup de main
ability-open-hands = Cartes sur table
ability-rally = Harangue
ability-withering-word = Le mot qui flétrit
ability-push-back = Refoulement
ability-cram = Bachotage
ability-take-notes = Prise de notes
ability-sharp-eye = Œil de vigie
ability-ready-beforehand = Tout est prêt
ability-second-swing = Second coup
ability-onslaught = Assaut
ability-grit-teeth = Serrer les dents
ability-regroup = Se ressaisir
ability-hold-fast = Tenir bon
ability-second-wind = Second souffle
ability-call-the-brood = Appel à la couvée
ability-signal-below = Signal vers le fond
ability-lure = Leurre
ability-despoil = Souillure
ability-dark-office = Office noir

## Objets

item-megaphone = mégaphone
flavour-megaphone = Cabossé dans deux naufrages, il couvre encore une foule.
item-revolver = revolver
flavour-revolver = Nettoyé chaque dimanche, deux fois servi, jamais évoqué.
item-medicine-chest = coffre à remèdes
flavour-medicine-chest = Quarante tiroirs, trente-neuf étiquettes.
item-tool-bag = sac à outils
flavour-tool-bag = Tous les manches y sont usés par la même main.
item-rifle = carabine
flavour-rifle = Réglée pour quatre cents mètres et, depuis peu, pour la porte d'à côté.
item-amulet = amulette
flavour-amulet = Dites une chose une fois, elle l'entend deux.
item-tide-tables = tables des marées
flavour-tide-tables = Exactes à la minute pour tous les ports, y compris deux qui n'existent pas.
item-sea-book = livre de la mer
flavour-sea-book = Relié dans une peau que le relieur n'a pas voulu nommer.
item-crooked-ring = anneau tordu
flavour-crooked-ring = Il accorde des faveurs, et il tient ses comptes.
item-ships-cat = chat du bord
flavour-ships-cat = Engagé pour les souris, il a depuis étendu ses fonctions.
item-pistol = pistolet
flavour-pistol = Il manque le premier coup pour être sûr du second.
item-bomb = bombe artisanale
flavour-bomb = De la poudre de carrière dans un bout de tube de chaudière : reculez, puis reculez encore.
item-blade = lame de baleinier
flavour-blade = Faite pour les baleines, et pas regardante.
item-deck-shoes = chaussures de pont
flavour-deck-shoes = Semelles de caoutchouc : on est déjà à côté quand les autres commencent à vous chercher.
item-shotgun = canardière
flavour-shotgun = Plus ils sont nombreux, moins on risque de les manquer.
item-tailored-coat = manteau sur mesure
flavour-tailored-coat = On répond au manteau avant de regarder le visage.
item-torn-psalter = psautier déchiré
flavour-torn-psalter = Les psaumes manquants ont été récrits à la main ; ce ne sont pas des psaumes.
item-field-glass = longue-vue
flavour-field-glass = L'une des lentilles est fêlée : c'est par la fêlure qu'on voit loin.
item-dumb-bells = haltères
flavour-dumb-bells = Cinq kilos chacun à terre, et nettement plus ici.
item-locket = médaillon
flavour-locket = Un visage, une mèche de cheveux, une raison.

## Sorts

spell-ash-to-coal = De cendre en charbon
flavour-ash-to-coal = Ce qui fut cuit, qu'il brûle ; ce qui fut brûlé, qu'il brûle encore.
spell-the-mind-walks = L'esprit se promène
flavour-the-mind-walks = Le corps reste dans son fauteuil, et il ne faut pas lui parler.
spell-bolt-from-below-cloud = Foudre de sous la nuée
flavour-bolt-from-below-cloud = Elle demande seulement où, et n'est pas précise.
spell-summoning-bell = La cloche du rappel
flavour-summoning-bell = Quand elle sonne, tous rentrent ; il n'est pas dit qu'ils rentrent seuls.
spell-merciful-forgetting = Miséricordieux oubli
flavour-merciful-forgetting = Vous dormirez bien, et quelque chose aura été égaré.
spell-hand-through-the-veil = La main à travers le voile
flavour-hand-through-the-veil = Prenez une chose, puis comptez vos doigts.
spell-signed-in-salt = Signé dans le sel
flavour-signed-in-salt = Aucune échéance n'est indiquée.
spell-borrowed-appetite = Appétit d'emprunt
flavour-borrowed-appetite = La paix de l'âme, mangée à la table d'un autre.
spell-skin-of-scales = Peau d'écailles
flavour-skin-of-scales = Elle arrête une lame, une fois ; ensuite il faut l'ôter.
spell-tomorrows-tide = La marée de demain
flavour-tomorrows-tide = Lire la laisse de mer avant que la mer l'ait tracée.
spell-swell-the-chant = Enfler le chant
flavour-swell-the-chant = Une voix de plus, puis une autre, jusqu'à ne plus reconnaître la sienne.
spell-knit-flesh = Ravauder la chair
flavour-knit-flesh = Cela se répare vite, sur un patron presque juste.
spell-call-them-under = Les rappeler dessous
flavour-call-them-under = À dire aux deux grands, par leur petit nom.
spell-swarm-of-gulls = Nuée de goélands
flavour-swarm-of-gulls = Ils arrivent affamés et ne demandent pas à qui sont les vivres.
spell-the-drowned-walk = Les noyés marchent
flavour-the-drowned-walk = Ils retrouvent leur cabine et font des voisins très calmes.
spell-unwritten-line = La ligne non écrite
flavour-unwritten-line = Un blanc dans la page, pour le jour où l'on saura ce qui devait s'y trouver.
spell-furnace-spirit = L'esprit du foyer
flavour-furnace-spirit = Le nourrir, et ne pas le remercier.
spell-red-hour = L'heure rouge
flavour-red-hour = D'abord fermer la porte à clef, les amis de l'autre côté.
spell-sun-behind-the-eyes = Le soleil derrière les yeux
flavour-sun-behind-the-eyes = Un instant, tout est clair ; puis l'instant est à rendre.

## Étapes

waypoint-coaling-hulk = Ponton à charbon
story-coaling-hulk = Une coque démâtée tire sur une ancre que nulle carte ne signale, du charbon jusqu'aux panneaux. Il n'y a personne à bord, et le feu de mouillage est allumé.
waypoint-bare-atoll = Atoll nu
story-bare-atoll = Un anneau de sable, six palmiers et une croix repeinte de frais. Ordre à la corvée : rapporter des fruits et ne pas toucher au puits.
waypoint-cyclone-edge = Au bord du cyclone
story-cyclone-edge = Le baromètre descend comme un homme dans un escalier. On peut contourner la muraille de nuages ou la longer, et la longer ne coûte pas de charbon.
waypoint-drifting-ice = Glaces à la dérive
story-drifting-ice = De la glace, trois cents milles au sud de l'endroit où il devrait y en avoir. Des phoques dessus et, à la flottaison, bien à l'intérieur, une chose longue et sombre.
waypoint-hidden-shoal = Haut-fond caché
story-hidden-shoal = La carte donne deux mille brasses ; la sonde en donne neuf, puis sept, puis neuf. Devant, la mer brise sur une crête trop droite pour être du roc.
waypoint-voices-on-the-water = Des voix sur l'eau
story-voices-on-the-water = On appelle dans le noir, en quatre langues. Chaque fois, le nom que l'on donne est celui d'un navire perdu au printemps.
waypoint-gutted-freighter = Cargo éventré
story-gutted-freighter = Un cargo flotte entre deux eaux, les tôles rabattues vers le dehors et les soutes pleines. Dans le carré, la pendule marche encore.
waypoint-lights-far-below = Lumières des grands fonds
story-lights-far-below = La nuit venue, l'eau s'éclaire par en dessous, en rangées et en carrefours, comme une ville vue d'une colline. Vers minuit, quelques lumières se mettent à monter.
waypoint-blind-passage = Passage à l'aveugle
story-blind-passage = La brume est si épaisse que la vigie de l'avant rend compte à la cloche, et pendant une heure la cloche sonne à l'arrière. Quand elle se lève, le point de midi pourrait être celui de n'importe qui.
waypoint-whirling-water = Eau tournoyante
story-whirling-water = À tribord, la mer s'incurve vers le bas, lisse comme un bol et large d'un demi-mille. Ou bien le charbon portera le navire au-delà du bord, ou bien ce sera aux membrures de tenir.
waypoint-sweet-rain = Pluie douce
story-sweet-rain = Il pleut sans un souffle de vent, une pluie tiède et vaguement sucrée, et l'on roule sur le pont tous les tonneaux du bord. Qui les surveille devra rester une heure à découvert.
waypoint-wall-of-water = Mur d'eau
story-wall-of-water = Une seule vague, plus haute que les cheminées, s'avance du sud au pas. Elle prend sur le pont tout ce qui s'y tient, sans faire de différence.
waypoint-heavy-swell = Forte houle
story-heavy-swell = Pas un souffle, et la houle vient des quatre côtés. Le soir, il y a au vestiaire un chapeau de trop.
waypoint-breathing-mist = La brume respire
story-breathing-mist = La brume s'étale et se retire toutes les six secondes, avec une odeur tiède de coquillage. À midi, les nageurs qu'elle couvre ne prennent plus la peine de plonger.
waypoint-weed-field = Champ d'algues
story-weed-field = Des algues brunes jusqu'à l'horizon, assez denses pour porter des oiseaux ; les oiseaux restent au bord. Ou bien l'on descend des gens avec des scies, ou bien l'hélice se fraie un chemin.
waypoint-easy-miles = Milles faciles
story-easy-miles = Vent arrière, mer bleue, belle journée de route. Tout le monde est gai, tout le monde mange pour deux, et personne n'en fait la remarque.
waypoint-glass-sea = Mer de verre
story-glass-sea = La mer est si plate que la fumée monte droit, et le reflet du navire ne va pas tout à fait du même pas que lui. Aux vivres, ce qui était frais le matin ne l'est plus le soir.
waypoint-climbing-hands = Des mains qui grimpent
story-climbing-hands = À trois heures du matin, la bordée entend comme une averse le long des deux flancs à la fois. Le temps que quelqu'un se penche, les premiers sont à la lisse.
waypoint-long-night = Longue nuit
story-long-night = D'après le chronomètre, le soleil devait se lever à six heures moins le quart. Il est neuf heures passées, et les garçons ont ordre de servir le petit déjeuner à la lampe et de parler de nuages.
waypoint-breaking-gale = Coup de vent
story-breaking-gale = Le coup de vent arrive par la hanche avec une journée de mer derrière lui. Les paquets embarquent jusqu'à la passerelle et, quelque part à l'avant, une chose qui devait tenir ne tient pas.

## Dégâts

damage-structural-influence = tubes acoustiques sectionnés
damage-structural-lore = cloison entaillée de signes
damage-structural-observation = fuite introuvable
damage-structural-strength = barrots tordus
damage-structural-will = feu qui couve
damage-structural-any = brèche béante
damage-fuel-leak = soute à charbon noyée
damage-flooded-stores = vivres inondés
damage-stampede = bousculade dans les escaliers

## Passagers

passenger-soul = voyageur solitaire
passenger-two-souls = mère et enfant
passenger-soul-and-sanity = violoniste de l'orchestre
passenger-nobody = pardessus vide

## Crises : les tests

mythos-sprung-plating = Tôle disjointe
story-sprung-plating = Sous la flottaison, une couture s'ouvre comme un tiroir, et la mer entre en nappe, sans se presser. Il faudrait vingt hommes aux étais ; ils sont douze, et ils regardent l'échelle. De l'autre côté de la tôle, on frappe ici et là, pour entendre où elle sonne creux.
mythos-steam-burns = Brûlures de vapeur
story-steam-burns = Un joint cède dans la coursive de l'équipage, et tout devient blanc. Ceux que l'on sort se taisent, ce qui est mauvais signe ; l'huile, la gaze et le manuel qui en traite sont étalés sur la table du réfectoire. Il faudra panser encore après minuit, à l'heure où les mains se mettent à trembler.
mythos-spoiled-flour = Farine gâtée
story-spoiled-flour = Le boulanger fend un sac, et la farine qui en sort est grise, humide et très légèrement mobile. Il y en a trois cents autres empilés derrière. Pour trier les bons des mauvais, pas d'autre moyen que de les déplacer tous, un à un, et de regarder.
mythos-drumming-in-the-hull = Tambour dans la coque
story-drumming-in-the-hull = Quatre coups, un silence, tout le long de la quille, depuis la tombée du jour. La machine répond que ce n'est pas la machine. À l'entrepont, une petite fille s'est mise à taper la réponse sur le bois de sa couchette, et sa mère ne lui a pas demandé où elle l'avait apprise.
mythos-choked-flues = Carneaux bouchés
story-choked-flues = Les feux brûlent mal et la pression tombe, bien que les chauffeurs n'aient pas cessé. Ce qu'ils tirent des carneaux est mouillé, emmêlé comme du varech, et il en reste plus loin. Tant que personne n'en aura vu le bout, le bon charbon s'en va par la cheminée et ne sert à rien.
mythos-rope-party = La cordée
story-rope-party = Le passavant entre les roufs a disparu ; les passagers de l'autre bord doivent venir le long d'un filin, une main après l'autre, au-dessus de la mer. Le filin tiendra aussi longtemps que ceux qui le tiennent. On les a priés de ne pas regarder en bas ; ceux qui l'ont fait se sont arrêtés au milieu.
mythos-fog-signals = Signaux de brume
story-fog-signals = L'Atlantica lance un coup long toutes les deux minutes, comme le veut le règlement. Après le neuvième, on lui répond un demi-ton plus bas, et la réponse n'attend pas ses deux minutes. C'est un navire sans feux, ou ce n'est pas un navire, et l'homme de barre a besoin de savoir.
mythos-cold-galley-fires = Fourneaux froids
story-cold-galley-fires = Les fourneaux sont éteints et ne reprennent pas ; les allumettes flambent et meurent comme sous une cloche. La bordée descend, trouve du thé froid pour le deuxième jour et s'assied devant sans un mot. Demain, chacun à bord sera un peu plus lent, à moins que quelqu'un ne sache les faire rire.
mythos-loose-cargo = Cargaison baladeuse
story-loose-cargo = Une automobile en caisse a rompu ses saisines et traverse la soute à chaque coup de roulis, d'un bord à l'autre. Cinq hommes l'arrêteraient s'ils sautaient tous au même mot. Il faut quelqu'un pour choisir l'instant, et quelqu'un que l'on croie.
mythos-whispered-liturgy = Liturgie chuchotée
story-whispered-liturgy = À la prière du soir, une seconde assemblée se fait entendre sous la première, une demi-ligne en retard, dans une langue que personne ne parle à bord. Ce qui fut chanté hier ici est en train d'être dédit. Le plancher est en chêne, les répons doivent être justes, et rien de tout cela ne vient facilement.
mythos-bilge-gas = Gaz des fonds
story-bilge-gas = Un soutier descend sonder les fonds et ne remonte pas ; l'homme envoyé après lui s'assied sur le troisième échelon et y reste. La lampe faiblit avant les poumons, pour qui songe à la regarder. Le reste est affaire de bras.
mythos-larder-thieves = Voleurs de vivres
story-larder-thieves = La serrure de la réserve est intacte et, derrière, les rayons sont nus jusqu'aux étiquettes. Des pas mouillés vont jusqu'à la coursive et s'y séparent, les uns vers l'entrepont, les autres vers les premières. Quelqu'un à bord a dîné, et quelqu'un l'a vu faire.
mythos-panic-on-the-promenade = Panique sur le pont-promenade
story-panic-on-the-promenade = Une dame en gris montre du doigt la mer et observe, d'une voix tout à fait ordinaire, qu'il y a des gens qui nagent le long du bord. En une minute, tout le pont-promenade est passé de ce côté pour voir ; en deux, il cherche à repasser de l'autre. Les garçons de cabine se donnent le bras.
mythos-jammed-rudder = Gouvernail bloqué
story-jammed-rudder = La roue tourne librement, le navire non. Il décrit un grand cercle en brûlant son charbon et vient de couper son sillage pour la deuxième fois. Quelque chose s'est logé entre le safran et l'étambot ; il faut le voir avant de le déloger, et la lanterne ne lui plaît pas.
mythos-something-in-the-pipes = Quelque chose dans les tuyaux
story-something-in-the-pipes = En deuxième classe, les robinets coulent, s'arrêtent, coulent de nouveau, comme on reprend haleine. Un ajusteur suit les coups à travers quatre cloisons et marque les tuyaux à la craie. Cela garde un compartiment d'avance et, à chaque embranchement, attend de voir par où il va chercher.
mythos-feverish-passengers = Passagers fiévreux
story-feverish-passengers = Onze cas au petit déjeuner, trente à midi, tous avec la même fièvre et la même prière : qu'on les porte jusqu'à l'eau. Il faut à chacun deux personnes solides pour le tenir et une patiente pour le veiller. Il n'y en a pas quatre-vingt-dix à bord.
mythos-broken-telegraph = Transmetteur en panne
story-broken-telegraph = Sur la passerelle, l'aiguille de cuivre indique « en avant toute » ; à la machine, elle indique « terminé », et rien ne la fait bouger. Les ordres devront descendre de bouche en bouche, par soixante mètres de coursives. Bien criés, ils pourraient même arriver plus vite qu'avant.
mythos-night-terrors = Terreurs nocturnes
story-night-terrors = À trois heures dix, quarante personnes s'éveillent du même rêve, et toutes savent décrire l'escalier. Le jour, elles sont lasses, polies, et ne se tiennent pas les unes près des autres. L'homme qui est descendu le plus bas préfère ne pas dire qui attendait sur le palier.
mythos-contaminated-cistern = Citerne corrompue
story-contaminated-cistern = L'eau potable a un goût de saumure, bien qu'aucune vanne n'ait cédé et que la caisse soit scellée. Sous le couvercle elle est limpide jusqu'au fond, et le fond est plus bas que la caisse. Les cuisiniers y puisent depuis hier ; qui en a bu, et combien, est une question que personne n'aime poser.
mythos-mutinous-murmurs = Rumeurs de mutinerie
story-mutinous-murmurs = Les chauffeurs ont tenu conseil et envoyé en haut trois hommes, qui gardent leur casquette. Ils ne veulent pas d'argent. Ils veulent qu'on leur dise ce qu'il y a dans l'eau, et aiment mieux l'apprendre de la passerelle que d'achever de le deviner.
mythos-listing-ship = Le navire gîte
story-listing-ship = Dans la chambre des cartes, le fil à plomb penche de quatre degrés sur bâbord et ne revient pas. Il faut porter charbon, barriques et malles du côté haut, en montant, à bras, le temps qu'il faudra. Redressé, le navire n'en filera que mieux ; tel qu'il est, la prochaine grosse lame entrera par les hublots.
mythos-drowned-hymn = Cantique noyé
story-drowned-hymn = On chante à l'arrière, à plusieurs voix, un cantique que la moitié du bord connaît depuis l'enfance. Les paroles ont changé, mais seulement en fin de vers. Notées, elles pourraient servir ; ceux qui se contentent d'écouter s'aperçoivent qu'ils fredonnent la deuxième voix.
mythos-boarding-hooks = Crochets à la lisse
story-boarding-hooks = Des crochets d'os passent par-dessus la lisse dans le noir, presque sans bruit, chacun au bout d'une tresse d'algues. Celui qui les a posés a étudié les navires. On peut en trancher à temps, si les vigies désignent les bons ; aux autres, mieux vaut attendre avec une hache.
mythos-breached-watertight-door = Porte étanche forcée
story-breached-watertight-door = La porte numéro quatre est baissée, verrouillée, donnée pour sûre au tableau, et elle est ouverte. Les hommes qui sont allés voir parlent d'un couloir tout droit, là où les plans montrent le bordé, puis rien. Ce qui s'en sert remontera vers l'avant, contre le bord ou sur les planches, selon le temps que l'on mettra à fermer.
mythos-the-tome-screams = Le grimoire hurle
story-the-tome-screams = À quatre coups de cloche, le livre se met à hurler. On l'entend dans toutes les cabines, et chacun y entend un nom. Le Gardien peut tenir bon et lire par-dessus le bruit, ou tout lâcher et laisser d'autres mains le ramasser.
mythos-drifting-raft = Radeau à la dérive
story-drifting-raft = Par bâbord, un radeau de panneaux d'écoutille, des barriques amarrées aux coins et des formes assises au milieu. L'une d'elles fait signe, toujours du même bras, toujours à la même cadence. Il faut amener des canots, tenir la foule loin du bord, et quelqu'un qui ait de bons yeux devrait compter les formes deux fois.
mythos-empty-powder-locker = Soute aux poudres vide
story-empty-powder-locker = Mardi, elle était pleine et l'on avait signé. À présent elle contient son propre cadenas, bien fermé, et une odeur de marée basse. Qui détient la poudre compte s'en servir à l'intérieur de la coque ; retrouvée à temps, elle aurait un meilleur emploi.
mythos-furnace-backdraft = Retour de flamme
story-furnace-backdraft = Le foyer numéro trois prend son souffle, et les chauffeurs qui connaissent ce bruit courent déjà. Les portes, il faut marcher vers elles pour les fermer. Derrière les portes il y a la soute à charbon, et derrière la soute, tous les autres.
mythos-barricaded-stairwell = Escalier barricadé
story-barricaded-stairwell = Les émigrants ont bouché l'escalier arrière avec des malles et des matelas, et tracé dessus à la craie un signe que nul ne leur a enseigné. Il est exact, à un trait près. Il y a dans ce tas des choses utiles, derrière lui des gens qui ont peur, et personne encore n'a demandé ce qu'ils ont enfermé avec eux.
mythos-breaking-the-surface = Ce qui crève la surface
story-breaking-the-surface = Sans un souffle de vent, la mer s'élève devant l'étrave à hauteur du pont des embarcations, et y reste. Deux formes s'y retournent avec lenteur, comme des dormeurs qui ont entendu une porte. On peut encore les persuader de dormir.

## Crises : un test, ou autre chose

mythos-race-the-storm = Course contre la tempête
story-race-the-storm = Le baromètre a perdu deux centimètres depuis midi, et tout le nord-ouest est couleur d'ardoise. Il reste dessous une trouée, dix milles peut-être, qui se referme, et du beau temps au-delà. Le Capitaine peut y lancer le navire, ou mettre à la cape et attendre, avec du monde encore sur le pont.
mythos-rite-of-parting-waters = Rite des eaux ouvertes
story-rite-of-parting-waters = Le livre connaît un rite pour nettoyer la mer et l'expose simplement, figure à l'appui, comme à un voyageur pressé. Il y faut la chapelle, trois voix et la vue de l'horizon. Dans la marge, quelqu'un a dressé la liste de ceux qui l'ont essayé, chacun avec une date.
mythos-chant-in-unison = Chant à l'unisson
story-chant-in-unison = Quarante passagers ont appris les paroles à l'oreille et se tiennent en rangs entre les bancs. Ils garderont la note tant qu'ils auront du souffle, et une note bien tenue pourrait porter plus loin que prévu. Si le Gardien les envoie se coucher, le silence, au-dehors, sera remarqué.
mythos-vote-of-no-confidence = Motion de défiance
story-vote-of-no-confidence = Un papier fait le tour du dîner, plié dans la carte des vins, et revient avec soixante signatures. Il est fort courtois. Il invite le Capitaine à répondre à certaines questions devant l'assistance, ou bien à y passer la nuit, une personne après l'autre.
mythos-overheated-bearings = Paliers brûlants
story-overheated-bearings = On ne peut plus poser la main sur la butée, et l'huile commence à fumer. On peut la ménager en marche, avec des lances et des hommes de bonne volonté, ou stopper la machine le temps qu'elle refroidisse. Un navire stoppé est silencieux, et dans le silence les gens se mettent à écouter.
mythos-lights-in-the-wake = Feux dans le sillage
story-lights-in-the-wake = Onze feux verts suivent depuis le crépuscule, dans l'ordre d'un convoi bien tenu. Ils montent et descendent avec la houle et, d'heure en heure, sont plus proches d'une encablure. Les distancer coûte du charbon ; leur faire signe en rapporterait peut-être, à supposer que ce soient des navires.
mythos-idle-hands = Mains oisives
story-idle-hands = Il n'y a rien à faire jusqu'à la relève, et c'est l'heure où l'on se met à parler. Un exercice ferait du bien aux hommes ; mis à la chauffe, ils auraient au moins chaud. En attendant, ils se passent de l'un à l'autre une petite figure sculptée.
mythos-lost-child = Enfant perdu
story-lost-child = Six ans, col marin, répond au nom de Georg, vu pour la dernière fois entre les manches à air du pont des embarcations. Sa sœur dit qu'il joue avec les autres. Il n'y a pas d'autres enfants, et le jour baisse.
mythos-uninvited-guest = Convive inattendu
story-uninvited-guest = La table neuf est mise pour sept, et ils sont huit. Le huitième est bien mis, ne mange rien et parle de demain à ravir. On pourrait le faire causer, ou bien passer le sel et laisser aux autres le soin de s'en apercevoir.
mythos-stowaways-bargain = Marché clandestin
story-stowaways-bargain = Un homme trouvé derrière les sacs postaux propose un échange : ce qu'il porte contre ce que vous portez, sans regarder. Son paquet est mouillé, et fait avec soin. Personne ne s'est plaint jusqu'ici, dit-il, et l'on voit à ses poches que d'autres ont accepté.

## Crises : les choix

mythos-half-rations = Demi-ration
story-half-rations = Le commissaire pose sur la table le registre des vivres, et son crayon à côté. À la demi-ration, le compte y est, de justesse, avec des bras fatigués à chaque manœuvre ; à la ration pleine, il y est moins, mais chacun pourra tirer. Il voudrait une signature avant le gong.
mythos-lock-them-up = Sous les verrous
story-lock-them-up = On a vu quelqu'un en trop d'endroits, toujours occupé, toujours pour une bonne raison. L'équipage dormirait mieux si cette porte-là était fermée, et il est venu le dire au Capitaine, au complet. De preuve, il n'y en a pas ; il y a une clef.
mythos-burn-the-furniture = Brûler les meubles
story-burn-the-furniture = Le piano du salon donnerait une heure de vapeur, les chaises deux, et les boiseries, qui sont en noyer, une bonne partie de la nuit. Des passagers en pardessus, debout le long des murs, regardent ce que l'on emporte. Si l'on n'emporte rien, ce sera le dernier bon charbon.
mythos-distress-rockets = Fusées de détresse
story-distress-rockets = Il reste huit fusées dans la caisse et, à l'horizon, une tache qui pourrait être une fumée. Pour être vu, il faut illuminer le navire de bout en bout et mettre du monde sur le pont ; d'en bas aussi, la lumière se voit. Rester dans le noir, c'est regarder la tache s'en aller.
mythos-quarantine = Quarantaine
story-quarantine = À l'entrepont, on trouve une couchette pleine d'eau de mer jusqu'au bord, et le dormeur dedans, qui dort encore. C'est contagieux, ou on le dit, ce qui revient au même sur un navire. On peut condamner le compartiment tel qu'il est, ou faire rentrer quiconque a pris l'air sur le pont et expliquer aux autres pourquoi.
mythos-crowded-lifeboats = Canots bondés
story-crowded-lifeboats = Le canot six est prévu pour cinquante. Quatre-vingt-dix personnes y sont assises, tout en haut des bossoirs ; elles refusent d'en descendre, et les garants commencent à s'allonger. On peut les ramener sur le pont, quelques-unes à la fois, à force de paroles, ou laisser la corde trancher.
mythos-steerage-protest = La colère de l'entrepont
story-steerage-protest = Ils ont pris l'escalier défendu, avec enfants et literie, et se sont assis en rangs sur le pont des premières. Ils veulent de la soupe chaude et une porte qui ferme de l'intérieur. On peut céder, sous les yeux de tous ceux qui voudront la même chose, ou les laisser assis là pendant que la nuit tombe.
mythos-gala-night = Soirée de gala
story-gala-night = Le programme imprimé annonce un gala pour le neuvième soir : huit services, chapeaux de papier, orchestre jusqu'à deux heures. Le chef pense que c'est encore possible, une fois. L'annuler, ce serait dire à six cents personnes où l'on en est, dans une langue que toutes comprennent.
mythos-arm-the-crew = Armer l'équipage
story-arm-the-crew = Des gaffes, des haches d'incendie et onze battes de cricket sont alignées sur le panneau numéro deux. L'équipage partirait avec, à l'instant, en laissant les passagers là où ils sont. Retenu, il montera très bien la garde, et ce qui vient le long du pont viendra.
mythos-the-pursers-safe = Le coffre du commissaire
story-the-pursers-safe = Le commissaire veut mettre sous clef, contre reçu, tout ce qui a du prix, en commençant par les affaires du Capitaine, pour l'exemple. Le coffre est sûr. Le commissaire l'est moins depuis dimanche et, si on refuse, il ira dire à tout le monde pourquoi il demandait.
mythos-burial-at-sea = Immersion des morts
story-burial-at-sea = Trois hamacs cousus et lestés attendent sous le pavillon, et tout le bord est venu les voir partir. La dernière fois, la toile s'est trouvée vide avant d'avoir disparu, et tout le bord l'a vu aussi. On pourrait les garder à la glacière, parmi la viande, en prévenant les cuisiniers et personne d'autre.
mythos-change-course = Changement de route
story-change-course = Les étoiles donnent trois positions, toutes bonnes, et pas deux à moins de soixante milles. Une longue bordée au sud trancherait la question et mangerait une journée de charbon. Sinon il faut ralentir et tâtonner à la ligne de sonde, qui hier est remontée sans son plomb, proprement dénouée.
mythos-bad-dreams = Mauvais rêves
story-bad-dreams = Vous êtes dans l'escalier de l'avant, vous montez depuis des heures, et quelqu'un derrière vous compte les marches. Réveillez-vous, et tout ce que vous vouliez faire demain vous sera sorti de la tête. Dormez encore, et vous apprendrez qui vous menez là-haut.
mythos-pilfered-stores = Vivres détournés
story-pilfered-stores = Derrière la farine, une fausse cloison ; derrière la cloison, le trésor d'une personne soigneuse : couvertures, conserves, un objet en toile cirée qui pourrait servir. La plupart des boîtes ont éclaté. Passez les vivres par pertes et profits et prenez le reste, ou remettez les planches et veillez pour voir qui vient.
mythos-frightened-family = Famille effrayée
story-frightened-family = Un homme, sa femme et deux fillettes se sont attachés à une manche à air pour ne pas être séparés, et les nœuds ont gonflé. Quelqu'un, avec un couteau, pourrait les rejoindre le long de la lisse, et peut-être revenir. Si personne n'y va, on les entend du salon.
mythos-saboteurs-trail = La piste du saboteur
story-saboteurs-trail = Un filet de sciure, une vis tombée, un pouce gras sur une porte blanche. La piste mène vers l'intérieur, et ce que l'on a préparé au bout sautera quand on le trouvera ; mais alors ce sera fini. On peut aussi balayer la sciure et n'en rien dire.
mythos-blood-price = Le prix du sang
story-blood-price = La ligne suivante ne se lit pas, parce qu'elle n'est pas écrite ; la page attend et, à côté, la plume est creuse. Elle ne demande pas une vie. Elle demande à peu près ce que permettrait un chirurgien prudent, au Gardien et à nul autre, et si on la refuse, le livre reviendra d'une page en arrière.
mythos-forbidden-page = La page défendue
story-forbidden-page = Entre deux feuillets jamais coupés, il s'en trouve un troisième, et la lame y entre sans peine. Trois textes y figurent côte à côte, d'une encre qui n'a pas séché. Le Gardien peut lire, ou arracher le cahier entier et le mettre au poêle, avec tout ce que la feuille portait d'autre.
mythos-tainted-water = Eau viciée
story-tainted-water = Six barriques d'eau ont tourné, et le livre a une recette pour les faire revenir. Il y faut une nuit à remuer, une phrase dite sur chacune, et cela ne réussit pas toujours. L'autre méthode est de tirer les bondes.
mythos-candle-vigil = Veillée aux bougies
story-candle-vigil = Les passagers ont posé des bougies dans des soucoupes tout le long de la chapelle et refusent d'aller se coucher. Avec tant de monde éveillé, les paroles viennent d'elles-mêmes ; avec tant de lumières, le navire se voit de très bas. Soufflez-les, et une part de ce qui fut gagné s'en va en fumée.

## Crises : une pour chaque personnage

mythos-the-bridge-is-mine = La passerelle est à moi
story-the-bridge-is-mine = Brekke n'a pas quitté la passerelle depuis trente heures, et les officiers commencent à former autour de lui un demi-cercle. Il pourrait les renvoyer à leur poste par la parole, une main sur la roue et le dos à la porte. Ou bien demander aux chaudières tout ce qu'elles ont, et laisser répondre la vitesse.
mythos-hold-the-rail = Tenir la lisse
story-hold-the-rail = De l'étrave à la deuxième cheminée, la lisse est à Arrieta, et ils passent par-dessus. Huit matelots tiendront s'il se tient devant eux. Il a calculé aussi, car il est honnête avec les chiffres, combien de temps un homme seul garderait l'endroit le plus étroit.
mythos-not-enough-beds = Pas assez de lits
story-not-enough-beds = Il y a quatorze lits à l'infirmerie et trente et une personnes à coucher. Krantz tient la liste ; elle pourrait la lire à voix haute, être obéie, avoir raison. Ou s'asseoir parmi eux jusqu'au matin avec une marmite de soupe, et soigner le plus proche.
mythos-held-by-rust = Ne tient que par la rouille
story-held-by-rust = Derrière un panneau qui n'est pas sur ses plans, Morishita découvre un couple rongé comme une dentelle, et presque tout le pont arrière qui repose dessus. On peut l'étayer cette nuit, au toucher, machines en marche. Ou bien sonner « avant très lente » et faire comme on le lui a appris.
mythos-gunfire-below = Coups de feu en bas
story-gunfire-below = Cinq coups, un silence, un sixième, deux ponts plus bas, où Diarra n'a posté personne. Ses hommes regardent l'écoutille, puis le regardent. Il peut les y mener en bon ordre, ou jeter quelque chose d'utile à celui qui est là et tirer le verrou.
mythos-the-page-turns-itself = La page se tourne seule
story-the-page-turns-itself = Chaque soir, Zielińska ferme le livre et le ficelle ; chaque matin, il est ouvert un feuillet plus loin. Elle commence à savoir d'avance ce qu'il dira. Elle pourrait lire d'une traite jusqu'au bout du chapitre, ou le laisser tourner, quelque part derrière ses autres pensées.
mythos-an-unsolved-remainder = Un reste inexpliqué
story-an-unsolved-remainder = Kaplani a réduit la position du navire à une équation, et il y a un reste. Il est petit, il est constant, et il s'est déplacé depuis hier. Elle peut y passer la nuit, ou négliger le dernier terme, comme cela se fait, en espérant que c'était une erreur.
mythos-voices-of-kin = La voix des siens
story-voices-of-kin = On appelle sous le hublot de la cuisine, dans le parler de sa crique, par un nom que seule sa grand-mère utilisait, et Tregear reconnaît quatre voix. Elle pourrait répondre et les attirer sous l'eau bouillante, devant un équipage qui écoute ce qu'elle leur dit. Ou se taire, et les laisser entrer la chercher.
mythos-whatever-can-go-wrong = Tout ce qui peut mal tourner
story-whatever-can-go-wrong = Une poulie tombe où Desroses se tenait ; une lampe éclate quand elle la pose ; le cuisinier a mis le verrou contre elle. Elle pourrait rester toute la nuit sur le pont, bien en vue, et que cela finisse d'une façon ou d'une autre. Ou jeter l'anneau à la mer, ce qui a déjà été tenté.
mythos-caught-in-the-hold = Pris parmi les caisses
story-caught-in-the-hold = Le panneau se referme au-dessus de Caruana, et à l'autre bout deux lanternes descendent l'échelle. De toutes ces caisses, l'une vaudrait d'être forcée, l'autre doit rester clouée, et elles portent la même marque. Il y a bien la manche à air, étroite pour un garçon aux poches pleines.

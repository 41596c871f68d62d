### Sleeping Gods: what the maps and sea regions of the atlas are called, in French.

## Maps

map-m1 = Les Routes aux lanternes
map-m2 = Les Hauts-fonds de laiton
map-m3 = Le Delta qui pleure
map-m4 = Les Cours de sel
map-m5 = Les Dents de braise
map-m6 = Le Grand Silence
map-m7 = Le Verger d'os
map-m8 = La Couronne brisée
map-m9 = La Porte blanche

## Regions

region-2a = Bras de la Cloche à brume
region-2b = Rade-Suif
region-2c = Perte du passeur
region-2d = Baie du Fanal mort
region-3a = Repos de la baleine
region-3b = Récif de la cloche
region-3c = Barques d'emprunt
region-3d = Rive aux filets
region-3e = Goulet du Voleur de lampes
region-4a = Bancs du Bief
region-4b = Fosse de cuivre
region-4c = Degrés de Pignon
region-4d = Roches de la chaudière
region-4e = Ronde des mouettes
region-5a = Eaux à ressort
region-5b = Bras du marteau
region-5c = Ni repris ni échangé
region-5d = L'Eau qui tombe
region-6a = Eaux du clocher
region-6b = L'Averse de demain
region-6c = Banc des hérons
region-6d = Toits de Puisard
region-7a = L'Aller simple
region-7b = Nuage des deux sœurs
region-7c = Les Nénuphars
region-7d = Barrage des chagrins
region-7e = Sous l'Avant-Toit
region-8a = Saline des duellistes
region-8b = Chenal du mirage
region-8c = Rade d'Assise
region-8d = Eaux des sauniers
region-8e = Sous le vent des débiteurs
region-9a = Sel mouillé
region-9b = Sceaux déchirés
region-9c = Noms sans maître
region-9d = Détroit de la Potence
region-10a = Péage ou nouvelles
region-10b = Forge de minuit
region-10c = Passe de la soupe
region-10d = Rade des forges
region-11a = Dernière représentation
region-11b = Eaux de poudre
region-11c = Fours de nuit
region-11d = Échine de la guivre
region-11e = Sillage de pierre
region-12a = Bras sans cloches
region-12b = Bras de l'écho
region-12c = La Fosse sourde
region-12d = Rade des murmures
region-12e = Lettres jamais parties
region-13a = Brume du chœur
region-13b = Rade aux écoutes
region-13c = Chemin des somnambules
region-13d = Eaux de la Porte
region-14a = Bras aux poires
region-14b = Feu des noms
region-14c = Sous le vent des pleurs
region-14d = Héritages de personne
region-15a = Sillage du roi des vents
region-15b = Eaux du prêtre maigre
region-15c = Rade de Vêpres
region-15d = Eaux de larmes
region-15e = L'Eau sans navires
region-16a = Eaux des cerfs-volants
region-16b = Compte des éclairs
region-16c = Les Deux Héritiers
region-16d = Passe des cordes
region-16e = Bassin des trois régents
region-17a = La Girouette
region-17b = La Motion des corbeaux
region-17c = Le Portrait noyé
region-17d = Escalier vers la glace
region-18a = La Cote de la pilote
region-18b = Glace des timoniers
region-18c = Floe du foyer
region-18d = Le Dernier Poêle
region-19a = Signez et dormez
region-19b = Glace aux tuyaux
region-19c = Marée de six heures
region-19d = Glace en retard
region-19e = Repos de la boussole

## Edges

edge-north = nord
edge-east = est
edge-south = sud
edge-west = ouest

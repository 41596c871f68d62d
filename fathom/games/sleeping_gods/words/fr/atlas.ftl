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

region-2a = Bras de la Cloche à Brume
region-2b = Rade-Suif
region-2c = Perte du Passeur
region-2d = Baie du Phare Éteint
region-3a = Repos de la Baleine
region-3b = Récif de la Cloche
region-3c = Barques Empruntées
region-3d = Rive aux Filets
region-3e = Goulet du Voleur de Lampes
region-4a = Bancs du Bief
region-4b = Fosse de Cuivre
region-4c = Degrés de Pignon
region-4d = Roches de la Chaudière
region-4e = Ronde des Mouettes
region-5a = Eaux à Ressort
region-5b = Bras du Marteau
region-5c = Ni Repris ni Échangé
region-5d = L'Eau qui Tombe
region-6a = Eaux du Clocher
region-6b = L'Averse de Demain
region-6c = Banc des Hérons
region-6d = Toits de Puisard
region-7a = L'Aller Simple
region-7b = Nuage des Deux Sœurs
region-7c = Les Nénuphars
region-7d = Seuil des Chagrins
region-7e = Sous l'Avant-Toit
region-8a = Saline des Duellistes
region-8b = Chenal du Mirage
region-8c = Rade d'Assise
region-8d = Eaux des Sauniers
region-8e = Sous le Vent des Débiteurs
region-9a = Sel Mouillé
region-9b = Sceaux Déchirés
region-9c = Noms Sans Maître
region-9d = Détroit du Gibet
region-10a = Péage ou Nouvelles
region-10b = Forge de Minuit
region-10c = Passe de la Soupe
region-10d = Rade des Forges
region-11a = Dernière Représentation
region-11b = Eaux de Poudre
region-11c = Fours de Nuit
region-11d = Échine du Ver
region-11e = Sillage de Pierre
region-12a = Bras Sans Cloche
region-12b = Bras de l'Écho
region-12c = La Fosse Sourde
region-12d = Rade des Murmures
region-12e = Lettres Jamais Parties
region-13a = Brume du Chœur
region-13b = Rade aux Écoutes
region-13c = Chemin des Somnambules
region-13d = Eaux de la Porte
region-14a = Bras aux Poires
region-14b = Feu des Noms
region-14c = Sous le Vent des Pleurs
region-14d = Héritages de Personne
region-15a = Sillage du Roi du Vent
region-15b = Eaux du Prêtre Maigre
region-15c = Rade de Vêpres
region-15d = Eaux de Larmes
region-15e = L'Eau Sans Navires
region-16a = Eaux des Cerfs-Volants
region-16b = Compte des Éclairs
region-16c = Les Deux Héritiers
region-16d = Passe des Cordes
region-16e = Bassin des Trois Régents
region-17a = La Girouette
region-17b = La Motion des Corbeaux
region-17c = Le Portrait Noyé
region-17d = Escalier vers la Glace
region-18a = La Cote du Pilote
region-18b = Glace des Timoniers
region-18c = Floe du Foyer
region-18d = Le Dernier Poêle
region-19a = Signez et Dormez
region-19b = Glace aux Tuyaux
region-19c = Marée de Six Heures
region-19d = Glace en Retard
region-19e = Repos du Compas

## Edges

edge-north = nord
edge-east = est
edge-south = sud
edge-west = ouest

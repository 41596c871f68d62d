### Puissance 4 : les mots à la table, en français.

game-name = Puissance 4
game-tagline = La gravité joue aussi.
    .length = 5 minutes
    .weight = Facile
game-about = Deux joueurs lâchent à tour de rôle des jetons dans sept colonnes verticales. Quatre jetons alignés gagnent ; une grille pleine sans alignement donne une partie nulle.

# Les colonnes se comptent à partir de 0 dans les règles et de 1 à la table.
part-column = { $column ->
    [0] la colonne 1
    [1] la colonne 2
    [2] la colonne 3
    [3] la colonne 4
    [4] la colonne 5
    [5] la colonne 6
    [6] la colonne 7
   *[other] la colonne { $column }
}

ask-drop = Dans quelle colonne lâchez-vous un jeton ?
do-drop = Jouer dans { part-column }
    .counted = Jouer un jeton
hint-drop = Ici, il ouvre des lignes à vous ou en ferme une à l'autre.
tell-dropped = { $seat } lâche un jeton dans { part-column }.

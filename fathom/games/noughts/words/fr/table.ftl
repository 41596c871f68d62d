### Morpion : les mots à la table, en français.

game-name = Morpion
game-tagline = Neuf cases, deux esprits, aucune excuse.
    .length = 1 minute
    .weight = Très facile
game-about = Deux joueurs marquent à tour de rôle les cases d'une petite grille. Trois marques alignées gagnent ; une grille pleine sans alignement donne une partie nulle.

part-cell = { $cell ->
    [0] en haut à gauche
    [1] en haut au milieu
    [2] en haut à droite
    [3] du milieu à gauche
    [4] du centre
    [5] du milieu à droite
    [6] en bas à gauche
    [7] en bas au milieu
    [8] en bas à droite
   *[other] { $cell }
}

ask-mark = Quelle case vide marquez-vous ?
do-mark = Marquer la case { part-cell }
    .counted = Marquer une case
tell-marked = { $seat } marque la case { part-cell }.

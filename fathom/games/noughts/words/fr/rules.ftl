### Morpion : les mots du lecteur de règles, une phrase simple par règle du registre, en français.

rule-1 = Deux joueurs jouent à tour de rôle, et les ronds commencent.
rule-2 = À votre tour, vous marquez une case vide de la grille de trois cases sur trois.
rule-3 = Trois de vos marques en ligne, en colonne ou en diagonale gagnent aussitôt.
rule-4 = Quand les neuf cases sont marquées sans que personne ait d'alignement, la partie est nulle.

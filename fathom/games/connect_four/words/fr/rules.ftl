### Puissance 4 : les mots du lecteur de règles, une phrase simple par règle du registre, en français.

rule-1 = Deux joueurs jouent à tour de rôle, et celui de la première place commence.
rule-2 = À votre tour, vous lâchez un jeton dans l'une des sept colonnes, tant qu'elle en contient moins de six.
rule-3 = Quatre de vos jetons en ligne, en colonne ou en diagonale gagnent aussitôt.
rule-4 = Quand les 42 places sont prises sans que personne ait d'alignement, la partie est nulle.

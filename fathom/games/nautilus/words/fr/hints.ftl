### Nautilus : pourquoi le bot habituel répondrait ainsi, en français.

hint-place-base = C'est d'ici que le plus de découvertes sont à portée.
hint-buy = Vos aquanautes y auront du travail, et un deuxième module du même type en service rapporte des points d'exploration.
hint-buy-habitation = Vous avez plus de travail que de bras : les aquanautes servent les modules et lancent les sous-marins.
hint-buy-nothing = Rien de ce qui est en vente ne rapporterait encore son prix.
hint-build = Cela met du travail à côté de vos aquanautes, pour des frais raisonnables.
hint-turn-module = Ainsi, ses sas mènent quelque part.
hint-keep = Construire plus tard avec un autre module : les frais ne se paient qu'une fois.
hint-give-back = Ce qui ne peut être construit retourne à la réserve.
hint-walk = Il y a là du travail, ou c'est sur le chemin du travail.
hint-stay = Chacun est là où l'on a besoin de lui.
hint-launch = Un sous-marin de plus en trouve davantage.
hint-sonar = Mieux vaut savoir ce qu'il y a autour avant de naviguer.
hint-sail = La meilleure découverte pour la distance, que personne n'atteindra avant vous.
hint-moor = Il peut amener un aquanaute au travail, ou ressortir ailleurs.
hint-rest = Rien à portée ne vaut le voyage.
hint-look-at = C'est peut-être sur la route de vos sous-marins.
hint-skip = Ce qui reste ne vaut pas un coup d'œil.
hint-dock = L'aquanaute vaut plus dans ce module que le sous-marin en mer.
hint-stay-at-sea = Il lui reste de quoi trouver en mer.
hint-upgrade = Chaque découverte améliorée rapporte plus que le Nemo qu'elle coûte.

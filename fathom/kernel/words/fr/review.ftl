### Le bilan d'une partie terminée, au terminal, sur sa page et dans le navigateur, en français.

review-title = { $game } : le bilan
review-chances = Le cours des chances
review-about-chances = À chaque moment, les robots du jeu ont repris la partie de nombreuses fois, tout étant placé comme il l'était vraiment. Les lignes montrent les chances de gagner qui en résultent.
review-turns = Les tournants
review-about-turns = Les réponses avec lesquelles les chances ont le plus changé, plus que le hasard ne l'explique.
review-costs = Les réponses les plus coûteuses
review-about-costs = D'après ce que le joueur savait à ce moment-là : de combien une autre réponse aurait augmenté ses chances de gagner. Réponses examinées : { $count }.
review-answer = { $name }, question { $number } : { $answer }
review-change = { $name } : { $before } → { $after }
review-loss = { $cost } (± { $margin })
review-better = mieux : { $answer }
review-no-turns = Aucune réponse n'a fait basculer la partie à elle seule.
review-no-costs = Aucune réponse n'était nettement moins bonne qu'une autre.
review-nobody = Personne n'a gagné.
review-played-on = Parties rejouées : { $count } ; graine : { $seed }
review-partial = Ce bilan a été interrompu : il dit ce qui avait été trouvé jusque-là.
review-axis = question
review-chance = chances de gagner
review-together = Tous ensemble
review-numbers = Les chiffres
review-working = La partie est reprise depuis bon nombre de ses moments : { $part }. En attendant, vous pouvez la revoir.
review-plot = Le cours des chances : une ligne pour chacun ({ $names }). Les tournants sont énumérés dans le bilan.

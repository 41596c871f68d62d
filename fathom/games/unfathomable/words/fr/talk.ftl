### Unfathomable : ce qui peut se dire à la table, en français.

talk-help-much = J'aide beaucoup avec cette carte.
talk-help-little = Je pourrais aider un peu.
talk-cannot-help = Je ne peux pas aider ici.
talk-several-middling = J'ajoute { $count } cartes qui aident moyennement.
talk-several-low = J'ajoute { $count } cartes de faible valeur.
talk-never-draw = Ce ne peut pas être moi : je ne pioche jamais { $skill }.
talk-only-drawer = Personne d'autre que moi n'a pu ajouter des cartes { $skill }.
talk-high-card = J'ai une carte haute.
talk-low-card = J'ai une carte basse.
talk-want-help = Quelqu'un peut-il aider { $moment } ?
talk-offer-help = Je peux aider { $moment }.
talk-good-top = Le dessus { $pile } est bon.
talk-bad-top = Le dessus { $pile } est mauvais.
talk-call-traitor = { $seat } nous trahit !
talk-call-human = { $seat } est du côté des humains.
talk-ask-helpful = { $seat }, pouvez-vous aider à ce test ?
talk-ask-high-cards = { $seat }, avez-vous des cartes hautes ?
talk-ask-intent = { $seat }, comptez-vous utiliser quelque chose maintenant ?
talk-yes = Oui.
talk-no = Non.
talk-no-answer = Je préfère ne rien dire.

help-with-roll = pour un lancer de dé
help-with-attack = pour une attaque
help-with-test = pour un test de compétence
help-with-defeat = à éviter une défaite
pile-mythos = du paquet Mythe
pile-waypoints = du paquet Étape
pile-items = du paquet Objet
pile-spells = du paquet Sort

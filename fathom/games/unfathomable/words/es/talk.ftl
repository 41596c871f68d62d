### Unfathomable: lo que se puede decir en la mesa, en español.

talk-help-much = Ayudo mucho con esta carta.
talk-help-little = Podría ayudar un poco.
talk-cannot-help = Aquí no puedo ayudar.
talk-several-middling = Añado { $count } cartas que ayudan moderadamente.
talk-several-low = Añado { $count } cartas de poco valor.
talk-never-draw = No puedo haber sido yo: nunca robo { $skill }.
talk-only-drawer = Solo yo pude haber añadido cartas de { $skill }.
talk-high-card = Tengo una carta alta.
talk-low-card = Tengo una carta baja.
talk-want-help = ¿Alguien puede ayudar { $moment }?
talk-offer-help = Puedo ayudar { $moment }.
talk-good-top = Lo que viene { $pile } es bueno.
talk-bad-top = Lo que viene { $pile } es malo.
talk-call-traitor = ¡{ $seat } nos traiciona!
talk-call-human = { $seat } es de los humanos.
talk-ask-helpful = { $seat }, ¿puedes ayudar en esta prueba?
talk-ask-high-cards = { $seat }, ¿tienes cartas altas?
talk-ask-intent = { $seat }, ¿piensas usar algo ahora?
talk-yes = Sí.
talk-no = No.
talk-no-answer = Prefiero no decirlo.

help-with-roll = con una tirada
help-with-attack = con un ataque
help-with-test = con una prueba de habilidad
help-with-defeat = a evitar una derrota
pile-mythos = en el mazo de Mitos
pile-waypoints = en el mazo de Escalas
pile-items = en el mazo de Objetos
pile-spells = en el mazo de Hechizos

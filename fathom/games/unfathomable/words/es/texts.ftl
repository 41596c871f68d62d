### Unfathomable: cómo se compone el texto de las cartas, en español.

ability-text = { $when }{ $also ->
    [none] {""}
   *[other] {" o "}{ $also }
}: { $effect }{ $once ->
    [none] { $brig ->
        [no] {" "}(no en el Calabozo)
       *[other] {""}
    }
   *[other] {" "}({ $once }{ $brig ->
        [no] , no en el Calabozo
       *[other] {""}
    })
}
upgrade-text = Mejora: mientras esté boca arriba, tu conjunto de Habilidades tiene una carta de { $skill } más
basic-text = tus ataques básicos tienen +{ $bonus }
weapon-text = acción: atacar a { $adjacent ->
    [yes] un enemigo de una casilla adyacente
   *[other] un enemigo de tu casilla
}{ $bonus ->
    [0] {""}
   *[other] {" "}con +{ $bonus }
}{ $enemies ->
    [0] {""}
   *[other] {" "}con +{ $enemies } por cada enemigo que haya en ella
}{ $reroll ->
    [yes] ; puedes volver a tirar una vez
   *[other] {""}
}
damage-stays-text = luego esta carta va al fondo del mazo de Daño y se roba otra carta de Daño
damage-gone-text = luego esta carta se retira de la partida
spell-gone-text = una vez producido su efecto, este Hechizo se retira de la partida
feat-gone-text = luego esta Proeza se retira de la partida
check-text = prueba de habilidad ({ $skills }): { $threshold } o más
repair-text = Derrota a todos los humanos de la sala. Acción: descartar cartas { $skill ->
    [none] de cualquier Habilidad
   *[other] de { $skill }
} por valor de { $cost } o más para reparar la sala.

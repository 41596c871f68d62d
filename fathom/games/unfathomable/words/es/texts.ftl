### Unfathomable: cómo se compone el texto de las cartas, en español.

ability-text = { $when }{ $also ->
    [none] {""}
   *[other] {" o "}{ $also }
}: { $effect }{ $once ->
    [none] {""}
   *[other] {" "}({ $once })
}{ $brig ->
    [no] {" "}(no en el Calabozo)
   *[other] {""}
}
upgrade-text = mejora: mientras esté boca arriba, tu conjunto de Habilidades tiene una carta de { $skill } más
basic-text = tus ataques básicos tienen +{ $bonus }
weapon-text = acción: atacar a { $adjacent ->
    [yes] un enemigo de una casilla adyacente
   *[other] un enemigo de tu casilla
}{ $bonus ->
    [0] {""}
   *[other] {" "}con +{ $bonus }
}{ $enemies ->
    [0] {""}
   *[other] {" "}con +{ $enemies } por cada enemigo en tu casilla
}{ $reroll ->
    [yes] ; puedes volver a tirar una vez
   *[other] {""}
}
repair-text = Derrota a todos los humanos de la sala. Acción: descartar cartas { $skill ->
    [none] de cualquier Habilidad
   *[other] de { $skill }
} por valor de { $cost } o más para reparar la sala.

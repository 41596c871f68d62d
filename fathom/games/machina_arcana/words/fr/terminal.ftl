### Machina Arcana : les mots du terminal, en français.

cli-machina-round = Manche { $round }, { $phase }. { $chapter }
cli-machina-dials = Menace { $threat }, niveau des monstres { $level }{ $spawn ->
    [none] {""}
   *[other] , génération sur { $spawn }+
  }{ $horror ->
    [none] {""}
   *[other] , horreur sur { $horror }+
  }{ $doom ->
    [0] {""}
   *[other] , fatalité { $doom }
  }
cli-machina-explorer = explorateur
cli-machina-monster = monstre, selon sa place dans la file
cli-machina-gone = case détruite
cli-machina-lit = case de chapitre éclairée
cli-machina-closed = porte fermée
cli-machina-open = porte ouverte
cli-machina-opening = ouverture inexplorée
cli-machina-exit = sortie (<< est l'entrée)
cli-machina-target = où mène une réponse
cli-machina-place = case
cli-machina-health = santé
cli-machina-stamina = endurance
cli-machina-essence = essence
cli-machina-defence = armure/volonté
cli-machina-gear = équipé, (rangé)
cli-machina-monster-line = santé { $health }/{ $most }, armure { $armor }, volonté { $will }

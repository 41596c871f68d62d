### Machina Arcana: the words of the terminal, in English.

cli-machina-round = Round { $round }, { $phase }. { $chapter }
cli-machina-dials = Threat { $threat }, monster level { $level }{ $spawn ->
    [none] {""}
   *[other] , spawn on { $spawn }+
  }{ $horror ->
    [none] {""}
   *[other] , horror on { $horror }+
  }{ $doom ->
    [0] {""}
   *[other] , doom { $doom }
  }
cli-machina-explorer = explorer
cli-machina-monster = monster, by its place in the queue
cli-machina-gone = destroyed space
cli-machina-lit = lit chapter space
cli-machina-closed = closed door
cli-machina-open = open door
cli-machina-opening = unexplored opening
cli-machina-exit = exit (<< is the entrance)
cli-machina-target = where an answer leads
cli-machina-place = at
cli-machina-health = health
cli-machina-stamina = stamina
cli-machina-essence = essence
cli-machina-defence = armour/will
cli-machina-gear = equipped, (stowed)
cli-machina-monster-line = health { $health }/{ $most }, armour { $armor }, will { $will }

### Sleeping Gods in a terminal, in French.

terminal-heading = Tour { $turn }, navire : { $region }, { $events } événements restants
terminal-goods = Ressources : { $goods } ; expérience { $xp }
terminal-damage = Dégâts : { $damage }
terminal-orders = Ordres : { $orders } (réserve { $supply })
terminal-cards = Cartes : { $cards }
terminal-hand = Votre main : { $cards }
terminal-enemy = niveau { $level }, défense { $defence }, dégâts { $damage }
terminal-crew = Équipage
terminal-player = Joueur
terminal-health = Santé
terminal-fatigue = Fatigue
terminal-placed = Ordres
terminal-statuses = États
terminal-equipped = Équipé de
terminal-card = { $card } : { $text }

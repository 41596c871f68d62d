### Sleeping Gods in a terminal, in English.

terminal-heading = Turn { $turn }, the ship in { $region }, { $events } events left
terminal-goods = Goods: { $goods }; experience { $xp }
terminal-damage = Damage: { $damage }
terminal-orders = Orders: { $orders } (supply { $supply })
terminal-cards = Cards: { $cards }
terminal-hand = Your hand: { $cards }
terminal-enemy = level { $level }, defence { $defence }, damage { $damage }
terminal-crew = Crew
terminal-player = Player
terminal-health = Health
terminal-fatigue = Fatigue
terminal-placed = Orders
terminal-statuses = Statuses
terminal-equipped = Equipped
terminal-card = { $card }: { $text }

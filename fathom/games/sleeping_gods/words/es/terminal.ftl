### Sleeping Gods in a terminal, in Spanish.

terminal-heading = Turno { $turn }, el barco en { $region }, quedan { $events } sucesos
terminal-goods = Recursos: { $goods }; experiencia { $xp }
terminal-damage = Daños: { $damage }
terminal-orders = Órdenes: { $orders } (reserva { $supply })
terminal-cards = Cartas: { $cards }
terminal-hand = Tu mano: { $cards }
terminal-enemy = nivel { $level }, defensa { $defence }, daño { $damage }
terminal-crew = Tripulación
terminal-player = Jugador
terminal-health = Salud
terminal-fatigue = Fatiga
terminal-placed = Órdenes
terminal-statuses = Estados
terminal-equipped = Equipo
terminal-card = { $card }: { $text }

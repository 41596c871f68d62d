### Unfathomable: lo que el laboratorio llama aquí de otro modo, en español.

lab-rounds = turnos

### Unfathomable : ce que le laboratoire appelle ici autrement, en français.

lab-rounds = tours

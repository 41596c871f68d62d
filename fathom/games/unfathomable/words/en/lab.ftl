### Unfathomable: what the lab calls by another name here, in English.

lab-rounds = turns

### Noughts and crosses: the words of the rule reader, one plain sentence per rule of the ledger, in English.

rule-1 = Two players take turns, and noughts begins.
rule-2 = On your turn you mark one empty cell of the three by three grid.
rule-3 = Three of your marks in a row, a column or a diagonal win at once.
rule-4 = When all nine cells are marked and nobody has a line, the game is a draw.

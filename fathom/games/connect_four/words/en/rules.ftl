### Connect Four: the words of the rule reader, one plain sentence per rule of the ledger, in English.

rule-1 = Two players take turns, and whoever sits in the first seat begins.
rule-2 = On your turn you drop a disc into one of the seven columns, as long as it holds fewer than six.
rule-3 = Four of your discs in a row, a column or a diagonal win at once.
rule-4 = When all 42 places are taken and nobody has a line, the game is a draw.

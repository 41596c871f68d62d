### Noughts and crosses: the words at the table, in English.

game-name = Noughts and Crosses
game-tagline = Nine cells, two minds, no excuses.
    .length = 1 minute
    .weight = Very easy
game-about = Two players mark the cells of a small grid in turn. Three marks in a line win; a full grid without a line is a draw.

part-cell = { $cell ->
    [0] top left
    [1] top middle
    [2] top right
    [3] middle left
    [4] centre
    [5] middle right
    [6] bottom left
    [7] bottom middle
    [8] bottom right
   *[other] { $cell }
}

ask-mark = Which empty cell do you mark?
do-mark = Mark the { part-cell } cell
    .counted = Mark a cell
tell-marked = { $seat } marks the { part-cell } cell.

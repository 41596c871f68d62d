### Connect Four: the words at the table, in English.

game-name = Connect Four
game-tagline = Gravity is playing too.
    .length = 5 minutes
    .weight = Easy
game-about = Two players drop discs into seven upright columns in turn. Four discs in a line win; a full board without a line is a draw.

# Columns count from 0 in the rules and from 1 at the table.
part-column = { $column ->
    [0] column 1
    [1] column 2
    [2] column 3
    [3] column 4
    [4] column 5
    [5] column 6
    [6] column 7
   *[other] column { $column }
}

ask-drop = Which column do you drop a disc into?
do-drop = Drop into { part-column }
    .counted = Drop a disc
hint-drop = Here it opens lines of your own, or closes one of the other side.
tell-dropped = { $seat } drops a disc into { part-column }.

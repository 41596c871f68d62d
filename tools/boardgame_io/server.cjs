// Tic-tac-toe as boardgame.io serves it by default: everything in memory. `node server.cjs PORT FOLDER_OF_NODE_MODULES`
const { createRequire } = require("node:module");
const [port, folder] = process.argv.slice(2);
const { Server, Origins } = createRequire(`${folder}/`)("boardgame.io/server");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const noughts = {
  name: "noughts",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    if (!G.cells.includes(null)) return { draw: true };
  },
};

Server({ games: [noughts], origins: [Origins.LOCALHOST] }).run(Number(port));

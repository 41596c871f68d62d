// Every figure on the board with its place: characters, Deep Ones, passengers, Mother Hydra and Father Dagon.
import { FACTS, type Space, type State } from "$generated/unfathomable";
import { crowd } from "../geometry/crowd";
import { BOX, type Point } from "../geometry/ship";
import { passengersAt } from "../state/reading";

export type Kind = "hydra" | "dagon" | "deep-ones" | "passengers" | "character";

export interface Figure extends Point {
  key: string;
  kind: Kind;
  space: Space;
  /** Of a character. */
  seat: number;
  /** Of Deep Ones and passengers. */
  count: number;
}

const WIDTHS: Record<Kind, number> = { hydra: 60, dagon: 60, "deep-ones": 36, passengers: 32, character: 25 };
/** Far below, the monarchs look small. */
const FAR = 32;
const TALL = 34;
const SPACES = Object.keys(FACTS.adjacent) as Space[];

type Standing = Omit<Figure, "x" | "y">;

function standing(state: State, space: Space): Standing[] {
  const here = (kind: Kind, seat = -1, count = 1): Standing => ({
    key: `${kind}-${seat < 0 ? space : seat}`,
    kind,
    space,
    seat,
    count,
  });
  const [deepOnes, passengers] = [state.deep_ones[space] ?? 0, passengersAt(state, space)];
  return [
    ...(state.hydra === space ? [{ ...here("hydra"), key: "hydra" }] : []),
    ...(state.dagon === space ? [{ ...here("dagon"), key: "dagon" }] : []),
    ...(deepOnes > 0 ? [here("deep-ones", -1, deepOnes)] : []),
    ...(passengers > 0 ? [here("passengers", -1, passengers)] : []),
    ...state.players
      .filter((player) => player.role && player.space === space)
      .map(({ seat }) => here("character", seat)),
  ];
}

export const figures = (state: State): Figure[] =>
  SPACES.flatMap((space) => {
    const found = standing(state, space);
    const widths = found.map(({ kind }) => (space === "abyss" ? Math.min(WIDTHS[kind], FAR) : WIDTHS[kind]));
    const places = crowd(BOX[space], widths, TALL);
    return found.map((figure, index) => ({ ...figure, ...places[index] }));
  });

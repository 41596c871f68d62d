// What the pages of friends, clubs, evenings and statistics ask the server.
import type {
  Announced,
  Club,
  ClubDoor,
  ClubLine,
  Evening,
  FinishedTable,
  Friends,
  Hall,
  Inviter,
  NewEvening,
  Person,
  Statistics,
} from "$generated/wire";
import { requestWith } from "./api";

async function get<T>(path: string): Promise<T> {
  return (await (await requestWith(path, {})).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await requestWith(path, {}, body)).json()) as T;
}

const clubPath = (id: string, rest = "") => `/clubs/${encodeURIComponent(id)}${rest}`;
const eveningPath = (id: string, rest = "") => `/evenings/${encodeURIComponent(id)}${rest}`;

export const peopleApi = {
  friends: () => get<Friends>("/friends"),
  setProfile: (name: string, open: boolean) => post<Friends>("/friends/profile", { name, open }),
  renewFriendLink: () => post<Friends>("/friends/link"),
  lookAtFriendLink: (id: string, key: string) => post<Inviter>("/friends/look", { id, key }),
  acceptFriend: (id: string, key: string, name: string) => post<Friends>("/friends/accept", { id, key, name }),
  part: (id: string) => post<Friends>("/friends/part", { id }),
  person: (id: string) => get<Person>(`/people/${encodeURIComponent(id)}`),

  clubs: () => get<ClubLine[]>("/clubs"),
  foundClub: (name: string, member: string) => post<Club>("/clubs", { name, member }),
  club: (id: string) => get<Club>(clubPath(id)),
  lookAtClub: (id: string, key: string) => post<ClubDoor>(clubPath(id, "/look"), { key }),
  joinClub: (id: string, key: string, name: string) => post<Club>(clubPath(id, "/join"), { key, name }),
  leaveClub: (id: string) => post<ClubLine[]>(clubPath(id, "/leave")),
  renewClubLink: (id: string) => post<Club>(clubPath(id, "/link")),
  setRole: (id: string, member: string, host: boolean) => post<Club>(clubPath(id, "/role"), { member, host }),
  removeMember: (id: string, member: string) => post<Club>(clubPath(id, "/remove"), { member }),
  announce: (id: string, text: string) => post<Announced>(clubPath(id, "/announce"), { text }),
  listTable: (id: string, table: string) => post<Club>(clubPath(id, "/list"), { table_id: table }),
  pauseTable: (id: string, table: string) => post<Club>(clubPath(id, "/pause"), { table_id: table }),
  closeTable: (id: string, table: string) => post<Club>(clubPath(id, "/close"), { table_id: table }),
  planEvening: (id: string, plan: NewEvening) => post<Evening>(clubPath(id, "/evenings"), plan),

  evening: (id: string) => get<Evening>(eveningPath(id)),
  enter: (id: string) => post<Evening>(eveningPath(id, "/enter")),
  withdraw: (id: string) => post<Evening>(eveningPath(id, "/withdraw")),
  dropEntrant: (id: string, number: number) => post<Evening>(eveningPath(id, "/drop"), { number }),
  nextRound: (id: string) => post<Evening>(eveningPath(id, "/next-round")),
  openTables: (id: string, count: number) => post<Evening>(eveningPath(id, "/open-tables"), { count }),
  closeEvening: (id: string) => post<Evening>(eveningPath(id, "/close")),

  statistics: (game: string) => get<Statistics>(`/statistics?game=${encodeURIComponent(game)}`),
  finished: (before: number | null) =>
    get<FinishedTable[]>(`/statistics/tables${before === null ? "" : `?before=${before}`}`),
  hall: (game: string) => get<Hall>(`/voyages?game=${encodeURIComponent(game)}`),
};

// The server's HTTP interface for looking back together: comments, shared replays, puzzles.
import type {
  MoveReplay,
  NewRemark,
  NewReplay,
  Puzzle,
  PuzzleInfo,
  PuzzleReply,
  Remark,
  ReportRemark,
  Reported,
  SharedReplay,
  SilenceWriter,
} from "$generated/wire";
import { requestWith } from "./api";

const read = async <T>(path: string): Promise<T> => (await (await requestWith(path, {})).json()) as T;
const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await (await requestWith(path, {}, body)).json()) as T;
const tell = async (path: string, body: unknown = {}): Promise<void> => void (await requestWith(path, {}, body));
const of = encodeURIComponent;

export const replayApi = {
  comments: (table: string) => read<Remark[]>(`/tables/${of(table)}/remarks`),
  comment: (table: string, remark: NewRemark) => post<Remark[]>(`/tables/${of(table)}/remarks`, remark),
  removeRemark: (id: string) => tell(`/remarks/${of(id)}/delete`),
  silenceWriter: (id: string, kind: SilenceWriter["kind"]) => tell(`/remarks/${of(id)}/silence`, { kind }),
  reportRemark: (id: string, report: ReportRemark) => post<Reported>(`/remarks/${of(id)}/report`, report),

  share: (table: string, replay: NewReplay) => post<SharedReplay>(`/tables/${of(table)}/replays`, replay),
  follow: (id: string, name: string) => post<SharedReplay>(`/replays/${of(id)}/follow`, { name }),
  /** What a shared replay shows, as soon as it is newer than a revision, or after some seconds. */
  news: (id: string, after: number) => read<SharedReplay>(`/replays/${of(id)}?after=${after}`),
  move: (id: string, to: MoveReplay) => post<SharedReplay>(`/replays/${of(id)}/move`, to),
  handOver: (id: string, to: string) => post<SharedReplay>(`/replays/${of(id)}/lead`, { to }),
  say: (id: string, text: string) => post<SharedReplay>(`/replays/${of(id)}/say`, { text }),
  leave: (id: string) => tell(`/replays/${of(id)}/leave`),

  puzzles: (game: string) => read<PuzzleInfo[]>(`/puzzles?game=${of(game)}`),
  puzzle: (id: string) => read<Puzzle>(`/puzzles/${of(id)}`),
  /** Tries an answer; null gives up and asks for the solution. */
  tryPuzzle: (id: string, action: unknown) => post<PuzzleReply>(`/puzzles/${of(id)}/answer`, { action }),
};

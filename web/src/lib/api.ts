// The server's HTTP interface, one function per address. A refusal is thrown with its sentence for the reader.
import type {
  Address,
  Blocked,
  CampaignInfo,
  ChatLine,
  Device,
  GameInfo,
  GiveAnswer,
  GiveAnswers,
  Invite,
  JournalPage,
  Joined,
  LessonBeat,
  NewTable,
  NextChapter,
  Odds,
  Opened,
  Passage,
  Promised,
  Propose,
  Receipt,
  Refusal,
  Report,
  Review,
  RuleInfo,
  Suggestion,
  TableInfo,
  View,
} from "../generated/wire";
import type { Pledge } from "./keep";
import { settings } from "./settings.svelte";

/** The server said no, in the reader's language; `status` 0 means that nobody answered. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

const SILENT: Refusal = { kind: "refusal", why: "web-no-connection", message: "", rule: "", args: {}, number: -1 };

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", settings.language);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new Refused(0, SILENT);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Refused(response.status, { ...SILENT, why: "web-server-error", ...body });
}

async function get<T>(path: string): Promise<T> {
  return (await (await call(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await (await call(path, { method: "POST", headers, body: JSON.stringify(body) })).json()) as T;
}

const table = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  words: async (game: string, language: string) => (await call(`/words/${game}/${language}`)).text(),
  rules: (game: string) => get<RuleInfo[]>(`/rules/${encodeURIComponent(game)}`),

  lesson: (game: string) => get<LessonBeat[]>(`/lessons/${encodeURIComponent(game)}`),
  learn: (game: string) => post<Opened>(`/lessons/${encodeURIComponent(game)}`),
  address: () => get<Address>("/address"),
  open: (plan: NewTable) => post<Opened>("/tables", plan),
  tables: () => get<TableInfo[]>("/tables"),
  table: (id: string) => get<TableInfo>(table(id)),
  promise: () => post<Promised>("/promise"),
  join: (id: string, name: string, share: string, seat: number | null = null, key: string | null = null) =>
    post<Joined>(table(id, "/join"), { name, share, seat, key }),
  start: (id: string) => post<TableInfo>(table(id, "/start")),
  rename: (id: string, seat: number, name: string) => post<TableInfo>(table(id, "/rename"), { seat, name }),
  handOver: (id: string, seat: number) => post<TableInfo>(table(id, "/hand-over"), { seat }),
  takeBack: (id: string, seat: number) => post<TableInfo>(table(id, "/take-back"), { seat }),
  devices: (id: string, seat: number) => get<Device[]>(table(id, `/devices?seat=${seat}`)),
  dropDevice: (id: string, seat: number, device: string) => post<TableInfo>(table(id, "/drop-device"), { seat, device }),
  link: (id: string, seat: number) => post<Invite>(table(id, "/link"), { seat }),

  view: (id: string, seat: number) => get<View>(table(id, `/view?seat=${seat}`)),
  journal: (id: string, seat: number, before: number, count = 200) =>
    get<JournalPage>(table(id, `/journal?seat=${seat}&before=${before}&count=${count}`)),
  /** The words on some cards that a seat has seen. */
  faces: async (id: string, seat: number, names: string[]) =>
    (await call(table(id, `/faces?seat=${seat}&only=${encodeURIComponent(names.join(","))}`))).text(),
  prose: (id: string, seat: number, key: string) =>
    get<Passage>(table(id, `/prose/${encodeURIComponent(key)}?seat=${seat}`)),
  blocked: (id: string, seat: number) => get<Blocked[]>(table(id, `/blocked?seat=${seat}`)),
  answer: (id: string, answer: GiveAnswer | GiveAnswers) =>
    post<Receipt>(table(id, "actions" in answer ? "/answers" : "/answer"), answer),
  suggest: (id: string, seat: number) => post<Suggestion>(table(id, "/suggest"), { seat }),
  odds: (id: string, seat: number, number: number, action: unknown) =>
    post<Odds>(table(id, "/odds"), { seat, number, action }),
  standingPass: (id: string, seat: number, prompt: string, on: boolean) =>
    post<View>(table(id, "/pass"), { seat, prompt, on }),
  undo: (id: string, seat: number, turn = false) => post<View>(table(id, "/undo"), { seat, turn }),
  redo: (id: string, seat: number) => post<View>(table(id, "/redo"), { seat }),
  propose: (id: string, proposal: Propose) => post<View>(table(id, "/propose"), proposal),
  vote: (id: string, seat: number, proposal: string, agree: boolean) =>
    post<View>(table(id, "/vote"), { seat, proposal, agree }),
  say: (id: string, seat: number, said: { text: string } | { statement: Record<string, unknown> }) =>
    post<ChatLine>(table(id, "/chat"), { seat, ...said }),
  statements: (id: string, seat: number) => get<Record<string, unknown>[]>(table(id, `/statements?seat=${seat}`)),
  chat: (id: string) => get<ChatLine[]>(table(id, "/chat")),

  campaigns: () => get<CampaignInfo[]>("/campaigns"),
  campaign: (id: string) => get<CampaignInfo>(`/campaigns/${encodeURIComponent(id)}`),
  campaignLink: (id: string) => `/api/campaigns/${encodeURIComponent(id)}/export`,
  nextChapter: (id: string, chapter: NextChapter) => post<Opened>(table(id, "/next-chapter"), chapter),
  importCampaign: async (file: Blob) =>
    (await (await call("/campaigns/import", { method: "POST", body: file })).json()) as CampaignInfo,

  history: (id: string, seat: number, at: number) => get<View>(table(id, `/history?seat=${seat}&at=${at}`)),
  fork: (id: string, at: number) => post<Opened>(table(id, "/fork"), { at }),
  rematch: (id: string, pledge: Pledge) => post<Opened>(table(id, "/rematch"), pledge),
  report: (id: string, seat: number) => get<Report>(table(id, `/report?seat=${seat}`)),
  review: (id: string) => get<Review>(table(id, "/review")),
  exportLink: (id: string) => `/api${table(id, "/export")}`,
  importFile: async (file: Blob) => (await (await call("/import", { method: "POST", body: file })).json()) as Opened,
};

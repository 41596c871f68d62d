// The server's HTTP interface, one function per route. A refusal is thrown as a RefusedError.
import type {
  AccountInfo,
  Address,
  Blocked,
  CallHabits,
  CallsInfo,
  CampaignInfo,
  ChatLine,
  Device,
  GameInfo,
  Ended,
  FinalAnswers,
  GiveAnswer,
  GiveAnswers,
  HowToPlay,
  Invite,
  JournalPage,
  Invited,
  Joined,
  LessonBeat,
  Me,
  NewTable,
  NextChapter,
  Odds,
  OpenLink,
  Opened,
  Passage,
  Promised,
  Propose,
  PushSubscription,
  Receipt,
  Refusal,
  Report,
  Reported,
  Review,
  RuleInfo,
  SendReport,
  SetWebhook,
  SignedIn,
  Silence,
  Silenced,
  Suggestion,
  TableInfo,
  View,
} from "$generated/wire";
import type { Pledge } from "../fairness/pledges";
import { settings } from "../settings/settings.svelte";

/** A request that failed. Its message is in the reader's language; `status` 0 means that the server did not answer. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

const NO_REPLY: Refusal = { kind: "refusal", why: "web-no-connection", message: "", rule: "", args: {}, number: -1 };

async function request(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", settings.language);
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    throw new RefusedError(0, NO_REPLY);
  }
  if (response.ok) return response;
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  throw new RefusedError(response.status, { ...NO_REPLY, why: "web-server-error", ...body });
}

/** Asks with headers of one's own; with a body it is posted. */
export function requestWith(path: string, headers: Record<string, string>, body?: unknown): Promise<Response> {
  if (body === undefined) return request(path, { headers });
  const posted = { ...headers, "Content-Type": "application/json" };
  return request(path, { method: "POST", headers: posted, body: JSON.stringify(body) });
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

/** Send a body of JSON as it is, be it a text or a file. */
async function send<T>(path: string, body: string | Blob): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return (await (await request(path, { method: "POST", headers, body })).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return send<T>(path, JSON.stringify(body));
}

const tablePath = (id: string, rest = "") => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => get<GameInfo[]>("/games"),
  words: async (game: string, language: string) => (await request(`/words/${game}/${language}`)).text(),
  howToPlay: (game: string, language: string) => get<HowToPlay>(`/how-to-play/${encodeURIComponent(game)}/${language}`),
  rules: (game: string) => get<RuleInfo[]>(`/rules/${encodeURIComponent(game)}`),

  lessonBeats: (game: string) => get<LessonBeat[]>(`/lessons/${encodeURIComponent(game)}`),
  startLesson: (game: string) => post<Opened>(`/lessons/${encodeURIComponent(game)}`),
  address: () => get<Address>("/address"),
  openTable: (plan: NewTable) => post<Opened>("/tables", plan),
  tables: () => get<TableInfo[]>("/tables"),
  table: (id: string) => get<TableInfo>(tablePath(id)),
  newPromise: () => post<Promised>("/promise"),
  join: (id: string, name: string, share: string, seat: number | null = null, key: string | null = null) =>
    post<Joined>(tablePath(id, "/join"), { name, share, seat, key }),
  invited: (id: string) => get<Invited>(tablePath(id, "/invited")),
  start: (id: string) => post<TableInfo>(tablePath(id, "/start")),
  setReady: (id: string, seat: number, ready: boolean) => post<TableInfo>(tablePath(id, "/ready"), { seat, ready }),
  leaveSeat: (id: string, seat: number) => post<TableInfo>(tablePath(id, "/leave"), { seat }),
  removeFromSeat: (id: string, seat: number) => post<TableInfo>(tablePath(id, "/remove"), { seat }),
  reorderSeats: (id: string, seats: number[]) => post<TableInfo>(tablePath(id, "/reorder"), { seats }),
  makeOpenLink: (id: string) => post<OpenLink>(tablePath(id, "/open-link")),
  closeTable: (id: string) => post<TableInfo>(tablePath(id, "/close")),
  resume: (id: string, seat: number) => post<TableInfo>(tablePath(id, "/resume"), { seat }),
  rename: (id: string, seat: number, name: string) => post<TableInfo>(tablePath(id, "/rename"), { seat, name }),
  giveSeatToBot: (id: string, seat: number) => post<TableInfo>(tablePath(id, "/hand-over"), { seat }),
  takeSeatBack: (id: string, seat: number) => post<TableInfo>(tablePath(id, "/take-back"), { seat }),
  devices: (id: string, seat: number) => get<Device[]>(tablePath(id, `/devices?seat=${seat}`)),
  removeDevice: (id: string, seat: number, device: string) =>
    post<TableInfo>(tablePath(id, "/drop-device"), { seat, device }),
  makeInvite: (id: string, seat: number) => post<Invite>(tablePath(id, "/link"), { seat }),

  view: (id: string, seat: number) => get<View>(tablePath(id, `/view?seat=${seat}`)),
  journal: (id: string, seat: number, before: number, count = 200) =>
    get<JournalPage>(tablePath(id, `/journal?seat=${seat}&before=${before}&count=${count}`)),
  /** The words of some cards that a seat has seen, as Fluent source. */
  faces: async (id: string, seat: number, names: string[]) =>
    (await request(tablePath(id, `/faces?seat=${seat}&only=${encodeURIComponent(names.join(","))}`))).text(),
  prose: (id: string, seat: number, key: string) =>
    get<Passage>(tablePath(id, `/prose/${encodeURIComponent(key)}?seat=${seat}`)),
  blocked: (id: string, seat: number) => get<Blocked[]>(tablePath(id, `/blocked?seat=${seat}`)),
  finalAnswers: (id: string, seat: number) => get<FinalAnswers>(tablePath(id, `/final?seat=${seat}`)),
  answer: (id: string, answer: GiveAnswer | GiveAnswers) =>
    post<Receipt>(tablePath(id, "actions" in answer ? "/answers" : "/answer"), answer),
  suggestion: (id: string, seat: number) => post<Suggestion>(tablePath(id, "/suggest"), { seat }),
  odds: (id: string, seat: number, number: number, action: unknown) =>
    post<Odds>(tablePath(id, "/odds"), { seat, number, action }),
  standingPass: (id: string, seat: number, prompt: string, on: boolean) =>
    post<View>(tablePath(id, "/pass"), { seat, prompt, on }),
  undo: (id: string, seat: number, turn = false) => post<View>(tablePath(id, "/undo"), { seat, turn }),
  redo: (id: string, seat: number) => post<View>(tablePath(id, "/redo"), { seat }),
  propose: (id: string, proposal: Propose) => post<View>(tablePath(id, "/propose"), proposal),
  vote: (id: string, seat: number, proposal: string, agree: boolean) =>
    post<View>(tablePath(id, "/vote"), { seat, proposal, agree }),
  sendChat: (id: string, seat: number, said: { text: string } | { statement: Record<string, unknown> }) =>
    post<ChatLine>(tablePath(id, "/chat"), { seat, ...said }),
  statements: (id: string, seat: number) => get<Record<string, unknown>[]>(tablePath(id, `/statements?seat=${seat}`)),
  chat: (id: string) => get<ChatLine[]>(tablePath(id, "/chat")),

  silencedAt: (id: string) => get<Silence[]>(tablePath(id, "/silenced")),
  setSilence: (id: string, silence: Silence) => post<Silence[]>(tablePath(id, "/silence"), silence),
  silenced: () => get<Silenced[]>("/silenced"),
  release: (id: string) => post<Silenced[]>("/silenced/release", { id }),
  sendReport: (id: string, report: SendReport) => post<Reported>(tablePath(id, "/reports"), report),

  me: () => get<Me>("/account"),
  passkeyOptions: (name: string) => post<Record<string, unknown>>("/account/passkey-options", { name }),
  keepPasskey: (credential: unknown, label: string) => post<SignedIn>("/account/passkey", { credential, label }),
  signInOptions: () => post<Record<string, unknown>>("/account/sign-in-options"),
  signIn: (credential: unknown) => post<SignedIn>("/account/sign-in", { credential }),
  recover: (code: string) => post<SignedIn>("/account/recover", { code }),
  renameAccount: (name: string) => post<AccountInfo>("/account/rename", { name }),
  removePasskey: (id: string) => post<AccountInfo>("/account/drop-passkey", { id }),
  newRecoveryCodes: () => post<SignedIn>("/account/codes"),
  signOut: () => post<Me>("/account/sign-out"),
  signOutEverywhere: () => post<Me>("/account/sign-out-everywhere"),
  calls: () => get<CallsInfo>("/calls"),
  setCallHabits: (habits: CallHabits) => post<CallsInfo>("/calls/habits", habits),
  setWebhook: (webhook: SetWebhook) => post<CallsInfo>("/calls/webhook", webhook),
  dropWebhook: () => post<CallsInfo>("/calls/webhook/drop"),
  setPush: (subscription: PushSubscription) => post<CallsInfo>("/calls/push", subscription),
  dropPush: (endpoint: string) => post<CallsInfo>("/calls/push/drop", { endpoint }),
  setMail: (address: string) => post<CallsInfo>("/calls/mail", { address }),
  confirmMail: (code: string) => post<CallsInfo>("/calls/mail/confirm", { code }),
  dropMail: () => post<CallsInfo>("/calls/mail/drop"),
  endMail: (token: string) => post<Ended>("/calls/unsubscribe", { token }),
  myDataUrl: "/api/account/export",
  forgetMe: () => post<Me>("/account/delete"),

  campaigns: () => get<CampaignInfo[]>("/campaigns"),
  campaign: (id: string) => get<CampaignInfo>(`/campaigns/${encodeURIComponent(id)}`),
  campaignExportUrl: (id: string) => `/api/campaigns/${encodeURIComponent(id)}/export`,
  nextChapter: (id: string, chapter: NextChapter) => post<Opened>(tablePath(id, "/next-chapter"), chapter),
  importCampaign: (file: Blob) => send<CampaignInfo>("/campaigns/import", file),

  history: (id: string, seat: number, at: number) => get<View>(tablePath(id, `/history?seat=${seat}&at=${at}`)),
  fork: (id: string, at: number) => post<Opened>(tablePath(id, "/fork"), { at }),
  rematch: (id: string, pledge: Pledge) => post<Opened>(tablePath(id, "/rematch"), pledge),
  report: (id: string, seat: number) => get<Report>(tablePath(id, `/report?seat=${seat}`)),
  review: (id: string) => get<Review>(tablePath(id, "/review")),
  exportUrl: (id: string) => `/api${tablePath(id, "/export")}`,
  importGame: (file: Blob) => send<Opened>("/import", file),
};

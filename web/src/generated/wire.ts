// Written by `fathom types`; do not edit. Its source is Python.

export interface AccountInfo {
  name: string;
  created: number;
  passkeys: PasskeyInfo[];
  codes: number;
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface AccountName {
  name: string;
}

export interface Credential {
  credential: Record<string, unknown>;
  label: string;
}

export interface Me {
  account: AccountInfo | null;
}

export interface PasskeyId {
  id: string;
}

export interface RecoveryCode {
  code: string;
}

export interface SignedIn {
  account: AccountInfo;
  codes: string[];
}

export interface WishAccount {
  name: string;
}

export interface CampaignInfo {
  id: string;
  game: string;
  created: number;
  chapters: ChapterInfo[];
  carried: Carried[];
  goes_on: boolean;
  mine: boolean;
  seats: number[];
  closed: Record<string, (string | number | boolean)[]>;
}

export interface ChapterInfo {
  table: string;
  chapter: number;
  status: "waiting" | "playing" | "over" | "closed";
  created: number;
  people: ChapterPerson[];
  options: Record<string, string | number | boolean>;
  answers: number;
  scores: number[] | null;
  result: number[] | null;
}

export interface ChapterPerson {
  name: string;
  kind: "person" | "bot" | "open";
  bot: string;
  mine: boolean;
}

export interface Carried {
  name: string;
  things: string[];
}

export interface CampaignPlace {
  id: string;
  chapter: number;
  next: string | null;
  goes_on: boolean;
}

export interface ChapterSeat {
  kind: "stay" | "me" | "open" | "bot";
  was: number;
  bot: string;
  name: string;
}

export interface NextChapter {
  seats: ChapterSeat[];
  options: Record<string, string | number | boolean>;
  promise: string;
  share: string;
}

export interface Announce {
  text: string;
}

export interface Announced {
  tables: number;
}

export interface Club {
  id: string;
  name: string;
  host: boolean;
  key: string;
  members: Member[];
  tables: ClubTable[];
  evenings: EveningInfo[];
}

export interface Member {
  id: string;
  name: string;
  host: boolean;
  me: boolean;
  profile: string | null;
}

export interface ClubTable {
  id: string;
  game: string;
  status: "waiting" | "playing" | "over" | "closed";
  names: string[];
  waiting: string[];
  idle: number;
  paused: boolean;
  evening: string | null;
  round: number;
  number: number;
  key: string;
}

export interface EveningInfo {
  id: string;
  name: string;
  form: "open" | "round-robin" | "swiss";
  game: string;
  seats: number;
  rounds: number;
  round: number;
  entrants: number;
  closed: boolean;
  mine: boolean;
}

export interface ClubDoor {
  id: string;
  name: string;
  members: number;
  member: boolean;
}

export interface ClubKey {
  key: string;
  name: string;
}

export interface ClubLine {
  id: string;
  name: string;
  members: number;
  playing: number;
}

export interface ClubNamed {
  name: string;
}

export interface ClubTableOnly {
  table_id: string;
}

export interface EntrantOnly {
  number: number;
}

export interface Evening {
  info: EveningInfo;
  club: string;
  club_name: string;
  host: boolean;
  standings: Standing[];
  rounds: Round[];
}

export interface Standing {
  number: number;
  name: string;
  points: number;
  against: number;
  played: number;
  gone: boolean;
  me: boolean;
}

export interface Round {
  number: number;
  tables: PairedTable[];
  resting: string[];
}

export interface PairedTable {
  id: string;
  number: number;
  names: string[];
  status: "waiting" | "playing" | "over" | "closed";
  shares: number[] | null;
}

export interface MemberOnly {
  member: string;
}

export interface NewClub {
  name: string;
  member: string;
}

export interface NewEvening {
  name: string;
  form: "open" | "round-robin" | "swiss";
  game: string;
  seats: number;
  rounds: number;
  options: Record<string, string | number | boolean>;
  terms: TableOptions;
}

export interface TableOptions {
  public: boolean;
  friends: boolean;
  chat: boolean;
  steady: boolean;
  odds: boolean;
  several: boolean;
  shared: boolean;
  lesson: boolean;
  hints: boolean;
  ready: boolean;
  clock: Clock;
}

export interface Clock {
  pace: "none" | "relaxed" | "live";
  at_zero: "nothing" | "bot" | "skip";
  hours: number;
  minutes: number;
  bonus: number;
  opens: number;
  closes: number;
  zone: string;
}

export interface OpenTables {
  count: number;
}

export interface SetRole {
  member: string;
  host: boolean;
}

export interface Friend {
  id: string;
  name: string;
  since: number;
  tables: TableInfo[];
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: "waiting" | "playing" | "over" | "closed";
  terms: TableOptions;
  seats: SeatInfo[];
  host: boolean;
  created: number;
  answers: number;
  waiting: number[];
  commitment: string;
  seed: string | null;
  seed_origin: "mixed" | "chosen" | "known" | "unsaid";
  shared: number[];
  proof: Proof | null;
  spectators: number;
  forked_from: string | null;
  next_table: string | null;
  campaign: CampaignPlace | null;
  grace: number;
  secrets: boolean;
  paused: boolean;
  clock_resumes: number | null;
}

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string;
  present: boolean;
  mine: boolean;
  seconds_left: number | null;
  away: number | null;
  lost: boolean;
  devices: string[];
  passes: string[];
  stand_in: boolean;
  ready: boolean;
}

export interface Proof {
  secret: string;
  shares: string[];
  given: string;
}

export interface FriendKey {
  id: string;
  key: string;
  name: string;
}

export interface FriendOnly {
  id: string;
}

export interface Friends {
  profile: MyProfile | null;
  friends: Friend[];
}

export interface MyProfile {
  id: string;
  name: string;
  open: boolean;
  key: string;
}

export interface Inviter {
  name: string;
}

export interface Person {
  id: string;
  name: string;
  friend: boolean;
  mine: boolean;
  games: GameTally[];
}

export interface GameTally {
  game: string;
  played: number;
  won: number;
  minutes: number;
  answers: number;
  together: boolean;
  rating: Rating | null;
}

export interface Rating {
  value: number;
  games: number;
  first: boolean;
}

export interface SetProfile {
  name: string;
  open: boolean;
}

export interface Beat {
  kind: "beat";
  sent: number;
}

export interface Chat {
  kind: "chat";
  lines: ChatLine[];
}

export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: number;
  statement: unknown;
  notice: string;
  by: number;
}

export interface Hello {
  kind: "hello";
  seat: number;
}

export interface LiveAnswer {
  kind: "answer";
  seat: number;
  number: number;
  action: Record<string, unknown>;
}

export interface LiveAnswers {
  kind: "answers";
  seat: number;
  number: number;
  actions: Record<string, unknown>[];
}

export interface LiveSay {
  kind: "say";
  seat: number;
  text: string;
  statement: Record<string, unknown> | null;
}

export interface Refusal {
  kind: "refusal";
  why: string;
  message: string;
  rule: string;
  args: Record<string, unknown>;
  number: number;
}

export interface Invited {
  invited: boolean;
}

export interface OpenLink {
  key: string;
}

export interface Ready {
  seat: number;
  ready: boolean;
}

export interface SeatOrder {
  seats: number[];
}

export interface AdminPage {
  page: boolean;
}

export interface AuditEntry {
  at: number;
  what: string;
  about: string;
  note: string;
}

export interface CloseReport {
  report: string;
  note: string;
}

export interface CloseTable {
  table_id: string;
  note: string;
}

export interface Release {
  id: string;
}

export interface Reported {
  read: boolean;
}

export interface ReportedLine {
  number: number;
  name: string;
  text: string;
  at: number;
}

export interface ReportInfo {
  id: string;
  person: string;
  reporter: string;
  name: string;
  table_id: string;
  about: string;
  why: string;
  text: string;
  at: number;
  closed: number;
  outcome: string;
  suspended: number;
  times: number;
  answers: number;
  line: number | null;
  chat: ReportedLine[];
}

export interface SendReport {
  about: "person" | "message" | "table";
  why: "insult" | "cheating" | "stalling" | "spam" | "other";
  text: string;
  seat: number;
  line: number;
}

export interface Silence {
  seat: number;
  kind: "none" | "mute" | "block";
}

export interface Silenced {
  id: string;
  kind: "mute" | "block";
  name: string;
  at: number;
}

export interface Suspend {
  report: string;
  days: number;
  note: string;
}

export interface CallHabits {
  language: "en" | "fr" | "es";
  zone: string;
  quiet_from: number;
  quiet_to: number;
  pace: "at-once" | "hourly" | "daily";
  daily_at: number;
}

export interface CallsInfo {
  habits: CallHabits | null;
  webhook: string;
  mail: MailInfo | null;
  pushes: string[];
  can_mail: boolean;
  push_key: string;
}

export interface MailInfo {
  address: string;
  confirmed: boolean;
}

export interface Ended {
  ended: boolean;
}

export interface MailCode {
  code: string;
}

export interface MailToken {
  token: string;
}

export interface PushEndpoint {
  endpoint: string;
}

export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface SetMail {
  address: string;
}

export interface SetWebhook {
  address: string;
}

export interface Blocked {
  action: unknown;
  rule: string;
  why: string;
  args: Record<string, unknown>;
}

export interface FinalAnswers {
  number: number;
  actions: unknown[];
}

export interface ForkAt {
  at: number;
}

export interface GiveAnswer {
  seat: number;
  number: number;
  action: Record<string, unknown>;
}

export interface GiveAnswers {
  seat: number;
  number: number;
  actions: Record<string, unknown>[];
}

export interface JournalPage {
  events: unknown[];
  events_from: number;
}

export interface Led {
  seat: number;
  prompt: string;
  args: Record<string, unknown>;
}

export interface Odds {
  outcomes: Outcome[];
  exact: boolean;
}

export interface Outcome {
  text: string;
  chance: number;
  low: number;
  high: number;
}

export interface Passage {
  key: string;
  text: string;
}

export interface Proposal {
  id: string;
  kind: "undo" | "bot" | "claim" | "pause";
  by: number;
  seat: number;
  agreed: number[];
  needed: number[];
}

export interface Propose {
  seat: number;
  kind: "undo" | "bot" | "claim" | "pause";
  target: number | null;
  bot: string;
}

export interface Question {
  number: number;
  waiting: number[];
  mine: number[];
  prompt: string;
  args: Record<string, unknown>;
  options: unknown[];
  rules: Record<string, string[]>;
  quiet: boolean;
  seconds_left: number | null;
  notes: unknown[];
  batch: boolean;
  interrupt: boolean;
  may: number[];
  led: Led | null;
  window: boolean;
}

export interface Receipt {
  kind: "receipt";
  number: number;
  accepted: boolean;
}

export interface Say {
  seat: number;
  text: string;
  statement: Record<string, unknown> | null;
}

export interface SeatOnly {
  seat: number;
}

export interface StandingPass {
  seat: number;
  prompt: string;
  on: boolean;
}

export interface Suggestion {
  action: unknown;
  reason: string;
  second: string;
  lead: string;
}

export interface Undo {
  seat: number;
  turn: boolean;
}

export interface Update {
  kind: "update";
  seat: number;
  answers: number;
  changes: Record<string, unknown>;
  events: unknown[];
  events_from: number;
  receipt: number | null;
}

export interface View {
  kind: "view";
  table: TableInfo;
  seat: number;
  answers: number;
  state: Record<string, unknown>;
  question: Question | null;
  events: unknown[];
  events_from: number;
  can_undo: boolean;
  can_restart: boolean;
  can_redo: boolean;
  proposal: Proposal | null;
  scores: number[] | null;
  winners: number[] | null;
  result: number[] | null;
  notice: string;
  given: number;
}

export interface Vote {
  seat: number;
  proposal: string;
  agree: boolean;
}

export interface GameInfo {
  name: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  usual_bot: string;
  rules: number;
  talks: boolean;
  odds: boolean;
  shares: boolean;
  lesson: number;
  cooperative: boolean;
}

export interface OptionInfo {
  name: string;
  seat: boolean;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  only: Record<string, string | number | boolean>;
}

export interface Health {
  status: "ok" | "failing";
  version: string;
  tables: number;
}

export interface HowToPlay {
  pages: HowToPlayPage[];
}

export interface HowToPlayPage {
  title: string;
  picture: string;
  also: string[];
  rules: string[];
  blocks: Block[];
}

export interface Block {
  kind: string;
  lines: string[];
}

export interface LessonBeat {
  say: string;
  point: string;
  give: Record<string, unknown>;
  given: number;
  free: boolean;
}

export interface Report {
  fathom: string;
  python: string;
  rules_version: number;
  table: TableInfo;
  view: View;
  events: unknown[];
  answers: unknown[];
}

export interface Review {
  progress: number;
  moments: number[];
  lines: ReviewLine[];
  turns: ReviewTurn[];
  costs: ReviewCost[];
  judged: number;
}

export interface ReviewLine {
  name: string;
  seats: number[];
  chances: number[];
}

export interface ReviewTurn {
  at: number;
  seat: number;
  answer: string;
  line: number;
  before: number;
  after: number;
}

export interface ReviewCost {
  at: number;
  seat: number;
  answer: string;
  better: string;
  cost: number;
  margin: number;
}

export interface RuleInfo {
  id: string;
  chapter: string;
  kind: string;
  entry: boolean;
}

export interface Follow {
  name: string;
}

export interface Follower {
  id: string;
  name: string;
  leads: boolean;
  me: boolean;
  here: boolean;
}

export interface HandOverLead {
  to: string;
}

export interface MoveReplay {
  moment: number;
  viewpoint: number;
}

export interface NewRemark {
  moment: number;
  text: string;
  name: string;
}

export interface NewReplay {
  moment: number;
  viewpoint: number;
  name: string;
}

export interface Puzzle {
  id: string;
  view: View;
  own: boolean;
}

export interface PuzzleChoice {
  action: unknown;
  chance: number;
  below: number;
  margin: number;
}

export interface PuzzleInfo {
  id: string;
  game: string;
  seats: number;
  answers: number;
  stake: number;
  own: boolean;
  at: number;
}

export interface PuzzleReply {
  right: boolean;
  tried: PuzzleChoice | null;
  best_chance: number;
  choices: PuzzleChoice[];
  given: unknown;
}

export interface Remark {
  id: string;
  moment: number;
  name: string;
  text: string;
  at: number;
  mine: boolean;
  removable: boolean;
}

export interface ReportRemark {
  why: "insult" | "cheating" | "stalling" | "spam" | "other";
  text: string;
}

export interface SayAtReplay {
  text: string;
}

export interface SharedReplay {
  id: string;
  table_id: string;
  moment: number;
  viewpoint: number;
  revision: number;
  leading: boolean;
  can_lead: boolean;
  people: Follower[];
  chat: Remark[];
}

export interface SilenceWriter {
  kind: "none" | "mute" | "block";
}

export interface TryPuzzle {
  action: Record<string, unknown> | null;
}

export interface CardTally {
  card: string;
  times: number;
}

export interface FinishedTable {
  id: string;
  game: string;
  ended: number;
  share: number;
  place: number;
  score: number;
  side: string;
  others: string[];
}

export interface Hall {
  voyages: Voyage[];
  teams: TeamRecord[];
}

export interface Voyage {
  table: string;
  game: string;
  names: string[];
  bots: number;
  victory: boolean;
  score: number;
  ended: number;
  mine: boolean;
}

export interface TeamRecord {
  names: string[];
  played: number;
  won: number;
  best: number;
}

export interface OpponentTally {
  name: string;
  bot: string;
  played: number;
  won: number;
}

export interface Plot {
  title: string;
  svg: string;
}

export interface Statistics {
  games: GameTally[];
  game: string;
  seats: Tally[];
  sides: Tally[];
  opponents: OpponentTally[];
  cards: CardTally[];
  plots: Plot[];
}

export interface Tally {
  name: string;
  played: number;
  won: number;
}

export interface Address {
  origins: string[];
}

export interface Again {
  promise: string;
  share: string;
}

export interface Device {
  id: string;
  added: number;
  seen: number;
  here: boolean;
  this: boolean;
}

export interface DropDevice {
  seat: number;
  device: string;
}

export interface Invite {
  seat: number;
  key: string;
}

export interface Join {
  name: string;
  seat: number | null;
  key: string | null;
  share: string;
}

export interface Joined {
  table: TableInfo;
  seat: number;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options: Record<string, string | number | boolean>;
  seed: string;
  promise: string;
  share: string;
  terms: TableOptions;
}

export interface SeatPlan {
  kind: "me" | "open" | "bot";
  bot: string;
  name: string;
}

export interface Opened {
  table: TableInfo;
  invites: Invite[];
}

export interface Promised {
  promise: string;
}

export type FromClient = Hello | LiveAnswer | LiveAnswers | LiveSay;

// The answers of a question, arranged for people: by kind of action, then by what most of them share.
import type { Tagged } from "../games/contract";

export interface Choice {
  action: Tagged;
  /** The action's kind, such as `build`. */
  kind: string;
  label: string;
  /** Whether it passes; such answers come last and quieter. */
  idle: boolean;
}

export interface Kind {
  kind: string;
  label: string;
  choices: Choice[];
}

/** Answers that read the same up to one word, such as all squares to sail to from here. */
export interface Cluster {
  /** The words that all labels begin with; empty when they share none. */
  heading: string;
  members: { choice: Choice; short: string }[];
}

/** More answers than this are shown kind by kind. */
export const MANY = 8;

export function choicesOf(options: Tagged[], idle: string[], label: (action: Tagged) => string): Choice[] {
  const choices = options.map((action) => {
    const kind = String(action.do);
    return { action, kind, label: label(action), idle: idle.includes(kind) };
  });
  return [...choices.filter((choice) => !choice.idle), ...choices.filter((choice) => choice.idle)];
}

/** What hardly anybody means comes last, so that no key gives it by mistake. */
export function likelyFirst(options: Tagged[], unlikely: (action: Tagged) => boolean): Tagged[] {
  return [...options.filter((action) => !unlikely(action)), ...options.filter(unlikely)];
}

/** The kinds among the choices that do something, in the order of the rules. */
export function kindsOf(choices: Choice[], short: (kind: string) => string | null): Kind[] {
  const byKind = new Map<string, Choice[]>();
  for (const choice of choices) if (!choice.idle) byKind.set(choice.kind, [...(byKind.get(choice.kind) ?? []), choice]);
  return [...byKind].map(([kind, members]) => ({ kind, choices: members, label: short(kind) ?? kindLabel(members) }));
}

function kindLabel(members: Choice[]): string {
  if (members.length === 1) return members[0].label;
  return outline(members.map((choice) => choice.label)) || `${members[0].kind.replaceAll("-", " ")}…`;
}

/** The words that all labels share, in order, with dots where they differ: `Sail from … to …`. */
export function outline(labels: string[]): string {
  const [first, ...others] = [...new Set(labels)].map((label) => label.split(" "));
  let shared = first.map((_, at) => at);
  for (const words of others) shared = common(first, shared, words);
  if (!shared.length) return "";
  const parts = shared.map((at, n) => (n > 0 && shared[n - 1] !== at - 1 ? `… ${first[at]}` : first[at]));
  const whole =
    shared[shared.length - 1] === first.length - 1 && others.every((words) => words.at(-1) === first.at(-1));
  return (shared[0] > 0 ? "… " : "") + parts.join(" ") + (whole ? "" : " …");
}

/** Which of the kept words of `first` also stand in `words`, in the same order (a longest common subsequence). */
function common(first: string[], kept: number[], words: string[]): number[] {
  const best: number[][] = Array.from({ length: words.length + 1 }, () => []);
  for (const at of kept) {
    let diagonal: number[] = [];
    for (let n = 1; n <= words.length; n++) {
      const above = best[n];
      if (words[n - 1] === first[at]) best[n] = [...diagonal, at];
      else if (best[n - 1].length > above.length) best[n] = best[n - 1];
      diagonal = above;
    }
  }
  return best[words.length];
}

/** Whether several choices are all of one kind and begin alike, so that what they share need be said only once. */
export function alike(choices: Choice[]): boolean {
  const several = choices.length > 4 && choices.every((choice) => choice.kind === choices[0].kind);
  return several && sharedWords(choices.map((choice) => choice.label)) !== "";
}

/** What the keys 1 to 9 give, in the order in which it stands there: answers, or kinds of answers to open. */
export function numbered(choices: Choice[], kinds: Kind[] | null, clusters: Cluster[] | null): (Choice | Kind)[] {
  const idle = choices.filter((choice) => choice.idle);
  if (clusters) return [...clusters.flatMap(({ members }) => members.map(({ choice }) => choice)), ...idle];
  if (kinds) return [...kinds.map((kind) => (kind.choices.length === 1 ? kind.choices[0] : kind)), ...idle];
  return choices;
}

/** The keys of answers, in their order: digits, then the letters that do nothing else at a table. */
export const KEYS: readonly string[] = [..."123456789abcdefgijklmnopqstvwxyz"];

/** Choices of one kind that differ only in the field with the most values stand together. */
export function clustersOf(choices: Choice[]): Cluster[] {
  const widest = widestField(choices);
  const together = new Map<string, Choice[]>();
  for (const choice of choices) {
    const rest = JSON.stringify({ ...choice.action, [widest]: null });
    together.set(rest, [...(together.get(rest) ?? []), choice]);
  }
  if (together.size * 2 > choices.length) return [cluster(choices)];
  const named = new Map<string, Choice[]>();
  for (const members of together.values()) {
    const { heading } = cluster(members);
    named.set(heading, [...(named.get(heading) ?? []), ...members]);
  }
  return [...named.values()].map(cluster);
}

function cluster(choices: Choice[]): Cluster {
  const labels = choices.map((choice) => choice.label);
  const shared = choices.length > 1 ? sharedWords(labels) : "";
  const short = (label: string) => label.slice(shared.length).trim() || label;
  return { heading: shared.replace(/\s*:$/, ""), members: choices.map((choice) => ({ choice, short: short(choice.label) })) };
}

function widestField(choices: Choice[]): string {
  const values = new Map<string, Set<string>>();
  for (const { action } of choices)
    for (const [field, value] of Object.entries(action))
      values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)));
  return [...values].sort((one, other) => other[1].size - one[1].size)[0]?.[0] ?? "do";
}

/** The whole words that all labels begin with. */
export function sharedWords(labels: string[]): string {
  const split = labels.map((label) => label.split(" "));
  const shortest = Math.min(...split.map((words) => words.length));
  let count = 0;
  while (count < shortest - 1 && split.every((words) => words[count] === split[0][count])) count += 1;
  return split[0].slice(0, count).join(" ");
}

/** Whether a label has every word of a search, in any order, whatever its accents and apostrophes. */
export function found(label: string, search: string): boolean {
  const plain = plainly(label);
  return plainly(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function plainly(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
}

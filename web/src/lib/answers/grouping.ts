// Groups the answers of a question for people: by kind of action, then by what most of them share.
import type { Tagged } from "$games/contract";

export interface Choice {
  action: Tagged;
  /** The action's kind, such as `build`. */
  kind: string;
  label: string;
  /** Whether it passes; such answers are listed last and drawn less prominently. */
  idle: boolean;
}

export interface ChoiceKind {
  kind: string;
  label: string;
  choices: Choice[];
}

/** Answers whose labels begin with the same words, such as all squares to sail to from here. */
export interface ChoiceCluster {
  /** The words that all labels begin with; empty when they share none. */
  heading: string;
  members: { choice: Choice; short: string }[];
}

/** More answers than this are shown kind by kind. */
export const MANY_ANSWERS = 8;

/** Returns the options as choices, those that pass last. */
export function toChoices(options: Tagged[], idle: string[], label: (action: Tagged) => string): Choice[] {
  const choices = options.map((action) => {
    const kind = String(action.do);
    return { action, kind, label: label(action), idle: idle.includes(kind) };
  });
  return [...choices.filter((choice) => !choice.idle), ...choices.filter((choice) => choice.idle)];
}

/** Returns the options with the unlikely ones last, so that no key gives one by mistake. */
export function unlikelyLast(options: Tagged[], unlikely: (action: Tagged) => boolean): Tagged[] {
  return [...options.filter((action) => !unlikely(action)), ...options.filter(unlikely)];
}

/** Sets apart the choices that hardly anybody means, as long as others remain that do something. */
export function setApart(
  choices: Choice[],
  unlikely: (action: Tagged) => boolean,
): { usual: Choice[]; rare: Choice[] } {
  const rare = choices.filter((choice) => unlikely(choice.action));
  const usual = choices.filter((choice) => !unlikely(choice.action));
  return usual.some((choice) => !choice.idle) ? { usual, rare } : { usual: choices, rare: [] };
}

/** Groups the choices that do not pass by their kind, in the order of the rules. */
export function groupByKind(choices: Choice[], short: (kind: string) => string | null): ChoiceKind[] {
  const byKind = new Map<string, Choice[]>();
  for (const choice of choices) if (!choice.idle) byKind.set(choice.kind, [...(byKind.get(choice.kind) ?? []), choice]);
  return [...byKind].map(([kind, members]) => ({ kind, choices: members, label: short(kind) ?? kindLabel(members) }));
}

function kindLabel(members: Choice[]): string {
  if (members.length === 1) return members[0].label;
  return sharedOutline(members.map((choice) => choice.label)) || `${members[0].kind.replaceAll("-", " ")}…`;
}

/** Returns the words that all labels share, in order, with dots where they differ: `Sail from … to …`. */
export function sharedOutline(labels: string[]): string {
  const [first, ...others] = [...new Set(labels)].map((label) => label.split(" "));
  let shared = first.map((_, at) => at);
  for (const words of others) shared = common(first, shared, words);
  if (!shared.length) return "";
  const parts = shared.map((at, n) => (n > 0 && shared[n - 1] !== at - 1 ? `… ${first[at]}` : first[at]));
  const whole =
    shared[shared.length - 1] === first.length - 1 && others.every((words) => words.at(-1) === first.at(-1));
  return (shared[0] > 0 ? "… " : "") + parts.join(" ") + (whole ? "" : " …");
}

/**
 * Returns which of the kept words of `first` also stand in `words`, in the same order (a longest common subsequence).
 */
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

/** Whether several choices are all of one kind and begin with the same words, which then need to be shown only once. */
export function shareOneBeginning(choices: Choice[]): boolean {
  const several = choices.length > 4 && choices.every((choice) => choice.kind === choices[0].kind);
  return several && commonPrefix(choices.map((choice) => choice.label)) !== "";
}

/** Returns what the answer keys give, in the order on the screen: answers, or kinds of answers to open. */
export function inKeyOrder(
  choices: Choice[],
  kinds: ChoiceKind[] | null,
  clusters: ChoiceCluster[] | null,
): (Choice | ChoiceKind)[] {
  const idle = choices.filter((choice) => choice.idle);
  if (clusters) return [...clusters.flatMap(({ members }) => members.map(({ choice }) => choice)), ...idle];
  if (kinds) return [...kinds.map((kind) => (kind.choices.length === 1 ? kind.choices[0] : kind)), ...idle];
  return choices;
}

/** The keyboard keys of answers, in order: digits, then the letters that have no other use at a table. */
export const ANSWER_KEYS: readonly string[] = [..."123456789abcdefgijklmnopqstvwxyz"];

/** Groups choices of one kind that differ only in one field: the one with the most values. */
export function clusterChoices(choices: Choice[]): ChoiceCluster[] {
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

function cluster(choices: Choice[]): ChoiceCluster {
  const labels = choices.map((choice) => choice.label);
  const shared = choices.length > 1 ? commonPrefix(labels) : "";
  const short = (label: string) => label.slice(shared.length).trim() || label;
  return {
    heading: shared.replace(/\s*:$/, ""),
    members: choices.map((choice) => ({ choice, short: short(choice.label) })),
  };
}

function widestField(choices: Choice[]): string {
  const values = new Map<string, Set<string>>();
  for (const { action } of choices)
    for (const [field, value] of Object.entries(action))
      values.set(field, (values.get(field) ?? new Set()).add(JSON.stringify(value)));
  return [...values].sort((one, other) => other[1].size - one[1].size)[0]?.[0] ?? "do";
}

/** Returns the whole words that all labels begin with. */
export function commonPrefix(labels: string[]): string {
  const split = labels.map((label) => label.split(" "));
  const shortest = Math.min(...split.map((words) => words.length));
  let count = 0;
  while (count < shortest - 1 && split.every((words) => words[count] === split[0][count])) count += 1;
  return split[0].slice(0, count).join(" ");
}

/** Whether a label has every word of a search, in any order, regardless of accents and kinds of apostrophes. */
export function matchesSearch(label: string, search: string): boolean {
  const plain = withoutAccents(label);
  return withoutAccents(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

function withoutAccents(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
}

// Messages: a key and typed arguments become a sentence, exactly as in the Python module `fathom.kernel.words`.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Speech, Tagged, ValueFormat } from "$games/contract";
import type { Blocked, Question } from "$generated/wire";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

type Fields = Record<string, unknown>;
/** How each argument of a message is shown: `seat`, `enum:kind`, `format:square`, `list:seat`. */
type Kinds = Record<string, string>;

/** What messages need to know of a table: the types of its game, the names of its seats, and its state. */
export interface WordsContext {
  fields: Record<string, Kinds>;
  formats: Record<string, ValueFormat>;
  names: string[];
  state: unknown;
}

const NO_TABLE: WordsContext = { fields: {}, formats: {}, names: [], state: null };

/** Parses Fluent source. The bundle serves every table of that game and language. */
export function parseBundle(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(typeset(language, source)), { allowOverrides: true });
  return bundle;
}

/** Returns the source with the no-break spaces that French sets around its punctuation. */
export function typeset(language: string, source: string): string {
  return language === "fr" ? source.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0") : source;
}

export class Words implements Speech {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly context: WordsContext = NO_TABLE,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Returns the message of a key. A key without a message is a bug; the key itself is shown. */
  say(key: string, args: Fields = {}): string {
    return this.format(key, this.arguments(args, this.context.fields.ask ?? {}));
  }

  /** Returns an attribute of a message (`do-build.short`), or null if it has none. */
  attribute(key: string, name: string): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : null;
  }

  action(action: Tagged): string {
    return this.struct("do", "do", action);
  }

  statement(statement: Tagged): string {
    return this.struct("talk", "say", statement);
  }

  event(event: Tagged): string {
    return this.struct("tell", "event", event);
  }

  effect(effect: Tagged): string {
    return this.struct("effect", "verb", effect);
  }

  ask(question: Pick<Question, "prompt" | "args">, seat: number): string {
    return this.say(`ask-${question.prompt}`, { ...question.args, seat });
  }

  why(refusal: Pick<Blocked, "why" | "args">): string {
    return this.say(`why-${refusal.why}`, refusal.args);
  }

  rule(rule: string): string {
    return this.say(`rule-${rule.replaceAll(".", "_")}`);
  }

  seat(seat: number): string {
    return this.context.names[seat] || this.say("seat-number", { number: seat + 1 });
  }

  /** Returns one argument as the sentence shows it. */
  value(value: unknown, kind = ""): FluentVariable {
    const [sort, name] = split(kind);
    if (value === null || value === undefined) return "none";
    if (sort === "format" && this.context.formats[name])
      return this.context.formats[name](value as never, this.context.state as never, this);
    if (sort === "seat" && typeof value === "number") return this.seat(value);
    if (sort === "enum") return this.say(`${name}-${value}`);
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (Array.isArray(value)) {
      const seen = value.filter((each) => each !== null);
      if (value.length && !seen.length) return "none";
      return seen.map((each) => String(this.value(each, sort === "list" ? name : ""))).join(", ");
    }
    if (typeof value === "object") return "verb" in value ? this.effect(value as Tagged) : String(value);
    return value as string | number;
  }

  private struct(prefix: string, tag: string, tagged: Tagged): string {
    const { [tag]: name, ...fields } = tagged;
    const key = `${prefix}-${name}`;
    return this.format(key, this.arguments(fields, this.context.fields[key] ?? {}));
  }

  private arguments(fields: Fields, kinds: Kinds): Record<string, FluentVariable> {
    const ready: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(fields)) {
      const key = name.replaceAll("_", "-");
      const kind = kinds[name] ?? (name === "seat" ? "seat" : "");
      ready[key] = this.value(value, kind);
      if (kind.startsWith("enum:") && typeof value === "string") ready[`${key}-id`] = value;
    }
    return ready;
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : key;
  }
}

function split(kind: string): [string, string] {
  const colon = kind.indexOf(":");
  return colon < 0 ? [kind, ""] : [kind.slice(0, colon), kind.slice(colon + 1)];
}

/** Returns the first of the reader's languages that the client has words in. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const language of languages) {
    const spoken = LANGUAGES.find((each) => language.toLowerCase().split("-")[0] === each);
    if (spoken) return spoken;
  }
  return "en";
}

// Words: a key and typed arguments become a sentence, exactly as fathom/kernel/words.py does it.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Speech, Tagged } from "../games/contract";
import type { Blocked, Question } from "../generated/wire";

export const LANGUAGES = ["en", "fr", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

type Fields = Record<string, unknown>;
/** How each argument of a message is shown: `seat`, `enum:kind`, `format:square`, `list:seat`. */
type Kinds = Record<string, string>;

/** What words need to know about a table: its game's types, who sits there, and how it stands. */
export interface Setting {
  fields: Record<string, Kinds>;
  formats: Record<string, (value: any, state: any, speech: Speech) => string>;
  names: string[];
  state: unknown;
}

const NOWHERE: Setting = { fields: {}, formats: {}, names: [], state: null };

/** Read Fluent source once; the same bundle then serves every table of that game and language. */
export function read(language: string, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(typeset(language, source)), { allowOverrides: true });
  return bundle;
}

/** French sets a space before its high punctuation, and no line may break there. */
export function typeset(language: string, source: string): string {
  return language === "fr" ? source.replace(/ (?=[:;!?»])/g, "\u00a0").replace(/(?<=«) /g, "\u00a0") : source;
}

export class Words implements Speech {
  constructor(
    private readonly bundle: FluentBundle,
    private readonly setting: Setting = NOWHERE,
  ) {}

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message of that key. A key without words is a bug; it is shown as it is. */
  say(key: string, args: Fields = {}): string {
    return this.format(key, this.arguments(args, this.setting.fields.ask ?? {}));
  }

  /** An attribute of a message (`do-build.short`), or null if it has none. */
  part(key: string, attribute: string): string | null {
    const pattern = this.bundle.getMessage(key)?.attributes[attribute];
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
    return this.setting.names[seat] || this.say("seat-number", { number: seat + 1 });
  }

  /** One argument as the sentence shows it. */
  value(value: unknown, kind = ""): FluentVariable {
    const [sort, name] = split(kind);
    if (value === null || value === undefined) return "none";
    if (sort === "format" && this.setting.formats[name])
      return this.setting.formats[name](value, this.setting.state, this);
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
    return this.format(key, this.arguments(fields, this.setting.fields[key] ?? {}));
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

/** The first of the reader's languages that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const language of languages) {
    const spoken = LANGUAGES.find((each) => language.toLowerCase().split("-")[0] === each);
    if (spoken) return spoken;
  }
  return "en";
}

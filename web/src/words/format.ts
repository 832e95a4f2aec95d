// Messages in a part of ICU MessageFormat, read as waset/terminal/words.py reads them; tests/words/vectors.json binds both.

export type Parameter = number | string | readonly string[];
export type Parameters = Readonly<Record<string, Parameter>>;
export type Language = "en" | "de";

/** A message that cannot be read, or that lacks a parameter. */
export class BadMessage extends Error {}

type Variants = { name: string; isPlural: boolean; cases: Map<string, Pattern> };
type Part = string | { name: string } | { isNumber: true } | Variants;
type Pattern = readonly Part[];

/** Reads one message from left to right. */
class Reader {
  private at = 0;

  constructor(private readonly message: string) {}

  pattern(isInner: boolean, isPlural: boolean): Pattern {
    const parts: Part[] = [];
    while (this.next() && this.next() !== "}") {
      if (this.next() === "{") parts.push(this.placeholder());
      else if (this.next() === "#" && isPlural) {
        this.at += 1;
        parts.push({ isNumber: true });
      } else parts.push(this.text(isPlural ? "{}#" : "{}"));
    }
    if (isInner !== (this.next() !== "")) {
      throw this.failure(isInner ? "a brace is not closed" : "a brace closes nothing");
    }
    return parts;
  }

  private next(): string {
    return this.message.charAt(this.at);
  }

  private failure(what: string): BadMessage {
    return new BadMessage(`${what} at ${this.at} in ${this.message}`);
  }

  private text(special: string): string {
    let found = "";
    while (this.next() && !special.includes(this.next())) {
      const following = this.message.charAt(this.at + 1);
      if (this.next() === "'" && following === "'") this.at += 1;
      else if (this.next() === "'" && following && special.includes(following)) {
        const end = this.message.indexOf("'", this.at + 1);
        if (end < 0) throw this.failure("a quote is not closed");
        found += this.message.slice(this.at + 1, end);
        this.at = end + 1;
        continue;
      }
      found += this.next();
      this.at += 1;
    }
    return found;
  }

  private word(ends: string): string {
    const start = this.at;
    while (this.next() && !ends.includes(this.next())) this.at += 1;
    const name = this.message.slice(start, this.at).trim();
    if (!this.next() || !/^=*[\p{L}\p{N}_-]*[\p{L}\p{N}][\p{L}\p{N}_-]*$/u.test(name)) {
      throw this.failure("a name is missing");
    }
    return name;
  }

  private placeholder(): Part {
    this.at += 1;
    const name = this.word(",}");
    if (this.next() === "}") {
      this.at += 1;
      return { name };
    }
    this.at += 1;
    const kind = this.word(",}");
    if ((kind !== "plural" && kind !== "select") || this.next() !== ",") {
      throw this.failure("only plural and select choose");
    }
    this.at += 1;
    const isPlural = kind === "plural";
    return { name, isPlural, cases: this.cases(isPlural) };
  }

  private cases(isPlural: boolean): Map<string, Pattern> {
    const cases = new Map<string, Pattern>();
    while (this.afterSpace() !== "}") {
      const selector = this.word("{");
      this.at += 1;
      cases.set(selector, this.pattern(true, isPlural));
      this.at += 1;
    }
    this.at += 1;
    if (!cases.has("other")) throw this.failure("the case 'other' is missing");
    return cases;
  }

  private afterSpace(): string {
    while (/^\s$/.test(this.next())) this.at += 1;
    return this.next();
  }
}

const READ = new Map<string, Pattern>();

function read(message: string): Pattern {
  let pattern = READ.get(message);
  if (!pattern) {
    pattern = new Reader(message).pattern(false, false);
    READ.set(message, pattern);
  }
  return pattern;
}

/** The message with its parameters, in one language. */
export function spoken(message: string, language: Language, parameters: Parameters): string {
  return filled(read(message), language, parameters, "#");
}

function filled(pattern: Pattern, language: Language, parameters: Parameters, number: string): string {
  return pattern.map((part) => filledPart(part, language, parameters, number)).join("");
}

function filledPart(part: Part, language: Language, parameters: Parameters, number: string): string {
  if (typeof part === "string") return part;
  if ("isNumber" in part) return number;
  const value = parameterOf(part.name, parameters);
  if (!("cases" in part)) return shown(value);
  const other = part.cases.get("other") ?? [];
  if (!part.isPlural) return filled(part.cases.get(String(value)) ?? other, language, parameters, number);
  return filled(pluralCase(part.cases, value, language) ?? other, language, parameters, String(value));
}

function shown(value: Parameter): string {
  return typeof value === "object" ? value.join(", ") : String(value);
}

function pluralCase(cases: Map<string, Pattern>, value: Parameter, language: Language): Pattern | undefined {
  if (typeof value !== "number") throw new BadMessage(`a plural needs a number, not ${shown(value)}`);
  return cases.get(`=${value}`) ?? cases.get(pluralForm(value, language));
}

function pluralForm(value: number, _language: Language): string {
  return value === 1 ? "one" : "other"; // English and German agree
}

function parameterOf(name: string, parameters: Parameters): Parameter {
  const value = parameters[name];
  if (value === undefined) throw new BadMessage(`the parameter '${name}' is missing`);
  return value;
}

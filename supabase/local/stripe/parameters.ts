import {
  invalidBoolean,
  invalidInteger,
  missingParameter,
  StripeFailure,
  unknownParameter,
} from './errors.ts';

/**
 * The parameters of a request by their names in brackets (`line_items[0][price]`), read one by one. What was not read by the
 * end is unknown, and refused as Stripe refuses it.
 */
export class Parameters {
  readonly #values = new Map<string, string>();
  readonly #read = new Set<string>();
  /** What the answer shall hold instead of ids. */
  readonly expand: readonly string[];

  constructor(source: URLSearchParams) {
    const lists = new Map<string, number>();
    for (const [name, value] of source) {
      // `name[]` is the next of a list, which others number themselves.
      const index = lists.get(name) ?? 0;
      if (name.endsWith('[]')) lists.set(name, index + 1);
      this.#values.set(name.endsWith('[]') ? `${name.slice(0, -1)}${index}]` : name, value);
    }
    this.expand = this.values('expand') ?? [];
  }

  /** Absent where it is empty too: so Stripe reads a field that is unset. */
  text(name: string): string | undefined {
    this.#read.add(name);
    return this.#values.get(name) || undefined;
  }

  /** Whether the parameter was sent, with a value or to unset the field. */
  has(name: string): boolean {
    return this.#values.has(name);
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) throw missingParameter(name);
    return value;
  }

  integer(name: string, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = Number(value);
    if (!/^-?\d+$/.test(value) || number < least || number > most) throw invalidInteger(value, name);
    return number;
  }

  boolean(name: string): boolean | undefined {
    const value = this.text(name);
    if (value !== undefined && value !== 'true' && value !== 'false') throw invalidBoolean(value, name);
    return value === undefined ? undefined : value === 'true';
  }

  oneOf<Value extends string>(name: string, known: readonly Value[]): Value | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const match = known.find((one) => one === value);
    if (match === undefined) {
      const choices = known.length > 1 ? `${known.slice(0, -1).join(', ')}, or ${known.at(-1)}` : known[0];
      throw new StripeFailure(400, { message: `Invalid ${name}: must be one of ${choices}`, param: name });
    }
    return match;
  }

  /** The values of a list (`lookup_keys[0]`, `lookup_keys[]`); undefined where none was sent. */
  values(name: string): string[] | undefined {
    const found = this.#names(new RegExp(`^${escaped(name)}\\[\\d+\\]$`));
    return found.length === 0 ? undefined : found.map((one) => this.text(one) ?? '');
  }

  /** What the names of each row of a list begin with: `line_items[0]`. */
  rows(name: string): string[] {
    const begin = new RegExp(`^${escaped(name)}\\[\\d+\\]`);
    return [...new Set(this.#names(begin).map((one) => begin.exec(one)?.[0] ?? ''))];
  }

  /** What was, with the changes of `metadata[key]`: an empty value removes its key, an empty `metadata` all. */
  metadata(present: Readonly<Record<string, string>>, name = 'metadata'): Record<string, string> {
    const isCleared = this.has(name) && this.text(name) === undefined;
    const next: Record<string, string> = isCleared ? {} : { ...present };
    for (const one of this.#names(new RegExp(`^${escaped(name)}\\[[^\\[\\]]{1,40}\\]$`))) {
      const value = this.text(one);
      const key = one.slice(name.length + 1, -1);
      if (value === undefined) delete next[key];
      else next[key] = value;
    }
    return next;
  }

  /** A time or the bounds of one (`created[gte]`) as a test. */
  range(name: string): (time: number) => boolean {
    const exactly = this.integer(name);
    const [gt, gte, lt, lte] = (['gt', 'gte', 'lt', 'lte'] as const).map((bound) =>
      this.integer(`${name}[${bound}]`),
    );
    return (time) =>
      (exactly === undefined || time === exactly) &&
      (gt === undefined || time > gt) &&
      (gte === undefined || time >= gte) &&
      (lt === undefined || time < lt) &&
      (lte === undefined || time <= lte);
  }

  /** Accepts what does not change what the stand-in does. */
  ignore(...names: string[]): void {
    for (const name of names) {
      for (const one of this.#values.keys()) {
        if (one === name || one.startsWith(`${name}[`)) this.#read.add(one);
      }
    }
  }

  /**
   * Called before anything changes.
   *
   * @throws StripeFailure for the first parameter that nothing has read.
   */
  end(): void {
    const unknown = [...this.#values.keys()].find((name) => !this.#read.has(name));
    if (unknown !== undefined) throw unknownParameter(unknown);
  }

  #names(pattern: RegExp): string[] {
    return [...this.#values.keys()].filter((name) => pattern.test(name));
  }
}

function escaped(name: string): string {
  return name.replaceAll(/[[\]]/g, '\\$&');
}

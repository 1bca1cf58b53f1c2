import type { RealmHost } from './realm-host.ts';

/*
 * Each function of this file runs inside of a realm, like those of `realm-globals.ts`. The classes
 * belong to the realm: Node's would lead to objects of the process (`util.inspect`, for one).
 */

/** Defines the class of query parameters. */
// eslint-disable-next-line max-lines-per-function -- one class
export function defineUrlSearchParams(host: RealmHost): void {
  type Pair = [string, string];
  type Init = string | Iterable<Pair> | Record<string, unknown> | undefined;
  const pairsOf = (init: Init): Pair[] => {
    if (typeof init !== 'object' || init === null) {
      const text = init === undefined ? '' : String(init);
      return JSON.parse(host.parseQuery(text.replace(/^\?/, ''))) as Pair[];
    }
    const pairs = Symbol.iterator in init ? (init as Iterable<Pair>) : Object.entries(init);
    return Array.from(pairs, ([name, value]) => [String(name), String(value)]);
  };
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  class URLSearchParams {
    pairs: Pair[];
    /** For URLs. */
    onChange: ((text: string) => void) | undefined;
    constructor(init?: Init, onChange?: (text: string) => void) {
      this.pairs = pairsOf(init);
      this.onChange = onChange;
    }
    get size(): number {
      return this.pairs.length;
    }
    get(name: unknown): string | null {
      return this.getAll(name)[0] ?? null;
    }
    getAll(name: unknown): string[] {
      return this.pairs.filter(([key]) => key === String(name)).map(([, value]) => value);
    }
    has(name: unknown, value?: unknown): boolean {
      return this.getAll(name).some((one) => value === undefined || one === String(value));
    }
    forEach(callback: (value: string, name: string, all: URLSearchParams) => void): void {
      for (const [name, value] of this.pairs) callback(value, name, this);
    }
    *entries(): Generator<Pair> {
      for (const [name, value] of this.pairs) yield [name, value];
    }
    *keys(): Generator<string> {
      for (const [name] of this.pairs) yield name;
    }
    *values(): Generator<string> {
      for (const [, value] of this.pairs) yield value;
    }
    [Symbol.iterator](): Generator<Pair> {
      return this.entries();
    }
    toString(): string {
      return this.pairs.length === 0 ? '' : host.writeQuery(JSON.stringify(this.pairs));
    }
    change(pairs: Pair[]): void {
      this.pairs = pairs;
      this.onChange?.(this.toString());
    }
    append(name: unknown, value: unknown): void {
      this.change([...this.pairs, [String(name), String(value)]]);
    }
    delete(name: unknown, value?: unknown): void {
      this.change(
        this.pairs.filter(
          ([key, one]) => key !== String(name) || (value !== undefined && one !== String(value)),
        ),
      );
    }
    set(name: unknown, value: unknown): void {
      const first = this.pairs.findIndex(([key]) => key === String(name));
      if (first < 0) return this.append(name, value);
      const others = this.pairs.filter(([key], at) => at <= first || key !== String(name));
      this.change(others.with(first, [String(name), String(value)]));
    }
    sort(): void {
      this.change(this.pairs.toSorted(([one], [other]) => compare(one, other)));
    }
  }
  Object.assign(globalThis, { URLSearchParams });
}

/** Defines the class of URLs. Node parses them. */
export function defineUrl(host: RealmHost): void {
  const names =
    'href origin protocol username password host hostname port pathname search hash'.split(' ');
  const parse = (url: unknown, base: unknown) =>
    host.parseUrl(String(url), base === undefined ? undefined : String(base));
  type Params = URLSearchParams & { pairs: [string, string][] };
  type LinkedParams = new (text: string, onChange?: (text: string) => void) => Params;
  class URL {
    #parts: string[];
    #params: Params | undefined;
    constructor(url: unknown, base?: unknown) {
      const text = parse(url, base);
      if (text === '')
        throw Object.assign(new TypeError('Invalid URL'), { code: 'ERR_INVALID_URL' });
      this.#parts = text.split('\n');
    }
    static canParse(url: unknown, base?: unknown): boolean {
      return parse(url, base) !== '';
    }
    static parse(url: unknown, base?: unknown): URL | null {
      return URL.canParse(url, base) ? new URL(url, base) : null;
    }
    static {
      for (const [index, name] of names.entries())
        Object.defineProperty(URL.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: URL) {
            return this.#parts[index];
          },
          set(this: URL, value: unknown) {
            this.#change(name, String(value));
            if (this.#params) this.#params.pairs = this.#readParams().pairs;
          },
        });
    }
    #change(name: string, value: string): void {
      const text = host.changeUrl(this.#parts[0] ?? '', name, value);
      if (text !== '') this.#parts = text.split('\n');
    }
    get searchParams(): URLSearchParams {
      this.#params ??= this.#readParams((text) => this.#change('search', text));
      return this.#params;
    }
    #readParams(onChange?: (text: string) => void): Params {
      const Linked = URLSearchParams as unknown as LinkedParams;
      return new Linked(this.#parts[names.indexOf('search')] ?? '', onChange);
    }
    toString(): string {
      return this.#parts[0] ?? '';
    }
    toJSON(): string {
      return this.toString();
    }
  }
  Object.assign(globalThis, { URL });
}

/** Defines the classes that turn text into bytes and back. */
export function defineTextCoders(host: RealmHost): void {
  /** Bytes of a character by its code point; a lone surrogate becomes U+FFFD. */
  const lengthOf = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  const put = (target: Uint8Array, at: number, code: number, length: number) => {
    const lead = [0, 0, 0xc0, 0xe0, 0xf0][length] ?? 0;
    for (let index = length - 1, rest = code; index >= 0; index -= 1) {
      target[at + index] = index > 0 ? 0x80 | (rest & 0x3f) : lead | rest;
      rest >>= 6;
    }
  };
  class TextEncoder {
    encoding = 'utf-8';
    encode(text: unknown = ''): Uint8Array {
      const whole = String(text);
      const bytes = new Uint8Array(whole.length * 3);
      return bytes.slice(0, this.encodeInto(whole, bytes).written);
    }
    encodeInto(text: string, target: Uint8Array): { read: number; written: number } {
      let read = 0;
      let written = 0;
      while (read < text.length) {
        const unit = text.charCodeAt(read);
        if (unit < 0x80) {
          if (written >= target.length) break;
          target[written] = unit;
          written += 1;
          read += 1;
          continue;
        }
        const point = text.codePointAt(read) ?? 0;
        const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point;
        const length = lengthOf(code);
        if (written + length > target.length) break;
        put(target, written, code, length);
        written += length;
        read += length === 4 ? 2 : 1;
      }
      return { read, written };
    }
  }
  class TextDecoder {
    encoding = 'utf-8';
    decode(bytes: Uint8Array = new Uint8Array()): string {
      return host.decode(bytes);
    }
  }
  Object.assign(globalThis, { TextEncoder, TextDecoder });
}

import type { RealmHost } from './realm-host.ts';

/*
 * Each function of this file runs inside of a realm, like those of `realm-globals.ts`. The classes
 * belong to the realm: Node's would lead to objects of the process (`util.inspect`, for one).
 */

/** Defines the class of query parameters. */
export function defineUrlSearchParams(host: RealmHost): void {
  type Pair = [string, string];
  type Init = string | Iterable<Pair> | Record<string, unknown> | undefined;
  const pairsOf = (init: Init): Pair[] => {
    if (typeof init !== 'object' || init === null) {
      const text = init === undefined ? '' : String(init);
      return JSON.parse(host.parseQuery(text.replace(/^\?/, '')) || '[]') as Pair[];
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

/** Defines the classes that turn text into bytes and back. Node does it. */
export function defineTextCoders(host: RealmHost): void {
  class TextEncoder {
    encoding = 'utf-8';
    encode(text: unknown = ''): Uint8Array {
      return Uint8Array.from(host.encode(String(text)), (byte) => byte.charCodeAt(0));
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

/*
 * Each function of this file runs inside of a realm: its source text is compiled there. It uses
 * nothing but its parameters and the globals of the realm.
 */

/** Removes what runs, blocks or communicates outside of a rendering, and replaces the console. */
export function defineConsole(host: RealmHost): void {
  const realm = globalThis as unknown as Record<string, unknown>;
  const removed =
    'eval WebAssembly Atomics SharedArrayBuffer FinalizationRegistry WeakRef ShadowRealm';
  for (const name of removed.split(' ')) delete realm[name];

  const textOf = (value: unknown): string => {
    try {
      if (value instanceof Error) return value.stack ?? value.message;
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    } catch {
      return '?';
    }
  };
  const format = ([first, ...rest]: unknown[]) => {
    const text = textOf(first).replace(/%[sdifjoOc]/g, (mark) => {
      if (rest.length === 0) return mark;
      const value = textOf(rest.shift());
      return mark === '%c' ? '' : value;
    });
    return [text, ...rest.map(textOf)].join(' ');
  };
  const report =
    (name: string) =>
    (...values: unknown[]) =>
      host.report(`${name}: ${format(values)}`);
  const ignore = () => undefined;
  const quiet = 'log info debug trace dir table group groupCollapsed groupEnd time timeEnd assert';
  realm['console'] = {
    ...Object.fromEntries(quiet.split(' ').map((name) => [name, ignore])),
    warn: report('console.warn'),
    error: report('console.error'),
  };
}

/** Timers whose callbacks receive nothing of the process. */
export function defineTimers(host: RealmHost): void {
  type Callback = (...values: unknown[]) => void;
  const run = (callback: Callback, values: unknown[]) => {
    try {
      callback(...values);
    } catch (error) {
      console.error('uncaught', error);
    }
  };
  const timer =
    (repeats: boolean) =>
    (callback: Callback, ms?: unknown, ...values: unknown[]) =>
      host.setTimer(() => run(callback, values), Math.max(0, Number(ms) || 0), repeats);
  const clear = (id: unknown) => host.clearTimer(Number(id));
  const ignore = () => undefined;
  Object.assign(globalThis, {
    setTimeout: timer(false),
    setInterval: timer(true),
    setImmediate: (callback: Callback, ...values: unknown[]) =>
      host.setTimer(() => run(callback, values), -1, false),
    clearTimeout: clear,
    clearInterval: clear,
    clearImmediate: clear,
    queueMicrotask: (callback: Callback) => void Promise.resolve().then(() => run(callback, [])),
    performance: { now: () => host.now(), mark: ignore, measure: ignore },
  });
}

/** Defines the parts of the web's classes that React and React Router use on a server. */
export function defineWebClasses(): void {
  class Headers {
    values = new Map<string, string>();
    constructor(init: Iterable<[string, string]> | Record<string, string> = {}) {
      const pairs = Symbol.iterator in init ? init : Object.entries(init);
      for (const [name, value] of pairs) this.set(name, value);
    }
    get(name: string): string | null {
      return this.values.get(name.toLowerCase()) ?? null;
    }
    has(name: string): boolean {
      return this.values.has(name.toLowerCase());
    }
    set(name: string, value: string): void {
      this.values.set(name.toLowerCase(), value);
    }
    append(name: string, value: string): void {
      this.set(name, this.has(name) ? `${this.get(name)}, ${value}` : value);
    }
    delete(name: string): void {
      this.values.delete(name.toLowerCase());
    }
    [Symbol.iterator](): Iterator<[string, string]> {
      return this.values[Symbol.iterator]();
    }
  }
  class AbortSignal {
    aborted = false;
    reason: unknown = undefined;
    addEventListener(): void {}
    removeEventListener(): void {}
    throwIfAborted(): void {
      if (this.aborted) throw this.reason;
    }
  }
  class AbortController {
    signal = new AbortSignal();
    abort(reason: unknown = new Error('aborted')): void {
      Object.assign(this.signal, { aborted: true, reason });
    }
  }
  type Init = { headers?: Record<string, string>; method?: string; signal?: AbortSignal };
  class Request {
    url: string;
    method: string;
    headers: Headers;
    signal: AbortSignal;
    body = null;
    constructor(url: unknown, { headers, method = 'GET', signal }: Init = {}) {
      this.url = String(url);
      this.method = method;
      this.headers = new Headers(headers);
      this.signal = signal ?? new AbortSignal();
    }
  }
  type Answer = { status?: number; statusText?: string; headers?: Record<string, string> };
  class Response {
    body: unknown;
    status: number;
    statusText: string;
    headers: Headers;
    constructor(body: unknown = null, { status = 200, statusText = '', headers }: Answer = {}) {
      this.body = body;
      this.status = status;
      this.statusText = statusText;
      this.headers = new Headers(headers);
    }
    get ok(): boolean {
      return this.status >= 200 && this.status < 300;
    }
    async text(): Promise<string> {
      return typeof this.body === 'string' ? this.body : '';
    }
  }
  class FormData {}
  const realm = { AbortSignal, AbortController, Headers, Request, Response, FormData };
  Object.assign(globalThis, realm, { navigator: { language: 'en-US' } });
}

import type { RealmHost } from './realm-host.ts';

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
// eslint-disable-next-line max-lines-per-function -- a list of classes
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

import vm from 'node:vm';
import { readBundle, type BundleFile } from '../../releases/bundles.ts';
import { createDriver } from './realm-driver.ts';
import {
  defineConsole,
  defineTimers,
  defineWebClasses,
  defineTextCoders,
  defineUrl,
  defineUrlSearchParams,
} from './realm-globals.ts';
import {
  hostFunctions,
  type CompiledBundle,
  type RealmDriver,
  type RealmHost,
} from './realm-host.ts';

/**
 * A V8 context with a shell and some sections. It has ECMAScript and a few classes of the web: no
 * module of Node, no `process`, no network, and no object of another realm that can be changed.
 */
export type Realm = Pick<RealmDriver, 'exportsOf'> & {
  /** @throws when */
  loadSection: (name: string, bundle: BundleFile) => void;
  warm: (section: string) => Promise<void>;
  /** Resolves to HTML. `job` is JSON. */
  render: (job: string) => Promise<string>;
  /** Gives the realm a turn of the event loop, and then ends its timers. */
  endTimers: () => Promise<void>;
};

type Options = {
  shell: BundleFile;
  /** JSON of what all pages share. */
  common: string;
  report: (line: string) => void;
};

/** In this order. */
const globals = [
  defineConsole,
  defineTimers,
  defineTextCoders,
  defineUrlSearchParams,
  defineUrl,
  defineWebClasses,
];
/** In bytes: more than any page has, and less than the web server would notice. */
const MAX_HTML = 4 * 1024 * 1024;
const MAX_ERROR = 10_000;
let isPrepared = false;
function prepareProcess(): void {
  if (isPrepared) return;
  isPrepared = true;
  freezeProcess();
  // A timer of a realm would outlive the process that this one works for.
  process.once('disconnect', () => process.exit());
}

const scripts = new Map<string, vm.Script>();

/** @throws when */
export function createRealm({ shell, common, report }: Options): Realm {
  const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
    codeGeneration: { strings: false, wasm: false },
  });
  const timers = createTimers();
  const host: RealmHost = { ...hostFunctions, ...timers.host, report };
  prepareProcess();
  for (const value of [...Object.values(host), host]) Object.freeze(value);
  const evaluate = (source: string) => compile(source, 'realm').runInContext(context) as unknown;
  for (const define of globals)
    (evaluate(`(${define.toString()})`) as (host: RealmHost) => void)(host);
  const driver = (evaluate(`(${createDriver.toString()})`) as () => RealmDriver)();
  const bundleIn = (bundle: BundleFile) =>
    compileBundle(bundle).runInContext(context) as CompiledBundle;
  driver.loadShell(bundleIn(shell), shell.file);
  driver.setUp(common);
  return {
    loadSection: (name, bundle) => driver.loadSection(name, bundleIn(bundle), bundle.file),
    async warm(section) {
      await called((...ends) => driver.warm(section, ...ends));
    },
    async render(job) {
      const html = await called((...ends) => driver.render(job, ...ends));
      if (typeof html === 'string' && hasBytes(html, MAX_HTML)) return html;
      throw new Error('it rendered no text, or more than 4 MiB');
    },
    async endTimers() {
      await new Promise((resolve) => setImmediate(resolve));
      timers.end();
    },
    exportsOf: () => driver.exportsOf(),
  };
}

/** Resolves or rejects as the driver ends a call. A promise of a realm stays in it. */
function called(
  call: (done: (result?: unknown) => void, failed: (error: unknown) => void) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) =>
    // Promises take what has a method `then` for a promise.
    call(
      (result) => resolve(typeof result === 'string' ? result : undefined),
      (text) => reject(errorOf(text)),
    ),
  );
}

/** Whether a text has at most so many bytes. Long ones need not be encoded to know. */
function hasBytes(text: string, most: number): boolean {
  return text.length <= most && Buffer.byteLength(text) <= most;
}

const wrapper = '(function (module, exports, require) {';

/** All realms share the compiled code. The source text of a bundle is not kept. */
function compileBundle(bundle: BundleFile): vm.Script {
  const key = `${bundle.file} ${bundle.integrity}`;
  const cached = scripts.get(key);
  if (cached) return cached;
  const source = `${wrapper}${readBundle(bundle)}\n})`;
  const script = new vm.Script(source, { filename: bundle.file, columnOffset: -wrapper.length });
  scripts.set(key, script);
  return script;
}

function compile(source: string, filename: string): vm.Script {
  const script = scripts.get(source) ?? new vm.Script(source, { filename });
  scripts.set(source, script);
  return script;
}

/** An error of this realm, from the text that describes one of another. */
function errorOf(text: unknown): Error {
  const read = readObject(text);
  const textOf = (key: string) => (typeof read[key] === 'string' ? read[key] : undefined);
  const error = new Error(textOf('message')?.slice(0, MAX_ERROR) ?? 'threw a non-Error value');
  // The prototype is frozen, so an assignment would throw.
  for (const key of ['name', 'stack']) {
    const value = textOf(key)?.slice(0, MAX_ERROR);
    if (value !== undefined) Object.defineProperty(error, key, { value });
  }
  return error;
}

/** Empty for what is no JSON: a section can replace `JSON.stringify` of its realm. */
function readObject(text: unknown): Record<string, unknown> {
  try {
    return { ...(JSON.parse(typeof text === 'string' ? text : '{}') as object) };
  } catch {
    return {};
  }
}

function createTimers() {
  const timers = new Map<number, () => void>();
  let last = 0;
  const host: Pick<RealmHost, 'setTimer' | 'clearTimer'> = {
    setTimer(callback, ms, repeats) {
      last += 1;
      const id = last;
      const once = () => {
        timers.delete(id);
        callback();
      };
      timers.set(id, start(repeats ? () => callback() : once, ms, repeats));
      return id;
    },
    clearTimer(id) {
      timers.get(id)?.();
      timers.delete(id);
    },
  };
  return {
    host,
    end() {
      for (const clear of timers.values()) clear();
      timers.clear();
    },
  };
}

/** Returns a function that stops it. */
function start(callback: () => void, ms: number, repeats: boolean): () => void {
  if (ms < 0) {
    const immediate = setImmediate(callback);
    return () => clearImmediate(immediate);
  }
  const timer = repeats ? setInterval(callback, ms) : setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

/**
 * Freezes the intrinsic objects of this process. A realm has none of them, but functions that were
 * lent to it, and what `import()` returns, lead to them. `--frozen-intrinsics` does the same with
 * accessors, which makes rendering a third slower.
 */
function freezeProcess(): void {
  const roots = [
    ...Object.getOwnPropertyNames(globalThis)
      .filter((name) => !hidden.has(name))
      .map((name) => Object.getOwnPropertyDescriptor(globalThis, name)?.value as unknown),
    ...unnamed(),
  ];
  freezeAll(roots);
  // Before anything that runs later can see one.
  importError().catch((error: unknown) => freezeAll([error]));
}

/** Rejects with an error of a class of Node's that only `import()` in a realm leads to. */
function importError(): Promise<never> {
  return new vm.Script(`import('node:fs')`).runInThisContext() as Promise<never>;
}

function freezeAll(roots: readonly unknown[]): void {
  const unfrozen = new Set<object>([globalThis, process, console]);
  const found = new Set(unfrozen);
  for (const root of roots) collect(root, found);
  for (const one of found) if (!unfrozen.has(one)) Object.freeze(one);
}

/** Not intrinsic, and needed by Node as they are. */
const hidden = new Set(['globalThis', 'global', 'process', 'console', 'performance', 'crypto']);

/** Intrinsic objects without a name: constructors of functions, and prototypes of iterators. */
function unnamed(): object[] {
  return [
    async () => undefined,
    function* () {},
    async function* () {},
    [].values(),
    new Map().entries(),
    new Set().values(),
    ''.matchAll(/-/g),
    ''[Symbol.iterator](),
    mapped([].values()),
    new URLSearchParams().entries(),
  ].flatMap((example) => {
    const prototype = Object.getPrototypeOf(example) as object;
    return [prototype, (prototype.constructor ?? prototype) as object];
  });
}

/** A helper of iterators, which TypeScript's library does not know yet. */
function mapped(iterator: object): object {
  return (iterator as { map: (callback: () => void) => object }).map(() => undefined);
}

function collect(value: unknown, found: Set<object>): void {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject || found.has(value)) return;
  found.add(value);
  collect(Object.getPrototypeOf(value), found);
  for (const key of Reflect.ownKeys(value)) {
    const { value: one, get, set } = Object.getOwnPropertyDescriptor(value, key) ?? {};
    for (const part of [one, get, set]) collect(part as unknown, found);
  }
}

import type { BuiltSection } from '@dswine/shared/section/section';
import type { RenderJob } from '../../src/composition/render-job.ts';
import type { ShellBundle } from '../../releases/bundles.ts';
import type { CompiledBundle, RealmDriver, RealmHost } from './realm-host.ts';

/*
 * Each function of this file runs inside of a realm, like those of `realm-globals.ts`.
 */

/**
 * The modules of Node that a shell's bundle asks for, as far as React's renderer uses them. A shell
 * of before November 2026 writes bytes, and asks for `async_hooks` too.
 */
export function createNodeModules(host: RealmHost): Readonly<Record<string, unknown>> {
  type Chunk = string | Uint8Array;
  type StreamOptions = {
    write: (chunk: Chunk, encoding: string, done: () => void) => void;
    final?: (done: () => void) => void;
  };
  const ignore = () => undefined;
  class Writable {
    options: StreamOptions;
    constructor(options: StreamOptions) {
      this.options = options;
    }
    write(chunk: Chunk): boolean {
      this.options.write(chunk, 'utf8', ignore);
      return true;
    }
    end(): void {
      this.options.final?.(ignore);
    }
    on(): this {
      return this;
    }
    destroy(): void {}
  }
  class AsyncLocalStorage {
    store: unknown = undefined;
    getStore(): unknown {
      return this.store;
    }
    run(store: unknown, callback: (...values: unknown[]) => unknown, ...values: unknown[]) {
      const before = this.store;
      this.store = store;
      try {
        return callback(...values);
      } finally {
        this.store = before;
      }
    }
  }
  // React writes whole characters, as text or as bytes.
  const concat = (chunks: readonly Chunk[]) => ({
    toString: () =>
      chunks.map((chunk) => (typeof chunk === 'string' ? chunk : host.decode(chunk))).join(''),
  });
  // React only compares it with limits of what it sends at a time, and a page is sent in one piece.
  const byteLength = (chunk: Chunk) => chunk.length;
  Object.assign(globalThis, { Buffer: { concat, byteLength } });
  return {
    stream: { Writable, Readable: Writable },
    util: { TextEncoder, TextDecoder },
    crypto: {},
    async_hooks: { AsyncLocalStorage },
  };
}

type Loader = Pick<RealmDriver, 'loadShell' | 'loadSection'> & {
  shell: () => ShellBundle;
  sections: ReadonlyMap<string, BuiltSection>;
};

/** Runs the bundles of a realm. */
export function createLoader(nodeModules: Readonly<Record<string, unknown>>): Loader {
  const sections = new Map<string, BuiltSection>();
  let shell: ShellBundle | undefined;
  const loadedShell = () => {
    if (!shell) throw new Error('The shell is not loaded.');
    return shell;
  };
  const evaluate = (run: CompiledBundle, require: (name: string) => unknown) => {
    const module = { exports: {} };
    run(module, module.exports, require);
    return module.exports;
  };
  return {
    shell: loadedShell,
    sections,
    loadShell(run, file) {
      const { provided, renderDocument } = evaluate(run, (name) => {
        const bare = name.replace(/^node:/, '');
        if (Object.hasOwn(nodeModules, bare)) return nodeModules[bare];
        throw new Error(`The shell's bundle asks for "${name}", which a rendering does not have.`);
      }) as Partial<ShellBundle>;
      if (!provided || typeof renderDocument !== 'function')
        throw new Error(`${file} does not export "provided" and "renderDocument".`);
      shell = { provided, renderDocument };
    },
    loadSection(name, run, file) {
      const { provided } = loadedShell();
      const { section } = evaluate(run, (asked) => {
        if (Object.hasOwn(provided, asked)) return provided[asked];
        throw new Error(`${file} asks for "${asked}", which the shell does not provide.`);
      }) as { section?: BuiltSection };
      if (!section) throw new Error(`${file} does not export "section".`);
      sections.set(name, section);
    },
  };
}

/** Renders with the bundles of a realm. */
export function createDriver({ shell, sections, loadShell, loadSection }: Loader): RealmDriver {
  let common: Omit<RenderJob, 'address' | 'compositionFile'>;
  const sectionOf = (name: string): BuiltSection => {
    const section = sections.get(name);
    if (!section) throw new Error(`The composition has no section ${name}.`);
    return section;
  };
  const describe = (error: unknown) => {
    try {
      if (!(error instanceof Error)) return JSON.stringify({ message: String(error) });
      const { name, message, stack } = error;
      return JSON.stringify({ name, message, stack });
    } catch {
      return '{}';
    }
  };
  const render = async (text: string): Promise<unknown> => {
    const {
      sections: names,
      state,
      ...page
    } = JSON.parse(text) as RenderJob & {
      sections: string[];
    };
    const job = { ...common, ...page, state: { ...common.state, ...state } };
    const handedIn = new Map(names.map((name) => [name, sectionOf(name)]));
    const { html } = await shell().renderDocument(job, handedIn);
    return html;
  };
  const warm = async ({ loadMessages, routes, fragments }: BuiltSection) => {
    await Promise.all([loadMessages('tw'), loadMessages('en')]);
    for (const built of [routes, fragments])
      for (const part of Object.values(built)) await ('load' in part ? part.load : part)();
  };
  return {
    loadShell,
    loadSection,
    setUp(text) {
      common = JSON.parse(text) as typeof common;
    },
    warm: (name, done, failed) =>
      void warm(sectionOf(name)).then(done, (error: unknown) => failed(describe(error))),
    render: (text, done, failed) =>
      void render(text).then(done, (error: unknown) => failed(describe(error))),
    exportsOf: () => ({ provided: shell().provided, sections }),
  };
}

import type { BuiltSection } from '@dswine/shared/section/section';
import type { RenderJob } from '../../src/composition/render-job.ts';
import type { ShellBundle } from '../../releases/bundles.ts';
import type { CompiledBundle, RealmDriver } from './realm-host.ts';

/** Loads bundles and renders with them. Runs inside of a realm, like `realm-globals.ts`. */
// eslint-disable-next-line max-lines-per-function -- its source text is compiled in the realm
export function createDriver(): RealmDriver {
  type StreamOptions = {
    write: (text: string, encoding: string, done: () => void) => void;
    final?: (done: () => void) => void;
  };
  const ignore = () => undefined;
  class Writable {
    options: StreamOptions;
    constructor(options: StreamOptions) {
      this.options = options;
    }
    write(text: string): boolean {
      this.options.write(text, 'utf8', ignore);
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
  /** What a shell's bundle asks for, as far as React's renderer uses it. */
  const nodeModules: Readonly<Record<string, unknown>> = {
    stream: { Writable, Readable: Writable },
    util: { TextEncoder, TextDecoder },
    crypto: {},
  };
  // React only compares it with limits of what it sends at a time, and a page is sent in one piece.
  Object.assign(globalThis, { Buffer: { byteLength: (text: string) => text.length } });

  const sections = new Map<string, BuiltSection>();
  let shell: ShellBundle | undefined;
  let common: Omit<RenderJob, 'address' | 'compositionFile'>;
  const loadedShell = () => {
    if (!shell) throw new Error('The shell is not loaded.');
    return shell;
  };
  const sectionOf = (name: string): BuiltSection => {
    const section = sections.get(name);
    if (!section) throw new Error(`The composition has no section ${name}.`);
    return section;
  };
  const evaluate = (run: CompiledBundle, require: (name: string) => unknown) => {
    const module = { exports: {} };
    run(module, module.exports, require);
    return module.exports;
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
    const parsed = JSON.parse(text) as RenderJob & { sections: string[] };
    const { sections: names, state, ...page } = parsed;
    const job = { ...common, ...page, state: { ...common.state, ...state } };
    const handedIn = new Map(names.map((name) => [name, sectionOf(name)]));
    const { html } = await loadedShell().renderDocument(job, handedIn);
    return html;
  };
  const warm = async ({ loadMessages, routes, fragments }: BuiltSection) => {
    await Promise.all([loadMessages('tw'), loadMessages('en')]);
    for (const built of [routes, fragments])
      for (const part of Object.values(built)) await ('load' in part ? part.load : part)();
  };
  return {
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
    setUp(text) {
      common = JSON.parse(text) as typeof common;
    },
    warm: (name, done, failed) =>
      void warm(sectionOf(name)).then(done, (error: unknown) => failed(describe(error))),
    render: (text, done, failed) =>
      void render(text).then(done, (error: unknown) => failed(describe(error))),
    exportsOf: () => ({ provided: loadedShell().provided, sections }),
  };
}

import { localeCodes, type Translated, baseLocales } from '@dswine/shared/contract/locales';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

type MessageFiles = Translated<string[]>;
type Messages = Record<string, unknown>;

/** All fragments are on the home page, so that their messages are one file, as their code is. */
const FRAGMENTS = 'fragments';

const filesByPart = new WeakMap<Compilation, Map<string, MessageFiles>>();

/**
 * The files below `browser/` with the messages of a chunk of a page or fragment; undefined for a
 * build without `PageMessages`.
 */
export function messagesOfChunk(compilation: Compilation, chunk: string): MessageFiles | undefined {
  return filesByPart.get(compilation)?.get(partOf(chunk));
}

function partOf(chunk: string): string {
  return chunk.startsWith('fragment-') ? FRAGMENTS : chunk.replace(/^page-/, '');
}

/**
 * Writes for each page of a section, and for its fragments, the messages that their code names, so
 * that a page loads no others. Code names a message with its key (`plan.title`), with the beginning
 * of its key (`plan.` before a variable), or with its group (`plan`), the first part of its key. For
 * production: in development a saved message replaces those of the whole section.
 */
export class PageMessages {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageMessages', (compilation) => {
      let namesByPart = new Map<string, Set<string>>();
      compilation.hooks.finishModules.tap('PageMessages', () => {
        namesByPart = namesOfParts(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'PageMessages', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => filesByPart.set(compilation, writeMessages(compilation, namesByPart)),
      );
    });
  }
}

function writeMessages(
  compilation: Compilation,
  namesByPart: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, MessageFiles> {
  const roots = rootsByChunk(compilation);
  const messagesIn = (locale: string) => readMessages(roots.get(`messages-${locale}`)?.[0]);
  const written = new Map<string, MessageFiles>();
  for (const [part, names] of namesByPart) {
    const files = localeCodes.flatMap((locale) => {
      const messages = messagesIn(locale);
      if (!messages) return [];
      const code = `export default ${JSON.stringify(named(messages, names))};\n`;
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 12);
      const file = `messages-${locale}-${part}.${hash}.js`;
      compilation.emitAsset(file, new webpack.sources.RawSource(code), { minimized: true });
      return [[locale, [`browser/${file}`]] as [string, string[]]];
    });
    const byLocale = Object.fromEntries(files);
    if (baseLocales.every((code) => byLocale[code]))
      written.set(part, byLocale as unknown as MessageFiles);
  }
  return written;
}

/** Undefined for a section whose messages are no JSON file. */
function readMessages(module: Module | undefined): Messages | undefined {
  const file = module?.nameForCondition();
  return file?.endsWith('.json') ? (JSON.parse(readFileSync(file, 'utf8')) as Messages) : undefined;
}

/** The messages whose key begins with a name. */
function named(messages: Messages, names: ReadonlySet<string>): Messages {
  const isNamed = (key: string) => {
    const group = key.split('.')[0] ?? '';
    for (let end = group.length; end <= key.length; end += 1)
      if (names.has(key.slice(0, end))) return true;
    return false;
  };
  const select = (from: Messages, prefix: string): Messages =>
    Object.fromEntries(
      Object.entries(from).flatMap(([name, value]): [string, unknown][] => {
        const key = prefix + name;
        if (typeof value === 'string') return isNamed(key) ? [[name, value]] : [];
        const own = select(value as Messages, `${key}.`);
        return Object.keys(own).length > 0 ? [[name, own]] : [];
      }),
    );
  return select(messages, '');
}

/** What `import()` leads to, by the name of the chunk. */
function rootsByChunk({ modules, moduleGraph }: Compilation): Map<string, Module[]> {
  const roots = new Map<string, Module[]>();
  for (const module of modules)
    for (const { groupOptions, dependencies } of module.blocks) {
      const found = dependencies.flatMap((dependency) => moduleGraph.getModule(dependency) ?? []);
      const name = groupOptions.name ?? '';
      roots.set(name, [...(roots.get(name) ?? []), ...found]);
    }
  return roots;
}

/** What strings begin with, such as `plan.title`, in all code that a part may run. */
function namesOfParts(compilation: Compilation): Map<string, Set<string>> {
  const namesByPart = new Map<string, Set<string>>();
  for (const [chunk, roots] of rootsByChunk(compilation)) {
    if (!/^(page|fragment)-/.test(chunk)) continue;
    const names = namesByPart.get(partOf(chunk)) ?? new Set<string>();
    namesByPart.set(partOf(chunk), names);
    for (const module of reachableFrom(roots, compilation))
      for (const [, name = ''] of sourceOf(module).matchAll(/["'`]([\w.]+)/g)) names.add(name);
  }
  return namesByPart;
}

/** With what it loads later, such as the content of a dialog. */
function reachableFrom(roots: readonly Module[], { moduleGraph }: Compilation): Set<Module> {
  const reached = new Set(roots);
  for (const module of reached)
    for (const { module: next } of moduleGraph.getOutgoingConnections(module)) reached.add(next);
  return reached;
}

function sourceOf(module: Module): string {
  return module.originalSource()?.source().toString() ?? '';
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { localeCodes, type Locale } from '@dswine/shared/contract/locales';
import type { LoaderContext } from 'webpack';

/** Loader of a module that imports messages by their language. */
export default function expandMessageImports(this: LoaderContext<object>, source: string): string {
  return messageImports(source, this.context ?? '');
}

const imported = /import\(`(\.\/(?:[\w-]+\/)*)\$\{(\w+)\}\.json`\)/g;

/**
 * Makes an import of each file out of "import(`./messages/${locale}.json`)", with a chunk of its
 * own, `messages-<locale>`. A language without a file gets the English one.
 */
export function messageImports(source: string, folder: string): string {
  return source.replace(imported, (_, below: string, locale: string) => {
    const load = (code: Locale) =>
      `import(/* webpackChunkName: "messages-${code}" */ '${below}${code}.json')`;
    const others = localeCodes.filter(
      (code) => code !== 'en' && existsSync(path.join(folder, below, `${code}.json`)),
    );
    return others
      .map((code) => `${locale} === '${code}' ? ${load(code)} : `)
      .concat(load('en'))
      .join('');
  });
}

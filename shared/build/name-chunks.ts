import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionData } from '@dswine/shared/contract/section-data';
import type { LoaderContext } from 'webpack';
import { messageImports } from './message-imports.ts';

/** Loader of `src/section.tsx`. */
export default function nameChunksOfEntry(this: LoaderContext<object>, source: string): string {
  const file = path.join(this.context ?? '', 'section.json');
  this.addDependency(file);
  const data = JSON.parse(readFileSync(file, 'utf8')) as SectionData;
  return messageImports(nameChunks(source, data), this.context ?? '');
}

/** What the entry of a section maps to an import: `news: () => import(`. */
const mapped = /(['"]?)([\w-]+)\1: \(\) =>\s*import\(/g;

/**
 * Names the chunks of a section, so that the build finds the files of each page. Pages with the same
 * `chunk` share one. @throws {Error} when a page or fragment is not there.
 */
export function nameChunks(source: string, { routes, fragments }: SectionData): string {
  const chunks = new Map([
    ...routes.map(({ id, chunk = id }) => [id, `page-${chunk}`] as const),
    ...fragments.map(({ id }) => [id, `fragment-${id}`] as const),
  ]);
  const named = source.replace(mapped, (text, _quote, id: string) => {
    const chunk = chunks.get(id);
    chunks.delete(id);
    return chunk === undefined ? text : `${text}/* webpackChunkName: "${chunk}" */ `;
  });
  const [missing] = chunks.keys();
  if (missing === undefined) return named;
  throw new Error(
    `src/section.json states "${missing}", which src/section.tsx does not load: '${missing}': () => import('./…').`,
  );
}

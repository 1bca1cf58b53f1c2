import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SectionData } from '@dswine/shared/contract/section-data';
import { formOfRoute, type PlacedForm } from '@dswine/shared/form/team-form';
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
 * `chunk` share one. A page whose form is in `section.json` is added unless the entry has code for it.
 * @throws {Error} when a page or fragment is not there.
 */
export function nameChunks(source: string, data: SectionData): string {
  const { routes, fragments } = data;
  const chunks = new Map([
    ...routes.map(({ id, chunk = id }) => [id, `page-${chunk}`] as const),
    ...fragments.map(({ id }) => [id, `fragment-${id}`] as const),
  ]);
  const named = source.replace(mapped, (text, _quote, id: string) => {
    const chunk = chunks.get(id);
    chunks.delete(id);
    return chunk === undefined ? text : `${text}/* webpackChunkName: "${chunk}" */ `;
  });
  const pages = routes.flatMap((route) => {
    const placed = formOfRoute(data, route);
    const chunk = chunks.get(route.id);
    if (!placed || chunk === undefined) return [];
    chunks.delete(route.id);
    return [formPage(route.id, chunk, placed)];
  });
  const [missing] = chunks.keys();
  if (missing === undefined) return named.replace(/\broutes: \{/, `$&${pages.join('')}`);
  throw new Error(
    `src/section.json states "${missing}", which src/section.tsx does not load: '${missing}': () => import('./…').`,
  );
}

/** The entry of a page that the kit makes. Only `forms` of the data come into its chunk. */
function formPage(id: string, chunk: string, { form: _, ...placed }: PlacedForm): string {
  const named = `webpackChunkName: "${chunk}"`;
  const at = JSON.stringify(placed);
  return ` '${id}': () => Promise.all([
    import(/* ${named} */ '@dswine/shared/form/team-form-page'),
    import(/* ${named}, webpackExports: ["forms"] */ './section.json'),
  ]).then(([{ teamFormPage }, { forms }]) => teamFormPage({ ...${at}, form: forms['${placed.name}'] })),`;
}

import { pageKinds, type PageFile } from '../src/import/page-records.ts';
import type { EditionRecords } from '../src/import/records.ts';
import type { Code } from './editions.ts';
import { hotels } from './parts/hotels.ts';

type Pages = { [K in PageFile]: readonly EditionRecords[K][] };

const of2026: Pages = { hotels };

/** What the pages of an edition show whole. The fair of 2025 is over: it keeps none. */
export function pagesOf(code: Code): Pages {
  if (code === 'DSWINE2026') return of2026;
  return Object.fromEntries(pageKinds.map((kind) => [kind, []])) as unknown as Pages;
}

import { textsOf } from '@dswine/shared/fair/bilingual';
import type { Bilingual } from '@dswine/shared/contract/wire';
import { countCommon } from '../search/bits.ts';
import { partsOf } from '../search/find-terms.ts';
import type { Searched } from '../search/live-search.ts';
import type { EditionRecords } from '../records/records.ts';
import { foldSearchText } from '../store/search-text.ts';
import type { Database } from '../store/tables.ts';
import type { SiteDocument } from './site-document.ts';

type Term = { kind: string; code: string; name: Bilingual };
const lists = {
  exhibitors: {
    path: '/VisitorExhibitor',
    name: (term: Bilingual) => ({ tw: `參展商：${term.tw}`, en: `Exhibitors: ${term.en}` }),
    note: { tw: (count: number) => `${count} 家`, en: (count: number) => `${count} exhibitors` },
  },
  products: {
    path: '/VisitorProduct',
    name: (term: Bilingual) => ({ tw: `產品：${term.tw}`, en: `Products: ${term.en}` }),
    note: { tw: (count: number) => `${count} 項`, en: (count: number) => `${count} products` },
  },
} as const;
const facets = {
  category: { facet: 'Category', query: (code: string) => `/${code}` },
  area: { facet: 'Area', query: (code: string) => `?area=${code}` },
  country: { facet: 'Country', query: (code: string) => `?country=${code}` },
  tag: { facet: 'Tag', query: (code: string) => `?tag=${code}` },
} as const;

/** The lists of exhibitors and of products of each category, area, country and tag. */
export async function listDirectories(
  database: Database,
  edition: string,
  index: Searched,
): Promise<SiteDocument[]> {
  return (await listTerms(database, edition)).flatMap(({ kind, code, name }) =>
    (['exhibitors', 'products'] as const).flatMap((of): SiteDocument[] => {
      const { facet, query } = facets[kind as keyof typeof facets];
      const records = index[of].codes(facet).get(code);
      const count = records ? countCommon(records, index.shown[of]) : 0;
      if (count === 0) return [];
      const { path, name: nameOf, note } = lists[of];
      return [
        {
          kind: 'page',
          id: path + query(code),
          name: nameOf(name),
          names: textsOf(name).flatMap((text) => [text, ...partsOf(foldSearchText(text))]),
          note: (lang) => note[lang](count),
          body: [],
          path: () => path + query(code),
        },
      ];
    }),
  );
}

async function listTerms(database: Database, edition: string): Promise<Term[]> {
  const terms = await database
    .selectFrom('terms')
    .select(['kind', 'code', 'record'])
    .where('edition', '=', edition)
    .where('kind', 'in', ['category', 'country', 'tag'])
    .orderBy('kind')
    .orderBy('code')
    .execute();
  const areas = await database
    .selectFrom('areas')
    .select(['code', 'record'])
    .where('edition', '=', edition)
    .orderBy('position')
    .execute();
  return [...areas.map((area) => ({ ...area, kind: 'area' })), ...terms].map(
    ({ kind, code, record }) => ({
      kind,
      code,
      name: (JSON.parse(record) as Pick<EditionRecords['terms'], 'Name'>).Name,
    }),
  );
}

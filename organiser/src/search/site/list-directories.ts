import { textsOf, inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Bilingual } from '@dswine/shared/contract/wire';
import type { Edition } from '../../content/editions/edition.ts';
import { countCommon } from '../keywords/bits.ts';
import { partsOf } from '../keywords/find-terms.ts';
import type { Searched } from '../index/live-index.ts';
import { foldSearchText } from '../../store/search-text.ts';
import type { SiteDocument } from './site-document.ts';

type Term = { kind: string; code: string; name: Bilingual };
/** Says what is counted: more records than those of a category may contain its word. */
type FacetNote = { tw: string; en: string };
const lists = {
  exhibitors: {
    path: '/VisitorExhibitor',
    name: (term: Bilingual) => ({ tw: `參展商：${term.tw}`, en: `Exhibitors: ${term.en}` }),
    note: {
      tw: (count: number, of: FacetNote) => `${of.tw} ${count} 家`,
      en: (count: number, of: FacetNote) => `${count} exhibitors ${of.en}`,
    },
  },
  products: {
    path: '/VisitorProduct',
    name: (term: Bilingual) => ({ tw: `產品：${term.tw}`, en: `Products: ${term.en}` }),
    note: {
      tw: (count: number, of: FacetNote) => `${of.tw} ${count} 款`,
      en: (count: number, of: FacetNote) => `${count} products ${of.en}`,
    },
  },
} as const;
const facets = {
  category: {
    facet: 'Category',
    query: (code: string) => `/${code}`,
    of: { tw: '屬於這個類別', en: 'in this category' },
  },
  area: {
    facet: 'Area',
    query: (code: string) => `?area=${code}`,
    of: { tw: '在這個展區', en: 'in this area' },
  },
  country: {
    facet: 'Country',
    query: (code: string) => `?country=${code}`,
    of: { tw: '來自當地', en: 'from there' },
  },
  tag: {
    facet: 'Tag',
    query: (code: string) => `?tag=${code}`,
    of: { tw: '有這個標籤', en: 'with this tag' },
  },
} as const;

/** The lists of exhibitors and of products of each category, area, country and tag. */
export function listDirectories(index: Searched): SiteDocument[] {
  return listTerms(index.edition).flatMap(({ kind, code, name }) =>
    (['exhibitors', 'products'] as const).flatMap((of): SiteDocument[] => {
      const { facet, query, of: counted } = facets[kind as keyof typeof facets];
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
          note: (lang) => inLocale(note, lang)(count, counted),
          // What it lists is no name of it, but "French exhibitors" means it.
          body: textsOf(nameOf(name)),
          path: () => path + query(code),
        },
      ];
    }),
  );
}

/** The areas, then the other terms by kind and code. */
function listTerms({ records }: Edition): Term[] {
  const terms = records.terms
    .filter(({ Kind }) => Kind in facets)
    .map(({ Kind, Code, Name }) => ({ kind: Kind, code: Code, name: Name }));
  const keyOf = ({ kind, code }: Term) => `${kind} ${code}`;
  return [
    ...records.areas.map(({ Code, Name }) => ({ kind: 'area', code: Code, name: Name })),
    ...terms.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  ];
}

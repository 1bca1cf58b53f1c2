import { addBit, countCommon, noBits, type Bits } from '../keywords/text-index.ts';
import {
  findRecords,
  LiveIndex,
  type LiveIndexOptions,
  type Searched,
} from '../index/live-index.ts';
import { searchList } from '../index/list-index.ts';
import { answerSearch } from '../site/answer-search.ts';
import { siteIndexOf } from '../site/site-index.ts';
import type { SitePages } from '../site/site-pages.ts';
import type { Criteria, Search } from './search.ts';

export function createLocalSearch(options: LiveIndexOptions & { sitePages: SitePages }): Search {
  const { sitePages } = options;
  const live = new LiveIndex(options);
  return {
    async prepare(edition) {
      siteIndexOf(await live.at(edition), await sitePages());
    },
    async exhibitors(edition, criteria) {
      const index = await live.at(edition, { hasKeyword: criteria.keyword !== undefined });
      const { booth, choices } = criteria;
      const at = booth === undefined ? undefined : index.booths.get(booth);
      const none = noBits(index.exhibitors.records.length);
      const result = searchList({
        ...common(index, 'exhibitors', criteria),
        list: index.exhibitors,
        choices,
        fields: booth === undefined ? {} : { Booth: at ?? none },
      });
      return { revision: index.revision, ...result };
    },
    async products(edition, criteria) {
      const index = await live.at(edition, { hasKeyword: criteria.keyword !== undefined });
      const { exhibitor, choices } = criteria;
      const result = searchList({
        ...common(index, 'products', criteria),
        list: index.products,
        choices,
        fields: exhibitor === undefined ? {} : { ExhibitorId: productsOf(index, exhibitor) },
      });
      return { revision: index.revision, ...result };
    },
    async suggestions(edition, { of, keyword, lang, limit }) {
      const index = await live.at(edition);
      const shown = index.shown[of];
      const { ids } = index[of].page({
        found: findRecords(index, of, keyword),
        within: [shown],
        choices: {},
        order: { sort: 'default', lang },
        offset: 0,
        limit,
      });
      const categories = [...index[of].codes('Category')].map(
        ([code, records]) => [code, countCommon(records, shown)] as const,
      );
      return { revision: index.revision, ids, categories: Object.fromEntries(categories) };
    },
    async site(edition, { now, ...criteria }) {
      const lists = await live.at(edition);
      const query = { ...criteria, now: new Date(now) };
      return {
        revision: lists.revision,
        ...answerSearch(siteIndexOf(lists, await sitePages()), query),
      };
    },
  };
}

function common<Of extends 'exhibitors' | 'products'>(
  index: Searched,
  of: Of,
  { keyword, featured, sort, lang, day, page }: Omit<Criteria[Of], 'choices'>,
) {
  return {
    shown: index.shown[of],
    found: findRecords(index, of, keyword),
    within: featured === true ? [index.featured[of]] : [],
    order: { sort, lang },
    slots: { day },
    page,
  };
}

function productsOf(index: Searched, exhibitor: string): Bits {
  const bits = noBits(index.products.records.length);
  for (const position of index.productsOf.get(exhibitor) ?? []) addBit(bits, position);
  return bits;
}

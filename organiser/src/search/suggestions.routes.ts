import { untranslated } from '@dswine/shared/fair/bilingual';
import { Suggestions, type Suggestion } from '@dswine/shared/contract/search';
import type { Named } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { listExhibitors, type ExhibitorRecord } from '../content/exhibitors.queries.ts';
import { listProducts, type ShownProduct } from '../content/products.queries.ts';
import { expoSchema, keyword, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer, type Localizer } from '../content/localizer.ts';
import { foldSearchText } from '../store/search-text.ts';
import { countCommon } from './bits.ts';
import { findRecords } from './find-records.ts';
import type { ListIndex } from './list-index.ts';
import { searchList } from './list-query.ts';
import type { Searched } from './live-search.ts';

const maxSuggestions = 6;
const maxCategories = 2;

const schema = expoSchema({
  summary: 'Suggestions for a search while it is typed',
  params: { code: name },
  query: {
    ...lang,
    Of: Type.Optional(
      Type.String({ maxLength: 40, description: 'exhibitors (default) or products' }),
    ),
    Keyword: keyword,
  },
  data: Suggestions,
});

export async function suggestionRoutes(
  app: Organiser,
  { database, pictures, search }: Services,
): Promise<void> {
  app.get('/Suggestions/:code', { schema }, async ({ params, query }, reply) => {
    const { Keyword = '', Lang } = query;
    const view = await loadLocalizer({ database, pictures }, params.code, Lang);
    const index = await search.at(params.code);
    void reply.header('x-content-revision', index.revision);
    const criteria = {
      fields: {},
      choices: {},
      order: { sort: 'default', lang: Lang } as const,
      page: { Page: 1, PageSize: maxSuggestions },
    };
    const { exhibitors, products, shown } = index;
    const records =
      Keyword === ''
        ? []
        : query.Of === 'products'
          ? (
              await listProducts(
                database,
                params.code,
                searchList({
                  list: products,
                  shown: shown.products,
                  found: findRecords(index, 'products', Keyword),
                  ...criteria,
                }).ids,
              )
            ).map((product) => ofProduct(view, product))
          : (
              await listExhibitors(
                database,
                params.code,
                searchList({
                  list: exhibitors,
                  shown: shown.exhibitors,
                  found: findRecords(index, 'exhibitors', Keyword),
                  ...criteria,
                }).ids,
              )
            ).map((record) => ofExhibitor(view, record));
    const ofList =
      query.Of === 'products'
        ? countsOf(index.products, index.shown.products)
        : countsOf(index.exhibitors, index.shown.exhibitors);
    return { Code: 200, Data: { Items: [...categoriesLike(view, Keyword, ofList), ...records] } };
  });
}

function ofProduct(view: Localizer, { record, exhibitor }: ShownProduct): Suggestion {
  return {
    Kind: 'product',
    Id: record.Id,
    Name: view.text(record.Name),
    ...(record.NativeName && { NativeName: record.NativeName }),
    Note: view.text(exhibitor.Name),
    Area: record.Area,
    ...untranslated({ Name: record.Name, Note: exhibitor.Name }, view.lang),
  };
}

function ofExhibitor(view: Localizer, record: ExhibitorRecord): Suggestion {
  return {
    Kind: 'exhibitor',
    Id: record.Id,
    Name: view.text(record.Name),
    ...(record.NativeName && { NativeName: record.NativeName }),
    Note: record.Booths.join(view.lang === 'tw' ? '、' : ', '),
    ...(record.Areas[0] && { Area: record.Areas[0] }),
    ...untranslated({ Name: record.Name }, view.lang),
  };
}

function countsOf<Facet extends string>(
  list: ListIndex<Facet | 'Category'>,
  shown: Searched['shown']['products'],
) {
  return (category: string) => {
    const records = list.codes('Category').get(category);
    return records ? countCommon(records, shown) : 0;
  };
}

/** Categories whose name matches, with their number of records. */
function categoriesLike(
  view: Localizer,
  keyword: string,
  count: (category: string) => number,
): Suggestion[] {
  const folded = foldSearchText(keyword);
  if (folded === '') return [];
  const isLike = ({ Name }: Named) => {
    const name = foldSearchText(Name);
    return (
      ` ${name}`.includes(` ${folded}`) || (/\p{Script=Han}/u.test(folded) && name.includes(folded))
    );
  };
  return view
    .list('category')
    .filter(isLike)
    .map((category) => ({ category, records: count(category.Code) }))
    .filter(({ records }) => records > 0)
    .slice(0, maxCategories)
    .map(({ category, records }) => ({
      Kind: 'category',
      Id: category.Code,
      Name: category.Name,
      Note: String(records),
    }));
}

import { untranslated } from '@dswine/shared/fair/bilingual';
import { joinNames } from '@dswine/shared/fair/join-names';
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
import type { Counts } from './list-index.ts';

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
    if (Keyword === '') return { Code: 200, Data: { Items: [] } };
    const of = query.Of === 'products' ? 'products' : 'exhibitors';
    const limit = maxSuggestions;
    const found = await search.suggestions(params.code, {
      of,
      keyword: Keyword,
      lang: Lang,
      limit,
    });
    void reply.header('x-content-revision', found.revision);
    const records =
      of === 'products'
        ? (await listProducts(database, params.code, found.ids)).map((one) => ofProduct(view, one))
        : (await listExhibitors(database, params.code, found.ids)).map((one) =>
            ofExhibitor(view, one),
          );
    const categories = categoriesLike(view, Keyword, found.categories);
    return { Code: 200, Data: { Items: [...categories, ...records] } };
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
    Note: joinNames(record.Booths, view.lang),
    ...(record.Areas[0] && { Area: record.Areas[0] }),
    ...untranslated({ Name: record.Name }, view.lang),
  };
}

/** Categories whose name matches, with their number of records. */
function categoriesLike(view: Localizer, keyword: string, counts: Counts): Suggestion[] {
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
    .map((category) => ({ category, records: counts[category.Code] ?? 0 }))
    .filter(({ records }) => records > 0)
    .slice(0, maxCategories)
    .map(({ category, records }) => ({
      Kind: 'category',
      Id: category.Code,
      Name: category.Name,
      Note: String(records),
    }));
}

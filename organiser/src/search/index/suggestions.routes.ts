import { untranslated } from '@dswine/shared/fair/texts/bilingual';
import { joinNames } from '@dswine/shared/fair/texts/join-names';
import { Suggestions, type Suggestion } from '@dswine/shared/contract/search';
import type { Named } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import {
  listExhibitors,
  listProducts,
  type ShownProduct,
} from '../../content/editions/catalogue.ts';
import type { ExhibitorRecord, Localizer } from '../../content/editions/edition.ts';
import { keyword } from '../../http/responses.ts';
import { readRoute } from '../../content/editions/read-route.ts';
import { foldSearchText } from '../../store/search-text.ts';
import type { Counts } from './list-index.ts';

const maxSuggestions = 6;
const maxCategories = 2;

export const suggestionRoute = readRoute({
  path: '/Suggestions/:code',
  summary: 'Suggestions for a search while it is typed',
  query: {
    Of: Type.Optional(
      Type.String({ maxLength: 40, description: 'exhibitors (default) or products' }),
    ),
    Keyword: keyword,
  },
  data: Suggestions,
  async select({ edition, view, query, dependencies, reply }) {
    const { Keyword = '' } = query;
    if (Keyword === '') return { Items: [] };
    const of = query.Of === 'products' ? 'products' : 'exhibitors';
    const criteria = { of, keyword: Keyword, lang: view.lang, limit: maxSuggestions } as const;
    const found = await dependencies.search.suggestions(edition.code, criteria);
    void reply.header('x-content-revision', found.revision);
    const records =
      of === 'products'
        ? listProducts(edition, found.ids).map((one) => ofProduct(view, one))
        : listExhibitors(edition, found.ids).map((one) => ofExhibitor(view, one));
    return { Items: [...categoriesLike(view, Keyword, found.categories), ...records] };
  },
});

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

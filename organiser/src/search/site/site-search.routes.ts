import { HitKind, SiteSearch } from '@dswine/shared/contract/search';
import { Type } from 'typebox';
import { keyword } from '../../http/expo-schema.ts';
import { readRoute } from '../../content/editions/read-route.ts';

const kinds = HitKind.anyOf.map((kind) => kind.const);

export const siteSearchRoute = readRoute({
  path: '/Search/:code',
  summary: 'What on the site matches a keyword, in groups, the best first',
  query: {
    Keyword: keyword,
    Kind: Type.Optional(Type.String({ maxLength: 40, description: kinds.join(', ') })),
  },
  data: SiteSearch,
  async select({ edition, view, query, now, dependencies, reply }) {
    const kind = kinds.find((one) => one === query.Kind);
    const { revision, ...found } = await dependencies.search.site(edition.code, {
      keyword: query.Keyword ?? '',
      ...(kind && { kind }),
      lang: view.lang,
      now: now.getTime(),
    });
    void reply.header('x-content-revision', revision);
    return found;
  },
});

import { HitKind, SiteSearch } from '@dswine/shared/contract/search';
import { Type } from 'typebox';
import { requireEdition } from '../content/editions.queries.ts';
import { expoSchema, keyword, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';

const kinds = HitKind.anyOf.map((kind) => kind.const);

const schema = expoSchema({
  summary: 'What on the site matches a keyword, in groups, the best first',
  params: { code: name },
  query: {
    ...lang,
    Keyword: keyword,
    Kind: Type.Optional(Type.String({ maxLength: 40, description: kinds.join(', ') })),
  },
  data: SiteSearch,
});

export async function siteSearchRoutes(
  app: Organiser,
  { database, search, now }: Services,
): Promise<void> {
  app.get('/Search/:code', { schema }, async ({ params: { code }, query }, reply) => {
    const { Keyword = '', Lang } = query;
    await requireEdition(database, code);
    const kind = kinds.find((one) => one === query.Kind);
    const { revision, ...Data } = await search.site(code, {
      keyword: Keyword,
      ...(kind && { kind }),
      lang: Lang,
      now: now().getTime(),
    });
    void reply.header('x-content-revision', revision);
    return { Code: 200, Data };
  });
}

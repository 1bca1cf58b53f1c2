import { HitKind, SiteSearch } from '@dswine/shared/contract/search';
import { inLocale } from '@dswine/shared/fair/bilingual';
import { Type } from 'typebox';
import { requireEdition } from '../content/editions.queries.ts';
import { expoSchema, keyword, lang, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { namesAlike } from './names-alike.ts';
import { toSearchGroup } from './search-hits.ts';
import { searchSite } from './search-site.ts';
import { isPublished } from './site-document.ts';

const perGroup = 4;
const perKind = 60;
const maxAlike = 4;
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
  { database, siteIndex, now }: Services,
): Promise<void> {
  app.get('/Search/:code', { schema }, async ({ params: { code }, query }, reply) => {
    const { Keyword = '', Lang } = query;
    await requireEdition(database, code);
    const index = await siteIndex(code);
    void reply.header('x-content-revision', index.lists.revision);
    const kind = kinds.find((one) => one === query.Kind);
    const limit = kind ? perKind : perGroup;
    const typed = Keyword.trim();
    const found = searchSite(index, typed, { lang: Lang, limit, now: now() });
    const reader = {
      database,
      edition: code,
      lang: Lang,
      lists: index.lists,
      keyword: found.corrected ?? typed,
    };
    const Groups = await Promise.all(
      found.groups
        .filter((group) => kind === undefined || group.kind === kind)
        .map((group) => toSearchGroup(reader, group, limit)),
    );
    const names = index.documents
      .filter((document) => isPublished(document, now()))
      .map((document) => inLocale(document.name, Lang));
    return {
      Code: 200,
      Data: {
        Total: Groups.reduce((sum, group) => sum + group.Total, 0),
        Groups,
        ...(found.corrected !== undefined && { Corrected: found.corrected }),
        ...(found.isPartial && { Partial: true as const }),
        Alike: Groups.length > 0 ? [] : namesAlike(Keyword, names, maxAlike),
      },
    };
  });
}

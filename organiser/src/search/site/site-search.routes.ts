import { HitKind, SiteSearch, type SearchHit } from '@dswine/shared/contract/search';
import { Type } from 'typebox';
import { keyword } from '../../http/responses.ts';
import type { Edition, Localizer } from '../../content/editions/edition.ts';
import { readRoute } from '../../content/editions/read-route.ts';
import { exhibitorPicture, productPicture } from '../../media/pictures/picture-requests.ts';

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
    const Groups = found.Groups.map((group) => ({
      ...group,
      Items: group.Items.map((hit) => ({ ...hit, ...shownOf(edition, view, hit) })),
    }));
    return { ...found, Groups };
  },
});

/** What the index does not hold: country and picture of an exhibitor or a product. */
function shownOf({ byKey }: Edition, view: Localizer, { Kind, Id }: SearchHit) {
  const exhibitor = Kind === 'exhibitor' ? byKey.exhibitors.get(Id) : undefined;
  const product = Kind === 'product' ? byKey.products.get(Id) : undefined;
  const record = exhibitor ?? product;
  const picture = exhibitor ? exhibitorPicture(exhibitor) : product && productPicture(product);
  return (
    record &&
    picture && {
      Country: view.named('country', record.Country).Name,
      Picture: view.picture(picture),
    }
  );
}

import {
  ExhibitorNewsDetail,
  ExhibitorNewsList,
  type ExhibitorNewsCard,
} from '@dswine/shared/contract/exhibitor-news';
import { onlyIn, untranslated } from '@dswine/shared/fair/bilingual';
import { Type } from 'typebox';
import { exhibitorNewsPicture } from '../pictures/picture-requests.ts';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import { listExhibitors, type ExhibitorRecord } from '../content/exhibitors.queries.ts';
import { code, expoSchema, lang, name, pageQuery } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { paginationOf } from '../http/paging.ts';
import { countedTerms, loadLocalizer, requireTerm, type Localizer } from '../content/localizer.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import {
  findExhibitorNewsItem,
  listExhibitorNews,
  type ExhibitorNewsRecord,
} from '../content/exhibitor-news.queries.ts';

const listSchema = expoSchema({
  summary: 'Press items of exhibitors, the newest first',
  params: { code: name },
  query: {
    ...lang,
    ...pageQuery(12),
    Category: Type.Optional(code),
    Exhibitor: Type.Optional(code),
  },
  data: ExhibitorNewsList,
});
const detailSchema = expoSchema({
  summary: 'One press item of an exhibitor',
  params: { code: name, id: name },
  query: lang,
  data: ExhibitorNewsDetail,
});

const moreCount = 3;

/** Press items of exhibitors. They are hidden when their exhibitor is withdrawn. */
export async function exhibitorNewsRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/ExhibitorNews/:code', { schema: listSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    requireTerm(view, 'exhibitor-news-category', query.Category);
    const { records, counts } = await listExhibitorNews(database, params.code, query.Exhibitor);
    const matching = records.filter(
      ({ Category }) => query.Category === undefined || Category === query.Category,
    );
    const frame = paginationOf(matching.length, query);
    const first = (query.Page - 1) * query.PageSize;
    const Items = await cards(view, matching.slice(first, first + query.PageSize));
    return {
      Code: 200,
      Data: { ...frame, Items, Categories: countedTerms(view, 'exhibitor-news-category', counts) },
    };
  });

  app.get(
    '/ExhibitorNews/Detail/:code/:id',
    { schema: detailSchema },
    async ({ params, query }) => {
      const found = await findExhibitorNewsItem(database, params.code, params.id);
      if (!found) throw notFound('exhibitor-news', params.id);
      const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
      const { record, exhibitor, older, newer } = found;
      const neighbour = ({ Id, Title }: ExhibitorNewsRecord) => ({
        Id,
        Title: view.text(Title),
        ...untranslated({ Title }, view.lang),
      });
      return {
        Code: 200,
        Data: {
          ...newsOf(view, record, exhibitor),
          ...onlyIn(record.Title),
          ...(await shareOf(database, params.code, {
            kind: 'press',
            id: record.Id,
            lang: query.Lang,
          })),
          Body: view.paragraphs(record.Body),
          ...(record.Link && {
            Link: { Label: view.text(record.Link.Label), Url: record.Link.Url },
          }),
          Exhibitor: exhibitorCard(view, exhibitor),
          ...(older && { Previous: neighbour(older) }),
          ...(newer && { Next: neighbour(newer) }),
          More: found.more.slice(0, moreCount).map((other) => newsOf(view, other, exhibitor)),
        },
      };
    },
  );
}

async function cards(
  view: Localizer,
  records: ExhibitorNewsRecord[],
): Promise<ExhibitorNewsCard[]> {
  const ids = records.map(({ ExhibitorId }) => ExhibitorId);
  const exhibitors = new Map(
    (await listExhibitors(view.database, view.edition, ids)).map((one) => [one.Id, one]),
  );
  return records.flatMap((record) => {
    const exhibitor = exhibitors.get(record.ExhibitorId);
    return exhibitor ? [newsOf(view, record, exhibitor)] : [];
  });
}

function newsOf(
  view: Localizer,
  record: ExhibitorNewsRecord,
  exhibitor: ExhibitorRecord,
): ExhibitorNewsCard {
  const Area = exhibitor.Areas[0] ?? 'wine';
  return {
    Id: record.Id,
    Title: view.text(record.Title),
    Summary: view.text(record.Summary),
    Category: view.named('exhibitor-news-category', record.Category),
    PublishedAt: record.PublishedAt,
    Picture: view.picture(exhibitorNewsPicture(record, Area)),
    Exhibitor: {
      Id: exhibitor.Id,
      Name: view.text(exhibitor.Name),
      Area,
      Booths: exhibitor.Booths,
      ...view.walk(exhibitor.Booths[0]),
      ...untranslated({ Name: exhibitor.Name }, view.lang),
    },
    ...untranslated({ Title: record.Title, Summary: record.Summary, Body: record.Body }, view.lang),
  };
}

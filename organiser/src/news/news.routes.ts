import { NewsDetail, NewsList, type NewsCard } from '@dswine/shared/contract/news';
import { onlyIn, untranslated } from '@dswine/shared/fair/bilingual';
import { Type } from 'typebox';
import { newsPicture } from '../pictures/picture-requests.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { code, expoSchema, lang, pageQuery, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { paginationOf } from '../http/paging.ts';
import { countedTerms, loadLocalizer, requireTerm, type Localizer } from '../content/localizer.ts';
import { shareOf } from '../share-pictures/share.queries.ts';
import { ofRecord, sharePath, shareRequest } from '../share-pictures/share-request.ts';
import type { Database } from '../store/tables.ts';
import {
  countNews,
  findNeighbour,
  findNews,
  isPast,
  listNews,
  type NewsRecord,
} from '../content/news.queries.ts';

const listSchema = expoSchema({
  summary: 'News, the newest first, what is no longer news last',
  params: { code: name },
  query: { ...lang, ...pageQuery(12), Category: Type.Optional(code) },
  data: NewsList,
});
const detailSchema = expoSchema({
  summary: 'One news item',
  params: { code: name, id: name },
  query: lang,
  data: NewsDetail,
});

export async function newsRoutes(app: Organiser, services: Services): Promise<void> {
  listRoute(app, services);
  detailRoute(app, services);
}

function listRoute(app: Organiser, { database, pictures, now }: Services): void {
  app.get('/News/:code', { schema: listSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    requireTerm(view, 'news-category', query.Category);
    const counts = await countNews(database, params.code, now());
    const total =
      query.Category === undefined
        ? [...counts.values()].reduce((sum, count) => sum + count, 0)
        : (counts.get(query.Category) ?? 0);
    const pagination = paginationOf(total, query);
    const records = await listNews(database, params.code, {
      category: query.Category,
      limit: query.PageSize,
      offset: (query.Page - 1) * query.PageSize,
      now: now(),
    });
    const Categories = countedTerms(view, 'news-category', counts);
    const Share = await shareOf(database, params.code, {
      kind: 'news-category',
      id: query.Category,
      lang: query.Lang,
    });
    const Items = records.map((record) => newsCard(view, record, now()));
    return { Code: 200, Data: { ...pagination, Items, Categories, ...Share } };
  });
}

function detailRoute(app: Organiser, { database, pictures, now }: Services): void {
  app.get('/News/Detail/:code/:id', { schema: detailSchema }, async ({ params, query }) => {
    const found = await findNews(database, params.code, params.id, now());
    if (!found) throw notFound('news', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const fair = await requireEdition(database, params.code);
    const older = await findNeighbour(database, params.code, {
      at: found.at,
      side: 'older',
      now: now(),
    });
    const newer = await findNeighbour(database, params.code, {
      at: found.at,
      side: 'newer',
      now: now(),
    });
    const neighbour = (record: NewsRecord) => ({
      Id: record.Id,
      Title: view.text(record.Title),
      ...untranslated({ Title: record.Title }, view.lang),
    });
    return {
      Code: 200,
      Data: {
        ...newsCard(view, found.record, now()),
        ...onlyIn(found.record.Title),
        Share: sharePath(
          params.code,
          shareRequest(fair, query.Lang, ofRecord(newsPicture(found.record)), found.record.Title),
        ),
        Body: view.text(found.record.Body),
        ...view.placesIn(
          [found.record.Title, found.record.Summary, found.record.Body].map(view.text),
        ),
        ...(found.record.UpdatedAt !== undefined && { UpdatedAt: found.record.UpdatedAt }),
        ...(older && { Previous: neighbour(older) }),
        ...(newer && { Next: neighbour(newer) }),
        Related: (await related(database, params.code, found.record, now())).map((record) =>
          newsCard(view, record, now()),
        ),
      },
    };
  });
}

const relatedCount = 3;

/** Related news: the newest of the same category first, then the newest of all. */
async function related(
  database: Database,
  edition: string,
  of: NewsRecord,
  now: Date,
): Promise<NewsRecord[]> {
  const near = await listNews(database, edition, {
    category: of.Category,
    limit: relatedCount + 1,
    now,
  });
  const any = await listNews(database, edition, { limit: 2 * relatedCount + 1, now });
  const others = new Map(
    [...near, ...any].filter((record) => record.Id !== of.Id).map((record) => [record.Id, record]),
  );
  return [...others.values()].slice(0, relatedCount);
}

export function newsCard(view: Localizer, record: NewsRecord, now: Date): NewsCard {
  return {
    Id: record.Id,
    Title: view.text(record.Title),
    Summary: view.text(record.Summary),
    Category: view.named('news-category', record.Category),
    PublishedAt: record.PublishedAt,
    ...(isPast(record, now) && { Past: true }),
    Picture: view.picture(newsPicture(record)),
    ...untranslated({ Title: record.Title, Summary: record.Summary, Body: record.Body }, view.lang),
  };
}

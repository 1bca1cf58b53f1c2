import { Sitemap, type SitemapRecord } from '@dswine/shared/contract/sitemap';
import { countEntries } from '../content/calendar.queries.ts';
import { listClasses, listGroups, type ScheduledClass } from '../classes/classes.queries.ts';
import { countMonths, listInOrder } from '../deadlines/deadlines.routes.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { countNews } from '../content/news.queries.ts';
import { listExhibitorNews } from '../content/exhibitor-news.queries.ts';
import { expoSchema, name } from '../http/expo-schema.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';
import { listVideos } from '../content/videos.queries.ts';
import {
  listCategories,
  listEventIds,
  listExhibitorIds,
  listNewsIds,
  listProductIds,
} from './sitemap.queries.ts';

const schema = expoSchema({
  summary: 'All records with a page, by kind, for search engines',
  params: { code: name },
  query: {},
  data: Sitemap,
});

export async function sitemapRoutes(app: Organiser, { database, now }: Services): Promise<void> {
  app.get('/Sitemap/:code', { schema }, async ({ params }) => {
    const edition = params.code;
    const categories = await listCategories(database, edition);
    const press = await listExhibitorNews(database, edition, undefined);
    const { EventMenu } = await requireEdition(database, edition);
    const albums = await listRecords(database, edition, 'albums');
    const kinds: Record<string, SitemapRecord[]> = {
      exhibitor: await listExhibitorIds(database, edition),
      'exhibitor-category': categories.exhibitors,
      product: await listProductIds(database, edition),
      'product-category': categories.products,
      news: await listNewsIds(database, edition, now()),
      'news-category': codesOf(await countNews(database, edition, now())),
      event: await listEventIds(database, edition),
      'calendar-topic': codesOf(await countEntries(database, edition)),
      class: named(await listClasses(database, edition, 'class')),
      'class-group': (await listGroups(database, edition, 'class')).map(({ Id }) => ({ Id })),
      meet: named(await listClasses(database, edition, 'meet')),
      'meet-group': (await listGroups(database, edition, 'meet')).map(({ Id }) => ({ Id })),
      'deadline-month': codesOf(countMonths(await listInOrder(database, edition))),
      'exhibitor-news': press.records.map(({ Id, PublishedAt }) => ({
        Id,
        UpdatedAt: PublishedAt,
      })),
      'exhibitor-news-category': codesOf(press.counts),
      'video-category': codesOf((await listVideos(database, edition)).counts),
      album: albums.map(({ Id }) => ({ Id })),
      'album-group': [...new Set(albums.map(({ Group }) => Group.Code))].map((Id) => ({ Id })),
      // The Events menu is in Chinese only (docs/specification.md § 6).
      'event-info': EventMenu.map(({ Id }) => ({ Id: String(Id), Lang: 'tw' })),
    };
    return {
      Code: 200,
      Data: { Kinds: Object.entries(kinds).map(([Kind, Records]) => ({ Kind, Records })) },
    };
  });
}

const codesOf = (counts: Map<string, number>): SitemapRecord[] =>
  [...counts.keys()].sort().map((Id) => ({ Id }));

const named = (classes: readonly ScheduledClass[]): SitemapRecord[] =>
  classes.map(({ record }) => ({ Id: record.Id }));

import { Sitemap, type SitemapRecord } from '@dswine/shared/contract/sitemap';
import type { LocalisedText } from '@dswine/shared/contract/wire';
import { onlyLocaleOf } from '@dswine/shared/fair/texts/bilingual';
import { numbered } from '../editions/edition.ts';
import { countCategories, countTopics, published, readRoute } from '../editions/read-route.ts';
import { countMonths, listInOrder } from '../deadlines/deadlines.routes.ts';
import { listClasses, listGroups } from '../pages/event-pages.routes.ts';

export const sitemapRoute = readRoute({
  path: '/Sitemap/:code',
  summary: 'All records with a page, by kind, for search engines',
  data: Sitemap,
  select({ edition, now }) {
    const { fair, records } = edition;
    const news = published(records.news, now);
    const press = published(records['exhibitor-news'], now);
    const classIds = (kind: 'class' | 'meet') =>
      listClasses(edition, kind).map(({ record }) => record.Id);
    const groupIds = (kind: 'class' | 'meet') => listGroups(edition, kind).map(({ Id }) => Id);
    const kinds: Record<string, SitemapRecord[]> = {
      exhibitor: numbered(records.exhibitors).map(inOwnLanguage),
      'exhibitor-category': inCodeOrder(records.exhibitors.flatMap((one) => one.Categories)),
      product: numbered(records.products).map(inOwnLanguage),
      'product-category': inCodeOrder(records.products.map((one) => one.Category)),
      news: numbered(news).map((record) => ({
        ...inOwnLanguage(record),
        UpdatedAt: record.UpdatedAt ?? record.PublishedAt,
      })),
      'news-category': codesOf(countCategories(news)),
      event: numbered(records.calendar).map(inOwnLanguage),
      'calendar-topic': codesOf(countTopics(edition)),
      class: named(classIds('class')),
      'class-group': named(groupIds('class')),
      meet: named(classIds('meet')),
      'meet-group': named(groupIds('meet')),
      'deadline-month': codesOf(countMonths(listInOrder(edition))),
      'exhibitor-news': press.map(({ Id, PublishedAt }) => ({ Id, UpdatedAt: PublishedAt })),
      'exhibitor-news-category': codesOf(countCategories(press)),
      'video-category': codesOf(countCategories(published(records.videos, now))),
      album: named(records.albums.map(({ Id }) => Id)),
      'album-group': named(new Set(records.albums.map(({ Group }) => Group.Code))),
      // The Events menu is in Chinese only (docs/specification.md § 6).
      'event-info': fair.EventMenu.map(({ Id }) => ({ Id: String(Id), Lang: 'tw' })),
    };
    return { Kinds: Object.entries(kinds).map(([Kind, Records]) => ({ Kind, Records })) };
  },
});

/** A record with a name in only one language has a page only in that language. */
function inOwnLanguage(record: {
  Id: string;
  Name?: LocalisedText;
  Title?: LocalisedText;
}): SitemapRecord {
  const only = onlyLocaleOf(record.Name ?? record.Title);
  return { Id: record.Id, ...(only && { Lang: only }) };
}

const named = (ids: Iterable<string>): SitemapRecord[] => [...ids].map((Id) => ({ Id }));

const inCodeOrder = (codes: readonly string[]): SitemapRecord[] =>
  named([...new Set(codes)].sort());

const codesOf = (counts: Map<string, number>): SitemapRecord[] => inCodeOrder([...counts.keys()]);

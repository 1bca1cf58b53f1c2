import { NewsDetail, NewsList, type NewsCard } from '@dswine/shared/contract/news';
import { onlyIn, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { Type } from 'typebox';
import { type NewsRecord, countedTerms, requireTerm, type Localizer } from '../editions/edition.ts';
import {
  countCategories,
  isPast,
  ofCategory,
  pastLast,
  published,
  readRoute,
} from '../editions/read-route.ts';
import { notFound, code, pageQuery, pageOf } from '../../http/responses.ts';
import { newsPicture } from '../../media/pictures/picture-requests.ts';
import { shareLink, shareOf } from '../../media/share-pictures/share-request.ts';

export const newsRoutes = [
  readRoute({
    path: '/News/:code',
    summary: 'News, the newest first, what is no longer news last',
    query: { ...pageQuery(12), Category: Type.Optional(code) },
    data: NewsList,
    select({ edition, view, query, now }) {
      requireTerm(view, 'news-category', query.Category);
      const all = pastLast(published(edition.records.news, now), now);
      const { items, ...pagination } = pageOf(ofCategory(all, query.Category), query);
      return {
        ...pagination,
        Items: items.map((record) => newsCard(view, record, now)),
        Categories: countedTerms(view, 'news-category', countCategories(all)),
        ...shareOf(view, 'news-category', query.Category),
      };
    },
  }),
  readRoute({
    path: '/News/Detail/:code/:id',
    summary: 'One news item',
    data: NewsDetail,
    select({ edition, view, params: { id }, now }) {
      const news = published(edition.records.news, now);
      // Its neighbours are still news.
      const near = news.filter((one) => one.Id === id || !isPast(one, now));
      const at = near.findIndex(({ Id }) => Id === id);
      const record = near[at];
      if (!record) throw notFound('news', id);
      const [newer, older] = [near[at - 1], near[at + 1]];
      const { Title, Summary, Body, UpdatedAt } = record;
      return {
        ...newsCard(view, record, now),
        ...onlyIn(Title),
        Share: shareLink(view, newsPicture(record), Title),
        Body: view.text(Body),
        ...view.placesIn([Title, Summary, Body].map(view.text)),
        ...(UpdatedAt !== undefined && { UpdatedAt }),
        ...(older && { Previous: neighbour(view, older) }),
        ...(newer && { Next: neighbour(view, newer) }),
        Related: related(pastLast(news, now), record).map((one) => newsCard(view, one, now)),
      };
    },
  }),
];

const neighbour = (view: Localizer, { Id, Title }: NewsRecord) => ({
  Id,
  Title: view.text(Title),
  ...untranslated({ Title }, view.lang),
});

const relatedCount = 3;

/** The newest of the same category first, then the newest of all. */
function related(news: readonly NewsRecord[], of: NewsRecord): NewsRecord[] {
  const near = ofCategory(news, of.Category);
  const others = [...near, ...news].filter((record) => record !== of);
  return [...new Set(others)].slice(0, relatedCount);
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

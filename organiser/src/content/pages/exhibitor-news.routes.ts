import {
  ExhibitorNewsDetail,
  ExhibitorNewsList,
  type ExhibitorNewsCard,
} from '@dswine/shared/contract/exhibitor-news';
import { onlyIn, untranslated } from '@dswine/shared/fair/texts/bilingual';
import { Type } from 'typebox';
import { exhibitorCard } from '../catalogue/exhibitor-card.ts';
import {
  type ExhibitorNewsRecord,
  type ExhibitorRecord,
  countedTerms,
  requireTerm,
  type Localizer,
} from '../editions/edition.ts';
import {
  countCategories,
  ofCategory,
  ofExhibitor,
  published,
  readRoute,
} from '../editions/read-route.ts';
import { notFound, code, pageQuery, pageOf } from '../../http/responses.ts';
import { exhibitorNewsPicture } from '../../media/pictures/picture-requests.ts';
import { shareOf } from '../../media/share-pictures/share-request.ts';

const moreCount = 3;

/** Press items of exhibitors. They are hidden when their exhibitor is withdrawn. */
export const exhibitorNewsRoutes = [
  readRoute({
    path: '/ExhibitorNews/:code',
    summary: 'Press items of exhibitors, the newest first',
    query: {
      ...pageQuery(12),
      Category: Type.Optional(code),
      Exhibitor: Type.Optional(code),
    },
    data: ExhibitorNewsList,
    select({ edition, view, query, now }) {
      requireTerm(view, 'exhibitor-news-category', query.Category);
      const records = ofExhibitor(
        published(edition.records['exhibitor-news'], now),
        query.Exhibitor,
      );
      const counts = countCategories(records);
      const { items, ...pagination } = pageOf(ofCategory(records, query.Category), query);
      return {
        ...pagination,
        Items: items.flatMap((record) => newsOf(view, record)),
        Categories: countedTerms(view, 'exhibitor-news-category', counts),
      };
    },
  }),
  readRoute({
    path: '/ExhibitorNews/Detail/:code/:id',
    summary: 'One press item of an exhibitor',
    data: ExhibitorNewsDetail,
    select({ edition: { records, byKey }, view, params: { id }, now }) {
      const all = published(records['exhibitor-news'], now);
      const at = all.findIndex(({ Id }) => Id === id);
      const record = all[at];
      const exhibitor = record && byKey.exhibitors.get(record.ExhibitorId);
      const [news] = record ? newsOf(view, record) : [];
      if (!record || !exhibitor || !news) throw notFound('exhibitor-news', id);
      const [newer, older] = [all[at - 1], all[at + 1]];
      const more = ofExhibitor(all, exhibitor.Id).filter((other) => other !== record);
      const neighbour = ({ Id, Title }: ExhibitorNewsRecord) => ({
        Id,
        Title: view.text(Title),
        ...untranslated({ Title }, view.lang),
      });
      return {
        ...news,
        ...onlyIn(record.Title),
        ...shareOf(view, 'press', record.Id),
        Body: view.paragraphs(record.Body),
        ...(record.Link && {
          Link: { Label: view.text(record.Link.Label), Url: record.Link.Url },
        }),
        Exhibitor: exhibitorCard(view, exhibitor),
        ...(older && { Previous: neighbour(older) }),
        ...(newer && { Next: neighbour(newer) }),
        More: more.slice(0, moreCount).flatMap((other) => newsOf(view, other)),
      };
    },
  }),
];

function newsOf(view: Localizer, record: ExhibitorNewsRecord): ExhibitorNewsCard[] {
  const exhibitor = view.edition.byKey.exhibitors.get(record.ExhibitorId);
  return exhibitor ? [cardOf(view, record, exhibitor)] : [];
}

function cardOf(
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

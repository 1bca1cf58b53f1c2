import type { SearchEntry } from '@dswine/shared/contract/menu';
import type { AreaCode, LocalisedText } from '@dswine/shared/contract/wire';
import { inLocale, textsOf } from '@dswine/shared/fair/bilingual';
import { writeDate, writeDay, writeTime } from '@dswine/shared/fair/dates';
import { listEntries } from '../content/calendar.queries.ts';
import { requireEdition } from '../content/editions.queries.ts';
import { listExhibitors } from '../content/exhibitors.queries.ts';
import { listNews } from '../content/news.queries.ts';
import { listRecords } from '../content/page-records.queries.ts';
import { listShownRecords } from '../content/shown-records.queries.ts';
import { pageKinds } from '../records/page-records.ts';
import type { EditionRecords } from '../records/records.ts';
import { commonNamesOf } from '../floorplan/facility-names.ts';
import { listHallShapes } from '../content/hall.queries.ts';
import type { Database } from '../store/tables.ts';
import { listQuestions } from './list-questions.ts';
import { textsIn, type SiteDocument } from './site-document.ts';

const plainText = (html: string) => html.replaceAll(/<[^>]*>/gu, ' ');
const maxNews = 1000;

/** Everything that the site search finds besides exhibitors, products, booths and lists of them. */
export async function listDocuments(
  database: Database,
  edition: string,
  pages: readonly SearchEntry[],
): Promise<SiteDocument[]> {
  const fair = await requireEdition(database, edition);
  return [
    ...(await listPages(database, edition, pages)),
    ...fair.Hours.map(({ Date: day }) => programmeOf(day)),
    ...(await listPlaces(database, edition)),
    ...(await listQuestions(database, edition, fair)),
    ...(await listEvents(database, edition)),
    ...(await listStories(database, edition)),
    ...(await listExhibitorStories(database, edition)),
    ...(await listForExhibitors(database, edition)),
  ];
}

async function listPages(
  database: Database,
  edition: string,
  pages: readonly SearchEntry[],
): Promise<SiteDocument[]> {
  return Promise.all(
    pages.map(async ({ path, label, keywords, records }) => {
      const kind = pageKinds.find((one) => one === records);
      return {
        kind: 'page' as const,
        id: path,
        name: label,
        names: [...textsOf(label), ...keywords.tw, ...keywords.en],
        body: kind ? textsIn(await listRecords(database, edition, kind)) : [],
        path: () => path,
      };
    }),
  );
}

const programme = '/EventsCalender?day=';

/** The days that have a programme, such as `2026-04-17`. */
export function programmeDays(documents: readonly Pick<SiteDocument, 'id'>[]): Set<string> {
  const ofDays = documents.filter(({ id }) => id.startsWith(programme));
  return new Set(ofDays.map(({ id }) => id.slice(programme.length)));
}

/** The programme of a day, found by its date and its day of the week. */
function programmeOf(day: string): SiteDocument {
  const part = (locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(day));
  const date = { month: 'long', day: 'numeric' } as const;
  const names = [
    part('en-GB', { weekday: 'long' }),
    part('en-GB', date),
    part('en-US', date),
    part('zh-TW', { weekday: 'long' }),
    part('zh-TW', { weekday: 'short' }),
    part('zh-TW', date),
    part('en-US', { month: 'numeric', day: 'numeric' }),
  ];
  return {
    kind: 'page',
    id: programme + day,
    name: { tw: `${writeDay(day, 'tw')}節目`, en: `Programme of ${writeDay(day, 'en')}` },
    names: [...names, `${names[0] ?? ''} ${names[1] ?? ''}`],
    body: [],
    path: () => programme + day,
  };
}

/** Rooms, facilities and entrances. None before the plan is published. */
async function listPlaces(database: Database, edition: string): Promise<SiteDocument[]> {
  const shapes = await listHallShapes(database, edition);
  const hall = shapes.find((shape) => shape.Kind === 'hall');
  if (!hall?.Published) return [];
  return shapes.flatMap((shape): SiteDocument[] =>
    shape.Kind === 'facility'
      ? [
          {
            kind: 'place',
            id: shape.Name.en,
            name: shape.Name,
            names: [...textsOf(shape.Name), ...commonNamesOf(shape)],
            note: (lang) => hall.Name[lang],
            body: [],
            path: (lang) => `/VisitorFloorplan?to=${encodeURIComponent(shape.Name[lang])}`,
          },
        ]
      : [],
  );
}

async function listEvents(database: Database, edition: string): Promise<SiteDocument[]> {
  const topics = await listTopics(database, edition);
  return (await listEntries(database, edition, {})).map((entry) => ({
    kind: 'event',
    id: entry.Id,
    name: entry.Title,
    names: textsOf(entry.Title),
    topic: textsOf(topics.get(entry.Topic) ?? {}),
    note: (lang) =>
      [
        `${writeDay(entry.Start, lang)} ${writeTime(entry.Start)}`,
        inLocale(entry.Place, lang),
      ].join(lang === 'tw' ? '・' : ' · '),
    text: entry.Summary,
    body: textsIn([entry.Summary, entry.Body, entry.Place, entry.Speaker]),
    path: () => `/EventsCalender/Detail/${entry.Id}`,
    times: { Start: entry.Start, End: entry.End },
    ...(entry.Area && { area: entry.Area }),
  }));
}

async function listTopics(
  database: Database,
  edition: string,
): Promise<ReadonlyMap<string, LocalisedText>> {
  const rows = await database
    .selectFrom('terms')
    .select(['code', 'record'])
    .where('edition', '=', edition)
    .where('kind', '=', 'calendar-topic')
    .execute();
  return new Map(
    rows.map(({ code, record }) => [code, (JSON.parse(record) as EditionRecords['terms']).Name]),
  );
}

async function listStories(database: Database, edition: string): Promise<SiteDocument[]> {
  return (await listNews(database, edition, { limit: maxNews })).map((story) => ({
    kind: 'news',
    id: story.Id,
    name: story.Title,
    names: textsOf(story.Title),
    note: (lang) => writeDate(story.PublishedAt, lang),
    text: story.Summary,
    body: [...textsOf(story.Summary), ...textsOf(story.Body).map(plainText)],
    path: () => `/News/Detail/${story.Id}`,
    publishedAt: story.PublishedAt,
    ...(story.Area && { area: story.Area }),
  }));
}

async function listExhibitorStories(database: Database, edition: string): Promise<SiteDocument[]> {
  const stories = await listShownRecords(database, edition, 'exhibitor-news');
  const authors = new Map(
    (
      await listExhibitors(database, edition, [
        ...new Set(stories.map(({ ExhibitorId }) => ExhibitorId)),
      ])
    ).map((exhibitor) => [exhibitor.Id, exhibitor]),
  );
  return stories.map((story) => {
    const author = authors.get(story.ExhibitorId);
    const area: AreaCode | undefined = author?.Areas[0];
    return {
      kind: 'exhibitor-news',
      id: story.Id,
      name: story.Title,
      names: textsOf(story.Title),
      note: (lang) => (author ? inLocale(author.Name, lang) : ''),
      text: story.Summary,
      body: textsIn([story.Summary, story.Body, author?.Name ?? {}]),
      path: () => `/VisitorExNews/Detail/${story.Id}`,
      ...(area && { area }),
    };
  });
}

const lateFee = ['late fee', '滯納金'];

/** Deadlines and files. */
async function listForExhibitors(database: Database, edition: string): Promise<SiteDocument[]> {
  const deadlines = await listRecords(database, edition, 'deadlines');
  const files = await listRecords(database, edition, 'downloads');
  return [
    ...deadlines.map((deadline): SiteDocument => ({
      kind: 'deadline',
      id: deadline.Id,
      name: deadline.Title,
      names: textsOf(deadline.Title),
      topic: deadline.Late ? lateFee : [],
      note: (lang) => writeDate(deadline.Due, lang),
      text: deadline.Text,
      body: textsOf(deadline.Text),
      path: () => `/ExhibitorCalendar/${deadline.Due.slice(0, 7)}`,
    })),
    ...files.map((file): SiteDocument => ({
      kind: 'download',
      id: file.Id,
      name: file.Title,
      names: textsOf(file.Title),
      note: (lang) => file.File[lang].split('.').at(-1)?.toUpperCase() ?? '',
      text: file.Text,
      body: textsOf(file.Text),
      path: () => '/ExhibitorDownload',
    })),
  ];
}

import type { SearchEntry } from '@dswine/shared/contract/menu';
import type { AreaCode, Bilingual, Lang } from '@dswine/shared/contract/wire';
import { inLocale, textsOf } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import type { HalfDay } from '@dswine/shared/fair/show/half-days';
import { publishedPlan } from '../../content/editions/hall-walks.ts';
import type { Edition } from '../../content/editions/edition.ts';
import { commonNamesOf } from '../keywords/search-terms.ts';
import { pageKinds } from '../../content/records/page-records.ts';
import { textsIn, type SiteDocument } from './site-document.ts';
import type { EditionRecords } from '../../content/records/records.ts';

const plainText = (html: string) => html.replaceAll(/<[^>]*>/gu, ' ');
const maxNews = 1000;

/** Everything that the site search finds besides exhibitors, products, booths and lists of them. */
export function listDocuments(edition: Edition, pages: readonly SearchEntry[]): SiteDocument[] {
  return [
    ...listPages(edition, pages),
    ...edition.fair.Hours.map(({ Date: day }) => programmeOf(day)),
    ...listPlaces(edition),
    ...listQuestions(edition),
    ...listEvents(edition),
    ...listStories(edition),
    ...listExhibitorStories(edition),
    ...listForExhibitors(edition),
  ];
}

function listPages({ records, fair }: Edition, pages: readonly SearchEntry[]): SiteDocument[] {
  const { ExhibitionYear = '' } = fair.Next ?? {};
  const withNextYear = (keyword: string) => keyword.replace('{nextYear}', ExhibitionYear) || [];
  return pages.map(({ path, label, keywords, records: name }) => {
    const kind = pageKinds.find((one) => one === name);
    return {
      kind: 'page' as const,
      id: path,
      name: label,
      names: [...textsOf(label), ...Object.values(keywords).flat().flatMap(withNextYear)],
      body: kind ? textsIn(records[kind]) : [],
      path: () => path,
    };
  });
}

const calendar = '/EventsCalender';
const programme = `${calendar}?day=`;

/** The days that have a programme, such as `2026-04-17`. */
export function programmeDays(documents: readonly Pick<SiteDocument, 'id'>[]): Set<string> {
  const ofDays = documents.filter(({ id }) => id.startsWith(programme));
  return new Set(ofDays.map(({ id }) => id.slice(programme.length)));
}

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

/** The programme as it is filtered by what a keyword says besides words. */
export type ProgrammeFilter = { day: string; half?: HalfDay; area?: AreaCode; topic?: string };

const halfNames = {
  am: { tw: '上午', en: 'morning' },
  pm: { tw: '下午', en: 'afternoon' },
  evening: { tw: '晚上', en: 'evening' },
} as const satisfies Record<HalfDay, Bilingual>;

/** The page of the programme with this filter. */
export function filteredProgramme(edition: Edition, filter: ProgrammeFilter): SiteDocument {
  const { topic, ...rest } = filter;
  const path = `${topic === undefined ? calendar : `${calendar}/${topic}`}?${new URLSearchParams(rest).toString()}`;
  const names = [
    filter.half && halfNames[filter.half],
    edition.records.areas.find(({ Code }) => Code === filter.area)?.Name,
    edition.byKey.terms.get(`calendar-topic/${topic ?? ''}`)?.Name,
  ];
  const name = (lang: Lang) => [
    writeDay(filter.day, lang),
    ...names.flatMap((one) => one?.[lang] ?? []),
  ];
  return {
    kind: 'page',
    id: path,
    name: {
      tw: `節目：${name('tw').join('・')}`,
      en: `Programme: ${name('en').join(', ')}`,
    },
    names: [],
    body: [],
    path: () => path,
    ...(filter.area && { area: filter.area }),
  };
}

/** Rooms, facilities and entrances. */
function listPlaces({ records }: Edition): SiteDocument[] {
  const shapes = publishedPlan(records.hall);
  const hall = shapes.find((shape) => shape.Kind === 'hall');
  return shapes.flatMap((shape): SiteDocument[] =>
    shape.Kind === 'facility'
      ? [
          {
            kind: 'place',
            id: shape.Name.en,
            name: shape.Name,
            names: [...textsOf(shape.Name), ...commonNamesOf(shape)],
            note: (lang) => (hall ? inLocale(hall.Name, lang) : ''),
            body: [],
            path: (lang) =>
              `/VisitorFloorplan?to=${encodeURIComponent(inLocale(shape.Name, lang))}`,
          },
        ]
      : [],
  );
}

function listEvents({ records, byKey }: Edition): SiteDocument[] {
  return records.calendar.map((entry) => ({
    kind: 'event',
    id: entry.Id,
    name: entry.Title,
    names: textsOf(entry.Title),
    topic: textsOf(byKey.terms.get(`calendar-topic/${entry.Topic}`)?.Name ?? {}),
    topicCode: entry.Topic,
    note: (lang) =>
      [
        `${writeDay(entry.Start, lang)} ${writeTime(entry.Start)}`,
        inLocale(entry.Place, lang),
      ].join(inLocale({ tw: '・', en: ' · ' }, lang)),
    text: entry.Summary,
    body: textsIn([entry.Summary, entry.Body, entry.Place, entry.Speaker]),
    path: () => `/EventsCalender/Detail/${entry.Id}`,
    times: { Start: entry.Start, End: entry.End },
    ...(entry.Area && { area: entry.Area }),
  }));
}

function listStories({ records }: Edition): SiteDocument[] {
  return records.news.slice(0, maxNews).map((story) => ({
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

function listExhibitorStories({ records, byKey }: Edition): SiteDocument[] {
  return records['exhibitor-news'].map((story) => {
    const author = byKey.exhibitors.get(story.ExhibitorId);
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
      publishedAt: story.PublishedAt,
      ...(area && { area }),
    };
  });
}

const lateFee = ['late fee', '滯納金'];

function listForExhibitors({ records }: Edition): SiteDocument[] {
  const { deadlines, downloads: files } = records;
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
      publishedAt: `${file.UploadedAt}T00:00:00+08:00`,
      name: file.Title,
      names: textsOf(file.Title),
      note: (lang) => inLocale(file.File, lang).split('.').at(-1)?.toUpperCase() ?? '',
      text: file.Text,
      body: textsOf(file.Text),
      path: () => '/ExhibitorDownload',
    })),
  ];
}

const eventPath: Readonly<Record<EditionRecords['event-pages']['Slug'], string>> = {
  'run-bar': '/EventRunBar',
  kol: '/EventKOL',
  lottery: '/EventLottery',
  seminar: '/EventSeminar',
  drink: '/EventDrink',
  booth: '/EventBooth',
  'cheers-vip': '/EventCheersVIP',
};

/** Questions with their answers, and the rules and directions that answer further ones. */
function listQuestions({ fair, records }: Edition): SiteDocument[] {
  const { admission: rules, services, 'event-pages': events } = records;
  const [venue] = records.venue;
  const [visa] = records.visa;
  return [
    ...rules.map((rule) =>
      question(`/VisitorAdmission#rule-${rule.Id}`, rule.Title, rule.Lead, rule.Items),
    ),
    ...(venue?.Ways ?? []).map((way) =>
      question(`/InfoVenue#way-${way.Kind}`, way.Title, way.Lead, [way.Routes, way.Note]),
    ),
    ...(venue?.Parking ?? []).map((lot) =>
      question('/InfoVenue#parking', lot.Name, lot.Note, [lot.Entrance]),
    ),
    ...(venue?.Access ?? []).map((item) => question('/InfoVenue#access', item.Title, item.Text)),
    ...events.flatMap(({ Slug, Questions }) => numbered(`${eventPath[Slug]}#question-`, Questions)),
    ...numbered('/ExhibitorInfo#question-', fair.ForExhibitors.Questions),
    ...numbered('/InfoVisa#visa-question-', visa?.Questions ?? []),
    ...services.map((service) =>
      question(
        service.Kind === 'free' ? '/ExhibitorFree' : '/ExhibitorUpgrade',
        service.Name,
        service.Summary,
      ),
    ),
  ];
}

function numbered(
  path: string,
  questions: readonly { Question: Bilingual; Answer: Bilingual }[],
): SiteDocument[] {
  return questions.map(({ Question, Answer }, index) =>
    question(`${path}${index + 1}`, Question, Answer),
  );
}

function question(path: string, name: Bilingual, text: Bilingual, more?: unknown): SiteDocument {
  return {
    kind: 'question',
    id: `${path} ${name.en}`,
    name,
    names: textsOf(name),
    text,
    body: [...textsOf(text), ...textsIn(more)],
    path: () => path,
  };
}

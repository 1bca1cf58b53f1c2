import { EventPage, EventsOverview } from '@dswine/shared/contract/event-pages';
import { countEntries, listEntries, type CalendarRecord } from '../content/calendar.queries.ts';
import { entry } from '../calendar/calendar.routes.ts';
import { eventPicture } from '../pictures/picture-requests.ts';
import type { EditionRecords } from '../records/records.ts';
import { expoSchema, lang, name, orNothing } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { loadLocalizer, type Localizer } from '../content/localizer.ts';
import { findRecord, listRecords } from '../content/page-records.queries.ts';

const aboutSchema = expoSchema({
  summary: 'The page of one event: 1 is the run-bar, 2 the KOL programme',
  params: { code: name, id: name },
  query: lang,
  data: orNothing(EventPage),
});
const overviewSchema = expoSchema({
  summary: 'All event pages, the topics of the calendar and its entries',
  params: { code: name },
  query: lang,
  data: EventsOverview,
});

/** Ids of the pages in the site's menu. */
const eventPageIds = /^[1-7]$/u;

export async function eventPageRoutes(
  app: Organiser,
  { database, pictures }: Services,
): Promise<void> {
  app.get('/Event/About/:code/:id', { schema: aboutSchema }, async ({ params, query }) => {
    const record = await findRecord(database, params.code, 'event-pages', params.id);
    if (!record && eventPageIds.test(params.id)) return { Code: 200, Data: null };
    if (!record) throw notFound('event', params.id);
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const entries = await listEntries(database, params.code, {});
    return { Code: 200, Data: eventPage(view, record, entriesOf(record, entries)) };
  });

  app.get('/Event/Overview/:code', { schema: overviewSchema }, async ({ params, query }) => {
    const view = await loadLocalizer({ database, pictures }, params.code, query.Lang);
    const pages = await listRecords(database, params.code, 'event-pages');
    const infos = await listRecords(database, params.code, 'event-info');
    const entries = await listEntries(database, params.code, {});
    const counts = await countEntries(database, params.code);
    return {
      Code: 200,
      Data: {
        Pages: pages.map((record) => ({
          Id: record.Id,
          Slug: record.Slug,
          Title: view.text(record.Title),
          Kicker: view.text(record.Kicker),
          Lead: view.text(record.Lead),
          Entries: entriesOf(record, entries).length,
        })),
        Infos: infos.map(({ Id, Title, Lead }) => ({ Id, Title, Lead })),
        Topics: view
          .list('calendar-topic')
          .map((named) => ({ ...named, Count: counts.get(named.Code) ?? 0 })),
        Entries: entries.map((one) => entry(view, one)),
      },
    };
  });
}

function eventPage(
  view: Localizer,
  record: EditionRecords['event-pages'],
  entries: readonly CalendarRecord[],
): EventPage {
  const [first] = entries;
  return {
    Id: record.Id,
    Slug: record.Slug,
    Title: view.text(record.Title),
    Kicker: view.text(record.Kicker),
    Lead: view.text(record.Lead),
    Paragraphs: record.Paragraphs.map(view.text),
    Parts: record.Parts.map((part) => ({
      Kind: part.Kind,
      Title: view.text(part.Title),
      Items: part.Items.map(({ Title, Text, Note }) => ({
        Title: view.text(Title),
        Text: view.text(Text),
        ...(Note && { Note: view.text(Note) }),
      })),
    })),
    Questions: record.Questions.map(({ Question, Answer }) => ({
      Question: view.text(Question),
      Answer: view.text(Answer),
    })),
    ...(record.Notice && { Notice: view.text(record.Notice) }),
    ...view.placesIn(
      [
        record.Kicker,
        record.Lead,
        ...record.Paragraphs,
        ...record.Parts.flatMap(({ Items }) => Items.flatMap(({ Title, Text }) => [Title, Text])),
        ...record.Questions.map(({ Answer }) => Answer),
      ].map(view.text),
    ),
    ...(first && { Picture: view.picture(eventPicture(first)) }),
    Entries: entries.map((one) => entry(view, one)),
  };
}

function entriesOf(
  { Entries, Topic }: EditionRecords['event-pages'],
  all: readonly CalendarRecord[],
): CalendarRecord[] {
  return all.filter(
    (one) => Entries.includes(one.Id) || (Topic !== undefined && one.Topic === Topic),
  );
}

import { Deadlines } from '@dswine/shared/contract/deadlines';
import type { Lang } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { requireEdition } from '../content/editions.queries.ts';
import { calendarFile, markICalendar } from '../icalendar/send-icalendar.ts';
import { code, expoSchema, lang, name } from '../http/expo-schema.ts';
import { notFound } from '../http/errors.ts';
import type { Organiser } from '../http/organiser.ts';
import type { Services } from '../services.ts';
import { listRecords } from '../content/page-records.queries.ts';
import { findCalendarChanges } from '../store/calendar-changes.ts';
import type { Database } from '../store/tables.ts';
import { linkResolver } from './deadline-links.ts';
import { deadlineCalendar } from './deadline-calendar.ts';
import { topicNames, type DeadlineRecord } from './deadline-messages.ts';

const schema = expoSchema({
  summary: 'Deadlines for exhibitors, all or of one month such as 2026-03',
  params: { code: name },
  query: { ...lang, Month: Type.Optional(code) },
  data: Deadlines,
});
const calendarSchema = {
  tags: ['expo'],
  summary: 'All deadlines (`all.ics`) or one (`<id>.ics`) as a calendar file',
  params: Type.Object({ code: name, file: name }),
  querystring: Type.Object(lang),
  response: { 200: calendarFile },
};

export async function deadlineRoutes(
  app: Organiser,
  { database, files, siteUrl }: Services,
): Promise<void> {
  app.get('/Deadlines/:code', { schema }, async ({ params, query: { Lang, Month } }) => {
    await requireEdition(database, params.code);
    const records = await listInOrder(database, params.code);
    const counts = countMonths(records);
    if (Month !== undefined && !counts.has(Month)) throw notFound('month', Month);
    const resolve = await linkResolver({ database, files }, params.code, Lang);
    const visible =
      Month === undefined ? records : records.filter(({ Due }) => monthOf(Due) === Month);
    return {
      Code: 200,
      Data: {
        Months: [...counts].map(([Code, Count]) => ({ Code, Count })),
        Items: await Promise.all(
          visible.map(async (record) => {
            const [File, Form] = await Promise.all([resolve(record.File), resolve(record.Form)]);
            return {
              Id: record.Id,
              Title: record.Title[Lang],
              Text: record.Text[Lang],
              Due: record.Due,
              Topic: { Code: record.Topic, Name: topicNames[record.Topic][Lang] },
              ...(record.Hours && { Hours: record.Hours[Lang] }),
              ...(File && { File }),
              ...(Form && { Form }),
              ...(record.Late && {
                Late: { Fee: record.Late.Fee[Lang], Until: record.Late.Until },
              }),
              Calendar: calendarPath(params.code, record.Id, Lang),
            };
          }),
        ),
        Calendar: calendarPath(params.code, 'all', Lang),
        Dates: records.map(({ Id, Title, Due }) => ({ Id, Title: Title[Lang], Due })),
      },
    };
  });

  app.get(
    '/Deadlines/Calendar/:code/:file',
    { schema: calendarSchema },
    async ({ params, query: { Lang } }, reply) => {
      const edition = await requireEdition(database, params.code);
      const records = await listInOrder(database, params.code);
      const id = /^(all|\d{1,9})\.ics$/u.exec(params.file)?.[1];
      const chosen = id === 'all' ? records : records.filter((record) => record.Id === id);
      if (chosen.length === 0 && id !== 'all') throw notFound('deadline', id);
      markICalendar(
        reply,
        `${params.code.toLowerCase()}-deadline${id === 'all' ? 's' : `-${id ?? ''}`}`,
      );
      const { changes, cancelled } = await findCalendarChanges(database, params.code, 'deadline');
      const listed = { records: chosen, changes, cancelled: id === 'all' ? cancelled : [] };
      return deadlineCalendar(edition, listed, Lang, siteUrl);
    },
  );
}

/** Counts the deadlines of each month that has any. */
export function countMonths(records: readonly DeadlineRecord[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { Due } of records) counts.set(monthOf(Due), (counts.get(monthOf(Due)) ?? 0) + 1);
  return counts;
}

export async function listInOrder(database: Database, edition: string): Promise<DeadlineRecord[]> {
  const records = await listRecords(database, edition, 'deadlines');
  return records.toSorted((a, b) => a.Due.localeCompare(b.Due));
}

const monthOf = (day: string): string => day.slice(0, 7);
const calendarPath = (edition: string, id: string, language: Lang): string =>
  `/api/expo/Deadlines/Calendar/${edition}/${id}.ics?Lang=${language}`;

import { Deadlines, type Deadline } from '@dswine/shared/contract/deadlines';
import type { Lang } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import type { Edition } from '../editions/edition.ts';
import { countBy } from '../editions/lists.ts';
import { localise } from '../editions/localise.ts';
import type { Localizer } from '../editions/localizer.ts';
import { notFound } from '../../http/errors.ts';
import { code, lang, name } from '../../http/expo-schema.ts';
import type { Organiser } from '../../http/organiser.ts';
import { readRoute } from '../editions/read-route.ts';
import { calendarFile, markICalendar } from '../icalendar/send-icalendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findCalendarChanges } from '../../store/calendar-changes.ts';
import { deadlineCalendar } from './deadline-calendar.ts';
import { resolveLink } from './deadline-links.ts';
import { lateFee, topicNames, type DeadlineRecord } from './deadline-messages.ts';

export const deadlineRoute = readRoute({
  path: '/Deadlines/:code',
  summary: 'Deadlines for exhibitors, all or of one month such as 2026-03',
  query: { Month: Type.Optional(code) },
  data: Deadlines,
  async select({ edition, view, query: { Month }, dependencies }) {
    const records = listInOrder(edition);
    const counts = countMonths(records);
    if (Month !== undefined && !counts.has(Month)) throw notFound('month', Month);
    const visible = records.filter(({ Due }) => Month === undefined || monthOf(Due) === Month);
    return {
      Months: [...counts].map(([Code, Count]) => ({ Code, Count })),
      Items: await Promise.all(visible.map((record) => viewDeadline(dependencies, view, record))),
      Calendar: calendarPath(edition.code, 'all', view.lang),
      Dates: records.map(({ Id, Title, Due }) => ({ Id, Title: view.text(Title), Due })),
    };
  },
});

/** A deadline in the language of a request. */
export async function viewDeadline(
  dependencies: Dependencies,
  view: Localizer,
  { File: file, Form: form, Late, MetBy: _metBy, ...record }: DeadlineRecord,
): Promise<Deadline> {
  const [File, Form] = await Promise.all([
    resolveLink(dependencies, view, file),
    resolveLink(dependencies, view, form),
  ]);
  return {
    ...localise(record, view.lang),
    ...(File && { File }),
    ...(Form && { Form }),
    ...(Late && { Late: { Fee: view.text(lateFee(Late)), Until: Late.Until } }),
    Topic: { Code: record.Topic, Name: view.text(topicNames[record.Topic]) },
    Calendar: calendarPath(view.edition.code, record.Id, view.lang),
  };
}

const calendarSchema = {
  tags: ['expo'],
  summary: 'All deadlines (`all.ics`) or one (`<id>.ics`) as a calendar file',
  params: Type.Object({ code: name, file: name }),
  querystring: Type.Object(lang),
  response: { 200: calendarFile },
};

export async function deadlineCalendarRoutes(
  app: Organiser,
  { database, siteUrl }: Dependencies,
): Promise<void> {
  app.get(
    '/Deadlines/Calendar/:code/:file',
    { schema: calendarSchema },
    async ({ edition, params, query: { Lang } }, reply) => {
      const records = listInOrder(edition);
      const id = /^(all|\d{1,9})\.ics$/u.exec(params.file)?.[1];
      const chosen = id === 'all' ? records : records.filter((record) => record.Id === id);
      if (chosen.length === 0 && id !== 'all') throw notFound('deadline', id);
      markICalendar(
        reply,
        `${edition.code.toLowerCase()}-deadline${id === 'all' ? 's' : `-${id ?? ''}`}`,
      );
      const { changes, cancelled } = await findCalendarChanges(database, edition, 'deadline');
      const listed = { records: chosen, changes, cancelled: id === 'all' ? cancelled : [] };
      return deadlineCalendar(edition.fair, listed, Lang, siteUrl);
    },
  );
}

/** Counts the deadlines of each month that has any. */
export function countMonths(records: readonly DeadlineRecord[]): Map<string, number> {
  return countBy(records, ({ Due }) => monthOf(Due));
}

export function listInOrder({ records }: Edition): DeadlineRecord[] {
  return records.deadlines.toSorted((a, b) => a.Due.localeCompare(b.Due));
}

const monthOf = (day: string): string => day.slice(0, 7);
const calendarPath = (edition: string, id: string, language: Lang): string =>
  `/api/expo/Deadlines/Calendar/${edition}/${id}.ics?Lang=${language}`;

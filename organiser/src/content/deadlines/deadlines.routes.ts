import {
  Deadlines,
  type Deadline,
  type DeadlineLink,
  type DeadlineLinkRecord,
} from '@dswine/shared/contract/deadlines';
import type { Lang } from '@dswine/shared/contract/wire';
import { Type } from 'typebox';
import { type Edition, localise, type Localizer } from '../editions/edition.ts';
import { countBy, fileRoute, readRoute, type SentFile } from '../editions/read-route.ts';
import { notFound, code } from '../../http/responses.ts';
import { calendarType, sendCalendar, type CalendarItem } from '../icalendar/write-icalendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findCalendarChanges } from '../../store/calendar-changes.ts';
import { lateFee, topicNames, type DeadlineRecord } from './deadline-messages.ts';
import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import { extname } from 'node:path';
import { isUploaded } from '../downloads/download-messages.ts';
import { filePath } from '../../media/files/files.routes.ts';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { CalendarChangeRow } from '../../store/tables/content.ts';

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

export const deadlineCalendarRoute = fileRoute({
  path: '/Deadlines/Calendar/:code/:file',
  summary: 'All deadlines (`all.ics`) or one (`<id>.ics`) as a calendar file',
  type: calendarType,
  async file({ edition, view, params, dependencies: { database, siteUrl } }) {
    const records = listInOrder(edition);
    const id = /^(all|\d{1,9})\.ics$/u.exec(params.file)?.[1];
    const chosen = id === 'all' ? records : records.filter((record) => record.Id === id);
    if (chosen.length === 0 && id !== 'all') throw notFound('deadline', id);
    const { changes, cancelled } = await findCalendarChanges(database, edition, 'deadline');
    const listed = { records: chosen, changes, cancelled: id === 'all' ? cancelled : [] };
    return deadlineCalendar(view, listed, {
      siteUrl,
      file: `${edition.code.toLowerCase()}-deadline${id === 'all' ? 's' : `-${id ?? ''}`}`,
    });
  },
});

export function countMonths(records: readonly DeadlineRecord[]): Map<string, number> {
  return countBy(records, ({ Due }) => monthOf(Due));
}

export function listInOrder({ records }: Edition): DeadlineRecord[] {
  return records.deadlines.toSorted((a, b) => a.Due.localeCompare(b.Due));
}

const monthOf = (day: string): string => day.slice(0, 7);
const calendarPath = (edition: string, id: string, language: Lang): string =>
  `/api/expo/Deadlines/Calendar/${edition}/${id}.ics?Lang=${language}`;

/** A link of a deadline. A download without a file, or before its upload, is left out. */
async function resolveLink(
  { files, now }: Pick<Dependencies, 'files' | 'now'>,
  { edition, text, lang }: Localizer,
  link: DeadlineLinkRecord | undefined,
): Promise<DeadlineLink | undefined> {
  if (link === undefined) return undefined;
  if ('Page' in link) return { Title: text(link.Name), Href: link.Page };
  const record = edition.byKey.downloads.get(link.Download);
  if (!record || !isUploaded(record, now())) return undefined;
  const file = await files(edition.code, inLocale(record.File, lang));
  return (
    file && {
      Title: text(record.Title),
      Href: filePath(edition.code, file),
      Format: extname(file.name).slice(1).toUpperCase(),
      Size: file.size,
    }
  );
}

const remindDays = 7;
const calendarTitle = { tw: '參展時程', en: ': Exhibitor calendar' };
const cancelledTitle = { tw: '已取消的期限', en: 'Cancelled deadline' };

type CalendarContent = Awaited<ReturnType<typeof findCalendarChanges>> & {
  records: readonly DeadlineRecord[];
};

/** CalendarContent as a calendar of whole days, with a reminder a week before. */
function deadlineCalendar(
  { edition: { code, fair }, lang, text }: Localizer,
  { records, changes, cancelled }: CalendarContent,
  { siteUrl, file }: { siteUrl: string; file: string },
): SentFile {
  const uidOf = (id: string) => `deadline-${id}.${code.toLowerCase()}@${new URL(siteUrl).hostname}`;
  const fairName = text(fair.ShortName);
  const url = siteUrl + paths.exhibitorCalendar(lang);
  return sendCalendar({ file, name: fairName + text(calendarTitle), lang, url }, [
    ...records.map(itemOf),
    ...cancelled.map(cancelledItem),
  ]);

  function itemOf(record: DeadlineRecord): CalendarItem {
    const { Id, Due, Hours, UpdatedAt } = record;
    const change = changes.get(Id);
    const lines = [Hours, record.Text].flatMap((line) => (line ? text(line) : []));
    return {
      uid: uidOf(Id),
      changed: change?.changed_at ?? `${UpdatedAt}T00:00:00+08:00`,
      ...(change && { sequence: change.sequence }),
      when: { firstDay: Due, lastDay: Due },
      title: `${fairName}${text({ tw: '｜', en: ': ' })}${text(record.Title)}`,
      text: lines.join('\n'),
      url: siteUrl + paths.exhibitorCalendar(lang, Due.slice(0, 7)),
      remindDays,
    };
  }

  function cancelledItem(change: CalendarChangeRow): CalendarItem {
    return {
      uid: uidOf(change.id),
      changed: change.changed_at,
      sequence: change.sequence,
      isCancelled: true,
      when: { firstDay: change.starts_at, lastDay: change.ends_at },
      title: text(cancelledTitle),
    };
  }
}

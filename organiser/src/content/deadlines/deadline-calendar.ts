import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { Lang } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/addresses/paths';
import type { EditionRecord } from '../editions/edition.ts';
import { writeICalendar, type CalendarItem } from '../icalendar/write-icalendar.ts';
import type { findCalendarChanges } from '../../store/calendar-changes.ts';
import type { CalendarChangeRow } from '../../store/tables/content.ts';
import type { DeadlineRecord } from './deadline-messages.ts';

const remindDays = 7;
const title = { tw: '參展時程', en: ': Exhibitor calendar' };
const cancelledTitle = { tw: '已取消的期限', en: 'Cancelled deadline' };

type Deadlines = Awaited<ReturnType<typeof findCalendarChanges>> & {
  records: readonly DeadlineRecord[];
};

/**
 * Deadlines as a calendar of whole days, with a reminder a week before. `origin` is that of the
 * site.
 */
export function deadlineCalendar(
  edition: EditionRecord,
  { records, changes, cancelled }: Deadlines,
  lang: Lang,
  origin: string,
): string {
  const uidOf = (id: string) =>
    `deadline-${id}.${edition.Code.toLowerCase()}@${new URL(origin).hostname}`;
  const name = inLocale(edition.ShortName, lang) + inLocale(title, lang);
  const url = `${origin}${paths.exhibitorCalendar(lang)}`;
  return writeICalendar({ name, lang, url }, [
    ...records.map(itemOf),
    ...cancelled.map(cancelledItem),
  ]);

  function itemOf(record: DeadlineRecord): CalendarItem {
    const { Id, Due, Hours, UpdatedAt } = record;
    const change = changes.get(Id);
    const lines = [Hours, record.Text].flatMap((line) => (line ? inLocale(line, lang) : []));
    return {
      uid: uidOf(Id),
      changed: change?.changed_at ?? `${UpdatedAt}T00:00:00+08:00`,
      ...(change && { sequence: change.sequence }),
      when: { firstDay: Due, lastDay: Due },
      title: `${inLocale(edition.ShortName, lang)}${inLocale({ tw: '｜', en: ': ' }, lang)}${inLocale(record.Title, lang)}`,
      text: lines.join('\n'),
      url: `${origin}${paths.exhibitorCalendar(lang, Due.slice(0, 7))}`,
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
      title: inLocale(cancelledTitle, lang),
    };
  }
}

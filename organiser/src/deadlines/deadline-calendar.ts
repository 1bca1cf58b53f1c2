import type { Lang } from '@dswine/shared/contract/wire';
import { paths } from '@dswine/shared/fair/paths';
import type { EditionRecord } from '../content/editions.queries.ts';
import { writeICalendar, type CalendarItem } from '../icalendar/write-icalendar.ts';
import type { DeadlineRecord } from './deadline-messages.ts';

const remindDays = 7;
const title = { tw: '參展時程', en: 'Exhibitor calendar' };

/**
 * Deadlines as a calendar of whole days, with a reminder a week before. `origin` is that of the
 * site.
 */
export function deadlineCalendar(
  edition: EditionRecord,
  records: readonly DeadlineRecord[],
  lang: Lang,
  origin: string,
): string {
  const name = `${edition.ShortName[lang]}${lang === 'tw' ? '' : ': '}${title[lang]}`;
  const url = `${origin}${paths.exhibitorCalendar(lang)}`;
  return writeICalendar(
    { name, lang, url },
    records.map((record): CalendarItem => {
      const { Id, Due, Hours, UpdatedAt } = record;
      const lines = [Hours?.[lang], record.Text[lang]].filter((line) => line !== undefined);
      return {
        uid: `deadline-${Id}.${edition.Code.toLowerCase()}@${new URL(origin).hostname}`,
        changed: `${UpdatedAt}T00:00:00+08:00`,
        when: { firstDay: Due, lastDay: Due },
        title: `${edition.ShortName[lang]}${lang === 'tw' ? '｜' : ': '}${record.Title[lang]}`,
        text: lines.join('\n'),
        url: `${origin}${paths.exhibitorCalendar(lang, Due.slice(0, 7))}`,
        remindDays,
      };
    }),
  );
}

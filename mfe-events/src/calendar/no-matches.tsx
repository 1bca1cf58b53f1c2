import { separators } from '@dswine/shared/fair/texts/patterns';
import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { inLocale, langOf } from '@dswine/shared/fair/texts/bilingual';
import { writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { NoRecords } from '@dswine/shared/ui/no-data';
import { nearestEntries, type CalendarFilter } from './calendar-filter.ts';
import styles from './calendar-page.module.scss';

type Props = {
  entries: readonly CalendarEntry[];
  filter: CalendarFilter;
  topic: string | undefined;
};

/** Says that nothing matches, and names what matches at the nearest other times. */
export function NoMatches({ entries, filter, topic }: Props) {
  const t = useTranslations();
  const { locale, exhibitionCode } = useSite();
  const { day, half } = filter;
  const nearest = nearestEntries(entries, filter);
  const when = [
    day === undefined ? '' : writeDay(day, locale),
    half === undefined ? '' : t(`calendar.filter.${half}`),
  ]
    .filter((part) => part !== '')
    .join(inLocale(separators, locale).place);
  if (nearest.length === 0)
    return (
      <div className={styles.none}>
        <NoRecords
          group="calendar.filter.none"
          href={paths.calendar(locale, topic)}
          label={t('calendar.filter.clear')}
        />
      </div>
    );
  return (
    <div className={styles.none}>
      <p role="status">{t('calendar.filter.nearest', { when })}</p>
      <ul className={styles.nearest}>
        {nearest.map((entry) => (
          <li key={entry.Id} data-area={entry.Area ?? 'fair'}>
            <time dateTime={entry.Start}>
              {writeDay(entry.Start, locale)} {writeTime(entry.Start)}
            </time>
            <a href={paths.calendarEntry(locale, entry.Id)} {...langOf(entry, 'Title', locale)}>
              {entry.Title}
            </a>
            <a
              href={`/calendar/${exhibitionCode}/${entry.Id}.ics?Lang=${locale}`}
              download={`event-${entry.Id}.ics`}
              aria-label={t('calendar.filter.saveFile', { title: entry.Title })}
            >
              {t('visit.entryFile')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

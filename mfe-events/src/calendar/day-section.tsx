import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { langOf } from '@dswine/shared/fair/texts/bilingual';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { isOver, phaseOf } from '@dswine/shared/fair/show/phase';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { SaveButton } from '../page-layout/save-button.tsx';
import { dayAnchor, type CalendarDay } from './by-day.ts';
import styles from './day-section.module.scss';
import { otherRooms, roomsByTime } from './rooms-by-time.ts';
import { writeEnd } from '../page-layout/write-end.ts';

/** With fewer rooms, a grid would be wider than what it has to say. */
const fewestRooms = 3;

type Props = {
  day: CalendarDay;
  /** Codes of all rooms, in order of their columns. */
  rooms: readonly string[];
};

/**
 * One day of the calendar: rooms by time on wide screens, otherwise a list in which day and time
 * stay visible. If all entries are over, the day says so once.
 */
export function DaySection({ day, rooms: order }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const id = dayAnchor(day.date);
  const allOver = isOver(day.entries, now);
  const { rooms, rows } = roomsByTime(day.entries, order);
  const others = rooms.find(({ code }) => code === otherRooms)?.entries ?? [];
  return (
    <section className={styles.day} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.date} id={id}>
          {writeDate(day.date, locale)}
        </h2>
        <p className={styles.count}>
          {t('calendar.dayEntries', { count: day.entries.length })}
          {allOver ? <PhaseMark phase="over" /> : null}
        </p>
      </header>
      <table
        className={rooms.length < fewestRooms ? styles.list : styles.grid}
        aria-labelledby={id}
      >
        <thead>
          <tr>
            <td />
            {rooms.map(({ code, entries: [first], columns }) => (
              <th key={code} scope="col" colSpan={columns}>
                {first && code !== otherRooms ? (
                  <EntryPlace entry={first} />
                ) : (
                  t('calendar.otherRooms')
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, cells }) => (
            <tr key={start} data-starts={cells.some(({ entry }) => entry) ? '' : undefined}>
              <th scope="row">
                <time dateTime={start}>{writeTime(start)}</time>
              </th>
              {cells.map(({ entry, rows: span }, index) => (
                <td key={entry?.Id ?? index} rowSpan={span}>
                  {entry ? (
                    <Entry entry={entry} marked={!allOver} isElsewhere={others.includes(entry)} />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type EntryProps = {
  entry: CalendarEntry;
  /** Whether it says if it is on or over. */
  marked: boolean;
  /** Whether its column is not that of its room. */
  isElsewhere: boolean;
};

function Entry({ entry, marked, isElsewhere }: EntryProps) {
  const t = useTranslations();
  const { locale } = useSite();
  const phase = phaseOf(entry, useNow());
  const { Walk: _, ...withoutWalk } = entry;
  return (
    <div className={styles.entry} data-area={entry.Area ?? 'fair'} data-phase={phase}>
      <p className={styles.kicker}>
        <AreaMark area={entry.Area ?? 'fair'} />
        <span>{entry.Topic.Name}</span>
        {entry.Area === undefined ? null : <span>{t(`areas.${entry.Area}`)}</span>}
        {entry.TradeOnly ? <span>{t('entry.trade')}</span> : null}
        {marked ? <PhaseMark phase={phase} /> : null}
      </p>
      <h3 className={styles.title}>
        <a href={paths.calendarEntry(locale, entry.Id)} {...langOf(entry, 'Title', locale)}>
          <TitleText>{entry.Title}</TitleText>
        </a>
      </h3>
      <p className={styles.summary} {...langOf(entry, 'Summary', locale)}>
        {entry.Summary}
      </p>
      <p className={styles.meta}>
        <span>
          {writeTime(entry.Start)}–{writeEnd(entry, locale)}
        </span>
        <span className={isElsewhere ? undefined : styles.place}>
          <EntryPlace entry={withoutWalk} />
        </span>
      </p>
      {phase === 'over' ? null : (
        <div className={styles.save}>
          <SaveButton entry={entry} compact />
        </div>
      )}
    </div>
  );
}

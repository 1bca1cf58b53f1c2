import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { AreaMark } from '@dswine/shared/ui/area-mark';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import styles from './entry-list.module.scss';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { isOver, phaseOf } from '@dswine/shared/fair/show/phase';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { SaveButton } from '../page-layout/save-button.tsx';
import { writeEnd } from '../page-layout/write-end.ts';

/**
 * The entries of one day along a timeline. If all are over, the day shows that once, so the entries
 * have no mark.
 */
export function EntryList({ entries }: { entries: readonly CalendarEntry[] }) {
  const now = useNow();
  const allOver = isOver(entries, now);
  return (
    <ol className={styles.list}>
      {entries.map((entry) => (
        <EntryItem key={entry.Id} entry={entry} marked={!allOver} />
      ))}
    </ol>
  );
}

function EntryItem({ entry, marked }: { entry: CalendarEntry; marked: boolean }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const phase = phaseOf(entry, now);
  return (
    <li className={styles.entry} data-area={entry.Area ?? 'fair'} data-phase={phase}>
      <div className={styles.body}>
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
      </div>
      <p className={styles.time}>
        <time className={styles.start} dateTime={entry.Start}>
          {writeTime(entry.Start)}
        </time>{' '}
        <time className={styles.end} dateTime={entry.End}>
          {t('calendar.until', { end: writeEnd(entry, locale) })}
        </time>
      </p>
      <p className={styles.meta}>
        <EntryPlace entry={entry} compact />
        {entry.Speaker === undefined ? null : (
          <span {...langOf(entry, 'Speaker', locale)}>{entry.Speaker}</span>
        )}
      </p>
      {phase === 'over' ? null : (
        <div className={styles.save}>
          <SaveButton entry={entry} />
        </div>
      )}
    </li>
  );
}

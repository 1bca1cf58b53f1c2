import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { Calendar } from '@dswine/shared/contract/calendar';
import { dayOf, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { QueryState } from '@dswine/shared/ui/query-state';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { CardsSkeleton } from '@dswine/shared/ui/skeleton';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { DayCard } from './day-card.tsx';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { SaveIcon } from '../page-layout/save-button.tsx';
import { nextEntries } from './next-entries.ts';
import styles from './next-events.module.scss';
import { isOver, phaseOf } from '@dswine/shared/fair/show/phase';
import { PhaseMark } from '@dswine/shared/ui/phase-mark';
import { writeEnd } from '../page-layout/write-end.ts';

const maxEntries = 4;

/** The next calendar entries, on the home page. */
export function Fragment() {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const query = usePageData<Calendar>('calendar');
  const past = query.data !== undefined && isOver(query.data.Entries, now);
  return (
    <PagePart
      id="next-events"
      band

      title={past ? t('nextEvents.titlePast') : t('nextEvents.titleAhead')}
      action={<OnwardLink href={paths.calendar(locale)}>{t('nextEvents.all')}</OnwardLink>}
    >
      <QueryState
        query={query}
        failed={t('failed')}
        skeleton={<CardsSkeleton count={maxEntries} />}
      >
        {(calendar) => <Entries entries={calendar.Entries} />}
      </QueryState>
    </PagePart>
  );
}

function Entries({ entries }: { entries: Calendar['Entries'] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  if (entries.length === 0) return <p>{t('nextEvents.none')}</p>;
  const past = isOver(entries, now);
  return (
    <ol className={styles.tickets}>
      {nextEntries(entries, now, maxEntries).map((entry) => (
        <li key={entry.Id} className={styles.ticket} data-area={entry.Area ?? 'fair'}>
          <div className={styles.body}>
            <p className={`dw-area-marked ${styles.kicker}`}>
              {entry.Topic.Name}
              {past ? null : <PhaseMark phase={phaseOf(entry, now)} />}
            </p>
            <h3 className={styles.title}>
              <a href={paths.calendarEntry(locale, entry.Id)} {...langOf(entry, 'Title', locale)}>
                <TitleText>{entry.Title}</TitleText>
              </a>
            </h3>
            <EntryPlace entry={entry} compact />
          </div>
          <p className={styles.stub}>
            <DayCard date={dayOf(entry.Start)} />
            <time className={styles.start} dateTime={entry.Start}>
              {writeTime(entry.Start)}
            </time>{' '}
            {t('calendar.until', { end: writeEnd(entry, locale) })}
          </p>
          {past ? null : <SaveIcon entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

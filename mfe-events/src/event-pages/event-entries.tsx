import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeDay, writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { phaseOf, takesBookings } from '@dswine/shared/fair/show/phase';
import { OnwardLink } from '@dswine/shared/ui/link';
import { PagePart } from '@dswine/shared/ui/page-part';
import { ZoneNote } from '@dswine/shared/ui/zone-note';
import { TitleText } from '@dswine/shared/ui/title-text';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { applyAddress } from '../apply-address.ts';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import { SaveIcon } from '../page-layout/save-button.tsx';
import styles from './event-entries.module.scss';

type Props = { entries: readonly CalendarEntry[]; title?: string | undefined };

/** The dates of an event: its calendar entries, in the order of the response. */
export function EventEntries({ entries, title }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  if (entries.length === 0) return null;
  return (
    <PagePart
      id="dates"

      title={title ?? t('events.dates')}
      action={<OnwardLink href={paths.calendar(locale)}>{t('nextEvents.all')}</OnwardLink>}
    >
      <ZoneNote />
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.Id} entry={entry} />
        ))}
      </ul>
    </PagePart>
  );
}

function Entry({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const phase = phaseOf(entry, now);
  return (
    <li className={styles.entry} data-area={entry.Area ?? 'fair'} data-phase={phase}>
      <div>
        <h3 className={styles.title}>
          <a href={paths.calendarEntry(locale, entry.Id)} {...langOf(entry, 'Title', locale)}>
            <TitleText>{entry.Title}</TitleText>
          </a>
        </h3>
        <p className={styles.meta}>
          <EntryPlace entry={entry} />
          {entry.Speaker === undefined ? null : <span>{entry.Speaker}</span>}
          {phase === 'ahead' ? null : <strong>{t(`calendar.${phase}`)}</strong>}
        </p>
      </div>
      <p className={styles.when}>
        <time dateTime={entry.Start}>
          <span>{writeDay(entry.Start, locale)}</span> <strong>{writeTime(entry.Start)}</strong>
        </time>
      </p>
      {phase === 'over' ? null : (
        <p className={styles.apply}>
          {takesBookings(entry, now) ? (
            <a href={applyAddress(entry, locale)}>{t('apply.action')}</a>
          ) : null}
          <SaveIcon entry={entry} />
        </p>
      )}
    </li>
  );
}

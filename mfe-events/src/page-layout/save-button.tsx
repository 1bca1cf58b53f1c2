import { inLocale } from '@dswine/shared/fair/texts/bilingual';
import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeTime } from '@dswine/shared/fair/texts/dates';
import { MyListButton } from '@dswine/shared/ui/my-list-button';
import { useKnownAppointments } from '@dswine/shared/section/appointments';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { meetingsOf, savedEntriesOf, overlapsOf } from './overlaps.ts';
import styles from './save-button.module.scss';

type Props = {
  entry: CalendarEntry;
  /** An icon without text. */
  compact?: boolean;
};

/**
 * Saves an entry to the user's list on this device, and displays entries and appointments at the same
 * time. It needs JavaScript; the layout reserves its space.
 */
export function SaveButton({ entry, compact = false }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const savedEntries = savedEntriesOf(useMyList().entries);
  const isSaved = savedEntries.some(({ id }) => id === entry.Id);
  const meetings = meetingsOf(useKnownAppointments());
  const overlaps = isSaved
    ? [
        ...overlapsOf(entry, savedEntries).map(({ id, names, start, end }) => {
          return { id, start, end, title: inLocale(names, locale) || id };
        }),
        ...overlapsOf(entry, meetings).map(({ id, name, start, end, isWaiting }) => {
          const title = t(isWaiting ? 'visit.meetingWaiting' : 'visit.meeting', { name });
          return { id: id + start, start, end, title };
        }),
      ]
    : [];
  return (
    <div className={styles.save}>
      <SaveIcon entry={entry} hasText={!compact} />
      <div role="status">
        {overlaps.map((other) => (
          <p key={other.id} className={styles.overlap}>
            {t('visit.overlaps', {
              title: other.title,
              start: writeTime(other.start),
              end: writeTime(other.end),
            })}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The button alone, for cards and rows: an icon, unless it has a text. */
export function SaveIcon({ entry, hasText = false }: { entry: CalendarEntry; hasText?: boolean }) {
  const { locale } = useSite();
  return (
    <MyListButton
      entry={{
        kind: 'event',
        id: entry.Id,
        names: { [locale]: entry.Title },
        booths: [],
        start: entry.Start,
        end: entry.End,
        places: { [locale]: entry.Place },
      }}
      name={entry.Title}
      hasText={hasText}
    />
  );
}

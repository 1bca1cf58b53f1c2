import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeTime } from '@dswine/shared/fair/dates';
import { MyListButton } from '@dswine/shared/ui/my-list-button';
import { useMyList } from '@dswine/shared/section/my-list';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { chosenOf, overlapsOf } from './overlaps.ts';
import styles from './save-button.module.scss';

/** Puts an entry on the reader's own list, on this device, and says what is at the same time. It needs scripts; its room is kept for it. */
export function SaveButton({ entry }: { entry: CalendarEntry }) {
  const t = useTranslations();
  const { locale } = useSite();
  const chosen = chosenOf(useMyList().entries);
  const saved = chosen.some(({ id }) => id === entry.Id);
  const overlaps = saved ? overlapsOf(entry, chosen) : [];
  return (
    <div className={styles.save}>
      <MyListButton
        entry={{
          kind: 'event',
          id: entry.Id,
          names: { [locale]: entry.Title },
          booths: [],
          start: entry.Start,
          end: entry.End,
        }}
        label={t('myList.toggle', { name: entry.Title })}
        text={t('myList.button')}
        refused={t('myList.refused')}
      />
      <div role="status">
        {overlaps.map((other) => (
          <p key={other.id} className={styles.overlap}>
            {t('visit.overlaps', {
              title: other.names[locale] ?? other.names.tw ?? other.names.en ?? other.id,
              start: writeTime(other.start),
              end: writeTime(other.end),
            })}
          </p>
        ))}
      </div>
    </div>
  );
}

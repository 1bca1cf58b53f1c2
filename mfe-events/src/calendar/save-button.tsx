import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { writeTime } from '@dswine/shared/fair/dates';
import { overlapsOf, toggleEntry, useSavedEntries } from '@dswine/shared/fair/saved-entries';
import { useHydrated } from '@dswine/shared/form/use-hydrated';
import { useWords } from '@dswine/shared/section/runtime';
import styles from './save-button.module.scss';

/** Puts an entry among those of the visit, on this device, and says what is at the same time. It needs scripts; its room is kept for it. */
export function SaveButton({ entry }: { entry: CalendarEntry }) {
  const t = useWords();
  const hydrated = useHydrated();
  const chosen = useSavedEntries();
  if (!hydrated) return <div className={styles.save} />;
  const own = { id: entry.Id, start: entry.Start, end: entry.End, title: entry.Title };
  const saved = chosen.some(({ id }) => id === entry.Id);
  const overlaps = saved ? overlapsOf(own, chosen) : [];
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={saved}
        aria-label={t(saved ? 'visit.removeThis' : 'visit.addThis', { title: entry.Title })}
        onClick={() => toggleEntry(own)}
      >
        <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true" focusable="false">
          <path d="M2 1.5h12v16l-6-4.5-6 4.5z" />
        </svg>
        {t(saved ? 'visit.added' : 'visit.add')}
      </button>
      <div role="status">
        {overlaps.map((other) => (
          <p key={other.id} className={styles.overlap}>
            {t('visit.overlaps', { title: other.title, start: writeTime(other.start), end: writeTime(other.end) })}
          </p>
        ))}
      </div>
    </div>
  );
}

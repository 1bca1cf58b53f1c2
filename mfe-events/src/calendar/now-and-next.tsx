import type { CalendarEntry } from '@dswine/shared/contract/calendar';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { OnwardLink } from '@dswine/shared/ui/link';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { byStart } from './by-day.ts';
import { EntryList } from './entry-list.tsx';
import { phaseOf } from '@dswine/shared/fair/show/phase';
import styles from './now-and-next.module.scss';

const maxEntries = 3;
const soonMs = 12 * 60 * 60 * 1000;

/** Current entries and those that start within 12 hours. Renders nothing if there are none. */
export function NowAndNext({ entries }: { entries: readonly CalendarEntry[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  const now = useNow();
  const sorted = [...entries].sort(byStart);
  const on = sorted.filter((entry) => phaseOf(entry, now) === 'on');
  const next = sorted
    .filter(
      (entry) =>
        phaseOf(entry, now) === 'ahead' && Date.parse(entry.Start) - Date.parse(now) < soonMs,
    )
    .slice(0, maxEntries);
  if (on.length === 0 && next.length === 0) return null;
  return (
    <section className={`dw-label ${styles.now}`} aria-labelledby="now-and-next">
      <h2 className={styles.title} id="now-and-next">
        {t('calendar.nowAndNext')}
      </h2>
      <OnwardLink href={paths.today(locale)}>{t('today.title')}</OnwardLink>
      {on.length === 0 ? null : <EntryList entries={on} />}
      {next.length === 0 ? null : (
        <>
          <p className={styles.next}>{t('calendar.next')}</p>
          <EntryList entries={next} />
        </>
      )}
    </section>
  );
}

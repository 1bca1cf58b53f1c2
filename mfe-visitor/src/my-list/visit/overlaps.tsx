import { writeTime } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from '../entries/entry-link.ts';
import styles from './overlaps.module.scss';
import type { TimedEntry } from './plan-of-days.ts';

/** Says which saved events and confirmed appointments are at the same time. */
export function Overlaps({ events }: { events: readonly TimedEntry[] }) {
  const t = useTranslations();
  const { locale } = useSite();
  return events.map((other) => (
    <p key={`${other.kind}${other.id}${other.start}${other.isWaiting}`} className={styles.overlap}>
      {t('myList.plan.overlaps', {
        title: entryName(other, locale).text,
        start: writeTime(other.start),
        end: writeTime(other.end),
      })}
    </p>
  ));
}

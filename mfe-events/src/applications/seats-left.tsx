import { langOf } from '@dswine/shared/fair/texts/bilingual';
import type { Places } from '@dswine/shared/contract/applications';
import { writeDate, writeTime } from '@dswine/shared/fair/texts/dates';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { EntryPlace } from '../page-layout/entry-place.tsx';
import styles from './seats-left.module.scss';

/** How full each date is: as a glass, and as text. */
export function SeatsLeft({ places }: { places: Places }) {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <aside className={`dw-label ${styles.places}`} aria-labelledby="places">
      <h2 className={styles.title} id="places">
        {t('apply.places.title')}
      </h2>
      <ul className={styles.list}>
        {places.map(({ Entry, Capacity, Placed, Waiting, Closed }) => (
          <li key={Entry.Id}>
            <Glass share={Capacity === 0 ? 1 : Math.min(1, Placed / Capacity)} />
            <div>
              <p className={styles.name} {...langOf(Entry, 'Title', locale)}>
                {Entry.Title}
              </p>
              <p className={styles.when}>
                <time dateTime={Entry.Start}>
                  {writeDate(Entry.Start, locale)} {writeTime(Entry.Start)}
                </time>
              </p>
              <p className={styles.when}>
                <EntryPlace entry={Entry} />
              </p>
              <p className={styles.left}>
                {Closed
                  ? t('apply.places.closed')
                  : Placed < Capacity
                    ? t('apply.places.left', { count: Capacity - Placed })
                    : t('apply.places.waiting', { count: Waiting })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A tumbler in a viewBox of 40 x 56. The liquid rises from y = 50 (empty) to y = 12 (full). */
function Glass({ share }: { share: number }) {
  const level = Math.round(50 - share * 38);
  const inset = Math.round(7 + ((level - 6) / 44) * 4);
  return (
    <svg
      className={styles.glass}
      viewBox="0 0 40 56"
      width="40"
      height="56"
      aria-hidden="true"
      focusable="false"
    >
      {share === 0 ? null : (
        <path className={styles.drink} d={`M${inset} ${level}H${40 - inset}L29 50H11z`} />
      )}
      <path className={styles.rim} d="M7 6h26l-4 44H11z" />
    </svg>
  );
}

import { useMemo } from 'react';
import type { Floorplan } from '@dswine/shared/contract/floorplan';
import { writeTime } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { entryName } from '../entries/entry-link.ts';
import { findWay } from './on-the-way.ts';
import type { Gap } from './plan-of-days.ts';
import styles from './saved-programme.module.scss';
import type { Stop } from './visit-order.ts';

type Props = { gap: Gap; plan: Floorplan | undefined; stops: readonly Stop[] };

/** The time between two events, the walk, and the saved booths on the way. */
export function FreeTime({ gap: { minutes, start, from, to }, plan, stops }: Props) {
  const t = useTranslations();
  const { locale } = useSite();
  const way = useMemo(
    () => plan && findWay(plan, from.placeCode, to.placeCode, stops),
    [plan, from.placeCode, to.placeCode, stops],
  );
  const isTight = way !== undefined && way.minutes > minutes;
  return (
    <div className={styles.gap} data-tight={isTight || undefined}>
      <p>
        {minutes === 0
          ? t('myList.plan.noGap')
          : t('myList.plan.gap', {
              minutes,
              start: writeTime(start),
              end: writeTime(to.start),
            })}{' '}
        {way && way.minutes > 0
          ? t(isTight ? 'myList.plan.tight' : 'myList.plan.walk', { minutes: way.minutes })
          : null}
      </p>
      {way && way.stops.length > 0 && !isTight && minutes > 0 ? (
        <>
          <p>{t('myList.plan.onTheWay')}</p>
          <ul>
            {way.stops.map(({ booth, entries }) => (
              <li key={booth}>
                <a className="dw-place" href={paths.boothOnPlan(locale, booth)}>
                  {booth}
                </a>{' '}
                {entries.map((entry) => entryName(entry, locale).text).join(' · ')}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

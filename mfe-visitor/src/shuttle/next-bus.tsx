import type { ShuttleWay } from '@dswine/shared/contract/shuttle';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { useNow, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { nextDeparture } from './next-departure.ts';
import styles from './shuttle-page.module.scss';

/** The next bus of a route by the show's clock, updated in the browser. */
export function NextBus({ way }: { way: ShuttleWay }) {
  const t = useTranslations();
  const { locale } = useSite();
  const next = nextDeparture(way.Services, useNow());
  if (!next) return <p className={styles.next}>{t('shuttle.over')}</p>;
  const { date, time, minutes, today } = next;
  return (
    <p className={styles.next}>
      <span className={styles.label}>
        {today ? t('shuttle.next') : t('shuttle.nextDay', { day: writeDay(date, locale) })}
      </span>
      <time className={styles.time} dateTime={`${date}T${time}+08:00`}>
        {time}
      </time>
      <span className={styles.label}>
        {minutes === undefined
          ? t('shuttle.from', { stop: way.Stops[0]?.Name })
          : minutes === 0
            ? t('shuttle.now')
            : t('shuttle.in', { count: minutes })}
      </span>
    </p>
  );
}

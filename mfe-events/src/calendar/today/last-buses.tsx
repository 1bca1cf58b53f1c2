import type { Shuttle } from '@dswine/shared/contract/shuttle';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { OnwardLink } from '@dswine/shared/ui/link';
import styles from './errands.module.scss';
import { lastBusesOf, type ShowDay } from './today.ts';

/** The last free bus of each line back from the hall. The timetable is one link away. */
export function LastBuses({ day }: { day: ShowDay }) {
  const t = useTranslations();
  const { locale } = useSite();
  const { data } = usePageData<Shuttle>('shuttle');
  const buses = lastBusesOf(data ?? { Lines: [] }, day.date, useNow());
  return (
    <section className={styles.part} aria-labelledby="last-bus">
      <h2 className={styles.title} id="last-bus">
        {t('today.lastBus')}
      </h2>
      {buses.length === 0 ? null : (
        <ul className={styles.buses} role="list">
          {buses.map(({ line, to, time, hasLeft }) => (
            <li key={line} className={hasLeft ? styles.gone : undefined}>
              <time className={styles.big} dateTime={`${day.date}T${time}+08:00`}>
                {time}
              </time>
              <span>
                {line} · {to}
              </span>
              {hasLeft ? <strong>{t('today.busLeft')}</strong> : null}
            </li>
          ))}
        </ul>
      )}
      <OnwardLink href={paths.shuttle(locale)}>{t('today.shuttle')}</OnwardLink>
    </section>
  );
}

import type { Calendar } from '@dswine/shared/contract/calendar';
import { writeDay } from '@dswine/shared/fair/texts/dates';
import { paths } from '@dswine/shared/fair/addresses/paths';
import { showPhase } from '@dswine/shared/fair/show/show-phase';
import { useNow, usePageData, useSite, useTranslations } from '@dswine/shared/section/runtime';
import { programmeOf, showDayOf } from './today.ts';
import styles from './today-link.module.scss';

/** The way to the page about today, on the home page while the show lasts. */
export function Fragment() {
  const t = useTranslations();
  const { edition, locale } = useSite();
  const now = useNow();
  const { data } = usePageData<Calendar>('calendar');
  const day = edition && showDayOf(edition, now);
  if (!day || (showPhase(edition, now).phase === 'before' && !day.isToday)) return null;
  const { on, soon } = programmeOf(data?.Entries ?? [], day.date, now);
  const facts = [
    `${writeDay(day.date, locale)} ${day.opens}–${day.closes}`,
    ...(on.length > 0 ? [t('today.onCount', { count: on.length })] : []),
    ...(soon.length > 0 ? [t('today.soonCount', { count: soon.length })] : []),
  ];
  return (
    <section className={`dw-container ${styles.today}`} aria-labelledby="today">
      <h2 className={styles.title} id="today">
        <a href={paths.today(locale)}>{day.isToday ? t('today.title') : t('today.titleAhead')}</a>
      </h2>
      <p className={styles.facts}>{facts.join(' · ')}</p>
    </section>
  );
}

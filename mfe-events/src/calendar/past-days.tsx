import { useEffect, useRef } from 'react';
import { useTranslations } from '@dswine/shared/section/runtime';
import { dayAnchor, type CalendarDay } from './by-day.ts';
import { DaySection } from './day-section.tsx';
import styles from './past-days.module.scss';

/** The days that are over, folded during the show. A link to one of them unfolds it. */
export function PastDays({ days }: { days: readonly CalendarDay[] }) {
  const t = useTranslations();
  const details = useRef<HTMLDetailsElement>(null);
  const anchors = days.map(({ date }) => `#${dayAnchor(date)}`).join();
  useEffect(() => {
    const unfold = (hash: string) => {
      const { current } = details;
      if (!current || current.open || !anchors.split(',').includes(hash)) return false;
      current.open = true;
      return true;
    };
    // Before the site follows the link, so that it scrolls to a day that is visible.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element) unfold(target.closest('a')?.hash ?? '');
    };
    if (unfold(location.hash)) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [anchors]);
  if (days.length === 0) return null;
  return (
    <div className={`dw-accordion ${styles.past}`}>
      <details ref={details}>
        <summary>{t('calendar.pastDays', { count: days.length })}</summary>
        {days.map((day) => (
          <DaySection key={day.date} day={day} />
        ))}
      </details>
    </div>
  );
}

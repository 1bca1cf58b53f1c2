import { useTranslations } from '@dswine/shared/section/runtime';
import { FoldedPast } from '@dswine/shared/ui/folded-past';
import { dayAnchor, type CalendarDay } from './by-day.ts';
import { DaySection } from './day-section.tsx';

type Props = { days: readonly CalendarDay[]; rooms: readonly string[] };

/** The days that are over, folded during the show. A link to one of them unfolds it. */
export function PastDays({ days, rooms }: Props) {
  const t = useTranslations();
  if (days.length === 0) return null;
  return (
    <FoldedPast
      label={t('calendar.pastDays', { count: days.length })}
      ids={days.map(({ date }) => dayAnchor(date))}
    >
      {days.map((day) => (
        <DaySection key={day.date} day={day} rooms={rooms} />
      ))}
    </FoldedPast>
  );
}

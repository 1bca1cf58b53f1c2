import { useEffect } from 'react';
import type { Calendar } from '@dswine/shared/contract/calendar';
import { useFairStore } from '@dswine/shared/section/fair-store';

/** The calendar that was read last is the one that the site knows of (specification § 3). */
export function useCachedCalendar(calendar: Calendar | undefined): void {
  const fair = useFairStore();
  useEffect(() => {
    if (calendar) fair.setState({ calendar });
  }, [fair, calendar]);
}

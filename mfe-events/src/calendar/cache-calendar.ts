import { useEffect } from 'react';
import type { Calendar } from '@dswine/shared/contract/calendar';
import { useFairStore } from '@dswine/shared/section/fair-store';

/** Stores the calendar that was loaded last in the fair store (specification § 3). */
export function useCachedCalendar(calendar: Calendar | undefined): void {
  const fair = useFairStore();
  useEffect(() => {
    if (calendar) fair.setState({ calendar });
  }, [fair, calendar]);
}

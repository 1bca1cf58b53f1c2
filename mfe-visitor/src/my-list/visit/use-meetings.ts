import { useMemo } from 'react';
import { slotEnd } from '@dswine/shared/fair/show/appointment-slots';
import { timesOf } from '@dswine/shared/fair/lists/appointments-storage';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { useAppointments } from '../../page-layout/use-appointments.ts';
import type { TimedEntry } from './plan-of-days.ts';

/**
 * The appointments as entries: at their times the visitor is at the exhibitor's booth. Those that
 * wait for an answer have an entry for each time that it may become.
 */
export function useMeetings(): readonly TimedEntry[] {
  const t = useTranslations();
  const { locale } = useSite();
  const { items } = useAppointments();
  return useMemo(
    () =>
      items.flatMap((appointment) => {
        const { Exhibitor, Booths } = appointment;
        const [booth] = Booths;
        return timesOf(appointment).map(({ slot, isWaiting }): TimedEntry => {
          const heading = isWaiting ? 'appointment.heading.waiting' : 'appointment.heading.visitor';
          return {
            kind: 'exhibitor',
            id: Exhibitor.Id,
            names: { [locale]: t(heading, { name: Exhibitor.Name }) },
            note: '',
            booths: Booths,
            start: slot,
            end: slotEnd(slot),
            ...(isWaiting && { isWaiting }),
            ...(booth !== undefined && { placeCode: booth }),
          };
        });
      }),
    [items, locale, t],
  );
}

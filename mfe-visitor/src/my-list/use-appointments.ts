import { useEffect, useMemo, useState } from 'react';
import useSWR from 'swr';
import type { Appointment, DeviceAppointments } from '@dswine/shared/contract/appointments';
import { slotEnd } from '@dswine/shared/fair/appointment-slots';
import { readAppointments, saveAppointments } from '@dswine/shared/fair/appointments-storage';
import { useSite, useTranslations, type RequestFailed } from '@dswine/shared/section/runtime';
import type { TimedEntry } from './plan-of-days.ts';

/**
 * The appointments that were asked for on this device. Without a network they are as they were
 * known last, and stale.
 */
export function useAppointments(): { items: readonly Appointment[]; isStale: boolean } {
  const { locale, exhibitionCode } = useSite();
  const [saved, setSaved] = useState<readonly Appointment[]>();
  // The device's storage is known only after hydration.
  useEffect(() => setSaved(readAppointments(exhibitionCode)), [exhibitionCode]);
  const key = `Appointments/Device/${exhibitionCode}?Lang=${locale}`;
  const { data, error } = useSWR<DeviceAppointments, RequestFailed>(saved ? key : null);
  useEffect(() => {
    if (data) saveAppointments(exhibitionCode, data.Items);
  }, [data, exhibitionCode]);
  return { items: data?.Items ?? saved ?? noItems, isStale: error !== undefined && !data };
}
const noItems: readonly Appointment[] = [];

/** The confirmed appointments as entries: at their times the visitor is at the exhibitor's booth. */
export function useMeetings(): readonly TimedEntry[] {
  const t = useTranslations();
  const { locale } = useSite();
  const { items } = useAppointments();
  return useMemo(
    () =>
      items.flatMap(({ State, Slot, Exhibitor: { Id, Name }, Booths }): TimedEntry[] => {
        if (State !== 'confirmed' || Slot === undefined) return [];
        const [booth] = Booths;
        return [
          {
            kind: 'exhibitor',
            id: Id,
            names: { [locale]: t('appointment.heading.visitor', { name: Name }) },
            note: '',
            booths: Booths,
            start: Slot,
            end: slotEnd(Slot),
            ...(booth !== undefined && { placeCode: booth }),
          },
        ];
      }),
    [items, locale, t],
  );
}

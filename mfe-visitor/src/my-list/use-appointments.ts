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
        const isWaiting = appointment.State !== 'confirmed';
        const heading = isWaiting ? 'appointment.heading.waiting' : 'appointment.heading.visitor';
        const [booth] = Booths;
        return timesOf(appointment).map((slot): TimedEntry => ({
          kind: 'exhibitor',
          id: Exhibitor.Id,
          names: { [locale]: t(heading, { name: Exhibitor.Name }) },
          note: '',
          booths: Booths,
          start: slot,
          end: slotEnd(slot),
          ...(isWaiting && { isWaiting }),
          ...(booth !== undefined && { placeCode: booth }),
        }));
      }),
    [items, locale, t],
  );
}

function timesOf({ State, Slot, Slots, Proposals }: Appointment): readonly string[] {
  if (State === 'confirmed') return Slot === undefined ? [] : [Slot];
  if (State === 'proposed') return Proposals;
  return State === 'requested' ? [...new Set(Slots)] : [];
}

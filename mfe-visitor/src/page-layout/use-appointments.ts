import { useEffect } from 'react';
import useSWR from 'swr';
import type { Appointment, DeviceAppointments } from '@dswine/shared/contract/appointments';
import { saveAppointments } from '@dswine/shared/fair/lists/appointments-storage';
import { useKnownAppointments } from '@dswine/shared/section/appointments';
import { useSite, type RequestFailed } from '@dswine/shared/section/runtime';

/**
 * The appointments that were asked for on this device. Without a network they are as they were
 * known last, and stale.
 */
export function useAppointments(): { items: readonly Appointment[]; isStale: boolean } {
  const { locale, exhibitionCode } = useSite();
  const known = useKnownAppointments();
  const key = `Appointments/Device/${exhibitionCode}?Lang=${locale}`;
  const { data, error } = useSWR<DeviceAppointments, RequestFailed>(known ? key : null);
  useEffect(() => {
    if (data) saveAppointments(exhibitionCode, data.Items);
  }, [data, exhibitionCode]);
  return { items: data?.Items ?? known ?? noItems, isStale: error !== undefined && !data };
}
const noItems: readonly Appointment[] = [];

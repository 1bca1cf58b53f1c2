import { useMemo, useSyncExternalStore } from 'react';
import type { Appointment } from '../contract/appointments.ts';
import {
  appointmentsKey,
  readAppointments,
  readAppointmentsText,
} from '../fair/lists/appointments-storage.ts';
import { subscribeToStored } from './subscribe-to-stored.ts';
import { useSite } from '@dswine/shared/section/runtime';

const subscribe = subscribeToStored(appointmentsKey);

/**
 * The appointments of this device as they were known last. Undefined during hydration and if none
 * was asked for here.
 */
export function useKnownAppointments(): readonly Appointment[] | undefined {
  const { exhibitionCode } = useSite();
  const text = useSyncExternalStore(subscribe, readAppointmentsText, () => null);
  return useMemo(() => readAppointments(text, exhibitionCode), [text, exhibitionCode]);
}

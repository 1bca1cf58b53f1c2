import type { Appointment } from '../contract/appointments.ts';

const key = 'dswine-appointments';
type Stored = { edition: string; items: Appointment[] };

/**
 * The last known appointments of this device, to be shown without a network. Undefined if none was
 * asked for here, or if storage is disabled.
 */
export function readAppointments(edition: string): Appointment[] | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored | null;
    return stored?.edition === edition && Array.isArray(stored.items) ? stored.items : undefined;
  } catch {
    return undefined;
  }
}

export function saveAppointments(edition: string, items: readonly Appointment[]): void {
  try {
    localStorage.setItem(key, JSON.stringify({ edition, items }));
  } catch {
    // My List loads them anew each time.
  }
}

import type { Appointment } from '../../contract/appointments.ts';

/** Also the name of the event that tells this page of a change. */
export const appointmentsKey = 'dswine-appointments';
type Stored = { edition: string; items: Appointment[] };

/** Null if nothing was stored, or if storage is disabled. */
export function readAppointmentsText(): string | null {
  try {
    return localStorage.getItem(appointmentsKey);
  } catch {
    return null;
  }
}

/**
 * The last known appointments of this device, to be shown without a network. Undefined if none was
 * asked for here.
 */
export function readAppointments(text: string | null, edition: string): Appointment[] | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    return stored?.edition === edition && Array.isArray(stored.items) ? stored.items : undefined;
  } catch {
    return undefined;
  }
}

export function saveAppointments(edition: string, items: readonly Appointment[]): void {
  try {
    localStorage.setItem(appointmentsKey, JSON.stringify({ edition, items }));
    dispatchEvent(new Event(appointmentsKey));
  } catch {
    // My List loads them anew each time.
  }
}

/** Takes up what a page has just shown of an appointment that was asked for on this device. */
export function updateAppointment(edition: string, shown: Appointment): void {
  const known = readAppointments(readAppointmentsText(), edition);
  if (!known?.some(({ Id }) => Id === shown.Id)) return;
  // Not what the visitor filled in, which the page of one side has, too.
  const { Id, State, Exhibitor, Booths, Products, Slots, Proposals, Slot } = shown;
  const item = { Id, State, Exhibitor, Booths, Products, Slots, Proposals, Slot };
  saveAppointments(
    edition,
    known.map((one) => (one.Id === Id ? (item as Appointment) : one)),
  );
}

type Time = { slot: string; isWaiting: boolean };

/** The time of an appointment, and those that wait for an answer, none of them if it is off. */
export function timesOf({ State, Slot, Slots, Proposals }: Appointment): Time[] {
  const isWaiting = State === 'requested' || State === 'proposed';
  const held = Slot !== undefined && (isWaiting || State === 'confirmed') ? [Slot] : [];
  const requested = isWaiting ? (State === 'proposed' ? Proposals : Slots) : [];
  return [...new Set([...held, ...requested])].map((slot) => ({
    slot,
    isWaiting: !held.includes(slot),
  }));
}

import type { Appointment } from '@dswine/shared/contract/appointments';

/** The state for its message: other times for a confirmed appointment have messages of their own. */
export function shownState({ State, Slot }: Appointment) {
  if (Slot === undefined) return State;
  if (State === 'requested') return 'moved';
  return State === 'proposed' ? 'movedProposed' : State;
}

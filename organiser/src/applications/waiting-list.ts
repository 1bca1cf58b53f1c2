import { randomUUID } from 'node:crypto';
import type { ApplicationRow, Database } from '../store/tables.ts';
import {
  countWaiting,
  countTaken,
  insertApplication,
  nextNumber,
  type Line,
} from './applications.repository.ts';

const holdMs = 60 * 60 * 1000;

/** Until when an application that begins or moves up now has to be confirmed. */
export function confirmBy(now: Date): string {
  return new Date(now.getTime() + holdMs).toISOString();
}

export type Joined = { state: 'held' | 'placed' } | { state: 'waiting'; position: number };
type Joining = Line &
  Pick<ApplicationRow, 'scope' | 'person' | 'submission_id'> & {
    capacity: number;
    /** The address is the applicant's own beyond doubt, so nothing is left to confirm. */
    confirmed: boolean;
  };

/**
 * Joins the line of an entry: a place while there is one, else the end of the waiting list. Called
 * after `fillPlaces` in its transaction, so nobody waits while a place is free. Somebody who has an
 * application there already gets no second one, and the answer of somebody who has none.
 */
export async function joinLine(
  transaction: Database,
  { capacity, confirmed, ...joining }: Joining,
  now: Date,
): Promise<Joined> {
  const isFree = (await countTaken(transaction, joining)) < capacity;
  const state = !isFree ? 'waiting' : confirmed ? 'placed' : 'held';
  const position = (await countWaiting(transaction, joining)) + 1;
  const at = now.toISOString();
  await insertApplication(transaction, {
    ...joining,
    id: randomUUID(),
    number: await nextNumber(transaction, joining),
    state,
    holder: joining.person,
    confirm_by: confirmed ? null : confirmBy(now),
    created_at: at,
    changed_at: at,
  });
  return state === 'waiting' ? { state, position } : { state };
}

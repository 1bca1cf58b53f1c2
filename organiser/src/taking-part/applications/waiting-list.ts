import { randomUUID } from 'node:crypto';
import { applicationHoldSeconds } from '../../policies.ts';
import type { Database } from '../../store/tables.ts';
import type { ApplicationRow } from '../../store/tables/applications.ts';
import { countWaiting, countTaken, insertApplication } from './applications.repository.ts';
import { nextNumber, type Line } from './lines.repository.ts';

/** The confirmation deadline of an application that is made or moves up now. */
export function confirmBy(now: Date): string {
  return new Date(now.getTime() + applicationHoldSeconds * 1000).toISOString();
}

export type Joined = { state: 'held' | 'placed' } | { state: 'waiting'; position: number };
type Joining = Line &
  Pick<ApplicationRow, 'scope' | 'person' | 'submission_id'> & {
    capacity: number;
    /** The address is already proven to be the applicant's, so there is nothing to confirm. */
    confirmed: boolean;
  };

/**
 * Joins the line of an entry: takes a free place, or else the end of the waiting list. Call it
 * after `fillPlaces` in the same transaction, so that nobody waits while a place is free.
 * A person with an active application gets no second one, but the same response as everybody else.
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

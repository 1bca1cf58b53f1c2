import { randomUUID } from 'node:crypto';
import type { Database } from '../../store/tables.ts';
import type { DeskActionRow } from '../../store/tables/desk.ts';

export type DeskAction = Pick<DeskActionRow, 'staff' | 'action' | 'subject' | 'detail'>;

/**
 * Records an action in the transaction that performs it. Subjects are references and record ids,
 * never text from people.
 */
export async function recordAction(
  database: Database,
  action: DeskAction,
  now: Date,
): Promise<void> {
  await database
    .insertInto('desk_actions')
    .values({ id: randomUUID(), at: now.toISOString(), ...action })
    .execute();
}

/** Lists actions, newest first. */
export async function listActions(database: Database, limit: number): Promise<DeskActionRow[]> {
  return database
    .selectFrom('desk_actions')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

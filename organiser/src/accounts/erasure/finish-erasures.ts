import type { Clock } from '@dswine/shared/process/clock';
import { recordAction } from '../../desk/audit/actions.queries.ts';
import { eraseSubmission } from './erase-submission.ts';
import { deleteMember } from '../members/members.queries.ts';
import { deleteMailFilesOf } from '../../mail/outbox/mail-files.ts';
import { overwriteDeleted } from '../../store/sqlite-dialect.ts';
import type { Database, ErasureRow } from '../../store/tables.ts';
import type { ErasedRecord, ErasureList, ListedErasure } from './erasure-list.ts';
import {
  closeErasures,
  listErasures,
  listOpenErasures,
  recordErasure,
} from '../../desk/audit/erasures.queries.ts';

export type ErasureTargets = {
  database: Database;
  list: ErasureList;
  mailFolder: string;
  clock: Clock;
};

/**
 * Removes mail files and overwrites the database's log after erasures. Returns the number of
 * erasures finished.
 */
export async function finishErasures({
  database,
  list,
  mailFolder,
}: ErasureTargets): Promise<number> {
  const open = await listOpenErasures(database);
  if (open.length === 0) return 0;
  await list.append(open.map(listed));
  await deleteMailFilesOf(
    mailFolder,
    open.flatMap(({ reference, at }) => (reference === null ? [] : [{ reference, at }])),
  );
  // Another process keeps the log busy. Leave the erasures open and try again later.
  if (!(await overwriteDeleted(database))) return 0;
  await closeErasures(
    database,
    open.map(({ id }) => id),
  );
  return open.length;
}

/**
 * Repeats erasures that a restored database lacks: those on the list but not in the database.
 * Completes a list that is missing or older than the database. Returns the number of records erased
 * again.
 */
export async function replayErasures({ database, list, clock }: ErasureTargets): Promise<number> {
  const [rows, erased] = [await listErasures(database), await list.read()];
  const recordedIds = new Set(rows.map(({ id }) => id));
  const listedIds = new Set(erased.map(({ id }) => id));
  await list.append(rows.filter(({ id }) => !listedIds.has(id)).map(listed));
  const now = new Date(clock.now());
  let repeated = 0;
  for (const erasure of erased.filter(({ id }) => !recordedIds.has(id)))
    if (
      await database.transaction().execute((transaction) => eraseAgain(transaction, erasure, now))
    )
      repeated += 1;
  return repeated;
}

async function eraseAgain(
  transaction: Database,
  { kind, id }: ErasedRecord,
  now: Date,
): Promise<boolean> {
  const exists =
    kind === 'member'
      ? await eraseMember(transaction, id, now)
      : await eraseSent(transaction, id, now);
  if (!exists) await recordErasure(transaction, { id, kind, reference: null }, now);
  return exists;
}

async function eraseSent(transaction: Database, id: string, now: Date): Promise<boolean> {
  const row = await transaction
    .selectFrom('submissions')
    .select('reference')
    .where('id', '=', id)
    .where('state', '!=', 'deleted')
    .executeTakeFirst();
  if (!row) return false;
  await eraseSubmission(transaction, id, now);
  const detail = 'again, after a backup was restored';
  const by = { staff: 'retention', action: 'delete', subject: row.reference, detail };
  await recordAction(transaction, by, now);
  return true;
}

async function eraseMember(transaction: Database, id: string, now: Date): Promise<boolean> {
  const member = await transaction
    .selectFrom('members')
    .select(['id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (member) await deleteMember(transaction, member, now);
  return member !== undefined;
}

function listed({ id, kind, at }: ErasureRow): ListedErasure {
  return { id, kind: kind === 'member' ? 'member' : 'submission', at };
}

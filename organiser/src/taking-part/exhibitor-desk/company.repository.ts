import type { Database } from '../../store/tables.ts';
import { personOf } from '../applications/person-key.ts';
import type { OpenDesk } from './exhibitor-of-desk.ts';
import { findMember } from './members.repository.ts';

async function personOfMember(database: Database, { memberId }: OpenDesk): Promise<string> {
  return personOf((await findMember(database, memberId))?.email ?? '');
}

/** What was typed at this desk, or last by the same member at another fair. Empty for neither. */
export async function readCompany(
  database: Database,
  desk: OpenDesk,
): Promise<Record<string, string>> {
  const own = await database
    .selectFrom('exhibitor_companies')
    .select('data')
    .where('edition', '=', desk.edition)
    .where('exhibitor_id', '=', desk.exhibitorId)
    .executeTakeFirst();
  const row =
    own ??
    (await database
      .selectFrom('exhibitor_companies')
      .select('data')
      .where('person', '=', await personOfMember(database, desk))
      .where('edition', '!=', desk.edition)
      .orderBy('changed_at', 'desc')
      .executeTakeFirst());
  return row ? (JSON.parse(row.data) as Record<string, string>) : {};
}

export async function storeCompany(
  transaction: Database,
  desk: OpenDesk,
  values: Record<string, string>,
  now: Date,
): Promise<void> {
  const row = {
    person: await personOfMember(transaction, desk),
    data: JSON.stringify(values),
    changed_at: now.toISOString(),
  };
  await transaction
    .insertInto('exhibitor_companies')
    .values({ edition: desk.edition, exhibitor_id: desk.exhibitorId, ...row })
    .onConflict((company) => company.columns(['edition', 'exhibitor_id']).doUpdateSet(row))
    .execute();
}

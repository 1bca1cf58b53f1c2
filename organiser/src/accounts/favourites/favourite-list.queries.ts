import { createHash } from 'node:crypto';
import {
  type FavouriteItem,
  type FavouriteListChange,
  favouriteLimit,
} from '@dswine/shared/contract/favourites';
import { HttpError } from '../../http/responses.ts';
import { inTransaction } from '../../store/in-transaction.ts';
import type { Database } from '../../store/tables.ts';

type Owner = { member: string; edition: string };
type Stored = { Version: string; Items: FavouriteItem[] };

/** All favourites of a member, oldest first, with the version of the list. */
export async function readFavouriteList(database: Database, owner: Owner): Promise<Stored> {
  const rows = await database
    .selectFrom('favourites')
    .select(['kind', 'record_id', 'notes'])
    .where('member_id', '=', owner.member)
    .where('edition', '=', owner.edition)
    .orderBy('created_at')
    .orderBy('kind')
    .orderBy('record_id')
    .execute();
  const Items = rows.map(({ kind, record_id, notes }): FavouriteItem => ({
    Kind: kind,
    Id: record_id,
    Note: '',
    Taste: [],
    ...(JSON.parse(notes) as Partial<FavouriteItem>),
  }));
  const Version = createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 32);
  return { Version, Items };
}

/**
 * Changes the list if nobody else has changed it since the caller read it. Throws 409 otherwise.
 * Returns the new version.
 */
export async function changeFavouriteList(
  database: Database,
  owner: Owner,
  { Version, Items, Removed }: FavouriteListChange,
  now: Date,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    // Locks the member's row, so that two devices change the list one after the other.
    await transaction
      .updateTable('members')
      .set((e) => ({ locale: e.ref('locale') }))
      .where('id', '=', owner.member)
      .execute();
    const before = await readFavouriteList(transaction, owner);
    if (before.Version !== Version)
      throw new HttpError(409, '清單已在別處更新 / The list was changed elsewhere');
    for (const { Kind, Id } of Removed) await remove(transaction, owner, Kind, Id);
    for (const item of Items) await store(transaction, owner, item, now);
    const after = await readFavouriteList(transaction, owner);
    if (after.Items.length > favouriteLimit)
      throw new HttpError(400, '清單已滿 / The list is full');
    return after.Version;
  });
}

async function remove(
  database: Database,
  { member, edition }: Owner,
  kind: FavouriteItem['Kind'],
  id: string,
): Promise<void> {
  await database
    .deleteFrom('favourites')
    .where('member_id', '=', member)
    .where('edition', '=', edition)
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .execute();
}

async function store(
  database: Database,
  { member, edition }: Owner,
  { Kind, Id, ...details }: FavouriteItem,
  now: Date,
): Promise<void> {
  const notes = JSON.stringify(details);
  await database
    .insertInto('favourites')
    .values({
      member_id: member,
      edition,
      kind: Kind,
      record_id: Id,
      created_at: now.toISOString(),
      notes,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'edition', 'kind', 'record_id']).doUpdateSet({ notes }),
    )
    .execute();
}

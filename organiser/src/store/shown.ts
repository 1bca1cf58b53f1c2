import type { EditionFile } from '../content/records/records.ts';
import type { Database } from './tables.ts';

/** What can be taken off the site: the name of its kind, and the file of its records. */
export const withdrawable = {
  exhibitor: 'exhibitors',
  product: 'products',
  news: 'news',
  event: 'calendar',
  'exhibitor-news': 'exhibitor-news',
  video: 'videos',
} as const satisfies Record<string, EditionFile>;
export type WithdrawableKind = keyof typeof withdrawable;
export const withdrawableKinds = Object.keys(withdrawable) as WithdrawableKind[];

const nameOf = new Map<EditionFile, WithdrawableKind>(
  withdrawableKinds.map((kind) => [withdrawable[kind], kind]),
);

export function withdrawalKey(kind: EditionFile, id: string): string | undefined {
  const name = nameOf.get(kind);
  return name && `${name}/${id}`;
}

/** Whether a record is not withdrawn. What belongs to an exhibitor is hidden together with it. */
export function isShown(
  kind: EditionFile,
  record: object,
  withdrawn: ReadonlySet<string>,
): boolean {
  const { Id = '', ExhibitorId = '' } = record as { Id?: string; ExhibitorId?: string };
  const key = withdrawalKey(kind, Id);
  return key === undefined || !(withdrawn.has(key) || withdrawn.has(`exhibitor/${ExhibitorId}`));
}

/** The withdrawn records, as `kind/id`. */
export async function listWithdrawn(database: Database, edition: string): Promise<string[]> {
  const rows = await database
    .selectFrom('withdrawn_records')
    .select(['kind', 'id'])
    .where('edition', '=', edition)
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.kind}/${row.id}`);
}

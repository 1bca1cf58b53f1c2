import { sql } from 'kysely';

export const withdrawableKinds = [
  'exhibitor',
  'product',
  'news',
  'event',
  'exhibitor-news',
  'video',
] as const;
export type WithdrawableKind = (typeof withdrawableKinds)[number];

/**
 * SQL condition: the row of `table` is not withdrawn. Products are hidden together with their
 * exhibitor.
 */
export function isShown(
  table: 'exhibitors' | 'products' | 'news' | 'calendar_entries',
  kind: WithdrawableKind,
) {
  const isNotWithdrawn = sql<boolean>`not exists (select 1 from withdrawn_records w where w.edition = ${sql.ref(`${table}.edition`)} and w.kind = ${kind} and w.id = ${sql.ref(`${table}.id`)})`;
  if (table !== 'products') return isNotWithdrawn;
  return sql<boolean>`${isNotWithdrawn} and not exists (select 1 from withdrawn_records w where w.edition = products.edition and w.kind = 'exhibitor' and w.id = products.exhibitor_id)`;
}

import { isDeepStrictEqual } from 'node:util';
import { kinds } from '../../store/content.ts';
import type { Accepted, StoredRecords } from './check/validate-records.ts';
import { storedKey, type EditionFile } from '../records/records.ts';

export type KindChanges = { added: number; changed: number; removed: number; stored: number };
export type Changes = Partial<Record<EditionFile, KindChanges>>;

/** An import that removes a larger share of a kind's records needs `force`. */
export const maxRemovalShare = 0.1;

/** Compares the records of the files with the stored ones. Omits unchanged kinds. */
export function planChanges(accepted: Accepted, stored: StoredRecords): Changes {
  const changes: Changes = {};
  for (const kind of kinds) {
    const found = changesOf(kind, accepted[kind], stored[kind]);
    if (found.added + found.changed + found.removed > 0) changes[kind] = found;
  }
  return changes;
}

/** The kinds that would lose more than `maxRemovalShare` of their records. */
export function largeRemovals(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([, { removed, stored }]) => removed > stored * maxRemovalShare),
  );
}

/** Formats the changes of each kind, as in `exhibitors +3 ~1 -290`. */
export function describeChanges(changes: Changes): string {
  const list = Object.entries(changes).map(
    ([kind, { added, changed, removed }]) => `${kind} +${added} ~${changed} -${removed}`,
  );
  return list.join(', ') || 'no changes';
}

function changesOf(
  kind: EditionFile,
  records: unknown[],
  stored: ReadonlyMap<string, unknown>,
): KindChanges {
  const changes = { added: 0, changed: 0, removed: 0, stored: stored.size };
  const present = new Set<string>();
  for (const [index, record] of records.entries()) {
    const key = storedKey(kind, record, index);
    present.add(key);
    const before = stored.get(key);
    if (before === undefined) changes.added += 1;
    else if (!isDeepStrictEqual(before, record)) changes.changed += 1;
  }
  changes.removed = [...stored.keys()].filter((key) => !present.has(key)).length;
  return changes;
}

import { writeLocalTime } from '@dswine/shared/fair/texts/local-time';
import type { EntryRow } from '../../store/tables/entries.ts';

/** Entries of one hour and one kind of visitors. `hour` is `10` for those from 10:00 to 10:59. */
export type EntryCount = {
  day: string;
  hour: string;
  audience: EntryRow['audience'];
  /** First entries of a badge on this day. */
  first: number;
  /** Further entries on this day. */
  again: number;
};

type Made = Pick<EntryRow, 'at' | 'audience' | 'badge'>;

export function countEntries(entries: readonly Made[]): EntryCount[] {
  const counts = new Map<string, EntryCount>();
  const seen = new Set<string>();
  for (const { at, audience, badge } of entries) {
    const local = writeLocalTime(Date.parse(at));
    const [day, hour] = [local.slice(0, 10), local.slice(11, 13)];
    const key = `${day} ${hour} ${audience}`;
    const count = counts.get(key) ?? { day, hour, audience, first: 0, again: 0 };
    counts.set(key, count);
    const visitor = `${day} ${badge}`;
    count[seen.has(visitor) ? 'again' : 'first'] += 1;
    seen.add(visitor);
  }
  return [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? []);
}

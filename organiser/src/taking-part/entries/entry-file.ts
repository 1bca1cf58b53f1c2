import { writeLocalTime } from '@dswine/shared/fair/texts/local-time';
import { keyedHash } from '../applications/person-key.ts';
import { publicKey, signText } from '../applications/sign-text.ts';
import type { EntryRow } from '../../store/tables/entries.ts';

/** The public key in base64 (SPKI), which auditors get before the fair. */
export const entryKey = (): string =>
  publicKey('list of entries').export({ format: 'der', type: 'spki' }).toString('base64');

/**
 * The entries of an edition for an auditor, as JSON lines: the edition and the key, each entry in
 * the order in which it was made, in Taipei's time, and the signature of all lines before it
 * (docs/entrance.md). `Visitor` is the same for entries with the same badge, and leads to no badge
 * without the secret.
 */
export function writeEntryFile(edition: string, entries: readonly EntryRow[]): string {
  const lines = [
    { Edition: edition, Key: entryKey() },
    ...entries.map(({ at, audience, badge }) => ({
      At: writeLocalTime(Date.parse(at)),
      Kind: audience,
      Visitor: keyedHash(`entry ${edition} ${badge}`).slice(0, 16),
    })),
  ].map((line) => `${JSON.stringify(line)}\n`);
  const text = lines.join('');
  return `${text}${JSON.stringify({ Signature: signText('list of entries', text) })}\n`;
}

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

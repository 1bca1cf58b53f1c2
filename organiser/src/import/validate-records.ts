import { basename } from 'node:path';
import type { BadRecord } from './bad-record.ts';
import { checks, emptyContext, type ReferenceContext } from './check-records.ts';
import { normaliseRecord } from './normalise-record.ts';
import { badLines, readRecords, type FileLines } from './read-records.ts';
import { recordKey, type EditionFile, type EditionRecords } from '../records/records.ts';
import { kinds } from '../store/records.ts';

export type Accepted = { [K in EditionFile]: EditionRecords[K][] };
/** The records of the last import by kind and key. They replace lines that are bad now. */
export type StoredRecords = { [K in EditionFile]: Map<string, EditionRecords[K]> };
/** `missing` are the kinds without a file; their stored records stay. */
export type Acceptance = {
  accepted: Accepted;
  bad: BadRecord[];
  good: number;
  missing: EditionFile[];
};

/**
 * Reads and validates all files of an edition. Reports a bad line and keeps the stored record with
 * the same key, so that a typing error does not take an exhibitor off the site.
 */
export function acceptRecords(
  folder: string,
  code: string,
  stored: StoredRecords,
  onFile: (kind: EditionFile, lines: number) => void,
): Acceptance {
  const context = emptyContext();
  const bad: BadRecord[] = [];
  const accepted = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Accepted;
  const missing: EditionFile[] = [];
  let good = 0;
  for (const kind of kinds) {
    const file = readRecords(folder, kind);
    if (file.missing) missing.push(kind);
    const result = acceptFile(kind, file, { code, stored, context, accepted });
    bad.push(
      ...[...badLines(file), ...result.bad]
        .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
        .map((record) => ({ ...record, file: basename(record.file) })),
    );
    good += result.good;
    onFile(kind, file.lines.length);
  }
  return { accepted, bad, good, missing };
}

type Edition = {
  code: string;
  stored: StoredRecords;
  context: ReferenceContext;
  accepted: Accepted;
};

function acceptFile<K extends EditionFile>(
  kind: K,
  file: FileLines<K>,
  { code, stored, context, accepted }: Edition,
) {
  const bad: BadRecord[] = [];
  const keepsAll = file.missing || file.unreadable;
  const fallbacks: string[] = keepsAll ? [...stored[kind].keys()] : [];
  const seen = new Map<string, number>();
  const into: EditionRecords[K][] = accepted[kind];
  let good = 0;
  for (const line of file.lines) {
    if (!line.fits) {
      if (line.id !== undefined) fallbacks.push(line.id);
      continue;
    }
    const key = recordKey(kind, line.record);
    const first = key === undefined ? undefined : seen.get(key);
    const reason =
      first === undefined
        ? (wrongEdition(kind, code, line.record) ?? checks[kind](line.record, context))
        : `編號重複，與第 ${first} 行相同 / duplicate id ${key}, first on line ${first}`;
    if (reason === undefined) {
      into.push(normaliseRecord(kind, line.record));
      good += 1;
    } else {
      bad.push({ file: file.file, line: line.line, reason });
      if (key !== undefined && first === undefined) fallbacks.push(key);
    }
    if (key !== undefined && first === undefined && reason === undefined) seen.set(key, line.line);
  }
  // After the valid lines, so that these win a booth that both claim.
  for (const key of new Set(fallbacks)) {
    const record = seen.has(key) ? undefined : stored[kind].get(key);
    if (record !== undefined && checks[kind](record, context) === undefined) into.push(record);
  }
  return { bad, good };
}

function wrongEdition(kind: EditionFile, code: string, record: unknown): string | undefined {
  const found = kind === 'edition' ? recordKey(kind, record) : code;
  return found === code
    ? undefined
    : `展覽代碼應為 ${code} / the record's Code is ${found}, not ${code}`;
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonLines, parseYaml } from '../src/content/import/read/parse-records.ts';
import type { EditionFile, EditionRecords } from '../src/content/records/records.ts';

/** The editions of the seed. */
export const seedCodes = ['DSWINE2026', 'DSWINE2025'] as const;
export type SeedCode = (typeof seedCodes)[number];

/** The records of a seed edition. Throws on a bad file; a missing one has none. */
export function readEdition<K extends EditionFile>(code: SeedCode, kind: K): EditionRecords[K][] {
  const file = join(import.meta.dirname, code, kind);
  const { entries } = existsSync(`${file}.yaml`)
    ? parseYaml(readFileSync(`${file}.yaml`, 'utf8'))
    : parseJsonLines(existsSync(`${file}.jsonl`) ? readFileSync(`${file}.jsonl`, 'utf8') : '');
  return entries.map((entry) => {
    if ('reason' in entry) throw new Error(`${file}:${entry.line}: ${entry.reason}`);
    return entry.value as EditionRecords[K];
  });
}

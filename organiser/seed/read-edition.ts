import { join } from 'node:path';
import { readRecords } from '../src/import/read-records.ts';
import type { EditionFile, EditionRecords } from '../src/records/records.ts';

/** The editions of the seed. */
export const seedCodes = ['DSWINE2026', 'DSWINE2025'] as const;
export type SeedCode = (typeof seedCodes)[number];

/** The records of a seed edition. Throws on a bad record; a missing file has none. */
export function readEdition<K extends EditionFile>(code: SeedCode, kind: K): EditionRecords[K][] {
  const { file, lines } = readRecords(join(import.meta.dirname, code), kind);
  return lines.map((line) => {
    if (line.fits) return line.record;
    throw new Error(`${file}:${line.line}: ${line.reason}`);
  });
}

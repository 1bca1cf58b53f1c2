import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageKinds } from '../records/page-records.ts';
import type { EditionFile, EditionRecords } from '../records/records.ts';

/** A complete but small edition. Tests change it before they write it. */
export type SmallEdition = { [K in EditionFile]: EditionRecords[K][] };

const file = join(import.meta.dirname, 'small-edition.yaml');
const records = {
  ...Object.fromEntries(pageKinds.map((kind) => [kind, []])),
  ...(parse(readFileSync(file, 'utf8')) as Partial<SmallEdition>),
} as SmallEdition;

export function smallEdition(Code = 'DSWINE2026'): SmallEdition {
  const { edition, ...others } = structuredClone(records);
  const names = { Code, ExhibitionYear: Code.slice(-4), PreRegExhCode: `${Code}-PRE` };
  return { ...others, edition: edition.map((one) => ({ ...one, ...names })) };
}

/** Writes the edition as `<folder>/<code>/<kind>.jsonl` and returns that folder. */
export function writeEdition(folder: string, edition: SmallEdition): string {
  const target = join(folder, edition.edition[0]?.Code ?? 'NONE2000');
  mkdirSync(target, { recursive: true });
  for (const [kind, lines] of Object.entries(edition))
    writeFileSync(
      join(target, `${kind}.jsonl`),
      lines.map((line) => `${JSON.stringify(line)}\n`).join(''),
    );
  return target;
}

export const both = (tw: string, en: string) => ({ tw, en });

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import type { BadRecord } from './bad-record.ts';
import { editionFiles, type EditionFile, type EditionRecords } from '../records/records.ts';

/**
 * A line of a file with its record. A bad line has as much of its key as can be read, so that the
 * stored record can stay.
 */
export type Line<K extends EditionFile> = { line: number } & Checked<K>;
type Checked<K extends EditionFile> =
  | { fits: true; record: EditionRecords[K] }
  | { fits: false; id: string | undefined; reason: string };
export type FileLines<K extends EditionFile> = { file: string; missing: boolean; lines: Line<K>[] };

/** Reads `<kind>.jsonl`. Skips empty lines. A bad line does not stop the others. */
export function readRecords<K extends EditionFile>(folder: string, kind: K): FileLines<K> {
  const file = join(folder, `${kind}.jsonl`);
  if (!existsSync(file)) return { file, missing: true, lines: [] };
  const lines = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/u, '')
    .split('\n');
  const check = checker(kind);
  return {
    file,
    missing: false,
    lines: lines.flatMap((text, index) =>
      text.trim() === '' ? [] : [{ line: index + 1, ...check(text) }],
    ),
  };
}

export function badLines(file: FileLines<EditionFile>): BadRecord[] {
  return file.lines.flatMap((line) =>
    line.fits ? [] : [{ file: file.file, line: line.line, reason: line.reason }],
  );
}

function checker<K extends EditionFile>(kind: K): (text: string) => Checked<K> {
  const schema = Compile(editionFiles[kind]);
  return (text) => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch (error) {
      return {
        fits: false,
        id: undefined,
        reason: `不是正確的 JSON / Not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
    if (schema.Check(value)) return { fits: true, record: value as EditionRecords[K] };
    return {
      fits: false,
      id: recordKey(kind, value),
      reason: `欄位不符格式 / The record does not match its schema: ${firstViolation(schema.Errors(value))}`,
    };
  };
}

type SchemaViolation = { instancePath: string; keyword: string; message: string; params: unknown };

function firstViolation(errors: Iterable<SchemaViolation>): string {
  const all = [...errors].filter((error) => error.keyword !== 'anyOf');
  return (
    all
      .slice(0, 3)
      .map(
        (error) =>
          `${error.instancePath === '' ? 'record' : error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
      )
      .join('; ') || 'it fits none of the allowed kinds'
  );
}

/** The key of a record within its file; undefined when the value lacks one. */
export function recordKey(kind: EditionFile, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field = (name: string) => {
    const found = (value as Record<string, unknown>)[name];
    return typeof found === 'string' ? found : undefined;
  };
  if (kind === 'edition' || kind === 'areas') return field('Code');
  if (kind === 'terms')
    return field('Kind') && field('Code') ? `${field('Kind')}/${field('Code')}` : undefined;
  if (kind === 'hall') return field('Kind') === 'hall' ? 'hall' : field('Number');
  return field('Id');
}

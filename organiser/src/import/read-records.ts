import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Compile } from 'typebox/compile';
import type { BadRecord } from './bad-record.ts';
import { parseJsonLines, parseYaml, type Entry, type ParsedFile } from './parse-records.ts';
import {
  editionFiles,
  recordKey,
  type EditionFile,
  type EditionRecords,
} from '../records/records.ts';

/**
 * A record of a file with its line. A bad record has as much of its key as can be read, so that the
 * stored record can stay.
 */
export type Line<K extends EditionFile> = { line: number } & Checked<K>;
type Checked<K extends EditionFile> =
  | { fits: true; record: EditionRecords[K] }
  | { fits: false; id: string | undefined; reason: string };
export type FileLines<K extends EditionFile> = {
  file: string;
  missing: boolean;
  /** The file as a whole cannot be read: all stored records of its kind stay. */
  unreadable: boolean;
  lines: Line<K>[];
};

const formats: Record<string, (text: string) => ParsedFile> = {
  jsonl: parseJsonLines,
  yaml: parseYaml,
};

/** The files of a kind in an edition's folder: `<kind>.jsonl` or `<kind>.yaml`. */
export function recordFiles(folder: string, kind: EditionFile): string[] {
  return Object.keys(formats)
    .map((extension) => join(folder, `${kind}.${extension}`))
    .filter((file) => existsSync(file));
}

/** Reads the records of a kind. A bad record does not stop the others. */
export function readRecords<K extends EditionFile>(folder: string, kind: K): FileLines<K> {
  const [file, other] = recordFiles(folder, kind);
  if (file === undefined)
    return { file: join(folder, kind), missing: true, unreadable: false, lines: [] };
  const { entries, unreadable } = other === undefined ? parseFile(file) : ambiguous(kind);
  return { file: other ?? file, missing: false, unreadable, lines: entries.map(checker(kind)) };
}

function parseFile(file: string): ParsedFile {
  const parse = formats[file.slice(file.lastIndexOf('.') + 1)] ?? parseJsonLines;
  const content = readFileSync(file);
  if (isUtf8(content)) return parse(content.toString().replace(/^\uFEFF/u, ''));
  return { unreadable: true, entries: [encodingProblem(content)] };
}

/** Replacement characters in place of text would be taken for records. */
function encodingProblem(content: Buffer): { line: number; reason: string } {
  const lines = content.toString('latin1').split('\n');
  const first = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  const name = encodingOf(content);
  return {
    line: first + 1,
    reason: `檔案不是 UTF-8 編碼${name && `（像是 ${name}）`}，整個檔案未匯入：請另存成 UTF-8 / The file is not UTF-8${name && ` (it looks like ${name})`}, nothing of it was imported: save it as UTF-8`,
  };
}

function encodingOf(content: Buffer): string {
  if (/^(?:\xff\xfe|\xfe\xff)/u.test(content.toString('latin1', 0, 2))) return 'UTF-16';
  // Text of any 8-bit encoding may be Big5 by chance, but Chinese files mostly are.
  return ['Big5', 'GB18030', 'Shift_JIS'].find((name) => canDecode(content, name)) ?? '';
}

function canDecode(content: Buffer, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}

function ambiguous(kind: EditionFile): ParsedFile {
  const reason = `同時有 ${kind}.jsonl 與 ${kind}.yaml，請只留一個 / there are both ${kind}.jsonl and ${kind}.yaml: keep one`;
  return { unreadable: true, entries: [{ line: 1, reason }] };
}

export function badLines(file: FileLines<EditionFile>): BadRecord[] {
  return file.lines.flatMap((line) =>
    line.fits ? [] : [{ file: file.file, line: line.line, reason: line.reason }],
  );
}

function checker<K extends EditionFile>(kind: K): (entry: Entry) => Line<K> {
  const schema = Compile(editionFiles[kind]);
  return (entry) => {
    if ('reason' in entry) return { ...entry, fits: false, id: undefined };
    const { line, value } = entry;
    if (schema.Check(value)) return { line, fits: true, record: value as EditionRecords[K] };
    const violations = findViolations(schema.Errors(value));
    return {
      line: entry.lineOf(violations[0]?.instancePath ?? ''),
      fits: false,
      id: recordKey(kind, value),
      reason: `欄位不符格式 / The record does not match its schema: ${describe(violations)}`,
    };
  };
}

type SchemaViolation = { instancePath: string; keyword: string; message: string; params: unknown };

function findViolations(errors: Iterable<SchemaViolation>): SchemaViolation[] {
  return [...errors].filter((error) => error.keyword !== 'anyOf').slice(0, 3);
}

function describe(violations: SchemaViolation[]): string {
  return (
    violations
      .map(
        (error) =>
          `${error.instancePath === '' ? 'record' : error.instancePath} ${error.message} ${JSON.stringify(error.params)}`,
      )
      .join('; ') || 'it fits none of the allowed kinds'
  );
}

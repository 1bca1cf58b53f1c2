import { readFileSync, existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { editionFiles, type EditionFile } from '../../records/records.ts';
import type { BadRecord } from '../bad-record.ts';
import { decodeText, UndecodableTextError } from './decode-text.ts';
import { parseJsonLines, parseYaml, type ParsedFile } from './parse-records.ts';
import { readWorkbook, type Cell } from './read-workbook.ts';
import { tableRecords, cellOf, fieldHeading } from './table-records.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { recordFields, type RecordField } from '../../records/record-fields.ts';
import { kinds } from '../../../store/content.ts';
import { writeCsv } from '../../../desk/csv.ts';
import { writeXlsx } from '../../../desk/send-table.ts';
import { createHash } from 'node:crypto';

/** Records of a kind: a file, or a sheet of a workbook. */
export type Source = { file: string; kind: EditionFile } & ParsedFile;
export type EditionFolder = {
  sources: Source[];
  bad: BadRecord[];
  /** What nothing was read of, and what was read in an encoding that may be a wrong guess. */
  notices: string[];
};

/** What the seed's folders hold beside records. */
const otherFiles = ['files', 'pictures.json.br'];
/** Reads all files of an edition. What cannot be read does not stop the others. */
export async function readEditionFolder(folder: string): Promise<EditionFolder> {
  const read: EditionFolder = { sources: [], bad: [], notices: [] };
  const known = recordFiles(folder);
  for (const name of listFiles(folder)) {
    if (!known.includes(name)) {
      if (!otherFiles.includes(name)) read.notices.push(`ignored: ${name}; ${expected}`);
    } else if (name.endsWith('.xlsx')) await addWorkbook(folder, name, read);
    else addFile(folder, name, read);
  }
  return { ...read, sources: withoutDoubles(read.sources) };
}

const formats = ['.jsonl', '.yaml', '.csv', '.xlsx'];
const expected = `files are a workbook (.xlsx), or <kind>${formats.slice(0, 3).join(', <kind>')}, with the kinds ${Object.keys(editionFiles).join(', ')}`;

async function addWorkbook(folder: string, name: string, read: EditionFolder): Promise<void> {
  try {
    for (const { sheet, data } of await readWorkbook(join(folder, name))) {
      const kind = sheet.trim().toLowerCase();
      if (isKind(kind)) addTable(read, { file: `${name}, sheet ${sheet}`, kind, table: data });
      else read.notices.push(`ignored: ${name}, sheet ${sheet}: no kind of record has this name`);
    }
  } catch (error) {
    read.bad.push({ file: name, reason: `not a workbook that can be read: ${messageOf(error)}` });
  }
}

function addFile(folder: string, name: string, read: EditionFolder): void {
  const extension = extname(name);
  const source = { file: name, kind: basename(name, extension) as EditionFile };
  try {
    const { text, encoding } = decodeText(readFileSync(join(folder, name)));
    if (encoding !== 'utf-8') read.notices.push(`${name} was read as ${encoding}`);
    if (extension === '.csv') addTable(read, { ...source, table: parseCsv(text) });
    else
      read.sources.push({
        ...source,
        ...(extension === '.yaml' ? parseYaml : parseJsonLines)(text),
      });
  } catch (error) {
    const line = error instanceof UndecodableTextError ? error.row : 1;
    const entries = [{ line, reason: messageOf(error) }];
    read.sources.push({ ...source, unreadable: true, entries });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The separator is a comma, a semicolon or a tab: the first one in the headings. */
function parseCsv(text: string): string[][] {
  const [delimiter = ','] = /[,;\t]/u.exec(text.split('\n', 1)[0] ?? '') ?? [];
  return parse(text, { delimiter, relax_column_count: true });
}

type Table = { file: string; kind: EditionFile; table: readonly (readonly Cell[])[] };

/** A table without rows is no empty file: it would remove all records of its kind. */
function addTable({ sources, notices }: EditionFolder, { file, kind, table }: Table): void {
  const { entries, ignored } = tableRecords(kind, table);
  if (ignored.length > 0) notices.push(`ignored: ${file}, ${ignored.join(', ')}: no such field`);
  if (entries.length === 0) notices.push(`ignored: ${file}, which has no records`);
  else sources.push({ file, kind, unreadable: false, entries });
}

/** Records of a kind come from one place. */
function withoutDoubles(sources: readonly Source[]): Source[] {
  return [...Map.groupBy(sources, ({ kind }) => kind)].flatMap(([kind, [first, ...others]]) => {
    if (!first || others.length === 0) return first ?? [];
    const files = [first, ...others].map(({ file }) => file).join(' and ');
    const reason = `there are ${kind} in ${files}: keep one`;
    return [{ kind, file: first.file, unreadable: true, entries: [{ line: 1, reason }] }];
  });
}

const marks: Record<RecordField['need'], string> = {
  yes: ' *',
  language: ' (*)',
  group: '',
  no: '',
};
/** Kinds with one record, or with more fields than a screen is wide, have a row for each field. */
const turned: readonly EditionFile[] = ['edition', 'venue', 'press', 'visa', 'report'];

/**
 * Writes a table with the fields of each kind and an example from the edition in `folder`: a
 * workbook, or a folder of CSV files. `*` marks what each record needs, `(*)` what it needs in one
 * language. Throws if there is something at the path.
 */
export async function writeTemplate(target: string, folder: string): Promise<void> {
  if (existsSync(target)) throw new TemplateExistsError(target);
  const { sources } = await readEditionFolder(folder);
  const tables = kinds.map((kind) => {
    const found = sources.find((source) => source.kind === kind)?.entries ?? [];
    const records = found.flatMap((entry) => ('value' in entry ? [entry.value] : []));
    return { name: kind, table: templateOf(kind, records) };
  });
  if (target.endsWith('.xlsx')) return await writeFile(target, await writeXlsx(tables));
  await mkdir(target, { recursive: true });
  for (const { name, table } of tables)
    await writeFile(join(target, `${name}.csv`), writeCsv(table));
}

class TemplateExistsError extends Error {
  override name = 'TemplateExistsError';
  constructor(target: string) {
    super(`There is something at ${target}: name a new file or folder.`);
  }
}

/** One example of each `Kind` of a record. The `#` keeps it from being imported. */
function templateOf(kind: EditionFile, records: readonly unknown[]): string[][] {
  const fields = recordFields(kind);
  const examples = Map.groupBy(records, (record) => cellOf(kind, record, 'Kind'));
  const headings = fields.map(({ name, need }) => `${name}${marks[need]}`);
  const rows = [...examples.values()].map(([record]) =>
    fields.map(({ name }) => cellOf(kind, record, name)),
  );
  if (!turned.includes(kind))
    return [headings, ...rows.map(([first = '', ...cells]) => [`# ${first}`, ...cells])];
  return [
    [fieldHeading, '# example', 'value'],
    ...headings.map((heading, at) => [heading, rows[0]?.[at] ?? '', '']),
  ];
}

const isKind = (name: string): name is EditionFile => name in editionFiles;

/** The names of the files with records in an edition's folder: `<kind>.<format>` and workbooks. */
function recordFiles(folder: string): string[] {
  return listFiles(folder).filter((name) => {
    const extension = extname(name);
    return (
      extension === '.xlsx' || (formats.includes(extension) && isKind(basename(name, extension)))
    );
  });
}

/** Without what operating systems and spreadsheets add. */
function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !/^(?:\.|~\$|thumbs\.db$|desktop\.ini$)/iu.test(name))
    .sort();
}

/** Whether a folder may hold an edition. */
export const holdsEdition = (folder: string): boolean =>
  recordFiles(folder).some((name) => name.startsWith('edition.') || name.endsWith('.xlsx'));

export function hashEditionFiles(folder: string): string {
  const hash = createHash('sha256');
  for (const file of recordFiles(folder))
    hash.update(`\n${file}\n`).update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

export function listEditions(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    .filter((code) => holdsEdition(join(folder, code)))
    .sort();
}

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordFields, type RecordField } from '../records/record-fields.ts';
import type { EditionFile } from '../records/records.ts';
import { kinds } from '../../store/records.ts';
import { writeCsv } from '../../desk/csv.ts';
import { writeXlsx } from '../../desk/send-table.ts';
import { readEditionFolder } from './read/edition-files.ts';
import { cellOf, fieldHeading } from './read/table-records.ts';

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

export class TemplateExistsError extends Error {
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

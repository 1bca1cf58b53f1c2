import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../../store/content.ts';
import {
  derivedFields,
  describeSchema,
  recordFields,
  type RecordField,
} from '../records/record-fields.ts';
import type { EditionFile } from '../records/records.ts';

const needs: Record<RecordField['need'], string> = {
  yes: 'yes',
  language: 'one language',
  group: 'with its group',
  no: '',
};

export const fieldsFile = join(import.meta.dirname, '../../../../docs/edition-fields.md');

const introduction = `# The fields of an edition's records

Written by \`npm run write-fields -w organiser\` from the schemas of the import; a test compares.
How to use them: [editions.md](editions.md). A field is a column of a spreadsheet, or a row of a
sheet that begins with \`Field\`. In \`Hours.1.Date\` the number counts what there are several of:
\`Hours.2.Date\` is of the second day. In JSON Lines and YAML a dot leads into an object, and a
number is a place in a list.`;

export function describeFields(): string {
  return [introduction, ...kinds.map(describeKind)].join('\n\n');
}

function describeKind(kind: EditionFile): string {
  const rows = recordFields(kind).map(
    (field) => `| \`${field.name}\` | ${needed(kind, field)} | ${what(field)} |`,
  );
  return [`## ${kind}`, '', '| field | needed | what |', '| --- | --- | --- |', ...rows].join('\n');
}

function needed(kind: EditionFile, { name, need }: RecordField): string {
  const derived = derivedFields[kind]?.[name.split('.')[0] ?? ''];
  return derived ? `else ${derived.from}` : needs[need];
}

const what = ({ schema, isList }: RecordField) =>
  `${describeSchema(schema)}${isList ? ', or several' : ''}`.replaceAll('|', '\\|');

if (import.meta.main) writeFileSync(fieldsFile, `${describeFields()}\n`);

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bilingual } from '@dswine/shared/contract/wire';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { parse } from 'yaml';

const Cell = Type.Union([Bilingual, Type.String()]);
/** Tables whose rows are records of the edition: `data-tables.ts`. */
const TableName = Type.Union([
  Type.Literal('opening-hours'),
  Type.Literal('booths'),
  Type.Literal('deadlines'),
]);

/** A part of a document: running text, a list, a table, or a drawing. */
const Part = Type.Union([
  Type.Object({ text: Bilingual }),
  Type.Object({ list: Type.Array(Bilingual) }),
  Type.Object({ columns: Type.Array(Bilingual), rows: Type.Array(Type.Array(Cell)) }),
  Type.Object({ columns: Type.Array(Bilingual), tableOf: TableName }),
  /** An SVG, or the name of one in the edition's files. */
  Type.Object({ drawing: Cell, caption: Bilingual }),
]);

/** A document for exhibitors, as `<file>.yaml` has it. */
const DocumentText = Type.Object({
  title: Bilingual,
  lead: Bilingual,
  version: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  sections: Type.Array(Type.Object({ title: Bilingual, parts: Type.Array(Part) })),
});

export type Cell = Static<typeof Cell>;
export type TableName = Static<typeof TableName>;
export type Part = Static<typeof Part>;
/** `file` is its name in the file storage without language and extension. */
export type Document = Static<typeof DocumentText> & { file: string };

const files = [
  'booth-contract',
  'exhibitor-manual',
  'floor-regulations',
  'booth-fitting-rules',
  'responsible-service',
  'import-guide',
  'price-list',
];

/** The documents that are written in YAML. Throws when one does not fit its schema. */
export function readDocuments(): Document[] {
  return files.map((file) => {
    const text = readFileSync(join(import.meta.dirname, `${file}.yaml`), 'utf8');
    return { file, ...Value.Parse(DocumentText, parse(text)) };
  });
}

import { createHash } from 'node:crypto';
import { Type, type TSchema } from 'typebox';
import { writeCsv } from '../../desk/csv.ts';
import { contextOf, dataSetSchemas, listItems, type DataSet, type OpenItem } from './data-sets.ts';
import type { Edition } from '../editions/edition.ts';

/** A data set as JSON-LD. Equal records give equal bytes. */
export function writeJson(name: DataSet, edition: Edition, site: string): string {
  const items = listItems(name, edition, site);
  return `${JSON.stringify({ '@context': contextOf(site), '@graph': items })}\n`;
}

/**
 * A data set as a table: a column for each field, and for each language of a text (`name_en`).
 * Items of lists are separated by semicolons.
 */
export function writeTable(name: DataSet, edition: Edition, site: string): string {
  const columns = Object.entries(dataSetSchemas[name].properties)
    .filter(([field]) => field !== '@type')
    .flatMap(([field, schema]) => columnsOf(field, schema));
  const rows = listItems(name, edition, site).map((item) => columns.map(({ cell }) => cell(item)));
  return writeCsv([columns.map(({ head }) => head), ...rows]);
}

type Column = { head: string; cell: (item: OpenItem) => string };

function columnsOf(field: string, schema: TSchema): Column[] {
  const valueIn = (item: object): unknown => (item as Record<string, unknown>)[field];
  if (Type.IsObject(schema))
    return Object.keys(schema.properties).map((tag) => ({
      head: `${field}_${tag}`,
      cell: (item) => String((valueIn(item) as Record<string, string> | undefined)?.[tag] ?? ''),
    }));
  return [
    {
      head: field.replace('@', ''),
      cell: (item) => [valueIn(item) ?? ''].flat().map(String).join(';'),
    },
  ];
}

/** What names a record and its state: another hash means that it has changed. */
export type RecordHash = { set: DataSet; identifier: string; hash: string };

export const hashesOf = (name: DataSet, edition: Edition, site: string): RecordHash[] =>
  listItems(name, edition, site).map((item) => ({
    set: name,
    identifier: `${'kind' in item && name === 'terms' ? `${item.kind}/` : ''}${item.identifier}`,
    hash: sha256(JSON.stringify(item)).slice(0, 16),
  }));

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

import type { AllRecords, EditionFile, EditionRecords } from '../content/records/records.ts';
import type { Database } from './tables.ts';
import type { ContentEditRow } from './tables/exhibitor-desk.ts';

export type EditableKind = ContentEditRow['kind'];
/** Fields that replace those of a record, or a whole record of its own. */
export type Edit = { kind: EditableKind; id: string; fields: object };

/** The ids of products that exhibitors add begin here. Imports have smaller ones. */
export const firstAddedProduct = 900_000_001;

/** Optional fields that exhibitors may also empty. */
export const emptied: Record<EditableKind, readonly string[]> = {
  exhibitors: ['Website'],
  products: ['Abv', 'Volume', 'Vintage'],
};
const isEditable = (kind: EditionFile): kind is EditableKind => kind in emptied;

/** What exhibitors have changed and visitors see: of an edition, a kind or one record. */
export async function listShownEdits(
  database: Database,
  edition: string,
  { kind, id }: { kind?: EditionFile; id?: string } = {},
): Promise<Edit[]> {
  if (kind !== undefined && !isEditable(kind)) return [];
  let rows = database
    .selectFrom('content_edits')
    .select(['kind', 'id', 'shown'])
    .where('edition', '=', edition)
    .where('shown', 'is not', null);
  if (kind !== undefined) rows = rows.where('kind', '=', kind);
  if (id !== undefined) rows = rows.where('id', '=', id);
  const found = await rows.orderBy('id').execute();
  return found.map((row) => readEdit(row, row.shown));
}

export const readEdit = (
  { kind, id }: Pick<ContentEditRow, 'kind' | 'id'>,
  fields: string | null,
): Edit => ({ kind, id, fields: JSON.parse(fields ?? '{}') as object });

/** The records of a kind with changed fields, then those that exhibitors have added. */
export function applyEdits<K extends EditionFile>(
  kind: K,
  records: readonly EditionRecords[K][],
  edits: readonly Edit[],
): EditionRecords[K][] {
  const own = new Map(edits.flatMap((edit) => (edit.kind === kind ? [[edit.id, edit]] : [])));
  if (own.size === 0 || !isEditable(kind)) return [...records];
  const edited = records.map((record) => {
    const { Id } = record as { Id: string };
    const edit = own.get(Id);
    own.delete(Id);
    return edit ? editRecord(kind, record, edit) : record;
  });
  const added = [...own.values()].filter(({ fields }) => 'Id' in fields);
  return [...edited, ...added.map(({ fields }) => fields as EditionRecords[K])];
}

/** A record with changed fields. */
export function editRecord<R extends object>(kind: EditableKind, record: R, { fields }: Edit): R {
  const rest = Object.entries(record).filter(([name]) => !emptied[kind].includes(name));
  return { ...(Object.fromEntries(rest) as R), ...fields };
}

export function withEdits(records: AllRecords, edits: readonly Edit[]): AllRecords {
  return {
    ...records,
    exhibitors: applyEdits('exhibitors', records.exhibitors, edits),
    products: applyEdits('products', records.products, edits),
  };
}

/** A document of an exhibitor, stored with the fields of its record. */
export type OwnDocument = { Id: string; Title: string; Bytes: number };

/** The documents that an exhibitor shows. Imports have none. */
export const documentsOf = (record: EditionRecords['exhibitors']): readonly OwnDocument[] =>
  (record as { Documents?: OwnDocument[] }).Documents ?? [];

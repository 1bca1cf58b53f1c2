import { createHash } from 'node:crypto';
import type { DeskProfile } from '@dswine/shared/contract/exhibitor-desk';
import { fieldError } from '../../http/responses.ts';
import { firstAddedProduct, readEdit, type Edit, type EditableKind } from '../../store/edits.ts';
import type { Database } from '../../store/tables.ts';
import type { ContentEditRow, ExhibitorFileRow } from '../../store/tables/exhibitor-desk.ts';

export type OfExhibitor = { edition: string; exhibitorId: string };

/** What an exhibitor has changed, and the files that it sent. */
export type Changes = {
  edits: readonly ContentEditRow[];
  files: readonly ExhibitorFileRow[];
  state: DeskProfile['State'];
  /** Names this state of all that visitors do not see yet. */
  seen: string;
};

export async function readChanges(
  database: Database,
  { edition, exhibitorId }: OfExhibitor,
): Promise<Changes> {
  const of = (table: 'content_edits' | 'exhibitor_files') =>
    database
      .selectFrom(table)
      .where('edition', '=', edition)
      .where('exhibitor_id', '=', exhibitorId)
      .orderBy('id');
  const edits = await of('content_edits')
    .selectAll('content_edits')
    .where(({ eb, or }) => or([eb('draft', 'is not', null), eb('shown', 'is not', null)]))
    .execute();
  const files = await of('exhibitor_files').selectAll('exhibitor_files').execute();
  const approval = await database
    .selectFrom('profile_approvals')
    .select('sent_at')
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId)
    .executeTakeFirst();
  const changed = [
    ...edits.flatMap(({ kind, id, draft }) => (draft === null ? [] : [kind, id, draft])),
    ...files.flatMap(({ id, shown_at }) => (shown_at === null ? [id] : [])),
  ];
  const state = changed.length === 0 ? 'shown' : approval ? 'waiting' : 'draft';
  const seen = createHash('sha256').update(JSON.stringify(changed)).digest('hex').slice(0, 40);
  return {
    edits: edits as ContentEditRow[],
    files: files as ExhibitorFileRow[],
    state,
    seen,
  };
}

/** The drafts, to be applied to the records that visitors see. */
export const draftsOf = ({ edits }: Pick<Changes, 'edits'>): Edit[] =>
  edits.flatMap((row) => (row.draft === null ? [] : [readEdit(row, row.draft)]));

/** Stores fields as a draft. What waited for approval has to be sent again. */
export async function saveDraft(
  database: Database,
  { edition, exhibitorId }: OfExhibitor,
  { kind, id, fields }: { kind: EditableKind; id: string; fields: object },
  now: Date,
): Promise<void> {
  const draft = { draft: JSON.stringify(fields), changed_at: now.toISOString() };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('content_edits')
    .values({
      ...{ edition, kind, id, exhibitor_id: exhibitorId, shown: null, shown_in: 0 },
      ...draft,
    })
    .onConflict((row) =>
      row
        .columns(['edition', 'kind', 'id'])
        .doUpdateSet(draft)
        .where('content_edits.exhibitor_id', '=', exhibitorId),
    )
    .executeTakeFirst();
  // Another exhibitor's, which took the id at the same time.
  if (!numInsertedOrUpdatedRows) throw fieldError('Id', 'wrong', taken);
  await endApproval(database, { edition, exhibitorId });
}

const taken = '請再儲存一次 / Please save it once more';

export async function endApproval(
  database: Database,
  { edition, exhibitorId }: OfExhibitor,
): Promise<{ member_id: string } | undefined> {
  return database
    .deleteFrom('profile_approvals')
    .where('edition', '=', edition)
    .where('exhibitor_id', '=', exhibitorId)
    .returning('member_id')
    .executeTakeFirst();
}

/** An id for a product that an exhibitor adds. A removed one leaves its row, and so its id. */
export async function nextProductId(database: Database, edition: string): Promise<string> {
  const row = await database
    .selectFrom('content_edits')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('edition', '=', edition)
    .where('kind', '=', 'products')
    // Ids are texts: of the same length they are in the order of their numbers.
    .where(({ eb, fn }) => eb(fn<number>('length', ['id']), '=', 9))
    .where('id', '>=', String(firstAddedProduct))
    .executeTakeFirst();
  return String(Math.max(Number(row?.last ?? 0) + 1, firstAddedProduct));
}

/** Whether an exhibitor added the product, and may remove it. */
export const isAdded = (id: string) => Number(id) >= firstAddedProduct;

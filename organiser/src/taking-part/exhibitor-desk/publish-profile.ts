import { bumpRevision } from '../../store/content.ts';
import type { OwnDocument } from '../../store/edits.ts';
import type { Database } from '../../store/tables.ts';
import { removeFile, showPicture } from './exhibitor-files.ts';
import { endApproval, readChanges, type OfExhibitor } from './profile.repository.ts';

/** Changes of files, which no rollback undoes. */
export type AfterCommit = (() => Promise<void>)[];

/** Runs a transaction and, once it is committed, what it left to be done with files. */
export async function withFiles<Result>(
  database: Database,
  work: (transaction: Database, after: AfterCommit) => Promise<Result>,
): Promise<Result> {
  const after: AfterCommit = [];
  const result = await database.transaction().execute((transaction) => work(transaction, after));
  for (const change of after) await change();
  return result;
}

/**
 * Shows all changes of an exhibitor to visitors, in a transaction. Returns the member who sent them
 * for approval, if any.
 */
export async function publishProfile(
  transaction: Database,
  { edition, exhibitorId }: OfExhibitor,
  { dataFolder, now, after }: { dataFolder: string; now: Date; after: AfterCommit },
): Promise<{ member_id: string } | undefined> {
  const of = { edition, exhibitorId };
  const { edits, files } = await readChanges(transaction, of);
  const at = now.toISOString();
  const shown_in = await bumpNumber(transaction, of, now);
  for (const file of files.filter(({ shown_at }) => shown_at === null)) {
    if (file.kind !== 'document') {
      after.push(() => showPicture(dataFolder, file));
      for (const earlier of files)
        if (earlier.id !== file.id && isSamePicture(earlier, file))
          await deleteFile(transaction, dataFolder, { file: earlier, after });
    }
    await transaction
      .updateTable('exhibitor_files')
      .set({ shown_at: at })
      .where('id', '=', file.id)
      .execute();
  }
  for (const { kind, id, draft, shown } of edits) {
    if (draft === null) continue;
    const fields = { ...documentsIn(shown), ...(JSON.parse(draft) as object) };
    await transaction
      .updateTable('content_edits')
      .set({ shown: JSON.stringify(fields), draft: null, shown_in })
      .where('edition', '=', edition)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  }
  await showDocuments(transaction, of, now);
  return endApproval(transaction, of);
}

/** Makes a new content revision. Returns its number. */
async function bumpNumber(
  transaction: Database,
  { edition, exhibitorId }: OfExhibitor,
  now: Date,
): Promise<number> {
  const cause = `profile of exhibitor/${exhibitorId}`;
  return Number.parseInt(await bumpRevision(transaction, edition, cause, now), 10);
}

type File = Parameters<typeof showPicture>[1];
const isSamePicture = (one: File, other: File) =>
  one.kind === other.kind && one.record_id === other.record_id;

export async function deleteFile(
  transaction: Database,
  dataFolder: string,
  { file, after }: { file: File; after: AfterCommit },
): Promise<void> {
  await transaction.deleteFrom('exhibitor_files').where('id', '=', file.id).execute();
  after.push(() => removeFile(dataFolder, file));
}

const documentsIn = (shown: string | null): { Documents?: OwnDocument[] } => {
  const { Documents } = JSON.parse(shown ?? '{}') as { Documents?: OwnDocument[] };
  return Documents ? { Documents } : {};
};

/** Lists the documents that are shown with their exhibitor, as part of its record. */
export async function showDocuments(
  transaction: Database,
  { edition, exhibitorId }: OfExhibitor,
  now: Date,
): Promise<void> {
  const { edits, files } = await readChanges(transaction, { edition, exhibitorId });
  const before = edits.find(({ kind }) => kind === 'exhibitors');
  const Documents = files
    .filter(({ kind, shown_at }) => kind === 'document' && shown_at !== null)
    .map(({ id: Id, title: Title, bytes: Bytes }) => ({ Id, Title, Bytes }));
  if (Documents.length === 0 && documentsIn(before?.shown ?? null).Documents === undefined) return;
  const shown = JSON.stringify({ ...(JSON.parse(before?.shown ?? '{}') as object), Documents });
  const shown_in = await bumpNumber(transaction, { edition, exhibitorId }, now);
  const key = { edition, kind: 'exhibitors' as const, id: exhibitorId, exhibitor_id: exhibitorId };
  await transaction
    .insertInto('content_edits')
    .values({ ...key, draft: null, shown, shown_in, changed_at: now.toISOString() })
    .onConflict((row) => row.columns(['edition', 'kind', 'id']).doUpdateSet({ shown, shown_in }))
    .execute();
}

import { integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';
import type { Lang } from '@dswine/shared/contract/wire';

export const exhibitorDeskTables = {
  /** One who may use an exhibitor's desk by a mailed link, until two months after the fair. */
  exhibitor_members: table(
    {
      id: text,
      edition: text,
      exhibitor_id: text,
      name: text,
      email: text,
      /** Of mails. */
      locale: oneOf<Lang>(),
      created_at: text,
      /** The link says that it has ended. */
      revoked_at: nullableText,
    },
    {
      key: ['id'],
      indexes: [
        ['edition', 'exhibitor_id'],
        ['edition', 'email'],
      ],
    },
  ),
  /** Who did what at an exhibitor's desk. */
  exhibitor_actions: table(
    {
      id: text,
      edition: text,
      exhibitor_id: text,
      /** Null: the organiser's staff. */
      member_id: nullableText,
      at: text,
      /** A code, for which the page has a text. */
      action: text,
    },
    { key: ['id'], indexes: [['edition', 'exhibitor_id', 'at']] },
  ),
  /** What an exhibitor wrote in place of imported fields, or as a record of its own. */
  content_edits: table(
    {
      edition: text,
      kind: oneOf<'exhibitors' | 'products'>(),
      id: text,
      exhibitor_id: text,
      /** JSON of the fields that were changed since they were shown. */
      draft: nullableText,
      /** JSON of the fields that replace those of the import. */
      shown: nullableText,
      /** The number of the content revision that showed it last; 0: none did. */
      shown_in: integer,
      changed_at: text,
    },
    { key: ['edition', 'kind', 'id'], indexes: [['edition', 'exhibitor_id']] },
  ),
  /** A file that an exhibitor sent, checked and written again. `exhibitor-files.ts` says where. */
  exhibitor_files: table(
    {
      id: text,
      edition: text,
      exhibitor_id: text,
      /** Of a picture, the kind and id of its record: it replaces an earlier one when it is shown. */
      kind: oneOf<'document' | 'exhibitor' | 'product'>(),
      record_id: text,
      /** Of a document. */
      title: text,
      bytes: integer,
      changed_at: text,
      /** Null: visitors do not see it yet. */
      shown_at: nullableText,
    },
    { key: ['id'], indexes: [['edition', 'exhibitor_id']] },
  ),
  /** What forms ask of a company, offered again at the desk of the next fair. */
  exhibitor_companies: table(
    {
      edition: text,
      exhibitor_id: text,
      /** A keyed hash of the address of the member who typed it (`applications/person-key.ts`). */
      person: text,
      /** JSON. */
      data: text,
      changed_at: text,
    },
    { key: ['edition', 'exhibitor_id'], indexes: [['person', 'changed_at']] },
  ),
  /** An exhibitor whose changes wait for the staff's approval. */
  profile_approvals: table(
    { edition: text, exhibitor_id: text, member_id: text, sent_at: text },
    { key: ['edition', 'exhibitor_id'] },
  ),
};
export type ContentEditRow = RowOf<typeof exhibitorDeskTables.content_edits>;
export type ExhibitorFileRow = RowOf<typeof exhibitorDeskTables.exhibitor_files>;
export type ExhibitorMemberRow = RowOf<typeof exhibitorDeskTables.exhibitor_members>;
export type ExhibitorActionRow = RowOf<typeof exhibitorDeskTables.exhibitor_actions>;

import { nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';
import type { Lang } from '@dswine/shared/contract/wire';

const since = '0016-exhibitor-desk';

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
      since,
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
    { key: ['id'], indexes: [['edition', 'exhibitor_id', 'at']], since },
  ),
};
export type ExhibitorMemberRow = RowOf<typeof exhibitorDeskTables.exhibitor_members>;
export type ExhibitorActionRow = RowOf<typeof exhibitorDeskTables.exhibitor_actions>;

import { integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const exhibitorWorkTables = {
  /** A version of an exhibitor's order. The last one sent is what counts. */
  exhibitor_orders: table(
    {
      id: text,
      edition: text,
      exhibitor_id: text,
      /** Counts from 1. The index below lets one of two colleagues win who send at once. */
      version: integer,
      state: oneOf<'draft' | 'sent'>(),
      /** Who filled it in, and the name at that time. */
      member_id: text,
      member_name: text,
      /** JSON: `OrderLine[]` of `price-order.ts`. */
      lines: text,
      /** JSON: the people of `orderLists`, by list. Only the last version names them. */
      lists: text,
      /** New Taiwan dollars, tax included. */
      total: integer,
      changed_at: text,
      /** When the names of people must be deleted, and when the order itself. */
      names_until: text,
      retain_until: text,
    },
    {
      key: ['id'],
      unique: [['edition', 'exhibitor_id', 'version']],
      indexes: [['names_until'], ['retain_until']],
    },
  ),
  /** What an exhibitor's team did with an inquiry. The last hand-over says whose it is. */
  inquiry_steps: table(
    {
      id: text,
      submission_id: text,
      kind: oneOf<'answer' | 'hand-over'>(),
      member_name: text,
      /** Of a hand-over: to whom. */
      to_member: nullableText,
      to_name: nullableText,
      text,
      at: text,
    },
    { key: ['id'], indexes: [['submission_id', 'at']] },
  ),
  /** What staff noted about an exhibitor: a deadline that is met, a day on which it was reminded. */
  exhibitor_marks: table(
    {
      edition: text,
      exhibitor_id: text,
      kind: oneOf<'met' | 'reminded'>(),
      /** The id of the deadline, or the day in Taipei: at most one reminder a day. */
      subject: text,
      staff: text,
      at: text,
    },
    { key: ['edition', 'exhibitor_id', 'kind', 'subject'] },
  ),
};
export type ExhibitorOrderRow = RowOf<typeof exhibitorWorkTables.exhibitor_orders>;
export type InquiryStepRow = RowOf<typeof exhibitorWorkTables.inquiry_steps>;
export type ExhibitorMarkRow = RowOf<typeof exhibitorWorkTables.exhibitor_marks>;

import { oneOf, table, text, type RowOf } from '../table-plan.ts';

export const entryTables = {
  /** One entry of a visitor through a door. It says nothing of a person. */
  entries: table(
    {
      /** A UUID that the phone at the door chose, so that sending it again changes nothing. */
      id: text,
      edition: text,
      /** A hash of what the badge's QR code says (`hashBadge`). */
      badge: text,
      audience: oneOf<'trade' | 'public'>(),
      /** By the show's clock, in UTC. */
      at: text,
      /** When it reached the organiser, which may be later: a phone may have had no network. */
      received_at: text,
    },
    {
      key: ['id'],
      indexes: [
        ['edition', 'at'],
        ['edition', 'received_at'],
      ],
    },
  ),
};
export type EntryRow = RowOf<typeof entryTables.entries>;

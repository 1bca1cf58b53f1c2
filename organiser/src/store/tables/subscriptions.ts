import { nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const subscriptionTables = {
  /** A wish to be told of the next edition. The address is in the submission. */
  subscriptions: table(
    {
      submission_id: text,
      /** The edition that was shown when the wish was sent. */
      edition: text,
      /** The year of the edition that the mails are about. */
      year: text,
      audience: oneOf<'visitor' | 'exhibitor'>(),
      /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
      person: text,
      /** The hash of its link's token; `access_links` opens it. */
      token_hash: text,
      /** When the owner of the address confirmed it. Null before: no mails but the first. */
      confirmed_at: nullableText,
    },
    {
      key: ['submission_id'],
      unique: [['token_hash']],
      indexes: [['edition', 'audience', 'person']],
    },
  ),
};
export type SubscriptionRow = RowOf<typeof subscriptionTables.subscriptions>;

/** A wish to be told of the next edition. The address is in the submission. */
export interface SubscriptionRow {
  submission_id: string;
  /** The edition that was shown when the wish was sent. */
  edition: string;
  /** The year of the edition that the mails are about. */
  year: string;
  audience: 'visitor' | 'exhibitor';
  /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
  person: string;
  /** The hash of its link's token, for organisers that have no `access_links` yet. */
  token_hash: string;
  /** When the owner of the address confirmed it. Null before: no mails but the first. */
  confirmed_at: string | null;
}

export interface SubscriptionTables {
  subscriptions: SubscriptionRow;
}

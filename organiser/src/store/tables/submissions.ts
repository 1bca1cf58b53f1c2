import { flag, integer, nullableText, oneOf, table, text, type RowOf } from '../table-plan.ts';

export const submissionTables = {
  submissions: table(
    {
      id: text,
      /** The reference number that the sender knows: `DSW-7K3M-Q9TX`. */
      reference: text,
      /** Detects duplicate submissions: sha256 over kind, key and content, in hex. */
      key_hash: text,
      edition: text,
      kind: text,
      /** JSON: the form of a team (`TeamForm`) as it was when this was sent. */
      definition: nullableText,
      locale: text,
      /** JSON: the form's specific fields. Cleared when the submission is deleted. */
      data: text,
      email: nullableText,
      /** The records that the submission is about. */
      exhibitor_id: nullableText,
      product_id: nullableText,
      event_id: nullableText,
      /** JSON: response data besides the reference. */
      answer: text,
      notice_version: text,
      notice_at: text,
      marketing: flag,
      state: oneOf<'new' | 'answered' | 'deleted'>(),
      created_at: text,
      /** When the submission must be deleted, as the privacy page promises. */
      retain_until: text,
    },
    {
      key: ['id'],
      unique: [['reference'], ['key_hash']],
      indexes: [['edition', 'kind', 'created_at'], ['retain_until'], ['email']],
    },
  ),
  outbox_mails: table(
    {
      id: text,
      kind: text,
      recipient: text,
      locale: text,
      /**
       * JSON: input of the mail writer for this kind. Cleared, like the recipient, when the mail is
       * sent.
       */
      data: text,
      state: oneOf<'waiting' | 'sent' | 'parked'>(),
      attempts: integer,
      due_at: text,
      leased_until: nullableText,
      /** Why the mail was parked or failed last. */
      reason: nullableText,
      created_at: text,
      sent_at: nullableText,
      /** The request that caused the mail, as logs and traces name it. Cleared when it is sent. */
      request_id: nullableText,
      traceparent: nullableText,
    },
    { key: ['id'], indexes: [['state', 'due_at']] },
  ),
  /** An erased submission or member, by its random id. */
  erasures: table(
    {
      id: text,
      kind: text,
      /** Set until the mail files that contain it are deleted. */
      reference: nullableText,
      at: text,
      /** `open`: data outside the tables is still to be deleted. */
      state: oneOf<'open' | 'done'>(),
    },
    { key: ['id'], indexes: [['state']] },
  ),
};
export type SubmissionRow = RowOf<typeof submissionTables.submissions>;
export type OutboxMailRow = RowOf<typeof submissionTables.outbox_mails>;
export type ErasureRow = RowOf<typeof submissionTables.erasures>;

import type { Flag } from './flag.ts';

/** A submission of any form of the site. */
export interface SubmissionRow {
  id: string;
  /** The reference number that the sender knows: `DSW-7K3M-Q9TX`. */
  reference: string;
  /** Detects duplicate submissions: sha256 over kind, key and content, in hex. */
  key_hash: string;
  edition: string;
  kind: string;
  locale: string;
  /** JSON: the form's specific fields. Cleared when the submission is deleted. */
  data: string;
  email: string | null;
  /** The records that the submission is about. */
  exhibitor_id: string | null;
  product_id: string | null;
  event_id: string | null;
  /** JSON: response data besides the reference. */
  answer: string;
  notice_version: string;
  notice_at: string;
  marketing: Flag;
  state: 'new' | 'answered' | 'deleted';
  created_at: string;
  /** When the submission must be deleted, as the privacy page promises. */
  retain_until: string;
}

export interface OutboxMailRow {
  id: string;
  kind: string;
  recipient: string;
  locale: string;
  /**
   * JSON: input of the mail writer for this kind. Cleared, like the recipient, when the mail is
   * sent.
   */
  data: string;
  state: 'waiting' | 'sent' | 'parked';
  attempts: number;
  due_at: string;
  leased_until: string | null;
  /** Why the mail was parked or failed last. */
  reason: string | null;
  created_at: string;
  sent_at: string | null;
  /** The request that caused the mail, as logs and traces name it. Cleared when it is sent. */
  request_id: string | null;
  traceparent: string | null;
}

/** An erased submission or member, by its random id. */
export interface ErasureRow {
  id: string;
  kind: string;
  /** Set until the mail files that contain it are deleted. */
  reference: string | null;
  at: string;
  /** `open`: data outside the tables is still to be deleted. */
  state: 'open' | 'done';
}

export interface SubmissionTables {
  outbox_mails: OutboxMailRow;
  submissions: SubmissionRow;
  erasures: ErasureRow;
}

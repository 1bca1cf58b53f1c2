import type { Kysely } from 'kysely';
import {
  type RowOf,
  type Table,
  flag,
  integer,
  nullableText,
  oneOf,
  table,
  text,
} from './table-plan.ts';
import { accountTables } from './tables/accounts.ts';
import { contentTables } from './tables/content.ts';
import { deskTables } from './tables/desk.ts';
import { exhibitorDeskTables } from './tables/exhibitor-desk.ts';
import { exhibitorWorkTables } from './tables/exhibitor-work.ts';
import { protectionTables } from './tables/protection.ts';
import type { LinkPurpose } from '../policies.ts';

const submissionTables = {
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

const applicationTables = {
  /**
   * An application for a place at an entry of the calendar. The applicant's data is in the
   * submission.
   */
  applications: table(
    {
      id: text,
      edition: text,
      entry: text,
      /** A person has one application per scope: an event with several evenings, or else the entry. */
      scope: text,
      /** Position in the queue of the entry, from 1. */
      number: integer,
      /** `held`: has a place until it is confirmed; `lapsed`: it was not confirmed in time. */
      state: oneOf<'held' | 'placed' | 'waiting' | 'withdrawn' | 'lapsed'>(),
      /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
      person: text,
      /**
       * The person while the application is active, and its own id after withdrawal. The person can
       * then apply again.
       */
      holder: text,
      submission_id: text,
      /**
       * Deadline for confirming the email address. Null once it is confirmed, or when the
       * application ended.
       */
      confirm_by: nullableText,
      created_at: text,
      changed_at: text,
    },
    {
      key: ['id'],
      unique: [
        ['edition', 'scope', 'holder'],
        ['edition', 'entry', 'number'],
      ],
      indexes: [
        ['edition', 'entry', 'state', 'number'],
        ['edition', 'person'],
        ['submission_id'],
        ['confirm_by'],
      ],
    },
  ),
  /**
   * The queue of an entry. Transactions that change the queue update this row first, which
   * serialises them.
   */
  application_counters: table(
    {
      edition: text,
      entry: text,
      last_number: integer,
      /** JSON: what the applicants were notified of about the entry. */
      announced: nullableText,
    },
    { key: ['edition', 'entry'] },
  ),
};
export type ApplicationRow = RowOf<typeof applicationTables.applications>;

const appointmentTables = {
  /**
   * An appointment that an inquiry asked for. What the visitor filled in is in the submission. Past
   * ones that were never confirmed are `expired`, which is not stored.
   */
  appointments: table(
    {
      id: text,
      edition: text,
      exhibitor_id: text,
      submission_id: text,
      /** A keyed hash of the visitor's email address (`applications/person-key.ts`). */
      person: text,
      state: oneOf<'requested' | 'proposed' | 'confirmed' | 'declined' | 'cancelled'>(),
      /** JSON: the visitor's times. */
      slots: text,
      /** JSON: the exhibitor's times instead. */
      proposals: text,
      /**
       * The confirmed time. It stays while other times are asked for, and after a cancellation for
       * the calendar files.
       */
      slot: nullableText,
      /** What came with the last answer. */
      note: text,
      /** Incremented with every change; also SEQUENCE of the calendar files. */
      sequence: integer,
      created_at: text,
      changed_at: text,
    },
    { key: ['id'], unique: [['submission_id']], indexes: [['edition', 'exhibitor_id']] },
  ),
  /**
   * One row per confirmed appointment. Its unique indexes prevent that an exhibitor or a visitor
   * has two at the same time.
   */
  confirmed_slots: table(
    { appointment_id: text, edition: text, exhibitor_id: text, person: text, slot: text },
    {
      key: ['appointment_id'],
      unique: [
        ['edition', 'exhibitor_id', 'slot'],
        ['edition', 'person', 'slot'],
      ],
      belongsTo: { column: 'appointment_id', table: 'appointments' },
    },
  ),
};
export type AppointmentRow = RowOf<typeof appointmentTables.appointments>;

const accessLinkTables = {
  /** A link of a mail or a cookie. `linkRules` of `policies.ts` says what each purpose allows. */
  access_links: table(
    {
      /** sha256 of the token, in hex. The token of a device opens several appointments. */
      token_hash: text,
      purpose: oneOf<LinkPurpose>(),
      /** The person or the id of the record that it opens. */
      subject: text,
      /** Null: as long as its subject exists. */
      expires_at: nullableText,
      uses: integer,
    },
    {
      key: ['token_hash', 'purpose', 'subject'],
      indexes: [['subject'], ['expires_at']],
    },
  ),
};
export type AccessLinkRow = RowOf<typeof accessLinkTables.access_links>;

const subscriptionTables = {
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

const visitorRegistrationTables = {
  visitor_registrations: table(
    {
      submission_id: text,
      edition: text,
      audience: oneOf<'trade' | 'public'>(),
      /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
      person: text,
      /** Dates, joined with commas. */
      days: text,
      state: oneOf<'registered' | 'waiting' | 'declined'>(),
      /** Names the badge when it is scanned. Random, so that it reveals nothing about its holder. */
      badge: text,
      /** Counts the changes, for calendar programs. */
      sequence: integer,
      changed_at: text,
    },
    {
      key: ['submission_id'],
      // A person registers once as trade, and once as public.
      unique: [['edition', 'person', 'audience'], ['badge']],
      indexes: [['edition', 'state']],
    },
  ),
};
export type VisitorRegistrationRow = RowOf<typeof visitorRegistrationTables.visitor_registrations>;

const entryTables = {
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

const all = {
  ...contentTables,
  ...accessLinkTables,
  ...accountTables,
  ...protectionTables,
  ...submissionTables,
  ...applicationTables,
  ...appointmentTables,
  ...deskTables,
  ...subscriptionTables,
  ...visitorRegistrationTables,
  ...exhibitorDeskTables,
  ...exhibitorWorkTables,
  ...entryTables,
};

/** All tables by name, each after those that its rows belong to. */
export const tables: Readonly<Record<string, Table>> = all;
export type Tables = { [Name in keyof typeof all]: RowOf<(typeof all)[Name]> };
export type Database = Kysely<Tables>;

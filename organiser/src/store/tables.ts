import type { Generated, Kysely } from 'kysely';

/** 0 or 1: both engines store a flag as an integer. */
export type Flag = 0 | 1;
/** JSON as text: the record as imported. */
type RecordText = string;

/**
 * Columns of all content rows: the edition, and a hash over all other columns with which an import
 * detects changes.
 */
type Content = { edition: string; hash: string };

export interface EditionRow extends Content {
  record: RecordText;
}
export interface AreaRow extends Content {
  code: string;
  position: number;
  record: RecordText;
}
export interface TermRow extends Content {
  kind: string;
  code: string;
  position: number;
  record: RecordText;
  /**
   * The rank of the name in stroke order (`rank_en`: in English order) among the terms of its kind.
   */
  rank_tw: number;
  rank_en: number;
}
export interface ExhibitorRow extends Content {
  id: string;
  id_number: number;
  country: string;
  area: string;
  search_priority: Flag;
  featured: Flag;
  popularity: number;
  rank_tw: number;
  rank_en: number;
  search_text: string;
  record: RecordText;
}
/** A link between an exhibitor and an area, a category or a tag (`kind`). */
export interface ExhibitorTermRow extends Content {
  exhibitor_id: string;
  kind: string;
  code: string;
}
export interface ExhibitorBoothRow extends Content {
  number: string;
  exhibitor_id: string;
  /** The digits of the booth's number as a number: 123 for A0123. */
  digits: number;
}
export interface ProductRow extends Content {
  id: string;
  id_number: number;
  exhibitor_id: string;
  category: string;
  country: string;
  area: string;
  popularity: number;
  /** The rating in tenths: 0 to 50. */
  rating_tenths: number;
  rank_tw: number;
  rank_en: number;
  search_text: string;
  record: RecordText;
}
export interface NewsRow extends Content {
  id: string;
  id_number: number;
  category: string;
  published_at: string;
  record: RecordText;
}
export interface CalendarEntryRow extends Content {
  id: string;
  id_number: number;
  topic: string;
  starts_at: string;
  /** The day in Asia/Taipei. */
  day: string;
  record: RecordText;
}
export interface HallShapeRow extends Content {
  id: string;
  kind: string;
  position: number;
  record: RecordText;
}

/** A record that pages show in full; `kind` is the name of its file. */
export interface PageRecordRow extends Content {
  kind: string;
  id: string;
  position: number;
  record: RecordText;
}

/** Accounts are independent of editions: a member keeps the account from year to year. */
export interface MemberRow {
  id: string;
  email: string;
  name: string;
  company: string | null;
  locale: string;
  created_at: string;
}
export interface SessionRow {
  /** sha256 of the opaque token in the cookie, in hex. */
  token_hash: string;
  member_id: string;
  created_at: string;
  expires_at: string;
}
export interface CaptchaChallengeRow {
  id: string;
  /** sha256 of the key in the browser's cookie, in hex. */
  browser_hash: string;
  answer_hash: string;
  created_at: string;
  expires_at: string;
  /** Wrong answers of this browser to this challenge. */
  misses: Generated<number>;
}
export interface ProofChallengeRow {
  id: string;
  /** The required work. */
  bits: number;
  expires_at: string;
}
/** Separate from the member, so that queries for members never read a password hash. */
export interface CredentialRow {
  member_id: string;
  /** argon2id in PHC form. */
  password_hash: string;
  changed_at: string;
}
/** What a member consented to, and when. */
export interface ConsentRow {
  id: string;
  member_id: string;
  kind: 'notice' | 'marketing';
  /** The version of the privacy notice that was shown. */
  version: string;
  given: Flag;
  given_at: string;
}
/**
 * An account that waits for the confirmation link of its mail. The member is created after that.
 */
export interface RegistrationRow {
  id: string;
  /** sha256 of the link's token, in hex; null until the mail is written. */
  token_hash: string | null;
  email: string;
  name: string;
  company: string | null;
  locale: string;
  password_hash: string;
  notice_version: string;
  marketing: Flag;
  created_at: string;
  expires_at: string;
}
export interface ResetTokenRow {
  token_hash: string;
  member_id: string;
  expires_at: string;
}
/** How often something was tried in one time window. */
export interface RateLimitRow {
  key: string;
  count: number;
  expires_at: string;
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
}
export interface FavouriteRow {
  member_id: string;
  edition: string;
  kind: 'exhibitor' | 'product';
  record_id: string;
  created_at: string;
}

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

/** A staff member of the organiser's desk. */
export interface StaffRow {
  id: string;
  email: string;
  name: string;
  /** argon2id in PHC form. */
  password_hash: string;
  created_at: string;
  role: 'read' | 'answer' | 'manage';
  /** The password was shown on a terminal and must be changed. */
  must_change: Flag;
  /** The secret of the authenticator app in base32, and one that is not confirmed yet. */
  totp_secret: string | null;
  totp_pending: string | null;
  /** The last time step whose code was used, because each code works only once. */
  totp_step: number;
}
export interface StaffRecoveryCodeRow {
  code_hash: string;
  staff_id: string;
}
export interface StaffSessionRow {
  token_hash: string;
  staff_id: string;
  /** `second-factor`: the password was right, the code is still missing. */
  stage: 'open' | 'second-factor';
  expires_at: string;
}
/** Audit log of the desk: who did what to which record. */
export interface DeskActionRow {
  id: string;
  at: string;
  /** The staff member's name at that time. */
  staff: string;
  action: string;
  subject: string;
  detail: string;
}
/**
 * An application for a place at an entry of the calendar. The applicant's data is in the
 * submission.
 */
export interface ApplicationRow {
  id: string;
  edition: string;
  entry: string;
  /** A person has one application per scope: an event with several evenings, or else the entry. */
  scope: string;
  /** Position in the queue of the entry, from 1. */
  number: number;
  /** `held`: has a place until it is confirmed; `lapsed`: it was not confirmed in time. */
  state: 'held' | 'placed' | 'waiting' | 'withdrawn' | 'lapsed';
  /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
  person: string;
  /**
   * The person while the application is active, and its own id after withdrawal. The person can
   * then apply again.
   */
  holder: string;
  submission_id: string;
  /**
   * Deadline for confirming the email address. Null once it is confirmed, or when the application
   * ended.
   */
  confirm_by: string | null;
  created_at: string;
  changed_at: string;
}
/**
 * The queue of an entry. Transactions that change the queue update this row first, which serialises
 * them.
 */
export interface ApplicationCounterRow {
  edition: string;
  entry: string;
  last_number: number;
  /** JSON: what the applicants were notified of about the entry. */
  announced: string | null;
}
/** The key in a mailed link: gives access to the applications of one person. */
export interface ApplicationKeyRow {
  token_hash: string;
  edition: string;
  person: string;
  expires_at: string;
}
/** Gives the sender of a submission access to see and delete it, for 15 minutes. */
export interface SubmissionKeyRow {
  token_hash: string;
  edition: string;
  submission_id: string;
  expires_at: string;
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

export interface ContentRevisionRow {
  edition: string;
  counter: number;
  /**
   * The public revision: the counter and a hash. The hash prevents a new database from reusing a
   * revision for other content.
   */
  revision: string;
  changed_at: string;
}
export interface WithdrawnRecordRow {
  edition: string;
  kind: string;
  id: string;
  /**
   * `removed`: no longer in the imported files; `withdrawn`: taken off by a person, and imports do
   * not bring it back.
   */
  reason: 'removed' | 'withdrawn';
  withdrawn_at: string;
}
export interface ImportProgressRow {
  edition: string;
  /** `seed`, the folder of the last import, or `undo`. */
  source: string;
  /** sha256 over the files read. */
  source_hash: string;
  good: number;
  bad: number;
  finished_at: string;
}

/** The content of an edition before its last import, to undo the import. */
export interface ImportBackupRow {
  edition: string;
  /** sha256 over the files of that import. */
  source_hash: string;
  /** JSON: the records by kind. */
  records: string;
  taken_at: string;
}

export interface Tables {
  editions: EditionRow;
  areas: AreaRow;
  terms: TermRow;
  exhibitors: ExhibitorRow;
  exhibitor_terms: ExhibitorTermRow;
  exhibitor_booths: ExhibitorBoothRow;
  products: ProductRow;
  news: NewsRow;
  calendar_entries: CalendarEntryRow;
  hall_shapes: HallShapeRow;
  page_records: PageRecordRow;
  members: MemberRow;
  sessions: SessionRow;
  captcha_challenges: CaptchaChallengeRow;
  proof_challenges: ProofChallengeRow;
  credentials: CredentialRow;
  consents: ConsentRow;
  registrations: RegistrationRow;
  reset_tokens: ResetTokenRow;
  rate_limits: RateLimitRow;
  outbox_mails: OutboxMailRow;
  favourites: FavouriteRow;
  submissions: SubmissionRow;
  staff: StaffRow;
  staff_sessions: StaffSessionRow;
  staff_recovery_codes: StaffRecoveryCodeRow;
  desk_actions: DeskActionRow;
  applications: ApplicationRow;
  application_counters: ApplicationCounterRow;
  application_keys: ApplicationKeyRow;
  submission_keys: SubmissionKeyRow;
  erasures: ErasureRow;
  content_revisions: ContentRevisionRow;
  withdrawn_records: WithdrawnRecordRow;
  import_progress: ImportProgressRow;
  import_backups: ImportBackupRow;
}
export type Database = Kysely<Tables>;

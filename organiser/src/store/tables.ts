import type { Generated, Kysely } from 'kysely';

/** 0 or 1: both engines keep a flag as an integer. */
export type Flag = 0 | 1;
/** JSON as text: the record as it was imported. */
type RecordText = string;

/** What every row of content has: its edition, and a hash over all its other columns, so that an import can tell what changed. */
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
  /** The name's place in stroke order and in English order among the terms of its kind. */
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

/** A record that pages show whole; `kind` is the name of its file. */
export interface PageRecordRow extends Content {
  kind: string;
  id: string;
  position: number;
  record: RecordText;
}

/** Accounts belong to the organiser, not to an edition: one member visits the fair of every year. */
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
  /** Wrong answers of this browser while the challenge was open. */
  misses: Generated<number>;
}
export interface ProofChallengeRow {
  id: string;
  /** The work that was asked for. */
  bits: number;
  expires_at: string;
}
/** Apart from the member, so that whoever lists members never holds a password's hash. */
export interface CredentialRow {
  member_id: string;
  /** argon2id in PHC form. */
  password_hash: string;
  changed_at: string;
}
/** What a member was told and agreed to, and when. */
export interface ConsentRow {
  id: string;
  member_id: string;
  kind: 'notice' | 'marketing';
  /** The version of the privacy notice that was shown. */
  version: string;
  given: Flag;
  given_at: string;
}
/** An account that waits for the click on its mail's link. There is no member before that. */
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
/** How often something was tried in one stretch of time. */
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
  /** JSON: what the writer of this kind needs. Emptied, like the recipient, when the mail is sent. */
  data: string;
  state: 'waiting' | 'sent' | 'parked';
  attempts: number;
  due_at: string;
  leased_until: string | null;
  /** Why it was parked, or failed last. */
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

/** What somebody sent by a form of the site. */
export interface SubmissionRow {
  id: string;
  /** What its sender knows it by: `DSW-7K3M-Q9TX`. */
  reference: string;
  /** The same for the same submission sent twice: sha256 over its kind, its key and what it says, in hex. */
  key_hash: string;
  edition: string;
  kind: string;
  locale: string;
  /** JSON: the form's own fields. Emptied when the submission is deleted. */
  data: string;
  email: string | null;
  /** The records that it is about. */
  exhibitor_id: string | null;
  product_id: string | null;
  event_id: string | null;
  /** JSON: what it was answered beside its reference. */
  answer: string;
  notice_version: string;
  notice_at: string;
  marketing: Flag;
  state: 'new' | 'answered' | 'deleted';
  created_at: string;
  /** When it has to be deleted, as the privacy page promises. */
  retain_until: string;
}

/** Somebody who works at the organiser's desk. */
export interface StaffRow {
  id: string;
  email: string;
  name: string;
  /** argon2id in PHC form. */
  password_hash: string;
  created_at: string;
  role: 'read' | 'answer' | 'manage';
  /** The password was shown on a terminal and has to be changed. */
  must_change: Flag;
  /** The key of the authenticator app in base32, and one that is not confirmed yet. */
  totp_secret: string | null;
  totp_pending: string | null;
  /** The last time step whose code was used: none works twice. */
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
/** What was done at the desk: by whom, to what. */
export interface DeskActionRow {
  id: string;
  at: string;
  /** The name, as it was then. */
  staff: string;
  action: string;
  subject: string;
  detail: string;
}
/** Somebody's application for a place at an entry of the calendar. Who that is stands in the submission. */
export interface ApplicationRow {
  id: string;
  edition: string;
  entry: string;
  /** Within it a person has one application: an event with several evenings, else the entry. */
  scope: string;
  /** Place in the line of the entry, from 1. */
  number: number;
  /** `held`: a place until it is confirmed; `lapsed`: it was not confirmed in time. */
  state: 'held' | 'placed' | 'waiting' | 'withdrawn' | 'lapsed';
  /** A keyed hash of the normalised email address (`applications/person-key.ts`). */
  person: string;
  /** The person while the application stands, its own id once it is withdrawn: so that one may apply anew. */
  holder: string;
  submission_id: string;
  /** When it lapses unless its address is confirmed; null once it is, or when it ended. */
  confirm_by: string | null;
  created_at: string;
  changed_at: string;
}
/** The line of an entry. Whoever is to join or leave it changes this row first, and so waits for the one before. */
export interface ApplicationCounterRow {
  edition: string;
  entry: string;
  last_number: number;
  /** JSON: what its applicants know of the entry. */
  announced: string | null;
}
/** What a mailed link opens: the applications of one person. */
export interface ApplicationKeyRow {
  token_hash: string;
  edition: string;
  person: string;
  expires_at: string;
}
/** What lets the sender of a submission see and delete it, for a quarter of an hour. */
export interface SubmissionKeyRow {
  token_hash: string;
  edition: string;
  submission_id: string;
  expires_at: string;
}

/** What was erased: a submission or a member, by its random id. */
export interface ErasureRow {
  id: string;
  kind: string;
  /** Until the mail files that name it are gone. */
  reference: string | null;
  at: string;
  /** `open`: what lies outside of the tables is still to be removed. */
  state: 'open' | 'done';
}

export interface ContentRevisionRow {
  edition: string;
  counter: number;
  /** What the web shows: the counter and a hash, so that a database made anew never repeats a revision with other content. */
  revision: string;
  changed_at: string;
}
export interface WithdrawnRecordRow {
  edition: string;
  kind: string;
  id: string;
  /** `removed`: no longer in the import's files; `withdrawn`: taken off by a person, and no import brings it back. */
  reason: 'removed' | 'withdrawn';
  withdrawn_at: string;
}
export interface ImportProgressRow {
  edition: string;
  /** `seed`, the folder that the last import read, or `undo`. */
  source: string;
  /** sha256 over the files read. */
  source_hash: string;
  good: number;
  bad: number;
  finished_at: string;
}

/** What an edition held before its last import, so that the import can be undone. */
export interface ImportBackupRow {
  edition: string;
  /** sha256 over the files that it was imported from. */
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

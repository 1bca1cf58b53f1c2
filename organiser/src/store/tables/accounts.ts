import type { Generated } from 'kysely';
import type { Flag } from './flag.ts';

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

/** A favourite, and so an item of the member's My List. */
export interface FavouriteRow {
  member_id: string;
  edition: string;
  kind: 'exhibitor' | 'product' | 'event';
  record_id: string;
  created_at: string;
  /** JSON: the contract's `FavouriteItem` without kind and id. */
  notes: Generated<string>;
}

export interface AccountTables {
  members: MemberRow;
  sessions: SessionRow;
  credentials: CredentialRow;
  consents: ConsentRow;
  registrations: RegistrationRow;
  favourites: FavouriteRow;
}

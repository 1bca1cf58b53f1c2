import {
  flag,
  nullableText,
  oneOf,
  table,
  text,
  textWithDefault,
  type RowOf,
} from '../table-plan.ts';

const ofMember = { column: 'member_id', table: 'members' } as const;

/** Accounts are independent of editions: a member keeps the account from year to year. */
export const accountTables = {
  members: table(
    {
      id: text,
      email: text,
      name: text,
      company: nullableText,
      locale: text,
      created_at: text,
    },
    { key: ['id'], unique: [['email']] },
  ),
  sessions: table(
    {
      /** sha256 of the opaque token in the cookie, in hex. */
      token_hash: text,
      member_id: text,
      created_at: text,
      expires_at: text,
    },
    { key: ['token_hash'], indexes: [['expires_at'], ['member_id']], belongsTo: ofMember },
  ),
  /** Separate from the member, so that queries for members never read a password hash. */
  credentials: table(
    {
      member_id: text,
      /** argon2id in PHC form. */
      password_hash: text,
      changed_at: text,
    },
    { key: ['member_id'], belongsTo: ofMember },
  ),
  /** What a member consented to, and when. */
  consents: table(
    {
      id: text,
      member_id: text,
      kind: oneOf<'notice' | 'marketing'>(),
      /** The version of the privacy notice that was shown. */
      version: text,
      given: flag,
      given_at: text,
    },
    { key: ['id'], indexes: [['member_id']], belongsTo: ofMember },
  ),
  /**
   * An account that waits for the confirmation link of its mail. The member is created after that.
   */
  registrations: table(
    {
      id: text,
      email: text,
      name: text,
      company: nullableText,
      locale: text,
      password_hash: text,
      notice_version: text,
      marketing: flag,
      created_at: text,
      expires_at: text,
    },
    { key: ['id'], indexes: [['email'], ['expires_at']] },
  ),
  favourites: table(
    {
      member_id: text,
      edition: text,
      kind: oneOf<'exhibitor' | 'product' | 'event'>(),
      record_id: text,
      created_at: text,
      /** JSON: the contract's `FavouriteItem` without kind and id. */
      notes: textWithDefault('{}'),
    },
    { key: ['member_id', 'edition', 'kind', 'record_id'], belongsTo: ofMember },
  ),
};
export type MemberRow = RowOf<typeof accountTables.members>;
export type RegistrationRow = RowOf<typeof accountTables.registrations>;

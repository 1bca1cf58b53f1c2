import { randomUUID, randomBytes } from 'node:crypto';
import { type Lang, Envelope, Failure } from '@dswine/shared/contract/wire';
import { endLinks, hashToken } from '../../taking-part/access-links/access-links.ts';
import { recordErasure } from '../../desk/audit/erasures.queries.ts';
import type { Database } from '../../store/tables.ts';
import type { MemberRow, RegistrationRow } from '../../store/tables/accounts.ts';
import type { FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/responses.ts';
import { memberSession, requestsAMinute } from '../../policies.ts';
import { FormErrorResponse } from '@dswine/shared/contract/forms';
import { Type, type TSchema } from 'typebox';
import { perMinute } from '../../http/rate-limits.ts';

export type MemberWithPassword = {
  id: string;
  email: string;
  locale: string;
  password_hash: string;
};

export async function findByEmail(
  database: Database,
  email: string,
): Promise<MemberWithPassword | undefined> {
  return withPassword(database).where('members.email', '=', email).executeTakeFirst();
}

export async function findWithPassword(
  database: Database,
  id: string,
): Promise<MemberWithPassword | undefined> {
  return withPassword(database).where('members.id', '=', id).executeTakeFirst();
}

function withPassword(database: Database) {
  return database
    .selectFrom('members')
    .innerJoin('credentials', 'credentials.member_id', 'members.id')
    .select(['members.id', 'members.email', 'members.locale', 'credentials.password_hash']);
}

/**
 * Creates the member of a confirmed registration, with the consent that was given. The registration
 * stays until it expires. Returns undefined when the address already has an account.
 */
export async function createMember(
  database: Database,
  registration: RegistrationRow,
  now: Date,
): Promise<MemberRow | undefined> {
  const { email, name, company, locale } = registration;
  const member: MemberRow = {
    id: randomUUID(),
    email,
    name,
    company,
    locale,
    created_at: now.toISOString(),
  };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('members')
    .values(member)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return undefined;
  await database
    .insertInto('credentials')
    .values({
      member_id: member.id,
      password_hash: registration.password_hash,
      changed_at: now.toISOString(),
    })
    .execute();
  const consent = {
    member_id: member.id,
    version: registration.notice_version,
    given_at: registration.created_at,
  };
  await database
    .insertInto('consents')
    .values([
      { ...consent, id: randomUUID(), kind: 'notice', given: 1 },
      { ...consent, id: randomUUID(), kind: 'marketing', given: registration.marketing },
    ])
    .execute();
  await database
    .deleteFrom('registrations')
    .where('email', '=', email)
    .where('id', '!=', registration.id)
    .execute();
  return member;
}

/**
 * Finds the member that this registration has created, unless the password has been changed. Who
 * left while the link was being confirmed, and so missed the response, can open it again.
 */
export async function findConfirmed(
  database: Database,
  { email, password_hash }: RegistrationRow,
): Promise<{ id: string } | undefined> {
  const member = await findByEmail(database, email);
  return member?.password_hash === password_hash ? member : undefined;
}

export async function setPassword(
  database: Database,
  memberId: string,
  hash: string,
  now: Date,
): Promise<void> {
  await database
    .updateTable('credentials')
    .set({ password_hash: hash, changed_at: now.toISOString() })
    .where('member_id', '=', memberId)
    .execute();
}

export async function setProfile(
  database: Database,
  memberId: string,
  profile: { name: string; company: string | null; locale: Lang },
): Promise<void> {
  await database.updateTable('members').set(profile).where('id', '=', memberId).execute();
}

/**
 * Deletes the member, all data that belongs to the account, and rows that refer only to the email
 * address.
 */
export async function deleteMember(
  database: Database,
  member: { id: string; email: string },
  now: Date,
): Promise<void> {
  await database.deleteFrom('members').where('id', '=', member.id).execute();
  await endLinks(database, member.id);
  await database.deleteFrom('registrations').where('email', '=', member.email).execute();
  await database
    .deleteFrom('outbox_mails')
    .where('recipient', '=', member.email)
    .where('kind', 'in', ['registration', 'reset', 'password-changed'])
    .execute();
  await recordErasure(database, { id: member.id, kind: 'member', reference: null }, now);
}

const { idleSeconds, longestSeconds, renewAfterSeconds } = memberSession;

/**
 * Opens a session and returns the token for its cookie. `former` is the token that the browser
 * sent. That session ends, which prevents session fixation.
 */
export async function openSession(
  database: Database,
  memberId: string,
  former: string | undefined,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  if (former !== undefined) await endSession(database, former);
  await database.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()).execute();
  await database
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: now.toISOString(),
      expires_at: inSeconds(now, idleSeconds),
    })
    .execute();
  return token;
}

/** Finds the member of a session token. Expired sessions return undefined. */
export async function findMember(
  database: Database,
  token: string | undefined,
  now: Date,
): Promise<MemberRow | undefined> {
  if (!token) return undefined;
  return database
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .selectAll('members')
    .where('sessions.token_hash', '=', hashToken(token))
    .where('sessions.expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

export async function requireMember(
  { database, cookies, clock }: Pick<Dependencies, 'database' | 'cookies' | 'clock'>,
  request: FastifyRequest,
  message = '尚未登入 / Not logged in',
): Promise<MemberRow> {
  const member = await findMember(database, cookies.read(request), new Date(clock.now()));
  if (!member) throw new HttpError(401, message);
  return member;
}

/**
 * Extends an active session. Returns true when it did, so that the caller renews the cookie too.
 */
export async function renewSession(database: Database, token: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('sessions')
    .set({ expires_at: inSeconds(now, idleSeconds) })
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '<', inSeconds(now, idleSeconds - renewAfterSeconds))
    .where('created_at', '>', inSeconds(now, idleSeconds - longestSeconds))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function endAllSessions(database: Database, memberId: string): Promise<void> {
  await database.deleteFrom('sessions').where('member_id', '=', memberId).execute();
}

function inSeconds(from: Date, seconds: number): string {
  return new Date(from.getTime() + seconds * 1000).toISOString();
}

/** OpenAPI security: the call needs the cookie of a member's session. */
export const membersOnly = { security: [{ memberSession: [] }] };

export const done = { Code: 200, Data: null };

/**
 * Each call may compute argon2 (about 20 ms). The limit leaves one client at most a twentieth of a
 * core.
 */

type Details = { required?: string[]; security?: 'member' };

/**
 * Route options of a JSON call that changes state. Documents the body of every status. A missing
 * `required` field gives 422; `security` marks calls for members only.
 */
export function accountCall<B extends TSchema>(
  summary: string,
  body: B,
  { required = [], security }: Details = {},
) {
  const response = {
    200: Envelope(Type.Null()),
    400: Failure,
    401: Failure,
    403: Failure,
    422: FormErrorResponse,
    429: Failure,
    500: Failure,
  };
  return {
    schema: { tags: ['auth'], summary, body, response, ...(security && membersOnly) },
    config: { ...perMinute(requestsAMinute.account), required },
  };
}

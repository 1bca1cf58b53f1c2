import { randomUUID } from 'node:crypto';
import type { Lang } from '@dswine/shared/contract/wire';
import { endLinks } from '../../taking-part/access-links/access-links.ts';
import { recordErasure } from '../../desk/audit/erasures.queries.ts';
import type { Database } from '../../store/tables.ts';
import type { MemberRow, RegistrationRow } from '../../store/tables/accounts.ts';

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

import { randomUUID } from 'node:crypto';
import {
  endLinks,
  findSubject,
  linkEnd,
  openLink,
} from '../../taking-part/access-links/access-links.ts';
import type { Database } from '../../store/tables.ts';
import type { RegistrationRow } from '../../store/tables/accounts.ts';

export async function endResets(
  database: Database,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await endLinks(database, id, 'reset');
  await database
    .deleteFrom('outbox_mails')
    .where('kind', '=', 'reset')
    .where('recipient', '=', email)
    .execute();
}

type NewRegistration = Omit<RegistrationRow, 'id' | 'created_at' | 'expires_at'>;

/** Stores a registration until the link in its mail is opened. Returns its id. */
export async function saveRegistration(
  database: Database,
  registration: NewRegistration,
  now: Date,
): Promise<string> {
  const [id, at] = [randomUUID(), now.toISOString()];
  await database.deleteFrom('registrations').where('expires_at', '<=', at).execute();
  const expires_at = linkEnd('registration', now) ?? at;
  await database
    .insertInto('registrations')
    .values({ ...registration, id, created_at: at, expires_at })
    .execute();
  return id;
}

/** Makes the link of a registration. Returns undefined when the registration no longer exists. */
export async function openRegistration(
  database: Database,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const row = await findById(database, id, now);
  return row && openLink(database, { purpose: 'registration', subject: id }, now);
}

export async function findRegistration(
  database: Database,
  token: string,
  now: Date,
): Promise<RegistrationRow | undefined> {
  const id = await findSubject(database, 'registration', token, now);
  return id === undefined ? undefined : findById(database, id, now);
}

const findById = (database: Database, id: string, now: Date) =>
  database
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

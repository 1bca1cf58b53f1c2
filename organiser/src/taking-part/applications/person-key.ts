import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainEmail } from '@dswine/shared/form/email';
import type { Database } from '../../store/tables.ts';

const KEY_BYTES = 32;

/** Random for this process until `setPersonKey` sets the installation's key. */
let key: Buffer = randomBytes(KEY_BYTES);

export type PersonKeyFile = {
  file: string;
  /** False where several organisers share the key: one made here would differ from the others'. */
  mayCreate: boolean;
};

/** The installation's secret, which is stored outside of the database. */
export function readPersonKey({ file, mayCreate }: PersonKeyFile): Buffer {
  if (mayCreate) createIfMissing(file);
  const found = readFileSync(file);
  if (found.length !== KEY_BYTES)
    throw new Error(
      `${file} 不是 ${KEY_BYTES} 位元組的金鑰 / is no key of ${KEY_BYTES} bytes. Restore it, or delete it.`,
    );
  return found;
}

function createIfMissing(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomUUID()}`);
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
  try {
    // When two processes start at once, only one creates the key.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

export function setPersonKey(installed: Buffer): void {
  key = installed;
}

/** The prefix of every name derived from the current key. */
export function personPrefix(): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 8)}.`;
}

/** A name for a mailbox that cannot be reversed without the key. */
export function namePerson(mailbox: string): string {
  return personPrefix() + keyedHash(mailbox);
}

/** 32 bytes of a text, in hexadecimal digits, which only this installation can compute. */
export function keyedHash(text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/**
 * Providers whose mailbox `ann` also gets what is sent to `ann+fair`. Elsewhere that is another
 * mailbox, which anybody may own.
 */
const tagged: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'fastmail.com', 'proton.me', 'protonmail.com'],
]);
/** Providers that ignore dots in the mailbox name, too. */
const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the owner of an address as a keyed hash. Two addresses are one person only where both
 * surely are one mailbox: an owner sees and withdraws applications. Mail is still sent to the address
 * as typed.
 */
export function personOf(email: string): string {
  const plain = plainEmail(email);
  const at = plain.lastIndexOf('@');
  const domain = plain.slice(at + 1);
  const typed = plain.slice(0, at);
  const name = tagged.has(domain) ? typed.replace(/\+.*$/u, '') : typed;
  const mailbox = dotless.has(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`;
  return namePerson(mailbox);
}

/** Renames persons after the loss of the key. The addresses come from their submissions. */
export async function renamePersons(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('applications')
      .innerJoin('submissions', 'submissions.id', 'applications.submission_id')
      .select([
        'applications.id',
        'applications.person',
        'applications.holder',
        'submissions.email',
      ])
      .where('applications.person', 'not like', `${personPrefix()}%`)
      .execute();
    for (const { id, person, holder, email } of rows) {
      if (email === null) continue;
      const renamed = personOf(email);
      await transaction
        .updateTable('applications')
        .set({ person: renamed, holder: holder === person ? renamed : holder })
        .where('id', '=', id)
        .execute();
      await transaction
        .updateTable('access_links')
        .set({ subject: renamed })
        .where('subject', '=', person)
        .execute();
    }
    await renameVisitors(transaction);
  });
}

async function renameVisitors(transaction: Database): Promise<void> {
  const rows = await transaction
    .selectFrom('visitor_registrations')
    .innerJoin('submissions', 'submissions.id', 'visitor_registrations.submission_id')
    .select(['visitor_registrations.submission_id', 'submissions.email'])
    .where('visitor_registrations.person', 'not like', `${personPrefix()}%`)
    .execute();
  for (const { submission_id, email } of rows)
    if (email !== null)
      await transaction
        .updateTable('visitor_registrations')
        .set({ person: personOf(email) })
        .where('submission_id', '=', submission_id)
        .execute();
}

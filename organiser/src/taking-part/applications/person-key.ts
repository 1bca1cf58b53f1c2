import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

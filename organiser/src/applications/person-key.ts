import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

/** Of this process alone until `setPersonKey` names the one of the installation. */
let key: Buffer = randomBytes(KEY_BYTES);

/**
 * The secret of the installation, outside of the database: `<DATA_DIR>/keys/person.key`, made when
 * missing.
 */
export function readPersonKey(dataFolder: string): Buffer {
  const folder = join(dataFolder, 'keys');
  const file = join(folder, 'person.key');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${randomUUID()}`);
  writeFileSync(draft, randomBytes(KEY_BYTES), { mode: 0o600 });
  try {
    // Of two processes that start at once one makes it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const found = readFileSync(file);
  if (found.length !== KEY_BYTES)
    throw new Error(
      `${file} 不是 ${KEY_BYTES} 位元組的金鑰 / is no key of ${KEY_BYTES} bytes. Restore it, or delete it.`,
    );
  return found;
}

export function setPersonKey(installed: Buffer): void {
  key = installed;
}

/** Begins every name that the present key gave. */
export function personPrefix(): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 8)}.`;
}

/** A name for a mailbox that nobody can guess back without the key. */
export function namePerson(mailbox: string): string {
  return personPrefix() + createHmac('sha256', key).update(mailbox).digest('hex');
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMessage, type Mail } from './write-message.ts';

/**
 * Delivers a mail. Rejects with `MailRejectedError` for permanent failures, and with other errors
 * when a retry may succeed.
 */
export type SendMail = (mail: Mail) => Promise<void>;

/** The recipient is refused for good: only another address helps. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}

/** Used without a mail server: writes every mail to a file that mail programs can open. */
export function mailToFolder(folder: string): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, await writeMessage(mail), { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeMessage, type Mail } from './write-message.ts';

/** Hands a mail over to whoever delivers it. Rejects when it may be tried again, with `MailRefused` when that has no use. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The recipient's side will never take this mail. */
export class MailRejectedError extends Error {
  override name = 'MailRejectedError';
}

/** Where no mail server is configured: every mail becomes a file that a mail program opens. */
export function mailToFolder(folder: string): SendMail {
  return async (mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const unfinished = join(folder, `.${randomUUID()}`);
    await writeFile(unfinished, writeMessage(mail), { mode: 0o600 });
    await rename(unfinished, join(folder, name));
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { plainEmail } from '@dswine/shared/form/email';
import type { Lang } from '@dswine/shared/contract/wire';
import { createTransport } from 'nodemailer';

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

export type Mail = {
  /** Becomes the Message-ID, so that mail programs recognise a mail that is sent twice. */
  id: string;
  date: Date;
  from: { name: string; email: string };
  to: string;
  replyTo?: string | undefined;
  /** Where a mail program ends these mails by one click (RFC 8058). */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  /** Entries, or a change of an appointment, attached for calendar programs (iMIP, RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; text: string } | undefined;
  /** A PDF, attached. Its name has letters, digits and hyphens. */
  pdf?: { name: string; bytes: Buffer } | undefined;
  locale: Lang;
};

const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Objects, as nodemailer would parse a string as a list of addresses. */
export const mailbox = (email: string) => ({ name: '', address: plainEmail(email) });

/** Without control characters, and without what a mail program would take for an encoded word. */
const oneLine = (text: string) =>
  text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll('=?', '= ?');

/** The mail as RFC 5322 text. All its parts are Base64. */
export async function writeMessage(mail: Mail): Promise<Buffer> {
  const { from, replyTo, unsubscribe, calendar, pdf } = mail;
  const { message } = await composer.sendMail({
    from: { name: oneLine(from.name), address: plainEmail(from.email) },
    to: mailbox(mail.to),
    ...(replyTo !== undefined && { replyTo: mailbox(replyTo) }),
    subject: oneLine(mail.subject),
    date: mail.date,
    messageId: `<${mail.id}@${from.email.split('@')[1] ?? 'localhost'}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': languageTag(mail.locale),
      ...(unsubscribe !== undefined && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(unsubscribe !== undefined && { list: { unsubscribe } }),
    text: mail.text.replaceAll(/\r?\n/gu, '\r\n'),
    encoding: 'base64',
    textEncoding: 'base64',
    attachments: [
      ...(pdf
        ? [{ filename: `${pdf.name}.pdf`, content: pdf.bytes, contentType: 'application/pdf' }]
        : []),
      ...(calendar
        ? [
            {
              filename: 'calendar.ics',
              content: calendar.text,
              contentType: `text/calendar; charset=utf-8; method=${calendar.method}`,
            },
          ]
        : []),
    ],
  });
  return message as Buffer;
}

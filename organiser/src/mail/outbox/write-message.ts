import { languageTag } from '@dswine/shared/fair/texts/bilingual';
import { plainEmail } from '@dswine/shared/form/email';
import type { Lang } from '@dswine/shared/contract/wire';

export type Mail = {
  /** Becomes the Message-ID, so that mail programs recognise a mail that is sent twice. */
  id: string;
  date: Date;
  from: { name: string; email: string };
  to: string;
  /** Reply address, if it differs from the sender. */
  replyTo?: string | undefined;
  /** Where a mail program ends these mails by one click (RFC 8058). */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  /** Entries, or a change of an appointment, attached for calendar programs (iMIP, RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; text: string } | undefined;
  /** A PDF, attached. Its name has letters, digits and hyphens. */
  pdf?: { name: string; bytes: Buffer } | undefined;
  /** Of its text. */
  locale: Lang;
};

/**
 * Formats the mail as RFC 5322 text. Encodes everything except ASCII, and prevents header
 * injection.
 */
export function writeMessage(mail: Mail): string {
  const domain = mail.from.email.split('@')[1] ?? 'localhost';
  return [
    `From: ${encoded(mail.from.name)} <${address(mail.from.email)}>`,
    `To: <${address(mail.to)}>`,
    ...(mail.replyTo === undefined ? [] : [`Reply-To: <${address(mail.replyTo)}>`]),
    `Subject: ${encoded(mail.subject)}`,
    `Date: ${mail.date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${mail.id}@${domain}>`,
    ...(mail.unsubscribe === undefined
      ? []
      : [
          `List-Unsubscribe: <${oneLine(mail.unsubscribe)}>`,
          'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
        ]),
    'Auto-Submitted: auto-generated',
    `Content-Language: ${languageTag(mail.locale)}`,
    'MIME-Version: 1.0',
    ...bodyOf(mail),
    '',
  ].join('\r\n');
}

function bodyOf({ id, text, calendar, pdf }: Mail): string[] {
  const message = part('text/plain; charset=utf-8', text.replaceAll(/\r?\n/gu, '\r\n'));
  if (!calendar && !pdf) return message;
  // Not a line of base64, which has no hyphens.
  const boundary = `part-${id}`;
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...message,
    ...(pdf
      ? [
          `--${boundary}`,
          `Content-Disposition: attachment; filename="${pdf.name}.pdf"`,
          ...part('application/pdf', pdf.bytes),
        ]
      : []),
    ...(calendar
      ? [
          `--${boundary}`,
          'Content-Disposition: attachment; filename="calendar.ics"',
          ...part(
            `text/calendar; charset=utf-8; method=${calendar.method}; name="calendar.ics"`,
            calendar.text,
          ),
        ]
      : []),
    `--${boundary}--`,
  ];
}

function part(type: string, content: string | Buffer): string[] {
  const encodedText = Buffer.from(content).toString('base64');
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(encodedText.match(/.{1,76}/gu) ?? []),
  ];
}

/** An encoded word has at most 75 characters and must not split a character. */
function encoded(text: string): string {
  const encodedWords: string[] = [];
  let word = '';
  for (const character of oneLine(text)) {
    if (Buffer.byteLength(word + character) > 42) {
      encodedWords.push(word);
      word = '';
    }
    word += character;
  }
  return [...encodedWords, word]
    .map((part) => `=?utf-8?B?${Buffer.from(part).toString('base64')}?=`)
    .join('\r\n ');
}

const address = (email: string) => oneLine(plainEmail(email));

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

import { isEmail } from '@dswine/shared/form/email';
import { outboxTiming } from '../policies.ts';
import { isSmtp, milliseconds, type ReadSetting } from './setting-reader.ts';

export function readMail(read: ReadSetting, hasServer: boolean) {
  return {
    /** The sender of the mails. */
    mailFrom: read('MAIL_FROM', {
      // Mail servers refuse mails from nowhere.
      fallback: hasServer ? '' : 'no-reply@localhost.localdomain',
      parse: (text) => (isEmail(text) ? text : undefined),
      expected:
        '寄件地址，設定 SMTP_URL 時必填 / the address that mails are from, required beside SMTP_URL',
    }),
    /** The mail server, `smtp://user:password@host:587`. Without one, mails are written to files. */
    smtpUrl:
      read('SMTP_URL', {
        fallback: '',
        parse: (text) => (text === '' || isSmtp(text) ? text : undefined),
        expected:
          'smtp:// 或 smtps:// 開頭的網址 / an address that begins with smtp:// or smtps://',
        isSecret: true,
      }) || undefined,
    /** Retry delays of the outbox. Tests and trials of a mail server shorten them. */
    outboxTiming: {
      pauseMs: read('OUTBOX_PAUSE_MS', milliseconds(10, outboxTiming.pauseMs)),
      leaseMs: read('OUTBOX_LEASE_MS', milliseconds(500, outboxTiming.leaseMs)),
    },
    /** How many days parked mails and mail files are stored. */
    mailKeepDays: read('MAIL_KEEP_DAYS', {
      fallback: '30',
      parse: (text) => (/^[1-9]\d{0,3}$/u.test(text) ? Number(text) : undefined),
      expected: '1 至 9999 的整數（天） / a whole number of days from 1 to 9999',
    }),
  };
}

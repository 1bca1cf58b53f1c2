import { RoleName } from '@dswine/shared/contract/team-forms';
import { isEmail } from '@dswine/shared/form/email';
import { Value } from 'typebox/value';
import { outboxTiming } from '../policies.ts';
import { isSmtp, milliseconds, type ReadSetting } from './setting-reader.ts';

function parseRecipients(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = text
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.trim().split('='));
  const isPair = ([role = '', address = '', ...more]: string[]) =>
    Value.Check(RoleName, role) && isEmail(address) && more.length === 0;
  return pairs.every(isPair) ? new Map(pairs as [string, string][]) : undefined;
}

export function readMail(read: ReadSetting, hasServer: boolean) {
  return {
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
    /** `press=press@fair.example`: the address of each role that forms of teams may tell. */
    formRecipients: read('FORM_RECIPIENTS', {
      fallback: '',
      parse: parseRecipients,
      expected: '以逗號分隔的 角色=地址 / such as press=press@fair.example, separated by commas',
    }),
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

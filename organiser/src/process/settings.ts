import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isEmail } from '@dswine/shared/form/email';
import { defaultTiming, type OutboxTiming } from '../outbox/outbox-worker.ts';

export type Settings = {
  host: string;
  port: number;
  /** Where the staff desk listens. It is a separate address that the site cannot reach. */
  desk: Listener;
  /** Where `/metrics` listens. */
  metrics: Listener;
  /** The folder of the database. */
  dataFolder: string;
  /** The edition that must exist for the service to be ready. */
  exhibitionCode: string;
  logLevel: LogLevel;
  /** Origins whose pages may log a member out. Always contains the service's own origin. */
  siteOrigins: string[];
  /**
   * Addresses or networks that may state the client address: the web server and the proxies before
   * it.
   */
  trustedProxies: string[];
  /** The sender of the mails. */
  mailFrom: string;
  /** The mail server, `smtp://user:password@host:587`. Without one, mails are written to files. */
  smtpUrl: string | undefined;
  /** Captcha and rate limits of the forms. Only tests turn them off. */
  formGuards: boolean;
  /** Multiplier for the request and failure limits of one client. */
  limitFactor: number;
  /** Retry delays of the outbox. Tests and trials of a mail server shorten them. */
  outboxTiming: OutboxTiming;
  /** URL to notify when a record is withdrawn, so that caches in front of the site are purged. */
  purgeUrl: string | undefined;
  /** Sent to `purgeUrl` as a bearer token. */
  purgeToken: string | undefined;
  /** How many days parked mails and mail files are stored. */
  mailKeepDays: number;
  /** The file that lists erased data. It is separate from the database and its backups. */
  erasureList: string;
  /**
   * Difference in ms between the show's clock and the real one. It decides only when applications
   * close.
   */
  clockOffset: number;
};
export type Listener = { host: string; port: number };
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export class SettingsError extends Error {
  override name = 'SettingsError';
  constructor(wrong: string[]) {
    super(`設定不正確 / The settings are wrong:\n${wrong.map((line) => `  - ${line}`).join('\n')}`);
  }
}

/**
 * Reads the environment once and reports all invalid settings together. `projectFolder` is the
 * parent of `var/`.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  projectFolder: string,
): Settings {
  const wrong: string[] = [];
  const read = <T>(
    name: string,
    fallback: string,
    parse: (text: string) => T | undefined,
    expected: string,
    { secret = false }: { secret?: boolean } = {},
  ): T => {
    const text =
      environment[name] === undefined || environment[name] === '' ? fallback : environment[name];
    const value = parse(text);
    if (value === undefined) wrong.push(`${name}="${secret ? '…' : text}": ${expected}`);
    return value as T;
  };
  const dataDir = read(
    'DATA_DIR',
    'var',
    (text) => (text.includes('\0') ? undefined : text),
    '資料夾路徑 / a folder',
  );
  const readHost = (name: string) =>
    read(name, '127.0.0.1', parseHost, '主機名稱或 IP / a host name or an IP address');
  const readPort = (name: string, fallback: string) =>
    read(name, fallback, parsePort, '0 至 65535 的整數 / an integer from 0 to 65535');
  const port = readPort('ORGANISER_PORT', '3001');
  // With port 0 for the site (a free port), the other listeners use free ports too.
  const inner = (fallback: string) => (port === 0 ? '0' : fallback);
  const settings = {
    host: readHost('ORGANISER_HOST'),
    port,
    desk: {
      host: readHost('ORGANISER_DESK_HOST'),
      port: readPort('ORGANISER_DESK_PORT', inner('3002')),
    },
    metrics: {
      host: readHost('ORGANISER_METRICS_HOST'),
      port: readPort('ORGANISER_METRICS_PORT', inner('9465')),
    },
    dataFolder: resolve(projectFolder, dataDir),
    exhibitionCode: read(
      'EXHIBITION_CODE',
      'DSWINE2026',
      (text) => (/^[A-Z]+\d{4}$/u.test(text) ? text : undefined),
      '大寫字母加四位數年份 / capital letters and a year of four digits',
    ),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `其中之一 / one of ${logLevels.join(', ')}`,
    ),
    siteOrigins: read(
      'SITE_ORIGINS',
      '',
      parseOrigins,
      '以逗號分隔的來源 / origins such as https://www.example.com, separated by commas',
    ),
    trustedProxies: read(
      'TRUSTED_PROXIES',
      'loopback',
      parseNetworks,
      '以逗號分隔的位址 / addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    ),
    mailFrom: read(
      'MAIL_FROM',
      'no-reply@localhost.localdomain',
      (text) => (isEmail(text) ? text : undefined),
      '寄件地址 / the address that mails are from',
    ),
    smtpUrl:
      read(
        'SMTP_URL',
        '',
        (text) => (text === '' || isSmtp(text) ? text : undefined),
        'smtp:// 或 smtps:// 開頭的網址 / an address that begins with smtp:// or smtps://',
        { secret: true },
      ) || undefined,
    formGuards: read(
      'FORM_GUARDS',
      'on',
      (text) =>
        text === 'on'
          ? true
          : text === 'off' && environment['NODE_ENV'] === 'test'
            ? false
            : undefined,
      'on；off 只用於測試（NODE_ENV=test） / on; off is for tests only (NODE_ENV=test)',
    ),
    limitFactor: read(
      'RATE_LIMIT_FACTOR',
      '1',
      (text) => (/^\d{1,3}(\.\d)?$/u.test(text) && Number(text) > 0 ? Number(text) : undefined),
      '0.1 至 999.9 的數字 / a number from 0.1 to 999.9',
    ),
    outboxTiming: {
      pauseMs: read(
        'OUTBOX_PAUSE_MS',
        String(defaultTiming.pauseMs),
        ...upTo(defaultTiming.pauseMs, 10),
      ),
      leaseMs: read(
        'OUTBOX_LEASE_MS',
        String(defaultTiming.leaseMs),
        ...upTo(defaultTiming.leaseMs, 500),
      ),
    },
    mailKeepDays: read(
      'MAIL_KEEP_DAYS',
      '30',
      (text) => (/^[1-9]\d{0,3}$/u.test(text) ? Number(text) : undefined),
      '1 至 9999 的整數（天） / a whole number of days from 1 to 9999',
    ),
    erasureList: resolve(
      projectFolder,
      environment['ERASURE_LIST'] || join(dataDir, 'erasures.jsonl'),
    ),
    purgeUrl:
      read(
        'PURGE_URL',
        '',
        (text) => (text === '' || isHttp(text) ? text : undefined),
        '網址 / an http or https address',
      ) || undefined,
    purgeToken: environment['PURGE_TOKEN'] || undefined,
    clockOffset: read(
      'CLOCK_OFFSET_MS',
      '0',
      (text) => (/^-?\d{1,15}$/u.test(text) ? Number(text) : undefined),
      '毫秒整數 / a whole number of milliseconds',
    ),
  };
  if (wrong.length > 0) throw new SettingsError(wrong);
  return settings;
}

/** A whole number of ms between `least` and `most`, with an error message for other values. */
function upTo(
  most: number,
  least: number,
): [parse: (text: string) => number | undefined, expected: string] {
  const parse = (text: string) =>
    /^\d{1,6}$/u.test(text) && Number(text) >= least && Number(text) <= most
      ? Number(text)
      : undefined;
  return [
    parse,
    `${least} 至 ${most} 的整數（毫秒） / a whole number of ms from ${least} to ${most}`,
  ];
}

function isSmtp(text: string): boolean {
  return (
    URL.canParse(text) && /^smtps?:$/u.test(new URL(text).protocol) && new URL(text).hostname !== ''
  );
}
const isHttp = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/u.test(new URL(text).protocol);

const parseHost = (text: string) => (/^[\w.:-]+$/u.test(text) ? text : undefined);

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d{1,5}$/u.test(text) && port <= 65_535 ? port : undefined;
}

function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((part) => part.trim());
  const isNetwork = (network: string) => {
    const [address = '', bits] = network.split('/');
    return (
      isIP(address) !== 0 &&
      (bits === undefined || (/^\d{1,3}$/u.test(bits) && Number(bits) <= 128))
    );
  };
  const named = ['loopback', 'linklocal', 'uniquelocal'];
  return networks.every((network) => named.includes(network) || isNetwork(network))
    ? networks
    : undefined;
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return origins.every(
    (origin) =>
      URL.canParse(origin) && /^https?:/u.test(origin) && new URL(origin).origin === origin,
  )
    ? origins
    : undefined;
}

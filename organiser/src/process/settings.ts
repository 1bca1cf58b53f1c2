import { join, resolve } from 'node:path';
import { hostName, splitHostNames } from '@dswine/shared/process/client-connections';
import { readMail } from './mail-settings.ts';
import {
  isHttp,
  isPostgres,
  parseFileOrBucket,
  parseHost,
  parseNetworks,
  parseOrigins,
  parsePort,
  settingReader,
  type ReadSetting,
} from './setting-reader.ts';
import type { FastifyBaseLogger } from 'fastify';

export type Settings = ReturnType<typeof readSettings>;
export type Listener = { host: string; port: number };
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export class SettingsError extends Error {
  override name = 'SettingsError';
  constructor(wrong: string[]) {
    super(`設定不正確 / The settings are wrong:\n${wrong.map((line) => `  - ${line}`).join('\n')}`);
  }
}

/**
 * Reads the environment once and reports all that is wrong. `projectFolder` is the parent of `var/`.
 */
export function readSettings(
  environment: Record<string, string | undefined>,
  projectFolder: string,
) {
  const wrong: string[] = [];
  const read = settingReader(environment, wrong);
  const dataDir = read('DATA_DIR', {
    fallback: 'var',
    parse: (text) => (text.includes('\0') ? undefined : text),
    expected: '資料夾路徑 / a folder',
  });
  const file = (name: string, fallback: string) =>
    resolve(projectFolder, environment[name] || join(dataDir, fallback));
  const settings = {
    ...readListeners(read),
    ...readSite(read),
    ...readLimits(read, environment['NODE_ENV']),
    ...readMail(read, Boolean(environment['SMTP_URL'])),
    /** The folder of mails, pictures and the embedded database. */
    dataFolder: resolve(projectFolder, dataDir),
    /** The PostgreSQL database, `postgresql://user:password@host/name`. Without one: embedded. */
    databaseUrl:
      read('DATABASE_URL', {
        fallback: '',
        parse: (text) => (text === '' || isPostgres(text) ? text : undefined),
        expected: 'postgresql:// 開頭的網址 / an address that begins with postgresql://',
        isSecret: true,
      }) || undefined,
    /** The list of erased data, a file or a bucket: apart from the database and its backups. */
    erasureList: read('ERASURE_LIST', {
      fallback: join(dataDir, 'erasures.jsonl'),
      parse: (text) => parseFileOrBucket(text, projectFolder),
      expected:
        '檔案路徑或儲存體 / a file, or s3://<bucket>/<prefix>?endpoint=https://<host>&region=<region> without credentials',
      isSecret: true,
    }),
    /** The file of the secret under which applicants' addresses are hashed. */
    personKey: {
      file: file('PERSON_KEY', 'keys/person.key'),
      mayCreate: !environment['PERSON_KEY'],
    },
    /** Sent to `purgeUrl` as a bearer token. */
    purgeToken: environment['PURGE_TOKEN'] || undefined,
  };
  if (wrong.length > 0) throw new SettingsError(wrong);
  return settings;
}

function readListeners(read: ReadSetting) {
  const readHost = (name: string) =>
    read(name, {
      fallback: '127.0.0.1',
      parse: parseHost,
      expected: '主機名稱或 IP / a host name or an IP address',
    });
  const readPort = (name: string, fallback: string) =>
    read(name, {
      fallback,
      parse: parsePort,
      expected: '0 至 65535 的整數 / an integer from 0 to 65535',
    });
  const port = readPort('ORGANISER_PORT', '3001');
  // With port 0 for the site (a free port), the other listeners use free ports too.
  const inner = (fallback: string) => (port === 0 ? '0' : fallback);
  return {
    host: readHost('ORGANISER_HOST'),
    port,
    /** Where the staff desk listens. It is a separate address that the site cannot reach. */
    desk: {
      host: readHost('ORGANISER_DESK_HOST'),
      port: readPort('ORGANISER_DESK_PORT', inner('3002')),
    },
    /** Where `/metrics` listens. */
    metrics: {
      host: readHost('ORGANISER_METRICS_HOST'),
      port: readPort('ORGANISER_METRICS_PORT', inner('9465')),
    },
    /** Names of those two listeners, besides those of this machine and addresses. */
    internalHosts: read('INTERNAL_HOSTS', {
      fallback: '',
      parse: (text) => {
        const names = splitHostNames(text);
        return names.every((name) => hostName.test(name)) ? names : undefined;
      },
      expected: '以逗號分隔的主機名稱 / host names separated by commas',
    }),
    /** Where the search listens, if it is a process of its own. */
    search: { host: readHost('SEARCH_HOST'), port: readPort('SEARCH_PORT', '3003') },
    /** The addresses of such processes. Without any, the search index is in this process. */
    searchUrls: read('SEARCH_URL', {
      fallback: '',
      parse: parseOrigins,
      expected: '以逗號分隔的網址 / addresses such as http://127.0.0.1:3003, separated by commas',
    }),
  };
}

function readSite(read: ReadSetting) {
  return {
    /** The edition that must exist for the service to be ready. */
    exhibitionCode: read('EXHIBITION_CODE', {
      fallback: 'DSWINE2026',
      parse: (text) => (/^[A-Z]+\d{4}$/u.test(text) ? text : undefined),
      expected: '大寫字母加四位數年份 / capital letters and a year of four digits',
    }),
    logLevel: read('LOG_LEVEL', {
      fallback: 'info',
      parse: (text) => logLevels.find((level) => level === text),
      expected: `其中之一 / one of ${logLevels.join(', ')}`,
    }),
    /** Origins whose pages may log a member out. Always contains the service's own origin. */
    siteOrigins: read('SITE_ORIGINS', {
      fallback: '',
      parse: parseOrigins,
      expected: '以逗號分隔的來源 / origins such as https://www.example.com, separated by commas',
    }),
    /** Where a web server of the site is reached from here. Without one: at the first origin. */
    webServer:
      read('WEB_SERVER', {
        fallback: '',
        parse: (text) => parseOrigins(text)?.slice(0, 1).join(),
        expected: '網址 / an address such as http://web-server:3000',
      }) || undefined,
    /**
     * Addresses or networks that may state the client address: the web server and the proxies before
     * it.
     */
    trustedProxies: read('TRUSTED_PROXIES', {
      fallback: 'loopback',
      parse: parseNetworks,
      expected:
        '以逗號分隔的位址 / addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, separated by commas',
    }),
    /** URL to notify when a record is withdrawn, so that caches in front of the site are purged. */
    purgeUrl:
      read('PURGE_URL', {
        fallback: '',
        parse: (text) => (text === '' || isHttp(text) ? text : undefined),
        expected: '網址 / an http or https address',
      }) || undefined,
    /**
     * Difference in ms between the show's clock and the real one. It decides only when applications
     * close.
     */
    clockOffset: read('CLOCK_OFFSET_MS', {
      fallback: '0',
      parse: (text) => (/^-?\d{1,15}$/u.test(text) ? Number(text) : undefined),
      expected: '毫秒整數 / a whole number of milliseconds',
    }),
  };
}

function readLimits(read: ReadSetting, mode: string | undefined) {
  return {
    /** Whether the date bar of a demonstration may change it. Refused in production. */
    dateBar: read('DATE_BAR', {
      fallback: 'off',
      parse: (text) =>
        text === 'off' ? false : text === 'on' && mode !== 'production' ? true : undefined,
      expected:
        'off；on 不可用於正式環境（NODE_ENV=production） / off; on is refused in production (NODE_ENV=production)',
    }),
    /** Captcha and rate limits of the forms. Only tests turn them off. */
    formGuards: read('FORM_GUARDS', {
      fallback: 'on',
      parse: (text) =>
        text === 'on' ? true : text === 'off' && mode === 'test' ? false : undefined,
      expected: 'on；off 只用於測試（NODE_ENV=test） / on; off is for tests only (NODE_ENV=test)',
    }),
    /** Renders pictures ahead of the visitors. Tests turn it off. */
    preparePictures: read('PREPARE_PICTURES', {
      fallback: 'on',
      parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
      expected: 'on 或 off / on or off',
    }),
    /** Multiplier for the request and failure limits of one client. */
    limitFactor: read('RATE_LIMIT_FACTOR', {
      fallback: '1',
      parse: (text) =>
        /^\d{1,3}(\.\d)?$/u.test(text) && Number(text) > 0 ? Number(text) : undefined,
      expected: '0.1 至 999.9 的數字 / a number from 0.1 to 999.9',
    }),
  };
}

export function siteUrlOf({ siteOrigins }: { siteOrigins: readonly string[] }): string {
  return siteOrigins[0] ?? 'http://localhost:3000';
}

export function isSecureSite(siteOrigins: readonly string[]): boolean {
  return siteOrigins.length > 0 && siteOrigins.every((origin) => origin.startsWith('https:'));
}

/** Local traffic cannot be intercepted, so a site under test on this machine needs no https. */
export function isLocalSite(siteOrigins: readonly string[]): boolean {
  const local = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
  return siteOrigins.length > 0 && siteOrigins.every((origin) => local.test(origin));
}

export function warnOfPlainHttp(
  origins: readonly string[],
  logger: Pick<FastifyBaseLogger, 'warn'> | undefined,
): void {
  if (isSecureSite(origins) || isLocalSite(origins)) return;
  logger?.warn(
    { event: 'plain-http', origins },
    'the site is reached over plain http: session cookies go without Secure and __Secure-; set SITE_ORIGINS to https addresses in production',
  );
}

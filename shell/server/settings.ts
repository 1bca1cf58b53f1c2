import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { releaseKeys } from '../releases/signing.ts';
import { ApiBase, wrongAuthApi } from './api-settings.ts';
import { CookieDomain, TagManager, wrongCookieDomain } from './consent-settings.ts';
import { defaultLinks, LinkSettings } from './link-settings.ts';
import { readProxies, TrustedProxies, wrongProxies } from './proxy-settings.ts';

const url = Type.String({ pattern: '^https?://[^/?#]+(/[^?#]*)?$' });

/** The site's settings: one JSON file (`SITE_CONFIG`, default `<DATA_DIR>/site.json`, may be missing) and the environment over it. */
export const Settings = Type.Object(
  {
    /** Port of the web server. */
    port: Type.Integer({ minimum: 0, maximum: 65535 }),
    host: Type.String({ minLength: 1 }),
    /** Where `/metrics` listens: an address of its own, which the site's port does not publish. */
    metricsPort: Type.Integer({ minimum: 0, maximum: 65535 }),
    metricsHost: Type.String({ minLength: 1 }),
    /** How many connections one client may have open. Trusted proxies are exempt. */
    clientConnections: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** Where visitors reach the site; absolute URLs are made from it, never from a header. No slash at the end. */
    siteUrl: url,
    exhibitionCode: Type.String({ pattern: '^[A-Z]+\\d{4}$' }),
    /** Where the web server reaches the organiser's host. `/api/expo` and `/api/auth` are passed on to it. */
    organiser: url,
    /** Where browsers reach the expo API and the account service; through the site itself unless said otherwise. */
    expoApi: ApiBase,
    authApi: ApiBase,
    /** State: release store, keys. */
    dataDir: Type.String({ minLength: 1 }),
    /** The publisher's public key, PEM. Not in the store. */
    releasePublicKey: Type.String({ minLength: 1 }),
    /** Whether an edge in front decides the locale (see `deploy/`): then every page is public. */
    edge: Type.Boolean(),
    /** Whose `X-Forwarded-For` is believed. Without one the limits on forms count whatever stands in front as one client. */
    trustedProxies: Type.Optional(TrustedProxies),
    /** Where `/` leads instead of the home page: a path of the site. Off when it is not set. */
    rootRedirect: Type.Optional(
      Type.Object(
        {
          target: Type.String({ pattern: '^/[A-Za-z0-9][A-Za-z0-9/_-]*$' }),
          status: Type.Optional(
            Type.Union([301, 302, 303, 307, 308].map((status) => Type.Literal(status))),
          ),
        },
        { additionalProperties: false },
      ),
    ),
    links: LinkSettings,
    /** After how many px of scrolling the bar becomes compact. */
    stickyOffset: Type.Integer({ minimum: 0, maximum: 5000 }),
    /** Whether readers are asked if they are of age. No statute demands it. */
    ageQuestion: Type.Boolean(),
    /** Whether the show floor is kept on visitors' devices. Switched off, devices that ask again forget what they kept. */
    offline: Type.Boolean(),
    tagManager: Type.Optional(TagManager),
    /** The domain that the organiser's sites share, for the cookie RecordUrl; without it the cookie is this host's. */
    cookieDomain: Type.Optional(CookieDomain),
    /** Threads that render. */
    threads: Type.Integer({ minimum: 1, maximum: 64 }),
    /** Difference in ms between the show's clock and the real one (`SITE_CLOCK`); moves the show's states only. */
    clockOffset: Type.Integer(),
    /** CPU time that a rendering may use, in ms, before its thread is stopped. */
    renderLimit: Type.Integer({ minimum: 100 }),
    /** How long a page waits for its data, in ms. */
    dataLimit: Type.Integer({ minimum: 100 }),
    logLevel: Type.Union(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) =>
        Type.Literal(level),
      ),
    ),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

/** The settings are wrong; the message lists everything that is, in both languages. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const fromEnvironment = {
  PORT: 'port',
  HOST: 'host',
  METRICS_PORT: 'metricsPort',
  METRICS_HOST: 'metricsHost',
  CLIENT_CONNECTIONS: 'clientConnections',
  SITE_URL: 'siteUrl',
  EXHIBITION_CODE: 'exhibitionCode',
  ORGANISER: 'organiser',
  EXPO_API: 'expoApi',
  AUTH_API: 'authApi',
  RELEASE_PUBLIC_KEY: 'releasePublicKey',
  RENDER_THREADS: 'threads',
  CLOCK_OFFSET_MS: 'clockOffset',
  RENDER_LIMIT_MS: 'renderLimit',
  DATA_LIMIT_MS: 'dataLimit',
  LOG_LEVEL: 'logLevel',
} as const satisfies Record<string, keyof Settings>;

const numbers: ReadonlySet<keyof Settings> = new Set([
  'port',
  'metricsPort',
  'clientConnections',
  'clockOffset',
  'threads',
  'renderLimit',
  'dataLimit',
]);

export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const dataDir = path.resolve(root, environment['DATA_DIR'] ?? 'var');
  const file = environment['SITE_CONFIG'] ?? path.join(dataDir, 'site.json');
  const settings: Record<string, unknown> = {
    port: 3000,
    host: '0.0.0.0',
    metricsHost: '127.0.0.1',
    clientConnections: 1024,
    exhibitionCode: 'DSWINE2026',
    organiser: 'http://127.0.0.1:3001',
    expoApi: '/api/expo/',
    authApi: '/api/auth/',
    releasePublicKey: releaseKeys(dataDir, environment).publicKey,
    edge: false,
    stickyOffset: 360,
    ageQuestion: false,
    offline: true,
    threads: 2,
    clockOffset: 0,
    renderLimit: 3000,
    dataLimit: 2000,
    logLevel: 'info',
    ...readFile(file, environment['SITE_CONFIG'] !== undefined),
    dataDir,
  };
  settings['links'] = withDefaults(settings['links']);
  for (const [variable, name] of Object.entries(fromEnvironment)) {
    const value = environment[variable];
    if (value !== undefined && value !== '')
      settings[name] = numbers.has(name) && /^-?\d+$/.test(value) ? Number(value) : value;
  }
  const proxies = environment['TRUSTED_PROXIES'];
  if (proxies) settings['trustedProxies'] = readProxies(proxies);
  // Who asks for a free port can do without a fixed one.
  settings['metricsPort'] ??= settings['port'] === 0 ? 0 : 9464;
  settings['siteUrl'] ??= `http://localhost:${String(settings['port'])}`;
  if (typeof settings['siteUrl'] === 'string')
    settings['siteUrl'] = settings['siteUrl'].replace(/\/$/, '');
  const domain = wrongCookieDomain(settings['siteUrl'], settings['cookieDomain']);
  const account = wrongAuthApi(settings['siteUrl'], settings['authApi'], settings['cookieDomain']);
  const untrusted = wrongProxies(settings['trustedProxies']);
  const findIncompatibilities = [
    ...(untrusted === undefined ? [] : [`  - trustedProxies: ${untrusted}`]),
    ...(domain === undefined ? [] : [`  - cookieDomain: ${domain}`]),
    ...(account === undefined ? [] : [`  - authApi: ${account}`]),
  ];
  if (Value.Check(Settings, settings) && findIncompatibilities.length === 0) return settings;
  const wrong = Value.Errors(Settings, settings).map(
    (error) =>
      `  - ${error.instancePath.slice(1).replaceAll('/', '.') || 'settings'}: ${error.message}${detail(error.params)}`,
  );
  throw new SettingsError(
    `設定有誤，請修正後再啟動。/ These settings are wrong; correct them (in ${file} or the environment) and start again:\n${[...new Set([...wrong, ...findIncompatibilities])].join('\n')}`,
  );
}

/** A file that names some links leaves the others as they are. */
function withDefaults(links: unknown): unknown {
  if (links === undefined) return defaultLinks;
  return typeof links === 'object' && links !== null && !Array.isArray(links)
    ? { ...defaultLinks, ...links }
    : links;
}

function readFile(file: string, mustExist: boolean): Record<string, unknown> {
  if (!existsSync(file)) {
    if (mustExist)
      throw new SettingsError(`找不到設定檔 / The settings file does not exist: ${file}`);
    return {};
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    throw new SettingsError(
      `設定檔不是正確的 JSON / The settings file is not valid JSON: ${file}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

function detail(params: object): string {
  const extra =
    'additionalProperties' in params && Array.isArray(params.additionalProperties)
      ? params.additionalProperties.join(', ')
      : '';
  return extra ? ` (${extra})` : '';
}

import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { hostName, splitHostNames } from '@dswine/shared/process/client-connections';
import {
  copiesFolder,
  reportsAddress,
  storeAddress,
  trustFolder,
  trustedRootFile,
} from '../../releases/index.ts';
import { defaultSettings } from './default-settings.ts';
import {
  ApiBase,
  authApiProblem,
  CookieDomain,
  TagManager,
  cookieDomainProblem,
} from './outside-services.ts';
import { TrustedProxies, proxiesProblem } from './proxy-settings.ts';

/** An external URL. Only http and https: other schemes could run script in the page. */
const outside = Type.String({ pattern: '^https?://[^\\s/?#@]+([/?#]\\S*)?$', maxLength: 2000 });
const closed = { additionalProperties: false };
const messages = Type.Object(
  { tw: Type.String({ minLength: 1 }), en: Type.String({ minLength: 1 }) },
  closed,
);
const outsideByLocale = Type.Object({ tw: outside, en: outside }, closed);

/**
 * The setting `links`: all external URLs of the site. Unset ones are left out.
 */
const LinkSettings = Type.Object(
  {
    /**
     * Visitor pre-registration. Pages add the edition's pre-registration code as the query `id`.
     * `none`: visitors register at the door only.
     */
    preRegistration: Type.Optional(Type.Union([outside, Type.Literal('none')])),
    exhibitorService: Type.Optional(outsideByLocale),
    series: Type.Optional(outside),
    /** Sister shows, in display order. */
    relatedExhibitions: Type.Array(Type.Object({ name: messages, url: outsideByLocale }, closed)),
    social: Type.Object(
      {
        facebook: Type.Optional(outside),
        instagram: Type.Optional(outside),
        youtube: Type.Optional(outside),
      },
      closed,
    ),
    /** The organiser's external account site. By default, the site's account pages are used. */
    account: Type.Optional(Type.Object({ login: outsideByLocale, memberCenter: outside }, closed)),
  },
  closed,
);
type LinkSettings = Static<typeof LinkSettings>;

/** Keeps the default of each link that the file does not set. */
function withDefaultLinks(links: unknown): unknown {
  return typeof links === 'object' && links !== null && !Array.isArray(links)
    ? { ...defaultSettings.links, ...links }
    : links;
}

const url = Type.String({ pattern: '^https?://[^/?#]+(/[^?#]*)?$' });

/**
 * The site's settings: an optional JSON file (`SITE_CONFIG`, default `<DATA_DIR>/site.json`),
 * overridden by environment variables.
 */
export const Settings = Type.Object(
  {
    port: Type.Integer({ minimum: 0, maximum: 65535 }),
    host: Type.String({ minLength: 1 }),
    /** Port of the separate listener for `/metrics`, which should not be public. */
    metricsPort: Type.Integer({ minimum: 0, maximum: 65535 }),
    metricsHost: Type.String({ minLength: 1 }),
    /** Names of that listener (`INTERNAL_HOSTS`), besides those of this machine and addresses. */
    internalHosts: Type.Optional(Type.Array(Type.String({ pattern: hostName.source }))),
    /** Maximum open connections per client. Trusted proxies are exempt. */
    clientConnections: Type.Integer({ minimum: 1, maximum: 100_000 }),
    /** Public base URL without a trailing slash. Absolute URLs never use a request header. */
    siteUrl: url,
    exhibitionCode: Type.String({ pattern: '^[A-Z]+\\d{4}$' }),
    /** Internal URL of the organiser. The site proxies `/api/*` and `/calendar/*` to it. */
    organiser: url,
    /** Base URL of the expo API for browsers. Default: proxied by the site. `authApi` likewise. */
    expoApi: ApiBase,
    authApi: ApiBase,
    /** Folder of what this machine stores. */
    dataDir: Type.String({ minLength: 1 }),
    /** The release store: a folder, or `s3://<bucket>/<prefix>`. */
    releaseStore: Type.String({ minLength: 1 }),
    /** Folder for copies of a bucket's files. */
    releaseCopies: Type.String({ minLength: 1 }),
    /** Where this server reports what it has loaded: a folder, or `s3://<bucket>/<prefix>`. */
    releaseReports: Type.String({ minLength: 1 }),
    /** Path of `root.json`, from which all trust in releases begins. Not in the store. */
    releaseRoot: Type.String({ minLength: 1 }),
    /** Folder of the release metadata that were verified, so that older ones are rejected. */
    releaseTrust: Type.String({ minLength: 1 }),
    /**
     * Whether an edge chooses the locale (see `deploy/`). Then shared caches may store all pages.
     */
    edge: Type.Boolean(),
    /**
     * Proxies whose `X-Forwarded-For` is trusted. Without it, rate limits count everybody behind a
     * proxy as one client.
     */
    trustedProxies: Type.Optional(TrustedProxies),
    /** Redirects `/` to another path of the site. */
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
    /** Scroll offset in px at which the header becomes compact. */
    stickyOffset: Type.Integer({ minimum: 0, maximum: 5000 }),
    /** Whether to ask visitors if they are of legal age. No statute requires it. */
    ageQuestion: Type.Boolean(),
    /** Whether a service worker stores pages for offline use. When off, devices remove theirs. */
    offline: Type.Boolean(),
    tagManager: Type.Optional(TagManager),
    /** Shared domain of the organiser's sites for the cookie RecordUrl. Default: this host only. */
    cookieDomain: Type.Optional(CookieDomain),
    /** Number of render processes. */
    processes: Type.Integer({ minimum: 1, maximum: 64 }),
    /** Offset in ms of the show clock (`SITE_CLOCK`). Affects the show phases only. */
    clockOffset: Type.Integer(),
    /** Whether the date bar of a demonstration may change that offset (`DATE_BAR`). */
    dateBar: Type.Boolean(),
    /** Whether developers may fetch what a server needs to render the site (`SHARE_RELEASES`). */
    shareReleases: Type.Optional(Type.Boolean()),
    /** CPU time in ms after which a rendering is stopped. */
    renderLimit: Type.Integer({ minimum: 100 }),
    /** Timeout in ms for the data of a page. */
    dataLimit: Type.Integer({ minimum: 100 }),
    /** The share of pages whose browser reports what goes wrong, from 0 to 1. */
    errorReports: Type.Number({ minimum: 0, maximum: 1 }),
    logLevel: Type.Union(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) =>
        Type.Literal(level),
      ),
    ),
  },
  { additionalProperties: false },
);
export type Settings = Static<typeof Settings>;

/** What rendering pages needs, wherever the releases come from. */
export type PageSettings = Omit<
  Settings,
  'dataDir' | 'logLevel' | 'metricsPort' | Extract<keyof Settings, `release${string}`>
>;

/** Thrown for invalid settings. The message lists all problems. */
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
  RELEASE_ROOT: 'releaseRoot',
  RELEASE_TRUST: 'releaseTrust',
  RELEASE_STORE: 'releaseStore',
  RELEASE_COPIES: 'releaseCopies',
  RELEASE_REPORTS: 'releaseReports',
  RENDER_PROCESSES: 'processes',
  CLOCK_OFFSET_MS: 'clockOffset',
  RENDER_LIMIT_MS: 'renderLimit',
  DATA_LIMIT_MS: 'dataLimit',
  LOG_LEVEL: 'logLevel',
} as const satisfies Record<string, keyof Settings>;

export function readSettings(environment: NodeJS.ProcessEnv, root: string): Settings {
  const dataDir = path.resolve(root, environment['DATA_DIR'] ?? 'var');
  const file = environment['SITE_CONFIG'] ?? path.join(dataDir, 'site.json');
  const settings: Record<string, unknown> = {
    ...defaultSettings,
    releaseRoot: trustedRootFile(dataDir, environment),
    releaseTrust: trustFolder(dataDir, environment),
    releaseStore: storeAddress(dataDir, environment),
    releaseCopies: copiesFolder(dataDir, environment),
    ...readFile(file, environment['SITE_CONFIG'] !== undefined),
    dataDir,
  };
  settings['links'] = withDefaultLinks(settings['links']);
  settings['dateBar'] ||= environment['DATE_BAR'] === 'on';
  if (environment['SHARE_RELEASES'] === 'on') settings['shareReleases'] = true;
  for (const [variable, name] of Object.entries(fromEnvironment)) {
    const value = environment[variable];
    if (value !== undefined && value !== '')
      settings[name] = isInteger(name) && /^-?\d+$/.test(value) ? Number(value) : value;
  }
  settings['releaseReports'] ??= reportsAddress(String(settings['releaseStore']), {});
  const hosts = environment['INTERNAL_HOSTS'];
  if (hosts) settings['internalHosts'] = splitHostNames(hosts);
  const proxies = environment['TRUSTED_PROXIES'];
  if (proxies) settings['trustedProxies'] = proxies.split(',').map((part) => part.trim());
  // With a random site port, use a random metrics port too.
  settings['metricsPort'] ??= settings['port'] === 0 ? 0 : 9464;
  settings['siteUrl'] ??= `http://localhost:${String(settings['port'])}`;
  if (typeof settings['siteUrl'] === 'string')
    settings['siteUrl'] = settings['siteUrl'].replace(/\/$/, '');
  const problems = problemsOf(settings, environment);
  if (Value.Check(Settings, settings) && problems.length === 0) return settings;
  const all = [...new Set([...schemaProblems(settings), ...problems])];
  throw new SettingsError(
    `These settings are wrong; correct them (in ${file} or the environment) and start again:\n${all.join('\n')}`,
  );
}

const isInteger = (name: keyof Settings) =>
  (Settings.properties[name] as { type?: string }).type === 'integer';

/** What is wrong with settings together, one line each. */
function problemsOf(settings: Record<string, unknown>, environment: NodeJS.ProcessEnv): string[] {
  const { siteUrl, cookieDomain, authApi, trustedProxies } = settings;
  const problems = {
    trustedProxies: proxiesProblem(trustedProxies),
    dateBar: dateBarProblem(settings, environment),
    cookieDomain: cookieDomainProblem(siteUrl, cookieDomain),
    authApi: authApiProblem(siteUrl, authApi, cookieDomain),
  };
  return Object.entries(problems).flatMap(([name, problem]) =>
    problem === undefined ? [] : [`  - ${name}: ${problem}`],
  );
}

/** The date bar is for demonstrations: visitors must not see another date than today's. */
function dateBarProblem(
  { dateBar, edge }: Record<string, unknown>,
  { NODE_ENV }: NodeJS.ProcessEnv,
): string | undefined {
  if (dateBar !== true) return undefined;
  if (NODE_ENV === 'production') return 'refused in production (NODE_ENV=production)';
  // An edge would answer from its cache, whatever date was chosen.
  return edge === true ? 'cannot be used with edge' : undefined;
}

function schemaProblems(settings: Record<string, unknown>): string[] {
  return Value.Errors(Settings, settings).map(
    (error) =>
      `  - ${error.instancePath.slice(1).replaceAll('/', '.') || 'settings'}: ${error.message}${detail(error.params)}`,
  );
}

function readFile(file: string, mustExist: boolean): Record<string, unknown> {
  if (!existsSync(file)) {
    if (mustExist) throw new SettingsError(`The settings file does not exist: ${file}`);
    return {};
  }
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (cause) {
    throw new SettingsError(
      `The settings file is not valid JSON: ${file}: ${(cause as Error).message}`,
      { cause },
    );
  }
}

function detail(params: object): string {
  const { additionalProperties: extra } = params as { additionalProperties?: string[] };
  return extra ? ` (${extra.join(', ')})` : '';
}

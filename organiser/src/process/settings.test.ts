import { readSettings, SettingsError } from './settings.ts';
import { isLocalSite, isSecureSite } from './site-origins.ts';

const read = (environment: Record<string, string | undefined>) =>
  readSettings(environment, '/project');

it('has a default for every setting, and ignores empty values', () => {
  expect(read({ LOG_LEVEL: '' })).toMatchObject({
    logLevel: 'info',
    dataFolder: '/project/var',
    personKey: { file: '/project/var/keys/person.key', mayCreate: true },
    desk: { host: '127.0.0.1', port: 3002 },
    metrics: { host: '127.0.0.1', port: 9465 },
    formGuards: true,
    dateBar: false,
  });
});

it('reads environment variables', () => {
  const environment = {
    DATA_DIR: '/data',
    SITE_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
    INTERNAL_HOSTS: 'Desk.fair.example, prometheus',
    CLOCK_OFFSET_MS: '-86400000',
    PERSON_KEY: '/run/secrets/person',
    ERASURE_LIST: 's3://erasures/2027?region=ap-east-2',
    DATABASE_URL: 'postgresql://fair:secret@db.example/fair',
    SMTP_URL: 'smtps://u:p@mail.example:465',
    MAIL_FROM: 'fair@dswine.example',
  };
  expect(read(environment)).toMatchObject({
    dataFolder: '/data',
    siteOrigins: ['https://a.example', 'https://b.example:8443'],
    trustedProxies: ['loopback', '10.0.0.0/8'],
    internalHosts: ['desk.fair.example', 'prometheus'],
    clockOffset: -86_400_000,
    personKey: { file: '/run/secrets/person', mayCreate: false },
    erasureList: environment.ERASURE_LIST,
    databaseUrl: environment.DATABASE_URL,
    smtpUrl: environment.SMTP_URL,
  });
});

it('configures separate listeners for the staff desk and metrics', () => {
  const free = { host: '127.0.0.1', port: 0 };
  expect(read({ ORGANISER_PORT: '0' })).toMatchObject({ desk: free, metrics: free });
  expect(read({ ORGANISER_METRICS_HOST: '0.0.0.0', ORGANISER_DESK_PORT: '4000' })).toMatchObject({
    desk: { host: '127.0.0.1', port: 4000 },
    metrics: { host: '0.0.0.0', port: 9465 },
  });
});

it.each([
  ['ERASURE_LIST', 's3://key:secret@erasures'],
  ['SMTP_URL', 'http://u:secret@mail.example'],
  ['DATABASE_URL', 'mysql://fair:secret@db.example'],
])('does not repeat the password of an invalid %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
  expect(() => read({ [name]: value })).not.toThrow('secret');
});

it('allows the date bar and disabled form guards only where no visitors are', () => {
  expect(read({ DATE_BAR: 'on' }).dateBar).toBe(true);
  expect(() => read({ DATE_BAR: 'on', NODE_ENV: 'production' })).toThrow('DATE_BAR');
  expect(read({ FORM_GUARDS: 'off', NODE_ENV: 'test' }).formGuards).toBe(false);
  for (const NODE_ENV of [undefined, 'production', 'development'])
    expect(() => read({ FORM_GUARDS: 'off', NODE_ENV })).toThrow(/FORM_GUARDS="off"/u);
});

it('accepts shorter outbox timing, but not longer', () => {
  const timing = (OUTBOX_PAUSE_MS: string, OUTBOX_LEASE_MS: string) =>
    read({ OUTBOX_PAUSE_MS, OUTBOX_LEASE_MS }).outboxTiming;
  expect(timing('50', '1000')).toEqual({ pauseMs: 50, leaseMs: 1000 });
  expect(() => timing('30001', '100')).toThrow(/OUTBOX_PAUSE_MS="30001"[^]*OUTBOX_LEASE_MS="100"/u);
});

it('requires a sender beside a mail server', () => {
  const SMTP_URL = 'smtp://mail.example';
  expect(() => read({ SMTP_URL })).toThrow(/MAIL_FROM="": .*required beside SMTP_URL/u);
  expect(() => read({ SMTP_URL, MAIL_FROM: 'fair@localhost' })).toThrow('MAIL_FROM');
  expect(read({}).mailFrom).toBe('no-reply@localhost.localdomain');
});

it('reports all invalid settings at once', () => {
  const wrong = () =>
    read({
      ORGANISER_PORT: '70000',
      ORGANISER_DESK_PORT: 'x',
      EXHIBITION_CODE: 'x',
      SITE_ORIGINS: 'https://a.example/path',
      TRUSTED_PROXIES: 'anybody',
      INTERNAL_HOSTS: 'https://desk.example',
    });
  expect(wrong).toThrow(SettingsError);
  expect(wrong).toThrow(
    /ORGANISER_PORT="70000"[^]*INTERNAL_HOSTS[^]*EXHIBITION_CODE="x"[^]*SITE_ORIGINS[^]*TRUSTED_PROXIES/u,
  );
  expect(wrong).toThrow(/ORGANISER_DESK_PORT="x"/u);
});

it.each([
  [['http://127.0.0.1:3000', 'http://[::1]', 'http://localhost:3000'], true, false],
  [['https://fair.example'], false, true],
  [['http://localhost.fair.example'], false, false],
  [['http://localhost:3000', 'http://fair.example'], false, false],
  [[], false, false],
])('the origins %j are local: %p, and use HTTPS only: %p', (origins, isLocal, isSecure) => {
  expect([isLocalSite(origins), isSecureSite(origins)]).toEqual([isLocal, isSecure]);
});

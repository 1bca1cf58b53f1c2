import { readSettings, SettingsError } from './settings.ts';

it('has a default for every setting, and ignores empty values', () => {
  const settings = readSettings({ LOG_LEVEL: '' }, '/project');
  expect(settings).toEqual({
    mailKeepDays: 30,
    search: { host: '127.0.0.1', port: 3003 },
    searchUrls: [],
    erasureList: '/project/var/erasures.jsonl',
    personKey: { file: '/project/var/keys/person.key', mayCreate: true },
    host: '127.0.0.1',
    port: 3001,
    desk: { host: '127.0.0.1', port: 3002 },
    metrics: { host: '127.0.0.1', port: 9465 },
    dataFolder: '/project/var',
    exhibitionCode: 'DSWINE2026',
    logLevel: 'info',
    siteOrigins: [],
    trustedProxies: ['loopback'],
    mailFrom: 'no-reply@localhost.localdomain',
    smtpUrl: undefined,
    formGuards: true,
    preparePictures: true,
    limitFactor: 1,
    outboxTiming: { pauseMs: 30_000, leaseMs: 60_000 },
    clockOffset: 0,
    dateBar: false,
  });
});

it('rejects the date bar in production', () => {
  expect(readSettings({ DATE_BAR: 'on' }, '/p').dateBar).toBe(true);
  expect(() => readSettings({ DATE_BAR: 'on', NODE_ENV: 'production' }, '/p')).toThrow('DATE_BAR');
});

it('reads environment variables', () => {
  const environment = {
    ORGANISER_PORT: '0',
    DATA_DIR: '/data',
    EXHIBITION_CODE: 'DSWINE2027',
    LOG_LEVEL: 'warn',
    SITE_ORIGINS: 'https://a.example, https://b.example:8443',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
    MAIL_FROM: 'fair@a.example',
    CLOCK_OFFSET_MS: '-86400000',
    RATE_LIMIT_FACTOR: '2.5',
    PERSON_KEY: '/run/secrets/person',
    ERASURE_LIST: 's3://erasures/2027?region=ap-east-2',
  };
  expect(readSettings(environment, '/project')).toMatchObject({
    port: 0,
    dataFolder: '/data',
    exhibitionCode: 'DSWINE2027',
    logLevel: 'warn',
    siteOrigins: ['https://a.example', 'https://b.example:8443'],
    trustedProxies: ['loopback', '10.0.0.0/8'],
    mailFrom: 'fair@a.example',
    clockOffset: -86_400_000,
    limitFactor: 2.5,
    personKey: { file: '/run/secrets/person', mayCreate: false },
    erasureList: 's3://erasures/2027?region=ap-east-2',
  });
});

it('rejects credentials in a bucket address, without repeating them', () => {
  const read = () => readSettings({ ERASURE_LIST: 's3://key:very-secret@erasures' }, '/p');
  expect(read).toThrow(/ERASURE_LIST.*without credentials/u);
  expect(read).not.toThrow('very-secret');
});

it('configures separate listeners for the staff desk and metrics', () => {
  const free = { host: '127.0.0.1', port: 0 };
  expect(readSettings({ ORGANISER_PORT: '0' }, '/p')).toMatchObject({ desk: free, metrics: free });
  const environment = { ORGANISER_METRICS_HOST: '0.0.0.0', ORGANISER_DESK_PORT: '4000' };
  expect(readSettings(environment, '/p')).toMatchObject({
    desk: { host: '127.0.0.1', port: 4000 },
    metrics: { host: '0.0.0.0', port: 9465 },
  });
  expect(() => readSettings({ ORGANISER_DESK_PORT: 'x' }, '/p')).toThrow(
    /ORGANISER_DESK_PORT="x"/u,
  );
});

it('reads the mail server, and does not repeat the password of an invalid one', () => {
  expect(readSettings({ SMTP_URL: 'smtps://u:p@mail.example:465' }, '/p').smtpUrl).toBe(
    'smtps://u:p@mail.example:465',
  );
  const wrong = () => readSettings({ SMTP_URL: 'http://u:secret@mail.example' }, '/p');
  expect(wrong).toThrow(/SMTP_URL="…"/u);
  expect(wrong).not.toThrow(/secret/u);
});

it('reads the database URL, and does not repeat the password of an invalid one', () => {
  const databaseUrl = 'postgresql://fair:secret@db.example/fair';
  expect(readSettings({ DATABASE_URL: databaseUrl }, '/p').databaseUrl).toBe(databaseUrl);
  expect(readSettings({}, '/p').databaseUrl).toBeUndefined();
  const wrong = () => readSettings({ DATABASE_URL: 'mysql://fair:secret@db.example' }, '/p');
  expect(wrong).toThrow(/DATABASE_URL="…"/u);
});

it('allows disabling captcha and rate limits only in tests', () => {
  expect(readSettings({ FORM_GUARDS: 'off', NODE_ENV: 'test' }, '/project').formGuards).toBe(false);
  for (const NODE_ENV of [undefined, 'production', 'development'])
    expect(() => readSettings({ FORM_GUARDS: 'off', NODE_ENV }, '/project')).toThrow(
      /FORM_GUARDS="off"/u,
    );
});

it('accepts shorter outbox timing, but not longer', () => {
  const paced = (OUTBOX_PAUSE_MS: string, OUTBOX_LEASE_MS: string) =>
    readSettings({ OUTBOX_PAUSE_MS, OUTBOX_LEASE_MS }, '/project').outboxTiming;
  expect(paced('50', '1000')).toEqual({ pauseMs: 50, leaseMs: 1000 });
  expect(() => paced('30001', '100')).toThrow(/OUTBOX_PAUSE_MS="30001"[^]*OUTBOX_LEASE_MS="100"/u);
});

it('reports all invalid settings at once', () => {
  const wrong = () =>
    readSettings(
      {
        ORGANISER_PORT: '70000',
        EXHIBITION_CODE: 'x',
        SITE_ORIGINS: 'https://a.example/path',
        TRUSTED_PROXIES: 'anybody',
      },
      '/project',
    );
  expect(wrong).toThrow(SettingsError);
  expect(wrong).toThrow(
    /ORGANISER_PORT="70000"[^]*EXHIBITION_CODE="x"[^]*SITE_ORIGINS[^]*TRUSTED_PROXIES/u,
  );
});

import { readSettings, SettingsError, isLocalSite, isSecureSite } from './settings.ts';

const read = (environment: Record<string, string | undefined>) =>
  readSettings(environment, '/project');

it('ignores empty values, and opens desk and metrics to this machine only unless told otherwise', () => {
  const [desk, metrics] = [3002, 9465].map((port) => ({ host: '127.0.0.1', port }));
  expect(read({ LOG_LEVEL: '' })).toMatchObject({ logLevel: 'info', desk, metrics });
  const host = '0.0.0.0';
  const environment = { ORGANISER_METRICS_HOST: host };
  expect(read(environment)).toMatchObject({ desk, metrics: { ...metrics, host } });
});

it('creates the key for person hashes only where no shared one is named', () => {
  const keyOf = (environment: Record<string, string>) => read(environment).personKey;
  expect(keyOf({})).toEqual({ file: '/project/var/keys/person.key', mayCreate: true });
  expect(keyOf({ PERSON_KEY: '/run/key' })).toEqual({ file: '/run/key', mayCreate: false });
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
      EXHIBITION_CODE: 'x',
      SITE_ORIGINS: 'https://a.example/path',
      TRUSTED_PROXIES: 'anybody',
      INTERNAL_HOSTS: 'https://desk.example',
    });
  expect(wrong).toThrow(SettingsError);
  for (const name of [
    'ORGANISER_PORT="70000"',
    'EXHIBITION_CODE',
    'SITE_ORIGINS',
    'TRUSTED',
    'INTERNAL',
  ])
    expect(wrong).toThrow(name);
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

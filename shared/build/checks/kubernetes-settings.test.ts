/** The programs accept the settings of `deploy/kubernetes`, and read each of them. */
import path from 'node:path';
import { readSettings as readOrganiserSettings } from '../../../organiser/src/process/settings.ts';
import { readSettings as readWebSettings } from '../../../shell/server/settings/settings.ts';
import { addresses, environmentOf, root, secrets } from './kubernetes.fixture.ts';

/** Records which variables of an environment are read. */
function observed(environment: Record<string, string>) {
  const names = new Set<string | symbol>();
  const proxy = new Proxy(environment, {
    get: (target, name) => {
      names.add(name);
      return Reflect.get(target, name) as string | undefined;
    },
  });
  return { proxy, names };
}
/** Read by the AWS SDK (shared/src/bucket). */
const readBySdk = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

it('sets only variables that the web server reads, and all that a cluster requires', () => {
  const environment = environmentOf('web-server');
  const { proxy, names } = observed({
    ...environment,
    SITE_CONFIG: path.join(root, 'deploy/kubernetes/site.json'),
  });
  const settings = readWebSettings(proxy, root);
  expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual(readBySdk);
  expect(settings).toMatchObject({
    siteUrl: addresses['SITE_ORIGINS'],
    edge: true,
    host: '0.0.0.0',
    metricsHost: '0.0.0.0',
    organiser: 'http://organiser:3001',
    trustedProxies: ['loopback', 'uniquelocal'],
    releaseStore: addresses['RELEASE_STORE'],
    dateBar: false,
  });
  expect(settings.releaseStore).toMatch(/^s3:/u);
  const { releaseCopies, releaseTrust, releaseRoot, dataDir } = settings;
  for (const folder of [releaseCopies, releaseTrust, dataDir]) expect(folder).toMatch(/^\/data/u);
  expect(releaseRoot).toMatch(/^\/keys\//u);
});

it.each(['organiser', 'search', 'migrate'])('sets only variables that %s reads', (name) => {
  const environment = environmentOf(name);
  const { proxy, names } = observed({ ...environment, NODE_ENV: 'production' });
  const settings = readOrganiserSettings(proxy, root);
  const unread = Object.keys(environment).filter((variable) => !names.has(variable));
  // The library that finds the fonts of pictures reads XDG_CACHE_HOME.
  expect(unread).toEqual(name === 'organiser' ? ['XDG_CACHE_HOME', ...readBySdk] : []);
  expect(settings.databaseUrl).toBe(secrets.DATABASE_URL);
});

it('sets everything that several organiser processes require', () => {
  const settings = readOrganiserSettings(environmentOf('organiser'), root);
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    desk: { host: '127.0.0.1', port: 3002 },
    metrics: { host: '0.0.0.0', port: 9465 },
    dataFolder: '/data',
    siteOrigins: [addresses['SITE_ORIGINS']],
    trustedProxies: ['loopback', 'uniquelocal'],
    erasureList: addresses['ERASURE_LIST'],
    smtpUrl: secrets.SMTP_URL,
    mailFrom: addresses['MAIL_FROM'],
    personKey: { file: '/keys/person.key', mayCreate: false },
    formGuards: true,
    searchUrls: ['http://search:3003'],
  });
  expect(settings.erasureList).toMatch(/^s3:/u);
  // A list that is lost together with the database could not repeat erasures after a restore.
  expect(new URL(settings.erasureList).hostname).not.toBe(
    new URL(addresses['RELEASE_STORE'] ?? '').hostname,
  );
});

it('the search process listens for organisers and calls no other search process', () =>
  expect(readOrganiserSettings(environmentOf('search'), root)).toMatchObject({
    search: { host: '0.0.0.0', port: 3003 },
    searchUrls: [],
    trustedProxies: ['loopback', 'uniquelocal'],
  }));

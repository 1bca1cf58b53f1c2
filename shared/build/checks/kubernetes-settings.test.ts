/** The programs accept the settings of `deploy/kubernetes`, and read each of them. */
import path from 'node:path';
import { readSettings as readOrganiserSettings } from '../../../organiser/src/process/settings.ts';
import { readSettings as readWebSettings } from '../../../shell/server/settings/settings.ts';
import { addresses, environmentOf, root } from './kubernetes.fixture.ts';

/** Records which variables of an environment are read. */
function observed(environment: Record<string, string>) {
  const names = new Set<string | symbol>();
  const proxy = new Proxy(environment, {
    get: (target, name) => {
      names.add(name);
      return Reflect.get(target, name) as string | undefined;
    },
  });
  return { proxy, unread: () => Object.keys(environment).filter((name) => !names.has(name)) };
}
/** Read by the AWS SDK (shared/src/bucket). */
const readBySdk = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

it('sets only variables that the web server reads, and all that a cluster requires', () => {
  const environment = {
    ...environmentOf('web-server'),
    SITE_CONFIG: path.join(root, 'deploy/kubernetes/site.json'),
  };
  const { proxy, unread } = observed(environment);
  const settings = readWebSettings(proxy, root);
  expect(unread()).toEqual(readBySdk);
  expect(settings).toMatchObject({ siteUrl: addresses['SITE_ORIGINS'], edge: true });
  expect(settings.releaseStore).toMatch(/^s3:/u);
  // The root of the file system is read-only.
  const { releaseCopies, releaseTrust, dataDir } = settings;
  for (const folder of [releaseCopies, releaseTrust, dataDir]) expect(folder).toMatch(/^\/data/u);
});

it.each(['organiser', 'search', 'migrate'])('sets only variables that %s reads', (name) => {
  const { proxy, unread } = observed({ ...environmentOf(name), NODE_ENV: 'production' });
  readOrganiserSettings(proxy, root);
  // The library that finds the fonts of pictures reads XDG_CACHE_HOME.
  expect(unread()).toEqual(name === 'organiser' ? ['XDG_CACHE_HOME', ...readBySdk] : []);
});

it('sets everything that several organiser processes require', () => {
  const settings = readOrganiserSettings(environmentOf('organiser'), root);
  expect(settings).toMatchObject({
    desk: { host: '127.0.0.1' },
    personKey: { file: '/keys/person.key', mayCreate: false },
    formGuards: true,
  });
  expect(settings.erasureList).toMatch(/^s3:/u);
  // A list that is lost together with the database could not repeat erasures after a restore.
  expect(new URL(settings.erasureList).hostname).not.toBe(
    new URL(addresses['RELEASE_STORE'] ?? '').hostname,
  );
});

it('calls the search by a name that it answers to', () => {
  const { searchUrls } = readOrganiserSettings(environmentOf('organiser'), root);
  const { internalHosts } = readOrganiserSettings(environmentOf('search'), root);
  expect(searchUrls.map((url) => new URL(url).hostname)).toEqual(internalHosts);
});

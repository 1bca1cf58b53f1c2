import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { temporaryFolder } from '@dswine/shared/testing/temporary-folder';
import { addSources, pagePolicy } from '../csp/csp.ts';
import { apiSources, tagManagerSources } from './outside-services.ts';
import { readSettings, SettingsError } from './settings.ts';

const folder = temporaryFolder();

/** Reads settings from a file with this content, and from the environment. */
function settingsOf(file: object = {}, environment: Record<string, string> = {}) {
  writeFileSync(path.join(folder(), 'site.json'), JSON.stringify(file));
  return readSettings({ DATA_DIR: folder(), ...environment }, folder());
}

it('has the APIs of the site itself, a loopback address for metrics and no date bar by default', () => {
  const settings = settingsOf();
  expect(settings).toMatchObject({
    expoApi: '/api/expo/',
    authApi: '/api/auth/',
    metricsHost: '127.0.0.1',
    metricsPort: 9464,
    dateBar: false,
  });
  expect(settings.links).toEqual({ relatedExhibitions: [], social: {} });
  const policy = addSources(pagePolicy([]), apiSources(settings), tagManagerSources(undefined));
  expect(policy).toEqual(pagePolicy([]));
});

it('sets links one by one, and reads the environment', () => {
  const links = {
    preRegistration: 'none',
    social: { youtube: 'https://y.example/@fair' },
    series: 'https://a.example/x?y=1',
  };
  const environment = { PORT: '0', METRICS_HOST: '0.0.0.0', DATE_BAR: 'on' };
  const settings = settingsOf({ links, stickyOffset: 480 }, environment);
  expect(settings).toMatchObject({ links, stickyOffset: 480, dateBar: true });
  expect(settings).toMatchObject({ metricsHost: '0.0.0.0', metricsPort: 0 });
  expect(settings.links.relatedExhibitions).toEqual([]);
  expect(settingsOf({}, { METRICS_PORT: '9000' }).metricsPort).toBe(9000);
  expect(settingsOf({ rootRedirect: { target: '/en/News', status: 301 } }).rootRedirect).toEqual({
    target: '/en/News',
    status: 301,
  });
  const proxies = 'loopback, uniquelocal,10.0.0.0/8,2001:db8::/32,::1';
  expect(settingsOf({}, { TRUSTED_PROXIES: proxies }).trustedProxies).toHaveLength(5);
});

const siteUrl = 'https://www.fair.example';
const redirectTo = (target: string) => ({ rootRedirect: { target } });
it.each<[string, object, string, Record<string, string>?]>([
  ['a javascript: URL', { links: { series: 'javascript:alert(1)' } }, 'links.series'],
  ['a URL with a password', { links: { series: 'https://a:b@c.example/' } }, 'links.series'],
  [
    'a URL for one language only',
    { links: { exhibitorService: { tw: 'https://s.example' } } },
    'links.exhibitorService',
  ],
  [
    'a sister show without a URL',
    { links: { relatedExhibitions: [{ name: { tw: '展', en: 'Show' } }] } },
    'links.relatedExhibitions.0: must have required properties url',
  ],
  ['a redirect of the root to itself', redirectTo('/'), 'rootRedirect'],
  ['a redirect to another host', redirectTo('//elsewhere.example'), 'rootRedirect'],
  ['a redirect to a host after a backslash', redirectTo('/\\elsewhere.example'), 'rootRedirect'],
  ['an API without a trailing slash', { siteUrl, expoApi: 'https://a.example/expo' }, 'expoApi'],
  ['an account service of another site', { siteUrl, authApi: 'https://a.example/' }, 'authApi'],
  ['a cookie domain of another site', { siteUrl, cookieDomain: 'ir.example' }, 'cookieDomain'],
  ['no connection per client', {}, 'clientConnections', { CLIENT_CONNECTIONS: '0' }],
  ['the date bar in production', { dateBar: true }, 'dateBar', { NODE_ENV: 'production' }],
  ['trust in everybody', {}, 'trustedProxies: ', { TRUSTED_PROXIES: 'everybody' }],
  ['a proxy that is also read as 8.0.0.1', {}, 'trustedProxies', { TRUSTED_PROXIES: '010.0.0.1' }],
  ['a number of proxies', {}, 'trustedProxies', { TRUSTED_PROXIES: '1' }],
  ['a network without addresses', {}, 'trustedProxies: ', { TRUSTED_PROXIES: '10.0.0.0/33' }],
  ['an address as a name', {}, 'internalHosts', { INTERNAL_HOSTS: 'http://desk.example' }],
  ['an empty proxy', {}, 'a network such as 10.0.0.0/8', { TRUSTED_PROXIES: 'loopback,,::1' }],
])('rejects %s and names the setting', (...[, file, where, environment]) => {
  expect(() => settingsOf(file, environment)).toThrow(SettingsError);
  expect(() => settingsOf(file, environment)).toThrow(where);
});

it('adds the APIs and the tag manager to the policy, each where it is needed', () => {
  const settings = settingsOf({
    siteUrl,
    cookieDomain: 'fair.example',
    expoApi: 'https://api.organiser.example/expo/',
    authApi: 'https://id.www.fair.example/',
    tagManager: { script: 'https://tags.example/gtm.js?id=GTM-1', origins: ['https://r.example'] },
  });
  const apis = ['https://api.organiser.example', 'https://id.www.fair.example'];
  const tags = ['https://tags.example', 'https://r.example'];
  const policy = pagePolicy([]);
  const sources = [apiSources(settings), tagManagerSources(settings.tagManager)];
  expect(addSources(policy, ...sources)).toEqual({
    ...policy,
    'script-src': [...policy['script-src'], ...tags],
    'img-src': [...policy['img-src'], ...apis, ...tags],
    'media-src': [...policy['media-src'], ...apis],
    'connect-src': [...policy['connect-src'], ...apis, ...tags],
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiSources } from './api-settings.ts';
import { addSources, pagePolicy } from '../csp/csp.ts';
import { readSettings } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dswine-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const settingsOf = (environment: Record<string, string>) =>
  readSettings({ DATA_DIR: folder, ...environment }, folder);
const policyOf = (settings = settingsOf({})) => addSources(pagePolicy([]), apiSources(settings));

it('uses the APIs of the site itself by default, without other origins in the policy', () => {
  const settings = settingsOf({});
  expect(settings).toMatchObject({ expoApi: '/api/expo/', authApi: '/api/auth/' });
  expect(policyOf(settings)).toEqual(pagePolicy([]));
});

it('adds the API origins to img-src, media-src and connect-src', () => {
  const settings = settingsOf({
    SITE_URL: 'https://www.fair.example',
    EXPO_API: 'https://api.organiser.example/expo/',
    AUTH_API: 'https://id.www.fair.example/',
  });
  const origins = ['https://api.organiser.example', 'https://id.www.fair.example'];
  const basePolicy = policyOf();
  expect(policyOf(settings)).toEqual({
    ...basePolicy,
    'img-src': [...basePolicy['img-src'], ...origins],
    'media-src': [...basePolicy['media-src'], ...origins],
    'connect-src': [...basePolicy['connect-src'], ...origins],
  });
});

it.each([
  [
    'an expo API without a trailing slash',
    { EXPO_API: 'https://api.organiser.example/expo' },
    'expoApi',
  ],
  ['an expo API with a javascript: URL', { EXPO_API: 'javascript:alert(1)/' }, 'expoApi'],
  ['an account service of another site', { AUTH_API: 'https://id.organiser.example/' }, 'authApi'],
  ['an account service of another scheme', { AUTH_API: 'http://id.www.fair.example/' }, 'authApi'],
])('rejects %s and names the setting', (_what, environment, where) => {
  expect(() => settingsOf({ SITE_URL: 'https://www.fair.example', ...environment })).toThrow(where);
});

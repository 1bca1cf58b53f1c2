import fastify from 'fastify';
import { sampleEdition } from '@dswine/shared/testing/edition.fixture';
import type { ExpoResponse } from '../organiser/expo-data.ts';
import { serveSiteFiles, type SiteComposition } from './site-files.ts';

const route = {
  id: 'home',
  path: '',
  data: {},
  query: {},
  middleware: [],
  files: { scripts: [], styles: [] },
};

/** Serves site files with a fake organiser that can be offline. */
function startSite() {
  const organiser = { away: false, revision: '1', ids: ['7'], requests: 0 };
  const live: SiteComposition = {
    revision: 1,
    releases: { shell: '1.0.0' },
    manifests: [
      { routes: [route, { ...route, id: 'item', path: 'News/Detail/:id', sitemap: 'news' }] },
    ],
    shellFiles: { icon: '/releases/shell/1.0.0/browser/icon.svg' },
  };
  const load = async (key: string): Promise<ExpoResponse> => {
    organiser.requests++;
    if (organiser.away) return { code: 0 };
    if (key.startsWith('Exhibitions/')) return { data: { web_Exhibition_Info: sampleEdition } };
    return { data: { Kinds: [{ Kind: 'news', Records: organiser.ids.map((Id) => ({ Id })) }] } };
  };
  const server = fastify();
  serveSiteFiles(server, {
    settings: { siteUrl: 'https://fair.example', exhibitionCode: 'DSWINE2026' },
    live: () => live,
    content: () => organiser.revision,
    data: { load, forget: () => undefined },
    releaseFile: async () => undefined,
  });
  const ask = (url: string) => server.inject(url);
  return { organiser, ask };
}

it('generates the sitemap once for each content revision, and serves the last while the organiser is down', async () => {
  const { organiser, ask } = startSite();
  const at = (id: string) => `<loc>https://fair.example/en/News/Detail/${id}</loc>`;
  for (let time = 0; time < 2; time += 1)
    expect((await ask('/sitemap.xml')).body).toContain(at('7'));
  expect(organiser.requests).toBe(1);
  Object.assign(organiser, { ids: ['8'], revision: '2', away: true });
  expect((await ask('/sitemap.xml')).body).toContain(at('7'));
  organiser.away = false;
  expect((await ask('/sitemap.xml')).body).toContain(at('8'));
});

it('responds with 503 and Retry-After while the organiser has never responded', async () => {
  const { organiser, ask } = startSite();
  organiser.away = true;
  const { statusCode, headers } = await ask('/sitemap.xml');
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect((await ask('/manifest.webmanifest')).statusCode).toBe(503);
  expect((await ask('/robots.txt')).statusCode).toBe(200);
});

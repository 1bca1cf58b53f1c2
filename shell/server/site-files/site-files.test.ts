import { gunzipSync } from 'node:zlib';
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
    releaseFile: async (workspace, version, file) =>
      file === 'browser/icons/favicon.ico'
        ? {
            identity: Buffer.from(`${workspace} ${version}`),
            hash: version ?? '',
            type: 'image/x-icon',
          }
        : undefined,
  });
  const ask = (url: string, headers: Record<string, string> = {}) =>
    server.inject({ url, headers });
  return { organiser, ask };
}

it('generates the sitemap once for each content revision', async () => {
  const { organiser, ask } = startSite();
  expect((await ask('/sitemap.xml')).body).toContain(
    '<loc>https://fair.example/en/News/Detail/7</loc>',
  );
  await ask('/sitemap.xml');
  expect(organiser.requests).toBe(1);
  organiser.ids = ['7', '8'];
  organiser.revision = '2';
  expect((await ask('/sitemap.xml')).body).toContain(
    '<loc>https://fair.example/News/Detail/8</loc>',
  );
  expect(organiser.requests).toBe(2);
});

it('serves the last sitemap while the organiser is down, or 503 with Retry-After without one', async () => {
  const { organiser, ask } = startSite();
  organiser.away = true;
  const first = await ask('/sitemap.xml');
  expect([first.statusCode, first.headers['retry-after'], first.headers['cache-control']]).toEqual([
    503,
    '10',
    'no-store',
  ]);
  expect((await ask('/manifest.webmanifest')).statusCode).toBe(503);
  expect((await ask('/robots.txt')).statusCode).toBe(200);
  organiser.away = false;
  const good = (await ask('/sitemap.xml')).body;
  organiser.away = true;
  organiser.revision = '2';
  expect((await ask('/sitemap.xml')).body).toBe(good);
});

it('compresses the sitemap on request and responds with 304 to its ETag', async () => {
  const { ask } = startSite();
  const plain = await ask('/sitemap.xml');
  const packed = await ask('/sitemap.xml', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  const again = await ask('/sitemap.xml', { 'if-none-match': String(plain.headers['etag']) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('serves the icons of the live shell, and responds with 404 to missing files', async () => {
  const { ask } = startSite();
  const icon = await ask('/favicon.ico');
  expect([icon.statusCode, icon.headers['content-type'], icon.body]).toEqual([
    200,
    'image/x-icon',
    'shell 1.0.0',
  ]);
  expect((await ask('/icon-192.png')).statusCode).toBe(404);
  expect((await ask('/sitemap-1.xml')).statusCode).toBe(404);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createPreviewToken, PREVIEW_MS } from '../../releases/preview-link.ts';
import { promote } from '../../releases/promote.ts';
import {
  makeSmallReleases,
  sectionBundle,
  type SmallReleases,
} from '../../releases/small-releases.fixture.ts';
import { readSigner } from '../../releases/trust/private-keys.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { readSettings } from '../settings/settings.ts';
import { createWebServer } from '../web-server.ts';


let small: SmallReleases;
let organiser: Server;
let server: FastifyInstance;

const page = (text: string) =>
  sectionBundle('mfe-info', { page: `() => '<h1>${text}</h1>'` }).replace("name: 'mfe-", "name: '");
const until = () => Date.now() + PREVIEW_MS;
const tokenOf = async (
  releases: Record<string, string>,
  expires = until(),
  signer = small.signer,
) => createPreviewToken({ releases, until: expires }, await small.store.view(), signer);

beforeAll(async () => {
  small = await makeSmallReleases();
  await small.goLive();
  await small.publish('mfe-info', '1.1.0', { server: page('Previewed') });
  await small.publish('mfe-info', '1.2.0', {
    server: sectionBundle('mfe-info', { page: `() => { throw new Error('broken'); }` }),
  });
  const content = JSON.stringify({ Code: 200, Data: { Revision: '1', Withdrawn: [] } });
  organiser = createServer((_request, response) => void response.end(content));
  await new Promise<void>((resolve) => organiser.listen(0, '127.0.0.1', resolve));
  const { port } = organiser.address() as AddressInfo;
  const environment = {
    DATA_DIR: small.dataDir,
    ORGANISER: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'silent',
    SITE_URL: 'https://fair.example',
  };
  server = await createWebServer(
    { ...readSettings(environment, '/'), edge: true },
    createMetrics(),
  );
});
afterAll(async () => {
  await server.close();
  organiser.close();
  small.remove();
});

const open = (token: string, query = '') =>
  server.inject({ url: `/releases/preview/${token}${query}` });
const visit = (token: string, url = '/infoPage') =>
  server.inject({ url, headers: { cookie: `a=b; dswine_preview=${token}` } });

it('sets the preview cookie and redirects to the page', async () => {
  const token = await tokenOf({ 'mfe-info': '1.1.0' });
  const { statusCode, headers } = await open(token, '?to=/en/infoPage%3Fa=1');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/en/infoPage?a=1',
    'no-store',
  ]);
  expect(headers['set-cookie']).toMatch(
    new RegExp(
      `^dswine_preview=${token}; Max-Age=3[56]\\d\\d; Path=/; HttpOnly; SameSite=Lax; Secure$`,
    ),
  );
});

it.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example'])(
  'never redirects to %s',
  async (to) => {
    const token = await tokenOf({ 'mfe-info': '1.1.0' });
    const { headers } = await open(token, `?to=${encodeURIComponent(to)}`);
    const target = new URL(String(headers.location), 'https://fair.example');
    expect(target.host).toBe('fair.example');
  },
);

it('shows the releases to that browser only, and forbids caching and indexing', async () => {
  const token = await tokenOf({ 'mfe-info': '1.1.0' });
  const before = await server.inject('/infoPage');
  const previewed = await visit(token);
  const after = await server.inject('/infoPage');
  expect(previewed.body).toContain('<h1>Previewed</h1>');
  expect(previewed.body).toMatch(
    /<body><aside class="preview-bar" aria-label="預覽".*mfe-info.*1\.1\.0/,
  );
  expect(previewed.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  });
  expect(after.body).toBe(before.body);
  expect(after.body).not.toContain('Previewed');
  expect(after.headers['x-robots-tag']).toBeUndefined();
  expect(after.headers['cache-control']).toMatch(/^public/);
});

it('shows the live page on demand, with a link back to the preview', async () => {
  const { body, headers } = await visit(
    await tokenOf({ 'mfe-info': '1.1.0' }),
    '/en/infoPage?preview=live',
  );
  expect(body).not.toContain('<h1>Previewed</h1>');
  expect(body).toContain('This is the live site, not the preview');
  expect(body).toContain('href="/en/infoPage">Back to the preview');
  expect(headers['cache-control']).toBe('private, no-store');
});

it.each([
  ['whose page throws', { 'mfe-info': '1.2.0' }],
  ['that is not in the store', { 'mfe-info': '9.9.9' }],
])('falls back to the live page with a notice for a release %s', async (_, releases) => {
  const { statusCode, body, headers } = await visit(await tokenOf(releases), '/en/infoPage');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(body).toContain('Preview failed; this is the live site');
  expect(body).toContain('<h1>Page</h1>');
  const live = await server.inject('/en/infoPage');
  expect([live.statusCode, live.body.includes('preview-bar')]).toEqual([200, false]);
});

it('has the same composition revision on another server', async () => {
  const token = await tokenOf({ 'mfe-info': '1.1.0' });
  const revision = Number((await visit(token)).headers['x-composition']);
  expect(revision).toBeGreaterThan(800_000_000);
  const other = await createWebServer(
    readSettings({ DATA_DIR: small.dataDir, LOG_LEVEL: 'silent' }, '/'),
    createMetrics(),
  );
  try {
    const headers = { cookie: `dswine_preview=${token}` };
    const { headers: shown } = await other.inject({ url: '/infoPage', headers });
    expect(Number(shown['x-composition'])).toBe(revision);
  } finally {
    await other.close();
  }
});

it('deletes the preview cookie on the leave route', async () => {
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: '/releases/preview/leave',
    payload: 'back=%2Fen%2FinfoPage',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([statusCode, headers.location]).toEqual([303, '/en/infoPage']);
  expect(headers['set-cookie']).toMatch(/^dswine_preview=; Max-Age=0;/);
});

describe('a preview link without a valid signature', () => {
  const forged = (token: string, releases: string) => {
    const [, signature] = token.split('.');
    const text = JSON.stringify([until(), releases]);
    return `${Buffer.from(text).toString('base64url')}.${signature}`;
  };
  const foreign = () => readSigner(`${small.folder}/nowhere`);

  it.each([
    ['expired', () => tokenOf({ 'mfe-info': '1.1.0' }, Date.now() - 1)],
    ['changed', async () => forged(await tokenOf({ 'mfe-info': '1.1.0' }), 'mfe-info@1.2.0')],
    ['invented', async () => 'abc.def'],
    ['far too long', async () => 'a'.repeat(10_000)],
    [
      'signed for other releases',
      async () => {
        const events = {
          ...small.signer,
          keys: small.signer.keys.filter(({ file }) => file.includes('mfe-events')),
        };
        const token = await tokenOf({ 'mfe-events': '1.0.0' }, until(), events);
        return forged(token, 'mfe-info@1.1.0');
      },
    ],
  ])('%s: is rejected in both languages, and its cookie has no effect', async (_, make) => {
    const token = await make();
    const { statusCode, body, headers } = await open(token);
    expect([statusCode, headers['set-cookie']]).toEqual([410, undefined]);
    expect(body).toContain('預覽連結已過期或不完整');
    expect(body).toContain('The preview link has expired or is incomplete');
    const visited = await visit(token);
    expect(visited.body).not.toContain('preview-bar');
    expect(visited.body).not.toContain('<h1>Previewed</h1>');
  });

  it('cannot be created without the key of the team', async () => {
    await expect(tokenOf({ 'mfe-info': '1.1.0' }, until(), foreign())).rejects.toThrow(
      /has no private key that may sign a preview of mfe-info@1\.1\.0/,
    );
    const events = {
      ...small.signer,
      keys: small.signer.keys.filter(({ file }) => file.includes('mfe-events')),
    };
    await expect(tokenOf({ 'mfe-info': '1.1.0' }, until(), events)).rejects.toThrow(
      'no private key',
    );
  });
});

it('combines the previewed release with the current live releases', async () => {
  const token = await tokenOf({ 'mfe-info': '1.1.0' });
  const before = (await visit(token)).headers['x-composition'];
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await promote(small, [{ workspace: 'mfe-visitor', version: '1.1.0' }]);
  let after = before;
  for (let tries = 0; after === before && tries < 200; tries += 1) {
    await new Promise((next) => setTimeout(next, 50));
    after = (await visit(token)).headers['x-composition'];
  }
  expect(after).not.toBe(before);
  expect((await visit(token)).body).toContain('<h1>Previewed</h1>');
});

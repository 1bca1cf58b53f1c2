import type { FastifyInstance } from 'fastify';
import type { UnversionedRelease } from '@dswine/shared/build/build-section';
import { createPreviewToken } from '../../releases/metadata/preview-link.ts';
import { firstGrants, sectionBundle } from '../../releases/testing/small-releases.fixture.ts';
import { until } from '@dswine/shared/testing/until';
import { openReleaseSource } from '../composition/release-source.ts';
import { canaryRevision, previewRevision } from '../composition/variant-source.ts';
import { makeSmallSite, type SmallSite } from '../small-site.fixture.ts';

let site: SmallSite;
let server: FastifyInstance;

const page = (text: string) =>
  sectionBundle('mfe-info', { page: `() => '<h1>${text}</h1>'` }).replace("name: 'mfe-", "name: '");
const validUntil = Date.parse('2100-01-01T00:00:00Z');
const tokenOf = async (releases: Record<string, string>, change: object = {}) =>
  createPreviewToken(
    { releases, until: validUntil, ...change },
    await site.small.store.view(),
    site.small.signer,
  );

beforeAll(async () => {
  site = await makeSmallSite();
  const { small } = site;
  await small.publish('mfe-info', '1.1.0', { server: page('Previewed') });
  await small.publish('mfe-info', '1.2.0', {
    server: sectionBundle('mfe-info', { page: `() => { throw new Error('broken'); }` }),
  });
  server = await site.start();
});
afterAll(() => site.close());

const open = (token: string, query = '') =>
  server.inject({ url: `/releases/preview/${token}${query}` });
const visit = (token: string, url = '/infoPage') =>
  server.inject({ url, headers: { cookie: `a=b; dswine_preview=${token}` } });

it('sets the preview cookie while the link is valid, and redirects to the page', async () => {
  const token = await tokenOf({ 'mfe-info': '1.1.0' });
  const { statusCode, headers } = await open(token, '?to=/en/infoPage%3Fa=1');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    '/en/infoPage?a=1',
    'no-store',
  ]);
  const seconds = (validUntil - site.clock.now()) / 1000;
  expect(headers['set-cookie']).toBe(
    `dswine_preview=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax; Secure`,
  );
});

it('shows the releases to that browser only, and forbids caching and indexing', async () => {
  const before = await server.inject('/infoPage');
  const previewed = await visit(await tokenOf({ 'mfe-info': '1.1.0' }));
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
  expect(after.headers['cache-control']).toMatch(/^public/);
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

it('has the same composition revision on another server, and another one after a promotion', async () => {
  const token = await tokenOf({ 'mfe-info': '1.1.0' });
  const previewOn = async (one: FastifyInstance) => {
    const headers = { cookie: `dswine_preview=${token}` };
    const response = await one.inject({ url: '/infoPage', headers });
    expect(response.body).toContain('<h1>Previewed</h1>');
    return Number(response.headers['x-composition']);
  };
  const revision = await previewOn(server);
  expect(revision).toBeGreaterThan(800_000_000);
  expect(await previewOn(await site.start())).toBe(revision);
  const { small } = site;
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await small.putLive({ releases: { 'mfe-visitor': '1.1.0' } });
  await until(async () => {
    await site.clock.advance(100);
    return (await previewOn(server)) !== revision;
  });
});

describe('a preview link without a valid signature', () => {
  const forged = (token: string) => {
    const text = JSON.stringify([validUntil, 'mfe-info@1.1.0']);
    return `${Buffer.from(text).toString('base64url')}.${token.split('.')[1]}`;
  };

  it.each([
    ['expired', () => tokenOf({ 'mfe-info': '1.1.0' }, { until: 1 })],
    ['changed', async () => forged(await tokenOf({ 'mfe-info': '1.2.0' }))],
    ['of another team', async () => forged(await tokenOf({ 'mfe-events': '1.0.0' }))],
    ['far too long', async () => 'a'.repeat(10_000)],
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
    const { signer, store } = site.small;
    const keys = signer.keys.filter(({ file }) => file.includes('mfe-events'));
    const claim = { releases: { 'mfe-info': '1.1.0' }, until: validUntil };
    const view = await store.view();
    expect(() => createPreviewToken(claim, view, { ...signer, keys })).toThrow(
      /has no private key that may sign a preview of mfe-info@1\.1\.0/,
    );
  });
});

describe('a section that has no grant yet', () => {
  const claiming =
    (...paths: string[]) =>
    (draft: UnversionedRelease): UnversionedRelease => ({
      ...draft,
      routes: paths.flatMap((path, at) =>
        draft.routes.map((route) => ({ ...route, id: `page${at || ''}`, path })),
      ),
    });
  const press = (text: string) => page(text).replace("name: 'info'", "name: 'press'");

  beforeAll(async () => {
    const { small } = site;
    await small.putLive({ kind: 'grant', grants: firstGrants });
    await small.publish('mfe-press', '1.0.0', { server: press('Asked for') });
    await site.clock.advance(1000);
  });

  it('is shown by its link, and by nothing else', async () => {
    const token = await tokenOf({ 'mfe-press': '1.0.0' });
    await until(async () => {
      await site.clock.advance(100);
      return (await visit(token, '/pressPage')).body.includes('<h1>Asked for</h1>');
    });
    const previewed = await visit(token, '/pressPage');
    expect([previewed.statusCode, previewed.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    expect((await server.inject('/pressPage')).statusCode).toBe(404);
    for (const url of ['/composition.json', '/sitemap.xml', '/search-pages.json'])
      expect((await server.inject(url)).body).not.toContain('press');
  });

  it.each([
    ['of another team', ['infoPage/press']],
    ['of another team beside its own', ['pressPage', 'visitorPage']],
    ['that no grant can name', [':any']],
  ])('does not get a path %s by its preview', async (what, paths) => {
    const version = `1.1.${what.length}`;
    const change = { server: press('Taken'), draft: claiming(...paths) };
    await site.small.publish('mfe-press', version, change);
    const token = await tokenOf({ 'mfe-press': version });
    for (const url of ['/infoPage', '/visitorPage', '/pressPage', `/${paths[0]}`])
      expect((await visit(token, url)).body).not.toContain('Taken');
    expect((await visit(token, '/en/infoPage')).body).toContain('Preview failed');
  });

  it('is not shown as a canary, nor live, with any signature', async () => {
    const { small, settings, clock } = site;
    const source = openReleaseSource(settings, clock);
    const watch = await source.watch(() => undefined);
    const [base, asked] = [watch.live(), { 'mfe-press': '1.0.0' }];
    const compose = (revision: number) => source.variants?.compose(base, asked, revision);
    await expect(compose(canaryRevision(base.revision))).rejects.toThrow('mfe-press@1.0.0');
    await expect(compose(previewRevision(base.revision, asked))).resolves.toBeDefined();
    watch.stop();
    await source.reporter?.stop();

    await small.putLive({ releases: asked });
    await clock.advance(5000);
    expect((await server.inject('/pressPage')).body).not.toContain('Asked for');
  });
});

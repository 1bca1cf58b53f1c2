import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { releasedWorkspaces } from '@dswine/shared/build/workspaces';
import { liveOf } from '../../site/section-variant.ts';
import { root } from '../../site/service.ts';
import { expect, inLanguage, locales, test, type Routes } from '../test.ts';
import { raw } from '../raw-request.fixture.ts';

const kinds: (keyof Routes)[] = ['home', 'exhibitors', 'exhibitor', 'news', 'story'];

const hashOf = (text: string | Buffer) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The files that a page's `#start` names. */
function startOf(html: string) {
  const text = /id="start">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(text) as { composition: [path: string, hash: string] };
}

test('a page runs one inline script, and its CSP allows only that, the import map and its styles', async ({
  site,
  routes,
}) => {
  for (const locale of locales) {
    for (const kind of kinds) {
      const response = await fetch(site + inLanguage(locale, routes[kind]));
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)]
        .map(({ groups }) => ({
          attributes: groups?.['attributes'] ?? '',
          text: groups?.['text'] ?? '',
        }))
        .filter(({ attributes }) => !/type="application\/(ld\+)?json"/.test(attributes));
      expect(inline.map(({ attributes }) => attributes.trim())).toEqual(['', 'type="importmap"']);
      const start = startOf(html);
      const [path, hash] = start.composition;
      const file = Buffer.from(await (await fetch(`${site}/releases/${path}`)).arrayBuffer());
      expect(`sha256-${hash}`).toBe(hashOf(file));
      const policy = response.headers.get('content-security-policy') ?? '';
      const named = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash);
      const [boot = '', importMap = ''] = inline.map(({ text }) => text);
      const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
        ([, text = '']) => text,
      );
      expect(styles).toHaveLength(1);
      expect(named).toEqual([importMap, boot, ...styles].map(hashOf));
      expect(policy).not.toMatch(/unsafe-|\*/);
      // The composition data of a page does not grow with sections that it does not use.
      expect(brotliCompressSync(JSON.stringify(start)).length).toBeLessThanOrEqual(3072);
      const composition = brotliCompressSync(file).length + brotliCompressSync(importMap).length;
      expect(composition, kind).toBeLessThanOrEqual(3072);
      expect(html.slice(0, html.indexOf('<script'))).not.toMatch(/<(link|style)/);
      expect(html.match(/<[^>]+\sstyle=/g)).toBeNull();
      expect(html.match(/<[^>]+\son[a-z]+=/g)).toBeNull();
    }
  }
});

test('a public page is identical for all clients', async ({ site, routes }) => {
  const readers = [
    {},
    { 'user-agent': 'Googlebot/2.1' },
    { accept: 'application/json' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { host: 'evil.example' },
    { cookie: 'lang=tw; session=1' },
    { 'accept-language': 'zh-TW' },
  ];
  for (const path of [routes.home, routes.exhibitors])
    // A stale page may be rendered anew in between, with another time in it.
    await expect(async () => {
      const url = site + inLanguage('en', path);
      const responses = await Promise.all(readers.map((headers) => raw(url, headers)));
      for (const { status, headers, body } of responses) {
        expect(status).toBe(200);
        expect(headers['set-cookie']).toBeUndefined();
        expect(body).toBe(responses[0]?.body);
        expect(headers['vary']).toBe('accept-encoding');
        expect(headers['cache-control']).toMatch(/public, max-age=0, s-maxage=([1-5]?\d|60)\b/);
      }
    }).toPass();
});

test('unknown and malformed URLs get the right status and reveal no internals', async ({
  site,
}) => {
  const statuses: Record<string, number> = {
    '/NotFound': 404,
    '/a/b/c': 404,
    '/VisitorExhibitor/Detail/0': 404,
    '/VisitorExhibitor/Detail/999999': 404,
    '/EventsCalender/99': 404,
    '//evil.example': 404,
    '/VisitorExhibitor?page=-1&country=%3Cscript%3E': 200,
    '/VisitorExhibitor?keyword=%E4%B8': 400,
    '/api/expo/Exhibitors/DSWINE2026?Keyword=%ED%A0%80': 400,
    '/calendar/DSWINE2026.ics?Topic=%FF': 400,
    '/sitemap.xml?%zz': 400,
    '/VisitorExhibitor?page=99999': 404,
    '/%E4%B8': 404,
    '/releases/mfe-visitor/9.9.9/browser/page.js': 404,
    '/releases/shell/../../keys/operator.pem': 404,
    '/releases/shell/..%2f..%2f..%2fkeys/operator.pem': 404,
    '/api/expo/Exhibitors/NOSUCH2026?Lang=tw': 404,
  };
  const { sections } = await liveOf(site);
  const release = sections[0]?.entry.split('/').slice(0, 4).join('/') ?? '';
  for (const file of ['server/section.cjs', 'release.json']) statuses[`${release}/${file}`] = 404;
  for (const [path, status] of Object.entries(statuses)) {
    const response = await raw(site, {}, 'GET', path);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.body).not.toContain('PRIVATE KEY');
    expect(response.body).not.toMatch(/at .+\(.+:\d+:\d+\)/);
  }
  const posted = await raw(`${site}/News`, {}, 'POST');
  expect([posted.status, posted.headers['allow']]).toEqual([405, 'GET, HEAD']);
  // The web server must not parse a body of the organiser: its 400 differs from that response.
  const forwarded = await fetch(`${site}/api/auth/isAuthenticated`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a',
  });
  expect([forwarded.status, await forwarded.text()]).toEqual([200, '251']);
});

test('health, readiness and composition endpoints report a healthy site', async ({ site }) => {
  const read = async (path: string) => (await (await fetch(site + path)).json()) as object;
  expect(await read('/healthz')).toEqual({ alive: true });
  expect(await read('/readyz')).toMatchObject({ ready: true, organiser: true });
  const { releases, problems } = await liveOf(site);
  expect(Object.keys(releases)).toEqual(releasedWorkspaces(root));
  expect(problems).toEqual([]);
});

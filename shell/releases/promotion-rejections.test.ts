import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { current, promote } from './promote.ts';
import {
  unversionedReleaseOf,
  makeSmallReleases,
  type SmallReleases,
} from './small-releases.fixture.ts';
import { verify } from './verify.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
afterEach(() => small.remove());

const live = async () => (await current(small.store))?.releases;
const promoted = (workspace: 'mfe-visitor' | 'mfe-info' | 'shell', version: string) =>
  promote(small, [{ workspace, version }]);

describe('promotion says why it refuses, and changes nothing', () => {
  afterEach(async () => expect((await current(small.store))?.revision).toBe(1));

  async function rejected(change: Parameters<SmallReleases['publish']>[2]): Promise<string> {
    await small.publish('mfe-visitor', '2.0.0', change);
    const error: unknown = await promoted('mfe-visitor', '2.0.0').catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'PromotionRejectedError' });
    return (error as Error).message;
  }

  it('of a module that the shell does not provide', async () => {
    const sentence = await rejected({
      draft: (draft) => ({ ...draft, needs: { react: '^20.0.0' } }),
    });
    expect(sentence).toBe(
      'mfe-visitor@2.0.0 needs react ^20.0.0, but shell@1.0.0 provides 19.3.1. Promote a shell that provides it together with this release.',
    );
  });

  it('of a path that belongs to another section, however it is written', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    const claim = (claimed: string) => ({
      draft: (draft: ReturnType<typeof unversionedReleaseOf>) => ({
        ...draft,
        routes: route ? [{ ...route, path: claimed }] : [],
      }),
    });
    expect(await rejected(claim('INFOpage'))).toContain(
      'mfe-visitor@2.0.0 (at "INFOpage") and mfe-info@1.0.0 (at "infoPage") both claim the same path',
    );
  });

  it('of a script that no page lists, which browsers would block', async () => {
    expect(await rejected({ more: { 'browser/later.js': 'export {};' } })).toMatch(
      /^mfe-visitor@2\.0\.0 has the script browser\/later\.js, which no page or fragment lists/,
    );
  });

  it('of a section with the name of another', async () => {
    expect(await rejected({ draft: (draft) => ({ ...draft, section: 'info' }) })).toBe(
      'mfe-visitor@2.0.0 calls itself "info". Name it "visitor", as its folder.',
    );
  });

  it('of two pages of one section at one path', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    const twice = route ? [route, { ...route, id: 'other' }] : [];
    expect(await rejected({ draft: (draft) => ({ ...draft, routes: twice }) })).toContain(
      'mfe-visitor@2.0.0 has two pages at the path "visitorPage".',
    );
  });

  it('of a request for what the page does not have', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    const data = { wines: { template: 'Wines/{Code}/{Id}{?Lang,Kind}' } };
    expect(
      await rejected({
        draft: (draft) => ({
          ...draft,
          routes: route ? [{ ...route, path: 'Wine/:id', data }] : [],
        }),
      }),
    ).toBe(
      'mfe-visitor@2.0.0 asks for "wines" at Wine/:id with {Kind}, which is not there; it has Code, Lang, Id.',
    );
  });

  it('of a path with so many optional parts that web servers could not compile it', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    const path = Array.from({ length: 30 }, (_, index) => `part${index}?`).join('/');
    expect(
      await rejected({
        draft: (draft) => ({ ...draft, routes: route ? [{ ...route, path }] : [] }),
      }),
    ).toMatch(/does not follow this program's contract: \/routes\/0\/path/);
  });

  it.each(['../../../keys/operator.pem', '/etc/passwd', 'browser/..', 'browser/*', 'a\r\nb'])(
    'of the file name %j',
    async (server) => {
      expect(await rejected({ draft: (draft) => ({ ...draft, server }) })).toMatch(
        /does not follow this program's contract: \/server/,
      );
    },
  );

  it('of a middleware that nobody knows', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    expect(
      await rejected({
        draft: (draft) => ({
          ...draft,
          routes: route ? [{ ...route, middleware: ['members-only'] }] : [],
        }),
      }),
    ).toContain('names the middleware "members-only" at visitorPage');
  });

  it('of global CSS, and of CSS outside the layer of sections', async () => {
    expect(await rejected({ css: '@layer section{body{margin:0}}' })).toContain(
      'Only the shell ships global CSS',
    );
  });

  it('of CSS outside the layer of sections', async () => {
    expect(await rejected({ css: '.visitor-a{margin:0}' })).toContain('outside "@layer section"');
  });

  it.each([
    ['throws', 'throw new Error("no door")', 'Its server bundle fails when it is loaded: no door'],
    ['ends its process', 'process.exit(0)', 'fails when it is loaded: process is not defined'],
    ['asks for what is not provided', 'require("left-pad")', 'which the shell does not provide'],
    ['has no door', 'module.exports = {}', 'does not export "section"'],
  ])('of a server bundle that %s', async (_, server, sentence) => {
    expect(await rejected({ server })).toContain(sentence);
  });

  it('of a name that the shell does not export', async () => {
    const imports = { react: ['useNow'] };
    expect(await rejected({ draft: (draft) => ({ ...draft, imports }) })).toBe(
      'mfe-visitor@2.0.0 with shell@1.0.0: It imports "useNow" from react, which this shell does not export.',
    );
  });

  it('of a bundle that fills the heap', async () => {
    const hungry = 'const all = []; for (;;) all.push(new Array(1000).fill(0).map(String));';
    // During garbage collection it may exceed the limit of CPU time before its heap is full.
    expect(await rejected({ server: hungry })).toMatch(
      /mfe-visitor@2\.0\.0 with shell@1\.0\.0: Its server bundle (ended its process|was stopped)/,
    );
  });

  it.each([
    [
      'needs a package that only this checkout has',
      'require("semver");',
      '"semver", which a rendering does not have',
    ],
    [
      'renders nothing',
      'module.exports = { provided: {} }',
      'does not export "provided" and "renderDocument"',
    ],
  ])('of a shell that %s', async (_, server, sentence) => {
    await small.publish('shell', '2.0.0', { server });
    await expect(promoted('shell', '2.0.0')).rejects.toThrow(sentence);
  });

  it('of a shell without the script that starts pages', async () => {
    await small.publish('shell', '2.0.0', { without: 'server/boot.js' });
    await expect(promoted('shell', '2.0.0')).rejects.toThrow(
      'shell@2.0.0 has no file server/boot.js',
    );
  });

  it('of another contract', async () => {
    expect(await rejected({ draft: (draft) => ({ ...draft, contract: 99 }) })).toContain(
      'contract 99',
    );
  });

  it('of a release that was changed in the store', async () => {
    await small.publish('mfe-visitor', '2.0.0', { script: '2' });
    writeFileSync(
      path.join(small.dataDir, 'store/releases/mfe-visitor/2.0.0/browser/entry.js'),
      'alert(1)',
    );
    await expect(promoted('mfe-visitor', '2.0.0')).rejects.toThrow(
      'browser/entry.js of mfe-visitor@2.0.0 is not the file that was published.',
    );
  });

  it('of a release that nobody signed', async () => {
    await small.publish('mfe-visitor', '2.0.0', { script: '2' });
    const manifest = path.join(small.dataDir, 'store/releases/mfe-visitor/2.0.0/release.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('visitorPage', 'anotherPage'));
    expect(
      await verify({ store: small.store, releases: { ...(await live()), 'mfe-visitor': '2.0.0' } }),
    ).toEqual([
      'release.json of mfe-visitor@2.0.0 is not in the list that the keys of mfe-visitor have signed.',
    ]);
  });

  it('of a release that is not there', async () => {
    await expect(promoted('mfe-visitor', '9.9.9')).rejects.toThrow(
      'mfe-visitor@9.9.9 is not in the store',
    );
  });
});

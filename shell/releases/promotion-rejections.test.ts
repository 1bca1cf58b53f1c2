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

describe('promote, without changing the live composition,', () => {
  afterEach(async () => expect((await current(small.store))?.revision).toBe(1));

  async function rejected(change: Parameters<SmallReleases['publish']>[2]): Promise<string> {
    await small.publish('mfe-visitor', '2.0.0', change);
    const error: unknown = await promoted('mfe-visitor', '2.0.0').catch(
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'PromotionRejectedError' });
    return (error as Error).message;
  }

  it('rejects a release that needs another version of a provided module', async () => {
    const sentence = await rejected({
      draft: (draft) => ({ ...draft, needs: { react: '^20.0.0' } }),
    });
    expect(sentence).toBe(
      'mfe-visitor@2.0.0 needs react ^20.0.0, but shell@1.0.0 provides 19.3.1. Promote a shell that provides it together with this release.',
    );
  });

  it('rejects a path of another section, ignoring case', async () => {
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

  it('rejects a script that no page or fragment lists', async () => {
    expect(await rejected({ more: { 'browser/later.js': 'export {};' } })).toMatch(
      /^mfe-visitor@2\.0\.0 has the script browser\/later\.js, which no page or fragment lists/,
    );
  });

  it('rejects a section that uses the name of another section', async () => {
    expect(await rejected({ draft: (draft) => ({ ...draft, section: 'info' }) })).toBe(
      'mfe-visitor@2.0.0 calls itself "info". Name it "visitor", as its folder.',
    );
  });

  it('rejects two pages of a section at the same path', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    const twice = route ? [route, { ...route, id: 'other' }] : [];
    expect(await rejected({ draft: (draft) => ({ ...draft, routes: twice }) })).toContain(
      'mfe-visitor@2.0.0 has two pages at the path "visitorPage".',
    );
  });

  it('rejects a data request with a parameter that the page lacks', async () => {
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

  it('rejects a path with too many optional segments', async () => {
    const [route] = unversionedReleaseOf('mfe-visitor').routes;
    const path = Array.from({ length: 30 }, (_, index) => `part${index}?`).join('/');
    expect(
      await rejected({
        draft: (draft) => ({ ...draft, routes: route ? [{ ...route, path }] : [] }),
      }),
    ).toMatch(/does not follow this program's contract: \/routes\/0\/path/);
  });

  it.each(['../../../keys/operator.pem', '/etc/passwd', 'browser/..', 'browser/*', 'a\r\nb'])(
    'rejects the file name %j',
    async (server) => {
      expect(await rejected({ draft: (draft) => ({ ...draft, server }) })).toMatch(
        /does not follow this program's contract: \/server/,
      );
    },
  );

  it('rejects an unknown middleware', async () => {
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

  it('rejects global CSS of a section', async () => {
    expect(await rejected({ css: '@layer section{body{margin:0}}' })).toContain(
      'Only the shell ships global CSS',
    );
  });

  it('rejects CSS outside the section layer', async () => {
    expect(await rejected({ css: '.visitor-a{margin:0}' })).toContain('outside "@layer section"');
  });

  it.each([
    ['throws', 'throw new Error("no door")', 'Its server bundle fails when it is loaded: no door'],
    ['ends its process', 'process.exit(0)', 'fails when it is loaded: process is not defined'],
    ['requires an unprovided module', 'require("left-pad")', 'which the shell does not provide'],
    ['exports no section', 'module.exports = {}', 'does not export "section"'],
  ])('rejects a server bundle that %s', async (_, server, sentence) => {
    expect(await rejected({ server })).toContain(sentence);
  });

  it('rejects an import that the shell does not export', async () => {
    const imports = { react: ['useNow'] };
    expect(await rejected({ draft: (draft) => ({ ...draft, imports }) })).toBe(
      'mfe-visitor@2.0.0 with shell@1.0.0: It imports "useNow" from react, which this shell does not export.',
    );
  });

  it('rejects a server bundle that fills the heap', async () => {
    const hungry = 'const all = []; for (;;) all.push(new Array(1000).fill(0).map(String));';
    // During garbage collection it may exceed the limit of CPU time before its heap is full.
    expect(await rejected({ server: hungry })).toMatch(
      /mfe-visitor@2\.0\.0 with shell@1\.0\.0: Its server bundle (ended its process|was stopped)/,
    );
  });

  it.each([
    [
      'requires a package that only this checkout has',
      'require("semver");',
      '"semver", which a rendering does not have',
    ],
    [
      'does not export renderDocument',
      'module.exports = { provided: {} }',
      'does not export "provided" and "renderDocument"',
    ],
  ])('rejects a shell that %s', async (_, server, sentence) => {
    await small.publish('shell', '2.0.0', { server });
    await expect(promoted('shell', '2.0.0')).rejects.toThrow(sentence);
  });

  it('rejects a shell without server/boot.js', async () => {
    await small.publish('shell', '2.0.0', { without: 'server/boot.js' });
    await expect(promoted('shell', '2.0.0')).rejects.toThrow(
      'shell@2.0.0 has no file server/boot.js',
    );
  });

  it('rejects an unsupported contract version', async () => {
    expect(await rejected({ draft: (draft) => ({ ...draft, contract: 99 }) })).toContain(
      'contract 99',
    );
  });

  it('rejects a release with a file that was changed in the store', async () => {
    await small.publish('mfe-visitor', '2.0.0', { script: '2' });
    writeFileSync(
      path.join(small.dataDir, 'store/releases/mfe-visitor/2.0.0/browser/entry.js'),
      'alert(1)',
    );
    await expect(promoted('mfe-visitor', '2.0.0')).rejects.toThrow(
      'browser/entry.js of mfe-visitor@2.0.0 is not the file that was published.',
    );
  });

  it('rejects a release with a manifest that was changed after signing', async () => {
    await small.publish('mfe-visitor', '2.0.0', { script: '2' });
    const manifest = path.join(small.dataDir, 'store/releases/mfe-visitor/2.0.0/release.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('visitorPage', 'anotherPage'));
    expect(
      await verify({ store: small.store, releases: { ...(await live()), 'mfe-visitor': '2.0.0' } }),
    ).toEqual([
      'release.json of mfe-visitor@2.0.0 is not in the list that the keys of mfe-visitor have signed.',
    ]);
  });

  it('rejects a release that is not in the store', async () => {
    await expect(promoted('mfe-visitor', '9.9.9')).rejects.toThrow(
      'mfe-visitor@9.9.9 is not in the store',
    );
  });
});

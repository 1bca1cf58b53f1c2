import { writeFileSync } from 'node:fs';
import { current, promote } from './promote.ts';
import { makeLiveReleases, type SmallReleases } from './small-releases.fixture.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeLiveReleases();
});
afterEach(() => small.remove());

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

  it('rejects a release with a file that was changed in the store', async () => {
    await small.publish('mfe-visitor', '2.0.0', { script: '2' });
    writeFileSync(small.pathOf('mfe-visitor', '2.0.0', 'browser/entry.js'), 'alert(1)');
    await expect(promoted('mfe-visitor', '2.0.0')).rejects.toThrow(
      'browser/entry.js of mfe-visitor@2.0.0 is not the file that was published.',
    );
  });

  it('rejects a release that is not in the store', async () => {
    await expect(promoted('mfe-visitor', '9.9.9')).rejects.toThrow(
      'mfe-visitor@9.9.9 is not in the store',
    );
  });
});

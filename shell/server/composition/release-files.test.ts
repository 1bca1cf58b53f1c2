import { makeSmallReleases, type SmallReleases } from '../../releases/small-releases.fixture.ts';
import { createReleaseFiles } from './release-files.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
});
afterEach(() => small.remove());

const first = 'browser/first.0123456789ab.js';
const second = 'browser/second.0123456789ab.js';
const more = { [first]: 'first', [second]: 'second' };

it.each(['1.0.0', '1.1.0'])(
  'finds a file that two releases share after release %s is removed',
  async (removed) => {
    await small.publish('mfe-info', '1.0.0', { more, script: '1' });
    await small.publish('mfe-info', '1.1.0', { more, script: '2' });
    const { find } = createReleaseFiles(small.store);
    const textOf = async (version: string | undefined, file: string) =>
      (await find('mfe-info', version, file))?.identity.toString();
    expect(await textOf(undefined, first)).toBe('first');
    expect(await small.store.removeRelease('mfe-info', removed, Infinity)).toBe(true);
    expect(await textOf(undefined, second)).toBe('second');
    expect(await textOf(removed, 'browser/entry.js')).toBeUndefined();
  },
);

it.each(['release.json', 'server/section.cjs'])(
  'serves %s only by version and only where releases are shared',
  async (file) => {
    await small.publish('mfe-info', '1.0.0');
    const shared = createReleaseFiles(small.store, { isShared: true });
    expect((await shared.find('mfe-info', '1.0.0', file))?.identity.length).toBeGreaterThan(0);
    expect(await shared.find('mfe-info', undefined, file)).toBeUndefined();
    const others = createReleaseFiles(small.store);
    expect(await others.find('mfe-info', '1.0.0', file)).toBeUndefined();
  },
);

it('never serves files other than those for browsers and servers', async () => {
  await small.publish('mfe-info', '1.0.0', { more: { 'check/secret.json': '{}' } });
  const { find } = createReleaseFiles(small.store, { isShared: true });
  expect(await find('mfe-info', '1.0.0', 'check/secret.json')).toBeUndefined();
});

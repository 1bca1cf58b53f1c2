import {
  makeSmallReleases,
  type SmallReleases,
} from '../../releases/testing/small-releases.fixture.ts';
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

it('finds the files of each release, for tabs that show an earlier one', async () => {
  await small.publish('mfe-info', '1.0.0', { more: { [first]: 'first' } });
  await small.publish('mfe-info', '1.1.0', { more: { [second]: 'second' } });
  const { find } = createReleaseFiles(small.store);
  for (const file of [second, first]) expect(await find('mfe-info', undefined, file)).toBeDefined();
});

it('serves files for servers by version only and where releases are shared, and no others', async () => {
  await small.publish('mfe-info', '1.0.0', { more: { 'check/secret.json': '{}' } });
  const shared = createReleaseFiles(small.store, { isShared: true });
  const others = createReleaseFiles(small.store);
  for (const file of ['release.json', 'server/section.cjs']) {
    expect((await shared.find('mfe-info', '1.0.0', file))?.identity.length).toBeGreaterThan(0);
    expect(await shared.find('mfe-info', undefined, file)).toBeUndefined();
    expect(await others.find('mfe-info', '1.0.0', file)).toBeUndefined();
  }
  expect(await shared.find('mfe-info', '1.0.0', 'check/secret.json')).toBeUndefined();
});

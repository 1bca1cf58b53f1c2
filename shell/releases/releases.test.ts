import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { promote } from './promote.ts';
import { publish } from './publish.ts';
import {
  unversionedReleaseOf,
  releaseWorld,
  type SmallReleases,
} from './small-releases.fixture.ts';

const small = releaseWorld();

it('leaves a release unchanged when the same build is published again', async () => {
  expect(await small.publish('mfe-visitor', '1.1.0', { script: '2' })).toEqual({
    version: '1.1.0',
    outcome: 'added',
  });
  const folder = path.join(small.dataDir, 'store/releases/mfe-visitor/1.1.0/release.json');
  const before = readFileSync(folder, 'utf8');
  expect(await small.publish('mfe-visitor', '1.1.0', { script: '2' })).toEqual({
    version: '1.1.0',
    outcome: 'there',
  });
  expect(readFileSync(folder, 'utf8')).toBe(before);
});

it('publishes a build from any folder and rejects another workspace name', async () => {
  small.build('mfe-press');
  const at = { root: path.join(small.folder, 'mfe-press'), version: '1.0.0' };
  expect(await publish(small, { ...at, workspace: 'mfe-press' })).toEqual({
    version: '1.0.0',
    outcome: 'added',
  });
  await expect(publish(small, { ...at, workspace: 'mfe-info' })).rejects.toMatchObject({
    name: 'PublishError',
    message: expect.stringContaining('is a build of mfe-press, not of mfe-info.') as string,
  });
});

it('rejects different content under a published version', async () => {
  await expect(small.publish('mfe-visitor', '1.0.0', { script: '2' })).rejects.toMatchObject({
    name: 'PublishError',
    message: expect.stringContaining(
      'mfe-visitor@1.0.0 is published already and holds something else',
    ) as string,
  });
});

it('accepts sections that swap paths when they are promoted together', async () => {
  const [visitors] = unversionedReleaseOf('mfe-visitor').routes;
  const [stories] = unversionedReleaseOf('mfe-info').routes;
  await small.publish('mfe-visitor', '2.0.0', {
    draft: (draft) => ({ ...draft, routes: visitors ? [{ ...visitors, path: 'infoPage' }] : [] }),
  });
  await small.publish('mfe-info', '2.0.0', {
    draft: (draft) => ({ ...draft, routes: stories ? [{ ...stories, path: 'visitorPage' }] : [] }),
  });
  const both = await promote(small, [
    { workspace: 'mfe-visitor', version: '2.0.0' },
    { workspace: 'mfe-info', version: '2.0.0' },
  ]);
  expect(both.revision).toBe(2);
});

it('orders releases by publication, not by file times', async () => {
  await small.publish('mfe-visitor', '1.2.0', { script: '2' });
  await small.publish('mfe-visitor', '1.1.0', { script: '3' });
  const touched = path.join(small.dataDir, 'store/releases/mfe-visitor/1.0.0/release.json');
  utimesSync(touched, new Date('2099-01-01'), new Date('2099-01-01'));
  expect((await small.store.releases('mfe-visitor')).map(({ version }) => version)).toEqual([
    '1.1.0',
    '1.2.0',
    '1.0.0',
  ]);
});

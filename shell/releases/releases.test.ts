import { readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { history, promote } from './promote.ts';
import { publish } from './publish.ts';
import {
  unversionedReleaseOf,
  makeSmallReleases,
  type SmallReleases,
} from './small-releases.fixture.ts';

let small: SmallReleases;
beforeEach(async () => {
  small = await makeSmallReleases();
  await small.goLive();
});
afterEach(() => small.remove());
const promoted = (workspace: 'mfe-visitor' | 'mfe-info' | 'shell', version: string) =>
  promote(small, [{ workspace, version }]);

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

it('completes at least one of two concurrent promotions; a loser gets a conflict', async () => {
  await small.publish('mfe-visitor', '1.1.0', { script: '2' });
  await small.publish('mfe-info', '1.1.0', { script: '2' });
  const outcomes = await Promise.allSettled([
    promoted('mfe-visitor', '1.1.0'),
    promoted('mfe-info', '1.1.0'),
  ]);
  const won = outcomes.filter(({ status }) => status === 'fulfilled').length;
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ name: 'CompositionConflictError' });
  expect(won).toBeGreaterThan(0);
  expect(await history(small.store)).toHaveLength(1 + won);
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

it('accepts one of two concurrent publications of a version with different content', async () => {
  small.build('mfe-visitor', { script: '2' });
  const other = await makeSmallReleases();
  other.build('mfe-visitor', { script: '3' });
  const outcomes = await Promise.allSettled(
    [small.folder, other.folder].map((root) =>
      publish(small, { root, workspace: 'mfe-visitor', version: '1.1.0' }),
    ),
  );
  other.remove();
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [lost] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome] : []));
  const { name, message } = lost?.reason as Error;
  expect(name).toBe('PublishError');
  // Which of the two depends on whether the winner has signed already.
  expect(message).toMatch(
    /its folder is in the store, but holds no valid release|published already and holds something/,
  );
  expect(message).toMatch(/^mfe-visitor@1\.1\.0 .*give this one another version/i);
});
